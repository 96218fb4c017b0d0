"""PRIVACY.md tells the truth: its numbers are the program's, and it knows all that is stored."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.expiry import LEFT
from bot.me import NAME
from bot.paces import DAY
from bot.present import me
from bot.present.limits import problems
from bot.present.screen import Document, Screen
from bot.punctuality import KEEP_DAYS as PUNCTUAL_DAYS
from bot.settings import Settings
from bot.upkeep import KEEP_DAYS
from data.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]
PRIVACY = (ROOT / "PRIVACY.md").read_text("utf-8")
SETTINGS = Settings.model_construct()

NUMBERS = {
    "games that are over": f"then {KEEP_DAYS} days",
    "a server that was left": f"is kept for {LEFT // DAY} days",
    "moves in time": f"tables that ask for it | {PUNCTUAL_DAYS} days |",
    "hourly backups": f"the last of {SETTINGS.backups_hourly} hourly",
    "daily backups": f"{SETTINGS.backups_daily} daily ones is gone",
    "until a backup is replaced": f"after {SETTINGS.backups_daily} days",
}


@pytest.mark.case(37)
@pytest.mark.parametrize("words", NUMBERS.values(), ids=NUMBERS.keys())
def test_its_numbers_are_the_programs(words: str) -> None:
    assert words in " ".join(PRIVACY.split())


STORED = {
    "drafts": {"table_id", "seat", "step", "draft"},
    "events": {"table_id", "seq", "kind", "body", "link"},
    "feats": {"table_id", "user", "server", "mode", "category", "points", "at"},
    "followers": {"table_id", "user", "what", "told"},
    "forgetting": {"user"},
    "left_servers": {"id", "at"},
    "people": {"user", "name", "stranger"},
    "plans": {"table_id", "seat", "plan"},
    "profiles": {"user", "body", "digest_at"},
    "punctuality": {"user", "day", "owed", "missed"},
    "results": {"table_id", "user", "mode", "points", "place", "players", "at", "server"},
    "seats": {
        *("table_id", "user", "live", "told", "dm", "remind", "reminded"),
        *("post_channel", "post_message", "post_seq"),
    },
    "seen_interactions": {"interaction", "table_id"},
    "servers": {"id", "body"},
    "settings": {"key", "value"},
    "tables": {
        *("id", "seed", "rematch_of", "head", "channel", "due", "live", "announced", "behind"),
        *("post_channel", "post_message", "post_seq", "public", "server", "closed_at", "edition"),
    },
}
"""Whoever adds to this says in PRIVACY.md what it is for, and has it exported and forgotten."""


async def test_it_knows_all_that_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "chief.db"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as shell:
        names = shell.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
        columns = {
            name: {row[1] for row in shell.execute(f"PRAGMA table_info({name})")}
            for (name,) in names
        }
    assert columns == STORED


SCREENS = {
    "export": me.exported(Document(NAME, b"{}")),
    "compressed": me.exported(Document(f"{NAME}.gz", b"{}")),
    "ask": me.ask(12, 3_000, 999, 10**13),
    "ask who only sat": me.ask(0, 1, 0, 0),
    "forgotten": me.forgotten(),
    "nothing": me.nothing(),
}


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
def test_its_screens_keep_discords_limits(screen: Screen) -> None:
    assert problems(screen) == ()


@pytest.mark.parametrize("name", ["", "Ada's.json", "../x.json", "x"])
def test_a_file_that_cannot_be_sent_is_found(name: str) -> None:
    assert problems(me.exported(Document(name, b"{}")))
    assert problems(me.exported(Document(NAME, b"")))
