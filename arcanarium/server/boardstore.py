"""The statements that write shared analysis boards. `storage` takes them over."""
from __future__ import annotations

STATEMENTS = {
    "board": """INSERT INTO boards (id, table_id, made, data) VALUES (:id, :table_id, :made, :data)
        ON CONFLICT (id) DO UPDATE SET made = :made""",
    "boards_before": "DELETE FROM boards WHERE made <= :before",
    "table_boards_end": "DELETE FROM boards WHERE table_id = :table_id",
}
