"""What a client may send over the websocket: one type for each message, checked as it is read."""
from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

LONGEST = 16_384
"""Bytes of a message."""
StepNumber = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MoveText = Annotated[str, Meta(min_length=1, max_length=300)]


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Stepped(Message):
    """What answers to the table as it was at a step. Steps come again after an undo; `era` counts those, and keeps an
    answer that was late from meeting another question."""

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


class Log(Message, tag="log"): ...


class Hint(Stepped, tag="hint"): ...


class Sync(Message, tag="sync"): ...


class Ping(Message, tag="ping"): ...


AnyMessage = (
    Play | Undo | AskUndo | AnswerUndo | Sit | Leave | TakeBack | StandIn | SetSeat | Chat | Request | Log | Hint
    | Sync | Ping
)
read = msgspec.json.Decoder(AnyMessage).decode
write = msgspec.json.Encoder().encode


class Refused(Exception):
    """What was asked is not done: a code for programs, and the id of a message for people, with what fills it."""

    def __init__(self, code: str, say: str = "", **args: str | int) -> None:
        super().__init__(code)
        self.code, self.message, self.args_ = code, say or f"web-refused-{code}", args
        self.reason = ""
        """A sentence that is ready already, where the rules gave one."""


class Raced(Refused):
    """Another process wrote first. The room is as the journal has it now, so what was asked can be looked at again."""

    def __init__(self) -> None:
        super().__init__("stale")
