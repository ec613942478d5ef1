"""The conformance kit: what any game must keep, checked on random games.

    check_game(rules, rules.configure({"seats": 2}), seed=7)

plays one game at random and holds it to the contract at every step; a KitError names the game, the seed, the step and
the seat, so that the failure can be reproduced. Each `check_...` below is one article of the contract. `until` ends the
game early: the checks that close a game are then made on what was played so far.
"""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice, permutations
from random import Random
from typing import Any, NoReturn

from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC
from arcanarium.core.contract import AnyRules as Rules
from arcanarium.core.errors import PositionError
from arcanarium.core.game import Game
from arcanarium.core.record import CHANCE, SEATS, Line, Record
from arcanarium.core.rng import Rng

LIMIT = 20_000
"""A random game with more decisions and deals than this counts as one that never ends."""


class KitError(AssertionError):
    """A game does not keep the contract."""


@dataclass(frozen=True)
class Moment:
    """One point of a random game: the state there, and the dice for whatever a check wants to try from it."""

    rules: Rules
    config: Config
    seed: int
    number: int
    state: Any

    def dice(self) -> Random:
        return Random(f"{self.seed} {self.number}")

    def clone(self, noting: bool = False) -> Any:
        clone = self.state.clone()
        self.rules.note_events(clone, noting)
        self.rules.clear_events(clone)
        return clone

    @contextmanager
    def checking(self) -> Iterator[None]:
        """Whatever goes wrong inside is reported as a failure of this moment."""
        try:
            yield
        except KitError:
            raise
        except Exception as error:
            raise KitError(self.where(f"unexpected {error!r}")) from error

    def require(self, kept: bool, broken: str, seat: int | None = None) -> None:
        if not kept:
            self.fail(broken, seat)

    def fail(self, broken: str, seat: int | None = None) -> NoReturn:
        raise KitError(self.where(broken, seat))

    def where(self, broken: str, seat: int | None = None) -> str:
        who = "" if seat is None else ", spectator" if seat == PUBLIC else f", seat {SEATS[seat]}"
        return f"{self.config}, seed {self.seed}, step {self.number}{who}: {broken}"


def walk(
    rules: Rules, config: Config, seed: int, until: int | None = None, limit: int = LIMIT,
) -> Iterator[Moment]:
    """The points of a random game, the finished one last, or the one with the number `until` if that comes first. A
    game that reaches `limit` fails. The state moves on between the points: keep a clone, not the state."""
    dice = Random(seed)
    state = rules.start(config)
    for number in range(limit):
        now = Moment(rules, config, seed, number, state)
        yield now
        if state.over() or number == until:
            return
        advance(now, state, dice)
    Moment(rules, config, seed, limit, state).fail("the game does not end")


def advance(now: Moment, state: Any, dice: Random) -> None:
    """One random decision or deal."""
    if state.chance():
        state.deal_random(Rng(dice.getrandbits(62)))
        return
    owing = state.owing()
    now.require(bool(owing), "nobody owes a decision, no chance is owed, and the game is not over")
    seat = dice.choice(owing)
    legal = list(state.legal(seat))
    now.require(bool(legal), "a decision is owed, and no action is legal", seat)
    state.apply(seat, dice.choice(legal))


def check_game(rules: Rules, config: Config, seed: int, until: int | None = None, limit: int = LIMIT) -> int:
    """Play one random game, to its end or `until` a step, and check everything. Returns the number of steps."""
    old: list[tuple[Moment, Any, int, str]] = []
    seen: set[int] = set()
    for now in walk(rules, config, seed, until, limit):
        with now.checking():
            old.append((now, now.clone(), now.state.key(), rules.write_position(now.state)))
            check_position(now)
            check_observation(now)
            check_actions(now)
            check_refusals(now, seen)
            check_any_order(now)
            check_chance(now)
            check_end(now)
            for seat in now.state.owing():
                seen.update(now.state.legal(seat))
    for now, state, key, position in old:
        now.require(state.key() == key and rules.write_position(state) == position, "a clone changed with its origin")
    with now.checking():
        check_replay(now, limit if until is None else until)
    return len(old)


def check_position(now: Moment) -> None:
    """A position reads back as the state it was written from, and plays on like it; garbage is refused as such."""
    rules, state = now.rules, now.state
    text = rules.write_position(state)
    now.require(text.split(maxsplit=1)[0] == rules.name, f"a position must start with {rules.name!r}")
    try:
        clone = rules.read_position(text)
    except PositionError as error:
        now.fail(f"its own position is refused: {error}\n{text}")
    now.require(clone.key() == state.key(), f"the position reads back with another key:\n{text}")
    now.require(rules.write_position(clone) == text, f"the position reads back as another one:\n{text}")
    now.require(rules.config_of(clone) == now.config, "the position reads back with another configuration")
    origin = now.clone()
    one, two = now.dice(), now.dice()
    for _ in range(4):
        same = (origin.owing(), origin.chance(), origin.over()) == (clone.owing(), clone.chance(), clone.over())
        now.require(same and origin.key() == clone.key(), f"the position plays on differently:\n{text}")
        for seat in origin.owing():
            now.require(list(origin.legal(seat)) == list(clone.legal(seat)), "other legal actions once read back", seat)
        if origin.over():
            break
        advance(now, origin, one)
        advance(now, clone, two)
    now.require(rules.write_position(state) == text, "a clone moved, and its origin with it")
    dice, at = now.dice(), now.dice().randrange(len(text))
    damaged = text[:at] + dice.choice(["", "\n", "x", "99", " -1 "]) + text[at + dice.randrange(9) :]
    try:
        rules.read_position(damaged)
    except PositionError:
        pass
    except Exception as error:
        now.fail(f"a damaged position raises {error!r}, no PositionError:\n{damaged}")


def check_observation(now: Moment) -> None:
    """An observation reads back from its bytes as one that is resampled alike; damaged bytes are refused as such."""
    rules, state, dice = now.rules, now.state, now.dice()
    viewer = dice.randrange(PUBLIC, now.config.seats)
    seen, config = rules.observe(state, viewer), rules.config_of(state)
    data = seen.to_bytes()
    try:
        read = rules.read_observation(config, data)
    except ValueError as error:
        now.fail(f"its own observation is refused: {error}", viewer)
    same = (read.seat, read.to_bytes()) == (viewer, data)
    now.require(same, "the observation reads back as another one", viewer)
    seed = dice.getrandbits(62)
    worlds = [rules.resample(it, Rng(seed)).key() for it in (seen, read)]
    now.require(worlds[0] == worlds[1], "the observation that was read back is resampled differently", viewer)
    at = dice.randrange(len(data))
    for damaged in (data[:at], data + b"\0", data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]):
        try:
            rules.read_observation(config, damaged)
        except ValueError:
            continue
        except Exception as error:
            now.fail(f"a damaged observation raises {error!r}, no ValueError: {damaged.hex()}", viewer)
        now.fail(f"a damaged observation is read: {damaged.hex()}", viewer)


def check_actions(now: Moment) -> None:
    """Each legal action has three views that agree, is unlike all others in each, and can be made."""
    rules, state = now.rules, now.state
    for seat in state.owing():
        legal = list(state.legal(seat))
        now.require(legal == list(state.legal(seat)), "the legal actions change when asked twice", seat)
        texts = [rules.action_text(state, action) for action in legal]
        values = [rules.action_value(state, action) for action in legal]
        for view in (legal, texts, values):
            now.require(len(set(view)) == len(view), f"two legal actions look the same: {view}", seat)
        for action, text, value in zip(legal, texts, values, strict=True):
            try:
                Line(SEATS[seat], text)
            except ValueError as error:
                now.fail(f"its text cannot stand in a record: {error}", seat)
            now.require(rules.read_action(state, text) == action, f"{text!r} reads back as another action", seat)
            now.require(rules.action_number(state, value) == action, f"{value} is another action", seat)
            clone = now.clone()
            try:
                clone.apply(seat, action)
            except ValueError as error:
                now.fail(f"the legal action {text!r} is refused: {error}", seat)
        now.require(rules.decision(state, seat).seat == seat, "the decision is asked of another seat", seat)


def check_refusals(now: Moment, seen: set[int]) -> None:
    """Illegal actions are refused and change nothing: those legal elsewhere in the game, and nonsense."""
    state, dice = now.state, now.dice()
    key = state.key()
    for seat in range(now.config.seats):
        legal = set(state.legal(seat)) if seat in state.owing() else set()
        wrong = sorted((seen | {-1, 10**6, dice.getrandbits(30), 1 + max(legal, default=0)}) - legal)
        for action in dice.sample(wrong, min(8, len(wrong))):
            try:
                state.apply(seat, action)
            except ValueError:
                now.require(state.key() == key, f"the refused action {action} changed the state", seat)
            else:
                now.fail(f"the illegal action {action} was made", seat)
            now.require(bool(now.rules.why_not(state, seat, action)), f"no reason why {action} is illegal", seat)


def check_any_order(now: Moment) -> None:
    """Simultaneous decisions come to the same in any order of arrival."""
    state, dice = now.state, now.dice()
    owing = state.owing()
    now.require(owing == sorted(set(owing)), "the seats that owe a decision are not in order")
    if len(owing) < 2:
        return
    choices = {seat: dice.choice(list(state.legal(seat))) for seat in owing}
    ends = set()
    for order in islice(permutations(owing), 6):
        clone = now.clone()
        for seat in order:
            now.require(seat in clone.owing(), "others decided, and it owes no decision any more", seat)
            same = list(clone.legal(seat)) == list(state.legal(seat))
            now.require(same, "others decided in secret, and its legal actions changed", seat)
            clone.apply(seat, choices[seat])
        ends.add(clone.key())
    now.require(len(ends) == 1, f"the order of simultaneous decisions matters: {choices}")


def check_chance(now: Moment) -> None:
    """Chance that is owed can be drawn, written down, and forced to the same; impossible outcomes are refused."""
    rules, state = now.rules, now.state
    key = state.key()
    outcome: list[int] = []
    if state.chance():
        now.require(not state.owing(), "a decision is owed together with chance")
        drawn = now.clone()
        outcome = list(drawn.deal_random(Rng(now.dice().getrandbits(62))))
        text = rules.chance_text(state, outcome)
        try:
            Line(CHANCE, text)
        except ValueError as error:
            now.fail(f"the outcome of chance cannot stand in a record: {error}")
        now.require(list(rules.read_chance(state, text)) == outcome, f"{text!r} reads back as another outcome")
        forced = now.clone()
        forced.deal(outcome)
        now.require(forced.key() == drawn.key(), f"{text!r} forced is not the same as drawn")
    for wrong in ([*outcome, 10**6], [10**6] * len(outcome)):
        try:
            state.deal(wrong)
        except ValueError:
            now.require(state.key() == key, "a refused outcome of chance changed the state")
        else:
            now.fail(f"the impossible outcome {wrong} was dealt")


def check_end(now: Moment) -> None:
    """A finished game owes nothing and has a result."""
    state = now.state
    if not state.over():
        return
    now.require(not state.owing() and not state.chance(), "the game is over, and something is owed")
    result = now.rules.result(state)
    fits = len(result.points) == now.config.seats and set(result.winners) <= set(range(now.config.seats))
    now.require(fits, f"not a result of {now.config.seats} seats: {result}")


def check_replay(now: Moment, decisions: int) -> None:
    """A seed always gives the same game, and so does a record: checked on another random game, as long as this one may
    be."""
    ends = []
    for _ in range(2):
        game, dice = Game.started(now.rules, Record(now.config, seed=now.seed)), now.dice()
        for _ in range(decisions):
            if game.over:
                break
            seat = dice.choice(game.owing)
            game.play(seat, dice.choice(list(game.state.legal(seat))))
        ends.append((game.state.key(), game.record()))
    now.require(ends[0] == ends[1], "the same seed gives another game")
    again = Game.from_record(ends[0][1], now.rules)
    now.require((again.state.key(), again.record()) == ends[0], "the record replays to another game")


def fingerprint(rules: Rules, config: Config, seed: int, until: int | None = None) -> str:
    """A digest of every position of a random game: the same wherever the same rules run, compiled or not."""
    digest = sha256()
    for now in walk(rules, config, seed, until):
        digest.update(rules.write_position(now.state).encode())
    return digest.hexdigest()
