"""Playing a contest: on several processes, from where its logbook ends, until all is played or a test has decided."""
from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path

from arcanarium.lab.contest import Bout, Contest, Fought, lost_bout, play_bout
from arcanarium.lab.logbook import Logbook
from arcanarium.lab.standing import Standing
from arcanarium.lab.workers import Died, Workers


def unplayed(contest: Contest, games: int, standing: Standing, logbook: Logbook | None) -> list[Bout]:
    """The games that are still to be played. Those in the logbook are added to the standing."""
    todo = []
    for bout in contest.bouts(games):
        if logbook and (fought := logbook.fought.get(bout)):
            standing.add(fought)
        else:
            todo.append(bout)
    return todo


def fight(
    contest: Contest, todo: list[Bout], jobs: int, standing: Standing, logbook: Logbook | None = None,
    records: Path | None = None,
) -> Generator[Fought, None, None]:
    """Play games, and yield each when it is finished, noted and counted. Close the iterator to end the processes."""
    if records:
        records.mkdir(parents=True, exist_ok=True)
    if decided(standing) or not todo:
        return
    with Workers(min(jobs, len(todo)), partial(play_bout, contest, records)) as workers:
        for bout, found in workers.run(todo):
            fought = lost_bout(bout, found) if isinstance(found, Died) else found
            if logbook:
                logbook.add(fought)
            standing.add(fought)
            yield fought
            if decided(standing):
                return


def decided(standing: Standing) -> bool:
    """Whether a test has come to its verdict."""
    return standing.verdict in ("accept", "reject")
