# The few words of the plain board itself, in Portuguese; what it shows is named by the game.

choices = As suas escolhas
nothing = Nada a escolher de momento.
table = Na mesa
players = Jogadores
over = O jogo terminou
none = nada
yes = sim
no = não
