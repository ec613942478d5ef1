"""People at a server: each has a browser with a cookie, and a window at a table that remembers what it was sent."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds after which nothing more is expected. No test waits that long where all is well."""
Frame = dict[str, Any]


def ask(method: str, url: str, **how: Any) -> httpx.Response:
    """One request of somebody without cookies. Loading certificates takes long, and nothing here needs any."""
    with httpx.Client(verify=False, timeout=PATIENCE) as client:
        return client.request(method, url, **how)


class Person:
    """A browser."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)
        if name:
            self.post("/api/me", name=name)

    def post(self, path: str, /, **body: Any) -> Frame:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        found: Frame = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def move_to(self, address: str) -> None:
        """Go on at another process of the same server."""
        cookies = {cookie.name: cookie.value or "" for cookie in self.http.cookies.jar}  # the latest of each name
        self.http.close()
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, cookies=cookies, verify=False)

    def open_table(self, *seats: str, game: str = "resarcana", **more: Any) -> str:
        """Open a table: `me`, `person`, or the name of a bot for each seat."""
        plan = [{"kind": seat} if seat in ("me", "person") else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.post("/api/tables", game=game, seats=plan, pace=0, **more)
        return str(made["table"])

    def sit_down(self, table: str) -> Window:
        return Window(self, table)


class Window:
    """A table in a browser. `state`, `table`, `chat` and `log` are what the page would know."""

    def __init__(self, person: Person, table: str) -> None:
        self.id = table
        headers = {"Cookie": person.cookie} if person.cookie else {}
        self._opened = connect(
            f"{person.address.replace('http', 'ws')}/ws/{table}", additional_headers=headers, compression=None,
            max_size=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = self._opened.__enter__()
        self.table: Frame = {}
        self.state: Frame = {}
        self.chat: list[Frame] = []
        self.log: list[tuple[int, str]] = []
        self.frames: list[str] = []
        self._number = 0
        self.until(lambda frame: frame["t"] in ("chat", "refused"))
        self.joined = self.step

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    # --- what comes ---

    def receive(self) -> Frame:
        raw = self.socket.recv(PATIENCE)
        assert isinstance(raw, str)
        self.frames.append(raw)
        frame: Frame = msgspec.json.decode(raw)
        match frame["t"]:
            case "table":
                self.table = frame
            case "state":
                self.state = frame
                if frame["cause"] == "undo":
                    self.log = [(step, line) for step, line in self.log if step <= frame["step"]]
                self.log += [(frame["step"], line) for line in frame["lines"]]
            case "chat":
                self.chat += frame["lines"]
        return frame

    def until(self, ready: Callable[[Frame], bool]) -> Frame:
        """Read on until a frame is as wanted."""
        while not ready(frame := self.receive()):
            pass
        return frame

    def until_step(self, step: int) -> None:
        while self.step < step:
            self.receive()

    def until_table(self, ready: Callable[[Frame], bool]) -> None:
        while not ready(self.table):
            self.receive()

    def until_asked(self) -> None:
        """Until it is one's turn, or the game is over."""
        while not self.state or not (self.state["ask"] or self.state["result"]):
            self.receive()

    # --- what goes ---

    def send(self, raw: str | bytes) -> Frame:
        """Send something as it is; what was refused, or done."""
        self.socket.send(raw)
        return self.until(lambda frame: frame["t"] in ("done", "refused", "pong"))

    def say(self, type: str, **words: Any) -> Frame:
        """Send a message; the answer to it, which is `done` or `refused`."""
        self._number += 1
        number = self._number
        self.socket.send(msgspec.json.encode({"t": type, "id": number, **words}).decode())
        return self.until(lambda frame: frame["t"] in ("done", "refused", "hint", "why") and frame["id"] == number)

    def do(self, type: str, **words: Any) -> None:
        answer = self.say(type, **words)
        assert answer["t"] != "refused", answer

    def sync(self) -> None:
        """Be sent everything anew."""
        self.do("sync")

    def play(self, move: str = "") -> None:
        self.do("play", step=self.step, move=move or self.moves[0])

    def whole_log(self) -> list[tuple[int, str]]:
        self.socket.send('{"t": "log"}')
        return [(step, line) for step, line in self.until(lambda frame: frame["t"] == "log")["lines"]]

    # --- what is ---

    @property
    def step(self) -> int:
        return int(self.state.get("step", -1))

    @property
    def moves(self) -> list[str]:
        return [move["move"] for move in self.state["ask"]["moves"]]

    @property
    def you(self) -> int:
        return int(self.table["you"])


@contextmanager
def sitting(table: str, *people: Person) -> Iterator[list[Window]]:
    windows: list[Window] = []
    try:
        windows.extend(person.sit_down(table) for person in people)
        yield windows
    finally:
        for window in windows:
            window.close()


@contextmanager
def game_of_two(address: str, game: str = "resarcana", **more: Any) -> Iterator[tuple[Window, Window]]:
    """Ann opened a table, Bob sat down, and the game has begun."""
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    table = ann.open_table("me", "person", game=game, **more)
    with sitting(table, ann, bob) as (first, second):
        second.do("sit", seat=1)
        for window in (first, second):
            window.until_step(0)
            window.sync()
        yield first, second


def play_on(windows: Sequence[Window], dice: Random, steps: int = 10_000) -> int:
    """Everybody plays at random until the game is over, or for so many steps of theirs; how many they made."""
    made = 0
    while made < steps:
        step = max(window.step for window in windows)
        for window in windows:
            window.until_step(step)
        if windows[0].state["result"]:
            break
        asked = [window for window in windows if window.state["ask"]]
        if not asked:
            windows[0].receive()  # a bot moves
            continue
        window = dice.choice(asked)
        window.play(dice.choice(window.moves))
        made += 1
    for window in windows:
        window.until_step(max(other.step for other in windows))
    return made
