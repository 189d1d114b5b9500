-- Who left a table, was asked to leave, sat down, or became host. Journals bear the number of a note and never a name,
-- so that a member can be forgotten.
CREATE TABLE notes (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('left', 'kicked', 'joined', 'host')),
    seat     INTEGER NOT NULL,
    user     INTEGER,
    name     TEXT,
    by_user  INTEGER,
    by_name  TEXT,
    was      TEXT
) STRICT;
CREATE INDEX notes_table ON notes (table_id);
CREATE INDEX notes_user ON notes (user) WHERE user IS NOT NULL;
