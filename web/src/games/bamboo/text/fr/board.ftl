# What is printed on Bamboo's boards, in French, in the terms of src/ennichi/bamboo/text. What a touch does and why it is
# closed comes from the server in words.

## Zones

grove = Bambouseraie
temples = Temples
balance = Équilibre
homes = Demeure
food = Nourriture
gifts = Cadeaux
stocks = Stocks
spirits = Esprits
scored = Décomptées
belongings = Biens
tabs =
    .grove = Bambous
    .temples = Temples
    .balance = Équilibre
    .homes = Demeure
    .food = Repas
    .own = À moi

## Grove and incense

to-draft = Sections étalées, prenez-en une
gifts-shown = Cadeaux de la forêt
to-place = { $count ->
    [one] { $count } section
   *[other] { $count } sections
} à placer
received = reçue
to-resolve = { $count } à résoudre · { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
wild = compte comme joker
resolving-now = en cours de résolution
waiting = encore à résoudre
shoot = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
} pousse en partant de la gauche
incense = Encens encore sur le plateau
incense-place = Année { $year } : { $names }
year = année { $year }

## Temples

oldest-left = ancien à gauche
ghost-short = fantôme
roam = n’importe quel temple, gratuitement
visited = visité
temple = temple { $colour } ; { $spirit }, { $left } dans la pile ; bâtons du plus ancien au plus récent : { $sticks }
no-spirit = aucun esprit
no-stick = aucun
ghost = joueur fantôme

## Displays

level = Niveau { $level }
dispenser = reste { $left } dans le casier
supply = reste { $left } dans la réserve
facedown = { $count } face cachée
market = coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, rapporte { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur

## A player's board

your-home = Votre demeure
home-of = Demeure · { $name }
comfort-line = confort gauche { $left } · droite { $right } · harmonie
night-line = {" "}· nuit { $cost }
per-stock = { $count } au plus chacun
used-last = dernier utilisé
stock = stock { $colour } : { $sections }
empty = vide
cell = ligne { $row }, colonne { $column }
night-cell = n’accepte qu’une tuile { $kind }, −{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de bonheur si elle reste vide
held-place = emplacement libre pour une tuile Équilibre : { $zone }
holds = motif achevé
would-complete = aiderait : { $kinds }
happiness = bonheur
coins = pièces
sticks = bâtons
food-for = { $food } pour { $homes ->
    [one] { $homes } tuile
   *[other] { $homes } tuiles
}
still-to-feed = encore { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
} à fournir
no-food = aucune pour l’instant
awake = éveillé
asleep = endormi
wake-for = { $coins ->
    [0] se réveille gratuitement
    [one] se réveille pour { $coins } pièce
   *[other] se réveille pour { $coins } pièces
}
no-spirits = aucun pour l’instant
scored-line = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $happiness ->
    [one] { $happiness } point
   *[other] { $happiness } points
} de bonheur
first-player = premier joueur
passed = a passé

## Pieces

colours =
    .red = rouge
    .green = vert
    .blue = bleu
    .white = blanc
actions =
    .balance = Équilibre
    .home = Aménagement
    .income = Rémunération
    .cook = Cuisine
    .joker = Joker
kinds =
    .D = Décoration
    .F = Foi
    .G = Jardin
    .Q = Quotidien
any-kind = tout type
zones =
    .left = Gauche
    .centre = Centre
    .right = Droite
foods =
    .tea = thé
    .rice = riz
    .ramen = râmen
section = section { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[white] blanche
} ({ $action })
home = tuile { $kind } (confort { $comfort })
gift = cadeau { $action }

## Where we are, and the lines of the seats

seasons =
    .setup = mise en place
    .spring = printemps
    .summer = été
    .autumn = automne
    .winter = hiver
when = { $year ->
    [0] Mise en place
   *[other] Année { $year } sur { $years }, { $season }
}
over = La partie est terminée
day = face Jour
night = face Nuit
strip =
    .sticks = bâtons restants
    .coins = pièces
    .homes = tuiles Demeure
    .held = tuiles Équilibre en cours
    .spirits = esprits éveillés, sur le total

## What the boards explain themselves

about-cell =
    .left = Dans la zone gauche : son confort compte de ce côté, et les tuiles Équilibre de gauche et du centre la regardent. { $harmony }
    .right = Dans la zone droite : son confort compte de ce côté, et les tuiles Équilibre de droite et du centre la regardent. { $harmony }
    .centre = Dans la colonne du milieu : son confort ne compte d’aucun côté, et seules les tuiles Équilibre du centre la regardent.
about-night-cell = Seule une tuile { $kind } peut s’y trouver. Encore vide à la fin de la partie, la case coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de bonheur.
harmony = Harmonie
about-harmony = À la fin, chaque point d’écart entre le confort de gauche et celui de droite coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de bonheur.
about-incense = Au printemps, chacun reprend le bâton de l’année et peut dès lors le déposer dans les temples.
about-sticks = En automne, qui a le plus de bâtons dans un temple emporte son esprit ; à égalité, le bâton le plus récent décide.
about-ghost = Les bâtons gris sont ceux du joueur fantôme. Il gagne des esprits comme un joueur, et ceux-ci quittent la partie ; il perd toute égalité.
