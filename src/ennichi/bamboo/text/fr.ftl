# Tous les noms, questions, raisons et lignes de journal de Bamboo, en français ; devant : et ; et dans les guillemets, l’espace est insécable.

## Le jeu et ses options

game-title = Bamboo
game-blurb = Cultivez le bambou, honorez les temples et aménagez une demeure où chaque chose trouve son équilibre.

option-night = Face des plateaux
option-night-true = Nuit (mode avancé)
option-night-false = Jour
option-night-help = La face Nuit marque certaines cases de la grille : chacune n’accepte qu’un type de tuile Demeure et coûte du bonheur si elle reste vide.

## Joueurs

seat-brown = Marron
seat-yellow = Jaune
seat-purple = Violet
seat-black = Noir
ghost = le joueur fantôme

## L’année

chapter-setup = Mise en place
chapter-season = { $season } de l’année { $year }
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

## Bambous et temples

section =
    section { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[white] blanche
    } ({ $action })
stock =
    stock { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[white] blanc
    }
temple =
    temple { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[white] blanc
    }
shoot = pousse { $number }

## Actions et cadeaux

action = action { $action }
gift = cadeau { $action }
action-balance = Équilibre
action-home = Aménagement
action-income = Rémunération
action-cook = Cuisine
action-joker = Joker

## Tuiles Demeure et tuiles Équilibre

home = { $kind }, confort { $comfort }
cell = ligne { $row }, colonne { $column }
kind-D = Décoration
kind-F = Foi
kind-G = Jardin
kind-Q = Quotidien
kind-any = tout type
zone-left = zone gauche
zone-centre = zone centrale
zone-right = zone droite
balance =
    { $zone }, { $shape }{ $comfort ->
        [0] { "" }
       *[other]  ; confort total d’au moins { $comfort }
    } ; { $points ->
        [one] { $points } point de bonheur
       *[other] { $points } points de bonheur
    }
pattern-one = une tuile : { $kind }
pattern-total = toutes les tuiles { $kind }, où qu’elles soient
pattern-row = de gauche à droite : { $cells }
pattern-column = de haut en bas : { $cells }
pattern-block = lignes de haut en bas : { $rows }
pattern-diamond = losange : { $top } en haut, { $left } à gauche, { $right } à droite, { $bottom } en bas
pattern-any = un bloc de { $columns } sur { $rows }, tous types

## Nourriture et esprits

food-tea =
    jeton Thé ({ $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    })
food-rice =
    jeton Riz ({ $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    })
food-ramen =
    jeton Râmen ({ $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    })
spirit-kappa = Kappa
spirit-tanuki = Tanuki
spirit-rokurokubi = Rokurokubi
spirit-kitsune = Kitsune
spirit-ookami = Ookami
spirit-tengu = Tengu
spirit-bakeneko = Bakeneko

## Autres gestes

touch-done = terminer
touch-forgo = renoncer à cette action
touch-coin = prendre des pièces
touch-happiness = gagner du bonheur
touch-option = une façon d’utiliser un esprit
touch-take-coins =
    { $count ->
        [one] prendre { $count } pièce
       *[other] prendre { $count } pièces
    }
touch-gain-happiness =
    { $count ->
        [one] gagner { $count } point de bonheur
       *[other] gagner { $count } points de bonheur
    }
touch-buy-home =
    acheter { $home } ({ $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }, +{ $happiness } bonheur)
touch-take-balance = obtenir : { $balance }
touch-score-balance = décompter : { $balance }
touch-lay-stick =
    { $price ->
        [0] déposer un bâton au { $temple }, sans payer
       *[other] déposer un bâton au { $temple } pour { $price } pièce
    }
touch-end-turn = terminer votre tour
touch-leave-asleep = ne réveiller personne d’autre
touch-wake =
    { $price ->
        [0] réveiller { $spirit }, sans payer
        [one] réveiller { $spirit } pour { $price } pièce
       *[other] réveiller { $spirit } pour { $price } pièces
    }
touch-go-hungry = laisser la famille avoir faim (-{ $count } bonheur)
touch-use-spirit = faire appel à { $spirit } : { $effect }

## Questions

ask-draft = { $seat } : prenez l’une des sections de bambou étalées.
ask-gift = { $seat } : choisissez un cadeau de la forêt.
ask-stock = { $seat } : choisissez un stock, et avec lui le temple à visiter.
ask-offer =
    { $free ->
        [yes] { $seat } : déposez un bâton d’encens dans n’importe quel temple, gratuitement ({ $count } à déposer).
       *[no] { $seat } : déposez un bâton d’encens, gratuit dans le { $temple }, pour 1 pièce ailleurs ({ $count } à déposer).
    }
ask-place = { $seat } : choisissez la prochaine section à placer dans la bambouseraie.
ask-shoot = { $seat } : choisissez la pousse sous laquelle placer la { $section }.
ask-resolve =
    { $seat } : choisissez la prochaine section à résoudre ({ $count ->
        [0] plus aucune action
        [one] encore { $count } action
       *[other] encore { $count } actions
    }).
ask-overflow = { $seat } : le stock de cette couleur est plein ; choisissez-en un autre pour la { $section }.
ask-end-turn =
    { $spirits ->
        [yes] { $seat } : faites appel à un esprit éveillé, ou terminez votre tour.
       *[no] { $seat } : terminez votre tour.
    }
ask-income = { $seat } : prenez 2 pièces ou renoncez à l’action.
ask-cook = { $seat } : prenez un jeton Nourriture du plateau principal ou renoncez à l’action.
ask-cook-must = { $seat } : prenez un jeton Nourriture du plateau principal.
ask-home = { $seat } : prenez 1 pièce ou achetez une tuile Demeure.
ask-cell = { $seat } : choisissez la case de votre nouvelle tuile Demeure ({ $home }).
ask-balance = { $seat } : gagnez 1 point de bonheur, ou obtenez ou décomptez jusqu’à deux tuiles Équilibre.
ask-balance-again = { $seat } : obtenez ou décomptez encore une tuile Équilibre, ou arrêtez-vous là.
ask-joker = { $seat } : choisissez l’action que remplace le joker.
ask-wake = { $seat } : choisissez un esprit endormi à réveiller, ou laissez-les dormir.
ask-feed =
    { $count ->
        [one] { $seat } : nourrissez votre famille, il lui faut encore { $count } nourriture.
       *[other] { $seat } : nourrissez votre famille, il lui faut encore { $count } nourritures.
    }

## Pourquoi ce n’est pas permis

why-coins =
    { $price ->
        [one] coûte { $price } pièce, vous en avez { $coins }
       *[other] coûte { $price } pièces, vous en avez { $coins }
    }
why-section-not-laid-out = ne fait pas partie des sections étalées
why-gift = pas révélé ce printemps, ou déjà pris
why-marker = votre marqueur Action s’y trouve
why-stock-empty = ce stock est vide
why-stock-full = ce stock est plein
why-section-not-in-hand = ne fait pas partie des sections à placer
why-shoot-full = les deux emplacements sous cette pousse sont occupés
why-section-not-placed = ne fait pas partie de vos sections à résoudre
why-food-not-shown = aucun jeton de ce type sur le plateau principal
why-no-food = il n’y a aucun jeton Nourriture sur le plateau principal
why-home-not-shown = pas disponible en ce moment
why-no-cell = aucune case libre de votre grille ne l’accepte
why-cell-taken = il y a déjà une tuile Demeure ici
why-night-cell = cette case n’accepte qu’une tuile { $kind }
why-balance-not-shown = ni disponible en ce moment, ni sur votre plateau
why-zone-full = tous vos emplacements pour la { $zone } sont occupés
why-pattern = votre grille ne présente pas encore son motif ({ $balance })
why-no-calm = vous utilisez déjà cette action pour des tuiles Équilibre
why-spirit-not-yours = vous n’avez pas cet esprit
why-spirit-asleep = cet esprit dort
why-spirit-awake = cet esprit est déjà éveillé
why-spirit-feeding = cet esprit n’aide qu’en hiver, pour nourrir votre famille
why-spirit-summer = cet esprit n’aide que pendant vos tours d’été
why-spirit-offer = trop tard, cet esprit s’utilise avant l’offrande
why-spirit-between = terminez d’abord cette étape, un esprit s’utilise entre deux étapes
why-spirit-useless = cet esprit n’aurait aucun effet maintenant
why-must-feed = vous devez dépenser vos jetons Nourriture tant que votre famille a faim
why-no-such-food = vous n’avez aucun jeton de ce type

## Le journal : mise en place et printemps

log-drafted = { $seat } prend la { $section }.
log-season = { $chapter } : la saison commence.
log-stick-back = { $seat } prend un bâton d’encens sur le plateau principal.
log-gift-shown = Le { $gift } est révélé.
log-gift-taken = { $seat } choisit le { $gift }.

## Le journal : été

log-passed = { $seat } n’a plus d’encens et passe.
log-stock-chosen = { $seat } choisit le { $stock } et visite le temple de cette couleur.
log-stick-laid = { $seat } dépose un bâton d’encens dans le { $temple }.
log-placed = { $seat } place la { $section } sous la { $shoot }.
log-resolved = { $seat } résout la { $section }.
log-forgone = { $seat } renonce à l’action.
log-received = { $seat } reçoit la { $section } dans le { $stock }.

## Le journal : actions

log-coins-gained =
    { $count ->
        [one] { $seat } reçoit { $count } pièce.
       *[other] { $seat } reçoit { $count } pièces.
    }
log-coins-paid =
    { $count ->
        [one] { $seat } paie { $count } pièce.
       *[other] { $seat } paie { $count } pièces.
    }
log-calm = { $seat } savoure un moment de calme et gagne 1 point de bonheur.
log-cooked = { $seat } prend un { $food }.
log-home-bought = { $seat } achète une tuile Demeure ({ $home }) et la pose en { $cell }.
log-home-points =
    { $count ->
        [one] { $seat } gagne { $count } point de bonheur avec cette tuile.
       *[other] { $seat } gagne { $count } points de bonheur avec cette tuile.
    }
log-balance-taken = { $seat } obtient une tuile Équilibre ({ $balance }).
log-balance-scored =
    { $count ->
        [one] { $seat } décompte une tuile Équilibre ({ $balance }) et gagne { $count } point de bonheur.
       *[other] { $seat } décompte une tuile Équilibre ({ $balance }) et gagne { $count } points de bonheur.
    }

## Le journal : plateau principal

log-food-shown = Un nouveau { $food } est révélé.
log-food-cleared = { $seat } défausse toute la nourriture du plateau principal.
log-food-reshuffled = Les jetons Nourriture dépensés sont mélangés et forment une nouvelle réserve.
log-home-shown = Une nouvelle tuile Demeure est révélée ({ $home }).
log-home-returned = Une tuile Demeure ({ $home }) retourne au fond de son casier.
log-balance-shown = Une nouvelle tuile Équilibre est révélée ({ $balance }).
log-balance-returned = Une tuile Équilibre ({ $balance }) retourne au fond de son casier.

## Le journal : esprits, automne et hiver

log-spirit-used = { $seat } fait appel à { $spirit }, qui s’endort.
log-spirit-won = { $seat } gagne { $spirit } dans le { $temple }.
log-spirit-left = { $spirit } quitte le { $temple } et la partie.
log-ghost-sticks =
    { $count ->
        [0] Le joueur fantôme ne dépose aucun bâton d’encens dans le { $temple }.
        [one] Le joueur fantôme dépose { $count } bâton d’encens dans le { $temple }.
       *[other] Le joueur fantôme dépose { $count } bâtons d’encens dans le { $temple }.
    }
log-woken = { $seat } réveille { $spirit }.
log-fed = { $seat } dépense un { $food } pour nourrir sa famille.
log-hunger =
    { $count ->
        [one] { $seat } manque de nourriture et perd { $count } point de bonheur.
       *[other] { $seat } manque de nourriture et perd { $count } points de bonheur.
    }
log-first-player = { $seat } reçoit le marqueur Premier joueur.

## Le journal : décompte final

log-final-spirits =
    { $count ->
        [0] { $seat } ne marque rien pour les esprits de la forêt.
        [one] { $seat } marque { $count } point de bonheur pour ses esprits différents.
       *[other] { $seat } marque { $count } points de bonheur pour ses esprits différents.
    }
log-final-harmony =
    { $count ->
        [0] { $seat } ne perd rien, sa demeure est en harmonie.
        [one] { $seat } perd { $count } point de bonheur pour l’harmonie de sa demeure.
       *[other] { $seat } perd { $count } points de bonheur pour l’harmonie de sa demeure.
    }
log-final-balance =
    { $count ->
        [0] { $seat } ne marque rien pour les tuiles Équilibre restantes.
        [one] { $seat } marque { $count } point de bonheur pour ses tuiles Équilibre restantes.
       *[other] { $seat } marque { $count } points de bonheur pour ses tuiles Équilibre restantes.
    }
log-final-night =
    { $count ->
        [0] { $seat } ne perd rien, toutes ses cases marquées sont recouvertes.
        [one] { $seat } perd { $count } point de bonheur pour ses cases marquées restées vides.
       *[other] { $seat } perd { $count } points de bonheur pour ses cases marquées restées vides.
    }
log-final-score =
    { $count ->
        [one] { $seat } termine la partie avec { $count } point de bonheur.
       *[other] { $seat } termine la partie avec { $count } points de bonheur.
    }

## Les effets en mots

effect-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
effect-happiness =
    { $count ->
        [one] { $count } point de bonheur
       *[other] { $count } points de bonheur
    }
effect-balance =
    { $count ->
        [one] { $count } action Équilibre
       *[other] { $count } actions Équilibre
    }
effect-home =
    { $count ->
        [one] { $count } action Aménagement
       *[other] { $count } actions Aménagement
    }
effect-income =
    { $count ->
        [one] { $count } action Rémunération
       *[other] { $count } actions Rémunération
    }
effect-cook =
    { $count ->
        [one] { $count } action Cuisine
       *[other] { $count } actions Cuisine
    }
effect-joker =
    { $count ->
        [one] { $count } action au choix
       *[other] { $count } actions au choix
    }
effect-wild = ce tour-ci, les sections pas encore résolues comptent comme des jokers
effect-roam = ce tour-ci, les bâtons d’encens vont gratuitement dans n’importe quel temple
effect-meal =
    { $count ->
        [one] { $count } nourriture pour votre famille en hiver
       *[other] { $count } nourritures pour votre famille en hiver
    }
effect-restock = le renouvellement des jetons Nourriture

## Décompte

score-start = Bonheur de départ
score-homes = Tuiles Demeure achetées
score-balance = Tuiles Équilibre décomptées
score-calm = Moments de calme
score-hunger = Nourriture manquante
score-spirits = Esprits différents
score-harmony = Harmonie entre gauche et droite
score-leftover = Tuiles Équilibre restantes
score-night = Cases marquées restées vides
score-total = Total

## À quoi servent les choses

tell-income = Action : prendre 2 pièces.
tell-cook = Action : prendre l’un des jetons Nourriture du plateau principal.
tell-home = Action : prendre 1 pièce, ou acheter l’une des tuiles Demeure proposées et la poser dans la grille.
tell-balance = Action : gagner 1 point de bonheur, ou obtenir ou décompter des tuiles Équilibre, deux en tout.
tell-joker = Action : l’une des quatre autres, au choix.
tell-home-tile = S’achète avec l’action Aménagement au prix de son emplacement ; elle ne bouge plus, et chaque hiver il faut la nourrir.
tell-balance-tile = Une fois obtenue, elle se décompte avec l’action Équilibre dès que la grille montre son motif ; encore là et réalisée à la fin, elle rapporte { $half }.
tell-food = Fournit { $food } en hiver.
tell-temple = En automne, qui a le plus de bâtons ici reçoit l’esprit du dessus ; à égalité, celui dont le bâton est le plus haut.
tell-stock = Au plus { $size } sections ; un stock ne se choisit pas deux fois de suite.
tell-spirit =
    Une fois, éveillé : { $effect }. { $wake ->
        [0] Le réveiller en hiver est gratuit.
        [one] Le réveiller en hiver coûte { $wake } pièce.
       *[other] Le réveiller en hiver coûte { $wake } pièces.
    } Chaque esprit différent rapporte { $points } points de bonheur à la fin.
