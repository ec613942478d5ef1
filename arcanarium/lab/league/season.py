"""Playing a league: every two entries of a division meet, and only what is missing is played.

The games of two entries lie in a folder that is named after all that decides them. So a new entry plays against those
who are there, a changed one begins anew, one that has gone is passed over, and is known again if it returns.
"""
from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import ExitStack, chdir, closing
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

from arcanarium.bots.others import is_foreign
from arcanarium.core.errors import FileError
from arcanarium.lab.contest import Bout, Contest, Fought, lost_bout, play_bout, record_name
from arcanarium.lab.league.entries import Division, Entrant, LeaguePlan, fault_in
from arcanarium.lab.logbook import Logbook
from arcanarium.lab.spreading import Hands, spread
from arcanarium.lab.standing import Standing
from arcanarium.lab.workers import Died

GAMES, RECORDS = "games", "records"


@dataclass(frozen=True, slots=True)
class Meeting(Contest):
    """A contest between entries, which are called by their names."""

    names: tuple[str, ...] = ()

    def labels(self) -> list[str]:
        return list(self.names)

    def player(self, place: int) -> str:
        return self.names[place]


@dataclass(slots=True)
class Pairing:
    """Two entries of a division, their games so far, and where those are kept."""

    one: Entrant
    other: Entrant
    contest: Meeting
    path: Path
    fought: list[Fought] = field(default_factory=list)


@dataclass(slots=True)
class Season:
    """A division with those who play in it."""

    division: Division
    entries: list[Entrant]
    pairings: list[Pairing]

    def missing(self) -> Iterator[tuple[Pairing, Bout]]:
        """The games that are still to be played, those of all pairings in turn."""
        rounds = []
        for pairing in self.pairings:
            known = {fought.bout for fought in pairing.fought}
            rounds += [(bout.group, number, pairing, bout) for number, bout in
                       enumerate(pairing.contest.bouts(self.division.games)) if bout not in known]
        rounds.sort(key=lambda one: one[:2])
        return ((pairing, bout) for _, _, pairing, bout in rounds)

    def leave_out(self, ids: set[str]) -> None:
        self.entries = [entry for entry in self.entries if entry.id not in ids]
        self.pairings = [pairing for pairing in self.pairings if not {pairing.one.id, pairing.other.id} & ids]


def met(folder: Path, plan: LeaguePlan, division: Division, one: Entrant, other: Entrant) -> Pairing:
    """Two entries, with all their games that are kept. FileError if what is kept is damaged."""
    contest = Meeting(division.config, (one.bot, other.bot), plan.seed, names=(one.name, other.name))
    decides = json.dumps([contest.fields(), one.version, other.version])
    digest = sha256(decides.encode()).hexdigest()[:10]
    pairing = Pairing(one, other, contest, folder / GAMES / division.id / f"{one.id}--{other.id}--{digest}")
    if pairing.path.exists():
        with closing(Logbook(pairing.path, contest)) as logbook:
            bouts = set(contest.bouts(division.games))
            pairing.fought = [fought for bout, fought in logbook.fought.items() if bout in bouts]
    return pairing


def seasons(folder: Path, plan: LeaguePlan, entries: list[Entrant]) -> tuple[list[Season], list[FileError]]:
    """All divisions with the games that are kept, and what is wrong with entries that have games to play but cannot.
    Those are left out of that division."""
    found, faults = [], []
    for division in plan.divisions:
        playing = [entry for entry in entries if not entry.divisions or division.id in entry.divisions]
        bad = faults_of([entry for entry in playing if not is_foreign(entry.bot)], division, folder)
        season = Season(division, [entry for entry in playing if entry.id not in bad], [])
        for one, other in combinations(season.entries, 2):
            try:
                season.pairings.append(met(folder, plan, division, one, other))
            except FileError as error:
                faults.append(FileError("the games kept here are damaged; delete the file to play them again",
                                        error.source, error.line))
        waiting = {entry.id: entry for pairing, _ in season.missing() for entry in (pairing.one, pairing.other)}
        bad |= faults_of([entry for entry in waiting.values() if is_foreign(entry.bot)], division, folder)
        season.leave_out(set(bad))
        faults += bad.values()
        found.append(season)
    return found, list({str(fault): fault for fault in faults}.values())


def faults_of(entries: list[Entrant], division: Division, folder: Path) -> dict[str, FileError]:
    """What is wrong with those that cannot play, by their ids."""
    with chdir(folder):
        return {entry.id: fault for entry in entries if (fault := fault_in(entry, division, folder))}


@dataclass(frozen=True, slots=True)
class LeagueGame:
    """The work: a game of one of several meetings. It is played in the folder of the league, where commands and modules
    of entries are found."""

    folder: str
    meetings: tuple[Meeting, ...]
    recorded: bool

    def __call__(self, task: tuple[int, Bout]) -> Fought:
        number, bout = task
        with chdir(self.folder):
            return play_bout(self.meetings[number], self.recorded, bout)


def play(folder: Path, found: list[Season], hands: Hands, recorded: bool) -> Generator[Fought, None, None]:
    """Play what is missing, and yield each game when it is finished and kept. Close the iterator to end all play."""
    missing = [one for season in found for one in season.missing()]
    pairings = list({id(pairing): pairing for pairing, _ in missing}.values())
    places = {id(pairing): number for number, pairing in enumerate(pairings)}
    work = LeagueGame(str(folder.resolve()), tuple(pairing.contest for pairing in pairings), recorded)
    with ExitStack() as opened:
        logbooks = {}
        tasks = [(places[id(pairing)], bout) for pairing, bout in missing]
        for (number, bout), result in opened.enter_context(closing(spread(work, tasks, hands))):
            pairing = pairings[number]
            if number not in logbooks:
                logbooks[number] = opened.enter_context(closing(Logbook(pairing.path, pairing.contest)))
            fought = lost_bout(bout, result) if isinstance(result, Died) else result
            if fought.record:
                (pairing.path / RECORDS).mkdir(exist_ok=True)
                (pairing.path / RECORDS / record_name(pairing.contest, bout)).write_bytes(fought.record.encode())
            logbooks[number].add(fought)
            pairing.fought.append(fought)
            yield fought


# --- the table ---


def judged(pairing: Pairing, fought: Fought) -> Fought:
    """A game as it counts: lost for who has lost the seat in it, or has brought it to no end."""
    guilty = offenders(pairing, fought)
    if not guilty:
        return fought
    size = pairing.contest.size
    score = 1 / size if len(guilty) == 2 else float(pairing.other in guilty)
    return replace(fought, score=score)


def offenders(pairing: Pairing, fought: Fought) -> list[Entrant]:
    """Who has lost the seat; in a game without a result, those who can take down the process that plays."""
    both = (pairing.one, pairing.other)
    lost = [entry for entry in both if any(error.startswith(f"{entry.name}: ") for error in fought.errors)]
    if not lost and fought.score is None:
        lost = [entry for entry in both if entry.runs_here]
    return lost


def figures(season: Season, plan: LeaguePlan) -> dict[str, Any]:
    """How a division stands, in the form of the JSON table: entries, the best first, and their matches."""
    division, config = season.division, season.division.config
    found: dict[str, Any] = {
        "id": division.id, "name": division.name, "game": config.game, "sets": list(config.sets),
        "variant": config.variant, "seats": config.seats, "options": dict(config.options), "games": division.games,
        "entries": [], "matches": [],
    }
    entries = season.entries
    if len(entries) < 2:
        return found
    standing = Standing(Meeting(config, tuple(entry.bot for entry in entries), plan.seed,
                                names=tuple(entry.name for entry in entries)))
    places = {entry.id: place for place, entry in enumerate(entries)}
    for pairing in season.pairings:
        for fought in sorted(pairing.fought, key=lambda one: one.bout):
            bout = fought.bout._replace(one=places[pairing.one.id], other=places[pairing.other.id])
            standing.add(replace(judged(pairing, fought), bout=bout))
    for rank, row in enumerate(standing.rated(anchor_of(entries, plan)), 1):
        entry = entries[row["place"]]
        found["entries"].append({
            "rank": rank, "id": entry.id, "name": entry.name, "author": entry.author, "version": entry.version,
            "bot": entry.bot, **{key: row[key] for key in ("elo", "error", "anchor", "games", "score", "interval")},
            **conduct(season, entry)})
    for pairing in season.pairings:
        match = standing.match((places[pairing.one.id], places[pairing.other.id]))
        found["matches"].append({
            "entries": [pairing.one.id, pairing.other.id], "path": f"{GAMES}/{division.id}/{pairing.path.name}",
            **{key: match[key] for key in ("games", "score", "interval", "errors")}})
    found["notes"] = list(dict.fromkeys(standing.errors()))[:20]
    return found


def conduct(season: Season, entry: Entrant) -> dict[str, Any]:
    """How long an entry thought, and in how many games it lost its seat."""
    decisions, seconds, lost = 0, 0.0, 0
    for pairing in season.pairings:
        for which, one in enumerate((pairing.one, pairing.other)):
            if one == entry:
                decisions += sum(fought.decisions[which] for fought in pairing.fought)
                seconds += sum(fought.seconds[which] for fought in pairing.fought)
                lost += sum(entry in offenders(pairing, fought) for fought in pairing.fought)
    return {"ms_per_decision": round(1000 * seconds / max(1, decisions), 2), "lost_seats": lost}


def anchor_of(entries: list[Entrant], plan: LeaguePlan) -> int:
    """The place of the entry that is rated 0: the one that the plan names, the bot `greedy`, or the first."""
    wanted = [place for place, entry in enumerate(entries) if entry.id == plan.anchor]
    usual = [place for place, entry in enumerate(entries) if entry.bot == "greedy"]
    return (wanted or usual or [0])[0]
