### The analysis board: what the server and the terminal say.

board-seat = Gracz { $seat }
board-refused-unknown = Pod tym adresem nie ma planszy albo ustąpiła miejsca nowszym.
board-refused-bots = Z planszy gra się dalej samemu przeciwko botom.
