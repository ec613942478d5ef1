"""The statements about people besides their names: sessions, passkeys, e-mail addresses, names that are theirs, and
one-time tokens. `storage` runs them; the tables are made by the migrations `0010_people` and
`0011_traces`."""
from __future__ import annotations

STATEMENTS = {
    "session": """INSERT INTO sessions (id, user_id, device, made, seen, proved, expires)
        VALUES (:id, :user_id, :device, :made, :seen, :proved, :expires) ON CONFLICT DO NOTHING""",
    "session_seen": "UPDATE sessions SET seen = :seen, expires = :expires, device = :device WHERE id = :id",
    "session_proved": "UPDATE sessions SET proved = :proved WHERE id = :id",
    "session_end": "DELETE FROM sessions WHERE id = :id",
    "sessions_end": "DELETE FROM sessions WHERE user_id = :user_id AND id <> :but",
    "sessions_expired": "DELETE FROM sessions WHERE expires < :now",
    "name_key": "INSERT INTO name_keys (name_key, user_id) VALUES (:name_key, :user_id)",
    "name_key_if_free": """INSERT INTO name_keys (name_key, user_id) VALUES (:name_key, :user_id)
        ON CONFLICT DO NOTHING""",
    "name_keys_end": "DELETE FROM name_keys WHERE user_id = :user_id",
    "email": """INSERT INTO emails (user_id, address, verified) VALUES (:user_id, :address, :verified)
        ON CONFLICT (user_id) DO UPDATE SET address = :address, verified = :verified""",
    "email_end": "DELETE FROM emails WHERE user_id = :user_id",
    "passkey": """INSERT INTO passkeys (id, user_id, public_key, sign_count, label, made, used)
        VALUES (:id, :user_id, :public_key, :sign_count, :label, :made, NULL)""",
    "passkey_used": "UPDATE passkeys SET sign_count = :sign_count, used = :used WHERE id = :id",
    "passkey_label": "UPDATE passkeys SET label = :label WHERE id = :id AND user_id = :user_id",
    "passkey_end": "DELETE FROM passkeys WHERE id = :id AND user_id = :user_id",
    "passkeys_end": "DELETE FROM passkeys WHERE user_id = :user_id",
    "token": """INSERT INTO tokens (id, kind, user_id, data, made, expires)
        VALUES (:id, :kind, :user_id, :data, :made, :expires)""",
    "token_use": "DELETE FROM tokens WHERE id = :id",
    "tokens_end": "DELETE FROM tokens WHERE user_id = :user_id AND kind = :kind",
    "tokens_of": "DELETE FROM tokens WHERE user_id = :user_id",
    "tokens_expired": "DELETE FROM tokens WHERE expires < :now",
    "trace": "INSERT INTO traces (user_id, table_id) VALUES (:user_id, :table_id) ON CONFLICT DO NOTHING",
    "traces_end": "DELETE FROM traces WHERE user_id = :user_id",
    "user_end": "DELETE FROM users WHERE id = :user_id",
    "sittings_end": "DELETE FROM sitting WHERE user_id = :user_id",
    "entry_data": "UPDATE journal SET data = :data WHERE table_id = :table_id AND n = :n",
    "table_summary": "UPDATE tables SET summary = :summary WHERE id = :id",
}
DECISIVE = ("token_use",)
"""Statements that stand first in a write and change at least one row; if not, nothing of the write is done."""
