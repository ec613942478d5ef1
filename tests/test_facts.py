"""Facts of games: the same from a record as from a simulation, kept through kills, asked in numbers that add up."""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ConfigError, FileError
from arcanarium.core.record import parse_record
from arcanarium.facts.asking import Asker, Filter, asking, together
from arcanarium.facts.following import follow_record
from arcanarium.facts.intake import records_in, take_in
from arcanarium.facts.rows import Writer
from arcanarium.facts.shares import holm
from arcanarium.facts.store import Store, opened
from arcanarium.lab.balance.playing import play_series
from arcanarium.lab.balance.series import OPEN, Series, play_games, record_of
from arcanarium.lab.spreading import Hands
from arcanarium.terminal.main import main
from tests.golden_games import FOLDER

GAMES = 60
ARCANA = {"seats": 3, "guilds": "random", "objectives": "on"}


def config_of(game: str, **options: Any) -> Config:
    return registry.rules(game).configure(options)


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Facts of some games of both games."""
    folder = tmp_path_factory.mktemp("facts")
    with opened(folder) as store:
        for config in (config_of("resarcana", seats=2), config_of("cadwallon", **ARCANA)):
            series = Series(config, (OPEN,) * config.seats, 7)
            store.add(store.source({"series": series.fields()}), play_games(series, range(GAMES)))
    return folder


@pytest.fixture
def asker(facts: Path) -> Iterator[Asker]:
    with asking(facts) as found:
        yield found


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_a_record_tells_the_same_as_the_game_while_it_was_played(game: str) -> None:
    options = ARCANA if game == "cadwallon" else {"seats": 3, "sets": ("base", "lux", "pearls", "duo")}
    series = Series(config_of(game, **options), ("greedy", "random", "random"), 3)
    played = play_games(series, [1])
    writer = Writer(series.config, 1)
    follow_record(writer, 1, parse_record(record_of(series, 1)), str(series.deal(1)))
    assert not played.faults
    assert played.finished == 1
    told = writer.batch(1).rows
    assert {table: sorted(rows.splitlines()) for table, rows in told.items()} == {
        table: sorted(rows.splitlines()) for table, rows in played.rows.items()}


def test_different_bots_play_each_deal_from_every_seat() -> None:
    series = Series(config_of("resarcana", seats=2), ("greedy", OPEN), 5)
    assert [(series.deal(n), series.seated(n)) for n in range(3)] == [
        (5, ("greedy", OPEN)), (5, (OPEN, "greedy")), (6, ("greedy", OPEN))]


def test_a_killed_run_loses_nothing_that_was_finished_and_counts_nothing_twice(tmp_path: Path) -> None:
    config = config_of("resarcana", seats=2)
    series = Series(config, (OPEN, OPEN), 1)
    with Store(tmp_path / "facts") as store:  # as if killed: nothing is flushed
        source = store.source({"series": series.fields()})
        for first in (0, 3):
            store.add(source, play_games(series, range(first, first + 3)))
        with pytest.raises(ConfigError, match="another program"):
            Store(tmp_path / "facts")
    copytree(tmp_path / "facts" / "waiting", tmp_path / "left")
    with Store(tmp_path / "facts") as store:
        assert store.has(0, 0)
        assert store.has(0, 3)
        assert not store.has(0, 6)
        store.flush()
    copytree(tmp_path / "left", tmp_path / "facts" / "waiting", dirs_exist_ok=True)  # killed before they were deleted
    with (tmp_path / "facts" / "manifest.jsonl").open("a") as file:
        file.write('{"part": "00001", "ga')  # and in the middle of a line
    with opened(tmp_path / "facts") as store:
        assert store.waiting == []
        store.add(0, play_games(series, range(6, 8)))
    with asking(tmp_path / "facts") as asker:
        assert asker.manifest.games == 8
        assert sum(row["n"] for row in asker.ask("rounds", Filter("resarcana"))) == 8
        assert len(asker.manifest.parts) == 1  # a part that is not full is taken up by the next


def test_a_folder_of_something_else_is_refused_with_the_line(tmp_path: Path) -> None:
    (tmp_path / "manifest.jsonl").write_text('{"facts": 1}\n["?"]\n')
    with pytest.raises(FileError, match=r"manifest\.jsonl:2"):
        Store(tmp_path)


def test_damaged_and_unfinished_records_are_told_and_the_others_read_once(tmp_path: Path) -> None:
    good = (FOLDER / "resarcana-first-2-end-of-round.arcana").read_text()
    (tmp_path / "good.arcana").write_text(good)
    (tmp_path / "bad.arcana").write_text(good.replace("A: ", "A: fly to ", 1))
    (tmp_path / "begun.arcana").write_text(good[:good.rindex("result")])
    with opened(tmp_path / "facts") as store:
        source = store.source({"records": "here"})
        found = take_in(store, source, records_in(tmp_path))
        assert (found.games, found.unfinished, list(found.damaged)) == (1, 1, ["bad.arcana"])
        again = take_in(store, source, records_in(tmp_path))
        assert (again.games, again.unfinished, again.damaged) == (0, 1, {})


def test_figures_add_up(asker: Asker) -> None:
    base, arcana = Filter("resarcana"), Filter("cadwallon")
    mages, places = asker.ask("mage", base), asker.ask("place", base)
    assert sum(row["n"] for row in mages) == 2 * GAMES
    assert sum(row["share"] * row["n"] for row in mages) == pytest.approx(GAMES)
    assert {row["expected"] for row in mages} == {0.5}
    assert all(row["low"] <= row["of"] <= row["high"] for row in mages + places)
    assert sum((row["of"] - 1) * row["n"] * row["expected"] for row in places) == pytest.approx(0, abs=1e-6)
    assert all(0 < row["rate"] <= 1 for row in places)
    assert sum(row["n"] for row in asker.ask("guild", arcana)) == 3 * GAMES
    objectives = asker.ask("objective", arcana)
    assert sum(row["n"] * row["rate"] for row in objectives) == pytest.approx(2 * 3 * GAMES)  # two of four
    assert [row["n"] for row in asker.ask("turns", arcana)] == [GAMES] * 3
    assert all(row["share"] <= 1 for row in asker.ask("powers", base))
    assert [row["of"] for row in asker.ask("players", base)] == [pytest.approx(1)]


def test_every_figure_leads_to_its_games(asker: Asker) -> None:
    filter = Filter("resarcana")
    row = next(row for row in asker.ask("pairs", filter) if row["n"] >= 5)
    games = asker.games(filter, row["key"].split("+"))
    assert len(games) == row["n"]
    source = asker.manifest.sources[games[0]["series"]]
    writer = Writer(config_of("resarcana", seats=2), 0)
    text = record_of(Series.read(source["series"]), games[0]["number"])
    follow_record(writer, 0, parse_record(text), "again")
    had = [line.split(",") for line in writer.batch(1).rows["cards"].splitlines()]
    both = [{each[6] for each in had if each[1] == seat and each[7] == "True"} for seat in "01"]
    assert any(set(row["key"].split("+")) <= cards for cards in both)


def test_a_filter_leaves_out_the_rest(asker: Asker) -> None:
    assert asker.ask("mage", Filter("resarcana", seats=4)) == []
    assert asker.ask("mage", Filter("resarcana", player="step")) == []
    assert asker.games(Filter("resarcana", player="step")) == []
    with pytest.raises(ConfigError, match="ask about guild"):
        asker.ask("mage", Filter("cadwallon"))


def test_two_cards_that_do_nothing_for_each_other_multiply_their_odds() -> None:
    assert together(0.5, 0.5, 0.6) == pytest.approx(0.6)
    assert together(0.5, 0.6, 0.6) == pytest.approx(0.36 / 0.52)


def test_many_findings_are_held_to_more() -> None:
    assert holm([0.04, 0.01, 0.5]) == pytest.approx([0.08, 0.03, 0.5])


def test_a_series_plays_on_where_it_stopped(tmp_path: Path) -> None:
    series = Series(config_of("resarcana", seats=2), ("random", "greedy"), 1)
    for wanted, expected in ((20, 20), (40, 40)):
        with opened(tmp_path) as store:
            played = sum(batch.finished for batch in play_series(store, series, wanted, Hands()))
            assert (played, store.manifest.games + played) == (20, expected)


def test_explore_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                 monkeypatch: pytest.MonkeyPatch, facts: Path) -> None:
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    records = tmp_path / "records"
    records.mkdir()
    name = "resarcana-first-2-end-of-round.arcana"
    (records / name).write_text((FOLDER / name).read_text())
    assert main(["explore", str(records), "--plain"]) == 0
    assert "One game was read." in capsys.readouterr().out
    assert main(["explore", str(facts), "mage", "--plain", "--top", "3"]) == 0
    out = capsys.readouterr().out
    assert "Of fair" in out
    assert "=" in out
    assert main(["explore", str(facts), "pairs", "--json"]) == 0
    pair = json.loads(capsys.readouterr().out)[0]["key"].replace("+", ",")
    assert main(["explore", str(facts), "--games-with", pair, "--json"]) == 0
    game = json.loads(capsys.readouterr().out)[0]
    assert main(["explore", str(facts), "--record", f"{game['series']}-{game['number']}"]) == 0
    assert "\nresult: " in capsys.readouterr().out
    assert main(["explore", str(tmp_path / "none")]) == 2
    assert "there is no folder" in capsys.readouterr().err
