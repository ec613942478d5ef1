"""The rules as the contract wants them: configurations, actions as numbers and texts, what a seat knows, positions."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arcanarium import Action, Config, ConfigError, Decision, Event, PositionError, Result, UnreadableMove
from arcanarium.core.record import SEATS
from arcanarium.core.rng import Rng
from arcanarium.engine.wire import LARGEST, WireReader, WireWriter
from lanterns.about import ABOUT
from lanterns.state import CARDS, HAND, LANTERNS, State, shuffled


@dataclass(frozen=True)
class Seen:
    """What one seat may know: no other hands, and of the offers that lie face down only its own."""

    seat: int
    config: Config
    hand: tuple[int, ...]
    offer: int
    offered: tuple[bool, ...]
    sizes: tuple[int, ...]
    points: tuple[int, ...]
    lit: int
    dark: tuple[int, ...]
    played: tuple[int, ...]
    last: tuple[int, ...]
    shown: int

    def to_bytes(self) -> bytes:
        to = WireWriter()
        to.put(self.seat)
        for row in (self.hand, self.offered, self.sizes, self.points, self.dark, self.played, self.last):
            to.put_row([*row])
        for number in (self.offer, self.lit, self.shown):
            to.put(number)
        return to.data(self.config)


class LanternsRules:
    name = ABOUT.name

    # --- before a game ---

    def configure(self, options: dict[str, Any]) -> Config:
        seats = options.get("seats") or 2
        if seats not in ABOUT.seats or isinstance(seats, bool):
            raise ConfigError(f"Five Lanterns is for 2, 3 or 4 seats, not {seats}")
        if (options.get("variant") or "standard") != "standard" or options.get("sets"):
            raise ConfigError("Five Lanterns has no variants and no sets")
        if unknown := sorted(set(options) - {"seats", "variant", "sets"}):
            raise ConfigError(f"Five Lanterns has no option {', '.join(unknown)}")
        return Config(ABOUT.name, seats, version=ABOUT.rules_version)

    def start(self, config: Config) -> State:
        return State(config)

    def config_of(self, state: State) -> Config:
        return state.config

    # --- actions: the number of an action is that of the card offered ---

    def action_text(self, state: State, action: int) -> str:
        return f"offer {action}"

    def read_action(self, state: State, text: str) -> int:
        verb, _, card = text.partition(" ")
        if verb != "offer" or not card.isdecimal() or int(card) not in CARDS:
            raise UnreadableMove(f"“{text}” is no move; say “offer” and a card")
        return int(card)

    def action_value(self, state: State, action: int) -> Action:
        return Action("offer", number=action)

    def action_number(self, state: State, action: Action) -> int:
        return self.read_action(state, f"{action.verb} {action.number}")

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "offer", facts={"lantern": state.lit})

    def why_not(self, state: State, seat: int, action: int) -> str:
        return "lanterns-why-card" if seat in state.owing() else "lanterns-why-now"

    def chance_text(self, state: State, outcome: Sequence[int]) -> str:
        return f"{self._owed(state)} {' '.join(map(str, outcome))}"

    def read_chance(self, state: State, text: str) -> list[int]:
        word, *numbers = text.split()
        if word != self._owed(state):
            raise ValueError(f"“{text}”: here a line “{self._owed(state)} ...” must stand")
        return [int(number) for number in numbers]

    @staticmethod
    def _owed(state: State) -> str:
        return "light" if state.dealt() else "deal"

    # --- what is known ---

    def note_events(self, state: State, on: bool) -> None:
        state.noting = on

    def events(self, state: State, viewer: int) -> list[Event]:
        return list(state.noted)

    def clear_events(self, state: State) -> None:
        state.noted.clear()

    def observe(self, state: State, seat: int) -> Seen:
        own = seat >= 0
        return Seen(
            seat, state.config, tuple(state.hands[seat]) if own else (), state.offers[seat] if own else 0,
            tuple(map(bool, state.offers)), tuple(map(len, state.hands)), tuple(state.points), state.lit,
            tuple(state.dark), tuple(state.played), tuple(state.last), state.shown,
        )

    def read_observation(self, config: Config, data: bytes) -> Seen:
        source, most = WireReader(config, data), max(CARDS)
        seat = source.number(-1, config.seats - 1)
        rows = [tuple(source.row(len(CARDS), 0, LARGEST)) for _ in range(7)]
        hand, offered, sizes, points, dark, played, last = rows
        offer, lit = source.number(0, most), source.number(0, max(LANTERNS))
        seen = Seen(seat, config, hand, offer, tuple(map(bool, offered)), sizes, points, lit, dark, played, last,
                    source.number(0, LARGEST))
        source.done()
        of_seats = {len(offered), len(sizes), len(points), len(last)} == {config.seats}
        own = seat < 0 or of_seats and (sizes[seat], offered[seat]) == (len(hand), bool(offer))
        if not of_seats or not own or sum(sizes) + sum(seen.offered) + len(played) > len(CARDS):
            raise ValueError("the observation tells what cannot be")
        try:
            self._check(self.resample(seen, Rng(1)), 8 + config.seats)
        except IndexError:
            raise ValueError("the observation tells what cannot be") from None
        return seen

    def resample(self, observation: Seen, rng: Rng) -> State:
        seen, state = observation, State(observation.config)
        state.points, state.dark, state.played, state.last = map(list, (seen.points, seen.dark, seen.played, seen.last))
        state.lit, state.shown = seen.lit, seen.shown
        unseen = shuffled([card for card in CARDS if card not in (*seen.hand, seen.offer, *seen.played)], rng)
        for seat, size in enumerate(seen.sizes):
            own = seat == seen.seat
            state.hands[seat] = list(seen.hand) if own else sorted(unseen.pop() for _ in range(size))
            if seen.offered[seat]:
                state.offers[seat] = seen.offer if own else unseen.pop()
        return state

    def hidden_parts(self, state: State, viewer: int) -> dict[str, str]:
        others = [seat for seat in range(state.config.seats) if seat != viewer]
        hands, offers = [state.hands[seat] for seat in others], [state.offers[seat] for seat in others]
        return {**({"hands": str(hands)} if any(hands) else {}), **({"offers": str(offers)} if any(offers) else {})}

    # --- positions ---

    def write_position(self, state: State) -> str:
        rows: dict[str, Sequence[int]] = {
            "seats": [state.config.seats], "lit": [state.lit], "dark": state.dark, "points": state.points,
            "last": state.last, "played": state.played, "shown": [state.shown], "offers": state.offers,
            **{f"hand {SEATS[seat]}": hand for seat, hand in enumerate(state.hands)},
        }
        head = f"{ABOUT.name} {state.config.version}"
        return "\n".join([head, *(f"{name}: {' '.join(map(str, row))}".rstrip() for name, row in rows.items())])

    def read_position(self, text: str, source: str = "") -> State:
        try:
            head, *lines = text.strip().split("\n")
            if head.split() != [ABOUT.name, str(ABOUT.rules_version)]:
                raise ValueError(f"it must start with “{ABOUT.name} {ABOUT.rules_version}”")
            rows = {name: [int(n) for n in rest.split()] for name, _, rest in (line.partition(":") for line in lines)}
            state = State(self.configure({"seats": rows["seats"][0]}))
            (state.lit,), (state.shown,) = rows["lit"], rows["shown"]
            state.dark, state.points, state.last = sorted(rows["dark"]), rows["points"], rows["last"]
            state.played, state.offers = sorted(rows["played"]), rows["offers"]
            state.hands = [sorted(rows[f"hand {SEATS[seat]}"]) for seat in range(state.config.seats)]
            self._check(state, len(rows))
        except (ValueError, LookupError, ConfigError) as error:
            raise PositionError(f"not a position of Five Lanterns: {error}", source) from None
        return state

    @staticmethod
    def _check(state: State, rows: int) -> None:
        seats = state.config.seats
        if rows != 8 + seats or {len(state.points), len(state.last), len(state.offers)} != {seats}:
            raise ValueError("each row stands there once, with a number for each seat")
        lanterns = [*state.dark, *filter(None, [state.lit])]
        cards = [*state.played, *filter(None, state.offers), *(card for hand in state.hands for card in hand)]
        for things, known in ((lanterns, LANTERNS), (cards, CARDS)):
            if len(set(things)) < len(things) or not set(things) <= set(known):
                raise ValueError("each card and each lantern is somewhere, once")
        compared = state.round() - bool(state.lit)
        laid = [compared + bool(offer) + len(hand) for offer, hand in zip(state.offers, state.hands, strict=True)]
        if len(state.played) != seats * compared or (set(laid) != {HAND} if cards else state.round()):
            raise ValueError(f"everyone holds {HAND} cards less those that were offered")
        if not state.lit and any(state.offers) or state.lit and all(state.offers):
            raise ValueError("cards are compared as soon as all are offered")

    # --- the end ---

    def result(self, state: State) -> Result:
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result(tuple(state.points), winners, state.round())


RULES = LanternsRules()
