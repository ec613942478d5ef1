"""What everybody should notice, and what changed: read off the events that a viewer may know."""
from __future__ import annotations

import pytest

from arcanarium import PUBLIC, Event, Game
from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts

ENGLISH, NAMES = Texts(), ("Ann", "Bob")
CADWALLON = registry.face("cadwallon")


def told(game: str, *events: Event, viewer: int = 0) -> list[str]:
    return [news.words for news in registry.face(game).news(events, ENGLISH, NAMES, viewer)]


def test_what_rivals_do_is_news_and_what_one_does_oneself_is_not() -> None:
    passed = Event("passed", 1), Event("token_taken", 1)
    assert told("resarcana", *passed) == ["Bob passes, takes the first-player token."]
    assert told("resarcana", *passed, viewer=1) == []
    swapped = Event("swapped", 1, {"card": "alchemy", "back": "divination"})
    assert told("resarcana", swapped, viewer=PUBLIC) == ["Bob swaps Divination for Alchemy."]


def test_rounds_and_points_are_news_for_everybody() -> None:
    points = [Event("scored", seat, {"points": n}) for seat, n in enumerate((4, 7))]
    events = *points, Event("round_began", -1, {"round": 3})
    for viewer in (0, 1, PUBLIC):
        assert told("resarcana", *events, viewer=viewer) == ["Points now: Ann 4 and Bob 7.", "Round 3 begins."]


def test_only_those_who_are_hit_are_told_of_an_attack() -> None:
    attack = Event("attacked", 1, {"card": "fire_dragon", "life": 2, "hit": (0,)})
    assert told("resarcana", attack) == ["Bob hits you for 2 Life."]
    assert told("resarcana", attack, viewer=1) == []


def test_stakes_are_told_pile_by_pile_with_what_was_shown_there() -> None:
    events = (
        Event("played", 1, {"card": "dry_dock"}),
        Event("turned_up", 1, {"card": "fence", "pile": "A left"}),
        Event("turned_up", 0, {"card": "gader", "pile": "free"}),
        Event("won", 1, {"card": "gader", "pile": "A left"}),
        Event("tied", -1, {"card": "arcabast", "pile": "free", "sum": 4}), Event("round_began", 1, {"round": 2}),
    )
    found = CADWALLON.news(events, ENGLISH, NAMES, 0)
    assert [(news.words, news.step) for news in found] == [
        ("Bob plays Dry Dock.", False),
        ("Bob shows Fence at your left pile. Bob wins Gader at your left pile.", True),
        ("You show Gader at the free zone. "
         "Nobody wins Arcabast at the free zone: the highest sums are equal, 4 each.", True),
        ("Round 2 begins with Bob.", False),
    ]
    assert found[1].targets == ("card:fence", "card:gader")


@pytest.mark.parametrize("name", ["resarcana", "cadwallon"])
def test_what_changed_is_named_as_it_can_be_pointed_at(name: str) -> None:
    """In a whole random game, for every viewer: each thing is a word of the game's targets, or somebody's pool."""
    spec, game, rng = registry.spec(name), Game.new(name, seats=2, seed=3), Rng(3)
    assert spec.face is not None
    words = {*spec.about.targets, "pool"}
    changed: set[str] = set()
    while not game.over:
        seat = game.owing[0]
        moves = game.legal(seat)
        game.play(seat, moves[rng.below(len(moves))])
        for viewer in (0, 1, PUBLIC):
            things = spec.face.touched(game.observe(viewer), game.events(viewer))
            assert {thing.partition(":")[0] for thing in things} <= words
            changed.update(thing.partition(":")[0] for thing in things)
            news = spec.face.news(game.events(viewer), ENGLISH, NAMES, viewer)
            assert all(one.words.endswith(".") and "{" not in one.words for one in news)
    assert changed >= ({"card", "pool"} if name == "resarcana" else {"card", "pile"})
