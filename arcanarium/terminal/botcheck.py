"""`arcana bot NAME`: a test game for a bot, and what is wrong with it if it loses its seat."""
from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from arcanarium import bots, games
from arcanarium.bots.others import is_foreign
from arcanarium.core import registry
from arcanarium.lab.contest import Bout, Contest, play_bout
from arcanarium.locale.reader import speech
from arcanarium.terminal.arena import note_said
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

OPPONENT = "random"


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `bot` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("bot", help=say("botcheck-help"), description=say("botcheck-more"))
    parser.add_argument("name", metavar="BOT", help=say("botcheck-help-bot"))
    parser.add_argument("game", nargs="?", default="", metavar="GAME", help=say("botcheck-help-game"))
    parser.add_argument("--seed", type=int, default=1, help=say("sim-help-seed"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """0 if the bot has played all its games; 1 if it lost its seat in one."""
    look, failed = Look(args.plain), 0
    for game in [args.game] if args.game else able(args.name):
        rules = registry.rules(game)
        contest = Contest(rules.configure(dict(registry.spec(game).about.simulated) | {"seats": 2}),
                          (args.name, OPPONENT), args.seed)
        for seat in range(2):
            fought = play_bout(contest, False, Bout(0, 1, 0, seat))
            facts = {"game": game, "seat": seat + 1, "n": fought.decisions[0],
                     "ms": look.figure(f"{1000 * fought.seconds[0] / max(1, fought.decisions[0]):.1f}"),
                     "slowest": look.figure(f"{1000 * fought.slowest[0]:.0f}")}
            if fought.errors:
                failed = 1
                look.print_message("botcheck-lost", **facts, error="; ".join(map(note_said, fought.errors)))
            else:
                look.print_message("botcheck-good", **facts)
    look.print_message("botcheck-see" if failed else "botcheck-ready", name=args.name)
    return failed


def able(name: str) -> list[str]:
    """The games that a bot may be able to play: for a bot of others, all of them."""
    return [game for game in games() if is_foreign(name) or name in bots.names(game) or ":" in name] or games()[:1]
