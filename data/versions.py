"""The numbered scripts that make the database, and bring an older one up to date."""

from __future__ import annotations

import sqlite3
from importlib import resources


def migrations() -> tuple[str, ...]:
    """Read the scripts in order; the first leads to version 1."""
    folder = resources.files("data") / "migrations"
    scripts = sorted(
        (item for item in folder.iterdir() if item.name.endswith(".sql")), key=lambda s: s.name
    )
    return tuple(script.read_text("utf-8") for script in scripts)


def newest() -> int:
    """Return the version that this program makes."""
    return len(migrations())


def migrate(connection: sqlite3.Connection, number: int, script: str) -> None:
    """Run one migration and count it, in one transaction."""
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n;PRAGMA user_version = {number};COMMIT;"
        )
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
