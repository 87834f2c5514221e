// Comment se joue Bitoku, avec nos propres mots.

import type { Section } from "../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    paragraphs: [
      "Le grand esprit de la forêt entreprend son dernier voyage. Pendant **quatre manches**, vous envoyez vos gardiens dans la forêt, vous invoquez des Yōkais, guidez des âmes perdues et des Pèlerins, et vous construisez. Qui a le plus de **points de vertu (PV)** après l’Ascension devient le nouveau grand esprit.",
      "Les mains, les paquets et les piles face cachée sont secrets ; tout le reste est public.",
    ],
  },
  {
    id: "board",
    title: "Ce qu’il y a sur la table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**La forêt** et ses cinq régions : les Terres des Yomis, les Escaliers de la connaissance, la Demeure du grand esprit, la Clairière de jade et les Forges. Chacune a des cases pour les dés ; une ligne avec un nombre est une action Forêt, et ce nombre est la valeur minimale du dé.",
          "**Au-delà de la Rivière** se trouvent les Collines Hikaru : à chacune une carte Bitoku, une carte Yōkai et une troisième faveur.",
          "Sous chaque région court une **piste Kodama** avec un Trésor du lac, et sous quatre d’entre elles se trouvent les **Zones habitées** pour les Bâtiments.",
          "**Les Chemins de la sagesse**, où les Pèlerins vont des Portails de départ aux Illuminations et aux Portails.",
          "**Quatre étals** : Mitamas, Libellules, Cristaux et Bâtiments. Le prix est imprimé sur la place ; les tuiles deviennent donc moins chères en glissant.",
          "**Le Jardin des Rochers** avec les Rochers d’Iwakura, et trois paquets communs : Yōkai, Bitoku et Vision.",
        ],
      },
      "Votre plateau porte trois gardiens (les dés) et trois emplacements de carte, des emplacements de Cristal où dorment des Pèlerins, un Sentier des Rochers, six pions Bâtiment, votre Chemin de Bitoku, vos Visions, et les Mitamas et Libellules au repos.",
    ],
  },
  {
    id: "setup",
    title: "Mise en place",
    paragraphs: [
      "Vous commencez avec des dés de 3, 2 et 1, tous bloqués ; cinq Yōkais de départ ; 1 bois, 1 jade et une Amulette +1 ; une Libellule, une Vision et un Rocher ; trois Pèlerins éveillés et huit endormis sur les emplacements de Cristal. À deux, un Kodama neutre se tient sur chaque piste, et des Bâtiments anciens, qui n’appartiennent à personne, occupent une partie des zones ; à trois, il y en a deux.",
    ],
  },
  {
    id: "spring",
    title: "Printemps : le réveil de la forêt",
    anchors: ["ask-summon", "ask-reap"],
    paragraphs: [
      "**Invoquer les Yōkais.** Chacun complète sa main à quatre cartes et en défausse jusqu’à trois, en secret et en même temps. Un paquet vide est refait avec la défausse.",
      "**Récolter les fruits.** Dans l’ordre du tour, prenez ce que donnent vos Cristaux oniriques, dans l’ordre de votre choix.",
    ],
  },
  {
    id: "summer",
    title: "Été : l’appel des gardiens",
    anchors: ["ask-turn", "ask-end-turn", "pass", "done"],
    paragraphs: [
      "Dans l’ordre du tour, encore et encore, chacun fait **une** de quatre choses : jouer une carte, utiliser un dé, traverser la Rivière, ou passer. On ne passe que si plus aucune carte ni aucun dé débloqué ne peut servir ; qui a passé ne joue plus avant l’automne.",
    ],
  },
  {
    id: "yokai",
    title: "Jouer une carte",
    anchors: ["ask-slot", "ask-played", "ask-unlock", "slot"],
    paragraphs: [
      "Posez un Yōkai de votre main sur un emplacement de carte vide. Le dé au-dessus est **débloqué**. Puis, dans l’ordre voulu et seulement si vous le souhaitez : **activez** la carte (son effet) et **harmonisez** le Cristal sensoriel à côté de l’emplacement. La carte reste jusqu’à l’hiver.",
    ],
  },
  {
    id: "die",
    title: "Utiliser un dé",
    anchors: ["ask-place-die", "ask-spend-amulet", "amulet", "region"],
    paragraphs: [
      "Prenez un dé débloqué ; ou défaussez un Pèlerin éveillé pour utiliser un dé bloqué. Vous pouvez d’abord le **renforcer** avec autant d’Amulettes que vous voulez (+1, +2, +3 ; jamais au-delà de 6). Puis placez-le sur une case vide de la forêt.",
      "Dans une région, vous pouvez alors faire **une action Forêt** et **une action Bâtiment**, dans l’ordre voulu.",
    ],
  },
  {
    id: "forest",
    title: "Actions Forêt et actions Bâtiment",
    anchors: ["ask-act", "ask-property"],
    paragraphs: [
      "Une **action Forêt** n’est possible que si aucun autre dé de la région n’est plus haut que le vôtre. Choisissez une ligne dont votre dé atteint le nombre.",
      "Une **action Bâtiment** ne demande pas de comparaison, seulement la valeur minimale imprimée sur un Bâtiment de la zone en dessous. S’il appartient à quelqu’un d’autre, son propriétaire reçoit un bonus de propriété de la réserve. Un Bâtiment construit ce tour-ci ne peut pas servir aussitôt.",
    ],
  },
  {
    id: "home",
    title: "La Demeure du grand esprit",
    anchors: ["ask-copy", "ask-copy-action"],
    paragraphs: [
      "Chaque case accueille un dé, ne compare rien, donne ce qui est imprimé dessous et décide du prochain ordre du tour : le nombre à côté de la case est votre place. À deux, une case copie : votre dé baisse de 1, et vous faites une action Forêt que le dé d’un autre joueur pourrait faire là où il se trouve.",
    ],
  },
  {
    id: "favour",
    title: "Traverser la Rivière",
    anchors: ["ask-favour", "ask-cover", "ask-two-of-four", "choice"],
    paragraphs: [
      "Touchez un de vos dés dans une région au bord de la Rivière. Il lui faut une valeur de 2 ou plus et une case vide en face. Il perd 1, un six perd 3, et vous réclamez une **faveur** de cette Colline : la carte Bitoku, la carte Yōkai (en main), ou deux choses différentes parmi **Vision, Rocher, Pèlerin, Kodama**. Une faveur réclamée est couverte jusqu’à l’hiver. Si vous n’en prenez aucune, une est couverte quand même. À deux, les deux Collines de chaque côté partagent leurs cases et leurs faveurs.",
    ],
  },
  {
    id: "resource",
    title: "Ressources et prix",
    anchors: ["ask-any", "ask-pay", "ask-option", "ask-order", "option"],
    paragraphs: [
      "Bois, pierre, jade et saké sont illimités. Quatre petits carrés veulent dire **ressource au choix**. Une barre oblique est un choix, un nombre répète, un moins rouge veut dire **payer**, et un −1 en pointillé est une réduction : vous choisissez la ressource que vous ne payez pas. Une réduction ne rapporte jamais.",
    ],
  },
  {
    id: "mitama",
    title: "Mitamas et Libellules",
    anchors: ["ask-mitama", "ask-dragonfly", "ask-combine-mitama", "ask-combine-dragonfly", "dragonfly"],
    paragraphs: [
      "Prenez un **Mitama** de son étal : payez le prix de la place, marquez ses PV et faites aussitôt l’effet de la tuile. Prenez une **Libellule** : payez, ou recevez, ce que dit sa place. Quand l’un d’eux arrive et qu’un partenaire attend sur votre plateau, vous pouvez les **combiner**, maintenant seulement : l’effet de la Libellule a lieu.",
    ],
  },
  {
    id: "crystal",
    title: "Cristaux",
    anchors: ["ask-crystal", "ask-socket", "socket"],
    paragraphs: [
      "Un Cristal va sur un emplacement vide de sa couleur. Le Pèlerin qui y dormait se réveille, et les PV de l’emplacement sont à vous à la fin. Les Cristaux **oniriques** (arrondis) agissent à chaque printemps, les **mémoriels** (écus) marquent chaque fois que leur événement a lieu, les **sensoriels** (gouttes) sont harmonisés quand une carte est jouée sur leur emplacement.",
    ],
  },
  {
    id: "building",
    title: "Bâtiments",
    anchors: ["ask-build", "ask-site"],
    paragraphs: [
      "Choisissez un Bâtiment de l’étal et payez ce que montre votre pion Bâtiment le plus à gauche. Il va sur une place vide de son type dans n’importe quelle Zone habitée ; votre pion le marque et découvre des PV. Votre Kodama de cette région avance d’autant de cases que l’indique la tuile, et certaines donnent une Amulette +1. Vous pouvez construire six fois.",
    ],
  },
  {
    id: "kodama",
    title: "Kodamas et Trésors du lac",
    anchors: ["ask-kodama", "ask-push"],
    paragraphs: [
      "Chaque joueur a un Kodama sur chaque piste. Ils vont vers la droite ; faire **reculer** déplace le Kodama d’un autre d’une case en arrière. Une flèche verte limite l’effet à la région de l’action. La dernière case n’accueille qu’un Kodama à la fois. À la fin, les Kodamas de tête marquent le Trésor ; les égalités partagent, arrondi en dessous.",
    ],
  },
  {
    id: "path",
    title: "Points de mouvement, Pèlerins et Chemin de Bitoku",
    anchors: ["ask-move", "ask-way", "pilgrim", "advance"],
    paragraphs: [
      "Chaque point de mouvement fait une chose : commencer un **Pèlerinage** avec un Pèlerin éveillé, **déplacer** un Pèlerin d’une case, ou **avancer** votre jeton sur la carte suivante de votre Chemin de Bitoku, qui est alors accomplie : ses PV et sa récompense sont à vous.",
      "Un **pont** demande des cartes Bitoku accomplies. D’une case du chemin, un Pèlerin peut prendre un sentier vers une **Illumination** ou un **Portail** : choisissez une case libre, marquez ses PV et son Amulette, et à un Portail faites l’effet de sa tuile. Le Pèlerin y dort pour de bon ; un seul des vôtres par bifurcation. Avec un Pèlerin à un Portail, les suivants peuvent partir de là.",
    ],
  },
  {
    id: "rock",
    title: "Rochers d’Iwakura",
    anchors: ["ask-rock", "ask-seat-pilgrim", "beside"],
    paragraphs: [
      "Un Rocher va sur la place suivante de votre Sentier des Rochers. Un Pèlerin peut s’asseoir près d’un Rocher, ou entre deux pour le prix imprimé. À la fin, chaque Pèlerin près d’un Rocher marque 1 PV pour chaque chose à vous que montre le Rocher : Yōkais, Mitamas ou Bâtiments. Yama Uba et Shinigami comptent comme un type de votre choix.",
    ],
  },
  {
    id: "draw",
    title: "Cartes, Bitoku et Visions",
    anchors: ["ask-draw", "ask-obtain-yokai", "ask-obtain-bitoku", "ask-keep-yokai", "ask-keep-bitoku", "ask-vision", "bitoku", "vision"],
    paragraphs: [
      "**Piocher** prend une carte de votre paquet. **Obtenir** un Yōkai ou un Bitoku : regardez les deux premières cartes du paquet commun, gardez-en une, l’autre va dessous. **Vision** : regardez-en deux, gardez-en une, ou refusez les deux et prenez une ressource.",
      "Une **Vision** demande un ensemble de choses. À la fin, une chose ne sert qu’à une Vision ; une Vision accomplie rapporte, une autre coûte sa pénalité. Les points sous chaque icône montrent ce que vous avez.",
    ],
  },
  {
    id: "autumn",
    title: "Automne : la révérence",
    paragraphs: ["Le nouvel ordre du tour : les joueurs ayant un dé dans la Demeure, selon leur meilleure case ; les autres suivent dans leur ancien ordre."],
  },
  {
    id: "winter",
    title: "Hiver : le repos de la forêt",
    anchors: ["ask-return-dice", "ask-virtue"],
    paragraphs: [
      {
        list: [
          "**Les gardiens rentrent chez eux** : vos dés vont sur les cases rouges, dans l’ordre de votre choix, et gardent leur valeur.",
          "**La vertu de l’esprit** : avec cinq cartes ou plus, vous pouvez en retirer une de celles jouées, pour les PV à son pied (12 au plus). Elle compte encore pour vos Rochers.",
          "**Les Yōkais font leurs adieux** : les cartes jouées vont à la défausse.",
          "**La neige recouvre la forêt** : de nouvelles cartes sur les Collines, la dernière tuile de chaque étal s’en va, les autres glissent, de nouvelles arrivent. Après le quatrième hiver vient l’Ascension.",
        ],
      },
    ],
  },
  {
    id: "ascension",
    title: "L’Ascension",
    anchors: ["score"],
    paragraphs: [
      {
        list: [
          "Récolter les fruits une dernière fois.",
          "3 PV pour le premier de l’ordre du tour.",
          "Les types différents de votre Chemin de Bitoku, accomplis ou non : 1, 2, 4, 7, 11, 16 ou 22 PV.",
          "Les Trésors du lac.",
          "Vos Rochers : Pèlerins fois choses.",
          "Tous les points de vos dés et toutes vos ressources, divisés par quatre, arrondi en dessous.",
          "Les Visions, avec leurs pénalités.",
          "Les PV découverts par les Bâtiments et les Cristaux.",
        ],
      },
      "En cas d’égalité, qui a le plus de Visions accomplies l’emporte, puis qui est le plus tôt dans l’ordre du tour.",
    ],
  },
  {
    id: "tengu",
    title: "Seul : le Tengu",
    anchors: ["solo", "tengu-turn"],
    paragraphs: [
      "Seul, vous jouez contre le Tengu. Les règles le font jouer : il ne choisit jamais, et chacun de ses tours se vérifie pas à pas à côté du plateau. Vous gagnez avec plus de PV que le Tengu ; à égalité, c’est lui.",
      "**Son tour.** On lance deux dés, sa Volonté. Le plus petit désigne une carte de sa rangée : 5 ou 6 celle de gauche, 3 ou 4 celle du milieu, 1 ou 2 celle de droite. Puis les étapes A à L sont examinées depuis le haut, et la première possible est exécutée. À la fin, la carte est défaussée, les autres glissent à droite, et une nouvelle arrive à gauche.",
      "**Ses cartes** montrent en haut les Yōkais et Bitokus qu’il veut au-delà de la Rivière, et en bas un lieu, ce qu’il y prend et une ressource. Le lieu favori dépend de son deuxième Rocher : là où s’obtiennent les Mitamas ou les Bâtiments de ce Rocher.",
      "**Son plateau.** Il n’a pas besoin de valeurs et ne compare rien, mais ses dés comptent face aux vôtres. Il ne paie aucun coût. Ses Rochers sont ses favoris : chaque Yōkai, Mitama ou Bâtiment qu’ils montrent lui rapporte.",
    ],
  },
  {
    id: "tengu-steps",
    title: "Les étapes du Tengu",
    paragraphs: [
      "Une traversée est contestée quand vous avez aussi un dé d’où l’on traverse vers les mêmes Collines.",
      {
        list: [
          "**A** Il traverse la Rivière à une traversée contestée, si une carte que montre la sienne s’y trouve.",
          "**B** Si son attitude est inactive, que la carte est celle de gauche et qu’il n’a pas de dé débloqué : il retourne la tuile Attitude, débloque un dé et le place dans le lieu.",
          "**C** Il place un dé débloqué dans le lieu de la carte.",
          "**D** Il débloque un dé, dépense la ressource de la carte et fait l’action du lieu.",
          "**E** Il traverse à une traversée contestée, s’il y reste une seule case.",
          "**F** Il place un dé dans la Demeure, une fois par manche, et marque pour vos dés élevés au bord de la Rivière.",
          "**G** Il débloque un dé et prend la ressource de la carte.",
          "**H** Il traverse la Rivière, si une carte que montre la sienne s’y trouve.",
          "**I** Si le lieu est plein, il place un dé là où son Kodama est le plus compétitif.",
          "**J** Si son attitude est active et qu’il n’a plus de dés, il remet la tuile et prend la ressource de la carte.",
          "**K** Il traverse la Rivière.",
          "**L** Il passe.",
        ],
      },
      "**Le plus compétitif** est le Kodama qui suit le vôtre au plus près ; si aucun n’est derrière, celui du plus grand trésor. Quand le Tengu place un dé au bord de la Rivière ou dans la Demeure, son Kodama y avance d’une case.",
      "**Au-delà de la Rivière**, il prend ce que montre sa carte ou, à E et K, son Yōkai favori ou le Bitoku le plus rare d’un type qui lui manque.",
      "**Plus dur ou plus facile.** Les options de la table changent ce avec quoi il commence, ce qu’il reçoit au printemps et ce qu’il marque. Elles se combinent librement.",
    ],
  },
  {
    id: "variants",
    title: "Réglages d’une table",
    anchors: ["options"],
    paragraphs: [
      "**Forêt stricte** : une action Forêt demande un dé plus haut que tous les autres ; contre un six, il faut un six et une Amulette. **Passer tôt** permet de passer même si l’on peut encore agir. Les autres réglages tranchent des points où les éditions diffèrent ; leur aide se trouve à côté d’eux.",
    ],
  },
];
