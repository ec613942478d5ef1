"""The analysis board, the position editor and the explorer in the browser: used, shared, and open to everyone."""
from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from arcanarium.core.record import parse_record
from arcanarium.facts.intake import RecordSource, take_in
from arcanarium.facts.store import opened
from tests.browser.conftest import PHONE
from tests.browser.player import PATIENCE, Player
from tests.browser.test_accessibility import violations
from tests.browser.test_around import overflow
from tests.server.people import Person
from tests.services import Process

Sit = Callable[..., Player]
GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = GOLDEN / "resarcana-standard-2-mid-round.arcana"


@pytest.fixture
def table(site: Process) -> str:
    """A finished game of the site."""
    return str(Person(site.address).http.post("/api/records", content=RECORD.read_bytes()).json()["table"])


def test_lines_are_tried_shared_edited_and_played_on(sit: Sit, table: str) -> None:
    ann = sit(f"/board?table={table}&step=60")
    page = ann.page
    page.locator(".board-best li").first.wait_for(timeout=PATIENCE)
    assert page.locator(".board-best .board-line").first.locator("button").count() > 1, "a line is more than a move"
    page.locator(".board-best .board-move").first.click()
    page.locator("[data-here='1']").wait_for(timeout=PATIENCE)
    page.keyboard.press("b")
    page.locator("[data-here='0']").wait_for(timeout=PATIENCE)
    page.get_by_label("All cards open").check(force=True)
    page.get_by_text("Lines are played with the true cards.").wait_for(timeout=PATIENCE)
    assert violations(page) == []

    # a second branch, and all of it under one address
    page.locator(".board-best .board-move").nth(1).click()
    page.locator("[data-here='2']").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Moves", exact=True).click()
    assert page.locator(".board-tree button").count() == 3
    page.get_by_role("button", name="Share this board").click()
    address = page.get_by_label("Link to this board").input_value(timeout=PATIENCE)
    bob = sit(address.partition("127.0.0.1")[2].partition("/")[2].join(("/", "")), size=PHONE, theme="light")
    bob.page.get_by_role("tab", name="Log").click(timeout=PATIENCE)
    bob.page.get_by_role("button", name="Moves", exact=True).click()
    bob.page.locator(".board-tree button").nth(2).wait_for(timeout=PATIENCE)
    assert overflow(bob) <= 0
    assert violations(bob.page) == []
    assert not bob.problems

    # the position as a form and as text: a fault is told at its line, and mended
    page.get_by_role("button", name="Position", exact=True).click()
    page.get_by_role("button", name="Edit the position").click(timeout=PATIENCE)
    page.get_by_text("This position can be played on.").wait_for(timeout=PATIENCE)
    assert violations(page) == []
    text = page.locator(".board-editor-text textarea")
    whole = text.input_value()
    text.fill(re.sub(r"(?m)^A hand: .*$", "A hand: Teapot", whole))
    page.locator("[data-line='A hand'][data-faulty]").wait_for(timeout=PATIENCE)
    assert "Teapot" in page.locator("[data-line='A hand'] .refusal").inner_text()
    assert page.get_by_role("button", name="Lay this position out").is_disabled()
    assert violations(page) == []
    text.fill(whole)
    page.get_by_text("This position can be played on.").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Lay this position out").click()
    page.get_by_role("button", name="Position", exact=True).click(timeout=PATIENCE)
    page.get_by_label("Against").select_option("level2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".tabletop").wait_for(timeout=PATIENCE)
    assert ann.problems == []


def test_what_games_tell_leads_to_the_games(sit: Sit, site: Process, table: str, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    with opened(tmp_path / "facts") as store:
        take_in(store, store.source({"site": "here"}), [
            RecordSource(name, name, partial(parse_record, path.read_text()))
            for path in sorted(GOLDEN.glob("*-2*.arcana"))
            for name in (table if path == RECORD else path.stem,)])
    ann = sit("/")
    page = ann.page
    page.locator("a.door[href='/explore']").click(timeout=PATIENCE)
    page.get_by_label("Game").first.select_option("resarcana", timeout=PATIENCE)
    page.get_by_label("Sets").first.select_option("base")
    page.wait_for_url(re.compile("sets=base"))
    page.get_by_label("About").first.select_option("place")
    places = re.compile("Mines|Grove|Castle|Lair")
    page.locator(".explore-rows tbody th", has_text=places).first.wait_for(timeout=PATIENCE)
    assert page.locator(".explore-bar svg[role=img]").first.get_attribute("aria-label")
    page.get_by_role("button", name="Name").click()
    names = page.locator(".explore-rows tbody th").all_inner_texts()
    assert names == sorted(names)
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
        page.locator(".explore-games a").first.wait_for(timeout=PATIENCE)
        if page.locator(f".explore-games a[href='/replay/{table}']").count():
            break
    assert violations(page) == []
    page.locator(f".explore-games a[href='/replay/{table}']").click()
    page.locator(".tabletop.replay").wait_for(timeout=PATIENCE)
    assert ann.problems == []
    bob = sit("/explore?game=resarcana&about=pairs", size=PHONE, theme="light")
    bob.page.locator(".explore-rows tbody tr").first.wait_for(timeout=PATIENCE)
    assert overflow(bob) <= 0
    assert violations(bob.page) == []
