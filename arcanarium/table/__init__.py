"""One played game: seats with people and bots in them, saved as it goes, resumed as it was, taken back while fair.

    >>> from arcanarium import games
    >>> from arcanarium.table import Table, bot, person
    >>> table = Table.open(games()[0], [person("Ann"), bot("greedy")], seed=7)
    >>> table.play(0, table.game.legal(0)[0])

A person's client asks `waiting()` for the people who owe a decision, shows them `seen(seat)` and calls `play`. The bots
move when `bots_move` is called, one decision at a time, so that a client can show each.
"""
from arcanarium.table.saves import SUFFIX, data_home, fresh_path, steps, unfinished
from arcanarium.table.table import Player, Table, bot, person

__all__ = ["SUFFIX", "Player", "Table", "bot", "data_home", "fresh_path", "person", "steps", "unfinished"]
