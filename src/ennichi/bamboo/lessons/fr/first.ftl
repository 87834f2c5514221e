lesson-title = La première année
lesson-blurb = Une demeure, un souhait, la bambouseraie et les temples : une année de la famille, geste après geste.

welcome = Bienvenue dans la forêt de bambous. Pendant { $years } années, vous aidez une famille à y vivre bien. Jouons ensemble la première. Vous pouvez partir à tout moment.
goal = Voici ce pour quoi vous jouez : le bonheur. Chaque famille commence avec { $start-happiness }, et qui en a le plus après { $years } années l’emporte.
house = Votre demeure vue d’en haut : une aile de tatamis à gauche, une à droite, et entre elles une salle de bois. Ce que vous achetez se pose sur l’une de ces { $cells } places et y reste.
wish = L’endroit compte donc. Cette tuile Équilibre est un souhait : le Quotidien (la bouilloire) juste à gauche d’un Jardin (le pin), dans l’aile gauche. Exaucée, elle vaut { $points } points de bonheur.
gift = Le printemps ouvre l’année avec un cadeau pour chacun, parmi { $gifts } : le marché des demeures, des pièces ou un repas. Vous choisissez en premier. Touchez la maison : elle mène au marché.
buy = Plus l’étagère est basse, moins elle est chère. Ce Jardin coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} sur vos { $coins } et rapporte aussitôt { $gain } de bonheur. Le nombre dans son coin est son confort. Achetez-le.
lay = La bouilloire ira à gauche du Jardin, et l’aile est juste assez large pour cette paire. Posez donc le Jardin ici, dans la colonne de droite.
paid = Vous avez { $happiness } de bonheur, mais si la partie finissait aujourd’hui, il vous en resterait { $total } : du confort d’un seul côté en coûte. Nous y remédierons.
summer = Voici l’été : on agit. Ces { $sections } sections de bambou sont à vous, rangées en stocks par couleur, et chaque image est une action. Un tour utilise un stock entier.
stock = Le stock vert a une maison, qui achète une tuile Demeure, et des pierres, pour les tuiles Équilibre : juste ce que veut notre souhait. Choisissez le vert.
incense = On salue d’abord un temple avec { $sections } bâtons d’encens, un par section, et chacun permet une action. Ici, au temple de la couleur du stock, ils sont gratuits, ailleurs chacun coûte { $stick-price ->
    [one] une pièce
   *[other] { $stick-price } pièces
} : posez-les.
plant = En automne, { $spirit }, l’esprit de ce temple, suit qui a le plus de bâtons ici. Vous en avez posé { $sticks }. Maintenant le bambou retourne dans la bambouseraie. Commencez par la maison.
shoot = On plante par le bas, et la section du sommet devient la vôtre. Ici, c’est un joker vert, qui vaut n’importe quelle action. Plantez sous cette pousse.
swap = Les pierres vont sous la pousse voisine, dont le sommet est une section Équilibre bleue. Vous recevez autant que vous donnez : toute l’année, vous avez { $own-sections } sections.
kettle = Vos sections agissent maintenant, dans n’importe quel ordre. D’abord la maison. Les étagères ont glissé : la bouilloire ne coûte plus que { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, pour { $gain } de bonheur. Achetez-la et posez-la à gauche du Jardin.
take = Exaucé ! Mais un souhait ne compte qu’une fois décompté. Les pierres ont { $balance-halves } moitiés, et chacune prend une tuile ou en décompte une. Prenez notre souhait, puis touchez-le encore pour le décompter.
done = Voilà { $points } points de bonheur : vous en avez { $happiness }, bravo ! Jardin et bouilloire restent et pourront servir d’autres souhaits. C’était un tour entier : stock, encens, plantation, actions. Terminez-le.
second = Il vous reste { $sticks } bâtons cette année. Le pion est sur le vert : jamais { "deux" } fois de suite le même stock. Le blanc a une marmite et des pièces, et l’hiver voudra manger. Choisissez le blanc.
lead = Kiku a posé { $theirs ->
    [one] { $theirs } bâton
   *[other] { $theirs } bâtons
} devant { $spirit }. Avec vos { $yours }, vous êtes devant, et en automne une petite avance suffit. Posez-les ici.
twice = Touchez la marmite, puis cette pousse, et encore une fois pour les pièces. La pousse grandit chaque fois : vous recevez sa maison, puis les pierres qui étaient dessous.
cook = Faites agir la marmite et prenez le riz. Le thé nourrit { $tea } tuile Demeure, le riz { $rice }, le râmen { $ramen } ; en hiver, chacune de vos { $homes } tuiles mange une fois. Prenez ensuite { $income-coins } pièces et terminez votre tour. Suivent l’automne, l’hiver et le printemps.
autumn = En automne, { $mine } est rentré avec vous : vous aviez là plus de bâtons que Kiku. Au temple vert, vous étiez à égalité avec Ren ; alors le dernier bâton posé décide, et { $lost } a suivi Ren.
winter = En hiver, vos { $homes } tuiles ont mangé le riz ; un repas manquant coûte { $hunger } de bonheur. { $spirit } aide quand on l’appelle, puis dort jusqu’à ce qu’on le réveille. À la fin, chaque esprit différent vaut { $points-per-spirit } points.
harmony = Le printemps, et cette année Kiku commence : cela passe au suivant chaque hiver. L’aile gauche a { $left } de confort, la droite rien. Chaque point d’écart coûte { $penalty } de bonheur à la fin, { $lost } en tout. Ce vase a { $comfort } de confort, pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Achetez-le.
right = Posez-le dans l’aile droite, sur l’une de ces places : le confort compte partout. Ce sera { $left } contre { $comfort }, puis les autres commencent leur été.
alone = Un tour rien qu’à vous. Le confort est de { $left } à gauche et de { $right } à droite : achetez une tuile Demeure qui rende les ailes égales. Un joker vaut n’importe quelle action, et vos stocks en ont un.
alone-goal = Rendez les ailes égales : { $left } à gauche, { $right } à droite.
alone-missed = Le tour est fini et les ailes ne sont pas égales : { $left } à gauche, { $right } à droite. Cela arrive à toutes les familles. Quel stock permet d’acheter une tuile, et combien de confort manque-t-il ? Réessayez.
free = La demeure est en équilibre : votre total a monté de { $gain }, à { $total }. Vous connaissez une année ; une partie en a { $years }. La leçon suivante fait ici des plans, ou jouez une première partie avec « Guidez-moi pendant la partie ».
