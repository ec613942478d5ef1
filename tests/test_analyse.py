"""`arcana analyse`: queries with ids are answered, told of while they run, cancelled, and refused with the field."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game, bots
from arcanarium.core.errors import ConfigError
from arcanarium.learn.analyst import Analyst
from arcanarium.learn.queries import BadQuery, read_query
from arcanarium.terminal import analyse
from arcanarium.terminal.main import main
from tests.test_study import thrown_away
from tests.thinkers import FakeThinker

GOLDEN = Path(__file__).parent / "golden" / "cadwallon-2.arcana"


def asked(*queries: dict[str, Any] | str) -> list[dict[str, Any]]:
    """The answers to some queries that are all fed before any is thought about."""
    answers: list[dict[str, Any]] = []
    analyst = Analyst(answers.append)
    for query in queries:
        analyst.feed(query if isinstance(query, str) else json.dumps(query))
    analyst.end()
    analyst.run()
    return answers


def fake(monkeypatch: pytest.MonkeyPatch, **how: Any) -> None:
    monkeypatch.setattr(bots, "thinker", lambda rules, seed, world=None: FakeThinker(
        rules, world, **{"wins": {}, **how}))


def game(decisions: int = 6) -> Game:
    made = Game.new("resarcana", seats=2, seed=7, names=("Ann", "Bob"))
    for _ in range(decisions):
        seat = made.owing[0]
        made.play(seat, made.legal(seat)[0])
    return made


def test_a_position_is_answered_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    at = game()
    seat = at.owing[0]
    best = at.legal(seat)[-1].text
    fake(monkeypatch, wins={best: 0.75})
    [told] = asked({"id": "a", "position": at.position(), "moves": 2, "visits": 10})
    assert (told["id"], told["final"], told["left"], told["mode"]) == ("a", True, 0, "seen")
    assert told["moves"][0] == {"move": best, "number": at.legal(seat)[-1].number, "visits": 1, "win": 0.75,
                                "error": 0.01, "prior": 0.5, "points": 7.0,
                                "line": [{"seat": "AB"[seat], "move": best}]}
    assert len(told["moves"]) == 2
    assert told["win"][seat] == 0.75
    assert (told["rounds_left"], told["evaluation"], told["played"]) == (2.0, "worth", None)
    assert told["beliefs"] == [{"card": "Hawk", "place": "hand", "seat": "BA"[seat], "chance": 0.25}]


def test_some_turns_of_a_record_are_answered_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch)
    made = game()
    decisions = [line for line in made.lines if line.who in ("A", "B")]
    answers = asked({"id": 1, "record": made.record(), "turns": [0, 3]})
    assert [(told["turn"], told["left"], told["played"]) for told in answers] == [
        (0, 1, decisions[0].text), (3, 0, decisions[3].text)]
    [last] = asked({"id": 2, "record": made.record()})
    assert (last["turn"], last["played"]) == (6, None)


def test_an_open_query_knows_the_true_world_and_a_fair_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    at, worlds = game(), []

    def thinker(rules: Any, seed: int, world: Any = None) -> FakeThinker:
        worlds.append(world and world.key())
        return FakeThinker(rules, world, {})

    monkeypatch.setattr(bots, "thinker", thinker)
    asked({"id": 1, "position": at.position()}, {"id": 2, "position": at.position(), "mode": "open"})
    assert worlds == [None, at.state.key()]


def test_reports_come_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, reports=3)
    answers = asked({"id": 1, "position": game().position(), "report_every": 1e-9})
    assert [told["final"] for told in answers] == [False, False, False, True]
    assert [told["visits"] for told in answers] == [1, 2, 3, 4]


def test_without_report_every_only_the_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, reports=3)
    assert [told["final"] for told in asked({"id": 1, "position": game().position()})] == [True]


def test_a_query_is_cancelled_while_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[dict[str, Any]] = []
    analyst = Analyst(answers.append)
    fake(monkeypatch, reports=1000, each=lambda: analyst.feed('{"id": "stop", "query": "cancel", "of": "long"}'))
    analyst.feed(json.dumps({"id": "long", "record": game().record(), "turns": "all"}))
    analyst.end()
    analyst.run()
    assert answers[0] == {"id": "stop", "of": "long", "was": "running"}
    assert len(answers) == 2
    assert (answers[1]["id"], answers[1]["final"], answers[1]["cancelled"], answers[1]["visits"]) == (
        "long", True, True, 1)


def test_a_queued_query_is_cancelled_and_others_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch)
    position = game().position()
    answers = asked({"id": 1, "position": position}, {"id": 2, "position": position},
                    {"id": 3, "query": "cancel", "of": 1}, {"id": 4, "query": "cancel", "of": "none"})
    assert answers[:3] == [{"id": 3, "of": 1, "was": "queued"}, {"id": 1, "final": True, "cancelled": True, "left": 0},
                           {"id": 4, "of": "none", "was": "unknown"}]
    assert [told["id"] for told in answers[3:]] == [2]


def test_the_version_is_told() -> None:
    [told] = asked({"id": 1, "query": "version"})
    assert told["analysis"] == 2
    assert told["games"]["resarcana"] >= 1


@pytest.mark.parametrize(("line", "field"), [
    ("nonsense", ""), ("[1]", ""), ("[" * 100_000, ""), ('{"query": "version"}', "id"), ('{"id": true}', "id"),
    ('{"id": 1, "query": "dance"}', "query"), ('{"id": 1, "query": "cancel"}', "of"), ('{"id": 1}', "position"),
    ('{"id": 1, "position": "x", "file": "y"}', "file"), ('{"id": 1, "position": 3}', "position"),
    ('{"id": 1, "position": "x", "visits": true}', "visits"), ('{"id": 1, "position": "x", "visits": -1}', "visits"),
    ('{"id": 1, "position": "x", "seconds": NaN}', "seconds"), ('{"id": 1, "position": "x", "mode": ["open"]}', "mode"),
    ('{"id": 1, "record": "x", "turns": [1, "2"]}', "turns"), ('{"id": 1, "position": "x", "turns": [1]}', "turns"),
    ('{"id": 1, "position": "x", "vists": 3}', "vists"),
])
def test_a_bad_line_is_refused_with_its_field(line: str, field: str) -> None:
    with pytest.raises(BadQuery) as bad:
        read_query(line)
    assert bad.value.field == field


def test_what_cannot_be_played_is_told_and_the_next_query_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch)
    at = game()
    idle = "BA"[at.owing[0]]
    answers = asked(
        {"id": 1, "position": "no such game"}, {"id": 2, "record": "nothing"}, {"id": 3, "file": "/no/such/file"},
        {"id": 4, "record": at.record(), "turns": [99]}, {"id": 5, "position": at.position(), "seat": "E"},
        {"id": 6, "position": at.position(), "seat": idle} if len(at.owing) == 1 else {"id": 6, "position": "x"},
        "{", {"id": 7, "position": at.position()})
    assert {told["id"]: told.get("field") for told in answers if "error" in told} == {
        1: "position", 2: "record", 3: "file", 4: "turns", 5: "seat", 6: "seat" if len(at.owing) == 1 else "position",
        None: None}
    assert answers[-1]["id"] == 7
    assert answers[-1]["final"]


def test_a_fault_of_a_thinker_costs_one_query(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(bots, "thinker", broken)
    answers = asked({"id": 1, "position": game().position()}, {"id": 2, "position": game().position()})
    assert [(told["id"], "ZeroDivisionError" in told["error"]) for told in answers] == [(1, True), (2, True)]


def test_two_queries_with_one_id_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch)
    position = game().position()
    answers = asked({"id": 1, "position": position}, {"id": 1, "position": position})
    assert [told.get("field", "") for told in answers] == ["id", ""]


# --- reviews ---


def test_a_review_is_a_query_too_and_tells_how_far_it_is() -> None:
    *reports, last = asked({"id": 1, "query": "review", "record": game().record(), "visits": 4, "report_every": 1e-9})
    assert [told["final"] for told in reports] == [False] * len(reports)
    shares = [told["done"] for told in reports]
    assert shares == sorted(shares)
    assert (last["final"], last["review"]["finished"], last["review"]["visits"]) == (True, True, 4)
    assert {"fair", "open"} == set(last["review"]["balance"])


def test_a_review_is_cancelled_between_two_tasks() -> None:
    answers: list[dict[str, Any]] = []

    def answer(told: dict[str, Any]) -> None:
        answers.append(told)
        if told.get("final") is False and len(answers) == 1:
            analyst._cancel(read_query('{"id": 2, "query": "cancel", "of": 1}'))

    analyst = Analyst(answer)
    analyst.feed(json.dumps({"id": 1, "query": "review", "record": game().record(), "visits": 4, "report_every": 1e-9}))
    analyst.end()
    analyst.run()
    assert answers[1:] == [{"id": 2, "of": 1, "was": "running"}, {"id": 1, "final": True, "cancelled": True}]


def test_turns_are_chosen_by_number() -> None:
    assert analyse.turns_of("3, 10-12") == {3, 10, 11, 12}
    with pytest.raises(ConfigError, match="3,10-12"):
        analyse.turns_of("three")


def test_people_get_tables_and_programs_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.arcana"
    path.write_text(game().record(), encoding="utf-8")
    assert main(["analyse", str(path), "--plain", "--visits", "4", "--all"]) == 0
    shown = capsys.readouterr().out
    assert "Ann" in shown
    assert "what nobody could" in " ".join(shown.split())
    assert main(["analyse", str(path), "--json", "--turns", "0-2", "--visits", "4"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["turn"] for one in told["decisions"]] == [0, 1, 2]
    assert (told["names"], told["balance"], told["questions"]) == (["Ann", "Bob"], {}, [])


def test_a_position_is_looked_at_like_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(game().position(), encoding="utf-8")
    assert main(["analyse", str(path), "--plain", "--visits", "30"]) == 0
    assert "30 tries" in capsys.readouterr().out
    assert main(["analyse", str(path), "--json", "--visits", "30"]) == 0
    told = json.loads(capsys.readouterr().out)
    [same] = asked({"id": str(path), "position": game().position(), "visits": 30})
    assert told | {"seconds": 0} == same | {"seconds": 0}, "the same as a program is answered"
    assert main(["analyse", str(path), "--json", "--seat", "E"]) == 2
    assert "seat" in json.loads(capsys.readouterr().out)["error"]
    path.write_text(game().position().replace("seats: 2", "seats: 9"), encoding="utf-8")
    assert main(["analyse", str(path)]) == 2
    assert "position.txt" in capsys.readouterr().err


def test_mistakes_are_asked_until_a_good_move_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    record, solutions, played = thrown_away("resarcana")
    path = tmp_path / "game.arcana"
    path.write_text(str(record), encoding="utf-8")
    typed = iter(["", "dance", played, solutions[0], "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert main(["analyse", str(path), "--mistakes", "--plain", "--visits", "100"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Find a better move!" in shown
    assert shown.index("Not yet:") < shown.index("Yes! It wins")
    assert "At the end of the round:" in shown


def test_a_program_talks_to_it_over_its_standard_input() -> None:
    lines = [json.dumps({"id": 1, "file": str(GOLDEN), "turns": [0], "visits": 1, "moves": 1}), "\xff",
             '{"id": 2, "query": "version"}']
    done = subprocess.run([sys.executable, "-m", "arcanarium.terminal.main", "analyse"], input="\n".join(lines),
                          capture_output=True, text=True, timeout=120, check=True)
    answers = {told["id"]: told for told in map(json.loads, done.stdout.splitlines())}
    assert set(answers) == {1, 2, None}
    assert answers[1]["final"]
    assert done.stderr == ""
