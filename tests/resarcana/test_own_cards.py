"""Card files of the user's own: they replace and add cards, and games with them are saved, replayed and shown."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.core.errors import CardError, RecordError
from arcanarium.core.rng import Rng
from arcanarium.resarcana.cards.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.face import show
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.state.edition import edition_behind, edition_of
from arcanarium.resarcana.state.layout import POOL
from arcanarium.terminal.main import main

MINE = """
[hawk]
name = "Great Hawk"
types = ["creature"]
cost = "calm"
powers = ["turn > 3 life here"]

[lantern]
name = "Lantern"
cost = "free"
powers = ["turn > elan"]
provenance = "stand-in"
stand_in = ["cost", "power 1 effect"]
"""
OTHER = """
[bell]
name = "Bell"
cost = "gold"
points = 2
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    edition_of.cache_clear()
    return path


def test_cards_are_replaced_and_added(mine: Path) -> None:
    game = Game.from_position(f"resarcana\noption cards: {mine}\npassed: B\nA play: Great Hawk, Lantern\n"
                              "A hand: Prism\nB play: Druid\n")
    game.play(0, "use Great Hawk")
    game.play(0, "use Lantern")
    assert "Great Hawk (turned) [3L]" in game.position()
    assert write_pool(game.state.cells[POOL]) == "1E"
    names = [card.name for card in edition_behind(game.state).set.cards]
    assert len(names) == 79
    assert "Hawk" not in names


def test_several_files_and_other_options(mine: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(OTHER, encoding="utf-8")
    game = Game.new("resarcana", seed=2, seats=3, sets="base, lux", collect="in order", cards=f"{mine};{other}")
    assert {card.id for card in edition_behind(game.state).set.cards} >= {"bell", "lantern", "hawk", "bard"}
    assert Game.from_record(game.record()).config == game.config


def played(**options: Any) -> Game:
    game = Game.new("resarcana", seed=3, **options)
    dice = Rng(3)
    for _ in range(150):
        seat = game.owing[0]
        legal = game.legal(seat)
        game.play(seat, legal[dice.below(len(legal))])
    return game


def test_a_record_names_the_file_and_replays(mine: Path) -> None:
    game = played(cards=str(mine))
    record = game.record()
    assert f"options: cards={mine}" in record
    assert Game.from_record(record).position() == game.position()
    assert Game.from_position(game.position()).position() == game.position()


def test_a_record_whose_file_is_gone_says_so(mine: Path) -> None:
    record = Game.new("resarcana", seed=1, cards=str(mine)).record()
    mine.unlink()
    edition_of.cache_clear()
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)
    assert str(caught.value) == f"mine.toml: cannot be read: there is no file {mine}"


def test_a_record_whose_file_has_changed_says_where(mine: Path) -> None:
    """A card that the record names is no longer there."""
    game = played(cards=str(mine), sets="base, lux", seats=5)
    assert "Great Hawk" in game.record()
    mine.write_text(OTHER, encoding="utf-8")
    edition_of.cache_clear()
    with pytest.raises(RecordError, match="Great Hawk"):
        Game.from_record(game.record())


def test_a_bad_file_is_refused_where_the_game_is_made(mine: Path) -> None:
    mine.write_text(MINE.replace("turn > elan", "turn > elam"), encoding="utf-8")
    with pytest.raises(CardError) as caught:
        RULES.configure({"cards": str(mine)})
    assert str(caught.value) == "mine.toml:11: [lantern] column 19: unknown word 'elam'; did you mean elan?"


class Speechless:
    """Words where only the shape matters."""

    def has(self, id: str) -> bool:
        return False

    def say(self, id: str, **facts: Any) -> str:
        return id

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: ""


def test_stand_ins_are_marked_wherever_a_card_is_shown(mine: Path) -> None:
    """The data of a card and its face say which fields are stand-ins; also for a card of the user's own."""
    marked = {card["id"] for card in show.cards() if card["stand_in"]}
    assert marked == {card.id for name in SET_NAMES for card in packaged(name).cards if card.stand_in}
    assert {"catherine_wheel", "ghost_ship", "raven_familiar", "phoenix", "gnosis"} <= marked
    assert not marked & {card.id for name in ("base", "lux") for card in packaged(name).cards}
    game = Game.from_position(f"resarcana\noption cards: {mine}\nA play: Lantern\n")
    seen: Any = game.observe(0)
    words: Any = Speechless()
    assert show.face("lantern", words, seen=seen)["stand_in"] == ["cost", "power 1 effect"]
    assert show.face("raven_familiar", words)["stand_in"]


# --- in the terminal --------------------------------------------------------------------------------------------------


def told(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    assert main([*arguments]) == code
    said = capsys.readouterr()
    return " ".join((said.out + said.err).split())


def test_own_cards_are_looked_up(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, 0, "cards", "--plain", "--cards", str(mine), "lantern")
    assert "Turn this: gain 1 Elan." in said
    assert "Stand-in" in said
    assert "cost, power 1 effect" in said
    assert "put 3 Life on this" in told(capsys, 0, "cards", "--plain", "--cards", str(mine), "hawk")


def test_a_replaced_card_is_called_by_its_new_name(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, 0, "cards", "hawk", "--cards", str(mine), "--plain").startswith("Great Hawk")


def test_simulations_take_own_cards(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counted = told(capsys, 0, "sim", "--bots", "random", "--games", "2", "--jobs", "1", "--cards", str(mine), "--json")
    assert '"errors": 0' in counted


def test_stand_ins_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, 0, "cards", "--plain", "--stand-ins", "--set", "pearls")
    assert "4 cards" in said
    for name in ("Catherine Wheel", "Ghost Ship", "Phoenix", "Raven"):
        assert name in said
    assert "Dolphin" not in said
    said = told(capsys, 0, "cards", "--plain", "phoenix")
    assert "power 2 effect" in said


def test_bad_and_missing_files_are_told_in_a_line(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = mine.parent / "gone.toml"
    said = told(capsys, 2, "cards", "--cards", str(missing))
    assert said == f"arcana: gone.toml: cannot be read: there is no file {missing}"
    mine.write_text(MINE.replace("turn > elan", "turn > elam"), encoding="utf-8")
    said = told(capsys, 2, "sim", "--option", f"cards={mine}", "--games", "1", "--jobs", "1")
    assert said.endswith("mine.toml:11: [lantern] column 19: unknown word 'elam'; did you mean elan?")


def test_simulated_records_replay(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = mine.parent / "records"
    told(capsys, 0, "sim", "--option", f"cards={mine}", "--games", "2", "--jobs", "1", "--bots", "random,random",
         "--records", str(folder))
    records = sorted(folder.iterdir())
    assert len(records) == 2
    for path in records:
        assert str(mine) in path.read_text(encoding="utf-8")
        assert Game.from_record(path).over
