"""What is concluded from games: values by hand, coverage of intervals, and error rates of the test on known coins."""
from __future__ import annotations

from math import inf, isclose, log
from random import Random

import pytest

from arcanarium.facts.shares import wilson
from arcanarium.lab.ratings import Match, ratings
from arcanarium.lab.statistics import (
    Sprt,
    elo_of,
    group_interval,
    measured_elo,
    pentanomial,
    share_of,
)

# --- shares ---


def test_wilson_by_hand() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0.0, 10)
    assert low == 0
    assert isclose(high, 1.96**2 / (10 + 1.96**2))
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_pairs_that_always_split_say_more_than_single_games() -> None:
    """One victory each in every pair leaves little doubt; 2 or 0 leaves more than independent games would."""
    widths = [high - low for low, high in (
        group_interval([0.5] * 100, 2), wilson(0.5, 200), group_interval([0.0, 1.0] * 50, 2))]
    assert widths == sorted(widths)
    assert widths[0] < 0.6 * widths[1]
    assert group_interval([], 2) == (0.0, 1.0)


def coins(dice: Random, share: float, together: float, size: int) -> float:
    """The mean score of a group of games that are all alike with a chance of `together`."""
    if dice.random() < together:
        return float(dice.random() < share)
    return sum(dice.random() < share for _ in range(size)) / size


@pytest.mark.parametrize(("share", "together", "size"), [(0.5, 0, 2), (0.8, 0, 2), (0.6, 0.6, 2), (0.25, 0.3, 4)])
def test_intervals_hold_the_truth_in_95_of_100_cases(share: float, together: float, size: int) -> None:
    """400 intervals: a true rate of 95 % gives fewer than 366 once in 1,000 times, for it has a spread of 4.4."""
    dice, held = Random(4), 0
    for _ in range(400):
        low, high = group_interval([coins(dice, share, together, size) for _ in range(60)], size)
        held += low <= share <= high
    assert 366 <= held <= 396


# --- Elo ---


def test_elo_by_hand() -> None:
    assert elo_of(0.5) == 0
    assert isclose(elo_of(10 / 11), 400)
    assert isclose(elo_of(0.25, seats=4), 0, abs_tol=1e-9)
    assert isclose(elo_of(10 / 13, seats=4), 400)
    assert (elo_of(0), elo_of(1)) == (-inf, inf)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_elo_and_share_are_the_same_thing(seats: int) -> None:
    for elo in (-300.0, 0.0, 15.0, 500.0):
        assert isclose(elo_of(share_of(elo, seats), seats), elo, abs_tol=1e-9)


def test_a_clean_sweep_has_a_finite_elo_that_grows_with_the_games() -> None:
    few, many = measured_elo(1.0, 10), measured_elo(1.0, 100)
    assert 0 < few < many < inf
    assert isclose(measured_elo(0.0, 10), -few)


def test_pairs_are_counted_by_their_five_scores() -> None:
    assert pentanomial([0, 0.25, 0.5, 0.5, 0.75, 1, 1], 2) == [1, 1, 2, 1, 2]
    assert pentanomial([1 / 3, 1], 3) == [0, 0, 1, 0, 0, 0, 1]


# --- the sequential test ---


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 10, 0.05, 0.05).bounds == pytest.approx((-log(19), log(19)))
    assert Sprt(0, 10, 0.01, 0.1).bounds == pytest.approx((log(0.1 / 0.99), log(90)))


def test_the_ratio_by_hand() -> None:
    """Two pairs won and two split, and one group more of the largest spread there is."""
    test = Sprt(0, 100)
    high = 1 / (1 + 10**-0.25)
    spread0 = 0.25 + 2 * 0.5**2
    spread1 = 0.25 + 2 * (1 - high) ** 2 + 2 * (0.5 - high) ** 2
    wanted = 4 / 2 * log(spread0 / spread1)
    assert test.ratio([1, 1, 0.5, 0.5]) == pytest.approx(wanted)
    assert test.ratio([]) == 0
    assert test.verdict([]) == "go on"


def test_it_stops_where_the_bound_is_first_crossed() -> None:
    test = Sprt(0, 100)
    verdict, count = test.stopped([1.0] * 500)
    assert verdict == "accept"
    assert count > 3
    assert test.verdict([1.0] * count) == "accept"
    assert test.verdict([1.0] * (count - 1)) == "go on"
    assert test.stopped([0.0] * 500)[0] == "reject"
    assert test.stopped([0.5, 0.5]) == ("go on", 2)


def outcomes(elo: float, seats: int, together: float = 0.0, runs: int = 300) -> list[str]:
    """The verdicts of a test between 0 and 80 Elo on coins of a known Elo."""
    test, dice, share = Sprt(0, 80, seats=seats), Random(11), share_of(elo, seats)
    return [test.stopped(coins(dice, share, together, seats) for _ in range(1500))[0] for _ in range(runs)]


@pytest.mark.parametrize(("seats", "together"), [(2, 0.0), (2, 0.4), (4, 0.0)])
def test_errors_on_known_coins_are_as_rare_as_promised(seats: int, together: float) -> None:
    """At most 5 % are promised; 300 runs of a true 5 % give more than 27 once in 1,000 times."""
    assert outcomes(0, seats, together).count("accept") <= 27
    assert outcomes(80, seats, together).count("reject") <= 27


def test_every_coin_comes_to_a_verdict() -> None:
    for elo in (-80, 0, 40, 80, 160):
        assert "go on" not in outcomes(elo, 2, runs=50)
    between = outcomes(40, 2)
    assert 90 < between.count("accept") < 210, "in the middle the test is a coin itself"
    assert set(outcomes(-80, 2, runs=50)) == {"reject"}
    assert set(outcomes(160, 2, runs=50)) == {"accept"}


# --- ratings ---


def test_two_bots_are_rated_by_their_score() -> None:
    rated = ratings(2, [Match(0, 1, 1e6, 0.75e6)], anchor=1)
    assert rated[0].elo == pytest.approx(elo_of(0.75), abs=0.01)
    assert (rated[1].elo, rated[1].error) == (0, 0)
    assert ratings(2, [Match(0, 1, 100, 75)], anchor=1)[0].error > rated[0].error


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_of_consistent_matches_are_found_again(seats: int) -> None:
    true = [300.0, 100.0, 0.0, -250.0]
    matches = [Match(i, j, 1e7, 1e7 * share_of(true[i] - true[j], seats), seats)
               for i in range(4) for j in range(i + 1, 4)]
    found = ratings(4, matches, anchor=2)
    assert [one.elo for one in found] == pytest.approx(true, abs=0.1)


def test_a_bot_that_wins_all_and_one_that_never_plays_have_ratings() -> None:
    first, anchor, idle = ratings(3, [Match(0, 1, 20, 20)], anchor=1)
    assert 400 < first.elo < 1000
    assert first.error > 100
    assert anchor == idle
    assert [one.elo for one in ratings(2, [], anchor=0)] == [0, 0]


def test_errors_of_ratings_hold_the_truth() -> None:
    dice, held = Random(3), 0
    for _ in range(200):
        won = sum(dice.random() < share_of(100) for _ in range(80))
        one = ratings(2, [Match(0, 1, 80, won)], anchor=1)[0]
        held += abs(one.elo - 100) <= one.error
    assert 180 <= held <= 199
