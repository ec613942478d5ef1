"""The options of commands that play many games: which game, sets, seats, variant and switches, and who plays them."""
from __future__ import annotations

from argparse import ArgumentParser, Namespace
from os import cpu_count
from typing import Any

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ConfigError
from arcanarium.lab.spreading import LOCAL, Hands
from arcanarium.locale.reader import speech


def add_game_options(parser: ArgumentParser) -> None:
    say = speech().say
    parser.add_argument("--sets", default="", help=say("sim-help-sets"))
    parser.add_argument("--seats", type=int, help=say("sim-help-seats"))
    parser.add_argument("--variant", default="", help=say("sim-help-variant"))
    parser.add_argument("--games", type=int, default=100, help=say("sim-help-games"))
    parser.add_argument("--seed", type=int, default=1, help=say("sim-help-seed"))
    add_hands_options(parser)
    parser.add_argument("--cards", metavar="FILE", help=say("play-help-cards"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("sim-help-option"))
    parser.add_argument("--json", action="store_true", help=say("sim-help-json"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))


def add_hands_options(parser: ArgumentParser) -> None:
    """Who works: so many processes, or Ray."""
    say = speech().say
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help=say("sim-help-jobs"))
    parser.add_argument("--ray", nargs="?", const=LOCAL, default="", metavar="ADDRESS", help=say("ray-help"))


def hands_of(args: Namespace) -> Hands:
    """Who works, by these options."""
    if args.jobs < 1:
        raise ConfigError("at least one game and one job")
    return Hands(args.jobs, args.ray)


def configured(args: Namespace, game: str, seats: int) -> Config:
    """The configuration that the options name. ConfigError says what is wrong with it."""
    given = dict(pair.partition("=")[::2] for pair in args.option)
    options: dict[str, Any] = {"seats": seats, **registry.spec(game).about.simulated, **given}
    if args.cards:
        options["cards"] = args.cards
    if args.variant:
        options["variant"] = args.variant
    if args.sets:
        options["sets"] = tuple(args.sets.split(","))
    return registry.rules(game).configure(options)
