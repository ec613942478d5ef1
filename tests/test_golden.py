"""Golden games replay, move by move, to the end that they once had: one for each number of seats, variant and way to
end (V-1, V-10, V-11, V-13; S-14, S-27, S-33; C-17)."""
from __future__ import annotations

import pytest

from arcanarium import Game
from arcanarium.core.record import read_record
from arcanarium.resarcana.state.layout import PASSED
from tests.golden_games import ENDS, FOLDER, Ending, digest, wanted

WANTED = {f"resarcana-{name}.arcana": (options, fits) for name, options, fits in wanted()}
KNOWN = dict(line.split() for line in ENDS.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("name", WANTED)
def test_golden_game(name: str) -> None:
    """The record is replayed and comes to the result and position it had; and it is what it is for."""
    options, fits = WANTED[name]
    record = read_record(FOLDER / name)
    game = Game.from_record(record)
    assert game.over
    assert game.result == record.result
    assert digest(game) == KNOWN[name]
    for option, value in options.items():
        assert getattr(game.config, option, None) == value or game.config.option(option) == value
    everyone = (1 << game.config.seats) - 1
    assert fits(Ending(game, game.state.cells[PASSED] != everyone))


def test_no_file_is_left_over() -> None:
    files = {path.name for path in FOLDER.glob("resarcana-*.arcana")}
    assert files == set(WANTED) == set(KNOWN)
