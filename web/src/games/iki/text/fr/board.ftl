# What IKI's boards say themselves, in French.

tabs =
    .street = Rue
    .row = Recruter
    .river = Rivière
    .tracks = Pistes
    .market = Marché
    .own = À moi

## Street and river

street = La rue
street-note = quatre nagayas ; les quatre emplacements d’angle forment aussi un groupe
street-note-two = quatre nagayas ; un emplacement du milieu sert ses deux boutiques
row = À recruter
starters = Pour commencer
fresh = arrivés
kept = restés
newcomer = nouveau
in-hand = Cherche un emplacement
row-empty = personne à recruter
river = Pont et rivière

## Tracks

way = Ikizama
way-note = puis les actions depuis la gauche
way-order = ordre du choix, selon la piste de Lutte contre les Incendies
firefighting = Lutte contre les Incendies
trade = Commerce

## Market

buildings = Bâtiments
celebrities = Célébrités
spares = Autres de la saison
bank = Sur la berge
tickets = jetons
season = Jetons de saison

## A player's board

yours = Biens
retired = Retraités
short-types =
    .peddler = Colporteur
    .artisan = Artisan
    .special = Spécial
    .master = Maître
    .shop = Marchand
fish = Poissons
tobacco = Tabac
tokens = Jetons et amis
lap = tour
lap-mark = marque de tour
free = libre
blocked = bloquée ce mois-ci
taken = prise par { $seat }
bridge = Nihonbashi
tea-boat = thé
neutral = neutre

## What things are

sun = Soleil
moon = Lune
over = L’année est finie
cost = coûte { $price }
costs = coûte
skill = compétence
bonus = au recrutement
salary = salaire
at-end = à la fin
permanent = désormais
now = aussitôt
oyakata = Oyakata
ikizama = Ikizama
grand-master = Grand Maître
payday = jour de paie
fire = incendie
new-year = Nouvel An
fate =
    .burns = brûlerait
    .stops = arrêterait l’incendie
    .saved = pourrait être sauvé
    .safe = hors d’atteinte
seasons =
    .spring = printemps
    .summer = été
    .autumn = automne
    .winter = hiver
seat-name =
    .plum = prune
    .sky = ciel
    .cinnabar = cinabre
    .celadon = céladon
amounts =
    .mon = { $count ->
        [one] { $count } mon
       *[other] { $count } mons
    }
    .rice = { $count } riz
    .sandal = { $count ->
        [one] { $count } sandale
       *[other] { $count } sandales
    }
    .wood = { $count } bois
    .koban = { $count ->
        [one] { $count } koban
       *[other] { $count } kobans
    }
    .iki = { $count } IKI
    .fire = { $count ->
        [one] { $count } case de Lutte contre les Incendies
       *[other] { $count } cases de Lutte contre les Incendies
    }
    .trade = { $count ->
        [one] { $count } case de Commerce
       *[other] { $count } cases de Commerce
    }
    .gift = { $count ->
        [one] { $count } mon pour chaque autre joueur
       *[other] { $count } mons pour chaque autre joueur
    }

## Sentences

month = Mois { $month }
when = Mois { $month } sur 12, { $season }
stall = Emplacement { $name }
stall-extra = Emplacement { $name }, { $extra ->
    [one] { $extra } mon
   *[other] { $extra } mons
} de plus
experience = expérience { $xp } sur { $of }
mons = { $count ->
    [one] { $count } mon
   *[other] { $count } mons
} dessus
kobuns-free = { $count ->
    [one] { $count } Kobun libre
   *[other] { $count } Kobuns libres
}
sailors-free = { $count ->
    [one] { $count } Marin libre
   *[other] { $count } Marins libres
}
types = { $count ->
    [one] { $count } type ici et dans la rue
   *[other] { $count } types ici et dans la rue
}
feed = { $count } à nourrir
feed-short = { $count } à nourrir, il manque { $short } riz
fire-now = incendie de force { $strength }
fire-at = incendie de force { $strength } à la fin du mois { $month }
payday-in = jour de paie à la fin du mois { $month }
strength = force { $strength }
price = { $mon ->
    [one] { $mon } mon
   *[other] { $mon } mons
}
harmony = harmonie { $iki } IKI
standing = se tient sur { $name }
points = { $points } IKI

## Numbers of a seat

strip =
    .mon = mons
    .rice = riz
    .sandal = sandales
    .wood = bois
    .koban = kobans
    .kobuns = Kobuns libres
    .fire = Lutte contre les Incendies
    .iki = IKI

## What is ahead

fed = nourri
no-loss = rien n’est perdu
fire-title = Mois { $month } : incendie de force { $strength }
payday-title = Jour de paie du mois { $month }
what-fire = Ce que ferait le prochain incendie
what-payday = Ce que rapporterait le prochain jour de paie

## Explanations

about-plain-month = Ce mois ne se termine ni par un incendie ni par un jour de paie.
about-fire-month = Ce mois se termine par un incendie de force { $strength }. Une tuile tirée au sort désigne un nagaya ; le feu va du bord du plateau vers le carrefour et perd 1 à chaque emplacement. Il s’arrête au premier joueur au moins aussi fort sur la piste de Lutte contre les Incendies ; les cartes atteintes avant sont perdues.
about-trade-after-fire = Après lui, chacun gagne tous les revenus atteints sur la piste de Commerce.
about-payday-month = Ce mois se termine par un jour de paie : les salaires, puis l’IKI d’harmonie, puis 1 riz pour chacun de vos personnages sur le plateau. Qui n’est pas nourri quitte la partie.
about-new-year = Après le mois 12, dans l’ordre de la piste de Lutte contre les Incendies, chaque Oyakata fait une dernière visite, sur n’importe quelle case.
about-firefighting = Qui est plus avancé choisit plus tôt son mode de vie ; dans une pile, celui du dessus. Un incendie s’arrête à vos cartes s’il n’est pas plus fort que ce nombre.
about-trade = Après chaque incendie, qui est arrivé jusqu’ici gagne { $income }.
about-no-income = Après chaque incendie, vous gagnez tous les revenus atteints sur cette piste.
about-mon = L’argent des recrutements, des boutiques, des jetons et des bateaux. À la fin, { $rate } mons valent 1 IKI.
about-rice = Nourrit vos personnages au jour de paie, 1 pour chacun sur le plateau. Des boutiques, des bateaux et des personnages l’acceptent en paiement.
about-sandal = Après votre déplacement, avant les transactions : chaque sandale dépensée mène votre Oyakata une case plus loin.
about-wood = Pour les bâtiments et les bateaux. À la fin, chaque bois vaut { $points } IKI.
about-koban = De l’or, pour les plus beaux bâtiments. À la fin, chaque koban vaut { $points } IKI.
about-iki = L’IKI de la piste jusqu’ici. Types, poissons, tabac, bâtiments, biens et célébrités sont comptés à la fin.
about-kobun = Un Kobun libre : il peut se tenir sur un personnage recruté ou sur un bâtiment. Il revient quand le personnage part à la retraite ou quitte la partie, ou quand le bâtiment brûle.
about-sailor = Un Marin libre : chaque bateau construit en demande un.
about-lap = Ici s’achève un tour de la rue. Les Oyakatas marchent dans le sens inverse des aiguilles d’une montre : vers la gauche devant les boutiques du haut, vers la droite devant celles du bas. Quand le vôtre passe le panneau, chacun de vos personnages sur le plateau gagne 1 point d’expérience.
about-order = L’ordre dans lequel on choisit le mode de vie. Les tours se jouent ensuite depuis la gauche.
about-signs = Le soleil et la lune disent qui est lequel des deux : à la fin de chaque mois, ils posent tour à tour un personnage neutre dans un emplacement. La case barrée est fermée : une tuile tirée au hasard en ferme une chaque mois.
row-part =
    .fresh = Places des arrivés
    .kept = Places des restés
    .newcomer = Nouveau Personnage
about-row =
    .fresh = Ceux qui sont arrivés ce mois-ci. À la fin du mois, les deux plus à droite passent sur les places des restés, avec 1 mon chacun ; les autres partent. Un jour de paie, tous partent.
    .kept = Ceux qui sont restés du mois précédent, avec un mon pour qui les recrute. Ils partent à la fin du mois.
    .newcomer = Le Nouveau Personnage de ce mois. Si personne ne le recrute, il part à la fin du mois.
about-start-tile = La tuile Départ de qui prend ce personnage.

## Names

# where long words of names break on a card that is too narrow for them
breaks = Calen·driers Céra·miques Charpen·tier Char·retier Chauf·fage Coutu·rière d’An·guilles d’Éven·tails d’Om·brelles d’Es·tampes Impri·meur Katsu·shika Marion·nettes Marion·nettiste Pharma·cien Proprié·taire Répara·teur Restau·rant Sanc·tuaire Trom·pette Yama·bushi Pas·tèques Lan·ternes Journa·lier Teintu·rier
