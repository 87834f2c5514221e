# Ce que dit le service web, en français. Espaces insécables devant « : » et « ; ».

## Robots

bot-random = Flâneur
bot-random-help = Joue au hasard, mais selon les règles. Idéal pour une première découverte.
bot-greedy = Vif
bot-greedy-help = Prend ce qui paraît le meilleur sur le moment et prévoit peu. Comme tout robot, il ne voit que ce que sa place peut voir.
bot-level1 = Débutant
bot-level1-help = Se trompe souvent : pour vos premières parties.
bot-level2 = Apprenti
bot-level2-help = Voit ce qui est bon, et se trompe de temps en temps.
bot-level3 = Vif
bot-level3-help = Prend ce qui paraît le meilleur ce tour-ci, sans prévoir plus loin.
bot-level4 = Fort
bot-level4-help = Cherche : regarde de nombreuses suites du tour, et les réponses.
bot-level5 = Maître
bot-level5-help = Regarde bien plus de suites, en trois secondes par tour au plus. Il faut bien jouer pour le battre.
bot-own-help = A appris ce jeu en le jouant.
bot-code-help = Un robot apporté par la personne qui gère ce serveur.

## Refus

refused-unknown-page = Il n’y a rien à cette adresse.
refused-unknown-table = Cette table n’existe pas. Elle a peut-être été retirée parce que personne n’y jouait depuis longtemps.
refused-unknown-game = Il n’y a pas de jeu appelé « { $name } ».
refused-bad-request = Cette demande n’a pas été comprise : { $reason }.
refused-bad-setting = { $reason }
refused-bad-record = Cette partie enregistrée ne peut pas être ouverte : { $reason }
refused-too-large = C’est trop volumineux ; { $bytes } octets au plus sont acceptés.
refused-too-fast = C’était trop rapide. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 } avant de réessayer.
refused-too-many-new-tables = Beaucoup de tables ont été ouvertes d’ici récemment. La prochaine sera possible dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
refused-foreign-origin = Cette demande vient de la page d’un autre site ({ $origin }), qui ne peut pas agir ici. Ouvrez la page de ce serveur ; qui le gère peut en autoriser d’autres avec --origin.
refused-promise-broken = Les cartes de cette table ont été promises il y a trop longtemps, ou à une autre table. Ouvrez-la encore une fois.
refused-too-many-devices = Cette place est déjà tenue par trop de navigateurs.
refused-too-much = Vous avez demandé beaucoup de choses à la fois. Attendez que certaines soient faites.
refused-too-long = Rejouer cette partie prend trop de temps : quelques secondes au plus y sont consacrées. Est-ce un enregistrement complet, tel qu’il a été sauvegardé ?
refused-not-your-seat = Vous n’avez pas de place à cette table.
refused-not-your-turn = Ce n’est pas votre tour.
refused-late = La partie a avancé entre-temps ; voici où elle en est.
refused-illegal = { $reason }
refused-no-undo = Vous n’avez rien à annuler : quelqu’un d’autre a joué, ou quelque chose de caché a été révélé.
refused-no-open-seat = Toutes les places de cette table sont prises. Vous pouvez regarder.
refused-not-over = Cela n’est possible qu’une fois la partie terminée : avant, cela dévoilerait ce qui est caché.
refused-over = La partie est terminée.
refused-bad-name = Un nom compte de 1 à 40 caractères sur une ligne.
refused-too-many-tables = Vous avez trop de tables. Supprimez d’abord quelques anciennes.
refused-no-hint = Un conseil n’est possible que lorsque c’est votre tour.
refused-not-played = Le tour de ce problème n’est pas encore joué jusqu’au bout.
refused-no-frame = Cette partie n’a pas de moment { $number }.
refused-busy = Le serveur est occupé. Réessayez.
refused-other-rules = Cette partie a été jouée selon d’autres règles que celles de ce serveur : elle ne peut pas être rejouée depuis son début.
refused-other-components = Cette partie a été jouée avec d’autres fichiers de matériel que ceux de ce serveur.
refused-not-offered = Ce serveur n’envoie pas de messages de cette façon.
refused-unknown-way = Cette façon de vous prévenir n’existe pas ; elle a peut-être été abandonnée entre-temps. Ouvrez cette page de nouveau.
refused-unknown-zone = Le fuseau horaire « { $zone } » n’est pas connu ici.
refused-bad-mail = Ce n’est pas une adresse électronique.
refused-bad-address = On ne peut pas envoyer de messages à cette adresse ; elle doit commencer par https://.
refused-not-https = Les messages ne vont qu’à des adresses qui commencent par https://, au port habituel.
refused-private-address = Cette adresse mène dans un réseau privé, où ce serveur n’envoie rien.
refused-bad-link = Ce lien n’est pas complet, ou n’a pas été fait ici. Copiez-le en entier depuis le message.
refused-old-link = Ce lien est trop ancien, ou a déjà servi : demandez-en un nouveau à la table.
refused-too-many-subscriptions = Vous avez choisi trop de façons de recevoir des messages. Abandonnez-en d’abord quelques-unes.
refused-too-many-mails = Cette adresse a reçu aujourd’hui plusieurs courriels que personne n’y a demandés. Réessayez demain.

## Règles modifiées, et tables qui s’en vont

notice-same-so-far = Les règles de ce jeu ont changé depuis le début de la partie. Elle continue selon les nouvelles règles ; rien de ce qui a été joué n’en est modifié.
notice-goes-on = Les règles de ce jeu ont changé en cours de partie. Elle continue là où elle en était, selon les nouvelles règles ; ce qui a été joué avant ne peut plus être annulé ni revu.
notice-taken-back =
    { $back ->
        [one] Les règles de ce jeu ont changé en cours de partie et ne connaissent pas la position où elle en était. Le dernier coup a été annulé ; la partie continue de là selon les nouvelles règles.
       *[other] Les règles de ce jeu ont changé en cours de partie et ne connaissent pas la position où elle en était. Les { $back } derniers coups ont été annulés ; la partie continue de là selon les nouvelles règles.
    }
notice-finished = Les règles de ce jeu ont changé depuis cette partie. Sa fin est gardée telle quelle ; son déroulement ne peut pas être revu selon les nouvelles règles.
notice-read-only = Les règles de ce jeu ont changé en cours de partie, et elle ne peut pas continuer selon les nouvelles. On peut la regarder aussi loin qu’elles conviennent encore : { $number } de ses { $of } coups.
notice-newer-rules = Cette partie a été jouée selon des règles plus récentes que celles de ce serveur. On peut la regarder ici ; un serveur plus récent la continuera.
table-marked = Personne n’a joué ici depuis longtemps. Cette table sera retirée le { $day }, sauf si quelqu’un qui y joue l’ouvre.
table-removed = Retirée. On peut la faire revenir jusqu’au { $until }.
refused-removed = Cette table a été retirée le { $when }. Qui y tient une place peut la faire revenir jusqu’au { $until }.
refused-read-only = Cette partie peut seulement être regardée : elle a été jouée selon d’autres règles que celles de ce serveur.

## Messages

gone = Cette partie a été supprimée.
gone-by = Cette partie a été supprimée par { $name }.

## Prévenir quelqu’un que c’est son tour

tell-turn-title = À vous de jouer : { $game }
tell-turns-title =
    { $count ->
        [one] À vous de jouer à une table
       *[other] À vous de jouer à { $count } tables
    }
tell-turn-with = { $game } avec { $others } : c’est votre tour.
tell-turn-alone = { $game } : c’est votre tour.
tell-turn-chat = { $player }, c’est votre tour à { $game } ({ $others }).
tell-more =
    { $count ->
        [one] Une autre table vous attend.
       *[other] { $count } autres tables vous attendent.
    }
tell-private = Ces liens ne sont qu’à vous : qui en a un joue à votre place.
tell-stop = Ne plus recevoir ces messages, d’un seul clic :
tell-test-title = Un essai depuis la table
tell-test = Voilà comment on vous préviendra que c’est votre tour.
tell-confirm-title = Pouvons-nous vous prévenir quand c’est votre tour ?
tell-confirm = Quelqu’un (vous, espérons-nous) veut recevoir un message à cette adresse quand c’est son tour à une table. Si vous êtes d’accord, ouvrez ce lien et confirmez :
tell-confirm-not = Si ce n’était pas vous, ne faites rien : rien d’autre ne vous sera envoyé.
told-stop = C’est fait : plus aucun message ne sera envoyé à cette adresse. Elle est oubliée ici.
told-confirm = Merci : on vous préviendra désormais ici quand ce sera votre tour.
