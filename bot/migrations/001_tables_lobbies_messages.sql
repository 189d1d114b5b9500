-- The journals: one game a table. `told` and `beats` count what was ever told there.
CREATE TABLE games (
    id       INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    setup    TEXT NOT NULL,
    length   INTEGER NOT NULL,
    told     INTEGER NOT NULL,
    beats    INTEGER NOT NULL,
    digest   TEXT NOT NULL,
    status   TEXT NOT NULL CHECK (status IN ('playing', 'over', 'aside', 'ended')),
    wakes_at REAL
) STRICT;
CREATE INDEX games_playing ON games (wakes_at) WHERE status = 'playing';

CREATE TABLE entries (
    game_id INTEGER NOT NULL,
    n       INTEGER NOT NULL,
    entry   TEXT NOT NULL,
    PRIMARY KEY (game_id, n)
) STRICT, WITHOUT ROWID;

-- Where a table stands and who sits at it. A place without a game is a start that did not succeed.
CREATE TABLE places (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    owner   INTEGER NOT NULL,
    locale  TEXT NOT NULL,
    lobby   INTEGER
) STRICT;
CREATE INDEX places_channel ON places (channel);

CREATE TABLE sitters (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    user     INTEGER,
    name     TEXT NOT NULL,
    locale   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_user ON sitters (user);

CREATE TABLE lobbies (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL,
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL UNIQUE,
    owner   INTEGER NOT NULL,
    locale  TEXT NOT NULL,
    sitters TEXT NOT NULL,
    options TEXT NOT NULL,
    seed    TEXT NOT NULL,
    message INTEGER
) STRICT;

CREATE TABLE members (
    user   INTEGER PRIMARY KEY,
    dm     INTEGER,
    closed INTEGER NOT NULL DEFAULT 0,
    locale TEXT
) STRICT;

-- Facts on their way to a reader: 0 is the channel, else a seat. A row is gone when it was delivered.
CREATE TABLE outbox (
    table_id INTEGER NOT NULL,
    reader   INTEGER NOT NULL,
    n        INTEGER NOT NULL,
    beat     INTEGER NOT NULL,
    fact     TEXT NOT NULL,
    PRIMARY KEY (table_id, reader, n)
) STRICT, WITHOUT ROWID;

-- The board (reader 0) and the seats' panels as they were last sent.
CREATE TABLE panels (
    table_id INTEGER NOT NULL,
    reader   INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER,
    digest   TEXT NOT NULL,
    key      TEXT NOT NULL,
    serial   INTEGER NOT NULL,
    rung     TEXT NOT NULL,
    stale    INTEGER,
    PRIMARY KEY (table_id, reader)
) STRICT, WITHOUT ROWID;

-- When this process was last seen, and when it was away. Seconds since 1970.
CREATE TABLE alive (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
) STRICT;

CREATE TABLE absences (
    since REAL NOT NULL,
    until REAL NOT NULL
) STRICT;

-- The ids given to tables and lobbies. They are never given again: old buttons bear them.
CREATE TABLE counters (
    name  TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO counters (name, value) VALUES ('lobby', 0), ('table', 0);

-- Who this database is.
CREATE TABLE identity (salt TEXT NOT NULL) STRICT;
INSERT INTO identity (salt) VALUES (hex(randomblob(16)));
