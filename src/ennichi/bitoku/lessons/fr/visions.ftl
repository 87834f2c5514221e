lesson-title = Visions, Rochers et décompte final
lesson-blurb = Les derniers tours d’une partie serrée : ce qui ne compte qu’à la fin, et comment on trouve qui gagne.

welcome = Une autre forêt, au dernier été de ses { $years } années. Votre plateau est plein de Cristaux, de Rochers et de jetons. Nous jouons ensemble les derniers tours, puis nous verrons, ligne par ligne, comment se compte une partie.
standing = Vous avez gagné { $earned } points de vertu. Si la partie finissait maintenant, vous en auriez { $total }, et Kiku { $kiku } : entre les uns et les autres, il y a tout ce qui ne se compte qu’à la fin. C’est là que cette partie se gagnera.
visions = Voici vos { $visions } Visions. Les points sous les images disent ce que vous avez, et tous sont remplis : ensemble, elles rapportent { $points } points de vertu. Une Vision inaccomplie à la fin coûte au contraire son petit nombre rouge.
once = Mais rien ne peut servir à { "deux" } Visions. Celle-ci veut { $souls } âmes et { $goods } ressources. Vous avez { $all } âmes : { $rest } sont libres pour une autre Vision. De vos { $have } ressources, l’une appartient déjà à une autre.
rocks = Et voici vos Rochers, avec un loup et un renard. À la fin, chaque Pèlerin assis près d’un Rocher rapporte un point de vertu par Yōkai de cette sorte que vous avez, même parti. Vous avez { $wolves } loups et { $foxes } renards.
seat = Un Pèlerin est assis près du loup et rapporte { $points }. Entre les Rochers, un Pèlerin compte pour l’un et l’autre, { $both } en tout, mais cette place coûte { $seat-price ->
    [one] une ressource
   *[other] { $seat-price } ressources
}. Un autre Pèlerin est réveillé : il suffit de l’y conduire.
guide = Cette Libellule le ferait : unie à une âme, elle rapporte { $points } points de vertu et mène un Pèlerin près d’un Rocher. Des âmes attendent sur votre plateau. Mais elle coûte un saké, et vous n’en avez pas. Il nous faut donc une ligne avec une remise.
six = La quatrième ligne des Yomis en a une, pour un { $needs }. Mais le { $theirs } de Kiku est là, et aucun dé plus bas n’y reçoit de cadeau. Prenez votre { $mine }, ajoutez une Amulette +{ $amulet-small } et une +{ $amulet-middle }, et envoyez-le là : l’égalité suffit.
buy = Choisissez la quatrième ligne et la Libellule, qui ne coûte plus rien. Puis donnez-lui l’une des âmes qui attendent, celle que vous voulez : unie ou non, chacune compte pour vos Visions.
between = Maintenant, le Pèlerin. Au bord, près du renard, il rapporterait { $single } ; entre les Rochers, il rapporte { $both }. Cela vaut bien une ressource. Prenez la place du milieu et payez avec du bois ; la pierre servira encore.
bath = Le même dé peut utiliser un Bâtiment. Cet onsen est à vous : { $points ->
    [one] un point
   *[other] { $points } points
} de vertu et une Amulette, et votre écu, un Cristal mémoriel, en ajoute { $more } chaque fois que vous utilisez un Bâtiment. Touchez l’onsen et terminez votre tour.
forge = Vos Rochers rapportent { $rocks } : avec { $total }, vous devancez de peu les { $kiku } de Kiku. Votre dernier dé, le { $mine }, est déjà en main. Le { $theirs } de Ren est aux Forges : ajoutez de petites Amulettes jusqu’à ce que le vôtre soit un { $theirs } aussi, et envoyez-le là.
crystal = La dernière ligne donne un Cristal et un Bâtiment. Prenez le Cristal avec la remise, celui qui est arrondi, et posez-le sur la place qui vaut { $points }. Payez avec du bois. Dessous, un Pèlerin se réveille, juste à temps.
glade = Puis le Bâtiment : ce ryokan coûte votre pierre et fait avancer un Kodama de { $steps }. Dans la Clairière, le vôtre dépasse les autres, et qui est seul en tête reçoit le Trésor entier, { $treasure } points de vertu. Construisez-le là et terminez votre tour.
price = Tout a son prix : cette Vision voulait { $goods } ressources, et vous les avez dépensées ; elle coûte maintenant { $penalty }. Le reste a rapporté davantage : vous auriez { $total }, Kiku { $kiku }. Et les âmes de cette Vision sont libres à nouveau.
cross = Il reste une traversée. Un { $six } perd { $loss } dans la Rivière, mais cela n’importe plus guère. La troisième faveur est faite d’images : { $favour-picks } différentes parmi Vision, Rocher, Pèlerin et Kodama. Faites traverser le dé et prenez celle-là.
pilgrim = D’abord le Pèlerin, celui qui vient de se réveiller. Près du renard, il y a une place qui ne coûte rien, et elle rapporte { $foxes } points de vertu de plus. Choisissez le Pèlerin et asseyez-le là.
eye = Maintenant, l’œil. Vous regardez { $cards-seen } Visions et vous en gardez une, ou bien vous les refusez et prenez une ressource. Si tard, seule une Vision accomplie aussitôt est utile. Voyons ce qu’il y a.
keep = Quelle chance : l’une et l’autre seraient accomplies tout de suite. Celle-ci veut un Bâtiment, des Cristaux et des âmes, et les âmes viennent de se libérer. Elle rapporte { $points }, l’autre { $other }. Gardez-la et terminez votre tour.
autumn = Tous ont passé. Seul Ren a un dé dans la Demeure : il est maintenant premier dans l’ordre, et vous venez en dernier. Les gardiens rentrent une fois encore ; seuls leurs points compteront. Remettez-les en place.
alone = Ren et Kiku ont laissé partir un Yōkai : Kiku aurait maintenant { $kiku }, vous { $total }. Le dernier mot est à vous. Laissez partir l’un des Yōkais que vous avez joués, et finissez devant Kiku. À son pied, il y a un nombre, ou une image que l’on compte.
alone-goal = Laissez partir un Yōkai, et finissez devant Kiku.
alone-missed = C’est { $total } à { $kiku } : vous n’êtes pas devant Kiku. À égalité, les Visions accomplies décident, mais une victoire nette est possible. Regardez le renard : chaque lanterne de pierre que vos Pèlerins ont atteinte vaut quelque chose à son pied. Réessayez.
won = { $total } à { $kiku } : le nouveau grand esprit, c’est vous ! Pour vos { $lanterns } Pèlerins aux lanternes de pierre, le renard a rapporté { $points } points de vertu, et cela a décidé. Lisons maintenant le décompte.
earned = Toutes ces lignes, vous les aviez avant la fin : âmes, Bitoku, chemins, Cristaux, cartes, { $earned } ensemble, plus de la moitié. Ce qui suit ne se compte qu’à la fin.
order = Ren est premier dans l’ordre et en reçoit { $first }. Puis le Chemin de Bitoku : ce qui compte, c’est combien de sortes s’y trouvent, atteintes ou non. Vous en avez { $kinds }, soit { $points } ; une de plus aurait fait { $more }.
treasures = Les Trésors du lac. Dans la Clairière, personne ne vous égale : { $glade }. Aux Forges, tous sont à égalité : on additionne les récompenses, { $all }, et on les partage, { $share } chacun. Avec les autres pistes, cela fait { $points }.
stones = Les Rochers : { $wolf } du loup et { $fox } du renard, { $points } en tout, car le Pèlerin du milieu a compté pour l’un et pour l’autre. Prenez des Rochers de bonne heure, et réunissez ce qu’ils montrent.
homage = Vos gardiens s’inclinent : { $pips } points de dés, et { $goods } ressources avec eux. Tous les { $homage-divisor }, c’est un point de vertu, { $points } en tout, et le reste est perdu. Dépensez donc vos ressources : ce qu’elles achètent vaut presque toujours plus.
fulfilled = Les Visions : { $done } accomplies, une manquée, { $points } en tout. La dernière a compensé celle que vous aviez abandonnée. Et à égalité avec Kiku, qui en a accompli { $kiku }, le nombre de Visions aurait décidé.
fate = Et enfin votre propre plateau : sous chaque Cristal et chaque jeton de Bâtiment se cachait un nombre, { $points } ensemble. Un Cristal travaille donc pendant la partie, et compte à la fin.
free = { $total } points de vertu, et la forêt s’incline devant vous. Pensez à la fin dès le premier printemps : un Rocher et ce qu’il montre, des Visions qui ne se disputent rien, une chaîne pour chaque été. Jouez maintenant votre partie, avec « Guidez-moi pendant la partie ».
