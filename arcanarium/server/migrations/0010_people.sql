-- People: sessions (a hash of the token of a cookie), names that are theirs and what looks like them, e-mail addresses
-- that were confirmed, passkeys, and one-time tokens (hashes of them).
CREATE TABLE sessions (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, device TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL, proved DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expires ON sessions (expires);
CREATE TABLE name_keys (name_key TEXT PRIMARY KEY, user_id TEXT NOT NULL);
CREATE INDEX name_keys_user ON name_keys (user_id);
CREATE TABLE emails (
    user_id TEXT PRIMARY KEY, address TEXT NOT NULL, verified DOUBLE PRECISION NOT NULL);
CREATE INDEX emails_address ON emails (address);
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL, public_key TEXT NOT NULL, sign_count BIGINT NOT NULL,
    label TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION);
CREATE INDEX passkeys_user ON passkeys (user_id);
CREATE TABLE tokens (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, user_id TEXT NOT NULL, data TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE INDEX tokens_user ON tokens (user_id, kind);
CREATE INDEX tokens_expires ON tokens (expires);
