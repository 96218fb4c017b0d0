"""Games in a database: under way with cards picked, played to the end, and many copies of one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from secrets import token_bytes

from bot.click import Click, Control
from bot.clock import WallClock
from bot.games import hosting_of
from bot.outcome import Setup
from bot.present.indian_chief.scene import Draft, played
from bot.servers import Servers
from bot.tables import Tables
from data.log import Access, Pace, Place, Stage, TableId, Times
from data.sqlite import SqliteStore
from data.store import Dm, Person
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of

OF_A_TABLE = (
    "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c"
    " WHERE m.type = 'table' AND c.name = 'table_id' AND m.name <> 'seen_interactions'"
)
"""Where a database keeps what belongs to a table, beside its row in ``tables``."""


def tables_of(store: SqliteStore) -> Tables:
    """Return the tables of a store, with nobody who is told of anything."""
    return Tables(store, Servers(store), WallClock(), token_bytes, lambda _table: None)


async def begun(
    tables: Tables, store: SqliteStore, place: Place, people: Sequence[Person]
) -> Control:
    """Begin a game of Indian Chief in which all but the last can seal at once; return their Seal.

    The seal that closes a round deals the next one and is another thing: it is left out.
    """
    first, *others, last = people
    joined = tuple(each.user for each in others)
    times, access = Times(Pace.DAILY), Access.ANYONE
    asked = Setup(
        Options(), place.channel, place.server, len(people), times, access, players=joined
    )
    for each in people:
        await store.put_person(each)
    table = (await tables.open(asked, first, None)).table
    await tables.play(table, last, Click("join", channel=place.channel))  # which begins the game
    for told in (await store.telling(table)).people:  # they play by "My hand", without DMs
        await store.told(table, replace(told, dm=Dm.CLOSED))
    for each in people[:-1]:
        await picked(tables, store, table, each)
    return Control(table, (await tables.look(table, None)).table.step, "seal")


async def picked(tables: Tables, store: SqliteStore, table: TableId, person: Person) -> None:
    """Pick the first open meld and the first cards."""
    scene = await tables.look(table, person.user)
    view, seat = played(scene), scene.seat
    if seat is None:
        raise ValueError(f"{person.user} has no seat")
    meld = view.open_melds[seat][0]
    draft = Draft(meld, view.hand[: rules_of(view.options).sizes[meld]])
    text = hosting_of(scene.table.options).moves.dump_draft(draft)
    await store.save_draft(table, seat, scene.table.step, text)


async def over(tables: Tables, store: SqliteStore, place: Place, person: Person) -> TableId:
    """Play a solo game to its end."""
    times, access = Times(Pace.DAILY), Access.ANYONE
    asked = Setup(Options(solo=True), place.channel, place.server, 1, times, access)
    outcome = await tables.open(asked, person, None)
    while outcome.scene.table.stage is not Stage.CLOSED:
        await picked(tables, store, outcome.table, person)
        outcome = await tables.play(outcome.table, person, Click("seal"))
    return outcome.table


def multiplied(database: Path, table: TableId, number: int) -> None:
    """Put so many copies of a game into a database that nobody has open."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        (last,) = db.execute("SELECT max(id) FROM tables").fetchone()
        db.execute("CREATE TEMP TABLE copies (number INTEGER PRIMARY KEY)")
        db.executemany("INSERT INTO copies VALUES (?)", [(last + n + 1,) for n in range(number)])
        _copy(db, "tables", "id", table)
        for (name,) in db.execute(OF_A_TABLE).fetchall():
            _copy(db, name, "table_id", table)
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with database.open("rb+") as file:  # lest the first commits wait for all of it
        os.fsync(file.fileno())


def _copy(db: sqlite3.Connection, name: str, key: str, table: TableId) -> None:
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
    copied = ", ".join("number" if column == key else column for column in columns)
    db.execute(
        f"INSERT INTO {name} ({', '.join(columns)})"  # noqa: S608  names of our own schema
        f" SELECT {copied} FROM copies, {name} WHERE {key} = ? ORDER BY number",
        (table,),
    )
