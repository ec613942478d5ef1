"""What can be concluded from the scores of games: intervals of a share, Elo, and a sequential test that stops early.

Games come in groups: the same set-up once with each seat for the bot that is measured, so two games for two seats. The
games of a group depend on each other, groups do not, so that all spreads are taken from the scores of groups.

With n seats one bot sits against n - 1 copies of another. The chance to win is that of Luce's model of choice,
a / (a + (n - 1) b) for the strengths a and b, and Elo is 400 times the decimal logarithm of a / b. With two seats that
is the Elo of chess.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, log, log10

from arcanarium.facts.shares import wilson

ELO_SCALE = 400.0
PRIOR_GROUPS = 4.0
"""How many groups of independent games the measured dependence within groups is mixed with, while groups are few."""
WIDEST_SPREAD = 0.25
"""The variance of a score that is 0 or 1 with equal chances."""
WIDEST = 4.0
"""Dependence within a group changes the number of games that count by at most this factor, up or down."""


def group_interval(groups: Sequence[float], size: int) -> tuple[float, float]:
    """The credible shares of a bot whose groups of `size` games had these mean scores.

    Wilson's interval counts independent games. Here each game counts for more or less than one, as the scores of the
    groups spread less or more than those of independent games would.
    """
    count = len(groups)
    if not count:
        return 0.0, 1.0
    share = sum(groups) / count
    independent = share * (1 - share) / size
    effect = 1.0
    if independent > 0:
        spread = sum((score - share) ** 2 for score in groups)
        effect = (PRIOR_GROUPS * independent + spread) / ((PRIOR_GROUPS + count) * independent)
        effect = min(WIDEST, max(1 / WIDEST, effect))
    return wilson(share, count * size / effect)


def elo_of(share: float, seats: int = 2) -> float:
    """The Elo by which a bot with this share of victories is better than each of its rivals; infinite for 0 and 1."""
    if share <= 0:
        return -inf
    return ELO_SCALE * log10(share * (seats - 1) / (1 - share)) if share < 1 else inf


def share_of(elo: float, seats: int = 2) -> float:
    """The share of victories of a bot that is better by so much than each of its rivals."""
    return float(1 / (1 + (seats - 1) * 10 ** (-elo / ELO_SCALE)))


def measured_elo(share: float, games: int, seats: int = 2) -> float:
    """The Elo of a share that was measured in so many games. All won, or none, is taken for all but half a game, so
    that the answer is a number."""
    least = 0.5 / (games + 1)
    return elo_of(min(1 - least, max(least, share)), seats)


def pentanomial(groups: Sequence[float], size: int) -> list[int]:
    """How many groups had each score, from nothing to `size` victories in steps of a half: for pairs the five counts of
    0, 1/2, 1, 3/2 and 2. Victories shared by three or more are rounded."""
    counted = Counter(round(2 * size * score) for score in groups)
    return [counted[halves] for halves in range(2 * size + 1)]


# --- the sequential test ---


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test: is a bot better by `elo1`, or only by `elo0`? `alpha` and `beta` are the
    chances of accepting wrongly and of rejecting wrongly.

    It is the generalised test for groups: their scores are taken as normal, with the variance that is most likely if
    the mean is that of `elo0`, and of `elo1`. A variance about the measured mean would be too small after a lucky
    start, and the errors more frequent than promised.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05
    seats: int = 2

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first the test rejects, above the second it accepts."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, groups: Sequence[float]) -> float:
        """The logarithm of how much better `elo1` explains the mean scores of the groups than `elo0`."""
        return self._ratio(len(groups), sum(groups), sum(score * score for score in groups))

    def _ratio(self, count: int, total: float, squares: float) -> float:
        if not count:
            return 0.0
        low, high = share_of(self.elo0, self.seats), share_of(self.elo1, self.seats)
        # One group with the largest spread there can be is added, because the first few may all be alike.
        far_from_low, far_from_high = (
            WIDEST_SPREAD + squares - 2 * share * total + count * share * share for share in (low, high))
        return count / 2 * log(far_from_low / far_from_high)

    def verdict(self, groups: Sequence[float]) -> str:
        """`accept` (it is `elo1`), `reject` (it is `elo0`) or `go on`, from all groups together."""
        return self._verdict(self.ratio(groups))

    def _verdict(self, ratio: float) -> str:
        low, high = self.bounds
        return "accept" if ratio >= high else "reject" if ratio <= low else "go on"

    def stopped(self, groups: Iterable[float]) -> tuple[str, int]:
        """The verdict at which the test stops, and after how many groups; `go on` after all of them if it does not."""
        total = squares = 0.0
        count = 0
        for count, score in enumerate(groups, 1):
            total, squares = total + score, squares + score * score
            if (found := self._verdict(self._ratio(count, total, squares))) != "go on":
                return found, count
        return "go on", count
