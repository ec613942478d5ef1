"""What a game declares is true, and tools ask for a part before they use it."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from mypy import api

from arcanarium import Config, ConfigError, Game, RecordError, bots, games
from arcanarium.core import registry
from arcanarium.core.contract import AnySpec
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts
from arcanarium.server import catalogue, thinkers
from arcanarium.server.journal import SeatPlan, TableSetup
from arcanarium.server.room import checked
from arcanarium.terminal import bench
from arcanarium.terminal.main import main
from tests import toy

ROOT = Path(__file__).parents[1]
OURS = [registry.spec(name) for name in ("resarcana", "cadwallon")]
each_of_ours = pytest.mark.parametrize("spec", OURS, ids=lambda spec: spec.about.name)


def playable(spec: AnySpec, **options: Any) -> bool:
    try:
        spec.rules.configure(options)
    except ConfigError:
        return False
    return True


# --- the facts of our games ---


@each_of_ours
def test_the_declared_seats_are_those_that_can_be_played(spec: AnySpec) -> None:
    every = {n for n in range(1, 8) if playable(spec, seats=n) or playable(spec, seats=n, sets=spec.about.sets)}
    assert set(spec.about.seats) == every


@each_of_ours
def test_what_a_form_offers_can_be_chosen(spec: AnySpec) -> None:
    about = spec.about
    assert all(playable(spec, variant=variant) for variant in about.variants)
    needs = {"removed score": {"removal": "on"}}
    for name, values in (*about.options, *about.questions):
        for value in filter(None, values):
            assert playable(spec, **needs.get(name, {}), **{name: value}), f"{name}={value}"
    assert playable(spec, **about.simulated)
    assert playable(spec, **about.largest)


@each_of_ours
def test_configurations_carry_the_version_of_the_games_own_rules(spec: AnySpec) -> None:
    assert spec.rules.configure({}).version == spec.about.rules_version


@each_of_ours
def test_kinds_groups_and_targets_are_the_declared_ones(spec: AnySpec) -> None:
    about, face = spec.about, spec.face
    assert face is not None
    assert {card["kind"] for card in face.cards()} <= set(about.kinds)
    game, rng = Game.new(about.name, seed=5), Rng(5)
    while not game.over:
        seat = game.owing[0]
        moves = game.legal(seat)
        for move in moves:
            words = {target.partition(":")[0] for target in face.targets(game.observe(seat), move.action)}
            assert words <= set(about.targets)
            assert not about.order or face.group(move.action) in about.order
        game.play(seat, moves[rng.below(len(moves))])


@each_of_ours
def test_the_declared_messages_are_there(spec: AnySpec) -> None:
    about, texts = spec.about, Texts()
    chapters = [chapter for chapter in about.chapters if chapter != "signs"]
    wanted = [
        f"{about.name}-title", f"{about.name}-about", *about.signs, about.legend,
        *(f"{about.name}-rules-{chapter}" for chapter in chapters),
        *(f"{about.name}-rules-{chapter}-title" for chapter in chapters),
        *(f"rules-sign-{sign}" for sign in about.sign_table),
        *(f"{about.name}-setup-{name}" for name, _ in about.questions), *([f"{about.name}-side"] if about.side else []),
    ]
    assert [message for message in wanted if not texts.has(message)] == []


@each_of_ours
def test_each_chapter_of_the_rules_in_short_has_its_clauses(spec: AnySpec) -> None:
    about = spec.about
    book = json.loads((ROOT / "arcanarium" / "web" / "rules" / f"{about.name}.json").read_text(encoding="utf-8"))
    marks = {part["title"].partition(".")[0] for part in book["parts"]}
    assert set(about.clauses) == {*about.chapters} - {"signs"}
    assert {mark for parts in about.clauses.values() for mark in parts} <= marks


def test_a_record_of_another_version_names_the_game_and_both_versions() -> None:
    record = Game.new("cadwallon", seats=2, seed=1).record().replace("version: 2", "version: 9")
    with pytest.raises(RecordError, match="under version 9 of the rules of cadwallon; this program plays version 2"):
        Game.from_record(record)


# --- a game that has nothing but rules ---


def test_a_game_without_a_face_is_left_out_of_lists() -> None:
    assert "toy" in games()
    assert "toy" not in [game["game"] for game in catalogue.games("en")]


def test_a_game_without_values_is_played_by_the_random_bot_only() -> None:
    assert bots.names("toy") == ["random"]
    with pytest.raises(ConfigError, match="the game toy has no values"):
        bots.make("greedy", toy.RULES, seed=1)


def test_a_game_without_fast_playouts_is_benched_move_by_move() -> None:
    assert bench.measure(toy.SPEC, {"seats": 2}, 0.01)["games/s"] > 0


def test_a_game_without_a_face_does_not_end_a_bot_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.log, "disabled", False)  # `ready` silences it in the process that it prepares
    thinkers.ready("en")
    state = toy.RULES.start(toy.RULES.configure({}))
    state.deal_random(Rng(1))
    seen = toy.RULES.observe(state, 0).to_bytes()
    assert thinkers.choose(toy.RULES.config_of(state), seen, 1, "random").startswith("bid ")


def test_a_game_that_fails_does_not_end_a_bot_process(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sulking(toy.Toy):
        def configure(self, options: dict[str, Any]) -> Config:
            raise ZeroDivisionError("not today")

    monkeypatch.setattr(registry.log, "disabled", False)
    monkeypatch.setitem(registry._registered, "toy", replace(toy.SPEC, rules=Sulking()))
    thinkers.ready("en")


def test_a_game_without_a_face_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "toy", "--games", "3", "--jobs", "1", "--plain"]) == 0
    assert "random" in capsys.readouterr().out


@pytest.mark.parametrize(("command", "told"), [
    (["play", "toy", "--players", "Ann,random"], "the terminal has no board for toy; it has one for resarcana,"),
    (["cards", "toy"], "the game toy has no face yet"),
    (["sim", "toy", "--bots", "greedy,random"], "there is no bot “greedy” for toy; the bots are random"),
    (["sim", "chess"], "there is no game 'chess'; known: resarcana, cadwallon, toy"),
])
def test_what_a_game_cannot_do_is_told_in_one_line(
    command: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_the_server_refuses_a_table_for_a_game_without_a_page() -> None:
    with pytest.raises(ConfigError, match="toy cannot be played in a browser"):
        checked(TableSetup("toy", (SeatPlan("person"), SeatPlan("bot", "random"))))


# --- entry points ---

OTHER = """
from arcanarium.core.contract import About, GameSpec
from tests.toy import RULES
OLDER = GameSpec(contract=99, about=About(name="older", rules_version=1, seats=(2,)), rules=RULES)
MISNAMED = GameSpec(contract=2, about=About(name="misnamed", rules_version=1, seats=(2,)), rules=RULES)
"""
BROKEN = {
    "gone": ("no_such_package:SPEC", "No module named 'no_such_package'"),
    "wrong": ("json:dumps", "its entry point leads to a function, not to a GameSpec"),
    "older": ("other_game:OLDER", "it was written for version 99 of the contract; this Arcanarium has 2"),
    "misnamed": ("other_game:MISNAMED", "it calls itself misnamed and its rules toy, not misnamed"),
}


def in_a_process(program: str, path: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(path)])}
    return subprocess.run([sys.executable, "-c", program], check=False, env=environment, capture_output=True, text=True)


@pytest.fixture
def with_broken_games(tmp_path: Path) -> Path:
    about = tmp_path / "broken_games-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-games\nVersion: 1.0\n", encoding="utf-8")
    rows = [f"{name} = {place}" for name, (place, _) in BROKEN.items()]
    (about / "entry_points.txt").write_text("\n".join(["[arcanarium.games]", *rows, ""]), encoding="utf-8")
    (tmp_path / "other_game.py").write_text(OTHER, encoding="utf-8")
    return tmp_path


def test_broken_entry_points_are_told_in_a_line_each_and_the_others_go_on(with_broken_games: Path) -> None:
    done = in_a_process("import arcanarium as a; print(*a.games()); print(*a.games())", with_broken_games)
    assert set(done.stdout.split()) - {"toy"} == {"resarcana", "cadwallon"}
    lines = sorted(done.stderr.splitlines())
    assert lines == sorted(
        f"the game {name} ({place}) cannot be used: {why}" for name, (place, why) in BROKEN.items())


def test_a_broken_game_that_is_asked_for_says_why(with_broken_games: Path) -> None:
    program = "from arcanarium.terminal.main import main; raise SystemExit(main(['sim', 'wrong']))"
    done = in_a_process(program, with_broken_games)
    assert done.returncode == 2
    assert "arcana: the game wrong (json:dumps) cannot be used: its entry point leads to a function" in done.stderr


def test_our_games_need_rich_only_to_draw() -> None:
    program = ("import sys; sys.modules['rich'] = None; from arcanarium.core import registry; "
               "print(*registry.games(), sum(spec.board is not None for spec in registry.specs()))")
    assert in_a_process(program, ROOT).stdout.split() == ["resarcana", "cadwallon", "2"]


# --- types and names ---

FITTING = """
from arcanarium import cadwallon, resarcana
from arcanarium.cadwallon import value as arcana_value
from arcanarium.core.contract import GameSpec
from arcanarium.engine.values import CELL_VALUES
from arcanarium.resarcana import value
from arcanarium.resarcana.about import ABOUT
from arcanarium.resarcana.face import show
GameSpec(1, ABOUT, resarcana.RULES, show, CELL_VALUES)
GameSpec(1, ABOUT, cadwallon.RULES, show)  # the face of another game
GameSpec(1, ABOUT, resarcana.RULES, show, arcana_value)  # the values of another game
GameSpec(1, ABOUT, resarcana.RULES, value)  # no face
GameSpec(1, ABOUT, show)  # no rules
"""


def test_the_type_checker_sees_whether_the_parts_of_a_game_fit(tmp_path: Path) -> None:
    source = tmp_path / "fitting.py"
    source.write_text(FITTING, encoding="utf-8")
    told = api.run(["--config-file", str(ROOT / "pyproject.toml"), "--no-error-summary", str(source)])[0]
    wrong = {int(line.split(":")[1]) for line in told.splitlines() if ": error:" in line}
    expected = {number for number, line in enumerate(FITTING.split("\n"), 1) if "#" in line}
    assert wrong == expected, told


TOOLS = ("bots", "core", "engine", "kits", "locale/__init__.py", "server", "table", "terminal", "web/index.html",
         "web/js", "web/css")


def test_no_tool_names_a_game_of_ours() -> None:
    home, names = ROOT / "arcanarium", ("resarcana", "cadwallon")
    files = [file for tool in TOOLS for file in ([home / tool] if (home / tool).is_file() else (home / tool).rglob("*"))
             if file.suffix in (".py", ".js", ".css", ".html")]
    foreign = [file for file in files if not {file.stem, *file.relative_to(home).parts} & set(names)]
    assert len(foreign) > 100
    assert [str(file) for file in foreign if any(name in file.read_text(encoding="utf-8") for name in names)] == []
