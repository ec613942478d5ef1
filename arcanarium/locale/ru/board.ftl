### The analysis board: what the server and the terminal say.

board-seat = Игрок { $seat }
board-refused-unknown = По этому адресу нет доски, или она уступила место более новым.
board-refused-bots = С доски играют дальше одному против ботов.
