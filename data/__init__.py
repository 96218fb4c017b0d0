"""Persistence: the log of a table and the stores that keep it."""
