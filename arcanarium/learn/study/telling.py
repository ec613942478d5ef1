"""A review in words. It is kept as data that names seats, moves and cards; a language is added when it is read."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, TextSource
from arcanarium.core.errors import ArcanariumError
from arcanarium.core.record import Record
from arcanarium.core.rng import Rng
from arcanarium.engine.telling import in_a_row
from arcanarium.learn.hints import move_words
from arcanarium.learn.line_steps import played
from arcanarium.learn.study.balance import Review
from arcanarium.learn.study.lights import COSTLY
from arcanarium.learn.study.story import Position

DIGITS = 4
LONGEST_LINE = 6
"""So many things that happen in a line are told."""
CLEAR_SHARE, CLEAR_POINTS, CLEAR_STOCK = 0.2, 0.5, 1.0
"""From which difference on the outlooks of two moves are told apart: in games won or lost, points, and things left."""
Data = dict[str, Any]


def as_data(review: Review) -> Data:
    """A review as JSON holds it: docs/study.md describes every field."""
    return as_numbers(review)


def as_numbers(found: Any) -> Data:
    """A dataclass of a review as JSON holds it."""
    data = _rounded(asdict(found))
    assert isinstance(data, dict)
    return data


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value


def told(
    record: Record, positions: Mapping[int, Position], data: Data, texts: TextSource, names: Sequence[str],
) -> Data:
    """The words of a review: `moves` by turn for decisions that are marked, `turning`, `luck`, `sources`, `seats`,
    `questions`, and in `notes` what could not be looked at."""
    return ReviewTeller(record, positions, data, texts, names).told()


class OutlookTeller:
    """Tells where moves lead."""

    def __init__(self, game: str, texts: TextSource, names: Sequence[str]) -> None:
        self.spec, self.texts, self.names, self.say = registry.spec(game), texts, names, texts.say

    def outlook(self, message: str, seat: int, found: Data) -> str:
        rivals = [points for each, points in enumerate(found["points"]) if each != seat]
        left = self.stock(found["left"])
        return self.say(message, points=self.decimal(found["points"][seat]), rival=self.decimal(max(rivals, default=0)),
                        left=left, counted="yes" if left else "no", won=percent(found["won"]),
                        lost=percent(found["lost"]))

    def better(self, best: Data, other: Data, seat: int) -> list[str]:
        """Why one way is better for a seat than another, as far as their outlooks tell."""
        a, b = best["later"], other["later"]
        told = []
        if a["won"] - b["won"] >= CLEAR_SHARE:
            told.append(self.say("study-why-wins", n=percent(a["won"]), other=percent(b["won"])))
        if b["lost"] - a["lost"] >= CLEAR_SHARE:
            told.append(self.say("study-why-loses", n=percent(b["lost"]), other=percent(a["lost"])))
        if (gain := a["points"][seat] - b["points"][seat]) >= CLEAR_POINTS:
            told.append(self.say("study-why-points", n=self.decimal(gain)))
        rivals = [each for each in range(len(a["points"])) if each != seat]
        rival = max(rivals, key=lambda each: float(b["points"][each]), default=seat)
        if rivals and (held := b["points"][rival] - a["points"][rival]) >= CLEAR_POINTS:
            told.append(self.say("study-why-rival", who=self.names[rival], n=self.decimal(held)))
        more = [max(0.0, x - y) for x, y in zip(best["soon"]["left"], other["soon"]["left"], strict=True)]
        if sum(more) >= CLEAR_STOCK and (words := self.stock(more)):
            told.append(self.say("study-why-left", left=words))
        return told

    def stock(self, amounts: Sequence[float]) -> str:
        """Amounts in words, rounded; empty if there are none, or the game counts nothing."""
        rounded = tuple(round(n) for n in amounts)
        return self.spec.ledger.words(rounded, self.texts) if self.spec.ledger and any(rounded) else ""

    def decimal(self, value: float) -> str:
        tenths = round(10 * value)
        sign = "-" if tenths < 0 else ""
        whole, tenth = divmod(abs(tenths), 10)
        return self.say("study-decimal", sign=sign, whole=whole, tenth=tenth) if tenth else f"{sign}{whole}"


class ReviewTeller(OutlookTeller):
    """Puts one review into words."""

    def __init__(
        self, record: Record, positions: Mapping[int, Position], data: Data, texts: TextSource, names: Sequence[str],
    ) -> None:
        super().__init__(record.config.game, texts, names)
        self.record, self.positions, self.data = record, positions, data
        self.rules: AnyRules = self.spec.rules
        self.face = registry.face(record.config.game)

    def told(self) -> Data:
        data = self.data
        return {
            "moves": {str(one["turn"]): self.move(one) for one in data["decisions"] if marked(one)},
            "turning": [self.turning(one) for one in data["turning"]],
            "luck": {light: self.luck(balance) for light, balance in data["balance"].items()},
            "sources": [self.face.source_name(source, self.texts) for _, _, _, source, _ in data["sources"]],
            "seats": [self.seat(seat) for seat in range(data["seats"])],
            "questions": [self.question(one) for one in data["questions"]],
            "notes": self.notes(),
        }

    # --- moves ---

    def words(self, turn: int, text: str) -> str:
        """A move of the record in words; as the record has it where it cannot be read."""
        position = self.positions.get(turn)
        if position is None or not text:
            return text
        try:
            number = self.rules.read_action(position.state, text)
            value = self.rules.action_value(position.state, number)
        except ArcanariumError:
            return text
        return move_words(self.rules, position.seen, value, self.texts, self.names)

    def move(self, one: Data) -> Data:
        """What is said to a decision."""
        turn, who = one["turn"], self.names[one["seat"]]
        played_words = self.words(turn, one["played"])
        lights = {}
        for light, found in one["lights"].items():
            best = self.words(turn, found["best"])
            lights[light] = {"best": best, "sentence": self.verdict(who, played_words, best, found)}
        return {"played": played_words, "lights": lights}

    def verdict(self, who: str, played_words: str, best: str, found: Data) -> str:
        told = []
        if found["verdict"] in COSTLY:
            told.append(self.say("study-cost", who=who, move=played_words, best=best, n=percent(found["loss"]),
                                 error=percent(found["error"]), verdict=found["verdict"]))
        if found["fate"] == "lucky":
            told.append(self.say("study-was-lucky", who=who, n=percent(found["luck"])))
        elif found["fate"] == "unlucky":
            told.append(self.say("study-was-unlucky", who=who, move=played_words, n=percent(-found["luck"])))
        return in_a_row(told, self.texts, "sentences") if told else ""

    # --- the game ---

    def turning(self, one: Data) -> str:
        who, (before, after) = self.names[one["seat"]], one["win"]
        facts = {"who": who, "round": one["round"], "from": percent(before), "to": percent(after)}
        if one["kind"] == "loss":
            decision = next(each for each in self.data["decisions"] if each["turn"] == one["turn"])
            return self.say("study-turned-by-move", **facts, move=self.words(one["turn"], decision["played"]),
                            verdict=one["verdict"])
        if one["kind"] == "luck":
            return self.say("study-turned-by-luck", **facts, better="yes" if after > before else "no")
        return self.say("study-decided", **facts)

    def luck(self, balance: Data) -> str:
        """How much was luck, and for whom."""
        told = [self.say("study-luck-share", n=percent(balance["luck_share"]))]
        told += [self.say("study-luck-of", who=self.names[account["seat"]], n=abs(luck),
                          good="yes" if luck > 0 else "no")
                 for account in balance["accounts"] if (luck := percent(account["deal"] + account["luck"]))]
        return in_a_row(told, self.texts, "sentences")

    def seat(self, seat: int) -> Data:
        """What a seat gained, spent, lost and left; its idle cards; how far it was behind."""
        data, ledger = self.data, self.spec.ledger
        found: Data = {"flows": {}, "left": "", "idle": [self.face.card_name(card, self.texts)
                                                         for card in (data["idle"] or [[]] * data["seats"])[seat]]}
        if ledger is not None and data["flows"]:
            found["flows"] = {way: ledger.words(tuple(rows[seat]), self.texts) for way, rows in data["flows"].items()}
            found["left"] = ledger.words(tuple(data["left"][seat]), self.texts)
        found["behind"] = self.say("study-behind", n=data["behind"][seat]) if data["behind"][seat] else ""
        return found

    def notes(self) -> list[str]:
        found = []
        if not self.data["ended"]:
            found.append(self.say("study-not-ended"))
        if not self.data["decisions"]:
            found.append(self.say("study-nothing"))
        return found

    # --- questions ---

    def question(self, one: Data) -> Data:
        ways = [self.way(one, way) for way in one["ways"]]
        return {
            "ask": self.say("study-question", who=self.names[one["seat"]], round=one["round"],
                            move=self.words(one["turn"], one["played"])),
            "replies": [self.words(one["turn"], reply["move"]) for reply in one["replies"]],
            "ways": ways,
            "why": self.why(one),
        }

    def why(self, one: Data) -> str:
        """Why the best move is better than the one that was played."""
        if len(one["ways"]) < 2:
            return ""
        told = self.better(one["ways"][0], one["ways"][1], one["seat"])
        return in_a_row(told or [self.say("study-why-unclear")], self.texts, "sentences")

    def way(self, one: Data, way: Data) -> Data:
        """What follows a move in one imagined game, and where it leads on average."""
        return {"move": self.words(one["turn"], way["move"]), "line": self.line(one, way),
                "soon": self.outlook("study-soon", one["seat"], way["soon"]),
                "later": self.outlook("study-later", one["seat"], way["later"])}

    def line(self, one: Data, way: Data) -> list[str]:
        """What happens in a line, as the log of the seat would tell it, in a world that the seat could imagine."""
        position = self.positions[one["turn"]]
        rng = Rng(one["seed"])
        world = self.rules.resample(position.seen, rng)
        lines: list[str] = []
        steps = [(seat, self._number(world, move)) for seat, move in way["line"]]
        line = [(seat, n) for seat, n in steps if n is not None]
        for step in played(self.rules, world, line, rng, one["seat"], loose=True):
            events = [event for event in step.events if event.seat == step.seat]
            lines += self.face.tell(events, self.texts, self.names, one["seat"])
        return lines[:LONGEST_LINE]

    def _number(self, world: Any, move: str) -> int | None:
        try:
            return self.rules.read_action(world, move)
        except ArcanariumError:
            return None


def marked(one: Data) -> bool:
    """Whether a decision is worth a word."""
    return any(found["verdict"] in COSTLY or found["fate"] for found in one["lights"].values())


def percent(share: float) -> int:
    return round(100 * share)
