"""A hint: the move that a strong bot would make, how often it wins, what comes close, and why, in words.

The reasons are read off the lines of the analysis. Each line is played in several imagined worlds, and only what comes
out the same in all of them is told: so no reason rests on a card that the player cannot know.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.contract import Action, AnyFace, AnyRules, Observation, TextSource
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Analysis, Limit, MoveReport
from arcanarium.engine.telling import in_a_row, listed
from arcanarium.learn.line_steps import LineStep, played

WORLDS = 4
"""In how many worlds a line has to come out the same."""
MUCH, SOME = 0.08, 0.03
"""From which lead on a move is much better, or better at all, than the next one."""
MOST_REASONS = 3
SETTLED = 0.02
"""How near to 0 or 1 all chances must be for a game to count as decided."""
COUNTED = re.compile(r"(\d+)\D")
"""A fragment that is a number and a sign, such as `2E`."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move with its words and the chance to win after it; None where nothing had to be thought about."""

    move: str
    words: str
    win: float | None
    error: float


@dataclass(frozen=True, slots=True)
class FullHint:
    """The best move, the one after it if there is any, and the reasons as sentences."""

    best: Advice
    second: Advice | None
    reasons: tuple[str, ...]
    visits: int


def hint(
    rules: AnyRules, seen: Observation, limit: Limit, seed: int, texts: TextSource, names: Sequence[str],
) -> FullHint:
    """Think about the decision that the seat of an observation owes, and say what to do. ConfigError if no bot can
    think about this game, or the game has no face."""
    found = bots.thinker(rules, seed).think(seen, limit)
    return Teller(rules, seen, found, texts, names, seed).hint()


@dataclass(frozen=True, slots=True)
class MacroMove:
    """Moves of a line that belong together: an action with its payments and targets."""

    seat: int
    steps: tuple[LineStep, ...]


class Teller:
    """Puts one analysis into words."""

    def __init__(
        self, rules: AnyRules, seen: Observation, found: Analysis, texts: TextSource, names: Sequence[str], seed: int,
    ) -> None:
        self.rules, self.seen, self.found, self.texts, self.names = rules, seen, found, texts, names
        self.spec = registry.spec(rules.name)
        self.face: AnyFace = registry.face(rules.name)
        self.seat = seen.seat
        first = (seed ^ bots.OWN_STREAM) & (1 << 61) - 1  # not the random numbers of the game itself
        self.seeds = range(first, first + WORLDS)
        self.world: Any = rules.resample(seen, Rng(self.seeds[0]))

    def hint(self) -> FullHint:
        best, *others = self.sensible(self.found.moves)
        second = self.advice(others[0]) if others and others[0].visits else None
        reasons = tuple(self.reasons(best, others[:1])[:MOST_REASONS])
        return FullHint(self.advice(best), second, reasons, self.found.visits)

    def sensible(self, moves: Sequence[MoveReport]) -> Sequence[MoveReport]:
        """The moves, best first. Where nothing changes the outcome any more, passing comes first: one thing after the
        other that makes no difference is no advice."""
        quits = [move for move in moves if self.group(move.action) == "pass"]
        return [*quits, *(move for move in moves if move not in quits)] if quits and self.settled(moves) else moves

    def group(self, action: int) -> str:
        return self.face.group(self.rules.action_value(self.world, action))

    def settled(self, moves: Sequence[MoveReport]) -> bool:
        """Whether the game is won or lost whatever the player does."""
        wins = [move.win for move in moves if move.visits]
        return len(wins) > 1 and (max(wins) <= SETTLED or min(wins) >= 1 - SETTLED)

    def advice(self, move: MoveReport) -> Advice:
        win = move.win if move.visits else None
        return Advice(self.rules.action_text(self.world, move.action), self.words(move.action), win, move.error)

    def words(self, action: int) -> str:
        return move_words(self.rules, self.seen, self.rules.action_value(self.world, action), self.texts, self.names)

    # --- reasons ---

    def reasons(self, best: MoveReport, others: Sequence[MoveReport]) -> list[str]:
        """Why a move is the best, the weightiest reason first."""
        say = self.texts.say
        if not others:
            return [say("hint-only" if len(self.world.legal(self.seat)) == 1 else "hint-no-better")]
        if self.settled(self.found.moves):
            return [say("hint-decided-won" if best.win > 1 / 2 else "hint-decided-lost")]
        lines = [self.groups(best, seed, loose=True) for seed in self.seeds]
        if self.wins_at_once(lines):
            return [say("hint-wins")]
        found = []
        if gain := self.gain(lines):
            found.append(say("hint-points", n=gain))
        if threat := self.threat(best, others[0]):
            found.append(say("hint-otherwise", what=threat))
        found.append(self.compared(best, others[0]))
        if following := self.following(lines):
            found.append(say("hint-next", what=following))
        return found

    def groups(self, move: MoveReport, seed: int, loose: bool = False) -> list[MacroMove]:
        """The line of a move in one world: each seat's actions with all that belongs to them; see `played`."""
        rng = Rng(seed)
        world = self.rules.resample(self.seen, rng)
        found: list[MacroMove] = []
        steps: list[LineStep] = []
        line = move.line or ((self.seat, move.action),)
        for step in played(self.rules, world, line, rng, self.seat, loose):
            if steps and steps[-1].seat != step.seat:
                found.append(MacroMove(steps[-1].seat, tuple(steps)))
                steps = []
            steps.append(step)
            if self.ends_here(step.after):
                found.append(MacroMove(step.seat, tuple(steps)))
                steps = []
        return found + ([MacroMove(steps[-1].seat, tuple(steps))] if steps else [])

    def ends_here(self, state: Any) -> bool:
        return state.over() or self.spec.values is None or self.spec.values.quiet(state)

    def wins_at_once(self, lines: Sequence[Sequence[MacroMove]]) -> bool:
        """Whether the move and what belongs to it end the game with victory, in every world."""
        ends = [line[0].steps[-1].after for line in lines if line]
        return len(ends) == WORLDS and all(
            end.over() and self.rules.result(end).winners == (self.seat,) for end in ends)

    def gain(self, lines: Sequence[Sequence[MacroMove]]) -> int:
        """The points that the move brings in every world; 0 if it brings none, or not the same everywhere."""
        gains = {self.points(line[0].steps[-1].after) - self.points(line[0].steps[0].before) for line in lines if line}
        return max(0, gains.pop()) if len(gains) == 1 else 0

    def points(self, state: Any) -> int:
        return int(self.face.view(self.rules.observe(state, self.seat))["seats"][self.seat]["points"])

    def threat(self, best: MoveReport, other: MoveReport) -> str:
        """What a rival does, if this move is not made, with the very thing that the move is about."""
        wanted = self.rules.action_value(self.world, best.action).card
        if not wanted or wanted == self.rules.action_value(self.world, other.action).card:
            return ""
        told = []
        for seed in self.seeds:
            group = next((group for group in self.groups(other, seed) if group.seat != self.seat), None)
            first = group.steps[0] if group else None
            if group is None or first is None or self.rules.action_value(first.before, first.action).card != wanted:
                return ""
            told.append(self.told(group))
        return self.common(told)

    def following(self, lines: Sequence[Sequence[MacroMove]]) -> str:
        """What the player can do next, if nothing comes between."""
        told = []
        for line in lines:
            group = next((group for group in line[1:] if group.seat == self.seat), None)
            if group is None:
                return ""
            told.append(self.told(group))
        return self.common(told)

    def told(self, group: MacroMove) -> list[str]:
        """What a seat does in some moves, as lines of the log; not what others then do."""
        events = [event for step in group.steps for event in step.events if event.seat == group.seat]
        return self.face.tell(events, self.texts, self.names, self.seat)

    def common(self, told: Sequence[Sequence[str]]) -> str:
        """The first line, if it is the same in all worlds."""
        firsts = {lines[0] if lines else "" for lines in told}
        return firsts.pop() if len(firsts) == 1 else ""

    def compared(self, best: MoveReport, other: MoveReport) -> str:
        """How much better the move is than the one after it."""
        lead = best.win - other.win
        how = "hint-much-better" if lead >= MUCH else "hint-better" if lead >= SOME else "hint-as-good"
        return self.texts.say(how, what=self.words(other.action), n=round(100 * lead))


def move_words(rules: AnyRules, seen: Observation, action: Action, texts: TextSource, names: Sequence[str]) -> str:
    """A move as the list of moves has it: its heading and its label, with words in place of signs."""
    face = registry.face(rules.name)
    label = face.label(seen, action, texts, names)
    parts = [counted(text, style, texts) for text, style in label]
    said = listed(parts, texts) if all(parts) else "".join(text for text, _ in label)
    if len(label) == 1 and not all(parts):
        said = label[0][0]  # a name keeps its forms
    message = f"{rules.name}-hint-move"
    return texts.say(message if texts.has(message) else "hint-move", group=face.group(action),
                     heading=face.heading(seen, action, texts), label=said)


def counted(text: str, style: str, texts: TextSource) -> str:
    """A number and a sign in words, as in "2 Elan"; empty for any other fragment."""
    found = COUNTED.fullmatch(text)
    if not found or not texts.has(f"sign-{style}"):
        return ""
    n = int(found[1])
    return texts.say("counted", n=n, what=texts.say(f"sign-{style}", n=n))


def sentences(found: FullHint, texts: TextSource) -> list[str]:
    """A hint as lines to read, the move first."""
    best = found.best
    lead = best.words if best.win is None else texts.say("hint-chance", what=best.words, n=round(100 * best.win))
    return [lead, in_a_row(found.reasons, texts, "sentences")] if found.reasons else [lead]
