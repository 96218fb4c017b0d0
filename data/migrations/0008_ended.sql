-- The games that ended in a channel are found by it, however many there were elsewhere.
CREATE INDEX tables_ended ON tables (channel) WHERE live = 0;
