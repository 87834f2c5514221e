// Comment se joue Bamboo, avec nos propres mots.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    paragraphs: [
      "Chacun de vous aménage une demeure dans une forêt de bambous. Pendant **[quatre|years] années**, vous envoyez du bambou dans la bambouseraie, vous brûlez de l’encens dans les temples, vous achetez de quoi garnir votre demeure et vous disposez le tout avec goût. Seul compte le **bonheur** : qui en a le plus après le dernier hiver gagne.",
      "Rien n’est secret entre les joueurs. Seul l’ordre de ce qui est face cachée est inconnu de tous.",
    ],
  },
  {
    id: "board",
    title: "Ce qui se trouve sur la table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**La bambouseraie** : [quatre|shoots] pousses de [trois|shoot-sections] sections de bambou, avec sous chacune [deux|shoot-free] emplacements libres.",
          "**[Quatre|temples] temples**, un par couleur. Chacun a une pile d’esprits de la forêt, dont on ne connaît que celui du dessus (notre arbitrage R18), et une rangée de bâtons d’encens, le plus ancien d’abord.",
          "**Les tuiles Équilibre** : [trois|balance-shown] visibles pour chaque zone de la demeure, gauche, centrale et droite.",
          "**Les tuiles Demeure** : [deux|levels] colonnes de [quatre|home-places] emplacements, une par niveau. Celles du premier niveau coûtent de [1|price-first-low] à [4|price-first-top] pièces, celles du second de [2|price-second-low] à [5|price-second-top], et la plupart de celles-ci ont plus de confort. Le prix et le bonheur sont imprimés à côté de l’emplacement et non sur la tuile : elle devient moins chère en glissant vers le bas.",
          "**Les casiers** : les piles fermées d’où viennent les tuiles, un pour chaque zone de tuiles Équilibre et un pour chaque niveau de tuiles Demeure. Quand on prend une tuile, celles du dessus glissent vers le bas et une nouvelle arrive sur l’emplacement supérieur. D’un casier vide, rien ne vient et l’emplacement reste libre.",
          "**La nourriture** : [cinq|food-shown] jetons visibles. Le Thé vaut [une|tea] nourriture, le Riz [deux|rice], le Râmen [trois|ramen].",
        ],
      },
      "Votre plateau porte [quatre|stocks] **stocks**, un par couleur, de [quatre|stock-size] sections au plus ; une **grille** de [cinq|columns] colonnes et [trois|rows] lignes pour vos tuiles Demeure ; et [deux|balance-places] emplacements de tuiles Équilibre par zone. La zone gauche comprend les colonnes [1|left-first] et [2|left-last], la zone droite les colonnes [4|right-first] et [5|right-last]. La zone centrale comprend les [cinq|columns] colonnes : celle du milieu ne sert donc qu’aux tuiles centrales.",
    ],
  },
  {
    id: "setup",
    title: "Mise en place",
    anchors: ["ask-draft"],
    paragraphs: [
      "Vous commencez avec [3|start-coins] pièces, [5|start-happiness] points de bonheur, [3|start-sticks] bâtons d’encens en réserve et [4|later-sticks] autres qui attendent sur le plateau principal, un par année. Vous recevez au hasard une tuile Équilibre de la zone centrale (notre arbitrage R1) et [quatre|start-sections] sections, une de chaque couleur et une de chaque action (notre arbitrage R2).",
      "On étale ensuite [deux|draft-sections] sections par joueur. Dans l’ordre du tour chacun en prend une, puis une seconde dans le même ordre (notre arbitrage R3). Dès lors vous possédez **[six|own-sections] sections** d’un tour à l’autre, jamais plus et jamais moins.",
    ],
  },
  {
    id: "year",
    title: "L’année et l’ordre du tour",
    paragraphs: [
      "Une année, c’est le printemps, l’été, l’automne et l’hiver. Presque toutes les décisions se prennent en été ; les autres saisons donnent, récompensent et réclament.",
      "**L’ordre du tour** suit le sens horaire à partir de qui détient le marqueur Premier joueur. Il est tiré au sort la première année et passe au joueur suivant chaque hiver.",
    ],
  },
  {
    id: "spring",
    title: "Printemps",
    anchors: ["ask-gift", "gift"],
    paragraphs: [
      "Chacun reprend l’un de ses bâtons qui attendent sur le plateau principal. Vous jouez ainsi avec [quatre|sticks-first-year] bâtons la première année et [sept|sticks-last-year] la dernière.",
      "Il y a [quatre|gifts] **cadeaux** de la forêt, un par action : Rémunération, Cuisine, Aménagement et Équilibre. On les mélange et on en révèle autant qu’il y a de joueurs. Dans l’ordre du tour, chacun en choisit un et peut faire aussitôt son action ; tous reviennent au printemps suivant. Au printemps, les esprits éveillés ne peuvent pas aider.",
    ],
  },
  {
    id: "stock",
    title: "Été : choisir un stock",
    anchors: ["ask-stock"],
    paragraphs: [
      "En été, vous jouez à tour de rôle jusqu’à ce que personne n’ait plus de bâton. **Sans bâton, vous passez** jusqu’à l’automne ; avec au moins un, il faut jouer (notre arbitrage R4).",
      "Choisissez d’abord un stock qui contient au moins une section. Celui que vous avez utilisé en dernier, où se trouve votre marqueur Action, est interdit, même au premier tour d’une nouvelle année (notre arbitrage R6). La couleur du stock désigne le temple que vous visitez.",
    ],
  },
  {
    id: "offering",
    title: "Été : l’offrande",
    anchors: ["ask-offer", "temple"],
    paragraphs: [
      "Déposez autant de bâtons que le stock choisi compte de sections, ou tous ceux qui vous restent s’il y en a moins. Vous ne pouvez pas en garder exprès (notre arbitrage R5). Dans le temple visité, c’est gratuit. **Chaque bâton dans un autre temple coûte [1|stick-price] pièce.** Les nouveaux bâtons se placent au-dessus des autres, et il y a toujours de la place (notre arbitrage R7).",
      "Le nombre de bâtons déposés est aussi le nombre d’actions que vous pourrez faire ce tour-ci.",
    ],
  },
  {
    id: "placing",
    title: "Été : placer les bambous",
    anchors: ["ask-place", "ask-shoot", "shoot", "section"],
    paragraphs: [
      "Prenez **toutes** les sections du stock, même si vous avez déposé moins de bâtons, et placez-les une à une dans les emplacements libres sous les pousses, [deux|shoot-free] au plus sous la même. Regardez en même temps le sommet des pousses : c’est ce que vous allez recevoir.",
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
          "Vous pouvez faire son **action**, tant que vous avez fait moins d’actions ce tour-ci que déposé de bâtons. Vous pouvez aussi y renoncer ; cela ne consomme rien (notre arbitrage R21).",
          "Puis la pousse monte d’un cran. La section du sommet quitte la bambouseraie et vous revient : elle rejoint le stock de sa couleur et agira lors d’un autre tour.",
          "Si ce stock en contient déjà [quatre|stock-size], choisissez-en un autre qui a de la place. La section y compte comme une section de ce stock, quelle que soit sa couleur.",
        ],
      },
      "Quand tout est résolu, votre tour s’achève, avec autant de sections qu’au début.",
    ],
  },
  {
    id: "income",
    title: "Action : Rémunération",
    anchors: ["ask-income", "coin"],
    paragraphs: ["Prenez [2|income-coins] pièces."],
  },
  {
    id: "cooking",
    title: "Action : Cuisine",
    anchors: ["ask-cook", "ask-cook-must", "food"],
    paragraphs: [
      "Prenez l’un des jetons Nourriture visibles. Son emplacement reste vide jusqu’à l’hiver ; ce n’est qu’au dernier jeton pris qu’on en révèle aussitôt [cinq|food-shown] autres. Il vous en faudra en hiver : [une|food-per-home] nourriture par tuile Demeure de votre grille.",
      "Il y a [26|food-tokens] jetons. Quand la réserve face cachée est épuisée, on mélange les jetons dépensés pour en former une nouvelle. Si tous sont chez les joueurs, il n’y a rien à prendre (notre arbitrage R14).",
    ],
  },
  {
    id: "home",
    title: "Action : Aménagement",
    anchors: ["ask-home", "ask-cell", "cell"],
    paragraphs: [
      "**Soit** prenez [1|home-coins] pièce, **soit** achetez une tuile Demeure : payez le prix de son emplacement, gagnez le bonheur qui y est imprimé et posez la tuile sur une case libre de votre grille. Elle n’en bougera plus. Les tuiles du dessus glissent vers le bas et une nouvelle apparaît en haut.",
      "Il y a [quatre|kinds] types : Décoration, Foi, Jardin et Quotidien. Chaque tuile a un confort de [1|comfort-least] à [3|comfort-most].",
    ],
  },
  {
    id: "balance",
    title: "Action : Équilibre",
    anchors: ["ask-balance", "ask-balance-again", "happiness"],
    paragraphs: [
      "**Soit** savourez un moment de calme pour [1|calm] point de bonheur, **soit** faites jusqu’à [deux|balance-halves] des choses suivantes, mêlées à votre guise :",
      {
        list: [
          "**Obtenir** une tuile visible, si sa zone a un emplacement libre sur votre plateau.",
          "**Décompter** une tuile que vous avez, si votre grille présente son motif. Vous gagnez ses points et l’emplacement se libère. Une tuile à peine obtenue peut être décomptée.",
        ],
      },
      "Un motif peut se trouver n’importe où dans sa zone, mais sans rotation ni miroir. Un type dessiné demande ce type, un carré vide n’importe quelle tuile. Certaines tuiles demandent aussi un confort total minimal. Une pile d’un type désigne toutes les tuiles de ce type dans la zone, qu’elles se touchent ou non. Rien ne s’use : une même tuile Demeure peut servir à plusieurs tuiles Équilibre.",
    ],
  },
  {
    id: "joker",
    title: "Action : Joker",
    anchors: ["ask-joker", "action"],
    paragraphs: ["Choisissez l’une des [quatre|actions] autres actions au moment de résoudre la section."],
  },
  {
    id: "spirits",
    title: "Les esprits de la forêt",
    anchors: ["spirit", "option", "ask-option"],
    paragraphs: [
      "Il y a [sept|spirit-kinds] types d’esprits, [trois|spirit-copies] tuiles de chacun. De ces [21|spirits] tuiles, [16|spirits-used] prennent part au jeu, [quatre|spirit-pile] dans chaque temple ; les [cinq|spirits-unused] autres sont retirées sans être vues.",
      "Un esprit gagné est éveillé. **Pendant votre tour d’été, vous pouvez activer autant d’esprits éveillés que vous voulez, à tout moment** : avant de choisir un stock, d’un bâton à l’autre, entre les sections que vous placez ou résolvez, et avant la fin du tour. Seul ce qui est commencé, une action ou un placement, se termine d’abord (notre arbitrage R10). Un esprit activé s’endort. Ce que donnent les esprits ne demande aucun bâton. Qui passe ne peut en activer aucun (notre arbitrage R9).",
      {
        list: [
          "**Kappa** : une action Équilibre. **Tanuki** : une action Aménagement. **Rokurokubi** : une action Rémunération.",
          "**Kitsune** : toutes les sections encore à résoudre ce tour-ci comptent comme des jokers (notre arbitrage R22).",
          "**Tengu** : toute la nourriture visible est renouvelée, et vous prenez un jeton, avant ou après.",
          "**Bakeneko** : tous les bâtons encore à déposer ce tour-ci vont gratuitement dans n’importe quel temple (notre arbitrage R22).",
          "**Ookami** : vaut [4|ookami] nourritures quand vous nourrissez votre famille en hiver.",
        ],
      },
    ],
  },
  {
    id: "autumn",
    title: "Automne",
    paragraphs: [
      "Dans chaque temple, qui a **le plus de bâtons** gagne l’esprit du dessus de la pile. À égalité, c’est celui dont le bâton est le plus haut, donc le plus récent. Un temple sans bâton perd son esprit, que personne ne reçoit (notre arbitrage R8). Tous les bâtons retournent à leurs propriétaires.",
    ],
  },
  {
    id: "winter",
    title: "Hiver",
    anchors: ["ask-wake", "ask-feed"],
    paragraphs: [
      {
        list: [
          "**Réveiller.** Vous pouvez payer pour réveiller des esprits : Kitsune est gratuit, Ookami coûte [2|wake-ookami] pièces, tout autre [1|wake-other].",
          "**Nourrir.** Il faut [une|food-per-home] nourriture par tuile Demeure. Tant qu’il en manque, vous devez dépenser des jetons, un par un, à votre choix (notre arbitrage R12) ; un Ookami éveillé peut aider, sans y être obligé (notre arbitrage R11). Chaque nourriture manquante coûte [1|hunger] point de bonheur, même en dessous de zéro (notre arbitrage R15). L’excédent est perdu, mais les jetons non dépensés restent à vous.",
          "**Renouveler.** Le marqueur Premier joueur passe au suivant. Dans chaque colonne de tuiles Demeure et Équilibre, la plus basse va au fond de son casier, les autres glissent vers le bas et une nouvelle arrive en haut. D’un casier vide, la même tuile revient, sur l’emplacement supérieur (notre arbitrage R13). Les emplacements de nourriture vides sont remplis.",
        ],
      },
      "Le dernier hiver s’arrête après le repas (notre arbitrage R17).",
    ],
  },
  {
    id: "two-players",
    title: "Le joueur fantôme, quand on joue en duel",
    paragraphs: [
      "À [deux|seats-least] joueurs, un **joueur fantôme** brûle aussi de l’encens. Au début, puis après chaque automne sauf le dernier, il dépose ses [8|ghost-sticks] bâtons : [0|ghost-none], [2|ghost-some], [3|ghost-most] et [3|ghost-most] dans les [quatre|temples] temples, au hasard. Ce sont les plus bas : il perd toutes les égalités. Un esprit qu’il gagne quitte la partie. [24|homes-removed] des [64|homes] tuiles Demeure ne sont pas utilisées.",
    ],
  },
  {
    id: "night",
    title: "La face Nuit",
    anchors: ["option-night"],
    paragraphs: [
      "Pour qui connaît le jeu, et pour tous ou personne (notre arbitrage R20) : [quatre|night-cells] cases de chaque grille sont marquées d’un type et n’acceptent qu’une tuile de ce type. Chaque case marquée restée vide à la fin coûte [1|night-penalty] point de bonheur. La place de chaque type diffère d’une couleur à l’autre.",
    ],
  },
  {
    id: "end",
    title: "La fin et le décompte",
    anchors: ["scoring"],
    paragraphs: [
      "Après le dernier hiver, chacun ajoute :",
      {
        list: [
          "**+[2|points-per-spirit]** par esprit différent, éveillé ou endormi.",
          "**−[2|harmony]** par point d’écart entre le confort de la zone gauche et celui de la zone droite. La colonne du milieu ne compte pas ici.",
          "**La moitié des points**, arrondie au supérieur, de chaque tuile Équilibre encore détenue dont le motif est achevé.",
          "Sur la face Nuit, **−[1|night-penalty]** par case marquée restée vide.",
        ],
      },
      "Le plus grand bonheur gagne. À égalité, le confort total de la grille décide ; si l’égalité demeure, la victoire est partagée. Pièces, nourriture et bâtons ne valent rien.",
    ],
  },
];
