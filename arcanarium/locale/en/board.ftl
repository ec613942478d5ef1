### The analysis board: what the server and the terminal say.

board-seat = Player { $seat }
board-refused-unknown = There is no board at this address, or it has made room for newer ones.
board-refused-bots = From a board one plays on alone against bots.
