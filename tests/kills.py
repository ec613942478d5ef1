"""A server that is killed again and again while people play, and whose files are then damaged in every way we know.

    python -m tests.kills --kills 200        print what was acknowledged, and what was found again

Whatever was acknowledged must be in the database after the next start, and in what is put together from its second copy
and the damaged files.
"""
from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher
from websockets.exceptions import WebSocketException

from arcanarium.server.second_copy import SecondCopy
from arcanarium.server.storage import Storage
from tests import services
from tests.server.files import DAMAGES, Damage, copy_of, rows_of
from tests.server.people import Person, sitting

LONGEST, MOST = 5.0, 40
"""Seconds that a server lives at most, and what it may acknowledge meanwhile."""
TROUBLE = (OSError, httpx.HTTPError, WebSocketException, AssertionError, KeyError, ValueError)
"""What a client of a server that dies can meet."""


Rows = dict[str, list[tuple[Any, ...]]]


# --- a server that is quickly there again ---


def nursery() -> None:
    """What the helping process does: it has imported the server, and forks one for each line that it reads."""
    from arcanarium.server.__main__ import main

    patch("arcanarium.server.accounts.PasswordHasher", partial(PasswordHasher, 1, 8, 1)).start()  # slow on purpose
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    child = 0
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os._exit(main(["--port", "0", "--no-browser"]))
        print(child, flush=True)
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)


class Nursery:
    """The helping process, and the server that it has forked last."""

    def __init__(self, home: Path) -> None:
        environment = {**os.environ, "ARCANARIUM_HOME": str(home), "ARCANARIUM_LIMITS": "off",
                       "ARCANARIUM_THINKERS": "1", "ARCANARIUM_SECRET": "a secret that is long enough for everybody"}
        self._process = subprocess.Popen(
            services.tied(sys.executable, "-m", "tests.kills", "nursery"), env=environment, cwd=services.ROOT,
            text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.address = ""
        self.said: list[str] = []
        self._told = threading.Event()
        self._child = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stderr
        for line in self._process.stderr:
            self.said.append(line)
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.address = f"http://127.0.0.1:{found[1]}"
                self._told.set()

    def start(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._told.clear()
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        self._child = int(self._process.stdout.readline())
        assert self._told.wait(60), "".join(self.said[-20:])

    def kill(self) -> None:
        os.kill(self._child, signal.SIGKILL)

    def end(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(20)


# --- people who do not give up ---


class Players(threading.Thread):
    """Two people who play one game after the other and talk, and note what they were told is done."""

    def __init__(self, nursery: Nursery, game: str, number: int, dice: Random) -> None:
        super().__init__(daemon=True)
        self.nursery, self.game, self.number, self.dice = nursery, game, number, dice
        self.stopped = threading.Event()
        self.moves: dict[str, int] = {}
        """For each table, how many moves are known to be made."""
        self.lines: set[str] = set()
        """What was said."""

    @property
    def acknowledged(self) -> int:
        return sum(list(self.moves.values())) + len(self.lines)

    def run(self) -> None:
        people: list[Person] = []
        table = ""
        while not self.stopped.is_set():
            try:
                if not people:
                    people = [Person(self.nursery.address, f"{name} {self.number}") for name in ("Ann", "Bob")]
                for person in people:
                    person.move_to(self.nursery.address)
                table = self.play(people, table)
            except TROUBLE:
                time.sleep(0.02)

    def play(self, people: list[Person], table: str) -> str:
        """Play on at a table, or at a new one; the table to play on at next."""
        table = table or people[0].open_table("me", "person", game=self.game)
        self.moves.setdefault(table, 0)
        with sitting(table, *people) as windows:
            if windows[1].you < 0:
                windows[1].do("sit", seat=1)
            while not self.stopped.is_set():
                for window in windows:
                    window.sync()
                if windows[0].state.get("result"):
                    return ""
                asked = [window for window in windows if window.state.get("ask")]
                window = self.dice.choice(asked or list(windows))
                if asked and self.dice.random() < 0.9:
                    step = window.step
                    window.play(self.dice.choice(window.moves))
                    self.moves[table] = max(self.moves[table], step + 1)
                else:
                    line = f"{self.number} {len(self.lines)} {self.dice.random()}"
                    window.do("chat", text=line)
                    self.lines.add(line)
        return table


# --- what is left ---


def kill_often(home: Path, kills: int, tables: int, game: str, seed: int) -> list[Players]:
    """Let people play while the server is killed and started."""
    dice = Random(seed)
    server = Nursery(home)
    server.start()
    playing = [Players(server, game, number, Random(seed * 100 + number)) for number in range(tables)]
    try:
        for one in playing:
            one.start()
        for number in range(kills + 1):
            live(playing, dice)
            server.kill()
            if number < kills:
                server.start()
    finally:
        for one in playing:
            one.stopped.set()
        server.end()
    assert "Traceback" not in "".join(server.said), "".join(server.said)
    return playing


def live(playing: list[Players], dice: Random) -> None:
    """Wait until some more is acknowledged, or for LONGEST, and then for a moment."""
    wanted = sum(one.acknowledged for one in playing) + dice.randint(0, MOST)
    until = time.monotonic() + LONGEST
    while sum(one.acknowledged for one in playing) < wanted and time.monotonic() < until:
        time.sleep(0.001)
    time.sleep(dice.uniform(0, 0.02))


def reopened(home: Path) -> Storage:
    """The database of a folder after the start and the end of a server."""
    storage = Storage(f"sqlite:///{home / 'arcanarium.db'}")

    async def run() -> None:
        await storage.start()
        assert storage.keeper
        storage.keeper.at_rest.wait(60)
        await storage.close()

    asyncio.run(run())
    return storage


def check_acknowledged(rows: Rows, playing: list[Players]) -> int:
    """Everything that somebody was told is done is in the journals; how much that was."""
    made: dict[str, int] = {}
    said = " ".join(row[5] for row in rows["journal"] if row[3] == "chat")
    for row in rows["journal"]:
        made[row[0]] = made.get(row[0], 0) + (row[3] == "move")
    for one in playing:
        for table, count in one.moves.items():
            assert made.get(table, 0) >= count, f"{count - made.get(table, 0)} moves are lost"
        assert all(line in said for line in one.lines), "something that was said is lost"
    for table in made:
        numbers = sorted(row[1] for row in rows["journal"] if row[0] == table)
        assert numbers == list(range(len(numbers))), f"{table} has gaps"
    return sum(one.acknowledged for one in playing)


def check_damage(home: Path, rows: Rows, playing: list[Players], damage: Damage, seed: int) -> None:
    """After some damage to a copy of the files, the same is there. What had come no further than the log when the
    server was killed, so that nobody was told, may be missing if that is damaged."""
    with tempfile.TemporaryDirectory(prefix="arcanarium-damage-") as folder:
        hurt = Path(folder) / "home"
        shutil.copytree(home, hurt)
        path = hurt / "arcanarium.db"
        damage(path, Random(seed))
        storage = reopened(hurt)
        found = rows_of(path)
        check_acknowledged(found, playing)
        assert set(found["journal"]) <= set(rows["journal"]), damage.__name__
        assert len(rows["journal"]) - len(found["journal"]) <= len(playing), damage.__name__
        assert {row[0] for row in found["journal"]} <= {row[0] for row in found["tables"]}, damage.__name__
        assert storage.notice is None or not storage.notice.facts.get("broken"), damage.__name__
        assert SecondCopy(copy_of(path)).faults() == 0, damage.__name__


def run(home: Path, kills: int, tables: int, game: str, seed: int, damages: tuple[Damage, ...]) -> dict[str, int]:
    """Kills, a look at what is left, damage, and a look again."""
    playing = kill_often(home, kills, tables, game, seed)
    as_killed = home.with_name("as-killed")
    shutil.copytree(home, as_killed)
    reopened(home)
    assert SecondCopy(copy_of(home / "arcanarium.db")).faults() == 0
    rows = rows_of(home / "arcanarium.db")
    acknowledged = check_acknowledged(rows, playing)
    for damage in damages:
        check_damage(as_killed, rows, playing, damage, seed)
    return {"kills": kills, "acknowledged": acknowledged, "entries": len(rows["journal"]), "damages": len(damages)}


def main() -> int:
    if sys.argv[1:] == ["nursery"]:
        nursery()
        return 0
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--game", default="resarcana")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="arcanarium-kills-") as folder:
        print(run(Path(folder) / "home", given.kills, given.tables, given.game, given.seed, DAMAGES))
    return 0


if __name__ == "__main__":
    sys.exit(main())
