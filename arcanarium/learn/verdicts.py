"""The coach about one move: how good it is beside the best, and why, in a few sentences.

Everything is worked out from an observation, in worlds that the player could imagine. Besides what the outlooks of both
moves tell, the coach looks for something that brings points after the best move and not after the other, and says what
is still missing for it then.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from arcanarium.bots.searching import analysis_of
from arcanarium.core import registry
from arcanarium.core.contract import Action, AnyRules, Observation, TextSource
from arcanarium.core.errors import ArcanariumError
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import ROUND
from arcanarium.engine.search.desk import greedy_turn, horizon, settle
from arcanarium.learn.hints import Teller, move_words
from arcanarium.learn.study.lights import BEST, class_of
from arcanarium.learn.study.questions import LATER, way_of
from arcanarium.learn.study.telling import OutlookTeller, percent
from arcanarium.learn.study.weighing import Scale, inner

WORLDS = 12
"""In so many worlds is looked what points come from."""
CLEARLY = 5
"""A source of points is told if it is there in so many more of them."""
FEWEST = 8
MOST_REASONS = 3
NEED = "needs"
"""Reasons of `Rules.why_not` with this in them tell what is missing."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the coach says to a move. Chances are shares of 1."""

    move: str
    verdict: str
    """`best`, `good`, or what it costs: see `class_of`."""
    win: float
    best: str
    best_win: float
    error: float
    """The standard error of the difference."""
    sentences: tuple[str, ...]


def judge(
    rules: AnyRules, seen: Observation, move: str, visits: int, seed: int, texts: TextSource, names: Sequence[str],
) -> Verdict:
    """Judge a legal move of the seat of an observation. UnreadableMove or ConfigError if it is none."""
    scale = Scale(rules, seen, None, seed)
    action = rules.read_action(scale.root, move)
    scale.grow(visits)
    best = int(scale.best().action)
    own = scale.judged(action, visits // 4)
    loss = error = 0.0
    if action != best:
        loss, error = scale.compare(best, action, max(FEWEST, visits // 4))
        if loss <= 0:
            best, loss = action, 0.0
    top = scale.judged(best, visits // 4)
    name = class_of(loss, error, action == best)
    said = _Coach(scale, seen, texts, names)
    win = max(0.0, top.win - loss)
    sentences = said.best(action, top.win) if name == BEST else said.other(action, best, win, top.win, error, name)
    return Verdict(own.text, name, win, scale.text(best), top.win, error, tuple(sentences))


class _Coach:
    """Puts one judgement into words."""

    def __init__(self, scale: Scale, seen: Observation, texts: TextSource, names: Sequence[str]) -> None:
        self.scale, self.seen, self.texts, self.names, self.say = scale, seen, texts, names, texts.say
        self.rules, self.seat = scale.rules, scale.seat
        self.face = registry.face(self.rules.name)
        self.about = registry.spec(self.rules.name).about

    def words(self, action: int) -> str:
        return move_words(self.rules, self.seen, self.rules.action_value(self.scale.root, action), self.texts,
                          self.names)

    def best(self, action: int, win: float) -> list[str]:
        """What is said to the best move: how good it is, and the reasons of a hint."""
        found = analysis_of(self.scale.tree, 0.0, True, ())
        first = [move for move in found.moves if move.action == action]
        others = [move for move in found.moves if move.action != action and move.visits][:1]
        told = [self.say("verdict-best", move=self.words(action), n=percent(win))]
        if first:
            teller = Teller(self.rules, self.seen, found, self.texts, self.names, self.scale.seed)
            told += teller.reasons(first[0], others)
        return told[: MOST_REASONS + 1]

    def other(self, action: int, best: int, win: float, best_win: float, error: float, verdict: str) -> list[str]:
        """What is said to another move: what it gives away, and what the best one brings in its place."""
        move, better = self.words(action), self.words(best)
        told = [self.say("verdict-other", move=move, best=better, n=percent(win), top=percent(best_win),
                         error=max(1, percent(2 * error)), verdict=verdict)]
        reasons = self.goal(action, best, move, better)
        teller = OutlookTeller(self.rules.name, self.texts, self.names)
        ways = [asdict(way_of(self.scale, each)) for each in (best, action)]
        reasons += teller.better(ways[0], ways[1], self.seat)
        if not reasons and verdict != "good":
            reasons.append(self.say("study-why-unclear"))
        return told + reasons[:MOST_REASONS]

    # --- what brings points ---

    def goal(self, action: int, best: int, move: str, better: str) -> list[str]:
        """Something that brings points after the best move and not after the other, and what is missing for it."""
        with_best = [self.points(state) for state, _ in self.futures(best)]
        counted = Counter(source for points in with_best for source in points)
        with_other = [self.points(state) for state, _ in self.futures(action)]
        fewer = Counter(source for points in with_other for source in points)
        lead = {source: n - fewer[source] for source, n in counted.items()}
        source = max(sorted(lead), key=lambda each: lead[each], default="")
        if not source or lead[source] < CLEARLY:
            return []
        name = self.face.source_name(source, self.texts)
        told = [self.say("verdict-goal", what=name, n=counted[source], other=fewer[source], all=WORLDS, move=move,
                         best=better)]
        missing = Counter(reason for state, reason in self.futures(action, source)
                          if reason and source not in self.points(state))
        if missing:
            told.append(self.say("verdict-missing", why=self.face.why(missing.most_common(1)[0][0], self.texts)))
        return told

    def points(self, state: Any) -> set[str]:
        """The sources of the points that the seat has."""
        return {source for source, n in self.face.score(self.rules.observe(state, self.seat))[self.seat] if n > 0}

    def futures(self, action: int, wanted: str = "") -> Iterator[tuple[Any, str]]:
        """Where a move leads two rounds later in each world, by greedy play; and what was missing for something wanted
        when the seat last had a turn."""
        desk = self.scale.tree.desk
        for n in range(WORLDS):
            desk.rng = Rng(self.scale.seed + 104729 * n)
            s = self.scale.worlds.imagine(desk.rng)
            s.do(self.seat, action)
            settle(s, desk)
            until, lacking = horizon(s) + LATER, ""
            while not s.over() and int(s.cells[ROUND]) <= until:
                if wanted and self.seat in list(inner(s).owing()):
                    lacking = self.lacking(inner(s), wanted)
                greedy_turn(s, desk)
            yield inner(s), lacking

    def lacking(self, state: Any, card: str) -> str:
        """Why the seat cannot get a card now, if essences are what is missing."""
        for verb in self.about.verbs:
            try:
                number = self.rules.action_number(state, Action(verb, card))
            except ArcanariumError:
                continue
            if number in list(state.legal(self.seat)):
                return ""
            reason = self.rules.why_not(state, self.seat, number)
            if reason.startswith(self.about.telling) and NEED in reason:
                return reason
        return ""
