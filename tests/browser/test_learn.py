"""Lessons in the browser: played as told and off the path, left and resumed; then a free game with the coach."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import PHONE
from tests.browser.lessons import Pupil
from tests.browser.player import PATIENCE, Player

Sit = Callable[..., Player]
CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
GUIDED = [("first-game", (1280, 800)), ("duo-first-game", (1024, 600)), ("arcana-first-game", (1366, 768))]


def document(player: Player, lesson: str) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(f"fetch('/api/lessons/{lesson}').then((answer) => answer.json())")
    return found


def pupil(player: Player, lesson: str) -> Pupil:
    return Pupil(player, document(player, lesson))


@pytest.mark.parametrize(("lesson", "size"), GUIDED)
def test_a_newcomer_plays_a_guided_game_as_told_and_wins(sit: Sit, lesson: str, size: tuple[int, int]) -> None:
    """With all that is said and asked in view at once."""
    ann = sit(f"/learn/{lesson}", size=size)
    taught = pupil(ann, lesson)
    taught.look = lambda: list(ann.page.evaluate(CUT))
    taught.through()
    assert taught.found == []
    assert taught.state["result"]["winners"] == [0]
    ann.sees("Play a free game with the coach")
    assert ann.page.locator(".ending").count() == 0
    ann.page.goto(ann.page.url.replace(lesson, ""))
    card = ann.page.locator(".lesson-card[data-done]")
    card.wait_for()
    assert card.count() == 1
    assert ann.problems == []


@pytest.mark.parametrize(("lesson", "language"), [("reactions", "ru"), ("arcana-first-game", "de")])
def test_off_the_path_every_wrong_move_is_answered_kindly_and_the_lesson_goes_on(
    sit: Sit, lesson: str, language: str,
) -> None:
    """In the lowest window, where question, answers and what the coach says are in view all the same."""
    ann = sit(f"/learn/{lesson}", size=(1024, 600), language=language)
    taught = pupil(ann, lesson)
    taught.look = lambda: list(ann.page.evaluate(CUT))
    taught.through(astray=True)
    assert taught.wrong >= 3
    assert taught.found == []
    assert ann.problems == []


def test_a_topic_is_learned_on_a_phone_by_touching(sit: Sit) -> None:
    ann = sit("/learn/passing", size=PHONE, touch=True)
    taught = pupil(ann, "passing")
    taught.through(astray=True)
    assert taught.wrong == 1
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert ann.problems == []


def test_a_lesson_is_left_resumed_gone_back_in_and_started_over(sit: Sit) -> None:
    ann = sit("/learn/first-game")
    taught = pupil(ann, "first-game")
    taught.through(steps=6)
    taught.ready()
    ann.page.get_by_role("link", name="Leave", exact=True).click()
    ann.page.get_by_role("link", name="Go on").click()
    taught.ready()
    taught.through(steps=1)
    taught.ready()
    ann.page.reload()
    taught.ready()
    count = ann.page.locator(".coach-count").inner_text()
    ann.page.get_by_role("button", name="Back").click()
    ann.page.locator(".coach-count", has_not_text=count).wait_for()
    ann.page.get_by_role("button", name="Start over").click()
    ann.sees("Step 1 of 30")
    assert ann.problems == []


def test_what_is_spoken_of_glows_and_the_keyboard_alone_goes_on(sit: Sit) -> None:
    ann = sit("/learn/first-game")
    ann.sees("Step 1 of 30")
    for _ in range(2):
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_timeout(100)
    ann.sees("Step 3 of 30")
    ann.page.wait_for_function("""() => {
        const item = document.querySelector('.board [data-target="card:calm_elan"]');
        return item && getComputedStyle(item).outlineStyle === "solid";
    }""")
    other = ann.page.locator('.board [data-target="card:alchemy"]')
    assert other.evaluate("one => getComputedStyle(one).outlineStyle") == "none"


def test_a_lesson_goes_on_without_a_network(sit: Sit) -> None:
    ann = sit("/learn/passing")
    taught = pupil(ann, "passing")
    taught.ready()
    ann.page.context.set_offline(True)
    taught.through()
    assert taught.state["result"]["winners"] == [0]


def test_an_unknown_lesson_says_so_and_leads_back(sit: Sit) -> None:
    ann = sit("/learn/chess")
    ann.sees("There is no such lesson.")
    ann.page.get_by_role("link", name="All lessons").click()
    ann.sees("Learn by playing")


def test_the_first_page_invites_newcomers_to_learn_and_leaves_others_alone(sit: Sit) -> None:
    ann = sit()
    ann.page.get_by_role("link", name="Learn in ten minutes").first.click()
    ann.sees("Step 1 of 30")
    done = '{"first-game": {"answers": [], "done": true}}'
    ann.page.evaluate("(done) => localStorage.setItem('arcanarium.lessons', done)", done)
    ann.page.goto(ann.page.url.replace("/learn/first-game", "/"))
    ann.page.locator(".play-now").first.wait_for()
    assert ann.page.get_by_role("link", name="Learn in ten minutes").count() == 1


def test_after_a_lesson_a_free_game_begins_with_a_coach_who_can_be_silenced(sit: Sit) -> None:
    ann = sit("/learn/passing")
    pupil(ann, "passing").through()
    ann.page.get_by_role("button", name="Play a free game with the coach").click()
    ann.page.wait_for_url("**/t/*")
    for _ in range(60):
        assert ann.wait_to_act()
        if ann.page.locator(".coach-notes li").count():
            break
        ann.choose()
    assert ann.state["coach"]
    ann.page.get_by_role("button", name="Silence the coach").click()
    ann.page.locator(".coach-notes").wait_for(state="detached", timeout=PATIENCE)
    ann.page.get_by_role("button", name="Let the coach speak").click()
    ann.page.locator(".coach-notes li").first.wait_for()
    assert ann.problems == []
