BEGIN TRANSACTION;
CREATE TABLE drafts (                     -- what a seat is picking and has not sealed
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    step INTEGER NOT NULL,
    draft TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE events (                     -- in the order of time, so that appending fills pages
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,                 -- counts from 1 at each table
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "events" VALUES(1,1,'table.TableOpened','{"options":{"game":"indian_chief","rulebook":"classic","solo":false,"triple":false,"decks":"usual","split":"best","tie":"shared","leaving":"computer","deal":"opened","thief_order":"rank","repicks":"one","thief_cards":"free","wild_pile":"endless","beggar_joker":"best","jokers_match":"as_declared","columns":"any","suggest":"off"},"host":1,"place":{"channel":70,"server":7},"seats":2,"pace":"daily","access":"anyone","invited":[],"commitment":"55a47d89ed392e4ca78a43c8e4ef755257a061b53e4a7f3bb89e7c3302ee7bf7","at":1780000000000,"posts":"channel","absence":"computer"}');
INSERT INTO "events" VALUES(1,2,'table.PlayerJoined','{"user":1,"join":"7bd5d47e446fcec2a3d811736110e578"}');
INSERT INTO "events" VALUES(1,3,'table.ExpirySet','{"at":1780604800000}');
INSERT INTO "events" VALUES(1,4,'table.PlayerJoined','{"user":2,"join":"1bcccea696762e6116c6e9c92d99bf35"}');
INSERT INTO "events" VALUES(1,5,'table.PlayBegan','{"at":1780000000000}');
INSERT INTO "events" VALUES(1,6,'indian_chief.GameStarted','{"players":2,"options":{"game":"indian_chief","rulebook":"classic","solo":false,"triple":false,"decks":"usual","split":"best","tie":"shared","leaving":"computer","deal":"opened","thief_order":"rank","repicks":"one","thief_cards":"free","wild_pile":"endless","beggar_joker":"best","jokers_match":"as_declared","columns":"any","suggest":"off"}}');
INSERT INTO "events" VALUES(1,7,'indian_chief.HandsDealt','{"hands":[["4D","4C","QC","9D","5S","JD","6H","AH"],["QD","3S","3H","10S","6C","KC","4H","QH"]]}');
INSERT INTO "events" VALUES(1,8,'table.DeadlineSet','{"step":1,"at":1780086400000,"seats":[0,1]}');
INSERT INTO "events" VALUES(1,9,'indian_chief.MeldSealed','{"seat":0,"meld":"thief","cards":["4C"],"wish":null,"column":1,"declared":[],"aside":[]}');
INSERT INTO "events" VALUES(2,1,'table.TableOpened','{"options":{"game":"indian_chief","rulebook":"classic","solo":false,"triple":false,"decks":"usual","split":"best","tie":"shared","leaving":"computer","deal":"opened","thief_order":"rank","repicks":"one","thief_cards":"free","wild_pile":"endless","beggar_joker":"best","jokers_match":"as_declared","columns":"any","suggest":"off"},"host":1,"place":{"channel":70,"server":7},"seats":4,"pace":"evening","access":"anyone","invited":[],"commitment":"32f116d488b94b5a506e86fa2e27b4843a9be77887662a84d55bf4cbb754f881","at":1780000000000,"posts":"channel","absence":"computer"}');
INSERT INTO "events" VALUES(2,2,'table.PlayerJoined','{"user":1,"join":"85c924c3597164c4a6058a00581a22b2"}');
INSERT INTO "events" VALUES(2,3,'table.ExpirySet','{"at":1780010800000}');
INSERT INTO "events" VALUES(2,4,'table.PlayerJoined','{"user":2,"join":"2de50472433d2e44fed8b6b8357e44cd"}');
INSERT INTO "events" VALUES(3,1,'table.TableOpened','{"options":{"game":"indian_chief","rulebook":"classic","solo":false,"triple":false,"decks":"usual","split":"best","tie":"shared","leaving":"computer","deal":"opened","thief_order":"rank","repicks":"one","thief_cards":"free","wild_pile":"endless","beggar_joker":"best","jokers_match":"as_declared","columns":"any","suggest":"off"},"host":1,"place":{"channel":70,"server":7},"seats":2,"pace":"live","access":"anyone","invited":[],"commitment":"9835d9c4cb18cec38143f8a182d155635ba90cfc2f789db40b86deeae173fbb0","at":1780000000000,"posts":"channel","absence":"computer"}');
INSERT INTO "events" VALUES(3,2,'table.PlayerJoined','{"user":1,"join":"b99e8306dda748a61e029a8a3f415b02"}');
INSERT INTO "events" VALUES(3,3,'table.ExpirySet','{"at":1780010800000}');
INSERT INTO "events" VALUES(3,4,'table.PlayerJoined','{"user":2,"join":"4a146cf0d98a98e1cf999661f967bdaf"}');
INSERT INTO "events" VALUES(3,5,'table.PlayBegan','{"at":1780000000000}');
INSERT INTO "events" VALUES(3,6,'indian_chief.GameStarted','{"players":2,"options":{"game":"indian_chief","rulebook":"classic","solo":false,"triple":false,"decks":"usual","split":"best","tie":"shared","leaving":"computer","deal":"opened","thief_order":"rank","repicks":"one","thief_cards":"free","wild_pile":"endless","beggar_joker":"best","jokers_match":"as_declared","columns":"any","suggest":"off"}}');
INSERT INTO "events" VALUES(3,7,'indian_chief.HandsDealt','{"hands":[["7S","AD","QH","10H","6S","5S","KD","8H"],["JH","6D","6H","KH","3D","3H","JS","7H"]]}');
INSERT INTO "events" VALUES(3,8,'table.DeadlineSet','{"step":1,"at":1780000090000,"seats":[0,1]}');
INSERT INTO "events" VALUES(3,9,'indian_chief.MeldSealed','{"seat":0,"meld":"thief","cards":["AD"],"wish":null,"column":1,"declared":[],"aside":[]}');
INSERT INTO "events" VALUES(3,10,'indian_chief.MeldSealed','{"seat":1,"meld":"thief","cards":["3D"],"wish":null,"column":1,"declared":[],"aside":[]}');
INSERT INTO "events" VALUES(3,11,'indian_chief.MeldsRevealed','{"round":1,"melds":[{"meld":"thief","slots":["AD"],"column":1,"declared":[],"aside":[]},{"meld":"thief","slots":["3D"],"column":1,"declared":[],"aside":[]}],"scores":[{"points":1,"reason":"thief","parts":[{"name":"value","points":1,"cards":["AD"]}],"number":0},{"points":3,"reason":"thief","parts":[{"name":"value","points":3,"cards":["3D"]}],"number":0}],"turns":[[0],[1]]}');
INSERT INTO "events" VALUES(3,12,'table.DeadlineSet','{"step":2,"at":1780000022500,"seats":[0]}');
CREATE TABLE forgetting (                 -- people whose forgetting has begun and not ended
    user INTEGER PRIMARY KEY
);
CREATE TABLE left_servers (               -- the bot is no longer there
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL                   -- since when
);
CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    name TEXT NOT NULL                    -- as last seen
, stranger INTEGER NOT NULL DEFAULT 0 CHECK (stranger IN (0, 1)));
INSERT INTO "people" VALUES(1,'Ada',1);
INSERT INTO "people" VALUES(2,'Ben',0);
CREATE TABLE "results" (                     -- results outlive the records of their game
    table_id INTEGER NOT NULL,
    user INTEGER NOT NULL,
    mode TEXT NOT NULL,                   -- results of one mode are comparable
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;
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
INSERT INTO "seats" VALUES(1,1,1,9,'open',900001,1002,8);
INSERT INTO "seats" VALUES(1,2,1,9,'open',900002,1003,8);
INSERT INTO "seats" VALUES(2,1,1,4,'unknown',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,2,1,4,'unknown',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,1,1,12,'open',900001,1011,12);
INSERT INTO "seats" VALUES(3,2,1,12,'open',900002,1008,8);
CREATE TABLE "seen_interactions" (                     -- a click may be remembered when its table is gone
    interaction INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL
);
INSERT INTO "seen_interactions" VALUES(1,1);
INSERT INTO "seen_interactions" VALUES(2,1);
INSERT INTO "seen_interactions" VALUES(3,1);
INSERT INTO "seen_interactions" VALUES(4,2);
INSERT INTO "seen_interactions" VALUES(5,2);
INSERT INTO "seen_interactions" VALUES(6,3);
INSERT INTO "seen_interactions" VALUES(7,3);
INSERT INTO "seen_interactions" VALUES(8,3);
INSERT INTO "seen_interactions" VALUES(9,3);
CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    body TEXT NOT NULL                    -- JSON
);
CREATE TABLE settings (                   -- of the program itself
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "settings" VALUES('heartbeat','1780000000000');
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
, public INTEGER NOT NULL DEFAULT 1 CHECK (public IN (0, 1)), server INTEGER, closed_at INTEGER, edition INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES(1,X'F5B165224A58B791DF6AF1D8303E61CDC4BB86C3D1C427103C344C4189EB2F1E',NULL,9,70,1780086400000,1,9,70,1001,8,0,1,7,NULL,0);
INSERT INTO "tables" VALUES(2,X'8C2E0718822CE47CA8C74107E66CB0E4B2B3F4D58D82CA6386D2C96E760E819B',NULL,4,70,1780008100000,1,4,70,1004,1,0,1,7,NULL,0);
INSERT INTO "tables" VALUES(3,X'3129903AC1D45597A242FDF11F8F2B1A39F3C3E693114351DCBED407E3E6B605',NULL,12,70,1780000022500,1,12,70,1010,12,0,1,7,NULL,0);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_live ON tables (live) WHERE live = 1;
CREATE INDEX tables_channel ON tables (channel) WHERE live = 1;
CREATE INDEX tables_behind ON tables (behind) WHERE behind = 1;
CREATE INDEX seats_live ON seats (user, table_id) WHERE live = 1;
CREATE INDEX tables_server ON tables (server) WHERE server IS NOT NULL;
CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX results_user ON results (user, mode, points);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
PRAGMA application_id = 1128813634;
PRAGMA user_version = 4;
