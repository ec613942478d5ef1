"""The secrecy kit: a seat's view tells nothing that the seat may not know, and resampling is honest.

    check_secrecy(rules, rules.configure({"seats": 2}), seed=7)

plays one game at random. At every step and for every seat, and a spectator, it resamples the state from what the viewer
may know. Each such world must look the same to the viewer down to the last byte, ask the same of it, and tell the same
events when the same things happen. And the worlds must differ: a plain copy of the true state would pass all of that.
So each part that `Rules.hidden_parts` names, such as a deck or the rivals' hands, must be seen to vary at least once.
`until` ends the game early; that the parts varied is then required of what was played so far.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from typing import Any

from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC
from arcanarium.core.contract import AnyRules as Rules
from arcanarium.core.rng import Rng
from arcanarium.kits.conformance import LIMIT, Moment, walk

ENOUGH = 24
"""If a part that can vary is the same in this many worlds, that is no accident."""


def worlds(now: Moment, viewer: int, count: int) -> Iterator[Any]:
    """States that the viewer cannot tell from the true one, drawn at random."""
    dice = now.dice()
    observation = now.rules.observe(now.state, viewer)
    for _ in range(count):
        yield now.rules.resample(observation, Rng(dice.getrandbits(62)))


def check_secrecy(
    rules: Rules, config: Config, seed: int, count: int = 3, until: int | None = None, limit: int = LIMIT,
) -> int:
    """Play one random game, to its end or `until` a step, and check every view of it, each on `count` resampled worlds.
    Returns the number of worlds."""
    viewers = [*range(config.seats), PUBLIC]
    drawn = 0
    constant: dict[tuple[int, str], list[Moment]] = {}
    """For each viewer and hidden part that has not varied yet: where it could have, once for every world drawn."""
    varied: set[tuple[int, str]] = set()
    for now in walk(rules, config, seed, until, limit):
        with now.checking():
            check_pending_choices(now, viewers)
            for viewer in viewers:
                parts = rules.hidden_parts(now.state, viewer)
                for world in worlds(now, viewer, count):
                    drawn += 1
                    check_same_view(now, viewer, world)
                    check_same_events(now, viewer, world)
                    other = rules.hidden_parts(world, viewer)
                    varied.update((viewer, part) for part in parts if other.get(part) != parts[part])
                    for part in parts:
                        places = constant.setdefault((viewer, part), [])
                        if (viewer, part) not in varied and len(places) < ENOUGH:
                            places.append(replace(now, state=now.state.clone()))
    now.require(bool(constant), "hidden_parts named nothing in the whole game: there is no secret to keep")
    for (viewer, part), places in constant.items():
        if (viewer, part) not in varied:
            more = tries_until_varied(places, viewer, part)
            places[-1].require(more > 0, f"resampling never varied what it does not know: {part}", viewer)
            drawn += more
    return drawn


def tries_until_varied(places: list[Moment], viewer: int, part: str) -> int:
    """A hidden part was the same in one world drawn at each of these places. How many more worlds it takes to see it
    vary, or 0 if there are enough without."""
    for n, now in zip(range(len(places), ENOUGH), cycle(places), strict=False):
        with now.checking():
            rng = Rng(now.dice().getrandbits(62) + n)
            world = now.rules.resample(now.rules.observe(now.state, viewer), rng)
            here, there = (now.rules.hidden_parts(state, viewer) for state in (now.state, world))
            if here[part] != there.get(part):
                return n - len(places) + 1
    return 0


def check_same_view(now: Moment, viewer: int, world: Any) -> None:
    """The viewer sees the same in both worlds and is asked the same."""
    rules, state = now.rules, now.state
    same = rules.observe(world, viewer).to_bytes() == rules.observe(state, viewer).to_bytes()
    now.require(same, "the resampled state looks different", viewer)
    public = [(s.owing(), s.chance(), s.over()) for s in (state, world)]
    now.require(public[0] == public[1], f"the resampled state owes something else: {public}", viewer)
    if viewer in state.owing():
        asked = [(list(s.legal(viewer)), rules.decision(s, viewer)) for s in (state, world)]
        now.require(asked[0] == asked[1], f"what it may do or is asked tells a secret: {asked}", viewer)
        texts = [[rules.action_text(s, action) for action in s.legal(viewer)] for s in (state, world)]
        now.require(texts[0] == texts[1], f"the texts of its actions tell a secret: {texts}", viewer)


def check_same_events(now: Moment, viewer: int, world: Any) -> None:
    """When the same happens in both worlds, the viewer is told the same, unless it now sees something new; and then
    something hidden has become known. So an event may tell only what the next observation shows too."""
    rules, dice = now.rules, now.dice()
    here, there = now.clone(noting=True), world.clone()
    rules.note_events(there, True)
    rules.clear_events(there)
    if here.over():
        return
    if here.chance():
        outcome = here.deal_random(Rng(dice.getrandbits(62)))
        try:
            there.deal(outcome)
        except ValueError:
            return  # in that world it cannot happen
    else:
        seat = dice.choice(here.owing())
        both = set(there.legal(seat))
        common = [action for action in here.legal(seat) if action in both]
        if not common:
            return
        action = dice.choice(common)
        here.apply(seat, action)
        there.apply(seat, action)
    if rules.observe(here, viewer).to_bytes() == rules.observe(there, viewer).to_bytes():
        told = rules.events(here, viewer), rules.events(there, viewer)
        now.require(told[0] == told[1], f"the events tell a secret: {told}", viewer)
    else:
        grew = max(here.reveals() - now.state.reveals(), there.reveals() - world.reveals()) > 0
        now.require(grew, "it learns something, and reveals() does not count it: an undo would take it back", viewer)


def check_pending_choices(now: Moment, viewers: list[int]) -> None:
    """A simultaneous decision shows nothing before all seats have decided."""
    rules, state = now.rules, now.state
    owing = state.owing()
    for seat in owing if len(owing) > 1 else []:
        legal = list(state.legal(seat))
        one, two = now.clone(noting=True), now.clone(noting=True)
        one.apply(seat, legal[0])
        two.apply(seat, legal[-1])
        for viewer in viewers:
            if viewer != seat:
                seen = [(rules.observe(s, viewer).to_bytes(), rules.events(s, viewer), s.owing()) for s in (one, two)]
                now.require(seen[0] == seen[1], "a simultaneous decision shows before all are in", viewer)
