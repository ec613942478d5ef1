"""Information-set Monte Carlo tree search over whole turns, for one seat that sees only what it may.

Each trip imagines a new world, walks down the tree by PUCT, adds a node, plays on greedily to the end of the round, and
lets the judge say who wins from there. The chance of every seat goes back up the path, so that each seat plays for
itself, whatever the number of seats.
"""
from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import FEATURES_ON, NO_OPTIONS, OWING, ROUND, WINNERS, Cells
from arcanarium.engine.judge import Judge, softmax
from arcanarium.engine.search.desk import (
    LEAST,
    MOST_SEATS,
    Desk,
    greedy_to,
    horizon,
    quick_turn,
    replay,
    settle,
    settle_noting,
    try_turn,
)
from arcanarium.engine.search.node import Edge, Node, Side
from arcanarium.engine.search.timer import Timer
from arcanarium.engine.worlds import Worlds

DEEPEST: Final = 40
"""No trip goes further down than so many nodes."""
MOST_OPTIONS: Final = 1024
APART: Final = 6
"""Where seats decide at the same time, one of so many choices is made at random."""
GUESSES: Final = 3
"""A world is drawn from so many guesses where rivals' plays tell which one is likely."""


@mypyc_attr(acyclic=True)
class Style:
    """The constants of a search; the arena found those that stand here."""

    def __init__(self) -> None:
        self.explore: float = 0.9
        """How much weight the prior of an action has against what was found about it."""
        self.sharp: float = 0.12
        """The lead in one look ahead, in units of the game's scale, that makes a prior e times as high."""
        self.doubt: float = 0.15
        """The part of all priors that is spread evenly, because a look ahead may be wrong."""
        self.first: float = 0.05
        """How much worse than the node an action is thought to be that was not tried yet."""
        self.policy: float = 0.0
        """How much the policy of a network counts in priors beside the look ahead."""
        self.to_end: bool = True
        """Whether the round is played to its end before the judge is asked. A round that just began is judged so."""
        self.alone: i64 = 3
        """From so many seats on rivals' turns are played greedily and only the own are searched: with a few hundred
        trips a tree over the turns of all would not reach the own next one."""


@mypyc_attr(acyclic=True)
class Tree:
    """A search that can be continued: `run` goes on until its clock stops."""

    def __init__(self, worlds: Worlds, judge: Judge, rng: Rng, style: Style) -> None:
        self.worlds = worlds
        self.judge = judge
        self.rng = rng
        self.style = style
        self.seat = worlds.seat
        self.world = worlds.imagine(rng)
        self.spare = self.world.clone()
        self.desk = Desk(self.world, judge, rng)
        self.root = Node()
        self.trips: i64 = 0
        """How many trips the root has seen, with those of an earlier decision that are kept."""
        self.made: i64 = 0
        """How many trips were made for this decision."""
        self.win = vec[float]([0.0] * MOST_SEATS)
        """The sum of each seat's chances over the trips made."""
        self.explain: bool = False
        """Whether points and rounds are asked for at each leaf, which takes time."""
        self.points = vec[float]([0.0] * MOST_SEATS)
        self.end = vec[float]([0.0] * MOST_SEATS)
        """The points that each seat is expected to end with: their sum over the trips made, and at the last leaf."""
        self.rounds: float = 0.0
        self.found = vec[i64]([i64(0)] * FEATURES_ON)
        self.logits = vec[float]([0.0] * MOST_OPTIONS)
        self.lean = vec[float]([0.0] * MOST_OPTIONS)
        self.fresh = True
        """Whether `world` was imagined and not yet used."""
        self.looked: bool = False
        """Whether the best turn of the last node that was opened is in `desk.best`."""
        self.alone: bool = self.world.seats >= style.alone
        """Whether only own turns are searched."""

    # --- from outside ---

    def own(self) -> Side:
        """The side of the searching seat at the root."""
        if len(self.root.sides) == 0:
            self.open(self.root, self.world)
        side = self.root.side_of(self.seat)
        assert side is not None
        return side

    def run(self, clock: Timer) -> None:
        """Make trips until the clock stops, or no other action can catch up with the best. One option needs none."""
        side = self.own()
        if len(side.edges) == 1:
            return
        while not clock.stops(self.trips):
            self.trip()
            if self.trips & 15 == 0 and clock.pause == 0.0 and settled(side, clock.left(self.trips)):
                return

    def keep(self, node: Node) -> None:
        """Go on from a node below the root: what was found there is kept, but for actions that are not legal now. The
        node was also visited in worlds in which the seat had drawn other cards."""
        side = node.side_of(self.seat)
        assert side is not None
        options = self.world.plausible(self.seat)
        side.edges = [edge for edge in side.edges if edge.action in options]
        visits: i64 = 0
        for edge in side.edges:
            visits += edge.visits
        if len(side.edges) == len(options):
            self.root = node
            self.trips = visits

    # --- one trip ---

    def imagine(self) -> None:
        """Put a new world into `world`: the likeliest of a few guesses, by chance, if rivals' plays tell which."""
        if self.fresh:
            self.fresh = False
            return
        self.worlds.imagine_into(self.world, self.rng)
        if not self.worlds.bluffs:
            return
        weight = self.worlds.weight(self.world)
        n: i64 = 1
        while n < GUESSES:
            self.worlds.imagine_into(self.spare, self.rng)
            other = self.worlds.weight(self.spare)
            weight += other
            if weight > 0.0 and float(self.rng.word()) * weight < other * 4294967296.0:
                kept = self.spare
                self.spare = self.world
                self.world = kept
            n += 1

    def trip(self) -> None:
        """Imagine a world, go down, judge, and bring the result back up."""
        self.imagine()
        s = self.world
        before = s.cells[ROUND]
        node = self.root
        path: list[Edge] = []
        sides: list[Side] = []
        depth: i64 = 0
        while s.cells[WINNERS] == 0 and depth < DEEPEST:
            fresh = len(node.sides) == 0
            if self.alone and depth and not (fresh and self.is_first_look(node, s, before)):
                before = s.cells[ROUND]
                self.let_rivals_play(s)
                if s.cells[WINNERS] or s.cells[ROUND] != before:
                    break
            if fresh and depth:
                self.looked = False
                self.open(node, s)
                if self.looked and len(node.sides) == 1 and self.goes_on(s, before):
                    s.copy_from(self.desk.best)  # where greedy play would go on
                break
            before = s.cells[ROUND]
            deciding = self.deciding(node, s)
            chosen = self.choose(deciding, s)
            sides += deciding
            path += chosen
            node = node.child_of(chosen)
            self.make(s, chosen, sides)
            depth += 1
        if self.goes_on(s, before):
            greedy_to(s, self.desk, horizon(s))
        self.judge_leaf(s, path, sides)

    def judge_leaf(self, s: Cells, path: list[Edge], sides: list[Side]) -> None:
        """Let the judge say who wins, and bring that back up the path; the sides are those of its edges."""
        win = self.desk.win
        self.judge.judge(s, win)
        if self.explain:
            self.judge.points(s, self.end)
            self.rounds += self.judge.rounds_left(s)
        i: i64 = 0
        while i < len(path):
            side = sides[i]
            chance = win[side.seat]
            path[i].add(chance)
            path[i].points += self.end[side.seat]
            side.visits += 1
            side.total += chance
            i += 1
        i = 0
        while i < s.seats:
            self.win[i] += win[i]
            self.points[i] += self.end[i]
            i += 1
        self.trips += 1
        self.made += 1

    def is_first_look(self, node: Node, s: Cells, before: i64) -> bool:
        """Whether a node is met for the first time, where a round has just ended: that is where it is judged."""
        if node.judged or s.cells[ROUND] == before:
            return False
        node.judged = True
        return True

    def let_rivals_play(self, s: Cells) -> None:
        """Play the rivals' turns greedily, until the searching seat decides or the round ends."""
        now = s.cells[ROUND]
        while s.cells[WINNERS] == 0 and s.cells[ROUND] == now and not s.cells[OWING] >> self.seat & 1:
            quick_turn(s, self.desk)

    def goes_on(self, s: Cells, before: i64) -> bool:
        """Whether the round is played to its end before the judge is asked: not if the last turn ended one."""
        return self.style.to_end and (s.cells[ROUND] == before or before == 0)

    def make(self, s: Cells, chosen: list[Edge], sides: list[Side]) -> None:
        """Make the chosen actions, which are of the last of the sides, and settle what follows, as it was settled the
        first time where that is legal."""
        n: i64 = len(chosen)
        first: i64 = len(sides) - n
        if n == 1:
            edge = chosen[0]
            s.do(sides[first].seat, edge.action)
            if edge.scripted:
                replay(s, edge.script, self.desk)
            else:
                edge.script = settle_noting(s, self.desk)
                edge.scripted = True
            return
        i: i64 = 0
        while i < n:
            s.do(sides[first + i].seat, chosen[i].action)
            i += 1
        settle(s, self.desk)

    def deciding(self, node: Node, s: Cells) -> list[Side]:
        """The sides of the seats that decide in this world: after the same turns that may be another seat than in the
        world in which the node was opened."""
        found: list[Side] = []
        quiet = s.quiet()
        seat: i64 = 0
        while seat < s.seats:
            if s.cells[OWING] >> seat & 1 and (quiet or seat == self.seat):
                side = node.side_of(seat)
                if side is None:
                    side = Side(seat)
                    node.sides.append(side)
                    self.look(side, s, s.plausible(seat))
                found.append(side)
            seat += 1
        return found

    def choose(self, deciding: list[Side], s: Cells) -> list[Edge]:
        """For each side the action to try next in this world."""
        if len(deciding) == 1:
            return [self.select(deciding[0], s)]
        return [self.select_apart(side, s) for side in deciding]

    def select_apart(self, side: Side, s: Cells) -> Edge:
        """A choice at the same time as others: now and then any, or seats would fall into step with each other."""
        best = self.select(side, s)
        if self.rng.below(APART):
            return best
        options = s.plausible(side.seat)
        edge = side.find(options[self.rng.below(len(options))])
        return best if edge is None else edge

    def select(self, side: Side, s: Cells) -> Edge:
        """The legal action with the best mix of what was found, what it promised, and how seldom it was tried."""
        style = self.style
        options = s.plausible(side.seat)
        best: Edge | None = None
        most = -1e9
        first = side.mean() - style.first
        strange = False
        for option in options:
            edge = side.find(option)
            if edge is None:
                strange = True
                continue
            edge.available += 1
        if strange:
            self.look(side, s, options)
        for option in options:
            edge = side.find(option)
            if edge is not None:
                known = edge.mean() if edge.visits else first
                score = known + style.explore * edge.prior * sqrt(float(edge.available)) / float(1 + edge.visits)
                if score > most:
                    most = score
                    best = edge
        assert best is not None
        return best

    # --- a new node ---

    def open(self, node: Node, s: Cells) -> None:
        """Make the sides of a node: one for the seat that decides, or for all that decide at the same time. In the
        middle of a turn, which is only asked about at the root, it is the searching seat."""
        deciding = self.deciding(node, s)
        if len(deciding) == 1 and deciding[0].seat == self.seat and s.quiet():
            node.sight = sight(s, self.seat, self.found)

    def look(self, side: Side, s: Cells, options: vec[i64]) -> None:
        """Give the side an edge for each option, with priors from one look ahead. Edges that are there stay."""
        n: i64 = len(options)
        if n > MOST_OPTIONS:
            n = MOST_OPTIONS
        logits = self.logits
        logits[0] = 0.0
        if n > 1:
            self.look_ahead(s, side.seat, options, n)
        softmax(logits, n)
        even = self.style.doubt / float(n)
        i: i64 = 0
        while i < n:
            if side.find(options[i]) is None:
                prior = (1.0 - self.style.doubt) * logits[i] + even
                edge = Edge(options[i], prior)
                edge.available = 1
                side.edges.append(edge)
            i += 1

    def look_ahead(self, s: Cells, seat: i64, options: vec[i64], n: i64) -> None:
        """Write into `logits` how good each option looks at once, and to the policy of the judge if it has one."""
        unit = float(s.scale()) * self.style.sharp
        desk = self.desk
        most: i64 = LEAST
        desk.remembers = True
        desk.asked = NO_OPTIONS
        i: i64 = 0
        while i < n:
            worth = try_turn(s, seat, options[i], desk)
            self.logits[i] = float(worth) / unit
            if worth > most:
                most = worth
                turn = desk.turn
                desk.turn = desk.best
                desk.best = turn
            i += 1
        desk.remembers = False
        self.looked = True
        if self.style.policy > 0.0 and self.judge.lean(s, seat, options, self.lean):
            i = 0
            while i < n:
                self.logits[i] += self.style.policy * self.lean[i]
                i += 1


def settled(side: Side, left: i64) -> bool:
    """Whether no action can be visited more often than the best with so many visits to come."""
    best: i64 = 0
    second: i64 = 0
    for edge in side.edges:
        if edge.visits > best:
            second = best
            best = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return best - second > left


def sight(s: Cells, seat: i64, found: vec[i64]) -> i64:
    """What a seat sees, as a number: equal for states that look alike. 0 for a game without features."""
    n = s.features(seat, found)
    if n == 0:
        return 0
    total: i64 = 0
    i: i64 = 0
    while i < n:
        total += mixed(found[i])
        i += 1
    for option in s.plausible(seat):
        total += mixed(option) * 3
    return total if total else i64(1)


def mixed(value: i64) -> i64:
    """A number of 40 bits that looks random, for a sum in which order does not matter."""
    h = ((value & 0x3FFFFFFF) * 0x5BD1E995 + (value >> 30)) & 0xFFFFFFFFFF
    h = ((h ^ h >> 17) & 0x7FFFFFFF) * 0x19660D15 & 0xFFFFFFFFFF
    return h ^ h >> 13


def node_seen(root: Node, wanted: i64, deep: i64) -> Node | None:
    """The node at which the seat sees what it sees now, at most so many steps below a root."""
    level = [root]
    while deep and level:
        further: list[Node] = []
        for node in level:
            for child in node.below():
                if child.sight == wanted:
                    return child
                further.append(child)
        level = further
        deep -= 1
    return None
