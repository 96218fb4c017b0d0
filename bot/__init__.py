"""Chief's Table: the house that hosts the games on Discord."""
