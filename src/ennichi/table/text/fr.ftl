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
refused-foreign-origin = Cette demande vient de la page d’un autre site ({ $origin }), qui ne peut pas agir ici. Ouvrez la page de ce serveur ; qui le gère peut en autoriser d’autres avec --origin.
refused-too-many-devices = Cette place est déjà tenue par trop de navigateurs.
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
refused-no-frame = Cette partie n’a pas de moment { $number }.
refused-busy = Le serveur est occupé. Réessayez.
refused-other-rules = Cette partie a été jouée avec une ancienne version des règles et ne peut plus être ouverte.
refused-other-components = Cette partie a été jouée avec d’autres fichiers de matériel que ceux de ce serveur.

## Messages

gone = Cette partie a été supprimée.
gone-by = Cette partie a été supprimée par { $name }.
