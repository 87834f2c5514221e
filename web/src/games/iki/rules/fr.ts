// Comment on joue à IKI, avec ou sans Akebono, avec nos propres mots.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    paragraphs: [
      "Vous vivez une année dans les rues de l’ancienne Edo. Vous parcourez la rue avec votre **Oyakata**, effectuez des transactions dans les boutiques et avec les personnages des autres, recrutez les vôtres et les aidez à progresser jusqu’à leur retraite. Ce qui compte, c’est l’**IKI**, l’art de vivre avec élégance : qui en a le plus après le Nouvel An gagne.",
      "La partie dure **[12|months] mois et le Nouvel An**. [Trois|fires] incendies, [quatre|paydays] jours de paie et [quatre|seasons] saisons rythment l’année. Rien n’est secret entre joueurs ; seul ce qui est face cachée est inconnu, et de tous. Aucun bien ne s’épuise, pas même le bois (notre arbitrage R5).",
    ],
  },
  {
    id: "board",
    title: "Ce qu’il y a sur la table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**La rue** : une boucle de [huit|street] boutiques, à sens unique. La marque de tour est entre le Bureau de Change et le Vendeur de Sandales. Tous commencent sur la case de départ, juste avant le Vendeur de Sandales.",
          "**[Quatre|nagayas] nagayas**, A à D, de [quatre|stalls] emplacements chacun, et derrière chaque boutique [deux|stalls-a-shop] d’entre eux. Un incendie commence au bord du plateau ; l’emplacement le plus intérieur est un **angle**, et une carte posée là coûte [2|corner-cost] mons de plus. En tête-à-tête, les emplacements sont différents : voir la fin de cette page.",
          "**La rangée** : les personnages à recruter. Chacun est d’un des [cinq|types] types : **Colporteur, Artisan, Spécial, Maître, Marchand**.",
          "**Les bâtiments** : [six|buildings-shown] sont proposés ; ce qui est construit n’est pas remplacé. Et les **jetons** de la saison : [deux|tokens-shown] pipes, [deux|tokens-shown] blagues à tabac et [deux|tokens-shown] poissons.",
          "**La piste de Lutte contre les Incendies**, de [10|fire-max] cases. Les marqueurs d’une même case forment une pile : qui arrive se pose au-dessus, et le dessus d’une pile est devant les autres. Au début, le premier joueur est au-dessus et le dernier au-dessous. Qui est au bout de la piste et gagne une case se pose encore au-dessus de la pile.",
          "**Le score** : votre IKI. Il ne descend jamais sous [0|iki-min].",
          "**Akebono** ajoute le pont de Nihonbashi, une case entre le Contremaître et le Marché aux Poissons : la rue en compte alors [neuf|street-akebono] ; une rivière et ses bateaux, des célébrités, une piste de Commerce et un Nouveau Personnage chaque mois.",
        ],
      },
      "Votre plateau porte vos biens (mons, riz, sandales, bois, kobans), [quatre|kobuns] **Kobuns**, avec Akebono [deux|sailors] **Marins**, une colonne par type pour les retraités et des places pour [quatre|fish-places] poissons.",
    ],
  },
  {
    id: "setup",
    title: "Mise en place",
    anchors: ["ask-starter", "ask-starter-stall"],
    paragraphs: [
      "Chacun commence avec [8|start-mon] mons, [1|start-rice] riz et [1|start-sandal] sandale. Le premier joueur est tiré au sort. Le **dernier** dans l’ordre du tour choisit d’abord : prenez un des [quatre|starters] personnages de départ et posez-le, gratuitement, au bord du plateau, dans un nagaya où cette place est libre, avec un Kobun à son niveau le plus bas. Les personnages que personne ne prend quittent la partie.",
      "Avec Akebono, il y a [cinq|starters-akebono] personnages de départ ; on en montre un de plus que de joueurs, chacun avec une **tuile Départ** dont l’effet a lieu aussitôt : [1|tile-rice] riz, [2|tile-sandal] sandales, [1|tile-wood] bois, [1|tile-trade] case de Commerce, ou le Bateau magasin : vous le construisez pour ses [3|shop-boat-cost] mons et avancez grâce à lui sur la piste de Commerce.",
      "Les bâtiments proposés sont tirés parmi [10|buildings-base] ; avec Akebono parmi [20|buildings-akebono], dont [deux|permanent-max] au plus avec une capacité permanente. De chaque saison, [12|season-cards] personnages entrent en jeu.",
    ],
  },
  {
    id: "month",
    title: "Un mois",
    paragraphs: [
      {
        list: [
          "**Début** : [quatre|row-fresh] nouveaux personnages de la saison arrivent dans la rangée, avec Akebono aussi le Nouveau Personnage du mois.",
          "**Mode de vie** : chacun pose son Ikizama.",
          "**Actions** : dans l’ordre des cases Ikizama, chacun perçoit son revenu ou recrute, se déplace et effectue des transactions.",
          "**Fin** : à la fin des mois [5|fire-month-1], [8|fire-month-2] et [11|fire-month-3], un **incendie**, et avec Akebono les revenus de la piste de Commerce ensuite ; à la fin des mois [3|payday-month-1], [6|payday-month-2], [9|payday-month-3] et [12|payday-month-4], un **jour de paie**. Chaque mois sans jour de paie, ceux d’incendie aussi, [1|row-mon] mon est posé sur chaque carte restée dans la rangée.",
        ],
      },
      "Avec Akebono, la rangée a [quatre|row-fresh] places d’arrivée et [deux|row-kept] places gardées. À la fin d’un mois sans jour de paie, les cartes des places gardées s’en vont, de même que le Nouveau Personnage que personne n’a recruté. Parmi les cartes d’arrivée, les [deux|row-kept] les plus à droite passent aux places gardées (notre arbitrage R18) et reçoivent [1|row-mon] mon chacune ; les autres s’en vont.",
    ],
  },
  {
    id: "way",
    title: "Mode de vie",
    anchors: ["ikizama", "ask-ikizama"],
    paragraphs: [
      "Le plus avancé sur la piste de Lutte contre les Incendies choisit d’abord, sur une même case le marqueur le plus haut de la pile ; cet ordre vaut pour toute la phase. Vous **devez** poser votre Ikizama sur une case libre : **[1|free-first]–[4|free-last]**, **[1|lane-1]**, **[2|lane-2]**, **[3|lane-3]** ou **[4|lane-4]**. Le nombre dit de combien vous avancerez.",
      "Ensuite, chacun agit dans l’ordre des cases depuis la gauche, [1|free-first]–[4|free-last] en tête. Un joueur finit tout son tour avant que le suivant ne commence.",
    ],
  },
  {
    id: "hire",
    title: "Revenu ou recrutement",
    anchors: [
      "income",
      "mon",
      "character",
      "stall",
      "ask-income-or-hire",
      "ask-spare-mon",
      "ask-hire",
      "ask-stall",
      "ask-owner",
    ],
    paragraphs: [
      "Sur la case **[1|free-first]–[4|free-last]**, vous gagnez [1|free-mon] mon, et rien d’autre avant de vous déplacer. Sur les autres, percevez votre revenu de **[4|income] mons** ou **recrutez** un personnage. Qui ne peut mener aucun recrutement à bien perçoit son revenu.",
      {
        list: [
          "Il faut un Kobun disponible et un emplacement libre.",
          "Le prix est sur la carte, plus ce que coûte l’emplacement. Les réductions ne baissent que le prix de la carte, pas celui de l’emplacement (notre arbitrage R11).",
          "Les mons posés sur la carte sont d’abord à vous et peuvent servir à payer.",
          "La carte va dans l’emplacement avec votre Kobun à son niveau le plus bas, et vous gagnez son bonus de recrutement. L’expérience pour un autre personnage est perdue si vous n’en avez pas d’autre sur le plateau.",
          "Avec Akebono, le Nouveau Personnage du mois se recrute comme ceux de la rangée.",
        ],
      },
    ],
  },
  {
    id: "move",
    title: "Se déplacer",
    anchors: ["space", "sandal", "ask-move", "ask-send", "ask-run"],
    paragraphs: [
      "Avancez d’exactement autant de cases que le dit votre case Ikizama ; sur [1|free-first]–[4|free-last], choisissez combien. Ensuite, chaque **sandale** dépensée mène une case plus loin, autant que vous voulez, et le **jeton Charretier** une de plus à chacun de vos tours ; vous décidez de chaque pas après avoir vu le précédent, mais pas après une transaction. Plusieurs Oyakatas peuvent partager une case.",
      "Chaque fois que vous passez la **marque de tour**, tous vos personnages sur le plateau gagnent aussitôt un point d’expérience. Qui part ainsi à la retraite rend aussitôt son Kobun, et une sandale ou un jeton Charretier gagné de cette façon peut encore prolonger le même déplacement. Quitter la case de départ n’est pas un tour.",
    ],
  },
  {
    id: "business",
    title: "Transactions",
    anchors: ["done", "option", "ask-business", "ask-character-again", "ask-choice"],
    paragraphs: [
      "Là où vous vous arrêtez vous pouvez, dans l’ordre de votre choix et une fois chacune, effectuer une transaction avec la **boutique** et avec **un personnage** d’un emplacement de cette case : le vôtre, celui d’un autre ou un neutre. Une compétence s’applique en entier, avec ce qu’elle coûte ; un personnage dont la compétence ne peut pas être appliquée ne peut pas être utilisé (notre arbitrage R12).",
      "Le personnage d’un autre joueur gagne un point d’expérience quand vous l’avez utilisé. Le vôtre n’en gagne pas. Un neutre quitte la partie.",
      {
        list: [
          "**Vendeur de Sandales** : [2|sandal-shop-gain] sandales pour [2|sandal-shop-cost] mons. **Vendeur de Riz** : [2|rice-shop-gain] riz pour [3|rice-shop-cost] mons.",
          "**Tour des Pompiers** : [1|fire-tower] case de Lutte contre les Incendies.",
          "**Vendeur de Tabac** : achetez une pipe, une blague à tabac, ou une de chaque, aux prix imprimés.",
          "**Prêteur sur Gages** : [4|pawn-gain] mons pour [1|pawn-rice] riz ou pour [1|pawn-sandal] sandale.",
          "**Contremaître** : [1|site-wood] bois pour [1|site-cost] mon (notre arbitrage R1), ou payer [1|site-build] mon et construire.",
          "**Pont de Nihonbashi** (Akebono) : ni boutique ni emplacements ; voir plus bas.",
          "**Marché aux Poissons** : achetez un poisson.",
          "**Bureau de Change** : [1|change-one] koban pour [6|change-cost] mons, [2|change-two] kobans pour [10|change-cost-two] mons, ou simplement [2|change-mon] mons.",
        ],
      },
    ],
  },
  {
    id: "experience",
    title: "Expérience et retraite",
    anchors: ["column", "ask-xp", "ask-lose-xp", "ask-salary", "ask-retire", "ask-column", "ask-swap", "ask-swap-with"],
    paragraphs: [
      "Le Kobun d’un personnage monte point par point : par les transactions des autres, par vos passages à la marque de tour, par des effets. En haut, le personnage **part à la retraite** aussitôt : la carte va dans la colonne de son type au-dessus de votre plateau, le Kobun revient et redevient disponible, et il n’y a plus à le nourrir. Son dernier salaire est versé à chaque jour de paie.",
      "Certains personnages n’ont pas de salaire : ils apportent un **jeton** à la retraite. Un personnage sans type va dans la colonne de votre choix, pour de bon ; d’ici là il ne compte pour aucune harmonie.",
    ],
  },
  {
    id: "tokens",
    title: "Pipes, blagues à tabac, poissons et autres jetons",
    anchors: [
      "pipe",
      "pouch",
      "fish",
      "special",
      "ticket",
      "ask-buy",
      "ask-river",
      "ask-use-pipe",
      "ask-give-fish",
      "ask-ticket",
    ],
    paragraphs: [
      {
        list: [
          "Les **pipes** agissent aussitôt achetées. Ce qui ne coûte rien s’applique, si c’est possible ; ce qui a un prix peut être refusé (notre arbitrage R31).",
          "Les **blagues à tabac** comptent à la fin ; toutes ensemble, elles comptent double si vous possédez alors au moins une pipe (notre arbitrage R15).",
          "**Poissons** : chaque joueur peut en acheter un par saison, où qu’il soit (notre arbitrage R16), et il lui faut une place libre. À la fin ils comptent ensemble : [3|fish-1], [6|fish-2], [10|fish-3] ou [15|fish-4] IKI pour un à [quatre|fish-places], plus ou moins ce qui est imprimé sur chacun.",
          "**Jeton Moine** : chaque recrutement coûte [1|monk-less] mon de moins. **Jeton Charretier** : une case de plus à chaque tour. **Jeton Anti-incendie** : une fois, un personnage atteint par l’incendie reste. **Jeton Docteur** : une fois, un personnage qui devrait quitter la partie par le feu ou la faim part à la retraite. **Jeton Messager** : une fois, lors d’un tour postérieur à celui où vous le recevez, posez votre Oyakata sur n’importe quelle case au lieu de vous déplacer. **Jeton Propriétaire** : une fois, juste après un recrutement, recrutez encore un personnage à son prix. **Jeton Joker** : à la fin, le Marionnettiste compte pour le type de votre choix. Le **jeton Pêcheur** compte comme un poisson avec [1|fisherman] IKI de plus, si une place est libre ; le **jeton Policier** comme une blague à tabac.",
          "**Jetons Bateau** (Akebono, Barque d’agrément face A) : « revenu ou recrutement » donne l’un ou l’autre sur la case Ikizama [1|free-first]–[4|free-last], à la place de son mon ; « personnage » est une transaction avec encore un personnage, ou avec le même ; « boutique » est une seconde transaction avec la boutique. « Personnage » et « boutique » ne servent que lors d’un de vos tours postérieur à celui où vous les prenez (notre arbitrage R27). Un jeton Bateau utilisé retourne près de son bateau.",
        ],
      },
      "Quand une saison se termine, ce qui n’a pas été acheté s’en va et les jetons de la suivante arrivent. Avec Akebono, un troisième jeton de chaque sorte est dans la rivière et ne s’achète qu’avec le Bateau magasin.",
    ],
  },
  {
    id: "buildings",
    title: "Bâtiments",
    anchors: ["building", "ask-build", "ask-building-stall"],
    paragraphs: [
      "Payez les biens indiqués, posez le bâtiment dans un emplacement libre (avec son surcoût) et un Kobun disponible dessus ; ce Kobun y reste jusqu’à la fin, sauf si le bâtiment brûle. Une pipe ou un poisson dans le coût est un des vôtres, et retourne dans la boîte. Personne n’effectue de transaction avec un bâtiment ; on ne le nourrit pas et il n’a pas de type. Tous comptent à la fin, et certains aident aussitôt ou tout le temps. Avec Akebono, on peut construire un bateau à la place.",
    ],
  },
  {
    id: "boats",
    title: "Le pont, les bateaux et le Commerce (Akebono)",
    anchors: ["boat", "trade", "ask-boat", "ask-boat-bonus", "ask-one-more-boat"],
    paragraphs: [
      "Qui s’arrête sur le **pont de Nihonbashi** peut rencontrer une célébrité et activer un bateau, dans l’ordre de son choix, ou ne faire que l’une de ces choses.",
      "Chaque fois que vous pouvez construire, vous pouvez construire un **bateau** de la berge : payez son coût, mettez-y un Marin et posez-le sur la rivière. Il ne demande ni Kobun ni emplacement. [Deux|boats-max] bateaux au plus par joueur. Ensuite, avancez sur la piste de Commerce autant qu’il le dit, ou activez-le aussitôt.",
      "**Activer**, c’est choisir n’importe quel bateau de la rivière, à vous ou non, et faire son action une fois, en payant ce qu’elle coûte. Si le bateau est à un autre, son propriétaire gagne une case de Commerce. Un bateau dont l’action est impossible ne peut pas être choisi.",
      {
        list: [
          "**Bateau à thé** : sur la rivière dès le début, à personne. Change du riz en sandales ou des sandales en riz.",
          "**Bateau magasin** : achetez un des jetons de la rivière.",
          "**Bateau de promenade** : du bois en riz (face A) ou en mons (face B). **Bateau taxi** : des mons en expérience (A) ou en cases de Lutte contre les Incendies (B). **Barque d’agrément** : une sandale en jeton Bateau (A), une pipe en koban (B). **Ferry** : recruter au prix (A), ou rencontrer contre du riz une célébrité de la saison qui n’est pas en jeu (B). **Bateau de plaisance** : du riz et des mons en IKI (A), un koban en IKI (B). Les faces sont tirées au sort, ou choisies à l’ouverture de la table (notre arbitrage R17).",
        ],
      },
      "La **piste de Commerce** a [10|trade-max] cases ; ce qui dépasse est perdu (notre arbitrage R26). Après chaque incendie, chacun gagne tout ce que son marqueur a atteint : [1|trade-mon] mon à [2|trade-at-1], [1|trade-sandal] sandale à [4|trade-at-2], [1|trade-rice] riz à [6|trade-at-3], [1|trade-koban] koban à [8|trade-at-4] et [5|trade-iki] IKI à [10|trade-at-5].",
    ],
  },
  {
    id: "celebrities",
    title: "Célébrités (Akebono)",
    anchors: [
      "celebrity",
      "ask-celebrity",
      "ask-use-celebrity",
      "ask-relocate",
      "ask-relocate-to",
      "ask-relocated-skill",
    ],
    paragraphs: [
      "[Deux|celebrities-shown] célébrités sont sur le pont à chaque saison. Qui en rencontre une garde la carte : elle agit aussitôt, désormais, ou à la fin de la partie. Ce qui agit aussitôt s’applique s’il ne coûte rien ; ce qui a un prix peut être refusé (notre arbitrage R31). Celles qu’on a rencontrées ne sont pas remplacées pendant la saison ; à la fin de la saison, celles qui restent s’en vont et les [deux|celebrities-shown] suivantes arrivent. Les dernières restent pour le Nouvel An.",
    ],
  },
  {
    id: "fire",
    title: "Incendie",
    anchors: ["ask-fire"],
    paragraphs: [
      "À la fin des mois [5|fire-month-1], [8|fire-month-2] et [11|fire-month-3], une tuile tirée au sort désigne le nagaya qui brûle. L’incendie a une force de [5|fire-strength-1], [8|fire-strength-2] ou [10|fire-strength-3] au bord du plateau et perd [1|fire-per-place] à chaque emplacement suivant, même vide.",
      "Il rencontre les cartes l’une après l’autre. Si le propriétaire est au moins aussi avancé sur la piste de Lutte contre les Incendies que l’incendie est fort à cet endroit, l’incendie s’éteint, et les cartes derrière sont à l’abri. Sinon la carte quitte la partie et son Kobun revient, sauf si un jeton sauve le personnage ; de toute façon l’incendie continue. Une carte neutre brûle toujours. Votre avance sur la piste n’est pas dépensée.",
    ],
  },
  {
    id: "payday",
    title: "Jour de paie",
    anchors: ["ask-food"],
    paragraphs: [
      "D’abord la saison se termine : la rangée est vidée, et les jetons et les célébrités de la saison suivante arrivent, sauf après le mois [12|payday-month-4]. Ensuite :",
      {
        list: [
          "**Salaire** : chacun de vos personnages rapporte : sur le plateau, le salaire du niveau atteint par son Kobun ; les retraités, leur dernier salaire. Gains et pertes d’IKI sont comptés ensemble (notre arbitrage R8).",
          "**Harmonie** : regardez chaque nagaya, et les [quatre|corners] emplacements d’angle comme un groupe à part. Pour chaque type présent au moins [deux|harmony-least] fois dans le groupe, quels que soient les propriétaires, chacun de vos personnages de ce type vous rapporte autant d’IKI qu’il y en a dans le groupe. Une carte d’angle compte dans l’un et l’autre de ses groupes ; les bâtiments ne comptent nulle part.",
          "**Nourriture** : un riz pour chacun de vos personnages sur le plateau. Vous devez en nourrir autant que possible ; s’il en manque, vous choisissez qui. Les autres quittent la partie, et leurs Kobuns reviennent.",
        ],
      },
    ],
  },
  {
    id: "two",
    title: "En tête-à-tête",
    anchors: ["ask-neutral", "ask-neutral-stall"],
    paragraphs: [
      "À **[deux|seats-least] joueurs**, quelques choses changent :",
      {
        list: [
          "Les nagayas ont [trois|stalls-two] emplacements. Celui du bord du plateau dépend de la boutique extérieure, le plus intérieur de la boutique intérieure, et celui du **milieu** de l’une et de l’autre : sa carte s’utilise depuis l’une ou l’autre case, et y poser une carte coûte [1|middle-cost] mon de plus. Il n’y a ni surcoût d’angle ni groupe des angles : l’harmonie ne se compte que dans les [quatre|groups-two] nagayas.",
          "Les incendies sont plus faibles de [1|fire-weaker-two] : [4|fire-two-1], [7|fire-two-2] et [9|fire-two-3].",
          "Chaque mois commence par une **tuile Blocage**, qui ferme pour ce mois une des cases Ikizama [1|lane-1] à [4|lane-4].",
          "Un joueur est le **Soleil**, qui commence aussi la partie, l’autre la **Lune**. À la fin des mois impairs le Soleil, à la fin des mois pairs la Lune (notre arbitrage R7) pose une carte de la rangée, ou le Nouveau Personnage, dans un emplacement libre comme **personnage neutre** : sans coût, sans Kobun et sans bonus ; les mons posés dessus retournent à la réserve. C’est obligatoire, sauf pour un Nouveau Personnage resté seul (notre arbitrage R28). Si aucun emplacement n’est libre, la carte choisie quitte la partie.",
          "Tous peuvent effectuer une transaction avec un personnage neutre ; puis il quitte la partie. Il ne gagne pas d’expérience, n’est pas nourri, compte dans l’harmonie des cartes voisines et brûle sans résister.",
        ],
      },
      "Avec Akebono, vous pouvez jouer avec le **Grand Maître**. Il commence sur la case de départ. À la fin de chaque mois, avant que le personnage neutre soit posé, il marche dans le sens **inverse** des Oyakatas, d’autant de cases que le dit la tuile Blocage. Les personnages des joueurs dans les emplacements de sa case gagnent un point d’expérience ; les neutres et les bâtiments, non. Sur le pont, chaque joueur qui a au moins un bateau gagne une case de Commerce.",
    ],
  },
  {
    id: "new-year",
    title: "Le Nouvel An et la fin",
    anchors: ["ask-visit"],
    paragraphs: [
      "Après le jour de paie du mois [12|payday-month-4], tous les Oyakatas quittent la rue. Dans l’ordre de la piste de Lutte contre les Incendies, chacun pose son Oyakata sur n’importe quelle case, le pont aussi, et peut y effectuer ses transactions comme d’habitude ; les personnages des autres y gagnent de l’expérience et peuvent partir à la retraite. Il n’y a ni Ikizama, ni revenu, ni déplacement : ni sandales, ni marque de tour. La rangée est vide, donc on ne recrute plus ; ce qui reste des jetons et des célébrités de l’hiver est encore là. Les jetons Bateau « personnage » et « boutique » peuvent servir (notre arbitrage R36).",
      "Puis vos personnages rentrent du plateau dans leurs colonnes. Ils y comptent comme des retraités, mais ne sont pas partis à la retraite et n’apportent pas de jeton. Comptez :",
      {
        list: [
          "vos IKI sur la piste",
          "les types différents : [1|types-1], [4|types-2], [9|types-3], [16|types-4] ou [25|types-5] IKI pour un à [cinq|types]",
          "les poissons et le tabac",
          "les bâtiments et les célébrités",
          "[3|koban-iki] par koban, [1|wood-iki] par bois, un par tranche de [4|mon-per-iki] mons",
        ],
      },
      "À égalité gagne le plus avancé sur la piste de Lutte contre les Incendies, sur une même case le plus haut de la pile.",
    ],
  },
];
