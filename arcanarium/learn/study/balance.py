"""Losses and luck added up: how each seat came from its first chance to the result, and where the game turned.

The chance of a seat changes by what its own decisions give away, by what others give away, and by what is dealt, drawn
or revealed. In the fair light a seat is followed by its own eyes, from one of its decisions to the next; in the open
light all are followed at every decision. What is left where nothing was dealt is `drift`: moves that nobody could
foresee, and the imprecision of the search.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Literal

from arcanarium.learn.study.lights import CLASSES, COSTLY, LIGHTS, SURE, Depth, Light, class_of
from arcanarium.learn.study.questions import Exercise
from arcanarium.learn.study.story import Fork, Story
from arcanarium.learn.study.weighing import Weighed, shared

VERSION = 1
"""The version of what a review holds. Stored reviews of another version are made anew."""
MUCH_LUCK = 0.08
"""From which change on luck is worth a word."""
TURNING = 0.1
"""From which change on a moment is one on which a game turned, if it is among the MOST_TURNING largest."""
MOST_TURNING = 6
DECIDED = 0.9
"""From which chance on a game counts as decided, if the winner keeps it."""
Fate = Literal["", "lucky", "unlucky"]
"""A costly decision that luck made good, and a good one that met bad luck."""


@dataclass(frozen=True, slots=True)
class LightVerdict:
    """What is thought of a decision in one light. Chances are those of the seat that decided, as shares of 1."""

    verdict: str
    best: str
    """The best move, as a record has it."""
    before: float
    after: float
    loss: float
    error: float
    """The standard error of the loss."""
    luck: float
    """By how much the own chance changed from then until the seat decided again (fair), or until the next decision of
    anybody (open), beyond what others gave away."""
    dealt: bool
    """Whether something was dealt, drawn or revealed in that time, so that the change counts as luck."""
    fate: Fate


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with a choice in it, by light."""

    turn: int
    step: int
    round: int
    seat: int
    choices: int
    played: str
    """The move that was made, as the record has it; empty where the record ends."""
    lights: Mapping[Light, LightVerdict]


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came from an even chance to the result: even + deal - given_away + gifts + luck + drift = ended."""

    seat: int
    deal: float
    """What the first cards were worth, before anything was decided."""
    given_away: float
    gifts: float
    luck: float
    drift: float
    ended: float
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment on which the game turned: `loss` (a seat gave something away), `luck` (cards changed its chance) or
    `decided` (from then on it was won). `win` are the chances of that seat before and after."""

    kind: Literal["loss", "luck", "decided"]
    turn: int
    step: int
    round: int
    seat: int
    win: tuple[float, float]
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class Balance:
    """One light: the accounts, the chart, and how much of all change was luck."""

    chances: tuple[tuple[tuple[int, float], ...], ...]
    """For each seat its chance at some steps."""
    accounts: tuple[Account, ...]
    luck_share: float
    """How much of what changed the chances was dealt, drawn or revealed, and not decided: from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Review:
    """Everything that is known about a game. `dataclasses.asdict` makes JSON of it."""

    review: int
    game: str
    seats: int
    depth: str
    visits: int
    seed: int
    steps: int
    rounds: tuple[int, ...]
    """The round at each step."""
    points: tuple[tuple[int, ...], ...]
    """The points of each seat at each step."""
    decisions: tuple[Judged, ...]
    balance: Mapping[Light, Balance]
    turning: tuple[Turn, ...]
    sources: tuple[tuple[int, int, int, str, int], ...]
    """Where points came from: step, round, seat, source, points."""
    flows: Mapping[str, tuple[tuple[int, ...], ...]]
    """What each seat gained, spent and lost of each kind that the game counts."""
    left: tuple[tuple[int, ...], ...]
    idle: tuple[tuple[str, ...], ...]
    """The cards of each seat that came to nothing."""
    behind: tuple[int, ...]
    """How many rounds before the end the leader already had the points with which a seat ended."""
    winners: tuple[int, ...]
    ended: bool
    """Whether the record has the end of the game."""
    questions: tuple[Exercise, ...] = ()
    finished: bool = False
    """Whether nothing more will be found out at this depth."""


def balanced(
    story: Story, moments: Sequence[Fork], known: Mapping[tuple[int, Light], Weighed], depth: Depth, seed: int,
) -> Review:
    """The review as far as decisions were weighed. Accounts are made of lights that are known throughout."""
    whole = len(moments) == len(story.moments)
    lights = [light for light in LIGHTS if all((moment.turn, light) in known for moment in moments)]
    chains = {light: Chain(story, moments, {turn: found for (turn, of), found in known.items() if of == light}, light)
              for light in lights}
    decisions = tuple(
        Judged(moment.turn, moment.step, moment.round, moment.seat, moment.choices, moment.text,
               {light: chain.verdicts[moment.turn] for light, chain in chains.items()}) for moment in moments)
    return Review(
        VERSION, story.game, story.seats, depth.name, depth.visits, seed, story.steps, tuple(story.rounds),
        tuple(story.points), decisions,
        {light: chain.balance() for light, chain in chains.items()} if whole and moments else {},
        chains["fair"].turning() if whole and moments and "fair" in chains else (),
        tuple((one.step, one.round, one.seat, one.source, one.points) for one in story.sources),
        {way: tuple(map(tuple, rows)) for way, rows in story.flows.items()}, tuple(story.left),
        tuple(map(tuple, story.idle)), tuple(story.behind()), story.result.winners if story.result else (),
        story.result is not None)


@dataclass(slots=True)
class Link:
    """A stretch in the chain of one seat: from after a decision until the seat is looked at again."""

    turn: int
    before: float
    after: float
    gifts: float
    dealt: bool
    error: float
    step: int = 0
    """Where it ends."""

    @property
    def change(self) -> float:
        return self.after - self.before - self.gifts

    @property
    def counts(self) -> bool:
        return abs(self.change) >= max(MUCH_LUCK, SURE * self.error)


class Chain:
    """A game in one light, decision after decision."""

    def __init__(self, story: Story, moments: Sequence[Fork], found: Mapping[int, Weighed], light: Light) -> None:
        self.story, self.moments, self.found, self.light = story, moments, found, light
        self.classes = {moment.turn: class_of(found[moment.turn].loss, found[moment.turn].error,
                                              found[moment.turn].best == moment.played or moment.played is None)
                        for moment in moments}
        self.ended = self._ended()
        self.links: list[list[Link]] = [self._links(seat) for seat in range(story.seats)]
        links = {link.turn: link for moment in moments for link in self.links[moment.seat] if link.turn == moment.turn}
        self.verdicts = {moment.turn: self._verdict(moment, links.get(moment.turn)) for moment in moments}

    def loss(self, moment: Fork) -> float:
        """What a decision lost for sure."""
        return self.found[moment.turn].loss if self.classes[moment.turn] in COSTLY else 0.0

    def after(self, moment: Fork) -> tuple[float, ...]:
        """The chances of all after the move that was played."""
        win = self.found[moment.turn].win
        own = max(0.0, win[moment.seat] - self.loss(moment))
        return shared(win, moment.seat, own)

    def gift(self, moment: Fork, seat: int) -> float:
        return self.after(moment)[seat] - self.found[moment.turn].win[seat] if self.loss(moment) else 0.0

    def _ended(self) -> tuple[float, ...]:
        """The chances at the end: winners share the victory; a game that goes on ends with the last ones known."""
        result = self.story.result
        if result:
            return tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.story.seats))
        even = 1 / self.story.seats
        last = [even] * self.story.seats
        for moment in self.moments:
            win = self.after(moment)
            last = list(win) if self.light == "open" else [
                win[seat] if seat == moment.seat else last[seat] for seat in range(self.story.seats)]
        return tuple(last)

    def _links(self, seat: int) -> list[Link]:
        """The stretches of a seat: in the fair light from own decision to own decision, else between all."""
        own = [moment for moment in self.moments if self.light == "open" or moment.seat == seat]
        found = []
        for moment, then in pairwise([*own, None]):
            assert moment is not None
            until = then.step if then else self.story.steps
            between = [each for each in self.moments
                       if each.seat != seat and moment.step < each.step < until] if self.light == "fair" else []
            after = self.found[then.turn].win[seat] if then else self.ended[seat]
            before = self.after(moment)[seat]
            # a rival's loss is seen by the rival's eyes: it cannot bring more than all there is
            gifts = min(1.0 - before, max(-before, sum(self.gift(each, seat) for each in between)))
            error = hypot(self.found[moment.turn].doubt, self.found[then.turn].doubt if then else 0.0)
            found.append(Link(
                moment.turn, before, after, gifts, any(self.story.chance[moment.step + 1 : until + 1]), error,
                until))
        return found

    def _verdict(self, moment: Fork, link: Link | None) -> LightVerdict:
        found, called = self.found[moment.turn], self.classes[moment.turn]
        before = found.win[moment.seat]
        luck, dealt = (link.change, link.dealt) if link else (0.0, False)
        fate: Fate = ""
        if link and dealt and link.counts:
            fate = "lucky" if called in COSTLY and luck > 0 else "unlucky" if called not in COSTLY and luck < 0 else ""
        return LightVerdict(
            called, found.text, before, max(0.0, before - found.loss), found.loss, found.error, luck, dealt, fate)

    # --- the sum of it ---

    def balance(self) -> Balance:
        accounts = tuple(self._account(seat) for seat in range(self.story.seats))
        luck = sum(abs(link.change) for links in self.links for link in links if link.dealt and link.counts)
        decided = sum(abs(change - before) for moment in self.moments if self.loss(moment)
                      for before, change in zip(self.found[moment.turn].win, self.after(moment), strict=True))
        whole = luck + decided
        return Balance(tuple(self._chances(seat) for seat in range(self.story.seats)), accounts,
                       luck / whole if whole else 0.0)

    def _account(self, seat: int) -> Account:
        even = 1 / self.story.seats
        links = self.links[seat]
        first = next((moment for moment in self.moments if self.light == "open" or moment.seat == seat), None)
        deal = self.found[first.turn].win[seat] - even if first else 0.0
        given = sum(self.found[moment.turn].win[seat] - self.after(moment)[seat]
                    for moment in self.moments if moment.seat == seat)
        if self.light == "open":
            gifts = sum(self.gift(moment, seat) for moment in self.moments if moment.seat != seat)
        else:
            gifts = sum(link.gifts for link in links)
        luck = sum(link.change for link in links if link.dealt)
        drift = sum(link.change for link in links if not link.dealt)
        if not first:
            drift = self.ended[seat] - even
        classes = [self.classes[moment.turn] for moment in self.moments if moment.seat == seat]
        counts = {name: classes.count(name) for name in ("best", "good", *(name for _, name in reversed(CLASSES)))}
        return Account(seat, deal, given, gifts, luck, drift, self.ended[seat], counts)

    def _chances(self, seat: int) -> tuple[tuple[int, float], ...]:
        """The line of a seat in the chart."""
        found: dict[int, float] = {}
        for moment in self.moments:
            if self.light == "fair" and moment.seat != seat:
                continue
            found[moment.step] = self.found[moment.turn].win[seat]
            found[moment.step + 1] = self.after(moment)[seat]
        if self.story.result:
            found[self.story.steps] = self.ended[seat]
        return tuple(sorted(found.items()))

    def turning(self) -> tuple[Turn, ...]:
        """The moments on which the game turned, in their order."""
        found: list[tuple[float, Turn]] = []
        for moment in self.moments:
            before, loss = self.found[moment.turn].win[moment.seat], self.loss(moment)
            if loss >= TURNING:
                found.append((loss, Turn("loss", moment.turn, moment.step, moment.round, moment.seat,
                                         (before, max(0.0, before - loss)), self.classes[moment.turn])))
        for seat, links in enumerate(self.links):
            for link in links:
                if link.dealt and link.counts and abs(link.change) >= TURNING:
                    step = self._when(link)
                    found.append((abs(link.change), Turn(
                        "luck", link.turn, step, self.story.rounds[min(step, self.story.steps)], seat,
                        (link.before + link.gifts, link.after))))
        found = sorted(found, key=lambda one: (-one[0], one[1].step))[:MOST_TURNING]
        turns = [turn for _, turn in found]
        if decided := self._decided():
            turns.append(decided)
        return tuple(sorted(turns, key=lambda turn: (turn.step, turn.kind)))

    def _when(self, link: Link) -> int:
        """The first step of a stretch at which something was dealt or revealed."""
        start = next(moment.step for moment in self.moments if moment.turn == link.turn)
        return next((step for step in range(start + 1, link.step + 1) if self.story.chance[step]), link.step)

    def _decided(self) -> Turn | None:
        """From when on the winner had won, as far as that seat could see."""
        result = self.story.result
        if result is None or len(result.winners) != 1:
            return None
        seat = result.winners[0]
        own = [moment for moment in self.moments if moment.seat == seat]
        found = None
        for moment in reversed(own):
            if self.found[moment.turn].win[seat] < DECIDED:
                break
            found = moment
        if found is None:
            return None
        chance = self.found[found.turn].win[seat]
        return Turn("decided", found.turn, found.step, found.round, seat, (chance, chance))
