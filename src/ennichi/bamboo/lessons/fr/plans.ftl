lesson-title = { "Deux" } plans
lesson-blurb = Un petit souhait et un grand, des esprits qui aident, de quoi manger l’hiver : penser une année à l’avance.

again = Le deuxième été, dans la demeure que vous connaissez. Ses ailes sont égales, { $left } contre { $right }, et il vous reste { $sticks } bâtons cette année. Jusqu’ici nous suivions un seul souhait. Regardons plus loin, et faisons des plans qui s’aident l’un l’autre.
quick = Voici un petit souhait : des Décorations dans l’aile droite, avec au moins { $wanted } de confort ensemble. Votre vase s’y trouve déjà, avec { $vase }. Une seule Décoration de plus suffirait, et cela vaut { $points } points de bonheur.
great = Et en voici un grand, qui en vaut { $points } : dans l’aile gauche une Décoration, un Jardin et le Quotidien, l’un sous l’autre. Le Jardin est en place, mais il manque ce qui va au-dessus et au-dessous. Aucun tour n’y suffit seul : il faut un plan.
both = Lequel est le meilleur ? L’un et l’autre, dans le bon ordre. Chacun demande une Décoration, et voici les moins chères. Le confort ajouté à une seule aile coûte à la fin { $penalty } de bonheur par point ; avec un achat dans chaque aile, la demeure reste égale.
call = Pensons d’abord à l’hiver : { $homes } tuiles auront faim et la cuisine est vide. { $spirit } peut aider, à tout moment de votre tour entre les actions, et sans rien coûter. Il n’y a pas de râmen : qu’il apporte d’abord de la nourriture nouvelle, puis servez-vous.
meal = De nouveaux jetons sont là, et parmi eux du râmen, qui nourrit { $ramen } tuiles. Prenez-le. { $spirit } s’endort alors ; en hiver on peut le réveiller contre des pièces, et endormi ou non, il compte à la fin.
blue = Ces plans demandent des pièces, et les souhaits eux-mêmes, avant qu’un autre ne les prenne. Le stock bleu a justement cela : des pièces et des pierres, une Rémunération et un Équilibre dans le même tour. Choisissez le bleu.
ahead = { $spirit } attend ici, et Ren a posé { $theirs ->
    [one] un seul bâton
   *[other] { $theirs } bâtons
}. Avec vos { $yours } vous le dépassez, sans rien payer, car c’est le temple de votre stock. Un tour peut servir la demeure et les temples à la fois. Posez-les ici.
green = Plantez en pensant aux tours qui viennent. Au sommet de cette pousse il y a une Rémunération verte, et votre stock vert est vide : elle y attendra l’année prochaine. Prenez d’abord les pièces et plantez-les sous cette pousse.
pot = Les pierres vont sous la dernière pousse, parce qu’une marmite blanche est à son sommet. Avec la maison de votre stock blanc, cela fait un tour qui achète et qui cuisine. Ce sera notre prochain.
reserve = Faites agir les pièces : il y en a { $income-coins }. Puis les pierres, qui ont { $balance-halves } moitiés : cette fois, prenez l’un et l’autre souhait. Ce qui pend à côté de votre demeure, nul ne peut le prendre ; chaque zone a { $places } places pour cela.
end = Aucun de ces souhaits n’est encore exaucé, et ce n’est pas grave : une tuile qui attend ne coûte rien. Désormais ces plans sont les vôtres, et les autres le savent. Terminez votre tour.
white = Kiku et Ren ont joué. Il vous reste { $sticks } bâtons, juste assez pour le blanc, avec sa maison et sa marmite : une Décoration pour le petit souhait, et de quoi manger l’hiver. Choisissez le blanc.
behind = Ren a { $theirs } bâtons ici, plus que vous ne pouvez en poser. Tant pis : un bâton est d’abord une action, et ici il ne coûte rien ; ailleurs il prendrait { $stick-price ->
    [one] une pièce
   *[other] { $stick-price } pièces
} dont la demeure a besoin. Posez-les tous ici.
stones = Plantez la maison sous cette pousse et la marmite sous la dernière. Chacune a des pierres à son sommet, vertes ici et bleues là-bas. Avec elles vous pourrez décompter des souhaits l’année prochaine, quelle que soit la couleur libre.
vase = Faites agir la maison et achetez la Décoration pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Posez-la dans l’aile droite, où vous voulez : son confort de { $comfort } et celui du vase font ce que demande le petit souhait.
rice = Le petit souhait est exaucé. Maintenant la marmite : vous avez du râmen pour { $ramen } tuiles, le riz en nourrit { $rice } de plus, juste assez pour { $homes }. Prenez-le et terminez votre tour ; l’automne et l’hiver suivent.
winter = En automne, { $won } est venu chez vous du temple bleu. L’hiver demande si l’on réveille { $spirit } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Vous en avez { $coins }, et au printemps la demeure aura besoin de toutes. Laissez-le dormir et continuez.
feed = La famille mange, et vous décidez de ce qui vient à table. Avec { $homes } tuiles, il ne restera rien cette fois : peu importe par quoi vous commencez. Prenez le riz ; le reste suit tout seul.
gift = Personne n’a eu faim. C’est le printemps, et le marché est de nouveau parmi les cadeaux. Vos ailes sont à { $left } et { $right }, car le petit souhait est à droite. Le prochain achat ira donc à gauche : vous avez { $coins } pièces. Prenez la maison.
level = Le premier morceau du grand souhait : cette Décoration coûte { $price } et rapporte { $gain } de bonheur. Sa place est juste au-dessus du Jardin, dans l’aile gauche, et ses { $comfort } de confort rendent les ailes égales. Les plans vont bien ensemble.
half = C’est l’été, et la demeure est égale. Regardez le petit souhait : il est exaucé, mais pas décompté. À la fin de la partie, une telle tuile ne compte que pour moitié, { $leftover } au lieu de { $points }. Décomptez-la donc tant que vous pouvez.
turn = Le stock vert a ce que vous aviez prévu : des pièces et des pierres. Jouez-le comme vous savez : tous les bâtons au temple vert, les pièces sous la troisième pousse à partir de la gauche et les pierres sous la dernière.
count = Faites agir les pièces, qui en rapportent { $income-coins }, et décomptez le petit souhait avec les pierres. Vous avez { $before } de bonheur. Il n’y a rien à prendre avec l’autre moitié de l’action : arrêtez-vous là et terminez votre tour.
alone = Maintenant le grand souhait, qui vaut { $points }, et vous jouez seul : gagnez { $goal } de bonheur pendant ce tour. Vous avez { $coins } pièces. Cherchez ce qui manque sous le Jardin, quel stock peut acheter et décompter, et ce qui rapporterait encore.
alone-goal = Gagnez { $goal } de bonheur ce tour-ci : { $gained } jusqu’ici.
alone-missed = Le tour est fini, avec { $gained } de bonheur sur les { $goal } demandés. Ce n’est pas facile. Un stock peut acheter et décompter dans le même tour : le Quotidien va sous le Jardin, et il faut encore décompter le souhait. Réessayez.
free = Cela fait { $gained } de bonheur en un seul tour. Votre total a monté de { $total } : les ailes sont maintenant à { $left } et { $right }, et voilà le prochain plan. Pensez ainsi chaque année : un souhait, de quoi manger, une demeure égale. La table est à vous.
