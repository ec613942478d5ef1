"""A few kills of a real server in mid-game. `make soak` and `python -m tests.kills` do more of the same."""
from __future__ import annotations

from pathlib import Path

from tests import kills
from tests.server.files import file_and_end_of_log_lost, head_overwritten, removed, wal_removed


def test_after_a_few_kills_and_damage_everything_is_there_that_was_acknowledged(tmp_path: Path) -> None:
    found = kills.run(tmp_path / "home", 4, 2, "cadwallon", 3,
                      (head_overwritten, removed, wal_removed, file_and_end_of_log_lost))
    assert found["acknowledged"] > 20
    assert found["entries"] >= found["acknowledged"]
