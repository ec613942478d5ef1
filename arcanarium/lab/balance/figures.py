"""What a series says: shares of all cards with intervals, what is unusual, the edge of the first player, length, and
how often who led was overtaken. Comparing two arms, such as two card files, says what differs.

Findings are corrected for their number by Holm's method, which keeps the chance of any wrong one below LEVEL, and does
not ask whether they depend on each other. A card is found to be too strong or too weak if its share is beyond the band
of 0.9 to 1.1 of what was to be expected for certain; in a comparison, if its shares differ for certain.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

from arcanarium.core.config import Config
from arcanarium.facts.asking import PAIRS, POWERS, ROUNDS, TURNS, Asker, Filter, testimony_of
from arcanarium.facts.shares import Z95, holm, two_sided
from arcanarium.lab.balance.regression import TURN, Lift, effects

LEVEL = 0.05
BAND = (0.9, 1.1)
"""The shares of fair that are fair enough."""
POWER = 0.8
NORMAL = NormalDist()
FEWEST = 100
"""Cards that fewer seats had are shown, and nothing is concluded about them."""
MOST_PAIRS = 40
BEHIND = 3
"""A victory is a comeback if its winner was so many points behind at the end of some round."""


@dataclass(frozen=True, slots=True)
class Arm:
    """The games that are meant: of a configuration, and of one kind of player or all."""

    config: Config
    player: str = ""

    def filter(self) -> Filter:
        return Filter(self.config.game, player=self.player, exact=self.config)


def figures(asker: Asker, arm: Arm, regress: bool = True) -> dict[str, Any]:
    """All figures of an arm, as JSON holds them."""
    filter = arm.filter()
    told = testimony_of(arm.config.game)
    found: dict[str, Any] = {"player": arm.player, "kinds": {}, "level": LEVEL, "band": list(BAND)}
    for kind in (*told.sides, *told.dealt, *told.won) if told else ():
        found["kinds"][kind] = asker.ask(kind, filter)
    mark(found["kinds"])
    found["turns"] = asker.ask(TURNS, filter) if asker.manifest.parts else []
    found["rounds"] = asker.ask(ROUNDS, filter)
    found["games"] = sum(row["n"] for row in found["rounds"])
    found["course"] = course(asker, filter)
    if told:
        found["powers"] = asker.ask(POWERS, filter)
        found["pairs"] = pairs(asker.ask(PAIRS, filter))
    if told and regress and found["games"]:
        before, whole = told.sides + told.dealt, told.sides + told.dealt + told.won
        table = {"cards": asker.table("cards"), "seats": asker.table("seats"), "where": asker.where(filter)}
        known = {each.name: each for each in effects(asker.duck, kinds=whole, **table)}
        known |= {each.name: each for each in effects(asker.duck, kinds=before, **table)}
        control(found, known)
    return found


def mark(kinds: dict[str, list[dict[str, Any]]]) -> None:
    """Note with each card how sure it is that it lies beyond the band, and which way: `finding`."""
    rows = [row for each in kinds.values() for row in each if row["n"] >= FEWEST and 0 < row["expected"] < 1]
    chances = []
    for row in rows:
        edge = BAND[1] if row["of"] > 1 else BAND[0]
        z = (row["of"] - edge) * row["expected"] / error_of(row)
        beyond = z if row["of"] > 1 else -z
        chances.append(two_sided(max(0.0, beyond)) / 2 if beyond > 0 else 1.0)
    for row, chance in zip(rows, holm(chances), strict=True):
        row["chance"] = chance
        row["finding"] = ("strong" if row["of"] > 1 else "weak") if chance < LEVEL else ""


def error_of(row: dict[str, Any]) -> float:
    """The standard error of the share of a row if it were what was to be expected, or as it is: the larger one."""
    spreads = [share * (1 - share) for share in (row["share"], row["expected"])]
    return sqrt(max(spreads) / row["n"])


def findings(kinds: dict[str, list[dict[str, Any]]]) -> list[tuple[str, dict[str, Any]]]:
    """The cards that were found to be too strong or too weak, by kind, the farthest off first."""
    found = [(kind, row) for kind, rows in kinds.items() for row in rows if row.get("finding")]
    return sorted(found, key=lambda each: -abs(each[1]["of"] - 1))


def control(found: dict[str, Any], known: dict[str, Lift]) -> None:
    """Note what the regression says with each card and turn: how many of a hundred games more are won with it."""
    for row in [row for rows in found["kinds"].values() for row in rows]:
        _note_effect(row, known.get(row["key"]))
    for row in found["turns"]:
        _note_effect(row, known.get(TURN + row["key"]))


def _note_effect(row: dict[str, Any], effect: Lift | None) -> None:
    if effect:
        row["effect"] = effect.effect
        row["effect_low"], row["effect_high"] = (effect.effect + side * Z95 * effect.error for side in (-1, 1))


def pairs(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The pairs that go together better or worse than chance explains, the surest first."""
    rows = [row for row in rows if row["n"] >= FEWEST]
    chances = [two_sided(row["synergy"] / max(1e-9, sqrt(max(0.01, row["share"] * (1 - row["share"])) / row["n"])))
               for row in rows]
    for row, chance in zip(rows, holm(chances), strict=True):
        row["chance"] = chance
    return sorted(rows, key=lambda row: (row["chance"], -abs(row["synergy"])))[:MOST_PAIRS]


def course(asker: Asker, filter: Filter) -> dict[str, Any]:
    """How games went: how often who led alone at half-time won, and how many winners came from behind."""
    where = asker.where(filter, seats=False)
    if not where:
        return {}
    ((games, leaders, led, known, back, rounds, margin, decisions),) = asker.rows(f"""
        SELECT count(*), count(leader), sum(leader), count(deficit), count(*) FILTER (deficit >= {BEHIND}),
               avg(rounds), avg(margin), avg(decisions) FROM {asker.table("games")} WHERE {where}""")
    return {"games": games, "leaders": leaders, "led": led or 0.0, "known": known, "back": back, "rounds": rounds,
            "margin": margin, "decisions": decisions}


# --- two arms ---


def compared(one: dict[str, Any], other: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of two arms with the difference of their shares of fair, and how sure it is that there is one."""
    rows = []
    for kind, cards in one["kinds"].items():
        there = {row["key"]: row for row in other["kinds"].get(kind, [])}
        for row in cards:
            match = there.get(row["key"])
            if match is None or min(row["n"], match["n"]) < FEWEST:
                continue
            error = sqrt(sum((error_of(each) / each["expected"]) ** 2 for each in (row, match)))
            gap = match["of"] - row["of"]
            rows.append({"kind": kind, "key": row["key"], "one": row["of"], "other": match["of"], "gap": gap,
                         "low": gap - Z95 * error, "high": gap + Z95 * error, "least": error, "z": gap / error})
    sure = needed(len(rows))
    for row, chance in zip(rows, holm([two_sided(row["z"]) for row in rows]), strict=True):
        row["chance"], row["differs"] = chance, chance < LEVEL
        row["least"] *= sure
    return sorted(rows, key=lambda row: (row["chance"], -abs(row["gap"])))


def needed(cards: int) -> float:
    """How many standard errors a difference must have to be found with POWER, where so many cards are compared: Holm's
    method begins by asking for LEVEL over their number."""
    return NORMAL.inv_cdf(1 - LEVEL / 2 / max(1, cards)) + NORMAL.inv_cdf(POWER)


def least_seen(n: float, share: float, cards: int = 1) -> float:
    """The difference of shares that a comparison of two arms, of so many seats each, finds with POWER."""
    return needed(cards) * sqrt(2 * share * (1 - share) / max(1.0, n))
