-- How a table uses its room, as its lobby chose; no row: as usual.
CREATE TABLE rooms (
    table_id INTEGER PRIMARY KEY,
    customs  TEXT NOT NULL
) STRICT;

-- Tables that cannot be shown where they stand: what is lacking there, since when, whether they were paused for it,
-- and whether their members have been told.
CREATE TABLE plights (
    table_id INTEGER PRIMARY KEY,
    kind     TEXT NOT NULL CHECK (kind IN ('barred', 'gone')),
    lacks    TEXT NOT NULL,
    since    REAL NOT NULL,
    paused   INTEGER NOT NULL,
    told     INTEGER NOT NULL
) STRICT;

-- Who has played a game before: the table of their first one, or none once they know it.
CREATE TABLE lessons (
    user     INTEGER NOT NULL,
    game     TEXT NOT NULL,
    table_id INTEGER,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
