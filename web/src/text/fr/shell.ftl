# What the pages of the table say themselves, in French. Words of a game come from the game.

tagline = Des jeux d’un même jour de fête. À table en dix secondes.
skip-to-content = Aller au contenu
unreachable = Le serveur est injoignable. Réessayez, s’il vous plaît.
loading = Un instant…
close = Fermer
cancel = Ne rien faire
retry = Réessayer
to-lobby = Retour à l’accueil
copied = Copié

## Lobby

games = Jeux
players = joueurs
players-count = { $seats } joueurs
seat-of = Place { $n }
colour-of = Couleur de la place { $n }
looks =
    .plum = prune
    .sky = ciel
    .cinnabar = cinabre
    .celadon = céladon
box-colour = { $look } (dans la boîte : { $colour })
who-sits = Qui s’assoit à la place { $n }
me = Moi
friend = Ami
bot = Robot
your-name = Votre nom
on-this-device = vous, sur cet appareil
waiting-for-friend = Un ami
friend-note = vous recevez un lien à partager ; la place est à qui l’ouvre
bot-level = Force du robot à la place { $n }
against = contre { $opponent }
difficulty = Difficulté
own-mixture = Votre propre mélange des options ci-dessous.
play = Jouer
play-note = Aucun compte. Le lien vous rend votre place sur tout appareil.
watch-bots = Aucune place n’est à vous : vous regarderez.
ways-into = Entrer dans { $game }
to-play = Jouer : préparer une table
puzzle = Énigme
play-time-note = Une partie entre personnes ; contre des robots, c’est plus court.
weight-note = Tout ce à quoi il faut penser
weights =
    .w1 = très léger
    .w2 = léger
    .w3 = moyen
    .w4 = exigeant
    .w5 = expert
first-game = Première partie :
new-here = Vous découvrez { $game } ? Commencez par la première leçon : { $n } minutes sur le vrai plateau.
played-before = Avez-vous déjà joué à { $game } ?
played-before-note = Sinon, une leçon joue avec vous sur le vrai plateau, geste après geste, pendant { $n } minutes environ. Vous pouvez la quitter à tout moment et simplement continuer à jouer.
show-me = Pas encore : montrez-moi
know-it = Oui : à la table
your-tables = Vos tables
no-tables = Aucune table pour l’instant. Les vôtres vous attendront ici, dans ce navigateur.
your-turn = À vous.
turn-of = { $name } réfléchit.
open-seats = { $n ->
    [one] { $n } place est libre.
   *[other] { $n } places sont libres.
}
finished = { $who }, { $scores }
level = { $names } sont à égalité
score-join = {" "}à{" "}
learn = Apprendre et revoir
learn-rules = Les règles de { $game }
learn-note = avec des images, un tour d’exemple et une page à imprimer
watch-finished = Revoir une partie terminée
watch-note = geste par geste, avec les scores au fil du temps
watch-empty = dès qu’une de vos tables est terminée
open-record = Ouvrir une partie enregistrée
open-record-note = choisissez un fichier .kifu ou déposez-le ici
drop-here = Déposez la partie ici
record-too-large = Ce fichier est trop grand pour une partie enregistrée.
forget = Supprimer cette table
bring-back = Faire revenir cette table
removed-tables = Retirées ({ $count })
delete-ask = Qui l’a ouverte la supprime pour tous. Les autres demandent, et elle disparaît quand tous sont d’accord.
others-asked = Les autres personnes à cette table sont consultées : { $wishes } sur { $of } souhaitent la supprimer.
wish-delete = { $names } { $count ->
    [one] souhaite
   *[other] souhaitent
} supprimer cette partie ({ $count } sur { $of }).
agree-delete = D’accord
keep-game = La garder quand même
show-link = Montrer le lien
fair-cards = Comment les cartes sont distribuées
fair-cards-note = Personne n’a choisi les cartes : le serveur a fixé la donne avant la partie et ne peut plus la changer. À la fin, chacun peut le vérifier.
commitment = Engagement
deal-salt = Sel des joueurs
deal-secret = Secret du serveur
deal-promised = Avant la première carte, le serveur a choisi un secret et montré cet engagement ; puis le navigateur qui a ouvert la table y a mêlé son propre sel. À la fin le secret est montré, et chacun peut vérifier qu’aucune carte n’a été choisie.
deal-fits = Vérifié : le secret est bien celui sur lequel le serveur s’était engagé avant la première carte.
deal-broken = Cela ne correspond pas à l’engagement du serveur. Quelqu’un a peut-être changé la donne.
deal-check = Cette page ne peut pas le vérifier ici. Comparez l’engagement au SHA-256 du mot ennichi, d’une espace et du secret.
watching-now = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
footer = Les règles sont appliquées, les dessins sont de nous, rien n’est envoyé à des tiers.
about = À propos
keyboard = Clavier
language = Langue
theme = Thème
themes =
    .auto = Comme le système
    .light = Clair
    .dark = Sombre
to-dark = Sombre
to-light = Clair
show-more = Tout afficher

## Table

rules = Règles
what-can-i-do = Que puis-je faire ?
hint = Conseil
settings = Réglages
menu = Menu
undo = Annuler
undo-to-here = Annuler ceci et tout ce qui suit
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
whole-board = Tout le plateau
open-large = Ouvrir en grand
back-to-board = Retour au plateau
more-elsewhere = D’autres choix sur le plateau
more-above = { $n ->
    [one] { $n } autre plus haut
   *[other] { $n } autres plus haut
}
more-below = { $n ->
    [one] { $n } autre plus bas
   *[other] { $n } autres plus bas
}
more-left = { $n } de plus à gauche
more-right = { $n } de plus à droite
this-turn-so-far = Ce tour jusqu’ici
turn-start = Début
turn-now = maintenant
turn-fixed = ne peut plus être repris
count-so-far = Le décompte pour l’instant
count-so-far-note = Comme si la partie finissait maintenant.
if-ended-short = si c’était la fin
restart-turn = Recommencer le tour
pace = Rythme des coups des autres
paces =
    .slow = Lent
    .normal = Normal
    .fast = Rapide
    .off = Immédiat
options = Options ({ $count })
careful = Demander avant ce qui ne peut pas être annulé
sound = Son
yes = Oui
no = Non
invite-link = Lien pour inviter et pour regarder
private-link = Votre lien privé, pour vos autres appareils
copy = Copier
record = Partie enregistrée
download-record = Télécharger la partie
record-when-over = La partie peut être téléchargée une fois terminée : avant, elle dévoilerait ce qui est caché.
resign = Laisser votre place à un robot
resign-ask = Un robot joue la suite à votre place. Cela ne peut pas être annulé.
resign-to = La laisser à { $bot }
thinking = { $name } réfléchit…
bot-thinking = { $name } choisit…
away = { $name } n’est pas là pour le moment. La table attend.
away-for = absence : { $time }
here = à la table
never-came = pas encore là
away-since = { $name } n’est pas là depuis { $time }. La table attend.
not-yet-here = { $name } n’est pas encore là. La table attend.
has-left = { $name } a quitté la table.
has-come = { $name } est à la table.
is-back = { $name } est de retour.
thinks-for = choisit depuis { $time }
bot-died = Il a fallu relancer { $name }, qui réfléchit de nouveau…
bot-failed = { $name } n’a pas pu choisir et recommence…
again-in = dans { $time }
lost-title = Connexion perdue.
lost-again = Nouvel essai dans { $time }
lost-trying = Nouvel essai…
try-now = Essayer maintenant
connected-again = La connexion est rétablie.
touch-arrived = La connexion est rétablie. Votre dernier geste était bien arrivé.
touch-lost = La connexion est rétablie. Votre dernier geste n’est pas arrivé : veuillez recommencer.
undo-arrived = La connexion est rétablie. Le retour en arrière avait bien eu lieu.
undo-lost = La connexion est rétablie. Rien n’a été annulé : veuillez recommencer.
seconds = { $n } s
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
skip = Passer le récit
you = Vous
spectator = Vous regardez.
spectator-free = Vous regardez. Une place est libre :
take-seat = Prendre la place
take-seat-as = Jouer sous le nom
free-seat = Place libre
waiting-for-seats = { $n ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $n } joueurs.
}
invite-note = Envoyez ce lien ; qui l’ouvre peut prendre une place libre.
reconnecting = Connexion perdue. Reconnexion…
connecting = On s’installe…
not-sent = Pas de connexion en ce moment ; votre geste n’a pas été envoyé.
log = Journal
whole-log = Tout le journal
log-empty = Rien ne s’est encore passé.
seats = Places
points = points
points-earned = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
if-ended-now = { $points } points si la partie finissait maintenant
this-turn = c’est son tour
open-board = Montrer le plateau de { $name }
board-of = Plateau de { $name }
back-to-yours = Retour au vôtre
zones = Parties de la table
prompt = Ce qui est demandé
news = À propos de cette table
choices = { $n } choix
choices-on-yours = { $n ->
    [one] { $n } choix sur votre plateau
   *[other] { $n } choix sur votre plateau
}
hint-thinks = Un robot réfléchit…
hint-says = Ce que ferait un bot
do-it = Le faire
nothing-to-do = Rien à faire pour vous en ce moment.
nothing-to-undo = Rien ne peut être annulé en ce moment.
final = Cela ne peut pas être annulé.
# for the ear, after that
final-again = Choisir une nouvelle fois le fait, Échap y renonce.
foreseen = Cela changerait : { $changes }
# by how much a touch changes somebody's numbers
would-change = { $name } : { $changes }.
# The verb before a price, as the server's texts use it.
costs = coûte
rules-about = Dans les règles
sources =
    .reconstructed = valeur reconstituée par nous
    .short = notre valeur

## End

game-over = La partie est terminée
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
you-win = Vous gagnez
count = Le décompte
total = Total
show-all = Tout montrer
point-sources = D’où viennent les points
over-time = Score au fil du temps
over-time-note = comme si la partie s’était arrêtée là
rematch = Rejouer
go-to-rematch = À la table suivante
watch-replay = Revoir la partie

## Replay

replay = Revoir
moment = Geste { $n } sur { $all }
setup = Après la mise en place
to-start = Au début
step-back = Un geste en arrière
step-on = Un geste en avant
to-end = À la fin
play-film = Lecture
pause-film = Pause
continue-here = Continuer à partir d’ici
continue-note = ouvre une nouvelle table qui commence par cette position
to-table = À la table
analyse = Analyser
analysis = Analyse
analysing = Un robot a regardé de près { $done } tours sur { $of }
first-estimate = Première estimation des chances de gagner, qu’un regard plus attentif améliore tour par tour
estimate-at = { $turn }, à première vue
chances = Chances de gagner, tour par tour
swings = Où tout s’est joué
swings-so-far = Ce qui a coûté le plus jusqu’ici
swing =
    { $name }, { $turn } : { $cost ->
        [little] un peu a été perdu
        [some] pas mal a été perdu
       *[much] beaucoup a été perdu
    }
show-way = Le montrer sur le plateau
could-be = Ce qui aurait pu être : { $name }, { $turn }
could-be-start = La position au début du tour
back-to-game = Retour à la partie
played = Joué :
better = Un robot :
no-swings = Aucun tour n’a coûté cher à qui que ce soit.

## Pages

rules-of = { $game } : les règles
contents = Sommaire
rulings-of = Nos arbitrages pour { $game }
rulings-note = Ce que nous avons décidé là où le livret laisse une question ouverte. Ce registre est en anglais.
rules-note = Avec nos propres mots. Le jeu appartient à son auteur et à son éditeur ; achetez-le, s’il vous plaît.
no-rules = Ce jeu n’apporte pas de page de règles.
no-rulings = Ce jeu n’apporte pas d’arbitrages.
table-help-title = À cette table
table-help =
    .touch = **Touchez ce qui brille.** Tout le reste dit ce que c’est, et pourquoi c’est fermé, au survol, par un appui long ou une fois sélectionné.
    .look = **Regarder de plus près.** Le signe près d’un titre, ou Z, ouvre cette partie du plateau en grand ; on peut y jouer, et Échap la referme. Ctrl et la molette, deux doigts, ou + et − rapprochent tout le plateau ; tirez-le, et 0 le montre de nouveau en entier.
    .undo = **Annuler.** U annule un geste, R le tour. « Ce tour jusqu’ici » (T) dit ce que vous avez fait et ramène à n’importe quel moment. Avant ce qui ne peut pas être annulé, une question vous est posée.
    .ask = **Demander.** « Que puis-je faire ? » dit vos choix en mots, « Conseil » montre ce que ferait un robot, C compte les points pour l’instant.
    .keys = **Touches.** Tout peut se faire au clavier ; la page qui en parle est dans les réglages.
keyboard-title = Jouer au clavier
keyboard-intro = À cette table, tout peut se faire sans souris.
key-names =
    .shift = Maj
    .enter = Entrée
    .space = Espace
    .escape = Échap
    .home = Début
    .end = Fin
keys =
    .tab = vers la chose suivante ou précédente que vous pouvez toucher
    .arrows = vers la chose à toucher la plus proche dans cette direction
    .any-thing = vers la chose la plus proche, quelle qu’elle soit, pour la lire ou savoir pourquoi elle est fermée
    .touch = la toucher
    .undo = annuler votre dernier geste
    .restart = recommencer votre tour
    .hint = ce que ferait un robot
    .coach = appeler le guide, ou le renvoyer
    .why = si la chose sous le pointeur ou sélectionnée est bonne, et pourquoi
    .what = à quoi elle sert
    .can-do = la liste de tout ce que vous pouvez faire
    .rules = les règles sur ce qui est demandé, à côté de la table ; sur une page de règles, la recherche
    .count = le décompte pour l’instant
    .log = vers le journal ; ↑ et ↓ le parcourent et montrent ses choses sur le plateau
    .board = le plateau de cette place
    .option = quand les choix sont numérotés : le choix qui porte ce numéro
    .turn = ce que vous avez fait ce tour ; Entrée revient à un moment
    .zone = ouvrir en grand la partie sous le pointeur ou sélectionnée, et la refermer
    .zoom = plus près, plus loin, tout le plateau ; avec la molette, Ctrl rapproche
    .pan = de plus près et sans rien de sélectionné : déplacer le plateau ; à la souris, le tirer
    .escape = fermer, ou revenir à votre plateau
    .film-step = en revoyant une partie : pas à pas, début, fin
    .film-play = en revoyant une partie : lecture ou pause
about-title = À propos d’ennichi
about-text =
    .fair = Les ennichi sont les jours où un temple japonais tient sa fête foraine. Ici, trois jeux de société dont l’action se passe au Japon se côtoient : Bamboo, Bitoku et IKI.
    .rules = C’est le serveur qui applique les règles ; cette page ne dessine que ce que votre place peut voir. Les robots n’en voient pas plus qu’un joueur assis à leur place.
    .drawings = Tous les dessins et tous les mots sont de nous. Aucune image, aucun logo, aucun texte des éditeurs n’est utilisé. La plupart des nombres imprimés sur le matériel ne sont publiés nulle part ; ceux-là ont été reconstitués, et la table le dit quand vous l’interrogez sur un élément. Les jeux appartiennent à leurs auteurs et éditeurs : s’ils vous plaisent, achetez-les.
    .privacy = Ni comptes ni pistage. Un cookie se souvient des places qui sont à vous ; langue, thème et nom restent dans ce navigateur. Rien n’est jamais demandé à un tiers.
not-found = Il n’y a rien à cette adresse.

## Le narrateur

what-happens = Ce qui se passe
since-last-turn = Depuis votre dernier tour
so-far = Ce qui s’est passé jusqu’ici
as-film = Le revoir en film
for-you = Pour vous :
go-on = Continuer
every-step = Chaque étape
steps = { $count ->
    [one] 1 étape
   *[other] { $count } étapes
}
earlier-turns = { $count ->
    [one] 1 tour précédent
   *[other] { $count } tours précédents
}
film-by = Avancer par
film-units =
    .touch = geste
    .turn = tour
    .round = manche
film-speed = Vitesse

## Leçons

lessons = Apprendre en jouant
lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lesson-at = leçon : { $title }
lesson-begin = Apprendre
lesson-resume = Reprendre la leçon
lesson-go-on = Reprendre
lesson-once-more = Encore une fois
lesson-done = terminée
lesson-step = { $n } sur { $of }
lesson-label = Leçon, étape { $n } sur { $of }
lesson-leave = Quitter la leçon
lesson-back = Retour
lesson-skip = Faites-le pour moi
lesson-not-yet = Pas encore : d’abord ce qui est dans la lumière.
lesson-only-read = Rien à toucher ici : lisez, puis continuez.
lesson-try = J’essaie
lesson-again = Réessayer
lesson-show-me = Montrez-moi
lesson-play-on = Continuer la partie
lesson-close = Voir le résultat
lesson-to-lobby = À la première page
lesson-lost = Ce tour n’y mène plus : ce qu’il fallait a servi à autre chose, ou n’a pas été choisi.
lesson-read-on = Lisez ce qui s’est passé, puis continuez.
lesson-happens = Regardez ce qui se passe, puis nous continuons.
lesson-others-play = { $names } { $n ->
    [one] joue
   *[other] jouent
}, puis nous continuons.
lesson-hurry = Passer

## Énigmes

puzzles = Énigmes
puzzles-note = Un tour est nettement le meilleur : trouvez-le
puzzles-intro = Des moments de vraies parties où un tour vaut nettement mieux que tous les autres. Jouez-le sur le plateau ; vous lirez ensuite ce qu’il rapporte à la fin, et pourquoi.
puzzles-none = Il n’y a pas encore d’énigmes ici.
puzzles-progress = { $n ->
    [one] { $n } résolue sur { $of }
   *[other] { $n } résolues sur { $of }
}
puzzles-game = Jeu
puzzles-difficulty = Difficulté
puzzles-which = Lesquelles
puzzles-all-games = Tous les jeux
puzzles-all-levels = Tous niveaux
puzzles-all = Toutes
puzzles-open = À résoudre
puzzles-all-solved = Toutes celles-ci sont résolues. Bien joué !
puzzles-go-on = Continuer avec l’énigme { $n }
puzzles-begin = Commencer par l’énigme { $n }
puzzle-of-the-day = Énigme du jour
puzzle-solve = Résoudre
puzzle-once-more = Encore une fois
puzzle-solved = résolue
puzzle-number = Énigme { $n }
puzzle-seats = { $n ->
    [one] seul
   *[other] { $n } joueurs
}
puzzle-levels =
    .l1 = facile
    .l2 = moyen
    .l3 = difficile
puzzle-asks = Trouvez la meilleure façon de poursuivre ce tour.
puzzle-judging = Votre tour est évalué…
puzzle-showing = Voici le meilleur tour.
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-next = Énigme suivante
puzzle-right = Exact : il n’y a pas mieux
puzzle-wrong = Il y a un meilleur tour
puzzle-solution = La solution
puzzle-yours = Votre tour :
puzzle-best = Le meilleur tour :
puzzle-tempting = Tentant, mais moins bon
puzzle-like = Très semblable
puzzle-other = Un autre coup qui tente
puzzle-played = Le tour de l’énigme est joué.
puzzle-measured = Chaque tour a été poursuivi de nombreuses fois, avec les mêmes cartes cachées possibles.

## Le guide, qui enseigne pendant que l’on joue

coach = Guide
coach-teach = Guidez-moi pendant la partie
coach-teach-help = Au début de vos tours, un guide dit ce qui est en jeu et propose deux ou trois plans raisonnables ; ensuite, ce que le tour a rapporté. Il se tait à mesure que vous apprenez.
coach-call = Appeler le guide
coach-dismiss = Renvoyer le guide
coach-fold = Replier le guide
coach-unfold = Déplier le guide
coach-hidden = { $n ->
    [one] { $n } de plus
   *[other] { $n } de plus
}
coach-stakes = En jeu
coach-plans = Plans raisonnables
coach-thinks = Je cherche des plans…
coach-weighs = J’y réfléchis…
coach-waits = Quand ce sera votre tour, je dirai ce qui est en jeu.
coach-quiet = Rien de nouveau ce tour-ci. Demandez quand vous voulez.
coach-less = Vous en connaissez déjà une partie : désormais, j’en dis moins. « Tout réexpliquer » ramène le reste.
coach-again = Tout réexpliquer
coach-plans-now = Des plans à partir d’ici
coach-how = Désignez une chose : W dit si elle est bonne, Q à quoi elle sert.
coach-how-by-finger = Maintenez le doigt sur une chose : vous pouvez y demander si elle est bonne, et à quoi elle sert.
coach-why = Est-ce bon ?
coach-what = À quoi cela sert-il ?
coach-best = semble le meilleur
coach-about-as-good = à peu près aussi bon
coach-a-little-less = un peu moins bon
coach-clearly-less = nettement moins bon
coach-following = votre chemin jusqu’ici
coach-point-first = Désignez d’abord une chose sur le plateau.
coach-not-open = Vous ne pouvez pas toucher cela maintenant.
verdict =
    .only = C’est tout ce que vous pouvez faire maintenant.
    .best = Je ne vois rien de mieux.
    .alike = C’est à peu près aussi bon que ce que je vois de mieux, pas davantage.
    .worse = Il y a mieux.
coach-better-would = Je préférerais :
coach-leads-to = Cela mène à ceci :
coach-turn = Votre dernier tour
coach-brought = { $total } : { $lines }.
coach-brought-line = { $points } { $label }
coach-missed = La prochaine fois, peut-être :
coach-plan-n = Plan { $n }, { $words }
coach-next = Maintenant : { $words }
coach-is-plan = Le plan { $n } ci-dessous commence ainsi.
coach-in-plan = Le plan { $n } s’en sert.
coach-rules = Dans les règles : { $heading }
