"""Names and amounts take the form that a sentence needs; the page does the same with the same messages
(arcanarium/web/tests/texts.test.js)."""
from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from arcanarium import locale
from arcanarium.locale import FUNCTIONS, Said, Texts
from arcanarium.server import thinkers
from arcanarium.server.messages import write

SAMPLE = json.loads((Path(__file__).parent / "forms.json").read_text(encoding="utf-8"))


def russian() -> FluentBundle:
    found = FluentBundle(["ru"], functions=FUNCTIONS, use_isolating=False)
    found.add_resource(FluentResource("\n".join(SAMPLE["messages"])))
    return found


@pytest.fixture(params=["plain", "remembered"])
def texts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Texts:
    made = russian()
    monkeypatch.setattr(locale, "bundle", lambda language: made)
    monkeypatch.setattr(thinkers, "inflects", lambda language: True)
    return Texts("ru") if request.param == "plain" else thinkers.RememberedTexts("ru")


def said(texts: Texts, call: list[Any]) -> str:
    """Say a message; an argument that is a list is one to say first."""
    message, args = call[0], call[1] if len(call) > 1 else {}
    given = {name: said(texts, arg) if isinstance(arg, list) else arg for name, arg in args.items()}
    return texts.say(message, **given)


@pytest.mark.parametrize(("call", "expected"), SAMPLE["cases"])
def test_a_sentence_takes_the_forms_of_what_is_put_into_it(texts: Texts, call: list[Any], expected: str) -> None:
    assert said(texts, call) == expected
    assert said(texts, call) == expected


def test_names_that_look_the_same_keep_their_own_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    made = russian()
    made.add_resource(FluentResource("bat = Сова\n    .acc = Летучую мышь\n"))
    monkeypatch.setattr(locale, "bundle", lambda language: made)
    monkeypatch.setattr(thinkers, "inflects", lambda language: True)
    texts = thinkers.RememberedTexts("ru")
    names = [texts.say("owl"), texts.say("bat"), "Сова"]
    assert [texts.say("take", what=name) for name in names] == [
        "Возьмите Сову.", "Возьмите Летучую мышь.", "Возьмите Сова."]
    lists = [texts.say("only", item=name) for name in names]
    assert [texts.say("take", what=name) for name in lists] == [
        "Возьмите Сову.", "Возьмите Летучую мышь.", "Возьмите Сова."]


def test_what_is_said_lately_is_not_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = russian()
    monkeypatch.setattr(locale, "bundle", lambda language: made)
    monkeypatch.setattr(thinkers, "inflects", lambda language: True)
    texts = thinkers.RememberedTexts("ru")
    assert texts.say("take", what=texts.say("owl")) is texts.say("take", what=texts.say("owl"))


def test_a_text_with_forms_is_plain_text_to_others(texts: Texts) -> None:
    owl = texts.say("owl")
    assert isinstance(owl, Said)
    assert write({"card": owl, "list": [owl]}) == '{"card":"Сова","list":["Сова"]}'.encode()
    assert type(pickle.loads(pickle.dumps(owl))) is str


def test_what_is_no_text_is_not_sent_as_one() -> None:
    with pytest.raises(NotImplementedError):
        write({"card": object()})


def test_a_text_without_other_forms_is_a_plain_one() -> None:
    texts = Texts("en")
    assert type(texts.say("list-and", head="a", last="b")) is str


def test_an_own_card_has_no_forms(texts: Texts) -> None:
    texts.own["owl"] = "Eule"
    plain = Texts.say(texts, "owl")
    assert texts.say("take", what=plain) == "Возьмите Eule."
