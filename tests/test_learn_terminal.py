"""`arcana learn`: lessons in a real pseudo-terminal, left and resumed, with every kind of wrong input."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from arcanarium.learn.lessons import FOLDER, load, named
from arcanarium.learn.walk import Walk
from arcanarium.terminal import progress
from arcanarium.terminal.main import main
from tests.test_terminal import PROMPT, Arcana

LESSONS = load()
NEXT = "Now a game of your own"


def told(lesson: str) -> list[str]:
    """The answers of somebody who does as told."""
    walk = Walk(named(lesson, LESSONS))
    while not walk.over:
        assert walk.go_on() or walk.answer(walk.right()[0].text).right
    return walk.answers


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    return tmp_path


def test_a_lesson_as_told_left_in_the_middle_and_resumed(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = told("arcana-first-game")
    arcana = Arcana(home, "learn", "arcana-first-game")
    arcana.until(PROMPT)
    assert "Step 1 of 19" in arcana.shown
    for answer in answers[:7]:
        arcana.type(answer)
    arcana.child.sendline("quit")
    arcana.until("arcana learn arcana-first-game")
    assert arcana.leave() == 0
    at = Walk(named("arcana-first-game", LESSONS), answers[:7]).at + 1
    assert main(["learn"]) == 0
    assert f"Step {at} of 19" in capsys.readouterr().out

    arcana = Arcana(home, "learn", "arcana-first-game")
    arcana.until(PROMPT)
    assert f"Step {at} of 19" in arcana.shown
    for answer in answers[7:-1]:
        arcana.type(answer)
    arcana.type(answers[-1], NEXT)
    assert "The city is yours." in arcana.shown
    assert arcana.leave() == 0
    assert progress.load()["arcana-first-game"] == progress.Progress((), True)


def test_wrong_moves_wrong_words_and_going_back(home: Path) -> None:
    arcana = Arcana(home, "learn", "passing")
    arcana.until(PROMPT)
    assert "nothing to do here but read" in arcana.type("xyzzy")
    arcana.type("")
    assert "is not a move" in arcana.type("xyzzy")
    assert "The moves are numbered" in arcana.type("999")
    assert "That brings no point" in arcana.type("place Flaming Pit")
    assert "Great Pyramid (monument)" in arcana.type("card Great Pyramid")
    shown = arcana.type("place Prism", "take it back")
    assert "your rival passed, and has the token" in shown.replace("\r\n", " ")
    assert "Step 2 of 2" in arcana.type("")
    assert "Step 1 of 2" in arcana.type("back")
    arcana.type("")
    assert "Step 1 of 2" in arcana.type("again")
    shown = arcana.type("help")
    assert "Other commands" in shown
    assert "E Elan, L Life" in shown
    arcana.child.sendeof()
    assert arcana.leave() == 0


def test_a_lesson_starts_over_when_asked_and_a_damaged_file_of_progress_is_no_harm(
    home: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    progress.keep("first-game", ("", ""), False)
    assert Walk(named("first-game", LESSONS), progress.load()["first-game"].answers).at == 2
    arcana = Arcana(home, "learn", "first-game", "--again")
    arcana.until(PROMPT)
    assert "Step 1 of 30" in arcana.shown
    arcana.kill()
    for garbage in (b"", b"\xff\xfe", b"[1, 2]", b'{"first-game": 3, "passing": {"answers": [1], "done": "yes"}}'):
        progress.path().write_bytes(garbage)
        assert main(["learn"]) == 0
        assert "first-game" in capsys.readouterr().out
    assert progress.load()["passing"] == progress.Progress()


def test_the_list_for_programs_and_the_check_of_a_folder(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["learn", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in listed] == [lesson.id for lesson in LESSONS]
    assert main(["learn", "passing", "--check"]) == 0
    assert "nothing is wrong" in capsys.readouterr().out
    text = (FOLDER / "passing.toml").read_text(encoding="utf-8")
    (tmp_path / "passing.toml").write_text(text.replace("pass & choose *", "claim Temple"), encoding="utf-8")
    assert main(["learn", "--check", "--folder", str(tmp_path)]) == 1
    assert "passing.toml: step “token”: “claim Temple” is no legal move here" in capsys.readouterr().out
    assert main(["learn", "passing", "--folder", str(tmp_path)]) == 2
    assert "step “token”" in capsys.readouterr().err
    assert main(["learn", "chess"]) == 2
    assert "there is no lesson “chess”" in capsys.readouterr().err


def test_a_free_game_has_a_coach_who_can_be_silenced_but_not_among_people(
    home: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    arcana = Arcana(home, "play", "--players", "Ann,random", "--variant", "first", "--seed", "7", "--coach", "--fast")
    arcana.until(PROMPT)
    while "Your turn" not in arcana.shown:
        arcana.type("" if "Enter:" in arcana.shown[-20:] else "1")
    assert "You can have" in arcana.shown
    assert "The coach is silent." in arcana.type("coach")
    assert "You can have" in arcana.type("coach")
    arcana.kill()
    assert main(["play", "--players", "Ann,Bob", "--coach"]) == 2
    assert "against bots only" in capsys.readouterr().err
