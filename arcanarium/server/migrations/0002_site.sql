-- Facts about the whole site, each under a name: see `storage`.
CREATE TABLE site (name TEXT PRIMARY KEY, value TEXT NOT NULL);
-- Times in which no process served the site, in seconds since 1970. The clocks of players did not run then.
CREATE TABLE outages (since DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION PRIMARY KEY);
