"""A wheel of this tree, installed into an empty environment, works from another folder."""
from __future__ import annotations

import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from arcanarium.core.record import read_record
from tests.installed import ROOT, Installed, run
from tests.test_terminal import PROMPT, Arcana, saved

RULES_ONLY = """
import sys
from arcanarium import Game, compiled
from arcanarium.table import Table, bot
for name in ("resarcana", "cadwallon"):
    table = Table.open(name, [bot("greedy"), bot("random")], seed=3)
    while not table.game.over:
        table.bots_move()
    game = Game.from_record(table.game.record())
    assert game.result == table.game.result
    game.observe(0)
print(compiled, Game.__module__, sys.modules["arcanarium"].__file__)
print({name.partition(".")[0] for name in sys.modules} & {"rich", "fluent", "babel", "msgspec"})
"""


def test_the_rules_records_and_bots_need_no_extra(installed: Installed, tmp_path: Path) -> None:
    done = run(installed.bare / "python", "-c", RULES_ONLY, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    compiled = any(ROOT.glob("arcanarium__mypyc*"))
    assert done.stdout.startswith(f"{compiled} arcanarium.core.game {installed.bare.parent}"), done.stdout
    assert done.stdout.splitlines()[-1] == "set()"


@pytest.mark.parametrize(("command", "extra"), [("arcana", "terminal"), ("arcana-web", "server")])
def test_a_command_without_its_extra_says_what_to_install(
    installed: Installed, tmp_path: Path, command: str, extra: str,
) -> None:
    done = run(installed.bare / command, "--help", folder=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(f"{command} cannot start: ")
    assert f"pip install 'arcanarium[{extra}]'" in done.stderr


@pytest.mark.parametrize(("option", "value"), [
    ("--database", "postgresql://nobody@127.0.0.1:1/x"), ("--redis", "redis://127.0.0.1:1/0"),
])
def test_a_server_without_the_cluster_extra_says_what_to_install(
    installed: Installed, tmp_path: Path, option: str, value: str,
) -> None:
    done = run("env", f"ARCANARIUM_HOME={tmp_path}", installed.full / "arcana-web", "--port", "0", "--no-browser",
               option, value, folder=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "pip install 'arcanarium[cluster]'" in done.stderr


def test_a_whole_game_in_the_terminal_of_another_folder(installed: Installed, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    arcana = Arcana(tmp_path, "play", "--players", "Ann,greedy", "--seed", "7", "--fast", folder=empty,
                    command=[str(installed.full / "arcana")])
    arcana.until(PROMPT)
    arcana.play_on()
    assert "wins in round" in arcana.shown
    assert arcana.leave() == 0
    assert read_record(saved(tmp_path)).result is not None
    assert list(empty.iterdir()) == []


def files(folder: Path) -> set[str]:
    """The files of a folder of the package that must be in a wheel."""
    found = (path.relative_to(ROOT) for path in folder.rglob("*") if path.is_file())
    return {str(path) for path in found if not {"node_modules", "__pycache__", "tests"} & {*path.parts}}


def test_the_wheel_has_the_page_the_texts_the_cards_and_the_licences(installed: Installed) -> None:
    package = ROOT / "arcanarium"
    with ZipFile(installed.wheel) as archive:
        names = set(archive.namelist())
    parts = ("bundle", "icons", "rules", "vendor/fonts")
    page = {name for part in parts for name in files(package / "web" / part)}
    page |= {f"arcanarium/web/{name}" for name in ("index.html", "icon.svg", "app.webmanifest")}
    data = {name for name in files(package) if name.endswith((".ftl", ".toml", "py.typed", "compiled.txt", ".py"))}
    assert sorted((page | data) - names) == []
    assert not [name for name in names if name.startswith(("tests", "bench", "tools")) or "node_modules" in name]
    assert not [name for name in names if name.startswith(("arcanarium/web/js", "arcanarium/web/css"))]
    licences = {name.partition(".dist-info/licenses/")[2] for name in names if ".dist-info/licenses/" in name}
    vendored = {str(path.relative_to(ROOT)) for path in (package / "web/vendor").glob("*/*")
                if path.name.startswith(("LICENSE", "OFL"))}
    assert licences == {"LICENSE", "NOTICE"} | vendored
    assert len(vendored) == 5


def test_the_source_distribution_can_be_tested(installed: Installed) -> None:
    with tarfile.open(installed.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"Makefile", "LICENSE", "NOTICE", "README.md", "conftest.py", "tests/install-tools",
              "tools/build_engine.py", "requirements/dev.txt", "arcanarium/web/package-lock.json",
              "arcanarium/web/build.js", "arcanarium/web/js/main.js", "arcanarium/web/worker/worker.js",
              "arcanarium/web/bundle/app.js.br", "tests/golden/cadwallon-2.arcana"}
    assert wanted - names == set()
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name]
