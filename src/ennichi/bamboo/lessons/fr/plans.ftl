lesson-title = { "Deux" } plans
lesson-blurb = Un petit souhait et un grand, des esprits qui aident, de quoi manger l’hiver : penser une année à l’avance.

again = Le deuxième été dans votre demeure. Ses ailes sont égales, { $left } contre { $right }, et il reste { $sticks } bâtons cette année. Faisons des plans.
quick = Voici un petit souhait : des Décorations dans l’aile droite, avec au moins { $wanted } de confort ensemble. Votre vase y a { $vase } : une Décoration de plus suffit, pour { $points } points de bonheur.
great = Et un grand, qui en vaut { $points } : dans l’aile gauche Décoration, Jardin et Quotidien, l’un sous l’autre. Seul le Jardin y est.
both = Nous voulons l’un et l’autre. Chacun demande une Décoration, et voici les moins chères. Des ailes inégales coûtent à la fin { $penalty } de bonheur par point : achetons-en une pour chaque aile.
call = L’hiver trouvera { $homes } tuiles affamées, et vous n’avez rien. { $spirit } aide gratuitement, à tout moment entre les actions. Il n’y a pas de râmen : touchez { $spirit }, et qu’il apporte d’abord de la nourriture nouvelle.
meal = Voilà du râmen, qui nourrit { $ramen } tuiles. Prenez-le. { $spirit } s’endort alors ; en hiver on peut le réveiller contre des pièces. Endormi ou non, il compte à la fin.
blue = Nos plans demandent des pièces, et les souhaits avant qu’un autre ne les prenne. Le bleu a des pièces et des pierres : tout en un tour. Choisissez-le.
ahead = { $spirit } attend ici, et Ren a posé { $theirs ->
    [one] un seul bâton
   *[other] { $theirs } bâtons
}. Avec vos { $yours } vous le dépassez, sans rien payer : c’est le temple de votre stock. Posez-les ici.
green = Plantez en pensant à la suite. Au sommet de cette pousse, une Rémunération verte ; votre stock vert est vide, elle y attendra. Touchez les pièces, puis cette pousse.
pot = Les pierres vont sous la dernière pousse, au sommet de laquelle est une marmite blanche. Le blanc a déjà une maison : ensemble, un tour qui achète et cuisine.
reserve = Faites agir les pièces : { $income-coins } de plus. Puis prenez un souhait avec chacune des { $balance-halves } moitiés des pierres : ils sont à vous, et attendre ne coûte rien. Une zone a place pour { $places } tuiles. Terminez votre tour.
white = Il vous reste { $sticks } bâtons, juste assez pour le blanc, avec sa maison et sa marmite : une Décoration pour le petit souhait, et de quoi manger. Choisissez le blanc.
behind = Ren a { $theirs } bâtons ici, plus que vous ne pouvez en poser. Tant pis : un bâton est d’abord une action, gratuite ici, pour { $stick-price ->
    [one] une pièce
   *[other] { $stick-price } pièces
} ailleurs. Posez-les ici.
stones = Touchez la maison, puis cette pousse ; la marmite va sous la dernière. Chacune a des pierres au sommet, vertes et bleues : l’an prochain, l’une ou l’autre couleur pourra décompter.
vase = Faites agir la maison et achetez cette Décoration pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Posez-la dans l’aile droite, où vous voulez : avec ses { $comfort } de confort, le petit souhait est exaucé.
rice = Maintenant la marmite. Le riz nourrit { $rice } tuiles ; avec le râmen pour { $ramen }, c’est juste assez pour { $homes }. Prenez-le et terminez votre tour.
winter = En automne, { $won } est venu chez vous du temple bleu. Voici l’hiver : on peut réveiller { $spirit } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Vous en avez { $coins }, et le printemps les voudra toutes. Laissez-le dormir et continuez.
feed = La famille mange, et vous décidez de ce qui vient à table. Touchez le riz ; le reste suit.
gift = Personne n’a eu faim. C’est le printemps : encore le marché. Vos ailes sont à { $left } et { $right } : achetons pour la gauche. Touchez la maison.
level = Le premier morceau du grand souhait : cette Décoration coûte { $price } et rapporte { $gain } de bonheur. Posez-la juste au-dessus du Jardin. Ses { $comfort } de confort rendent les ailes égales.
half = Le petit souhait est exaucé, mais pas décompté. À la fin de la partie, il ne compte que pour moitié, { $leftover } au lieu de { $points }. Décomptez-le donc tant que vous pouvez.
turn = Le vert a des pièces et des pierres. Jouez-le comme vous savez, en suivant la lumière. Décomptez le petit souhait ; il n’y a rien d’autre à prendre : terminez votre tour.
red = Maintenant le grand souhait, qui vaut { $points }. Le rouge a une maison et des pierres : il achète et décompte dans le même tour. Choisissez-le, posez ses bâtons au temple rouge, et plantez où est la lumière.
alone = La suite de ce tour est à vous : gagnez { $goal } de bonheur. Vous avez { $coins } pièces. Que faut-il sous le Jardin, et que faire ensuite du souhait ?
alone-goal = Gagnez { $goal } de bonheur ce tour-ci : { $gained } jusqu’ici.
alone-missed = Le tour est fini, avec { $gained } de bonheur sur { $goal }. Faites d’abord agir la maison : le Quotidien va juste sous le Jardin. Puis décomptez le grand souhait avec les pierres. Réessayez.
free = { $gained } de bonheur en un tour, { $total } de plus au total, et des ailes à { $left } et { $right } : le prochain plan. Un souhait, à manger, une demeure égale : pensez ainsi chaque année. Jouez maintenant une première partie, avec « Guidez-moi pendant la partie ».
