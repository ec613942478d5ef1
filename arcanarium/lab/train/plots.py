"""Curves as a page of plots that needs nothing but itself."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, EDGE = 640, 220, 44

Line = Sequence[Sequence[float]]

HEAD = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>body{{font:15px sans-serif;margin:2em;max-width:44em}}svg{{background:#f6f4ee}}
polyline{{fill:none;stroke:#2d5d8f;stroke-width:1.5}}text{{font-size:11px;fill:#444}}line{{stroke:#ccc}}</style>
<h1>{title}</h1>
"""


def page(title: str, lines: Mapping[str, Line]) -> str:
    """A page with a plot for each curve."""
    return HEAD.format(title=escape(title)) + "\n".join(plot(name, line) for name, line in lines.items() if line) + "\n"


def plot(name: str, line: Line) -> str:
    """One curve as SVG, with its least and greatest value at the side."""
    steps = [point[0] for point in line]
    values = [point[1] for point in line]
    low, high = min(values), max(values)
    wide, tall = max(steps[-1] - steps[0], 1), max(high - low, 1e-9)
    points = " ".join(
        f"{EDGE + (step - steps[0]) / wide * (WIDTH - 2 * EDGE):.1f},"
        f"{HEIGHT - EDGE / 2 - (value - low) / tall * (HEIGHT - EDGE):.1f}"
        for step, value in zip(steps, values, strict=True)
    )
    return (
        f'<h2>{escape(name)}: {values[-1]:.4f}</h2><svg width="{WIDTH}" height="{HEIGHT}" role="img">'
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{HEIGHT - EDGE // 2}" y2="{HEIGHT - EDGE // 2}"/>'
        f'<polyline points="{points}"/>'
        f'<text x="2" y="{EDGE // 2}">{high:.3f}</text><text x="2" y="{HEIGHT - EDGE // 2}">{low:.3f}</text>'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 4}">{steps[-1]:g}</text></svg>'
    )
