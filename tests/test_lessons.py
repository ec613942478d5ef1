"""Lessons: every one can be played as told and off the path, left and resumed, and a faulty file says what is wrong."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from arcanarium import IllegalMove
from arcanarium.learn.lesson_faults import check, faults
from arcanarium.learn.lessons import FOLDER, Lesson, LessonError, load, named, read_file
from arcanarium.learn.walk import GO_ON, Walk
from arcanarium.locale import Texts
from tests.messages import files, messages

TEXTS = Texts()
LESSONS = load()
each = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)

GOOD = '''
game = "resarcana"
kind = "topic"
rank = 1
minutes = 1
position = """
resarcana 1
seats: 2
token: A
A pool: 1E1L1C
A play: Witch, Research
A hand: Hawk, Prism
B play: Healer, Alchemy
items: Protection, Divination
step: turn
"""

[[step]]
id = "look"
point = ["card:hawk", "part:mine", "pool:1"]

[[step]]
id = "place"
do = ["place Hawk"]
then = ["B: pass", "B: choose Protection"]

[[step.answer]]
to = ["place Prism"]
say = "prism"
made = true
then = ["B: pass"]
'''


class Everything(Texts):
    """Texts in which no message is missing, so that only moves can be wrong."""

    def has(self, message: str) -> bool:
        return True


def path_of(lesson: Lesson) -> list[str]:
    """The answers of a player who does as told, with the first way there is."""
    walk = Walk(lesson)
    while not walk.over:
        assert walk.go_on() or walk.answer(walk.right()[0].text).right
    return walk.answers


def written(folder: Path, text: str) -> Lesson:
    path = folder / "trial.toml"
    path.write_text(text, encoding="utf-8")
    return read_file(path)


# --- the lessons there are ---


@each
def test_a_lesson_has_no_fault_on_any_of_its_paths(lesson: Lesson) -> None:
    assert faults(lesson, TEXTS) == []


def test_there_is_a_guided_game_for_each_box_and_a_lesson_for_each_topic() -> None:
    guided = {lesson.id: lesson for lesson in LESSONS if lesson.kind == "guided"}
    assert set(guided) == {"first-game", "duo-first-game", "arcana-first-game"}
    assert all(len(lesson.steps) >= 12 and lesson.minutes < 10 for lesson in guided.values())
    assert {lesson.id for lesson in LESSONS} - set(guided) == {
        "engines", "reactions", "places", "passing", "arcana-stakes", "arcana-bribes", "arcana-hidden"}


@each
def test_a_guided_game_done_as_told_is_won(lesson: Lesson) -> None:
    end = Walk(lesson, path_of(lesson))
    assert end.over
    if lesson.kind == "guided":
        assert end.game.result is not None
        assert end.game.result.winners == (lesson.seat,)


@each
def test_off_the_path_each_wrong_move_is_answered_and_the_lesson_can_go_on(lesson: Lesson) -> None:
    walk = Walk(lesson)
    for answer in path_of(lesson):
        before = walk.game.position()
        if not walk.reading:
            for move in walk.game.legal(lesson.seat):
                reply = walk.reply(move.text)
                if reply.right:
                    continue
                walk.answer(move.text)
                assert walk.strayed == (reply if reply.made else None)
                if reply.made:
                    assert walk.game.position() != before
                    walk.back()
                assert walk.game.position() == before, f"after {move.text}"
        assert walk.go_on() if answer == GO_ON else walk.answer(answer).right
    assert walk.over


@each
def test_a_lesson_left_anywhere_is_resumed_there_and_can_be_repeated(lesson: Lesson) -> None:
    answers = path_of(lesson)
    walk = Walk(lesson)
    start = walk.game.position()
    for n, answer in enumerate(answers):
        resumed = Walk(lesson, answers[:n])
        assert (resumed.at, resumed.done, resumed.game.position()) == (walk.at, walk.done, walk.game.position())
        assert walk.go_on() if answer == GO_ON else walk.answer(answer).right
    walk.again()
    assert (walk.at, walk.game.position(), walk.answers) == (0, start, [])


@each
def test_back_leads_to_the_beginning_of_each_step_before(lesson: Lesson) -> None:
    walk = Walk(lesson, path_of(lesson))
    seen = []
    while walk.answers:
        walk.back()
        assert not walk.done
        seen.append(walk.at)
    assert seen == sorted(range(len(lesson.steps)), reverse=True)


@each
def test_there_is_something_to_say_to_every_wrong_move(lesson: Lesson) -> None:
    """Also to those that no answer names."""
    for step in lesson.steps:
        if step.do and len(lesson.steps) > 2:
            assert TEXTS.has(lesson.message(step.id, "not")), step.id


def test_no_text_of_a_lesson_is_left_over() -> None:
    used = set()
    for lesson in LESSONS:
        used |= {lesson.message(), lesson.message("about"), lesson.message("end")}
        for step in lesson.steps:
            parts = ["do", "not"] if step.do else []
            used |= {lesson.message(step.id), *(lesson.message(step.id, part) for part in parts)}
            used |= {lesson.message(step.id, answer.say) for answer in step.answers}
    there = {id for path in files() if path.stem.startswith("lesson-") for id in messages(path)}
    assert there - used == set()


def test_texts_are_short_enough_to_be_read_at_the_table() -> None:
    texts = {id: TEXTS.say(id) for path in files() if path.stem.startswith("lesson-") for id in messages(path)}
    assert {id: len(text) for id, text in texts.items() if len(text) > 400} == {}
    assert {id: text for id, text in texts.items() if id.endswith("-do") and len(text) > 100} == {}


# --- answers that were given before the lesson was changed ---


def test_answers_that_do_not_fit_any_more_are_given_as_far_as_they_do() -> None:
    lesson = named("first-game", LESSONS)
    answers = path_of(lesson)
    walk = Walk(lesson, [*answers[:4], "place Nonsense", *answers[4:]])
    assert walk.answers == answers[:4]
    assert Walk(lesson, ["place Magical Shard"]).at == 0
    assert Walk(lesson, ["", "", "", ""]).at == 2


def test_a_move_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    lesson = named("first-game", LESSONS)
    walk = Walk(lesson, path_of(lesson)[:2])
    before = walk.game.position()
    for move in ("claim Great Pyramid", "nonsense", ""):
        with pytest.raises(IllegalMove):
            walk.answer(move)
    assert walk.game.position() == before


def test_two_ways_that_lead_on_are_both_right() -> None:
    lesson = named("first-game", LESSONS)
    answers = path_of(lesson)
    step = next(i for i, step in enumerate(lesson.steps) if step.id == "second")
    walk = next(walk for n in range(len(answers)) if (walk := Walk(lesson, answers[:n])).at == step)
    assert [move.text for move in walk.right()] == ["claim Temple", "claim Mausoleum"]
    assert walk.answer("claim Mausoleum").right


# --- faulty files: the file, the step and the reason ---


def test_a_good_file_has_no_faults(tmp_path: Path) -> None:
    lesson = written(tmp_path, GOOD)
    assert lesson.id == "trial"
    assert faults(lesson, Everything()) == []


@pytest.mark.parametrize(("old", "new", "told"), [
    ('kind = "topic"', 'kind = "essay"', "there is no kind “essay”; choose guided or topic"),
    ('rank = 1', 'rank = "first"', "“rank” is missing or is no whole number"),
    ('game = "resarcana"\n', "", "“game” is missing or is no text"),
    ('minutes = 1', 'minutes = 1\nlength = 3', "“length” is no field here; the fields are game, kind"),
    ('minutes = 1', 'minutes = 1\nseat = "Z"', "there is no seat “Z”; the seats are A, B"),
    ('minutes = 1', 'minutes = 1\noptions = { seats = 2 }', "from “options” or from a “position”"),
    ('id = "place"', 'id = "end"', "step “end”: “end” is no name for a step"),
    ('id = "place"', 'id = "look"', "two steps are called “look”"),
    ('id = "place"\n', "", "step number 2: “id” is missing or is no text"),
    ('do = ["place Hawk"]', 'do = "place Hawk"', "step “place”: “do” is a list of texts"),
    ('then = ["B: pass", "B: choose Protection"]', 'then = ["pass"]', "step “place”: “pass” in “then” is no move of"),
    ('then = ["B: pass", "B: choose Protection"]', 'then = ["Q: pass"]', "step “place”: there is no seat “Q”"),
    ('made = true', 'made = "yes"', "step “place”: “made” is true or false"),
    ('made = true\n', "", "step “place”: what follows a move (“then”) needs “made = true”"),
    ('say = "prism"\n', "", "step “place”: “say” is missing or is no text"),
    ('do = ["place Hawk"]\n', "", "step “place”: there is nothing to do here, so there are no wrong answers"),
    ('[[step]]', '[[stage]]', "“stage” is no field here"),
    ('rank = 1', 'rank = ', "not a file of a lesson: "),
])
def test_a_file_that_cannot_be_read_tells_file_step_and_reason(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in GOOD
    with pytest.raises(LessonError, match=re.escape(told)) as error:
        written(tmp_path, GOOD.replace(old, new))
    assert str(error.value).startswith(f"{tmp_path / 'trial.toml'}: ")


@pytest.mark.parametrize(("old", "new", "told"), [
    ("place Hawk", "place Hwak", "step “place”: “place Hwak” is no legal move here; legal are "),
    ("place Hawk", "claim Temple", "step “place”: “claim Temple” is no legal move here; legal are "),
    ('"B: choose Protection"', '"B: choose Alchemy"', "step “place”: what follows 'place Hawk' cannot be played: "),
    ('"B: choose Protection"', '"A: pass"', "step “place”: what follows 'place Hawk' cannot be played: "),
    ('to = ["place Prism"]', 'to = ["place Vault"]', "step “place”: the answer to “place Vault” fits no move"),
    ('then = ["B: pass"]', 'then = ["B: use Alchemy"]', "step “place”: what follows “place Prism” cannot be played: "),
    ('"card:hawk"', '"card:vault"', "step “look”: nothing can be pointed at by “card:vault”: no such card is in view"),
    ('"card:hawk"', '"pile:3"', "step “look”: nothing can be pointed at by “pile:3”: what can be pointed at is card"),
    ('"part:mine"', '"part:sky"', "step “look”: nothing can be pointed at by “part:sky”: the parts are mine"),
    ('"pool:1"', '"pool:7"', "step “look”: nothing can be pointed at by “pool:7”: the seats are 0 to 1"),
    ('game = "resarcana"', 'game = "cadwallon"', "its position is one of resarcana, not of cadwallon"),
    ('game = "resarcana"', 'game = "chess"', "the start cannot be set up: there is no game 'chess'"),
    ("A play: Witch", "A play: Wizard", "the start cannot be set up: "),
    ("minutes = 1", 'minutes = 1\nlead = ["B: pass"]', "the moves before the first step (“lead”) cannot be played: "),
    ("minutes = 1", 'minutes = 1\nseat = "D"', "there is no seat D in a game of 2"),
    ('kind = "topic"', 'kind = "guided"', "the guided game does not end with a victory of seat A: None"),
    ('id = "look"', 'id = "look"\ndo = ["place Prism"]\nthen = ["B: pass", "B: choose Protection"]',
     "step “place”: “place Prism” is no"),
])
def test_a_lesson_that_cannot_be_played_tells_step_and_reason(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    if told.startswith("step “place”: “place Prism” is no"):
        text = text.replace('do = ["place Hawk"]', 'do = ["place Prism"]')
    found = faults(written(tmp_path, text), Everything())
    assert [fault for fault in found if fault.startswith(told)], found
    with pytest.raises(LessonError, match=r"trial\.toml: "):
        check(written(tmp_path, text), Everything())


def test_a_missing_text_is_told_with_its_step(tmp_path: Path) -> None:
    found = faults(written(tmp_path, GOOD), TEXTS)
    assert "the text “lesson-trial” is missing" in found
    assert "step “place”: the text “lesson-trial-place-do” is missing" in found
    assert "step “place”: the text “lesson-trial-place-prism” is missing" in found


def test_what_is_garbage_never_crashes(tmp_path: Path) -> None:
    text = (FOLDER / "passing.toml").read_text(encoding="utf-8")
    damaged = 0
    for i in range(0, len(text), 23):
        broken = text[:i] + text[i + 5 :]
        try:
            assert isinstance(faults(written(tmp_path, broken), TEXTS), list)
        except LessonError as error:
            damaged += 1
            assert "trial.toml" in str(error)
    assert damaged > 5


# --- the deals ---


def test_a_wrong_move_that_is_made_is_dealt_by_chance_and_disturbs_no_deal(tmp_path: Path) -> None:
    lesson = named("arcana-first-game", LESSONS)
    fields: dict[str, Any] = {name: getattr(lesson, name) for name in lesson.__slots__}
    assert Walk(Lesson(**fields | {"deals": lesson.deals[:5]}), path_of(lesson)[:3]).game.lines  # the rest is drawn
    bad = Lesson(**fields | {"deals": ("reveal A left: Drinking Horn", "reveal A right: Drinking Horn")})
    assert any("cannot be played" in fault for fault in faults(bad, TEXTS))
