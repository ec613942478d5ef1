"""The statements with which an operator bans people and deletes tables. `storage` runs them."""
from __future__ import annotations

STATEMENTS = {
    "ban": """INSERT INTO bans (kind, subject, until, reason, made) VALUES (:kind, :subject, :until, :reason, :made)
        ON CONFLICT (kind, subject) DO UPDATE SET until = :until, reason = :reason, made = :made""",
    "unban": "DELETE FROM bans WHERE kind = :kind AND subject = :subject",
    "table_end": "DELETE FROM tables WHERE id = :table_id",
    "table_sittings_end": "DELETE FROM sitting WHERE table_id = :table_id",
    "table_journal_end": "DELETE FROM journal WHERE table_id = :table_id",
}
