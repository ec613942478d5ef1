"""The card files: their contents by the rulebooks' lists, and errors that say file, line, card and reason."""
from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcanarium.core.errors import CardError, ConfigError
from arcanarium.resarcana.cards.cardfile import SET_NAMES, SetupRow, load, load_sets, packaged, parse

TABLE = (SetupRow(2, 7, 4), SetupRow(3, 10, 5), SetupRow(4, 12, 6), SetupRow(5, 14, 7))


@pytest.mark.parametrize(("name", "counts"), [
    ("base", {"artifact": 40, "mage": 10, "monument": 10, "place": 2 * 5, "item": 8}),
    ("lux", {"artifact": 12, "mage": 4, "monument": 4, "place": 2 * 2, "item": 2, "scroll": 8}),
    ("pearls", {"artifact": 12, "mage": 4, "monument": 4, "place": 2 * 2, "item": 1}),
    ("duo", {"artifact": 16, "mage": 4, "monument": 7, "place": 2 * 2, "item": 5}),
])
def test_each_set_holds_what_its_rulebook_lists(name: str, counts: dict[str, int]) -> None:
    """G-5, G-6, G-7, G-8."""
    assert Counter(card.kind for card in packaged(name).cards) == counts


def test_no_two_cards_share_an_id() -> None:
    ids = [card.id for name in SET_NAMES for card in packaged(name).cards]
    assert len(ids) == len(set(ids)) == 173


def test_every_monument_costs_four_gold_and_only_bought_cards_have_a_cost() -> None:
    for name in SET_NAMES:
        for card in packaged(name).cards:
            assert (card.cost is not None) == (card.kind in ("artifact", "monument", "place"))
            if card.kind == "monument":
                assert (card.cost, card.cost_any) == ((0, 0, 0, 0, 4, 0), 0)


def test_tiles_pair_the_places() -> None:
    """S-2: Dragon's Lair and Sorcerer's Bestiary are two sides of one tile."""
    tiles = packaged("base").tiles
    assert len(tiles) == 5
    assert [(t.sun, t.moon) for t in tiles if t.id == "tile_5"] == [("dragons_lair", "sorcerers_bestiary")]


def test_starter_sets() -> None:
    """S-14, S-48."""
    assert all((len(s.mages), len(s.artifacts)) == (1, 3) for s in packaged("base").starters)
    assert [s.number for s in packaged("base").starters] == [1, 2, 3, 4]
    assert [(len(s.mages), len(s.artifacts)) for s in packaged("duo").starters] == [(2, 6)]


def test_thresholds_and_pearls() -> None:
    """G-2, S-23, S-49."""
    assert [packaged(name).victory_points for name in SET_NAMES] == [10, 10, 13, 10]
    assert packaged("duo").first_game_points == 7
    assert load_sets(["pearls", "base"]).pearls == 1
    assert load_sets(["base", "lux"]).pearls == 0
    assert load_sets(["base", "lux", "pearls", "duo"]).victory_points == 13


def test_setup_tables() -> None:
    """S-12, S-18, S-41, U-A7: the fifth seat comes with Lux or Pearls."""
    assert load_sets(["base"]).setup == (SetupRow(2, 10, 5), SetupRow(3, 10, 5), SetupRow(4, 10, 5))
    assert load_sets(["duo"]).setup == (SetupRow(2, 7, 2),)
    for sets in (["base", "lux"], ["base", "pearls"], list(SET_NAMES)):
        assert load_sets(sets).setup == TABLE
    assert load_sets(["base", "duo"]).setup == TABLE[:-1]


def test_duplicate_items_stay_out_of_a_mixed_game() -> None:
    """S-50."""
    assert len(load_sets(["duo"]).of_kind("item")) == 5
    assert len(load_sets(["base", "duo"]).of_kind("item")) == 8


def test_stand_ins_are_marked() -> None:
    marked = [card for name in SET_NAMES for card in packaged(name).cards if card.provenance != "sourced"]
    assert Counter(card.provenance for card in marked) == {"mixed": 13, "stand-in": 20}
    assert all(card.stand_in for card in marked)


def test_sets_that_cannot_be_played_are_refused() -> None:
    """G-1."""
    with pytest.raises(ConfigError, match="the set lux cannot be played without the set base"):
        load_sets(["lux"])
    with pytest.raises(ConfigError, match="unknown set 'pearl'; did you mean pearls"):
        load_sets(["base", "pearl"])
    with pytest.raises(ConfigError, match="at least one set"):
        load_sets([])


def test_a_file_of_the_user_replaces_and_adds_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[hawk]\nname = "Great Hawk"\ntypes = ["creature"]\ncost = "calm"\n\n'
        '[lantern]\nname = "Lantern"\ncost = "free"\npowers = ["turn > elan"]\n\n'
        '[dragons_lair]\nname = "New Lair"\nkind = "place"\ntile = "tile_5"\nside = "sun"\ncost = "9 gold"\n'
    )
    mixed = load_sets(["base"], [file])
    assert mixed.card("hawk").name == "Great Hawk"
    assert mixed.card("lantern").set == "mine"
    assert mixed.card("dragons_lair").tile == "tile_5"
    assert len(mixed.cards) == 79
    assert packaged("base").card("hawk").name == "Hawk"


def test_a_new_place_needs_both_sides(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[isle]\nname = "Isle"\nkind = "place"\ntile = "mine"\nside = "sun"\ncost = "9 gold"\n')
    with pytest.raises(CardError, match="mine has no place on its moon side"):
        load_sets(["base"], [file])


CARD = '# Mine\n\n[lantern]\nname = "Lantern"\ncost = "elan"\n'


@pytest.mark.parametrize(("text", "error"), [
    (CARD + 'powers = ["turn > gold",\n    "turn + elam > gold"]\n',
     "mine.toml:7: [lantern] column 13: unknown word 'elam'; did you mean elan?"),
    (CARD + 'collect = "elan /"\n',
     ("mine.toml:6: [lantern] column 18: the line ends here; "
      "expected an essence: elan, life, calm, death, gold, pearl or any")),
    (CARD + 'pionts = 1\n', "mine.toml:6: [lantern] pionts: unknown field; did you mean points?"),
    (CARD + 'points = "1"\n', "mine.toml:6: [lantern] points: expected a whole number, found '1'"),
    (CARD + 'points = true\n', "mine.toml:6: [lantern] points: expected a whole number, found True"),
    (CARD + 'points = -1\n', "mine.toml:6: [lantern] points: -1 is out of range; numbers go from 0 to 99"),
    (CARD + 'powers = "turn > gold"\n', "mine.toml:6: [lantern] powers: expected a list of texts, found 'turn > gold'"),
    (CARD + 'kind = "artefact"\n', "mine.toml:6: [lantern] kind: unknown kind 'artefact'; did you mean artifact?"),
    (CARD + 'types = ["wyrm"]\n',
     "mine.toml:6: [lantern] types: unknown type 'wyrm'; expected creature, dragon or demon"),
    (CARD + 'kind = "mage"\n',
     "mine.toml:5: [lantern] cost: not a field of the kind mage, only of artifact, monument or place"),
    (CARD + 'kind = "place"\nside = "sun"\n',
     "mine.toml:3: [lantern] the field 'tile' is missing; the kind place needs it"),
    (CARD + 'kind = "place"\ntile = "t"\nside = "sun"\n', "mine.toml:7: [lantern] t has no place on its moon side"),
    (CARD + 'provenance = "mixed"\n',
     "mine.toml:6: [lantern] provenance: which fields? A mixed card lists them in 'stand_in'"),
    (CARD + 'discounts = ["artifact less 1 but life"]\n',
     "mine.toml:6: [lantern] column 31: a discount can spare gold (and pearls with it) or nothing"),
    (CARD + CARD, "mine.toml:8: [lantern] stands in this file twice"),
    (CARD + 'points = \n', "mine.toml:6: column 10: not TOML: Invalid value"),
    ("lantern = 1\n",
     "mine.toml: [lantern] expected a table: every card begins with its id in brackets, as in [athanor]"),
    ("[Lantern]\n", "mine.toml:1: [Lantern] a card id is written in small letters, digits and underscores"),
    ("[lantern]\n", "mine.toml:1: [lantern] the field 'name' is missing; the kind artifact needs it"),
    ('[set]\ncounts = { mage = 1 }\n', "mine.toml:2: [set] counts: 1 of the kind mage announced, 0 found"),
    ("[set]\n[set.setup]\n2 = { monuments = 7, paces = 4 }\n",
     "mine.toml:1: [set] paces: unknown field; did you mean places?"),
    ('[set]\nsetup = { two = { monuments = 1, places = 1 } }\n',
     "mine.toml:2: [set] setup: expected a number of seats, found 'two'"),
])
def test_a_bad_file_tells_where_and_why(text: str, error: str) -> None:
    with pytest.raises(CardError) as caught:
        parse(text, "mine.toml")
    assert str(caught.value) == error


def test_a_missing_file_is_a_card_error(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"^nowhere\.toml: cannot be read"):
        load(tmp_path / "nowhere.toml")


FIELDS = (
    "name", "kind", "types", "cost", "points", "scores", "collect", "discounts", "on_claim", "powers", "starter",
    "tile", "side", "never_free", "duplicate_of", "provenance", "stand_in", "title", "needs", "victory_points",
    "first_game", "pearls", "counts", "setup", "setup_mixed", "a.b",
)
LITERALS = (
    '""', '"elan"', '"place"', '"moon"', "1", "-1", "1e3", "nan", "true", "1979-05-27", "[]", "[1]", '["turn > gold"]',
    "{}", "{ 2 = 3 }", '{ side = "sun" }', "{ mage = '1' }", "{ 2 = { monuments = '1' } }", '"""\n"""', "[[]]",
)
fields = st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(LITERALS))
tables = st.dictionaries(st.sampled_from(["set", "lantern", "hawk", '"a b"', "set.x"]), fields)


@given(st.text() | tables.map(
    lambda found: "\n".join(f"[{id}]\n" + "\n".join(f"{k} = {v}" for k, v in found[id].items()) for id in found)
))
def test_a_file_of_garbage_is_refused_or_read_and_never_crashes(text: str) -> None:
    """What is refused is told with the file and a reason; what is read is a set of cards, each with a name."""
    try:
        found = parse(text, "mine.toml")
    except CardError as error:
        assert re.fullmatch(r"(?s)mine\.toml:(\d+:)? .+", str(error))
        return
    assert all(card.id and card.name and card.kind for card in found.cards)
    assert len({card.id for card in found.cards}) == len(found.cards)
