"""Looking back at a table that is being played: the states that a seat was shown, and nothing beyond them."""
from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.people import Person, Window, game_of_two, play_on, sitting
from tests.services import Running

SHOWN = ("step", "view", "score", "events", "lines", "news", "touched", "result")
"""What a state of the past tells; who is asked what belongs to the present."""


def sent(window: Window) -> dict[int, dict[str, Any]]:
    """The states that a window was sent as decisions were made, by step."""
    frames = [msgspec.json.decode(raw) for raw in window.frames]
    moves = [frame for frame in frames if frame["t"] == "state" and frame["cause"] == "move"]
    return {frame["step"]: {name: frame[name] for name in SHOWN} for frame in moves if frame["step"]}


def past(window: Window, since: int = 0) -> dict[str, Any]:
    window.socket.send(msgspec.json.encode({"t": "past", "id": 9, "since": since}).decode())
    return window.until(lambda frame: frame["t"] in ("past", "refused"))


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_the_past_is_what_the_seat_was_shown_to_the_letter(server: Running, game: str) -> None:
    watcher = Person(server.address)
    with game_of_two(server.address, game) as windows, sitting(windows[0].id, watcher) as (looking,):
        play_on([*windows, looking], Random(4), 40)
        for window in (*windows, looking):
            known, told = sent(window), past(window)["steps"]
            assert [frame["step"] for frame in told] == list(range(window.step + 1))
            again = {frame["step"]: {name: frame[name] for name in SHOWN} for frame in told}
            assert {step: again[step] for step in known} == known
            assert len(known) > 20
            assert all(frame["ask"] is None for frame in told)


def test_the_past_goes_back_to_the_step_that_is_asked_for_and_no_further_than_is_kept(server: Running) -> None:
    with game_of_two(server.address) as (ann, bob):
        play_on([ann, bob], Random(2), 80)
        assert [frame["step"] for frame in past(ann, ann.step - 3)["steps"]] == list(range(ann.step - 3, ann.step + 1))
        assert len(past(ann)["steps"]) == 61
        assert past(ann, -1)["code"] == "malformed"


def test_a_state_tells_the_step_of_the_latest_own_decision(server: Running) -> None:
    with game_of_two(server.address) as (ann, bob):
        watcher = Person(server.address)
        with sitting(ann.id, watcher) as (looking,):
            assert [window.state["since"] for window in (ann, bob, looking)] == [-1, -1, -1]
            made = {ann: -1, bob: -1}
            dice = Random(3)
            for _ in range(12):
                window = next(one for one in (ann, bob) if one.state["ask"])
                made[window] = window.step
                window.play(dice.choice(window.moves))
                for one in (ann, bob, looking):
                    one.until_step(made[window] + 1)
                assert {one: one.state["since"] for one in (ann, bob)} == made
            assert looking.state["since"] == -1


def test_only_the_host_sets_the_pace_of_bots_and_it_stays(server: Running) -> None:
    with game_of_two(server.address) as (ann, bob):
        assert ann.table["pace"] == 0
        ann.do("pace", pace=1.5)
        bob.until_table(lambda table: table["pace"] == 1.5)
        assert bob.say("pace", pace=0.2)["code"] == "not-yours"
        assert ann.send('{"t": "pace", "pace": 99}')["code"] == "malformed"
        ann.sync()
        assert ann.table["pace"] == 1.5
