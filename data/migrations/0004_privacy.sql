-- What is not to be kept for ever: people who want to be forgotten, old games, servers left.
ALTER TABLE tables ADD COLUMN server INTEGER;                     -- NULL outside a server
ALTER TABLE tables ADD COLUMN closed_at INTEGER;
ALTER TABLE tables ADD COLUMN edition INTEGER NOT NULL DEFAULT 0; -- its log was written anew so often
UPDATE tables SET
    server = (
        SELECT json_extract(body, '$.place.server') FROM events
        WHERE table_id = id AND kind IN ('table.TableOpened', 'table.TableMoved')
        ORDER BY seq DESC LIMIT 1
    ),
    closed_at = (
        SELECT json_extract(body, '$.at') FROM events
        WHERE table_id = id AND kind = 'table.TableClosed'
    );
CREATE INDEX tables_server ON tables (server) WHERE server IS NOT NULL;
CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL;

DELETE FROM drafts WHERE table_id IN (SELECT id FROM tables WHERE live = 0);

ALTER TABLE people ADD COLUMN stranger INTEGER NOT NULL DEFAULT 0 CHECK (stranger IN (0, 1));

CREATE TABLE earned (                     -- results outlive the records of their game
    table_id INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mode TEXT NOT NULL,                   -- results of one mode are comparable
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;
INSERT INTO earned SELECT table_id, user, mode, points, place, players, at FROM results;
DROP TABLE results;
ALTER TABLE earned RENAME TO results;
CREATE INDEX results_user ON results (user, mode, points);

CREATE TABLE clicks (                     -- a click may be remembered when its table is gone
    interaction INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL
);
INSERT INTO clicks SELECT interaction, table_id FROM seen_interactions;
DROP TABLE seen_interactions;
ALTER TABLE clicks RENAME TO seen_interactions;

CREATE TABLE forgetting (                 -- people whose forgetting has begun and not ended
    user INTEGER PRIMARY KEY
);

CREATE TABLE left_servers (               -- the bot is no longer there
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL                   -- since when
);
