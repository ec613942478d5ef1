"""Bots of others: whatever a class or a program does, it loses its seat at worst, and nothing is left running."""
from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from arcanarium import ConfigError, Game, bots
from arcanarium.bots import guard, others, program
from arcanarium.bots.greedy import RandomBot
from arcanarium.bots.guard import GuardedBot
from arcanarium.bots.jsonlines import LONGEST_LINE, BadLine, chosen, legal_moves, read_message
from arcanarium.core import registry
from arcanarium.lab.door import Door
from arcanarium.terminal.main import main

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples" / "bots"
RULES = registry.rules("resarcana")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs have seconds to start, but not for ever."""
    monkeypatch.setattr(guard, "GRACE", 0.2)


def game_with(name: str, seed: int = 3, decisions: int = 12) -> tuple[Game, GuardedBot]:
    """A game in which a bot of that name makes the first decisions of seat 0."""
    game = Game.new("resarcana", seats=2, seed=seed)
    bot, rival = bots.make(name, RULES, 1), bots.make("random", RULES, 2)
    assert isinstance(bot, GuardedBot)
    for _ in range(decisions):
        if game.over:
            break
        seat = game.owing[0]
        game.play(seat, (rival if seat else bot).choose(game.observe(seat)))
    bot.end(game.result)
    return game, bot


def python(code: str, folder: Path) -> str:
    """The name of a bot that runs this piece of Python."""
    source = folder / "bot.py"
    source.write_text("import json, os, sys, time\n" + code, encoding="utf-8")
    return f"program:{source}:50ms"


# --- good ones ---


def test_the_example_program_plays_whole_games() -> None:
    game, bot = game_with(f"program:{EXAMPLES / 'eager.py'}", decisions=5000)
    assert game.over
    assert bot.note == ""


def test_the_example_class_plays_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    game, bot = game_with("class:keeper:Keeper", decisions=5000)
    assert game.over
    assert bot.note == ""


def test_a_program_is_told_all_that_the_protocol_says(tmp_path: Path) -> None:
    code = """
heard = open(os.path.join(os.path.dirname(__file__), "heard"), "w")
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    message = json.loads(line)
    if message["type"] == "decision":
        n, moves = message["id"], message["moves"]
        print(json.dumps({"id": n, "move": moves[n % len(moves)]["text"]}), flush=True)
"""
    game, bot = game_with(python(code, tmp_path), decisions=3000)
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert bot.note == ""
    assert game.result
    assert heard[0] == {"type": "hello", "protocol": 1, "game": "resarcana", "seat": 0, "seed": 1, "config": {
        "game": "resarcana", "seats": 2, "variant": "standard", "sets": ["base"], "options": {},
        "version": game.config.version}}
    asked = heard[1]
    assert {"type", "id", "seat", "decision", "view", "moves", "limit"} == set(asked)
    assert asked["limit"] == {"seconds": 0.05}
    assert set(asked["moves"][0]) == {"number", "text", "action"}
    assert [one["id"] for one in heard[1:-1]] == list(range(1, len(heard) - 1))
    assert heard[-1]["result"]["points"] == list(game.result.points)


def test_bots_of_installed_packages_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        name = "keeper"

        def load(self) -> type:
            return RandomBot

    monkeypatch.setattr(others, "registered", lambda: {"keeper": Entry()})
    assert "keeper" in bots.names("resarcana")
    assert game_with("keeper")[1].note == ""
    assert bots.limited("keeper", seconds=2) == "keeper:2s"
    assert game_with("keeper:2s")[1].seconds == 2 * 2 + 0.2


# --- bad ones ---

ANSWER = 'print(json.dumps({"id": json.loads(line)["id"], "move": %s}), flush=True)'
BAD = {
    "says nothing": ("for line in sys.stdin: pass", "too slow"),
    "does not read": ("time.sleep(60)", "too slow"),
    "prints garbage": ("print('Hello, world!', flush=True); time.sleep(60)", "a line that is no JSON: Hello, world!"),
    "prints a list": ("print([1], flush=True); time.sleep(60)", "no JSON object"),
    "prints deep nests": ("print('[' * 100000, flush=True); time.sleep(60)", "no JSON"),
    "prints a huge line": ("while True: sys.stdout.write('x' * 65536)", "more than 1048576 bytes"),
    "floods": ("while True: print('{}')", "an answer with the id None where 1 was asked"),
    "dies": ("raise SystemExit('no more')", "it ended without an answer (exit code 1): no more"),
    "closes its output": ("sys.stdin.readline(); os.close(1); time.sleep(60)", "it ended without an answer"),
    "closes its input": ("os.close(0); time.sleep(60)", "too slow"),
    "kills itself": ("os.kill(os.getpid(), 9)", "it ended without an answer (exit code -9)"),
    "forks and dies": ("os.fork() or time.sleep(60)", "it ended without an answer"),
    "floods errors": ("while True: sys.stderr.write('e' * 65536)", "too slow"),
    "wrong id": ("print('{\"id\": 7, \"move\": 1}', flush=True); time.sleep(60)", "the id 7 where 1 was asked"),
    "no move": ("print('{\"id\": 1}', flush=True); time.sleep(60)", "without “move”"),
    "illegal number": (f"sys.stdin.readline(); line = sys.stdin.readline(); {ANSWER % 99}; time.sleep(60)",
                       "the move 99 is not legal here"),
    "illegal text": (f"sys.stdin.readline(); line = sys.stdin.readline(); {ANSWER % repr('fly away')}; time.sleep(60)",
                     "the move 'fly away' is not legal here"),
    "no kind of move": (f"sys.stdin.readline(); line = sys.stdin.readline(); {ANSWER % 'True'}; time.sleep(60)",
                        "a move is a number, a text or an object, not True"),
}


def running(word: str) -> list[str]:
    """The processes whose command line has a word in it."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().decode("utf-8", "replace")
        except OSError:
            continue
        if word in line and path.parent.name != str(os.getpid()):
            found.append(line)
    return found


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_program_loses_its_seat_with_a_note(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "STARTING", 0.5 if BAD[kind][1] == "too slow" else 20)
    code, why = BAD[kind]
    game, bot = game_with(python(code, tmp_path))
    assert ("seconds for a decision" if why == "too slow" else why) in bot.note
    assert sum(not line.who.startswith("*") for line in game.lines) >= 12, "greedy has played on"
    assert type(bot.bot).__name__ == type(bots.make("greedy", RULES, 1)).__name__
    assert running(str(tmp_path)) == [], "also what it had started is gone"


def test_a_program_that_is_not_there_is_told() -> None:
    assert "it could not be started: FileNotFoundError" in game_with("program:./no/such/bot")[1].note


def test_a_game_that_is_left_leaves_nothing_running(tmp_path: Path) -> None:
    bot = bots.make(python("time.sleep(60)", tmp_path), RULES, 1)
    assert isinstance(bot, GuardedBot)
    assert running(str(tmp_path))
    bot.end()
    assert running(str(tmp_path)) == []


class Sleeper:
    def __init__(self, *_: object) -> None:
        pass

    def choose(self, seen: object) -> int:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class Quitter(Sleeper):
    def choose(self, seen: object) -> int:
        sys.exit("I resign")


class Liar(Sleeper):
    def choose(self, seen: object) -> Any:
        return "everything"


class Unborn:
    def __init__(self, *_: object) -> None:
        raise MemoryError


@pytest.mark.parametrize(("name", "why"), [
    ("Sleeper:10ms", "it took more than 0.22 seconds"), ("Quitter", "SystemExit: I resign"),
    ("Liar", "it chose 'everything', which is no legal move"), ("Unborn", "it could not be started: MemoryError"),
    ("Nobody", "it could not be started: AttributeError"),
])
def test_a_bad_class_loses_its_seat_with_a_note(name: str, why: str) -> None:
    assert why in game_with(f"class:tests.test_programs:{name}")[1].note


def test_names_that_name_nothing_are_refused() -> None:
    with pytest.raises(ConfigError, match="name a command"):
        bots.make("program: ", RULES, 1)
    assert "write class:package.module:Name" in game_with("class:keeper")[1].note
    assert others.split_limit("program:./a b:1.5s") == ("program:./a b", 1.5)
    assert others.split_limit("program:./a") == ("program:./a", 0)


def test_arcana_bot_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", python("raise SystemExit('no more')", tmp_path), "resarcana", "--plain"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "it lost its seat" in said
    assert "no more" in said
    assert main(["bot", "random", "resarcana", "--plain"]) == 0
    assert "ready for the arena" in capsys.readouterr().out


# --- lines and moves ---


def test_moves_are_named_in_three_ways() -> None:
    game = Game.new("resarcana", seats=2, seed=1)
    moves = legal_moves(RULES, game.state, 0)
    last = moves[-1]
    action = {"verb": last.action.verb, "card": last.action.card}
    for name in (last.number, last.text, f"  {last.text.upper()} ", action):
        assert chosen(name, moves) == last.number
    with pytest.raises(BadLine, match="did it mean"):
        chosen(last.text[:-1], moves)
    with pytest.raises(BadLine, match="has the fields"):
        chosen({"colour": "red"}, moves)


def test_a_line_may_be_a_megabyte_and_no_more() -> None:
    assert read_message(b'{"a": "%s"}' % (b"x" * 1000))["a"] == "x" * 1000
    with pytest.raises(BadLine, match="more than"):
        read_message(b" " * LONGEST_LINE + b"{}")


# --- the door for other programs ---


def ask(door: Door, **fields: Any) -> dict[str, Any]:
    answer = door.answer(json.dumps({"id": 5, **fields}).encode())
    assert answer["id"] == 5
    json.dumps(answer)
    return answer


def test_a_driver_plays_a_whole_game() -> None:
    door = Door()
    assert ask(door, do="hello")["protocol"] == 1
    status = ask(door, do="new", game="resarcana", seats=2, seed=4, names=["Ann", "Bob"])
    turns = 0
    while not status["over"]:
        seat = status["owing"][0]
        if seat:
            status = ask(door, do="go", bot="random", play=True)
        else:
            moves = ask(door, do="legal", seat=0)["moves"]
            status = ask(door, do="play", seat=0, move=moves[turns % len(moves)]["text"])
        assert status["ok"]
        turns += 1
    assert len(status["result"]["points"]) == 2
    record = ask(door, do="record")["text"]
    again = Door()
    assert ask(again, do="record", text=record)["result"] == status["result"]


def test_a_driver_sees_what_a_seat_sees_and_can_go_on_from_a_position() -> None:
    door = Door()
    ask(door, do="new", seats=2, seed=4)
    seen, public = ask(door, do="observe", seat=0)["view"], ask(door, do="observe")["view"]
    assert seen != public
    position = ask(door, do="position")["text"]
    other = Door()
    assert ask(other, do="position", text=position, seed=9)["owing"] == [0, 1]
    assert ask(other, do="observe", seat=0)["view"] == seen


@pytest.mark.parametrize(("line", "told"), [
    (b"", "no JSON"), (b"\xff\xfe", "no JSON"), (b"[]", "no JSON object"), (b"{}", "there is no command None"),
    (b'{"do": "fly"}', "there is no command 'fly'"), (b'{"do": "legal"}', "no game has been begun"),
    (b'{"do": "new", "game": "chess"}', "there is no game"), (b'{"do": "new", "seats": "x"}', ""),
    (b'{"do": "new", "seed": -1}', "whole number"), (b'{"do": "new", "sets": 5}', "list of texts"),
    (b'{"do": "new", "options": 5}', "an object"), (b'{"do": "position", "text": "chess"}', "there is no game"),
    (b'{"do": "position", "text": 7}', "is a text"), (b'{"do": "record", "text": ""}', ""),
])
def test_a_bad_line_gets_an_error(line: bytes, told: str) -> None:
    answer = Door().answer(line)
    assert not answer["ok"]
    assert told in answer["error"]["message"]


@pytest.mark.parametrize("fields", [
    {"do": "play", "move": "fly"}, {"do": "play", "move": 12345}, {"do": "play", "move": None},
    {"do": "play", "move": {"verb": "keep"}}, {"do": "play", "seat": 9, "move": 1}, {"do": "play", "move": {"x": 1}},
    {"do": "legal", "seat": -1}, {"do": "legal", "seat": "A"}, {"do": "observe", "seat": 2}, {"do": "go", "bot": "x"},
    {"do": "go", "visits": "many"}, {"do": "go", "seat": 1.5},
])
def test_a_bad_command_changes_nothing(fields: dict[str, Any]) -> None:
    door = Door()
    ask(door, do="new", seats=2, seed=4)
    before = ask(door, do="record")
    answer = ask(door, **fields)
    assert not answer["ok"]
    assert answer["error"]["message"]
    assert ask(door, do="record") == before


def test_arcana_engine_answers_each_line_and_quits(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    asked = tmp_path / "asked"
    asked.write_bytes(b'{"id": 1, "do": "new"}\n' + b"x" * (3 * LONGEST_LINE) + b'\n\n{"id": 2, "do": "status"}\n'
                      b'{"id": 3, "do": "quit"}\n{"id": 4, "do": "status"}\n')
    with asked.open() as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        assert main(["engine"]) == 0
    answers = [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]
    assert [(one["id"], one["ok"]) for one in answers] == [(1, True), (None, False), (2, True), (3, True)]
