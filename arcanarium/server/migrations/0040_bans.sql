-- Who may not do what, by order of the operator. The subject is the id of a user, or an address or network.
CREATE TABLE bans (
    kind TEXT NOT NULL, subject TEXT NOT NULL, until DOUBLE PRECISION NOT NULL, reason TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL, PRIMARY KEY (kind, subject));
