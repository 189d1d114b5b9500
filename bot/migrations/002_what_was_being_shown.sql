-- A panel that is being posted anew: its key and rings, kept before it is sent. After a crash it is looked for.
ALTER TABLE panels ADD COLUMN posting TEXT;

-- Whether the end of a game has been shown everywhere.
ALTER TABLE games ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
UPDATE games SET settled = 1 WHERE status <> 'playing';
CREATE INDEX games_unsettled ON games (id) WHERE status <> 'playing' AND settled = 0;
