# Tous les noms, questions, raisons et lignes de journal d’IKI, en français ; devant : et ; et dans les guillemets, l’espace est insécable.

## Le jeu et ses options

game-title = IKI
game-blurb = Arpentez les rues d’Edo, formez des Kobuns, commercez avec tout le quartier et vivez une année avec élégance.
game-line = Une année dans les rues d’Edo
game-facts = avec ou sans Akebono

-first-boat = Laissez faire le hasard ; sans Akebono, cela ne change rien.
-first-print = N’y touchez pas : un seul élément est concerné.

option-akebono = Extension
option-akebono-true = Akebono
option-akebono-false = Jeu de base seul
option-akebono-help = Akebono ajoute le pont de Nihonbashi avec ses bateaux et ses célébrités, une piste de Commerce, des Nouveaux Personnages et d’autres bâtiments.
option-akebono-first = Jeu de base seul. D’abord la rue et ses habitants ; Akebono attendra votre deuxième partie.
option-grandmaster = Grand Maître
option-grandmaster-true = Avec le Grand Maître
option-grandmaster-false = Sans
option-grandmaster-help = À deux joueurs avec Akebono : à la fin de chaque mois, un Grand Maître marche à contresens et instruit les personnages qu’il rencontre. Sans effet dans les autres cas.
option-grandmaster-first = Sans : cela fait une chose de moins à surveiller.
option-boat2 = Face du Bateau de promenade (bateau 2)
option-boat2-random = Au hasard
option-boat2-a = Face A
option-boat2-b = Face B
option-boat2-help = Avec Akebono : la face A change du bois en riz, la face B en mons.
option-boat2-first = { -first-boat }
option-boat3 = Face du Bateau taxi (bateau 3)
option-boat3-random = Au hasard
option-boat3-a = Face A
option-boat3-b = Face B
option-boat3-help = Avec Akebono : la face A vend de l’expérience, la face B des cases de Lutte contre les Incendies.
option-boat3-first = { -first-boat }
option-boat4 = Face de la Barque d’agrément (bateau 4)
option-boat4-random = Au hasard
option-boat4-a = Face A
option-boat4-b = Face B
option-boat4-help = Avec Akebono : la face A change une sandale en jeton Bateau, la face B une pipe en koban.
option-boat4-first = { -first-boat }
option-boat5 = Face du Ferry (bateau 5)
option-boat5-random = Au hasard
option-boat5-a = Face A
option-boat5-b = Face B
option-boat5-help = Avec Akebono : la face A permet de recruter, la face B de rencontrer une célébrité de la saison qui n’est pas en jeu.
option-boat5-first = { -first-boat }
option-boat6 = Face du Bateau de plaisance (bateau 6)
option-boat6-random = Au hasard
option-boat6-a = Face A
option-boat6-b = Face B
option-boat6-help = Avec Akebono : la face A change du riz et des mons en IKI, la face B un koban.
option-boat6-first = { -first-boat }
option-construction = Contremaître
option-construction-wood = Vend du bois
option-construction-rice = Vend du riz, comme imprimé
option-construction-help = Le livret anglais imprime du riz là où tout le reste plaide pour le bois ({ -our-ruling } R1).
option-construction-first = { -first-print }
option-tempura = Stand de Tempura
option-tempura-even = 3, 3, 4 mons
option-tempura-printed = 4, 3, 4 mons, comme imprimé
option-tempura-help = Le livret imprime un salaire qui baisse ; ce serait le seul, et cela ressemble à une coquille ({ -our-ruling } R2).
option-tempura-first = { -first-print }
option-sun = Joueur Soleil
option-sun-odd = Mois impairs
option-sun-even = Mois pairs
option-sun-help = À deux joueurs : les mois où le joueur Soleil place le personnage neutre ({ -our-ruling } R7).
option-sun-first = N’y touchez pas : cela ne change que l’ordre.

## Personnages

character-boiled-egg = Vendeur d’Œufs Durs
character-cotton = Vendeur de Coton
character-eyeglass = Vendeur de Lunettes
character-salt = Vendeur de Sel
character-wood-seller = Vendeur de Bois
character-book-lender = Loueur de Livres
character-sake = Vendeur de Saké
character-soap-bubble = Souffleur de Bulles
character-dice = Fabricant de Dés
character-sandal-maker = Fabricant de Sandales
character-seamstress = Couturière
    .gender = f
character-ukiyo-e = Artiste d’Estampes
    .gender = v
character-monk = Moine
character-ox-cart = Charretier
character-yamabushi = Yamabushi
character-carpenter = Charpentier
character-kite = Fabricant de Cerfs-volants
character-cloth-dyer = Teinturier
character-soba = Stand de Soba
character-dumpling = Vendeur de Boulettes
character-used-clothes = Fripier
character-water = Porteur d’Eau
character-watermelon = Vendeur de Pastèques
character-engraver = Graveur
character-lantern = Fabricant de Lanternes
character-umbrella = Fabricant d’Ombrelles
character-day-laborer = Journalier
character-firefighter = Pompier
character-shrine-maiden = Prêtresse
    .gender = f
character-fireworks = Artificier
    .gender = v
character-plasterer = Plâtrier
character-eel = Stand d’Anguilles
character-greengrocer = Marchand de Légumes
character-firewood = Vendeur de Bois de Chauffage
character-fish-peddler = Vendeur de Poisson
character-mask-seller = Vendeur de Masques
character-clocksmith = Horloger
    .gender = v
character-hairdresser = Coiffeur
character-printer = Imprimeur
    .gender = v
character-shamisen-player = Joueuse de Shamisen
    .gender = f
character-construction-worker = Ouvrier du Bâtiment
    .gender = v
character-puppeteer = Marionnettiste
character-geisha = Geisha de Tatsumi
    .gender = f
character-puppet-maker = Fabricant de Marionnettes
character-tatami = Fabricant de Tatamis
character-sushi = Stand de Sushis
character-tempura = Stand de Tempura
character-charcoal = Vendeur de Charbon
character-chili = Vendeur de Piments
character-candy-peddlers = Vendeurs de Bonbons à la Trompette
    .gender = p
character-candy-maker = Confiseur
character-fan = Fabricant d’Éventails
character-glassblower = Souffleur de Verre
character-brush = Fabricant de Pinceaux
character-kabuki = Acteur de Kabuki
    .gender = v
character-samurai = Samouraï
character-sumo = Lutteur de Sumo
character-sculptor = Sculpteur de Bouddhas
character-karuta = Fabricant de Karuta
character-stone-cutter = Tailleur de Pierre
character-incense = Marchand d’Encens
character-calendar = Vendeuse de Calendriers
    .gender = f
character-taiko = Vendeur de Tambours
character-doctor = Docteur
character-messenger = Messager
character-ship-carpenter = Charpentier Naval
character-water-wheel = Fabricant de Roues à Eau
character-drug-store = Pharmacien
character-tofu = Stand de Tofu
character-cabinet = Ébéniste
    .gender = v
character-mask-crafter = Fabricant de Masques
character-goldfish = Vendeur de Poissons Rouges
character-flower = Vendeur de Fleurs
character-fisherman = Pêcheur
character-nagaya-owner = Propriétaire de Nagaya
character-papier-mache = Fabricant d’Objets en Papier-mâché
character-repairman = Réparateur
character-boatman = Batelier
character-swordsmith = Fabricant d’Épées
character-ceramic = Vendeuse de Céramiques
    .gender = f
character-seaweed = Marchand d’Algues
character-policeman = Policier
character-shamisen-master = Maîtresse Shamisen
    .gender = f
character-mounted-samurai = Samouraï à Cheval
character-rice-broker = Courtier en Riz

## Bâtiments et bateaux

building-inn = Auberge
    .gender = v
building-farmhouse = Ferme
    .gender = f
building-watchtower = Tour de Guet
    .gender = f
building-villa = Villa Impériale
    .gender = f
building-theater = Théâtre Kabuki
building-merchant-house = Maison de Marchand
    .gender = f
building-restaurant = Restaurant
building-shrine = Sanctuaire
building-storehouse = Entrepôt
    .gender = v
building-well = Puits
building-sailors-inn = Auberge du Port
    .gender = v
building-kimono = Magasin de Kimonos
building-picture-books = Magasin de Livres
building-pub = Izakaya
    .gender = v
building-bathhouse = Bains Publics
    .gender = p
building-school = École Privée
    .gender = v
building-storyteller = Théâtre des Contes
building-tea-house = Salon de Thé
building-temple = Temple
building-shipping = Agence Maritime
    .gender = v
boat-0 = Bateau à thé
boat-1 = Bateau magasin
boat-2 = Bateau de promenade
boat-3 = Bateau taxi
boat-4 = Barque d’agrément
    .gender = f
boat-5 = Ferry
boat-6 = Bateau de plaisance

## La rue

space-sandal-shop = Vendeur de Sandales
    .gender = c
space-rice-shop = Vendeur de Riz
    .gender = c
space-fire-tower = Tour des Pompiers
    .gender = f
space-tobacco-shop = Vendeur de Tabac
    .gender = c
space-pawn-shop = Prêteur sur Gages
    .gender = c
space-construction-site = Contremaître
    .gender = c
space-nihonbashi-bridge = Pont de Nihonbashi
space-fish-market = Marché aux Poissons
space-exchange-shop = Bureau de Change

## Jetons

special-hire-less = jeton Moine
special-move-more = jeton Charretier
special-avoid-fire = jeton Anti-incendie
special-joker = jeton Joker
special-doctor = jeton Docteur
special-messenger = jeton Messager
special-owner = jeton Propriétaire
special-fisherman = jeton Pêcheur
special-policeman = jeton Policier
ticket-hire = jeton Bateau « revenu ou recrutement »
ticket-character = jeton Bateau « personnage »
ticket-shop = jeton Bateau « boutique »
fish-spring = blanchaille
    .gender = f
fish-summer = bonite
    .gender = f
fish-autumn = bar
fish-winter = daurade
    .gender = f

## Types, saisons, joueurs

type-peddler = Colporteur
type-artisan = Artisan
type-special = Spécial
type-master = Maître
type-shop = Marchand
type-none = sans type
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
seat-purple = Violet
seat-blue = Bleu
seat-yellow = Jaune
seat-red = Rouge

## Autres choses

chapter-setup = Mise en place
chapter-month = Mois { $number }
chapter-new-year = Nouvel An
ikizama = case Ikizama { $name }
stall = emplacement { $name }
nagaya = nagaya { $name }
column = colonne { $type }
boat =
    { $side ->
        [none] { $name }
       *[other] { $name } { $side }
    }
pipe = pipe ({ $effect })
pouch = blague à tabac ({ $award })
fish-extra = { $name } ({ $extra } IKI à la fin)
fish-now = { $name } ({ $effect } aussitôt)
new-character = { $character } (Nouveau Personnage)

## Gestes

touch-done = terminé
touch-income = percevoir votre revenu
touch-mon = prendre le mon de cette case
touch-sandal = dépenser une sandale et avancer d’une case
touch-trade = avancer sur la piste de Commerce
touch-option = une des possibilités
touch-end-turn = finir votre tour
touch-decline = refuser
touch-keep-token = garder le jeton
touch-let-burn = laisser brûler : { $character }
touch-let-starve = laisser partir les autres
touch-no-neutral = ne placer personne
touch-feed = nourrir : { $character }
touch-cure = dépenser votre jeton Docteur : { $character } part à la retraite
touch-avoid-fire = dépenser votre jeton Anti-incendie : { $character } reste
touch-take = prendre { $gain }
touch-take-income = revenu : { effect-mon }
touch-ikizama-free = { $ikizama } : { $gain }, puis { $first } à { $last } cases
touch-ikizama =
    { $steps ->
        [one] { $ikizama } : revenu ou recrutement, puis { $steps } case
       *[other] { $ikizama } : revenu ou recrutement, puis { $steps } cases
    }
touch-ikizama-free-to = { $ikizama } : { $gain }, puis { $first } à { $last } cases ({ $way })
touch-ikizama-to = { $ikizama } : revenu ou recrutement, puis { $way }
touch-ikizama-further =
    { $count ->
        [one] { $way } ; avec une sandale, jusqu’à la case { $spaces }
       *[other] { $way } ; avec une sandale par case, jusqu’à : { $spaces }
    }
touch-hire =
    { $lying ->
        [0] recruter : { $character }, pour { $price }
        [one] recruter : { $character }, pour { $price }, après avoir pris { $lying } mon sur la carte
       *[other] recruter : { $character }, pour { $price }, après avoir pris { $lying } mons sur la carte
    }
touch-stall =
    { $extra ->
        [0] { $stall } ({ $spaces })
        [one] { $stall } ({ $spaces }), { $extra } mon de plus
       *[other] { $stall } ({ $spaces }), { $extra } mons de plus
    }
touch-buy = { $token } pour { $price }, sur le plateau
touch-buy-river = { $token } pour { $price }, dans la rivière
touch-trade-steps =
    { $count ->
        [one] avancer de { $count } case sur la piste de Commerce
       *[other] avancer de { $count } cases sur la piste de Commerce
    }
touch-walk =
    { $count ->
        [one] { $count } case, jusqu’à la case { $space }
       *[other] { $count } cases, jusqu’à la case { $space }
    }
touch-walk-sandal = dépenser une sandale et avancer jusqu’à la case { $space }
touch-walk-cart = avancer jusqu’à la case { $space } avec votre jeton Charretier
touch-send = dépenser votre jeton Messager et aller sur n’importe quelle case
touch-activate = activer : { $boat } ({ $effect })
touch-use-shop = { $shop } ({ $effect })
touch-use-character = transaction : { $character } ({ $effect })
touch-shop-again = dépenser votre { $ticket } : { $shop } encore une fois ({ $effect })
touch-character-again = dépenser votre { $ticket } : transaction avec encore un personnage ici
touch-use-ticket = dépenser votre { $ticket } : { $effect }
touch-use = l’utiliser : { $effect }
touch-meet = rencontrer { $celebrity }. { $does }
touch-boat = { $boat } ({ $effect })
touch-building = { $building } pour { $cost }
touch-build-boat = { $boat }, sur la berge, pour { $cost }
touch-starter = { $character }, avec la tuile Départ ({ $tile })

## Questions

ask-starter = { $seat } : prenez un personnage de départ.
ask-starter-stall = { $seat } : { $character }. Choisissez un emplacement au bord du plateau.
ask-ikizama = { $seat } : posez votre Ikizama sur une case libre.
ask-income-or-hire = { $seat } : percevez votre revenu ou recrutez un personnage.
ask-spare-mon = { $seat } : prenez le mon de la case ou utilisez votre jeton Bateau.
ask-hire = { $seat } : choisissez un personnage à recruter.
ask-stall = { $seat } : { $character }. Choisissez un emplacement.
ask-owner = { $seat } : recrutez encore un personnage avec votre jeton Propriétaire, ou gardez le jeton.
ask-move = { $seat } : déplacez votre Oyakata.
ask-send = { $seat } : posez votre Oyakata sur n’importe quelle case de la rue.
ask-run = { $seat } : avancez votre Oyakata de 1 ou 2 cases.
ask-business =
    { $open ->
        [both] { $seat } : { $space }. Avancez encore, effectuez une transaction, ou finissez votre tour.
        [walk] { $seat } : { $space }. Avancez encore, ou finissez votre tour.
        [business] { $seat } : { $space }. Effectuez une transaction, ou finissez votre tour.
       *[nothing] { $seat } : { $space }. Plus rien à faire ici : finissez votre tour.
    }
ask-choice =
    { $source ->
        [none] { $seat } : choisissez une des options.
       *[other] { $seat } : { $source }. Choisissez une des options.
    }
ask-character-again = { $seat } : choisissez le personnage pour votre jeton Bateau.
ask-buy =
    { $kind ->
        [pipe] { $seat } : choisissez une pipe à acheter.
        [pouch] { $seat } : choisissez une blague à tabac à acheter.
        [too] { $seat } : vous pouvez maintenant payer aussi un second jeton ; choisissez-le ou refusez ({ -our-ruling } R29).
       *[fish] { $seat } : choisissez un poisson à acheter.
    }
ask-river = { $seat } : choisissez un jeton de la rivière à acheter.
ask-use-pipe = { $seat } : utilisez votre nouvelle { $pipe } ou refusez.
ask-give-fish = { $seat } : choisissez le poisson à rendre.
ask-build = { $seat } : choisissez ce que vous construisez.
ask-building-stall = { $seat } : { $building }. Choisissez un emplacement.
ask-boat-bonus = { $seat } : avancez sur la piste de Commerce grâce à votre nouveau bateau ou activez-le ({ $boat }).
ask-boat = { $seat } : choisissez un bateau à activer.
ask-one-more-boat = { $seat } : activez encore un bateau, autre que celui-ci ({ $boat }), ou refusez.
ask-ticket = { $seat } : prenez un jeton Bateau.
ask-celebrity = { $seat } : choisissez une célébrité à rencontrer.
ask-use-celebrity = { $seat } : utilisez ce que propose { $celebrity } ou refusez : { $effect }.
ask-relocate = { $seat } : choisissez un de vos personnages, qui change d’emplacement.
ask-relocate-to = { $seat } : { $character }. Choisissez un emplacement libre.
ask-relocated-skill = { $seat } : { $character }. Utilisez sa compétence ou refusez.
ask-xp = { $seat } : choisissez un de vos personnages, qui gagne de l’expérience.
ask-lose-xp = { $seat } : choisissez un de vos personnages, qui perd de l’expérience.
ask-salary = { $seat } : choisissez un de vos personnages ; son dernier salaire est versé.
ask-retire = { $seat } : choisissez un de vos personnages, qui part à la retraite.
ask-swap = { $seat } : choisissez le premier des deux personnages qui échangent leurs emplacements.
ask-swap-with = { $seat } : { $character }. Choisissez le personnage qui échange son emplacement avec celui-ci.
ask-column = { $seat } : { $character }. Choisissez une colonne.
ask-fire = { $seat } : l’incendie (force { $strength }) atteint un de vos personnages ({ $character }) ; utilisez un jeton ou laissez brûler.
ask-food =
    { $rice ->
        [0] { $seat } : il ne reste plus de riz ; sauvez un personnage avec votre jeton Docteur ou laissez-les partir.
       *[other] { $seat } : choisissez qui vous nourrissez ({ $rice } riz pour { $count } personnages).
    }
ask-neutral =
    { $alone ->
        [yes] { $seat } : placez le Nouveau Personnage comme personnage neutre, ou personne ({ -our-ruling } R28).
       *[no] { $seat } : choisissez une carte de la rangée comme personnage neutre.
    }
ask-neutral-stall = { $seat } : choisissez un emplacement pour le personnage neutre ({ $character }).
ask-visit = { $seat } : posez votre Oyakata sur n’importe quelle case de la rue pour le Nouvel An.

## Pourquoi un geste est fermé

why-mon = coûte { $price }, vous en avez { $mon }
why-not-a-starter = ce n’est pas un des personnages de départ à prendre
why-not-at-the-edge = les personnages de départ commencent au bord du plateau
why-stall-taken = cet emplacement est pris
why-no-such-stall = à deux joueurs, cet emplacement n’existe pas
why-no-stall = aucun emplacement n’est libre
why-no-kobun = vous n’avez plus de Kobun disponible
why-blocked = à deux, une case est bloquée chaque mois : une tuile tirée au hasard dit laquelle
why-ikizama-taken = un autre Ikizama s’y trouve
why-not-in-row = pas parmi les personnages à recruter
why-too-far = vous avancez de { $first } à { $last } cases ; ce n’est aucune d’elles
why-not-so-far =
    { $count ->
        [1] vous avancez d’exactement 1 case ; ce n’est pas la suivante
        [2] vous avancez d’exactement 2 cases ; ce n’est pas la deuxième
        [3] vous avancez d’exactement 3 cases ; ce n’est pas la troisième
        [4] vous avancez d’exactement 4 cases ; ce n’est pas la quatrième
       *[other] vous avancez d’exactement { $count } cases, ni plus ni moins
    }
why-no-bridge = sans Akebono, il n’y a pas de pont
why-no-such-token = vous n’avez pas ce jeton
why-closed = après cette course, plus de transaction avec une boutique ou un personnage pendant ce tour ; bateaux et célébrités restent possibles ({ -our-ruling } R34)
why-token-waits = vous l’avez pris pendant ce tour ; il ne sert que lors d’un tour postérieur
why-move-over = votre déplacement est terminé
why-no-sandal = vous n’avez pas de sandale
why-cart-used = le jeton Charretier a déjà servi pendant ce tour
why-not-here = votre Oyakata ne s’y trouve pas
why-shop-used = vous êtes déjà passé dans cette boutique ce mois-ci
why-shop-useless = rien n’est possible dans cette boutique maintenant
why-character-not-here = pas dans un emplacement de votre case
why-character-used = vous avez déjà effectué une transaction avec un personnage
why-skill-useless = sa compétence ne peut pas être appliquée maintenant ({ -our-ruling } R12)
why-ticket-on-bridge = le pont n’a ni boutique ni personnages ({ -our-ruling } R35)
why-ticket-first = effectuez d’abord cette transaction sans le jeton
why-not-on-bridge = seulement sur le pont, et une fois par visite
why-token-not-here = pas en vente ici
why-one-fish = un poisson par saison, où qu’on l’achète ({ -our-ruling } R16), et seulement avec une place libre
why-not-your-fish = ce n’est pas un de vos poissons
why-building-not-shown = pas parmi les bâtiments proposés
why-building-price = vous ne pouvez pas payer { $cost }
why-boat-not-on-bank = ce bateau n’est pas sur la berge
why-boat-not-built = ce bateau n’est pas sur la rivière
why-boat-useless = l’action de ce bateau ne peut pas être appliquée maintenant
why-same-boat = il faut un bateau différent
why-no-sailor = vous n’avez plus de Marin pour un bateau
why-ticket-away = pas à côté du bateau
why-celebrity-away = pas parmi les célébrités présentes
why-not-own-character = ce n’est pas un de vos personnages sur le plateau
why-just-hired = il faut un autre personnage que celui qui vient d’être recruté
why-no-experience = il n’a pas d’expérience à perdre
why-no-salary = ce n’est pas un de vos personnages avec un salaire
why-not-in-a-stall = pas dans un emplacement
why-same-card = choisissez une autre carte
why-must-feed = vous devez nourrir tant que vous avez du riz
why-not-hungry = ce n’est pas un de vos personnages affamés
why-must-do = cela ne coûte rien et ne se refuse pas ({ -our-ruling } R31)
why-must-place = une carte de la rangée doit être placée ; seul un Nouveau Personnage resté seul peut ne pas l’être ({ -our-ruling } R28)

## Les noms dans une phrase. Genres : m, f, v devant une voyelle, p au pluriel, c une personne chez qui on va, none inconnu

name-the =
    { $gender ->
        [f] la { $name }
        [v] l’{ $name }
        [p] les { $name }
        [none] { $name }
       *[m] le { $name }
    }
name-of =
    { $gender ->
        [f] de la { $name }
        [v] de l’{ $name }
        [p] des { $name }
        [none] de { $name }
       *[m] du { $name }
    }
name-to =
    { $gender ->
        [f] à la { $name }
        [v] à l’{ $name }
        [p] aux { $name }
        [c] chez le { $name }
        [none] à { $name }
       *[m] au { $name }
    }
name-a =
    { $gender ->
        [f] une { $name }
       *[m] un { $name }
    }
name-own =
    { $gender ->
        [f] sa { $name }
        [p] ses { $name }
       *[m] son { $name }
    }
name-neutral =
    { $gender ->
        [p] { name-the } neutres
       *[m] { name-the } neutre
    }
name-whose = { $the } { $of }
of-name =
    { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }

## Le journal : mise en place et mois

log-month = Le { $chapter } commence.
log-blocked = Bloquée ce mois-ci (à deux) : { $ikizama }.
log-row-shown = Nouveau dans la rangée : { $character }.
logs-row-shown = Nouveaux dans la rangée : { $character }.
log-newcomer-shown = Nouveau Personnage du mois : { $character }.
log-celebrity-shown = { $celebrity } arrive au pont.
logs-celebrity-shown = { $celebrity } arrivent au pont.
deed-started = commence avec { $character } à l’{ $stall }
deed-tile-taken = prend la tuile Départ : { $tile }
brief-tile-taken = prend une tuile Départ
deed-ikizama-chosen = choisit la { $ikizama }
log-order = Ikizama, dans l’ordre des tours : { $order }.
on-ikizama = { $seat } sur { $name }
log-season = Nouveaux jetons, avant la paie : { $season }.

## Le journal : actions

deed-income-taken = perçoit son revenu de { effect-mon }
deed-card-mon = prend { effect-mon } sur la carte { $of-character }
brief-card-mon = prend { effect-mon } sur la carte
deed-hired = recrute { $character } pour { $price }
brief-hired = recrute { $character } pour { $price } en { $place }
log-placed = { $character } s’installe à l’{ $stall }.
deed-gained = gagne { $good }
deed-paid = paie { $good }
deed-fire-steps =
    { $count ->
        [one] avance de { $count } case sur la piste de Lutte contre les Incendies
       *[other] avance de { $count } cases sur la piste de Lutte contre les Incendies
    }
deed-trade-steps =
    { $count ->
        [one] avance de { $count } case sur la piste de Commerce
       *[other] avance de { $count } cases sur la piste de Commerce
    }
deed-iki-gained = gagne { $count } IKI
deed-iki-lost = perd { $count } IKI
deed-moved = va { $to-space }
deed-lap-done = passe la marque de tour
brief-lap-done =
    { $count ->
        [0] { deed-lap-done }
        [one] { deed-lap-done } avec de l’expérience pour { $count } personnage
       *[other] { deed-lap-done } avec de l’expérience pour { $count } personnages
    }
deed-sandal-spent = dépense une sandale
deeds-sandal-spent = dépense { $times } sandales
deed-token-used = utilise le { $special }
deed-token-taken = reçoit le { $special }
deed-ticket-taken = prend le { $ticket }
deed-ticket-used = utilise le { $ticket }
deed-shop-used = visite { $space }
brief-shop-used = utilise la boutique
deeds-shop-used = utilise { $times } fois la boutique
deed-character-used = effectue une transaction avec { $character }
deed-experience = gagne de l’expérience avec { $character } (maintenant { $count })
deed-full-experience = { deed-experience }
deed-lap-experience = { deed-experience }
brief-experience = gagne de l’expérience avec { $character }
deeds-experience =
    { $times ->
        [2] gagne de l’expérience avec { $character }
       *[other] gagne de l’expérience avec { $times } personnages
    }
deed-experience-lost = sacrifie de l’expérience { $of-character } (maintenant { $count })
brief-experience-lost = sacrifie de l’expérience { $of-character }
deed-retired = met à la retraite { $character }
deeds-retired = { deed-retired }
deed-column-chosen = met { $character } dans la { $column }
deed-salary-used = reçoit le dernier salaire { $of-character }
deed-swapped = échange { $character } avec { $other }
deed-relocated = déplace { $character } à l’{ $stall }
deed-gift = donne { effect-mon } à chaque autre joueur
log-left-game = { $neutral-character } quitte la partie.

## Le journal : jetons, bâtiments, bateaux, célébrités

deed-pipe-bought = achète une { $pipe }
brief-pipe-bought = achète une pipe
deeds-pipe-bought = achète { $times } pipes
deed-pouch-bought = achète une { $pouch }
brief-pouch-bought =
    { $worth ->
        [0] achète une blague à tabac
       *[other] achète une blague à tabac de { $worth } IKI
    }
deeds-pouch-bought = achète { $times } blagues à tabac
deed-fish-bought = achète un poisson : { $fish }
brief-fish-bought = achète { $a-fish }
deed-pipe-given = rend une { $pipe }
brief-pipe-given = rend une pipe
deeds-pipe-given = rend { $times } pipes
deed-fish-given = rend un poisson : { $fish }
brief-fish-given = rend { $a-fish }
deed-built = construit { $building } à l’{ $stall }
deed-boat-built = construit { $boat }
deed-boat-used = active { $boat }
deeds-boat-used = { deed-boat-used }
deed-met = rencontre { $celebrity }
deed-ability-building = profite { $of-building }
deed-ability-celebrity = profite { $of-celebrity }

# Un très long tour est dit en bref ; le journal a le reste
short-lap-done = { deed-lap-done }
short-retired =
    { $times ->
        [one] { deed-retired }
       *[other] met { $times } personnages à la retraite
    }
short-swapped = échange deux personnages

## Le journal : fin du mois

log-fire-breaks-out = Incendie dans le { $nagaya }, force { $count } !
# against the fire, on the stall that it has reached
mark-fire-stopped = { $power } ≥ { $strength }
mark-burned = { $power } < { $strength }
mark-building-burned = { $power } < { $strength }
mark-building-saved = { $power } < { $strength }
mark-saved = { $power } < { $strength }
log-fire-stopped = { $stall }, force { $strength } : { $seat } se défend avec { $power } et arrête l’incendie.
log-fire-over = L’incendie du { $nagaya } s’éteint.
log-burned =
    { $defended ->
        [no] { $stall }, force { $strength } : personne ne défend { $neutral-character }, victime de l’incendie.
       *[yes] { $stall }, force { $strength } : { $defence } se défend avec { $power } et perd { $character }.
    }
log-building-burned = { $stall }, force { $strength } : { $defence } se défend avec { $power } et perd { $building }.
fire-reached = { $what } ({ $power } contre { $strength })
sum-burned = perd { $lost }
sums-burned = perd { $lost }
sum-building-burned = perd { $lost }
sums-building-burned = perd { $lost }
sum-fire-stopped = arrête l’incendie à l’{ $stall } ({ $power } contre { $strength })
sum-building-saved = garde { $building }, qui ne peut pas brûler
deed-saved = sauve { $character } de l’incendie (lutte { $power }, force { $strength })
brief-saved = sauve { $character } de l’incendie de force { $strength }
deed-cured = sauve { $character } ({ $special })
log-building-saved = { $stall }, force { $strength } : { $defence } se défend avec { $power }, et { $building } ne peut pas brûler.
log-trade-begins = Revenus de Commerce.
deed-trade-income = reçoit ses revenus de Commerce
log-master-moved = Le Grand Maître va { $to-space }.
deed-neutral-placed = place { $character } comme personnage neutre à l’{ $stall }
deed-neutral-lost = ne trouve pas d’emplacement pour { $character }, qui quitte la partie
deed-no-neutral = ne place aucun personnage neutre
log-payday-begins = Jour de paie : salaires, harmonie et nourriture.
deed-payday =
    { $count ->
        [0] ne perçoit aucun salaire
        [one] perçoit { $count } salaire
       *[other] perçoit { $count } salaires
    }
deed-harmony = profite de l’harmonie
brief-harmony = gagne { $count } IKI grâce à l’harmonie
step-harmony = { deed-harmony }
deed-fed =
    { $count ->
        [one] nourrit { $count } personnage avec { effect-rice }
       *[other] nourrit { $count } personnages avec { effect-rice }
    }
deed-starved = perd { $character } faute de riz
deeds-starved = { deed-starved }
log-new-year = Une dernière visite pour chacun, dans l’ordre de Lutte contre les Incendies : { $visitors }.

## Le journal : décompte final

deed-final-types = marque { $count } IKI pour les types différents
deed-final-fish = marque { $count } IKI pour les poissons
deed-final-tobacco = marque { $count } IKI pour le tabac
deed-final-building = marque { $count } IKI pour { $building }
deed-final-goods = marque { $count } IKI pour les biens
deed-final-celebrity = marque { $count } IKI pour { $celebrity }
deed-final-score = termine la partie avec { $count } IKI
log-final-count = Le décompte final.
deed-final-track = a { $count } IKI sur la piste
brief-final-track = compte { $count } IKI sur la piste
brief-final-types = { $count } pour les types différents
brief-final-fish = { $count } pour les poissons
brief-final-tobacco = { $count } pour le tabac
brief-final-building = { $count } pour { $building }
brief-final-goods = { $count } pour les biens
brief-final-celebrity = { $count } pour { $celebrity }
brief-final-score = termine avec { $count } IKI
log-won =
    { $tied ->
        [0] { $seat } gagne la partie.
       *[other] { $seat } gagne la partie : à égalité d’IKI, personne ne lutte mieux contre les incendies.
    }

## Les effets en mots

effect-mon =
    { $count ->
        [one] { $count } mon
       *[other] { $count } mons
    }
effect-rice = { $count } riz
effect-sandal =
    { $count ->
        [one] { $count } sandale
       *[other] { $count } sandales
    }
effect-wood = { $count } bois
effect-koban =
    { $count ->
        [one] { $count } koban
       *[other] { $count } kobans
    }
effect-iki = { $count } IKI
effect-loss = perdre { $count } IKI
effect-gift =
    { $count ->
        [one] { $count } mon pour chaque autre joueur
       *[other] { $count } mons pour chaque autre joueur
    }
effect-fire =
    { $count ->
        [one] { $count } case de Lutte contre les Incendies
       *[other] { $count } cases de Lutte contre les Incendies
    }
effect-trade =
    { $count ->
        [one] { $count } case de Commerce
       *[other] { $count } cases de Commerce
    }
effect-xp =
    { $count ->
        [one] { $count } point d’expérience à un de vos personnages
       *[other] { $count } points d’expérience à un de vos personnages
    }
effect-xp-other =
    { $count ->
        [one] { $count } point d’expérience à un autre de vos personnages
       *[other] { $count } points d’expérience à un autre de vos personnages
    }
effect-xp-all =
    { $count ->
        [one] { $count } point d’expérience à tous vos personnages sur le plateau
       *[other] { $count } points d’expérience à tous vos personnages sur le plateau
    }
effect-build = construire en payant le coût
effect-build-less = construire en payant { $less } de moins
effect-hire = recruter un personnage en payant son prix
effect-hire-less = recruter un personnage en payant { $less } de moins
effect-boat = activer un bateau
effect-pipe = acheter une pipe
effect-pouch = acheter une blague à tabac
effect-fish = acheter un poisson
effect-river = acheter un jeton de la rivière
effect-swap = deux personnages échangent leurs emplacements
effect-salary = le dernier salaire d’un de vos personnages
effect-run = avancer de 1 ou 2 cases, puis plus de transaction avec une boutique ou un personnage
effect-celebrity = rencontrer une célébrité
effect-celebrity-spare = rencontrer une célébrité de la saison qui n’est pas en jeu
effect-ticket = un jeton Bateau
effect-doctor = un jeton Docteur
effect-relocate = déplacer un de vos personnages vers un emplacement libre sans surcoût ; vous pouvez utiliser sa compétence
effect-retire = un de vos personnages part à la retraite
effect-shopboat = construire le { boat-1 } en payant son coût et avancer sur la piste de Commerce
effect-both = { $first }, { $second }, ou les deux
effect-exchange = jusqu’à { $most } { $first } contre autant de { $second }, ou l’inverse
effect-for = { $gain } pour { $cost }
price-pipe = { $count } de vos pipes
price-fish = { $count } de vos poissons
price-xp =
    { $count ->
        [one] { $count } point d’expérience d’un de vos personnages
       *[other] { $count } points d’expérience d’un de vos personnages
    }
price-stall = { effect-mon } pour l’emplacement
price-nothing = rien

award-plain = { $points } IKI
award-per =
    { $each ->
        [1] { $points } IKI par { $thing }
       *[other] { $points } IKI par tranche de { $each } { $thing }
    }
award-per-max = { award-per }, { $most } IKI au plus
award-if = { $points } IKI avec { $condition }
award-owned = { $thing } en votre possession
award-at-least = au moins { $things }
award-at-most = au plus { $things }
award-last-fire = la dernière place sur la piste de Lutte contre les Incendies
thing-type =
    { $count ->
        [one] type différent
       *[other] types différents
    }
thing-toptype =
    { $count ->
        [one] personnage de votre plus grande colonne
       *[other] personnages de votre plus grande colonne
    }
thing-special =
    { $count ->
        [one] Spécial au-dessus de votre plateau
       *[other] Spéciaux au-dessus de votre plateau
    }
thing-artisan =
    { $count ->
        [one] Artisan au-dessus de votre plateau
       *[other] Artisans au-dessus de votre plateau
    }
thing-character =
    { $count ->
        [one] personnage au-dessus de votre plateau
       *[other] personnages au-dessus de votre plateau
    }
thing-newcomer =
    { $count ->
        [one] Nouveau Personnage au-dessus de votre plateau
       *[other] Nouveaux Personnages au-dessus de votre plateau
    }
thing-fire =
    { $count ->
        [one] case de Lutte contre les Incendies
       *[other] cases de Lutte contre les Incendies
    }
thing-trade =
    { $count ->
        [one] case de Commerce
       *[other] cases de Commerce
    }
thing-boat =
    { $count ->
        [one] bateau
       *[other] bateaux
    }
thing-building =
    { $count ->
        [one] bâtiment
       *[other] bâtiments
    }
thing-celebrity =
    { $count ->
        [one] célébrité rencontrée
       *[other] célébrités rencontrées
    }
thing-pipe =
    { $count ->
        [one] pipe
       *[other] pipes
    }
thing-pouch =
    { $count ->
        [one] blague à tabac
       *[other] blagues à tabac
    }
thing-fish =
    { $count ->
        [one] poisson
       *[other] poissons
    }
thing-fishscore = IKI que rapportent vos poissons
thing-koban =
    { $count ->
        [one] koban
       *[other] kobans
    }
thing-mon =
    { $count ->
        [one] mon
       *[other] mons
    }
thing-rice = riz
thing-sandal =
    { $count ->
        [one] sandale
       *[other] sandales
    }
thing-wood = bois

## Décompte

score-track = IKI sur la piste
score-types = Types différents
score-fish = Poissons
score-tobacco = Tabac
score-buildings = Bâtiments
score-goods = Biens
score-celebrities = Célébrités
score-total = Total

# Ce qu’un tour a rapporté sur chaque ligne, dit par le guide : « +4 pour … »
brought-track = sur la piste d’IKI
brought-types = pour les types différents à la fin
brought-fish = pour les poissons à la fin
brought-tobacco = pour le tabac à la fin
brought-buildings = pour les bâtiments à la fin
brought-goods = sur la valeur de vos biens à la fin
brought-celebrities = pour les célébrités à la fin

# Ce qu’un tour rapporte à la fin sur chaque ligne, par rapport à un autre (problèmes)
ends-track =
    { $side ->
        [more] ce que vous gagnez sur la piste IKI vous rapporte { $points } de plus
       *[less] ce que vous gagnez sur la piste IKI vous rapporte { $points } de moins
    }
ends-types =
    { $side ->
        [more] les types différents vous rapportent { $points } de plus
       *[less] les types différents vous rapportent { $points } de moins
    }
ends-fish =
    { $side ->
        [more] les poissons vous rapportent { $points } de plus
       *[less] les poissons vous rapportent { $points } de moins
    }
ends-tobacco =
    { $side ->
        [more] le tabac vous rapporte { $points } de plus
       *[less] le tabac vous rapporte { $points } de moins
    }
ends-buildings =
    { $side ->
        [more] vos bâtiments vous rapportent { $points } de plus
       *[less] vos bâtiments vous rapportent { $points } de moins
    }
ends-goods =
    { $side ->
        [more] les biens que vous gardez vous rapportent { $points } de plus
       *[less] les biens que vous gardez vous rapportent { $points } de moins
    }
ends-celebrities =
    { $side ->
        [more] les célébrités vous rapportent { $points } de plus
       *[less] les célébrités vous rapportent { $points } de moins
    }

## À quoi servent les choses

tell-character = { $type }, coûte { $cost }. Compétence : { $skill }. Part à la retraite après { $steps } points d’expérience.
tell-bonus = Au recrutement : { $effect }.
tell-salary = Salaire selon l’expérience : { $levels }.
tell-token = À la retraite : { $token }. { $does }
tell-lying = Sur la carte : { $lying }, pour qui la recrute.
tell-building = Coûte { $cost }. À la fin : { $award }.
tell-now = Aussitôt : { $effect }.
tell-when-fed = À chaque jour de paie, par personnage nourri : { $effect }.
tell-when-hire-fire = Pour chaque recrutement dont le bonus fait avancer sur la piste de Lutte contre les Incendies, même au bout de la piste ({ -our-ruling } R14) : { $effect }.
tell-when-payday = À chaque jour de paie, par personnage de votre type le plus fréquent, sur le plateau et à la retraite ({ -our-ruling } R10) : { $effect }.
tell-when-boat = Chaque fois que vous activez un bateau, vous pouvez en activer un second, différent.
tell-when-harmony = Vos gains d’harmonie sont doublés.
tell-when-pass = Chaque fois que votre Oyakata atteint ou traverse la case de ce bâtiment : { $effect }.
tell-centre-pass = Dans un emplacement du milieu, ses deux cases ensemble ne font qu’un passage ({ -our-ruling } R32).
tell-boat = Coûte { $cost }. À la construction : { $trade }, ou l’activer. Action : { $effect }.
tell-tea-boat = N’appartient à personne. Action : { $effect }.
tell-celebrity-end = À la fin : { $award }.
tell-when-meet = Pour chaque célébrité que vous rencontrez, celle-ci comprise : { $effect }.
tell-when-no-hire = À la fin de chacun de vos tours sans recrutement : { $effect }.
tell-when-retire = Chaque fois qu’un de vos personnages part à la retraite : { $effect }.
tell-when-hire-special = Chaque fois que vous recrutez un Spécial : { $effect }.
tell-when-lap = Chaque fois que vous passez la marque de tour : { $effect }.
tell-when-fire = Vos bâtiments ne peuvent pas brûler ; l’incendie continue.
tell-when-place = Vous ne payez jamais le surcoût d’un emplacement.
tell-special-hire-less = Chaque recrutement vous coûte 1 mon de moins.
tell-special-move-more = À chacun de vos tours, vous pouvez avancer d’une case de plus.
tell-special-avoid-fire = Une fois : sauve un de vos personnages d’un incendie, qui continue.
tell-special-joker = À la fin, le Marionnettiste compte pour le type de votre choix.
tell-special-doctor = Une fois : un personnage qui devrait quitter la partie par le feu ou la faim part à la retraite.
tell-special-messenger = Une fois, lors d’un tour postérieur à celui où vous le recevez : au lieu de vous déplacer, posez votre Oyakata sur n’importe quelle case de la rue.
tell-special-owner = Une fois : juste après un recrutement, recrutez encore un personnage à son prix.
tell-special-fisherman = Compte comme un poisson avec { $extra } IKI à la fin, aussi quand il faut en rendre un ({ -our-ruling } R40).
tell-special-policeman = Compte comme une blague à tabac : { $award }.
tell-ticket-hire = Sur la { $ikizama }, à la place de son mon : { $effect }. Puis il retourne près de son bateau.
tell-ticket-character = Lors d’un tour postérieur à celui où vous le prenez, après une transaction avec un personnage : encore une, avec un autre ou le même, payée comme d’habitude. Puis il retourne près de son bateau.
tell-ticket-shop = Lors d’un tour postérieur à celui où vous le prenez : utilisez une seconde fois la boutique de votre case, en payant comme d’habitude. Puis il retourne près de son bateau.
tell-token-waits = Vous l’avez pris pendant ce tour : il attend un tour postérieur.
tell-fish = Coûte { $price }. Un par saison ; les poissons différents forment une série à la fin.
tell-pouch = Coûte { $price }. Compte à la fin ; toutes les blagues à tabac comptent double avec au moins une pipe.
tell-pipe = Coûte { $price }. A un effet immédiat et double vos blagues à tabac à la fin.
tell-column = Vos personnages retraités de ce type. À chaque jour de paie, chacun verse son dernier salaire et ne demande pas de riz ; les types différents forment une série à la fin.
tell-stall =
    { $extra ->
        [0] Dépend de : { $spaces }.
        [one] Dépend de : { $spaces }. Coûte { $extra } mon de plus.
       *[other] Dépend de : { $spaces }. Coûte { $extra } mons de plus.
    }
tell-shop = Ici : { $effect }.
tell-ikizama-free = Joue en premier : { $gain }, pas de recrutement, { $first } à { $last } cases.
tell-ikizama = Autant de cases que son numéro ; avant cela, le revenu ou un recrutement.

## Why a touch cannot be taken back: what it brings to light, by the event that tells it

light-fire-breaks-out = Un incendie va éclater, dans un nagaya tiré au sort.
light-month = Le mois se termine : de nouveaux personnages seront révélés.
light-season = La saison se termine : de nouvelles pipes, de nouvelles blagues et de nouveaux poissons seront révélés.

## Phrases du narrateur

amount-iki-gained = { effect-iki }
amount-iki-lost = { effect-iki }
amount-fire-steps = { $count } en Lutte contre les Incendies
amount-trade-steps = { $count } en Commerce

# Ce qu’un plan nomme avant tout, en peu de mots
plan-moved = { deed-moved }
plan-sandal-spent = { deed-sandal-spent }
plan-hired = recrute { $character }

## Pourquoi une suite est conseillée : ce qu’elle prépare, ce qu’elle enlève aux autres

means-mon = de l’argent
part-rice = du riz pour le prochain jour de paie
means-sandal = des sandales pour aller plus loin
means-wood = du bois pour construire
means-koban = des kobans
part-types = un type de plus
part-fire = la lutte contre les incendies
part-trade = les revenus du commerce
part-harmony = l’harmonie au prochain jour de paie
means-tokens = des jetons pour la suite
part-character = le travail { $thing }
part-building = l’usage { $thing }
part-celebrity = la faveur { $thing }
part-lane = une visite { $thing }
denied-harmony = de l’harmonie au prochain jour de paie
denied-ikizama = la { $thing }

## Ce qui est en jeu, dit par le guide au début d’un tour

stake-starter = Votre premier personnage se tiendra sur un emplacement. Qui s’y arrête peut se servir de lui ; quand c’est quelqu’un d’autre, il gagne de l’expérience, et avec elle un meilleur salaire aux jours de paie, le premier au mois { $month }.
stake-starter-stall = Qui s’arrête sur une case peut se servir de sa boutique et d’un des personnages à côté. Près d’une boutique dont beaucoup ont besoin, les autres se servent plus souvent du vôtre ({ $character }), qui gagne de l’expérience.
each-starter = Son savoir-faire, pour qui s’y arrête : { $skill }.
stake-feed =
    { $rice ->
        [0] Il n’y a plus de riz pour { $mouths } de vos personnages, et votre jeton Docteur peut encore en sauver un
       *[other] Vous avez { $rice } riz pour { $mouths } personnages
    } : { $rice ->
        [0] les autres quittent
       *[other] { $short ->
            [one] { $short } n’en reçoit pas et quitte
           *[other] { $short } n’en reçoivent pas et quittent
        }
    } la rue pour toujours, avec leur expérience. Qui est près de la retraite, ou seul de son type, vaut ce riz.
each-feed = { $steps ->
        [0] Il prend sa retraite
       *[other] Il lui manque { $steps } d’expérience pour la retraite
    }{ $lost ->
        [0] .
       *[other] { " " }et il est seul de son type : sans lui vous auriez { $lost } IKI de moins à la fin.
    }
stake-rice =
    Jour de paie au mois { $month } : { $mouths ->
        [one] votre personnage veut
       *[other] vos { $mouths } personnages veulent
    } un riz chacun et, salaires compris, il y en a pour { $rice ->
        [0] aucun d’eux
       *[other] { $rice }
    }. { $short ->
        [one] { $short } quitterait la rue
       *[other] { $short } quitteraient la rue
    }{ $helper ->
        [yes] , à moins que votre jeton Docteur ne sauve quelqu’un.
       *[no] .
    }
stake-harmony =
    { $points ->
        [0] Jour de paie au mois { $month } : vos gens ne rapportent encore aucun IKI d’harmonie. Ils en rapportent là où deux du même type sont dans un même groupe, à qui qu’ils soient.
       *[other] Jour de paie au mois { $month } : telle qu’est la rue, l’harmonie vous rapporte { $points } IKI. D’autres du même type dans le même groupe y ajouteraient.
    }
stake-fire =
    L’incendie du mois { $month } a une force de { $strength }, votre Lutte contre les Incendies est à { $fire } : selon l’endroit où il éclate, il pourrait vous prendre : { $who }.
stake-retires = Encore une expérience, et un personnage part à la retraite ({ $character }) : le Kobun vous revient et il ne faut plus de riz.
stake-types =
    Vous avez { $types ->
        [one] { $types } type
       *[other] { $types } types
    } de personnage sur { $all } : { $now } IKI à la fin. Un type de plus en fait { $then }.
stake-pipe = Vos blagues à tabac valent { $points } IKI à la fin ; avec une pipe, elles comptent double.
stake-celebrity =
    Sur le pont, { $count ->
        [one] une célébrité attend
       *[other] des célébrités attendent
    } d’être rencontrée{ $count ->
        [one] { "" }
       *[other] s
    } : { $who }.
stake-trade =
    Votre Commerce est à { $trade }. Encore { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, et chaque incendie, le prochain au mois { $month }, vous apporte aussi : { $gain }.

## Ce qui se présente pour la première fois

first-payday =
    Ce mois finit par un jour de paie : vos personnages rapportent leur salaire, l’harmonie est comptée, puis { $mouths ->
        [one] votre personnage dans la rue
       *[other] chacun de vos { $mouths } personnages dans la rue
    } mange un riz. Qui n’en a pas s’en va.
first-fire = Ce mois finit par un incendie, dans un nagaya tiré au sort. Il commence au bord du plateau avec une force de { $strength } et faiblit à chaque emplacement. Qui est au moins aussi haut en Lutte contre les Incendies l’arrête ; vous êtes à { $fire }.
first-retired =
    Un personnage a pris sa retraite ({ $character }) : il reste au-dessus de votre plateau, compte pour son type et ne mange plus de riz{ $salary ->
        [yes] { " " }; son dernier salaire est payé à chaque jour de paie.
       *[no] .
    }
