"""What a card is worth with everything else held equal: a regression of victories on what seats had.

The model is linear, in parts of a victory: a seat wins its fair share, and more or less for each thing it has. What all
seats of a game have in common is taken off, so that games with many seats and few count as they should. Why linear?
Cards are dealt at random, so the mean effect is estimated without bias whatever the true curve is; it adds up over
machines from counts alone; and it is read at once, as so many victories in a hundred games. A logistic model would fit
strong pairs better, needs all rows again at each step, and its figures are read by nobody. A little ridge (RIDGE games)
settles what the data cannot: that each seat has exactly one mage.

The counts are made by DuckDB; the equations, of a few hundred unknowns, are solved here, so that nothing else is
needed.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from arcanarium.facts.duck import Duck, quoted

RIDGE = 1.0
MOST_GAMES = 40_000
"""So many games are counted; more would change the third digit only, and take long."""
TURN = "turn:"
"""Features of the seats in turn: `turn:0` for who began the first round."""
FEWEST = 30
"""What fewer seats had is left out."""


@dataclass(frozen=True, slots=True)
class Lift:
    """How much more of a victory a seat had with something, and its standard error."""

    name: str
    effect: float
    error: float


def effects(duck: Duck, cards: str, seats: str, where: str, kinds: Sequence[str]) -> list[Lift]:
    """The effects of the cards of some kinds and of the turn of a seat. `cards` and `seats` are tables of facts,
    `where` a condition on their rows."""
    every = _every(duck, seats, where)
    some = f"{where} AND hash(game) % {every} = 0"
    duck.sql(f"""CREATE OR REPLACE TEMP TABLE had AS
        SELECT DISTINCT game, seat, card AS name FROM {cards}
        WHERE had AND kind IN ({', '.join(map(quoted, kinds))}) AND {some}
        UNION ALL SELECT game, seat, {quoted(TURN)} || turn FROM {seats} WHERE turn >= 0 AND {some}""")
    duck.sql("""CREATE OR REPLACE TEMP TABLE features AS
        SELECT name, (row_number() OVER (ORDER BY name) - 1)::INTEGER AS number FROM had GROUP BY name
        HAVING count(*) >= """ + str(FEWEST))
    duck.sql("""CREATE OR REPLACE TEMP TABLE x AS
        SELECT game, seat, number FROM had JOIN features USING (name)""")
    duck.sql(f"""CREATE OR REPLACE TEMP TABLE y AS
        SELECT game, seat, won - avg(won) OVER (PARTITION BY game) AS gain, count(*) OVER (PARTITION BY game) AS size
        FROM {seats} WHERE {some}""")
    names = [name for name, in _rows(duck, "SELECT name FROM features ORDER BY number")]
    matrix = [[0.0] * len(names) for _ in names]
    for sign, on in ((1, "one.game = other.game AND one.seat = other.seat"), (-1, "one.game = other.game")):
        weight = "1.0" if sign > 0 else "1.0 / size"
        rows = _rows(duck, f"""SELECT one.number, other.number, sum({weight})
            FROM x AS one JOIN x AS other ON {on} AND one.number <= other.number
            JOIN (SELECT game, any_value(size) AS size FROM y GROUP BY game) AS sizes ON sizes.game = one.game
            GROUP BY ALL""")
        for i, j, total in rows:
            matrix[i][j] += sign * float(total)
    for i in range(len(names)):
        matrix[i][i] += RIDGE
        for j in range(i):
            matrix[i][j] = matrix[j][i]
    right = [0.0] * len(names)
    for i, total in _rows(duck, "SELECT number, sum(gain) FROM x JOIN y USING (game, seat) GROUP BY number"):
        right[i] = float(total)
    ((squares, free),) = _rows(duck, "SELECT sum(gain * gain), sum(1 - 1.0 / size) FROM y")
    return solved(names, matrix, right, float(squares or 0), float(free or 0))


def _every(duck: Duck, seats: str, where: str) -> int:
    ((games,),) = _rows(duck, f"SELECT count(DISTINCT game) FROM {seats} WHERE {where}")
    return max(1, -(-int(games) // MOST_GAMES))


def _rows(duck: Duck, query: str) -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = duck.sql(query).fetchall()
    return rows


def solved(names: Sequence[str], matrix: list[list[float]], right: Sequence[float], squares: float,
           free: float) -> list[Lift]:
    """The effects that explain best, from the products of all features with each other and with what is explained, the
    sum of squares of that, and how many numbers were free."""
    inverse = inverted(matrix)
    effect = [sum(a * b for a, b in zip(row, right, strict=True)) for row in inverse]
    explained = sum(a * b for a, b in zip(effect, right, strict=True))
    noise = max(0.0, squares - explained) / max(1.0, free - len(names))
    # The ridge adds no knowledge: what only it settles, such as the mean of all mages, is no part of the error.
    known = [inverse[i][i] - RIDGE * sum(value * value for value in inverse[i]) for i in range(len(names))]
    return [Lift(name, effect[i], sqrt(max(0.0, noise * known[i]))) for i, name in enumerate(names)]


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = own = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and (factor := rows[j][i]):
                rows[j] = [a - factor * b for a, b in zip(rows[j], own, strict=True)]
    return [row[size:] for row in rows]
