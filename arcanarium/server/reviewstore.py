"""The statements that write reviews of finished games. `storage` takes them over."""
from __future__ import annotations

STATEMENTS = {
    "review": """INSERT INTO reviews (table_id, depth, version, made, data)
        VALUES (:table_id, :depth, :version, :made, :data) ON CONFLICT (table_id, depth)
        DO UPDATE SET version = :version, made = :made, data = :data""",
    "table_reviews_end": "DELETE FROM reviews WHERE table_id = :table_id",
}
