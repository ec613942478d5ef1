"""Errors of the engine in the reader's language: each is found by its English text, as the code says it."""
from __future__ import annotations

import ast
import re

import pytest

from arcanarium import Game
from arcanarium.core.errors import ArcanariumError, ConfigError, RecordError
from arcanarium.core.record import parse_record
from arcanarium.locale import Texts, bundle, known_errors, languages
from arcanarium.locale.checking import load
from tests.messages import GAP, PACKAGE, _text

AROUND = {"error-line", "error-did-you-mean", "error-did-you-mean-moves", "error-other-version",
          "error-sets-fifth-seat", "error-bot-did-it-mean", "error-bot-ended-how", "error-bot-ended-said",
          "error-move-unknown", "error-move-between"}
"""What goes around another error, or is put together."""
SYSTEM = {"error-no-file", "error-file-is-folder", "error-file-not-allowed"}
"""What the system says."""
FOREIGN = [language for language in languages() if language != "en"]


def gapped(text: str) -> str:
    """A text with a gap for each run of gaps, and the signs that `!r` and our quotes put around them taken away."""
    return re.sub(f"{GAP}+", GAP, re.sub(rf"['“]?{GAP}+['”]?", GAP, text))


def in_code() -> set[str]:
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.expr) and (text := _text(node)):
                found |= {gapped(text), gapped(text.lstrip(f"{GAP} ")), gapped(GAP + " " + text)}
    return found


def test_every_error_message_is_what_the_code_says_word_for_word() -> None:
    known = in_code()
    said = {}
    for id, entry in load("en").entries.items():
        if id.startswith(known_errors.PREFIX) and id not in AROUND | SYSTEM:
            assert entry.message.value
            parts = [part.value if hasattr(part, "value") else GAP for part in entry.message.value.elements]
            said[id] = gapped("".join(parts))
    assert len(said) > 60
    assert [id for id, text in said.items() if not any(gapped(part) in known for part in (text, f"{text}{GAP}"))] == []


def raised(wrong: str) -> ArcanariumError:
    """An error that somebody can meet."""
    try:
        match wrong:
            case "seats":
                Game.new("resarcana", sets="lux,pearls", seats=5)
            case "option":
                Game.new("resarcana", nonsense="1")
            case "variant":
                Game.new("resarcana", variant="chess")
            case "game":
                Game.new("chess")
            case "set":
                Game.new("resarcana", sets="base,moon")
            case "guilds":
                Game.new("cadwallon", guilds="blades blades")
            case "move":
                Game.new("resarcana", seed=1).play(0, "use Vault")
            case "header":
                parse_record("arcanarium record: 1\ngame: resarcana\n\n")
            case "no record":
                parse_record("hello\n")
            case "cut":
                parse_record(Game.new("resarcana", seed=1).record() + "Z: pass\n")
    except ArcanariumError as error:
        return error
    raise AssertionError(wrong)


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("wrong", ["option", "variant", "game", "set", "header", "no record"])
def test_an_error_is_said_in_the_language_of_the_reader(wrong: str, language: str) -> None:
    error, texts = raised(wrong), Texts(language)
    said = known_errors.explained(error, texts)
    assert "missing text" not in said
    found = known_errors.find(error.reason if isinstance(error, RecordError) else str(error))
    assert found
    if bundle(language).has_message(found[0]):
        assert said != str(error)
        for fact in found[1].values():
            assert known_errors.said(fact, texts) in said


def test_an_error_in_english_is_what_the_engine_says() -> None:
    for wrong in ("option", "variant", "game", "set", "header", "no record", "move"):
        error = raised(wrong)
        assert known_errors.explained(error, Texts("en")) == str(error)


def test_what_nobody_has_translated_is_told_as_it_is() -> None:
    error = ConfigError("a thing that nobody thought of")
    assert known_errors.explained(error, Texts(FOREIGN[0] if FOREIGN else "en")) == "a thing that nobody thought of"
