"""Playing a contest, wherever there is somebody to play it: from where its logbook ends until all is played or a test
has decided."""
from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path

from arcanarium.lab.contest import Bout, Contest, Fought, lost_bout, play_bout, record_name
from arcanarium.lab.logbook import Logbook
from arcanarium.lab.spreading import Hands, spread
from arcanarium.lab.standing import Standing
from arcanarium.lab.workers import Died


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
    contest: Contest, todo: list[Bout], hands: Hands, standing: Standing, logbook: Logbook | None = None,
    records: Path | None = None,
) -> Generator[Fought, None, None]:
    """Play games, and yield each when it is finished, noted and counted. Close the iterator to end all play."""
    if records:
        records.mkdir(parents=True, exist_ok=True)
    if decided(standing) or not todo:
        return
    with closing(spread(partial(play_bout, contest, records is not None), todo, hands)) as played:
        for bout, found in played:
            fought = lost_bout(bout, found) if isinstance(found, Died) else found
            if records and fought.record:
                (records / record_name(contest, bout)).write_bytes(fought.record.encode())
            if logbook:
                logbook.add(fought)
            standing.add(fought)
            yield fought
            if decided(standing):
                return


def decided(standing: Standing) -> bool:
    """Whether a test has come to its verdict."""
    return standing.verdict in ("accept", "reject")
