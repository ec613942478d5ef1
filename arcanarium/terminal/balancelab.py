"""`arcana balance`: long series between bots, what they say about cards and seats, and how to make a card fair."""
from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ConfigError
from arcanarium.facts.asking import asking
from arcanarium.facts.rows import RowBatch
from arcanarium.facts.store import opened
from arcanarium.facts.words import player_name, row_names, setup_name
from arcanarium.lab.balance.figures import FEWEST, Arm, compared, figures, least_seen
from arcanarium.lab.balance.playing import CARD_FILES, play_series, source_of
from arcanarium.lab.balance.series import OPEN, Series
from arcanarium.lab.balance.studypage import page, summary
from arcanarium.lab.balance.tuning import TriedNumber, Tuned, Tuner
from arcanarium.locale.reader import speech
from arcanarium.terminal.gameoptions import add_game_options, configured, hands_of
from arcanarium.terminal.look import Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

PICTURES, FIGURES, FACTS, TUNING = "balance.html", "balance.json", "facts", "tuning"
PRINTED = "printed"
INTERRUPTED = 130


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `balance` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("balance", help=say("balance-help"), description=say("balance-more"))
    parser.add_argument("game", nargs="?", default=registry.games()[0], metavar="GAME", help=say("sim-help-game"))
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=say("balance-help-out"))
    parser.add_argument("--bots", default=OPEN, help=say("balance-help-bots"))
    parser.add_argument("--against", default="", metavar="FILE", help=say("balance-help-against"))
    parser.add_argument("--tune", default="", metavar="CARD", help=say("balance-help-tune"))
    parser.add_argument("--number", default="points", metavar="FIELD", help=say("balance-help-number"))
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    hands = hands_of(args)
    if args.games < 1:
        raise ConfigError("at least one game and one job")
    series = planned(args)
    arms = [series, *rivals(args, series)]
    if args.tune:
        return tune(look, args, series)
    code = 0
    try:
        with opened(args.out / FACTS) as store:
            refuse_edited_files(store.manifest.sources, arms, args.out)
            for arm in arms:
                follow(look, play_series(store, arm, args.games, hands), args.games)
    except KeyboardInterrupt:
        code = INTERRUPTED
    study = studied(look, args, arms)
    (args.out / FIGURES).write_text(json.dumps(study, indent=1) + "\n", encoding="utf-8")
    (args.out / PICTURES).write_text(page(study, look.texts, look.figure), encoding="utf-8")
    if args.json:
        print(json.dumps(study))
    else:
        for line in summary(study, look.texts, look.figure):
            look.print(line)
        if study["faults"]:
            look.print_message("balance-faults", n=len(study["faults"]), first=study["faults"][0])
        look.print_message("balance-page", path=str(args.out / PICTURES))
        if code:
            look.print_message("balance-go-on", path=str(args.out))
    return code


def planned(args: Namespace) -> Series:
    names = [name.strip() for name in args.bots.split(",")]
    seats = args.seats or max(2, len(names))
    if len(names) > seats:
        raise ConfigError(f"{len(names)} bots cannot sit in {seats} seats")
    players = tuple(names[i % len(names)] for i in range(seats))
    return Series(configured(args, args.game, seats), players, args.seed)


def rivals(args: Namespace, series: Series) -> list[Series]:
    """The arm that a series is compared with, if any: other card files, or the printed cards."""
    if not args.against and not args.cards or args.tune:
        return []
    if args.against not in ("", PRINTED):
        args.cards = args.against
    else:
        args.cards = ""
    other = Series(configured(args, args.game, series.config.seats), series.players, args.seed)
    if other.config == series.config:
        raise ConfigError(speech().say("balance-one-side"))
    return [other]


def refuse_edited_files(sources: list[dict[str, Any]], arms: list[Series], out: Path) -> None:
    """Games with a card file that has been edited since must not be mixed with others."""
    for arm in arms:
        now = source_of(arm)
        for old in sources:
            same = old.get("series", {}).get("config") == now["series"]["config"]
            if same and old.get("files") != now.get("files"):
                raise ConfigError(speech().say("balance-cards-changed", folder=str(out)))


def follow(look: Look, batches: Generator[RowBatch, None, None], games: int) -> None:
    """Let a series be played; a bar on the error stream shows how far it is, if it is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with closing(batches), Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(look.say("sim-playing"), total=games)
        for batch in batches:
            bar.update(task, advance=batch.count)


def studied(look: Look, args: Namespace, arms: list[Series]) -> dict[str, Any]:
    """All figures of the arms, and what differs between them."""
    with asking(args.out / FACTS) as asker:
        found = [figures(asker, Arm(arm.config)) for arm in arms]
        faults = [fault for part in asker.manifest.parts for fault in part["faults"]]
    first = arms[0]
    players = ", ".join(player_name(player, look.texts) for player in dict.fromkeys(first.players))
    study: dict[str, Any] = {
        "title": look.say("balance-title", game=look.say(f"{first.config.game}-title"), seats=first.config.seats),
        "game": first.config.game, "setup": described(look, first.config), "player": players, "one": found[0],
        "series": [arm.fields() for arm in arms], "faults": faults}
    if len(found) > 1:
        # the second arm is what the first is compared with: a gap says how much more the first has
        study |= {"other": found[1], "compared": compared(found[1], found[0])}
        counts = sorted(row["n"] for rows in found[0]["kinds"].values() for row in rows if row["n"] >= FEWEST)
        if counts:
            middle = counts[len(counts) // 2]
            fair = 1 / first.config.seats
            study["least"] = {"n": middle, "gap": least_seen(middle, fair, len(study["compared"])) / fair}
    return study


def described(look: Look, config: Config) -> str:
    """A configuration in words."""
    options = ", ".join(f"{name} {Path(value).name if name == CARD_FILES else value}" for name, value in config.options)
    return ", ".join(filter(None, (setup_name(config.game, ",".join(config.sets), look.texts),
                                   config.variant if config.variant != "standard" else "", options)))


# --- seeking a number ---


def tune(look: Look, args: Namespace, series: Series) -> int:
    name = row_names(series.config.game, "", look.texts)(args.tune)

    def told(trial: TriedNumber) -> None:
        if not args.json:
            look.print_message("balance-trial", **words(look, args.number, trial))

    tuned = Tuner(series, args.out / TUNING, args.tune, args.number, args.games, hands_of(args), told).run()
    if args.json:
        print(json.dumps(as_data(tuned)))
    else:
        before, after = tuned.verified
        look.print_message("balance-tuned", card=name, **words(look, args.number, after),
                           before=look.figure(f"{before.share:.2f}"))
    sys.stdout.flush()
    return 0


def words(look: Look, field: str, trial: TriedNumber) -> dict[str, str | int]:
    return {"field": field, "number": trial.number, "seats": trial.seats, "share": look.figure(f"{trial.share:.2f}"),
            "low": look.figure(f"{trial.low:.2f}"), "high": look.figure(f"{trial.high:.2f}")}


def as_data(tuned: Tuned) -> dict[str, Any]:
    def fields(trial: TriedNumber) -> dict[str, Any]:
        return {"number": trial.number, "seats": trial.seats, "share": trial.share, "interval": [trial.low, trial.high]}

    return {"card": tuned.card, "field": tuned.field, "trials": [fields(trial) for trial in tuned.trials],
            "best": fields(tuned.best), "verified": [fields(trial) for trial in tuned.verified]}
