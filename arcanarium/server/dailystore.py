"""What is stored about the daily deals: the deal of each day, and who tried it with which result.

The tables and statements stand here alone, so that `storage` has only to take them over.
"""
from __future__ import annotations

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS daily_deals (day TEXT, game TEXT, seed TEXT NOT NULL, PRIMARY KEY (day, game))",
    """CREATE TABLE IF NOT EXISTS daily_tries (
        day TEXT, game TEXT, user_id TEXT, table_id TEXT NOT NULL, began DOUBLE PRECISION NOT NULL,
        name TEXT NOT NULL, ended DOUBLE PRECISION, points INTEGER, rival INTEGER, rounds INTEGER, won INTEGER,
        PRIMARY KEY (day, game, user_id))""",
)
STATEMENTS = {
    "daily_deal": "INSERT INTO daily_deals (day, game, seed) VALUES (:day, :game, :seed) ON CONFLICT DO NOTHING",
    "daily_try": """INSERT INTO daily_tries (day, game, user_id, table_id, began, name)
        VALUES (:day, :game, :user_id, :table_id, :began, :name) ON CONFLICT DO NOTHING""",
    "daily_result": """UPDATE daily_tries SET ended = :ended, name = :name, points = :points, rival = :rival,
        rounds = :rounds, won = :won WHERE day = :day AND game = :game AND user_id = :user_id AND ended IS NULL""",
}
ONCE = ("daily_try",)
"""The statements that must write something: a second try of the same person is not made."""
