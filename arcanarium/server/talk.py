"""What a client says at a table, and what becomes of it."""
from __future__ import annotations

import time

import msgspec

from arcanarium import bots
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import IllegalMove, MoveError, NotYourDecision
from arcanarium.core.telling import TextSource
from arcanarium.server.connection import Connection
from arcanarium.server.hub import Hub
from arcanarium.server.live import Live
from arcanarium.server.messages import (
    LONGEST,
    AnswerUndo,
    AnyMessage,
    AskUndo,
    Chat,
    Hint,
    Leave,
    Log,
    Ping,
    Play,
    Raced,
    Refused,
    Request,
    SetSeat,
    Sit,
    StandIn,
    Stepped,
    Sync,
    TakeBack,
    Undo,
    read,
    write,
)
from arcanarium.server.storage import Unreadable, Write
from arcanarium.server.thinkers import choose, log_of, texts_of
from arcanarium.table.show import presentation

BEHIND = ("stale", "illegal", "not-yours", "not-now", "not-saved")
"""Refusals after which the client is sent the table anew."""


async def listen(hub: Hub, live: Live, connection: Connection, raw: str | bytes) -> None:
    """Do what a message says, and answer."""
    texts = texts_of(connection.language)
    id = None
    try:
        too_fast = hub.settings.limits and not connection.bucket.take()
        if len(raw) > LONGEST:
            raise Refused("too-long")
        try:
            message = read(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused("too-fast" if too_fast else "malformed") from None
        id = message.id
        if too_fast:
            raise Refused("too-fast")
        await obey(hub, live, connection, message)
        if not isinstance(message, Ping | Log | Hint):
            connection.send(write({"t": "done", "id": id}))
    except Refused as refused:
        connection.send(write({"t": "refused", "id": id, "code": refused.code, "reason": reason_of(refused, texts)}))
        if refused.code in BEHIND:
            async with live.lock:  # a move that is just being written down is not to be seen yet
                live.send_table([connection])
                live.send_state("join", [connection])
    except Unreadable:
        connection.send(write({"t": "refused", "id": id, "code": "not-saved",
                               "reason": texts.say("web-refused-not-saved")}))


def reason_of(refused: Refused, texts: TextSource) -> str:
    return refused.reason or texts.say(refused.message, **refused.args_)


async def obey(hub: Hub, live: Live, connection: Connection, message: AnyMessage) -> None:
    match message:
        case Ping():
            connection.send(b'{"t":"pong"}')
        case Sync():
            async with live.lock:
                live.send_all(connection)
        case Log():
            await send_log(hub, live, connection)
        case Hint():
            await send_hint(hub, live, connection, message)
        case _:
            async with live.lock:
                await change_for_sure(hub, live, connection, message)


async def change_for_sure(hub: Hub, live: Live, connection: Connection, message: AnyMessage) -> None:
    """What others did in the meantime may leave the question as it was: then it is answered all the same."""
    for last in (False, False, True):
        try:
            await change(hub, live, connection, message)
            return
        except Raced:
            if last:
                raise


async def change(hub: Hub, live: Live, connection: Connection, message: AnyMessage) -> None:
    """What changes the table. Whatever was true before the lock was held is looked at again."""
    room, seat = live.room, live.seat_of(connection)
    if room.broken:
        raise Refused("broken")
    match message:
        case Chat():
            await say(hub, live, connection, message.text)
        case Sit():
            await sit(hub, live, connection, message.seat)
        case SetSeat():
            await set_seat(hub, live, connection, message)
        case _ if seat == PUBLIC:
            raise Refused("not-seated")
        case Play():
            check_step(live, seat, message)
            await play(hub, live, connection, message)
        case Undo() | AskUndo():
            check_exact(live, message)
            check_decides(live, seat)
            await (undo if isinstance(message, Undo) else ask_undo)(hub, live, seat)
        case Request():
            await request(hub, live, seat, message.name)
        case AnswerUndo():
            await answer_undo(hub, live, seat, message.agree)
        case Leave():
            await leave(hub, live, connection, seat)
        case TakeBack():
            if not room.seats[seat].stand_in:
                raise Refused("not-now", "web-refused-seat-is-yours")
            await hub.change(live, "take_back", seat)
        case StandIn():
            await stand_in(hub, live, message.seat)


def check_step(live: Live, seat: int, message: Stepped) -> None:
    """Is this an answer to the question that is open? What others decided at the same time makes no answer stale."""
    if live.room.status != "playing":
        raise Refused("not-now", f"web-refused-when-{live.room.status}")
    if not live.room.seats[seat].asked_at <= message.step <= live.room.step or message.era not in (None, live.room.era):
        raise Refused("stale")


def check_exact(live: Live, message: Stepped) -> None:
    if live.room.status != "playing":
        raise Refused("not-now", f"web-refused-when-{live.room.status}")
    if message.step != live.room.step or message.era not in (None, live.room.era):
        raise Refused("stale")


def check_decides(live: Live, seat: int) -> None:
    if live.room.seats[seat].stand_in:
        raise Refused("not-yours", "web-refused-bot-plays")


async def play(hub: Hub, live: Live, connection: Connection, message: Play) -> None:
    seat = live.seat_of(connection)
    check_decides(live, seat)
    moves = message.moves or ((message.move,) if message.move else ())
    if not moves:
        raise Refused("malformed")
    try:
        await hub.play(live, seat, moves)
    except NotYourDecision:
        raise Refused("not-yours") from None
    except MoveError as error:
        refused = Refused("illegal")
        if isinstance(error, IllegalMove) and error.why:
            refused.reason = presentation(live.room.setup.game).why(error.why, texts_of(connection.language))
        raise refused from None


async def undo(hub: Hub, live: Live, seat: int) -> None:
    game = live.room.game
    assert game is not None
    if why := game.why_no_undo(seat):
        raise Refused("not-now", why)
    await hub.change(live, "undo", seat, {"to": live.room.step - 1})


async def ask_undo(hub: Hub, live: Live, seat: int) -> None:
    """Ask the others; where only bots sit there is nobody to ask."""
    to = live.room.last_decision(seat)
    if to is None:
        raise Refused("not-now", "undo-nothing")
    if live.room.request:
        raise Refused("not-now", "web-refused-request-open")
    await hub.change(live, "ask_undo", seat, {"to": to})
    await undo_if_agreed(hub, live)


async def answer_undo(hub: Hub, live: Live, seat: int, agree: bool) -> None:
    request = live.room.request
    if request is None or (seat not in live.room.asked_to_undo() and (agree or seat != request.seat)):
        raise Refused("not-now", "web-refused-no-request")
    await hub.change(live, "answer_undo", seat, {"agree": agree})
    await undo_if_agreed(hub, live)


async def undo_if_agreed(hub: Hub, live: Live) -> None:
    request = live.room.request
    if request and request.agreed.issuperset(live.room.asked_to_undo()):
        await hub.change(live, "undo", request.seat, {"to": request.to})


async def request(hub: Hub, live: Live, seat: int, name: str) -> None:
    """Something about how the game is conducted, which needs no turn. Two who ask for the same are both content."""
    check_decides(live, seat)
    game = live.room.game
    if game is None or live.room.status != "playing":
        raise Refused("not-now", f"web-refused-when-{live.room.status}")
    if name not in game.requests(seat):
        raise Refused("not-now", "web-refused-no-such-request")
    await hub.change(live, "request", seat, {"name": name})


async def say(hub: Hub, live: Live, connection: Connection, text: str) -> None:
    text = " ".join(text.split())
    if not connection.user:
        raise Refused("not-seated", "web-refused-chat-without-name")
    if not text:
        raise Refused("malformed")
    data: dict[str, str | int | bool] = {"user": connection.user.id, "name": connection.user.name, "text": text}
    await hub.change(live, "chat", live.seat_of(connection), data)


async def sit(hub: Hub, live: Live, connection: Connection, seat: int) -> None:
    room, user = live.room, connection.user
    if not user:
        raise Refused("not-seated", "web-refused-sit-without-name")
    if seat >= len(room.seats) or not room.seats[seat].empty:
        raise Refused("taken")
    if live.seat_of(connection) != PUBLIC:
        raise Refused("not-now", "web-refused-sits-already")
    await hub.change(live, "sit", seat, {"user": user.id, "name": user.name},
                     Write("sit", {"user_id": user.id, "table_id": room.id}))
    hub.presence(live)


async def set_seat(hub: Hub, live: Live, connection: Connection, message: SetSeat) -> None:
    room = live.room
    if room.host != connection.user_id:
        raise Refused("not-yours", "web-refused-host-only")
    if room.status != "open":
        raise Refused("not-now", f"web-refused-when-{room.status}")
    if message.seat >= len(room.seats) or room.seats[message.seat].user:
        raise Refused("taken")
    if message.bot and message.bot not in bots.names():
        raise Refused("not-now", "web-refused-no-such-bot")
    await hub.change(live, "bot", message.seat, {"bot": message.bot})


async def leave(hub: Hub, live: Live, connection: Connection, seat: int) -> None:
    """Before the game the seat is free again; in the game a bot plays on."""
    status = live.room.status
    if status == "open":
        await hub.change(live, "unsit", seat, None,
                         Write("unsit", {"user_id": connection.user_id, "table_id": live.room.id}))
        hub.presence(live)
    elif status == "playing" and not live.room.seats[seat].left:
        await hub.change(live, "leave", seat, {"bot": bots.names()[0]})
    else:
        raise Refused("not-now", f"web-refused-when-{status}")


async def stand_in(hub: Hub, live: Live, seat: int) -> None:
    """A bot for somebody who has been away long enough."""
    room = live.room
    if room.status != "playing" or seat >= len(room.seats) or room.seats[seat].player:
        raise Refused("not-now", "web-refused-no-stand-in")
    live.note_presence()
    if seat in live.present() or time.time() < live.away_since[seat] + hub.settings.absent:
        raise Refused("not-now", "web-refused-still-here", seconds=int(hub.settings.absent))
    await hub.change(live, "stand_in", seat, {"bot": bots.names()[0], "why": "away"})


async def send_log(hub: Hub, live: Live, connection: Connection) -> None:
    """The whole log, told by a process that has time for it."""
    async with live.lock:
        seat, record = live.seat_of(connection), live.room.game.record() if live.room.game else ""
    lines = await hub.thinkers.run(log_of, record, seat, connection.language) if record else []
    connection.send(write({"t": "log", "lines": lines}))


async def send_hint(hub: Hub, live: Live, connection: Connection, message: Hint) -> None:
    room, seat = live.room, live.seat_of(connection)
    if seat == PUBLIC:
        raise Refused("not-seated")
    check_step(live, seat, message)
    if room.game is None or seat not in room.owing():
        raise Refused("not-yours")
    move = await hub.thinkers.run(choose, room.game.position(), seat, bots.names()[0], room.game.seed + room.step)
    check_step(live, seat, message)
    show, texts, seen = presentation(room.setup.game), texts_of(connection.language), room.game.observe(seat)
    action = next(legal.action for legal in room.game.legal(seat) if legal.text == move)
    label = "".join(text for text, _ in show.label(seen, action, texts, room.names))
    words = f"{show.heading(seen, action, texts)}: {label}"
    connection.send(write({"t": "hint", "id": message.id, "step": message.step, "move": move, "words": words}))
