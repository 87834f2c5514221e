// Comment on joue à IKI, avec ou sans Akebono, avec nos propres mots.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    paragraphs: [
      "Vous vivez une année dans les rues de l’ancienne Edo. Vous parcourez la rue avec votre **Oyakata**, faites affaire dans les boutiques et avec les personnages des autres, embauchez les vôtres et les aidez à progresser jusqu’à leur retraite. Ce qui compte, c’est l’**IKI**, l’art de vivre : qui en a le plus après le Jour de l’An gagne.",
      "La partie dure **12 mois et le Jour de l’An**. Trois incendies, quatre jours de paie et quatre saisons rythment l’année. Rien n’est secret entre joueurs ; seul ce qui est face cachée est inconnu, et de tous.",
    ],
  },
  {
    id: "board",
    title: "Ce qu’il y a sur la table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**La rue** : une boucle de huit boutiques, à sens unique. La marque de tour est entre le Bureau de Change et le Vendeur de Sandales.",
          "**Quatre nagayas**, A à D, de quatre emplacements chacun (trois à deux joueurs). L’emplacement 1 est au bord du plateau, là où commence un incendie ; le plus intérieur est un angle et coûte 2 mon de plus. Les quatre angles forment un groupe d’harmonie à part.",
          "**La rangée** : les personnages à embaucher. Les **bâtiments**, et les **pipes, blagues à tabac et poissons** de la saison.",
          "**Les pistes** : l’incendie de 0 à 10, avec ses piles de marqueurs, et le score.",
          "**Akebono** ajoute le pont de Nihonbashi comme neuvième case, une rivière et ses bateaux, des célébrités, une piste de commerce et un Nouveau Personnage chaque mois.",
        ],
      },
      "Votre plateau porte vos biens (mon, riz, sandales, bois, koban), quatre **kobun**, avec Akebono deux **marins**, une colonne par type pour les retraités et des places pour quatre poissons.",
    ],
  },
  {
    id: "setup",
    title: "Mise en place",
    anchors: ["ask-starter", "ask-starter-stall", "ask-use-tile"],
    paragraphs: [
      "Chacun commence avec 8 mon, 1 riz et 1 sandale. Le dernier dans l’ordre du tour choisit le premier : prenez un personnage de départ et posez-le, gratuitement, à l’emplacement 1 d’un nagaya libre, avec un kobun à son niveau le plus bas.",
      "Avec Akebono, chaque personnage de départ vient avec une **tuile de départ**, utilisable aussitôt ; celle du Bateau magasin permet de construire le bateau 1 à son prix et donne son pas de commerce.",
    ],
  },
  {
    id: "month",
    title: "Un mois",
    paragraphs: [
      {
        list: [
          "**Début** : quatre nouveaux personnages arrivent dans la rangée, avec Akebono aussi le Nouveau Personnage du mois.",
          "**Mode de vie** : chacun pose son Ikizama.",
          "**Actions** : dans l’ordre des cases d’Ikizama, chacun embauche ou prend un revenu, marche et fait affaire.",
          "**Fin** : aux mois 5, 8 et 11 un incendie, aux mois 3, 6, 9 et 12 un jour de paie. Les autres mois, 1 mon est posé sur chaque carte restée dans la rangée.",
        ],
      },
      "Avec Akebono, la rangée a quatre places d’arrivée et deux places gardées. À la fin d’un mois sans paie, seules les deux cartes d’arrivée les plus à droite restent : elles passent aux places gardées et reçoivent 1 mon chacune. Les autres, et le Nouveau Personnage, s’en vont.",
    ],
  },
  {
    id: "way",
    title: "Mode de vie",
    anchors: ["ikizama", "ask-ikizama"],
    paragraphs: [
      "Le plus fort contre l’incendie choisit en premier ; sur une même case, le marqueur le plus haut de la pile. Vous **devez** poser votre Ikizama sur une case libre : **1–4**, **1**, **2**, **3** ou **4**. Le nombre dit de combien vous marcherez. Les cases agissent de gauche à droite.",
      "À deux joueurs : chaque mois une tuile bloque une des cases 1 à 4.",
    ],
  },
  {
    id: "hire",
    title: "Revenu ou embauche",
    anchors: ["income", "mon", "character", "stall", "ask-income-or-hire", "ask-spare-mon", "ask-hire", "ask-stall", "ask-owner"],
    paragraphs: [
      "Sur la case **1–4** vous gagnez 1 mon, et rien d’autre avant de marcher. Sur les autres, prenez **4 mon** ou **embauchez** un personnage.",
      {
        list: [
          "Il faut un kobun libre et un emplacement libre.",
          "Le prix est sur la carte, plus ce que coûte l’emplacement : 2 mon pour un angle, à deux joueurs 1 mon pour le centre. Les remises ne baissent que le prix de la carte.",
          "Les mon posés sur la carte sont d’abord à vous et peuvent servir à payer.",
          "La carte va sur l’emplacement avec votre kobun à son niveau le plus bas, et vous gagnez son bonus d’embauche.",
        ],
      },
    ],
  },
  {
    id: "move",
    title: "Marcher",
    anchors: ["space", "sandal", "ask-move", "ask-send", "ask-run"],
    paragraphs: [
      "Avancez d’autant de cases que le dit votre case d’Ikizama ; sur 1–4, de 1 à 4 au choix. Chaque **sandale** dépensée est un pas de plus, décidé pas à pas, même à la fin de la marche.",
      "Chaque fois que vous passez la **marque de tour**, tous vos personnages de la rue gagnent aussitôt 1 expérience. Quitter le départ n’est pas un tour.",
    ],
  },
  {
    id: "business",
    title: "Faire affaire",
    anchors: ["done", "option", "ask-business", "ask-character-again", "ask-choice"],
    paragraphs: [
      "Là où vous vous arrêtez vous pouvez, dans n’importe quel ordre et une fois chacun, utiliser la **boutique** et **un personnage** d’un emplacement de cette case : le vôtre, celui d’un autre ou un neutre.",
      "Le personnage d’un autre joueur gagne 1 expérience quand vous l’utilisez. Le vôtre n’en gagne pas. Un neutre quitte la partie. Seul un talent réalisable peut être utilisé.",
      {
        list: [
          "**Vendeur de Sandales** : 2 mon pour 2 sandales. **Vendeur de Riz** : 3 mon pour 2 riz.",
          "**Tour de Guet** : 1 pas sur la piste Incendie.",
          "**Vendeur de Tabac** : achetez une pipe, une blague, ou une de chaque.",
          "**Prêteur sur Gages** : 1 riz ou 1 sandale contre 4 mon.",
          "**Contremaître** : 1 mon pour 1 bois, ou 1 mon et construire.",
          "**Pont de Nihonbashi** (Akebono) : rencontrer une célébrité, activer un bateau, ou les deux.",
          "**Marché aux Poissons** : achetez un poisson, au plus un par saison.",
          "**Bureau de Change** : 6 mon pour 1 koban, 10 mon pour 2, ou gagnez 2 mon.",
        ],
      },
    ],
  },
  {
    id: "experience",
    title: "Expérience et retraite",
    anchors: ["column", "ask-xp", "ask-lose-xp", "ask-salary", "ask-retire", "ask-column", "ask-swap", "ask-swap-with"],
    paragraphs: [
      "Le kobun d’un personnage grimpe son échelle : par les affaires des autres, par vos tours de rue, par des effets. En haut, il prend sa **retraite** aussitôt : la carte va dans la colonne de son type au-dessus de votre plateau, le kobun revient, et il n’a plus besoin de riz. Son dernier salaire est versé à chaque paie.",
      "Certains personnages apportent un **jeton** au lieu d’un salaire. Un personnage sans type va dans la colonne de votre choix.",
    ],
  },
  {
    id: "tokens",
    title: "Pipes, blagues, poissons et autres jetons",
    anchors: ["pipe", "pouch", "fish", "special", "ticket", "ask-buy", "ask-river", "ask-use-pipe", "ask-give-fish", "ask-ticket"],
    paragraphs: [
      {
        list: [
          "Les **pipes** agissent aussitôt achetées.",
          "Les **blagues à tabac** comptent à la fin ; toutes ensemble, elles doublent si vous avez alors une pipe.",
          "Les **poissons** comptent ensemble : 3, 6, 10 ou 15 IKI pour un à quatre, plus ce qui est imprimé.",
          "**Jetons des retraités** : Embauche −1 et Charretier servent toujours ; Anti-incendie et Docteur sauvent un personnage une fois ; Messager pose votre Oyakata sur n’importe quelle case au lieu de marcher ; Propriétaire permet une embauche de plus ; Joker donne au Marionnettiste le type voulu à la fin ; Pêcheur vaut un poisson, Policier une blague.",
          "**Jetons de bateau** (bateau 4A) : revenu ou embauche sur la case 1–4, un second personnage, ou la boutique une seconde fois.",
        ],
      },
      "À la fin d’une saison, ce qui n’a pas été acheté s’en va et les jetons suivants arrivent. Avec Akebono, un de chaque sorte flotte sur la rivière et ne s’achète qu’avec le Bateau magasin.",
    ],
  },
  {
    id: "buildings",
    title: "Bâtiments",
    anchors: ["building", "ask-build", "ask-building-stall"],
    paragraphs: [
      "Payez les biens indiqués, posez le bâtiment sur un emplacement libre (avec son surcoût) et un kobun dessus ; il y reste. Personne ne fait affaire avec un bâtiment ; on ne le nourrit pas et il n’a pas de type. La plupart comptent à la fin, certains aident tout le temps. Avec Akebono, on peut construire un bateau à la place.",
    ],
  },
  {
    id: "boats",
    title: "Bateaux et commerce (Akebono)",
    anchors: ["boat", "trade", "ask-boat", "ask-boat-bonus", "ask-one-more-boat"],
    paragraphs: [
      "Qui peut construire peut construire un bateau de la berge : payez son prix, mettez-y un marin et posez-le sur la rivière. Deux bateaux au plus par joueur. Ensuite, prenez ses pas de commerce ou activez-le aussitôt.",
      "Activer, c’est choisir n’importe quel bateau de la rivière et faire son action. Le propriétaire du bateau d’un autre gagne 1 commerce.",
      "Après chaque incendie, chacun gagne ce que montre la piste de commerce jusqu’à son marqueur : à 2 un mon, à 4 une sandale, à 6 un riz, à 8 un koban, à 10 aussi 5 IKI.",
    ],
  },
  {
    id: "celebrities",
    title: "Célébrités (Akebono)",
    anchors: ["celebrity", "ask-celebrity", "ask-use-celebrity", "ask-relocate", "ask-relocate-to", "ask-relocated-skill"],
    paragraphs: [
      "Deux sont sur le pont chaque saison. Qui s’y arrête peut en rencontrer une et garde la carte : elle agit désormais, aussitôt, ou à la fin de la partie.",
    ],
  },
  {
    id: "fire",
    title: "Incendie",
    anchors: ["ask-fire"],
    paragraphs: [
      "À la fin des mois 5, 8 et 11, une tuile désigne le nagaya qui brûle. Le feu a une force de 5, 8 ou 10 (à deux joueurs 4, 7, 9) à l’emplacement 1 et perd 1 à chaque emplacement suivant.",
      "Il rencontre les cartes l’une après l’autre. Si le propriétaire est au moins aussi fort sur la piste Incendie, le feu s’éteint. Sinon la carte est perdue et le kobun revient, sauf si un jeton sauve le personnage ; le feu continue alors. Les cartes neutres brûlent.",
    ],
  },
  {
    id: "payday",
    title: "Jour de paie",
    anchors: ["ask-food"],
    paragraphs: [
      {
        list: [
          "**Salaire** : chacun de vos personnages paie ; dans la rue, ce qui est à côté de son kobun ; les retraités, leur dernier salaire.",
          "**Harmonie** : dans chaque nagaya, et parmi les quatre angles, pour chaque type présent au moins deux fois, quel que soit le propriétaire : chacun de vos personnages de ce type rapporte autant d’IKI qu’il y en a dans le groupe.",
          "**Nourriture** : 1 riz pour chacun de vos personnages de la rue. S’il en manque, vous choisissez qui nourrir ; les autres quittent la partie.",
        ],
      },
      "La rangée est vidée et la saison suivante commence.",
    ],
  },
  {
    id: "two",
    title: "À deux joueurs",
    anchors: ["ask-neutral", "ask-neutral-stall"],
    paragraphs: [
      "Les nagayas ont trois emplacements, et celui du centre sert ses deux boutiques. À la fin de chaque mois, le joueur Soleil (mois impairs) ou Lune (mois pairs) pose une carte de la rangée sur un emplacement libre comme **personnage neutre**. Tous peuvent l’utiliser ; puis il s’en va. Il compte pour l’harmonie, et il brûle.",
      "Avec Akebono, un **Grand Maître** peut marcher à contre-courant, aussi loin que le dit la tuile de blocage ; les personnages des joueurs sur sa case gagnent de l’expérience.",
    ],
  },
  {
    id: "new-year",
    title: "Le Jour de l’An et la fin",
    anchors: ["ask-visit"],
    paragraphs: [
      "Après le mois 12, chacun, le plus fort contre l’incendie d’abord, pose son Oyakata sur n’importe quelle case et peut y faire affaire. Puis vos personnages rentrent dans leurs colonnes, et on compte :",
      {
        list: [
          "vos IKI sur la piste",
          "les types différents : 1, 4, 9, 16 ou 25 pour un à cinq",
          "les poissons et le tabac",
          "les bâtiments et les célébrités",
          "3 par koban, 1 par bois, 1 par 4 mon",
        ],
      },
      "À égalité, le plus fort contre l’incendie l’emporte.",
    ],
  },
];
