"""What workers do for analysis boards: walk to a place, search there, check positions, and put all of it into words.

A position comes from anybody. Before it is read, nothing in it may name a file of this machine.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec

from arcanarium.bots.people import shown_names
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ArcanariumError, ConfigError, PositionError, RecordError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, parse_record
from arcanarium.engine.form import PositionField, PositionForm, PositionGroup
from arcanarium.learn.study.board import BoardStart, Branches, Lines, Path, Try, dealt, is_record, stand, walk, words_in
from arcanarium.learn.study.lights import Light
from arcanarium.locale import Texts
from arcanarium.locale.known_errors import explained, said
from arcanarium.server.frames import Frame, ask_frame, state_frame, table_frame
from arcanarium.server.journal import SeatPlan, TableSetup
from arcanarium.server.messages import write
from arcanarium.server.room import Room, playable
from arcanarium.server.room import checked as checked_setup
from arcanarium.server.thinkers import texts_of
from arcanarium.table import acts
from arcanarium.table.played import PlayedGame

WHO_MOVES = -2
"""The eyes of whoever decides next."""
SEARCHES = 3
"""So many searches can be gone on with in a worker. In another worker they begin anew and find the same."""
HEAD = ("seats", "sets", "variant")
FILES = "cards"
"""The option of games with which a position names card files; it needs no word before it."""


class Told(NamedTuple):
    """What a worker found out: a body as JSON, or why there is none."""

    body: bytes = b""
    code: Literal["", "bad-setup", "bad-record", "bad-move", "bad-position"] = ""
    reason: str = ""
    faults: tuple[tuple[int, str], ...] = ()
    """What is wrong with a position: lines, 0 where none is to blame, and reasons."""


def safely(work: Callable[..., bytes], language: str, *args: Any) -> Told:
    """Do some work, and tell in words of the reader what is wrong if it cannot be done. Runs in a worker."""
    texts = texts_of(language)
    try:
        return Told(work(texts, *args))
    except PositionError as error:
        return Told(code="bad-position", reason=explained(error, texts),
                    faults=tuple((fault.line, said(fault.reason, texts)) for fault in error.faults))
    except RecordError as error:
        return Told(code="bad-record", reason=explained(error, texts))
    except ConfigError as error:
        return Told(code="bad-setup", reason=explained(error, texts))
    except ArcanariumError as error:
        return Told(code="bad-move", reason=explained(error, texts))


# --- positions ---


def check_head(text: str) -> None:
    """Refuse a position with an option that nobody can choose here: it could name a file of this machine."""
    words = text.split(maxsplit=1)
    try:
        spec = playable(words[0] if words else "")
    except ConfigError as error:
        raise PositionError(f"a position starts with the name of its game: {error}", line=1) from None
    known = {*HEAD, *(name for name, _ in spec.about.options)}
    for number, line in enumerate(text.splitlines(), 1):
        key = line.partition(":")[0].strip().casefold()
        option = key.removeprefix("option").strip()
        if (key.startswith("option") or option == FILES) and option not in known:
            raise PositionError(f"“{option}” is no option that can be chosen here", line=number)


def position_of(texts: Texts, start: BoardStart, path: Path) -> bytes:
    """The position at a place."""
    return write({"position": stand(checked(start), path).position()})


def checked(start: BoardStart) -> BoardStart:
    """A start that may be read here."""
    if start.position:
        check_head(start.position)
    return start


def taken_in(texts: Texts, text: str) -> bytes:
    """A position, or a record that ends early, as a position as the program writes it."""
    if not is_record(text):
        check_head(text)
        return write({"position": Game.from_position(text, seed=0).position()})
    record = parse_record(text if text.endswith("\n") else f"{text}\n")
    if record.position:
        check_head(record.position)
    config = record.config
    checked_setup(TableSetup(  # its options must not name files either
        config.game, tuple(SeatPlan("person") for _ in range(config.seats)), config.sets, config.variant,
        dict(config.options)))
    game = Game.from_record(record)
    return write({"position": game.position(), "over": game.over and not record.position})


def form_of(texts: Texts, text: str) -> bytes:
    """How a position can be edited: its fields, the cards that can lie there, and the position as a turn begins."""
    check_head(text)
    game = Game.from_position(text, seed=0)
    name = game.config.game
    spec, show = registry.spec(name), registry.face(name)
    if spec.form is None:
        raise ConfigError(f"positions of {name} can be edited as text only")
    form: PositionForm = spec.form(game.config)

    def field_frame(field: PositionField) -> dict[str, Any]:
        named = field.words if field.sort == "pool" else [word_name(name, word, texts) for word in field.words]
        values = field.kinds if field.sort == "pool" else field.words
        words = [{"value": value, "label": label} for value, label in zip(values, named, strict=True)]
        return {"name": field.name, "sort": field.sort, "label": texts.say(f"{name}-position-{field.label}"),
                "kinds": field.kinds, "words": words, "flag": field.flag, "holds": field.holds, "owned": field.owned}

    def title(group: PositionGroup) -> str:
        if group.place:
            return form.place_name(group.place, texts)
        return texts.say("board-common") if group.seat < 0 else texts.say("board-seat", seat=SEATS[group.seat])

    groups = [{"title": title(group), "fields": [field_frame(field) for field in group.fields]}
              for group in form.groups]
    cards = [{"name": card["name"], "words": show.card_name(card["id"], texts), "kind": card["kind"]}
             for card in show.cards(seen=game.observe(PUBLIC))]
    return write({"groups": groups, "cards": cards, "between": form.between, "seats": SEATS[: game.config.seats],
                  "text": form.plain(game.position())})


def word_name(game: str, word: str, texts: Texts) -> str:
    """A word of a position in the reader's language; a guild goes by the name of its card."""
    found = f"{game}-position-is-{word}"
    return texts.say(found if texts.has(found) else f"{game}-card-{word}")


def fresh(texts: Texts, setup: TableSetup, seed: int) -> bytes:
    """A new game, set up as bots would, at its first round."""
    made = checked_setup(setup)
    options = {"variant": made.variant, **({"sets": made.sets} if made.sets else {}), **made.options}
    return write({"position": dealt(made.game, seed, seats=len(made.seats), **options).position()})


# --- places ---


def names_in(start: BoardStart, texts: Texts) -> list[str]:
    """What the players at a board are called: as in its record, or by their seats."""
    names = parse_record(start.record).names if start.record else ()
    seats = stand(start).config.seats
    shown = shown_names(names, texts)
    return [*shown, *(texts.say("board-name", seat=letter) for letter in SEATS[len(shown):seats])]


def place(texts: Texts, start: BoardStart, path: Path, eyes: int) -> bytes:
    """A place on a board: the table, the state as a seat sees it, the question of who decides, and in words how it was
    reached. A line that was imagined may not be possible in truth: `made` says how many of its moves are."""
    games = [*walk(checked(start), path)]
    game, path = games[-1], path[: len(games) - 1]
    owing, seats = game.owing, game.config.seats
    decider = eyes if eyes in owing else owing[0] if owing else PUBLIC
    if not WHO_MOVES <= eyes < seats:
        raise ConfigError(f"there is no seat {eyes}")
    viewer = eyes if eyes != WHO_MOVES else decider if owing else 0
    names, step = names_in(start, texts), start.step + len(path)
    state = state_frame(game, viewer, names, texts, step, "move", step) | {"requests": [], "coach": None}
    if owing and decider != viewer:
        state["ask"] = ask_frame(game, game.observe(decider), names, texts) | {"at": step}
    return write({"table": _table(game, names, texts) | {"you": viewer}, "state": state, "owing": owing,
                  "decider": decider, "made": len(path), "length": length_of(start),
                  "words": [_words(before, move, names, texts) for before, move in zip(games, path, strict=False)]})


def length_of(start: BoardStart) -> int:
    """How many steps the record has in which a board begins."""
    return len(acts(parse_record(start.record))) if start.record else 0


def _words(before: Game, move: Try, names: Sequence[str], texts: Texts) -> str:
    """A move in words, before it is made."""
    action = before.rules.read_action(before.state, move.move)
    return words_in(before.rules, before.state, move.seat, action, texts, names)


def _table(game: Game, names: Sequence[str], texts: Texts) -> Frame:
    """The table frame of a table that is nowhere but on this board."""
    config = game.config
    setup = TableSetup(config.game, tuple(SeatPlan("person") for _ in names), config.sets, config.variant,
                       dict(config.options), hints=False)
    room = Room("", "", setup)
    for seat, name in zip(room.seats, names, strict=True):
        seat.name = seat.user = name
    room.played = PlayedGame(game, room.seats)
    return table_frame(room, "", [0.0] * config.seats, 0, 0.0, texts) | {"now": None}


def words(texts: Texts, start: BoardStart, tree: Sequence[tuple[int, int, str]]) -> bytes:
    """The moves of a tree in words, by place."""
    names, branches = names_in(checked(start), texts), Branches(tree)
    found = [""] * len(branches.places)
    for n, before, _ in branches.games(start):
        found[n] = _words(before, Try(branches.places[n].seat, branches.places[n].move), names, texts)
    return write({"words": found})


# --- searches ---


@lru_cache(SEARCHES)
def _search(start: BoardStart, path: Path, seat: int, light: Light) -> Lines:
    return Lines(stand(start, path), seat, light)


def lines(texts: Texts, start: BoardStart, path: Path, seat: int, light: Light, visits: int) -> bytes:
    """The best lines at a place after so many visits."""
    search = _search(checked(start), path, seat, light)
    return write(search.told(search.grow(visits), texts, names_in(start, texts)))


# --- tables ---


def setup_from(texts: Texts, start: BoardStart, path: Path, setup: TableSetup) -> bytes:
    """How a game goes on from a place at a table: its setup, and the position."""
    game = stand(checked(start), path)
    if game.over:
        raise ConfigError("the game is over here, so it cannot be played on")
    config = game.config
    if len(setup.seats) != config.seats:
        raise ConfigError(f"{len(setup.seats)} players cannot take the {config.seats} seats of this game")
    made = msgspec.structs.replace(setup, game=config.game, sets=config.sets, variant=config.variant,
                                   options=dict(config.options), seed="")
    return write({"setup": made, "position": game.position()})
