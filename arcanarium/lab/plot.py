"""A picture of a contest as SVG: how the scores came to be, and the ratings. It follows the reader's light or dark."""
from __future__ import annotations

from html import escape
from typing import Any

from arcanarium.core.contract import TextSource
from arcanarium.lab.standing import Standing
from arcanarium.lab.statistics import group_interval

WIDTH, LEFT, RIGHT, TOP, HEIGHT = 760, 64, 24, 48, 260
BAR, GAP = 18, 12
POINTS = 200
"""So many points are drawn of each line."""
DARK = ("#E0B040", "#4C9BE8", "#5BAA4A", "#E4572E", "#B79CE0", "#E8E4F0")
LIGHT = ("#A87A10", "#1F6FC0", "#2F7D32", "#C23B16", "#6B4FA0", "#3B3546")
"""The colours of essences, gold first: see the page's style sheets."""
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #3b3546; font-variant-numeric: tabular-nums }
.title { font: 600 16px Alegreya, Georgia, serif } .small { font-size: 12px }
.back { fill: #faf6ee } .grid { stroke: #d9d0bf; stroke-width: 1 } .axis { stroke: #6e675b; stroke-width: 1 }
.line { fill: none; stroke-width: 2 } .band { opacity: .16; stroke: none } .error { stroke-width: 2; stroke: #6e675b }
"""
NIGHT = """
text { fill: #e8e0cf } .back { fill: #16131c } .grid { stroke: #2e2936 } .axis { stroke: #8a8172 }
.error { stroke: #b8b2a6 }
"""


def drawn(standing: Standing, texts: TextSource, anchor: int | None = None) -> str:
    """The whole picture."""
    rated = standing.rated(anchor)
    bars = TOP + HEIGHT + 84
    height = bars + len(rated) * (BAR + GAP) + 40
    title = texts.say("arena-plot-title")
    parts = [
        *_begun(height, title),
        _text(LEFT, 26, title, "title"),
        *_scores(standing, texts),
        _text(LEFT, bars - 22, texts.say("arena-plot-ratings"), "title"),
        *_ratings(rated, bars),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def ratings_drawn(rated: list[dict[str, Any]], texts: TextSource, title: str) -> str:
    """A picture of ratings alone."""
    height = TOP + len(rated) * (BAR + GAP) + 16
    return "\n".join([*_begun(height, title), _text(LEFT, 26, texts.say("arena-plot-ratings"), "title"),
                      *_ratings(rated, TOP), "</svg>"]) + "\n"


def _begun(height: int, title: str) -> list[str]:
    """How a picture begins: its size, its name, and its colours by day and by night."""
    colours = "".join(f".s{i}{{stroke:{colour}}} .f{i}{{fill:{colour}}}\n" for i, colour in enumerate(LIGHT))
    dark = "".join(f".s{i}{{stroke:{colour}}} .f{i}{{fill:{colour}}}\n" for i, colour in enumerate(DARK))
    night = f"@media (prefers-color-scheme: dark) {{{NIGHT}{dark}}}"
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}{colours}{night}</style>",
        f'<rect class="back" width="{WIDTH}" height="{height}"/>',
    ]


def _text(x: float, y: float, text: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(text)}</text>'


def _across(games: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * games / max(1.0, most)


def _down(share: float) -> float:
    return TOP + HEIGHT * (1 - share)


def _scores(standing: Standing, texts: TextSource) -> list[str]:
    """The share of the first bot of each pairing as its games went on, in a band of what is credible."""
    contest = standing.contest
    size, labels = contest.size, contest.labels()
    series = {pair: standing.scores(pair) for pair in contest.pairings}
    most = max(len(scores) for scores in series.values()) * size
    parts = []
    for percent in range(0, 101, 25):
        y = _down(percent / 100)
        parts += [f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>',
                  _text(LEFT - 8, y + 4, f"{percent} %", "small", "end")]
    fair = _down(1 / size)
    parts.append(f'<line class="axis" stroke-dasharray="4 4" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{fair:.1f}" '
                 f'y2="{fair:.1f}"/>')
    parts += [_text(_across(most * part / 4, most), TOP + HEIGHT + 18, str(round(most * part / 4)), "small", "middle")
              for part in range(5)]
    parts.append(_text(WIDTH - RIGHT, TOP + HEIGHT + 36, texts.say("arena-plot-games"), "small", "end"))
    for i, ((one, other), scores) in enumerate(series.items()):
        colour = i % len(LIGHT)
        parts += _line(scores, size, most, colour)
        if i < len(LIGHT):
            name = texts.say("arena-against", one=labels[one], other=labels[other])
            parts.append(_text(LEFT + 10, TOP + 16 + 16 * i, name, f"small f{colour}"))
    return parts


def _line(scores: list[float], size: int, most: int, colour: int) -> list[str]:
    if not scores:
        return []
    step = max(1, len(scores) // POINTS)
    at = sorted({*range(step, len(scores) + 1, step), 1, len(scores)})
    path, upper, lower = [], [], []
    for count in at:
        x = _across(count * size, most)
        low, high = group_interval(scores[:count], size)
        path.append(f"{x:.1f},{_down(sum(scores[:count]) / count):.1f}")
        upper.append(f"{x:.1f},{_down(high):.1f}")
        lower.append(f"{x:.1f},{_down(low):.1f}")
    band = " ".join(upper + lower[::-1])
    return [f'<polygon class="band f{colour}" points="{band}"/>',
            f'<polyline class="line s{colour}" points="{" ".join(path)}"/>']


def _ratings(rated: list[dict[str, Any]], top: float) -> list[str]:
    """A bar for the Elo of each bot, the best first, with a line for what is credible."""
    low = min([0.0, *(row["elo"] - row["error"] for row in rated)])
    high = max([1.0, *(row["elo"] + row["error"] for row in rated)])
    left, right = LEFT + 150, WIDTH - RIGHT - 70

    def at(elo: float) -> float:
        return float(left + (right - left) * (elo - low) / (high - low))

    parts = []
    for n, row in enumerate(rated):
        y = top + n * (BAR + GAP)
        start, end = sorted((at(0), at(row["elo"])))
        middle = y + BAR / 2
        parts += [
            _text(left - 12, middle + 4, row["bot"] if len(row["bot"]) < 28 else f"{row['bot'][:26]}…", "", "end"),
            f'<rect class="f{row["place"] % len(LIGHT)}" x="{start:.1f}" y="{y:.1f}" '
            f'width="{max(1.0, end - start):.1f}" height="{BAR}" rx="3"/>',
            f'<line class="error" x1="{at(row["elo"] - row["error"]):.1f}" x2="{at(row["elo"] + row["error"]):.1f}" '
            f'y1="{middle:.1f}" y2="{middle:.1f}"/>',
            _text(right + 12, middle + 4, f"{row['elo']:+.0f} ± {row['error']:.0f}", "small"),
        ]
    parts.append(f'<line class="axis" x1="{at(0):.1f}" x2="{at(0):.1f}" y1="{top - 6:.1f}" '
                 f'y2="{top + len(rated) * (BAR + GAP):.1f}"/>')
    return parts
