-- The tables whose journal names a user: who sat there, or said something. Found by these, a person can be taken out.
CREATE TABLE traces (user_id TEXT, table_id TEXT, PRIMARY KEY (user_id, table_id));
INSERT INTO traces (user_id, table_id)
    SELECT DISTINCT data::json->>'user', table_id FROM journal
    WHERE kind IN ('sit', 'chat') AND data::json->>'user' IS NOT NULL;
