"""Requests: what players may ask for about how a game is conducted. Res Arcana has one, to collect in order (C-17)."""
from __future__ import annotations

from pathlib import Path

import pytest

from arcanarium import PUBLIC, Game, IllegalMove, RecordError, UnreadableMove
from arcanarium.core.contract import TakesRequests
from arcanarium.core.record import parse_record, read_record
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import perft
from arcanarium.locale import Texts
from arcanarium.resarcana.face.telling import tell
from arcanarium.resarcana.state.layout import TOKEN
from arcanarium.table import Table, acts, person, walk_record
from tests import toy  # noqa: F401 - it registers the toy

ORDER = "collect in order"
NAMES = ("Ann", "Bob", "Cleo")
TURN = """
resarcana
seats: 3
round: 1
token: C
passed: A C
active: B
A play: Witch
B play: Healer
C play: Calm / Elan
"""
"""B, who has not passed, ends the round by passing; in the next Collect step everyone has a choice."""


def last_turn() -> Game:
    return Game.from_position(TURN, seed=1, names=NAMES)


def end_round(game: Game) -> None:
    """B passes, and whatever that asks is answered, until the next Collect step asks somebody."""
    while game.decision(game.owing[0]).kind != "collect":
        seat = game.owing[0]
        game.play(seat, next((move for move in game.legal(seat) if move.text == "pass"), game.legal(seat)[0]))


def together() -> Game:
    """In a Collect step in which all three decide at the same time."""
    game = last_turn()
    end_round(game)
    assert game.owing == [0, 1, 2]
    return game


def test_asked_in_the_action_phase_it_counts_at_the_next_collect_step() -> None:
    """C-17, Q-12: A, who owes nothing now, asks; the next Collect step goes clockwise from the first player."""
    game = last_turn()
    assert game.owing == [1]
    game.request(0, ORDER)
    assert game.owing == [1]
    end_round(game)
    asked = []
    while game.decision(game.owing[0]).kind == "collect":
        assert len(game.owing) == 1
        asked += game.owing
        game.play(game.owing[0], game.legal(game.owing[0])[0])
    token = game.state.cells[TOKEN]
    assert asked == [(token + i) % 3 for i in range(3)]
    assert game.owing == [token]


def seen_by(game: Game, viewer: int) -> bytes:
    """What a viewer sees, without the checksum at its end, which depends on the configuration too."""
    return game.observe(viewer).to_bytes()[:-4]


def test_asked_too_late_for_a_round_it_counts_from_the_next() -> None:
    """C-17: once choices have been asked for they go on at the same time, and what was chosen in secret stays so."""
    game = together()
    game.play(2, game.legal(2)[0])
    before = [seen_by(game, viewer) for viewer in (PUBLIC, 0, 1, 2)]
    legal = [[move.text for move in game.legal(seat)] for seat in range(3)]
    game.request(1, ORDER)
    assert game.owing == [0, 1]
    assert [seen_by(game, viewer) for viewer in (PUBLIC, 0, 1, 2)] == before
    assert [[move.text for move in game.legal(seat)] for seat in range(3)] == legal
    assert tell(game.events(0), Texts(), NAMES, 0) == [
        "Bob asks everyone to collect in order, from the next round on: the choices of this round have begun."]
    for seat in (1, 0):
        game.play(seat, game.legal(seat)[0])
    while game.decision(game.owing[0]).kind != "collect":
        seat = game.owing[0]
        game.play(seat, next((move for move in game.legal(seat) if move.text == "pass"), game.legal(seat)[0]))
    assert len(game.owing) == 1


def test_everyone_is_told_the_same_and_nothing_else() -> None:
    """C-17: the request is public, and shows nothing of what anybody holds."""
    game = last_turn()
    game.request(0, ORDER)
    told = [game.events(viewer) for viewer in (PUBLIC, 0, 1, 2)]
    assert all(events == told[0] for events in told)
    assert [(event.kind, event.seat, event.facts) for event in told[0]] == [("order_asked", 0, {"late": 0})]
    assert tell(told[0], Texts(), NAMES, 0) == ["You ask everyone to collect in order, from the next Collect step on."]


@pytest.mark.parametrize("variant", ["standard", "draft"])
def test_asked_during_the_set_up_it_counts_from_the_first_round(variant: str) -> None:
    """C-17: no two seats decide at the same time in the first Collect step."""
    game = Game.new("resarcana", seats=4, seed=4, variant=variant)
    assert len(game.owing) == 4
    game.request(2, ORDER)
    collected = []
    while game.decision(game.owing[0]).kind != "turn":
        if game.decision(game.owing[0]).kind == "collect":
            collected += game.owing
            assert len(game.owing) == 1
        game.play(game.owing[0], game.legal(game.owing[0])[0])
    assert len(set(collected)) > 1


def test_refusals_say_why_and_change_nothing() -> None:
    game = last_turn()
    with pytest.raises(UnreadableMove, match="one can ask to “collect in order”"):
        game.request(0, "more gold")
    with pytest.raises(IllegalMove, match="only a player at the table") as refused:
        game.request(3, ORDER)
    assert refused.value.why == "request-not-seated"
    assert not game.lines
    game.request(0, ORDER)
    before = game.record(), game.position(), game.events()
    with pytest.raises(IllegalMove, match="already") as refused:
        game.request(1, ORDER)
    assert refused.value.why == "resarcana-request-in-order-already"
    assert (game.record(), game.position(), game.events()) == before
    assert [game.requests(seat) for seat in range(3)] == [[], [], []]


def test_nobody_asks_for_anything_after_the_end() -> None:
    game = Game.from_record(Path(__file__).parent / "golden" / "resarcana-standard-2-end-of-round.arcana")
    assert game.requests(0) == []
    with pytest.raises(IllegalMove, match="the game is over"):
        game.request(0, ORDER)


def test_a_game_without_requests_needs_nothing_for_it() -> None:
    game = Game.new("toy", seed=7)
    assert not isinstance(game.rules, TakesRequests)
    assert game.requests(0) == []
    with pytest.raises(UnreadableMove, match="nothing to ask for"):
        game.request(0, ORDER)


def test_the_action_space_does_not_change() -> None:
    """Legal moves, counts of sequences and the key of a state are the same with a request and without."""
    plain, asked = last_turn(), last_turn()
    asked.request(1, ORDER)
    assert [move.text for move in plain.legal(1)] == [move.text for move in asked.legal(1)]
    assert plain.state.key() == asked.state.key()
    assert perft(plain.state, 1) == perft(asked.state, 1)


def test_a_record_tells_of_it_and_replays() -> None:
    game = last_turn()
    game.request(2, ORDER)
    end_round(game)
    game.play(game.owing[0], game.legal(game.owing[0])[0])
    record = game.record()
    assert "\nC asks: collect in order\n" in record
    assert str(parse_record(record)) == record
    again = Game.from_record(record)
    assert (again.record(), again.position(), again.owing) == (record, game.position(), game.owing)
    assert len(list(walk_record(parse_record(record)))) == 1 + len(acts(parse_record(record)))


@pytest.mark.parametrize(("row", "reason"), [
    ("C asks: more gold", "nothing one can ask for"), ("D asks: collect in order", "there is no seat D"),
    ("A asks:", "not one tidy line"), ("asks: collect in order", "no chance is owed"),
])
def test_a_record_with_a_bad_request_says_so(row: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as refused:
        Game.from_record(f"{last_turn().record()}{row}\n")
    assert refused.value.line


def test_a_position_goes_on_in_order() -> None:
    game = last_turn()
    game.request(0, ORDER)
    assert "option collect: in order" in game.position()
    again = Game.from_position(game.position(), seed=1)
    assert again.position() == game.position()
    end_round(again)
    assert len(again.owing) == 1


def test_what_a_bot_imagines_goes_on_in_order() -> None:
    game = last_turn()
    game.request(0, ORDER)
    for seat in range(3):
        assert game.rules.resample(game.observe(seat), Rng(seat)).box.collect_in_order


# --- taking back ---


def test_an_undo_keeps_what_was_asked_since(tmp_path: Path) -> None:
    """C-17: taking back a decision neither takes back a request nor is barred by it, in memory and in the file."""
    game = Game.from_position("resarcana\nseats: 2\nA hand: Hawk\nA pool: 2E\nA play: Witch\nB play: Healer", seed=1)
    game.autosave(tmp_path / "game.arcana")
    before = game.owing, [move.text for move in game.legal(0)]
    game.play(0, "discard Hawk")
    game.request(1, ORDER)
    assert game.can_undo(0)
    assert game.why_no_undo(1) == "undo-nothing"
    game.undo(0)
    assert (game.owing, [move.text for move in game.legal(0)]) == before
    assert [str(line) for line in game.lines] == ["B asks: collect in order"]
    assert [event.kind for event in game.events()] == ["order_asked"]
    assert game.requests(0) == []
    kept = read_record(tmp_path / "game.arcana")
    assert kept.lines == game.lines
    assert Game.from_record(kept).position() == game.position()
    assert (tmp_path / "game.arcana").read_text(encoding="utf-8").endswith(
        "A: discard Hawk\nB asks: collect in order\nundo 2\nB asks: collect in order\n")


def test_a_table_tells_it_again_after_an_undo() -> None:
    table = Table.open("resarcana", (person("Ann"), person("Bob")), seed=7)
    while table.game.decision(table.waiting()[0]).kind != "turn":
        table.play(table.waiting()[0], table.game.legal(table.waiting()[0])[0])
    seat = table.waiting()[0]
    told = [list(table.told(viewer)) for viewer in (PUBLIC, 0, 1)]
    table.play(seat, next(move for move in table.game.legal(seat) if move.action.verb == "discard"))
    table.request(1 - seat, ORDER)
    table.undo(seat)
    for viewer, before in zip((PUBLIC, 0, 1), told, strict=True):
        assert table.told(viewer)[: len(before)] == before
        assert [event.kind for event in table.told(viewer)[len(before) :]] == ["order_asked"]


# --- old records ---


def test_a_record_of_a_game_that_a_ruling_forbids_says_so() -> None:
    """U-A7: five seats with the base game and Duo alone."""
    record = str(parse_record(Game.new("resarcana", seats=5, sets=("base", "lux", "duo"), seed=1).record()))
    with pytest.raises(RecordError, match=r"the fifth seat comes with Lux et Tenebrae or Perlae Imperii \(U-A7\)"):
        Game.from_record(record.replace("sets: base, lux, duo", "sets: base, duo"))
