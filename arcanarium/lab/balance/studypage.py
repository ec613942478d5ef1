"""A study as one page of plots that needs nothing but itself: shares with intervals, pairs, powers, length, and what
differs between two arms.

Each plot is an SVG with its figures as a table below, for who cannot see it or wants the digits.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, NamedTuple

from arcanarium.core.contract import TextSource
from arcanarium.facts.asking import PAIRS, POWERS, ROUNDS, TURNS
from arcanarium.facts.words import row_names, subject_name
from arcanarium.lab.balance.figures import findings
from arcanarium.lab.plot import DARK, LIGHT

WIDE, NAMES, LINE, EDGE = 760, 250, 20, 34
MOST = 45
"""So many rows are drawn; the table has all."""
GOOD, BAD, CALM = 2, 3, 1
"""Colours of `plot`: what is above, what is below, and what is neither."""

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#3b3546, #e8e0cf); --back: light-dark(#faf6ee, #16131c);
  --line: light-dark(#d9d0bf, #2e2936); --quiet: light-dark(#6e675b, #b8b2a6); COLOURS }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--back) }
h1, h2 { font-family: Alegreya, Georgia, serif; line-height: 1.2 } h2 { margin-top: 2.5rem }
p { color: var(--ink) } svg { width: 100%; height: auto } svg text { font: 13px system-ui, sans-serif;
  fill: var(--ink); font-variant-numeric: tabular-nums } svg .small { font-size: 12px; fill: var(--quiet) }
.grid { stroke: var(--line) } .fair { stroke: var(--quiet); stroke-dasharray: 4 4 } .span { stroke-width: 3;
  opacity: .55 }
table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums } th, td { padding: 2px 10px;
  text-align: right; border-bottom: 1px solid var(--line) } th:first-child, td:first-child { text-align: left }
details { margin: .5rem 0; overflow-x: auto } summary { cursor: pointer; color: var(--quiet) }
"""


class Mark(NamedTuple):
    """A line of a plot: a name, a figure with what is credible of it, and whether something was found."""

    name: str
    value: float
    low: float
    high: float
    found: bool = False


class Ruler(NamedTuple):
    """From where to where a plot goes, what is fair, and how figures are written."""

    least: float
    most: float
    fair: float | None
    form: str


FAIR = Ruler(0.5, 1.5, 1.0, "{:.2f}")
PARTS = Ruler(0.0, 1.0, None, "{:.0%}")
GAPS = Ruler(-0.5, 0.5, 0.0, "{:+.2f}")
SYNERGY = Ruler(-0.25, 0.25, 0.0, "{:+.0%}")


def page(study: dict[str, Any], texts: TextSource, figure: Callable[[str], str]) -> str:
    """The page of a study: `title`, `game`, the figures of one arm in `one`, and those of another in `other`, with what
    differs in `compared`; `tuned` where a number was sought."""
    game, one = study["game"], study["one"]
    say = texts.say
    both = enumerate(zip(LIGHT, DARK, strict=True))
    colours = " ".join(f"--c{i}: light-dark({light}, {dark});" for i, (light, dark) in both)
    parts = [
        f'<!doctype html><html lang="{escape(getattr(texts, "language", "en"))}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(study['title'])}</title><style>{STYLE.replace('COLOURS', colours)}</style>",
        f"<h1>{escape(study['title'])}</h1>",
        *(f"<p>{escape(line)}</p>" for line in summary(study, texts, figure)),
    ]
    draw = Drawing(texts, figure)
    if study.get("compared"):
        rows = study["compared"]
        marks = [Mark(row_names(game, row["kind"], texts)(row["key"]), row["gap"], row["low"], row["high"],
                      row["differs"]) for row in rows]
        parts += draw.section(say("balance-compared"), say("balance-compared-what"), marks, GAPS)
    parts += draw.section(subject_name(game, TURNS, texts), "", shares(game, TURNS, one["turns"], texts), FAIR)
    for kind, rows in one["kinds"].items():
        rows = sorted(rows, key=lambda row: -row.get("of", 0))
        parts += draw.section(subject_name(game, kind, texts), say("balance-kind-what"),
                              shares(game, kind, rows, texts), FAIR)
        parts += draw.controlled(game, kind, rows)
    if pairs := one.get("pairs"):
        name = row_names(game, PAIRS, texts)
        marks = [Mark(name(row["key"]), row["synergy"], row["synergy_low"], row["synergy_high"],
                      row["chance"] < one["level"]) for row in pairs]
        parts += draw.section(subject_name(game, PAIRS, texts), say("balance-pairs-what"), marks, SYNERGY)
    if powers := one.get("powers"):
        rows = sorted(powers, key=lambda row: -row["share"])
        parts += draw.section(subject_name(game, POWERS, texts), say("balance-powers-what"),
                              shares(game, POWERS, rows, texts), PARTS)
    parts += draw.section(subject_name(game, ROUNDS, texts), "", shares(game, ROUNDS, one["rounds"], texts), PARTS)
    return "\n".join(parts) + "\n"


def shares(game: str, about: str, rows: Sequence[dict[str, Any]], texts: TextSource) -> list[Mark]:
    name = row_names(game, about, texts)
    return [Mark(name(row["key"]), row["of"] if "of" in row else row["share"], row["low"], row["high"],
                 bool(row.get("finding"))) for row in rows]


def summary(study: dict[str, Any], texts: TextSource, figure: Callable[[str], str]) -> list[str]:
    """What a study found, in sentences."""
    one, game, say = study["one"], study["game"], texts.say
    lines = [say("balance-games", n=one["games"], player=study["player"], setup=study["setup"])]
    course = one["course"]
    if course:
        lines.append(say("balance-course", rounds=figure(f"{course['rounds']:.1f}"),
                         margin=figure(f"{course['margin']:.1f}"),
                         led=figure(f"{course['led'] / max(1, course['leaders']):.0%}"),
                         back=figure(f"{course['back'] / max(1, course['known']):.0%}")))
    if study.get("least"):
        lines.append(say("balance-power", n=study["least"]["n"], gap=figure(f"{study['least']['gap']:.3f}")))
    found = findings(one["kinds"])
    for which in ("strong", "weak"):
        cards = [f"{row_names(game, kind, texts)(row['key'])} ({figure(format(row['of'], '.2f'))})"
                 for kind, row in found if row["finding"] == which]
        if cards:
            lines.append(say(f"balance-{which}", cards=", ".join(cards)))
    if not found:
        lines.append(say("balance-none"))
    if study.get("compared") is not None:
        differ = [f"{row_names(game, row['kind'], texts)(row['key'])} ({figure(format(row['gap'], '+.2f'))})"
                  for row in study["compared"] if row["differs"]]
        lines.append(say("balance-differ", cards=", ".join(differ)) if differ else say("balance-same"))
    lines += study.get("tuned", [])
    return lines


class Drawing:
    """Draws sections in one language."""

    def __init__(self, texts: TextSource, figure: Callable[[str], str]) -> None:
        self.texts, self.figure = texts, figure

    def section(self, title: str, note: str, marks: Sequence[Mark], scale: Ruler) -> list[str]:
        if not marks:
            return []
        heading = f"<h2>{escape(title[:1].upper() + title[1:])}</h2>"
        return [heading, f"<p>{escape(note)}</p>" if note else "", self.plot(title, marks[:MOST], scale),
                self.table(marks, scale)]

    def controlled(self, game: str, kind: str, rows: Sequence[dict[str, Any]]) -> list[str]:
        """What the regression says of the same cards, as a table."""
        name = row_names(game, kind, self.texts)
        known = sorted((row for row in rows if "effect" in row), key=lambda row: -row["effect"])
        if not known:
            return []
        marks = [Mark(name(row["key"]), row["effect"], row["effect_low"], row["effect_high"]) for row in known]
        return [f"<p>{escape(self.texts.say('balance-controlled'))}</p>",
                self.table(marks, Ruler(-1, 1, 0.0, "{:+.1%}"))]

    def plot(self, title: str, marks: Sequence[Mark], scale: Ruler) -> str:
        far = max([abs(edge - (scale.fair or 0)) for mark in marks for edge in (mark.low, mark.high)], default=0.0)
        if scale.fair is not None and far > scale.most - scale.fair:
            scale = scale._replace(least=scale.fair - far * 1.05, most=scale.fair + far * 1.05)
        height = EDGE + LINE * len(marks) + 8

        def at(value: float) -> float:
            part = (value - scale.least) / (scale.most - scale.least)
            return NAMES + (WIDE - NAMES - 70) * min(1.0, max(0.0, part))

        parts = [f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{escape(title)}">']
        for tick in range(5):
            value = scale.least + (scale.most - scale.least) * tick / 4
            parts.append(f'<line class="grid" x1="{at(value):.1f}" x2="{at(value):.1f}" y1="{EDGE - 6}" y2="{height}"/>'
                         f'<text class="small" x="{at(value):.1f}" y="{EDGE - 14}" text-anchor="middle">'
                         f"{self.figure(scale.form.format(value))}</text>")
        if scale.fair is not None:
            x = at(scale.fair)
            parts.append(f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="{EDGE - 6}" y2="{height}"/>')
        for row, mark in enumerate(marks):
            y = EDGE + LINE * row + LINE / 2
            colour = CALM
            if scale.fair is not None and not mark.low <= scale.fair <= mark.high:
                colour = GOOD if mark.value > scale.fair else BAD
            name = mark.name if len(mark.name) < 36 else f"{mark.name[:34]}…"
            weight = ' style="font-weight:700"' if mark.found else ""
            parts.append(
                f'<text x="{NAMES - 10}" y="{y + 4:.1f}" text-anchor="end"{weight}>{escape(name)}</text>'
                f'<line class="span" stroke="var(--c{colour})" x1="{at(mark.low):.1f}" x2="{at(mark.high):.1f}" '
                f'y1="{y:.1f}" y2="{y:.1f}"/><circle fill="var(--c{colour})" cx="{at(mark.value):.1f}" cy="{y:.1f}" '
                f'r="4.5"/><text x="{WIDE - 60}" y="{y + 4:.1f}">{self.figure(scale.form.format(mark.value))}</text>')
        return "".join([*parts, "</svg>"])

    def table(self, marks: Sequence[Mark], scale: Ruler) -> str:
        def written(value: float) -> str:
            return escape(self.figure(scale.form.format(value)))

        rows = "".join(f"<tr><td>{escape(mark.name)}{' *' if mark.found else ''}</td><td>{written(mark.value)}</td>"
                       f"<td>{written(mark.low)}</td><td>{written(mark.high)}</td></tr>" for mark in marks)
        heads = "".join(f'<th scope="col">{escape(self.texts.say(f"balance-head-{head}"))}</th>'
                        for head in ("name", "value", "low", "high"))
        return (f"<details><summary>{escape(self.texts.say('balance-figures'))}</summary><table><thead><tr>{heads}</tr>"
                f"</thead><tbody>{rows}</tbody></table></details>")
