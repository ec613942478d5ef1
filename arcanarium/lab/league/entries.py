"""What a league is made of: its plan in league.toml, and the files of those who have entered.

    league/
      league.toml         what is played: divisions, how many games (can be left out)
      entries/*.toml      who plays: one small file for each

An entry that cannot play is left out and named with the reason; only a bad plan stops the league.
"""
from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from arcanarium import bots
from arcanarium.bots.guard import GuardedBot
from arcanarium.bots.others import CLASS, PROGRAM, is_foreign, split_limit
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ArcanariumError, ConfigError, FileError

Fields: TypeAlias = dict[str, type]
"""The fields that a table may have, with their types."""

PLAN, ENTRIES = "league.toml", "entries"
LARGEST = 1 << 16
"""Bytes of a file."""
ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
NAME = re.compile(r"[^\W_](?:[\w .,'’()+&/-]{0,38}[\w.)+])?")
KINDS = {"bot": "", "class": CLASS, "program": PROGRAM}
"""What plays, by the field that names it, and how such names begin elsewhere."""
ENTRY: Fields = {"name": str, "author": str, "limit": str, "version": str, "divisions": list,
                 **dict.fromkeys(KINDS, str)}
LEAGUE: Fields = {"title": str, "games": int, "seed": int, "anchor": str, "division": dict}
DIVISION: Fields = {"name": str, "game": str, "seats": int, "sets": list, "variant": str, "options": dict, "games": int}


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that takes part. Its file is named after its `id`."""

    id: str
    name: str
    bot: str
    """Its name with its limit, as `arcana arena` takes it."""
    author: str = ""
    version: str = ""
    """Another one is another player, whose games begin anew."""
    divisions: tuple[str, ...] = ()
    """The ids of those that it takes part in; all, if none are named."""

    @property
    def runs_here(self) -> bool:
        """Whether it is a class, which can take down with it the process that it plays in."""
        return self.bot.startswith(CLASS)


@dataclass(frozen=True, slots=True)
class Division:
    """What is played: everybody in it plays everybody else."""

    id: str
    name: str
    config: Config
    games: int
    """At least so many for each two entries."""


@dataclass(frozen=True, slots=True)
class LeaguePlan:
    """What is played in a league, in all of its divisions."""

    title: str
    divisions: tuple[Division, ...]
    seed: int = 1
    anchor: str = ""
    """The id of the entry whose rating is 0."""


@dataclass(slots=True)
class Entered:
    """Who has entered, and why others could not."""

    entries: list[Entrant] = field(default_factory=list)
    faults: list[FileError] = field(default_factory=list)


def read_plan(folder: Path, games: int = 0) -> LeaguePlan:
    """The plan of the league in a folder, with so many games in each division if a number is given. FileError says
    what is wrong with it."""
    path = folder / PLAN
    fields = read_toml(path, LEAGUE) if path.exists() else {}
    divisions = fields.get("division") or {registry.games()[0]: {}}
    often = games or fields.get("games", 20)
    made = []
    for id, settings in divisions.items():
        where = f"division.{id}"
        if not ID.fullmatch(id) or not isinstance(settings, dict):
            raise FileError(f"“{where}” is no division: a table with a short name in small letters", str(path))
        typed(settings, DIVISION, str(path), where)
        made.append(division(id, settings, often if games else settings.get("games", often), str(path)))
    if any(one.games < 1 for one in made):
        raise FileError("“games” is a number from 1", str(path))
    return LeaguePlan(fields.get("title", folder.resolve().name), tuple(made), fields.get("seed", 1),
                      fields.get("anchor", ""))


def division(id: str, settings: dict[str, Any], games: int, source: str) -> Division:
    game = settings.get("game", registry.games()[0])
    options: dict[str, Any] = {"seats": settings.get("seats", 2)}
    try:
        options = {**registry.spec(game).about.simulated, **options, **settings.get("options", {})}
        if "sets" in settings:
            options["sets"] = tuple(settings["sets"])
        if "variant" in settings:
            options["variant"] = settings["variant"]
        config = registry.rules(game).configure(options)
    except ArcanariumError as error:
        raise FileError(f"division.{id}: {error}", source) from None
    return Division(id, settings.get("name", id), config, games)


def read_entries(folder: Path, plan: LeaguePlan) -> Entered:
    """All entries in a folder, by their ids; each fault with its file."""
    found = Entered()
    if not (folder / ENTRIES).is_dir():
        raise FileError(f"this is no league: a league has a folder “{ENTRIES}” with a file for each entry", str(folder))
    for path in sorted((folder / ENTRIES).glob("*.toml")):
        try:
            entry = read_entry(path, plan)
            if same := [other.id for other in found.entries if other.name.casefold() == entry.name.casefold()]:
                raise FileError(f"the name “{entry.name}” is taken by {same[0]}.toml", str(path))
            found.entries.append(entry)
        except FileError as error:
            found.faults.append(error)
        except OSError as error:
            found.faults.append(FileError(error.strerror or str(error), str(path)))
    return found


def read_entry(path: Path, plan: LeaguePlan) -> Entrant:
    """One entry. FileError says what is wrong with it."""
    source, fields = str(path), read_toml(path, ENTRY)
    if not ID.fullmatch(path.stem):
        raise FileError("the name of the file is up to 40 small letters, digits, - and _", source)
    name, author, version = (fields.get(key, "") for key in ("name", "author", "version"))
    if not NAME.fullmatch(name):
        raise FileError("“name” is missing, or has more than 40 letters or unusual ones", source)
    if len(author) > 80 or len(version) > 20 or not (author + version).isprintable():
        raise FileError("“author” has up to 80 letters, “version” up to 20, both in one line", source)
    kinds = [kind for kind in KINDS if fields.get(kind)]
    if len(kinds) != 1:
        raise FileError(f"an entry has one of {', '.join(KINDS)}, which says what plays", source)
    divisions = tuple(fields.get("divisions", ()))
    known = [one.id for one in plan.divisions]
    if unknown := [one for one in divisions if one not in known]:
        raise FileError(f"there is no division “{unknown[0]}”; the divisions are {', '.join(known)}", source)
    bot = KINDS[kinds[0]] + fields[kinds[0]].strip()
    if limit := fields.get("limit", ""):
        bot = f"{bot}:{limit}"
        if is_foreign(bot) and not split_limit(bot)[1]:
            raise FileError(f"“limit” is a time such as 500ms or 2s, not “{limit}”", source)
    return Entrant(path.stem, name, bot, author, version, divisions)


def fault_in(entry: Entrant, division: Division, folder: Path) -> FileError | None:
    """Why an entry cannot play in a division. It is started once; call it in the folder of the league."""
    try:
        made = bots.make(entry.bot, registry.rules(division.config.game), 1)
    except ConfigError as error:
        return FileError(str(error), str(folder / ENTRIES / f"{entry.id}.toml"))
    if isinstance(made, GuardedBot):
        note = made.note
        made.end()
        if note:
            return FileError(note, str(folder / ENTRIES / f"{entry.id}.toml"))
    return None


def read_toml(path: Path, known: Fields) -> dict[str, Any]:
    """The fields of a file. FileError says what is wrong."""
    source = str(path)
    if path.stat().st_size > LARGEST:
        raise FileError(f"the file is larger than {LARGEST // 1024} KB", source)
    try:
        fields = tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise FileError(f"not a TOML file: {error}", source) from None
    typed(fields, known, source)
    return fields


def typed(fields: dict[str, Any], known: Fields, source: str, where: str = "") -> None:
    """FileError if there are other fields than these, or of other types."""
    for name, value in fields.items():
        called = f"{where}.{name}" if where else name
        if name not in known:
            raise FileError(f"there is no field “{called}”; the fields are {', '.join(known)}", source)
        if type(value) is not known[name] or isinstance(value, list) and not all(isinstance(one, str) for one in value):
            kind = {str: "a text", int: "a whole number", list: "a list of texts", dict: "a table"}[known[name]]
            raise FileError(f"“{called}” is {kind}", source)
