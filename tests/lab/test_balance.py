"""The balance lab: it finds what was planted, finds nothing where there is nothing, and says what it can see."""
from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.facts.asking import asking
from arcanarium.facts.store import opened
from arcanarium.lab.balance.figures import LEVEL, POWER, Arm, compared, figures, findings, least_seen, mark
from arcanarium.lab.balance.playing import play_series
from arcanarium.lab.balance.series import OPEN, OPEN_STEP, Series, play_games
from arcanarium.lab.balance.tuning import Tuner, changed
from arcanarium.lab.spreading import Hands
from arcanarium.terminal.main import main

PLANTED = """
[philosophers_stone]
name = "Philosopher's Stone"
cost = "any"
points = 5
"""
RUNS, CARDS = 100, 60


def told(shares: list[tuple[int, float]], dice: Random) -> list[dict[str, Any]]:
    """Rows as facts give them, of cards that were had so often and win so often, for two seats."""
    rows = []
    for number, (n, share) in enumerate(shares):
        won = sum(dice.random() < share for _ in range(n)) / n
        rows.append({"key": f"card{number}", "n": n, "share": won, "expected": 0.5, "of": won / 0.5})
    return rows


def test_of_a_hundred_comparisons_of_the_same_cards_few_find_anything() -> None:
    """Each compares 60 cards; uncorrected, nearly all would find something."""
    dice, wrong, uncorrected = Random(1), 0, 0
    for _ in range(RUNS):
        one, other = ({"kinds": {"artifact": told([(200, 0.5)] * CARDS, dice)}} for _ in range(2))
        rows = compared(one, other)
        wrong += any(row["differs"] for row in rows)
        uncorrected += any(abs(row["z"]) > 1.96 for row in rows)
    assert wrong <= 10  # LEVEL promises 5; 10 or fewer come in 99 of 100 cases
    assert uncorrected > 80


def test_of_a_hundred_reports_on_cards_within_the_band_few_find_anything() -> None:
    dice, wrong = Random(2), 0
    for _ in range(RUNS):
        kinds = {"artifact": told([(200, share) for share in (0.46, 0.5, 0.54)] * (CARDS // 3), dice)}
        mark(kinds)
        wrong += bool(findings(kinds))
    assert wrong <= 100 * LEVEL


def test_a_difference_as_large_as_is_promised_is_found_as_often_as_is_promised() -> None:
    dice, found, n = Random(3), 0, 400
    least = least_seen(n, 0.5, CARDS)
    for _ in range(RUNS):
        plain = [(n, 0.5)] * (CARDS - 1)
        rows = compared({"kinds": {"artifact": told([(n, 0.5 + least / 2), *plain], dice)}},
                        {"kinds": {"artifact": told([(n, 0.5 - least / 2), *plain], dice)}})
        found += next(row for row in rows if row["key"] == "card0")["differs"]
    assert found >= 100 * POWER - 12  # three standard errors


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("cards") / "planted.toml"
    path.write_text(PLANTED, encoding="utf-8")
    return path


def base(**options: Any) -> Series:
    return Series(registry.rules("resarcana").configure({"seats": 2, **options}), (OPEN, OPEN), 1)


def test_a_planted_card_is_found_alone_by_the_report_and_by_the_comparison(planted: Path, tmp_path: Path) -> None:
    arms = [base(cards=str(planted)), base()]
    with opened(tmp_path) as store:
        for arm in arms:
            for _ in play_series(store, arm, 800, Hands()):
                pass
    with asking(tmp_path) as asker:
        with_it, printed = (figures(asker, Arm(arm.config), regress=False) for arm in arms)
    dealt = [row["key"] for row in with_it["kinds"]["artifact"] if row["finding"]]
    assert dealt == ["philosophers_stone"]
    assert not [row for row in printed["kinds"]["artifact"] if row["finding"]]
    first = compared(printed, with_it)[0]
    assert (first["key"], first["differs"]) == ("philosophers_stone", True)
    assert first["gap"] > 0.3


def test_the_number_that_was_planted_is_taken_back_and_that_is_verified(planted: Path, tmp_path: Path) -> None:
    tuned = Tuner(base(cards=str(planted)), tmp_path, "philosophers_stone", "points", 200, Hands()).run()
    before, after = tuned.verified
    assert tuned.trials[0].number == "5"
    assert int(tuned.best.number) < 4
    assert abs(after.share - 1) < abs(before.share - 1)
    assert before.share > 1.2


def test_any_number_of_a_field_can_be_sought() -> None:
    lines = 'powers = ["turn + 2 calm > 3 gold", "turn > life"]\ncost = "gold"\n'
    assert changed(lines, "powers:2", -1)[0].startswith('powers = ["turn + 2 calm > 2 gold"')
    assert changed(lines, "cost", 1)[1] == "2 gold"
    for field, said in (("powers:3", "has 2 numbers"), ("powers:x", "not the place of a number"), ("points", "has no")):
        with pytest.raises(ConfigError, match=said):
            changed(lines, field, 1)


def test_the_player_with_open_cards_plays_the_same_game_again() -> None:
    series = Series(registry.rules("cadwallon").configure({"seats": 3}), (OPEN_STEP, OPEN, "random"), 3)
    one, other = (play_games(series, range(2)) for _ in range(2))
    assert not one.faults
    assert one.rows == other.rows


def test_the_command_writes_a_page_and_figures(
    planted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = ["balance", "--out", str(tmp_path), "--games", "200", "--jobs", "1", "--cards", str(planted), "--plain"]
    assert main(plan) == 0
    assert "200 games of greedy, cards open: Res Arcana, cards planted.toml." in capsys.readouterr().out
    study = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert study["one"]["games"] == study["other"]["games"] == 200
    assert (tmp_path / "balance.html").read_text(encoding="utf-8").count("<svg") >= 6
    planted.write_text(PLANTED.replace("5", "4"), encoding="utf-8")
    assert main(plan) == 2
    assert "A card file has changed" in capsys.readouterr().err
