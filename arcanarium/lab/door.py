"""The door through which other programs drive games: commands as lines of JSON, each with one answer.

docs/bot-protocol.md describes the commands. Nothing that comes through the door ends the program: what cannot be done
is answered with an error.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcanarium import bots, games
from arcanarium.bots.guard import ended, told
from arcanarium.bots.jsonlines import (
    PROTOCOL,
    BadLine,
    action_of,
    config_fields,
    decision_fields,
    read_message,
    result_fields,
    view_of,
)
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ArcanariumError, MoveError
from arcanarium.core.game import Game, Move
from arcanarium.core.record import parse_record

Fields = dict[str, Any]


class Door:
    """One driver and its game."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.open = True
        self._bots: dict[tuple[int, str], bots.Bot] = {}
        self._commands: dict[str, Callable[[Fields], Fields]] = {
            "hello": self._hello, "new": self._new, "position": self._position, "record": self._record,
            "status": self._status, "legal": self._legal, "observe": self._observe, "play": self._play,
            "go": self._go, "quit": self._quit,
        }

    def answer(self, line: bytes) -> Fields:
        """The answer to a line, whatever is in it."""
        id: Any = None
        try:
            asked = read_message(line)
            id = asked.get("id")
            command = self._commands.get(str(asked.get("do")))
            if command is None:
                raise BadLine(f"there is no command {asked.get('do')!r:.40}; there are {', '.join(self._commands)}")
            return {"id": id, "ok": True, **command(asked)}
        except (ArcanariumError, BadLine) as error:
            near = {"nearest": list(error.nearest)} if isinstance(error, MoveError) else {}
            return {"id": id, "ok": False, "error": {"kind": type(error).__name__, "message": str(error), **near}}
        except Exception as error:  # a driver's mistake may show in any way, and must not end the other games
            return {"id": id, "ok": False, "error": {"kind": type(error).__name__, "message": told(error)}}

    def close(self) -> None:
        """End all bots that think for this driver."""
        for bot in self._bots.values():
            ended(bot)
        self._bots.clear()

    # --- commands ---

    def _hello(self, asked: Fields) -> Fields:
        return {"protocol": PROTOCOL, "games": games(), "bots": bots.names(), "commands": list(self._commands)}

    def _new(self, asked: Fields) -> Fields:
        options: Fields = {name: asked[name] for name in ("seats", "variant") if name in asked}
        if "sets" in asked:
            options["sets"] = tuple(_list_of_text(asked["sets"], "sets"))
        extra = asked.get("options", {})
        if not isinstance(extra, dict):
            raise BadLine("“options” is an object of names and values")
        name = asked.get("game", games()[0])
        names = _list_of_text(asked.get("names", []), "names")
        return self._begun(Game.new(str(name), seed=_seed(asked), names=names, **options, **extra))

    def _position(self, asked: Fields) -> Fields:
        if "text" not in asked:
            return {"text": self._playing().position()}
        return self._begun(Game.from_position(_text(asked, "text"), seed=_seed(asked)))

    def _record(self, asked: Fields) -> Fields:
        if "text" not in asked:
            return {"text": self._playing().record()}
        return self._begun(Game.from_record(parse_record(_text(asked, "text"))))

    def _status(self, asked: Fields) -> Fields:
        game = self._playing()
        result = game.result
        return {"config": config_fields(game.config), "owing": list(game.owing), "over": game.over,
                "result": result_fields(result) if result else None}

    def _legal(self, asked: Fields) -> Fields:
        game = self._playing()
        seat = self._seat(asked)
        game.decision(seat)  # refuses a seat that owes nothing
        return decision_fields(game.rules, game.state, game.observe(seat), game.legal(seat))

    def _observe(self, asked: Fields) -> Fields:
        game, seat = self._playing(), asked.get("seat", PUBLIC)
        if type(seat) is not int or not PUBLIC <= seat < game.config.seats:
            raise BadLine(f"“seat” is a number from {PUBLIC} (a spectator) to {game.config.seats - 1}")
        return {"seat": seat, "view": view_of(game.rules, game.observe(seat))}

    def _play(self, asked: Fields) -> Fields:
        move = asked.get("move")
        if isinstance(move, dict):
            move = action_of(move)
        elif isinstance(move, bool) or not isinstance(move, int | str):
            raise BadLine("“move” is a number, a text or an object with verb, card, number and amount")
        self._playing().play(self._seat(asked), move)
        return self._status(asked)

    def _go(self, asked: Fields) -> Fields:
        game, seat = self._playing(), self._seat(asked)
        game.decision(seat)
        name = bots.limited(str(asked.get("bot", bots.names(game.config.game)[0])),
                            visits=int(asked.get("visits", 0)), seconds=float(asked.get("seconds", 0)))
        if (seat, name) not in self._bots:
            self._bots[seat, name] = bots.make(name, game.rules, int(asked.get("seed", game.bot_seed(seat))))
        bot = self._bots[seat, name]
        number = bot.choose(game.observe(seat))
        rules, state = game.rules, game.state
        move = Move(number, rules.action_text(state, number), rules.action_value(state, number))
        found: Fields = {"bot": name, "seat": seat, "move": {"number": number, "text": move.text},
                         "note": getattr(bot, "note", "")}
        if asked.get("play"):
            game.play(seat, number)
            found |= self._status(asked)
        return found

    def _quit(self, asked: Fields) -> Fields:
        self.open = False
        return {}

    # --- what they have in common ---

    def _playing(self) -> Game:
        if self.game is None:
            raise BadLine("no game has been begun: use “new”, “position” or “record” first")
        return self.game

    def _seat(self, asked: Fields) -> int:
        """The seat that a command is about: the one it names, or the first that owes a decision."""
        game = self._playing()
        seat = asked.get("seat", game.owing[0] if game.owing else 0)
        if type(seat) is not int or not 0 <= seat < game.config.seats:
            raise BadLine(f"“seat” is a number from 0 to {game.config.seats - 1}")
        return seat

    def _begun(self, game: Game) -> Fields:
        self.close()
        self.game = game
        return self._status({})


def _seed(asked: Fields) -> int | None:
    seed = asked.get("seed")
    if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << 62):
        raise BadLine("“seed” is a whole number from 0 to 2^62 - 1")
    return seed


def _text(asked: Fields, name: str) -> str:
    if not isinstance(asked[name], str):
        raise BadLine(f"“{name}” is a text")
    return str(asked[name])


def _list_of_text(given: object, name: str) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise BadLine(f"“{name}” is a list of texts")
    return given
