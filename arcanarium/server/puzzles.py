"""Puzzles on the page: the next one for somebody, the one of the day, and what came of an attempt.

The solution leaves the server only with the answer to a right move, or when somebody gives up. Only the first attempt
of a person at a puzzle counts; showing the solution before it is an attempt that failed. The puzzle of a day is the
same for all, and nobody is given it otherwise on that day.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from arcanarium.core.rng import Rng
from arcanarium.learn.puzzles import THEMES, Puzzle, shipped
from arcanarium.learn.puzzles.explaining import comparison, move_in_words, names_of
from arcanarium.learn.puzzles.glicko import Glicko
from arcanarium.learn.puzzles.proofs import WORLDS
from arcanarium.learn.puzzles.solving import Solver, days_in_a_row, matching, next_for, of_day
from arcanarium.server.catalogue import shown_games
from arcanarium.server.dailyresults import day_at, now
from arcanarium.server.fairness import Crowded
from arcanarium.server.messages import Refused, write
from arcanarium.server.readings import Readings
from arcanarium.server.staged import staged_state, staged_table
from arcanarium.server.storage import Write
from arcanarium.server.thinkers import texts_of

if TYPE_CHECKING:
    from arcanarium.server.hub import Hub

Row = Mapping[str, Any]


@cache
def shown() -> dict[str, Puzzle]:
    """The puzzles of games that a browser can draw, by id."""
    drawn = {spec.about.name for spec in shown_games()}
    return {one.id: one for one in shipped() if one.game in drawn}


def puzzle_named(id: str) -> Puzzle:
    """A puzzle by its id; Refused if there is none."""
    if id not in shown():
        raise Refused("not-found", "puzzle-unknown")
    return shown()[id]


class Puzzles:
    """The puzzles of a site."""

    def __init__(self, hub: Hub, key: str) -> None:
        self.hub, self.storage, self._key = hub, hub.storage, key.encode()
        self._told = Readings()

    # --- what is known ---

    async def of_day(self, day: str) -> Puzzle:
        """The puzzle of a day. It is stored when first asked for, so that it stays the same in the next version."""
        made = of_day(list(shown()), day, self._key)
        await self.storage.write(Write("puzzle_day", {"day": day, "puzzle": made}))
        rows = await self.storage.rows("SELECT puzzle FROM puzzle_days WHERE day = :day", day=day)
        return shown().get(str(rows[0]["puzzle"]), shown()[made])

    async def ratings(self) -> dict[str, Glicko]:
        """The ratings of all puzzles, as people's attempts changed them."""
        rows = await self.storage.rows("SELECT puzzle, rating, deviation FROM puzzle_ratings")
        found = {one.id: one.known for one in shown().values()}
        return found | {row["puzzle"]: _rating(row) for row in rows if row["puzzle"] in found}

    async def solver(self, user: str) -> Solver:
        rows = await self.storage.rows("SELECT * FROM solvers WHERE user_id = :user", user=user)
        return Solver(_rating(rows[0]), rows[0]["tried"], rows[0]["solved"], rows[0]["streak"],
                      rows[0]["longest"]) if rows else Solver()

    async def tried(self, user: str) -> dict[str, bool]:
        """What came of each first attempt of a user."""
        rows = await self.storage.rows("SELECT puzzle, solved FROM puzzle_tries WHERE user_id = :user", user=user)
        return {row["puzzle"]: bool(row["solved"]) for row in rows}

    # --- what is told ---

    async def overview(self, user: str, language: str) -> dict[str, Any]:
        """The puzzles there are, how the user does, and the puzzle of the day."""
        return _catalogue(language) | {"me": await self.standing(user), "daily": await self.daily(user)}

    async def standing(self, user: str) -> dict[str, Any] | None:
        """How well a user solves puzzles; None for who has tried none."""
        solver = await self.solver(user)
        if not solver.tried:
            return None
        days = await self.storage.rows("SELECT day FROM puzzle_day_tries WHERE user_id = :user AND solved = 1",
                                       user=user)
        return {"rating": solver.rating.shown, "deviation": round(solver.rating.deviation), "tried": solver.tried,
                "solved": solver.solved, "streak": solver.streak, "longest": solver.longest,
                "days": days_in_a_row((row["day"] for row in days), day_at(now()))}

    async def daily(self, user: str) -> dict[str, Any]:
        """The puzzle of today: how many tried and solved it, and what came of the user's attempt."""
        day = day_at(now())
        puzzle = await self.of_day(day)
        rows = await self.storage.rows(
            "SELECT COUNT(*) AS tries, COALESCE(SUM(solved), 0) AS solved FROM puzzle_day_tries WHERE day = :day",
            day=day)
        mine = await self.storage.rows("SELECT solved FROM puzzle_day_tries WHERE day = :day AND user_id = :user",
                                       day=day, user=user)
        return {"day": day, "puzzle": puzzle.id, "game": puzzle.game, "tries": int(rows[0]["tries"]),
                "solved": int(rows[0]["solved"]), "mine": bool(mine[0]["solved"]) if mine else None}

    async def following(self, user: str, theme: str, game: str, sets: str) -> str | None:
        """The next puzzle for a user, by its id; None if all of these were tried."""
        tried, ratings, solver = await self.tried(user), await self.ratings(), await self.solver(user)
        today = await self.of_day(day_at(now()))
        wanted = [(one, ratings[one.id]) for one in matching(shown().values(), theme, game, sets) if one != today]
        found = next_for(solver.rating, wanted, tried, Rng(solver.tried))
        return found.id if found else None

    async def facts(self, id: str, user: str) -> dict[str, Any]:
        """What is told of a puzzle besides its position: the rating, and what came of the user's first attempt."""
        puzzle, ratings = puzzle_named(id), await self.ratings()
        tried, today = await self.tried(user), await self.of_day(day_at(now()))
        return {"rating": ratings[id].shown, "mine": tried.get(id), "today": puzzle == today,
                "me": await self.standing(user)}

    async def position(self, id: str, language: str) -> bytes:
        """The table and the state of a puzzle as its seat sees it, with its words, as JSON."""
        puzzle_named(id)
        return await self._read(("position", id, language), encoded_position, id, language)

    async def _read(self, key: tuple[str, ...], work: Any, *args: str) -> bytes:
        async def made() -> bytes:
            return await self.hub.thinkers.at(f"puzzle {key[1]}", "log").run(work, *args)

        try:
            return await self._told.made(key, made)
        except Crowded:
            raise Refused("busy") from None

    # --- attempts ---

    async def answer(self, id: str, move: str, user: str) -> dict[str, Any]:
        """Let an attempt count, if it is the user's first at this puzzle; an empty move gives up. What changed."""
        puzzle = puzzle_named(id)
        right = puzzle.solved_by(move)
        before, rating = await self.solver(user), (await self.ratings())[id]
        after, rated = before.after(rating, right)
        at, solved = now(), int(right)
        first = await self.storage.write(
            Write("puzzle_try", {"user_id": user, "puzzle": id, "at": at, "solved": solved}),
            Write("solver_right" if right else "solver_wrong", {
                "user_id": user, "rating": after.rating.value, "deviation": after.rating.deviation,
                "change": after.rating.value - before.rating.value}),
            Write("puzzle_rating", {"puzzle": id, "rating": rated.value, "deviation": rated.deviation,
                                    "change": rated.value - rating.value, "solved": solved}))
        day = day_at(at)
        if puzzle == await self.of_day(day):
            await self.storage.write(Write("puzzle_day_try", {"day": day, "user_id": user, "at": at,
                                                              "solved": solved}))
        return {"right": right, "first": first, "change": after.rating.shown - before.rating.shown if first else 0,
                "me": await self.standing(user), "daily": await self.daily(user)}

    async def words(self, id: str, move: str, language: str) -> bytes:
        """What is said to an attempt, as JSON; with the solution only if it was right, or there was none. Refused if
        that is no legal move."""
        puzzle_named(id)
        if move and move not in legal(id):
            raise Refused("illegal")
        return await self._read(("words", id, move, language), encoded_words, id, move, language)


def _rating(row: Row) -> Glicko:
    return Glicko(float(row["rating"]), float(row["deviation"]))


@cache
def legal(id: str) -> frozenset[str]:
    """The texts of the legal moves of a puzzle."""
    puzzle = shown()[id]
    return frozenset(move.text for move in puzzle.start().legal(puzzle.seat))


@cache
def _catalogue(language: str) -> dict[str, Any]:
    """How many puzzles there are of each theme, game and sets."""
    texts = texts_of(language)
    themes = Counter(one.theme for one in shown().values())
    kinds = Counter((one.game, one.sets) for one in shown().values())
    return {
        "puzzles": len(shown()),
        "themes": [{"theme": theme, "name": texts.say(f"puzzle-theme-{theme}"), "n": themes[theme]}
                   for theme in THEMES if themes[theme]],
        "sets": [{"game": game, "sets": sets, "n": n}
                 for (game, sets), n in sorted(kinds.items(), key=lambda item: (item[0][0], -item[1]))],
    }


# --- in workers ---


def encoded_position(id: str, language: str) -> bytes:
    """A puzzle as its seat sees it, as JSON. Runs in a worker."""
    puzzle, texts = shown()[id], texts_of(language)
    game, names = puzzle.start(), names_of(puzzle, texts)
    state = staged_state(game, puzzle.seat, names, texts, 0, "join")
    state["ask"]["plan"] = []  # one question is a puzzle, not all that are asked together
    return write({
        "id": id, "game": puzzle.game, "theme": texts.say(f"puzzle-theme-{puzzle.theme}"),
        "hint": texts.say(f"puzzle-theme-{puzzle.theme}-hint"),
        "table": staged_table(f"puzzle:{id}", game, puzzle.seat, names, texts),
        "state": state,
    })


def encoded_words(id: str, move: str, language: str) -> bytes:
    """What is said to a move, as JSON: the solution and where it leads only if the move is right or empty. Runs in a
    worker."""
    puzzle, texts = shown()[id], texts_of(language)
    names = names_of(puzzle, texts)
    found = comparison(puzzle, move or puzzle.solutions[0], texts, names)
    right = puzzle.solved_by(move)
    shown_as = move_in_words(puzzle, move or puzzle.solutions[0], texts, names)
    if move and not right:
        said = texts.say("puzzle-wrong", move=shown_as, win=found["win"], best=found["best"])
        return write({"said": said, "why": found["why"], "move": "", "ways": [], "proof": ""})
    return write({
        "said": texts.say("puzzle-right" if move else "puzzle-answer", move=shown_as, n=1, moves=shown_as),
        "why": "", "move": move or puzzle.solutions[0], "ways": found["ways"][:1],
        "proof": texts.say(f"puzzle-proof-{puzzle.proof}", worlds=WORLDS, lead=puzzle.lead)})
