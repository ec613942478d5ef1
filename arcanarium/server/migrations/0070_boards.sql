-- Analysis boards that were shared: where each begins and its moves. They name nobody.
CREATE TABLE boards (
    id TEXT PRIMARY KEY, table_id TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, data TEXT NOT NULL);
CREATE INDEX boards_made ON boards (made);
CREATE INDEX boards_table ON boards (table_id);
