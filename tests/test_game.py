"""The public API: playing, refusing, undoing, chance and replay, on the toy game."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import arcanarium
from arcanarium import (
    PUBLIC,
    Action,
    ConfigError,
    Game,
    IllegalMove,
    NotYourDecision,
    PositionError,
    RecordError,
    UnreadableMove,
)
from arcanarium.core.record import Record, parse_record
from tests import toy  # noqa: F401 - it registers the toy

ORDER = "shuffle 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1"  # dealt from the end: A holds 1 2 3, B holds 4 5 6


def started() -> Game:
    return Game.new("toy", seed=7, names=("Ann", "Bob"), deals=[ORDER])


def played(seed: int, seats: int = 2) -> Game:
    game, dice = Game.new("toy", seats=seats, seed=seed), Random(seed)
    while not game.over:
        seat = dice.choice(game.owing)
        game.play(seat, dice.choice(game.legal(seat)))
    return game


def test_a_move_in_each_of_its_views() -> None:
    for view in (2, "bid 2", "  BID   2 ", Action("bid", number=2), started().legal(0)[1]):
        game = started()
        game.play(0, view)
        assert game.owing == [1]
        assert "\nA: bid 2\n" in game.record()


def test_legal_moves() -> None:
    game = started()
    assert [str(move) for move in game.legal(1)] == ["bid 4", "bid 5", "bid 6"]
    assert [move.number for move in game.legal(1)] == [4, 5, 6]
    game.play(1, 4)
    assert game.legal(1) == []
    assert game.decision(0).kind == "bid"


def test_refusals_say_why_and_change_nothing() -> None:
    game = started()
    before = game.record(), game.state.key()
    with pytest.raises(UnreadableMove, match="'bidd 2' is no move of this game; did you mean: bid 2") as unreadable:
        game.play(0, "bidd 2")
    assert unreadable.value.nearest[0] == "bid 2"
    with pytest.raises(UnreadableMove):
        game.play(0, Action("fly"))
    with pytest.raises(IllegalMove, match="'bid 12' is not legal now") as illegal:
        game.play(0, "bid 12")
    assert illegal.value.why == "not-in-hand"
    assert set(illegal.value.nearest) == {"bid 1", "bid 2", "bid 3"}
    with pytest.raises(IllegalMove):
        game.play(0, 10**30)
    with pytest.raises(NotYourDecision, match="seat 2 owes no decision now: waiting for A, B"):
        game.play(2, 1)
    assert (game.record(), game.state.key()) == before
    game.play(0, 1)
    with pytest.raises(NotYourDecision, match="seat A owes no decision now: waiting for B"):
        game.play(0, 2)
    over = played(1)
    with pytest.raises(NotYourDecision, match="the game is over"):
        over.play(0, 1)


def test_a_new_game_is_checked() -> None:
    with pytest.raises(ConfigError, match="2 or 3 seats"):
        Game.new("toy", seats=9)
    with pytest.raises(ConfigError, match="no game 'chess'; known: resarcana"):
        Game.new("chess")
    assert "toy" in arcanarium.games()


def test_events_are_those_of_the_last_move() -> None:
    game = started()
    game.play(0, "bid 3")
    assert game.events(PUBLIC) == []  # nothing shows before all have bid
    game.play(1, "bid 4")
    assert [event.facts for event in game.events()] == [{"cards": (3, 4)}]
    game.play(1, "dig")
    assert [event.facts for event in game.events(1) if event.kind == "drew"] == [{"card": 7}, {}]
    assert [event.facts for event in game.events(0) if event.kind == "drew"] == [{}, {"card": 8}]


def test_the_seed_decides_all_chance() -> None:
    assert played(3).record() == played(3).record()
    assert played(3).record() != played(4).record()
    assert Game.new("toy", seed=1).position() != Game.new("toy", seed=2).position()


def test_chance_can_be_forced() -> None:
    assert ORDER in started().record()
    asked: list[int] = []

    def deals(game: Game) -> str | None:
        asked.append(len(game.record()))
        return ORDER if len(asked) == 1 else None

    game = Game.new("toy", deals=deals)
    assert game.legal(0)[0].number == 1
    assert len(asked) == 1
    with pytest.raises(ValueError, match="order of the discards"):
        Game.new("toy", deals=["shuffle 1, 2"])


def test_undo_is_for_what_nobody_has_seen() -> None:
    game = started()
    assert game.why_no_undo(0) == "undo-nothing"
    fresh = game.record()
    game.play(0, 1)
    assert not game.can_undo(1)
    game.undo(0)
    assert game.record() == fresh
    assert game.owing == [0, 1]
    with pytest.raises(IllegalMove, match="no decision of yours"):
        game.undo(0)
    game.play(0, 2)
    game.play(1, 6)
    assert game.why_no_undo(0) == "undo-other-acted"
    with pytest.raises(IllegalMove, match="hidden has become known"):
        game.undo(1)
    game.play(1, "bank")  # all draw
    assert game.why_no_undo(1) == "undo-revealed"


def test_undo_goes_on_as_far_as_fair_and_draws_the_same_again() -> None:
    # nobody has cards to draw: banking shows nothing, but the round ends by it
    game = Game.from_position("toy 2 1 0 0\ndeck 1 2 3 4 5 6\ndiscards \npoints 0 0\nbids 0 0\nlast 0 0\ndrawing\n"
                              "hand0 7 8 9\nhand1 10 11 12")
    game.play(0, "bank")
    game.play(0, 7)
    before = game.record()
    game.undo(0)
    game.undo(0)
    assert game.legal(0)[0].text == "bank"
    game.play(0, "bank")
    game.play(0, 7)
    assert game.record() == before


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_replay(seed: int, seats: int) -> None:
    game = played(seed, seats)
    again = Game.from_record(game.record())
    assert again.state.key() == game.state.key()
    assert again.record() == game.record()
    assert again.result == game.result


def test_a_game_goes_on_from_any_point_of_its_record_as_it_would_have() -> None:
    game = played(5)
    whole = parse_record(game.record())
    for length in range(len(whole.lines)):
        part = Game.from_record(replace(whole, lines=whole.lines[:length], result=None))
        for line in whole.lines[length:]:
            if line.who in ("A", "B"):
                part.play("AB".index(line.who), line.text)
        assert part.state.key() == game.state.key()


def test_a_position_starts_a_game() -> None:
    game = started()
    game.play(0, 1)
    other = Game.from_position(game.position(), seed=3)
    assert other.state.key() == game.state.key()
    other.play(1, "bid 6")
    assert Game.from_record(other.record()).state.key() == other.state.key()
    for text in ("", "chess 8", "toy 2", "toy x"):
        with pytest.raises(PositionError):
            Game.from_position(text)


def test_autosave_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    game = started()
    game.play(0, 1)
    game.autosave(path)
    game.undo(0)
    game.play(1, 6)
    game.play(0, 3)
    assert Game.from_record(path).record() == game.record()
    path.write_bytes(path.read_bytes()[:-3])
    resumed = Game.from_record(path)
    assert resumed.owing == [0]
    assert resumed.can_undo(1)
    resumed.autosave(path)
    dice = Random(0)
    while not resumed.over:
        seat = dice.choice(resumed.owing)
        resumed.play(seat, dice.choice(resumed.legal(seat)))
    assert Game.from_record(path).result == resumed.result
    assert "\nresult: " in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("A: bid 2", "A: bid 12", "not legal"),
        ("A: bid 2", "A: bud 2", "no move"),
        ("A: bid 2", "A: bid 1\nA: bid 2", "owes no decision"),
        ("A: bid 2", "shuffle 1", "no chance is owed"),
        ("shuffle 12", "shuffle 99", "order of the discards"),
        ("seats: 2", "seats: 4", "2 or 3 seats"),
        ("version: 1", "version: 9", "version 9 of the rules"),
        ("variant: standard", "variant: wild", "no variants"),
        ("game: toy", "game: chess", "no game 'chess'"),
    ],
)
def test_a_record_that_cannot_be_replayed(old: str, new: str, reason: str) -> None:
    game = started()
    game.play(0, 2)
    text = game.record()
    assert old in text
    with pytest.raises(RecordError, match=reason) as caught:
        Game.from_record(text.replace(old, new))
    if reason == "not legal":
        assert isinstance(caught.value.read, Record)
        assert Game.from_record(caught.value.read).owing == [0, 1]


def test_a_false_result_is_found() -> None:
    text = played(2).record()
    with pytest.raises(RecordError, match="another result"):
        Game.from_record(text.replace("result: A ", "result: A 1"))


def test_rounds_are_marked_in_the_record() -> None:
    assert "# round 2\n" in played(2).record()
