"""The table of a league as files: JSON for programs, Markdown for repositories, and a page with pictures.

The page needs nothing but itself, runs no scripts, and follows the reader's light or dark.
"""
from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from arcanarium.lab.plot import ratings_drawn
from arcanarium.locale import Texts

TABLE = "table"
COLUMNS = ("rank", "name", "elo", "games", "score", "ms", "lost", "author")
NUMBERS = frozenset({"rank", "elo", "games", "score", "ms", "lost"})
STYLE = """
:root { color-scheme: light dark; --back: #faf6ee; --text: #3b3546; --soft: #6e675b; --line: #d9d0bf; --brass: #7d5a0c }
@media (prefers-color-scheme: dark) {
  :root { --back: #16131c; --text: #e8e0cf; --soft: #b8b2a6; --line: #3a3444; --brass: #e0b040 }
}
body { background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem;
  max-width: 60rem }
h1, h2 { font-family: Alegreya, Georgia, serif; line-height: 1.2 }
a { color: var(--brass) } p, small { color: var(--soft) }
.wide { overflow-x: auto } .wide:focus-visible { outline: 2px solid var(--brass) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0 }
caption { text-align: left; color: var(--soft) }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: baseline }
tbody th { max-width: 11rem; overflow-wrap: anywhere }
thead th { color: var(--soft); font-weight: 600 } tbody th { font-weight: 600 }
.n { text-align: right; white-space: nowrap }
small { font-weight: 400 } img { display: block }
"""


def write_table(folder: Path, figures: dict[str, Any], texts: Texts) -> Path:
    """Write the table of a league into its folder; where the page is."""
    home = folder / TABLE
    home.mkdir(exist_ok=True)
    said = json.dumps(figures, indent=1, ensure_ascii=False) + "\n"
    files = {"table.json": said, "table.md": markdown(figures, texts), "index.html": page(figures, texts)}
    for division in figures["divisions"]:
        if division["entries"]:
            files[f"{division['id']}.svg"] = picture(division, texts)
    for old in home.glob("*.svg"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (home / name).write_text(text, encoding="utf-8")
    return home / "index.html"


def picture(division: dict[str, Any], texts: Texts) -> str:
    rated = [{**row, "bot": row["name"], "place": row["rank"] - 1} for row in division["entries"]]
    return ratings_drawn(rated, texts, texts.say("league-picture", name=division["name"]))


def cells(row: dict[str, Any], texts: Texts) -> dict[str, str]:
    """A row of the table in words."""
    elo = texts.figure(f"{row['elo']:+.0f}")
    return {
        "rank": str(row["rank"]), "name": row["name"], "author": row["author"] or "–",
        "elo": elo if row["anchor"] else f"{elo} ± {row['error']:.0f}",
        "games": str(row["games"]), "score": texts.figure(f"{row['score']:.1%}"),
        "ms": texts.figure(f"{row['ms_per_decision']:.3g}"), "lost": str(row["lost_seats"]),
    }


def about(division: dict[str, Any], texts: Texts) -> str:
    """What is played in a division, in a line."""
    rest = [*division["sets"], division["variant"], *(f"{name}={value}" for name, value in division["options"].items())]
    return texts.say("league-about", game=texts.say(f"{division['game']}-title"), seats=division["seats"],
                     rest=", ".join(rest), games=division["games"])


def crossed(division: dict[str, Any]) -> dict[tuple[str, str], tuple[str, str]]:
    """For each two entries the share of the first, as it is written, and where their games are."""
    found = {}
    for match in division["matches"]:
        one, other = match["entries"]
        if match["games"]:
            seats = division["seats"]
            found[one, other] = f"{100 * match['score']:.0f}", match["path"]
            found[other, one] = f"{100 * (1 - match['score']) / (seats - 1):.0f}", match["path"]
    return found


# --- Markdown ---


def markdown(figures: dict[str, Any], texts: Texts) -> str:
    lines = [f"# {marked(figures['title'])}", ""]
    for division in figures["divisions"]:
        lines += [f"## {marked(division['name'])}", "", marked(about(division, texts)), ""]
        if not division["entries"]:
            lines += [texts.say("league-empty"), ""]
            continue
        lines += ["| " + " | ".join(texts.say(f"league-{column}") for column in COLUMNS) + " |",
                  "| " + " | ".join("---:" if column in NUMBERS else "---" for column in COLUMNS) + " |"]
        for row in division["entries"]:
            said = cells(row, texts)
            lines.append("| " + " | ".join(marked(said[column]) for column in COLUMNS) + " |")
        lines += ["", f"![{marked(texts.say('league-picture', name=division['name']))}]({division['id']}.svg)", ""]
    if figures["faults"]:
        lines += [f"## {texts.say('league-faults')}", "", *(f"- {marked(fault)}" for fault in figures["faults"]), ""]
    lines += [texts.say("league-explained"), ""]
    return "\n".join(lines)


def marked(text: str) -> str:
    """A text in which nothing is a sign of Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#|~!])", r"\\\1", text)


# --- the page ---


def page(figures: dict[str, Any], texts: Texts) -> str:
    title = escape(figures["title"])
    parts = [
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src \'self\' file:; '
        'style-src \'unsafe-inline\'">',
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>",
        *(line for division in figures["divisions"] for line in section(division, texts)),
    ]
    if figures["faults"]:
        parts += [f"<h2>{escape(texts.say('league-faults'))}</h2>\n<ul>",
                  *(f"<li>{escape(fault)}</li>" for fault in figures["faults"]), "</ul>"]
    parts += [f"<p>{escape(texts.say('league-explained'))}</p>\n</main>\n</body>\n</html>\n"]
    return "\n".join(parts)


def section(division: dict[str, Any], texts: Texts) -> list[str]:
    """One division: who is how strong, as a table and a picture, and how each fared against each."""
    name = escape(division["name"])
    parts = [f'<section aria-label="{name}">\n<h2>{name}</h2>\n<p>{escape(about(division, texts))}</p>']
    if not division["entries"]:
        return [*parts, f"<p>{escape(texts.say('league-empty'))}</p>\n</section>"]
    rows = division["entries"]
    parts += table(texts.say("league-table"), [texts.say(f"league-{column}") for column in COLUMNS],
                   [[cell(column, said[column], row["bot"]) for column in COLUMNS]
                    for row in rows for said in (cells(row, texts),)], [column in NUMBERS for column in COLUMNS])
    alt = escape(texts.say("league-picture", name=division["name"]))
    parts.append(f'<div class="wide" tabindex="0" role="region" aria-label="{alt}">'
                 f'<img src="{division["id"]}.svg" alt="{alt}"></div>')
    found = crossed(division)
    cross = [[f'<th scope="row">{row["rank"]}. {escape(row["name"])}</th>',
              *(crossing(found.get((row["id"], other["id"]))) for other in rows)] for row in rows]
    parts += table(texts.say("league-crossed"), [texts.say("league-name"), *(f"{row['rank']}." for row in rows)], cross,
                   [False, *(True for _ in rows)])
    return [*parts, "</section>"]


def cell(column: str, text: str, bot: str) -> str:
    if column == "name":
        return f'<th scope="row">{escape(text)}<br><small>{escape(bot)}</small></th>'
    return f"<td{' class=n' if column in NUMBERS else ''}>{escape(text)}</td>"


def crossing(found: tuple[str, str] | None) -> str:
    if found is None:
        return "<td class=n>–</td>"
    share, path = found
    return f'<td class=n><a href="../{escape(path)}/">{share}</a></td>'


def table(caption: str, heads: list[str], rows: list[list[str]], numbers: list[bool]) -> list[str]:
    """A table that scrolls by itself where it is too wide, also by the keyboard."""
    head = "".join(f"<th scope=col{' class=n' if number else ''}>{escape(text)}</th>"
                   for text, number in zip(heads, numbers, strict=True))
    return [f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}">\n<table>',
            f"<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>",
            *(f"<tr>{''.join(row)}</tr>" for row in rows), "</tbody>\n</table>\n</div>"]
