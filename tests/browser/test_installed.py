"""The page of a wheel of this tree, installed into an empty environment and served from another folder."""
from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests import services
from tests.browser.player import Player
from tests.installed import Installed


def test_a_whole_game_in_the_browser_from_an_installed_wheel(
    installed: Installed, browser: Browser, tmp_path: Path,
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    environment = {"PYTHONPATH": "", "ARCANARIUM_LIMITS": "off", "ARCANARIUM_PACE": "0"}
    server = services.Process(tmp_path, environment, [str(installed.full / "arcana-web")], empty)
    try:
        server.start()
        context = browser.new_context(reduced_motion="reduce")
        ann = Player(context.new_page(), seed=3)
        ann.open(server.address)
        ann.play_now("resarcana")
        ann.play_to_the_end()
        assert ann.state["result"] is not None
        assert ann.problems == []
        context.close()
    finally:
        server.kill()
    assert list(empty.iterdir()) == []
