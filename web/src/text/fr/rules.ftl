# Ce que disent d’elles-mêmes les pages de règles, l’aide de jeu et les règles à côté d’une table, en français.

picture = Image
film-step = Étape { $n } sur { $all }
film-next = Ensuite : { $does }.
legend-title = Ce que veulent dire les icônes
legend-note = Toutes les icônes des plateaux et des cartes de ce jeu.
aid-of = { $game } sur une page
aid-note = Tout ce que l’on cherche en jouant, sur une feuille, A4 ou Letter.
print = Imprimer
rulings-here = Nos arbitrages sur ce point ({ $count })
search-rules = Chercher dans les règles et arbitrages
rules-found = { $n ->
    [0] Rien trouvé
    [one] { $n } endroit trouvé
   *[other] { $n } endroits trouvés
}
nothing-found = Rien trouvé.
ruling = notre arbitrage
whole-rules = Toutes les règles, dans un nouvel onglet
also-here = Aussi à cette table
