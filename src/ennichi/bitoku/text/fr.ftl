# Tous les noms, questions, raisons et lignes du journal de Bitoku, en français.

## Le jeu et ses options

game-title = Bitoku
game-blurb = Guidez Yōkais, Pèlerins et âmes perdues pendant quatre années de la forêt, et devenez son nouveau grand esprit.
game-line = Le chemin du Grand Esprit
game-facts = quatre manches de quatre saisons

alone-opponent = le Tengu
difficulty-easier = Plus facile
difficulty-easier-help = Le Tengu commence sans rien, n’avance pas au printemps grâce à ses cristaux et ne déplace ses kodamas que là où vous êtes en tête.
difficulty-printed = Comme imprimé
difficulty-printed-help = Le Tengu tel que le livret le met en place.
difficulty-harder = Plus difficile
difficulty-harder-help = Le Tengu commence en avance, avec deux libellules et un pèlerin en chemin, et marque davantage là où ses kodamas mènent.

-first-easier = La valeur facile vous laisse le temps d’apprendre ; la difficulté « Plus facile » les règle toutes d’un coup.
-first-harder = N’y touchez pas : le Tengu en devient plus fort.
-first-rare = N’y touchez pas : la question se pose rarement.

option-strict_forest = Forêt stricte
option-strict_forest-true = Stricte
option-strict_forest-false = Normale
option-strict_forest-help = Stricte : une action Forêt demande un dé supérieur à tous les autres de la région ; contre un six, il faut de plus une Amulette.
option-strict_forest-first = Normale. En forêt stricte, les petits dés trouvent moins de places.
option-early_pass = Passer plus tôt
option-early_pass-true = Permis
option-early_pass-false = Interdit
option-early_pass-help = Peut-on passer alors qu’on pourrait encore jouer une carte ou placer un dé ? ({ -our-ruling } Q1)
option-early_pass-first = N’y touchez pas : passer tôt n’aide presque jamais.
option-copy_compares = Le dé copié est comparé
option-copy_compares-true = Oui
option-copy_compares-false = Non
option-copy_compares-help = À un ou deux joueurs : un dé doit-il l’emporter sur les autres dés de sa région pour que son action Forêt puisse être copiée ? ({ -our-ruling } Q31)
option-copy_compares-first = N’y touchez pas : une seule case est concernée.
option-copy_home = Copier un dé de la Demeure
option-copy_home-true = Permis
option-copy_home-false = Interdit
option-copy_home-help = À un ou deux joueurs : peut-on aussi copier un dé placé dans la Demeure du grand esprit ? ({ -our-ruling } Q28)
option-copy_home-first = N’y touchez pas : une seule case est concernée.
option-vision_snapshot = Les Visions regardent
option-vision_snapshot-true = La fin du dernier hiver
option-vision_snapshot-false = La fin de l’ascension
option-vision_snapshot-help = Ce que l’on gagne pendant l’ascension compte-t-il encore pour les Visions ? ({ -our-ruling } Q89)
option-vision_snapshot-first = N’y touchez pas : cela ne joue qu’au décompte final.
option-memory_repeats = Cristaux mémoriels
option-memory_repeats-true = Marquent à chaque répétition
option-memory_repeats-false = Marquent une fois par icône
option-memory_repeats-help = Une icône qui accorde plusieurs fois une action fait-elle marquer un Cristal mémoriel à chaque fois ? ({ -our-ruling } Q55)
option-memory_repeats-first = N’y touchez pas : cela compte quand on collectionne les Cristaux.
option-harmonize_new = Cristal tout juste obtenu
option-harmonize_new-true = Peut être harmonisé aussitôt
option-harmonize_new-false = Seulement dès la carte suivante
option-harmonize_new-help = Un Cristal obtenu avec une carte peut-il être harmonisé avec cette même carte ? ({ -our-ruling } Q7)
option-harmonize_new-first = N’y touchez pas : cela compte quand on collectionne les Cristaux.
option-empty_visions_pay = Paquet Vision épuisé
option-empty_visions_pay-true = Donne une ressource
option-empty_visions_pay-false = Ne donne rien
option-empty_visions_pay-help = Ce que donne une action Vision quand il ne reste plus de carte ({ -our-ruling } Q80).
option-empty_visions_pay-first = { -first-rare }

## Joueurs

seat-purple = Violet
seat-yellow = Jaune
seat-brown = Marron
seat-green = Vert

# Le Tengu a son article ; les autres sont appelés par leur nom.
the-seat =
    { $seat ->
        [Tengu] Le Tengu
       *[other] { $seat }
    }
subject =
    { $seat ->
        [Tengu] le Tengu
       *[other] { $seat }
    }
of-seat =
    { $seat ->
        [Tengu] du Tengu
       *[other] de { $seat }
    }
for-seat =
    { $seat ->
        [Tengu] pour le Tengu
       *[other] pour { $seat }
    }
the-winner =
    { $winner ->
        [Tengu] Le Tengu
       *[other] { $winner }
    }

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
        [0] dé { $place } { of-seat }
       *[other] dé { $place } { of-seat } (valeur { $value })
    }
place-left = de gauche
place-middle = du milieu
place-right = de droite
told-apart = { $what } (celui { $place })
die-least =
    { $value ->
        [6] dé de { $value }
       *[other] dé de { $value } ou plus
    }
three = { $first }, { $second } et { $third }
one-of = { $what } ({ $number } sur { $count })
slot = emplacement de carte { $number }

## Le plateau

region-yomi = les Terres des Yomis
region-stairs = les Escaliers de la connaissance
region-home = la Demeure du grand esprit
region-glade = la Clairière de jade
region-forges = les Forges
in-yomi = dans les Terres des Yomis
in-stairs = dans les Escaliers de la connaissance
in-home = dans la Demeure du grand esprit
in-glade = dans la Clairière de jade
in-forges = dans les Forges
there-yomi = dans les Terres
there-stairs = dans les Escaliers
there-home = dans la Demeure
there-glade = dans la Clairière
there-forges = dans les Forges
from-yomi = depuis les Terres des Yomis
from-stairs = depuis les Escaliers de la connaissance
from-home = depuis la Demeure du grand esprit
from-glade = depuis la Clairière de jade
from-forges = depuis les Forges
of-yomi = des Terres des Yomis
of-stairs = des Escaliers de la connaissance
of-home = de la Demeure du grand esprit
of-glade = de la Clairière de jade
of-forges = des Forges
hill = la Colline Hikaru { $region }
home = case { $number } de la Demeure
home-copies = dé −1, puis copiez l’action Forêt du dé d’un autre joueur
forest =
    { $value ->
        [1] action Forêt pour tout dé
       *[other] action Forêt pour un { die-least }
    }
forest-does = action Forêt : { $effect }
favour-bitoku = la carte Bitoku { $region }
favour-yokai = la carte Yōkai { $region }
favour-third = la troisième faveur { $region }
favour-two = la troisième faveur { $region } : deux actions sur quatre
choice-vision = piocher des Visions
choice-rock = prendre un Rocher d’Iwakura
choice-pilgrim = placer un Pèlerin près d’un Rocher
choice-kodama = avancer l’un de vos Kodamas
kodama = Kodama { of-seat } { $region }
kodama-at = { $region } à la case { $space }
deck-yokai = paquet Yōkai commun
deck-bitoku = paquet Bitoku
deck-vision = paquet Vision
path-start =
    { $lane ->
        [upper] départ du chemin du haut
        [lower] départ du chemin du bas
       *[only] départ du chemin
    }
path-step =
    { $lane ->
        [upper] case { $number } du chemin du haut
        [lower] case { $number } du chemin du bas
        [bridge] case après le Pont { $number }
       *[only] case { $number } du chemin
    }
way-start =
    { $lane ->
        [upper] le départ du haut
        [lower] le départ du bas
       *[only] le départ
    }
way-step =
    { $lane ->
        [upper] la case { $number } du haut
        [lower] la case { $number } du bas
        [bridge] la case après le Pont { $number }
       *[only] la case { $number }
    }
way-bridge = le Pont { $number }
way-illumination =
    { $lane ->
        [bridge] l’Illumination après le Pont { $number }
       *[other] l’Illumination de { $place }
    }
way-gate =
    { $lane ->
        [bridge] le Portail après le Pont { $number }
       *[other] le Portail de { $place }
    }
path-bridge =
    { $needs ->
        [one] Pont { $number } ({ $needs } carte Bitoku accomplie)
       *[other] Pont { $number } ({ $needs } cartes Bitoku accomplies)
    }
path-illumination = Illumination ({ $place })
path-gate = Portail ({ $place })
path-space =
    { $amulet ->
        [0] { $name }, { $vp } PV
       *[other] { $name }, { $vp } PV et une Amulette +{ $amulet }
    }

## Le plateau individuel

socket =
    { $slot ->
        [0] emplacement { $number } de { $colour } ({ $vp } PV)
       *[other] emplacement à côté de la carte { $slot } ({ $vp } PV)
    }
rock-seat =
    { $count ->
        [one] place près du Rocher de l’emplacement { $first }
       *[other] place entre les Rochers des emplacements { $first } et { $last }
    }
beside-rocks =
    { $count ->
        [one] près du Rocher { $first }
       *[other] entre les Rochers { $first } et { $last }
    }
price-free = gratuit
price-costs = coûte { $price }
price-less = coûte { $price }, moins { $count }
price-gives = vous recevez { $gain }
price-scores = { $terms }, rapporte { $vp } PV

## Cartes et tuiles

name-and-effect = { $name } : { $effect }
named = { $name } ({ $effect })
yokai-kappa = Kappa
yokai-imomushi = Imomushi
yokai-nezumi = Nezumi
yokai-kitsune = Kitsune
yokai-shin-ookami = Shin Ookami
yokai-yama-uba = Yama Uba
yokai-start =
    { $type ->
        [Imomushi] l’Imomushi de départ
       *[other] le { $type } de départ
    }
bitoku-makoto = Makoto
bitoku-chuugi = Chuugi
bitoku-yu = Yu
bitoku-jin = Jin
bitoku-rei = Rei
bitoku-gi = Gi
bitoku-meijo = Meijo
vision = Vision
vision-does = { $needs } : { $vp } PV, sinon −{ $penalty } PV
vision-for = { $vision } : { $vp } PV, sinon −{ $penalty } PV
kind-temple = temple
kind-onsen = onsen
kind-farm = ferme
kind-ryokan = ryokan
kind-ancient = Bâtiment ancien
the-temple = le temple
the-onsen = l’onsen
the-farm = la ferme
the-ryokan = le ryokan
the-ancient = le Bâtiment ancien
building-does = avec un { die-least }, { $effect }
building-for = { $building }, { die-least }
least-does =
    { $value ->
        [1] tout dé : { $effect }
       *[other] { die-least } : { $effect }
    }
building-builder =
    { $amulet ->
        [0] qui le construit : son Kodama y avance de { $kodama }
       *[other] qui le construit : son Kodama y avance de { $kodama }, et une Amulette +1
    }
building-owner = son propriétaire, si un autre l’utilise : { $bonus }
crystal-dream = Cristal onirique
crystal-memory = Cristal mémoriel
crystal-ingenuity = Cristal sensoriel
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
dragonfly = Libellule
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
virtue-per = { $rate } PV par { $thing }, { $cap } PV au plus
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

touch-done = y renoncer
touch-done-die = en finir avec ce dé
touch-done-card = en rester là
touch-done-move = ne plus avancer (les points restants sont perdus)
touch-done-reap = ne plus rien récolter
touch-done-wait = laisser en attente
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
touch-decline-favour = ne prendre aucune faveur (l’une est couverte)
touch-cross = traverser la Rivière avec le { $value } { $region }
touch-use-die = utiliser votre dé de { $value }
touch-use-locked = défausser un Pèlerin pour utiliser votre dé bloqué de { $value }
touch-reinforce = dépenser une Amulette +{ $amulet } : dé de { $value }
touch-return-die = dé de { $value }
touch-copy-die = le { $value } { of-seat } { $region }
touch-buy = { $what }, place { $place } : { $terms }
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
touch-virtue = retirer { $yokai } pour { $count } PV
touch-keep-cards = ne retirer aucune carte

## Questions

ask-summon =
    { $count ->
        [one] { $seat } : défaussez une carte, pour en garder trois.
       *[other] { $seat } : défaussez { $count } cartes, pour en garder trois.
    }
ask-reap = { $seat } : choisissez le prochain Cristal onirique à récolter.
ask-turn =
    { $count ->
        [0] { $seat } : { $last }.
        [one] { $seat } : { $first } ou { $last }.
       *[other] { $seat } : { $first } ou { $last }.
    }
turn-card = jouez une carte
turn-die = utilisez un dé
turn-cross = traversez la Rivière
turn-pass = passez
ask-slot = { $seat } : choisissez un emplacement pour { $yokai }.
ask-slot-others = { $seat } : choisissez un emplacement pour la carte.
ask-played =
    { $open ->
        [card] { $seat } : activez { $yokai }, ou restez-en là.
        [crystal] { $seat } : harmonisez { $crystal }, ou restez-en là.
       *[both] { $seat } : activez { $yokai } et harmonisez { $crystal }, dans l’ordre de votre choix.
    }
ask-unlock = { $seat } : choisissez un dé bloqué à débloquer.
ask-end-turn = { $seat } : terminez votre tour.
ask-place-die = { $seat } : renforcez le gardien de valeur { $value }, ou choisissez sa case dans la forêt.
ask-act =
    { $open ->
        [forest] { $seat } : choisissez une action Forêt { $region } (dé de { $value }).
        [building] { $seat } : choisissez une action Bâtiment { $region } (dé de { $value }).
       *[both] { $seat } : choisissez une action Forêt ou Bâtiment { $region } (dé de { $value }).
    }
ask-spend-amulet = { $seat } : dépensez une Amulette pour l’emporter sur un six.
ask-property = { $seat } : votre Bâtiment a été utilisé ; choisissez votre Bonus de propriété.
ask-copy = { $seat } : choisissez le dé d’un autre joueur dans la forêt à copier.
ask-copy-action = { $seat } : choisissez une action Forêt { $region } pour un dé de { $value }.
ask-favour =
    { $shared ->
        [yes] { $seat } : choisissez une faveur de l’une des deux Collines de ce côté du plateau.
       *[no] { $seat } : choisissez une faveur de la forêt.
    }
ask-cover = { $seat } : choisissez la faveur à couvrir sans la prendre.
ask-two-of-four =
    { $first ->
        [yes] { $seat } : choisissez la première de deux actions différentes.
       *[no] { $seat } : choisissez la seconde action, différente de la première.
    }
ask-order = { $seat } : choisissez ce qui vient en premier : { $effect }.
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
       *[other] { $seat } : choisissez le Kodama d’un autre joueur à faire reculer { $region }.
    }
ask-draw = { $seat } : piochez une carte de votre paquet, ou renoncez-y.
ask-obtain-yokai = { $seat } : regardez les deux premiers Yōkais et gardez-en un, ou renoncez-y.
ask-obtain-bitoku = { $seat } : regardez les deux premiers Bitokus et gardez-en un, ou renoncez-y.
ask-keep-yokai = { $seat } : choisissez le Yōkai à garder ; l’autre va sous le paquet.
ask-keep-bitoku = { $seat } : choisissez le Bitoku pour votre chemin ; l’autre va sous le paquet.
ask-vision = { $seat } : gardez l’une des Visions, ou prenez une ressource à la place.
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
ask-site = { $seat } : choisissez la Zone habitée pour ce Bâtiment : { $building }.
ask-crystal =
    { $discount ->
        [0] { $seat } : choisissez un Cristal à obtenir.
       *[other] { $seat } : choisissez un Cristal à obtenir (réduction { $discount }).
    }
ask-socket = { $seat } : choisissez l’emplacement du { $crystal }.
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
ask-combine-dragonfly = { $seat } : combinez la { $dragonfly } à un Mitama, ou laissez-la attendre.
ask-rock = { $seat } : choisissez un Rocher d’Iwakura.
ask-seat-pilgrim = { $seat } : choisissez où un Pèlerin s’assied près de vos Rochers.
ask-return-dice = { $seat } : choisissez le dé de la case rouge au-dessus de l’emplacement de carte { $number }.
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
why-die-alike = ce dé est pareil à l’autre dé de cette valeur ; touchez celui-là
why-die-chosen = ce dé est déjà placé
why-die-six = le dé indique déjà six
why-favour-covered = cette faveur a déjà été obtenue pendant cette manche
why-other-hill = cette faveur est sur une autre Colline
why-same-choice = les deux actions doivent être différentes
why-first-space = ce Kodama est sur la première case ({ -our-ruling } Q40)
why-last-space = la dernière case est occupée, ou ce Kodama s’y trouve
why-not-your-kodama = ce n’est pas l’un de vos Kodamas
why-own-kodama = seuls les Kodamas des autres joueurs reculent
why-other-region = seulement dans la région de cette action
why-forest-full = aucune case de la forêt n’est ouverte à ce dé
why-region-full = toutes les cases de cette région sont occupées
why-space-taken = cette case est occupée
why-space-not-here = cette case n’existe pas avec ce nombre de joueurs
why-value = demande un { die-least }
why-locked = ce dé est bloqué, et vous n’avez pas de Pèlerin à défausser
why-not-locked = ce dé n’est pas bloqué
why-not-your-die = ce n’est pas l’un de vos dés
why-no-amulet = vous n’avez pas cette Amulette
why-fresh = ce Bâtiment a été construit pendant ce tour
why-building-useless = rien de son action n’est possible maintenant ({ -our-ruling } Q20)
why-not-built-here = ce Bâtiment n’est pas dans cette région
why-not-shown = n’est pas disponible
why-lacking =
    { $count ->
        [one] il vous manque { $count } ressource
       *[other] il vous manque { $count } ressources
    }
why-no-counter = vous avez utilisé tous vos pions Bâtiment
why-no-site = aucune Zone habitée n’a d’emplacement libre de ce type
why-no-site-here = il n’y a pas d’emplacement libre de ce type ici
why-no-socket = vous n’avez pas d’emplacement libre de cette couleur
why-socket-taken = il y a un Cristal sur cet emplacement
why-socket-colour = cet emplacement est pour des Cristaux d’une autre couleur ({ -our-ruling } D11)
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
why-on-hill = elle est sur une Colline ; un gardien qui traverse la Rivière peut l’obtenir
why-slots-full = vos trois emplacements de carte sont occupés
why-slot-taken = il y a une carte sur cet emplacement
why-not-played = ce n’est pas une carte jouée pendant cette manche
why-not-dream = seuls les Cristaux oniriques se récoltent
why-reaped = déjà récolté, ou arrivé à l’instant : il donne à partir du prochain printemps ({ -our-ruling } Q56)
why-not-your-crystal = ce Cristal n’est pas sur votre plateau
why-pass = vous pouvez encore jouer une carte ou placer un dé ({ -our-ruling } Q1)

## Le journal

log-season =
    { $season ->
        [spring] Le printemps de la manche { $round } commence.
        [summer] L’été de la manche { $round } commence.
        [autumn] L’automne de la manche { $round } commence.
        [winter] L’hiver de la manche { $round } commence.
       *[ascension] L’ascension commence.
    }
deed-drew =
    { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
deed-discarded = défausse { $yokai }
deed-vp-gained = gagne { $count } PV ({ $source })
deed-resource-gained = prend { $resource }
log-resource-paid =
    { $seat ->
        [Tengu] Le Tengu dépense { $resource }.
       *[other] { $seat } paie { $resource }.
    }
deed-amulet-gained = prend une Amulette +{ $amulet }
deed-amulet-spent = dépense une Amulette +{ $amulet } ; le dé indique { $value }
deed-card-played = joue { $yokai-full } ({ $slot })
deed-activated = active { $yokai }
deed-not-activated = n’active pas { $yokai-full }
deed-unlocked = débloque un dé de { $value }
deed-pilgrim-gone = défausse un Pèlerin pour débloquer un dé de { $value }
deed-die-placed = place un { $value } { $region }
deed-die-home = place un { $value } sur la { $home }
deed-die-lowered = abaisse le dé à { $value } ({ $home })
deed-forest-action = effectue une action Forêt { $region } : { $action }
deed-building-action = utilise un Bâtiment : { $building-full }
deed-copied = copie { $die }
deed-crossed = traverse la Rivière { $region } ; le dé indique { $value }
deed-favour-taken = obtient { $favour }
deed-favour-two = obtient { $favour }
deed-favour-left = couvre { $favour-full } sans la prendre
deed-passed = passe
deed-kodama-moved = avance son Kodama { $region-full }
deed-kodama-pushed = fait reculer le { $kodama-full } à la case { $space }
deed-bitoku-taken = ajoute { $bitoku } à son Chemin de Bitoku
deed-yokai-taken = prend { $yokai } en main
deed-yokai-kept = garde l’un de deux Yōkais
deed-vision-kept = garde la { $vision }
deed-visions-refused = ne garde aucune Vision
deed-rock-taken = prend le { $rock }
deed-rock-pilgrim = donne à un Pèlerin une { $beside-full }
deed-built = construit un Bâtiment { $region-full } : { $building-full }
deed-property = touche le bonus de propriété : { $building-full }
deed-resumed = poursuit avec le Bâtiment : { $building-full }
deed-crystal-taken = obtient le { $crystal }, et un Pèlerin s’éveille
deed-crystal-used = utilise le { $crystal-full }
deed-mitama-taken = obtient { $mitama }
deed-dragonfly-taken = obtient la { $dragonfly }
deed-combined = combine { $mitama-full } à la { $dragonfly-full }
deed-completed = accomplit { $bitoku-full }
deed-set-out = envoie un Pèlerin : { $path-full }
deed-walked = avance un Pèlerin : { $path-full }
deed-arrived = mène un Pèlerin à son but : { $path-full }
deed-order =
    { $space ->
        [0] est à la place { $place } dans l’ordre du tour, sans dé dans la Demeure
       *[other] est à la place { $place } dans l’ordre du tour, avec un dé sur la case { $space } de la Demeure
    }
deed-dice-home = ramène des gardiens de { $dice }
log-guardians = Les gardiens rentrent chez eux.
log-summoned = Les trois cartes de cette manche sont choisies.
log-snow = Neige dans la forêt : nouvelles cartes sur les Collines.
log-final-count = Le décompte final.
deed-virtue = retire { $yokai-full } pour { $count } PV
deed-virtue-kept = ne retire aucune carte
log-hill-cards = Nouvelles cartes sur { $hill } : { $bitoku } et { $yokai }.
log-building-shown = Un Bâtiment est révélé : { $building }.
logs-building-shown = Nouveaux Bâtiments exposés : { $building }.
log-crystal-shown = Un Cristal est révélé : { $crystal }.
logs-crystal-shown = Nouveaux Cristaux exposés : { $crystal }.
log-mitama-shown = Un Mitama est révélé : { $mitama }.
logs-mitama-shown = Nouveaux Mitamas exposés : { $mitama }.
log-dragonfly-shown = Une Libellule est révélée : { $dragonfly }.
logs-dragonfly-shown = Nouvelles Libellules exposées : { $dragonfly }.
deed-reshuffled = mélange sa défausse pour former un nouveau paquet
log-deck-reshuffled = La défausse devient le nouveau { $deck }.
deed-final-earned = a { $count } PV avant le décompte
deed-final-first = est en tête de l’ordre du tour : { $count } PV
deed-final-types =
    { $types ->
        [0] n’a pas de Bitoku
        [one] a { $types } type de Bitoku : { $count } PV
       *[other] a { $types } types de Bitoku : { $count } PV
    }
deed-final-treasure = a { $count } PV pour le trésor { $region }
deeds-final-treasure = a { $count } PV pour les trésors { $region }
log-final-wild-yokai = Les Yama Uba { of-seat } comptent comme { $yokai-type }.
log-final-wild-mitama = Les Shinigami { of-seat } comptent comme { $mitama-type }.
deed-final-rock = a { $count } PV pour le { $rock }
deed-final-homage = a { $count } PV pour l’hommage des gardiens (points des dés et ressources)
deed-final-vision = a réalisé la { $vision } : { $count } PV
deed-final-vision-lost = n’a pas réalisé la { $vision } : −{ $count } PV
deed-final-fate = a { $count } PV pour le destin accompli (PV découverts sur le plateau)
deed-final-score = termine la partie avec { $count } PV
log-won =
    { $why ->
        [points] { $winner } gagne avec { $count } PV.
        [visions] { $winner } gagne avec { $count } PV, grâce à plus de Visions réalisées.
       *[order] { $winner } gagne avec { $count } PV, grâce à sa place dans l’ordre du tour.
    }

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
effect-joined = { $first } et { $second }
effect-both = { $first } et { $second }, dans l’ordre de votre choix, l’un des deux avec 1 ressource de moins
effect-vp = { $count } PV
effect-mp =
    { $count ->
        [one] { $count } Point de Mouvement
       *[other] { $count } Points de Mouvement
    }
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
        [one] construisez un Bâtiment en payant son coût
       *[other] construisez { $count } Bâtiments en payant leur coût
    }
effect-build-less =
    { $count ->
        [one] construisez un Bâtiment avec { $less } de moins
       *[other] construisez { $count } Bâtiments avec { $less } de moins
    }
effect-crystal =
    { $count ->
        [one] achetez un Cristal
       *[other] achetez { $count } Cristaux
    }
effect-mitama =
    { $count ->
        [one] achetez un Mitama
       *[other] achetez { $count } Mitamas
    }
effect-dragonfly =
    { $count ->
        [one] achetez une Libellule
       *[other] achetez { $count } Libellules
    }
effect-kodama =
    { $count ->
        [one] avancez l’un de vos Kodamas de 1 case
       *[other] avancez vos Kodamas de { $count } cases en tout
    }
effect-kodama-here =
    { $count ->
        [one] avancez ici votre Kodama de 1 case
       *[other] avancez ici votre Kodama de { $count } cases
    }
effect-push =
    { $count ->
        [one] faites reculer de 1 case le Kodama d’un autre joueur
       *[other] faites reculer de { $count } cases en tout les Kodamas d’autres joueurs
    }
effect-push-here =
    { $count ->
        [one] faites reculer ici de 1 case le Kodama d’un autre joueur
       *[other] faites reculer ici de { $count } cases en tout les Kodamas d’autres joueurs
    }
effect-discount =
    { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }

## Les effets en peu de mots, pour les noms et les boutons

brief-or = { $first } ou { $second }
brief-pay = { $gain } contre { $cost }
brief-less = { $what } −{ $count }
brief-both = { $first } et { $second }, l’un des deux −1
brief-memory = { $vp } PV par { $trigger }
brief-any =
    { $count ->
        [one] ressource au choix
       *[other] { $count } ressources
    }
brief-mp = { $count } PM
brief-unlock =
    { $count ->
        [one] débloquer un dé
       *[other] débloquer { $count } dés
    }
brief-draw =
    { $count ->
        [one] piocher une carte
       *[other] piocher { $count } cartes
    }
brief-yokai =
    { $count ->
        [one] carte Yōkai
       *[other] { $count } cartes Yōkai
    }
brief-bitoku =
    { $count ->
        [one] carte Bitoku
       *[other] { $count } cartes Bitoku
    }
brief-vision =
    { $count ->
        [one] Vision
       *[other] { $count } Visions
    }
brief-rock =
    { $count ->
        [one] Rocher
       *[other] { $count } Rochers
    }
brief-pilgrim =
    { $count ->
        [one] Pèlerin près d’un Rocher
       *[other] { $count } Pèlerins près de Rochers
    }
brief-build =
    { $count ->
        [one] construire
       *[other] construire { $count } fois
    }
brief-crystal =
    { $count ->
        [one] acheter un Cristal
       *[other] acheter { $count } Cristaux
    }
brief-mitama =
    { $count ->
        [one] acheter un Mitama
       *[other] acheter { $count } Mitamas
    }
brief-dragonfly =
    { $count ->
        [one] acheter une Libellule
       *[other] acheter { $count } Libellules
    }
brief-kodama = Kodama +{ $count }
brief-kodama-here = Kodama ici +{ $count }
brief-push = Kodama adverse −{ $count }
brief-push-here = Kodama adverse ici −{ $count }
brief-trigger-build = Bâtiment construit
brief-trigger-mitama = Mitama
brief-trigger-combine = combinaison
brief-trigger-cross = traversée de la Rivière
brief-trigger-arrive = Pèlerin arrivé
brief-trigger-complete = Bitoku accompli
brief-trigger-building-action = Bâtiment utilisé
brief-trigger-vision = Vision gardée

## À quoi servent les choses

tell-yokai = Jouée : { $effect }. Retirée en hiver : { $virtue }.
tell-bitoku = Quand votre pion y arrive : { $effect }. Les types différents comptent à l’ascension.
tell-building =
    { $amulet ->
        [0] Action : { $effect }. Qui le construit avance de { $kodama } son Kodama de la région. Son propriétaire reçoit, quand d’autres l’utilisent : { $bonus }.
       *[other] Action : { $effect }. Qui le construit avance de { $kodama } son Kodama de la région et prend une Amulette +1. Son propriétaire reçoit, quand d’autres l’utilisent : { $bonus }.
    }
tell-ancient = Action : { $effect }. Il n’a pas de propriétaire.
tell-mitama = À son obtention : { $effect }. Il peut alors être combiné à une Libellule.
tell-dragonfly = Une fois combinée à un Mitama : { $effect }.
tell-shown = Dans l’offre, emplacement { $place } : { $terms }.
tell-shown-building = Dans l’offre : le prochain Bâtiment { of-seat } { $terms }.
tell-rock =
    { $family ->
        [yokai] À l’ascension, chaque Pèlerin près de lui rapporte 1 PV par carte { $types } que vous possédez.
        [mitama] À l’ascension, chaque Pèlerin près de lui rapporte 1 PV par { $types } que vous possédez.
       *[building] À l’ascension, chaque Pèlerin près de lui rapporte 1 PV par { $types } que vous avez construit.
    }
tell-tengu-rock = Un Rocher du Tengu : à l’ascension, il lui rapporte { $vp } PV pour chaque élément du Tengu que montre le Rocher.
tell-socket = Un Cristal posé ici réveille le Pèlerin, et les PV sont à vous à l’ascension.
tell-crystal-dream = Chaque printemps et à l’ascension : { $effect }. Sa pose réveille un Pèlerin et découvre des PV.
tell-crystal-memory = { $effect }. Sa pose réveille un Pèlerin et découvre des PV.
tell-crystal-ingenuity = Quand vous jouez un Yōkai sur l’emplacement de carte voisin : { $effect }. Sa pose réveille un Pèlerin et découvre des PV.
tell-beside = Un Pèlerin s’y assied pour de bon ({ $price }). Il rapporte pour les Rochers voisins.
tell-resource = Sert à payer. À l’ascension, les points de vos dés et vos ressources, additionnés, rapportent 1 PV tous les { $divisor }.
tell-amulet = Avant de placer un gardien, vous pouvez la dépenser : le dé monte de { $value }, six au plus.
tell-die-locked = Bloqué. Un Yōkai joué sur l’emplacement de carte au-dessous le débloque ; ou son joueur défausse un Pèlerin éveillé et l’utilise aussitôt.
tell-die-unlocked = Débloqué : il peut être placé dans la forêt.
tell-die-forest =
    { $shared ->
        [yes] Il se trouve { $region }. Avec { $needs } ou plus, il peut traverser la Rivière et obtenir une faveur de l’une des deux Collines de ce côté du plateau ({ -our-ruling } D31).
       *[no] Il se trouve { $region }. Avec { $needs } ou plus, il peut traverser la Rivière et obtenir une faveur.
    }
tell-die-home = Il reste dans la Demeure du grand esprit jusqu’à l’hiver. En automne, la case la plus haute où un joueur y a un dé décide de la place de ce joueur dans l’ordre du tour.
tell-die-hill = Il a traversé la Rivière et se repose jusqu’à l’hiver.
tell-tengu-die-locked = Bloqué. Les étapes B, D et G du Tengu débloquent le plus petit de ses dés bloqués.
tell-tengu-die-unlocked = Débloqué. Aux étapes C, F et I, le Tengu place le plus petit de ses dés débloqués.
tell-tengu-die-forest = Il se trouve { $region }. Aux étapes A, E, H et K, il peut traverser la Rivière et garde sa valeur ; des dés du Tengu qui le pourraient, c’est le plus grand qui traverse.
tell-slot = Un Yōkai joué ici débloque le dé au-dessus ; la carte et le Cristal voisin peuvent alors servir.
tell-region =
    { $strict ->
        [yes] { $region } Une action Forêt, pour un dé supérieur à tous les autres ici ; avant ou après, l’action d’un Bâtiment au-dessous.
       *[no] { $region } Une action Forêt, pour un dé qu’aucun autre ne dépasse ici ; avant ou après, l’action d’un Bâtiment au-dessous.
    }
tell-region-yomi = On y achète des Mitamas et des Libellules.
tell-region-stairs = On y gagne des Points de Mouvement, pour les Pèlerins et votre Chemin de Bitoku.
tell-region-glade = On y prend des ressources.
tell-region-forges = On y achète des Cristaux et construit des Bâtiments.
tell-region-home = Les dés ne s’y comparent pas ({ -our-ruling } Q15). Chaque case a sa propre action. En automne, les joueurs qui ont un dé ici sont les premiers de l’ordre du tour, à partir de la case la plus haute ({ -our-ruling } Q84).
tell-home =
    { $value ->
        [1] Case { $place } depuis le haut : en automne, qui est sur une case plus haute passe avant qui est plus bas. Action : { $effect }.
       *[other] Case { $place } depuis le haut, pour un dé de { $value } ou plus : en automne, qui est sur une case plus haute passe avant qui est plus bas. Action : { $effect }.
    }
tell-favour-for =
    { $shared ->
        [yes] Pour un gardien qui traverse la Rivière de ce côté du plateau, vers l’une ou l’autre Colline ({ -our-ruling } D31), une fois par manche
       *[no] Pour un gardien qui traverse la Rivière vers cette Colline, une fois par manche
    }
tell-favour-bitoku = { $who } : la carte va au bout de votre Chemin de Bitoku.
tell-favour-yokai = { $who } : la carte va dans votre main.
tell-favour-two = { $who } : deux actions différentes parmi quatre ({ $actions }).
tell-choice-vision = Vous regardez deux Visions et en gardez une, ou prenez une ressource à la place.
tell-choice-rock = Un Rocher du Jardin des Rochers va sur le prochain emplacement de votre Sentier des Rochers.
tell-choice-pilgrim = Un Pèlerin éveillé s’assied près de l’un de vos Rochers ; certaines places sont payantes.
tell-choice-kodama = L’un de vos Kodamas avance d’une case.
tell-kodama = Il est sur la case { $space } sur { $last }. À l’ascension, les premier, deuxième et troisième Kodamas de la piste rapportent { $awards } PV ; les égalités partagent.
tell-tengu-kodama = Il est sur la case { $space } sur { $last }. À l’ascension, les premier, deuxième et troisième Kodamas de la piste rapportent { $awards } PV. À égalité avec vous, le Tengu est considéré devant ({ -our-ruling } T44) ; les autres égalités partagent.
tell-path-start = Les nouveaux Pèlerinages commencent ici ; se mettre en route coûte 1 Point de Mouvement.
tell-path-step = Les Pèlerins vont de case en case, pour 1 Point de Mouvement chacune, et bifurquent vers les sentiers.
tell-path-bridge =
    { $needs ->
        [one] Seuls y entrent les Pèlerins d’un joueur qui a accompli { $needs } carte Bitoku.
       *[other] Seuls y entrent les Pèlerins d’un joueur qui a accompli { $needs } cartes Bitoku.
    }
tell-path-illumination = Un Pèlerin qui arrive ici y reste pour de bon et prend ce que montre la case. Chaque joueur ne peut avoir qu’un Pèlerin sur ce sentier.
tell-path-gate = Un Pèlerin qui arrive ici y reste pour de bon et prend ce que montre la case, puis : { $effect }. Les Pèlerinages suivants du joueur peuvent commencer à côté.
tell-pilgrim = Un Pèlerin éveillé part sur les Chemins de la sagesse pour 1 Point de Mouvement. Poser un Cristal réveille un Pèlerin.
tell-advance = Votre pion passe sur la carte suivante de votre Chemin de Bitoku pour 1 Point de Mouvement : vous prenez ses PV et son action.
tell-draw = Du dessus du paquet. Ce qui est pioché ne peut pas être remis.
tell-pass = Vous ne faites plus rien cet été.
tell-done = Vous renoncez à ce qui est proposé ici ; ce ne sera plus proposé ce tour-ci.
tell-done-card =
    { $count ->
        [one] Vous renoncez à ce qui reste : { $what }.
       *[other] Vous renoncez aux deux : { $what }.
    }
tell-done-die =
    { $open ->
        [forest] Vous ne faites pas d’action de forêt avec ce dé.
        [building] Vous ne faites pas d’action de Bâtiment avec ce dé.
       *[both] Vous ne faites plus ni action de forêt ni action de Bâtiment avec ce dé.
    }
tell-done-wait = La tuile reste sur votre plateau ; vous pourrez la combiner en obtenant une autre tuile pour elle.
tell-done-reap = Les Cristaux que vous laissez ne donnent rien avant le printemps suivant.

## Le décompte

score-spirits = Emplacements des Mitamas
score-bitoku = Bitokus accomplis
score-paths = Chemins de la sagesse
score-memory = Cristaux mémoriels
score-property = Bonus de propriété
score-virtue = La vertu de l’esprit
score-effects = Cartes, tuiles et Cristaux
score-first = Premier parmi tant d’autres (en tête de l’ordre du tour)
score-types = Les Bitokus s’inclinent devant vous
score-treasures = Trésors du lac
score-rocks = Les Rochers d’Iwakura résonnent
score-homage = Les gardiens rendent hommage (points des dés et ressources)
score-visions = Visions révélées
score-fate = Destin accompli (PV découverts par les Bâtiments et les Cristaux)
score-total = Total

# Ce qu’un tour a rapporté sur chaque ligne, dit par le guide : « +4 pour … »
brought-spirits = pour les emplacements des Mitamas
brought-bitoku = pour les Bitokus accomplis
brought-paths = sur les Chemins de la sagesse
brought-memory = par les Cristaux mémoriels
brought-property = en bonus de propriété
brought-virtue = pour une vertu
brought-effects = par les cartes, tuiles et Cristaux
brought-first = pour la première place dans l’ordre du tour
brought-types = pour les Bitokus différents à la fin
brought-treasures = dans les trésors du lac
brought-rocks = pour vos Rochers
brought-homage = pour les dés et les ressources, tels qu’ils comptent à la fin
brought-visions = pour vos visions
brought-fate = découverts sur votre plateau

# Ce qu’un tour rapporte à la fin sur chaque ligne, par rapport à un autre (problèmes)
ends-spirits =
    { $side ->
        [more] les emplacements des Mitamas vous rapportent { $points } de plus
       *[less] les emplacements des Mitamas vous rapportent { $points } de moins
    }
ends-bitoku =
    { $side ->
        [more] les Bitokus accomplis vous rapportent { $points } de plus
       *[less] les Bitokus accomplis vous rapportent { $points } de moins
    }
ends-paths =
    { $side ->
        [more] les Chemins de la sagesse vous rapportent { $points } de plus
       *[less] les Chemins de la sagesse vous rapportent { $points } de moins
    }
ends-memory =
    { $side ->
        [more] les Cristaux mémoriels vous rapportent { $points } de plus
       *[less] les Cristaux mémoriels vous rapportent { $points } de moins
    }
ends-property =
    { $side ->
        [more] les bonus de propriété vous rapportent { $points } de plus
       *[less] les bonus de propriété vous rapportent { $points } de moins
    }
ends-virtue =
    { $side ->
        [more] la vertu de l’esprit vous rapporte { $points } de plus
       *[less] la vertu de l’esprit vous rapporte { $points } de moins
    }
ends-effects =
    { $side ->
        [more] les cartes, tuiles et Cristaux vous rapportent { $points } de plus
       *[less] les cartes, tuiles et Cristaux vous rapportent { $points } de moins
    }
ends-first =
    { $side ->
        [more] la première place dans l’ordre du tour vous rapporte { $points } de plus
       *[less] la première place dans l’ordre du tour vous rapporte { $points } de moins
    }
ends-types =
    { $side ->
        [more] les Bitokus qui s’inclinent devant vous vous rapportent { $points } de plus
       *[less] les Bitokus qui s’inclinent devant vous vous rapportent { $points } de moins
    }
ends-treasures =
    { $side ->
        [more] les trésors du lac vous rapportent { $points } de plus
       *[less] les trésors du lac vous rapportent { $points } de moins
    }
ends-rocks =
    { $side ->
        [more] les Rochers d’Iwakura vous rapportent { $points } de plus
       *[less] les Rochers d’Iwakura vous rapportent { $points } de moins
    }
ends-homage =
    { $side ->
        [more] les points des dés et vos ressources vous rapportent { $points } de plus
       *[less] les points des dés et vos ressources vous rapportent { $points } de moins
    }
ends-visions =
    { $side ->
        [more] les visions vous rapportent { $points } de plus
       *[less] les visions vous rapportent { $points } de moins
    }
ends-fate =
    { $side ->
        [more] les PV découverts par les Bâtiments et les Cristaux vous rapportent { $points } de plus
       *[less] les PV découverts par les Bâtiments et les Cristaux vous rapportent { $points } de moins
    }

## The Tengu: options of the solo game

option-tengu_no_dragonfly = Plus facile : Libellule de départ
option-tengu_no_dragonfly-true = Aucune
option-tengu_no_dragonfly-false = Comme d’habitude
option-tengu_no_dragonfly-help = Le Tengu commence-t-il sans Libellule ? Avec l’option plus difficile sur les Libellules, il en a une.
option-tengu_no_dragonfly-first = { -first-easier }
option-tengu_no_yokai = Plus facile : Yōkais de départ
option-tengu_no_yokai-true = Aucun
option-tengu_no_yokai-false = Comme d’habitude
option-tengu_no_yokai-help = Le Tengu commence-t-il sans ses cinq cartes Yōkai de départ, qui valent 3 PV chacune ?
option-tengu_no_yokai-first = { -first-easier }
option-tengu_no_resources = Plus facile : ressources de départ
option-tengu_no_resources-true = Aucune
option-tengu_no_resources-false = Comme d’habitude
option-tengu_no_resources-help = Le Tengu commence-t-il sans ressource ?
option-tengu_no_resources-first = { -first-easier }
option-tengu_kodama_behind = Plus facile : Kodama d’un dé placé
option-tengu_kodama_behind-true = Seulement où vous êtes devant
option-tengu_kodama_behind-false = Comme d’habitude
option-tengu_kodama_behind-help = Placer un dé n’avance-t-il le Kodama du Tengu que là où le vôtre est devant ?
option-tengu_kodama_behind-first = { -first-easier }
option-tengu_no_spring = Plus facile : Cristaux au printemps
option-tengu_no_spring-true = Aucun Point de Mouvement
option-tengu_no_spring-false = Comme d’habitude
option-tengu_no_spring-help = Le Tengu ne reçoit-il aucun Point de Mouvement pour ses Cristaux au printemps ?
option-tengu_no_spring-first = { -first-easier }
option-tengu_pilgrim = Plus difficile : Pèlerin en route
option-tengu_pilgrim-true = Oui
option-tengu_pilgrim-false = Non
option-tengu_pilgrim-help = Un Pèlerin du Tengu est-il dès le début sur la première case du chemin ?
option-tengu_pilgrim-first = { -first-harder }
option-tengu_kodamas = Plus difficile : Kodamas
option-tengu_kodamas-true = Une case d’avance
option-tengu_kodamas-false = Comme d’habitude
option-tengu_kodamas-help = Tous les Kodamas du Tengu commencent-ils une case plus loin ?
option-tengu_kodamas-first = { -first-harder }
option-tengu_two_dragonflies = Plus difficile : Libellules
option-tengu_two_dragonflies-true = Deux
option-tengu_two_dragonflies-false = Comme d’habitude
option-tengu_two_dragonflies-help = Le Tengu commence-t-il avec deux Libellules ?
option-tengu_two_dragonflies-first = { -first-harder }
option-tengu_leads = Plus difficile : pistes où il est devant
option-tengu_leads-true = 3 PV chacune
option-tengu_leads-false = Comme d’habitude
option-tengu_leads-help = Le Tengu marque-t-il 3 PV de plus pour chaque piste Kodama où il vous devance à l’ascension ?
option-tengu_leads-first = { -first-harder }
option-tengu_best_illumination = Arbitrage : Illuminations du Tengu
option-tengu_best_illumination-true = Seulement la meilleure du plateau
option-tengu_best_illumination-false = La meilleure à portée
option-tengu_best_illumination-help = Le livret envoie un Pèlerin du Tengu vers la plus haute Illumination « disponible ». À portée : il s’arrête sur la meilleure case libre où il peut se rendre. Seulement la meilleure du plateau : il ne s’y arrête que si aucune Illumination libre d’une autre bifurcation ne vaut plus ; sinon il continue ({ -our-ruling } T26).
option-tengu_best_illumination-first = { -first-rare }
option-tengu_home_dice = Arbitrage : dés élevés dans la Demeure
option-tengu_home_dice-true = Comptent
option-tengu_home_dice-false = Ne comptent pas
option-tengu_home_dice-help = À l’étape F, le Tengu marque pour vos dés de 5 ou 6 « sous la Rivière ». Ne comptent pas : seulement ceux des quatre régions au bord de la Rivière. Comptent : ceux de la Demeure du grand esprit aussi ({ -our-ruling } T18).
option-tengu_home_dice-first = { -first-rare }
option-tengu_wilds_match = Arbitrage : jokers du Tengu
option-tengu_wilds_match-true = Correspondent à ses Rochers
option-tengu_wilds_match-false = Ne correspondent à rien
option-tengu_wilds_match-help = Les Yama Uba et Shinigamis du Tengu correspondent-ils au Rocher de leur sorte à l’ascension ({ -our-ruling } T43) ?
option-tengu_wilds_match-first = { -first-rare }
option-tengu_reselect = Arbitrage : Kodama bloqué dans la Clairière
option-tengu_reselect-true = Un autre avance
option-tengu_reselect-false = Le pas est perdu
option-tengu_reselect-help = Ce qui arrive dans la Clairière de jade quand le Kodama le plus compétitif du Tengu ne peut pas avancer : son pas est perdu, ou le plus compétitif de ceux qui peuvent avancer le fait ({ -our-ruling } T41).
option-tengu_reselect-first = { -first-rare }
option-tengu_tie_possible = Arbitrage : pistes où l’égalité n’est plus possible
option-tengu_tie_possible-true = Laissées de côté
option-tengu_tie_possible-false = Comparées aussi
option-tengu_tie_possible-help = La dernière case n’accueille qu’un Kodama : une fois le vôtre arrivé, le Tengu ne peut plus vous y égaler. Son Kodama le plus compétitif est celui à qui il manque le moins de pas pour vous égaler. Comparées aussi : la distance compte tout de même. Laissées de côté : une telle piste n’est choisie que si aucune autre n’entre en jeu ({ -our-ruling } T48).
option-tengu_tie_possible-first = { -first-rare }
option-tengu_neutral_shares = Arbitrage : trois Kodamas à égalité
option-tengu_neutral_shares-true = Neutre avec le Tengu
option-tengu_neutral_shares-false = Neutre avec vous
option-tengu_neutral_shares-help = À égalité avec vous, le Tengu est considéré devant ; le livret ne dit pas avec qui le Kodama neutre est alors à égalité. Neutre avec vous : le Tengu a seul le meilleur gain, vous partagez les deux suivants. Neutre avec le Tengu : ces deux-là partagent les deux meilleurs, et vous avez le troisième ({ -our-ruling } T44).
option-tengu_neutral_shares-first = { -first-rare }

## The Tengu: words

seat-tengu = Tengu
tengu-card =
    { $count ->
        [0] { $where } ; veut { $types } ; ressource : { $resource }
       *[other] { $where } ({ $goods }) ; veut { $types } ; ressource : { $resource }
    }
tengu-favourite-place = son lieu préféré, { $region }
tengu-no-resource = aucune
tengu-place-left = à gauche
tengu-place-middle = au milieu
tengu-place-right = à droite
tengu-attitude-active = active
tengu-attitude-inactive = inactive
tengu-kind-dragonfly = Libellule
tengu-kind-mitama = Mitama
tengu-kind-crystal = Cristal
tengu-kind-building = Bâtiment
tengu-kind-yokai = Yōkai
tengu-kind-bitoku = Bitoku
tengu-does-a = traverser la Rivière à une traversée contestée pour une carte indiquée
tengu-does-b = retourner la tuile Attitude, débloquer un dé et le placer dans le lieu indiqué
tengu-does-c = placer un dé débloqué dans le lieu indiqué
tengu-does-d = débloquer un dé, dépenser la ressource associée et faire l’action indiquée
tengu-does-d-free = débloquer un dé et faire l’action indiquée ; il n’y a rien à dépenser
tengu-does-e = traverser la Rivière à une traversée contestée, vers la dernière case libre
tengu-does-f = placer un dé dans la Demeure du grand esprit
tengu-does-g = débloquer un dé et prendre la ressource associée
tengu-does-g-free = débloquer un dé et prendre ce qu’il a le moins
tengu-does-h = traverser la Rivière pour une carte indiquée
tengu-does-i = placer un dé là où son Kodama est le plus compétitif
tengu-does-j = remettre la tuile Attitude et prendre la ressource associée
tengu-does-j-free = remettre la tuile Attitude et prendre ce qu’il a le moins
tengu-does-k = traverser la Rivière
tengu-does-l = passer
tengu-why-no-crossing = aucun de ses dés n’est à une traversée
tengu-why-not-contested = sa traversée n’est pas contestée
tengu-why-no-match = aucune carte des types indiqués n’y est disponible
tengu-why-more-spaces = plus d’une case est libre au-delà de la Rivière
tengu-why-location-taken = le lieu indiqué est plein
tengu-why-has-unlocked = il a un dé débloqué
tengu-why-no-locked = il n’a pas de dé bloqué
tengu-why-no-unlocked = il n’a pas de dé débloqué
tengu-why-attitude-active = la tuile Attitude est active
tengu-why-attitude-inactive = la tuile Attitude est inactive
tengu-why-not-leftmost = la carte n’est pas la plus à gauche
tengu-why-no-resource = il n’a pas la ressource associée
tengu-why-in-home = il a déjà un dé dans la Demeure cette manche
tengu-why-home-full = la Demeure est pleine
tengu-why-location-free = le lieu indiqué n’est pas plein
tengu-why-regions-full = les quatre lieux sont pleins
tengu-why-has-dice = il a encore des dés sur son plateau
tengu-compared-space = avec une case libre pour son dé
tengu-compared-site = avec un emplacement libre pour le Bâtiment
tengu-compared-move = où son Kodama peut avancer
tengu-compared-tie = où il peut encore vous égaler, { -our-ruling } T48
tengu-instead-dragonfly = un de ses Mitamas attend, il prend donc une Libellule
tengu-instead-mitama = aucun de ses Mitamas n’attend, il en prend donc un
tengu-instead-crystal = il ne peut construire aucun préféré, il prend donc un Cristal
tengu-instead-building = il peut construire un préféré, il le fait donc

## The Tengu: the log

deed-tengu-rolled =
    { $lower ->
        [1] fait { $first } et { $second } aux dés pour sa carte de droite
        [2] fait { $first } et { $second } aux dés pour sa carte de droite
        [3] fait { $first } et { $second } aux dés pour sa carte du milieu
        [4] fait { $first } et { $second } aux dés pour sa carte du milieu
       *[other] fait { $first } et { $second } aux dés pour sa carte de gauche
    }
log-tengu-card = Carte Tengu active, { $place } : { $card }.
log-tengu-skipped = Étape { $step } ignorée : { $why }.
logs-tengu-skipped = Étapes { $step } ignorées.
deed-tengu-step = suit l’étape { $step } : { $does }
deed-tengu-attitude = retourne sa tuile Attitude, maintenant { $side }
log-tengu-kind-roll = Les deux correspondent : un { $roll } désigne { $kind }.
log-tengu-hill-roll = Deux cartes possibles : un { $roll } désigne { $hill }.
log-tengu-place-roll = Un { $roll } désigne l’emplacement { $place }.
log-tengu-place-next = L’emplacement { $wanted } ne lui est pas ouvert, il prend l’emplacement { $place }.
log-tengu-path-roll = Deux chemins : un { $roll } désigne { $path }.
log-tengu-favourite-yokai = Son Yōkai préféré est là : { $yokai }.
log-tengu-favourite-mitama = Son Mitama préféré, à l’emplacement { $place } : { $mitama }.
log-tengu-favourite-building = Son Bâtiment préféré, à l’emplacement { $place } : { $building }.
log-tengu-no-favourite = Aucun préféré ({ $kind }) n’est là.
log-tengu-rarest = Le Bitoku le plus rare d’un type qui lui manque (rareté { $rarity }) : { $bitoku }.
log-tengu-no-rarest = Aucun Bitoku d’un type qui lui manque n’est là.
deed-tengu-nothing = ne trouve rien à prendre
deed-tengu-yokai = ajoute { $yokai } à sa pile
log-tengu-compared =
    { $count ->
        [one] Une seule piste possible, { $why } : { $regions }.
       *[other] Seules pistes possibles, { $why } : { $regions }.
    }
log-tengu-competitive =
    { $gap ->
        [0] Kodama le plus compétitif (aucun n’est derrière celui de l’humain ; premier gain { $award } PV) : { $region }.
        [-1] Kodama le plus compétitif (aucun de ceux-là n’est derrière celui de l’humain ; premier gain { $award } PV) : { $region }.
       *[other] Kodama le plus compétitif ({ $gap } derrière celui de l’humain ; premier gain { $award } PV) : { $region }.
    }
log-tengu-blocked = Son Kodama ne peut pas avancer, le pas est perdu : { $region }.
log-tengu-held = Son Kodama n’est pas derrière, il reste : { $region }.
log-tengu-fewest = La carte n’indique aucune ressource : il prend celle qu’il a le moins, { $resource } ({ $count }).
log-tengu-action = Le Tengu fait l’action de ce lieu : { $region }.
log-tengu-not-shown = La carte n’indique pas ce lieu : { $kind }.
deed-tengu-lost = ne peut rien prendre ({ $kind }) : l’action est perdue
deed-tengu-spring =
    { $count ->
        [one] gagne { $count } Point de Mouvement pour ses Cristaux ({ $crystals })
       *[other] gagne { $count } Points de Mouvement pour ses Cristaux ({ $crystals })
    }
log-tengu-points =
    { $count ->
        [one] Le Tengu dépense { $count } Point de Mouvement.
       *[other] Le Tengu dépense { $count } Points de Mouvement.
    }
deed-tengu-point-lost = perd un Point de Mouvement : rien de lui ne peut avancer, et il n’a plus de Pèlerin
deed-tengu-arrived = mène un Pèlerin à son but : { $where } ; il marque deux fois les { $vp } PV imprimés et ignore le reste
deed-tengu-gate-card = pioche une carte au Portail : { $card }
deed-tengu-high-dice =
    { $home ->
        [0] marque { $vp } PV ; dés de 5 ou 6 de l’humain près de la Rivière : { $count }
       *[other] marque { $vp } PV ; dés de 5 ou 6 de l’humain près de la Rivière ou dans la Demeure : { $count }
    }
deed-tengu-crystal = prend le { $crystal }
log-tengu-refilled = Nouvelle carte dans la rangée : { $card }.
log-tengu-reshuffled = Les { $count } cartes défaussées du Tengu forment son nouveau paquet.
log-tengu-rock-gone = Le { $rock } quitte le Jardin des Rochers.
deed-tengu-final-rock = a { $count } PV pour le { $rock } : { $items } correspondent
deed-tengu-final-yokai = a { $count } PV pour ses Yōkais : { $starting } de départ et { $advanced } « avancés »
deed-tengu-final-resources = a { $count } PV pour les ressources
deed-tengu-final-crystals = a { $count } PV pour les Cristaux
log-tengu-final-tie =
    { $neutral ->
        [0] À égalité avec l’humain, le Tengu est considéré devant : { $region }.
        [1] À égalité avec l’humain, le Tengu est considéré devant ; le Kodama neutre partage avec l’humain ({ -our-ruling } T44) : { $region }.
       *[other] À égalité avec l’humain, le Tengu est considéré devant ; le Kodama neutre partage avec le Tengu ({ -our-ruling } T44) : { $region }.
    }
deed-tengu-final-ahead = a { $count } PV pour avoir devancé l’humain : { $region }
log-tengu-result = { the-winner } gagne (à égalité de PV, c’est le Tengu).

score-home = Tengu dans la Demeure
score-yokai = Tengu : Yōkais
score-resources = Tengu : ressources
score-crystals = Tengu : Cristaux
score-ahead = Tengu : pistes où il est devant

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-drew = Une carte de votre paquet sera piochée.
light-looked-at-yokai =
    { $count ->
        [1] Vous verrez une nouvelle carte Yōkai.
        [2] Vous verrez deux nouvelles cartes Yōkai.
       *[other] Vous verrez { $count } nouvelles cartes Yōkai.
    }
light-looked-at-bitoku =
    { $count ->
        [1] Vous verrez une nouvelle carte Bitoku.
        [2] Vous verrez deux nouvelles cartes Bitoku.
       *[other] Vous verrez { $count } nouvelles cartes Bitoku.
    }
light-looked-at-vision =
    { $count ->
        [1] Vous verrez une nouvelle Vision.
        [2] Vous verrez deux nouvelles Visions.
       *[other] Vous verrez { $count } nouvelles Visions.
    }
light-guardians =
    { $seats ->
        [1] Les gardiens rentrent, et l’hiver continue.
       *[other] Tous les gardiens rentrent, et chacun voit où.
    }
light-summoned =
    { $seats ->
        [1] La carte est défaussée, et l’été commence.
       *[other] Tous montrent ce qu’ils défaussent, et l’été commence.
    }
light-snow = Fin de la manche : de nouvelles cartes et tuiles seront révélées.
light-final-count = Fin de la partie : toutes les cartes seront montrées.
light-tengu-rolled = Le Tengu lancera les dés et révélera une carte.
light-tengu-rock-gone = Un Rocher tiré au hasard quittera le Jardin.
light-tengu-spring = Le Tengu récoltera ce que donnent ses Cristaux.

## Phrases du narrateur

amount-vp-gained = { effect-vp }
amount-amulet-gained =
    { $count ->
        [one] { $count } Amulette de +{ $amulet }
       *[other] { $count } Amulettes de +{ $amulet }
    }
amount-amulet-spent = { amount-amulet-gained }
deeds-drew = { deed-drew }
deeds-discarded = { deed-discarded }
brief-card-played = joue { $yokai } sur l’{ $slot }
brief-not-activated = n’active pas la carte
deeds-unlocked = débloque des dés de { $value }
brief-die-lowered = abaisse le dé à { $value }
brief-building-action = utilise { $building }
brief-property = touche le bonus de propriété pour { $building }
brief-resumed = poursuit avec { $building }
brief-crossed =
    { $seat ->
        [Tengu] traverse la Rivière { $region } avec un { $value }
       *[other] traverse la Rivière { $region } avec un dé qui indique maintenant { $value }
    }
brief-favour-left = couvre { $favour } sans la prendre
brief-favour-two = choisit deux actions sur quatre
deeds-yokai-kept = garde { $times } fois l’un de deux Yōkais
brief-kodama-moved = avance son Kodama { $region }
deeds-kodama-moved = avance ses Kodamas { $region }
brief-kodama-pushed = fait reculer le { $kodama } à la case { $space }
brief-crystal-taken = obtient le { $crystal }
brief-crystal-used = utilise le { $crystal }
deeds-crystal-used = utilise { $times } Cristaux
deeds-mitama-taken = { deed-mitama-taken }
brief-combined = combine { $mitama } à une Libellule
deeds-combined = combine { $mitama } à des Libellules
brief-completed = accomplit { $bitoku }
deeds-completed = { brief-completed }
brief-built = construit { $building } ({ $effect }) { $region }
brief-rock-pilgrim = assoit un Pèlerin { $beside }
deeds-rock-pilgrim = assoit { $times } Pèlerins { $beside }
brief-set-out = envoie un Pèlerin depuis { $path }
deeds-set-out = envoie des Pèlerins depuis { $path }
brief-walked = avance un Pèlerin sur { $path }
deeds-walked = parcourt { $path }
brief-arrived = amène un Pèlerin sur { $path }
deeds-arrived = amène { $times } Pèlerins sur { $path }
brief-virtue =
    { $virtue ->
        [none] retire { $yokai } pour sa vertu
       *[other] retire { $yokai } pour sa vertu de { $virtue }
    }

# Un très long tour est dit en bref ; le journal a le reste
short-kodama-pushed =
    { $times ->
        [one] fait reculer un Kodama adverse
       *[other] fait reculer { $times } Kodamas adverses
    }
short-bitoku-taken =
    { $times ->
        [one] ajoute une carte à son Chemin de Bitoku
       *[other] ajoute { $times } cartes à son Chemin de Bitoku
    }
short-vision-kept =
    { $times ->
        [one] garde une Vision
       *[other] garde { $times } Visions
    }
short-rock-taken =
    { $times ->
        [one] prend un Rocher
       *[other] prend { $times } Rochers
    }
short-dragonfly-taken =
    { $times ->
        [one] obtient une Libellule
       *[other] obtient { $times } Libellules
    }
short-set-out =
    { $times ->
        [one] envoie un Pèlerin
       *[other] envoie { $times } Pèlerins
    }
short-walked = avance sur les Chemins de la sagesse

# Le décompte d’un joueur : avec quoi il termine, et entre parenthèses d’où viennent ces PV.

amount-final-earned = { $count } PV des quatre manches
amount-final-first = { $count } PV comme premier dans l’ordre du tour
amount-final-types =
    { $types ->
        [one] { $count } PV pour { $types } type de Bitoku
       *[other] { $count } PV pour { $types } types de Bitoku
    }
amount-final-treasure = { $count } PV pour les trésors du lac
amount-final-rock = { $count } PV pour les Rochers
amount-final-homage = { $count } PV pour dés et ressources
amount-final-vision = { $count } PV pour des Visions réalisées
amount-final-vision-lost = { $count } PV pour des Visions non réalisées
amount-final-fate = { $count } PV découverts sur le plateau
amount-tengu-final-rock = { amount-final-rock }
amount-tengu-final-yokai = { $count } PV pour les Yōkais
amount-tengu-final-resources = { $count } PV pour les ressources
amount-tengu-final-crystals = { $count } PV pour les Cristaux
amount-tengu-final-ahead = { $count } PV là où il est devant

brief-tengu-step = suit l’étape { $step }
brief-tengu-lost = ne trouve rien à prendre
brief-tengu-point-lost = perd un Point de Mouvement
deeds-tengu-point-lost = perd { $times } Points de Mouvement
brief-tengu-gate-card = y pioche une carte
deeds-tengu-gate-card = y pioche { $times } cartes
brief-tengu-high-dice =
    { $count ->
        [0] ne trouve aucun dé humain de 5 ou 6
        [one] marque pour { $count } dé humain de 5 ou 6
       *[other] marque pour { $count } dés humains de 5 ou 6
    }
brief-tengu-spring =
    { $count ->
        [one] reçoit { $count } Point de Mouvement pour ses Cristaux
       *[other] reçoit { $count } Points de Mouvement pour ses Cristaux
    }
brief-tengu-arrived = { brief-arrived }
deeds-tengu-arrived = { deeds-arrived }

# Ce qu’un plan nomme avant tout, en peu de mots
plan-card-played = joue { $yokai }
plan-crossed = traverse la Rivière { $region }

## Pourquoi une suite est conseillée : ce qu’elle prépare, ce qu’elle enlève aux autres

means-resources = des ressources pour payer
means-amulets = des Amulettes pour les dés
part-strength = des dés plus forts
part-deck = des Yōkais plus forts pour les manches à venir
part-virtues = une vertu en hiver
part-paths = le chemin des Pèlerins
part-bitoku = les cartes Bitoku
part-spirits = des Mitamas et des Libellules
part-rocks = les Rochers
part-visions = les Visions
part-buildings = les bonus de propriété
part-order = la première place dans l’ordre du tour
part-crystal = les effets du { $thing }
part-treasure = le trésor { $thing }
denied-order = la première place dans l’ordre du tour

## Ce qui est en jeu, dit par le guide au début d’un tour

stake-summon = Les { $kept } Yōkais que vous gardez sont pour cette manche. Chacun se joue une fois, sur un emplacement de votre plateau : il réveille le Gardien au-dessus, qui est un dé, et fait ce qui est imprimé sur lui.
stake-vision = Il manque encore à l’une de vos Visions : { $what }. Réalisée, elle rapporte { $points } PV à l’ascension ; sinon elle en coûte { $penalty }.
stake-lake = Un pas de plus de votre Kodama { $region } ferait passer votre part de ce trésor de { $now } à { $then } PV.
stake-rival = Un pas de plus de { $rival } { $region } réduirait votre part de ce trésor de { $now } à { $then } PV.
stake-rock =
    Vous avez { $pilgrims ->
        [one] { $pilgrims } Pèlerin éveillé
       *[other] { $pilgrims } Pèlerins éveillés
    } : près de vos Rochers, l’un d’eux vaudrait { $points } PV, en l’état.
stake-types =
    { $types ->
        [0] Aucune carte Bitoku n’est encore sur votre chemin : le premier type
        [one] Vos cartes Bitoku sont de { $types } type : { $now } PV. Un type de plus
       *[other] Vos cartes Bitoku sont de { $types } types : { $now } PV. Un type de plus
    } en fait { $then } PV.
stake-tengu = Si tout finissait maintenant, le Tengu aurait { $theirs } PV et vous { $mine }, avec ce qui ne se compte qu’à la fin. Il vous en faudra davantage.
each-lake = Un pas de plus y fait passer votre part de ce trésor de { $now } à { $then } PV.
each-rock =
    Un pèlerin assis là vaut { $points } PV, dans l’état actuel.
each-virtue =
    Sa vertu rapporte { $points } PV maintenant, et { $count ->
        [one] votre seule carte quitte la partie
       *[other] une de vos { $count } cartes quitte la partie
    }.
stake-guardians = Manche { $round } sur { $rounds }. Gardiens prêts à être placés : { $ready }, encore verrouillés : { $locked } ; cartes en main : { $cards }.

## Ce qui se présente pour la première fois

first-locked =
    { $count ->
        [one] { $count } de vos Gardiens est encore verrouillé
       *[other] { $count } de vos Gardiens sont encore verrouillés
    }. Un Yōkai joué sur l’emplacement du dessous le réveille ; le dé peut alors être placé.
first-crossing = Votre Gardien de valeur { $value } au bord de la rivière peut la traverser : c’est un tour à part entière. Il perd { $loss } et réclame une faveur de la colline d’en face.
first-virtue = Une fois par hiver, l’un de vos Yōkai joués peut quitter la partie pour sa vertu : des PV tout de suite, et une carte de moins pour les manches à venir.
first-neutral = À peu de joueurs, un Kodama neutre occupe la case { $space } de chaque piste. Il est classé comme les autres, et ce qu’il gagne, personne ne l’obtient.
