# The few words of the plain board itself, in English; what it shows is named by the game.

choices = Your choices
nothing = Nothing to choose now.
table = On the table
players = Players
over = The game is over
none = none
yes = yes
no = no
