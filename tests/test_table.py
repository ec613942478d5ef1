"""The table: seats, saving, resuming, taking back, and what everyone has been told."""
from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from arcanarium import PUBLIC, ConfigError, IllegalMove, RecordError
from arcanarium.core.record import read_record
from arcanarium.table import Player, Table, bot, data_home, fresh_path, person, unfinished, walk_record


def table(*players: Player, seed: int = 7) -> Table:
    return Table.open("resarcana", players or (person("Ann"), bot("random")), seed=seed)


def play_on(at: Table, decisions: int) -> None:
    """People take the first move, bots what they like."""
    for _ in range(decisions):
        if at.game.over:
            return
        if at.bots_move() is None:
            seat = at.waiting()[0]
            at.play(seat, at.game.legal(seat)[0])


def test_people_and_bots_are_told_apart_by_their_names() -> None:
    assert Player.named("greedy bot 2") == Player("greedy bot 2", "greedy") == bot("greedy", 2)
    assert Player.named("Ann").bot == Player.named("clever bot").bot == ""
    assert table().people == [0]
    for wrong in ("", "greedy bot"):
        with pytest.raises(ConfigError):
            person(wrong)
    with pytest.raises(ConfigError, match="greedy"):
        bot("clever")
    with pytest.raises(ConfigError, match="different names"):
        table(person("Ann"), person("Ann"))


def test_a_game_resumes_where_it_was_killed_with_all_that_was_told(tmp_path: Path) -> None:
    path = tmp_path / "game.arcana"
    at = table()
    at.autosave(path)
    play_on(at, 40)
    again = Table.resume(path)
    assert again.players == at.players
    assert again.game.position() == at.game.position()
    for viewer in (PUBLIC, 0, 1):
        assert again.told(viewer) == at.told(viewer)
    again.autosave(path)
    play_on(again, 4000)
    assert again.game.over
    assert read_record(path).result == again.game.result
    assert Table.resume(path).game.over


def test_undo_also_takes_back_what_was_told() -> None:
    at = table(person("Ann"), person("Bob"))
    play_on(at, 8)
    while not (at.game.owing and at.game.decision(at.waiting()[0]).kind == "turn"):
        play_on(at, 1)
    seat = at.waiting()[0]
    before = [list(at.told(viewer)) for viewer in (PUBLIC, 0, 1)]
    at.play(seat, next(move for move in at.game.legal(seat) if move.action.verb == "discard"))
    at.undo(seat)
    assert [at.told(viewer) for viewer in (PUBLIC, 0, 1)] == before
    with pytest.raises(IllegalMove):
        at.undo(1 - seat)


def test_undo_in_a_resumed_game_takes_back_what_was_told(tmp_path: Path) -> None:
    """A decision made before the program was killed can be undone after it was started again, with its events."""
    at = table(person("Ann"), person("Bob"))
    while at.game.decision(at.waiting()[0]).kind != "turn":
        play_on(at, 1)
    seat = at.waiting()[0]
    before, position = [list(at.told(viewer)) for viewer in (PUBLIC, 0, 1)], at.game.position()
    at.autosave(tmp_path / "game.arcana")
    at.play(seat, next(move for move in at.game.legal(seat) if move.action.verb == "discard"))
    again = Table.resume(tmp_path / "game.arcana")
    assert [again.told(viewer) for viewer in (PUBLIC, 0, 1)] != before
    again.undo(seat)
    assert [again.told(viewer) for viewer in (PUBLIC, 0, 1)] == before
    assert again.game.position() == position
    assert again.waiting() == [seat]


def test_going_back_by_consent_shortens_what_was_told_and_the_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.arcana"
    at = table(person("Ann"), person("Bob"))
    at.autosave(path)
    play_on(at, 5)
    before, record = [list(at.told(viewer)) for viewer in (PUBLIC, 0, 1)], at.game.record()
    play_on(at, 12)
    at.go_back(5)
    assert [at.told(viewer) for viewer in (PUBLIC, 0, 1)] == before
    assert at.game.record() == record
    play_on(at, 3)
    again = Table.resume(path)
    assert (again.game.record(), again.step) == (at.game.record(), 8)
    assert [again.told(viewer) for viewer in (PUBLIC, 0, 1)] == [at.told(viewer) for viewer in (PUBLIC, 0, 1)]


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.arcana"
    at = table()
    at.autosave(path)
    play_on(at, 10)
    damaged = path.read_bytes() + b"A: fly away\n"
    path.write_bytes(damaged)
    with pytest.raises(RecordError) as caught:
        Table.resume(path)
    assert (caught.value.source, caught.value.line) == (str(path), damaged.count(b"\n"))
    assert path.read_bytes() == damaged


def test_steps_walk_through_a_record(tmp_path: Path) -> None:
    at = table(bot("random"), bot("random", 2))
    path = tmp_path / "game.arcana"
    at.autosave(path)
    play_on(at, 4000)
    record = read_record(path)
    told = list(at.told())
    walked = []
    for game in walk_record(record):
        walked += game.events()
    assert game.result == at.game.result
    assert walked == told


def test_games_are_kept_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path / "home"))
    assert data_home() == tmp_path / "home"
    assert unfinished() == []
    now = datetime(2026, 11, 15)
    first = fresh_path("resarcana", now)
    assert first.name == "2026-11-15-resarcana-1.arcana"
    at = table()
    at.autosave(first)
    assert fresh_path("resarcana", now).name == "2026-11-15-resarcana-2.arcana"
    assert unfinished() == [first]
    (first.parent / "broken.arcana").write_text("not a record\n", encoding="utf-8")
    assert unfinished() == [first]
    play_on(at, 4000)
    assert unfinished() == []


def test_the_platforms_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARCANARIUM_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setattr("sys.platform", "linux")
    assert data_home() == Path("/data/arcanarium")
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_home().parts[-2:] == ("Application Support", "Arcanarium")
