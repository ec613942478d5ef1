"""The terminal in the reader's language: how it is chosen and changed, what argparse says, what can be typed."""
from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from arcanarium import Game
from arcanarium.bots.people import shown_names
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ConfigError, IllegalMove
from arcanarium.core.record import read_record
from arcanarium.learn.hints import move_words
from arcanarium.learn.puzzles import load as load_puzzles
from arcanarium.locale import Texts, languages, reader
from arcanarium.locale.parsing import SAID
from arcanarium.terminal import lookup
from arcanarium.terminal.board import LARGEST, SMALLEST, Board, board_of
from arcanarium.terminal.look import Look
from arcanarium.terminal.main import main
from arcanarium.terminal.moves import Choice
from tests.test_study import thrown_away

FOREIGN = [language for language in languages() if language != "en"]
ARGPARSE = ("usage", "error", "required", "invalid", "choose from", "unrecognized", "expected", "positional", "options",
            "show this help")
"""Words that argparse says by itself."""
Typed = Callable[..., tuple[int, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typed:
    """Runs a command with what somebody types; its exit code and all that it printed."""
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str, lines: str = "") -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        try:
            code = main(list(arguments))
        except SystemExit as ended:
            code = int(ended.code or 0)
        finally:
            reader.speak("")
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return run


# --- which language ---


@pytest.mark.parametrize(("environment", "language"), [
    ({}, "en"), ({"LANG": "pl_PL.UTF-8"}, "pl"), ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "fr_FR"}, "en"),
    ({"LANG": "pl_PL", "LC_ALL": "de_DE"}, "de"), ({"LANG": "pl_PL", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
    ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"), ({"LC_ALL": "C", "LANG": "pl"}, "en"),
    ({"ARCANARIUM_LANGUAGE": "ru", "LC_ALL": "de_DE"}, "ru"), ({"LANG": "DE-at"}, "de"),
])
def test_the_system_says_which_language_is_spoken(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str,
) -> None:
    monkeypatch.setattr(reader, "languages", lambda: ("de", "en", "pl", "ru"))
    assert reader.language_in(environment) == language


@pytest.mark.parametrize("language", FOREIGN)
def test_an_option_says_it_wherever_it_stands(typed: Typed, language: str) -> None:
    wanted = Texts(language).say("resarcana-card-vault")
    for arguments in (("--language", language, "cards", "vault"), ("cards", "vault", f"--language={language}"),
                      ("cards", "--language", language.upper(), "vault")):
        code, shown = typed(*arguments)
        assert code == 0
        assert wanted in shown


def test_a_language_that_is_not_there_is_refused_with_those_that_are(typed: Typed) -> None:
    code, shown = typed("--language", "xx", "cards")
    assert code == 2
    assert all(language in shown for language in languages())
    with pytest.raises(ConfigError):
        reader.speak("xx")


# --- argparse ---


def test_argparse_is_known_by_its_words() -> None:
    assert len(SAID) > 15
    assert {Texts().has(message) for message in SAID.values()} == {True}


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("arguments", [
    ("nonsense",), ("play", "--seats", "many"), ("play", "--sets"), ("replay",), ("rules", "--nope"),
    ("cards", "--plain=1"), ("train",), ("arena",), ("play", "--se", "2"), ("analyse", "--seconds", "x"),
])
def test_what_argparse_says_is_in_the_language(typed: Typed, arguments: tuple[str, ...], language: str) -> None:
    code, shown = typed("--language", language, *arguments)
    assert code == 2
    assert not [word for word in ARGPARSE if word in shown.casefold()]
    assert typed(*arguments)[1] != shown


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("command", [
    "play", "learn", "replay", "analyse", "puzzle", "cards", "rules", "sim", "arena", "bot", "engine", "train", "bench",
    "texts"])
def test_the_help_of_every_command_is_in_the_language(typed: Typed, command: str, language: str) -> None:
    said, english = (typed("--language", one, command, "--help")[1] for one in (language, "en"))
    alike = {line.strip() for line in english.splitlines()} & {line.strip() for line in said.splitlines()}
    assert not [line for line in alike if len(line.split()) > 3 and not line.startswith(("[", "-", "{"))]


# --- in the middle of a game ---


@pytest.mark.parametrize("language", FOREIGN)
def test_the_language_changes_in_the_middle_of_a_game(typed: Typed, tmp_path: Path, language: str) -> None:
    code, shown = typed("play", "--players", "Ann,level2", "--seed", "3", "--plain", lines=(
        f"1\nlanguage {language}\nlanguage xx\nlanguage\nlog\nquit\n"))
    assert code == 0
    english, other = Texts("en"), Texts(language)
    before, _, after = shown.partition(other.say("language-now", known="\0").partition("\0")[0])
    for message in ("resarcana-board-places", "resarcana-board-monuments"):
        assert english.say(message) in before
        assert other.say(message) in after
    assert "xx" in after
    [record] = tmp_path.rglob("*.arcana")
    assert next(line.text for line in read_record(record).lines if line.who == "A").startswith("keep ")


@pytest.mark.parametrize("language", FOREIGN)
def test_a_lesson_a_puzzle_and_a_replay_change_their_language_too(typed: Typed, language: str, tmp_path: Path) -> None:
    now = Texts(language).say("language-now", known="\0").partition("\0")[0]
    record = tmp_path / "game.arcana"
    record.write_text(Game.new("resarcana", seed=1).record(), encoding="utf-8")
    for command in (("learn", "first-game"), ("puzzle", load_puzzles()[0].id), ("replay", str(record))):
        _, shown = typed(*command, "--plain", lines=f"language {language}\nquit\n")
        assert now in shown, command


# --- moves and cards ---


@pytest.mark.parametrize("language", FOREIGN)
def test_a_review_tells_moves_in_the_language(typed: Typed, tmp_path: Path, language: str) -> None:
    record, solutions, played = thrown_away("resarcana")
    game = Game.from_record(replace(record, lines=()))
    seat = game.owing[0]
    texts = Texts(language)
    listed = {move.text: move_words(game.rules, game.observe(seat), move.action, texts, record.names)
              for move in game.legal(seat)}
    path = tmp_path / "game.arcana"
    path.write_text(str(record), encoding="utf-8")
    code, shown = typed("analyse", str(path), "--all", "--visits", "60", "--plain", "--language", language)
    assert code == 0
    in_one = "".join(shown.split())
    assert "".join(listed[played].split()) in in_one
    assert played not in shown
    assert not any(solution in shown for solution in solutions)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["resarcana", "cadwallon"])
def test_the_labels_of_a_board_are_not_cut(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spec, look, labels = registry.spec(name), Look(plain=True, language=language), set()

    def watched(drawn: Any) -> Any:
        def noted(board: Board, label: str, rows: Any) -> Any:
            labels.add(label)
            assert cell_len(label) <= board.margin, label
            return drawn(board, label, rows)
        return noted

    monkeypatch.setattr(Board, "row", watched(Board.row))
    monkeypatch.setattr(Board, "lines", watched(Board.lines))
    game, rng = Game.new(name, seats=2, seed=5), Random(5)
    look.show_game(spec, game.observe(PUBLIC))
    while not game.over:
        seat = game.owing[0]
        for detail in range(SMALLEST, LARGEST + 1) if rng.random() < 0.05 else ():
            board_of(spec)(look, ("Ann", "Bob"), game.observe(seat)).draw(detail)
        game.play(seat, rng.choice(game.legal(seat)))
    assert len(labels) >= 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["resarcana", "cadwallon"])
def test_every_move_can_be_typed_as_it_is_listed_and_as_records_have_it(name: str, language: str) -> None:
    game, look, dice = Game.new(name, seed=2), Look(language=language), Random(5)
    show, own = registry.face(name), shown_names(("Ann", "Bob"), look.texts)
    for step in range(60):
        if game.over:
            break
        seat = game.owing[0]
        if step % 6 == 0:
            choice = Choice(look, show, game, seat, own)
            listed = [choice.words(move) for move in choice.moves]
            for move, words in zip(choice.moves, listed, strict=True):
                assert choice.read(move.text) is move
                if listed.count(words) == 1:
                    assert choice.read(f"  {words.upper()} ") is move, words
        game.play(seat, dice.choice(game.legal(seat)))


@pytest.mark.parametrize("language", FOREIGN)
def test_a_move_that_is_not_possible_is_explained_to_who_types_it_in_their_language(language: str) -> None:
    game, look = Game.from_position("resarcana\nA hand: Vault\nA pool: 1L\n"), Look(language=language)
    show = registry.face("resarcana")
    choice = Choice(look, show, game, 0, ("Ann", "Bob"))
    vault = Texts(language).say("resarcana-card-vault")
    heading = Texts(language).say("resarcana-group-place")
    for words in (vault, f"{heading} {vault}", "Vault", "place Vault"):
        with pytest.raises(IllegalMove) as refused:
            choice.read(words)
        assert "resarcana-why-needs" in refused.value.why, words
        assert str(refused.value) == show.why(refused.value.why, look.texts)


@pytest.mark.parametrize("reading", languages())
def test_a_card_is_found_by_its_name_in_any_language(reading: str) -> None:
    show, texts = registry.face("resarcana"), Texts(reading)
    for id in ("vault", "fire_dragon", "dwarven_pickaxe", "tree_of_life"):
        for language in languages():
            name = Texts(language).say(f"resarcana-card-{id}")
            assert id in lookup.named(show, name, texts, None), (name, reading)


@pytest.mark.parametrize("language", FOREIGN)
def test_all_cards_are_printed_for_a_translator(typed: Typed, language: str) -> None:
    code, shown = typed("cards", "--all", "--language", language)
    assert code == 0
    for card in registry.face("resarcana").cards():
        assert Texts(language).say(f"resarcana-card-{card['id']}") in shown


@pytest.mark.parametrize("language", FOREIGN)
def test_an_error_in_a_card_file_stands_in_a_sentence_of_the_reader(
    typed: Typed, tmp_path: Path, language: str,
) -> None:
    path = tmp_path / "my.toml"
    path.write_text('[[card]]\nname = "x"\n', encoding="utf-8")
    code, shown = typed("play", "--cards", str(path), "--language", language)
    assert code == 2
    around = Texts(language).say("file-error", where="", reason="").strip(" :")
    assert around in shown
    assert "my.toml" in shown
