"""What a compiler learns from: some seconds of everything that the engine spends its time with.

setup.py runs it with an engine that counts how often each branch is taken (ARCANARIUM_PROFILE=1).
"""
from __future__ import annotations

import sys

import arcanarium
from arcanarium import bots
from arcanarium.cadwallon.game import RULES as CADWALLON
from arcanarium.core.contract import AnyRules
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import playouts, walk
from arcanarium.resarcana.game import RULES as RESARCANA

TRAINED: list[tuple[AnyRules, dict[str, object]]] = [
    (RESARCANA, {"seats": 2}),
    (RESARCANA, {"seats": 4, "sets": "base,lux,pearls"}),
    (RESARCANA, {"seats": 2, "sets": "duo"}),
    (CADWALLON, {"seats": 2}),
    (CADWALLON, {"seats": 4, "objectives": "on", "militia": "on", "removal": "on"}),
]
PLAYOUTS = 400
PLAYERS = ("greedy", "seer:20", "flat:50")
"""Who plays a game in each configuration: searches are what the engine is for."""
DEEP = 2
MOST = 100_000


def train(rules: AnyRules, options: dict[str, object], seed: int) -> None:
    config = rules.configure(options)
    playouts(rules.start(config), seed, PLAYOUTS, MOST)
    state = rules.start(config)
    rng = Rng(seed)
    players = [bots.make(PLAYERS[seat % len(PLAYERS)], rules, seed + seat) for seat in range(config.seats)]
    decisions = 0
    while not state.over():
        if state.chance():
            state.deal_random(rng)
            continue
        seat = state.owing()[0]
        if decisions % 10 == 0:
            walk(state, DEEP)
        decisions += 1
        state.apply(seat, players[seat].choose(rules.observe(state, seat)))


def main() -> int:
    if not arcanarium.compiled:
        print("there is nothing to train: the engine is not compiled", file=sys.stderr)
        return 1
    for seed, (rules, options) in enumerate(TRAINED):
        train(rules, options, seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
