"""No frame tells what its reader may not know (H-1 to H-21; Cadwallon K-42, K-89, K-90).

The soak compares every step of whole games, for every viewer (see tests/soak.py).
"""
from __future__ import annotations

from typing import Any

import pytest

from arcanarium.core.contract import PUBLIC
from arcanarium.server import frames as server_frames
from tests.server.worlds import Check

SWITCHES = {"objectives": "on", "militia": "on", "removal": "on", "removed score": "on"}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("resarcana", {"seats": 2}),
    ("resarcana", {"seats": 4, "variant": "first"}),
    ("resarcana", {"seats": 3, "variant": "draft", "collect": "in order"}),
    ("resarcana", {"seats": 2, "variant": "match"}),
    ("resarcana", {"seats": 2, "sets": ("duo",)}),
    ("resarcana", {"seats": 2, "sets": ("duo",), "variant": "first"}),
    ("resarcana", {"seats": 3, "sets": ("base", "lux")}),
    ("resarcana", {"seats": 4, "sets": ("base", "pearls")}),
    ("resarcana", {"seats": 5, "sets": ("base", "lux", "pearls", "duo")}),
    ("cadwallon", {"seats": 2}),
    ("cadwallon", {"seats": 3, **SWITCHES}),
    ("cadwallon", {"seats": 4, "guilds": "random", "objectives": "on"}),
]


def named(part: object) -> str:
    values = part.values() if isinstance(part, dict) else [part]
    return "-".join("+".join(value) if isinstance(value, tuple) else str(value) for value in values)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=named)
def test_every_frame_is_the_same_in_all_worlds_that_look_alike(game: str, options: dict[str, Any]) -> None:
    check = Check(game, options, 11, often=0.25)
    check.run(170)
    assert check.compared > 100
    assert check.told > 40


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_a_hint_is_the_same_in_all_worlds_that_look_alike(game: str) -> None:
    """A bot that peeked would give it away by its hints."""
    check = Check(game, {"seats": 2}, 5, often=1.0, hints=0.3)
    check.run(25)
    assert check.hinted > 5


@pytest.mark.parametrize("leak", ["view", "ask", "events", "undo"])
def test_a_frame_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """The comparison is worth something: a careless server would not pass it."""
    honest = server_frames.state_frame

    def careless(game: Any, viewer: int, *args: Any, **more: Any) -> dict[str, Any]:
        frame = honest(game, viewer, *args, **more)
        if leak == "view":
            frame["view"]["rest"] = [game.observe(seat).to_bytes().hex() for seat in range(game.config.seats)]
        elif leak == "ask" and frame["ask"]:
            frame["ask"]["facts"] = {"hash": game.state.key()}
        elif leak == "events":
            frame["events"] = [event for seat in range(game.config.seats) for event in game.events(seat)]
        elif leak == "undo" and viewer != PUBLIC:
            frame["undo"]["why"] = str(hash(game.position()))
        return frame

    monkeypatch.setattr("tests.server.worlds.state_frame", careless)
    with pytest.raises(AssertionError, match="tells a secret"):
        Check("resarcana", {"seats": 2}, 3, often=1.0).run(200)
