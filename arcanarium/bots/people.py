"""The bots as people meet them: levels first, each a character with a name, and which one to offer when nobody chose.

The name of a bot is the message `bot-NAME`, its character `bot-NAME-hint`; styles are `style-NAME` in the same way.
What was measured of a level (`rating`), and its `style`, come with the level (bots/levels.py).
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from arcanarium import bots
from arcanarium.core.contract import TextSource

FIRST_OPPONENT, STANDS_IN = "level2", "level4"
"""The level for a first game, and the one that plays on for somebody who is away."""
PLAIN = ("greedy", "random")
"""Bots without a character that people may choose all the same. Others are for programs."""
_LEVEL = re.compile(r"level\d+")
_CALLED = re.compile(r"(\w+) bot(?: (\d+))?")
GUEST, FORMER = "Guest", "A former player"
"""What is written in records for a guest without a name, with a number, and for somebody whose account was deleted."""
_NAMELESS = re.compile(rf"({GUEST}|{FORMER})( \d+|)")


def offered(game: str) -> list[str]:
    """The bots that can play a game as people are shown them: the levels first."""
    known = bots.names(game)
    levels = sorted((name for name in known if _LEVEL.fullmatch(name)), key=lambda name: int(name[5:]))
    return levels + [name for name in known if name in PLAIN]


def first_opponent(game: str) -> str:
    """The bot to play against where nobody chose."""
    return _preferred(game, FIRST_OPPONENT)


def stand_in(game: str) -> str:
    """The bot that plays for a person who is away."""
    return _preferred(game, STANDS_IN)


def _preferred(game: str, name: str) -> str:
    known = offered(game)
    return name if name in known else known[0]


def facts(name: str) -> dict[str, Any]:
    """What is known about a bot besides its words: `rating` and `style`, each None where it is not known."""
    level = bots.LEVELS.get(name)
    return {"rating": level.rating if level else None, "style": level.style or None if level else None}


def opponents(game: str, texts: TextSource) -> list[dict[str, Any]]:
    """The bots of a game with their words, for lists: `bot`, `name`, `character`, `rating`, `style`."""
    return [{"bot": name, "name": name_of(name, texts), "character": character_of(name, texts), **facts(name)}
            for name in offered(game)]


def name_of(bot: str, texts: TextSource) -> str:
    """What people call a kind of bot."""
    return texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def character_of(bot: str, texts: TextSource) -> str:
    """A line about a bot; empty for one without a character."""
    return texts.say(f"bot-{bot}-hint") if texts.has(f"bot-{bot}-hint") else ""


def shown_names(names: Sequence[str], texts: TextSource) -> list[str]:
    """The players of a record as people read them: a bot goes by its name, with its number where there are several;
    whoever has no name is a guest, or a former player. All others are called as in the record."""
    found = []
    for name in names:
        called = _CALLED.fullmatch(name)
        if called and texts.has(f"bot-{called[1]}"):
            name = name_of(called[1], texts)
            if called[2]:
                name = texts.say("numbered", name=name, n=int(called[2]))
        elif nameless := _NAMELESS.fullmatch(name):
            name = texts.say("guest" if nameless[1] == GUEST else "former-player") + nameless[2]
        found.append(name)
    return found
