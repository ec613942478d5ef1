"""A played game: whose bot moves next, which steps there were, and how far they can be undone."""
from __future__ import annotations

import pytest

from arcanarium import ConfigError, Game, IllegalMove
from arcanarium.core.record import parse_record
from arcanarium.table import PlayedGame, Player, bot, person
from arcanarium.table.played import distinct_names, players_of

ORDER = "collect in order"


def played(*players: Player) -> PlayedGame[Player]:
    seated = list(players) or [person("Ann"), person("Bob")]
    names = [player.name for player in seated]
    return PlayedGame(Game.new("resarcana", seed=7, seats=len(seated), names=names), seated)


def play(at: PlayedGame[Player], seats: list[int]) -> None:
    """Each of these seats takes its first move."""
    for seat in seats:
        at.play(seat, at.game.legal(seat)[0])


def play_on(at: PlayedGame[Player], decisions: int) -> None:
    for _ in range(decisions):
        play(at, at.game.owing[:1])


def test_each_seat_has_one_player() -> None:
    with pytest.raises(ConfigError, match="3 players cannot take the 2 seats"):
        PlayedGame(Game.new("resarcana", seats=2), [person("Ann"), person("Bob"), person("Cleo")])


def test_bots_move_for_bots_and_for_people_who_are_away() -> None:
    """H-20: both seats choose a mage at the same time."""
    at = played(person("Ann"), bot("greedy"))
    assert (at.waiting(), at.bot_to_move(), at.people) == ([0], 1, [0])
    play(at, [1])
    assert (at.waiting(), at.bot_to_move()) == ([0], None)
    at.players[0].stand_in = "random"
    assert (at.waiting(), at.bot_to_move(), at.people) == ([], 0, [0])
    assert at.players[0].deciding_bot == "random"


def test_a_step_is_a_decision_and_knows_its_lines() -> None:
    at = played()
    play(at, [1, 0])
    at.request(0, ORDER)
    assert at.step == 2
    assert (at.last_decision(0), at.last_decision(1)) == (1, 0)
    whole = [str(line) for line in at.lines_since(0)]
    assert whole[0].startswith("B: ")
    assert whole[-1] == f"A asks: {ORDER}"
    assert [str(line) for line in at.lines_since(1)] == whole[1:]
    assert at.last_decision(0) == PlayedGame(at.game, at.players).last_decision(0)


def test_an_unfair_undo_is_refused_and_changes_nothing() -> None:
    at = played()
    play(at, [0, 1])
    before = at.step, at.era, at.game.record()
    with pytest.raises(IllegalMove):
        at.undo(0)
    assert (at.step, at.era, at.game.record()) == before


def test_a_fair_undo_takes_back_one_step() -> None:
    at = played()
    start = at.game.position()
    play(at, [0])
    at.undo(0)
    assert (at.step, at.era, at.last_decision(0), at.game.position()) == (0, 1, None, start)


def test_going_back_by_consent_keeps_requests() -> None:
    """C-17: no undo takes back a request."""
    at = played()
    play_on(at, 4)
    position = at.game.position()
    play_on(at, 6)
    at.request(1, ORDER)
    play_on(at, 2)
    at.go_back(4)
    assert (at.step, at.era) == (4, 1)
    assert [line.text for line in at.game.lines if line.request] == [ORDER]
    assert "option collect: in order" in at.game.position()
    assert "option collect: in order" not in position
    at.go_back(3)  # a fair undo and a rebuilt game count steps alike
    assert (at.step, at.era) == (3, 2)
    assert PlayedGame(at.game, at.players).step == 3


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_there_is_no_way_back_to_a_step_that_never_was(to: int) -> None:
    at = played()
    play(at, [0, 1])
    with pytest.raises(ValueError, match=f"there is no step {to} "):
        at.go_back(to)
    assert at.step == 2


def test_the_revision_tells_whether_the_game_has_gone_on() -> None:
    """After an undo and another move as many decisions have been made, but it is not the same game."""
    at = played()
    seen = [at.revision]
    play(at, [0])
    seen.append(at.revision)
    at.request(1, ORDER)
    seen.append(at.revision)
    at.undo(0)
    seen.append(at.revision)
    at.play(0, at.game.legal(0)[1])
    seen.append(at.revision)
    assert len(set(seen)) == len(seen)
    assert at.revision == seen[-1]


def test_players_are_told_apart_by_name() -> None:
    players = [Player("Ann"), Player(bot="greedy"), Player("Ann"), Player(bot="greedy"), Player("Ann 2")]
    assert distinct_names(players) == ["Ann", "greedy bot", "Ann 2", "greedy bot 2", "Ann 2 2"]


def test_a_record_names_its_players() -> None:
    record = parse_record(Game.new("resarcana", seed=7, seats=3, names=("Ann", "greedy bot 2")).record())
    assert players_of(record) == [Player("Ann"), Player("greedy bot 2", "greedy"), Player("C")]
