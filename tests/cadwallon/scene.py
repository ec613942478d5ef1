"""Scenes: a position of Arcana, what is done in it, and what must then be so.

    scene('''
        free stake: Arcabast
        free beside: A Goblin Fire-Support
        A hand: Drinking Horn
        B hand: Hearse Driver
    ''', '''
        A: bribe with Drinking Horn at free
        is A resource: Goblin Fire-Support; Drinking Horn; Arcabast
    ''')

What is not said is as in `position.py`; seats lead blades, ferrymen, thieves and usurers. The lines of a script:

    A: store Fence                      A makes this move
    A cannot: play Fence because kind   it is refused, for a reason with this in it
    A may only: take stake, remove stake
    deal draw A: Fence; Roof Runner     the outcome of the next chance that begins like this; all else is random
    is free stake: Arcabast             the position has this line; marks in brackets and order do not matter
    no free stake                       the position has no such line
    A is asked removal                  the kind of decision
    A knows Fence at free               A sees this card there; also `A does not know`
    winners A B / points 12 8
"""
from __future__ import annotations

import re

import pytest

from arcanarium import Game
from arcanarium.cadwallon.game import RULES
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import BESIDE
from arcanarium.core.errors import MoveError, UnreadableMove
from arcanarium.core.record import SEATS

GUILDS = ("blades", "ferrymen", "thieves", "usurers")


def position(given: str, seats: int, options: str) -> str:
    rows = [row.strip() for row in given.strip().splitlines()]
    head = ["cadwallon", f"seats: {seats}", *(f"option {name.strip()}: on" for name in options.split(",") if name)]
    taken = {row.partition(": ")[2] for row in rows if " guild: " in row}
    free = iter(guild for guild in GUILDS if guild not in taken)
    led = [seat for seat in SEATS[:seats] if not any(row.startswith(f"{seat} guild:") for row in rows)]
    return "\n".join([*head, *(f"{seat} guild: {next(free)}" for seat in led), *rows])


def scene(given: str, script: str, seats: int = 2, options: str = "") -> Game:
    """Play a script from a position and hold it to what it says."""
    __tracebackhide__ = True
    rows = [row.strip() for row in script.strip().splitlines()]
    deals = [row.removeprefix("deal ") for row in rows if row.startswith("deal ")]

    def next_deal(game: Game) -> str | None:
        head = edition_behind(game.state).codec.chance_head(game.state)
        found = next((deal for deal in deals if deal.startswith(f"{head}:")), None)
        if found:
            deals.remove(found)
        return found

    game = Game.from_position(position(given, seats, options), seed=1, deals=next_deal)
    for row in rows:
        try:
            line(game, row)
        except (AssertionError, MoveError) as error:
            pytest.fail(f"{row}\n{error}\n{game.position()}", pytrace=False)
    assert not deals, f"never owed: {deals}"
    return game


def line(game: Game, row: str) -> None:
    """Do or check one line of a script."""
    if row.startswith("deal "):
        return
    if found := re.fullmatch(r"([A-D]): (.+)", row):
        game.play(SEATS.index(found[1]), found[2])
    elif found := re.fullmatch(r"([A-D]) cannot: (.+?)(?: because (.+))?", row):
        with pytest.raises(MoveError) as refused:
            game.play(SEATS.index(found[1]), found[2])
        assert not isinstance(refused.value, UnreadableMove), f"a move that is refused must be one: {refused.value}"
        assert (found[3] or "why-not-asked") in (refused.value.why or "why-not-asked"), refused.value.why
    elif found := re.fullmatch(r"([A-D]) may only: (.+)", row):
        legal = sorted(move.text for move in game.legal(SEATS.index(found[1])))
        assert legal == sorted(found[2].split(", ")), legal
    elif found := re.fullmatch(r"is (.+?): (.+)", row):
        lines = dict(text.partition(": ")[::2] for text in game.position().splitlines())
        value = re.sub(r" \[[^\]]*\]", "", lines.get(found[1], "nothing"))
        assert sorted(value.split("; ")) == sorted(found[2].split("; ")), value
    elif found := re.fullmatch(r"no (.+)", row):
        assert f"\n{found[1]}: " not in game.position()
    elif found := re.fullmatch(r"([A-D]) is asked (\w+)", row):
        assert game.decision(SEATS.index(found[1])).kind == found[2]
    elif found := re.fullmatch(r"([A-D]) (knows|does not know) (.+) at (.+)", row):
        known = found[3] in cards_at(game, SEATS.index(found[1]), found[4])
        assert known == (found[2] == "knows"), cards_at(game, SEATS.index(found[1]), found[4])
    elif found := re.fullmatch(r"winners (.+)", row):
        assert game.result, "the game goes on"
        assert " ".join(SEATS[i] for i in game.result.winners) == found[1], game.result
    elif found := re.fullmatch(r"points (.+)", row):
        assert game.result, "the game goes on"
        assert " ".join(map(str, game.result.points)) == found[1], game.result
    else:
        pytest.fail(f"this line says nothing a scene knows: {row}")


def cards_at(game: Game, seat: int, pile: str) -> list[str]:
    """The cards beside a pile that a seat can name."""
    codec = edition_behind(game.state).codec
    seen = RULES.observe(game.state, seat)
    return [codec.name(shown.card) for shown in seen.beside
            if shown.card > 0 and shown.where == BESIDE + codec.piles.index(pile)]
