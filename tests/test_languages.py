"""Every language says everything: messages, cards, games; numbers in their plural forms, names in their cases; and a
fifth language is a folder."""
from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from arcanarium import PUBLIC, Game, bots
from arcanarium import locale as texts_module
from arcanarium.core import registry
from arcanarium.core.errors import UnreadableMove
from arcanarium.engine.cells import ROUND
from arcanarium.locale import FALLBACK, Texts, bundle, languages
from arcanarium.locale.checking import MessageEntry, check, faults, load
from arcanarium.locale.exchange import take, written
from arcanarium.locale.folding import folded, sorting_key, spellings
from arcanarium.server.frames import state_frame
from arcanarium.terminal import main
from tests.make_sentences import said, sheet, sheet_of

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
FOREIGN = [language for language in languages() if language != FALLBACK]
NAMES = ("Ann", "Bob", "Cleo")
TYPED = {
    "resarcana": ("use {}", "place {}", "claim {}", "discard {}", "react {}"),
    "cadwallon": ("place {} at A left", "play {}", "bribe with {} at free", "muster militia with {}", "store {}"),
}
"""Moves with the name of a card, as records have them."""


loaded = cache(load)
"""The messages as they are in this tree."""


class Strict(Texts):
    """A language that bears no gap: every message must be there, and every variable in it must be given."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.bundles = (bundle(language),)

    def has(self, message: str) -> bool:
        here = super().has(message)
        assert here or not bundle(FALLBACK).has_message(message), f"{message} is only there in English"
        return here

    def say(self, message: str, **args: str | int) -> str:
        text = super().say(message, **args)
        assert not text.startswith("[missing text"), message
        assert "{" not in text, (message, text)
        return text

    def _render(self, found: Any, pattern: Any, args: dict[str, str | int]) -> str:
        text, errors = found.format_pattern(pattern, args)
        assert not errors, (text, errors, args)
        return self.typeset(str(text))


def test_the_languages_are_english_german_polish_and_russian() -> None:
    assert languages() == ("de", "en", "pl", "ru")


# --- messages ---


@pytest.mark.parametrize("language", FOREIGN)
def test_every_message_is_there_with_its_variables_and_forms(language: str) -> None:
    assert [str(fault) for fault in faults(loaded(language), loaded(FALLBACK))] == []


def test_english_has_no_faults_of_its_own() -> None:
    assert faults(loaded(FALLBACK), loaded(FALLBACK)) == []


class Numbers(Visitor):
    """The variants that are chosen by a number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if names & {"zero", "one", "two", "few", "many"}:
            self.found.append(names)
        self.generic_visit(node)


def forms_of_numbers(entry: MessageEntry) -> list[set[str]]:
    found = Numbers()
    found.visit(entry.message)
    return found.found


@pytest.mark.parametrize("language", languages())
def test_what_is_counted_has_the_plural_forms_of_its_language(language: str) -> None:
    """Whole numbers of Polish and Russian are one, few or many; the variant that is marked stands for one of them. In
    Polish a word may be the same for all but one; in Russian it is not, because one is said of 21 as well."""
    rule = Locale.parse(language).plural_form
    needed = {rule(n) for n in range(200)}
    fit = [{"one", "other"}] if language == "pl" else []
    counted = {id: forms_of_numbers(entry) for id, entry in loaded(language).entries.items()}
    assert sum(map(bool, counted.values())) > 100
    assert {id: found for id, found in counted.items() for names in found
            if len(names) > 1 and names not in fit and len(needed - names) > 1} == {}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_say_every_number(language: str) -> None:
    texts = Strict(language)
    for entry in loaded(language).entries.values():
        for n in NUMBERS if forms_of_numbers(entry) else ():
            args: dict[str, str | int] = dict.fromkeys(entry.names.used, n)
            message = bundle(language).get_message(entry.id)
            for pattern in filter(None, (message.value, *message.attributes.values())):
                text, errors = bundle(language).format_pattern(pattern, args)
                assert not errors, (entry.id, errors)
                assert "{" not in str(text), entry.id
    assert texts.say("sign-card", n=1)


@pytest.mark.parametrize(("language", "words"), [
    ("en", ["cards", "card", "cards", "cards", "cards", "cards", "cards", "cards", "cards"]),
    ("de", ["Karten", "Karte", "Karten", "Karten", "Karten", "Karten", "Karten", "Karten", "Karten"]),
    ("pl", ["kart", "karta", "karty", "kart", "kart", "kart", "karty", "kart", "kart"]),
    ("ru", ["карт", "карта", "карты", "карт", "карт", "карта", "карты", "карт", "карта"]),
])
def test_cards_are_counted_as_in_the_language(language: str, words: list[str]) -> None:
    assert [Texts(language).say("sign-card", n=n) for n in NUMBERS] == words


# --- cards ---


@pytest.mark.parametrize("language", FOREIGN)
def test_every_card_of_both_games_is_said_whole(language: str) -> None:
    texts = Strict(language)
    for _, name, sentences in said(texts):
        assert name
        for sentence in sentences:
            assert sentence[0].isupper() or not sentence[0].isalpha(), (name, sentence)
            assert sentence[-1] in ".!)", (name, sentence)
            assert "  " not in sentence, (name, sentence)
            assert " ." not in sentence, (name, sentence)
            assert " ," not in sentence, (name, sentence)


@pytest.mark.parametrize("language", FOREIGN)
def test_every_card_says_exactly_what_the_golden_file_of_the_language_has(language: str) -> None:
    """After a change on purpose, `python -m tests.make_sentences` writes the files again."""
    assert sheet(Texts(language)) == sheet_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", FOREIGN)
def test_every_face_of_a_card_is_said_whole(language: str) -> None:
    texts = Strict(language)
    for show in (spec.face for spec in registry.specs() if spec.face):  # games of other tests have none
        for card in show.cards():
            face = show.face(card["id"], texts)
            assert show.card_name(card["id"], texts)
            assert show.kind_name(face, texts)
            assert all(face["origin"])


# --- games ---


def everything(game: Game, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """All that is said after one decision: log, questions, moves, refusals, scores, to a seat and to spectators."""
    for viewer in (*game.owing[:1], PUBLIC):
        frame = state_frame(game, viewer, names, texts, 1, "move", coach=viewer != PUBLIC)
        yield json.dumps(frame, ensure_ascii=False, default=str)


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize(("game", "options"), [
    ("resarcana", {"sets": "base,lux,pearls,duo", "seats": 3}),
    ("cadwallon", {"seats": 3, "objectives": "on", "militia": "on", "removal": "on"}),
])
def test_whatever_happens_in_a_game_is_said_whole(language: str, game: str, options: dict[str, Any]) -> None:
    texts, dice = Strict(language), Random(f"{game} {language}")
    played = Game.new(game, seed=dice.randrange(1000), **options)
    bot = bots.make("greedy", played.rules, 1)
    for step in range(1000):
        if played.over:
            break
        seat = dice.choice(played.owing)
        careful = dice.random() < 0.7  # greedy moves so that the game goes on, and others so that much happens
        action = bot.choose(played.observe(seat)) if careful else dice.choice(played.legal(seat)).number
        played.play(seat, played.rules.action_text(played.state, action))
        if step % 3 == 0 or played.over:
            for words in everything(played, texts, NAMES):
                assert "missing text" not in words
                assert "{ " not in words.replace('{"', "")
                assert words[:1] not in (":", ","), "a gap where a name should be"
        else:
            registry.face(game).tell(played.events(PUBLIC), texts, NAMES, PUBLIC)
    assert played.over


@pytest.mark.parametrize("language", FOREIGN)
def test_every_reason_against_a_move_is_said_whole(language: str) -> None:
    """Whatever can be typed with the name of a card is asked about, in the middle of a game."""
    texts = Strict(language)
    for name, typed in TYPED.items():
        show, dice, reasons = registry.face(name), Random(3), set()
        played = Game.new(name, seed=5, seats=2)
        while played.state.cells[ROUND] < 3 or played.decision(played.owing[0]).kind != "turn":
            seat = played.owing[0]
            played.play(seat, dice.choice(played.legal(seat)))
        for card in show.cards(seen=played.observe(0)):
            for move in typed:
                with suppress(UnreadableMove):  # not every verb goes with every card
                    action = played.rules.read_action(played.state, move.format(card["name"]))
                    reasons |= {played.rules.why_not(played.state, seat, action) for seat in (0, 1)}
        assert len({reason.partition("|")[0] for reason in reasons}) > 3
        for reason in reasons - {""}:
            assert show.why(reason, texts)


# --- what does not depend on a language ---


def test_records_are_the_same_whatever_language_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = set()
    for language in languages():
        home = tmp_path / language
        monkeypatch.setenv("ARCANARIUM_HOME", str(home))
        monkeypatch.setattr("sys.stdin", open("/dev/null"))  # noqa: SIM115
        main.main(["--language", language, "play", "--players", "Ann,level1", "--seed", "3", "--plain"])
        [record] = home.rglob("*.arcana")
        records.add(record.read_text(encoding="utf-8"))
    main.main(["--language", "en", "rules", "nothing-like-this"])
    assert len(records) == 1


# --- sorting and searching ---


@pytest.mark.parametrize(("language", "words"), [
    ("pl", ["cyna", "czar", "ćma", "Lwów", "Ława", "Łódź", "ósmy", "żaba"]),
    ("de", ["Apfel", "Äpfel", "Ofen", "Öl", "Strand", "Straße", "Zebra"]),
    ("ru", ["Ель", "Ёж", "Жаба", "Жук", "Ива", "Йод", "Alpha"]),
    ("en", ["a b", "Apple", "banana", "Cherry"]),
])
def test_names_are_sorted_by_the_alphabet_of_the_language(language: str, words: list[str]) -> None:
    shuffled = Random(1).sample(words, len(words))
    assert sorted(shuffled, key=lambda word: sorting_key(word, language)) == words


@pytest.mark.parametrize(("name", "typed"), [
    ("Łódź", "lodz"), ("Ёж", "еж"), ("Ёж", "ЁЖ"), ("Löwe", "Loewe"), ("Löwe", "lowe"), ("Löwe", "LÖWE"),
    ("Straße", "strasse"), ("Świątynia", "swiatynia"), ("Hüter", "hueter"), ("Dragon’s Lair", "dragon's lair"),
])
def test_a_name_is_found_however_it_is_typed(name: str, typed: str) -> None:
    assert folded(typed) in spellings(name)


# --- a fifth language ---


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of messages of our own, where languages can be added."""
    made = tmp_path / "locale"
    shutil.copytree(texts_module.FOLDER, made, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    monkeypatch.setattr(texts_module, "FOLDER", made)
    caches = (texts_module.bundle, texts_module.inflects)
    for cached in caches:
        cached.cache_clear()
    yield made
    for cached in caches:
        cached.cache_clear()


def test_a_fifth_language_is_a_folder(folder: Path) -> None:
    (folder / "nl").mkdir()
    (folder / "nl" / "telling.ftl").write_text("list-and = { $head } en { $last }\n", encoding="utf-8")
    assert "nl" in languages()
    texts = Texts("nl")
    assert texts.say("list-and", head="a", last="b") == "a en b"
    assert texts.say("log-you") == Texts("en").say("log-you")  # English fills the gaps
    kinds = {fault.kind for fault in check("nl")}
    assert kinds == {"missing"}


def test_faults_of_a_language_are_told_by_name_and_place(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "nl").mkdir()
    (folder / "nl" / "telling.ftl").write_text(
        "list-and = { $head } en { $wrong }\nlist-or = { $head } of iets\nlog-nobody = niemand\n    .odd = x\n"
        'log-score = { FORM($who, "gen") } { $n }\nlist-more = { $head }, { $next }\nlist-more = twice\n'
        "nonsense = x\n\nthis is no message\n", encoding="utf-8")
    assert main.main(["texts", "nl"]) == 1
    told = capsys.readouterr().out
    for line in ("nl/telling.ftl:1: list-and is not given $wrong", "nl/telling.ftl:1: list-and does not say $last",
                 "nl/telling.ftl:2: list-or does not say $last", "nl/telling.ftl:3: log-nobody has forms",
                 "nl/telling.ftl:5: log-score asks for forms", "nl/telling.ftl:7: list-more is in",
                 "nl/telling.ftl:8: nonsense is not among", "nl/telling.ftl:10: this cannot be read: “this is no"):
        assert line in told, line


def test_a_file_for_translators_goes_there_and_back(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "nl.ftl"
    assert main.main(["texts", "nl", "--write", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert "# list-and = { $head } and { $last }" in text
    assert "\nlist-and" not in text
    english = "# list-and = { $head } and { $last }\n"
    file.write_text(text.replace(english, f"{english}list-and = {{ $head }} en {{ $last }}\n").replace(
        "# log-nobody = nobody\n", "# log-nobody = nobody\nlog-nobody = niemand { $who }\n"), encoding="utf-8")
    assert main.main(["texts", "nl", "--read", str(file)]) == 1
    assert Texts("nl").say("list-and", head="a", last="b") == "a en b"
    assert "niemand" not in (folder / "nl" / "telling.ftl").read_text(encoding="utf-8")


def test_a_file_that_nobody_changed_changes_nothing(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*.ftl")}
    assert take(written("ru"), "file.ftl", "ru") == (0, [])
    assert {path: path.read_bytes() for path in folder.rglob("*.ftl")} == before


def test_a_changed_message_keeps_its_comment_and_its_place(folder: Path) -> None:
    path = folder / "nl" / "telling.ftl"
    path.parent.mkdir()
    path.write_text("# ours\nlist-and = { $head } en { $last }\n\nlist-more = { $head }, { $next }\n", encoding="utf-8")
    count, refused = take("list-and = { $head } & { $last }\nlist-or = { $head } of { $last }\n", "file.ftl", "nl")
    assert (count, refused) == (2, [])
    assert path.read_text(encoding="utf-8") == (
        "# ours\nlist-and = { $head } & { $last }\nlist-or = { $head } of { $last }\n"
        "list-more = { $head }, { $next }\n")
