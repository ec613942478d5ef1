"""The statements that write daily deals: the seed of each day, and who tried it with which result. `storage` takes them
over."""
from __future__ import annotations

STATEMENTS = {
    "daily_deal": "INSERT INTO daily_deals (day, game, seed) VALUES (:day, :game, :seed) ON CONFLICT DO NOTHING",
    "daily_try": """INSERT INTO daily_tries (day, game, user_id, table_id, began, name)
        VALUES (:day, :game, :user_id, :table_id, :began, :name) ON CONFLICT DO NOTHING""",
    "daily_result": """UPDATE daily_tries SET ended = :ended, name = :name, points = :points, rival = :rival,
        rounds = :rounds, won = :won WHERE day = :day AND game = :game AND user_id = :user_id AND ended IS NULL""",
    "daily_name": "UPDATE daily_tries SET name = :name WHERE user_id = :user_id",
}
DECISIVE = ("daily_try",)
"""The statements that must write something: a second try of the same person is not made."""
