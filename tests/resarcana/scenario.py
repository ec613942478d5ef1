"""Scenarios: positions, what is done in them, and what must then be so, as data in tests/resarcana/scenarios/*.toml.

A file holds one table per scenario, named after what it shows:

    ["Dwarven Pickaxe turns an Elan into a Gold"]
    clauses = "P-2 P-15"
    given = '''
    A play: Dwarven Pickaxe
    A pool: 1E
    '''
    play = '''
    A: use Dwarven Pickaxe
    A pool 1G
    Dwarven Pickaxe is turned
    '''

`given` is a position as people write it: two seats, it is A's turn, nobody has passed, and what is not named is not
there. `play` is a script, a line for each step or fact:

    A: use Athanor 1              A makes this move
    A cannot: gain 1G             a move, but no answer to what is asked, or not asked of A
    A cannot: use Athanor 2 because why-cost      refused for that reason, which is resarcana-why-cost
    B asks: collect in order      B makes this request, whoever's turn it is
    A may: pass, use Hawk 1       these are among the legal moves
    A may not: pass               none of these is
    A may only: pay 2E, pay 2L    exactly these are legal
    A is asked pay Athanor        the kind of decision A owes, and the card that asks
    deal: shuffle A: Hawk, Vault  the outcome of the next deal, wherever it comes
    A pool 2E1G                   also: A hand, A deck, A discards, A play with cards or a number of them
    A points 4                    also: A worth 4 Coral Castle
    Athanor holds 2E              also: Athanor is turned, Athanor is straight
    token A                       also: round 2, passed A B, shown, monuments, places, items, scrolls, nobody acts
    winners A B                   also: nobody has won

Cards of a deck stand in their order, top first; of all else the order does not matter. `[scenario.either]` holds
scripts that go on from where `play` ends, each from there anew. A scenario with `fails = "reason"` is known to fail.
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from arcanarium import Game
from arcanarium.core.errors import MoveError, UnreadableMove
from arcanarium.core.record import SEATS
from arcanarium.engine.cells import ROUND
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.notation.position import PILES, SEAT_PILES
from arcanarium.resarcana.rules.victory import card_points, points
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import PASSED, POOL, TOKEN, essences_on, is_turned
from arcanarium.resarcana.state.piles import cards_in

FOLDER = Path(__file__).parent / "scenarios"
HEADER = "resarcana"
NOT_ASKED = "why-not-asked"


class Shown(AssertionError):
    """A scenario does not show what it says."""


@dataclass(frozen=True)
class Scenario:
    """One script to play: a scenario, or one of its alternatives."""

    file: str
    name: str
    clauses: tuple[str, ...]
    given: str
    script: tuple[str, ...]
    fails: str = ""

    def __str__(self) -> str:
        return f"{self.file}: {self.name}"


@dataclass
class Play:
    """A scenario being played."""

    scenario: Scenario
    game: Game
    deals: list[str] = field(default_factory=list)

    @property
    def state(self) -> Any:
        return self.game.state

    def card(self, name: str) -> int:
        return edition_behind(self.state).codec.find(name, name)

    def pile(self, pile: int) -> list[str]:
        codec = edition_behind(self.state).codec
        return [codec.card(card).name for card in cards_in(self.state.cells, pile)]


def load(folder: Path = FOLDER) -> Iterator[Scenario]:
    """All scenarios of a folder, alternatives apart."""
    for path in sorted(folder.glob("*.toml")):
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if "given" not in table:
                continue
            unknown = set(table) - {"clauses", "given", "play", "either", "fails"}
            if unknown:
                raise ValueError(f"{path.name}: {name}: a scenario has no {', '.join(sorted(unknown))}")
            clauses = tuple(table["clauses"].split())
            start = lines(table.get("play", ""))
            for way, script in table.get("either", {"": ""}).items():
                title = f"{name} / {way}" if way else name
                fails = table.get("fails", "")
                yield Scenario(path.stem, title, clauses, table["given"], (*start, *lines(script)), fails)


def lines(text: str) -> tuple[str, ...]:
    stripped = (line.partition("#")[0].strip() for line in text.splitlines())
    return tuple(line for line in stripped if line)


def begin(scenario: Scenario) -> Play:
    deals = [line.removeprefix("deal:").strip() for line in scenario.script if line.startswith("deal:")]
    waiting = list(deals)

    def next_deal(game: Game) -> str:
        if not waiting:
            raise Shown("a deal is owed that the scenario does not give; add a line “deal: ...”")
        return waiting.pop(0)

    return Play(scenario, Game.from_position(f"{HEADER}\n{scenario.given}", seed=1, deals=next_deal), waiting)


def show(scenario: Scenario) -> None:
    """Play a scenario; Shown tells the first line that is not so."""
    __tracebackhide__ = True
    play = begin(scenario)
    for number, line in enumerate(scenario.script, 1):
        try:
            step(play, line)
        except (AssertionError, MoveError) as error:
            done = "\n".join(f"    {text}" for text in scenario.script[: number - 1])
            raise Shown(f"{scenario}\n{done}\n>>> {line}\n    {error}\n\n{play.game.position()}") from None
    if play.deals:
        raise Shown(f"{scenario}: these deals were never owed: {play.deals}")


def step(play: Play, line: str) -> None:
    for pattern, check in CHECKS:
        if found := re.fullmatch(pattern, line):
            check(play, *found.groups())
            return
    raise Shown("this line says nothing a scenario knows")


# --- moves ------------------------------------------------------------------------------------------------------------


def do(play: Play, seat: str, move: str) -> None:
    play.game.play(SEATS.index(seat), move)


def ask_for(play: Play, seat: str, name: str) -> None:
    play.game.request(SEATS.index(seat), name)


def refuse(play: Play, seat: str, move: str, why: str | None) -> None:
    position = play.game.position()
    try:
        play.game.play(SEATS.index(seat), move)
    except UnreadableMove as error:
        raise Shown(f"a move that is refused must be one: {error}") from None
    except MoveError as error:
        reason = (error.why or NOT_ASKED).removeprefix("resarcana-")  # who is asked nothing is told so, and no reason
        given = set(reason.split("|"))
        if not set((why or NOT_ASKED).split()) <= given:
            raise Shown(f"it is refused for another reason: {error.why or error}") from None
        if play.game.position() != position:
            raise Shown("the refused move changed the position") from None
        return
    raise Shown("this move should be refused, but was made")


def texts(play: Play, seat: str) -> list[str]:
    return [move.text for move in play.game.legal(SEATS.index(seat))]


def may(play: Play, seat: str, moves: str) -> None:
    missing = [move for move in split(moves) if move not in texts(play, seat)]
    equal(missing, [], f"are not legal; legal are {texts(play, seat)}")


def may_not(play: Play, seat: str, moves: str) -> None:
    equal([move for move in split(moves) if move in texts(play, seat)], [], "are legal")


def may_only(play: Play, seat: str, moves: str) -> None:
    equal(sorted(texts(play, seat)), sorted(split(moves)))


def asked(play: Play, seat: str, kind: str, card: str | None) -> None:
    if SEATS.index(seat) not in play.game.owing:
        raise Shown(f"{seat} is asked nothing; {[SEATS[i] for i in play.game.owing]} are")
    decision = play.game.decision(SEATS.index(seat))
    equal(decision.kind, kind)
    if card:
        equal(decision.card, edition_behind(play.state).codec.card(play.card(card)).id)


def acts(play: Play, seats: str) -> None:
    equal(" ".join(SEATS[seat] for seat in play.game.owing), "" if seats == "nobody" else seats)


# --- facts ------------------------------------------------------------------------------------------------------------


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def equal(is_so: object, should_be: object, what: str = "") -> None:
    if is_so != should_be:
        raise Shown(f"it is {is_so!r} {what}" if what else f"it is {is_so!r}, not {should_be!r}")


def pool(play: Play, seat: str, essences: str) -> None:
    equal(write_pool(play.state.cells[POOL + SEATS.index(seat)]), essences)


def pile(play: Play, seat: str, name: str, cards: str) -> None:
    compare(play, SEAT_PILES[name] + SEATS.index(seat), name, cards)


def centre(play: Play, name: str, cards: str) -> None:
    compare(play, PILES[name], name, cards)


def compare(play: Play, pile: int, name: str, cards: str) -> None:
    lie = play.pile(pile)
    if cards == "nothing":
        equal(lie, [])
    elif cards.isdecimal():
        equal(len(lie), int(cards))
    elif name in ("deck", "monuments"):
        equal(lie, split(cards))
    else:
        equal(sorted(lie), sorted(split(cards)))


def score(play: Play, seat: str, n: str) -> None:
    equal(points(play.state, SEATS.index(seat)), int(n))


def worth(play: Play, seat: str, n: str, card: str) -> None:
    number = play.card(card)
    if card not in play.pile(SEAT_PILES["play"] + SEATS.index(seat)):
        raise Shown(f"{card} is not in play under {seat}")
    equal(card_points(play.state, SEATS.index(seat), number), int(n))


def holding(play: Play, card: str, essences: str) -> None:
    equal(write_pool(essences_on(play.state.cells, play.card(card))), essences)


def side(play: Play, card: str, way: str) -> None:
    turned = is_turned(play.state.cells, play.card(card))
    equal("turned" if turned else "straight", way)


def token(play: Play, seat: str) -> None:
    equal(SEATS[play.state.cells[TOKEN]], seat)


def which_round(play: Play, n: str) -> None:
    equal(play.state.cells[ROUND], int(n))


def passed(play: Play, seats: str) -> None:
    mask = play.state.cells[PASSED]
    equal(" ".join(SEATS[i] for i in range(5) if mask >> i & 1) or "nobody", seats)


def winners(play: Play, seats: str) -> None:
    result = play.game.result
    if result is None:
        raise Shown(f"the game goes on; {[SEATS[i] for i in play.game.owing]} must decide")
    equal(" ".join(SEATS[i] for i in result.winners), seats)


def result_points(play: Play, numbers: str) -> None:
    result = play.game.result
    equal(" ".join(str(n) for n in result.points) if result else "no result", numbers)


def going_on(play: Play) -> None:
    if play.game.over:
        raise Shown(f"the game is over: {play.game.result}")


CHECKS: list[tuple[str, Any]] = [
    (r"deal: .*", lambda play: None),
    (r"([A-E]): (.+)", do),
    (r"([A-E]) asks: (.+)", ask_for),
    (r"([A-E]) cannot: (.+?)(?: because (.+))?", refuse),
    (r"([A-E]) may: (.+)", may),
    (r"([A-E]) may not: (.+)", may_not),
    (r"([A-E]) may only: (.+)", may_only),
    (r"([A-E]) is asked ([a-z-]+)(?: (.+))?", asked),
    (r"((?:[A-E] ?)+|nobody) acts?", acts),
    (r"([A-E]) pool (\S+)", pool),
    (r"([A-E]) points (\d+)", score),
    (r"([A-E]) worth (\d+) (.+)", worth),
    (r"([A-E]) (hand|deck|discards|play|mages|packet) (.+)", pile),
    (r"(shown|monuments|places|items|scrolls|draft) (.+)", centre),
    (r"token ([A-E])", token),
    (r"round (\d+)", which_round),
    (r"passed (.+)", passed),
    (r"winners ([A-E ]+)", winners),
    (r"final points ([\d ]+)", result_points),
    (r"nobody has won", going_on),
    (r"(.+) holds (\S+)", holding),
    (r"(.+) is (turned|straight)", side),
]
