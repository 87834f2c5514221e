# Tous les noms, questions, raisons et lignes du journal de Bitoku, en français.

## Le jeu et ses options

game-title = Bitoku
game-blurb = Guidez Yōkais, Pèlerins et âmes perdues pendant quatre années de la forêt, et devenez son nouveau grand esprit.

option-strict_forest = Forêt stricte
option-strict_forest-true = Stricte
option-strict_forest-false = Normale
option-strict_forest-help = Stricte : une action Forêt demande un dé supérieur à tous les autres de la région ; contre un six, il faut de plus une Amulette.
option-early_pass = Passer plus tôt
option-early_pass-true = Permis
option-early_pass-false = Interdit
option-early_pass-help = Peut-on passer alors qu’on pourrait encore jouer une carte ou placer un dé ?
option-copy_compares = Le dé copié est comparé
option-copy_compares-true = Oui
option-copy_compares-false = Non
option-copy_compares-help = À deux joueurs : un dé doit-il l’emporter sur les autres dés de sa région pour que son action Forêt puisse être copiée ?
option-copy_home = Copier un dé de la Demeure
option-copy_home-true = Permis
option-copy_home-false = Interdit
option-copy_home-help = À deux joueurs : peut-on aussi copier un dé placé dans la Demeure du grand esprit ?
option-vision_snapshot = Les Visions regardent
option-vision_snapshot-true = La fin du dernier hiver
option-vision_snapshot-false = La fin de l’ascension
option-vision_snapshot-help = Ce que l’on gagne pendant l’ascension compte-t-il encore pour les Visions ?
option-memory_repeats = Cristaux mémoriels
option-memory_repeats-true = Marquent à chaque répétition
option-memory_repeats-false = Marquent une fois par icône
option-memory_repeats-help = Une icône qui accorde plusieurs fois une action fait-elle marquer un Cristal mémoriel à chaque fois ?
option-harmonize_new = Cristal tout juste obtenu
option-harmonize_new-true = Peut être harmonisé aussitôt
option-harmonize_new-false = Seulement dès la carte suivante
option-harmonize_new-help = Un Cristal obtenu avec une carte peut-il être harmonisé avec cette même carte ?
option-empty_visions_pay = Paquet Vision épuisé
option-empty_visions_pay-true = Donne une ressource
option-empty_visions_pay-false = Ne donne rien
option-empty_visions_pay-help = Ce que donne une action Vision quand il ne reste plus de carte.

## Joueurs

seat-purple = Violet
seat-yellow = Jaune
seat-brown = Marron
seat-green = Vert

## Les manches

chapter-setup = Mise en place
chapter-season = { $season } de la manche { $round }
chapter-ascension = L’ascension
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

## Ressources, Amulettes, dés

resource-wood = bois
resource-stone = pierre
resource-jade = jade
resource-sake = saké
amulet = Amulette +{ $value }
die =
    { $value ->
        [0] dé { $number } de { $seat }
       *[other] dé { $number } de { $seat } (valeur { $value })
    }
slot = emplacement de carte { $number }

## Le plateau

region-yomi = les Terres des Yomis
region-stairs = les Escaliers de la connaissance
region-home = la Demeure du grand esprit
region-glade = la Clairière de jade
region-forges = les Forges
hill = Colline ({ $region })
home = case { $number } de la Demeure
home-copies = le dé perd 1, puis copiez l’action Forêt du dé d’un autre joueur
forest = action Forêt { $number }
favour-bitoku = la carte Bitoku de la Colline ({ $region })
favour-yokai = la carte Yōkai de la Colline ({ $region })
favour-two = la troisième faveur de la Colline ({ $region }), deux sur quatre
choice-vision = piocher des Visions
choice-rock = prendre un Rocher d’Iwakura
choice-pilgrim = placer un Pèlerin près d’un Rocher
choice-kodama = avancer un Kodama
kodama = Kodama de { $seat } dans { $region }
deck-yokai = paquet Yōkai commun
deck-bitoku = paquet Bitoku
deck-vision = paquet Vision
path-start = départ du chemin ({ $id })
path-step = case { $id } du chemin
path-bridge =
    { $needs ->
        [one] case Pont { $id } ({ $needs } carte Bitoku accomplie)
       *[other] case Pont { $id } ({ $needs } cartes Bitoku accomplies)
    }
path-illumination = case Illumination { $id }
path-gate = case Portail { $id }
path-space =
    { $amulet ->
        [0] { $name }, { $vp } PV
       *[other] { $name }, { $vp } PV et une Amulette +{ $amulet }
    }

## Le plateau individuel

socket = emplacement { $id } de { $colour } ({ $vp } PV)
rock-seat =
    { $count ->
        [one] place près du Rocher { $first }
       *[other] place entre les Rochers { $first } et { $last }
    }
price-free = gratuit

## Cartes et tuiles

name-and-effect = { $name } : { $effect }
yokai-kappa = Kappa
yokai-imomushi = Imomushi
yokai-nezumi = Nezumi
yokai-kitsune = Kitsune
yokai-shin-ookami = Shin Ookami
yokai-yama-uba = Yama Uba
yokai =
    { $start ->
        [yes] { $type } de départ
       *[no] { $type } { $id }
    }
bitoku-makoto = Makoto
bitoku-chuugi = Chuugi
bitoku-yu = Yu
bitoku-jin = Jin
bitoku-rei = Rei
bitoku-gi = Gi
bitoku-meijo = Meijo
bitoku = { $type } { $id }
vision = Vision { $id }
vision-does = { $needs } ; { $vp } PV, sinon -{ $penalty } PV
kind-temple = temple
kind-onsen = onsen
kind-farm = ferme
kind-ryokan = ryokan
kind-ancient = Bâtiment ancien
building = { $kind } { $id }
building-does = avec un dé de { $value } ou plus, { $effect }
crystal-dream = Cristal onirique
crystal-memory = Cristal mémoriel
crystal-ingenuity = Cristal sensoriel
crystal = { $colour } { $id }
memory-does = { $vp } PV chaque fois que vous { $trigger }
trigger-build = construisez un Bâtiment
trigger-mitama = obtenez un Mitama
trigger-combine = combinez un Mitama à une Libellule
trigger-cross = traversez la Rivière
trigger-arrive = menez un Pèlerin à une Illumination ou à un Portail
trigger-complete = accomplissez une carte Bitoku
trigger-building-action = utilisez une action Bâtiment
trigger-vision = gardez une Vision
mitama-ara = Ara
mitama-nigi = Nigi
mitama-saki = Saki
mitama-kushi = Kushi
mitama-shinigami = Shinigami
mitama = { $type } { $id }
dragonfly = Libellule { $id }
rock = Rocher d’Iwakura ({ $types })
need-resource =
    { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
need-building =
    { $count ->
        [one] { $count } Bâtiment
       *[other] { $count } Bâtiments
    }
need-crystal =
    { $count ->
        [one] { $count } Cristal
       *[other] { $count } Cristaux
    }
need-mitama =
    { $count ->
        [one] { $count } Mitama
       *[other] { $count } Mitamas
    }
need-dragonfly =
    { $count ->
        [one] { $count } Libellule combinée
       *[other] { $count } Libellules combinées
    }
need-illumination =
    { $count ->
        [one] { $count } Pèlerin sur une Illumination
       *[other] { $count } Pèlerins sur des Illuminations
    }
need-gate =
    { $count ->
        [one] { $count } Pèlerin à un Portail
       *[other] { $count } Pèlerins à des Portails
    }
need-bitoku =
    { $count ->
        [one] { $count } carte Bitoku accomplie
       *[other] { $count } cartes Bitoku accomplies
    }
virtue-per = { $rate } PV par { $thing }, au plus { $cap }
thing-building = Bâtiment
thing-crystal = Cristal
thing-mitama = Mitama
thing-combined = paire combinée
thing-illumination = Pèlerin sur une Illumination
thing-gate = Pèlerin à un Portail
thing-rock = Rocher d’Iwakura
thing-rock-pilgrim = Pèlerin près d’un Rocher
thing-bitoku-type = type de Bitoku différent
thing-completed = carte Bitoku accomplie
thing-vision = Vision
thing-amulet = Amulette
thing-resource = ressource
thing-lake-lead = piste Kodama où vous êtes seul en tête
thing-pip-of-two-dice = point de vos deux meilleurs dés

## Autres gestes

touch-done = rien de plus
touch-pass = passer
touch-draw = piocher
touch-advance = avancer sur votre Chemin de Bitoku
touch-pilgrim = commencer un nouveau Pèlerinage
touch-option = l’une des options
touch-end-turn = terminer votre tour
touch-draw-own = piocher une carte de votre paquet
touch-draw-two = regarder les deux premières cartes du { $deck }
touch-refuse-visions = ne garder aucune Vision, prendre : { $resource }
touch-walk-from = déplacer le Pèlerin depuis { $path }
touch-advance-to = avancer sur votre Chemin de Bitoku jusqu’à { $bitoku }
touch-decline-favour = ne prendre aucune faveur (l’une d’elles est couverte quand même)
touch-cross = traverser la Rivière avec le { $value } depuis { $region }
touch-use-die = utiliser votre dé de { $value }
touch-use-locked = défausser un Pèlerin pour utiliser votre dé bloqué de { $value }
touch-play-card = jouer { $yokai }
touch-slot =
    { $locked ->
        [yes] emplacement de carte { $number } (débloque le dé de { $value })
       *[no] emplacement de carte { $number }
    }
touch-activate = activer { $yokai }
touch-harmonize = harmoniser { $crystal }
touch-unlock = débloquer le dé de { $value }
touch-discard = défausser { $yokai }
touch-reap = { $crystal }
touch-virtue = retirer { $yokai } pour { $count } PV
touch-keep-cards = ne retirer aucune carte

## Questions

ask-summon =
    { $count ->
        [one] { $seat } : défaussez une carte, pour en garder trois.
       *[other] { $seat } : défaussez { $count } cartes, pour en garder trois.
    }
ask-reap = { $seat } : choisissez le prochain Cristal onirique à récolter.
ask-turn = { $seat } : jouez une carte, utilisez un dé, traversez la Rivière ou passez.
ask-slot = { $seat } : choisissez l’emplacement de { $yokai }.
ask-played = { $seat } : activez la carte et harmonisez son Cristal, dans l’ordre de votre choix.
ask-unlock = { $seat } : choisissez un dé bloqué à débloquer.
ask-end-turn = { $seat } : terminez votre tour.
ask-place-die = { $seat } : renforcez le gardien de valeur { $value }, ou choisissez sa case dans la forêt.
ask-act = { $seat } : choisissez une action Forêt ou Bâtiment dans { $region } (dé de { $value }).
ask-spend-amulet = { $seat } : dépensez une Amulette pour l’emporter sur un six.
ask-property = { $seat } : votre Bâtiment a été utilisé ; choisissez votre Bonus de propriété.
ask-copy = { $seat } : choisissez le dé d’un autre joueur dans la forêt à copier.
ask-copy-action = { $seat } : choisissez une action Forêt de valeur { $value } ou moins ({ $region }).
ask-favour = { $seat } : choisissez une faveur de la forêt.
ask-cover = { $seat } : choisissez la faveur à couvrir sans la prendre.
ask-two-of-four =
    { $first ->
        [yes] { $seat } : choisissez la première de deux actions différentes.
       *[no] { $seat } : choisissez la seconde action, différente de la première.
    }
ask-any = { $seat } : choisissez une ressource à prendre.
ask-pay =
    { $waive ->
        [0] { $seat } : choisissez une ressource à payer.
       *[other] { $seat } : choisissez une ressource du coût que vous ne payez pas.
    }
ask-kodama = { $seat } : choisissez l’un de vos Kodamas à avancer.
ask-push =
    { $region ->
        [none] { $seat } : choisissez le Kodama d’un autre joueur à faire reculer.
       *[other] { $seat } : choisissez le Kodama d’un autre joueur à faire reculer dans { $region }.
    }
ask-draw = { $seat } : piochez une carte de votre paquet, ou renoncez-y.
ask-obtain-yokai = { $seat } : regardez les deux premiers Yōkais et gardez-en un, ou renoncez-y.
ask-obtain-bitoku = { $seat } : regardez les deux premiers Bitokus et gardez-en un, ou renoncez-y.
ask-keep-yokai = { $seat } : choisissez le Yōkai à garder ; l’autre va sous le paquet.
ask-keep-bitoku = { $seat } : choisissez le Bitoku pour votre chemin ; l’autre va sous le paquet.
ask-vision = { $seat } : gardez une Vision, ou prenez une ressource à la place.
ask-move =
    { $count ->
        [one] { $seat } : dépensez { $count } Point de Mouvement.
       *[other] { $seat } : dépensez un Point de Mouvement (il en reste { $count }).
    }
ask-way =
    { $path ->
        [none] { $seat } : choisissez où commence le nouveau Pèlerinage.
       *[other] { $seat } : choisissez où va le Pèlerin ({ $path }).
    }
ask-build =
    { $discount ->
        [0] { $seat } : choisissez un Bâtiment à construire.
       *[other] { $seat } : choisissez un Bâtiment à construire (réduction { $discount }).
    }
ask-site = { $seat } : choisissez la Zone habitée pour { $building }.
ask-crystal =
    { $discount ->
        [0] { $seat } : choisissez un Cristal à obtenir.
       *[other] { $seat } : choisissez un Cristal à obtenir (réduction { $discount }).
    }
ask-socket = { $seat } : choisissez l’emplacement de { $crystal }.
ask-mitama =
    { $discount ->
        [0] { $seat } : choisissez un Mitama à obtenir.
       *[other] { $seat } : choisissez un Mitama à obtenir (réduction { $discount }).
    }
ask-dragonfly =
    { $discount ->
        [0] { $seat } : choisissez une Libellule à obtenir.
       *[other] { $seat } : choisissez une Libellule à obtenir (réduction { $discount }).
    }
ask-combine-mitama = { $seat } : combinez { $mitama } à une Libellule, ou laissez-le attendre.
ask-combine-dragonfly = { $seat } : combinez { $dragonfly } à un Mitama, ou laissez-la attendre.
ask-rock = { $seat } : choisissez un Rocher d’Iwakura.
ask-seat-pilgrim = { $seat } : choisissez où un Pèlerin s’assied près de vos Rochers.
ask-return-dice = { $seat } : choisissez le dé de la case rouge { $number }.
ask-virtue = { $seat } : vous pouvez retirer l’une de vos cartes jouées pour sa vertu.

## Pourquoi ce n’est pas permis

why-activated = cette carte a été activée
why-harmonized = un Cristal a été harmonisé avec cette carte
why-not-connected = ce Cristal n’est pas connecté à la carte jouée
why-bridge =
    { $needs ->
        [one] le Pont demande { $needs } carte Bitoku accomplie
       *[other] le Pont demande { $needs } cartes Bitoku accomplies
    }
why-building-done = vous avez utilisé un Bâtiment avec ce dé
why-cannot-copy = ce dé n’est pas dans la forêt, ou rien ne peut en être copié
why-copy-own = seuls les dés des autres joueurs peuvent être copiés
why-cannot-cross = un dé de 1 ne peut pas traverser la Rivière
why-hill-full = aucune case n’est libre au-delà de la Rivière
why-home-die = un dé de la Demeure ne peut pas traverser la Rivière
why-crossed = ce dé a déjà traversé la Rivière
why-cannot-pay = vous ne pouvez pas payer avec cette ressource
why-not-in-price = cette ressource ne fait pas partie du coût
why-choose-home-space = choisissez l’une des cases de la Demeure
why-comparison = votre dé ne l’emporte pas : un autre dé indique { $best } ici
why-forest-done = vous avez fait une action Forêt avec ce dé
why-die-alike = un autre dé de même valeur compte pour lui
why-die-chosen = ce dé a sa place
why-die-six = le dé indique déjà six
why-favour-covered = cette faveur a déjà été obtenue pendant cette manche
why-other-hill = cette faveur est sur une autre Colline
why-same-choice = les deux actions doivent être différentes
why-first-space = ce Kodama est sur la première case
why-last-space = la dernière case est occupée, ou ce Kodama s’y trouve
why-not-your-kodama = ce n’est pas l’un de vos Kodamas
why-own-kodama = seuls les Kodamas des autres joueurs reculent
why-other-region = seulement dans la région de cette action
why-forest-full = aucune case de la forêt n’est ouverte à ce dé
why-region-full = toutes les cases de cette région sont occupées
why-space-taken = cette case est occupée
why-space-not-here = cette case n’existe pas avec ce nombre de joueurs
why-value = demande un dé de { $value } ou plus
why-locked = ce dé est bloqué, et vous n’avez pas de Pèlerin à défausser
why-not-locked = ce dé n’est pas bloqué
why-not-your-die = ce n’est pas l’un de vos dés
why-no-amulet = vous n’avez pas cette Amulette
why-fresh = ce Bâtiment a été construit pendant ce tour
why-not-built-here = ce Bâtiment n’est pas dans cette région
why-not-shown = n’est pas disponible
why-lacking =
    { $count ->
        [one] il vous manque { $count } ressource
       *[other] il vous manque { $count } ressources
    }
why-no-counter = vous avez construit six Bâtiments
why-no-site = aucune Zone habitée n’a d’emplacement libre de ce type
why-no-site-here = il n’y a pas d’emplacement libre de ce type ici
why-no-socket = vous n’avez pas d’emplacement libre de cette couleur
why-socket-taken = il y a un Cristal sur cet emplacement
why-socket-colour = cet emplacement est pour des Cristaux d’une autre couleur
why-not-waiting = ce n’est pas une tuile qui attend sur votre plateau
why-no-bitoku = il n’y a plus de carte sur votre Chemin de Bitoku
why-no-pilgrim = vous n’avez pas de Pèlerin disponible
why-no-walker = vous n’avez pas de Pèlerin en route à cet endroit
why-way-closed = toutes les voies devant ce Pèlerin vous sont fermées
why-not-ahead = ce Pèlerin ne peut pas aller sur cette case
why-fork-yours = vous avez un Pèlerin sur ce sentier
why-path-taken = il y a un Pèlerin sur cette case
why-not-in-garden = n’est pas dans le Jardin des Rochers
why-rock-path-full = votre Sentier des Rochers est plein
why-seat-taken = un Pèlerin y est assis
why-no-rock-there = il n’y a pas de Rocher à côté
why-not-drawn = ce n’est pas l’une des cartes piochées
why-not-in-hand = n’est pas dans votre main
why-slots-full = vos trois emplacements de carte sont occupés
why-slot-taken = il y a une carte sur cet emplacement
why-not-played = ce n’est pas une carte jouée pendant cette manche
why-reaped = déjà récolté, ou pas à récolter maintenant
why-not-your-crystal = ce Cristal n’est pas sur votre plateau
why-pass = vous pouvez encore jouer une carte ou placer un dé

## Le journal

log-season = { $chapter } commence.
log-drew =
    { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
log-discarded = { $seat } défausse { $yokai }.
log-vp-gained = { $seat } gagne { $count } PV ({ $source }).
log-resource-gained = { $seat } prend { $count } { $resource }.
log-resource-paid = { $seat } paie { $count } { $resource }.
log-amulet-gained = { $seat } prend une Amulette +{ $amulet }.
log-amulet-spent = { $seat } dépense une Amulette +{ $amulet } ; le dé indique { $value }.
log-card-played = { $seat } joue { $yokai } ({ $slot }).
log-activated = { $seat } active { $yokai }.
log-unlocked = { $seat } débloque un dé de { $value }.
log-pilgrim-gone = { $seat } défausse un Pèlerin.
log-die-placed = { $seat } place un { $value } dans { $region }.
log-die-home = { $seat } place un { $value } : { $home }.
log-forest-action = { $seat } effectue l’action Forêt { $number } ({ $region }).
log-building-action = { $seat } utilise { $building }.
log-copied = { $seat } copie le { $die }.
log-crossed = { $seat } traverse la Rivière depuis { $region } ; le dé indique { $value }.
log-favour-taken = { $seat } obtient { $favour }.
log-favour-left = { $seat } couvre { $favour } sans la prendre.
log-passed = { $seat } passe.
log-kodama-moved = { $seat } avance son Kodama dans { $region } à la case { $space }.
log-kodama-pushed = { $seat } fait reculer le Kodama de { $other } dans { $region }.
log-bitoku-taken = { $seat } ajoute { $bitoku } à son Chemin de Bitoku.
log-yokai-taken = { $seat } prend { $yokai } en main.
log-yokai-kept = { $seat } garde l’un de deux Yōkais.
log-vision-kept = { $seat } garde la { $vision }.
log-visions-refused = { $seat } ne garde aucune Vision.
log-rock-taken = { $seat } prend le { $rock }.
log-rock-pilgrim = Un Pèlerin de { $seat } s’assied : { $beside }.
log-built = { $seat } construit { $building } dans { $region }.
log-crystal-taken = { $seat } obtient { $crystal }, et un Pèlerin s’éveille.
log-crystal-used = { $seat } utilise { $crystal }.
log-mitama-taken = { $seat } obtient { $mitama }.
log-dragonfly-taken = { $seat } obtient la { $dragonfly }.
log-combined = { $seat } combine { $mitama } à la { $dragonfly }.
log-completed = { $seat } accomplit { $bitoku }.
log-set-out = Un Pèlerin de { $seat } se met en route : { $path }.
log-walked = Un Pèlerin de { $seat } avance : { $path }.
log-arrived = Un Pèlerin de { $seat } arrive : { $path }.
log-order = { $seat } est à la place { $place } dans l’ordre du tour.
log-dice-home = Les gardiens de { $seat } rentrent chez eux.
log-virtue = { $seat } retire { $yokai } pour { $count } PV.
log-hill-cards = { $hill } : { $bitoku } et { $yokai }.
log-building-shown = Un Bâtiment est révélé : { $building }.
log-crystal-shown = Un Cristal est révélé : { $crystal }.
log-mitama-shown = Un Mitama est révélé : { $mitama }.
log-dragonfly-shown = Une Libellule est révélée : { $dragonfly }.
log-reshuffled = { $seat } mélange sa défausse pour former un nouveau paquet.
log-deck-reshuffled = La défausse devient le nouveau { $deck }.
log-final-first = { $seat } est en tête de l’ordre du tour : { $count } PV.
log-final-types =
    { $types ->
        [one] { $seat } a { $types } type de Bitoku : { $count } PV.
       *[other] { $seat } a { $types } types de Bitoku : { $count } PV.
    }
log-final-treasure = Trésor ({ $region }) pour { $seat } : { $count } PV.
log-final-wild-yokai = Les Yama Uba de { $seat } comptent comme { $yokai-type }.
log-final-wild-mitama = Les Shinigami de { $seat } comptent comme { $mitama-type }.
log-final-rock = { $rock } de { $seat } : { $count } PV.
log-final-homage = Les gardiens rendent hommage à { $seat } : { $count } PV.
log-final-vision = { $seat } a accompli la { $vision } : { $count } PV.
log-final-vision-lost = { $seat } n’a pas accompli la { $vision } : -{ $count } PV.
log-final-fate = Destin accompli pour { $seat } : { $count } PV.
log-final-score = { $seat } termine la partie avec { $count } PV.

## Les effets en mots

effect-wood = { $count } bois
effect-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
effect-jade =
    { $count ->
        [one] { $count } jade
       *[other] { $count } jades
    }
effect-sake =
    { $count ->
        [one] { $count } saké
       *[other] { $count } sakés
    }
effect-any =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
effect-amulet1 =
    { $count ->
        [one] une Amulette +1
       *[other] { $count } Amulettes +1
    }
effect-amulet2 =
    { $count ->
        [one] une Amulette +2
       *[other] { $count } Amulettes +2
    }
effect-amulet3 =
    { $count ->
        [one] une Amulette +3
       *[other] { $count } Amulettes +3
    }
effect-vp = { $count } PV
effect-mp = { $count } PM
effect-unlock =
    { $count ->
        [one] débloquez un dé
       *[other] débloquez { $count } dés
    }
effect-draw =
    { $count ->
        [one] piochez un Yōkai de votre paquet
       *[other] piochez { $count } Yōkais de votre paquet
    }
effect-yokai =
    { $count ->
        [one] obtenez une carte Yōkai
       *[other] obtenez { $count } cartes Yōkai
    }
effect-bitoku =
    { $count ->
        [one] obtenez une carte Bitoku
       *[other] obtenez { $count } cartes Bitoku
    }
effect-vision =
    { $count ->
        [one] piochez une Vision
       *[other] piochez { $count } Visions
    }
effect-rock =
    { $count ->
        [one] prenez un Rocher d’Iwakura
       *[other] prenez { $count } Rochers d’Iwakura
    }
effect-pilgrim =
    { $count ->
        [one] placez un Pèlerin près d’un Rocher
       *[other] placez { $count } Pèlerins près de Rochers
    }
effect-build =
    { $count ->
        [one] construisez un Bâtiment
       *[other] construisez { $count } Bâtiments
    }
effect-crystal =
    { $count ->
        [one] obtenez un Cristal
       *[other] obtenez { $count } Cristaux
    }
effect-mitama =
    { $count ->
        [one] obtenez un Mitama
       *[other] obtenez { $count } Mitamas
    }
effect-dragonfly =
    { $count ->
        [one] obtenez une Libellule
       *[other] obtenez { $count } Libellules
    }
effect-kodama =
    { $count ->
        [one] avancez vos Kodamas de 1 case
       *[other] avancez vos Kodamas de { $count } cases
    }
effect-kodama-here =
    { $count ->
        [one] avancez votre Kodama de 1 case ici
       *[other] avancez votre Kodama de { $count } cases ici
    }
effect-push =
    { $count ->
        [one] faites reculer d’une case un Kodama d’un autre joueur
       *[other] faites reculer de { $count } cases des Kodamas d’autres joueurs
    }
effect-push-here =
    { $count ->
        [one] faites reculer d’une case ici un Kodama d’un autre joueur
       *[other] faites reculer de { $count } cases ici des Kodamas d’autres joueurs
    }

## À quoi servent les choses

tell-yokai = Jouée : { $effect }. Retirée en hiver : { $virtue }.
tell-bitoku = Quand votre pion y arrive : { $effect }. Les types différents comptent à l’ascension.
tell-building =
    { $amulet ->
        [0] Action : { $effect }. Qui le construit avance son Kodama de { $kodama } dans la région. Son propriétaire reçoit, quand d’autres l’utilisent : { $bonus }.
       *[other] Action : { $effect }. Qui le construit avance son Kodama de { $kodama } dans la région et prend une Amulette +1. Son propriétaire reçoit, quand d’autres l’utilisent : { $bonus }.
    }
tell-ancient = Action : { $effect }. Il n’a pas de propriétaire.
tell-crystal = Sa pose libère un Pèlerin et découvre des PV. { $effect }.
tell-mitama = À son obtention : { $effect }. Il peut alors être combiné à une Libellule.
tell-dragonfly = Une fois combinée à un Mitama : { $effect }.
tell-rock = À l’ascension, chaque Pèlerin près de lui marque 1 PV par élément de ces types.
tell-socket = Un Cristal ici libère le Pèlerin et découvre les PV.

## Le décompte

score-spirits = Places des Mitamas
score-bitoku = Bitokus accomplis
score-paths = Chemins de la sagesse
score-memory = Cristaux mémoriels
score-property = Bonus de propriété
score-virtue = La vertu de l’esprit
score-effects = Cartes, tuiles et Cristaux
score-first = Premier parmi tant d’autres
score-types = Les Bitokus s’inclinent devant vous
score-treasures = Trésors du lac
score-rocks = Les Rochers d’Iwakura résonnent
score-homage = Les gardiens rendent hommage
score-visions = Visions révélées
score-fate = Destin accompli
score-total = Total
