"""The card file, own card files, and the faces of the cards."""
from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from arcanarium import CardError, ConfigError, Game
from arcanarium.cadwallon.cards.cardfile import (
    DISTRICTS,
    EFFECTS,
    GUILDS,
    PACKAGED_FILE,
    POWERS,
    Card,
    differences,
    load,
)
from arcanarium.cadwallon.face import explain
from arcanarium.cadwallon.face.faces import card_name, icons, sentences, text_of
from arcanarium.cadwallon.game import RULES
from arcanarium.locale import Texts

CARDS = {card.id: card for card in load()}
TEXTS = Texts("en")


def test_what_is_in_the_box() -> None:
    """Cadwallon K-2, K-3, K-4, K-5: 163 cards, each stake once."""
    kinds = Counter((card.kind, bool(card.guild)) for card in CARDS.values())
    assert len(CARDS) == sum(kinds.values()) == 163
    assert kinds["agent", True] == 36
    assert kinds["relic", False] == kinds["location", False] == 24
    assert kinds["personality", False] == 37
    assert kinds["objective", False] == 22
    assert Counter(card.rank for card in CARDS.values() if card.rank) == {"captain": 2, "soldier": 4}
    assert [card.id for card in CARDS.values() if card.kind == "guild"] == list(GUILDS)
    assert len({card.name for card in CARDS.values()}) == 163


@pytest.mark.parametrize("card", [card for card in load() if card.stake or card.guild], ids=lambda card: card.id)
def test_what_a_card_shows(card: Card) -> None:
    """Cadwallon K-9, K-11 to K-18, K-88, K-Q2, K-Q4: golden powers, districts, points by kind, and the treasures'
    ducats."""
    points = {"relic": 1, "personality": 3, "location": 5}
    assert card.points == (points[card.kind] if card.stake else 0)
    if card.stake:
        assert card.main in POWERS[:3]
        assert card.district in DISTRICTS
        assert 3 <= card.threshold <= 7
    if card.kind == "personality":
        assert card.threshold == card.values[POWERS.index(card.main)]
        assert card.price == card.values[3]
    if card.kind == "agent":
        assert 6 <= sum(card.values) <= 7
    if card.kind == "relic" and card.guild:
        assert card.ducats == 2


def test_attested_cards() -> None:
    """Cadwallon K-17, K-53, K-Q22: what the rulebook and others tell of single cards."""
    assert (CARDS["drinking_horn"].main, CARDS["drinking_horn"].threshold, CARDS["drinking_horn"].ducats) == \
        ("political", 3, 3)
    assert CARDS["arcabast"].price == 7
    assert CARDS["goblin_fire_support"].values[3] == 4
    assert CARDS["goblin_fire_support"].guild == "blades"
    assert not CARDS["game_over"].designed
    assert CARDS["fence"].designed


def test_guild_abilities() -> None:
    """Cadwallon K-20, K-74, K-76, K-77, K-Q19: one for each guild, on its base card."""
    assert [CARDS[guild].ties for guild in GUILDS] == ["military", "spiritual", "political", ""]
    assert [CARDS[guild].bonus for guild in GUILDS] == [0, 0, 0, 1]


# --- faces ---

@pytest.mark.parametrize("card", load(), ids=lambda card: card.id)
def test_every_card_can_be_shown_and_said(card: Card) -> None:
    """Cadwallon K-10, K-Q1: the powers have signs and are always named."""
    said = [card_name(card, TEXTS), *sentences(card, TEXTS)]
    assert said[0] == card.name
    assert all(said)
    said.append(text_of(icons(card, TEXTS)))
    assert not any("missing text" in text or "{" in text for text in said)
    assert text_of(icons(card, TEXTS, True)).isascii()
    assert card.designed == any("esigned for this project" in text for text in said)


def test_faces_of_some_cards() -> None:
    assert text_of(icons(CARDS["arcabast"], TEXTS, plain=True)) == "1M 2P 6S 7D   3VP"
    assert ("6S", "gold") in icons(CARDS["arcabast"], TEXTS, plain=True)
    assert sentences(CARDS["keeper_of_curios"], TEXTS)[0] == (
        "Own at least 8 relics (5 with three or four players). Only won stakes in your decks count.")
    assert "Add 1 ducat to each of your bribes." in sentences(CARDS["usurers"], TEXTS)
    assert "at least 3 military" in sentences(CARDS["blades_headquarters"], TEXTS)[1]


# --- own card files ---

OWN = '[agent.fence]\nname = "Fence"\nguild = "thieves"\nvalues = "0 2 1 9*"\nprovenance = "designed"\n'


def own_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_own_card_file_replaces_cards(tmp_path: Path) -> None:
    path = own_file(tmp_path, OWN)
    assert differences(load(path)) == [("fence", "values")]
    game = Game.new("cadwallon", cards=str(path), guilds="thieves blades", seed=1)
    assert RULES.read_position(game.position()).key() == game.state.key()
    assert Game.from_record(game.record()).state.key() == game.state.key()


@pytest.mark.parametrize(("text", "card", "reason"), [
    (OWN.replace("9*", "9"), "fence", "the golden one marked"),
    (OWN.replace("thieves", "blades"), "fence", "kind must stay agent of thieves"),
    (OWN.replace('guild = "thieves"\n', ""), "fence", "it has no `guild`"),
    (OWN.replace("thieves", "theives"), "fence", "did you mean thieves?"),
    (OWN.replace("values", "value"), "fence", "nothing that cards of kind agent have"),
    (OWN.replace("agent.fence", "agent.fense"), "fense", "did you mean fence?"),
    (OWN.replace("agent.fence", "thug.fence"), "thug", "is no kind of card"),
    (OWN.replace('"Fence"', '"Roof Runner"'), "roof_runner", "the same name as fence"),
    (OWN.replace('"designed"', '"mixed"'), "fence", "`attested`"),
    ('[location.dry_dock]\nname = "Dry Dock"\ndistrict = "harbour"\nstake = "financial 4"\neffect = "recall"\n'
     'provenance = "designed"', "dry_dock", "no power that is contested"),
    ('[location.dry_dock]\nname = "Dry Dock"\ndistrict = "harbour"\nstake = "military 4"\neffect = "draw"\n'
     'provenance = "designed"', "dry_dock", "say how many cards"),
    ('[objective.iron_hand]\nname = "Iron Hand"\ngoal = "own many"\nprovenance = "designed"', "iron_hand",
     "`goal` must be"),
    ('[militia.gate_soldier]\nname = "Gate Soldier"\nrank = "soldier"\nvalues = "2* 1 1 1"\nprovenance = "designed"',
     "gate_soldier", "no ducats"),
    ("nonsense", "", "Expected"),
])
def test_errors_of_a_card_file(tmp_path: Path, text: str, card: str, reason: str) -> None:
    path = own_file(tmp_path, text)
    with pytest.raises(CardError) as error:
        load(path)
    assert error.value.source == str(path)
    assert error.value.card == card
    assert reason in str(error.value)


def test_a_missing_file() -> None:
    with pytest.raises(CardError, match="No such file"):
        load("nowhere.toml")
    assert PACKAGED_FILE.exists()


# --- configurations ---

@pytest.mark.parametrize(("options", "reason"), [
    ({"seats": 5}, "2, 3 or 4 seats"), ({"seats": 1}, "2, 3 or 4 seats"), ({"variant": "draft"}, "switches instead"),
    ({"sets": ("base",)}, "one set"), ({"guilds": "blades knights"}, "“knights” is no guild"),
    ({"guilds": "blades"}, "2 different guilds"), ({"guilds": "blades blades"}, "2 different guilds"),
    ({"militia": "maybe"}, "on or off"), ({"removed_score": True}, "“removal” is on"),
    ({"pearls": 1}, "no option pearls"),
])
def test_bad_configurations(options: dict[str, object], reason: str) -> None:
    with pytest.raises(ConfigError, match=reason):
        RULES.configure(options)


def test_configurations() -> None:
    """Cadwallon K-8: the advanced rules are switches, off in a first game."""
    assert RULES.configure({}).options == ()
    guilds = ["usurers", "blades", "thieves"]
    config = RULES.configure({"seats": 3, "objectives": True, "militia": "on", "guilds": guilds})
    assert config.options == (("guilds", "usurers blades thieves"), ("militia", "on"), ("objectives", "on"))


def test_questions_and_refusals_have_words() -> None:
    """Every kind of decision and every reason for a refusal has a message."""
    source = (Path(explain.__file__).parent / "explain.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r"cadwallon-why-[a-z-]+[a-z]", source))
    kinds = {f"cadwallon-ask-{kind}" for kind in (*explain.QUESTION_OF.values(), *EFFECTS) if kind != "draw"}
    assert reasons >= {"cadwallon-why-no-agent", "cadwallon-why-not-in-hand"}
    assert not [message for message in reasons | kinds if not TEXTS.has(message)]
