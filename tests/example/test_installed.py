"""The example game from another package works wherever ours do: its own tests, terminal, sim, bench, bots, server."""
from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from tests import services
from tests.example.conftest import EXAMPLE, Run

THINK = """
import asyncio
from arcanarium import Game
from arcanarium.server.thinkers import Thinkers, choose, question

async def main() -> None:
    game = Game.new("lanterns", seats=3, seed=5)
    thinkers = Thinkers(1)
    print(await thinkers.run("move", choose, *question(game, 1, 7), "greedy"))
    thinkers.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_its_own_tests_pass(run: Run) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"))
    assert done.returncode == 0, done.stdout


def test_it_is_listed_after_ours(run: Run) -> None:
    assert run("-c", "import arcanarium; print(*arcanarium.games())").stdout.split() == [
        "resarcana", "cadwallon", "lanterns"]


def test_it_is_played_in_the_terminal_and_replayed(run: Run, tmp_path: Path) -> None:
    played = run("arcana", "play", "lanterns", "--players", "Ann,greedy", "--seed", "3", "--plain", said="1\n" * 5)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Lantern of 3" in played.stdout
    assert "Lanterns and sparks" in played.stdout
    assert "in round 5" in played.stdout
    assert "missing text" not in played.stdout
    [saved] = (tmp_path / "home" / "games").glob("*.arcana")
    again = run("arcana", "replay", str(saved), "--all", "--plain")
    assert again.stdout.count("is lit.") == 5


def test_it_is_simulated(run: Run) -> None:
    result = json.loads(run("arcana", "sim", "lanterns", "--games", "20", "--jobs", "2", "--json").stdout)
    assert (result["game"], result["bots"], result["errors"]) == ("lanterns", ["greedy", "random"], 0)
    assert result["wins"]["greedy"] > result["wins"]["random"]


def test_it_is_benched(run: Run) -> None:
    done = run("-c", "from arcanarium.terminal.bench import worker; worker(0.01)")
    figures = {name: value for name, value in json.loads(done.stdout).items() if name.startswith("lanterns")}
    assert set(figures) == {
        *(f"lanterns 2p {name}" for name in ("games/s", "actions/s", "clone ns", "legal ns", "apply ns")),
        "lanterns 4p games/s", "lanterns 4p actions/s"}
    assert figures["lanterns 2p games/s"] > 0


def test_a_game_without_cards_says_so(run: Run) -> None:
    done = run("arcana", "cards", "lanterns")
    assert (done.returncode, done.stderr) == (2, "arcana: lanterns has no cards to look up\n")


def test_spawned_bot_processes_know_it(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "think.py"
    script.write_text(THINK, encoding="utf-8")
    done = run(str(script))
    assert re.fullmatch(r"offer \d+\n", done.stdout), done.stderr


def test_the_server_offers_it_with_its_files_and_words(site: services.Process) -> None:
    with httpx.Client(base_url=site.address) as client:
        facts = next(game for game in client.get("/api/games").json() if game["game"] == "lanterns")
        assert (facts["title"], facts["board"]) == ("Five Lanterns", "/games/lanterns/board.js")
        assert (facts["stage"], facts["seats"]) == ("example", [2, 4])
        assert {"greedy", "random", "level1", "level8"} <= set(facts["bots"])
        ours, board = client.get("/js/html.js"), client.get(facts["board"])
        assert b"Board" in board.content
        kept = {"content-type", "cache-control", "vary", "x-content-type-options", "cross-origin-resource-policy"}
        assert {name: board.headers[name] for name in kept} == {name: ours.headers[name] for name in kept}
        again = client.get(facts["board"], headers={"If-None-Match": board.headers["etag"]})
        assert again.status_code == 304
        page = client.get("/").text
        assert '<link rel="stylesheet" href="/games/lanterns/board.css">' in page
        assert "lanterns-title = Five Lanterns" in client.get("/texts/en.ftl").text


@pytest.mark.parametrize("path", [
    "/games/lanterns/../spec.py", "/games/lanterns/%2e%2e/spec.py", "/games/lanterns/board.py", "/games/else/board.js",
    "/games/lanterns/../locale/en/lanterns.ftl",
])
def test_nothing_but_the_web_folder_is_served(site: services.Process, path: str) -> None:
    address = httpx.URL(site.address + "/").copy_with(raw_path=path.encode())
    assert httpx.get(address).status_code == 404


def test_the_recipe_tells_how_much_it_took() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file()
             and not {"__pycache__", "build"} & set(path.parts) and ".egg-info" not in str(path)]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    page = (EXAMPLE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert f"It took {len(files)} files and {lines} lines" in page
