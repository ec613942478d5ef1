"""The questions before a game: whatever the options leave open is asked, and Enter takes the default."""
from __future__ import annotations

import contextlib
import getpass
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from arcanarium import bots
from arcanarium.bots.people import character_of, facts, first_opponent, name_of, offered, shown_names
from arcanarium.core import registry
from arcanarium.core.contract import About
from arcanarium.core.errors import ConfigError
from arcanarium.core.record import read_record
from arcanarium.locale.known_errors import explained
from arcanarium.table import Player, Table, bot, fresh_path, person, unfinished
from arcanarium.terminal.board import board_of, drawn_games
from arcanarium.terminal.look import Look, words

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - arrow keys and history, where the platform has them


class Quit(Exception):
    """The player leaves, or the terminal is gone."""


def read_line(look: Look, prompt: str) -> str:
    """A line from the player, without blanks around it. The end of the input means to leave."""
    try:
        return input(prompt).strip()
    except (EOFError, OSError):
        raise Quit from None


def ask(look: Look, question: str, default: str, known: Sequence[str] = ()) -> str:
    """One question with a default. Where nobody can answer, the default is taken."""
    if not sys.stdin.isatty():
        return default
    while True:
        options = f" ({', '.join(known)})" if known else ""
        answer = read_line(look, f"{question}{options} [{default}]: ") or default
        near = [name for name in known if name.startswith(answer.casefold())]
        if not known or len(near) == 1 or answer in known:
            return near[0] if len(near) == 1 else answer
        look.print(words(look.say("setup-choose", known=", ".join(known)), "warn"))


def offer_to_resume(look: Look) -> Path | None:
    """The latest unfinished game, if the player wants to go on with it."""
    saved = unfinished()
    if not saved or not sys.stdin.isatty():
        return None
    record = read_record(saved[0])
    comments = [line.text for line in record.lines if line.who == "#"]
    names = " & ".join(shown_names(record.names, look.texts))
    look.print_message("setup-unfinished", names=names, game=record.config.game,
              where=comments[-1] if comments else look.say("board-setup"))
    yes, no = look.say("setup-yes"), look.say("setup-no")
    return saved[0] if ask(look, look.say("setup-resume"), yes, (yes, no)) == yes else None


def new_table(args: Namespace, look: Look) -> tuple[Path, Table]:
    """A new game, from options and answers, and the file it is saved in. Impossible answers are asked again."""
    while True:
        try:
            table = _opened(args, look)
            break
        except ConfigError as error:
            if named_all(args) or not sys.stdin.isatty():
                raise
            look.print(words(explained(error, look.texts), "warn"))
    path = fresh_path(table.game.config.game, datetime.now())
    table.hints = not args.no_hints
    table.autosave(path)
    return path, table


def _opened(args: Namespace, look: Look) -> Table:
    quiet = named_all(args)
    known = drawn_games()
    game = args.game or (known[0] if quiet or len(known) == 1 else ask(look, look.say("setup-game"), known[0], known))
    spec = registry.spec(game)
    board_of(spec)
    about, variants = spec.about, spec.about.variants
    variant = args.variant or (
        ask(look, look.say("setup-variant"), variants[0], variants) if not quiet and variants[1:] else variants[0])
    sets = args.sets or (",".join(about.sets[:1]) if quiet else _sets(look, about.sets))
    options = dict(pair.partition("=")[::2] for pair in args.option)
    if args.cards:
        options["cards"] = args.cards
    if not quiet:
        options = {**_switches(look, about, options), **options}
    players = (seats(args.players) if args.players is not None else against(look, args.bots, args.seats) if quiet
               else _players(look, game, args.seats or 2))
    if args.seats and len(players) != args.seats:
        raise ConfigError(look.say("setup-seats", players=len(players), seats=args.seats))
    seed = args.seed if quiet or args.seed is not None else _seed(look)
    return Table.open(game, players, seed=seed, variant=variant, sets=tuple(filter(None, sets.split(","))), **options)


def named_all(args: Namespace) -> bool:
    """Whether the command line names the players, so that nothing is asked."""
    return args.players is not None or args.bots is not None


def _sets(look: Look, known: Sequence[str]) -> str:
    return ask(look, look.say("setup-sets", known=", ".join(known)), known[0]) if len(known) > 1 else ",".join(known)


def _switches(look: Look, about: About, given: Mapping[str, str]) -> dict[str, str]:
    """The further options of a game that the command line leaves open."""
    found = {}
    for name, known in about.questions:
        if name not in given:
            free = "" in known  # other answers are possible
            question = look.say(f"{about.name}-setup-{name}")
            found[name] = ask(look, question, known[0], () if free else known)
    return found


def _players(look: Look, game: str, count: int) -> list[Player]:
    """The players of a new game: by default one person against bots."""
    known = offered(game)
    if sys.stdin.isatty():
        for kind in known:
            if character := character_of(kind, look.texts):
                rating = facts(kind)["rating"]
                more = f" ({look.say('opponent-rating', rating=rating)})" if rating is not None else ""
                name = name_of(kind, look.texts)
                look.print_message("setup-opponent", bot=kind, name=name, character=character + more)
        plain = [f"{kind} ({name_of(kind, look.texts)})" for kind in known if not character_of(kind, look.texts)]
        look.print_message("setup-plain-bots", bots=", ".join(plain))
    example = ", ".join([_own_name(look), *[first_opponent(game)] * (count - 1)])
    return seats(ask(look, look.say("setup-players"), example))


def against(look: Look, opponents: str, count: int | None) -> list[Player]:
    """You against the bots of a list. With more seats than it has, the last of them sits there several times.
    ConfigError if one is no bot."""
    kinds = [name.strip().removesuffix(" bot") for name in opponents.split(",")]
    kinds += kinds[-1:] * ((count or 0) - 1 - len(kinds))
    for kind in kinds:
        bot(kind)
    return seats(", ".join([_own_name(look), *kinds]))


def _own_name(look: Look) -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return look.say("setup-you")


def seats(text: str) -> list[Player]:
    """The players of a list of names: `Ann, greedy, greedy`. The name of a bot stands for that bot."""
    found: list[Player] = []
    for name in (name.strip() for name in text.split(",")):
        if name.removesuffix(" bot") in bots.names():
            kind = name.removesuffix(" bot")
            found.append(bot(kind, 1 + sum(player.bot == kind for player in found)))
        else:
            found.append(person(name))
    return found


def _seed(look: Look) -> int | None:
    while True:
        answer = ask(look, look.say("setup-seed"), look.say("setup-random"))
        if answer == look.say("setup-random"):
            return None
        if answer.isdecimal():
            return int(answer)
        look.print_message("setup-seed-how")
