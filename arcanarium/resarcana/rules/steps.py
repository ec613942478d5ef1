"""The steps that programs are made of: what a step can be asked to do, and the table in which the machine finds it.

A step is one class in the file of its theme, with all it does: what happens, what it asks, what becomes of the answer.
Its base class tells what kind of step it is. Beneath the class it is put into the table under its number
(state/ops.py).
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import CHANCE, NO_OPTIONS
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.layout import CARD, PC, State, pop

# --- kinds of steps ---
UNKNOWN: Final = 0
HAPPENS: Final = 1
"""It needs no choice."""
ASKS: Final = 2
"""It asks the player of the frame."""
OPENS_TURN: Final = 3
"""It asks the active player, and its many options are made only when somebody wants to know them."""
ASKS_EVERYONE: Final = 4
"""All seats decide at the same time, out of sight."""

# --- answers to `payable` ---
LACKING: Final = 0
PAYABLE: Final = 1
NO_COST: Final = 2

STEP_NUMBERS: Final = 128
"""Numbers of steps are below this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramStep:
    """A step of a program. `f` is where the frame that has reached it starts in the cells of the state."""

    def kind(self) -> i64:
        return UNKNOWN

    def happen(self, s: State, f: i64) -> None:
        """Carry out a step that needs no choice, and move the frame on."""
        raise NotImplementedError

    def ask(self, s: State, f: i64) -> vec[i64]:
        """The options of the player of the frame. Without any the step is skipped."""
        raise NotImplementedError

    def answers_itself(self, s: State, f: i64, n: i64) -> bool:
        """Is a question with no option skipped, and a single option taken, without asking? `n` is how many there are.
        If taking it shows something to others, that is noted here."""
        return True

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        """Carry out what a seat has chosen, and move the frame on unless the step asks again."""
        raise NotImplementedError

    def begin(self, s: State, f: i64) -> None:
        """Put a question to the seats that must answer it: they owe a decision from now on."""
        raise NotImplementedError

    def legal(self, s: State, seat: i64) -> vec[i64]:
        """The options of a seat that owes a decision. A question to one player has made them when it was put, so there
        are none here."""
        return NO_OPTIONS

    # --- costs ---

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        """Can the cost at this step be paid for a power of the card? The fixed and any essences of a power are not
        asked about; `spare` tells how many the player has besides."""
        return NO_COST

    # --- deals ---

    def candidates(self, s: State) -> vec[i64]:
        """What a deal is drawn from: cards, seats or numbers of starter sets, each at most once."""
        raise NotImplementedError

    def how_many(self, s: State) -> i64:
        """How many of the candidates the deal takes, in order."""
        raise NotImplementedError

    def lay(self, s: State, f: i64, outcome: vec[i64]) -> None:
        """Lay out what was dealt."""
        raise NotImplementedError

    # --- what clients are told about a question ---

    def question(self) -> str:
        """The word for the question, as in the messages `ask-<word>`; empty for a step that asks nothing."""
        return ""

    def card_asked_about(self, s: State, f: i64, seat: i64) -> i64:
        return s.cells[f + CARD]

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        """What a client may say in the question besides the card."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(ProgramStep):
    """A step that happens by itself."""

    def kind(self) -> i64:
        return HAPPENS


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(ProgramStep):
    """A step that asks the player of its frame."""

    def kind(self) -> i64:
        return ASKS


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonQuestion(ProgramStep):
    """A step that asks all seats at the same time."""

    def kind(self) -> i64:
        return ASKS_EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(ProgramStep):
    """A step that waits for a deal: the number of the step stands in the cell CHANCE until the deal is made."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def kind(self) -> i64:
        return HAPPENS

    def happen(self, s: State, f: i64) -> None:
        s.cells[CHANCE] = self.number


STEP_OF: Final[vec[ProgramStep]] = vec[ProgramStep]([ProgramStep() for _ in range(STEP_NUMBERS)])
"""Every step by its number."""
KIND_OF: Final[vec[i64]] = vec[i64]([i64(UNKNOWN)] * STEP_NUMBERS)


def add_step(number: i64, step: ProgramStep) -> None:
    """Give a number to a step."""
    if KIND_OF[number] != UNKNOWN:
        raise ValueError(f"step {number} is there already")
    STEP_OF[number] = step
    KIND_OF[number] = step.kind()


def step_at(s: State, f: i64) -> ProgramStep:
    """The step that a frame has reached."""
    return STEP_OF[s.box.op[s.cells[f + PC]]]


def kind_at(s: State, f: i64) -> i64:
    """The kind of the step that a frame has reached."""
    return KIND_OF[s.box.op[s.cells[f + PC]]]


# --- the steps that hold programs together ---


class End(Happening):
    """The program is done; the one beneath goes on."""

    def happen(self, s: State, f: i64) -> None:
        pop(s)


add_step(ops.END, End())


class Jump(Happening):
    """Go on from another step (a)."""

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] = s.box.a[s.cells[f + PC]]


add_step(ops.JUMP, Jump())

