"""The review of a finished game in the browser: begun at one click, read, stepped through, and learned from."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tests.browser.conftest import PHONE
from tests.browser.player import PATIENCE, Player
from tests.browser.test_accessibility import violations
from tests.browser.test_around import overflow
from tests.server.people import Person
from tests.services import Process

Sit = Callable[..., Player]
WHOLE = 6 * PATIENCE
"""For a whole review, on a machine that does much else."""
GOLDEN = Path(__file__).parent.parent / "golden" / "cadwallon-3-idle.arcana"


def test_a_game_is_reviewed_at_one_click_and_taught_from(sit: Sit, site: Process) -> None:
    table = Person(site.address).http.post("/api/records", content=GOLDEN.read_bytes()).json()["table"]
    ann = sit(f"/replay/{table}")
    page = ann.page
    page.get_by_role("button", name="Review", exact=True).click(timeout=PATIENCE)
    page.get_by_label("How deep").select_option("quick")
    page.get_by_role("button", name="Review this game").click()
    page.locator(".study-chart > svg").wait_for(timeout=PATIENCE)
    page.locator(".study-books").first.wait_for(timeout=WHOLE)
    assert page.locator(".study-chart tbody tr").count() > 1
    assert "review" in page.url
    assert violations(page) == [], violations(page)

    # a mark leads to its moment, as that player saw it
    mark = page.locator(".study-list button:has(.study-sign)").last
    mark.click()
    page.wait_for_url(re.compile("step=[1-9]"))
    page.wait_for_url(re.compile("eyes="))
    assert page.locator(".study-list [aria-current=step]").count() == 1
    page.get_by_label("All cards open").check(force=True)
    page.get_by_text("Judged with everything known").wait_for(timeout=PATIENCE)

    # one's own mistakes as questions
    page.get_by_role("button", name=re.compile("Learn from your mistakes")).click()
    page.locator(".study-answers").wait_for(timeout=PATIENCE)
    assert "Find a better move!" in page.locator(".study-ask h2").inner_text()
    answers = page.locator(".study-answers .btn")
    for n in range(answers.count()):
        answers.nth(n).click()
        if page.locator(".study-answers [data-told=right]").count():
            break
    page.locator(".study-way").nth(1).wait_for(timeout=PATIENCE)
    assert "Yes!" in page.locator(".study-verdict").inner_text()
    assert violations(page) == [], violations(page)
    page.get_by_role("button", name="Back to the review").click()
    page.locator(".study-chart").wait_for(timeout=PATIENCE)
    assert not ann.problems

    # whoever has the link reads it at once, on a telephone too
    bob = sit(f"/replay/{table}?review=", size=PHONE, theme="light")
    bob.page.get_by_role("tab", name="Log").click(timeout=PATIENCE)
    bob.page.get_by_label("How deep").select_option("quick")
    bob.page.locator(".study-books").first.wait_for(timeout=PATIENCE)
    assert overflow(bob) <= 0
    assert violations(bob.page) == []
    assert not bob.problems
