# The captions of Bitoku's boards, in French, in the terms of src/ennichi/bitoku/text/fr.ftl. What a touch does
# and why it is closed comes from the server in words; printed effects come with their words.

## Zones

forest = Collines Hikaru, Rivière et Forêt
paths = Chemins de la sagesse
displays = Étals
guardians = Gardiens
guardians-passed = Gardiens : passé
hand = Main
crystals = Cristaux
rock-path = Sentier des Rochers
counters = Pions Bâtiment
yours = Biens
bitoku-path = Chemin de Bitoku
visions = Visions
spirits = Mitamas et Libellules
tabs =
    .forest = Forêt
    .paths = Chemins
    .displays = Étals
    .cards = Cartes
    .board = Plateau
    .yours = À moi

## The forest

regions =
    .yomi = Yomis
    .stairs = Escaliers
    .home = Grand esprit
    .glade = Clairière
    .forges = Forges
region-names =
    .yomi = Terres des Yomis
    .stairs = Escaliers de la connaissance
    .home = Demeure du grand esprit
    .glade = Clairière de jade
    .forges = Forges
hill = Colline face à : { $region }
free-spaces = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
of = { $name ->
    [Tengu] du Tengu
   *[other] de { $name }
}
lake = Trésor du lac
lake-text = À l’ascension, les premier, deuxième et troisième Kodamas de cette piste rapportent { $vp } PV.
lake-ties = Les égalités partagent.
lake-ties-solo = À égalité avec vous, le Tengu est considéré devant (notre arbitrage T44) ; les autres égalités partagent.
lake-short = Trésor du lac : { $vp } PV
track = Piste Kodama
track-text = Les Kodamas avancent vers la droite. La dernière case n’en accueille qu’un à la fois.
kodama = Kodama { $whose }, { $region }, case { $space }
neutral = Kodama neutre
river = Case au-delà de la Rivière
river-text = Un dé de { $needs } ou plus placé en dessous peut traverser la Rivière : il perd { $loss } (un six perd { $six }) et obtient une faveur de la Colline.
river-shared = À un ou deux joueurs, les deux Collines d’un côté du plateau partagent leurs places, et un dé atteint les faveurs des deux.
area = Zone habitée, { $region }
area-free = libre pour : { $kind }
covered = déjà obtenue cette manche
home-space = case { $place } depuis le haut ; { $does }
order = Ordre du tour
order-short = Tour
order-text = À partir du premier joueur, avec les gardiens encore chez eux : pleins s’ils sont débloqués, en pointillé s’ils sont bloqués.
seasons =
    .spring = printemps
    .summer = été
    .autumn = automne
    .winter = hiver
    .ascension = ascension
where = Manche { $round } sur { $rounds }, { $season }
over = La partie est terminée
turn-of = { $place }. { $name }; { $dice }
passed = a passé
die = dé { $whose }, { $value }
states =
    .locked = bloqué
    .unlocked = débloqué
used = placé
favours =
    .bitoku = la carte Bitoku
    .yokai = la carte Yōkai
    .two = deux actions différentes sur quatre

## Paths

start = départ du chemin
step = case du chemin
bridge = { $needs ->
    [one] Pont : { $needs } carte Bitoku accomplie
   *[other] Pont : { $needs } cartes Bitoku accomplies
}
moves = { $count ->
    [one] encore { $count } Point de Mouvement
   *[other] encore { $count } Points de Mouvement
}
last-move = dernier point
fork = { $kind } : { $vp } PV
fork-amulet = Amulette +{ $amulet }
gate = Portail
illumination = Illumination
gate-text = Tuile Portail, pour chaque Pèlerin qui arrive ici : { $does }.
sleeps = Pèlerin { $whose }
walks = Pèlerins : { $names }

## Displays

rows =
    .mitamas = Mitama
    .dragonflies = Libellule
    .crystals = Cristal
    .buildings = Bâtiment
    .garden = Jardin
    .decks = Paquets
stack = reste { $count } dans la pile
gains = et vous recevez { $what }
place-vp = { $vp } PV
place-number = place { $number }
site-text = Un Bâtiment de ce type peut être construit ici. Qui a un dé dans la région au-dessus peut ensuite l’utiliser.
illumination-text = Les Pèlerins qui arrivent sur ces cases y restent, un par joueur, et prennent ce que montre la case.
neutral-text = Il n’est à personne et ne bouge jamais, mais il est classé comme les autres ; ce qu’il gagne, personne ne l’obtient.
kinds =
    .temple = temple
    .onsen = onsen
    .farm = ferme
    .ryokan = ryokan
    .ancient = Bâtiment ancien
colours =
    .dream = Cristal onirique
    .memory = Cristal mémoriel
    .ingenuity = Cristal sensoriel
building = { $kind } ; { $does }
decks =
    .yokai = Yōkai
    .bitoku = Bitoku
    .visions = Vision
    .own = Votre paquet
deck-text = { $left } dans le paquet, { $discard } dans la défausse.
discard-list = Défausse : { $names }.

## The own board

discard = Défausse
tucked = Yōkais retirés
tucked-text = Ils comptent encore pour les Rochers : { $names }.
nothing = aucune
slot = emplacement de carte { $number }
socket = emplacement de { $colour }, { $vp } PV une fois occupé ; un Pèlerin y dort
secret = vous seul la voyez
cards-hidden = { $count } face cachée
drawn = Piochées
hand-secret = Main, vous seul la voyez
fold = Voir le plateau
unfold = Montrer les cartes
crystal-line = { $free ->
    [one] { $free } Pèlerin endormi
   *[other] { $free } Pèlerins endormis
}
seat = place de Pèlerin près du Rocher { $rocks } : { $price }
rock-number = place { $number } du Sentier des Rochers
rock = Rocher d’Iwakura : { $types }
rock-vp = { $vp } PV actuellement
counter = pion { $number } : le Bâtiment { $cost }, découvre { $vp } PV
counter-done = pion { $number } : utilisé, { $vp } PV
pilgrims = { $awake } éveillés, { $asleep } endormis, { $walking } en route
awake = Pèlerins éveillés
amulet = Amulette +{ $value } × { $count }
any-resource = ressource au choix
bill = à payer
waive = { $count } gratuit
bitoku-path-text = Votre pion accomplit les cartes de gauche à droite, et chacune donne ce qu’elle montre. Les types différents rapportent à l’ascension : { $vp } PV pour l’instant.
types-line = types { $vp } PV
counter-at = votre pion
advance = étape suivante du Chemin de Bitoku
completed = accomplie
vision = Vision : { $needs } ; { $vp } PV, sinon −{ $penalty }
have = { $have } sur { $need } { $what }
needs =
    .resource = ressources
    .building = Bâtiments
    .crystal = Cristaux
    .mitama = Mitamas
    .dragonfly = Libellules combinées
    .illumination = Pèlerins sur des Illuminations
    .gate = Pèlerins à des Portails
    .bitoku = cartes Bitoku accomplies
vision-done = réalisée
vision-line = { $vp } PV actuellement
pair = combinés
red = case rouge { $number }
resources =
    .wood = bois
    .stone = pierre
    .jade = jade
    .sake = saké
strip =
    .cards = cartes en main
    .resources = ressources
    .amulets = Amulettes
    .dice = dés pas encore placés
    .buildings = Bâtiments
    .crystals = Cristaux
    .mitamas = Mitamas, combinés ou non
    .pilgrims = Pèlerins éveillés

## Cards

yokai = { $type } ; joué : { $does } ; retiré en hiver : { $virtue }
bitoku = { $type } : { $vp } PV
vp = { $count } PV
names =
    .kappa = Kappa
    .imomushi = Imomushi
    .nezumi = Nezumi
    .kitsune = Kitsune
    .shin-ookami = Shin Ookami
    .yama-uba = Yama Uba
    .makoto = Makoto
    .chuugi = Chuugi
    .yu = Yu
    .jin = Jin
    .rei = Rei
    .gi = Gi
    .meijo = Meijo
    .ara = Ara
    .nigi = Nigi
    .saki = Saki
    .kushi = Kushi
    .shinigami = Shinigami
