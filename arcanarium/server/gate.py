"""The gate of the server: who comes in, how long a request may take to arrive, and how much may wait for a client.

Uvicorn reads requests and websockets; its protocols are extended here by what it leaves to a proxy: a cap on
connections, in all and for each address; limits on the size of headers and on the time until a request is complete; an
end for clients that read too slowly or flood. Whoever is turned away is told so in a sentence.
"""
from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections import Counter
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from arcanarium.locale import Texts
from arcanarium.server.calm import Calm, doorkeeper
from arcanarium.server.limits import Bucket, Buckets, Paced, about, address_of
from arcanarium.server.messages import LONGEST
from arcanarium.server.settings import Settings
from arcanarium.server.visitor import wanted_language

MOST_HEADERS = 16_384
"""The most bytes of the first line and the headers of a request together."""
HEAD_SECONDS, BODY_SECONDS, KEEP_ALIVE = 10.0, 30.0, 10.0
"""Until the headers of a request must be there, then its body; and how long a connection may do nothing between two."""
STUCK = 20.0
"""Seconds after which a client that has read nothing more of its answer is cut off."""
MOST_PIPELINED = 8
"""Requests that a client may send before it has the answers."""
CALLS = (10.0, 100.0)
"""How many connections an address may open a second, and at once."""
LINGER, MOST_LINGERING = 2.0, 0.2
"""Seconds for which somebody who is turned away stays connected, so that the reason arrives and coming again at once
gains nothing; and how many may be in that state, as a part of the connections."""
SLICE, MOST_QUEUED = 1024, 4
"""Bytes that are read from a websocket at a time, and messages of one that wait for their turn."""
CONTROL = (2.0, 20.0)
"""How many pings and pongs a websocket may send a second, and at once."""
MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a client at a table; one that is further behind is cut off, and may connect again."""
SLOW = 1013
"""The websocket code with which a client is disconnected that is too slow: try again later."""
BACKLOG, AT_ONCE = 1024, 2
"""Connections that the system keeps until they are accepted, and how many are in one turn of the event loop."""
SPARE_FILES = 200
"""Open files that the server needs beside its connections."""
FLOODED = 1008
"""The websocket code for who does not keep to the limits."""


class Gate:
    """Counts who is inside. `most` and `most_each` are the caps in all and for each address; 0 for none."""

    def __init__(self, most: int = 0, most_each: int = 0, proxies: str | list[str] = "127.0.0.1") -> None:
        self.most, self.most_each = most, most_each
        self.inside: set[asyncio.BaseTransport] = set()
        self.refused = 0
        """How many were turned away since the start."""
        self._each: Counter[str] = Counter()
        self._calls = Buckets(*CALLS)
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self.lingering = 0
        self.begin = Paced()
        """Begins to answer requests: when the loop was busy for a moment hundreds may have arrived, and the moves that
        arrived with them must not wait for all of these."""

    def enter(self, transport: asyncio.BaseTransport, host: str) -> str:
        """Let a connection in; otherwise the id of the message that says why not. Those of a proxy that is trusted are
        many people, so they count only together."""
        address = "" if host in self._proxies else address_of(host)
        if self.most and len(self.inside) >= self.most:
            why = "gate-full"
        elif address and self.most_each and (
                self._each[address] >= self.most_each or not self._calls.take(address)):
            why = "gate-crowded"
        else:
            self.inside.add(transport)
            self._each[address] += 1
            return ""
        self.refused += 1
        return why

    def leave(self, transport: asyncio.BaseTransport, host: str) -> None:
        """A connection has ended."""
        if transport in self.inside:
            self.inside.discard(transport)
            address = "" if host in self._proxies else address_of(host)
            self._each[address] -= 1
            if self._each[address] <= 0:
                del self._each[address]


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    return None


def refusal(status: int, why: str, wanted: str = "") -> bytes:
    """A whole answer that turns somebody away, in the form of all other errors, and closes the connection. `wanted` is
    the header Accept-Language, as far as one has arrived."""
    code = "busy" if status == 503 else "malformed"
    body = json.dumps({"code": code, "reason": Texts(wanted_language(wanted)).say(why)}, ensure_ascii=False).encode()
    head = [STATUS_LINE[status], b"content-type: application/json\r\n", b"content-length: %d\r\n" % len(body),
            *([b"retry-after: 10\r\n"] if status == 503 else []), b"connection: close\r\n\r\n"]
    return b"".join(head) + body


class _Config(uvicorn.Config):
    gate: Gate


class GuardedHttp(HttpToolsProtocol):
    """Uvicorn's reader of requests, with limits."""

    config: _Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = doorkeeper
        self._gate = self.config.gate
        self._timer: asyncio.TimerHandle | None = None
        self._away = False  # turned away: nothing more is read
        self._arriving = False  # between the first byte of a request and its last one
        self._size = 0
        self._why = (400, "gate-malformed")
        self._wanted = ""  # the languages, once a header has said them
        self._answering: Any = None  # the request that is being answered
        self._stuck: asyncio.TimerHandle | None = None

    # --- coming and going ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        if why := self._gate.enter(transport, self._host):
            self._turn_away(refusal(503, why))
        else:
            self._give_time(HEAD_SECONDS, "gate-slow")

    def connection_lost(self, exc: Exception | None) -> None:
        self._take_time()
        self._unset_keepalive_if_required()
        if self._stuck is not None:
            self._stuck.cancel()
        if self._away:
            self._gate.lingering -= 1
        self._gate.leave(self.transport, self._host)
        super().connection_lost(exc)

    def _turn_away(self, answer: bytes) -> None:
        """Tell why, and hang up after a moment. Whatever is being computed for the client is not sent any more."""
        self._take_time()
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self._away = True
        self._gate.lingering += 1
        if self._gate.most and self._gate.lingering > self._gate.most * MOST_LINGERING:
            self.transport.abort()
            return
        self.transport.write(answer)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.transport.pause_reading()
        if (connected := self.transport.get_extra_info("socket")) is not None:
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # what still comes need not be kept
        self._timer = self.loop.call_later(about(LINGER), self.transport.abort)

    # --- time ---

    def _give_time(self, seconds: float, why: str) -> None:
        self._take_time()
        self._timer = self.loop.call_later(seconds, self._too_late, why)

    def _take_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self, why: str) -> None:
        self._timer = None
        if self._arriving and not (self.cycle and self.cycle.response_started):
            self._turn_away(refusal(408, why, self._wanted))
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if left := self.transport.get_write_buffer_size():
            self._watch(left)  # closing waits until all is sent, which may never be

    def _watch(self, unread: int) -> None:
        """Cut the client off unless it has read something more by then."""
        if self._stuck is None:
            self._stuck = self.loop.call_later(STUCK, self._cut_off, unread)

    def _cut_off(self, unread: int) -> None:
        self._stuck = None
        if (left := self.transport.get_write_buffer_size()) >= unread:
            self.transport.abort()
        elif left:
            self._watch(left)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        self._gate.begin.call(partial(self._start_now, cycle, app))

    def _start_now(self, cycle: Any, app: Any) -> None:
        if not cycle.disconnected:
            super()._start_asgi_task(cycle, app)

    # --- what arrives ---

    def data_received(self, data: bytes) -> None:
        if self._away:
            return
        if not self._arriving and self._timer is None:  # a new request, or the empty lines that may stand before one
            self._give_time(HEAD_SECONDS, "gate-slow")
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._arriving, self._size = True, 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value) + 4)
        if name.lower() == b"accept-language":
            self._wanted = value.decode("latin-1")

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > MOST_HEADERS:
            self._why = 431, "gate-headers"
            raise ValueError("headers too long")  # the parser stops, and `send_400_response` is called

    def on_headers_complete(self) -> None:
        self._take_time()
        if len(self.pipeline) >= MOST_PIPELINED:
            self._why = 429, "gate-crowded"
            raise ValueError("too many requests at once")
        super().on_headers_complete()
        self._give_time(BODY_SECONDS, "gate-slow")

    def on_message_complete(self) -> None:
        self._take_time()
        self._arriving = False
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self._away:
            self._turn_away(refusal(*self._why, self._wanted))

    def handle_websocket_upgrade(self) -> None:
        self._take_time()
        super().handle_websocket_upgrade()


class GuardedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's websocket, read in small slices and bounded in what may wait for the client. The application finds it
    in its scope as `wire`, to send frames without ado."""

    config: _Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = doorkeeper
        self._gate = self.config.gate
        self._unread = bytearray()
        self._unsent: list[bytes] = []
        self._unsent_size = 0
        self._control = Bucket(*CONTROL)

    # --- reading ---

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self.close_sent and len(self._unread) > SLICE:  # we have hung up, and it still talks
            self._unread.clear()
            self.transport.pause_reading()
            self.loop.call_later(about(LINGER), self.transport.abort)
        else:
            self._read()

    def _read(self) -> None:
        """Read slice by slice, as long as no messages wait: thousands of tiny ones may have come at once."""
        while self._unread and not self.transport.is_closing() and (
                self.close_sent or self.queue.qsize() < MOST_QUEUED):
            piece = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            super().data_received(piece)
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        if self._unread and self.queue.empty():
            self._read()
        message = await self.queue.get()
        if self.queue.empty():
            if self._unread:
                self._read()
            if self.read_paused and not self._unread and self.queue.empty():
                self.read_paused = False
                self.transport.resume_reading()
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

    def handle_ping(self) -> None:
        if self._control.take():
            super().handle_ping()
        else:
            self.end(FLOODED)

    def handle_pong(self, event: Any) -> None:
        if self._control.take():
            super().handle_pong(event)
        else:
            self.end(FLOODED)

    # --- writing ---

    def push(self, frame: bytes) -> bool:
        """Send a text message with those that are sent in the same turn of the event loop. False if so much waits for
        the client already that it was cut off."""
        if self.close_sent or self.disconnected or not self.handshake_complete:
            return True
        waiting = self._unsent_size + self.transport.get_write_buffer_size()
        if waiting and waiting + len(frame) > MOST_UNREAD:
            self.end(SLOW)
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (text_head(len(frame)), frame)
        self._unsent_size += len(frame) + 10
        return True

    def _flush(self) -> None:
        unsent, self._unsent, self._unsent_size = self._unsent, [], 0
        if unsent and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        if self._unsent:
            self._flush()
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.end(message.get("code", 1000))
            return
        await super().send(message)
        if message["type"] == "websocket.close":
            self.data_received(b"")  # what had come before is not worth much any more

    def end(self, code: int, reason: str = "") -> None:
        """Close now, without waiting for what the client has not read; cut it off if it does not close as well."""
        if self.disconnected:
            return
        if not self.close_sent and self.handshake_complete:
            self._unsent.clear()
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.close_sent = True
        self._unread.clear()
        if self.transport.get_write_buffer_size() > 1024:
            self.transport.abort()
        else:
            self.loop.call_later(about(LINGER), self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # who does not answer does not read either, so closing would never end

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        self._unsent.clear()
        self._gate.leave(self.transport, self.client[0] if self.client else "")
        super().connection_lost(exc)


def text_head(size: int) -> bytes:
    """What stands before a text message of so many bytes (RFC 6455, from a server: not masked)."""
    if size < 126:
        return bytes((0x81, size))
    return struct.pack("!BBH", 0x81, 126, size) if size < 65536 else struct.pack("!BBQ", 0x81, 127, size)


def config_for(app: ASGIApp, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application, with a guarded gate."""
    made = _Config(
        Calm(app), http=GuardedHttp, ws=GuardedSocket, ws_max_size=LONGEST * 2, ws_per_message_deflate=False,
        ws_ping_interval=30, ws_ping_timeout=60, timeout_keep_alive=int(KEEP_ALIVE), server_header=False,
        date_header=False, backlog=AT_ONCE, lifespan="on", **{"log_level": "warning", "loop": "asyncio", **more})
    caps = (settings.connections, settings.connections_each) if settings.limits else (0, 0)
    made.gate = Gate(*caps, proxies=made.forwarded_allow_ips or "")
    return made


class GuardedServer(uvicorn.Server):
    """Uvicorn's server. What it calls the backlog is also how many connections asyncio accepts before anybody else gets
    a turn; so that is small, and the backlog of the system is set apart."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(BACKLOG)


def exhausted(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle what the event loop reports: that no more files can be opened is told once a second, in a line."""
    error = context.get("exception")
    if isinstance(error, OSError) and "accept" in context.get("message", ""):
        doorkeeper.error("no connection can be accepted: %s", error.strerror)
    else:
        loop.default_exception_handler(context)


def room_for_files(wanted: int) -> int:
    """Let the process open enough files for so many connections, as far as the system allows it, and return for how
    many connections there is room then."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = int(wanted * (1 + MOST_LINGERING)) + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        except (ValueError, OSError):
            soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, room_in(soft)))


def room_in(files: int) -> int:
    """How many connections a process can have that may open so many files."""
    return int((files - SPARE_FILES) / (1 + MOST_LINGERING))
