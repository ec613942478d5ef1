-- Reviews of finished games, as data without words: one of each table and depth.
CREATE TABLE reviews (
    table_id TEXT, depth TEXT, version INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (table_id, depth));
