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
    anchors: ["ask-any", "ask-pay", "ask-option", "option"],
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
    anchors: ["solo"],
    paragraphs: [
      "Seul, vous jouez contre le Tengu. Les règles le font jouer : il ne choisit jamais. Chaque étape de ses tours se lit à côté du plateau et dans le journal, et ces chapitres suffisent pour le jouer à la main. **Vous gagnez avec plus de PV que le Tengu ; à égalité, il gagne.**",
      "**Le plateau** est celui de la partie à [deux|tengu-board-for] joueurs, avec les Kodamas neutres et les Bâtiments ancestraux. Vous commencez comme toujours ; le Tengu est premier dans l’ordre du tour.",
      "**Son plateau.** Ses dés montrent [2|tengu-die-low], [3|tengu-die-middle] et [4|tengu-die-high] ; ils commencent bloqués et ne changent jamais de valeur. Il a [11|tengu-pilgrims] Pèlerins éveillés, [six|tengu-counters] jetons Construction, ses [cinq|tengu-starting-yokai] Yōkais de départ en une pile, [une|tengu-dragonflies] Libellule, et jamais de Vision ni d’Amulette.",
      "**Ses Rochers.** Un Rocher du Jardin au hasard, dont la place reste vide, et un au hasard parmi ceux qui n’ont pas été distribués : de ses [deux|tengu-rocks] Rochers, l’un montre des Yōkais, l’autre des Mitamas ou des Bâtiments. Il commence avec [1|tengu-wood] bois et, si un Rocher montre des Bâtiments, [1|tengu-second-resource] pierre ; s’il montre des Mitamas, [1|tengu-second-resource] saké.",
      "**Ses cartes.** Ses [dix|tengu-cards] cartes Action sont mélangées, et [trois|tengu-row] d’entre elles forment une rangée face visible. La tuile Attitude du Tengu commence inactive.",
      "**Ce qu’il ne fait pas.** Il ne paie aucun coût. Ses dés n’ont besoin d’aucune valeur et ne se comparent à aucun, mais ils comptent face aux vôtres. Il ne pioche, ne joue et ne retire pas de Yōkai et n’utilise pas d’action Bâtiment. D’une carte ou d’une tuile, il ne reçoit que ce qui est dit ici. Quand vous utilisez un de ses Bâtiments, il marque [1|tengu-property-vp] PV au lieu d’un bonus de propriété.",
    ],
  },
  {
    id: "tengu-turn",
    title: "Un tour du Tengu",
    paragraphs: [
      "On lance [deux|tengu-will-dice] dés, sa Volonté. Le plus petit choisit la carte active de la rangée :",
      {
        list: [
          "[1|tengu-right-from] ou [2|tengu-right-to] : celle de droite ;",
          "[3|tengu-middle-from] ou [4|tengu-middle-to] : celle du milieu ;",
          "[5|tengu-left-from] ou [6|tengu-left-to] : celle de gauche.",
        ],
      },
      "**Une carte** montre en haut les types de Yōkais et de Bitokus qu’il veut au-delà de la Rivière. En bas, elle montre un lieu, et pour les Terres des Yomis et les Forges ce qu’il y prend, pour la Clairière de jade [deux|tengu-glade-goods] ressources ; dans le coin, le plus souvent, une ressource associée. [Deux|tengu-favourite-cards] cartes montrent son préféré au lieu d’un lieu : si l’un de ses Rochers, peu importe lequel, montre des Mitamas, elles désignent les Terres des Yomis et un Mitama ; si l’un d’eux montre des Bâtiments, les Forges et un Bâtiment.",
      "**Les étapes A à L** sont examinées dans cet ordre. La première dont toutes les conditions sont remplies est accomplie ; puis le tour est fini.",
      "**À la fin**, la carte active est défaussée, même si le Tengu a passé. Les autres glissent à droite, et la première carte de son paquet arrive à gauche. Si le paquet est vide, les cartes défaussées sont mélangées et forment le nouveau paquet.",
    ],
  },
  {
    id: "tengu-terms",
    title: "Ce que les mots veulent dire pour le Tengu",
    paragraphs: [
      {
        list: [
          "**Lieu indiqué** : la région dans la moitié basse de la carte active. Il est plein quand toutes ses cases de dé sont prises, par qui que ce soit.",
          "**Traversée** : un de ses dés est dans une région au bord de la Rivière, et une case au-delà est libre. La traversée est **contestée** quand vous avez aussi un dé dans une région d’où l’on traverse vers les mêmes Collines, quelle que soit sa valeur (notre arbitrage T9).",
          "**Quel dé** : le plus petit est débloqué ou placé d’abord, le plus grand traverse. Il garde sa valeur.",
          "**Préféré** : ce que montre un de ses Rochers. Yama Uba et Shinigami ne sont sur aucun Rocher et ne sont donc pas des préférés.",
          "**Bitoku le plus rare** : parmi les cartes Bitoku non couvertes au-delà de cette traversée, d’un type qui manque au Tengu, celle au plus petit chiffre de rareté ; à égalité, celle de gauche.",
          "**Ressource associée** : celle dans le coin de la carte active. Si la carte n’en montre aucune, le Tengu ne dépense rien et, au lieu de la recevoir, reçoit celle qu’il a le moins ; à égalité, le bois avant le jade, le jade avant la pierre, la pierre avant le saké.",
          "**Kodama le plus compétitif** : celui qui est derrière le vôtre du moins de cases. À égalité, ou si aucun n’est derrière, celui dont la piste a le plus grand premier gain, puis celui de gauche. Quand seules quelques pistes sont possibles, on ne compare que celles-là. Si ce Kodama ne peut pas avancer, le pas est perdu (notre arbitrage T41).",
          "**Au hasard** entre [deux|=2] choses : un dé de [1|tengu-first-from] à [3|tengu-first-to] désigne la première ou celle de gauche, de [4|tengu-second-from] à [6|tengu-second-to] l’autre.",
          "**Au hasard dans un étalage** : le dé désigne un emplacement, compté depuis la pile, donc à partir du moins cher : [1|tengu-place-one-from] ou [2|tengu-place-one-to] le premier, [3|tengu-place-two-from] ou [4|tengu-place-two-to] le deuxième, [5|tengu-place-three-from] le troisième, [6|tengu-place-four-from] le quatrième. Si rien ne peut y être pris, c’est l’emplacement suivant vers l’extérieur, et après le dernier de nouveau le premier. S’il n’y a rien du tout, l’action est perdue.",
        ],
      },
    ],
  },
  {
    id: "tengu-steps",
    title: "Les étapes du Tengu",
    paragraphs: [
      {
        list: [
          "**A** S’il est à une traversée contestée et qu’un type de sa carte est découvert au-delà : le dé traverse, et il prend cette carte. Si un Yōkai et un Bitoku correspondent, au hasard, le Yōkai étant le premier ; si des cartes de l’une et l’autre Colline correspondent, au hasard.",
          "**B** Si le lieu indiqué n’est pas plein, qu’il a un dé bloqué et aucun débloqué, que son attitude est inactive et que la carte active est à gauche : il retourne la tuile Attitude côté actif, débloque un dé et continue comme en C.",
          "**C** Si le lieu indiqué n’est pas plein et qu’il a un dé débloqué : il y place le dé, son Kodama de cette région avance d’une case, et il fait l’action du lieu.",
          "**D** S’il a un dé bloqué, et qu’il a la ressource associée ou que la carte n’en montre pas : il débloque un dé, dépense la ressource s’il y en a une, et fait l’action du lieu indiqué. Aucun dé n’est placé, et aucun Kodama n’avance pour cela.",
          "**E** S’il est à une traversée contestée et qu’une seule case est libre au-delà : le dé traverse, et il prend la première de ces choses qui y est découverte : son Yōkai préféré ; le Bitoku le plus rare ; un Yōkai au hasard.",
          "**F** S’il n’a pas placé de dé dans la Demeure du grand esprit cette manche et qu’il en a un débloqué : le dé va sur la deuxième case la plus haute de la Demeure ; si elle est prise, sur la troisième, puis sur la suivante plus bas, puis sur la plus haute (notre arbitrage T17). Son Kodama de la Demeure avance d’une case. Il marque [3|tengu-home-vp] PV, et [2|tengu-high-die-vp] de plus pour chacun de vos dés de [5|tengu-high-die] ou [6|tengu-highest-die] dans une région au bord de la Rivière (notre arbitrage T18).",
          "**G** S’il a un dé bloqué : il en débloque un et reçoit la ressource associée.",
          "**H** S’il est à une traversée quelconque et qu’un type de sa carte est découvert au-delà : comme en A.",
          "**I** Si le lieu indiqué est plein et qu’il a un dé débloqué : parmi les autres régions au bord de la Rivière avec une case libre, il va là où son Kodama est le plus compétitif (notre arbitrage T19), et continue comme en C.",
          "**J** Si son attitude est active et qu’il n’a plus de dé sur son plateau : il retourne la tuile Attitude côté inactif et reçoit la ressource associée.",
          "**K** S’il est à une traversée quelconque : comme en E. Il traverse même s’il ne trouve rien à prendre (notre arbitrage T12).",
          "**L** Il passe, et ne joue plus jusqu’à l’automne.",
        ],
      },
    ],
  },
  {
    id: "tengu-places",
    title: "Ce que fait le Tengu dans chaque lieu",
    paragraphs: [
      {
        list: [
          "**Terres des Yomis.** Libellule : une au hasard, sans payer ni recevoir ce que dit son emplacement. Mitama : un préféré, le moins cher s’il y en a plusieurs ; sinon un au hasard. Il marque les PV de l’emplacement ; l’effet de la tuile est ignoré. Si la carte n’indique pas ce lieu (étape I) : une Libellule si un de ses Mitamas attend un partenaire, sinon un Mitama.",
          "**Combiner.** Dès qu’un Mitama et une Libellule à lui attendent, il les combine et reçoit [2|tengu-combine-points] Points de Mouvement ; l’effet de la Libellule est ignoré.",
          "**Escaliers de la connaissance.** Il reçoit [3|tengu-stairs-points] Points de Mouvement.",
          "**Clairière de jade.** Il reçoit les [deux|tengu-glade-goods] ressources que montre la carte ; si la carte n’indique pas la Clairière (étape I), [deux|tengu-glade-goods] fois la ressource associée. Puis son Kodama le plus compétitif avance d’une case ; toutes les pistes sont comparées.",
          "**Forges.** Cristal : un au hasard, de n’importe quelle sorte. Il n’a ni place ni effet ; il est seulement compté. Bâtiment : parmi ceux qui peuvent se poser quelque part, un préféré, le plus proche de la pile ; sinon un au hasard. Il va dans une zone avec un emplacement libre de son type ; s’il y en a plusieurs, là où son Kodama est le plus compétitif. Il le marque de son jeton suivant, et son Kodama y avance d’une seule case, quoi que montre la tuile. Sans jeton, l’action est perdue. Si la carte n’indique pas ce lieu (étape I) : un Bâtiment s’il peut en construire un préféré, sinon un Cristal.",
          "**Au-delà de la Rivière.** Un Yōkai va sur sa pile, un Bitoku au bout de son Chemin de Bitoku. La Faveur est couverte jusqu’à l’hiver.",
        ],
      },
    ],
  },
  {
    id: "tengu-points",
    title: "Les Points de Mouvement du Tengu",
    paragraphs: [
      "Il les dépense aussitôt, l’un après l’autre, chacun pour la première de ces choses qui est possible :",
      {
        list: [
          "Son pion passe sur la carte suivante de son **Chemin de Bitoku**. Il marque les PV de la carte ; sa récompense est ignorée.",
          "Son **Pèlerin en route** avance : sur la case Illumination libre qui vaut le plus de PV parmi celles où il peut se rendre (notre arbitrage T26) ; sinon sur la case Portail libre qui vaut le plus de PV, s’il n’a pas de Pèlerin à ce Portail ; sinon tout droit. Les Ponts ne lui demandent rien. Il a au plus un Pèlerin par bifurcation.",
          "Un **nouveau Pèlerin** part, sur la case à côté du Portail le plus à droite qu’il a atteint, sinon au départ du chemin.",
          "Sinon le point est perdu.",
        ],
      },
      "Un Pèlerin qui **arrive** sur une Illumination ou à un Portail y reste. Il marque **le double** des PV de la case ; tout le reste de ce qui y est imprimé est ignoré.",
      "**À un Portail**, le Tengu pioche aussi la première carte de son paquet et fait aussitôt l’action de son lieu, comme si elle était la carte active, mais sans dé et sans le pas qu’apporte un dé placé. Les Points de Mouvement de cette action sont dépensés avant les autres (notre arbitrage T23). Puis la carte est défaussée.",
    ],
  },
  {
    id: "tengu-seasons",
    title: "L’année du Tengu",
    paragraphs: [
      {
        list: [
          "**Printemps.** Il ne pioche rien. À la récolte des fruits, il reçoit [1|tengu-spring-points] Point de Mouvement pour chacun de ses Cristaux, quoi qu’ils montrent. À l’Ascension, il ne récolte plus (notre arbitrage T37).",
          "**Été.** Vous et le Tengu jouez à tour de rôle dans l’ordre du tour. Quand l’un a passé, l’autre continue seul.",
          "**Automne.** L’ordre du tour change comme toujours ; son dé dans la Demeure compte.",
          "**Hiver.** Ses dés rentrent, bloqués, et ses Yōkais restent sur leur pile. Avant que le Grand Esprit n’avance, un Rocher au hasard quitte le Jardin pour de bon.",
        ],
      },
    ],
  },
  {
    id: "tengu-count",
    title: "Comment marque le Tengu",
    paragraphs: [
      "À ce qu’il a marqué pendant la partie, il ajoute à l’Ascension :",
      {
        list: [
          "**A** Les PV découverts par ses jetons Construction.",
          "**B** [3|tengu-rock-vp] PV pour chacun de ses Yōkais, Mitamas (combinés ou non) et Bâtiments que montrent ses Rochers. Yama Uba correspond à un Rocher de Yōkais, Shinigami à un Rocher de Mitamas (notre arbitrage T43).",
          "**C** [3|tengu-starting-yokai-vp] PV pour chaque Yōkai de départ et [6|tengu-advanced-yokai-vp] pour chacun des autres, aussi pour ceux comptés en B.",
          "**D** [1|tengu-resource-vp] PV pour chaque ressource.",
          "**E** [2|tengu-crystal-vp] PV pour chaque Cristal.",
          "**F** Les types différents sur son Chemin de Bitoku, comme vous.",
          "**G** Les trésors du lac, avec le Kodama neutre, comme à [deux|tengu-board-for] joueurs. Mais **une égalité avec le Tengu est perdue** : là où vous êtes à égalité, il est considéré devant, et vous ne partagez pas. Si le Kodama neutre est aussi à égalité, vous partagez avec lui les gains suivants (notre arbitrage T44).",
          "**H** [3|tengu-first-vp] PV s’il est premier dans l’ordre du tour.",
          "**I** Rien pour ses dés, et il n’a pas de Visions.",
        ],
      },
    ],
  },
  {
    id: "tengu-options",
    title: "Le Tengu : plus facile, plus difficile, et questions ouvertes",
    paragraphs: [
      "Les options de la table se combinent librement.",
      {
        list: [
          "**Plus facile** : il commence sans Libellule, sans Yōkais ou sans ressources ; son Kodama n’avance pour un dé placé que là où vous êtes devant ; ses Cristaux ne rapportent rien au printemps.",
          "**Plus difficile** : un Pèlerin est dès le début sur la première case du chemin ; tous ses Kodamas commencent une case plus loin ; il commence avec [deux|tengu-more-dragonflies] Libellules ; il marque à la fin [3|tengu-lead-vp] PV de plus pour chaque piste où il est devant vous, pas à égalité.",
        ],
      },
      "**Là où le livret se lit de [deux|=2] façons**, la table joue selon notre arbitrage, sauf si vous choisissez l’autre lecture :",
      {
        list: [
          "**La meilleure Illumination disponible** : parmi celles à portée ; ou la meilleure case libre de tout le plateau, et seulement si elle est à portée (notre arbitrage T26).",
          "**Les dés élevés à l’étape F** : ceux des [quatre|tengu-river-regions] régions au bord de la Rivière ; ou ceux de la Demeure aussi (notre arbitrage T18).",
          "**Une piste où l’égalité n’est plus possible**, parce que votre Kodama tient la dernière case : elle est comparée comme les autres ; ou laissée de côté tant qu’une autre est possible (notre arbitrage T48).",
          "**Une égalité avec le Kodama neutre aussi** : le neutre partage avec vous, et le Tengu a seul le meilleur gain ; ou il partage les meilleurs gains avec le Tengu, et vous avez le troisième (notre arbitrage T44).",
          "**Yama Uba et Shinigami** à la fin : ils correspondent au Rocher de leur sorte ; ou à rien (notre arbitrage T43).",
          "**Un Kodama bloqué dans la Clairière** : le pas est perdu ; ou le plus compétitif de ceux qui peuvent avancer le fait (notre arbitrage T41).",
        ],
      },
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
