"""The analysis board: places, branches, best lines in both lights, and `arcana board` in the terminal."""
from __future__ import annotations

from pathlib import Path

import pytest

from arcanarium.core.errors import ConfigError, MoveError
from arcanarium.core.game import Game
from arcanarium.core.record import parse_record
from arcanarium.core.rng import Rng
from arcanarium.learn.study.board import BoardStart, Branches, Lines, dealt, reports, stand, walk
from arcanarium.locale import Texts
from arcanarium.terminal.main import main
from tests.test_terminal import PROMPT, Arcana

GOLDEN = Path(__file__).parent / "golden"
RECORD = GOLDEN / "resarcana-all-2-mid-round.arcana"


@pytest.mark.parametrize("name", ["resarcana-draft-3-end-of-round", "cadwallon-3-militia"])
def test_the_moves_of_a_record_lead_where_it_led(name: str) -> None:
    text = (GOLDEN / f"{name}.arcana").read_text()
    record = parse_record(text)
    acts = [(line.seat, line.text) for line in record.lines if line.who in tuple("ABCDE")]
    at = len(acts) // 2
    played = stand(BoardStart(text, at + 6))
    tried = stand(BoardStart(text, at), acts[at : at + 6])
    if record.seed is not None:
        assert tried.position() == played.position()
    assert tried.position() == stand(BoardStart(text, at), acts[at : at + 6]).position(), "the same cards each time"
    assert len([*walk(BoardStart(text, at), [*acts[at : at + 6], (0, "nonsense"), *acts])]) == 7
    with pytest.raises(MoveError):
        stand(BoardStart(text, at), [(0, "nonsense")])
    with pytest.raises(ConfigError, match="steps"):
        stand(BoardStart(text, 100_000))


def test_the_fair_light_does_not_know_what_the_seat_does_not() -> None:
    game = dealt("resarcana", 5, seats=2)
    seat = game.owing[0]
    seen = game.observe(seat)
    other = game.copy()
    other.state = game.rules.resample(seen, Rng(99))
    assert other.position() != game.position()
    texts, names = Texts("en"), ["Ann", "Bob"]
    fair = [Lines(one, seat, "fair") for one in (game, other)]
    assert fair[0].told(fair[0].grow(80), texts, names) == fair[1].told(fair[1].grow(80), texts, names)
    shown = [Lines(one, seat, "open") for one in (game, other)]
    assert shown[0].grow(80) != shown[1].grow(80)
    with pytest.raises(ConfigError, match="owes no decision"):
        Lines(stand(BoardStart(RECORD.read_text(), 60)), 0, "fair")


def test_a_search_that_goes_on_finds_what_a_long_one_finds() -> None:
    game = dealt("cadwallon", 2, seats=2)
    once, again = (Lines(game, game.owing[0], "fair") for _ in range(2))
    for visits in reports(700):
        found = once.grow(visits)
    assert found == again.grow(700)
    assert [*reports(700)] == [100, 300, 700]


@pytest.mark.parametrize(("name", "step"), [
    ("resarcana-standard-2-mid-round", 60), ("resarcana-all-4-draft-in-order", 120), ("cadwallon-3-militia", 60),
])
def test_a_line_holds_the_choices_of_a_turn_and_the_turns_of_rivals(name: str, step: int) -> None:
    """What a search settles by itself, such as payments and rivals' turns, is part of what is told."""
    start = BoardStart((GOLDEN / f"{name}.arcana").read_text(), step)
    game = stand(start)
    while len(game.owing) != 1 or len(game.legal(game.owing[0])) < 3:
        step += 1
        game = stand(BoardStart(start.record, step))
    seat = game.owing[0]
    lines = Lines(game, seat, "open")
    best = lines.told(lines.grow(400), Texts("en"), [*"ABCDE"])["moves"][0]
    line = [(seat, best["move"]), *((one["seat"], one["move"]) for one in best["line"])]
    assert len(line) >= 4
    assert len({who for who, _ in line}) > 1
    assert [*walk(BoardStart(start.record, step), line[:2])]


def test_branches_are_written_and_read_back() -> None:
    start = BoardStart(position=dealt("resarcana", 5, seats=2).position())
    game = stand(start)
    first, second = (move.text for move in game.legal(game.owing[0])[:2])
    tree = Branches()
    a, b = tree.add(0, game.owing[0], first), tree.add(0, game.owing[0], second)
    assert tree.add(0, game.owing[0], first) == a
    assert Branches(tree.data()).path(b) == tree.path(b)
    assert {n: after.position() for n, _, after in tree.games(start)} == {
        n: stand(start, tree.path(n)).position() for n in (a, b)}
    with pytest.raises(ConfigError, match="no place before"):
        Branches([(3, 0, first)])


def test_a_board_in_the_terminal(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "board", str(RECORD.resolve()), "--step", "60")
    arcana.until(PROMPT)
    assert "Player B: Your turn" in arcana.shown or "B: Your turn" in arcana.shown
    arcana.type("use alchemy")
    arcana.type("b")
    arcana.type("2")
    arcana.type("lines 150")
    assert "150 tries. Wins:" in arcana.shown
    arcana.type("tree")
    assert "use Alchemy" in arcana.shown
    kept = tmp_path / "here.txt"
    arcana.type(f"save {kept}")
    assert "The position is in" in arcana.shown
    arcana.type(f"load {kept}")
    arcana.type("b")
    assert "This is the start." in arcana.shown
    arcana.type("go 9")
    assert "0 to 0" in arcana.shown
    arcana.type("eyes Q")
    assert "Choose one of A, B." in arcana.shown
    arcana.type("play B nobody")
    assert "there is no bot" in arcana.shown.casefold()
    arcana.child.sendline("q")
    assert arcana.leave() == 0


def test_a_bad_file_is_told_with_all_its_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("resarcana 1\nseats: 2\nA pool: 2Z\nB hand: Hawk, Hawk\n")
    assert main(["board", str(bad)]) == 2
    told = capsys.readouterr().err
    assert "line 3" in told
    assert "line 4" in told
    assert main(["board", str(tmp_path / "missing")]) == 2


def test_every_game_is_dealt_to_its_first_round() -> None:
    for game, options in (("resarcana", {"seats": 4, "variant": "draft"}), ("cadwallon", {"seats": 4})):
        made = dealt(game, 1, **options)
        assert Game.from_position(made.position(), seed=1).position() == made.position()
