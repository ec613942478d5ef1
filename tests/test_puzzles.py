"""Puzzles: each can be played, proofs hold when made again, strong bots solve them and weak ones mostly do not."""
from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from arcanarium.core.record import parse_record
from arcanarium.learn.puzzles import THEMES, Puzzle, PuzzleError, attempt, faults, load, read_file, written
from arcanarium.learn.puzzles.finding import dilemmas_of, find
from arcanarium.learn.puzzles.proofs import PROOFS, RoundOracle, Study, after, imagined
from arcanarium.learn.puzzles.uniqueness import DEEPER, unique
from arcanarium.locale import Texts
from arcanarium.terminal.main import main

PUZZLES = load()
PROVED = [puzzle for puzzle in PUZZLES if puzzle.proof in PROOFS]
SAMPLE = PUZZLES[:: max(1, len(PUZZLES) // 10)][:10]
GOOD = """[[puzzle]]
id = "one"
game = "GAME"
table = "2 seats"
theme = "plan"
seat = "A"
solutions = ["pass"]
proof = "search"
lead = 20
position = "nothing"
"""


def study(puzzle: Puzzle) -> Study:
    game = puzzle.start()
    return Study(imagined(game.rules, game.observe(puzzle.seat)), puzzle.seat)


def test_every_puzzle_can_be_played() -> None:
    assert [fault for puzzle in PUZZLES for fault in faults(puzzle)] == []


def test_both_games_and_all_sets_have_puzzles_and_there_are_many() -> None:
    assert {puzzle.game for puzzle in PUZZLES} == {"resarcana", "cadwallon"}
    assert {puzzle.sets for puzzle in PUZZLES} == {"", "base", "base and lux", "base and pearls", "duo", "all sets"}
    assert {puzzle.seats for puzzle in PUZZLES} >= {2, 3, 4, 5}
    assert len(PUZZLES) >= 200
    themes = Counter(puzzle.theme for puzzle in PUZZLES)
    assert min(themes[name] for name in ("win-now", "block", "tempo", "react-or-keep", "bribe-or-wait", "bluff")) >= 5
    assert max(Counter(puzzle.id.rpartition("-")[0] for puzzle in PUZZLES).values()) <= 2, "too many of one game"


@pytest.mark.parametrize("puzzle", SAMPLE[::3], ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_exactly_one_solution_at_four_times_the_depth(puzzle: Puzzle) -> None:
    assert len(puzzle.solutions) == 1
    assert DEEPER == 4
    assert unique(puzzle)


def test_a_position_with_two_good_moves_is_no_puzzle() -> None:
    puzzle = SAMPLE[0]
    other = next(move.text for move in puzzle.start().legal(puzzle.seat) if not puzzle.solved_by(move.text))
    assert not unique(replace(puzzle, solutions=(other,), depth=50))
    assert not unique(replace(puzzle, solutions=(*puzzle.solutions, other), depth=50))


@pytest.mark.parametrize("puzzle", PROVED[:6], ids=lambda puzzle: puzzle.id)
def test_a_proof_holds_when_it_is_made_again(puzzle: Puzzle) -> None:
    state = puzzle.start()
    found = PROOFS[puzzle.proof](study(puzzle))
    assert {state.rules.action_text(state.state, action) for action in found} == set(puzzle.solutions)


def test_strong_bots_solve_puzzles_and_weak_ones_mostly_do_not() -> None:
    assert [puzzle.id for puzzle in SAMPLE if not attempt(puzzle, "seer:1500").right] == []
    assert sum(attempt(puzzle, "level2").right for puzzle in PUZZLES) <= len(PUZZLES) // 3


def test_the_levels_of_a_puzzle_are_those_that_solve_it() -> None:
    assert all(8 in puzzle.levels for puzzle in PUZZLES)
    assert [puzzle.id for puzzle in SAMPLE if attempt(puzzle, "level6").right != (6 in puzzle.levels)] == []
    ratings = [puzzle.rating for puzzle in PUZZLES]
    assert max(ratings) - min(ratings) > 400, "none for beginners, or none for experts"
    hard = [puzzle.rating for puzzle in PUZZLES if not {3, 4} & {*puzzle.levels}]
    easy = [puzzle.rating for puzzle in PUZZLES if {1, 2, 3, 4} <= {*puzzle.levels}]
    assert min(hard, default=3000) > max(easy, default=0)


def test_the_oracle_tries_every_line() -> None:
    """In the last decision of a game it says what happens if each move is made."""
    for puzzle in PROVED:
        world, seat = puzzle.start().state, puzzle.seat
        for action in world.legal(seat):
            end = after(world, seat, action)
            if end.over():
                rules = puzzle.start().rules
                assert RoundOracle(seat, end.round()).wins(end) == (rules.result(end).winners == (seat,))


def test_every_theme_has_a_name_and_a_hint() -> None:
    texts = Texts()
    assert [theme for theme in THEMES if not texts.has(f"puzzle-theme-{theme}")] == []
    assert [theme for theme in THEMES if not texts.has(f"puzzle-theme-{theme}-hint")] == []


def test_a_puzzle_is_written_as_it_is_read(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("\n".join(written(puzzle) for puzzle in SAMPLE), encoding="utf-8")
    assert [replace(puzzle, source="") for puzzle in load(tmp_path)] == [replace(puzzle, source="")
                                                                         for puzzle in SAMPLE]


def test_puzzles_are_found_in_records_of_people() -> None:
    """The position of a puzzle, played on by a record that errs, is found again."""
    puzzle = next(one for one in PUZZLES if one.proof == "search" and one.lead > 30 and one.depth == 400)
    game = puzzle.start()
    wrong = next(move.text for move in game.legal(puzzle.seat) if not puzzle.solved_by(move.text))
    game.play(puzzle.seat, wrong)
    found = find(dilemmas_of(parse_record(game.record()))[0], "again-1-0")
    assert found is not None
    assert (found.solutions, found.levels) == (puzzle.solutions, puzzle.levels)


# --- files ---


@pytest.mark.parametrize(("old", "new", "reason"), [
    ('id = "one"', "", "puzzle number 1: “id” is missing"),
    ('seat = "A"', 'seat = "Z"', "puzzle “one”: there is no seat “Z”"),
    ('"plan"', '"chess"', "puzzle “one”: there is no theme “chess”"),
    ("lead = 20", "lead = 200", "“lead” is a whole number"),
    ("lead = 20", "led = 20", "“led” is no field"),
    ("lead = 20", "rating = true", "“rating” is a whole number"),
    ("lead = 20", "levels = 3", "“levels” is a list"),
    ('"2 seats"', '"a table"', "“table” names the sets"),
    ('["pass"]', "[]", "“solutions” is a list"),
    ("[[puzzle]]", "[puzzle]", "a list of tables"),
    ("[[puzzle]]", "[[puzzle", "not a file of puzzles"),
])
def test_a_faulty_file_is_refused_with_file_puzzle_and_reason(
    old: str, new: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(PuzzleError) as told:
        read_file(path)
    assert str(path) in str(told.value)
    assert reason in str(told.value)


def test_two_puzzles_with_one_id_are_refused(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(GOOD + GOOD, encoding="utf-8")
    with pytest.raises(PuzzleError, match="two puzzles have the id “one”"):
        load(tmp_path)


def test_a_position_that_cannot_be_is_told_with_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.toml").write_text(GOOD, encoding="utf-8")
    assert main(["puzzle", "one", "--folder", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert "own.toml" in told
    assert "puzzle “one”" in told


def test_the_list_has_all_puzzles_and_no_solutions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in told] == [puzzle.id for puzzle in PUZZLES]
    assert not any("solutions" in one for one in told)
    assert main(["puzzle", "--plain"]) == 0
    assert PUZZLES[0].id in capsys.readouterr().out


def test_a_person_tries_and_solves_a_puzzle_and_the_first_attempt_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    puzzle = PUZZLES[0]
    wrong = next(move.text for move in puzzle.start().legal(puzzle.seat) if move.text not in puzzle.solutions)
    lines = iter(["?", "", "no such move", wrong, puzzle.solutions[0]])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    assert main(["puzzle", puzzle.id, "--plain"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    say = Texts().say
    assert say(f"puzzle-theme-{puzzle.theme}-hint") in told
    assert f"{wrong} is not it" in told
    assert f"Right! {puzzle.solutions[0]}" in told
    assert next(lines, "") == ""
    assert "Solved at the first attempt: 0 of 1" in told
    lines = iter([puzzle.solutions[0]])
    assert main(["puzzle", puzzle.id, "--plain"]) == 0
    assert "Your rating" not in capsys.readouterr().out, "a second attempt does not count"
    for word in ("daily", "next"):
        lines = iter(["answer"])
        assert main(["puzzle", word, "--plain"]) == 0
        assert "Solved at the first attempt: 0 of" in " ".join(capsys.readouterr().out.split())
    (tmp_path / "puzzles.json").write_text('{"rating": "much", "tried": -1, "first": 3}', encoding="utf-8")
    assert main(["puzzle", "--theme", puzzle.theme, "--plain"]) == 0, "what makes no sense counts as nothing"


def test_leaving_a_puzzle_is_not_solving_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    assert main(["puzzle", PUZZLES[0].id, "--plain"]) == 1


def test_the_answer_is_shown_with_how_it_is_known(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    puzzle = PUZZLES[0]
    assert main(["puzzle", puzzle.id, "--answer", "--plain"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert puzzle.solutions[0] in told
    assert ("Proved" in told) == (puzzle.proof in PROOFS)


def test_a_check_counts_what_a_bot_solves(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["puzzle", "--check", "greedy", "--game", PUZZLES[0].game, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["bot"] == "greedy"
    assert told["puzzles"] == sum(puzzle.game == PUZZLES[0].game for puzzle in PUZZLES)
    assert told["solved"] == sum(one["solved"] for one in told["attempts"])
    assert code == (told["solved"] != told["puzzles"])


@pytest.mark.parametrize("arguments", [["nothing"], ["--theme", "chess"], ["--game", "chess"], ["--answer"],
                                       ["--check", "chess"]])
def test_what_is_not_there_is_told_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
