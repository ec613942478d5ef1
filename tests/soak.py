"""A soak: the checks of the suite with fresh randomness for as many minutes as there are.

    python -m tests.soak --minutes 60              or: make soak MINUTES=60
    python -m tests.soak --minutes 60 --seed 7     the same jobs in the same order
    python -m tests.soak kits resarcana 1234       one job again, as the report of a failure names it

It goes round and round through these kinds of jobs, as many at a time as there are cores:

    kits      both kits on one whole game of a random mix
    property  one Hypothesis property of the suite, with more examples
    pure      the plain sources of the engine against the compiled ones, on one game of a random mix
    puzzles   some puzzles have exactly one solution, by searches of four times the depth that found them
    frames    what the server would send in one game, compared with other worlds that look the same
    kills     a server that is killed again and again while people play, and whose files are damaged then

Each job is a process of its own, so that a crash of compiled code counts as a failure too. The exit code is 1 if a job
failed and 130 after Ctrl-C; figures are printed in any case. Jobs that the end of the time cuts off prove nothing, and
are counted apart.
"""
from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory
from threading import Event, Lock
from time import monotonic

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.lab.matches import play_through
from arcanarium.learn.puzzles import shipped
from arcanarium.learn.puzzles.uniqueness import unique
from tests.damage import fuzz_one
from tests.kits import COMPILED, GAMES, ROOT, Plan, name_of, prints, pure_prints, random_mix

Figures = dict[str, int]


# --- the jobs ---------------------------------------------------------------------------------------------------------


def kits(game: str, seed: int) -> Figures:
    """Both kits on one whole game."""
    plan = Plan(GAMES[game], [(random_mix(game, seed), seed)])
    found: Counter[str] = Counter()
    for options, number in plan.games:
        found += Counter(games=2, steps=plan.conformance(options, number), worlds=plan.secrecy(options, number))
    return dict(found)


def pure(game: str, seed: int) -> Figures:
    """The plain sources play the same game as the compiled engine."""
    if not COMPILED:
        return {"games that could not be compared: the engine is not compiled": 1}
    tasks = [(game, random_mix(game, seed), seed, None)]
    assert pure_prints(tasks) == prints(tasks), "compiled and pure do not play the same"
    return {"games": 1}


def frames(game: str, seed: int) -> Figures:
    """Every frame of one game is the same in all worlds that look the same to who gets it."""
    from tests.server.worlds import Check

    check = Check(game, random_mix(game, seed), seed, often=1.0)
    check.run(4000)
    return {"frames": check.compared + check.told, "hints": check.hinted}


def levels(game: str, seed: int) -> Figures:
    """Bots for people, mixed at random over the seats, play one game to its end without an error."""
    options, dice = random_mix(game, seed), Random(seed)
    rules = registry.rules(game)
    config = rules.configure(options)
    able = bots.names(game)
    known = [name for name in able if name in ("level1", "level2", "level3", "level4")] or able
    players = [bots.make(dice.choice(known), rules, seed + seat) for seat in range(config.seats)]
    state, decisions = play_through(config, seed, players)
    assert rules.result(state).winners, "nobody has won"
    return {"games": 1, "decisions": decisions}


def puzzles(game: str, seed: int) -> Figures:
    """Some puzzles of a game, one after the other from a random one, have exactly one solution."""
    known = [one for one in shipped() if one.game == game]
    some = [known[(seed + n) % len(known)] for n in range(min(PUZZLES, len(known)))]
    assert [one.id for one in some if not unique(one)] == []
    return {"puzzles": len(some)}


PYTEST = [sys.executable, "-m", "pytest", "-o", "addopts=-q", "-p", "no:cacheprovider", "-p", "no:xdist"]


def property_command(node: str, seed: int, profile: str) -> list[str]:
    return [*PYTEST, node, f"--hypothesis-profile={profile}", f"--hypothesis-seed={seed}",
            "--hypothesis-show-statistics"]


def damage(game: str, seed: int) -> Figures:
    """Damaged positions are refused, or can be played on."""
    dice = Random(seed)
    played = sum(fuzz_one(game, dice) for _ in range(DAMAGED))
    return {"damaged positions": DAMAGED, "of them played on": played}


def kills(game: str, seed: int) -> Figures:
    """A server is killed while people play, and its files are damaged: nothing that was acknowledged is lost."""
    from tests.kills import run
    from tests.server.files import DAMAGES

    with TemporaryDirectory(prefix="arcanarium-kills-") as folder:
        return run(Path(folder) / "home", KILLS, 2, game, seed, tuple(Random(seed).sample(DAMAGES, 4)))


JOBS: dict[str, Callable[[str, int], Figures]] = {
    "kits": kits, "pure": pure, "frames": frames, "damage": damage, "levels": levels, "puzzles": puzzles,
    "kills": kills,
}
PROPERTY = "property"
DAMAGED = 100
"""So many damaged positions are one job."""
PUZZLES = 4
"""So many puzzles are one job."""
KILLS = 8
"""So many kills of a server are one job."""
TURN = ("kits", PROPERTY, "levels", "kits", PROPERTY, "pure", "kits", PROPERTY, "frames", "puzzles", "damage",
        "kills")
"""The kinds of jobs, in the order in which they come up again and again."""


@dataclass(frozen=True)
class Job:
    kind: str
    subject: str
    """The name of a game, or the id of a test that is a property."""
    seed: int

    def __str__(self) -> str:
        mixed = self.kind not in (PROPERTY, "puzzles", "damage", "kills")
        mix = f" ({name_of(random_mix(self.subject, self.seed))})" if mixed else ""
        return f"{self.kind} {self.subject} {self.seed}{mix}"

    def command(self) -> list[str]:
        if self.kind == PROPERTY:
            return property_command(self.subject, self.seed, "soak")
        return [sys.executable, "-m", "tests.soak", self.kind, self.subject, str(self.seed)]

    def again(self) -> str:
        return f"python -m tests.soak {self.kind} '{self.subject}' {self.seed}"

    def figures(self, said: str) -> Figures:
        """What a job that went well has printed."""
        if self.kind == PROPERTY:
            return {"runs": 1, "examples": sum(int(n) for n in re.findall(r"(\d+) passing", said))}
        found: Figures = json.loads(said.splitlines()[-1])
        return found


def properties() -> list[str]:
    """The ids of all tests of the suite that are Hypothesis properties."""
    command = [*PYTEST, "--collect-only", "-m", "hypothesis"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = [line for line in told.splitlines() if line.startswith("tests/") and "::" in line]
    if not found:
        sys.exit(f"no property was found:\n{told}")
    return found


def jobs(seed: int, nodes: list[str]) -> Iterator[Job]:
    """Jobs without end, the same for the same seed. Each property comes before any comes twice."""
    dice = Random(seed)
    games = {kind: cycle(GAMES) for kind in JOBS}
    waiting: list[str] = []
    for kind in cycle(TURN):
        waiting = waiting or dice.sample(nodes, len(nodes))
        subject = waiting.pop() if kind == PROPERTY else next(games[kind])
        yield Job(kind, subject, dice.getrandbits(31))


# --- running them -----------------------------------------------------------------------------------------------------


@dataclass
class Soak:
    """Jobs under way, and what came of those before."""

    until: float
    """When to end, by the monotonic clock."""
    done: dict[str, Counter[str]] = field(default_factory=dict)
    failed: list[Job] = field(default_factory=list)
    cut: list[Job] = field(default_factory=list)
    longest: Counter[str] = field(default_factory=Counter)
    """Milliseconds that a job of each kind took."""
    running: dict[int, subprocess.Popen[str]] = field(default_factory=dict)
    stopped: Event = field(default_factory=Event)
    lock: Lock = field(default_factory=Lock)

    def work(self, todo: Iterator[Job]) -> None:
        """What each core does: one job after the other, as long as there is time for one of its kind."""
        while not self.stopped.is_set():
            with self.lock:
                job = next(todo, None)
                if job is None or self.left() * 1000 < self.longest[job.kind]:
                    return
            self.do(job)

    def left(self) -> float:
        return max(0.0, self.until - monotonic())

    def do(self, job: Job) -> None:
        begun = monotonic()
        with self.lock:
            if self.stopped.is_set():
                return
            process = subprocess.Popen(job.command(), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                       text=True, start_new_session=True)
            self.running[process.pid] = process
        try:
            said, _ = process.communicate(timeout=self.left())
        except subprocess.TimeoutExpired:
            self.stopped.set()
            end(process)
            said, _ = process.communicate()
        with self.lock:
            del self.running[process.pid]
            if process.returncode == 0:
                self.longest[job.kind] = max(self.longest[job.kind], round(1000 * (monotonic() - begun)))
                self.done.setdefault(job.kind, Counter()).update({"jobs": 1} | job.figures(said))
            elif self.stopped.is_set() and process.returncode == -signal.SIGKILL:
                self.cut.append(job)
            else:
                self.failed.append(job)
                print(f"\nFAILED {job}\n{said}\nAgain: {job.again()}\n", flush=True)

    def stop(self) -> None:
        """End everything now."""
        with self.lock:
            self.stopped.set()
            for process in self.running.values():
                end(process)

    def report(self) -> str:
        lines = []
        for kind, figures in self.done.items():
            told = ", ".join(f"{n:,} {what}" for what, n in figures.items())
            lines.append(f"  {kind:10}{told}")
        lines += [f"  cut off   {job}" for job in self.cut]
        lines += [f"  FAILED    {job}\n            again: {job.again()}" for job in self.failed]
        return "\n".join(lines) or "  nothing"


def end(process: subprocess.Popen[str]) -> None:
    """Kill a job that we started, with whatever it started itself."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def soak(minutes: float, seed: int, cores: int) -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored
    begun = monotonic()
    run = Soak(begun + 60 * minutes)
    code = 0
    with ThreadPoolExecutor(cores) as pool:
        try:
            print(f"Soaking for {minutes:g} minutes on {cores} cores with seed {seed}.", flush=True)
            nodes = properties()
            print(f"{len(nodes)} properties, and random mixes of {' and '.join(GAMES)}.", flush=True)
            todo = jobs(seed, nodes)
            for worker in [pool.submit(run.work, todo) for _ in range(cores)]:
                worker.result()
        except KeyboardInterrupt:
            run.stop()
            code = 130
    print(f"After {monotonic() - begun:.0f} seconds, seed {seed}:\n{run.report()}")
    return 1 if run.failed else code


def again(kind: str, subject: str, seed: int) -> int:
    """One job in this process; of a property that fails the smallest example is looked for."""
    if kind == PROPERTY:
        return subprocess.run(property_command(subject, seed, "soak-again"), cwd=ROOT, check=False).returncode
    print(json.dumps(JOBS[kind](subject, seed)))
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Run the checks with fresh randomness.")
    parser.add_argument("--minutes", type=float, default=5, help="how long to go on (default: 5)")
    parser.add_argument("--seed", type=int, help="a seed that an earlier run has printed (default: a fresh one)")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="how many jobs run at a time")
    parser.add_argument("kind", nargs="?", choices=[*JOBS, PROPERTY], help="run one job only, of this kind")
    parser.add_argument("subject", nargs="?", help="a game, or the id of a test")
    parser.add_argument("job_seed", nargs="?", type=int, metavar="seed", help="the seed of the job")
    given = parser.parse_args(arguments)
    if given.kind is None:
        if given.minutes <= 0 or given.cores < 1:
            parser.error("--minutes and --cores must be more than 0")
        return soak(given.minutes, SystemRandom().getrandbits(31) if given.seed is None else given.seed, given.cores)
    if given.job_seed is None:
        parser.error("name the kind, the subject and the seed of a job, as a failure prints them")
    if given.kind != PROPERTY and given.subject not in GAMES:
        parser.error(f"“{given.subject}” is none of the games {', '.join(GAMES)}")
    return again(given.kind, given.subject, given.job_seed)


if __name__ == "__main__":
    sys.exit(main())
