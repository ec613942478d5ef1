-- The puzzle of each day, by its id.
CREATE TABLE puzzle_days (day TEXT PRIMARY KEY, puzzle TEXT NOT NULL);
-- First attempts at puzzles: only these count.
CREATE TABLE puzzle_tries (
    user_id TEXT, puzzle TEXT, at DOUBLE PRECISION NOT NULL, solved INTEGER NOT NULL,
    PRIMARY KEY (user_id, puzzle));
-- First attempts at the puzzle of a day, on that day.
CREATE TABLE puzzle_day_tries (
    day TEXT, user_id TEXT, at DOUBLE PRECISION NOT NULL, solved INTEGER NOT NULL,
    PRIMARY KEY (day, user_id));
-- How hard people found the puzzles; one that nobody tried has the rating of its file.
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY, rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
    tries INTEGER NOT NULL, solved INTEGER NOT NULL);
-- How well people solve puzzles.
CREATE TABLE solvers (
    user_id TEXT PRIMARY KEY, rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
    tried INTEGER NOT NULL, solved INTEGER NOT NULL, streak INTEGER NOT NULL, longest INTEGER NOT NULL);
