lesson-title = Un printemps à Edo
lesson-blurb = La rue, les gens que l’on recrute, leur expérience, un jour de paie, et un incendie qui approche.

welcome = Bienvenue dans l’ancienne Edo. Cette petite figure, c’est vous : un Oyakata, un maître dont les gens vendent, taillent ou teignent. L’année compte { $months } mois ; vivons ensemble les { $payday-month-1 } premiers. Vous pouvez partir à tout moment et simplement jouer.
goal = Voici ce pour quoi vous jouez : l’IKI, le renom de qui vit avec élégance. Qui en a le plus après { $months } mois et le Nouvel An l’emporte.
street = La rue est une boucle de { $shops } boutiques, que tous parcourent dans le même sens. Derrière, { $nagayas } longues maisons, les nagayas, ont des emplacements pour les personnages. Où vous vous arrêtez, vous pouvez traiter avec la boutique et un personnage derrière elle.
people = Quelqu’un travaille déjà pour vous : le Vendeur de Sel, derrière le Contremaître. Un de vos aides, un Kobun, est sur sa carte, et { $free } autres sont libres. Kiku et Ren ont chacun un vendeur. Vous pouvez visiter les leurs, et eux le vôtre.
way = Le mois commence par votre Ikizama : jusqu’où irez-vous ? Les petits nombres jouent plus tôt, et chacun ne se prend qu’une fois. Sur { $free-first }–{ $free-last } vous joueriez avant tous, mais sans recruter. La Tour des Pompiers est à { $lane-3 } cases. Prenez le { $lane-3 }.
ren = Kiku a choisi le { $lane-4 } et Ren le { $lane-2 } ; Ren a donc déjà joué : il a recruté, marché jusqu’au Vendeur de Riz, acheté { $rice } riz et visité son propre vendeur. Votre tour se déroule de même : recruter, marcher, traiter.
hire = D’abord, vous percevez un revenu de { $income } mons, les pièces d’Edo, ou vous recrutez. Vous avez { $mon } mons. Le Fabricant de Dés en coûte { $price } et rapporte de l’IKI au jour de paie. Recrutez-le.
stall = On progresse quand les autres viennent en visite : choisissez un lieu où ils s’arrêtent. Kiku avancera de { $lane-4 } cases, jusqu’au Vendeur de Tabac, et cet emplacement est juste derrière. Posez ici le Fabricant de Dés.
tower = Vous voilà à la Tour des Pompiers. Le bois brûle, et la Lutte contre les Incendies protège vos gens. Le Fabricant de Dés vous a déjà fait avancer { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} sur cette piste ; la tour en donne { $fire-tower } de plus, gratuitement. Utilisez la tour.
visit = Derrière la tour se tient le Vendeur de Lunettes de Kiku, qui a { $gain } mons pour chaque visiteur. Vous recevez l’argent, le vendeur y gagne de l’expérience : chacun y trouve son compte. C’est le cœur de ce jeu. Rendez-lui visite.
end = Vous avez { $mon } mons, et le vendeur de Kiku { $xp ->
    [one] un premier point
   *[other] { $xp } points
} d’expérience. C’était un tour entier : revenu ou recrutement, marche, puis la boutique et un personnage. Finissez-le.
again = La pipe de Kiku l’a fait avancer dans la Lutte contre les Incendies. Cette piste décide qui choisit d’abord chaque mois, et vous menez, { $mine } contre { $theirs }. D’ici, { $lane-3 } cases mènent au Contremaître et à votre Vendeur de Sel. Reprenez le { $lane-3 }.
learnt = On est venu ! Ren s’est arrêté chez le Vendeur de Tabac et a acheté du bois à votre Fabricant de Dés, dont le Kobun est monté au niveau { $xp }. Au jour de paie, cela vous vaudra { $now } IKI au lieu de { $before-it }.
neighbours = Kiku vous a donné un voisin : le Fabricant de Sandales est un Artisan comme votre Fabricant de Dés, dans le même nagaya. C’est l’harmonie : { $each } IKI pour chacun d’eux à la paie. Regardez donc d’abord les voisins.
second = À vous, cette fois d’un seul trait. Le Yamabushi, un ermite, ne demande que { $price } mons, et laisse en partant à la retraite un charme contre le feu. Recrutez-le, puis donnez-lui l’emplacement qui s’éclaire, derrière le Marché aux Poissons.
short = Mais nous avons fait une erreur. Au jour de paie, au mois { $payday-month-1 }, chaque personnage d’un emplacement mange un riz. Il en faudra { $mouths }, et vous en avez { $rice } : il en manque { $missing }, et qui ne reçoit rien quitte la partie. Réparons cela.
own = Vos propres gens travaillent aussi pour vous : le Vendeur de Sel a { $gain } riz pour chaque visiteur. Seulement, on n’apprend rien de la visite de son propre maître. Allez voir votre Vendeur de Sel.
mended = Vous avez { $rice } riz, et il en manque encore { $missing }. On pourrait l’acheter ; ou quelqu’un part à la retraite, car les retraités ne mangent pas. Observez le Vendeur de Sel. Construire peut attendre : finissez votre tour.
third = Le mois { $month } finit par la paie. Kiku et vous êtes à { $steps } dans la Lutte contre les Incendies, et qui arrive après passe devant : elle a choisi d’abord. À la marque de tour, après le Bureau de Change, tous vos gens apprennent. Prenez le { $lane-3 }.
income = Kiku et Ren sont venus chercher du riz : votre Vendeur de Sel a { $xp } points d’expérience sur { $needs }. Une personne de plus serait une bouche de plus, juste avant la paie. Percevez donc { $income } mons, et vous passerez la marque de tour.
lap = À la marque de tour, tous vos gens ont gagné un point d’expérience, et pour le Vendeur de Sel c’était le dernier : à la retraite ! Les retraités ne mangent pas, sont payés à chaque paie et rendent leur Kobun. Il ne manque plus de riz. Bravo.
dyer = Vous êtes chez le Vendeur de Sandales, et derrière lui Kiku vient d’installer le Teinturier, qui change { $price } mons en { $gain } IKI. Tant d’IKI pour si peu, cela en vaut la peine. Rendez visite au Teinturier.
sandals = Vos { $iki } premiers IKI ! Maintenant la boutique : { $sandal-shop-gain } sandales pour { $sandal-shop-cost } mons. Chacune vous mène une case au-delà de votre nombre : vous vous arrêtez où il vous plaît. Achetez-les et finissez le tour : voici la paie.
salary = La paie commence par les salaires. Votre Fabricant de Dés a rapporté { $dice } IKI ; le Vendeur de Sel retraité a envoyé { $rice } riz, comme désormais à chaque paie. Le Yamabushi n’a pas de salaire : il laissera son charme.
harmony = Puis l’harmonie : { $each } IKI pour votre Fabricant de Dés, et { $each } pour le Yamabushi, car le Moine de Ren, Spécial lui aussi, s’est installé à côté. Vous avez donc { $mine } IKI, Ren { $ren } et Kiku { $kiku }.
rice = Enfin, le riz. Vos { $mouths } personnages des emplacements ont mangé, et il en reste { $left }. Kiku en avait trop peu : le Vendeur de Lunettes a eu faim et il est parti. La prochaine paie viendra au mois { $next }.
fire = Avant cela, à la fin du mois { $month }, un incendie éclate dans l’un des nagayas. Sa force est de { $strength } au bord du plateau et perd { $fire-per-place } à chaque emplacement suivant : { $here } chez votre Fabricant de Dés. Vous n’en êtes qu’à { $mine }.
plan = Préparons-nous donc. Ren a pris le { $lane-4 } et Kiku le { $lane-3 }. Du Vendeur de Sandales, { $lane-2 } cases mènent à la Tour des Pompiers, et ce nombre est libre. Prenez le { $lane-2 }.
alone = Un tour rien qu’à vous : mettez votre Fabricant de Dés et votre Yamabushi à l’abri du feu. Il faut être à { $dice } pour l’un et à { $yamabushi } pour l’autre ; vous êtes à { $mine }. Souvenez-vous de tout ce qui vous a fait avancer.
alone-goal = Protégez-les du feu ({ $dice } et { $yamabushi }) : vous êtes à { $mine }.
alone-missed = Le tour est fini, et à { $mine } dans la Lutte contre les Incendies, l’un d’eux peut encore être pris par le feu. Rien n’est perdu : il ne brûle pas encore. La tour seule ne suffit pas ; cherchez quelles cartes de la rangée y aident aussi, et réessayez.
free = À { $mine }, le feu s’éteint chez vos gens. Ainsi vont les { $months } mois : choisir une distance, recruter ou percevoir, marcher, traiter. La leçon suivante a un incendie et le décompte ; ou jouez une première partie avec « Guidez-moi pendant la partie ».
