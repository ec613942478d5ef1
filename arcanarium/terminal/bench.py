"""`arcana bench`: how fast the engine is, as plain Python and compiled, in one run.

Each of the two is measured in a process of its own. A game without fast playouts is played move by move.
"""
from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from time import process_time_ns
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table

from arcanarium import compiled
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import GameSpec, Obs, Rules, S, State
from arcanarium.core.rng import Rng
from arcanarium.locale.reader import speech
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

SEATS = (2, 4)
MOST = 100_000
"""Actions after which a random game is given up; no game comes near."""
STATES = 200
BATCHES = 20
"""How often a batch of games is timed; the best counts, because the others were disturbed."""
Figures = dict[str, float]


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `bench` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("bench", help=say("bench-help"), description=say("bench-more"))
    parser.add_argument("--json", action="store_true", help=say("bench-help-json"))
    parser.add_argument("--seconds", type=float, default=1.0, help=say("bench-help-seconds"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    found = {"pure": elsewhere(args.seconds, pure=True)}
    other = elsewhere(args.seconds, pure=False)
    if other.pop("compiled"):
        found["compiled"] = other
    found["pure"].pop("compiled")
    ratios = {name: _ratio(name, found["pure"][name], found["compiled"][name]) for name in found["pure"]} \
        if "compiled" in found else {}
    if args.json:
        print(json.dumps({**found, "ratio": ratios}))
    else:
        print_summary(look, found, ratios)
    return 0


def _ratio(name: str, pure: float, fast: float) -> float:
    """How many times faster compiled code is: the quotient of two rates, or the inverse quotient of two times."""
    return round(pure / fast if name.endswith(" ns") else fast / pure, 1)


def elsewhere(seconds: float, pure: bool) -> dict[str, float]:
    """Measure in a process of its own, and return the figures."""
    environment = {**os.environ, "ARCANARIUM_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", f"from arcanarium.terminal.bench import worker; worker({seconds!r})"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def worker(seconds: float) -> None:
    """Measure in this process and print the figures as JSON."""
    figures: Figures = {"compiled": float(compiled)}
    for spec in registry.specs():
        game, largest = spec.about.name, spec.about.largest
        tables = [seats for seats in SEATS if seats in spec.about.seats] or [spec.about.seats[0]]
        for seats in tables:
            found = measure(spec, {"seats": seats}, seconds, steps_too=seats == tables[0])
            figures |= {f"{game} {seats}p {name}": value for name, value in found.items()}
        if largest:  # it must stay fast when everything is in the box
            found = measure(spec, dict(largest), seconds)
            figures |= {f"{game} all sets {largest['seats']}p {name}": value for name, value in found.items()}
    print(json.dumps(figures))


def measure(spec: GameSpec[S, Obs], options: dict[str, Any], seconds: float, steps_too: bool = False) -> Figures:
    """Measure whole random games, in CPU time, so that other processes disturb less."""
    rules, playouts = spec.rules, spec.playouts or move_by_move
    config = rules.configure(options)
    start = rules.start(config)
    batch, actions, best = 1, 0, 0.0
    while best < seconds * 1e9 / BATCHES:  # grow the batch until it takes long enough to be timed
        batch *= 2
        began = process_time_ns()
        actions = playouts(start, 0, batch, MOST)[0]
        best = process_time_ns() - began
    best = min(best, timed(lambda: playouts(start, 0, batch, MOST), seconds))
    figures = {"games/s": batch * 1e9 / best, "actions/s": actions * 1e9 / best}
    if steps_too:
        figures |= time_operations(rules, config, seconds)
    return {name: round(value, 1) for name, value in figures.items()}


def move_by_move(start: State, seed: int, games: int, most: int) -> Sequence[int]:
    """Random games of any game, and how many actions they took."""
    rng, actions = Rng(seed), 0
    for _ in range(games):
        state, end = start.clone(), actions + most
        while not state.over() and actions < end:
            if state.chance():
                state.deal_random(rng)
                continue
            seat = state.owing()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            actions += 1
    return (actions,)


def time_operations(rules: Rules[S, Obs], config: Config, seconds: float) -> Figures:
    """Measure a clone, the first `legal` of a state and an `apply`, in ns, over states all through random games."""
    fresh: list[tuple[S, int]] = []  # states whose legal actions have not been asked for
    asked: list[tuple[S, int, int]] = []
    rng = Rng(1)
    while len(fresh) < STATES:
        state = rules.start(config)
        while not state.over() and len(fresh) < STATES:
            if state.chance():
                state.deal_random(rng)
                continue
            seat = state.owing()[0]
            untouched = state.clone()
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            if rng.below(8) == 0:
                fresh.append((untouched, seat))
                asked.append((state.clone(), seat, action))
            state.apply(seat, action)

    def clone_only() -> None:
        for state, _ in fresh:
            state.clone()

    def with_legal() -> None:
        for state, seat in fresh:
            state.clone().legal(seat)

    def with_apply() -> None:
        for state, seat, action in asked:
            state.clone().apply(seat, action)

    clone, legal_too, apply_too = (timed(work, seconds / 3) / STATES for work in (clone_only, with_legal, with_apply))
    return {"clone ns": clone, "legal ns": legal_too - clone, "apply ns": apply_too - clone}


def timed(work: Callable[[], object], seconds: float) -> float:
    """The best time of one run, in ns: the others were disturbed."""
    best, spent = float("inf"), 0.0
    while spent < seconds * 1e9:
        began = process_time_ns()
        work()
        took = process_time_ns() - began
        best, spent = min(best, took), spent + took
    return best


def print_summary(look: Look, found: dict[str, Figures], ratios: Figures) -> None:
    table = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name in (*found, *(("ratio",) if ratios else ())):
        table.add_column(look.say(f"bench-{name}"), justify="right")
    for name in found["pure"]:
        ratio = [look.figure(f"{ratios[name]:.1f}")] if ratios else []
        table.add_row(name, *(look.figure(f"{figures[name]:,.0f}") for figures in found.values()), *ratio)
    look.print(table)
    if not ratios:
        look.print_message("bench-not-compiled")
