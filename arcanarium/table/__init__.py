"""A game being played: people and bots in its seats, saved after every decision, resumed, undone while fair.

    >>> from arcanarium import games
    >>> from arcanarium.table import Table, bot, person
    >>> table = Table.open(games()[0], [person("Ann"), bot("greedy")], seed=7)
    >>> table.play(0, table.game.legal(0)[0])

A client asks `waiting()` for the people who owe a decision, shows each of them `seen(seat)` and calls `play`. Bots move
when `bots_move` is called, one decision at a time, so that the client can show each of them.
"""
from arcanarium.table.played import PlayedGame, Player, bot, person
from arcanarium.table.saves import SUFFIX, acts, data_home, fresh_path, unfinished, walk_record
from arcanarium.table.table import Table

__all__ = [
    "SUFFIX",
    "PlayedGame",
    "Player",
    "Table",
    "acts",
    "bot",
    "data_home",
    "fresh_path",
    "person",
    "unfinished",
    "walk_record",
]
