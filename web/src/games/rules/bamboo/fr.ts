// Comment se joue Bamboo, avec nos propres mots.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    paragraphs: [
      "Chacun de vous aménage une demeure dans une forêt de bambous. Pendant **quatre années**, vous envoyez du bambou dans la bambouseraie, vous brûlez de l’encens dans les temples, vous achetez de quoi garnir votre demeure et vous disposez le tout avec goût. Seul compte le **bonheur** : qui en a le plus après le quatrième hiver gagne.",
      "Rien n’est secret entre les joueurs. Seul l’ordre des tuiles cachées est inconnu de tous.",
    ],
  },
  {
    id: "board",
    title: "Ce qui se trouve sur la table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**La bambouseraie** : quatre pousses de trois sections, avec sous chacune deux emplacements libres.",
          "**Quatre temples**, un par couleur, avec une pile d’esprits de la forêt (on ne connaît que celui du dessus) et une rangée de bâtons d’encens, le plus ancien d’abord.",
          "**Les tuiles Équilibre** : trois visibles pour chaque zone de la demeure, gauche, centrale et droite.",
          "**Les tuiles Demeure** : deux colonnes de quatre. Le prix et le bonheur appartiennent à l’emplacement : une tuile devient moins chère en glissant vers le bas.",
          "**La nourriture** : cinq jetons. Le Thé nourrit une tuile, le Riz deux, le Râmen trois.",
        ],
      },
      "Votre plateau porte quatre **stocks**, un par couleur, de quatre sections au plus ; une **grille** de cinq colonnes et trois lignes pour vos tuiles Demeure ; et deux emplacements de tuiles Équilibre par zone. La zone gauche comprend les colonnes 1 et 2, la zone droite les colonnes 4 et 5. La zone centrale comprend les cinq colonnes : celle du milieu ne sert donc qu’aux tuiles centrales.",
    ],
  },
  {
    id: "setup",
    title: "Mise en place",
    anchors: ["ask-draft"],
    paragraphs: [
      "Vous commencez avec 3 pièces, 5 points de bonheur, 3 bâtons d’encens en réserve et 4 autres qui attendent sur le plateau principal, un par année. Vous recevez une tuile Équilibre centrale au hasard et quatre sections, une de chaque couleur.",
      "On étale ensuite deux sections par joueur. Dans l’ordre du tour chacun en prend une, puis une seconde dans le même ordre. Dès lors vous possédez toujours **six sections** entre deux tours.",
    ],
  },
  {
    id: "year",
    title: "L’année",
    paragraphs: [
      "Une année, c’est le printemps, l’été, l’automne et l’hiver. Presque toutes les décisions se prennent en été ; les autres saisons donnent, récompensent et réclament.",
    ],
  },
  {
    id: "spring",
    title: "Printemps",
    anchors: ["ask-gift", "gift"],
    paragraphs: [
      "Chacun reprend l’un de ses bâtons qui attendent sur le plateau principal. Vous jouez ainsi avec quatre bâtons la première année et sept la dernière.",
      "On révèle ensuite autant de **cadeaux** de la forêt qu’il y a de joueurs. Dans l’ordre du tour, chacun en choisit un et peut faire aussitôt son action. Au printemps, aucun esprit ne peut aider.",
    ],
  },
  {
    id: "stock",
    title: "Été : choisir un stock",
    anchors: ["ask-stock"],
    paragraphs: [
      "En été, vous jouez à tour de rôle jusqu’à ce que personne n’ait plus de bâton. **Sans bâton, vous passez** jusqu’à l’automne ; avec au moins un, il faut jouer.",
      "Choisissez d’abord un stock qui contient au moins une section. Celui que vous avez utilisé en dernier, où se trouve votre marqueur Action, est interdit, même au premier tour d’une nouvelle année. La couleur du stock désigne le temple que vous visitez.",
    ],
  },
  {
    id: "offering",
    title: "Été : l’offrande",
    anchors: ["ask-offer", "temple"],
    paragraphs: [
      "Déposez autant de bâtons que le stock choisi compte de sections, ou tous ceux qui vous restent s’il y en a moins. Dans le temple visité, c’est gratuit. **Chaque bâton dans un autre temple coûte 1 pièce.** Les nouveaux bâtons se placent au-dessus des autres.",
      "Le nombre de bâtons déposés est aussi le nombre d’actions que vous pourrez faire ce tour-ci.",
    ],
  },
  {
    id: "placing",
    title: "Été : placer les bambous",
    anchors: ["ask-place", "ask-shoot", "shoot", "section"],
    paragraphs: [
      "Prenez **toutes** les sections du stock et placez-les une à une dans les emplacements libres sous les pousses, deux au plus sous la même. Regardez en même temps le sommet des pousses : c’est ce que vous allez recevoir.",
    ],
  },
  {
    id: "resolving",
    title: "Été : résoudre",
    anchors: ["ask-resolve", "ask-overflow", "ask-end-turn", "done", "forgo"],
    paragraphs: [
      "Résolvez les sections placées dans l’ordre de votre choix. Pour chacune :",
      {
        list: [
          "Vous pouvez faire son **action**, tant que vous avez fait moins d’actions ce tour-ci que déposé de bâtons. Vous pouvez aussi y renoncer ; cela ne consomme rien.",
          "Puis la pousse monte d’un cran. La section du sommet quitte la bambouseraie et vous revient : elle rejoint le stock de sa couleur et agira lors d’un autre tour.",
          "Si ce stock en contient déjà quatre, choisissez-en un autre qui a de la place. La section y compte comme une section de ce stock, quelle que soit sa couleur.",
        ],
      },
      "Quand tout est résolu, votre tour s’achève, avec autant de sections qu’au début.",
    ],
  },
  {
    id: "income",
    title: "Action : Rémunération",
    anchors: ["ask-income", "coin"],
    paragraphs: ["Prenez 2 pièces."],
  },
  {
    id: "cooking",
    title: "Action : Cuisine",
    anchors: ["ask-cook", "ask-cook-must", "food"],
    paragraphs: [
      "Prenez l’un des jetons Nourriture visibles. L’emplacement reste vide ; ce n’est qu’au dernier jeton pris qu’on en révèle cinq nouveaux. Il vous en faudra en hiver : une nourriture par tuile Demeure de votre grille.",
    ],
  },
  {
    id: "home",
    title: "Action : Aménagement",
    anchors: ["ask-home", "ask-cell", "cell"],
    paragraphs: [
      "**Soit** prenez 1 pièce, **soit** achetez une tuile Demeure : payez le prix de son emplacement, gagnez le bonheur qui y est imprimé et posez la tuile sur une case libre de votre grille. Elle n’en bougera plus. Les tuiles du dessus glissent vers le bas et une nouvelle apparaît en haut.",
      "Il y a quatre types : Décoration, Foi, Jardin et Quotidien. Chaque tuile a un confort de 1 à 3.",
    ],
  },
  {
    id: "balance",
    title: "Action : Équilibre",
    anchors: ["ask-balance", "ask-balance-again", "happiness"],
    paragraphs: [
      "**Soit** savourez un moment de calme pour 1 point de bonheur, **soit** faites une ou deux des choses suivantes, mêlées à votre guise :",
      {
        list: [
          "**Obtenir** une tuile visible, si sa zone a un emplacement libre sur votre plateau.",
          "**Décompter** une tuile que vous avez, si votre grille présente son motif. Vous gagnez ses points et l’emplacement se libère. Une tuile à peine obtenue peut être décomptée.",
        ],
      },
      "Un motif peut se trouver n’importe où dans sa zone, mais sans rotation ni miroir. Un type dessiné demande ce type, un carré vide n’importe quelle tuile. Certaines tuiles demandent aussi un confort total minimal. Une pile d’un type désigne toutes les tuiles de ce type dans la zone, où qu’elles soient. Rien ne s’use : une même tuile Demeure peut servir à plusieurs tuiles Équilibre.",
    ],
  },
  {
    id: "joker",
    title: "Action : Joker",
    anchors: ["ask-joker", "action"],
    paragraphs: ["Choisissez l’une des quatre actions au moment de résoudre la section."],
  },
  {
    id: "spirits",
    title: "Les esprits de la forêt",
    anchors: ["spirit", "option", "ask-option"],
    paragraphs: [
      "Un esprit gagné est éveillé. Pendant votre tour d’été, vous pouvez faire appel à autant d’esprits éveillés que vous voulez, avant la première étape, entre deux étapes ou entre deux sections, mais jamais au milieu d’une action. Un esprit utilisé s’endort. Ce que donnent les esprits ne demande aucun bâton.",
      {
        list: [
          "**Kappa** : une action Équilibre. **Tanuki** : une action Aménagement. **Rokurokubi** : une action Rémunération.",
          "**Kitsune** : toutes les sections encore à résoudre ce tour-ci comptent comme des jokers.",
          "**Tengu** : toute la nourriture visible est renouvelée, et vous prenez un jeton, avant ou après.",
          "**Bakeneko** : utilisé avant l’offrande, il laisse vos bâtons aller gratuitement dans n’importe quel temple.",
          "**Ookami** : vaut 4 nourritures quand vous nourrissez votre famille en hiver.",
        ],
      },
    ],
  },
  {
    id: "autumn",
    title: "Automne",
    paragraphs: [
      "Dans chaque temple, qui a **le plus de bâtons** gagne l’esprit du dessus de la pile. À égalité, c’est celui dont le bâton est le plus haut, donc le plus récent. Un temple sans bâton perd son esprit, que personne ne reçoit. Tous les bâtons retournent à leurs propriétaires.",
    ],
  },
  {
    id: "winter",
    title: "Hiver",
    anchors: ["ask-wake", "ask-feed"],
    paragraphs: [
      {
        list: [
          "**Réveiller.** Vous pouvez payer pour réveiller des esprits : Kitsune est gratuit, Ookami coûte 2 pièces, tout autre 1 pièce.",
          "**Nourrir.** Il faut une nourriture par tuile Demeure. Tant qu’il en manque, vous devez dépenser des jetons, un par un, à votre choix ; un Ookami éveillé peut aider. Chaque nourriture manquante coûte 1 point de bonheur. L’excédent est perdu, mais les jetons non dépensés restent à vous.",
          "**Renouveler.** Le premier joueur change. Dans chaque colonne de tuiles Demeure et Équilibre, la plus basse part et une nouvelle arrive. Les emplacements de nourriture vides sont remplis.",
        ],
      },
      "Le quatrième hiver s’arrête après le repas.",
    ],
  },
  {
    id: "two-players",
    title: "À deux joueurs",
    paragraphs: [
      "Un **joueur fantôme** brûle aussi de l’encens. Au début, puis après chaque automne sauf le dernier, il dépose 0, 2, 3 et 3 bâtons dans les quatre temples, au hasard. Ce sont les plus bas : il perd toutes les égalités. Un esprit qu’il gagne quitte la partie. Une partie des tuiles Demeure n’est pas utilisée.",
    ],
  },
  {
    id: "night",
    title: "La face Nuit",
    anchors: ["option-night"],
    paragraphs: [
      "Pour qui connaît le jeu : quatre cases de chaque grille sont marquées d’un type et n’acceptent qu’une tuile de ce type. Chaque case marquée restée vide à la fin coûte 1 point de bonheur.",
    ],
  },
  {
    id: "end",
    title: "La fin et le décompte",
    anchors: ["scoring"],
    paragraphs: [
      "Après le quatrième hiver, chacun ajoute :",
      {
        list: [
          "**+2** par esprit différent, éveillé ou endormi.",
          "**−2** par point d’écart entre le confort de la zone gauche et celui de la zone droite. La colonne du milieu ne compte pas ici.",
          "**La moitié des points**, arrondie au supérieur, de chaque tuile Équilibre encore détenue dont le motif est présent.",
          "Sur la face Nuit, **−1** par case marquée restée vide.",
        ],
      },
      "Le plus grand bonheur gagne. À égalité, le confort total de la grille décide ; si l’égalité demeure, la victoire est partagée. Pièces, nourriture et bâtons ne valent rien.",
    ],
  },
];
