-- Since when a game is known to be finished: it is kept for some time from then on.
ALTER TABLE games ADD COLUMN finished_at REAL;
CREATE INDEX games_finished ON games (finished_at) WHERE status IN ('over', 'ended');

-- The member who has left a seat that still bears their name. Before this migration that was not kept.
ALTER TABLE sitters ADD COLUMN former INTEGER;
CREATE INDEX sitters_former ON sitters (former) WHERE former IS NOT NULL;

-- In place of a member who asked to be forgotten, while their table plays: whether somebody is that member can still be
-- told, and nothing else. Nobody learns two seats by being forgotten in between.
ALTER TABLE notes ADD COLUMN seal TEXT;
