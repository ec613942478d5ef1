"""Search, compiled and the same for all games: greedy, flat and tree. It starts from worlds that a seat can imagine."""
