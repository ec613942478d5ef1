"""A game being played: people and bots in its seats, saved after every decision, resumed, taken back while fair.

    >>> from arcanarium.table import Table, bot, person
    >>> table = Table.open("resarcana", [person("Ann"), bot("greedy")], seed=7)
    >>> table.play(0, table.game.legal(0)[0])

A client asks `waiting()` for the people who owe a decision, shows each of them `seen(seat)` and calls `play`. Bots move
when `bots_move` is called, one decision at a time, so that the client can show each of them.
"""
from arcanarium.table.saves import SUFFIX, acts, data_home, fresh_path, unfinished, walk_record
from arcanarium.table.table import Player, Table, bot, person

__all__ = ["SUFFIX", "Player", "Table", "acts", "bot", "data_home", "fresh_path", "person", "unfinished", "walk_record"]
