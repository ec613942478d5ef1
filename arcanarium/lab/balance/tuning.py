"""Seeks the number that makes a card fair: it changes one number of its record, plays, and plays again to be sure.

The change goes step by step, with the same deals each time, until the share of the card has crossed what is fair; the
nearest number is then played against the printed one on fresh deals. Which way helps is tried where it is not known.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ArcanariumError, ConfigError
from arcanarium.facts.asking import asking, testimony_of
from arcanarium.facts.store import opened
from arcanarium.lab.balance.figures import Arm
from arcanarium.lab.balance.playing import CARD_FILES, play_series
from arcanarium.lab.balance.series import Series
from arcanarium.lab.spreading import Hands

MOST_STEPS = 4
FRESH = 1_000_003
"""So far from the first seed is that of the games with which the result is verified."""
BLOCK = r"(?ms)^\[(?:\w+\.)?{id}\]\s*\n.*?(?=^\[|\Z)"
DEARER = ("cost", "stake")
"""Fields of which a higher number makes a card worse."""


@dataclass(frozen=True, slots=True)
class TriedNumber:
    """A number that was tried, and the share of fair of the card with it."""

    number: str
    seats: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Tuned:
    """What was found: all trials, the printed one first, and the best one and the printed one on fresh deals."""

    card: str
    field: str
    trials: list[TriedNumber]
    best: TriedNumber
    verified: tuple[TriedNumber, TriedNumber]


def record_lines(config: Config, card: str) -> str:
    """The lines of the record of a card, as its card file has them. ConfigError if no file has such a card."""
    told = testimony_of(config.game)
    for path in reversed(told.card_files(config)) if told else ():
        if found := re.search(BLOCK.format(id=re.escape(card)), path.read_text(encoding="utf-8")):
            return found[0].rstrip() + "\n"
    raise ConfigError(f"there is no card “{card}” in these games; write it as card files do, such as fire_dragon")


def changed(lines: str, field: str, by: int) -> tuple[str, str]:
    """The lines of a record with a number of a field changed, the first one or as `powers:3` says, and what the field
    says then. ConfigError if there is no such number, or it would fall below 0."""
    field, _, which = field.partition(":")
    if which and not (which.isdecimal() and int(which)):
        raise ConfigError(f"“{which}” is not the place of a number; write a field and a place, such as powers:2")
    found = re.search(rf"(?m)^{re.escape(field)}(\s*)= *(.*)$", lines)
    if found is None:
        raise ConfigError(f"the record of this card has no “{field}”")
    text = found[2]
    numbers = list(re.finditer(r"\d+", text))
    if which and int(which) > len(numbers):
        raise ConfigError(f"“{field}” has {len(numbers)} numbers written out: {text}")
    number = numbers[int(which or 1) - 1] if numbers else None
    if number is None:  # one of something is written without a number: `gold`
        opening = '"' if text.startswith('"') else ""
        body, old, end = text[len(opening):], 1, ""
        head, rest = opening, " " + body
    else:
        head, old, rest, end = text[:number.start()], int(number[0]), text[number.end():], ""
    if old + by < 0:
        raise ConfigError(f"“{field}” cannot fall below 0")
    now = f"{head}{old + by}{rest}{end}"
    return lines[:found.start(2)] + now + lines[found.end(2):], now.strip('"')


class Tuner:
    """Tries numbers for a card, with the games of a series in a folder."""

    def __init__(self, series: Series, folder: Path, card: str, field: str, games: int, hands: Hands,
                 told: Callable[[TriedNumber], None] = lambda trial: None) -> None:
        self.series, self.folder, self.card, self.field = series, folder, card, field
        self.games, self.hands, self.told = games, hands, told
        self.lines = record_lines(series.config, card)
        changed(self.lines, field, 0)
        folder.mkdir(parents=True, exist_ok=True)

    def run(self) -> Tuned:
        trials = [self.trial(0)]
        better = 1 if (trials[0].share < 1) != (self.field.partition(":")[0] in DEARER) else -1
        steps = [0]
        for way in (better, -better):  # the other one where the first step made it worse
            for step in range(1, MOST_STEPS + 1):
                try:
                    trials.append(self.trial(step * way))
                except ArcanariumError:  # no card can have that number
                    break
                steps.append(step * way)
                if (trials[-1].share < 1) != (trials[0].share < 1) or self.worse(trials):
                    break
            if not self.worse(trials):
                break
        best = min(range(len(trials)), key=lambda i: abs(trials[i].share - 1))
        verified = self.trial(0, FRESH), self.trial(steps[best], FRESH)
        return Tuned(self.card, self.field, trials, trials[best], verified)

    def worse(self, trials: list[TriedNumber]) -> bool:
        """Whether the last number that was tried is farther from fair than the printed one, or none could be tried."""
        return len(trials) == 1 or abs(trials[-1].share - 1) > abs(trials[0].share - 1)

    def trial(self, by: int, away: int = 0) -> TriedNumber:
        """Play with a number changed; ConfigError if no card can have that number."""
        lines, number = changed(self.lines, self.field, by)
        old = self.series.config
        block = BLOCK.format(id=re.escape(self.card))
        own = [Path(name).read_text(encoding="utf-8") for name in old.option(CARD_FILES).split(";") if name]
        path = self.folder / f"{self.card}-{self.field.replace(':', '-')}-{by:+d}.toml"
        path.write_text("\n".join([*(re.sub(block, "", text) for text in own), lines]), encoding="utf-8")
        given: dict[str, Any] = {"seats": old.seats, "variant": old.variant, **dict(old.options), CARD_FILES: str(path)}
        if old.sets:
            given["sets"] = old.sets
        series = replace(self.series, config=registry.rules(old.game).configure(given), seed=self.series.seed + away)
        with opened(self.folder / ("verified" if away else "tried")) as store:
            for _ in play_series(store, series, self.games, self.hands):
                pass
        found = self.measured(self.folder / ("verified" if away else "tried"), series.config, number)
        self.told(found)
        return found

    def measured(self, folder: Path, config: Config, number: str) -> TriedNumber:
        told = testimony_of(config.game)
        kinds = (*told.sides, *told.dealt, *told.won) if told else ()
        with asking(folder) as asker:
            for kind in kinds:
                for row in asker.ask(kind, Arm(config).filter()):
                    if row["key"] == self.card:
                        return TriedNumber(number, row["n"], row["of"], row["low"], row["high"])
        raise ConfigError(f"nobody had the card “{self.card}” in {self.games} games; play more, or name another")
