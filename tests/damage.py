"""Damaged positions: real ones out of random games, broken in the ways that editing breaks them.

`fuzz(examples, seed)` damages and tries as many as wanted; every text must be refused as a bad position, or read as a
state that can be played on, observed, resampled, written and read back. It raises AssertionError with the text.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from arcanarium.cadwallon.game import RULES as CADWALLON
from arcanarium.core.contract import PUBLIC, AnyRules
from arcanarium.core.errors import PositionError
from arcanarium.core.rng import Rng
from arcanarium.kits.conformance import advance, walk
from arcanarium.resarcana.game import RULES as RES_ARCANA

ADVANCED = {"objectives": True, "militia": True, "removal": True}
KINDS: dict[str, tuple[AnyRules, list[dict[str, Any]]]] = {
    "resarcana": (RES_ARCANA, [
        {"seats": 2},
        {"seats": 3, "variant": "draft"},
        {"variant": "first", "seats": 2},
        {"variant": "match"},
        {"seats": 3, "collect": "in order"},
        {"seats": 2, "sets": ("duo",)},
        {"seats": 4, "sets": ("base", "lux", "pearls", "duo")},
    ]),
    "cadwallon": (CADWALLON, [
        {"seats": 2},
        {"seats": 3, **ADVANCED, "guilds": "random"},
        {"seats": 4, **ADVANCED},
    ]),
}
STEPS = 60
"""So far each accepted text is played on."""


@cache
def positions(game: str) -> tuple[tuple[str, ...], ...]:
    """For each kind of game some positions: every step of the set-up, and some of what follows, rare ones preferred."""
    rules, kinds = KINDS[game]
    return tuple(positions_of(rules, options) for options in kinds)


def positions_of(rules: AnyRules, options: dict[str, Any]) -> tuple[str, ...]:
    found: dict[str, str] = {}
    for seed in range(4):
        for step in walk(rules, rules.configure(options), seed, limit=20_000):
            if step.number < 30 or step.number % 7 == seed or len(step.state.owing()) > 1:
                text = rules.write_position(step.state)
                found.setdefault(signature(text, step.number // 400), text)
    return tuple(found.values())


def signature(text: str, moment: int) -> str:
    """What makes a position another kind of moment: what is pending, or the step of it."""
    pending = [re.sub(r"(for|card|x|paid) [^,]*", "", line) for line in text.splitlines()
               if line.startswith(("pending:", "chance:", "step:", "phase:", "order:"))]
    return "\n".join([str(moment), *pending])


# --- damage -----------------------------------------------------------------------------------------------------------


def damaged(dice: Random, texts: Sequence[str]) -> str:
    """A position with one to three things changed."""
    lines = dice.choice(texts).splitlines()
    for _ in range(dice.choice((1, 1, 2, 3))):
        other = dice.choice(texts).splitlines()
        dice.choice(DAMAGES)(dice, lines, other)
    return "\n".join(lines) + "\n"


def at_random(dice: Random, lines: list[str]) -> int:
    return dice.randrange(len(lines))


def delete_line(dice: Random, lines: list[str], _: list[str]) -> None:
    if len(lines) > 2:
        del lines[dice.randrange(1, len(lines))]


def double_line(dice: Random, lines: list[str], _: list[str]) -> None:
    lines.insert(at_random(dice, lines), lines[at_random(dice, lines)])


def swap_lines(dice: Random, lines: list[str], _: list[str]) -> None:
    i, j = at_random(dice, lines), at_random(dice, lines)
    lines[i], lines[j] = lines[j], lines[i]


def to_another_seat(dice: Random, lines: list[str], _: list[str]) -> None:
    """A line of one seat becomes a line of another, or the two change places."""
    own = [i for i, line in enumerate(lines) if re.match("[A-E] ", line)]
    if own:
        i = dice.choice(own)
        lines[i] = dice.choice("ABCDE") + lines[i][1:]


def change_number(dice: Random, lines: list[str], _: list[str]) -> None:
    spots = [(i, found) for i, line in enumerate(lines) for found in re.finditer(r"-?\d+", line)]
    if spots:
        i, found = dice.choice(spots)
        number = dice.choice([0, 1, 2, 3, 5, 8, 60, 511, 512, 4095, -1, int(found[0]) + 1, int(found[0]) - 1, 2 ** 40])
        lines[i] = lines[i][:found.start()] + str(number) + lines[i][found.end():]


def separator(line: str) -> str:
    return "; " if "; " in line else ", "


def move_part(dice: Random, lines: list[str], _: list[str]) -> None:
    """A card, or another part of a line, goes to another line."""
    i, j = at_random(dice, lines), at_random(dice, lines)
    key, value = lines[i].partition(": ")[::2]
    parts = value.split(separator(value))
    part = parts.pop(dice.randrange(len(parts)))
    lines[i] = f"{key}: {separator(value).join(parts)}"
    lines[j] += (separator(lines[j]) if ": " in lines[j] else ": ") + part


def swap_parts(dice: Random, lines: list[str], other: list[str]) -> None:
    """A card, or another part of a line, is taken for one of another line or position."""
    there = dice.choice((lines, other))
    i, j = at_random(dice, lines), at_random(dice, there)
    key, _, value = lines[i].partition(": ")
    parts = value.split(separator(value))
    others = there[j].partition(": ")[2]
    parts[dice.randrange(len(parts))] = dice.choice(others.split(separator(others)))
    lines[i] = f"{key}: {separator(value).join(parts)}"


def swap_cards_of_choice(dice: Random, lines: list[str], other: list[str]) -> None:
    """What is pending, or being played, is about another card or seat."""
    pending = [i for i, line in enumerate(lines) if line.startswith(("pending:", "played:", "mustered:", "won:"))]
    if pending:
        i = dice.choice(pending)
        names = re.findall(r"[A-Z][A-Za-z' ]+[a-z]", " ".join([*lines, *other]).replace(" when bought", ""))
        if dice.random() < 0.5:
            lines[i] = re.sub(r"(card |: )[^,:]*", lambda found: found[1] + dice.choice(names), lines[i], count=1)
        else:
            lines[i] = re.sub(r"for [A-E]", f"for {dice.choice('ABC')}", lines[i])


def splice_lines(dice: Random, lines: list[str], other: list[str]) -> None:
    """Lines of another moment, in place of those of the same name or in addition."""
    for _ in range(dice.choice((1, 1, 2, 4))):
        line = dice.choice(other)
        same = [i for i, own in enumerate(lines) if own.partition(":")[0] == line.partition(":")[0]]
        if same:
            lines[dice.choice(same)] = line
        else:
            lines.append(line)


def splice_choices(dice: Random, lines: list[str], other: list[str]) -> None:
    """All that is going on comes from another moment, while the components stay."""
    names = dice.choice((("pending",), ("pending", "owing", "chance"), ("step", "phase", "turn of", "subject"),
                         ("owing", "order"), ("memory",), ("round", "game", "token", "active", "first")))
    kept = [line for line in lines if line.partition(":")[0] not in names]
    lines[:] = kept + [line for line in other if line.partition(":")[0] in names]


def splice_seat(dice: Random, lines: list[str], other: list[str]) -> None:
    """All lines of one seat come from another moment."""
    seat = dice.choice("AB")
    lines[:] = [line for line in lines if not line.startswith(f"{seat} ")]
    lines += [line for line in other if line.startswith(f"{seat} ")]


DAMAGES: tuple[Callable[[Random, list[str], list[str]], None], ...] = (
    delete_line, double_line, swap_lines, to_another_seat, change_number, change_number, move_part, move_part,
    swap_parts, swap_parts, swap_cards_of_choice, splice_lines, splice_lines, splice_choices, splice_choices,
    splice_seat,
)


# --- what must hold ---------------------------------------------------------------------------------------------------


def try_position(rules: AnyRules, text: str, seed: int) -> bool:
    """Refused with reasons (False), or good for everything a game does with a state (True)."""
    try:
        state = rules.read_position(text)
    except PositionError as error:
        assert all(fault.reason for fault in error.faults)
        return False
    dice = Random(seed)
    rules.note_events(state, True)
    step = next(iter(walk(rules, rules.config_of(state), seed)))
    for number in range(STEPS):
        if number % 6 == 0 or number < 3:
            look_around(rules, state, dice)
        if state.over():
            break
        for seat in state.owing():
            for action in dice.sample(list(state.legal(seat)), min(5, len(state.legal(seat)))):
                state.clone().apply(seat, action)
                rules.read_action(state, rules.action_text(state, action))
        advance(step, state, dice)
    rules.result(state)
    return True


def look_around(rules: AnyRules, state: Any, dice: Random) -> None:
    """Write, read back, and see with every pair of eyes."""
    written = rules.write_position(state)
    again = rules.read_position(written)
    assert rules.write_position(again) == written
    assert again.key() == state.key()
    for viewer in (*range(rules.config_of(state).seats), PUBLIC):
        rules.events(state, viewer)
        seen = rules.observe(state, viewer)
        world = rules.resample(seen, Rng(dice.getrandbits(60)))
        rules.observe(world, viewer)
        assert world.owing() == state.owing()
        for seat in world.owing():
            legal = list(world.legal(seat))
            assert legal
            world.clone().apply(seat, dice.choice(legal))
        if world.chance():
            world.deal_random(Rng(dice.getrandbits(60)))
    rules.clear_events(state)


def fuzz_one(game: str, dice: Random) -> bool:
    """Damage one position and try it; True if it could be played on."""
    text = damaged(dice, dice.choice(positions(game)))
    try:
        return try_position(KINDS[game][0], text, dice.getrandbits(30))
    except Exception as error:
        raise AssertionError(f"{error!r}\n{text}") from error


def fuzz(examples: int, seed: int = 1) -> dict[str, int]:
    """Damage and try so many positions of each game; how many of them could be played on."""
    played = {}
    for game in KINDS:
        dice = Random(f"{game} {seed}")
        played[game] = sum(fuzz_one(game, dice) for _ in range(examples))
    return played
