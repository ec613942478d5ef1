"""The conformance kit passes a sound game and catches each kind of broken one."""
from __future__ import annotations

import random
from collections.abc import Sequence
from copy import copy
from typing import Any

import pytest

from arcanarium.core.config import Config
from arcanarium.core.contract import Action
from arcanarium.core.rng import Rng
from arcanarium.kits.conformance import KitError, check_game, fingerprint, walk
from tests.toy import BANK, DIG, RULES, Observation, State, Toy, broken_rules, shuffled


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_the_toy_conforms(seed: int, seats: int) -> None:
    check_game(RULES, RULES.configure({"seats": seats}), seed)


def test_a_fingerprint_is_of_the_game_and_the_seed() -> None:
    config = RULES.configure({})
    assert fingerprint(RULES, config, 1) == fingerprint(RULES, config, 1) != fingerprint(RULES, config, 2)


class SharesState(State):
    def clone(self) -> State:
        return copy(self)


class SharesPoints(State):
    def clone(self) -> State:
        clone = super().clone()
        clone.points = self.points
        return clone


class SharesItsYouth(State):
    """Its clones of the first trick have something in common with it that changes long after."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.old = [False]
        self.cloned = False

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.old[0] |= self.trick > 2 and not self.cloned

    def clone(self) -> State:
        clone = super().clone()
        assert isinstance(clone, SharesItsYouth)
        clone.old, clone.cloned = self.old, True
        return clone

    def key(self) -> int:
        return super().key() + (self.old[0] and self.trick == 1)


class StartsEachTimeOtherwise(Toy):
    def __init__(self) -> None:
        self.started = 0

    def start(self, config: Config) -> State:
        state = super().start(config)
        state.points[0] = self.started = self.started + 1
        return state


class MakesAnything(State):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action if action in self.legal(seat) else next(iter(self.legal(seat)), -1))


class ChangesOnRefusal(State):
    def apply(self, seat: int, action: int) -> None:
        self.points[0] += 1
        super().apply(seat, action)
        self.points[0] -= 1


class FirstComeFirstServed(State):
    def apply(self, seat: int, action: int) -> None:
        if self.chooser < 0 and sum(map(bool, self.bids)) == len(self.bids) - 1:
            self.points[seat] += 1
        super().apply(seat, action)


class NeverEnds(State):
    def over(self) -> bool:
        return False


class OwesNothing(State):
    def owing(self) -> list[int]:
        return [] if self.trick == 3 else super().owing()


class DealsAnything(State):
    def deal(self, outcome: Sequence[int]) -> None:
        super().deal([card for card in outcome if card in self.discards])


class OwnDice(State):
    def deal_random(self, rng: Rng) -> Sequence[int]:
        return super().deal_random(Rng(random.getrandbits(60)))


class DealsUnlikeTold(State):
    def deal_random(self, rng: Rng) -> Sequence[int]:
        super().deal_random(rng)
        return shuffled(self.deck, rng)


class ForgetsPoints(Toy):
    def read_position(self, text: str, source: str = "") -> State:
        state = super().read_position(text, source)
        state.points = [0] * len(state.points)
        return state


class Crashes(Toy):
    def read_position(self, text: str, source: str = "") -> State:
        if "x" in text:
            raise KeyError(text)
        return super().read_position(text, source)


class TwoAlike(Toy):
    def action_text(self, state: State, action: int) -> str:
        return super().action_text(state, BANK if action == DIG else action)


class LosesItsNumber(Toy):
    def action_value(self, state: State, action: int) -> Action:
        return Action("bank") if action == DIG else super().action_value(state, action)


class ReadsBackwards(Toy):
    def read_chance(self, state: State, text: str) -> list[int]:
        return super().read_chance(state, text)[::-1]


class ResultOfTooMany(Toy):
    def result(self, state: State) -> Any:
        state.points.append(0)
        return super().result(state)


class StumblesOverACard(Toy):
    def action_text(self, state: State, action: int) -> str:
        if action == 7:
            raise IndexError(action)
        return super().action_text(state, action)


class ReadsTooMuch(Toy):
    def read_observation(self, config: Config, data: bytes) -> Observation:
        return super().read_observation(config, data.removesuffix(b"\0"))


class ForgetsTheHand(Toy):
    def read_observation(self, config: Config, data: bytes) -> Observation:
        seen = super().read_observation(config, data)
        seen.hand = sorted(seen.hand)[:-1]
        return seen


class SilentRefusal(Toy):
    def why_not(self, state: State, seat: int, action: int) -> str:
        return ""


BROKEN: list[tuple[type, str]] = [
    (SharesState, "clone"),
    (SharesPoints, "clone"),
    (SharesItsYouth, "a clone changed with its origin"),
    (StartsEachTimeOtherwise, "the same seed gives another game"),
    (MakesAnything, "illegal action .* was made"),
    (ChangesOnRefusal, "refused action .* changed the state"),
    (FirstComeFirstServed, "order of simultaneous decisions matters"),
    (NeverEnds, "does not end|no action is legal"),
    (OwesNothing, "nobody owes a decision"),
    (DealsAnything, "impossible outcome"),
    (OwnDice, "forced|same seed|plays on differently"),
    (DealsUnlikeTold, "order of the discards|forced is not the same as drawn"),
    (ForgetsPoints, "reads back with another key"),
    (Crashes, "no PositionError"),
    (TwoAlike, "look the same"),
    (LosesItsNumber, "look the same|another action"),
    (ReadsBackwards, "reads back as another outcome"),
    (ResultOfTooMany, "not a result of 2 seats"),
    (StumblesOverACard, "IndexError"),
    (SilentRefusal, "no reason why"),
    (ReadsTooMuch, "a damaged observation is read"),
    (ForgetsTheHand, "the observation reads back as another one"),
]


@pytest.mark.parametrize(("broken", "told"), BROKEN)
def test_a_broken_game_is_caught(broken: type, told: str) -> None:
    with pytest.raises(KitError, match=f"(?s)seed \\d+, step \\d+.*({told})"):
        check_some_games(broken_rules(broken))


def check_some_games(rules: Toy) -> None:
    for seed in range(20):
        check_game(rules, Config("toy", 2), seed, limit=300)


@pytest.mark.parametrize("broken", [SharesItsYouth, StartsEachTimeOtherwise])
def test_what_shows_only_in_the_end_is_caught_in_a_game_that_is_cut_short(broken: type) -> None:
    with pytest.raises(KitError, match=r"a clone changed|the same seed"):
        check_game(broken_rules(broken), Config("toy", 2), 1, until=12)


def test_a_game_ends_quietly_where_it_is_told_to_and_fails_where_it_takes_too_long() -> None:
    config = RULES.configure({})
    assert [step.number for step in walk(RULES, config, 1, until=4)] == [0, 1, 2, 3, 4]
    assert check_game(RULES, config, 1, until=4) == 5
    with pytest.raises(KitError, match="step 4: the game does not end"):
        check_game(RULES, config, 1, limit=4)
    whole = check_game(RULES, config, 1)
    assert whole == check_game(RULES, config, 1, until=1000) > 18
