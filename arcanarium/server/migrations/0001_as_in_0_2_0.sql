-- The database of version 0.2.0, which had no numbers yet: there these tables exist already.
CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, hash TEXT, language TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, host TEXT NOT NULL, open INTEGER NOT NULL, status TEXT NOT NULL, setup TEXT NOT NULL,
    summary TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION);
CREATE INDEX IF NOT EXISTS tables_open ON tables (open, status, touched);
CREATE INDEX IF NOT EXISTS tables_due ON tables (due);
CREATE TABLE IF NOT EXISTS sitting (user_id TEXT, table_id TEXT, PRIMARY KEY (user_id, table_id));
CREATE TABLE IF NOT EXISTS journal (
    table_id TEXT, n INTEGER, at DOUBLE PRECISION NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    data TEXT NOT NULL, PRIMARY KEY (table_id, n));
