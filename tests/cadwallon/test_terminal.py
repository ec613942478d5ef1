"""Arcana in the terminal: a person among bots, two people at one keyboard, cards and simulations."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from arcanarium import Game
from arcanarium.core import registry
from arcanarium.core.record import read_record
from arcanarium.locale import Texts
from arcanarium.terminal.main import main
from tests.test_terminal import HAND_OVER, PROMPT, Arcana, saved

show = registry.face("cadwallon")


def test_a_person_and_two_bots_play_to_the_end_after_the_questions(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "cadwallon", "--seats", "3", "--fast")
    for question, answer in (("objectives", "on"), ("Militia", "on"), ("removal", "on"), ("Guilds", ""),
                             ("Players", "Ann, greedy, greedy"), ("Seed", "7")):
        arcana.until(rf"{question}.*: $")
        arcana.child.sendline(answer)
    arcana.until(PROMPT)
    asked = arcana.play_on()
    assert "Total" in arcana.shown
    assert "location" in arcana.shown
    assert arcana.leave() == 0
    record = read_record(saved(tmp_path))
    assert record.result is not None
    assert dict(record.config.options) == {"objectives": "on", "militia": "on", "removal": "on"}
    for question in ("Which guild", "Keep two", "Your turn", "or under your base card"):
        assert question in asked


def hidden(game: Game, seat: int) -> list[str]:
    """The names of the cards that a seat hides: in hand and face down."""
    view = show.view(game.observe(seat))
    cards = view["seats"][seat]["hand"]["cards"]
    cards += [agent["card"] for pile in view["piles"] for agent in pile["agents"] if agent["down"]
              and agent["seat"] == seat]
    return [show.card_name(card, Texts()) for card in cards]


def test_two_people_at_one_keyboard_never_see_what_the_other_hides(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "cadwallon", "--players", "Ann,Bob", "--seed", "7", "--fast", "--option",
                    "guilds=blades thieves", "--option", "militia=on")
    arcana.until(HAND_OVER)
    face_down = 0
    for _ in range(7):  # the last of the eight cards of a round turns all up
        game = Game.from_record(saved(tmp_path))
        (seat,) = game.owing
        assert f"keyboard to {'Ann' if seat == 0 else 'Bob'}" in arcana.shown
        left = arcana.shown.rpartition("\x1b[2J")[2]  # what is on the screen while nobody may see a hand
        assert not [name for name in hidden(game, 0) + hidden(game, 1) if name in left]
        screen = arcana.type("").rpartition("\x1b[2J")[2]
        assert "Your turn" in screen
        assert not [name for name in hidden(game, 1 - seat) if name in screen]
        missing = [name for name in hidden(game, seat) if name.split()[0] not in screen]
        assert not missing, screen
        own_zone = [move.text for move in game.legal(seat) if move.text.endswith(f"at {'AB'[seat]} left")]
        face_down += bool(own_zone)
        arcana.type((own_zone or [f"store {hidden(game, seat)[0]}"])[0], HAND_OVER)
    assert face_down > 3
    arcana.kill()


def test_names_and_refusals(tmp_path: Path) -> None:
    arcana = Arcana(tmp_path, "play", "cadwallon", "--players", "Ann,greedy", "--seed", "7", "--option",
                    "guilds=blades thieves")
    arcana.until(PROMPT)
    assert "Which one" in arcana.type("oath keeper")
    assert "is not in your hand" in arcana.type("place fence at free")
    assert "ducats" in arcana.type("help")
    assert "Deck" in arcana.type("table")
    assert "u takes it back" in arcana.type("oath keeper at a left")
    assert "Your turn" in arcana.type("u")
    assert "u takes it back" in arcana.type("store oath keeper")
    assert "nothing you could ask for" in arcana.type("", PROMPT) + arcana.type("ask")
    arcana.kill()


def test_every_resource_deck_can_be_looked_through(tmp_path: Path) -> None:
    """Cadwallon K-Q24: `table` lists the cards of the own resource deck and of a rival's."""
    game = Game.from_position(
        "cadwallon\nseats: 2\nA guild: blades\nB guild: thieves\nfree stake: Gader\nA hand: Courtesan\n"
        "A resource: Duelling Master\nB hand: Fence\nB resource: Roof Runner; Arcabast", seed=1, names=("Ann", "Bob"))
    path = tmp_path / "game.arcana"
    path.write_text(game.record(), encoding="utf-8")
    arcana = Arcana(tmp_path, "play", "--resume", str(path))
    arcana.until(HAND_OVER)
    arcana.type("")
    shown = arcana.type("table")
    assert [name for name in ("Duelling Master", "Roof Runner", "Arcabast") if name not in shown] == []
    arcana.kill()


def test_cards_replay_and_own_card_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "cadwallon", "--guild", "thieves", "--kind", "agent", "--stand-ins"]) == 0
    shown = capsys.readouterr().out
    assert "9 cards" in shown
    assert "designed for this project" in shown
    own = tmp_path / "own.toml"
    own.write_text('[agent.fence]\nname = "Old Fence"\nguild = "thieves"\nvalues = "0 2 1 9*"\n'
                   'provenance = "attested"\n', encoding="utf-8")
    assert main(["cards", "cadwallon", "old", "fence", "--cards", str(own)]) == 0
    shown = capsys.readouterr().out
    assert "Old Fence" in shown
    assert "esigned" not in shown
    assert main(["sim", "cadwallon", "--games", "1", "--bots", "random,random", "--records", str(tmp_path / "games"),
                 "--jobs", "1", "--option", f"cards={own}", "--option", "guilds=thieves blades"]) == 0
    (path,) = (tmp_path / "games").iterdir()
    capsys.readouterr()
    assert main(["replay", "--all", "--plain", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Old Fence" in told
    assert "Points at the end" in told
    assert "relic" in told


def test_simulations_tell_how_the_guilds_fare(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "cadwallon", "--bots", "random", "--seats", "3", "--games", "6", "--jobs", "1"]
    assert main([*arguments, "--json"]) == 0
    guilds = json.loads(capsys.readouterr().out)["guilds"]
    assert sum(found["games"] for found in guilds.values()) == 18
    assert sum(found["wins"] for found in guilds.values()) == pytest.approx(6)
    for found in guilds.values():
        low, high = found["interval"]
        assert 0 <= low <= found["of_fair_share"] <= high <= 3
    assert main([*arguments, "--plain"]) == 0
    shown = capsys.readouterr().out
    assert "Guild of Thieves" in shown
    assert "Of fair share" in shown
