-- Moments are UTC, in milliseconds. Users, channels and messages are Discord's ids.
PRAGMA application_id = 1128813634; -- "CHTB"

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again
    seed BLOB NOT NULL,                   -- secret until the game has ended
    rematch_of INTEGER UNIQUE REFERENCES tables (id),
    head INTEGER NOT NULL DEFAULT 0,      -- number of events
    channel INTEGER NOT NULL,
    due INTEGER,                          -- when the clock must look at it
    live INTEGER NOT NULL CHECK (live IN (0, 1)),
    announced INTEGER NOT NULL DEFAULT 0, -- the channel was told so many events
    post_channel INTEGER,                 -- the live post
    post_message INTEGER,
    post_seq INTEGER,
    behind INTEGER NOT NULL DEFAULT 1 CHECK (behind IN (0, 1)) -- channel or people are to be told
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_live ON tables (live) WHERE live = 1;
CREATE INDEX tables_channel ON tables (channel) WHERE live = 1;
CREATE INDEX tables_behind ON tables (behind) WHERE behind = 1;

CREATE TABLE events (                     -- in the order of time, so that appending fills pages
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,                 -- counts from 1 at each table
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE seats (                      -- people who hold a seat
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    live INTEGER NOT NULL CHECK (live IN (0, 1)), -- that of the table
    told INTEGER NOT NULL DEFAULT 0,      -- the person was told so many events
    dm TEXT NOT NULL DEFAULT 'unknown',
    post_channel INTEGER,                 -- the newest post in the DM
    post_message INTEGER,
    post_seq INTEGER,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;
CREATE INDEX seats_live ON seats (user, table_id) WHERE live = 1;

CREATE TABLE drafts (                     -- what a seat is picking and has not sealed
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    step INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE seen_interactions (          -- clicks that were carried out
    interaction INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id)
);

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL                    -- as last seen
);

CREATE TABLE settings (                   -- of the program itself
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
