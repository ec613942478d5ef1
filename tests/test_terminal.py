"""The terminal client, played through a real pseudo-terminal."""
from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pexpect
import pytest
from rich.console import Console

from arcanarium.core.record import read_record
from arcanarium.table import Table, bot, person
from arcanarium.terminal.look import Look
from arcanarium.terminal.main import main
from arcanarium.terminal.play import Sitting
from tests.services import heed_signals

PROMPT = "> $"
SURE_PROMPT = re.compile(r"[\r\n](Enter: \d+ )?> $")
OVER = "See it again with"
HAND_OVER = r"presses Enter\.$"


class Arcana:
    """`arcana` in a terminal of 100 x 40. It runs from this tree, unless a folder and another command are given."""

    def __init__(
        self, home: Path, *arguments: str, seconds: float = 30, folder: Path | None = None,
        command: Sequence[str] = (sys.executable, "-m", "arcanarium.terminal.main"),
    ) -> None:
        environment = {**os.environ, "ARCANARIUM_HOME": str(home), "TERM": "dumb", "NO_COLOR": "1",
                       "COLUMNS": "100", "LINES": "40", **({"PYTHONPATH": ""} if folder else {})}
        program, *first = command
        self.child = pexpect.spawn(
            program, [*first, *arguments], env=environment, cwd=folder, dimensions=(40, 100), encoding="utf-8",
            timeout=seconds, preexec_fn=heed_signals)
        self.child.delaybeforesend = None

    def until(self, *patterns: str) -> int:
        """Wait for one of the patterns; the text before it is `shown`. What looks like a prompt may be a triangle in
        plain letters, met in the middle of the output: then there is more to come."""
        while True:
            found = int(self.child.expect(list(patterns)))
            if patterns[found] != PROMPT or SURE_PROMPT.search(self.shown):
                return found
            shown = self.shown
            try:
                self.child.buffer = shown + self.child.read_nonblocking(1 << 16, timeout=0.2)
            except (pexpect.TIMEOUT, pexpect.EOF):
                return found

    @property
    def shown(self) -> str:
        return str(self.child.before) + (self.child.after if isinstance(self.child.after, str) else "")

    def type(self, line: str, *then: str) -> str:
        """Type a line and return what is shown up to the next prompt."""
        self.child.sendline(line)
        self.until(*(then or (PROMPT,)))
        return self.shown

    def play_on(self) -> str:
        """Answer like a simple player until the game is over; all that was shown."""
        shown = self.shown
        for _ in range(1000):
            self.child.sendline(answer(self))
            over = self.until(PROMPT, OVER)
            shown += self.shown
            if over:
                break
        return shown

    def kill(self) -> None:
        self.child.kill(signal.SIGKILL)
        self.child.wait()

    def leave(self) -> int | None:
        """Wait for the end, and tell the exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus) if self.child.exitstatus is not None else None


def answer(arcana: Arcana) -> str:
    """What a simple player does: Enter where something is proposed, else the first move."""
    return "" if "Enter:" in arcana.shown[-20:] else "1"


def saved(home: Path) -> Path:
    (path,) = (home / "games").glob("*.arcana")
    return path


def test_a_whole_game_against_greedy_killed_in_the_middle_and_resumed(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "--players", "Ann,greedy", "--seed", "7", "--fast")
    arcana.until(PROMPT)
    assert "Which mage will you be?" in arcana.shown
    for _ in range(12):
        arcana.type(answer(arcana))
    before = [line.text for line in read_record(saved(tmp_path)).lines]
    arcana.kill()

    arcana = Arcana(tmp_path, "play", "--resume", "--fast")
    arcana.until(PROMPT)
    after = [line.text for line in read_record(saved(tmp_path)).lines]
    assert after[: len(before)] == before
    arcana.play_on()
    assert "Total" in arcana.shown
    assert "wins in round" in arcana.shown
    assert arcana.leave() == 0
    record = read_record(saved(tmp_path))
    assert record.result is not None
    assert record.names == ("Ann", "greedy bot")


def test_nonsense_is_refused_in_words_and_changes_nothing(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "--players", "Ann,greedy", "--seed", "7")
    arcana.until(PROMPT)
    while "Your turn" not in arcana.shown:
        arcana.type(answer(arcana))
    before = saved(tmp_path).read_bytes()
    assert "is not a move" in arcana.type("xyzzy")
    assert "The moves are numbered 1 to" in arcana.type("999")
    assert "needs 1 more Life" in arcana.type("place mermaid")
    assert "needs 1 more Life" in arcana.type("mermaid")  # never a discard, which has to be said
    assert "more Gold" in arcana.type("claim great pyramid")
    assert "Type the number" in arcana.type("")
    assert "take back" in arcana.type("help")
    assert "Turn this" in arcana.type("card prism")
    assert "Which one" in arcana.type("card dragon")
    assert "No card" in arcana.type("card unicorn")
    assert "Round 1 begins" in arcana.type("log")
    assert "one can ask to “collect in order”" in arcana.type("ask more gold")
    assert "You may type “ask collect in order”" in arcana.type("ask")
    assert "Saved in" in arcana.type("save")
    assert saved(tmp_path).read_bytes() == before
    assert "arcana play --resume" in arcana.type("quit", pexpect.EOF)
    assert arcana.leave() == 0


def test_a_player_asks_to_collect_in_order(tmp_path: Path) -> None:
    """C-17: the request is granted, told and saved; it cannot be made twice."""
    arcana = Arcana(tmp_path, "play", "--players", "Ann,greedy", "--seed", "7")
    arcana.until(PROMPT)
    assert "You ask everyone to collect in order, from the next Collect step on." in arcana.type("ask collect in order")
    assert "Which mage will you be?" in arcana.shown
    assert "collects in order already" in arcana.type("ask collect in order")
    assert "nothing you could ask for" in arcana.type("ask")
    assert [str(line) for line in read_record(saved(tmp_path)).lines][-1] == "A asks: collect in order"
    arcana.kill()


def test_undo_takes_back_while_it_is_fair(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "--players", "Ann,greedy", "--seed", "7")
    arcana.until(PROMPT)
    while "Your turn" not in arcana.shown:
        arcana.type(answer(arcana))
    assert "Discarding" in arcana.type("discard mermaid")
    assert "Your turn" in arcana.type("u")  # before the gain is chosen
    assert "Mermaid" in arcana.shown
    arcana.type("discard mermaid")
    assert "u takes it back" in arcana.type("")  # after it, before the bot moves
    assert "Discarding" in arcana.type("u")
    assert "u takes it back" in arcana.type("")
    arcana.type("")
    assert "Too late" in arcana.type("u")


def test_hands_are_hidden_between_people_at_one_keyboard(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "--players", "Ann,Bob", "--seed", "7")
    arcana.until(HAND_OVER)
    assert "Pass the keyboard to Ann" in arcana.shown
    assert "Mermaid" not in arcana.shown
    shown = arcana.type("")
    assert "Mermaid" in shown
    arcana.type("1", HAND_OVER)
    screen = arcana.shown.rpartition("\x1b[2J")[2]  # what is left after the screen was wiped
    assert "Bob" in screen
    assert "Mermaid" not in screen
    shown = arcana.type("")
    assert "Mermaid" not in shown  # Bob sees his own hand only
    assert "Which mage" in shown
    arcana.kill()


@pytest.mark.parametrize("end", ["interrupt", "end of input", "hangup"])
def test_leaving_in_any_way_loses_nothing(tmp_path: Path, end: str) -> None:
    arcana = Arcana(tmp_path, "play", "--players", "Ann,greedy", "--seed", "7")
    arcana.until(PROMPT)
    arcana.type("1")
    if end == "hangup":
        arcana.child.kill(signal.SIGHUP)
        arcana.child.wait()
    elif end == "interrupt":
        arcana.child.sendintr()
        assert arcana.leave() == 130
    else:
        arcana.child.sendeof()
        assert arcana.leave() == 0
    decisions = [line for line in read_record(saved(tmp_path)).lines if line.who == "A"]
    assert [line.text for line in decisions] == ["keep Healer"]


def test_the_questions_before_a_game_and_the_offer_to_resume(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "resarcana")
    for question in (r"Variant.*: $", r"Sets.*: $", r"Players.*: $"):
        arcana.until(question)
        arcana.child.sendline("")
    arcana.until(r"Seed.*: $")
    arcana.child.sendline("seven")
    arcana.until("whole number")
    arcana.until(r"Seed.*: $")
    arcana.type("7")
    assert "Which mage" in arcana.shown
    arcana.type("1")
    arcana.kill()
    arcana = Arcana(tmp_path, "play")
    arcana.until(r"Go on with it.*: $")
    assert "Which mage" not in arcana.type("")
    arcana.kill()


def test_a_damaged_save_is_named_and_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arcana = Arcana(tmp_path, "play", "--players", "Ann,greedy", "--seed", "7")
    arcana.until(PROMPT)
    arcana.type("1")
    arcana.kill()
    path = saved(tmp_path)
    damaged = path.read_text(encoding="utf-8") + "A: dance wildly\n"
    path.write_text(damaged, encoding="utf-8")
    line = damaged.count("\n")
    assert main(["play", "--resume", str(path)]) == 2
    told = capsys.readouterr()
    assert f"{path}:{line}" in told.err
    assert "can still be read" in " ".join(told.out.split())
    assert path.read_text(encoding="utf-8") == damaged
    assert main(["replay", "--all", str(path)]) == 2
    told = capsys.readouterr()
    assert "is the Healer" in told.out
    assert f"{path}:{line}" in told.err


def test_replay_steps_back_and_forth(tmp_path: Path) -> None:
    assert main(["sim", "--games", "1", "--bots", "random,random", "--records", str(tmp_path), "--jobs", "1"]) == 0
    (path,) = tmp_path.glob("*.arcana")
    arcana = Arcana(tmp_path, "replay", str(path))
    arcana.until(PROMPT)
    assert "The start of the game" in arcana.shown
    assert "Step 1 of" in arcana.type("")
    assert "Step 0 of" in arcana.type("b")
    assert "Round 2" in arcana.type("2")
    assert "There is no round 99" in arcana.type("99")
    arcana.type("")
    assert "Total" in arcana.type("e")
    arcana.child.sendline("q")
    assert arcana.leave() == 0


def test_plain_is_plain(tmp_path: Path) -> None:
    environment = {**os.environ, "ARCANARIUM_HOME": str(tmp_path)}
    lines = "1\nx\n1\n?\n\n\nlog\ncard prism\nquit\n"
    done = subprocess.run(
        [sys.executable, "-m", "arcanarium.terminal.main", "play", "--players", "Ann,greedy", "--plain"],
        input=lines, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert f"arcana play --resume {saved(tmp_path)}\n" in done.stdout


def test_any_line_is_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Careless typing through a whole game of two people: nothing breaks, and every word is there."""
    rng = Random(5)
    nonsense = ["u", "u u", "?", "log", "card x", "zzz", "place hawk", "claim", "pay 2e", "-1", "é", "place \0", "use"]

    def typed(prompt: str = "") -> str:
        return rng.choice(nonsense) if rng.random() < 0.05 else rng.choice(["", *"111223456789"])

    monkeypatch.setattr("builtins.input", typed)
    table = Table.open("resarcana", [person("Ann"), bot("greedy")], seed=2)
    table.autosave(tmp_path / "game.arcana")
    shown = io.StringIO()
    look = Look(console=Console(file=shown, width=80, height=24, force_terminal=True))
    assert Sitting(look, table, tmp_path / "game.arcana").run() == 0
    assert table.game.over
    assert "missing text" not in shown.getvalue()
    assert Table.resume(tmp_path / "game.arcana").game.over


@pytest.mark.parametrize(("arguments", "said"), [
    (["play", "chess", "--players", "Ann,greedy"], "no game"),
    (["play", "resarcana", "--players", "Ann,greedy,greedy,greedy,greedy"], "5 seats"),
    (["play", "resarcana", "--players", "Ann,Ann"], "different names"),
    (["play", "resarcana", "--players", "Ann,Bob", "--seats", "3"], "2 players for 3 seats"),
    (["play", "--players", "Ann,greedy", "--variant", "chess"], "no variant"),
    (["play", "--players", "Ann,greedy", "--sets", "chess"], "no set"),
    (["play", "--resume", "no-such-file"], "no-such-file"),
    (["play", "--resume"], "no unfinished game"),
    (["replay", "no-such-file"], "no-such-file"),
    (["sim", "--bots", "deep-blue"], "the bots are"),
    (["sim", "--bots", "random", "--seats", "9"], "9 seats"),
    (["cards", "--set", "chess"], "choose base"),
])
def test_bad_requests_are_one_friendly_line(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.startswith("arcana: ")
    assert told.count("\n") == 1
