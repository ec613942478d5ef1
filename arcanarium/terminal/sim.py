"""`arcana sim`: many games between bots on all cores. The same seed gives the same games whatever the number of jobs.

States are driven directly, without events or texts. Game i has the seed `seed + i`, and the bots move up one seat from
game to game, so that none has the better seats.
"""
from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from arcanarium import bots, games
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ConfigError
from arcanarium.facts.shares import wilson
from arcanarium.lab.matches import play_through
from arcanarium.lab.spreading import Hands, spread
from arcanarium.lab.workers import Died
from arcanarium.locale.reader import speech
from arcanarium.terminal.gameoptions import add_game_options, configured, hands_of
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `sim` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("sim", help=say("sim-help"), description=say("sim-more"))
    parser.add_argument("game", nargs="?", default=games()[0], metavar="GAME", help=say("sim-help-game"))
    parser.add_argument("--bots", help=say("sim-help-bots"))
    parser.add_argument("--records", type=Path, metavar="DIR", help=say("sim-help-records"))
    add_game_options(parser)
    parser.set_defaults(run=run)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a simulation plays: enough for any process to play any of its games."""

    config: Config
    bots: tuple[str, ...]
    seed: int
    records: Path | None = None

    def labels(self) -> list[str]:
        """What the bots are called in results: `greedy`, and `greedy 2` for the second of its kind."""
        seen: Counter[str] = Counter()
        found = []
        for name in self.bots:
            seen[name] += 1
            found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
        return found


@dataclass(slots=True)
class Played:
    """The outcome of one game; lists are by bot, in the order of the plan."""

    seed: int
    actions: int = 0
    rounds: int = 0
    points: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    """1 for the winner; a shared victory is shared out."""
    sides: list[str] = field(default_factory=list)
    """What the bots played for, in a game that has sides: see `About.side`."""
    error: str = ""
    record: str = ""


def run(args: Namespace) -> int:
    look = Look(args.plain)
    plan = planned(args)
    hands = hands_of(args)
    if args.games < 1:
        raise ConfigError("at least one game and one job")
    if plan.records:
        plan.records.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    with closing(simulate(plan, args.games, hands)) as played:
        results = sorted(_progress(look, played, args.games), key=lambda one: one.seed)
    result = summary(plan, results, perf_counter() - began)
    if args.json:
        print(json.dumps(result))
    else:
        print_summary(look, result)
    return 1 if result["errors"] else 0


def planned(args: Namespace) -> Plan:
    known = bots.names(args.game)
    names = tuple(name.strip() for name in args.bots.split(",")) if args.bots else tuple(known[:2])
    if unknown := [name for name in names if name not in known]:
        raise ConfigError(f"there is no bot “{unknown[0]}” for {args.game}; the bots are {', '.join(known)}")
    seats = args.seats or max(2, len(names))
    if len(names) > seats:
        raise ConfigError(f"{len(names)} bots cannot sit in {seats} seats")
    names = tuple(names[i % len(names)] for i in range(seats))
    return Plan(configured(args, args.game, seats), names, args.seed, args.records)


def simulate(plan: Plan, count: int, hands: Hands) -> Generator[Played, None, None]:
    """Play the games of a plan, and yield each when it is finished and its record is written."""
    with closing(spread(partial(play_one, plan), range(count), hands)) as found:
        for index, played in found:
            if isinstance(played, Died):
                played = Played(plan.seed + index, error=str(played))
            if plan.records and played.record:
                path = plan.records / f"{plan.config.game}-{played.seed}.arcana"
                path.write_bytes(played.record.encode())
                played.record = ""
            yield played


def play_one(plan: Plan, index: int) -> Played:
    """Game number `index`. An error in it becomes its result, and the other games go on."""
    played = Played(plan.seed + index)
    seats = plan.config.seats
    at = [(i + index) % seats for i in range(seats)]  # the seat of each bot
    try:
        spec = registry.spec(plan.config.game)
        rules = spec.rules
        players: list[bots.Bot] = [bots.make("random", rules, 0)] * seats
        for i, name in enumerate(plan.bots):
            players[at[i]] = bots.make(name, rules, played.seed * 31 + at[i])
        keep = partial(setattr, played, "record") if plan.records else None
        state, played.actions = play_through(plan.config, played.seed, players, keep, _names(plan, at))
        result = rules.result(state)
        played.rounds = result.rounds
        played.points = [result.points[seat] for seat in at]
        if spec.about.side and spec.face:
            seats_seen = spec.face.view(rules.observe(state, PUBLIC))["seats"]
            played.sides = [seats_seen[seat][spec.about.side] or "" for seat in at]
        played.won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in at]
    except Exception as error:  # a simulation is how such errors are found: they are counted and shown
        played.error = f"{type(error).__name__}: {error}"
    return played


def _names(plan: Plan, at: list[int]) -> list[str]:
    """What the bots are called in a record, by seat."""
    names = [""] * len(at)
    for label, seat in zip(plan.labels(), at, strict=True):
        kind, _, number = label.partition(" ")
        names[seat] = f"{kind} bot {number}".strip()
    return names


def _progress(look: Look, results: Iterator[Played], count: int) -> Iterator[Played]:
    """The same results; a progress bar on the error stream shows how far they are, if it is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return results
    return iter(track(results, look.say("sim-playing"), total=count, console=console, transient=True))


def by_side(good: list[Played], seats: int) -> dict[str, dict[str, Any]]:
    """How often each side was played and won, and how that compares with its fair share, with the interval of 95 %."""
    games = [(side, won) for played in good for side, won in zip(played.sides, played.won, strict=False) if side]
    found = {}
    for name in sorted({side for side, _ in games}):
        wins = [won for side, won in games if side == name]
        found[name] = {
            "games": len(wins), "wins": sum(wins), "of_fair_share": round(sum(wins) * seats / len(wins), 3),
            "interval": [round(share * seats, 3) for share in wilson(sum(wins) / len(wins), len(wins))],
        }
    return found


def summary(plan: Plan, results: list[Played], seconds: float) -> dict[str, Any]:
    """All figures of a simulation, in the form of its JSON output."""
    good = [played for played in results if not played.error]
    bad = [played for played in results if played.error]
    n = len(good)
    labels = plan.labels()
    wins = [sum(played.won[i] for played in good) for i in range(len(labels))]
    config = plan.config
    return {
        "game": config.game, "sets": list(config.sets), "variant": config.variant, "seats": config.seats,
        "bots": labels, "seed": plan.seed,
        "games": len(results),
        "errors": len(bad),
        "first_error": {"seed": bad[0].seed, "error": bad[0].error} if bad else None,
        "wins": dict(zip(labels, wins, strict=True)),
        "intervals": {label: wilson(won / max(1, n), n) for label, won in zip(labels, wins, strict=True)},
        "points": {label: sum(p.points[i] for p in good) / n if n else 0.0 for i, label in enumerate(labels)},
        "rounds": sum(played.rounds for played in good) / n if n else 0.0,
        "rounds_counted": dict(sorted(Counter(played.rounds for played in good).items())),
        **({sides_of(config.game): sides} if (sides := by_side(good, config.seats)) else {}),
        "actions": sum(played.actions for played in results),
        "seconds": round(seconds, 3),
    }


def sides_of(game: str) -> str:
    """Under which key the sides of a game stand in the figures: `guilds`."""
    return f"{registry.spec(game).about.side}s"


def show_sides(look: Look, result: dict[str, Any]) -> None:
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(look.say(f"{result['game']}-side"))
    for head in ("led", "wins", "fair", "interval"):
        table.add_column(look.say(f"sim-{head}"), justify="right")
    for side, found in result[sides_of(result["game"])].items():
        low, high = found["interval"]
        table.add_row(registry.face(result["game"]).card_name(side, look.texts), str(found["games"]),
                      look.figure(f"{found['wins']:g}"), look.figure(f"{found['of_fair_share']:.2f}"),
                      look.figure(f"{low:.2f} {look.sign('–', '-')} {high:.2f}"))
    look.print(table)


def print_summary(look: Look, result: dict[str, Any]) -> None:
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(look.say("sim-bot"))
    for head in ("wins", "share", "interval", "points"):
        table.add_column(look.say(f"sim-{head}"), justify="right")
    good = result["games"] - result["errors"]
    for label in result["bots"]:
        low, high = result["intervals"][label]
        wins = result["wins"][label]
        between = look.figure(f"{low:.1%} {look.sign('–', '-')} {high:.1%}")
        share = look.figure(f"{wins / good:.1%}") if good else ""
        table.add_row(label, look.figure(f"{wins:g}"), share, between, look.figure(f"{result['points'][label]:.1f}"))
    look.print(table)
    if sides_of(result["game"]) in result:
        show_sides(look, result)
    per_game = result["actions"] / result["games"]
    rate = result["games"] / max(result["seconds"], 1e-9)
    look.print_message(
        "sim-summary", games=result["games"], seconds=look.figure(f"{result['seconds']:.1f}"),
        rate=look.figure(f"{rate:.1f}"), rounds=look.figure(f"{result['rounds']:.1f}"),
        actions=look.figure(f"{per_game:.0f}"))
    if result["errors"]:
        first = result["first_error"]
        look.print_message("sim-errors", n=result["errors"], seed=str(first["seed"]), error=first["error"])
        sys.stdout.flush()
