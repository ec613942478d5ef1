"""Play the study of balance on, and write its pages: `python -m tools.make_balance FOLDER --minutes 60`.

docs/balance/plan.toml names the series and how many games each is to have. FOLDER keeps their facts, some hundred
megabytes that do not belong into the repository; games that are there are not played again. All series grow evenly, so
that the study can be written at any time: a page of plots for each series, and the tables of docs/balance/README.md
between its marks.
"""
from __future__ import annotations

import argparse
import json
import re
import tomllib
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from arcanarium.core import registry
from arcanarium.facts.asking import asking
from arcanarium.facts.store import opened
from arcanarium.facts.words import player_name, row_names, setup_name
from arcanarium.lab.balance.figures import FEWEST, Arm, figures
from arcanarium.lab.balance.playing import CARD_FILES, play_series
from arcanarium.lab.balance.series import Series
from arcanarium.lab.balance.studypage import page
from arcanarium.lab.spreading import Hands
from arcanarium.locale import Texts
from arcanarium.terminal.gameoptions import hands_of

HOME = Path(__file__).parents[1] / "docs" / "balance"
STEPS = 200
"""In so many steps each series grows to the games of the plan."""
ENDS = 3
"""So many of the strongest and of the weakest cards of a kind are listed."""
MARKS = re.compile(r"(?s)(<!-- begin (\w+) -->\n).*?(<!-- end -->)")


@dataclass(frozen=True, slots=True)
class Planned:
    """A series of the plan."""

    name: str
    title: str
    games: int
    series: Series


def plan() -> list[Planned]:
    found = []
    for name, table in tomllib.loads((HOME / "plan.toml").read_text(encoding="utf-8")).items():
        game, seats = table["game"], table["seats"]
        given: dict[str, Any] = {"seats": seats, **registry.spec(game).about.simulated}
        if "sets" in table:
            given["sets"] = tuple(table["sets"])
        if "cards" in table:
            given[CARD_FILES] = str(HOME / table["cards"])
        config = registry.rules(game).configure(given)
        found.append(Planned(name, table["title"], table["games"], Series(config, (table["bot"],) * seats, 1)))
    return found


def play(planned: list[Planned], folder: Path, hands: Hands, minutes: float) -> None:
    """Play on, a small part of each series at a time, until all are as long as planned or the time is up."""
    end = monotonic() + 60 * minutes
    for step in range(1, STEPS + 1):
        for each in planned:
            if monotonic() > end:
                return
            with opened(folder / each.name) as store, closing(
                    play_series(store, each.series, each.games * step // STEPS, hands)) as batches:
                for _ in batches:
                    if monotonic() > end:
                        break


def studied(each: Planned, folder: Path) -> dict[str, Any]:
    """The figures of a series, as `arcana balance` has them."""
    texts, config = Texts("en"), each.series.config
    with asking(folder / each.name) as asker:
        one = figures(asker, Arm(config))
        faults = [fault for part in asker.manifest.parts for fault in part["faults"]]
    return {"title": texts.say("balance-title", game=texts.say(f"{config.game}-title"), seats=config.seats),
            "game": config.game, "setup": setup_name(config.game, ",".join(config.sets), texts),
            "player": player_name(each.series.players[0], texts), "one": one, "faults": faults}


def share(row: dict[str, Any]) -> str:
    return f"{row['of']:.2f} ({row['low']:.2f}–{row['high']:.2f})"


def overview(studies: list[tuple[Planned, dict[str, Any]]]) -> list[str]:
    lines = ["| series | games | rounds | first player | leader at half-time wins | three points behind, and won |",
             "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for each, study in studies:
        one, course = study["one"], study["one"]["course"]
        first = next((row for row in one["turns"] if row["key"] == "0"), None)
        lines.append(f"| [{each.title}]({each.name}.html) | {one['games']:,} | {course['rounds']:.1f} | "
                     f"{share(first) if first else ''} | {course['led'] / max(1, course['leaders']):.0%} | "
                     f"{course['back'] / max(1, course['known']):.0%} |")
    return lines


def sides(studies: list[tuple[Planned, dict[str, Any]]], kind: str) -> list[str]:
    """The shares of all mages, or guilds, in each series that has them."""
    texts = Texts("en")
    having = [(each, study) for each, study in studies if study["one"]["kinds"].get(kind)]
    if not having:
        return []
    names = row_names(having[0][1]["game"], kind, texts)
    known = {each.name: {row["key"]: row for row in study["one"]["kinds"][kind]} for each, study in having}
    keys = sorted({key for rows in known.values() for key in rows}, key=names)
    lines = [f"| | {' | '.join(each.title for each, _ in having)} |", f"| --- |{' ---: |' * len(having)}"]
    for key in keys:
        rows = [known[each.name].get(key) for each, _ in having]
        cells = " | ".join(share(row) if row and row["n"] >= FEWEST else "" for row in rows)
        lines.append(f"| {names(key)} | {cells} |")
    return lines


def ends(studies: list[tuple[Planned, dict[str, Any]]]) -> list[str]:
    """The cards of each kind that are farthest beyond the band for certain."""
    texts = Texts("en")
    lines = ["| series | kind | too strong for certain | too weak for certain |", "| --- | --- | --- | --- |"]
    for each, study in studies:
        for kind, rows in study["one"]["kinds"].items():
            names = row_names(study["game"], kind, texts)
            told = []
            for which in ("strong", "weak"):
                found = [row for row in rows if row.get("finding") == which]
                found.sort(key=lambda row: -abs(row["of"] - 1))
                told.append(", ".join(f"{names(row['key'])} {row['of']:.2f}" for row in found[:ENDS]))
            if any(told):
                lines.append(f"| {each.title} | {kind} | {told[0]} | {told[1]} |")
    return lines


def write(planned: list[Planned], folder: Path) -> None:
    texts = Texts("en")
    studies = []
    for each in planned:
        if (folder / each.name).exists() and (study := studied(each, folder))["one"]["games"]:
            studies.append((each, study))
            (HOME / f"{each.name}.html").write_text(page(study, texts, str), encoding="utf-8")
            (folder / f"{each.name}.json").write_text(json.dumps(study), encoding="utf-8")
    tables = {"overview": overview(studies), "mages": sides(studies, "mage"), "guilds": sides(studies, "guild"),
              "findings": ends(studies)}
    path = HOME / "README.md"
    text = path.read_text(encoding="utf-8")
    path.write_text(MARKS.sub(lambda mark: mark[1] + "\n".join(["", *tables[mark[2]], ""]) + "\n" + mark[3], text),
                    encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the facts are kept")
    parser.add_argument("--minutes", type=float, default=0.0, help="play on for so long; 0 writes the pages only")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="play these series only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ray", default="")
    args = parser.parse_args()
    planned = plan()
    chosen = [each for each in planned if not args.only or each.name in args.only]
    play(chosen, args.folder, hands_of(args), args.minutes)
    write(planned, args.folder)


if __name__ == "__main__":
    main()
