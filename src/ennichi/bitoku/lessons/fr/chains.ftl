lesson-title = De fil en aiguille
lesson-blurb = Des pas, des Portails, des Cristaux et des Pèlerins : comment un tour en entraîne un autre, geste après geste.

again = Le deuxième été continue : l’âme est libre, et votre { $best } est réveillé. Jusqu’ici, nous faisions une chose après l’autre. Aujourd’hui, nous forgeons une chaîne : chaque maillon y amène le suivant.
light = Voici où elle doit mener : à une lanterne de pierre, une Illumination. Un Pèlerin qui y arrive rapporte jusqu’à { $points } points de vertu et une Amulette. Elle est au-delà du Pont, trop loin pour un seul tour.
paths = Les Pèlerins vont de gauche à droite, un pas par case, à plusieurs s’ils veulent. Ils partent d’ici, par le chemin du haut ou celui du bas. En route, ils peuvent obliquer vers une lanterne ou un Portail, où ils restent pour toujours.
shortcut = Celui-ci l’a fait l’an dernier, et il aide encore : vos nouveaux Pèlerins peuvent partir à côté d’un Portail que vous avez atteint. Un Portail est donc une récompense et un raccourci.
bridge = Ce Pont vous laisse passer dès que vous avez accompli { $needs ->
    [one] une carte
   *[other] { $needs } cartes
} de votre Chemin de Bitoku. Avec Makoto, c’est fait : ce pas-là sert encore. L’autre Pont en demandera { $second }.
crystal = Le premier maillon : vous avez un jade, et ce Cristal coûte une ressource, n’importe laquelle. C’est une goutte, un Cristal sensoriel, qui montre un pas. Un Cristal ne s’use jamais.
mouse = La souris construit, ou achète des Cristaux. Choisissez-la et posez-la sur l’emplacement du milieu : elle y réveille votre { $value }, et juste à côté se trouve une place pour une goutte.
drop = Faites agir la souris, choisissez d’acheter un Cristal, et prenez cette goutte. Votre jade la paie de lui-même.
sleeper = Sur chaque place vide dort un de vos Pèlerins, { $asleep } en tout. Posez la goutte à côté de la souris : le Pèlerin qui dort là se réveille, et à la fin la place vaut { $points ->
    [one] un point
   *[other] { $points } points
} de vertu.
answer = { $awake } Pèlerins sont prêts. Chaque fois qu’une carte est jouée à côté d’une goutte, le Cristal répond, et un nouveau répond aussitôt. Touchez le Cristal pour obtenir son pas.
out = Faites partir un Pèlerin. D’où : du début, ou d’à côté de votre Portail ? Prenez la case à côté du Portail, c’est un pas de gagné. Puis terminez votre tour.
colours = Ren et Kiku ont acheté des Cristaux oniriques, arrondis, qui apportent quelque chose chaque printemps. Les écus sont des Cristaux mémoriels : ils donnent de la vertu chaque fois qu’une certaine chose se produit. Voici vos places pour eux.
fox = Le renard est le maillon suivant. Il ne reste qu’un emplacement : il y va de lui-même et réveille votre { $value }. Faites-le agir, touchez le Pèlerin pour qu’il avance, et terminez votre tour.
raise = Il manque { $steps } pas : sur le Pont, de l’autre côté, puis vers la lanterne. Les Escaliers en donnent autant à un { $needs }, et votre dé est un { $value }. Prenez-le, ajoutez une Amulette +{ $amulet-middle }, et envoyez-le aux Escaliers.
over = Choisissez la quatrième ligne, touchez le Pèlerin et menez-le sur le Pont. La lanterne au-dessus est plus proche, mais elle ne vaut que { $points }, et le voyage s’arrêterait là.
behind = Makoto a ouvert le Pont. Il reste { $left } pas : touchez le Pèlerin pour le passer, et encore une fois pour voir où tourner.
turning = Vous pourriez allumer la lanterne, pour { $light } points de vertu. Le Portail en donne { $gate }, mais aussi { $goods } ressources, et vos prochains Pèlerins pourront partir d’ici, derrière le Pont. La lanterne attendra. Choisissez le Portail.
goods = { $goods } ressources de votre choix : pensez aux maillons suivants. Le saké achète l’âme que nous voulons, le jade souvent âmes et Libellules, la pierre votre prochain Bâtiment. Prenez un de chaque.
temple = Dans une région, un dé peut prendre une ligne et utiliser un Bâtiment. Ce temple est à vous, personne d’autre n’en profite. Il donne un Rocher, qu’une autre leçon explique : prenez celui de Saki et terminez votre tour.
chuugi = Il faut aux pas une carte Bitoku où avancer. Que votre { $value } traverse donc la Rivière : il devient un { $after }, et Chuugi attend sur la colline. Prenez-le et terminez votre tour.
soul = Le { $mine } de Kiku est dans les Terres des Yomis, mais votre { $mine } est aussi élevé, et l’égalité suffit. Envoyez-le là, prenez la deuxième ligne et un Mitama, et choisissez Saki. Le saké du Portail paie.
thanks = Saki vous remercie d’un pas ou d’une Amulette. Prenez le pas et avancez sur Chuugi : { $points } points de vertu et une Amulette +{ $amulet-middle }. Tout cela d’un petit { $mine } ! Bravo ; terminez votre tour.
ren = Ren forge des chaînes lui aussi : avec des Amulettes, il a envoyé un { $value } aux Escaliers, accompli une carte Bitoku en route, et reçu pour cela une Vision. Attention à ce { $value } : il est là où vous voulez aller.
alone = Le dernier maillon est à vous : allumez cette lanterne et gagnez { $goal } points de vertu pendant ce tour. Il reste un { $die } et vos Amulettes, et il y a { $ways } manières. D’où un Pèlerin peut-il partir, et qu’est-ce qui lui donne assez de pas ?
alone-goal = Gagnez { $goal } points de vertu pendant ce tour ; jusqu’ici : { $gained }.
alone-missed = Le tour est fini, avec { $gained } points de vertu sur { $goal }. Du Portail au-delà du Pont, il faut un pas pour partir et un autre pour arriver. Les Escaliers les donnent à un dé non inférieur à celui de Ren ; une Libellule unie à votre âme en attente le peut aussi. Réessayez.
free = La lanterne est allumée : { $gain } points de vertu, et vous en avez gagné { $earned }. À chaque tour, demandez-vous ce qu’il entraîne : c’est le secret. La leçon suivante parle de Visions, de Rochers et du décompte. Ou jouez : la forêt est à vous.
