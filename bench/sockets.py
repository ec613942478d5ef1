"""A websocket client that does no more than a bench needs: whole text frames in, short text frames out."""
from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

Heard = Callable[[bytes], None]
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    def __init__(self, request: bytes, heard: Heard) -> None:
        self._request, self._heard = request, heard
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.opened.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be there to look
        self.received = 0
        """Bytes so far."""
        self.closed: int | None = None
        """The code with which the server closed, or 0 if it said none; None while it is open."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if self.closed is None:
            self.closed = 0
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                if not self.opened.done():
                    self.opened.set_exception(ConnectionError(bytes(self._buffer[:end]).decode()))
                self._transport.close()
                return
            self._open = True
            if self.opened.cancelled():  # nobody waits for it any more
                self._transport.close()
                return
            self.opened.set_result(None)
            del self._buffer[: end + 4]
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            opcode, size, head = buffer[start] & 15, buffer[start + 1], 2  # a server does not mask
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4]), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[start + 2 : start + 10]), 10
            end = start + head + size
            if len(buffer) < end:
                break
            if opcode == TEXT:
                self._heard(bytes(buffer[start + head : end]))
            elif opcode == PING:
                self._write(PONG, bytes(buffer[start + head : end]))
            elif opcode == CLOSE:
                self.closed = int.from_bytes(buffer[start + head : start + head + 2])
                self._transport.close()
            start = end
        del buffer[:start]

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, opcode: int, payload: bytes) -> None:
        size = bytes([128 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
        self._transport.write(bytes([128 | opcode]) + size + bytes(4) + payload)  # masked with zeros

    def close(self) -> None:
        self._write(CLOSE, b"\x03\xe8")
        self._transport.close()

    def stop_reading(self) -> None:
        """Read nothing more, so that what the server sends waits there."""
        self._transport.pause_reading()

    @property
    def unsent(self) -> int:
        """Bytes that the server has not taken yet."""
        return self._transport.get_write_buffer_size()


async def connect(port: int, table: str, cookie: str, heard: Heard, address: str = "") -> Socket:
    """Open a table; `address` is the loopback address that the server sees (Linux has all of 127.0.0.0/8)."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET /ws/{table} HTTP/1.1", f"Host: localhost:{port}", "Upgrade: websocket", "Connection: Upgrade",
             f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(request, heard), "127.0.0.1", port, local_addr=(address, 0) if address else None)
    await socket.opened
    return socket
