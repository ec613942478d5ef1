"""Hints: the best move, how often it wins, and reasons that are true of every world the player can imagine."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game, bots
from arcanarium.bots import people
from arcanarium.core import registry
from arcanarium.core.record import parse_record
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit
from arcanarium.learn.hints import FullHint, hint, sentences
from arcanarium.locale import Texts, languages
from arcanarium.table import Table, bot, person
from tests.thinkers import FakeThinker

NAMES = ("Ann", "Bob")


def asked(
    monkeypatch: pytest.MonkeyPatch, game: Game, wins: Mapping[str, float],
    lines: Mapping[str, tuple[str, ...]] | None = None,
) -> FullHint:
    """A hint for the first seat that decides, from a thinker that finds these moves so good."""
    monkeypatch.setattr(bots, "thinker", lambda rules, seed, world=None: FakeThinker(rules, world, wins, lines=lines))
    return hint(game.rules, game.observe(game.owing[0]), Limit(10), 1, Texts(), NAMES)


def greedy_game(stop: Any, seed: int = 5) -> Game:
    """A game of greedy bots up to where `stop` says so."""
    game = Game.new("resarcana", seats=2, seed=seed, names=NAMES)
    players = [bots.make("greedy", game.rules, seat) for seat in (0, 1)]
    while not game.over and not stop(game):
        seat = game.owing[0]
        game.play(seat, players[seat].choose(game.observe(seat)))
    return game


def can(game: Game, *verbs: str) -> bool:
    """Whether the one seat that decides has moves with all of these verbs."""
    owing = game.owing
    known = {move.action.verb for move in game.legal(owing[0])} if len(owing) == 1 else set()
    return known.issuperset(verbs)


def test_a_hint_names_the_best_move_the_next_and_the_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    game = greedy_game(lambda game: can(game, "place", "pass"))
    best, second, *_ = [move.text for move in game.legal(game.owing[0])]
    found = asked(monkeypatch, game, {best: 0.6, second: 0.3})
    assert (found.best.move, found.best.win) == (best, 0.6)
    assert found.second is not None
    assert (found.second.move, found.second.win) == (second, 0.3)
    assert any("much better" in reason and "30%" in reason for reason in found.reasons)
    assert "60%" in sentences(found, Texts())[0]


@pytest.mark.parametrize(("lead", "words"), [(0.01, "about as good"), (0.05, "is better than"), (0.2, "much better")])
def test_the_difference_is_put_in_words(lead: float, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = greedy_game(lambda game: can(game, "place", "pass"))
    best, second, *_ = [move.text for move in game.legal(game.owing[0])]
    assert any(words in reason for reason in asked(monkeypatch, game, {best: 0.6, second: 0.6 - lead}).reasons)


def test_where_nothing_matters_any_more_a_hint_says_so_and_advises_to_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would advise one pointless action after the other until none is left."""
    game = greedy_game(lambda game: can(game, "use", "pass"))
    moves = [move.text for move in game.legal(game.owing[0])]
    lost = asked(monkeypatch, game, {move: 0.01 if move != "pass" else 0.0 for move in moves})
    assert (lost.best.move, lost.reasons) == ("pass", ("Nothing you can do changes the outcome any more.",))
    won = asked(monkeypatch, game, {move: 0.99 if move != "pass" else 0.985 for move in moves})
    assert (won.best.move, won.reasons) == ("pass", ("You win whatever you do now.",))
    open_still = asked(monkeypatch, game, {move: 0.5 if move != "pass" else 0.49 for move in moves})
    assert open_still.best.move != "pass"


def test_a_hint_reads_as_a_sentence_without_letters_for_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = greedy_game(lambda game: can(game, "pay") and len(game.legal(game.owing[0])) > 1)
    best = next(move for move in game.legal(game.owing[0]) if sum(n > 0 for n in move.action.amount) > 1)
    words = asked(monkeypatch, game, {best.text: 0.9}).best.words
    assert words.startswith("pay ")
    assert " and " in words
    assert any(name in words for name in ("Elan", "Life", "Calm", "Death", "Gold"))


def points(game: Game, state: Any, seat: int) -> int:
    return int(registry.face(game.config.game).view(game.rules.observe(state, seat))["seats"][seat]["points"])


def gains(game: Game) -> dict[str, int]:
    """The points that each move of the seat that decides brings by itself, where nothing is dealt after it."""
    found = {}
    for move in game.legal(game.owing[0]) if len(game.owing) == 1 else []:
        after = game.state.clone()
        after.apply(game.owing[0], move.number)
        if not after.chance():
            found[move.text] = points(game, after, game.owing[0]) - points(game, game.state, game.owing[0])
    return found


def test_a_move_that_brings_points_says_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    games = (greedy_game(lambda game: max(gains(game).values(), default=0) > 1, seed) for seed in range(20))
    game = next(game for game in games if not game.over)
    best, n = max(gains(game).items(), key=lambda one: one[1])
    assert f"It brings {n} points." in asked(monkeypatch, game, {best: 0.9}).reasons


def test_what_follows_is_told_only_if_a_line_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = greedy_game(lambda game: can(game, "discard", "use", "pass"))
    seat = game.owing[0]
    use = next(move.text for move in game.legal(seat) if move.action.verb == "use")
    drop = next(move for move in game.legal(seat) if move.action.verb == "discard")
    alone = asked(monkeypatch, game, {drop.text: 0.9})
    assert not any("Next" in reason for reason in alone.reasons)
    followed = asked(monkeypatch, game, {drop.text: 0.9}, {drop.text: (use,)})
    assert any(reason.startswith("Next") and "You use" in reason for reason in followed.reasons)


def test_what_a_rival_would_take_otherwise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thing that the best move takes is taken by the rival in the line of the next move."""

    def both_can_claim(game: Game) -> bool:
        return can(game, "claim", "discard") and bool(shared_claims(game))

    game = next(game for seed in range(40) if not (game := greedy_game(both_can_claim, seed)).over)
    seat = game.owing[0]
    drop = next(move.text for move in game.legal(seat) if move.action.verb == "discard")
    claim = min(shared_claims(game))
    found = asked(monkeypatch, game, {claim: 0.9, drop: 0.8}, {drop: (claim,)})
    assert any(reason.startswith("Otherwise") and NAMES[1 - seat] in reason for reason in found.reasons)


def shared_claims(game: Game) -> set[str]:
    """What the seat that decides can claim now, and the rival right after a discard of that seat."""
    seat = game.owing[0]
    mine = {move.text for move in game.legal(seat) if move.action.verb == "claim"}
    after = game.state.clone()
    after.apply(seat, next(move.number for move in game.legal(seat) if move.action.verb == "discard"))
    while after.owing() == [seat]:
        after.apply(seat, after.legal(seat)[0])
    rival = 1 - seat
    return mine & {game.rules.action_text(after, each) for each in after.legal(rival)}


def test_the_only_move_needs_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    game = greedy_game(lambda game: len(game.owing) == 1 and len(game.legal(game.owing[0])) == 1)
    found = asked(monkeypatch, game, {})
    assert found.second is None
    assert found.reasons == ("It is the only move.",)


def test_a_move_that_wins_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(5, 30):
        game = greedy_game(lambda game: game.over, seed)
        lines = [line for line in game.lines if line.who in ("A", "B")]
        record = Game.from_record(game.record())
        assert record.result is not None
        last = lines[-1]
        before = Game.from_record(_until(game, len(game.lines) - 1 - game.lines[::-1].index(last)))
        if record.result.winners == (last.seat,) and len(before.legal(last.seat)) > 1 and before.owing == [last.seat]:
            assert asked(monkeypatch, before, {last.text: 1.0}).reasons == ("It wins at once.",)
            return
    pytest.fail("no game ends with the move of its winner")


def _until(game: Game, lines: int) -> Any:
    record = parse_record(game.record())
    return replace(record, lines=record.lines[:lines], result=None)


def test_a_hint_tells_the_same_whatever_is_hidden() -> None:
    """Two worlds that look alike to a seat give it the same hint from the same seed."""
    game = greedy_game(lambda game: can(game, "place", "pass"))
    seat = game.owing[0]
    seen = game.observe(seat)
    other = game.rules.observe(game.rules.resample(seen, Rng(99)), seat)
    told = [hint(game.rules, each, Limit(visits=40), 3, Texts(), NAMES) for each in (seen, other)]
    assert told[0] == told[1]


# --- tables without hints ---


def test_a_saved_game_remembers_that_hints_are_forbidden(tmp_path: Path) -> None:
    path = tmp_path / "game.arcana"
    table = Table.open("resarcana", [person("Ann"), bot("random")], seed=7)
    assert table.hints
    table.hints = False
    table.autosave(path)
    table.play(0, table.game.legal(0)[0])
    again = Table.resume(path)
    assert not again.hints
    again.autosave(path)
    again.go_back(0)
    assert not Table.resume(path).hints
    assert path.read_text(encoding="utf-8").count("# no hints") == 1


# --- characters ---


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All levels, whatever bots there are."""
    names = [*(f"level{n}" for n in range(1, 9)), "random"]
    monkeypatch.setattr(bots, "names", lambda game="": ["greedy", *reversed(names)])
    return names


def test_levels_come_first_and_the_friendly_one_is_offered(levels: list[str]) -> None:
    assert people.offered("resarcana") == [*levels[:-1], "greedy", "random"]
    assert people.first_opponent("resarcana") == "level2"
    assert people.stand_in("resarcana") == "level4"


def test_without_levels_there_is_still_somebody_to_play_against(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "names", lambda game="": ["greedy", "random"])
    assert people.first_opponent("resarcana") == people.stand_in("resarcana") == "greedy"


def test_every_level_has_a_name_and_a_character(levels: list[str]) -> None:
    found = people.opponents("resarcana", Texts())[:8]
    assert len({one["name"] for one in found}) == 8
    assert all(one["character"].endswith((".", "!")) for one in found)


@pytest.mark.parametrize("language", languages())
def test_people_read_the_names_of_bots_and_records_keep_the_kind(language: str) -> None:
    texts = Texts(language)
    names = ["Ann", "level2 bot", "level2 bot 3", "greedy bot 2", "random bot", "greedy", "some bot"]
    assert people.shown_names(names, texts) == [
        "Ann", texts.say("bot-level2"), f"{texts.say('bot-level2')} 3", f"{texts.say('bot-greedy')} 2",
        texts.say("bot-random"), "greedy", "some bot"]


def test_every_style_has_a_word_and_a_line() -> None:
    texts = Texts()
    for style in ("builder", "raider", "hoarder", "racer"):
        assert texts.has(f"style-{style}")
        assert texts.has(f"style-{style}-hint")
