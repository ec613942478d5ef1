"""`arcana train`: train the learned evaluation of a game, stage by stage, in a folder."""
from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.locale.reader import speech
from arcanarium.terminal.gameoptions import add_hands_options, hands_of

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

AMOUNTS = ("greedy_games", "sibling_games", "outcome_passes", "sibling_passes", "generations", "search_games",
           "visits", "search_passes", "gate_pairs", "pairs", "seed")
"""The parts of a plan that can be set on the command line."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `train` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("train", help=say("train-help"), description=say("train-more"))
    parser.add_argument("game", help=say("train-help-game"))
    parser.add_argument("--out", type=Path, required=True, help=say("train-help-out"))
    parser.add_argument("--start", type=Path, help=say("train-help-start"))
    for amount in AMOUNTS:
        option = amount.replace("_", "-")
        parser.add_argument(f"--{option}", type=int, help=say(f"train-help-{option}"))
    add_hands_options(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    say = speech().say
    try:
        from arcanarium.lab.train.course import Training, TrainingPlan
    except ImportError as error:
        raise ConfigError(say("train-no-torch", module=error.name or "torch")) from None
    hands = hands_of(args)
    chosen = {amount: getattr(args, amount) for amount in AMOUNTS if getattr(args, amount) is not None}
    if bad := [amount for amount, value in chosen.items() if value < 1 and amount != "generations"]:
        raise ConfigError(say("train-too-few", option=f"--{bad[0].replace('_', '-')}"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
               TextColumn("{task.fields[figure]}"))
    with Progress(*columns) as progress:
        tasks = {}

        def told(what: str, done: int, total: int, figure: str) -> None:
            if what not in tasks:
                name, _, counted = what.rpartition(": ")
                tasks[what] = progress.add_task(f"{name}: {say(f'train-{counted}')}", total=total, figure="")
            progress.update(tasks[what], completed=done, figure=figure)

        training = Training(registry.spec(args.game), args.out, replace(TrainingPlan(), **chosen), told, args.start,
                            hands, progress.console.print)
        score, games = training.run()
    print(say("train-done", folder=str(args.out), percent=round(100 * score), games=games))
    return 0
