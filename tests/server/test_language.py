"""Each reader in an own language: what a browser asks for, what somebody chose, and two people at one table."""
from __future__ import annotations

import re

import msgspec
import pytest

from arcanarium.locale import Texts, languages
from arcanarium.server import visitor
from arcanarium.server.assets import WEB, packed
from arcanarium.server.catalogue import messages
from tests.server.people import Person, Window, ask, game_of_two
from tests.services import Running

FOREIGN = [language for language in languages() if language != "en"]


@pytest.mark.parametrize(("said", "language"), [
    ("", "en"), ("pl", "pl"), ("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("RU-ru", "ru"),
    ("en;q=0.5, de;q=0.7, pl;q=0.6", "de"), ("fr, de;q=0.5, en;q=0.4", "de"), ("de;q=0, pl;q=0.1", "pl"),
    ("en;q=0, *;q=0.1", "de"), ("de;q=0, *", "en"), ("fr-CH, *;q=0.5", "en"), ("de;q=0", "en"),
    ("en-GB;q=0.3,en;q=0.9,de;q=0.5", "en"),
    ("pl;q=2, ru;q=0.1", "ru"), ("de;level=1", "en"), (";;;,,q=1", "en"), ("pl ; q=0.7 , ru ; q=0.8", "ru"),
])
def test_a_browser_is_answered_in_the_language_it_wants_most(
    monkeypatch: pytest.MonkeyPatch, said: str, language: str,
) -> None:
    monkeypatch.setattr(visitor, "languages", lambda: ("de", "en", "pl", "ru"))
    assert visitor.wanted_language(said) == language


@pytest.mark.parametrize("language", FOREIGN)
def test_a_new_browser_is_read_to_in_its_language_until_somebody_chooses(server: Running, language: str) -> None:
    wanted = {"Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.8"}
    assert ask("GET", f"{server.address}/api/me", headers=wanted).json()["language"] == language
    chosen = ask("GET", f"{server.address}/api/me", headers=wanted | {"Cookie": "language=en"})
    assert chosen.json()["language"] == "en"
    nonsense = ask("GET", f"{server.address}/api/me", headers=wanted | {"Cookie": "language=../en"})
    assert nonsense.json()["language"] == language


@pytest.mark.parametrize("language", FOREIGN[:1])
def test_an_account_has_its_language_everywhere(server: Running, language: str) -> None:
    person = Person(server.address)
    person.post("/api/account/register", name=f"traveller{language}", password="four plain words here")
    person.post("/api/me", language=language)
    person.http.cookies.set("language", "en")
    assert person.get("/api/me")["language"] == language


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_a_page_in_another_language_is_less_than_five_hundredths_heavier(language: str) -> None:
    """As it is sent: the page and its style, and the texts of one language, compressed. Letters are apart: a browser
    fetches those that it has to draw."""
    page = sum((WEB / "bundle" / name).stat().st_size for name in ("app.js.br", "app.css.br"))
    plain, other = (len(packed(messages(spoken).encode())) for spoken in ("en", language))
    assert 0 < (other - plain) / (page + plain) < 0.05


def test_the_page_gets_names_of_cards_with_the_cards_only() -> None:
    names = [line for line in messages("ru").splitlines() if re.match(r"(cadwallon|resarcana)-card-", line)]
    assert [line.split(" ")[0].partition("-card-")[2] for line in names] == ["blades", "ferrymen", "thieves", "usurers"]


def said(window: Window) -> str:
    """What stands on a table that its player reads."""
    ask = window.state["ask"]
    return " ".join([ask["question"], *(move["heading"] for move in ask["moves"])]) if ask else ""


def log_in(window: Window, language: str) -> list[str]:
    """The log that a window is sent when its reader changes the language."""
    window.socket.send(msgspec.json.encode({"t": "language", "id": 99, "language": language}).decode())
    lines = window.until(lambda frame: frame["t"] == "log")["lines"]
    window.until(lambda frame: frame["t"] == "done")
    return [line for _, line in lines]


@pytest.mark.parametrize("language", FOREIGN)
def test_two_people_play_in_two_languages_and_one_changes_in_the_middle(server: Running, language: str) -> None:
    with game_of_two(server.address) as (ann, bob):
        english, step = said(ann), ann.step
        assert english
        log_in(ann, language)
        assert ann.state["ask"]["question"] == Texts(language).say("resarcana-ask-keep-mage")
        assert said(ann) != english
        assert ann.step == step
        for window in (ann, bob):
            window.play()
        bob.until_step(2)
        log, back = log_in(ann, language), log_in(ann, "en")
        assert len(log) == len(back) > 1
        assert not set(log) & set(back)
        told_to_bob = [line for _, line in bob.whole_log()]
        assert told_to_bob[0] == back[0]
        refused = ann.say("language", language="xx")
        assert (refused["t"], refused["code"]) == ("refused", "bad-language")
        assert language in refused["reason"]
