"""The page in German, Polish and Russian: nobody meets English, and each at a table reads their own language."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from arcanarium.locale import Texts
from tests.browser.ahead import BUSY, FIRST, look_at, table_ahead
from tests.browser.conftest import PHONE
from tests.browser.english import english, is_english, shown
from tests.browser.player import PATIENCE, Player, steady
from tests.browser.test_together import open_table, play_in_turn
from tests.services import Process

Sit = Callable[..., Player]
LANGUAGES = ["de", "pl", "ru"]
PAGES: dict[str, str] = {
    "/": ".play-now", "/new?game=resarcana": "form", "/new?game=cadwallon": "form", "/account": "form",
    "/learn": ".lesson-card", "/learn/first-game": ".coach-next", "/learn/arcana-first-game": ".coach-next",
    "/cards/resarcana": ".card", "/cards/cadwallon": ".card",
    "/rules/resarcana": "main h2", "/rules/cadwallon": "main h2", "/daily": ".daily-deal", "/nothing/here": "main h1",
    "/explore": "main h1", "/puzzles": "main .btn.primary", "/board": "form.panel",
}
ENTER = "([how, who]) => fetch(`/api/account/${how}`, {method: 'POST', body: JSON.stringify(who)})"
ANNA = {"name": "Anna", "password": "long enough 77"}


def chosen(player: Player) -> str:
    """The language that a page says it is in."""
    return str(player.page.evaluate("document.documentElement.lang"))


def speaks(player: Player, language: str) -> None:
    """Wait until a page is in a language."""
    player.page.wait_for_function("code => document.documentElement.lang === code", arg=language, timeout=PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_on_any_page(sit: Sit, language: str) -> None:
    ann = sit(language=language, size=PHONE if language == "pl" else (1280, 800), offline=False)
    met: dict[str, list[str]] = {}
    for path, what in PAGES.items():
        look_at(ann.page, path, what)
        if found := english(shown(ann.page), language):
            met[path] = found
    met |= english_on_a_board(ann, language)
    game = ("resarcana", "cadwallon")[language == "pl"]
    for setup, what in ((BUSY[game], ".decision"), (FIRST[game], ".ending")):
        table = table_ahead(ann, setup, seats=3, decisions=20 if what == ".decision" else 5000)
        look_at(ann.page, f"/t/{table}", what)
        texts = shown(ann.page)
        if what == ".decision":
            ann.page.keyboard.press("?")
            for tab in ("rules", "signs", "keys", "settings"):
                ann.page.locator(f"#help-{tab}").click()
                texts |= shown(ann.page)
        else:
            look_at(ann.page, f"/replay/{table}?step=30", "[data-target]")
            texts |= shown(ann.page)
        if found := english(texts, language):
            met[f"{game} {what}"] = found
    assert chosen(ann) == language
    assert met == {}
    assert ann.problems == []


def english_on_a_board(ann: Player, language: str) -> dict[str, list[str]]:
    """What is English on the page of boards: faults of a position, the board of another one, its editor."""
    page, met, size = ann.page, {}, ann.page.viewport_size
    page.set_viewport_size({"width": 1280, "height": 800})  # on a phone the tabs are not in view
    page.locator("textarea").fill("resarcana 1\nseats: 2\nA pool: 2Z\nB hand: Hawk, Hawk\n")
    page.locator("form.panel .btn.primary").last.click()

    def look(what: str) -> None:
        page.locator(what).first.wait_for(timeout=PATIENCE)
        if found := english(shown(page), language):
            met[what] = found

    look(".board-faults")
    page.locator("textarea").fill("resarcana\nB play: Healer\n")
    page.locator("form.panel .btn.primary").last.click()
    look(".replay-tabs button")
    page.locator(".replay-tabs button").last.click()
    page.get_by_role("button", name=Texts(language).say("board-edit")).click()
    look(".board-field")
    assert size
    page.set_viewport_size(size)
    return met


def test_what_counts_as_english() -> None:
    assert is_english("Round 3", "ru")
    assert is_english("Reload the page", "de") or is_english("Reload", "de")
    assert not is_english("Раунд 3", "ru")
    assert not is_english("Res Arcana", "de")


def test_two_people_in_two_languages_and_one_changes_in_mid_game(sit: Sit, site: Process) -> None:
    """Whoever reads Polish reads no Russian, and the other way round: log, questions, moves and names of bots."""
    ola, ivan = sit(seed=11, language="pl"), sit(seed=12, language="ru")
    path = open_table(ola, seats=[{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "level2"}])
    for player in (ola, ivan):
        player.open(f"{site.address}{path}")
    ivan.page.locator(".room-acts .btn.primary").first.click(timeout=PATIENCE)
    for player in (ola, ivan):
        player.page.locator("[data-target]").first.wait_for(timeout=PATIENCE)
    play_in_turn([ola, ivan], 12)
    for player, language in ((ola, "pl"), (ivan, "ru")):
        player.settle()
        assert english(shown(player.page) | told(player), language) == []
        assert chosen(player) == language
    assert any(cyrillic(text) for text in told(ivan))
    assert not any(cyrillic(text) for text in told(ola))

    sockets, step = len(ola.lines), ola.state["step"]
    ola.page.keyboard.press("?")
    ola.page.locator("#help-settings").click()
    ola.page.locator(".help select").first.select_option("ru")
    speaks(ola, "ru")
    ola.until(lambda: cyrillic(log(ola)[-1]))
    steady(ola.page)
    assert ola.page.locator(".help select").first.is_visible()  # nothing was closed
    assert (len(ola.lines), ola.state["step"]) == (sockets, step)
    ola.page.keyboard.press("Escape")
    assert english(shown(ola.page), "ru") == []
    assert log(ola)[-1] == log(ivan)[-1] or "Вы" in log(ola)[-1] + log(ivan)[-1]
    play_in_turn([ola, ivan], 6)
    assert not ola.problems + ivan.problems
    ola.page.reload()
    ola.page.locator("[data-target]").first.wait_for(timeout=PATIENCE)
    assert chosen(ola) == "ru"


def log(player: Player) -> list[str]:
    """The lines of the log as they are shown."""
    return player.page.locator(".log li").all_inner_texts() or [
        line for frame in player.frames if frame["t"] == "state" for line in frame["lines"]]


def told(player: Player) -> set[str]:
    """All sentences that a page was sent since the language was the same."""
    found: set[str] = set()
    for frame in player.frames:
        if frame["t"] == "state":
            asked: dict[str, Any] = frame["ask"] or {"question": ""}
            found |= {*frame["lines"], asked["question"]}
    return {text for text in found if text}


def cyrillic(text: str) -> bool:
    return any("а" <= letter <= "я" for letter in text.lower())


def test_the_language_is_found_in_the_header_and_kept(sit: Sit, site: Process) -> None:
    """By somebody whom the server does not know, and then by an account in another browser."""
    ann = sit(size=PHONE)
    assert chosen(ann) == "en"
    ann.page.locator(".shell-language select").select_option("de")
    speaks(ann, "de")
    ann.page.get_by_role("heading", level=1).first.wait_for()
    assert english(shown(ann.page), "de") == []
    ann.page.reload()
    ann.page.locator(".play-now").first.wait_for(timeout=PATIENCE)
    assert chosen(ann) == "de"
    ann.page.evaluate(ENTER, ["register", ANNA])
    ann.page.reload()
    ann.page.locator(".shell-language select").select_option("pl")
    speaks(ann, "pl")
    other = sit(language="ru")
    assert chosen(other) == "ru"
    other.page.evaluate(ENTER, ["login", ANNA])
    other.page.reload()
    other.page.locator(".play-now").first.wait_for(timeout=PATIENCE)
    assert chosen(other) == "pl"
    assert not ann.problems + other.problems
