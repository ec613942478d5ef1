"""The secrecy kit passes a sound game and catches each kind of leak."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arcanarium.core.config import Config
from arcanarium.core.contract import Decision, Event
from arcanarium.core.rng import Rng
from arcanarium.engine.wire import LARGEST
from arcanarium.kits.conformance import KitError
from arcanarium.kits.secrecy import check_secrecy
from tests.toy import RULES, Observation, State, Toy, broken_rules, shuffled


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_the_toy_keeps_secrets(seed: int, seats: int) -> None:
    check_secrecy(RULES, RULES.configure({"seats": seats}), seed)


class Remembering(Observation):
    """It holds the true state, as careless code might, where no byte of it shows."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.truth = state.clone()


class PlainCopy(Toy):
    def observe(self, state: State, seat: int) -> Observation:
        return Remembering(state, seat)

    def resample(self, seen: Any, rng: Rng) -> State:
        return seen.truth.clone()  # type: ignore[no-any-return]


class NamesNoSecrets(PlainCopy):
    def hidden_parts(self, state: State, viewer: int) -> dict[str, str]:
        return {}


class CopiesHands(PlainCopy):
    def resample(self, seen: Any, rng: Rng) -> State:
        state = super().resample(seen, rng)
        state.deck = shuffled(state.deck, rng)
        return state


class ShowsASum(Toy):
    def observe(self, state: State, seat: int) -> Observation:
        seen = super().observe(state, seat)
        seen.more = [sum(hand) + bid for hand, bid in zip(state.hands, state.bids, strict=True)]
        return seen


class ShowsAHash(Toy):
    def observe(self, state: State, seat: int) -> Observation:
        seen = super().observe(state, seat)
        seen.more = [state.key() & LARGEST]
        return seen


class ShowsSpectatorsTheLastHand(Toy):
    def observe(self, state: State, seat: int) -> Observation:
        seen = super().observe(state, seat)
        seen.hand = state.hands[seat]  # -1, the spectator, is the last seat here
        return seen


class TellsWhatWasDrawn(Toy):
    def events(self, state: State, viewer: int) -> list[Event]:
        return [Event(event.kind, event.seat, event.facts | secret) for event, _, secret in state.noted]


class TellsABid(State):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.note_event("bid", seat, {"card": action})


class OrdersByTheDeck(State):
    def legal(self, seat: int) -> Sequence[int]:
        found = super().legal(seat)
        return found[::-1] if sum(self.deck) % 2 else found


class AsksTooMuch(Toy):
    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "bid", facts={"next": state.deck[-1:]})


class CountsNoReveals(State):
    def reveals(self) -> int:
        return 0


LEAKS: list[tuple[type, str]] = [
    (PlainCopy, "seat A: resampling never varied what it does not know: deck"),
    (NamesNoSecrets, "hidden_parts named nothing"),
    (CopiesHands, "never varied what it does not know: hands"),
    (ShowsASum, "the resampled state looks different"),
    (ShowsAHash, "shows before all are in"),
    (ShowsSpectatorsTheLastHand, "spectator: "),
    (TellsWhatWasDrawn, "the events tell a secret"),
    (TellsABid, "shows before all are in"),
    (OrdersByTheDeck, "tells a secret"),
    (AsksTooMuch, "tells a secret"),
    (CountsNoReveals, r"reveals\(\) does not count it"),
]


@pytest.mark.parametrize(("broken", "told"), LEAKS)
def test_a_leak_is_caught(broken: type, told: str) -> None:
    with pytest.raises(KitError, match=f"(?s)seed \\d+, step \\d+.*{told}"):
        check_some_games(broken_rules(broken))


def check_some_games(rules: Toy) -> None:
    for seed in range(20):
        check_secrecy(rules, Config("toy", 2), seed)


@pytest.mark.parametrize(("broken", "told"), [row for row in LEAKS if issubclass(row[0], PlainCopy)])
def test_that_nothing_varies_is_noticed_in_a_game_that_is_cut_short(broken: type, told: str) -> None:
    """One world at each of seven steps is too little to tell; more are drawn before the verdict."""
    with pytest.raises(KitError, match=told):
        check_secrecy(broken_rules(broken), Config("toy", 2), 1, count=1, until=6)


def test_the_toy_keeps_secrets_in_a_game_that_is_cut_short() -> None:
    assert check_secrecy(RULES, Config("toy", 2), 1, count=1, until=6) >= 7 * 3  # steps, and three viewers
