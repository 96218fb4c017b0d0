-- What people have set for themselves, when they are reminded, what is played if they are absent.
CREATE TABLE profiles (
    user INTEGER PRIMARY KEY,
    body TEXT NOT NULL,                   -- JSON
    digest_at INTEGER                     -- when the next weekly list is due
);
CREATE INDEX profiles_digest ON profiles (digest_at) WHERE digest_at IS NOT NULL;

ALTER TABLE seats ADD COLUMN remind INTEGER;   -- when the person is reminded next
ALTER TABLE seats ADD COLUMN reminded INTEGER; -- up to where in the phase that waits for them
CREATE INDEX seats_remind ON seats (remind) WHERE remind IS NOT NULL;

CREATE TABLE plans (                      -- what a seat plays if it misses a deadline
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    plan TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE followers (                  -- people without a seat who are told how a game goes
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    what TEXT NOT NULL,                   -- rounds, or the end only
    told INTEGER NOT NULL DEFAULT 0,      -- the person was told so many events
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;
CREATE INDEX followers_user ON followers (user);

CREATE TABLE punctuality (                -- how many moves somebody owed, and made too late
    user INTEGER NOT NULL,
    day INTEGER NOT NULL,                 -- counted from 1970
    owed INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    PRIMARY KEY (user, day)
) WITHOUT ROWID;
CREATE INDEX punctuality_day ON punctuality (day);
