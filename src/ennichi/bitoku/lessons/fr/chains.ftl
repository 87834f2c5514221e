lesson-title = De fil en aiguille
lesson-blurb = Des pas, des Portails, des Cristaux et des Pèlerins : comment un tour en entraîne un autre, geste après geste.

again = Le deuxième été continue. L’âme est libre, le loup est sur son emplacement, et votre { $best } est réveillé. Jusqu’ici, nous faisions une chose après l’autre. Aujourd’hui, nous forgeons une chaîne : chaque maillon y amène le suivant.
light = Voici où elle doit mener : une lanterne de pierre sur les Chemins de la sagesse, que l’on nomme Illumination. Un Pèlerin qui y arrive rapporte jusqu’à { $points } points de vertu, et une Amulette. Elle est au-delà du Pont, trop loin pour un seul tour. Une chaîne nous y conduira.
paths = Les Pèlerins vont de gauche à droite, un pas par case, et se tiennent aussi nombreux qu’ils veulent sur la même. Ils partent d’ici, sur le chemin du haut ou sur celui du bas. En route, ils peuvent obliquer vers une lanterne ou un Portail, et ils y restent pour toujours.
shortcut = Celui-ci l’a fait l’an dernier. Il dort dans le Portail et vous aide encore : vos nouveaux Pèlerins ne sont plus obligés de partir du début, ils peuvent partir à côté d’un Portail que vous avez atteint. Un Portail est donc une récompense et un raccourci.
bridge = Et voici le premier Pont. Il vous laisse passer dès que vous avez accompli { $needs ->
    [one] une carte
   *[other] { $needs } cartes
} de votre Chemin de Bitoku. Makoto est accompli : le pas qui vous a mené à lui vous sert encore. L’autre Pont en demandera { $second }.
crystal = Maintenant, le premier maillon. Vous n’avez qu’un jade, et ce Cristal coûte une ressource, n’importe laquelle. C’est une goutte, un Cristal sensoriel, et il montre un pas. Un Cristal ne s’use jamais : il servira encore les années suivantes.
mouse = La souris construit, ou bien achète des Cristaux. Choisissez-la et posez-la sur l’emplacement du milieu : elle y réveille votre { $value }, et juste à côté se trouve une place pour une goutte. Que la souris soit là va compter dans un instant.
drop = Faites agir la souris, choisissez d’acheter un Cristal, et prenez la goutte qui montre un pas. Votre jade la paie de lui-même ; on ne saurait mieux l’employer.
sleeper = Sur chaque place vide dort un de vos Pèlerins, { $asleep } en tout. Posez la goutte à côté de la souris. Le Pèlerin qui dort là se réveille, prêt à partir, et au décompte final la place rapporte { $points ->
    [one] un point
   *[other] { $points } points
} de vertu.
answer = { $awake } Pèlerins sont prêts maintenant. Et la chaîne continue : chaque fois qu’une carte est jouée à côté d’une goutte, le Cristal répond, et un nouveau répond aussitôt. La souris est à côté. Touchez le Cristal pour obtenir son pas.
out = Faites partir un Pèlerin. On vous demande d’où : du début, ou d’à côté du Portail que vous avez atteint ? Prenez la case à côté du Portail ; c’est un pas de gagné. Puis terminez votre tour, et regardez faire Ren et Kiku.
colours = Ren et Kiku ont acheté des Cristaux eux aussi : des Cristaux oniriques, ceux qui sont arrondis et apportent quelque chose chaque printemps. Les écus sont des Cristaux mémoriels : ils donnent de la vertu chaque fois que se produit une certaine chose. Vous avez ici des places pour les uns et les autres, et sous chacune dort quelqu’un.
fox = Le renard est le maillon suivant. Il ne reste qu’un emplacement de carte : il y va de lui-même et réveille votre { $value }. Faites-le agir et donnez son pas au Pèlerin : touchez le Pèlerin, puis terminez votre tour.
raise = Il manque encore { $steps } pas : sur le Pont, de l’autre côté, puis vers la lanterne. Les Escaliers en donnent autant à un { $needs }, et votre dé est un { $value }. Prenez-le, ajoutez une seule Amulette +{ $amulet-middle }, et envoyez-le aux Escaliers. L’autre Amulette servira plus tard.
over = Choisissez la quatrième ligne. Puis touchez le Pèlerin et menez-le sur le Pont. La lanterne au-dessus de lui serait plus proche, mais elle ne vaut que { $points }, et le voyage s’arrêterait là.
behind = Makoto vous a ouvert le Pont. Il reste { $left } pas : touchez le Pèlerin, et il passe de l’autre côté. Touchez-le encore, et il demande où tourner.
turning = Vous pourriez entrer dans la lumière tout de suite, pour { $light } points de vertu. Le Portail en donne { $gate }, mais aussi { $goods } ressources de votre choix, et vos prochains Pèlerins partiront de derrière le Pont. La lanterne ne se sauvera pas. Choisissez le Portail : il entraîne bien plus.
goods = { $goods } ressources à votre goût ; pensez donc aux maillons suivants. Du saké : c’est ce que coûte l’âme que nous voulons. Du jade : âmes et Libellules en coûtent souvent. De la pierre : le prix de votre prochain Bâtiment. Prenez un de chaque.
temple = Un dé peut faire { "deux" } choses dans une région : prendre une ligne, et utiliser un Bâtiment. Le temple est à vous, personne d’autre n’en profite. Il donne un Rocher : prenez celui qui montre Saki et terminez votre tour. À quoi servent les Rochers, une autre leçon le dira.
chuugi = Encore un maillon : il faut à vos pas une carte Bitoku où avancer. Que votre { $value } traverse donc la Rivière. Il devient un { $after }, et Chuugi attend sur la colline. Prenez-le et terminez votre tour.
soul = Le { $mine } de Kiku est dans les Terres des Yomis, mais votre { $mine } est aussi élevé, et l’égalité suffit. Envoyez-le là, prenez la deuxième ligne et un Mitama, et choisissez Saki. Vous payez avec le saké du Portail.
thanks = Saki vous remercie d’un pas ou d’une Amulette. Prenez le pas et avancez sur Chuugi : { $points } points de vertu, et il vous tend une Amulette +{ $amulet-middle }. Une âme, un pas, un Bitoku, une Amulette, tout cela d’un petit { $mine }. Bravo ; terminez votre tour.
ren = Ren forge des chaînes lui aussi. À l’aide d’Amulettes, il a fait de son dé un { $value } et l’a envoyé aux Escaliers. En route, il a accompli une carte Bitoku, qui lui a valu une Vision. Ne perdez pas de vue ce { $value } : il est là où vous voulez aller.
alone = Le dernier maillon est à vous. Il reste un { $die }, vos Amulettes sont prêtes, des Pèlerins sont réveillés, et cette lanterne est encore éteinte. Gagnez { $goal } points de vertu pendant ce tour : il y a { $ways } manières. Pensez à partir de la fin : d’où un Pèlerin peut-il partir, et qu’est-ce qui lui donne assez de pas ?
alone-goal = Gagnez { $goal } points de vertu pendant ce tour ; jusqu’ici : { $gained }.
alone-missed = Le tour est fini, et la lanterne est encore éteinte ; vous avez gagné { $gained } sur { $goal }. À partir du Portail au-delà du Pont, il faut un pas pour se mettre en route et un autre pour arriver. Les Escaliers les donnent à un dé qui n’est pas au-dessous de celui de Ren ; une Libellule qui trouve une âme en attente peut les donner aussi. Réessayez.
free = La lanterne est allumée, pour { $gain } points de vertu, et vous en avez gagné { $earned }. Tout a commencé par une souris qui achetait une goutte. À chaque tour, demandez-vous ce qu’il entraîne : c’est là tout le secret. L’été continue, et la forêt est à vous.
