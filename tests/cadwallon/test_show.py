"""The presentation of Arcana: plain data made from observations, and words for everything that can happen."""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanarium import PUBLIC, Event, Game
from arcanarium.cadwallon.about import ABOUT
from arcanarium.cadwallon.cards import cardfile
from arcanarium.cadwallon.face import events, explain
from arcanarium.cadwallon.face.show import GROUPS
from arcanarium.cadwallon.face.telling import SILENT, pile_name
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import RESOURCE
from arcanarium.cadwallon.state.piles import cards_in
from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts

ENGLISH = Texts()
show = registry.face("cadwallon")
NAMES = ("Ann", "Bob", "Cleo", "Dan")
ALL_SWITCHES = {"objectives": "on", "militia": "on", "removal": "on"}
HEAD = "cadwallon\nseats: 2\nA guild: blades\nB guild: thieves\n"
TABLES: list[dict[str, Any]] = [{"seats": 2}, {"seats": 3, **ALL_SWITCHES}, {"seats": 4, **ALL_SWITCHES}]


def walk(seed: int, **options: Any) -> Iterator[Game]:
    """One random game, at each of its points."""
    game = Game.new("cadwallon", seed=seed, **options)
    rng = Rng(seed)
    yield game
    while not game.over:
        seat = game.owing[rng.below(len(game.owing))]
        legal = game.state.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
        yield game


def said(fragments: list[tuple[str, str]]) -> str:
    return "".join(text for text, _ in fragments)


@pytest.mark.parametrize("options", TABLES)
def test_a_view_is_json_and_the_same_in_every_world_that_looks_the_same(options: dict[str, Any]) -> None:
    for turn, game in enumerate(walk(3, **options)):
        for viewer in (PUBLIC, *range(game.config.seats)) if turn % 9 == 0 else ():
            seen = game.observe(viewer)
            view = json.dumps(show.view(seen))
            for world in (1, 2):
                other = game.rules.observe(game.rules.resample(seen, Rng(turn * 10 + world)), viewer)
                assert json.dumps(show.view(other)) == view
                assert show.score(other) == show.score(seen)


@pytest.mark.parametrize("options", TABLES)
def test_what_is_the_viewers_own_shows_and_what_rivals_hide_does_not(options: dict[str, Any]) -> None:
    for game in walk(4, **options):
        for viewer in (PUBLIC, 0):
            view = show.view(game.observe(viewer))
            assert view["owing"] == game.owing
            for seat in view["seats"]:
                known = len(seat["hand"]["cards"])
                assert known == seat["hand"]["size"] if seat["seat"] == viewer else known <= seat["hand"]["size"]
                if seat["seat"] != viewer:
                    assert not seat["deck"]["cards"]
                    assert game.over or not seat["objectives"]["cards"]
            for pile in view["piles"]:
                for agent in pile["agents"]:
                    assert agent["card"] or (agent["down"] and agent["seat"] != viewer)
                    assert (agent["value"] is None) == (agent["card"] is None)
        if game.over:
            assert game.result is not None
            columns = show.score(game.observe(PUBLIC))
            assert tuple(sum(n for _, n in column) for column in columns) == game.result.points
            for source in (source for column in columns for source, _ in column):
                assert "missing" not in show.source_name(source, ENGLISH)


@pytest.mark.parametrize("options", TABLES)
def test_everyone_may_look_through_every_resource_deck(options: dict[str, Any]) -> None:
    """Cadwallon K-46, K-Q24: what lies there is the same in every eye, spectators included."""
    for game in walk(6, **options):
        codec = [show.view(game.observe(viewer)) for viewer in (PUBLIC, *range(game.config.seats))]
        for seat in range(game.config.seats):
            named = edition_behind(game.state).codec.card
            lies = [named(card).id for card in cards_in(game.state.cells, RESOURCE + seat)]
            assert all(view["seats"][seat]["resource"] == lies for view in codec)


def test_a_card_put_away_from_the_hand_is_shown_to_all() -> None:
    """Cadwallon K-Q24, K-46, K-84: stored by its owner, or picked from the hand by a rival's location."""
    hands = "A hand: Courtesan; Alms Gate\nB hand: Fence; Roof Runner"
    game = Game.from_position(f"{HEAD}free stake: Gader\n{hands}", seed=1)
    game.play(0, "store Courtesan")
    assert [line for viewer in (PUBLIC, 1) for line in show.tell(game.events(viewer), ENGLISH, NAMES, viewer)] == [
        "Ann stores Courtesan."] * 2
    game.play(1, "store Fence")
    game.play(0, "play Alms Gate")
    for viewer in (PUBLIC, 0, 1):
        assert [event.facts["card"] for event in game.events(viewer) if event.kind == "robbed"] == ["roof_runner"]


def test_piles_stand_in_the_order_of_resolution() -> None:
    view = show.view(Game.from_position(f"{HEAD}first: B\nA left stake: Arcabast\nB hand: Fence").observe(0))
    assert [pile["pile"] for pile in view["piles"]] == ["B left", "A right", "free", "B right", "A left"]
    assert view["piles"][-1]["stake"] == {
        "card": "arcabast", "kind": "personality", "power": "spiritual", "threshold": 6, "price": 7, "points": 3}
    assert [pile["controlled"] for pile in view["piles"]] == [[1], [0], [], [1], [0]]


def test_the_arithmetic_of_a_bribe_is_shown() -> None:
    game = Game.from_position(HEAD + "free stake: Arcabast\nfree beside: A Goblin Fire-Support\n"
                              "A hand: Drinking Horn; Treasure of the Guild of Blades")
    hints = {move.text: said(show.hint(game.observe(0), move.action, ENGLISH)) for move in game.legal(0)}
    assert hints["bribe with Drinking Horn at free"] == "4 + 3 of 7 wins"
    assert hints["bribe with Treasure of the Guild of Blades at free"] == "4 + 2 of 7 too few"


@pytest.mark.parametrize("options", TABLES)
def test_every_move_question_and_event_has_words(options: dict[str, Any]) -> None:
    told: dict[int, list[Event]] = {PUBLIC: [], 0: []}
    for game in walk(8, **options):
        for viewer, found in told.items():
            found += game.events(viewer)
        for seat in game.owing:
            seen = game.observe(seat)
            texts = [show.ask(game.decision(seat), ENGLISH, NAMES)]
            for move in game.legal(seat):
                label = said(show.label(seen, move.action, ENGLISH, NAMES))
                assert label
                hint = show.hint(seen, move.action, ENGLISH)
                texts += [label, show.heading(seen, move.action, ENGLISH), said(hint)]
                assert show.group(move.action) in ABOUT.order
            assert not [text for text in texts if "missing text" in text]
            assert show.default(seen) in (None, *game.state.legal(seat))
    for viewer, found in told.items():
        lines = show.tell(found, ENGLISH, NAMES, viewer)
        assert not [line for line in lines if "missing text" in line or "{" in line or "  " in line]
        assert any(line.startswith("You ") for line in lines) == (viewer == 0)
        assert "won" in lines[-1] or "share" in lines[-1]


REASONS = sorted(set(re.findall(
    r"cadwallon-why-[a-z-]+", Path(explain.__file__).with_suffix(".py").read_text(encoding="utf-8"))))


@pytest.mark.parametrize("message", [
    *(f"cadwallon-event-{shape.kind}" for shape in events.SHAPES.values() if shape.kind not in SILENT),
    *(f"cadwallon-ask-{kind}" for kind in explain.QUESTION_OF.values()),
    *(f"cadwallon-ask-{effect}" for effect in cardfile.EFFECTS if effect != "draw"),
    *(f"cadwallon-group-{group}" for group in sorted({*GROUPS.values(), *ABOUT.order} - {"place"})),
    *REASONS, *ABOUT.signs, ABOUT.legend,
    *(f"cadwallon-setup-{name}" for name, _ in ABOUT.questions),
])
def test_there_is_a_text(message: str) -> None:
    assert ENGLISH.has(message)


def test_lines_of_the_log() -> None:
    def tell(*events: Event) -> list[str]:
        return show.tell(events, ENGLISH, NAMES, 0)

    between = "the pile between you and Bob"
    assert tell(Event("placed", 1, {"pile": "AB"})) == [f"Bob places an agent face down at {between}."]
    assert tell(Event("placed", 0, {"card": "fence", "pile": "free"})) == ["You place Fence at the free zone."]
    assert tell(Event("unreached", -1, {"card": "gader", "pile": "AB"}), Event("unreached", -1, {
        "card": "arcabast", "pile": "free"})) == ["Nobody reaches the number needed for Gader and Arcabast."]
    assert tell(Event("turned_up", 1, {"card": "fence", "pile": "AB"}), Event("bribed", 1, {
        "card": "drinking_horn", "pile": "AB", "total": 7}), Event("won", 1, {"card": "gader", "pile": "AB"})) == [
            f"Bob shows Fence at {between}, bribes with Drinking Horn at {between} for 7 ducats.",
            f"Bob wins Gader at {between}."]
    assert tell(Event("saw", 1, {"pile": "AB"}), Event("robbed", 1, {"card": "fence", "by": 0})) == [
        "Bob loses Fence from their hand because of you."]


@pytest.mark.parametrize(("pile", "viewer", "name"), [
    ("A left", 0, "your left pile"), ("A left", 1, "Ann's left pile"), ("B right", -1, "Bob's right pile"),
    ("AB", 1, "the pile between you and Ann"), ("BA", -1, "the pile between Bob and Ann"), ("free", 0, "the free zone"),
])
def test_piles_are_called_after_people(pile: str, viewer: int, name: str) -> None:
    assert pile_name(pile, ENGLISH, NAMES, viewer) == name


@pytest.mark.parametrize(("pile", "name"), [
    ("A left", "A's left pile"), ("AB", "the pile between A and B"), ("free", "the free zone")])
def test_piles_of_players_without_names_are_called_by_the_letters_of_their_seats(pile: str, name: str) -> None:
    assert pile_name(pile, ENGLISH) == name


def test_refusals_are_sentences() -> None:
    assert show.why("cadwallon-why-no-agent|pile=free", ENGLISH) == (
        "You have no agent at the free zone who could offer a bribe.")
    assert show.why("cadwallon-why-wrong-kind|card=Fence|wanted=location", ENGLISH) == "Fence is not a location."
    assert show.why("cadwallon-why-wrong-kind|card=Gader|wanted=agent", ENGLISH) == "Gader is not an agent."


def test_designed_cards_are_marked_and_own_ones_called_by_their_own_name(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[personality.gader]\nname = "Big Gader"\ndistrict = "harbour"\nvalues = "9* 1 1 5"\npoints = 3\n'
                   'provenance = "attested"\n', encoding="utf-8")
    seen = Game.new("cadwallon", seats=2, cards=str(own)).observe(PUBLIC)
    assert show.own_words(seen) == {"cadwallon-card-gader": "Big Gader"}
    assert show.face("gader", ENGLISH)["mark"]
    assert "esigned" in show.face("fence", ENGLISH)["origin"][-1]
    face = show.face("gader", ENGLISH, True, seen)
    assert (face["mark"], said(face["cost_signs"])) == ("", "9M / 5D")
    assert [card["id"] for card in show.cards(seen=seen)] == [card["id"] for card in show.cards()]
    for card in show.cards():
        assert "missing" not in show.kind_name(card, ENGLISH) + " ".join(show.face(card["id"], ENGLISH)["sentences"])
