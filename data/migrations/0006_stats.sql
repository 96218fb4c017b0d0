-- Where results were earned, and what can be a record of that server.
ALTER TABLE results ADD COLUMN server INTEGER; -- NULL where nobody else was told, and before
CREATE INDEX results_server ON results (server, at) WHERE server IS NOT NULL;

CREATE TABLE feats (                      -- one person's best of each kind in one game
    table_id INTEGER NOT NULL,
    user INTEGER NOT NULL,
    server INTEGER,
    mode TEXT NOT NULL,                   -- feats of one mode are comparable
    category TEXT NOT NULL,               -- a meld, or the total
    points INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user, category)
) WITHOUT ROWID;
CREATE INDEX feats_user ON feats (user);
CREATE INDEX feats_server ON feats (server, mode, category, points) WHERE server IS NOT NULL;
