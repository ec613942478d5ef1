"""Cards shown: signs and sentences for every card, and the `arcana cards` command."""
from __future__ import annotations

from argparse import ArgumentParser

import pytest

from arcanarium.locale import Texts, languages
from arcanarium.resarcana.cards.card import CARD_KINDS, ESSENCES, TRIGGERS, Card
from arcanarium.resarcana.cards.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.cards.language import parse_power
from arcanarium.resarcana.cards.verbs import VERBS
from arcanarium.resarcana.face.faces import SIGNS, icons, sentence, sentences, text_of
from arcanarium.terminal import cards as command

CARDS = [card for name in SET_NAMES for card in packaged(name).cards]
ENGLISH = Texts("en")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_signs_and_sentences_without_gaps(card: Card) -> None:
    plain = text_of(icons(card, ENGLISH, plain=True))
    for shown in (text_of(icons(card, ENGLISH)), plain, sentence(card, ENGLISH)):
        assert shown.strip()
        assert "missing text" not in shown
        assert "{" not in shown
        assert "\u2068" not in shown, "no isolation marks"
    assert plain.isascii()
    assert all(said[0].isupper() and said.endswith(".") for said in sentences(card, ENGLISH))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_english_name_of_a_card_is_the_one_of_its_file(card: Card) -> None:
    duplicated = next((c for c in CARDS if c.id == card.duplicate_of), card)
    assert ENGLISH.say(f"resarcana-card-{card.id}") == card.name == duplicated.name


def test_every_primitive_has_signs_and_a_phrase() -> None:
    assert all(verb.icons for verb in VERBS.values())
    wanted = [f"resarcana-step-{verb}" for verb in VERBS] + [f"resarcana-trigger-{trigger}" for trigger in TRIGGERS]
    wanted += [f"resarcana-essence-{kind}" for kind in ESSENCES] + [f"resarcana-kind-{kind}" for kind in CARD_KINDS]
    assert [message for message in wanted if not ENGLISH.has(message)] == []


@pytest.mark.parametrize(("line", "signs", "plain"), [
    ("turn + elan > 2 elan here", "↻ + E ▶ 2E↓", "T + E > 2Ev"),
    ("turn + 6 elan from here + X same > X gold", "↻ + 6E← + X= ▶ XG", "T + 6E< + X= > XG"),
    ("turn > rivals lose 2 life unless calm", "↻ ▶ rivals \N{MINUS SIGN}2L ⚡C", "T > rivals -2L !C"),
    ("react life loss: turn > ignore", "⚡(\N{MINUS SIGN}L) ↻ ▶ ⊘", "!(-L) T > no"),
])
def test_signs_of_a_power(line: str, signs: str, plain: str) -> None:
    power = parse_power(line)
    assert text_of(icons(power, ENGLISH)) == signs
    assert text_of(icons(power, ENGLISH, plain=True)) == plain


def test_essences_carry_their_own_style() -> None:
    fragments = icons(parse_power("turn + 2 death > gold"), ENGLISH)
    assert ("2D", "death") in fragments
    assert ("G", "gold") in fragments
    assert (SIGNS["turn"][0], "turn") in fragments


@pytest.mark.parametrize(("card", "said"), [
    ("athanor", ["Turn this and pay 1 Elan: put 2 Elan on this.",
                 "Turn this, remove 6 Elan from this and pay any number X of essences of one kind: gain X Gold."]),
    ("golden_statue", [
        "When victory is checked, you may turn this and pay 3 Gold to get 3 extra points for this check.",
        "Worth 1 point."]),
    ("guard_dog", ["Pay 1 Elan: straighten this. Usable even while turned.",
                   "When you would lose Life, you may turn this to ignore that loss."]),
    ("wind_dragon", ["Turn this: each rival loses 2 Life unless they discard 1 card from their hand.",
                     "Worth 1 point."]),
    ("artificer", ["Artifacts cost you 1 less to place, but never less Gold."]),
    ("great_pyramid", ["Worth 3 points."]),
])
def test_sentences_of_a_card(card: str, said: list[str]) -> None:
    assert sentences(packaged("base").card(card), ENGLISH) == said


def test_a_missing_text_is_marked_and_other_languages_fall_back_to_english() -> None:
    assert "en" in languages()
    assert ENGLISH.say("no-such-text") == "[missing text: no-such-text]"
    assert Texts("xx").say("resarcana-essence-elan") == "Elan"


def arcana_cards(*words: str) -> int:
    parser = ArgumentParser()
    command.add_parser(parser.add_subparsers())
    args = parser.parse_args(["cards", *words])
    return command.run(args)


def test_the_command_shows_one_card_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert arcana_cards("resarcana", "ghost", "ship") == 0
    shown = capsys.readouterr().out
    for part in ("Ghost Ship (artifact: demon)", "Cost: 2C 2D", "Perlae Imperii", "Stand-in:"):
        assert part in shown


def test_what_wins_a_stake_is_not_called_a_cost(capsys: pytest.CaptureFixture[str]) -> None:
    assert arcana_cards("cadwallon", "arcabast", "--plain") == 0
    shown = capsys.readouterr().out
    assert "To win: 6S / 7D" in shown
    assert "Cost" not in shown
    assert arcana_cards("cadwallon", "--kind", "relic", "--plain") == 0
    heading = capsys.readouterr().out.splitlines()[1]
    assert "To win" in heading
    assert "Cost" not in heading


def test_the_command_lists_what_matches_all_words_and_filters(capsys: pytest.CaptureFixture[str]) -> None:
    assert arcana_cards("rival", "loses", "--set", "base", "--type", "dragon", "--plain") == 0
    shown = capsys.readouterr().out
    assert "Sea Serpent" in shown
    assert "Elvish Bow" not in shown
    assert "6 cards" in shown
    assert shown.isascii()


def test_the_command_finds_stand_ins(capsys: pytest.CaptureFixture[str]) -> None:
    assert arcana_cards("--stand-ins", "--set", "pearls", "--plain") == 0
    assert "4 cards" in capsys.readouterr().out


def test_the_command_says_when_nothing_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert arcana_cards("unicorn") == 1
    assert "No card matches" in capsys.readouterr().out
