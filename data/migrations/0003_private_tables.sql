-- A solo game that is told nowhere in its channel is found by its player only.
ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 1 CHECK (public IN (0, 1));
