"""A tiny game with nothing but rules, to test what every game shares before and without the real ones. It has no face,
no values and no board, so that tools meet a game that cannot do everything; examples/ has one that can.

Everyone holds three cards of one deck of 1 to 12. All bid a card in secret at once; the highest bid wins the trick, and
its owner either banks a point or digs: draws the top card unseen by the others. Then all fill up to three. An empty
deck is made anew from the discards, by chance. After six tricks the most points win.
"""
from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC, About, Action, Decision, Event, GameSpec, Result
from arcanarium.core.errors import ConfigError, PositionError, UnreadableMove
from arcanarium.core.rng import Rng
from arcanarium.engine.wire import LARGEST, WireReader, WireWriter

CARDS = range(1, 13)
BANK, DIG = 20, 21
TRICKS = 6
NOBODY = -1


class State:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.deck: list[int] = []
        self.discards = list(CARDS)  # the first shuffle makes the deck of them, like any other
        self.hands: list[list[int]] = [[] for _ in range(config.seats)]
        self.bids = [0] * config.seats
        self.points = [0] * config.seats
        self.last = [0] * config.seats  # the bids shown last, which all remember
        self.trick = 1
        self.chooser = NOBODY
        self.drawing: list[int] = [s for s in range(config.seats) for _ in range(3)]  # who is still to draw, in order
        self.shown = 0
        self.noting = False
        self.noted: list[tuple[Event, int, dict[str, Any]]] = []  # event, who alone may know more, and what

    def owing(self) -> list[int]:
        if self.over() or self.chance():
            return []
        return [self.chooser] if self.chooser >= 0 else [s for s, bid in enumerate(self.bids) if not bid]

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.owing():
            return []
        return [BANK] + [DIG] * bool(self.deck) if self.chooser >= 0 else sorted(self.hands[seat])

    def apply(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise ValueError("illegal")
        if self.chooser >= 0:
            self.chooser = NOBODY
            if action == BANK:
                self.points[seat] += 1
                self.note_event("banked", seat)
            else:
                self.draw(seat)
            self.trick += 1
            self.note_event("round_began", NOBODY, {"round": self.trick})
            self.drawing = [s for s, hand in enumerate(self.hands) for _ in range(3 - len(hand))]
            self.go_on()
            return
        self.hands[seat].remove(action)
        self.bids[seat] = action
        if all(self.bids):
            self.shown += 1
            self.note_event("bids", NOBODY, {"cards": tuple(self.bids)})
            self.chooser = self.bids.index(max(self.bids))
            self.discards = sorted(self.discards + self.bids)
            self.last = self.bids
            self.bids = [0] * len(self.bids)

    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.shown += 1
        self.note_event("drew", seat, {}, seat, {"card": card})

    def go_on(self) -> None:
        while self.drawing and self.deck:
            self.draw(self.drawing.pop(0))

    def chance(self) -> bool:
        return bool(self.drawing) and not self.deck and not self.over()

    def deal(self, outcome: Sequence[int]) -> None:
        if not self.chance() or sorted(outcome) != self.discards:
            raise ValueError("not an order of the discards")
        self.deck, self.discards = list(outcome), []
        self.note_event("shuffled", NOBODY)
        self.go_on()

    def deal_random(self, rng: Rng) -> Sequence[int]:
        outcome = shuffled(self.discards, rng)
        self.deal(outcome)
        return outcome

    def over(self) -> bool:
        return self.trick > TRICKS

    def clone(self) -> State:
        return deepcopy(self)

    def key(self) -> int:
        return hash(RULES.write_position(self))

    def reveals(self) -> int:
        return self.shown

    def note_event(self, kind: str, seat: int, facts: dict[str, Any] | None = None,
             only: int = PUBLIC, secret: dict[str, Any] | None = None) -> None:
        if self.noting:
            self.noted.append((Event(kind, seat, facts or {}), only, secret or {}))


def shuffled(cards: Sequence[int], rng: Rng) -> list[int]:
    cards = list(cards)
    return [cards.pop(rng.below(len(cards))) for _ in range(len(cards))]


class Observation:
    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.config = state.config
        self.hand = state.hands[seat] if seat >= 0 else []
        self.bid = state.bids[seat] if seat >= 0 else 0
        self.counts = [len(hand) for hand in state.hands]
        self.have_bid = [bool(bid) for bid in state.bids]
        self.deck = len(state.deck)
        self.last = state.last
        self.more: list[int] = []  # tests put secrets here
        self.open = (state.discards, state.points, state.trick, state.chooser, state.drawing, state.shown)

    def to_bytes(self) -> bytes:
        to = WireWriter()
        discards, points, trick, chooser, drawing, shown = self.open
        to.put(self.seat)
        for row in (self.hand, self.counts, self.have_bid, self.last, discards, points, drawing):
            to.put_row([*row])
        for number in (self.bid, self.deck, trick, chooser, shown):
            to.put(number)
        to.put_row(self.more)
        return to.data(self.config)


class Toy:
    name = "toy"
    make: type[State] = State  # tests put broken ones here

    def configure(self, options: dict[str, Any]) -> Config:
        given = {"seats": 2, "variant": "standard", "sets": (), **options}
        if given["seats"] not in (2, 3) or given["variant"] != "standard" or given["sets"] or len(given) > 3:
            raise ConfigError(f"the toy is for 2 or 3 seats and has no variants, sets or options: {given}")
        return Config("toy", given["seats"])

    def start(self, config: Config) -> State:
        return self.make(config)

    def config_of(self, state: State) -> Config:
        return state.config

    def action_text(self, state: State, action: int) -> str:
        return {BANK: "bank", DIG: "dig"}.get(action, f"bid {action}")

    def read_action(self, state: State, text: str) -> int:
        action: int
        for action in (BANK, DIG, *CARDS):
            if self.action_text(state, action) == text:
                return action
        raise UnreadableMove(text)

    def action_value(self, state: State, action: int) -> Action:
        return Action({BANK: "bank", DIG: "dig"}.get(action, "bid"), number=action if action in CARDS else 0)

    def action_number(self, state: State, action: Action) -> int:
        return self.read_action(state, f"bid {action.number}" if action.verb == "bid" else action.verb)

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "bid" if state.chooser < 0 else "prize", facts={"trick": state.trick})

    def why_not(self, state: State, seat: int, action: int) -> str:
        return "not-in-hand" if action in CARDS else "not-now"

    def chance_text(self, state: State, outcome: Sequence[int]) -> str:
        return "shuffle " + ", ".join(map(str, outcome))

    def read_chance(self, state: State, text: str) -> list[int]:
        return [int(card) for card in text.removeprefix("shuffle ").split(", ")]

    def note_events(self, state: State, on: bool) -> None:
        state.noting = on

    def events(self, state: State, viewer: int) -> list[Event]:
        return [
            Event(event.kind, event.seat, event.facts | (secret if viewer == only else {}))
            for event, only, secret in state.noted
        ]

    def clear_events(self, state: State) -> None:
        state.noted.clear()

    def observe(self, state: State, seat: int) -> Observation:
        return Observation(state, seat)

    def read_observation(self, config: Config, data: bytes) -> Observation:
        source, state = WireReader(config, data), self.make(config)
        seen = Observation(state, source.number(-1, config.seats - 1))
        seen.hand, seen.counts, have_bid, seen.last, discards, points, drawing = (
            source.row(len(CARDS), 0, LARGEST) for _ in range(7)
        )
        seen.bid, seen.deck, trick, chooser, shown = (source.number(-1, LARGEST) for _ in range(5))
        seen.have_bid = [bool(bid) for bid in have_bid]
        seen.open = (discards, points, trick, chooser, drawing, shown)
        seen.more = source.row(config.seats, 0, LARGEST)
        source.done()
        if {len(seen.counts), len(have_bid), len(seen.last), len(points)} != {config.seats}:
            raise ValueError("there is one of each for each seat")
        try:
            self.read_position(self.write_position(self.resample(seen, Rng(1))))
        except (PositionError, IndexError, ValueError):
            raise ValueError("the observation tells what cannot be") from None
        return seen

    def resample(self, seen: Observation, rng: Rng) -> State:
        state = self.make(seen.config)
        discards, points, state.trick, state.chooser, drawing, state.shown = seen.open
        state.discards, state.points, state.drawing = list(discards), list(points), list(drawing)
        state.last = list(seen.last)
        unseen = shuffled([c for c in CARDS if c not in (*seen.hand, seen.bid, *discards)], rng)
        for seat, (count, bid) in enumerate(zip(seen.counts, seen.have_bid, strict=True)):
            own = seat == seen.seat
            state.hands[seat] = list(seen.hand) if own else sorted(unseen.pop() for _ in range(count))
            state.bids[seat] = (seen.bid if own else unseen.pop()) if bid else 0
        state.deck = unseen
        return state

    def hidden_parts(self, state: State, viewer: int) -> dict[str, str]:
        others = [seat for seat in range(state.config.seats) if seat != viewer]
        hands, bids = [state.hands[s] for s in others], [state.bids[s] for s in others]
        parts: dict[str, Sequence[object]] = {"deck": state.deck, "hands": hands, "bids": bids}
        return {name: str(part) for name, part in parts.items() if any(part)}

    def write_position(self, state: State) -> str:
        rows = {
            "toy": [state.config.seats, state.trick, state.chooser, state.shown],
            "deck": state.deck, "discards": state.discards, "points": state.points, "bids": state.bids,
            "last": state.last, "drawing": state.drawing,
            **{f"hand{seat}": hand for seat, hand in enumerate(state.hands)},
        }
        return "\n".join(" ".join([name, *map(str, row)]) for name, row in rows.items())

    def read_position(self, text: str, source: str = "") -> State:
        try:
            rows = {line.split()[0]: [int(n) for n in line.split()[1:]] for line in text.split("\n")}
            seats, trick, chooser, shown = rows["toy"]
            state = self.make(self.configure({"seats": seats}))
            state.trick, state.chooser, state.shown = trick, chooser, shown
            state.deck, state.discards, state.drawing = rows["deck"], sorted(rows["discards"]), rows["drawing"]
            state.points, state.bids, state.last = rows["points"], rows["bids"], rows["last"]
            state.hands = [sorted(rows[f"hand{seat}"]) for seat in range(seats)]
        except (ValueError, IndexError, KeyError, ConfigError) as error:
            raise PositionError(f"not a position of the toy: {error}", source) from None
        cards = [*state.deck, *state.discards, *state.bids, *(card for hand in state.hands for card in hand)]
        if sorted(filter(None, cards)) != list(CARDS) or not {chooser, *state.drawing} <= set(range(-1, seats)):
            raise PositionError("each card must be somewhere, once, and each seat must be one", source)
        if {len(state.points), len(state.bids), len(state.last)} != {seats}:
            raise PositionError("points and bids are one for each seat", source)
        return state

    def result(self, state: State) -> Result:
        best = max(state.points)
        return Result(tuple(state.points), tuple(s for s, p in enumerate(state.points) if p == best), state.trick - 1)


def broken_rules(part: type[Toy] | type[State]) -> Toy:
    """The toy with one part replaced by a broken one."""
    if issubclass(part, Toy):
        return part()
    rules = Toy()
    rules.make = part
    return rules


RULES = Toy()
SPEC = GameSpec(contract=2, about=About(name="toy", rules_version=1, seats=(2, 3)), rules=RULES)
registry.register(SPEC)
