"""The messages of a client at a table: each is checked, carried out and answered."""
from __future__ import annotations

import asyncio
from contextlib import nullcontext
from hashlib import sha256

import msgspec

from arcanarium import bots
from arcanarium.bots import people
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC, TextSource
from arcanarium.core.errors import ConfigError, IllegalMove, MoveError, NotYourDecision
from arcanarium.locale import languages
from arcanarium.server import rematch, sitetime, traces, waiting
from arcanarium.server.connection import Connection
from arcanarium.server.fairness import Crowded, Dropped
from arcanarium.server.gate import FLOODED
from arcanarium.server.hub import Hub
from arcanarium.server.limits import PENALTY, about
from arcanarium.server.live import Live
from arcanarium.server.messages import (
    LONGEST,
    AgreeCoach,
    AnswerUndo,
    AnyMessage,
    AskUndo,
    Chat,
    Hint,
    Keep,
    Leave,
    Log,
    Pace,
    Past,
    Ping,
    Play,
    Raced,
    Ready,
    Refused,
    Rematch,
    Rename,
    Request,
    SetSeat,
    Sit,
    Speak,
    StandIn,
    Start,
    Stepped,
    Swap,
    Sync,
    TakeBack,
    Undo,
    Why,
    read,
    write,
)
from arcanarium.server.names import visible, without_direction
from arcanarium.server.storage import Unreadable, Write
from arcanarium.server.thinkers import advise, encoded_log, explain, past, question, seed_for, texts_of

BOTS_SEEN_EVERY = 0.05
"""Seconds after which it is looked again whether bots have decided: another process may do that for them."""
MOST_PAST = 60
"""The most earlier states that are sent at once."""
BEHIND = ("stale", "illegal", "not-yours", "not-now", "not-saved")
"""Codes of refusals after which the client is sent table and game again, because its view may be out of date."""


async def handle_message(hub: Hub, live: Live, connection: Connection, raw: str | bytes) -> None:
    """Carry out a message of a client, and answer it with `done`, `refused` or what it asked for. What worker processes
    compute is answered later, and the next message does not wait for it."""
    texts = texts_of(connection.language)
    id = None
    try:
        too_fast = hub.limits.on and not (
            connection.bucket.take() and hub.limits.take("message", address=connection.address))
        if too_fast and not await warn(hub, connection):
            return
        if len(raw) > LONGEST:
            raise Refused("too-long")
        try:
            message = read(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused("too-fast" if too_fast else "malformed") from None
        id = message.id
        if too_fast:
            raise Refused("too-fast")
    except Refused as refused:
        refuse(hub, connection, id, refused, texts)
        return
    if isinstance(message, Log | Hint | Why | Past | Speak):
        await connection.room_for_errand()
        connection.add_errand(hub.run_in_background(answer(hub, live, connection, message)))
    else:
        await answer(hub, live, connection, message)


async def answer(hub: Hub, live: Live, connection: Connection, message: AnyMessage) -> None:
    """Carry out what was understood, and say what came of it."""
    texts = texts_of(connection.language)
    try:
        timed = hub.metrics.time_step("move") if isinstance(message, Play) else nullcontext()
        with traces.span("message", kind=type(message).__name__), timed:
            await dispatch(hub, live, connection, message)
        if not isinstance(message, Ping | Log | Hint | Why | Past):
            connection.send(write({"t": "done", "id": message.id}))
    except Refused as refused:
        refuse(hub, connection, message.id, refused, texts)
        if refused.code in BEHIND:
            async with live.lock:  # do not show a move that is not written yet
                live.send_table([connection])
                live.send_state("join", [connection])
    except Unreadable:
        connection.send(write({"t": "refused", "id": message.id, "code": "not-saved",
                               "reason": texts.say("web-refused-not-saved")}))


def refuse(hub: Hub, connection: Connection, id: int | None, refused: Refused, texts: TextSource) -> None:
    """Tell a client that, and why, something is not done."""
    hub.metrics.refused(refused.code)
    connection.send(write({"t": "refused", "id": id, "code": refused.code, "reason": reason_of(refused, texts)}))


async def warn(hub: Hub, connection: Connection) -> bool:
    """Make a client that is too fast wait before more is read from it; disconnect it, and return False, if it does not
    heed that."""
    if connection.warnings.take():
        await asyncio.sleep(about(PENALTY / 4))
        return True
    hub.limits.punish(connection.address)
    await connection.close_and_wait(FLOODED, texts_of(connection.language).say("gate-flooded"))
    return False


def reason_of(refused: Refused, texts: TextSource) -> str:
    """The reason of a refusal as a sentence."""
    return refused.reason or texts.say(refused.message, **refused.args_)


async def dispatch(hub: Hub, live: Live, connection: Connection, message: AnyMessage) -> None:
    """Answer a question, or hold the lock of the room and change it."""
    match message:
        case Ping():
            connection.send(b'{"t":"pong"}')
        case Sync():
            check_rate(hub, connection, "sync")
            async with live.lock:
                live.send_all(connection)
        case Speak():
            check_rate(hub, connection, "log")
            await speak(hub, live, connection, message.language)
        case Log():
            check_rate(hub, connection, "log")
            await send_log(hub, live, connection)
        case Hint():
            await send_hint(hub, live, connection, message)
        case Why():
            await send_why(hub, live, connection, message)
        case Past():
            check_rate(hub, connection, "log")
            await send_past(hub, live, connection, message)
        case _:
            if isinstance(message, Play) and live.room.origin.day:
                await bots_first(live)
            async with live.lock:
                await change_with_retry(hub, live, connection, message)
            if isinstance(message, Rematch):
                await rematch.follow(hub, live, connection, message)


def check_rate(hub: Hub, connection: Connection, kind: str) -> None:
    """Refuse what a client asks for too often."""
    hub.limits.check(kind, connection.user_id, connection.address)


async def change_with_retry(hub: Hub, live: Live, connection: Connection, message: AnyMessage) -> None:
    """Change the room, and retry up to two times if another process wrote first. The message is checked anew each time,
    so it succeeds if the question that it answers is still open."""
    for last in (False, False, True):
        try:
            await apply_change(hub, live, connection, message)
            return
        except Raced:
            if last:
                raise


async def apply_change(hub: Hub, live: Live, connection: Connection, message: AnyMessage) -> None:
    """Check a message against the room as it is now, and change the room. The caller holds its lock."""
    room, seat = live.room, live.seat_of(connection)
    if room.broken:
        raise Refused("broken")
    if room.closed is not None:
        raise Refused("not-now", "web-refused-when-closed")
    match message:
        case Chat():
            await send_chat(hub, live, connection, message.text)
        case Sit():
            await sit(hub, live, connection, message.seat)
        case SetSeat():
            await set_seat(hub, live, connection, message)
        case Ready() | Start() | Swap() | Keep() | Rename():
            await waiting.arrange(hub, live, connection, message)
        case Rematch():
            await rematch.offer(hub, live, connection, message)
        case Pace():
            await set_pace(hub, live, connection, message.pace)
        case _ if seat == PUBLIC:
            raise Refused("not-seated")
        case Play():
            check_question_is_open(live, seat, message)
            await play(hub, live, connection, message)
        case Undo() | AskUndo():
            check_step_is_current(live, message)
            check_no_stand_in(live, seat)
            await (undo if isinstance(message, Undo) else ask_undo)(hub, live, seat)
        case AgreeCoach():
            if not room.setup.hints:
                raise Refused("not-now", "hint-forbidden")
            if room.seats[seat].coach != message.agree:
                await hub.change(live, "coach", seat, {"agree": message.agree})
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


def check_question_is_open(live: Live, seat: int, message: Stepped) -> None:
    """Refuse a message unless it answers the question that is open. Simultaneous decisions of other seats do not make
    it stale."""
    if live.room.status != "playing":
        raise Refused("not-now", f"web-refused-when-{live.room.status}")
    if not live.room.seats[seat].asked_at <= message.step <= live.room.step or message.era not in (None, live.room.era):
        raise Refused("stale")


def check_step_is_current(live: Live, message: Stepped) -> None:
    """Refuse a message that was sent before the latest decision or undo."""
    if live.room.status != "playing":
        raise Refused("not-now", f"web-refused-when-{live.room.status}")
    if message.step != live.room.step or message.era not in (None, live.room.era):
        raise Refused("stale")


def check_no_stand_in(live: Live, seat: int) -> None:
    """Refuse a message of a player for whom a bot plays now."""
    if live.room.seats[seat].stand_in:
        raise Refused("not-yours", "web-refused-bot-plays")


async def play(hub: Hub, live: Live, connection: Connection, message: Play) -> None:
    """Make the move of a message, or its moves in order."""
    seat = live.seat_of(connection)
    check_no_stand_in(live, seat)
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
            refused.reason = registry.face(live.room.setup.game).why(error.why, texts_of(connection.language))
        raise refused from None


async def undo(hub: Hub, live: Live, seat: int) -> None:
    """Undo the latest decision of a seat if that is fair."""
    game = live.room.game
    assert game is not None
    if why := game.why_no_undo(seat):
        raise Refused("not-now", why)
    await hub.change(live, "undo", seat, {"to": live.room.step - 1})


async def bots_first(live: Live) -> None:
    """Wait until no bot is deciding. A daily deal does this, so that its bots answer a question that is put to all
    before anyone else does, and the same play always meets the same bots."""
    while live.room.bot_to_move() is not None and (thinking := live.thinking):
        await asyncio.wait([thinking], timeout=BOTS_SEEN_EVERY)


async def ask_undo(hub: Hub, live: Live, seat: int) -> None:
    """Ask the other people to undo the latest decision of a seat; it is done at once if there are only bots."""
    if live.room.origin.day:
        raise Refused("not-now", "daily-refused-undo")
    to = live.room.last_decision(seat)
    if to is None:
        raise Refused("not-now", "undo-nothing")
    if live.room.undo_request:
        raise Refused("not-now", "web-refused-request-open")
    await hub.change(live, "ask_undo", seat, {"to": to})
    await undo_if_agreed(hub, live)


async def answer_undo(hub: Hub, live: Live, seat: int, agree: bool) -> None:
    """Agree to the open request to undo, or refuse it. The player who made it can withdraw it by refusing."""
    request = live.room.undo_request
    if request is None or (seat not in live.room.asked_to_undo() and (agree or seat != request.seat)):
        raise Refused("not-now", "web-refused-no-request")
    await hub.change(live, "answer_undo", seat, {"agree": agree})
    await undo_if_agreed(hub, live)


async def undo_if_agreed(hub: Hub, live: Live) -> None:
    """Carry out the open request to undo once all who were asked have agreed."""
    request = live.room.undo_request
    if request and request.agreed.issuperset(live.room.asked_to_undo()):
        await hub.change(live, "undo", request.seat, {"to": request.to})


async def request(hub: Hub, live: Live, seat: int, name: str) -> None:
    """Make a request about how the game is conducted, at any time."""
    check_no_stand_in(live, seat)
    game = live.room.game
    if game is None or live.room.status != "playing":
        raise Refused("not-now", f"web-refused-when-{live.room.status}")
    if name not in game.requests(seat):
        raise Refused("not-now", "web-refused-no-such-request")
    await hub.change(live, "request", seat, {"name": name})


async def send_chat(hub: Hub, live: Live, connection: Connection, text: str) -> None:
    """Add a line to the chat."""
    text = " ".join(without_direction(text).split())
    if not connection.user:
        raise Refused("not-seated", "web-refused-chat-without-name")
    if not visible(text):
        raise Refused("malformed")
    check_rate(hub, connection, "chat")
    hub.bans.check("mute", connection.user_id)
    hub.limits.check("talk", live.room.id)
    data = {**connection.user.as_seen(), "text": text}
    await hub.change(live, "chat", live.seat_of(connection), data)


async def sit(hub: Hub, live: Live, connection: Connection, seat: int) -> None:
    """Give a free seat to the user of a connection."""
    room, user = live.room, connection.user
    if not user:
        raise Refused("not-seated", "web-refused-sit-without-name")
    if seat >= len(room.seats) or not room.seats[seat].empty:
        raise Refused("taken")
    if room.seats[seat].kept and room.seats[seat].kept_for != user.id:
        raise Refused("taken", "room-refused-kept")
    if live.seat_of(connection) != PUBLIC:
        raise Refused("not-now", "web-refused-sits-already")
    await hub.change(live, "sit", seat, user.as_seen(),
                     Write("sit", {"user_id": user.id, "table_id": room.id}))
    hub.announce_presence(live)


async def set_seat(hub: Hub, live: Live, connection: Connection, message: SetSeat) -> None:
    """Let the host put a bot into a free seat, or free it again, before the game begins."""
    room = live.room
    if room.host != connection.user_id:
        raise Refused("not-yours", "web-refused-host-only")
    if room.status != "open":
        raise Refused("not-now", f"web-refused-when-{room.status}")
    if message.seat >= len(room.seats) or room.seats[message.seat].user:
        raise Refused("taken")
    if message.bot and message.bot not in bots.names(live.room.setup.game):
        raise Refused("not-now", "web-refused-no-such-bot")
    await hub.change(live, "bot", message.seat, {"bot": message.bot})


async def set_pace(hub: Hub, live: Live, connection: Connection, pace: float) -> None:
    """Let the host say how long the moves of bots take at this table."""
    if live.room.host != connection.user_id:
        raise Refused("not-yours", "web-refused-host-only")
    await hub.change(live, "pace", live.seat_of(connection), {"ms": round(1000 * pace)})


async def leave(hub: Hub, live: Live, connection: Connection, seat: int) -> None:
    """Leave a table: before the game the seat becomes free, during the game a bot plays on."""
    status = live.room.status
    if live.room.origin.day:
        raise Refused("not-now", "daily-refused-leave")
    if status == "open":
        await hub.change(live, "unsit", seat, None,
                         Write("unsit", {"user_id": connection.user_id, "table_id": live.room.id}))
        hub.announce_presence(live)
    elif status == "playing" and not live.room.seats[seat].left:
        await hub.change(live, "leave", seat, {"bot": people.stand_in(live.room.setup.game)})
    else:
        raise Refused("not-now", f"web-refused-when-{status}")


async def stand_in(hub: Hub, live: Live, seat: int) -> None:
    """Let a bot stand in for a player who has been disconnected for long enough."""
    room = live.room
    if room.status != "playing" or seat >= len(room.seats) or room.seats[seat].deciding_bot:
        raise Refused("not-now", "web-refused-no-stand-in")
    live.note_presence()
    if seat in live.present() or sitetime.now() < live.away_since[seat] + hub.settings.absent:
        raise Refused("not-now", "web-refused-still-here", seconds=int(hub.settings.absent))
    await hub.change(live, "stand_in", seat, {"bot": people.stand_in(live.room.setup.game), "why": "away"})


async def send_log(hub: Hub, live: Live, connection: Connection) -> None:
    """Send the whole log of the game, which a worker process computes."""
    async with live.lock:
        seat, record = live.seat_of(connection), live.room.game.record() if live.room.game else ""
    language = connection.language

    async def read() -> bytes:
        try:
            desk = hub.thinkers.at(connection.user_id or connection.address, "log")
            return await desk.run(encoded_log, record, seat, language)
        except Crowded:
            raise Refused("busy") from None

    key = live.room.id, sha256(record.encode()).hexdigest(), seat, language
    lines = await hub.logs.made(key, read) if record else b"[]"
    connection.send(write({"t": "log", "lines": msgspec.Raw(lines)}))


async def speak(hub: Hub, live: Live, connection: Connection, language: str) -> None:
    """Change the language of a client, and send it in that language what it has on the screen."""
    if language not in languages():
        raise Refused("bad-language", "web-refused-language", known=", ".join(languages()))
    connection.language = language
    async with live.lock:
        live.send_table([connection])
        live.send_state("join", [connection])
    await send_log(hub, live, connection)


async def send_past(hub: Hub, live: Live, connection: Connection, message: Past) -> None:
    """Send the latest states of the game once more, as the viewer was shown them, which a worker process computes from
    the record: what somebody missed who was away can be looked at step by step."""
    async with live.lock:
        room, seat = live.room, live.seat_of(connection)
        record, first = room.game.record() if room.game else "", max(message.since, room.step - MOST_PAST)
    desk = hub.thinkers.at(connection.user_id or connection.address, "log")
    try:
        frames = await desk.run(past, record, first, seat, connection.language) if record else b"[]"
    except Crowded:
        raise Refused("busy") from None
    connection.send(write({"t": "past", "id": message.id, "era": room.era, "steps": msgspec.Raw(frames)}))


async def send_hint(hub: Hub, live: Live, connection: Connection, message: Hint) -> None:
    """Send what a strong bot would do in the place of the player who asks, and why. It is no move, and nobody else
    hears of it."""
    room, seat = live.room, live.seat_of(connection)
    if seat == PUBLIC:
        raise Refused("not-seated")
    if not room.setup.hints:
        raise Refused("not-now", "hint-forbidden")
    check_question_is_open(live, seat, message)
    if room.game is None or seat not in room.owing():
        raise Refused("not-yours")
    asked_at = room.seats[seat].asked_at, room.era

    def wanted() -> bool:
        return live.room is room and asked_at == (room.seats[seat].asked_at, room.era) and seat in room.owing()

    check_rate(hub, connection, "hint")
    desk = hub.thinkers.at(connection.user_id, "hint", wanted)
    try:
        found = await desk.run(advise, *question(room.game, seat, room.step), room.names, connection.language)
    except Crowded:
        raise Refused("busy") from None
    except Dropped:
        raise Refused("stale") from None
    except ConfigError:
        raise Refused("not-now", "hint-none") from None
    check_question_is_open(live, seat, message)
    connection.send(write({"t": "hint", "id": message.id, "step": message.step, **found}))


async def send_why(hub: Hub, live: Live, connection: Connection, message: Why) -> None:
    """Send what the coach says to a legal move of the player who asks, or to the last decision. Nobody else hears of
    it. Only who plays alone against bots may ask, or everybody if all people here agree."""
    room, seat = live.room, live.seat_of(connection)
    if seat == PUBLIC:
        raise Refused("not-seated")
    if not room.setup.hints:
        raise Refused("not-now", "hint-forbidden")
    if not room.coached:
        raise Refused("not-now", "verdict-alone")
    if room.game is None:
        raise Refused("not-now", "verdict-nothing")
    if message.move:
        check_question_is_open(live, seat, message)
        if seat not in room.owing():
            raise Refused("not-yours")
        if message.move not in (move.text for move in room.game.legal(seat)):
            raise Refused("illegal")
        config, seen, seed = question(room.game, seat, room.step)
        move = message.move
    else:
        last = room.looked_back.get(seat)
        if last is None:
            raise Refused("not-now", "verdict-nothing")
        config, seen, seed = room.game.rules.config_of(room.game.state), last.seen, seed_for(last.seen, last.step)
        move = last.move
    check_rate(hub, connection, "hint")
    try:
        found = await hub.thinkers.at(connection.user_id, "hint").run(
            explain, config, seen, seed, move, room.names, connection.language)
    except Crowded:
        raise Refused("busy") from None
    except ConfigError:
        raise Refused("not-now", "hint-none") from None
    connection.send(write({"t": "why", "id": message.id, "step": message.step, "asked": message.move, **found}))
