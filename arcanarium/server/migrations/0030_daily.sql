-- The seed of each daily deal, in digits.
CREATE TABLE daily_deals (day TEXT, game TEXT, seed TEXT NOT NULL, PRIMARY KEY (day, game));
-- Who tried a daily deal, and with which result; `ended` is empty until the game is over.
CREATE TABLE daily_tries (
    day TEXT, game TEXT, user_id TEXT, table_id TEXT NOT NULL, began DOUBLE PRECISION NOT NULL, name TEXT NOT NULL,
    ended DOUBLE PRECISION, points INTEGER, rival INTEGER, rounds INTEGER, won INTEGER,
    PRIMARY KEY (day, game, user_id));
