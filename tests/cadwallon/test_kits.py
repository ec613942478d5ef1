"""The kits that every game must pass, tables of perft, golden records, positions, set-up, secrets and bots."""
from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game, PositionError, bots
from arcanarium.cadwallon.game import RULES, CadwallonRules
from arcanarium.cadwallon.rules.game_state import Cadwallon, new_state
from arcanarium.cadwallon.state.edition import edition_of
from arcanarium.cadwallon.state.layout import HIDDEN
from arcanarium.cadwallon.value import WIN_WORTH, quiet, worth
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import perft, play_on, playouts
from arcanarium.kits.conformance import walk
from tests.cadwallon.scene import position, scene
from tests.kits import Options, Plan, name_of

GOLDEN = Path(__file__).parent.parent / "golden"
ADVANCED: dict[str, Any] = {"objectives": True, "militia": True, "removal": True}
MIXES: list[dict[str, Any]] = [
    {"seats": 2, "militia": True, "removal": True, "removed_score": True, "guilds": "random"},
    {"seats": 3, **ADVANCED},
    {"seats": 4, "guilds": "thieves usurers ferrymen blades"},
]


class ShortGames(CadwallonRules):
    """The same rules with few stakes, so that a random game soon comes to its end."""

    def start(self, config: Config) -> Cadwallon:
        state = super().start(config)
        for pile in range(state.box.piles):
            state.cells[HIDDEN + pile] = 3
        return state


SHORT = ShortGames()


PLAN = Plan(SHORT, [(options, 3) for options in MIXES])


@pytest.mark.parametrize(("options", "seed"), PLAN.games, ids=name_of)
def test_conformance(options: Options, seed: int) -> None:
    PLAN.conformance(options, seed)


@pytest.mark.parametrize(("options", "seed"), PLAN.games, ids=name_of)
def test_secrecy(options: Options, seed: int) -> None:
    """Cadwallon K-42, K-89, K-90: faces of agents, hands, decks and objectives are secret."""
    PLAN.secrecy(options, seed)


# --- perft and playouts ---

PERFT = {  # options: positions after so many random actions, and the number of sequences of three actions from there
    (2, False): [(0, 8640), (41, 3781), (104, 1065), (111, 2269)],
    (3, False): [(0, 6400), (48, 5457), (188, 3430)],
    (4, True): [(0, 216), (41, 8641), (139, 4017)],
}


@pytest.mark.parametrize(("seats", "advanced"), PERFT)
def test_perft(seats: int, advanced: bool) -> None:
    """How many ways the game can go on, from fixed positions."""
    config = RULES.configure({"seats": seats, "guilds": "random", **(ADVANCED if advanced else {})})
    for actions, expected in PERFT[seats, advanced]:
        state = new_state(edition_of(config).box)
        rng = Rng(11)
        play_on(state, rng, actions)
        while state.chance():
            state.deal_random(rng)
        assert perft(state, 3) == expected, f"after {actions} actions"


PLAYED = (744, 86, 3, 11296282177809)
"""Actions, rounds, games that ended, and a hash of the ends."""


def test_playouts_end() -> None:
    """Cadwallon K-70: every random game ends, and the same seeds give the same games, compiled or not."""
    config = RULES.configure({"seats": 2})
    assert playouts(RULES.start(config), 1, 3, 100000) == PLAYED


# --- golden records ---

SWITCHES = ("objectives", "militia", "removal")
GAMES: dict[str, dict[str, Any]] = {
    "-".join([str(seats), *mix]): {
        "seats": seats, **dict.fromkeys(mix, True), "removed_score": "removal" in mix and seats != 3}
    for seats in (2, 3, 4) for n in range(len(SWITCHES) + 1) for mix in combinations(SWITCHES, n)
}
"""A game that ends with Game Over for every number of seats and every mix of the switches,"""
IDLE = "3-idle"
"""and one in which nobody ever places an agent (K-70)."""


def golden_game(name: str) -> Game:
    """A whole game of greedy bots, or of players who only store their cards."""
    game = Game.new("cadwallon", seed=2009, **GAMES.get(name, {"seats": 3}))
    players = [bots.make("greedy", game.rules, seed=seat) for seat in range(game.config.seats)]
    while not game.over:
        seat = game.owing[0]
        stored = [move for move in game.legal(seat) if name == IDLE and move.text.startswith("store")]
        game.play(seat, stored[0] if stored else players[seat].choose(game.observe(seat)))
    return game


@pytest.mark.parametrize("name", [*GAMES, IDLE])
def test_golden(name: str) -> None:
    """Whole games replay to the same result on every build. ARCANARIUM_GOLDEN=1 writes them anew."""
    path = GOLDEN / f"cadwallon-{name}.arcana"
    if os.environ.get("ARCANARIUM_GOLDEN"):
        path.write_text(golden_game(name).record(), encoding="utf-8")
    game = Game.from_record(path)
    assert game.over
    assert game.record() == path.read_text(encoding="utf-8")
    for seat in range(game.config.seats):
        assert game.result
        assert sum(points for _, points in RULES.score_lines(game.state, seat)) == game.result.points[seat]


# --- set-up ---

def test_set_up() -> None:
    """Cadwallon K-21 to K-27, K-30, K-31: first player, guilds in turn, eleven cards each, a stake on every pile."""
    for seats, piles in ((2, 5), (3, 4), (4, 5)):
        game = Game.new("cadwallon", seats=seats, seed=4)
        first = game.owing[0]
        for i in range(seats - (seats == 4)):
            assert game.owing == [(first + i) % seats]
            assert len(game.legal(game.owing[0])) == 4 - i
            game.play(game.owing[0], game.legal(game.owing[0])[0])
        text = game.position()
        assert text.count(" stake: ") == piles
        assert text.count(" hidden: 11") == piles - 1
        assert "free hidden: 12" in text
        assert [event.kind for event in game.events() if event.kind == "round_began"]
        assert game.owing == [first]


def test_objectives_are_kept_in_secret_and_at_once() -> None:
    """Cadwallon K-89, K-90: four are dealt, two kept, by all at the same time; two go back unseen."""
    game = Game.new("cadwallon", seats=3, guilds="random", objectives=True, seed=4)
    assert game.owing == [0, 1, 2]
    assert len(game.legal(1)) == 6
    own = {name for move in game.legal(1) for name in move.text.removeprefix("keep ").split(" and ")}
    assert len(own) == 4
    before = game.observe(0).to_bytes()
    game.play(1, game.legal(1)[3])
    assert game.owing == [0, 2]
    game.undo(1)
    assert game.observe(0).to_bytes() == before


# --- who knows what ---

def test_what_goes_to_the_hand_before_all_eyes_is_known_there() -> None:
    """Cadwallon K-42, K-84: until an agent of that hand is placed face down; then it may be that one."""
    game = scene("""
        A left stake: Gader
        free stake: Arcabast
        A hand: Clerks' Archive; Courtesan
        A resource: Oath Keeper; Sandpit Arena
        B hand: Barge Pilot; Toll Collector
    """, "A: play Clerks' Archive")
    known = [shown.card for shown in game.observe(1).hands if shown.card > 0]  # type: ignore[attr-defined]
    assert len(known) == 3  # two of its own, and the Oath Keeper
    game.play(1, "store Barge Pilot")
    game.play(0, "place Courtesan at A left")
    known = [shown.card for shown in game.observe(1).hands if shown.card > 0]  # type: ignore[attr-defined]
    assert len(known) == 1


def test_undo_stops_where_something_became_known() -> None:
    """Cadwallon K-55: a bribe turns up agents; a stored card may be taken back."""
    game = scene("""
        A left stake: Arcabast
        A left beside: A Armoury Clerk [down]
        A hand: Drinking Horn; Courtesan
        B hand: Barge Pilot
    """, "A: store Courtesan")
    assert game.can_undo(0)
    game.undo(0)
    game.play(0, "bribe with Drinking Horn at A left")
    assert game.why_no_undo(0) == "undo-revealed"


# --- positions ---

@pytest.mark.parametrize(("given", "reason"), [
    ("A hand: Fence", "another guild"), ("A hand: Nobody", "is no card"), ("A hand: Courtesan; Courtesan", "and in"),
    ("A hand: Gate Soldier", "cannot be in a hand"), ("free beside: A Courtesan", "shows no stake"),
    ("free stake: Courtesan", "is no stake"), ("free stake: Gader\nfree beside: A Drinking Horn", "cannot lie beside"),
    ("A hand: Courtesan\nfree hidden: 14", "no number from 0 to 13"), ("step: effect", "no location is being played"),
    ("step: post", "posted when it is mustered"), ("B hand: Barge Pilot", "holds no card"),
    ("A purse: 3", "no “purse”"), ("A hand: Courtesan\nwinners: A", "at the end only"),
    ("A hand Courtesan", "is no line"), ("A guild: knights", "is none of"),
    ("A hand: Courtesan [down]", "does not lie beside a stake"), ("phase: ending", "cannot be in the phase"),
    ("A removed: Gader\nA hand: Courtesan", "under a base card"), ("E hand: Fence", "is no seat"),
    ("A hand: Courtesan [blue]", "are no marks"), ("free hidden: 0\nA hand: Courtesan", "where no card is hidden"),
])
def test_bad_positions(given: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        RULES.read_position(position(given, 2, ""))


def test_a_position_starts_with_its_game() -> None:
    for text in ("", "chess", "cadwallon\nseats: 9", "cadwallon\noption pearls: 2"):
        with pytest.raises(PositionError):
            RULES.read_position(text)


def test_events_and_spectators() -> None:
    """A spectator is told that a card was placed face down, not which."""
    game = scene("A left stake: Gader\nA hand: Courtesan\nB hand: Barge Pilot", "A: place Courtesan at A left")
    for viewer, facts in ((PUBLIC, {}), (0, {"card": "courtesan"}), (1, {})):
        told = [event.facts for event in game.events(viewer) if event.kind == "placed"]
        assert told == [{"pile": "A left", **facts}]


# --- bots ---

def test_greedy_beats_random() -> None:
    """In either seat. A bot that is no better than random wins 18 of 20 games once in 5,000 times."""
    wins = 0
    for n in range(20):
        game = Game.new("cadwallon", seed=n, guilds="blades thieves")
        players = [bots.make("greedy" if seat == n % 2 else "random", RULES, seed=seat) for seat in (0, 1)]
        while not game.over:
            seat = game.owing[0]
            game.play(seat, players[seat].choose(game.observe(seat)))
        assert game.result
        wins += game.result.winners == (n % 2,)
    assert wins >= 18


def test_greedy_bribes_when_it_pays_and_contests() -> None:
    game = scene("""
        free stake: Arcabast
        free beside: A Goblin Fire-Support; B Hearse Driver
        A hand: Drinking Horn; Courtesan
        B hand: Caravan Scout; Toll Collector
    """, "A is asked turn")
    move = bots.make("greedy", RULES, seed=1).choose(game.observe(0))
    assert RULES.action_text(game.state, move) == "bribe with Drinking Horn at free"
    game = scene("""
        free stake: Seal of the Vacant Chair
        A left stake: Ossuary Lamp
        A hand: Courtesan
        B hand: Caravan Scout
    """, "A is asked turn")
    move = bots.make("greedy", RULES, seed=1).choose(game.observe(0))
    assert RULES.action_text(game.state, move) == "place Courtesan at free"


def test_values_are_told_at_every_step() -> None:
    config = RULES.configure({"seats": 3, **ADVANCED})
    for step in walk(SHORT, config, 8):
        most = 2 * WIN_WORTH if step.state.over() else 500_000
        assert all(-most < worth(step.state, seat) < most for seat in range(3))
        assert step.state.over() or step.state.chance() or quiet(step.state) in (True, False)
