# Tous les noms, questions, raisons et lignes de journal de Bamboo, en français ; devant : et ; et dans les guillemets, l’espace est insécable.

## Le jeu et ses options

game-title = Bamboo
game-blurb = Cultivez le bambou, honorez les temples et aménagez une demeure où chaque chose trouve son équilibre.
game-line = Une demeure en forêt, quatre années
game-facts = faces Jour et Nuit

option-night = Face des plateaux
option-night-true = Nuit (mode avancé)
option-night-false = Jour
option-night-help = Sur la face Nuit, certaines cases de chaque grille n’acceptent qu’un type de tuile Demeure et coûtent du bonheur si elles restent vides. Tous les joueurs utilisent la même face ({ -our-ruling } R20).
option-night-first = Jour. La face Nuit ne fait que compliquer l’aménagement.

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
section-alike =
    { $section }, la { $number ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } de { $count } semblables
colour =
    { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[white] blanc
    }
stock = stock { colour }
temple = temple { colour }
shoot =
    { $number ->
        [1] première pousse
        [2] deuxième pousse
        [3] troisième pousse
       *[other] quatrième pousse
    } en partant de la gauche

## Actions et cadeaux

action = action { $action }
gift = cadeau { $action }
action-balance = Équilibre
action-home = Aménagement
action-income = Rémunération
action-cook = Cuisine
action-joker = Joker

## Tuiles Demeure et tuiles Équilibre

home = tuile { $kind } (confort { $comfort })
market =
    { $place ->
        [1] emplacement inférieur
        [2] deuxième emplacement
        [3] troisième emplacement
       *[other] emplacement supérieur
    } du niveau { $level }, pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
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
    { $zone } : { $shape }{ $comfort ->
        [0] { "" }
       *[other] , confort total d’au moins { $comfort }
    } ; { $points ->
        [one] { $points } point de bonheur
       *[other] { $points } points de bonheur
    }
pattern-one = une tuile { $kind }
pattern-total = des tuiles { $kind } n’importe où dans cette zone
pattern-row = { $cells } de gauche à droite
pattern-column = { $cells } de haut en bas
pattern-block = { $rows } (lignes de haut en bas)
pattern-diamond = un losange avec { $top } en haut, { $left } à gauche, { $right } à droite, { $bottom } en bas
pattern-any = un bloc complet de tuiles de tout type ({ $columns } de large, { $rows } de haut)

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
touch-stop = s’arrêter là
touch-forgo = renoncer à cette action
touch-coin = prendre des pièces
touch-happiness = gagner du bonheur
touch-option = une façon d’activer un esprit
touch-choose-stock =
    choisir le { $stock } : placer { $sections ->
        [one] sa seule section
       *[other] ses { $sections } sections
    } ({ $actions }), déposer { $sticks ->
        [one] { $sticks } bâton d’encens pour { $sticks } action
       *[other] { $sticks } bâtons d’encens pour { $sticks } actions au plus
    }, et recevoir { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } de la bambouseraie
touch-draft =
    prendre la { $section } dans votre { $stock }, qui contient alors { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } pour un tour d’été
touch-shoot = sous la { $shoot }, pour recevoir la { $section }
touch-resolve =
    résoudre la { $section } sous la { $shoot }{ $place ->
        [near] , celle du dessus
        [far] , celle du dessous
       *[only] { "" }
    }
touch-store = la placer dans le { $stock }
touch-take-coins =
    { $count ->
        [one] prendre { $count } pièce
       *[other] prendre { $count } pièces
    }
touch-take-food = prendre un { $food }
touch-spend-food = dépenser un { $food }
touch-gain-happiness =
    { $count ->
        [one] gagner { $count } point de bonheur
       *[other] gagner { $count } points de bonheur
    }
touch-buy-home =
    acheter la { $home }, { $market } ({ $happiness ->
        [one] +{ $happiness } point de bonheur
       *[other] +{ $happiness } points de bonheur
    })
touch-take-balance = obtenir une tuile Équilibre ({ $balance })
touch-score-balance = décompter une tuile Équilibre ({ $balance })
touch-lay-stick =
    { $price ->
        [0] déposer un bâton dans le { $temple }, gratuitement
        [one] déposer un bâton dans le { $temple } pour { $price } pièce
       *[other] déposer un bâton dans le { $temple } pour { $price } pièces
    }
touch-end-turn = terminer votre tour
touch-leave-asleep = ne réveiller personne
touch-leave-others-asleep = ne réveiller personne d’autre
touch-wake =
    { $price ->
        [0] réveiller { $spirit }, gratuitement
        [one] réveiller { $spirit } pour { $price } pièce
       *[other] réveiller { $spirit } pour { $price } pièces
    }
touch-go-hungry =
    { $count ->
        [one] laisser la famille avoir faim (−{ $count } point de bonheur)
       *[other] laisser la famille avoir faim (−{ $count } points de bonheur)
    }
touch-use-spirit = activer { $spirit } : { $effect }

## Questions

ask-draft = { $seat } : prenez l’une des sections de bambou étalées.
ask-gift = { $seat } : choisissez un cadeau de la forêt.
ask-stock =
    { $seat } : choisissez un stock, et avec lui le temple à visiter{ $spirits ->
        [yes] , ou activez un esprit.
       *[no] .
    }
ask-offer =
    { $seat } : déposez un bâton d’encens ({ $count } à déposer), { $free ->
        [yes] gratuit dans n’importe quel temple
       *[no] gratuit dans le { $temple }, pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        } ailleurs
    }{ $spirits ->
        [yes] , ou activez un esprit.
       *[no] .
    }
ask-place =
    { $seat } : choisissez la prochaine section à placer dans la bambouseraie ({ $count } à placer){ $spirits ->
        [yes] , ou activez un esprit.
       *[no] .
    }
ask-shoot = { $seat } : choisissez la pousse sous laquelle placer la { $section }.
ask-resolve =
    { $seat } : choisissez la prochaine section à résoudre ({ $count ->
        [0] plus aucune action
        [one] encore { $count } action
       *[other] encore { $count } actions
    }){ $spirits ->
        [yes] , ou activez un esprit.
       *[no] .
    }
ask-overflow = { $seat } : le stock de cette couleur est plein ; choisissez-en un autre pour la { $section }.
ask-end-turn =
    { $spirits ->
        [yes] { $seat } : activez un esprit, ou terminez votre tour.
       *[no] { $seat } : terminez votre tour.
    }
ask-income =
    { $count ->
        [one] { $seat } : prenez { $count } pièce ou renoncez à l’action.
       *[other] { $seat } : prenez { $count } pièces ou renoncez à l’action.
    }
ask-cook = { $seat } : prenez un jeton Nourriture du plateau principal ou renoncez à l’action.
ask-cook-must = { $seat } : prenez un jeton Nourriture du plateau principal.
ask-home =
    { $count ->
        [one] { $seat } : prenez { $count } pièce, achetez une tuile Demeure ou renoncez à l’action.
       *[other] { $seat } : prenez { $count } pièces, achetez une tuile Demeure ou renoncez à l’action.
    }
ask-cell = { $seat } : choisissez une case de votre grille pour la { $home }.
ask-balance =
    { $count ->
        [one] { $seat } : gagnez { $count } point de bonheur, obtenez ou décomptez jusqu’à deux tuiles Équilibre, ou renoncez à l’action.
       *[other] { $seat } : gagnez { $count } points de bonheur, obtenez ou décomptez jusqu’à deux tuiles Équilibre, ou renoncez à l’action.
    }
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
        [one] coûte { $price } pièce
       *[other] coûte { $price } pièces
    }, { $coins ->
        [0] vous n’en avez pas
       *[other] vous en avez { $coins }
    }
why-no-pass = avec au moins un bâton d’encens il faut jouer, vous ne pouvez pas passer ({ -our-ruling } R4)
why-no-fewer-sticks = il faut déposer tous les bâtons de cette offrande, encore { $count } ({ -our-ruling } R5)
why-section-not-laid-out = ne fait pas partie des sections étalées
why-gift = pas révélé ce printemps, ou déjà pris
why-marker = votre marqueur Action s’y trouve : jamais deux fois de suite le même stock
why-marker-year = votre marqueur Action s’y trouve encore depuis l’année passée ({ -our-ruling } R6)
why-stock-empty = ce stock est vide
why-stock-full = ce stock est plein
why-section-not-in-hand = ne fait pas partie des sections à placer
why-shoot-full = les deux emplacements sous cette pousse sont occupés
why-section-not-placed = ne fait pas partie de vos sections à résoudre
why-food-not-shown = aucun jeton de ce type sur le plateau principal
why-no-food = il ne reste aucun jeton Nourriture à prendre ({ -our-ruling } R14)
why-home-not-shown = pas disponible en ce moment
why-no-cell = aucune case libre de votre grille ne l’accepte
why-cell-taken = il y a déjà une tuile Demeure ici
why-night-cell = cette case n’accepte qu’une tuile { $kind }
why-balance-not-shown = ni disponible en ce moment, ni sur votre plateau
why-zone-full = tous vos emplacements pour la { $zone } sont occupés
why-pattern = votre grille ne présente pas encore son motif ({ $balance })
why-no-calm = vous utilisez déjà cette action pour des tuiles Équilibre
why-spirit-not-yours = vous n’avez pas cet esprit
why-spirit-asleep = cet esprit est endormi
why-spirit-awake = cet esprit est déjà éveillé
why-spirit-feeding = cet esprit n’aide qu’en hiver, pour nourrir votre famille
why-spirit-summer = cet esprit n’aide que pendant vos tours d’été
why-spirit-offer = trop tard, tous vos bâtons de ce tour sont déposés
why-spirit-between = terminez d’abord ceci : un esprit s’active entre deux bâtons, deux placements ou deux actions ({ -our-ruling } R10)
why-spirit-useless = cet esprit n’aurait aucun effet maintenant ({ -our-ruling } R23)
why-must-feed = vous devez dépenser vos jetons Nourriture tant qu’il manque de la nourriture
why-no-such-food = vous n’avez aucun jeton de ce type

## Le journal : mise en place et printemps

deed-drafted = prend la { $section }
log-season = { $chapter } : la saison commence.
deed-stick-back = prend un bâton d’encens sur le plateau principal
log-gift-shown = La forêt offre ces cadeaux : { $gifts }.
deed-gift-taken = choisit le { $gift }

## Le journal : été

deed-passed = n’a plus d’encens et passe
deed-stock-chosen = choisit le { $stock } et visite le temple de cette couleur
deed-stick-laid =
    { $price ->
        [0] dépose un bâton d’encens dans le { $temple }
        [one] dépose un bâton d’encens dans le { $temple } pour { $price } pièce
       *[other] dépose un bâton d’encens dans le { $temple } pour { $price } pièces
    }
deed-placed = place la { $section } sous la { $shoot }
deed-resolved =
    { $wild ->
        [0] résout la { $section }
       *[other] résout la { $section } comme un joker
    }
log-sections-wild = Les sections que { $seat } doit encore résoudre ce tour-ci comptent comme des jokers.
deed-joker-used = utilise le joker pour l’{ $action }
deed-pushed = n’a plus d’action et pousse seulement la { $section }
deed-forgone = renonce à l’action { $given_up }
deed-received = reçoit la { $section } dans le { $stock }
deed-stocked = a maintenant { $stocks }

## Le journal : actions

deed-coins-gained =
    { $count ->
        [one] prend { $count } pièce
       *[other] prend { $count } pièces
    }
deed-coins-paid =
    { $count ->
        [one] paie { $count } pièce
       *[other] paie { $count } pièces
    }
deed-calm =
    { $count ->
        [one] savoure un moment de calme et gagne { $count } point de bonheur
       *[other] savoure un moment de calme et gagne { $count } points de bonheur
    }
deed-cooked = prend un { $food }
log-nothing-to-cook = Il ne reste aucun jeton Nourriture à prendre pour { $seat } ({ -our-ruling } R14).
deed-home-bought = achète la { $home }, { $market }
deed-home-set =
    { $count ->
        [one] la pose en { $cell } et gagne { $count } point de bonheur
       *[other] la pose en { $cell } et gagne { $count } points de bonheur
    }
deed-balance-taken = obtient une tuile Équilibre ({ $balance })
deed-balance-scored =
    { $count ->
        [one] décompte une tuile Équilibre ({ $balance }) et gagne { $count } point de bonheur
       *[other] décompte une tuile Équilibre ({ $balance }) et gagne { $count } points de bonheur
    }

## Le journal : plateau principal

log-food-shown = Un nouveau { $food } est révélé.
deed-food-cleared = défausse tous les jetons Nourriture du plateau principal
log-food-reshuffled = Les jetons Nourriture dépensés sont mélangés et forment une nouvelle réserve.
log-home-shown = Une nouvelle tuile du niveau { $level } est révélée : { $home }.
log-home-returned = La { $home } retourne au fond de son casier.
log-home-back = Son casier est vide : la { $home } revient sur l’emplacement supérieur ({ -our-ruling } R13).
log-balance-shown = Une nouvelle tuile Équilibre est révélée ({ $balance }).
log-balance-returned = Une tuile Équilibre ({ $balance }) retourne au fond de son casier.
log-balance-back = Son casier est vide : une tuile Équilibre ({ $balance }) revient sur l’emplacement supérieur ({ -our-ruling } R13).
log-displays-renewed = La tuile la plus basse de chaque colonne retourne au fond de son casier, une nouvelle apparaît en haut, et les emplacements de Nourriture sont remplis.

## Le journal : esprits, automne et hiver

deed-spirit-used = active { $spirit }, qui s’endort
deed-spirit-won = gagne { $spirit } dans le { $temple } { with-sticks }{ $contest ->
        [tied]  ; le dernier bâton posé décide
       *[other] { "" }
    }
with-sticks =
    { $contest ->
        [alone] sans rival avec { $count ->
            [one] { $count } bâton
           *[other] { $count } bâtons
        }
       *[other] avec { $count ->
            [one] { $count } bâton
           *[other] { $count } bâtons
        } contre { $rivals }
    }
spirit-at-temple =
    { $spirit } ({ $temple }, { $count ->
        [one] { $count } bâton
       *[other] { $count } bâtons
    })
sum-spirit-won = gagne { $won }
sums-spirit-won = gagne { $won }
# sticks of the winner and of the next one, on the temple
mark-spirit-won = { $contest ->
        [tied] { $count } = { $most }
       *[other] { $count } > { $most }
    }
mark-spirit-left = { $contest ->
        [tied] { $count } = { $most }
       *[other] { $count } > { $most }
    }
log-spirit-left = Le joueur fantôme gagne { $spirit } dans le { $temple } { with-sticks } : la tuile est retirée de la partie.
log-spirit-unwanted = Personne n’a déposé de bâton dans le { $temple } : { $spirit } quitte la partie ({ -our-ruling } R8).
log-ghost-sticks = Le joueur fantôme dépose { $sticks }.
deed-woken =
    { $price ->
        [0] réveille { $spirit }, gratuitement
        [one] réveille { $spirit } pour { $price } pièce
       *[other] réveille { $spirit } pour { $price } pièces
    }
deed-fed = dépense un { $food } pour nourrir sa famille
deed-nobody-to-feed = n’a encore aucun aménagement et n’a rien à nourrir
deed-hunger =
    { $count ->
        [one] manque de nourriture et perd { $count } point de bonheur
       *[other] manque de nourriture et perd { $count } points de bonheur
    }
deed-first-player = reçoit le marqueur Premier joueur
log-temples-offer = À gagner en automne : { $spirits }.

## Le journal : décompte final

log-final-count = Le décompte final commence.
deed-final-track =
    { $count ->
        [one] arrive au décompte final avec { $count } point de bonheur
       *[other] arrive au décompte final avec { $count } points de bonheur
    }
deed-final-spirits =
    { $count ->
        [one] marque { $count } point de bonheur pour ses esprits différents
       *[other] marque { $count } points de bonheur pour ses esprits différents
    }
deed-final-harmony =
    { $count ->
        [one] perd { $count } point de bonheur, faute d’harmonie entre la gauche et la droite
       *[other] perd { $count } points de bonheur, faute d’harmonie entre la gauche et la droite
    }
deed-final-balance =
    { $count ->
        [one] marque { $count } point de bonheur pour ses tuiles Équilibre restantes
       *[other] marque { $count } points de bonheur pour ses tuiles Équilibre restantes
    }
deed-final-night =
    { $count ->
        [one] perd { $count } point de bonheur pour ses cases marquées restées vides
       *[other] perd { $count } points de bonheur pour ses cases marquées restées vides
    }
deed-final-score =
    { $count ->
        [one] termine la partie avec { $count } point de bonheur
       *[other] termine la partie avec { $count } points de bonheur
    }
deed-victory =
    { $count ->
        [one] gagne la partie avec { $count } point de bonheur
       *[other] gagne la partie avec { $count } points de bonheur
    }
deed-victory-by-comfort =
    { $count ->
        [one] gagne la partie : à égalité à { $count } point de bonheur, son confort total de { $comfort } est le plus élevé
       *[other] gagne la partie : à égalité à { $count } points de bonheur, son confort total de { $comfort } est le plus élevé
    }
deed-victory-shared =
    { $count ->
        [one] partage la victoire avec { $count } point de bonheur et un confort total de { $comfort }
       *[other] partage la victoire avec { $count } points de bonheur et un confort total de { $comfort }
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
        [one] { $count } jeton Nourriture
       *[other] { $count } jetons Nourriture
    }
effect-joker =
    { $count ->
        [one] { $count } action au choix
       *[other] { $count } actions au choix
    }
effect-wild = les sections encore à résoudre ce tour-ci comptent comme des jokers
effect-roam = les bâtons d’encens encore à déposer ce tour-ci vont gratuitement dans n’importe quel temple
effect-meal =
    { $count ->
        [one] { $count } nourriture pour votre famille en hiver
       *[other] { $count } nourritures pour votre famille en hiver
    }
effect-restock = le renouvellement des jetons du plateau principal

## Décompte

score-start = Bonheur de départ
score-homes = Tuiles Demeure achetées
score-balance = Tuiles Équilibre décomptées
score-calm = Moments de calme
score-hunger = Nourriture manquante
score-spirits = Esprits différents
score-harmony = Manque d’harmonie
score-leftover = Tuiles Équilibre restantes
score-night = Cases marquées restées vides
score-total = Total

# Ce qu’un tour a rapporté sur chaque ligne, dit par le guide : « +4 pour … »
brought-homes = pour les tuiles achetées
brought-balance = pour les tuiles Équilibre décomptées
brought-calm = pour les moments de calme
brought-hunger = pour la nourriture manquante
brought-spirits = pour les esprits différents
brought-harmony = pour l’harmonie entre les deux côtés
brought-leftover = pour vos tuiles Équilibre remplies
brought-night = pour les cases marquées

# Ce qu’un tour rapporte à la fin sur chaque ligne, par rapport à un autre (problèmes)
ends-homes =
    { $side ->
        [more] les tuiles Demeure vous rapportent { $points } de plus
       *[less] les tuiles Demeure vous rapportent { $points } de moins
    }
ends-balance =
    { $side ->
        [more] les tuiles Équilibre que vous décomptez vous rapportent { $points } de plus
       *[less] les tuiles Équilibre que vous décomptez vous rapportent { $points } de moins
    }
ends-calm =
    { $side ->
        [more] les moments de calme vous rapportent { $points } de plus
       *[less] les moments de calme vous rapportent { $points } de moins
    }
ends-hunger =
    { $side ->
        [more] la nourriture manquante vous coûte { $points } de moins
       *[less] la nourriture manquante vous coûte { $points } de plus
    }
ends-spirits =
    { $side ->
        [more] vos Esprits différents vous rapportent { $points } de plus
       *[less] vos Esprits différents vous rapportent { $points } de moins
    }
ends-harmony =
    { $side ->
        [more] le manque d’harmonie vous coûte { $points } de moins
       *[less] le manque d’harmonie vous coûte { $points } de plus
    }
ends-leftover =
    { $side ->
        [more] les tuiles Équilibre qui vous restent vous rapportent { $points } de plus
       *[less] les tuiles Équilibre qui vous restent vous rapportent { $points } de moins
    }
ends-night =
    { $side ->
        [more] les cases marquées restées vides vous coûtent { $points } de moins
       *[less] les cases marquées restées vides vous coûtent { $points } de plus
    }

## À quoi servent les choses

tell-income =
    { $count ->
        [one] Action : prendre { $count } pièce.
       *[other] Action : prendre { $count } pièces.
    }
tell-cook = Action : prendre l’un des jetons Nourriture du plateau principal.
tell-home =
    { $count ->
        [one] Action : prendre { $count } pièce, ou acheter l’une des tuiles Demeure du plateau principal et la poser dans votre grille.
       *[other] Action : prendre { $count } pièces, ou acheter l’une des tuiles Demeure du plateau principal et la poser dans votre grille.
    }
tell-balance =
    { $count ->
        [one] Action : gagner { $count } point de bonheur, ou obtenir ou décompter des tuiles Équilibre, deux au plus et dans l’ordre de votre choix.
       *[other] Action : gagner { $count } points de bonheur, ou obtenir ou décompter des tuiles Équilibre, deux au plus et dans l’ordre de votre choix.
    }
tell-joker = Action : l’une des quatre autres, choisie au moment de résoudre la section.
tell-forgo = Cette action ne vous apporte rien, et elle ne revient pas.
tell-home-tile =
    S’achète avec l’action Aménagement : son emplacement indique son prix et le bonheur gagné. Elle ne bouge plus, et chaque hiver il lui faut { $food ->
        [one] { $food } nourriture.
       *[other] { $food } nourritures.
    }
tell-balance-tile =
    Une fois obtenue, elle se décompte avec l’action Équilibre dès que votre grille montre son motif. Encore là à la fin, elle rapporte { $half ->
        [one] { $half } point de bonheur si le motif est achevé.
       *[other] { $half } points de bonheur si le motif est achevé.
    }
tell-food =
    En hiver, ce jeton fournit { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    } ; il en faut { $need } pour chacune de vos tuiles Demeure.
tell-temple = En automne, qui a le plus de bâtons ici reçoit l’esprit du dessus ; à égalité, qui a posé un bâton en dernier. Sans aucun bâton, l’esprit quitte la partie ({ -our-ruling } R8).
tell-temple-spirit = Au-dessus : { $spirit }. { $told }
tell-stock = Vous placez toutes ses sections ; vous déposez autant de bâtons d’encens, ou tous ceux qui vous restent, et pouvez faire une action par bâton. Au plus { $size } sections ; un stock ne se choisit pas deux fois de suite.
tell-stock-open = Il ne pourra pas être choisi aussi à votre tour suivant.
tell-shoot = Chaque section placée en dessous fait monter la pousse d’un cran lorsqu’elle est résolue, et vous recevez la section du sommet.
tell-spirit =
    Une fois, éveillé : { $effect }. { $wake ->
        [0] Le réveiller en hiver est gratuit.
        [one] Le réveiller en hiver coûte { $wake } pièce.
       *[other] Le réveiller en hiver coûte { $wake } pièces.
    } { $points ->
        [one] Chaque esprit différent rapporte { $points } point de bonheur à la fin.
       *[other] Chaque esprit différent rapporte { $points } points de bonheur à la fin.
    }

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-home-shown = Une nouvelle tuile Demeure sera révélée.
light-balance-shown = Une nouvelle tuile Équilibre sera révélée.
light-food-shown = De la nourriture sera révélée.
light-season = La saison se termine.

## Phrases du narrateur

amount-coins-paid =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
points-gained = +{ $count } bonheur
points-lost = −{ $count } bonheur

# Un tour d’été
brief-stock-chosen =
    { $count ->
        [one] joue la seule section du { $stock }
       *[other] joue les { $count } sections du { $stock }
    }
brief-stick-laid = dépose { $offering }
offering =
    { $sticks }{ $price ->
        [0] { "" }
        [one] { " " }pour { $price } pièce
       *[other] { " " }pour { $price } pièces
    }
sticks-first =
    { $count ->
        [one] { $count } bâton
       *[other] { $count } bâtons
    } dans le { temple }
sticks-more = { $count } dans le { colour }
brief-placed = place { $planting }
planting-first =
    { $sections } sous la { $number ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } pousse
planting-more =
    { $sections } sous la { $number ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }
planted-two = { $near } avec { $far }
planted-other = la { $section }
sections-first =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    } dans le { stock }
sections-more = { $count } dans le { colour }
promised =
    { $spirit } dans le { temple }{ $count ->
        [0] { "" }
        [one] { " " }({ $count } bâton du joueur fantôme)
       *[other] { " " }({ $count } bâtons du joueur fantôme)
    }
rival = { $name } ({ $count })
brief-spirit-used = active { $help }
deeds-spirit-used = active { $help }
help = { $spirit } ({ $effect })
help-kappa = { action-balance }
help-tanuki = { action-home }
help-rokurokubi = { action-income }
help-kitsune = jokers
help-ookami = nourriture pour la famille
help-tengu = nourriture renouvelée
help-bakeneko = encens gratuit
deeds-forgone = renonce à des actions ({ $given_up })
brief-passed = n’a plus d’encens pour cet été

# Actions
brief-coins-gained =
    { $count ->
        [one] gagne { $count } pièce
       *[other] gagne { $count } pièces
    }
deeds-coins-gained = { brief-coins-gained }
brief-calm = savoure un moment de calme ({ points-gained })
deeds-calm = savoure { $times } moments de calme ({ points-gained })
deeds-cooked = prend des jetons Nourriture ({ $dish })
dish-tea = Thé
dish-rice = Riz
dish-ramen = Râmen
brief-home-set =
    achète la { $home } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }, posée en { $cell } ({ points-gained })
deeds-home-set = achète { $setting }
setting =
    la tuile { $kind } (confort { $comfort }, { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }) pour la { $cell } ({ points-gained })
brief-balance-taken = obtient la tuile Équilibre { $tile }
deeds-balance-taken = obtient les tuiles Équilibre { $tile }
brief-balance-scored = décompte la tuile Équilibre { $tile }
deeds-balance-scored = décompte les tuiles Équilibre { $tile }
taken-tile =
    « { $shape } » ({ $zone }{ $comfort ->
        [0] { "" }
       *[other] , confort { $comfort }
    }, vaut { $points })
scored-tile = « { $shape } » ({ $zone }, +{ $points } bonheur)
brief-total = total { $kind }
brief-any = { $columns } × { $rows } tuiles
brief-diamond = losange { $shape }
brief-zone-left = gauche
brief-zone-centre = centre
brief-zone-right = droite
brief-free = libre

# Hiver
brief-woken =
    { $price ->
        [0] réveille { $spirit } gratuitement
        [one] réveille { $spirit } pour { $price } pièce
       *[other] réveille { $spirit } pour { $price } pièces
    }
deeds-woken = { brief-woken }
brief-fed = nourrit sa famille avec un { $food }
deeds-fed = nourrit sa famille avec des jetons Nourriture ({ $dish })
brief-hunger =
    { $missing ->
        [one] souffre de la faim, faute de { $missing } nourriture ({ points-lost })
       *[other] souffre de la faim, faute de { $missing } nourritures ({ points-lost })
    }

# Le décompte final
brief-final-track =
    { $count ->
        [one] apporte { $count } point de bonheur au décompte final
       *[other] apporte { $count } points de bonheur au décompte final
    }
brief-final-spirits =
    { $kinds ->
        [one] a { $kinds } esprit ({ points-gained })
       *[other] a { $kinds } esprits différents ({ points-gained })
    }
brief-final-harmony = oppose un confort de { $left } à gauche à { $right } à droite ({ points-lost })
brief-final-balance =
    { $tiles ->
        [one] réalise { $tiles } tuile Équilibre restante ({ points-gained })
       *[other] réalise { $tiles } tuiles Équilibre restantes ({ points-gained })
    }
brief-final-night = laisse vides des cases marquées ({ points-lost })

# Un très long tour est dit en bref ; le journal a le reste
short-placed = place { $planting_short }
short-planting-first = { $sections } (pousse { $number })
short-planting-more = { $sections } ({ $number })
short-spirit-used = active { $spirit }
short-home-set =
    achète { $times ->
        [one] une tuile Aménagement
       *[other] { $times } tuiles Aménagement
    } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } ({ points-gained })
short-balance-taken =
    obtient { $times ->
        [one] une tuile Équilibre
       *[other] { $times } tuiles Équilibre
    }
short-balance-scored =
    décompte { $times ->
        [one] une tuile Équilibre
       *[other] { $times } tuiles Équilibre
    } ({ points-gained })

# Ce qu’un plan nomme avant tout, en peu de mots
plan-stock-chosen = joue le { $stock }
plan-placed = { "" }
plan-forgone = { "" }
plan-home-set = achète la { $home }

## Pourquoi une suite est conseillée : ce qu’elle prépare, ce qu’elle enlève aux autres

means-coins = des pièces pour les tuiles Demeure
part-food = de la nourriture pour l’hiver
part-homes = une maison pour les tuiles Équilibre à venir
part-harmony = l’harmonie des deux côtés
part-night = les cases marquées
part-shown = des tuiles Équilibre de l’étalage
means-sections = des sections pour la suite
part-tile = la tuile Équilibre { $thing }
part-spirit = l’aide de l’esprit { $thing }
part-temple = la venue de l’esprit { $thing } en automne
denied-temple = du terrain pour l’esprit { $thing }

## Ce qui est en jeu, dit par le guide au début d’un tour

stake-draft =
    Un tour joue tout un stock, et chaque section y est une action. Ce que vous prenez rejoint le stock de sa couleur, dont le tour fera davantage. { $left ->
        [one] C’est la dernière section que vous prenez.
       *[other] Vous prenez { $left } sections, une à la fois.
    }
each-draft = Un seul tour de votre { $stock } fait alors ceci : { $actions }.
stake-hunger =
    L’hiver approche : vos tuiles Demeure demandent { $need } de nourriture et vous { $food ->
        [0] n’en avez pas
       *[other] en avez { $food }
    }. Ce qui manque coûte { $lost } de bonheur{ $helper ->
        [yes] , à moins qu’un esprit capable de nourrir la famille ne vous aide.
       *[no] .
    }
stake-feed =
    Votre famille a encore besoin de { $need } de nourriture et vous { $food ->
        [0] n’en avez pas
       *[other] en avez { $food }
    }. { $lost ->
        [0] Ce que vous ne prenez pas reste pour les années suivantes.
       *[other] Avec cela seul, vous perdez { $lost } de bonheur{ $helper ->
            [yes] , à moins qu’un esprit capable de nourrir la famille ne vous aide maintenant.
           *[no] .
        }
    }
stake-harmony =
    Confort { $left } à gauche, { $right } à droite : en l’état, cela coûte { $lost } de bonheur à la fin. Des tuiles Demeure à { $side ->
        [left] gauche
       *[right] droite
    } rétabliraient l’équilibre.
stake-night =
    { $count ->
        [one] { $count } case marquée est encore vide
       *[other] { $count } cases marquées sont encore vides
    } : cela coûte { $lost } de bonheur à la fin.
stake-ready = L’une de vos tuiles Équilibre est accomplie ({ $tile }). Une action d’équilibre la décompte ; si vous l’avez encore à la fin, elle ne vaut plus que { $half }.
stake-near = Il ne manque qu’une tuile Demeure à l’une de vos tuiles Équilibre ({ $tile }) : { $kind }.
stake-temple =
    Un bâton de plus dans le { $temple } et vous y seriez devant { $rival }, qui en a { $theirs } : en automne, { $spirit } serait à vous{ $points ->
        [0] { "" }
       *[other] { " " }et vaudrait { $points } de bonheur à la fin
    }.
stake-threat =
    Vous êtes en tête dans le { $temple }, mais un bâton de plus de { $rival } vous prendrait { $spirit }{ $points ->
        [0] { "" }
       *[other] { " " }et ses { $points } de bonheur à la fin
    }.
stake-sticks =
    Il vous reste { $count ->
        [one] { $count } bâton
       *[other] { $count } bâtons
    } cet été ; chaque bâton déposé est une action.
stake-ghost = le joueur fantôme

## Ce qui se présente pour la première fois

first-overflow = Votre { $stock } contient déjà { $count } sections, et il n’y a plus de place : celle-ci va dans un stock d’une autre couleur.
first-asleep =
    { $spirit } dort : un esprit aide une fois, puis se repose. En hiver, vous pourrez le réveiller { $price ->
        [0] gratuitement
        [one] pour { $price } pièce
       *[other] pour { $price } pièces
    }.
first-few-sticks =
    Votre { $stock } contient { $sections } sections, mais il ne vous reste que { $sticks ->
        [one] { $sticks } bâton
       *[other] { $sticks } bâtons
    } : toutes vont dans la bambouseraie, mais seules agissent autant de sections que vous déposez de bâtons.
first-marker = Votre marqueur est sur le { $stock } : on n’utilise jamais le même stock deux fois de suite.
first-ghost = À deux, un joueur fantôme dépose lui aussi des bâtons ({ $count } en ce moment). Là où il en a le plus en automne, personne n’obtient l’esprit.
