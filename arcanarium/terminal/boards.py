"""The board of each game."""
from __future__ import annotations

from arcanarium.core.errors import ConfigError
from arcanarium.terminal.board import Board, ResArcanaBoard
from arcanarium.terminal.cadwallon_board import CadwallonBoard

BOARDS: dict[str, type[Board]] = {"resarcana": ResArcanaBoard, "cadwallon": CadwallonBoard}


def board_of(game: str) -> type[Board]:
    """How a game is drawn; ConfigError if the terminal cannot draw it."""
    if game not in BOARDS:
        raise ConfigError(f"the terminal has no board for {game} yet; it has one for {', '.join(BOARDS)}")
    return BOARDS[game]
