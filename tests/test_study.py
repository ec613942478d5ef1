"""Reviews of finished games: planted blunders are found and named, luck is told apart from skill, and what cannot be
looked at is told."""
from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.core.contract import Result
from arcanarium.core.record import Record, parse_record
from arcanarium.core.rng import Rng
from arcanarium.learn.puzzles import load
from arcanarium.learn.study.balance import LightVerdict, Review, balanced
from arcanarium.learn.study.lights import Depth, Light, class_of, depth_of
from arcanarium.learn.study.reviewing import review
from arcanarium.learn.study.story import Fork, Story, story_of
from arcanarium.learn.study.telling import as_data, told
from arcanarium.learn.study.weighing import Weighed, weigh
from arcanarium.locale import Texts
from arcanarium.terminal.main import main

GOLDEN = Path(__file__).parent / "golden"
FEW = Depth("", 6, 6)


def some_game(name: str = "resarcana", decisions: int = 8, seed: int = 7) -> Game:
    made = Game.new(name, seats=2, seed=seed, names=("Ann", "Bob"))
    for _ in range(decisions):
        seat = made.owing[0]
        made.play(seat, made.legal(seat)[0])
    return made


def words_of(record: Record, found: Review) -> dict[str, Any]:
    _, positions = story_of(record)
    return told(record, positions, as_data(found), Texts(), ["Ann", "Bob"])


# --- planted blunders ---


def thrown_away(game: str) -> tuple[Record, tuple[str, ...], str]:
    """A game from a position that is won at once, in which the player passes it by."""
    puzzle = next(puzzle for puzzle in load() if puzzle.game == game and puzzle.proof == "win"
                  and puzzle.start().config.seats == 2)
    at = puzzle.start()
    seat = puzzle.seat
    played = next(move.text for move in reversed(at.legal(seat)) if not puzzle.solved_by(move.text))
    at.play(seat, played)
    return parse_record(at.record()), tuple(puzzle.solutions), played


def test_a_won_position_that_is_thrown_away_is_found_and_named() -> None:
    record, solutions, played = thrown_away("resarcana")
    found = review(record, depth_of(visits=150))
    first = found.decisions[0]
    fair = first.lights["fair"]
    assert (first.played, fair.verdict) == (played, "blunder")
    assert fair.best in solutions
    assert fair.before > 0.8
    said = words_of(record, found)
    assert "gave away" in said["moves"]["0"]["lights"]["fair"]["sentence"]
    assert any("blunder" in line for line in said["turning"])
    [question] = [one for one in found.questions if one.turn == 0]
    assert question.replies[0].move in solutions
    assert not next(reply for reply in question.replies if reply.move == played).right
    assert {reply.move for reply in question.replies} == {
        move.text for move in Game.from_position(record.position).legal(first.seat)}
    assert question.ways[0].soon.won > next(way for way in question.ways if way.move == played).soon.won


# --- luck ---


def constructed(loss: float, then: float, dealt: bool = True) -> tuple[LightVerdict, Review]:
    """Seat 0 has 60 %, decides with this loss, and stands at `then` when it decides again: whether cards were dealt in
    between is said. After that it plays well and wins or not."""
    winner = 0 if then > 0.5 else 1
    story = Story("resarcana", 2, steps=4, rounds=[1] * 5, points=[(0, 0)] * 5,
                  chance=[False, False, dealt, False, False], result=Result((9, 3), (winner,), 1))
    story.moments = [Fork(turn, turn * 2, 1, 0, 3, 5, "move") for turn in (0, 1)]

    def at(turn: int, win: float, loss: float) -> Weighed:
        return Weighed(turn, 4 if loss else 5, "better" if loss else "move", loss, 0.01, (win, 1 - win), 0.01, 100, ())

    known: dict[tuple[int, Light], Weighed] = {(0, "fair"): at(0, 0.6, loss), (1, "fair"): at(1, then, 0.0)}
    found = balanced(story, story.moments, known, Depth("", 100, 100), 1)
    return found.decisions[0].lights["fair"], found


def test_a_lucky_bad_move_and_an_unlucky_good_one_are_told_apart() -> None:
    bad, lucky_game = constructed(loss=0.3, then=0.9)
    good, unlucky_game = constructed(loss=0.0, then=0.2)
    assert (bad.verdict, bad.fate) == ("blunder", "lucky")
    assert bad.luck == pytest.approx(0.6)
    assert (good.verdict, good.fate) == ("best", "unlucky")
    assert good.luck == pytest.approx(-0.4)
    assert lucky_game.balance["fair"].accounts[0].luck > 0.5
    assert unlucky_game.balance["fair"].luck_share == 1.0
    assert {turn.kind for turn in unlucky_game.turning} == {"luck"}
    assert {turn.kind for turn in lucky_game.turning} == {"loss", "luck", "decided"}


def test_what_changes_where_nothing_is_dealt_is_no_luck() -> None:
    verdict, found = constructed(loss=0.0, then=0.2, dealt=False)
    assert (verdict.fate, verdict.dealt) == ("", False)
    assert found.balance["fair"].accounts[0].luck == pytest.approx(0.0)
    assert found.balance["fair"].accounts[0].drift == pytest.approx(-0.4 - 0.2)


@pytest.mark.parametrize(("loss", "error", "best", "called"), [
    (0.0, 0.0, True, "best"), (0.2, 0.01, True, "best"), (0.029, 0.001, False, "good"),
    (0.03, 0.01, False, "inaccuracy"),
    (0.08, 0.01, False, "mistake"), (0.15, 0.05, False, "blunder"), (0.15, 0.08, False, "good")])
def test_a_decision_is_called_after_what_it_loses_for_sure(loss: float, error: float, best: bool, called: str) -> None:
    assert class_of(loss, error, best) == called


@pytest.fixture(scope="module")
def whole() -> tuple[Record, Review]:
    record = parse_record((GOLDEN / "cadwallon-2-militia.arcana").read_text(encoding="utf-8"))
    return record, review(record, FEW)


def test_skill_and_luck_of_each_seat_add_up_to_the_result(whole: tuple[Record, Review]) -> None:
    record, found = whole
    assert record.result
    assert set(found.balance) == {"fair", "open"}
    for balance in found.balance.values():
        for one in balance.accounts:
            ended = 1 / len(record.result.winners) if one.seat in record.result.winners else 0.0
            assert one.ended == ended
            assert 1 / 2 + one.deal - one.given_away + one.gifts + one.luck + one.drift == pytest.approx(ended)
            assert sum(one.counts.values()) == sum(each.seat == one.seat for each in found.decisions)
            assert balance.chances[one.seat][-1] == (found.steps, ended)
        assert 0 <= balance.luck_share <= 1


def test_points_and_their_sources_follow_the_record(whole: tuple[Record, Review]) -> None:
    record, found = whole
    assert record.result
    assert found.points[-1] == record.result.points
    for seat in range(2):
        assert sum(points for *_, of, _, points in found.sources if of == seat) == record.result.points[seat]
    assert [0 in found.behind, found.ended, found.finished] == [True] * 3
    assert all(cards[0] > 0 for cards in found.flows["gained"])


def test_the_words_of_a_review_are_all_there(whole: tuple[Record, Review]) -> None:
    said = words_of(*whole)
    assert "missing" not in str(said)
    assert said["luck"]["fair"].startswith(f"{round(100 * whole[1].balance['fair'].luck_share)}\N{NO-BREAK SPACE}%")
    assert said["notes"] == []
    assert len(said["questions"]) == len(whole[1].questions)


# --- the same each time, and fair ---


def test_the_same_seed_and_visits_give_the_same_review_and_another_seed_another() -> None:
    record = parse_record(some_game().record())
    one, other = (as_data(review(record, FEW, seed=3)) for _ in range(2))
    assert one == other
    assert as_data(review(record, FEW, seed=4))["decisions"] != one["decisions"]


@pytest.mark.parametrize("name", ["resarcana", "cadwallon"])
def test_two_worlds_that_look_alike_get_the_same_verdict_in_the_fair_light(name: str) -> None:
    game = some_game(name, 14)
    while len(game.legal(game.owing[0])) < 2:
        game.play(game.owing[0], game.legal(game.owing[0])[0])
    seat = game.owing[0]
    seen, played = game.observe(seat), game.legal(seat)[-1].number
    rng = Rng(5)
    worlds = (game.rules.resample(seen, rng) for _ in count())
    other = next(world for world in worlds if world.key() != game.state.key())
    looks = game.rules.observe(other, seat)
    assert looks.to_bytes() == seen.to_bytes()

    def verdict(seen: Any, world: Any, light: Light) -> Weighed:
        return weigh(game.rules, seen, world, played, 0, 40, 9, light)

    assert verdict(seen, game.state, "fair") == verdict(looks, other, "fair")
    assert verdict(seen, game.state, "open") != verdict(seen, other, "open")


# --- records that are not whole ---


def test_a_record_that_ends_early_is_reviewed_as_far_as_it_goes() -> None:
    record = parse_record(some_game().record())
    found = review(record, FEW)
    assert not found.ended
    assert found.winners == ()
    assert found.decisions[-1].played == ""
    assert found.balance["fair"].accounts[0].ended == found.balance["fair"].chances[0][-1][1]
    assert words_of(record, found)["notes"] == [Texts().say("study-not-ended")]


def test_a_damaged_record_is_reviewed_up_to_the_damage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = some_game(decisions=10).record().rstrip("\n")
    head, _, last = text.rpartition("\n")
    path = tmp_path / "damaged.arcana"
    path.write_text(f"{head}\n{last[:2]} dance on the table\n", encoding="utf-8")
    assert main(["analyse", str(path), "--plain", "--visits", "4"]) == 2
    shown = capsys.readouterr()
    assert "Ann" in shown.out
    assert Texts().say("study-not-ended") in " ".join(shown.out.split())
    assert "dance" in shown.err


def test_own_cards_are_reviewed_by_their_names(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[my_hawk]\nname = "My Hawk"\ncost = "free"\npowers = ["turn > elan"]\n', encoding="utf-8")
    game = Game.new("resarcana", seats=2, seed=7, cards=str(own))
    while len(game.lines) < 18:
        game.play(game.owing[0], game.legal(game.owing[0])[0])
    found = review(parse_record(game.record()), FEW)
    assert found.decisions
    own.unlink()
    assert found.game == "resarcana"


def test_a_record_without_a_choice_is_told() -> None:
    record = parse_record(some_game(decisions=0).record())
    story, positions = story_of(record)
    story.moments = []
    found = balanced(story, [], {}, FEW, 1)
    said = told(record, positions, as_data(found), Texts(), ["Ann", "Bob"])
    assert Texts().say("study-nothing") in said["notes"]


# --- depth ---


def test_a_deeper_look_is_made_only_where_it_is_asked_for() -> None:
    record = parse_record(some_game(decisions=4).record())
    stages: list[tuple[str, int]] = []
    review(record, Depth("", 12, 3), progress=lambda stage: stages.append((stage.task.light, stage.task.visits)))
    assert stages[:4] == [("fair", 3), ("open", 3), ("fair", 12), ("open", 6)]
    assert {name for name in ("quick", "default", "deep") if depth_of(name).visits} == {"quick", "default", "deep"}


def test_the_first_results_cover_the_whole_game() -> None:
    record = parse_record(some_game(decisions=6).record())
    drafts: list[Review] = []
    review(record, Depth("", 9, 3), progress=lambda stage: drafts.append(stage.draft()) if stage.draft else None)
    assert [set(draft.decisions[-1].lights) for draft in drafts[:2]] == [{"fair"}, {"fair", "open"}]
    assert all(len(draft.decisions) == len(drafts[-1].decisions) and not draft.finished for draft in drafts)

