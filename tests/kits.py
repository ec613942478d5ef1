"""The kits as the suite and the soak use them: which random games are played, of which rules, and how far.

Whoever runs a kit on a game of ours makes a `Plan`, so that tests/test_plans.py can put a broken game in its place and
see that it is caught there.
"""
from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import arcanarium
from arcanarium.cadwallon.game import RULES as CADWALLON
from arcanarium.core.contract import AnyRules, Event
from arcanarium.engine.cells import playouts
from arcanarium.kits.conformance import check_game, fingerprint
from arcanarium.kits.secrecy import check_secrecy
from arcanarium.resarcana.game import ResArcanaRules
from arcanarium.resarcana.rules.game_state import ResArcana

ROOT = Path(arcanarium.__file__).parent.parent
COMPILED = arcanarium.compiled
Options = dict[str, Any]


class WatchedResArcana(ResArcanaRules):
    """Res Arcana without the one event that the secrecy kit takes for a leak though it is none.

    When the last card that a player draws ends a game of a match, all cards are laid open a moment later, so that no
    observation shows what was drawn, and only the player's own event tells it.
    """

    def events(self, state: ResArcana, viewer: int) -> list[Event]:
        told = super().events(state, viewer)
        if not any(event.kind == "game_began" and event.facts["game"] > 1 for event in told):
            return told
        return [event for event in told if event.kind != "drew" or event.seat != viewer]


RESARCANA = WatchedResArcana()
GAMES: dict[str, AnyRules] = {"resarcana": RESARCANA, "cadwallon": CADWALLON}


# --- mixes ------------------------------------------------------------------------------------------------------------

EXPANSIONS = ("lux", "pearls", "duo")
SETS = [("base",), ("duo",), *(("base", *more) for n in (1, 2, 3) for more in combinations(EXPANSIONS, n))]
KINDS: list[Options] = [
    *({"variant": variant, "seats": seats} for variant in ("standard", "draft") for seats in (2, 3, 4)),
    {"variant": "first", "seats": 2},
    {"variant": "first", "seats": 4},
    {"variant": "match"},
    {"seats": 3, "collect": "in order"},
]
"""Every kind of game with the base set of Res Arcana."""


def resarcana_mix(dice: Random, sets: Sequence[str] = ()) -> Options:
    """A game of Res Arcana at random: the sets first, unless they are given, then what goes with them."""
    sets = tuple(sets) or dice.choice(SETS)
    if sets == ("duo",):
        return {"sets": sets, "variant": dice.choice(["standard", "first"])}
    seats = dice.randint(2, 5 if {"lux", "pearls"} & set(sets) else 4)
    variant = dice.choice(["standard", "standard", "draft", *(["match"] if seats == 2 else [])])
    order = {"collect": "in order"} if dice.random() < 0.3 else {}
    return {"sets": sets, "seats": seats, "variant": variant, **order}


def cadwallon_mix(dice: Random) -> Options:
    """A game of Cadwallon at random, with any of its switches on."""
    switches = dict.fromkeys((name for name in ("militia", "objectives", "removal") if dice.random() < 0.5), True)
    if "removal" in switches and dice.random() < 0.5:
        switches["removed_score"] = True
    return {"seats": dice.randint(2, 4), "guilds": dice.choice(["choose", "random"]), **switches}


def random_mix(game: str, seed: int) -> Options:
    return (resarcana_mix if game == "resarcana" else cadwallon_mix)(Random(seed))


def name_of(options: object) -> str:
    """A short name of a mix for reports."""
    if not isinstance(options, dict):
        return str(options)
    words = ("+".join(value) if isinstance(value, tuple) else name if value is True else str(value)
             for name, value in options.items())
    return " ".join(words)


# --- the kits ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """The random games that one caller has the kits play: the rules, the options and the seed of each game, and after
    how many steps to stop (None for never)."""

    rules: AnyRules
    games: Sequence[tuple[Options, int]]
    until: int | None = None

    def conformance(self, options: Options, seed: int) -> int:
        """Hold one game to the contract; the number of its steps."""
        return check_game(self.rules, self.rules.configure(options), seed, self.until)

    def secrecy(self, options: Options, seed: int) -> int:
        """Compare what is seen in one game with other worlds; how many they were."""
        return check_secrecy(self.rules, self.rules.configure(options), seed, count=1, until=self.until)


# --- compiled and pure ------------------------------------------------------------------------------------------------

Task = tuple[str, Options, int, int | None]
"""The name of a game, options, a seed, and after how many steps to stop."""


def prints(tasks: Sequence[Task]) -> list[Any]:
    """What must be the same however the engine runs: every position of a random game, and the ends of some more."""
    found: list[Any] = []
    for game, options, seed, until in tasks:
        rules = GAMES[game]
        config = rules.configure(options)
        found += [fingerprint(rules, config, seed, until), list(playouts(rules.start(config), seed, 3, 3000))]
    return found


def pure_prints(tasks: Sequence[Task]) -> list[Any]:
    """The same by the plain sources, in a process of their own."""
    said = subprocess.run([sys.executable, "-m", "tests.kits"], input=json.dumps(tasks), capture_output=True, text=True,
                          cwd=ROOT, env=os.environ | {"ARCANARIUM_PURE": "1"}, check=True)
    compiled, found = json.loads(said.stdout)
    assert not compiled, "the compiled engine was asked, not its sources"
    return list(found)


if __name__ == "__main__":
    print(json.dumps([COMPILED, prints(json.load(sys.stdin))]))
