"""Puzzles in the browser: tried, solved and shown at the real table, and that of the day on a telephone."""
from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import unquote

from arcanarium.learn.puzzles import Puzzle, shipped
from tests.browser.conftest import PHONE
from tests.browser.player import PATIENCE, SURE, Player
from tests.browser.test_accessibility import violations
from tests.browser.test_around import overflow

Sit = Callable[..., Player]


def shown(player: Player) -> Puzzle:
    """The puzzle that a page shows."""
    player.page.locator(".is-puzzle").wait_for(timeout=PATIENCE)
    id = unquote(player.page.url.rpartition("/")[2])
    return next(one for one in shipped() if one.id == id)


def make(player: Player, move: str) -> None:
    """Choose a move from the list of all."""
    page = player.page
    written = page.locator(f'.decision [data-move="{move}"]')
    if not written.count():
        page.keyboard.press("m")
    written.first.click(timeout=PATIENCE)
    page.wait_for_timeout(100)
    if page.locator(SURE).count():
        page.locator(SURE).first.click()


def test_a_puzzle_is_tried_solved_and_followed_by_the_next(sit: Sit) -> None:
    ann = sit("/")
    page = ann.page
    page.locator("a.door[href='/puzzles']").click(timeout=PATIENCE)
    page.get_by_role("button", name="Next puzzle").wait_for(timeout=PATIENCE)
    assert violations(page) == []
    page.get_by_label("Game and sets").select_option("resarcana/")
    page.get_by_label("Theme").select_option("plan")  # its moves are no amounts, which are tapped together
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(re.compile("/puzzles/.+"))
    puzzle = shown(ann)
    assert puzzle.game == "resarcana"
    page.get_by_role("button", name="Hint").click()

    wrong = next(move.text for move in puzzle.start().legal(puzzle.seat) if not puzzle.solved_by(move.text))
    make(ann, wrong)
    page.locator(".is-puzzle[data-right=false]").wait_for(timeout=PATIENCE)
    assert "is not it" in page.locator(".coach-said").inner_text()
    assert page.locator(".puzzle-way").count() == 0, "the solution is not told yet"
    assert "Your rating" in page.locator(".puzzle-change").inner_text()

    make(ann, puzzle.solutions[0])
    page.locator(".is-puzzle[data-done]").wait_for(timeout=PATIENCE)
    assert "Right!" in page.locator(".coach-said").inner_text()
    assert page.locator(".puzzle-way li").count() > 0
    assert violations(page) == []
    assert page.evaluate("document.activeElement.textContent") == "Next puzzle"
    page.keyboard.press("Enter")
    page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=puzzle.id)
    assert shown(ann) != puzzle
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_text("0 of 1").wait_for(timeout=PATIENCE)
    assert ann.problems == []


def test_the_puzzle_of_the_day_is_given_up_on_a_telephone(sit: Sit) -> None:
    ann = sit("/puzzles", size=PHONE, touch=True, theme="light")
    page = ann.page
    page.get_by_text("Nobody has tried it today").wait_for(timeout=PATIENCE)
    assert overflow(ann) <= 0
    page.get_by_role("link", name="Solve it").tap()
    page.get_by_role("button", name="Show the solution").tap(timeout=PATIENCE)
    page.locator(".puzzle-way").wait_for(timeout=PATIENCE)
    assert "0 of 1" in page.locator(".puzzle-change").inner_text()
    assert overflow(ann) <= 0
    assert violations(page) == []
    page.get_by_role("link", name="All puzzles").tap()
    page.get_by_text("You have tried it").wait_for(timeout=PATIENCE)
    assert ann.problems == []
