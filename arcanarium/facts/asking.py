"""Questions about many games: how mages, places, openings or pairs of cards do, against the share they could expect.

Most are answered from what was counted of each part of the facts, so that it does not matter how many games there are.
What could be expected is what all seats of the same
configuration and the same kind of player won on average: with like players one of so many seats. Who takes many cards
wins more, so cards that are taken in the game are compared with all of their kind. The intervals are Wilson's, of 95 %.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ConfigError
from arcanarium.engine.facts import Testimony
from arcanarium.facts.duck import Duck, connected, quoted
from arcanarium.facts.shares import wilson
from arcanarium.facts.store import SERIES_BITS, Contents, read_manifest

OPENING, PAIRS, POWERS, TURNS, ROUNDS, PLAYERS = "opening", "pairs", "powers", "turns", "rounds", "players"
PLAIN = (OPENING, PAIRS, POWERS, TURNS, ROUNDS, PLAYERS)
"""What can be asked about besides the kinds of cards of a game."""
MOST_ROWS, MOST_GAMES = 500, 100
"""The most rows of an answer, and the most games that are listed."""
FEWEST = 5
"""A pair is told if it was together so often."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are meant: all those of a game to which this applies."""

    game: str
    seats: int = 0
    sets: str = ""
    """Exactly these, joined by commas."""
    variant: str = ""
    player: str = ""
    """The seats of bots of this name, or of people."""
    exact: Config | None = None
    """Only this configuration."""

    def fits(self, config: Config) -> bool:
        return (self.exact in (None, config) and self.game == config.game and self.seats in (0, config.seats)
                and self.sets in ("", ",".join(config.sets)) and self.variant in ("", config.variant))


class Count(NamedTuple):
    """Some seats: how many, their victories and points; and what they could expect to win."""

    n: int
    won: float
    points: float
    expected: float

    def __add__(self, other: object) -> Count:
        assert isinstance(other, Count)
        return Count(self.n + other.n, self.won + other.won, self.points + other.points,
                     self.expected + other.expected)

    def fields(self) -> dict[str, Any]:
        """The figures of these seats as JSON holds them; shares and intervals as parts of what could be expected."""
        if not self.n:
            return {"n": 0}
        share, expected = self.won / self.n, self.expected / self.n
        low, high = wilson(share, self.n)
        fair = {"of": share / expected, "low": low / expected, "high": high / expected} if expected else {}
        return {"n": self.n, "share": share, "expected": expected, "points": self.points / self.n, **fair}


NONE = Count(0, 0.0, 0.0, 0.0)
Baseline = dict[tuple[int, str], float]


class Asker:
    """Asks about the games of a folder of facts."""

    def __init__(self, folder: Path, duck: Duck) -> None:
        self.folder, self.duck = folder, duck
        self.manifest: Contents = read_manifest(folder)[0]
        self._baselines: dict[Filter, Baseline] = {}

    # --- what there is ---

    def overview(self) -> list[dict[str, Any]]:
        """The configurations, each with how many games there are of it and who played."""
        if not self.manifest.parts:
            return []
        games = dict(self.rows(f"SELECT setup, count(*) FROM {self.table('games')} GROUP BY setup"))
        players: dict[int, list[str]] = {}
        for setup, player in self.rows(f"SELECT DISTINCT setup, player FROM {self.table('seats')} ORDER BY 2"):
            players.setdefault(setup, []).append(player)
        return [{"game": config.game, "seats": config.seats, "sets": ",".join(config.sets), "variant": config.variant,
                 "options": dict(config.options), "games": games[setup], "players": players.get(setup, [])}
                for setup, config in enumerate(self.manifest.setups) if setup in games]

    def subjects(self, game: str) -> list[str]:
        """What can be asked about in a game."""
        told = testimony_of(game)
        return [*told.sides, *told.dealt, *told.won, *PLAIN] if told else [TURNS, ROUNDS, PLAYERS]

    # --- questions ---

    def ask(self, about: str, filter: Filter) -> list[dict[str, Any]]:
        """The rows of an answer, each with its `key`. ConfigError if nothing like that can be asked."""
        if about not in self.subjects(filter.game):
            known = ", ".join(self.subjects(filter.game))
            raise ConfigError(f"nothing is known about “{about}” in {filter.game}; ask about {known}")
        if not self.where(filter):
            return []
        asked = {PAIRS: self._pairs, POWERS: self._powers, TURNS: self._turns, ROUNDS: self._rounds,
                 PLAYERS: self._players}.get(about)
        return asked(filter) if asked else self._cards(about, filter)

    def _cards(self, about: str, filter: Filter) -> list[dict[str, Any]]:
        told = testimony_of(filter.game)
        which = "opening" if about == OPENING else f"kind = {quoted(about)}"
        if about == OPENING:
            which += f" AND kind IN ({_listed(told.won + told.dealt if told else ())})"
        query = f"""
            SELECT card, setup, player, sum(rows), sum(n), sum(won), sum(total), sum(played), sum(played_won),
                   sum(played_total), sum(uses), sum(points)
            FROM {self.table("counts")} WHERE {which} AND {self.where(filter, table=True)} GROUP BY ALL ORDER BY ALL"""
        base, answers = self._baseline(filter), self.rows(query)
        if told and about in told.won:
            base = _means(answers)
        found: dict[str, list[Any]] = {}
        for card, setup, player, rows, *figures in answers:
            n, won, points, n_played, won_played, points_played, uses, brought = (each or 0 for each in figures)
            fair = base.get((setup, player), 0.0)
            kept = found.setdefault(card, [0, NONE, NONE, 0, 0])
            kept[0] += rows
            kept[1] += Count(n, won, points, n * fair)
            kept[2] += Count(n_played, won_played, points_played, n_played * fair)
            kept[3] += uses
            kept[4] += brought
        return [{"key": card, **had_.fields(), "rate": played_.n / rows, "played": played_.fields(),
                 "uses": uses / max(1, played_.n), "brought": brought / max(1, played_.n)}
                for card, (rows, had_, played_, uses, brought) in found.items() if had_.n]

    def _pairs(self, filter: Filter) -> list[dict[str, Any]]:
        """Pairs with the share that they won beyond what follows from what each won: how well they go together."""
        base = self._baseline(filter)
        alone: dict[str, Count] = {}
        testimony = testimony_of(filter.game)
        kinds = _listed(testimony.paired if testimony else ())
        for card, setup, player, n, won, points in self.rows(f"""
                SELECT card, setup, player, sum(n), sum(won), sum(total) FROM {self.table("counts")}
                WHERE n > 0 AND kind IN ({kinds}) AND {self.where(filter)} GROUP BY ALL ORDER BY ALL"""):
            alone[card] = alone.get(card, NONE) + Count(n, won, points, n * base.get((setup, player), 0.0))
        found: dict[tuple[str, str], Count] = {}
        for a, b, setup, player, n, won, points in self.rows(f"""
                SELECT a, b, setup, player, sum(n), sum(won), sum(total) FROM {self.table("pairs")}
                WHERE {self.where(filter)} GROUP BY ALL ORDER BY ALL"""):
            found[a, b] = found.get((a, b), NONE) + Count(n, won, points, n * base.get((setup, player), 0.0))
        rows = []
        for (a, b), count in found.items():
            if count.n >= FEWEST:
                fields = count.fields()
                follows = together(fields["expected"], *(_share(alone[card]) for card in (a, b)))
                low, high = wilson(fields["share"], count.n)
                rows.append({"key": f"{a}+{b}", **fields, "synergy": fields["share"] - follows,
                             "synergy_low": low - follows, "synergy_high": high - follows})
        rows.sort(key=lambda row: -abs(row["synergy"]) * row["n"] ** 0.5)
        return rows[:MOST_ROWS]

    def _powers(self, filter: Filter) -> list[dict[str, Any]]:
        """Powers, with the rounds in which they could be used and the part of them in which they were."""
        query = f"""
            SELECT card, power, sum(could), sum(did) FROM {self.table("powers")} WHERE {self.where(filter)}
            GROUP BY ALL ORDER BY ALL"""
        rows = []
        for card, power, could, did in self.rows(query):
            if could:
                low, high = wilson(did / could, could)
                rows.append({"key": f"{card}:{power}", "n": int(could), "share": did / could, "expected": None,
                             "low": low, "high": high})
        return rows

    def _turns(self, filter: Filter) -> list[dict[str, Any]]:
        return self._seats("turn", filter)

    def _players(self, filter: Filter) -> list[dict[str, Any]]:
        """Kinds of players against an equal share for every seat."""
        query = f"""SELECT player, setup, count(*), sum(won), sum(points) FROM {self.table("seats")}
                    WHERE {self.where(filter)} GROUP BY ALL ORDER BY ALL"""
        found: dict[str, Count] = {}
        for player, setup, n, won, points in self.rows(query):
            count = Count(n, won, points, n / self.manifest.setups[setup].seats)
            found[player] = found.get(player, NONE) + count
        return [{"key": player, **count.fields()} for player, count in sorted(found.items())]

    def _seats(self, column: str, filter: Filter) -> list[dict[str, Any]]:
        base = self._baseline(filter)
        query = f"""SELECT {column}, setup, player, count(*), sum(won), sum(points) FROM {self.table("seats")}
                    WHERE {column} >= 0 AND {self.where(filter)} GROUP BY ALL ORDER BY ALL"""
        found: dict[int, Count] = {}
        for key, setup, player, n, won, points in self.rows(query):
            found[key] = found.get(key, NONE) + Count(n, won, points, n * base.get((setup, player), 0.0))
        return [{"key": str(key), **count.fields()} for key, count in sorted(found.items())]

    def _rounds(self, filter: Filter) -> list[dict[str, Any]]:
        """How long games took: the part of them that ended in each round, and how often who led at half-time won."""
        where = self.where(filter, seats=False)
        games = self.rows(f"""SELECT rounds, count(*), sum(leader), count(leader), avg(margin)
                               FROM {self.table("games")} WHERE {where} GROUP BY rounds ORDER BY rounds""")
        total = sum(n for _, n, *_ in games)
        rows = []
        for rounds, n, led, leaders, margin in games:
            low, high = wilson(n / total, total)
            rows.append({"key": str(rounds), "n": n, "share": n / total, "expected": None, "low": low, "high": high,
                         "leader": led / leaders if leaders else None, "margin": margin})
        return rows

    def games(self, filter: Filter, keys: Sequence[str] = (), most: int = MOST_GAMES) -> list[dict[str, Any]]:
        """Some games behind a figure: those in which one seat had all these cards, the latest first."""
        where = self.where(filter, seats=False)
        if not where:
            return []
        found: list[dict[str, Any]] = []
        for part in reversed(self.manifest.parts):
            left = min(most, MOST_GAMES) - len(found)
            if left <= 0:
                break
            having = ""
            if keys:
                player = f" AND player = {quoted(filter.player)}" if filter.player else ""
                having = f"""AND game IN (
                    SELECT game FROM {self.table("cards", part)} WHERE had AND card IN ({_listed(keys)}) AND {where}
                    {player} GROUP BY game, seat HAVING count(DISTINCT card) = {len(set(keys))})"""
            found += map(self._listing, self.rows(f"""
                SELECT game, source, rounds, setup, winners, margin FROM {self.table("games", part)}
                WHERE {where} {having} ORDER BY game DESC LIMIT {left}"""))
        return found

    def _listing(self, row: tuple[Any, ...]) -> dict[str, Any]:
        game, source, rounds, setup, winners, margin = row
        config = self.manifest.setups[setup]
        return {"game": config.game, "number": game & (1 << SERIES_BITS) - 1, "series": game >> SERIES_BITS,
                "source": source, "rounds": rounds, "seats": config.seats, "sets": ",".join(config.sets),
                "winners": winners, "margin": margin}

    # --- SQL ---

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = self.duck.sql(query).fetchall()
        return rows

    def table(self, name: str, only: dict[str, Any] | None = None) -> str:
        """The files of one part, or of all parts in the manifest; others may be in the making."""
        parts = [only] if only else self.manifest.parts
        files = ", ".join(quoted(self.folder / name / f"{part['part']}.parquet") for part in parts)
        return f"read_parquet([{files}])"

    def where(self, filter: Filter, table: bool = False, seats: bool = True) -> str:
        """The condition of a filter, `table` with cards that came to nobody; nothing if no game can meet it."""
        setups = [str(setup) for setup, config in enumerate(self.manifest.setups) if filter.fits(config)]
        if not setups or not self.manifest.parts:
            return ""
        parts = [f"setup IN ({', '.join(setups)})"]
        if filter.player and seats:
            parts.append(f"player IN ({_listed((filter.player, *([''] if table else [])))})")
        elif filter.player:
            own = f"setup IN ({', '.join(setups)}) AND player = {quoted(filter.player)}"
            parts.append(f"game IN (SELECT game FROM {self.table('seats')} WHERE {own})")
        return " AND ".join(parts)

    def _baseline(self, filter: Filter) -> Baseline:
        """What seats of each configuration and kind of player won on average."""
        if filter not in self._baselines:
            query = f"""SELECT setup, player, avg(won) FROM {self.table("seats")} WHERE {self.where(filter)}
                        GROUP BY ALL ORDER BY ALL"""
            self._baselines[filter] = {(setup, player): share for setup, player, share in self.rows(query)}
        return self._baselines[filter]


def _means(answers: Sequence[tuple[Any, ...]]) -> Baseline:
    """What all cards of an answer won on average, by configuration and kind of player."""
    totals: dict[tuple[int, str], tuple[float, float]] = {}
    for _, setup, player, _, n, won, *_ in answers:
        so_far = totals.get((setup, player), (0.0, 0.0))
        totals[setup, player] = so_far[0] + (n or 0), so_far[1] + (won or 0)
    return {key: won / n for key, (n, won) in totals.items() if n}


def together(expected: float, one: float, other: float) -> float:
    """The share that two cards win together if neither helps nor hinders the other: their odds multiply."""
    def odds(share: float) -> float:
        return min(0.999, max(0.001, share)) / (1 - min(0.999, max(0.001, share)))

    found = odds(one) * odds(other) / odds(expected)
    return found / (1 + found)


def _share(count: Count) -> float:
    return count.won / count.n if count.n else 0.0


def _listed(texts: Sequence[str]) -> str:
    return ", ".join(map(quoted, texts)) or "''"


def testimony_of(game: str) -> Testimony | None:
    """What a game can tell about its cards; None if nothing."""
    found: Testimony | None = registry.spec(game).facts
    return found


@contextmanager
def asking(folder: Path, memory: str = "", threads: int = 0) -> Iterator[Asker]:
    """Somebody to ask about the facts in a folder."""
    with connected(memory, threads) as duck:
        yield Asker(folder, duck)
