-- What outlives a game: results of people, and what a server's admins have set.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    mode TEXT NOT NULL,                   -- results of one mode are comparable
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;
CREATE INDEX results_user ON results (user, mode, points);

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    body TEXT NOT NULL                    -- JSON
);
