### The analysis board: what the server and the terminal say.

board-seat = Spieler { $seat }
board-refused-unknown = Unter dieser Adresse gibt es kein Brett, oder es ist neueren gewichen.
board-refused-bots = Von einem Brett aus spielt man allein gegen Bots weiter.
