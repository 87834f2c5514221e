// Comment se joue Bitoku, avec nos propres mots.

import type { Section } from "../../section";

export const rules: Section[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    paragraphs: [
      "Le grand esprit de la forêt entreprend son dernier voyage. Pendant **[quatre|rounds] manches** de [quatre|seasons] saisons chacune, vous envoyez vos gardiens dans la forêt, vous invoquez des Yōkais, guidez des âmes perdues et des Pèlerins, et vous construisez. Qui a le plus de **Points de Vertu (PV)** après l’ascension devient le nouveau grand esprit.",
      "Les mains, les paquets et les piles face cachée sont secrets ; tout le reste est public.",
    ],
  },
  {
    id: "board",
    title: "Ce qu’il y a sur la table",
    anchors: ["zones"],
    paragraphs: [
      {
        list: [
          "**La forêt** et ses [cinq|regions] régions : les Terres des Yomis, les Escaliers de la connaissance, la Demeure du grand esprit, la Clairière de jade et les Forges. À [deux|players-few] joueurs, chaque région au bord de la Rivière a [une|forest-spaces-few] case pour un dé ; à [trois|players-some], [deux|forest-spaces-some] ; à [quatre|players-many], [trois|forest-spaces-many] ; la Demeure en a toujours [quatre|home-spaces]. Une ligne avec un nombre est une action Forêt, et ce nombre est la valeur minimale du dé.",
          "**Au-delà de la Rivière** se trouvent les [quatre|hills] Collines Hikaru, une en face de chaque région sauf la Demeure : à chacune une carte Bitoku, une carte Yōkai et une troisième faveur.",
          "Sous chaque région court une **piste Kodama** avec un Trésor du lac, et sous toutes sauf la Demeure se trouvent les **Zones habitées** pour les Bâtiments.",
          "**Les Chemins de la sagesse**, où les Pèlerins vont du départ aux Illuminations et aux Portails.",
          "**[Quatre|displays] étals** : Mitamas, Libellules, Cristaux et Bâtiments, chacun une rangée qui s’éloigne de sa pile. Mitamas, Libellules et Cristaux coûtent ce que dit leur **place**, et plus elle est loin de la pile, plus c’est cher : une tuile qui glisse en hiver devient plus chère. Un Bâtiment coûte ce que dit votre **prochain pion Bâtiment**, quelle que soit sa place. Rien n’est complété avant l’hiver.",
          "**Le Jardin des Rochers** avec [six|garden-few], [sept|garden-some] ou [huit|garden-many] Rochers d’Iwakura pour [deux|players-few], [trois|players-some] ou [quatre|players-many] joueurs. Il n’est **jamais complété**.",
          "[Trois|common-decks] paquets communs : Yōkai, Bitoku et Vision.",
        ],
      },
      "Votre plateau porte [trois|dice] gardiens (les dés) : bloqués, ils sont sur les cases rouges, une au-dessus de chacun des [trois|card-spaces] emplacements de carte. Il porte aussi [huit|crystal-places] emplacements de Cristal où dorment des Pèlerins, un Sentier des Rochers de [quatre|rock-places] emplacements, [six|counters] pions Bâtiment, votre Chemin de Bitoku, vos Visions, et les Mitamas et Libellules au repos.",
    ],
  },
  {
    id: "setup",
    title: "Mise en place",
    paragraphs: [
      "Vous commencez avec des dés de [3|die-left], [2|die-middle] et [1|die-right], tous bloqués ; [cinq|starting-yokai] Yōkais de départ, un de chaque type ; [1|start-wood] bois, [1|start-jade] jade et une Amulette [+1|amulet-small] ; une Libellule, une Vision et un Rocher ; [trois|pilgrims-awake] Pèlerins éveillés et [huit|crystal-places] endormis sur les emplacements de Cristal. Vos Kodamas sont sur la première case de chaque piste. Le premier ordre du tour est tiré au sort.",
      "À [deux|players-few] joueurs ou seul, un **Kodama neutre** se tient sur la case [4|neutral-space] de chaque piste, et chacune des [quatre|ancient-few] zones a un **Bâtiment ancien**, qui n’appartient à personne. À [trois|players-some], il y a [deux|ancient-some] Bâtiments anciens et pas de Kodama neutre ; à [quatre|players-many], ni l’un ni l’autre.",
    ],
  },
  {
    id: "spring",
    title: "Printemps : le réveil de la forêt",
    anchors: ["ask-summon", "ask-reap"],
    paragraphs: [
      "**Invoquer les Yōkais.** Chacun complète sa main à [quatre|hand-drawn] cartes et en défausse pour en garder [trois|hand-kept], en secret et en même temps. Qui en a déjà autant ne pioche pas. Un paquet vide est refait avec la défausse.",
      "**Récolter les fruits.** Dans l’ordre du tour, prenez ce que donnent vos Cristaux oniriques, dans l’ordre de votre choix. Une carte piochée maintenant reste en main.",
    ],
  },
  {
    id: "summer",
    title: "Été : l’appel des gardiens",
    anchors: ["ask-turn", "ask-end-turn", "pass", "done"],
    paragraphs: [
      "Dans l’ordre du tour, encore et encore, chacun fait **une chose** : jouer une carte, utiliser un dé, traverser la Rivière, ou passer. On ne passe que si l’on ne peut plus ni jouer une carte ni placer un dé débloqué (notre arbitrage Q1) ; personne n’est obligé de traverser. Qui a passé ne joue plus avant l’automne, les autres continuent.",
    ],
  },
  {
    id: "yokai",
    title: "Jouer une carte",
    anchors: ["ask-slot", "ask-played", "ask-unlock", "slot"],
    paragraphs: [
      "Posez un Yōkai de votre main sur un emplacement de carte vide. Si le dé au-dessus est encore bloqué, il est **débloqué**. Puis, dans l’ordre voulu et seulement si vous le souhaitez : **activez** la carte (son effet) et **harmonisez** le Cristal sensoriel à côté de l’emplacement. La carte reste jusqu’à l’hiver. Avec [trois|card-spaces] emplacements, on joue [trois|card-spaces] cartes par manche ; les autres attendent en main.",
    ],
  },
  {
    id: "die",
    title: "Utiliser un dé",
    anchors: ["ask-place-die", "ask-spend-amulet", "amulet", "region"],
    paragraphs: [
      "Prenez un dé débloqué ; ou défaussez un Pèlerin éveillé, qui quitte la partie, pour utiliser aussitôt un dé bloqué. Vous pouvez d’abord le **renforcer** avec autant d’Amulettes que vous voulez ([+1|amulet-small], [+2|amulet-middle], [+3|amulet-large] ; jamais au-delà de [6|highest], le surplus est perdu). Les Amulettes ne servent à aucun autre moment, et on n’en rend pas la monnaie. Puis placez le dé sur une case vide de la forêt. Il garde sa nouvelle valeur, aussi dans les manches suivantes.",
      "Dans une région au bord de la Rivière, vous pouvez alors faire **une action Forêt** et **une action Bâtiment**, dans l’ordre voulu, ou une seule, ou aucune.",
    ],
  },
  {
    id: "forest",
    title: "Actions Forêt et actions Bâtiment",
    anchors: ["ask-act", "ask-property"],
    paragraphs: [
      "Une **action Forêt** n’est possible que si aucun autre dé de la région n’a une valeur plus élevée que le vôtre. L’égalité suffit ; vos propres dés comptent aussi, ceux qui ont traversé la Rivière ne comptent pas. Choisissez une ligne dont votre dé atteint le nombre.",
      {
        list: [
          "**Chaque région au bord de la Rivière** : avec n’importe quel dé, votre Kodama y avance d’une case.",
          "**Terres des Yomis** : achetez un Mitama ou une Libellule ; avec un dé plus élevé, pour une ressource de moins ; avec un [6|row-last], un de chaque, dont l’un pour une ressource de moins.",
          "**Escaliers de la connaissance** : d’[un|stairs-least] Point de Mouvement avec un [2|row-second] à [quatre|stairs-most] avec un [6|row-last].",
          "**Clairière de jade** : bois ou jade avec un [2|row-second], une ressource au choix avec un [3|row-third], [deux|glade-fourth] avec un [4|row-fourth], [trois|glade-most] avec un [6|row-last].",
          "**Forges** : construisez un Bâtiment avec un [2|row-second], un Bâtiment ou achetez un Cristal avec un [3|row-third], pour une ressource de moins avec un [4|row-fourth] ; avec un [6|row-last] l’un et l’autre, dont l’un pour une ressource de moins.",
        ],
      },
      "Une **action Bâtiment** ne demande pas de comparaison, seulement la valeur minimale imprimée sur un Bâtiment de la zone en dessous. S’il appartient à quelqu’un d’autre, son propriétaire reçoit un Bonus de propriété de la réserve : un PV, un PV ou une Amulette [+1|amulet-small], ou l’un et l’autre. Vos Bâtiments et les Bâtiments anciens ne donnent de bonus à personne. Un Bâtiment construit ce tour-ci ne peut pas encore servir.",
    ],
  },
  {
    id: "home",
    title: "La Demeure du grand esprit",
    anchors: ["ask-copy", "ask-copy-action"],
    paragraphs: [
      "Chaque case accueille un dé, de n’importe quelle valeur et sans comparaison (notre arbitrage Q15), et donne ce qui est imprimé à côté. Il n’y a pas de Bâtiments ici, et **un dé de la Demeure ne peut pas traverser la Rivière**. En automne, les dés d’ici font le nouvel ordre du tour. Seules les hauteurs comptent : le nombre à côté d’une case dit à quelle distance du haut elle se trouve, pas quelle place vous aurez.",
      "À [deux|players-few] joueurs ou seul, la case la plus basse **copie**. Il y faut un dé de [2|copy-needs] ou plus, Amulettes comprises ; il perd [1|copy-drop]. Puis vous pouvez faire une action Forêt que le dé d’un autre joueur pourrait faire là où il se trouve, avec la valeur de ce dé et sans comparaison (notre arbitrage Q31). Un dé qui a traversé ne peut pas être copié, et il n’y a pas d’action Bâtiment.",
    ],
  },
  {
    id: "favour",
    title: "Traverser la Rivière",
    anchors: ["ask-favour", "ask-cover", "ask-two-of-four", "choice"],
    paragraphs: [
      "Touchez un de vos dés dans une région au bord de la Rivière. Il lui faut une valeur de [2|crossing-needs] ou plus et une case vide en face. Il perd [1|crossing-loss], un [six|highest] perd [3|crossing-loss-six], et **la case qu’il quitte est aussitôt libre**. Un dé traverse une fois par manche, et c’est un tour à part.",
      "Puis obtenez une **faveur** de cette Colline, quelle que soit la valeur du dé : la carte Bitoku (au bout de votre chemin), la carte Yōkai (en main), ou [deux|favour-picks] actions différentes parmi **Vision, Rocher, Pèlerin, Kodama**. Une faveur obtenue est couverte pour tous jusqu’à l’hiver. Si vous n’en voulez aucune, vous en choisissez quand même une, qui est couverte. À [deux|players-few] joueurs ou seul, les [deux|hills-shared] Collines de chaque côté partagent leurs cases et leurs faveurs.",
    ],
  },
  {
    id: "resource",
    title: "Effets, ressources et prix",
    anchors: ["ask-any", "ask-pay", "ask-option", "ask-order", "option"],
    paragraphs: [
      "Bois, pierre, jade et saké sont illimités, les Amulettes aussi. [Quatre|resources] petits carrés veulent dire **ressource au choix**. Une barre oblique est un choix, un nombre répète, un moins rouge veut dire **payer**, et un moins en pointillé est une réduction : vous choisissez la ressource que vous ne payez pas. Une réduction ne rapporte jamais.",
      "Les effets ont lieu aussitôt, et chacun est terminé, avec tout ce qu’il entraîne, avant le suivant. Des **effets réunis** se font dans l’ordre de votre choix (notre arbitrage Q8). Ce qui ne peut se faire est perdu (notre arbitrage Q10). On peut renoncer à presque tout (notre arbitrage Q9), mais rien ne se garde pour plus tard.",
    ],
  },
  {
    id: "mitama",
    title: "Mitamas et Libellules",
    anchors: ["ask-mitama", "ask-dragonfly", "ask-combine-mitama", "ask-combine-dragonfly", "dragonfly"],
    paragraphs: [
      "Achetez un **Mitama** de son étal : payez le prix de la place, de [1|mitama-price-least] à [3|mitama-price-most] jades et sakés, marquez les PV de la place, de [1|mitama-vp-least] à [4|mitama-vp-most], et faites aussitôt l’effet de la tuile. Une **Libellule** près de la pile vous rapporte même une ressource ; au bout de l’étal, elle en coûte [1|dragonfly-price-most].",
      "Quand l’un d’eux arrive et qu’un partenaire attend sur votre plateau, vous pouvez **combiner** la nouvelle tuile à l’une de celles qui attendent, maintenant seulement : l’effet de la Libellule a lieu, et la paire quitte le plateau. Une tuile sans partenaire attend un prochain achat.",
    ],
  },
  {
    id: "crystal",
    title: "Cristaux",
    anchors: ["ask-crystal", "ask-socket", "socket"],
    paragraphs: [
      "Un Cristal est gratuit près de la pile et coûte plus loin jusqu’à [2|crystal-price-most] ressources de votre choix. Il va sur un emplacement vide de sa couleur et y reste pour de bon ; sans un tel emplacement, vous ne pouvez pas le prendre. Le Pèlerin qui y dormait **se réveille**, et les PV de l’emplacement sont à vous à la fin.",
      "Les Cristaux **oniriques** (arrondis) agissent à chaque printemps, dès le prochain, et à l’ascension. Les **mémoriels** (écus) marquent chaque fois que leur événement a lieu, mais pas pour celui qui les a apportés. Les **sensoriels** (gouttes) sont harmonisés quand une carte est jouée sur l’emplacement voisin.",
    ],
  },
  {
    id: "building",
    title: "Bâtiments",
    anchors: ["ask-build", "ask-site"],
    paragraphs: [
      "Choisissez un Bâtiment de l’étal et payez ce que montre votre pion Bâtiment le plus à gauche : de [1|counter-price-first] ressource pour le premier Bâtiment à [4|counter-price-last] pour le dernier, en bois et en pierre. Il va sur un emplacement vide de son type dans n’importe quelle Zone habitée ; votre pion le marque et découvre des PV pour la fin. Votre Kodama de cette région avance d’autant de cases que l’indique la tuile, et certaines donnent une Amulette [+1|amulet-small]. Vous pouvez construire [six|counters] fois.",
    ],
  },
  {
    id: "kodama",
    title: "Kodamas et Trésors du lac",
    anchors: ["ask-kodama", "ask-push"],
    paragraphs: [
      "Chaque joueur a un Kodama sur chaque piste de [sept|track-spaces] cases. Ils vont vers la droite ; faire **reculer** déplace le Kodama d’un autre d’une case en arrière, jamais en deçà de la première. Plusieurs pas se répartissent entre vos Kodamas, plusieurs reculs entre joueurs et pistes. Une flèche verte limite l’effet à la région de l’action. La dernière case n’accueille qu’un Kodama à la fois : si elle est prise, le vôtre reste devant, et un pas qui ne peut se faire ailleurs est perdu.",
      "À l’ascension, chaque piste a **[trois|lake-awards] récompenses**, pour le premier, le deuxième et le troisième Kodama. Les Kodamas à égalité additionnent les récompenses de leurs rangs et se les partagent, arrondi en dessous. Le **Kodama neutre est classé** comme les autres, et ce qu’il gagne, personne ne l’obtient ; il ne bouge jamais et ne recule pas.",
    ],
  },
  {
    id: "path",
    title: "Points de Mouvement, Pèlerins et Chemin de Bitoku",
    anchors: ["ask-move", "ask-way", "pilgrim", "advance"],
    paragraphs: [
      "Les Points de Mouvement (PM) se dépensent aussitôt, un par un ; **ce que vous ne dépensez pas est perdu**. Chaque point fait une chose : commencer un **Pèlerinage** avec un Pèlerin éveillé, **déplacer** un Pèlerin d’une case, ou **avancer** votre pion sur la carte suivante de votre Chemin de Bitoku, qui est alors accomplie : ses PV et sa récompense sont à vous.",
      "Une case du chemin accueille autant de Pèlerins que l’on veut, et personne ne revient en arrière. Le premier **Pont** demande [1|bridge-first] carte Bitoku accomplie, le second [2|bridge-second]. D’une case du chemin, un Pèlerin peut prendre un sentier vers une **Illumination** ou un **Portail** : choisissez n’importe quelle case libre, toujours pour un point, prenez ses PV et son Amulette, et à un Portail faites l’effet de sa tuile. Le Pèlerin y dort pour de bon, un seul des vôtres par sentier. Avec un Pèlerin à un Portail, les Pèlerinages suivants peuvent partir d’à côté, même au-delà d’un Pont.",
    ],
  },
  {
    id: "rock",
    title: "Rochers d’Iwakura",
    anchors: ["ask-rock", "ask-seat-pilgrim", "beside"],
    paragraphs: [
      "Un Rocher va sur l’emplacement suivant de votre Sentier des Rochers, qui en a [quatre|rock-places]. Un Pèlerin éveillé peut s’asseoir près d’un Rocher, ou entre [deux|seat-rocks] pour [1|seat-price] ressource ; il compte alors pour l’un et l’autre, même pour un Rocher qui arrive plus tard (notre arbitrage Q65). Les Pèlerins y restent pour de bon.",
      "À l’ascension, chaque Pèlerin près d’un Rocher marque un PV pour chaque chose à vous que montre le Rocher : Yōkais (où qu’ils soient : paquet, main, défausse, ou retirés), Mitamas (combinés ou non) ou Bâtiments. La même chose compte encore pour un autre Rocher. Chaque Yama Uba et chaque Shinigami compte comme un seul type, choisi pour le plus de PV.",
    ],
  },
  {
    id: "draw",
    title: "Cartes, Bitoku et Visions",
    anchors: [
      "ask-draw",
      "ask-obtain-yokai",
      "ask-obtain-bitoku",
      "ask-keep-yokai",
      "ask-keep-bitoku",
      "ask-vision",
      "bitoku",
      "vision",
    ],
    paragraphs: [
      "**Piocher** prend une carte de votre paquet. **Obtenir** un Yōkai (en main) ou un Bitoku (au bout de votre chemin) : regardez les [deux|cards-seen] premières cartes du paquet commun, gardez-en une, l’autre va dessous. **Vision** : regardez-en [deux|cards-seen], gardez-en une, ou refusez-les et prenez une ressource au choix.",
      "Une **Vision** demande un ensemble de choses que vous avez **avant l’ascension** (notre arbitrage Q89). Une chose ne sert qu’à une Vision, mais d’une paire combinée le Mitama et la Libellule comptent chacun, et une ressource utilisée ici compte encore ailleurs. Une Vision réalisée rapporte ses PV, une autre coûte sa pénalité de [1|penalty-least] ou [2|penalty-most] ; ce qui sert à quelle Vision est choisi pour le plus de PV. Les points sous chaque icône montrent ce que vous avez.",
    ],
  },
  {
    id: "autumn",
    title: "Automne : la révérence",
    paragraphs: [
      "Le nouvel ordre du tour : d’abord les joueurs ayant des dés dans la Demeure, à partir de la case la plus haute ; de plusieurs dés, seul compte le plus haut placé. Les autres suivent dans leur ancien ordre. Sans aucun dé dans la Demeure, rien ne change.",
    ],
  },
  {
    id: "winter",
    title: "Hiver : le repos de la forêt",
    anchors: ["ask-return-dice", "ask-virtue"],
    paragraphs: [
      {
        list: [
          "**Les gardiens rentrent chez eux** : vos dés vont sur les cases rouges, dans l’ordre de votre choix, et gardent leur valeur. Tous sont de nouveau bloqués.",
          "**La vertu de l’esprit**, dans le **nouvel ordre du tour** : avec [cinq|virtue-cards] cartes ou plus (paquet, main, défausse et plateau), vous pouvez en retirer une de celles jouées, pour les PV à son pied, [12|virtue-most] au plus. Elle compte encore pour vos Rochers.",
          "**Les Yōkais font leurs adieux** : les cartes jouées vont à la défausse. Vous gardez votre main.",
          "**La neige recouvre la forêt** : de nouvelles cartes sur les Collines, et toutes les faveurs sont de nouveau ouvertes. La tuile la plus loin de la pile quitte chaque étal, les autres glissent en s’éloignant de la pile, de nouvelles arrivent. Après le dernier hiver vient l’ascension.",
        ],
      },
    ],
  },
  {
    id: "ascension",
    title: "L’ascension",
    anchors: ["score"],
    paragraphs: [
      {
        list: [
          "Récolter les fruits une dernière fois.",
          "[3|first-vp] PV pour le premier de l’ordre du tour.",
          "Les types différents de votre Chemin de Bitoku, accomplis ou non : [1|types-1], [2|types-2], [4|types-3], [7|types-4], [11|types-5], [16|types-6] ou [22|types-7] PV pour un à [sept|bitoku-types] types.",
          "Les Trésors du lac.",
          "Vos Rochers : Pèlerins fois choses.",
          "Tous les points de vos dés et toutes vos ressources, divisés par [quatre|homage-divisor], arrondi en dessous.",
          "Les Visions, avec leurs pénalités ; ce que l’ascension elle-même a apporté ne les aide pas.",
          "Les PV découverts par les Bâtiments et les Cristaux.",
        ],
      },
      "En cas d’égalité, qui a le plus de Visions réalisées l’emporte, puis qui est le plus tôt dans l’ordre du tour.",
    ],
  },
  {
    id: "tengu",
    title: "Seul : le Tengu",
    anchors: ["solo"],
    paragraphs: [
      "Seul, vous jouez contre le Tengu. Les règles le font jouer : il ne choisit jamais. Chaque étape de ses tours se lit à côté du plateau et dans le journal, et ces chapitres suffisent pour le jouer à la main. **Vous gagnez avec plus de PV que le Tengu ; à égalité, il gagne.**",
      "**Le plateau** est celui de la partie à [deux|tengu-board-for] joueurs, avec les Kodamas neutres et les Bâtiments anciens. Vous commencez comme toujours ; le Tengu est premier dans l’ordre du tour.",
      "**Son plateau.** Ses dés montrent [2|tengu-die-low], [3|tengu-die-middle] et [4|tengu-die-high] ; ils commencent bloqués et ne changent jamais de valeur. Il a [11|tengu-pilgrims] Pèlerins éveillés, [six|tengu-counters] pions Bâtiment, ses [cinq|tengu-starting-yokai] Yōkais de départ en une pile, [une|tengu-dragonflies] Libellule, et jamais de Vision ni d’Amulette.",
      "**Ses Rochers.** Un Rocher du Jardin au hasard, dont la place reste vide, et un au hasard parmi ceux qui n’ont pas été distribués : de ses [deux|tengu-rocks] Rochers, l’un montre des Yōkais, l’autre des Mitamas ou des Bâtiments. Il commence avec [1|tengu-wood] bois et, si un Rocher montre des Bâtiments, [1|tengu-second-resource] pierre ; s’il montre des Mitamas, [1|tengu-second-resource] saké.",
      "**Ses cartes.** Ses [dix|tengu-cards] cartes Action sont mélangées, et [trois|tengu-row] d’entre elles forment une rangée face visible. La tuile Attitude du Tengu commence inactive.",
      "**Ce qu’il ne fait pas.** Il ne paie aucun coût ; seule l’étape D lui fait dépenser une ressource. Ses dés n’ont besoin d’aucune valeur et ne se comparent à aucun, mais ils comptent face aux vôtres. Il ne pioche, ne joue et ne retire pas de Yōkai et n’utilise pas d’action Bâtiment. D’une carte ou d’une tuile, il ne reçoit que ce qui est dit ici. Quand vous utilisez un de ses Bâtiments, il marque [1|tengu-property-vp] PV au lieu d’un bonus de propriété.",
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
          "**Forges.** Cristal : un au hasard, de n’importe quelle sorte. Il n’a ni place ni effet ; il est seulement compté. Bâtiment : parmi ceux qui peuvent se poser quelque part, un préféré, le plus proche de la pile ; sinon un au hasard. Il va dans une zone avec un emplacement libre de son type ; s’il y en a plusieurs, là où son Kodama est le plus compétitif. Il le marque de son pion suivant, et son Kodama y avance d’une seule case, quoi que montre la tuile. Sans pion, l’action est perdue. Si la carte n’indique pas ce lieu (étape I) : un Bâtiment s’il peut en construire un préféré, sinon un Cristal.",
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
          "Son **Pèlerin en route** avance : sur la case Illumination libre qui vaut le plus de PV parmi celles où il peut se rendre (notre arbitrage T26) ; sinon sur la case Portail libre qui vaut le plus de PV, s’il n’a pas de Pèlerin à ce Portail ; sinon tout droit. Les Ponts ne lui demandent rien. Il a au plus un Pèlerin sur chaque sentier.",
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
          "**Printemps.** Il ne pioche rien. À la récolte des fruits, il reçoit [1|tengu-spring-points] Point de Mouvement pour chacun de ses Cristaux, quoi qu’ils montrent. À l’ascension, il ne récolte plus (notre arbitrage T37).",
          "**Été.** Vous et le Tengu jouez à tour de rôle dans l’ordre du tour. Quand l’un a passé, l’autre continue seul.",
          "**Automne.** L’ordre du tour change comme toujours ; son dé dans la Demeure compte.",
          "**Hiver.** Ses dés rentrent, bloqués, et ses Yōkais restent sur leur pile. Avant que la manche suivante ne commence, un Rocher au hasard quitte le Jardin pour de bon.",
        ],
      },
    ],
  },
  {
    id: "tengu-count",
    title: "Comment marque le Tengu",
    paragraphs: [
      "À ce qu’il a marqué pendant la partie, il ajoute à l’ascension :",
      {
        list: [
          "**A** Les PV découverts par ses pions Bâtiment.",
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
      "**Forêt stricte** : une action Forêt demande un dé plus élevé que tous les autres ; contre un [six|highest], il faut un [six|highest] et une Amulette. **Passer plus tôt** permet de passer même si l’on peut encore agir. Les autres réglages tranchent des points que les livres laissent ouverts ou disent autrement ; leur aide se trouve à côté d’eux. Une table n’est interrogée que sur ce qui peut changer quelque chose avec son nombre de joueurs.",
    ],
  },
];
