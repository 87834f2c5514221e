lesson-title = La première année
lesson-blurb = Une demeure, un souhait, la bambouseraie et les temples : une année de la famille, geste après geste.

welcome = Bienvenue dans la forêt de bambous. Une famille s’installe, et pendant { $years } années vous l’aidez à bien vivre : vous soignez la bambouseraie, saluez les temples et aménagez cette demeure. Jouons ensemble la première année. Vous pouvez partir à tout moment et simplement jouer.
goal = Voici ce pour quoi vous jouez : le bonheur. Chaque famille commence avec { $start-happiness }, et qui en a le plus après { $years } années l’emporte. Pièces, nourriture et bambou ne sont que des moyens d’y parvenir.
house = Votre demeure vue d’en haut : une aile gauche et une aile droite de tatamis, et entre elles une salle de bois. Tout ce que vous achetez se pose sur l’une de ces { $cells } places et n’en bouge plus. L’endroit compte donc autant que la chose.
wish = Voici pourquoi. Une tuile Équilibre est un souhait ; celle-ci demande le Quotidien (la bouilloire) juste à gauche d’un Jardin (le pin), quelque part dans l’aile gauche. Exaucée, elle vaut { $points } points de bonheur. Exauçons-la.
gift = L’année commence au printemps, quand la forêt offre à chacun un cadeau. Il y en a { $gifts } : une visite au marché des demeures, des pièces, ou de quoi manger. Cette année vous êtes le premier à choisir. Prenez la maison.
buy = Plus l’étagère est basse, moins elle est chère : les prix pendent à côté. Ce Jardin coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} sur vos { $coins } et rapporte aussitôt { $gain } de bonheur. Le nombre dans son coin est son confort : { $comfort }. Achetez-le.
lay = Le souhait veut la bouilloire à gauche et le Jardin à sa droite, l’un et l’autre dans l’aile gauche. Cette aile n’est pas plus large qu’une telle paire : le Jardin va donc dans sa colonne de droite. Posez-le ici, sur la ligne du milieu.
paid = Votre bonheur est monté à { $happiness }, et pourtant le total près de votre nom indique { $total }. La table compte comme si la partie finissait aujourd’hui, et une demeure dont tout le confort est d’un seul côté perd du bonheur. Nous y remédierons.
summer = Kiku a pris des pièces et Ren un bol de râmen. Voici l’été, et c’est en été que l’on agit. Ces { $sections } sections de bambou sont à vous, et l’image de chacune est une action. À votre tour, vous utilisez un stock, en entier.
stock = Le stock vert contient une maison et un tas de pierres : vous pourrez acheter une tuile Demeure, puis vous occuper des tuiles Équilibre. C’est exactement ce que notre souhait demande, et dans le même tour. Choisissez le vert.
incense = On salue d’abord un temple : un bâton d’encens pour chaque section du stock, { $sections } cette fois, et chaque bâton permet une action. Dans le temple de la couleur du stock ils sont gratuits, ailleurs chacun coûte { $stick-price ->
    [one] une pièce
   *[other] { $stick-price } pièces
}. Posez-les ici.
plant = Vos { $sticks } bâtons brûlent devant { $spirit }. En automne, qui a le plus de bâtons devant un temple emporte son esprit. Maintenant le bambou retourne dans la bambouseraie, section après section. Commencez par la maison.
shoot = On plante par le bas, et la pousse grandit : elle fait sortir la section de son sommet, qui devient la vôtre. Regardez donc le sommet avant de planter. Ici attend un joker vert, qui vaut n’importe quelle action. Plantez sous cette pousse.
swap = Les pierres vont sous la pousse voisine, parce que son sommet est une section Équilibre bleue. Vous recevez toujours autant que vous donnez : toute l’année vous possédez { $own-sections } sections, mais elles deviennent meilleures.
kettle = Elles agissent maintenant, dans l’ordre qui vous plaît. D’abord la maison : quand vous avez acheté le Jardin, les étagères ont glissé, et la bouilloire ne coûte plus que { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, pour { $gain } de bonheur. Achetez-la et posez-la à gauche du Jardin.
take = Le souhait est exaucé ; reste à le montrer. Les pierres agissent : une action Équilibre a { $balance-halves } moitiés, et chacune prend une tuile ou en décompte une. Avec la première, prenez notre souhait.
score = Il pend à côté de votre aile gauche, et la coche dit qu’il est exaucé : la bouilloire se trouve juste à gauche du Jardin. Avec l’autre moitié de l’action, décomptez-le maintenant.
done = Voilà { $points } points de bonheur d’un coup : vous en avez { $happiness }, bravo. Jardin et bouilloire restent en place et pourront servir d’autres souhaits. C’était un tour entier : stock, encens, plantation, actions. Terminez-le.
second = Kiku et Ren ont joué leur tour de la même façon. Il vous reste { $sticks } bâtons cette année. Le pion est sur le vert : un stock ne sert jamais { "deux" } fois de suite. Le blanc a une marmite et des pièces, et l’hiver réclamera à manger. Choisissez le blanc.
lead = Kiku a posé { $theirs ->
    [one] { $theirs } bâton
   *[other] { $theirs } bâtons
} devant { $spirit }. Posez vos { $yours } ici et vous êtes devant : en automne seul le nombre compte, et une petite avance suffit. Chaque bâton est aussi une action : vous n’y perdez rien.
twice = Qui plante encore sous la même pousse la fait grandir encore. Choisissez la marmite, plantez-la sous cette pousse, puis les pièces sous la même : vous recevez sa maison, et ensuite les pierres qui étaient dessous.
cook = Faites agir la marmite et prenez le riz. Le thé nourrit { $tea } bouche, le riz { $rice }, le râmen { $ramen }. En hiver chaque tuile Demeure mange une fois, et vous en avez { $homes } : le riz tombe juste, rien ne se perd.
coins = Restent les pièces : elles agissent en dernier et en rapportent { $income-coins }. Prenez-les et terminez votre tour. Tous vos bâtons sont posés : vous regardez les autres finir l’été, puis l’automne, l’hiver et le printemps viennent d’eux-mêmes.
autumn = On a compté les temples. { $mine } est rentré avec vous, parce que vous aviez là plus de bâtons que Kiku. Au temple vert, vous étiez à égalité avec Ren : alors le dernier bâton posé décide, et { $lost } a suivi Ren.
winter = En hiver, vos { $homes } tuiles ont mangé le riz, et personne n’a eu faim ; chaque repas manquant coûte { $hunger } de bonheur. Et voici { $spirit } : il aide quand on l’appelle, dort jusqu’à ce qu’on le réveille, et à la fin chaque esprit différent vaut { $points-per-spirit } points.
harmony = De nouveau le printemps, et votre cadeau est le marché. Vous souvenez-vous du total ? L’aile gauche a { $left } de confort, la droite rien. Chaque point d’écart coûte { $penalty } de bonheur à la fin, { $lost } en tout. Ce vase a { $comfort } de confort pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}. Achetez-le.
right = Posez-le dans l’aile droite, n’importe où dans ces colonnes : le confort compte où qu’il soit. Vous aurez { $left } à gauche contre { $comfort } à droite, puis les autres joueront les premiers tours de leur été.
alone = À vous de jouer seul, le temps d’un tour. Votre demeure a { $left } de confort à gauche et { $right } à droite. Rendez les ailes égales pendant ce tour. Un joker vaut n’importe quelle action, et il y en a un dans vos stocks.
alone-goal = Rendez les ailes égales : { $left } à gauche, { $right } à droite.
alone-missed = Le tour est fini et les ailes ne sont pas encore égales : { $left } à gauche, { $right } à droite. Cela arrive à toutes les familles. Cherchez quel stock permet d’acheter une tuile, et combien de confort il manque ; puis réessayez.
free = La demeure est en équilibre : votre total a monté de { $gain }, à { $total }. Voilà tout le jeu : choisir un stock, poser l’encens, planter, agir, pendant { $years } années. Désormais la table est à vous, et Kiku et Ren pensent par eux-mêmes.
