"""Balance reports: what is counted in games between bots, what follows from it, and the page that shows it.

`ennichi report` is the way in. Only `tally`, which runs beside the games, does without NumPy.
"""
