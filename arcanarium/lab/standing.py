"""How a contest stands: the score of each pairing with its interval, Elo, speed and errors, and ratings of all bots."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any

from arcanarium.facts.shares import wilson
from arcanarium.lab.contest import Contest, Fought
from arcanarium.lab.ratings import Match, ratings
from arcanarium.lab.statistics import Sprt, elo_of, group_interval, measured_elo, pentanomial

NOTES = 20
"""So many of the errors are told in words; all are counted."""


class Standing:
    """The finished games of a contest. Only whole groups count for scores."""

    def __init__(self, contest: Contest, test: Sprt | None = None) -> None:
        self.contest, self.test = contest, test
        self._groups: dict[tuple[int, int], dict[int, list[Fought]]] = {pair: defaultdict(list)
                                                                        for pair in contest.pairings}
        self._ready = 0
        self.verdict = "go on" if test else ""
        """That of the test, which looks at groups in the order of their numbers, so that it comes to the same verdict
        in whatever order games are finished."""
        self.last_group: int | None = None
        """The group at which the test has stopped."""

    def add(self, fought: Fought) -> None:
        one, other, group, _ = fought.bout
        self._groups[one, other][group].append(fought)
        if self.test and self.verdict == "go on":
            self._examine()

    def _examine(self) -> None:
        assert self.test
        groups = self._groups[self.contest.pairings[0]]
        before = self._ready
        while len(groups.get(self._ready, ())) == self.contest.size:
            self._ready += 1
        if self._ready > before:
            told = [self._mean(groups[n]) for n in range(self._ready)]
            whole = [n for n, mean in enumerate(told) if mean is not None]
            self.verdict, count = self.test.stopped(mean for mean in told if mean is not None)
            if self.verdict != "go on":
                self.last_group = whole[count - 1]

    def _mean(self, group: Sequence[Fought]) -> float | None:
        """The mean score of a group; None if it is not whole, or if one of its games had no result."""
        scores = [fought.score for fought in group if fought.score is not None]
        return sum(scores) / self.contest.size if len(scores) == self.contest.size else None

    def _counted(self, pair: tuple[int, int]) -> dict[int, list[Fought]]:
        """The groups that count for a pairing: those up to the stop of the test."""
        last = self.last_group
        return {n: group for n, group in sorted(self._groups[pair].items()) if last is None or n <= last}

    def scores(self, pair: tuple[int, int]) -> list[float]:
        """The mean scores of the whole groups of a pairing, in order."""
        return [mean for group in self._counted(pair).values() if (mean := self._mean(group)) is not None]

    def errors(self) -> list[str]:
        """All errors, in the order of the games."""
        return [error for pair in self.contest.pairings for group in self._counted(pair).values()
                for fought in sorted(group, key=lambda one: one.bout) for error in fought.errors]

    # --- figures ---

    def match(self, pair: tuple[int, int]) -> dict[str, Any]:
        """All figures of a pairing, in the form of the JSON output."""
        size, scores = self.contest.size, self.scores(pair)
        fought = [one for group in self._counted(pair).values() for one in group]
        good = [one for one in fought if one.score is not None]
        games = len(scores) * size
        share = sum(scores) / len(scores) if scores else 0.0
        low, high = group_interval(scores, size)
        labels = self.contest.labels()
        return {
            "bots": [labels[i] for i in pair], "games": games, "groups": len(scores),
            "score": round(share, 4), "interval": [round(low, 4), round(high, 4)],
            "elo": round(measured_elo(share, games, size), 1) if games else 0.0,
            "elo_interval": [_number(elo_of(low, size)), _number(elo_of(high, size))],
            "pentanomial": pentanomial(scores, size),
            "decisions": [sum(one.decisions[i] for one in fought) for i in (0, 1)],
            "ms_per_decision": [_per([one.seconds[i] for one in fought], [one.decisions[i] for one in fought])
                                for i in (0, 1)],
            "slowest_ms": [round(1000 * max((one.slowest[i] for one in fought), default=0.0), 1) for i in (0, 1)],
            "rounds": _mean(one.rounds for one in good), "margin": _mean(one.points for one in good),
            "errors": sum(len(one.errors) for one in fought),
        }

    def figures(self, anchor: int | None = None) -> dict[str, Any]:
        """All figures of the contest, in the form of the JSON output. With two bots they are those of their match; with
        more, `score` is the share of the first, and `matches` and `ratings` tell the rest."""
        config, errors = self.contest.config, self.errors()
        matches = [self.match(pair) for pair in self.contest.pairings]
        found: dict[str, Any] = {
            "game": config.game, "sets": list(config.sets), "variant": config.variant, "seats": config.seats,
            "options": dict(config.options), "seed": self.contest.seed,
        }
        if len(matches) == 1:
            found |= matches[0]
            if self.test:
                found["sprt"] = self._sprt()
        else:
            rated = self.rated(anchor)
            first = next(one for one in rated if one["place"] == 0)
            found |= {"bots": self.contest.labels(), "games": sum(one["games"] for one in matches),
                      "score": first["score"], "interval": first["interval"], "elo": first["elo"],
                      "matches": matches, "ratings": rated}
        return found | {"errors": len(errors), "notes": list(dict.fromkeys(errors))[:NOTES]}

    def _sprt(self) -> dict[str, Any]:
        assert self.test
        low, high = self.test.bounds
        scores = self.scores(self.contest.pairings[0])
        return {"elo0": self.test.elo0, "elo1": self.test.elo1, "alpha": self.test.alpha, "beta": self.test.beta,
                "ratio": round(self.test.ratio(scores), 3), "bounds": [round(low, 3), round(high, 3)],
                "verdict": self.verdict}

    def rated(self, anchor: int | None = None) -> list[dict[str, Any]]:
        """The bots with their Elo above the anchor (the last bot, if none is named), the best first."""
        contest, labels = self.contest, self.contest.labels()
        count, size = len(labels), contest.size
        anchor = count - 1 if anchor is None else anchor
        games, won = [0.0] * count, [0.0] * count
        matches = []
        for one, other in contest.pairings:
            scores = self.scores((one, other))
            played, score = len(scores) * size, sum(scores) * size
            matches.append(Match(one, other, played, score, size))
            games[one] += played
            won[one] += score
            games[other] += played  # the copies of a bot win together, and share with each other
            won[other] += (played - score) / (size - 1)
        rows = []
        for i, rating in enumerate(ratings(count, matches, anchor)):
            share = won[i] / games[i] if games[i] else 0.0
            low, high = wilson(share, games[i])
            rows.append({
                "bot": labels[i], "place": i, "elo": round(rating.elo, 1), "error": round(rating.error, 1),
                "games": round(games[i]), "score": round(share, 4), "interval": [round(low, 4), round(high, 4)],
                "anchor": i == anchor})
        return sorted(rows, key=lambda row: -float(str(row["elo"])))


def _number(elo: float) -> float | None:
    """Elo for JSON, which has no infinity."""
    return round(elo, 1) if isfinite(elo) else None


def _per(seconds: Sequence[float], decisions: Sequence[int]) -> float:
    return round(1000 * sum(seconds) / max(1, sum(decisions)), 3)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return round(sum(found) / len(found), 3) if found else 0.0
