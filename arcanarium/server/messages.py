"""The messages that a client may send over the websocket: one type for each, validated as it is read."""
from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arcanarium.locale import Said

LONGEST = 16_384
"""The most bytes that a message may have."""
LONGEST_PACE = 30.0
"""The most seconds that an ordinary move of a bot may take."""
StepNumber = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MoveText = Annotated[str, Meta(min_length=1, max_length=300)]


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message of a client. The answer to it carries the same `id`."""

    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Stepped(Message):
    """A message that refers to the game at a step. Step numbers are used again after an undo; `era` counts the undos,
    so that a late message is not taken for the answer to another question."""

    step: StepNumber
    era: StepNumber | None = None


class Play(Stepped, tag="play"):
    move: MoveText = ""
    moves: Annotated[tuple[MoveText, ...], Meta(max_length=100)] = ()


class Undo(Stepped, tag="undo"): ...


class AskUndo(Stepped, tag="ask_undo"): ...


class AnswerUndo(Message, tag="answer_undo"):
    agree: bool


class Sit(Message, tag="sit"):
    seat: SeatNumber


class Leave(Message, tag="leave"): ...


class TakeBack(Message, tag="take_back"): ...


class StandIn(Message, tag="stand_in"):
    seat: SeatNumber


class SetSeat(Message, tag="set_seat"):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Request(Message, tag="request"):
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Ready(Message, tag="ready"):
    ready: bool


class Start(Message, tag="start"): ...


class Swap(Message, tag="swap"):
    seat: SeatNumber
    other: SeatNumber


class Keep(Message, tag="keep"):
    seat: SeatNumber
    kept: bool


class Rename(Message, tag="rename"): ...


class Rematch(Message, tag="rematch"):
    how: Literal["again", "stronger", "deal"]


class Log(Message, tag="log"): ...


class Hint(Stepped, tag="hint"): ...


class Why(Stepped, tag="why"):
    move: Annotated[str, Meta(max_length=300)] = ""
    """A legal move, or nothing for the own last one."""


class AgreeCoach(Message, tag="coach"):
    agree: bool
    """Whether the coach may tell about moves, if all people here agree."""


class Past(Message, tag="past"):
    since: StepNumber


class Pace(Message, tag="pace"):
    pace: Annotated[float, Meta(ge=0, le=LONGEST_PACE)]


class Speak(Message, tag="language"):
    language: Annotated[str, Meta(max_length=35)]


class Sync(Message, tag="sync"): ...


class Ping(Message, tag="ping"): ...


AnyMessage = (
    Play | Undo | AskUndo | AnswerUndo | Sit | Leave | TakeBack | StandIn | SetSeat | Chat | Request | Ready | Start
    | Swap | Keep | Rename | Rematch | Log | Hint | Why | AgreeCoach | Past | Pace | Speak | Sync | Ping
)
read = msgspec.json.Decoder(AnyMessage).decode


def _plain(what: object) -> str:
    """A text that has forms as the plain text that clients get."""
    if isinstance(what, Said):
        return str(what)
    raise NotImplementedError(type(what))


write = msgspec.json.Encoder(enc_hook=_plain).encode


class Refused(Exception):
    """A request of a client is refused: a code for programs, and the id of a text for people with its arguments."""

    def __init__(self, code: str, say: str = "", **args: str | int) -> None:
        super().__init__(code)
        self.code, self.message, self.args_ = code, say or f"web-refused-{code}", args
        self.reason = ""
        """The reason as a sentence, if it is not the text with the id `message`."""


class Raced(Refused):
    """Another process wrote to the journal first. The room is up to date again, so the request can be retried."""

    def __init__(self) -> None:
        super().__init__("stale")
