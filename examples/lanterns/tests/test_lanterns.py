"""Five Lanterns: its few rules, the kits on random games, and words for all that happens."""
from __future__ import annotations

import pytest

from arcanarium import ConfigError, Game, PositionError
from arcanarium.kits.conformance import check_game
from arcanarium.kits.secrecy import check_secrecy
from arcanarium.locale import Texts
from lanterns.face import FACE
from lanterns.rules import RULES

DEALT = ("deal 1 2 3 4 5 20 21 22 23 24", "light 4", "light 1", "light 2", "light 3", "light 5")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_the_contract(seats: int) -> None:
    for seed in range(3):
        check_game(RULES, RULES.configure({"seats": seats}), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_a_hand_or_an_offer_that_is_face_down(seats: int) -> None:
    check_secrecy(RULES, RULES.configure({"seats": seats}), seed=seats)


def test_the_highest_offer_takes_the_lantern_and_the_lowest_a_spark() -> None:
    game = Game.new("lanterns", seats=2, deals=DEALT)
    game.play(0, "offer 5")
    game.play(1, "offer 20")
    assert game.rules.result(game.state).points == (1, 4)


def test_after_five_lanterns_the_most_points_win() -> None:
    game = Game.new("lanterns", seats=2, deals=DEALT)
    while not game.over:
        seat = game.owing[0]
        game.play(seat, game.legal(seat)[0])
    assert game.result is not None
    assert (game.result.points, game.result.winners, game.result.rounds) == ((5, 15), (1,), 5)


def test_everything_that_happens_has_words() -> None:
    texts, game = Texts(), Game.new("lanterns", seats=3, seed=4, names=("Ann", "Bob", "Cleo"))
    lines = []
    while not game.over:
        seat = game.owing[0]
        assert "lantern" in FACE.ask(game.decision(seat), texts, ())
        game.play(seat, game.legal(seat)[-1])
        lines += FACE.tell(game.events(0), texts, ("Ann", "Bob", "Cleo"), 0)
    assert any(line == "You get a spark." for line in lines)
    assert not [line for line in lines if "missing text" in line]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ConfigError, match="2, 3 or 4 seats"):
        RULES.configure({"seats": 5})
    with pytest.raises(PositionError, match="must start with"):
        RULES.read_position("lanterns 9\nseats: 2")
