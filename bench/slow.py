"""A line to a server that takes its time, as one to another town does."""
from __future__ import annotations

import asyncio
import threading
from types import TracebackType


class SlowLine:
    """`with SlowLine(port, 0.1) as line:` hands on to a local port what comes to `line.address`. All that goes to and
    fro takes so many seconds, and so does a new connection; there may be any number of them at once."""

    def __init__(self, port: int, there_and_back: float) -> None:
        self.port, self.half = port, there_and_back / 2
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> SlowLine:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    @property
    def address(self) -> str:
        return f"http://localhost:{self._own}"

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self._own = int(server.sockets[0].getsockname()[1])
        self._ready.set()
        self._loop.run_forever()
        server.close()
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(2 * self.half)  # the handshake
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._hand_on(reader, back), self._hand_on(there, writer))

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while part := await reader.read(65_536):
                self._loop.call_later(self.half, writer.write, part)
        except OSError:
            pass
        self._loop.call_later(self.half, writer.close)
