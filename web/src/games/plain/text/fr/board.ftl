# The few words of the plain board itself, in French; what it shows is named by the game.

choices = Vos choix
nothing = Rien à choisir pour l’instant.
table = Sur la table
players = Joueurs
over = La partie est terminée
none = rien
yes = oui
no = non
