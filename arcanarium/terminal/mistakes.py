"""`arcana analyse RECORD --mistakes`: one's own costly moments as questions, on the board as it was seen then."""
from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import MoveError
from arcanarium.core.game import Game
from arcanarium.core.record import Record
from arcanarium.learn.decisions import points_of
from arcanarium.learn.study.balance import Review
from arcanarium.learn.study.story import story_of
from arcanarium.learn.study.telling import Data, as_data, percent, told
from arcanarium.locale.known_errors import explained
from arcanarium.terminal.board import board_of, fitting
from arcanarium.terminal.look import Look, words
from arcanarium.terminal.moves import Choice
from arcanarium.terminal.setup import Quit, read_line


def ask_all(look: Look, record: Record, found: Review, names: Sequence[str], seat: int) -> None:
    """Ask about the costly moments of a seat, or of all, until the reader leaves."""
    data = as_data(found)
    _, positions = story_of(record)
    said = told(record, positions, data, look.texts, names)
    asked = [(one, words_of) for one, words_of in zip(data["questions"], said["questions"], strict=True)
             if seat in (PUBLIC, one["seat"])]
    if not asked:
        look.print_message("analyse-no-questions")
        return
    games = {point.turn: point.game.copy() for point in points_of(record, {one["turn"] for one, _ in asked})}
    right = 0
    try:
        for n, (one, words_of) in enumerate(asked, 1):
            look.print(words(look.say("analyse-question", n=n, all=len(asked)), "brass"))
            right += MistakeTable(look, games[one["turn"]], one, words_of, names).run()
        look.print_message("analyse-right", n=right, all=len(asked))
    except Quit:
        look.print()


class MistakeTable:
    """One question and the person who answers it."""

    def __init__(self, look: Look, game: Game, question: Data, said: Data, names: Sequence[str]) -> None:
        self.look, self.question, self.said, self.names = look, question, said, names
        self.game = game
        self.spec = registry.spec(game.config.game)
        self.seat = int(question["seat"])
        self.choice = Choice(look, registry.face(self.spec.about.name), game, self.seat, names)

    def run(self) -> bool:
        """True if a good move was found."""
        self.draw()
        tries = 0
        while True:
            text = read_line(self.look, "> ")
            if text.casefold() == "answer":
                self.explain()
                return False
            if text.casefold() in ("quit", "exit", "q"):
                raise Quit
            if not text:
                self.look.print_message("analyse-how")
                continue
            try:
                move = self.choice.read(text).text
            except MoveError as error:
                self.look.print(words(explained(error, self.look.texts), "warn"))
                continue
            tries += 1
            reply = next(each for each in self.question["replies"] if each["move"] == move)
            if reply["right"]:
                self.look.print(words(self.look.say("study-right", n=percent(reply["win"])), "point"))
                self.explain()
                return tries == 1
            best = self.question["replies"][0]["win"]
            self.look.print(words(self.look.say("study-wrong", n=percent(reply["win"]), best=percent(best)), "warn"))

    def draw(self) -> None:
        look = self.look
        below = look.drawn(Group(Text(), words(self.choice.question(), "name"), self.choice.draw(True)))
        board = board_of(self.spec)(look, self.names, self.game.observe(self.seat))
        drawn, _ = fitting(look, board, look.console.height - len(below) - 5)
        look.print(Group(drawn, below), end="")
        look.print(words(self.said["ask"], "brass"))
        look.print_message("analyse-how")

    def explain(self) -> None:
        """What the moves lead to, side by side."""
        look = self.look
        for way in self.said["ways"]:
            look.print(words(way["move"], "name"))
            for line in (*way["line"], way["soon"], way["later"]):
                look.print(f"  {line}")
        if self.said["why"]:
            look.print(words(self.said["why"], "quiet"))
