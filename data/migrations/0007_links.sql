-- What binds each event and all before it (data/chain.py); NULL with those from before.
ALTER TABLE events ADD COLUMN link BLOB;
