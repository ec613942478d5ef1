"""What cards say, word for word, and the language of all texts: native English without gaps."""
from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from arcanarium import Game
from arcanarium.cadwallon.cards.cardfile import Effect, Goal
from arcanarium.cadwallon.face.faces import effect_sentence, goal_sentence
from arcanarium.core import registry
from arcanarium.locale import FOLDER, Texts, bundle
from arcanarium.resarcana.cards.language import parse_power
from arcanarium.resarcana.cards.lines import parse_collect
from arcanarium.resarcana.face.sentences import Sentences
from tests.make_sentences import SHEET, said, sheet


class Strict(Texts):
    """English that bears no error: every message must be there, and every variable in it must be given."""

    def say(self, message: str, **args: str | int) -> str:
        pattern = bundle("en").get_message(message).value
        assert pattern
        found, errors = bundle("en").format_pattern(pattern, args)
        assert not errors, (message, errors)
        return str(found)


ENGLISH = Strict()
SAID = [(f"{of}: {name}", sentences) for of, name, sentences in said(ENGLISH)]


# --- every card ---


def test_every_card_says_exactly_what_the_golden_file_has() -> None:
    """After a change on purpose, `python -m tests.make_sentences` writes the file again; its difference is reviewed."""
    assert len(SAID) == 336
    assert sheet(ENGLISH) == SHEET.read_text(encoding="utf-8")


@pytest.mark.parametrize(("card", "sentence"), [
    # the guilds (Cadwallon K-78 to K-80)
    ("cadwallon: Guild of Blades", "If the highest sums that reach the number of a military stake are tied and one of "
     "them is yours, you win it."),
    ("cadwallon: Guild of Ferrymen", "If the highest sums that reach the number of a spiritual stake are tied and one "
     "of them is yours, you win it."),
    ("cadwallon: Guild of Thieves", "If the highest sums that reach the number of a political stake are tied and one "
     "of them is yours, you win it."),
    # objectives (Cadwallon K-91, K-92)
    ("cadwallon: Keeper of Curios", "Own at least 8 relics (5 with three or four players). "
     "Only won stakes in your decks count."),
    ("cadwallon: Finest Cabinet", "Own more relics than any rival. Only won stakes in the players' decks count."),
    ("cadwallon: Friends in Arms", "Own at least 5 military personalities (3 with three or four players). "
     "Only won stakes in your decks count."),
    ("cadwallon: Deep Coffers", "Own relics with at least 26 ducats in total (15 with three or four players). "
     "Only won stakes in your decks count."),
    ("cadwallon: Balanced Ledger", "Own at least 7 each of relics, locations and personalities (4 with three or four "
     "players). Only won stakes in your decks count."),
    ("cadwallon: Three Pillars", "Own at least 2 each of military, political and spiritual locations (1 with three or "
     "four players). Only won stakes in your decks count."),
    ("cadwallon: Company of the Mighty", "Own at least 5 personalities with a golden value of 6 or more (3 with three "
     "or four players). Only won stakes in your decks count."),
    ("cadwallon: Light of Temple Hill", "Own at least 6 stakes from the Temple Hill district (4 with three or four "
     "players). Only won stakes in your decks count."),
    # locations (Cadwallon K-84, K-87)
    ("cadwallon: Headquarters of the Guild of Usurers", "Take an agent or a personality with at least 3 ducats from "
     "your resource deck into your hand."),
    ("cadwallon: Sandpit Arena", "Send a rival's face-up agent to its owner's resource deck, or a rival's face-up "
     "militia back to its pile."),
    ("cadwallon: Execution Dock", "Send a rival's face-up agent to its owner's resource deck, or a rival's face-up "
     "militia back to its pile."),
    ("cadwallon: Cutpurse Stair", "A rival of your choice puts a random card from their hand into their resource "
     "deck."),
    ("cadwallon: Arcabast", "Won with at least 6 spiritual power."),
    ("cadwallon: Arcabast", "Worth 3 points."),
    # whose cost (P-28, P-38)
    ("resarcana base: Sacrificial Dagger", "Destroy this and discard 1 card from your hand: gain 1 essence of any kind "
     "except Gold for each essence in the discarded card's printed cost."),
    ("resarcana base: Sacrificial Pit", "Turn this, pay 1 Death and destroy one of your creatures or dragons: gain 1 "
     "Gold for each essence in the destroyed artifact's printed cost."),
    ("resarcana base: Corrupt Altar", "Turn this and destroy one of your artifacts: gain 1 essence of any kind except "
     "Gold for each essence in the destroyed artifact's printed cost, plus 2 more."),
    ("resarcana lux: Destruction", "Destroy one of your artifacts: gain 1 essence of any kind except Gold for each "
     "essence in its printed cost."),
    # what a rival does (L-16, L-19)
    ("resarcana base: Sea Serpent", "Turn this: each rival loses 2 Life unless they destroy one of their artifacts."),
    ("resarcana base: Wind Dragon", "Turn this: each rival loses 2 Life unless they discard 1 card from their hand."),
    ("resarcana pearls: Ancient Dragon", "Turn this: each rival loses 3 Life unless they pay 2 Gold or 1 Pearl."),
    # several costs, and essences of one kind (P-3, P-26)
    ("resarcana base: Duelist", "Turn this and pay 1 Death: put 1 Gold on this."),
    ("resarcana base: Philosopher's Stone", "Turn this and pay any 2 essences and any number X of essences of one "
     "kind: gain X Gold."),
    ("resarcana lux: Infernal Engine", "Turn this and pay any number of essences of any kind: put what you paid on "
     "this."),
    ("resarcana lux: Projection", "Pay any number X of essences of one kind: gain X/3 Gold, rounded down."),
    ("resarcana lux: Vial of Light", "When any other artifact is destroyed, you may gain 1 essence of any kind except "
     "Death or Gold."),
    ("resarcana pearls: Mystical Menagerie", "Turn one of your creatures and pay 1 Calm: draw 1 card. Usable only "
     "while your deck has at least 1 card."),
    ("resarcana base: Seer", "Turn this: look at the top 3 cards of your deck or of the monument deck and put them "
     "back in any order."),
    ("resarcana duo: Mystic Font", "Turn this and pay 2 Calm: gain 2 Gold or 1 Pearl (only in games with Pearls)."),
])
def test_a_card_says(card: str, sentence: str) -> None:
    assert sentence in dict(SAID)[card]


# --- what only cards of a user's own say ---


@pytest.mark.parametrize(("line", "sentence"), [
    ("react life loss: turn > rivals lose 2 life",
     "When you would lose Life, you may turn this. If you do, each rival loses 2 Life."),
    ("react life loss: free > rivals gain elan", "When you would lose Life, each rival gains 1 Elan if you wish."),
    ("turn > rivals lose life unless 2 gold / discard dragon / pearl",
     "Turn this: each rival loses 1 Life unless they pay 2 Gold or 1 Pearl or discard 1 dragon from their hand."),
    ("discard 2 cards > draw 1 then discard 2", "Discard 2 cards from your hand: draw 1 card, then discard 2 cards "
     "from your hand."),
    ("turn + destroy other dragon > 2 any but life, gold",
     "Turn this and destroy another of your dragons: gain any 2 essences except Life or Gold."),
    ("turn + deck holds 2 cards > draw 2",
     "Turn this: draw 2 cards. Usable only while your deck has at least 2 cards."),
    ("turn > elan per dragon of player",
     "Turn this: gain 1 Elan for each dragon one player, you or a rival, has in play."),
])
def test_a_power_of_an_own_card_says(line: str, sentence: str) -> None:
    assert Sentences(ENGLISH).power(parse_power(line)) == sentence


def test_a_collect_ability_of_an_own_card_says() -> None:
    assert Sentences(ENGLISH).collect(parse_collect("if all stays: 1 of each")) == (
        "Collect: if you take nothing from this, add 1 essence of each kind already on it.")


@pytest.mark.parametrize(("goal", "sentence"), [
    (Goal("locations", numbers=(1, 1, 1), power="political"), "Own at least 1 political location."),
    (Goal("stakes", numbers=(6, 5, 4)), "Own at least 6 stakes (5 with three players, 4 with four)."),
    (Goal("relics", numbers=(1, 1, 1), each="power"),
     "Own at least 1 each of military, political and spiritual relics."),
    (Goal("relics", numbers=(2, 2, 2), each="kind", power="military"),
     "Own at least 2 each of military relics, locations and personalities."),
])
def test_an_objective_of_an_own_card_says(goal: Goal, sentence: str) -> None:
    assert goal_sentence(goal, ENGLISH) == sentence + " Only won stakes in your decks count."


def test_a_location_of_an_own_card_may_retrieve_relics_by_their_ducats() -> None:
    assert effect_sentence(Effect("retrieve", power="financial", least=1), ENGLISH) == (
        "Take an agent, a personality or a relic with at least 1 ducat from your resource deck into your hand.")


# --- around the cards ---


def test_who_is_hit_is_offered_what_is_in_their_own_hand() -> None:
    """L-16: the way out that the attacker names, said to its victim."""
    game = Game.from_position("resarcana\nA play: Wind Dragon\nB hand: Prism\nB pool: 3L\n")
    game.play(0, "use Wind Dragon")
    seen = game.observe(1)
    show = registry.face("resarcana")
    labels = ["".join(text for text, _ in show.label(seen, move.action, ENGLISH, ("Ann", "Bob")))
              for move in game.legal(1)]
    assert "discard 1 card from your hand" in labels


# --- all texts ---

UNENGLISH = re.compile(
    r"\b(the|an?) own\b|\b(from|into) hand\b|\b(into|from) the hand\b|as many as that|\bany kinds\b"
    r"|(?<![Tt]here )\bis no (?!longer\b|more\b)|(?<!essences )(?<!all )\bof one kind\b")
"""Phrases that are not English, and have stood in texts."""
ALIGNED = {"play-commands", "serve-ready"}
"""Messages with columns, where a row of spaces is meant."""
SENTENCES = re.compile(
    r"((resarcana|cadwallon)-)?(ask|why|confirm|undo)-|web-refused-|net-|problem-|mishap|cadwallon-(effect|special)-")
"""Messages that are whole sentences,"""
NOT_SENTENCES = re.compile(
    r"resarcana-why-more|confirm-(yes|no)$|undo-(title|ask|anyway|never-mind|agree|refuse|withdraw)$")
"""but for these."""


def renderings(pattern: ast.Pattern) -> Iterator[str]:
    """A message with each choice of its variants; a variable is an X."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([text for one in element.expression.variants for text in renderings(one.value)])
        else:
            literal = element.expression
            parts.append([literal.value if isinstance(literal, ast.StringLiteral) else "X"])
    return map("".join, product(*parts))


MESSAGES = [
    (entry.id.name, text)
    for path in sorted((FOLDER / "en").glob("*.ftl"))
    for entry in FluentResource(path.read_text(encoding="utf-8")).body
    if isinstance(entry, ast.Message) and entry.value
    for text in renderings(entry.value)
]


def faults(text: str) -> list[str]:
    """What no text may have: phrases that are not English, gaps, and spaces in wrong places."""
    return [found[0] for found in (UNENGLISH.search(text), re.search(r"\S  +\S| [.,;:]( |$)|[{}]|missing text", text))
            if found]


def test_all_messages_can_be_read() -> None:
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        junk = [e for e in FluentResource(path.read_text(encoding="utf-8")).body if isinstance(e, ast.Junk)]
        assert junk == [], path.name
    assert len({name for name, _ in MESSAGES}) > 900


def test_no_message_has_phrases_that_are_not_english() -> None:
    ours = [(name, text) for name, text in MESSAGES if name not in ALIGNED and not name.startswith("error-")]
    assert [(name, text, faults(text)) for name, text in ours if faults(text)] == []  # errors quote the engine


def test_questions_and_refusals_end_as_sentences_do() -> None:
    wanted = [(name, text) for name, text in MESSAGES if SENTENCES.match(name) and not NOT_SENTENCES.match(name)]
    assert len(wanted) > 120
    assert [(name, text) for name, text in wanted if text[-1] not in ".?…"] == []


def test_every_sentence_of_a_card_is_whole() -> None:
    for card, sentences in SAID:
        for sentence in sentences:
            assert sentence[0].isupper(), card
            assert sentence.endswith("."), card
            assert not faults(sentence), (card, faults(sentence))
            assert not re.search(r"\b1 (essences|cards|points|ducats|Pearls)\b|\bof yours\b|\.\.", sentence), card


def test_the_lint_sees_what_it_looks_for() -> None:
    for wrong in ("destroy an own artifact", "a card from hand", "into the own resource deck", "gain  1 Gold",
                  "Fence is no agent.", "pay any number X of one kind", "{ $n } cards", "a card , a pile"):
        assert faults(wrong), wrong
    assert not faults("There is no stake at A left. It is no longer there: pay 2 essences of one kind.")
