# What rules pages, the player aid and the rules beside a table say themselves, in English.

picture = Picture
film-step = Step { $n } of { $all }
film-next = Next: { $does }.
legend-title = What the icons mean
legend-note = Every icon on the boards and cards of this game.
aid-of = { $game } on one page
aid-note = All that one looks up while playing, on one sheet of paper, A4 or Letter.
print = Print
rulings-here = Our rulings here ({ $count })
search-rules = Search rules and rulings
rules-found = { $n ->
    [0] Nothing found
    [one] { $n } place found
   *[other] { $n } places found
}
nothing-found = Nothing found.
ruling = our ruling
whole-rules = All the rules, in a new tab
also-here = Also at this table
