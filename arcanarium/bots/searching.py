"""The bots that search: `step` looks one turn ahead, `flat` to the end of the round, `seer` searches a tree.

They differ in how they search, not in what they see: each starts from an observation and imagines the rest.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import process_time
from typing import Any

from arcanarium.bots.beliefs import beliefs_of
from arcanarium.bots.imagining import judge_of, known_world, worlds_of
from arcanarium.bots.parallel import Found, search_elsewhere
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Analysis, Limit, MoveReport, Report
from arcanarium.engine.cells import OWING, ROUND, WINNERS, Cells, first_owing
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.desk import LONGEST, Desk, best_part, is_half_done, try_turn
from arcanarium.engine.search.flat import Flat, Tally, search_at_once
from arcanarium.engine.search.node import Edge, Side
from arcanarium.engine.search.timer import Timer
from arcanarium.engine.search.tree import Style, Tree, node_seen, sight
from arcanarium.engine.worlds import Worlds

SEARCHES = ("seer", "flat", "step")
USUAL = Limit(visits=1000)
"""The limit of a bot whose name has none."""
GUESSES = 4
"""How many guesses at the hidden cards are averaged where only one turn is looked ahead."""
LONGEST_LINE = 8
"""The most turns of a line."""
LINE_SEED = 1
"""The world in which lines are followed."""
REPORT_EVERY = 0.2
"""Seconds of CPU time between two reports."""
MIXED = 0.02
"""Where rivals could learn from habits, moves within this of the best are mixed."""
STEPS_KEPT = 3
"""The next decision of a seat lies at most so many turns below its last one in a tree that is kept."""


class Searcher:
    """A bot that searches, for one seat of one game."""

    def __init__(self, kind: str, rules: AnyRules, rng: Rng, limit: Limit | None = None, style: Style | None = None,
                 judge: Judge | None = None) -> None:
        self.kind, self.rules, self.rng = kind, rules, rng
        self.limit = limit or USUAL
        self.style = style or Style()
        # flat is a yardstick: it judges by the hand-made worth, so that it is the same whatever was learned
        found, self.note = (Judge(), "") if kind == "flat" else judge_of(rules)
        self.judge = judge or found
        """Who judges; `note` says why it is not a network, or nothing."""
        self.world: Any = None
        """The state, for a bot that is shown everything."""
        self.last: Tree | None = None

    def choose(self, seen: Observation) -> int:
        moves = self.weigh(seen, self.limit)
        return self.pick(moves, worlds_of(self.rules, seen).bluffs)

    def pick(self, moves: Sequence[MoveReport], bluffs: bool) -> int:
        """The best move; in a game of bluff one of those that are about as good, by how often they were visited."""
        if not bluffs or self.kind == "step":
            return moves[0].action
        good = [move for move in moves if move.win >= moves[0].win - MIXED]
        at = self.rng.below(max(1, sum(move.visits for move in good)))
        for move in good:
            at -= move.visits
            if at < 0:
                return move.action
        return good[0].action

    def weigh(self, seen: Observation, limit: Limit) -> Sequence[MoveReport]:
        """The moves that were looked at, the best first, without what only an explanation needs."""
        if self.kind == "seer":
            return self.look(seen, limit).moves
        worlds = worlds_of(self.rules, seen)
        if self.kind == "flat":
            flat = Flat(worlds, self.judge, self.rng)
            flat.run(Timer(limit.visits, limit.seconds))
            return by_tally(flat.tally)
        return by_tally(search_at_once(worlds, self.judge, self.rng, GUESSES))

    def look(self, seen: Observation, limit: Limit) -> Analysis:
        """What a tree search finds, without what only an explanation needs."""
        return self._tree(seen, worlds_of(self.rules, seen), limit, None)

    def think(self, seen: Observation, limit: Limit | None = None, report: Report | None = None) -> Analysis:
        """Search and explain. `report` is called now and then with what is known so far, and may stop the search."""
        shown = self.world is not None
        worlds = known_world(self.rules, self.world, seen.seat) if shown else worlds_of(self.rules, seen)
        found = self._tree(seen, worlds, limit or self.limit, report, explain=True)
        return found if shown else replace(found, beliefs=beliefs_of(self.rules, seen, self.rng))

    def _tree(self, seen: Observation, worlds: Worlds, limit: Limit, report: Report | None,
              explain: bool = False) -> Analysis:
        began = process_time()
        tree = Tree(worlds, self.judge, self.rng, self.style)
        tree.explain = explain
        if not explain:
            self._go_on(tree)
        clock = Timer(limit.visits, limit.seconds)
        found: list[Found] = []
        if limit.cores > 1 and len(tree.own().edges) > 1:
            found = search_elsewhere(self.rules, seen, limit, self.rng, lambda: tree.run(clock))
        elif report is None:
            tree.run(clock)
        else:
            self._run_reporting(tree, clock, began, report)
        if not explain:
            self.last = tree
        return analysis_of(tree, process_time() - began, explain, found)

    def _run_reporting(self, tree: Tree, clock: Timer, began: float, report: Report) -> None:
        while True:
            clock.pause = clock.spent() + REPORT_EVERY
            tree.run(clock)
            ends = clock.visits and tree.trips >= clock.visits or clock.seconds and clock.spent() >= clock.seconds
            if ends or len(tree.own().edges) == 1 or report(analysis_of(tree, process_time() - began, True, ())):
                return

    def _go_on(self, tree: Tree) -> None:
        """Keep what the search for the last decision found about the one that is asked now."""
        kept, self.last = self.last, None
        if kept is None or not tree.world.quiet():
            return
        wanted = sight(tree.world, tree.seat, tree.found)
        node = node_seen(kept.root, wanted, STEPS_KEPT) if wanted else None
        if node is not None:
            tree.keep(node)


def by_tally(tally: Tally) -> list[MoveReport]:
    """What a search without a tree found, the best first."""
    n = len(tally.options)
    moves = [MoveReport(int(tally.options[i]), int(tally.tries[i]), tally.mean(i), tally.error(i), 1 / n, 0.0)
             for i in range(n)]
    left = {int(tally.options[i]) for i in range(n) if not tally.dropped[i]}
    return sorted(moves, key=lambda move: (move.action not in left, -move.win))


def analysis_of(tree: Tree, seconds: float, explain: bool, found: Sequence[Found]) -> Analysis:
    """What a tree knows so far, together with what other processes found at their roots."""
    side = tree.own()
    edges = {edge.action: edge for edge in side.edges}
    for other in found:
        other.add_to(tree, edges)
    ranked = sorted(side.edges, key=lambda edge: (-edge.visits, -edge.mean(), -edge.prior))
    follower = LineFollower(tree) if explain else None
    moves = tuple(report_of(edge, follower) for edge in ranked)
    trips, seats = max(1, int(tree.made)), range(int(tree.world.seats))
    return Analysis(
        int(tree.seat), moves, int(tree.trips), tuple(tree.win[seat] / trips for seat in seats),
        tuple(tree.points[seat] / trips for seat in seats) if explain else (),
        tree.rounds / trips if explain else -1.0, seconds, tree.judge.name)


class LineFollower:
    """Follows the lines of a tree in one world that the seat can imagine, with all choices that belong to a turn."""

    def __init__(self, tree: Tree) -> None:
        self.seat, self.alone = int(tree.seat), bool(tree.alone)
        self.world: Cells = tree.worlds.imagine(Rng(LINE_SEED))
        self.desk = Desk(self.world, tree.judge, Rng(LINE_SEED))

    def line_of(self, edge: Edge) -> tuple[tuple[int, int], ...]:
        """What is expected to follow an action: the most visited one of each seat, as long as one seat decides."""
        s = self.world.clone()
        self.desk.rng = Rng(LINE_SEED)
        line: list[tuple[int, int]] = []
        seat, turns = self.seat, 0
        following: Edge | None = edge
        while following is not None:
            line += self._turn(s, seat, int(following.action), list(following.script))
            turns += 1
            if following.child is None or turns == LONGEST_LINE:
                break
            if self.alone:
                line += self._rivals(s)
            deciding = seats_deciding(s)
            if len(deciding) != 1:
                break
            seat = deciding[0]
            following = favourite(following.child.side_of(seat), s)
        return tuple(line)

    def _turn(self, s: Cells, seat: int, action: int, script: Sequence[int] = ()) -> Iterator[tuple[int, int]]:
        """A turn, and the choices that belong to it as the search made them, or else by what they are worth at once."""
        s.do(seat, action)
        yield seat, action
        for n in range(LONGEST):
            if not is_half_done(s, self.desk):
                return
            seat = int(first_owing(s.cells))
            known = n < len(script) and script[n] in s.choices(seat)
            action = int(script[n] if known else best_part(s, seat, self.desk))
            s.do(seat, action)
            yield seat, action

    def _rivals(self, s: Cells) -> Iterator[tuple[int, int]]:
        """The turns of rivals, who play greedily where only own turns are searched, until the seat decides or the round
        ends."""
        now = s.cells[ROUND]
        while s.cells[ROUND] == now and (deciding := seats_deciding(s)) and self.seat not in deciding:
            seat = deciding[0]
            best = max(s.plausible(seat), key=lambda option: int(try_turn(s, seat, option, self.desk)))
            yield from self._turn(s, seat, int(best))


def seats_deciding(s: Cells) -> list[int]:
    """The seats that decide; none once the game is over."""
    return [] if s.cells[WINNERS] else [seat for seat in range(int(s.seats)) if s.cells[OWING] >> seat & 1]


def favourite(side: Side | None, s: Cells) -> Edge | None:
    """The most visited action of a side that is legal here."""
    legal = set(s.choices(side.seat)) if side else set()
    found = [edge for edge in side.edges if edge.visits and edge.action in legal] if side else []
    return max(found, key=lambda edge: int(edge.visits), default=None)


def report_of(edge: Edge, follower: LineFollower | None) -> MoveReport:
    points = edge.points / float(edge.visits) if edge.visits else 0.0
    return MoveReport(int(edge.action), int(edge.visits), edge.mean(), edge.error(), edge.prior, points,
                      follower.line_of(edge) if follower else ())
