"""The statements of the SQLite store for results and feats: see ``data.boards``."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

from data.books import Feat, Kind, Result
from data.log import TableId, UserId

_RESULT: Final = "table_id, user, mode, points, place, players, at, server"
_FEAT: Final = "table_id, user, mode, category, points, at, server"


def add_results(db: sqlite3.Connection, table: TableId, results: Iterable[Result]) -> None:
    """Keep what each person came to."""
    db.executemany(
        f"INSERT INTO results ({_RESULT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608  names of ours
        [(table, r.user, r.mode, r.points, r.place, r.players, r.at, r.server) for r in results],
    )


def add_feats(db: sqlite3.Connection, table: TableId, feats: Iterable[Feat]) -> None:
    """Keep what may be a record."""
    db.executemany(
        f"INSERT INTO feats ({_FEAT}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608  names of ours
        [(table, f.user, f.mode, f.category, f.points, f.at, f.server) for f in feats],
    )


def results_of(db: sqlite3.Connection, user: UserId) -> tuple[tuple[TableId, Result], ...]:
    """See ``Store.results_of``."""
    query = f"SELECT {_RESULT} FROM results WHERE user = ? ORDER BY table_id"  # noqa: S608  as above
    rows = db.execute(query, (user,)).fetchall()
    return tuple((table, Result(*result)) for table, *result in rows)


def feats_of(db: sqlite3.Connection, user: UserId) -> tuple[tuple[TableId, Feat], ...]:
    """See ``Store.feats_of``."""
    query = f"SELECT {_FEAT} FROM feats WHERE user = ? ORDER BY table_id, category"  # noqa: S608  as above
    rows = db.execute(query, (user,)).fetchall()
    return tuple((table, Feat(*feat)) for table, *feat in rows)


def results_on(
    db: sqlite3.Connection, server: int, since: int, until: int
) -> tuple[tuple[TableId, Result], ...]:
    """See ``Store.results_on``."""
    query = (
        f"SELECT {_RESULT} FROM results WHERE server = ? AND at >= ? AND at < ?"  # noqa: S608  as above
        " ORDER BY at, table_id, place, user"
    )
    rows = db.execute(query, (server, since, until)).fetchall()
    return tuple((table, Result(*result)) for table, *result in rows)


def best_feat(db: sqlite3.Connection, kind: Kind, before: int, lowest: bool) -> int | None:  # noqa: FBT001  as the reader passes it
    """See ``Store.best_feat``."""
    most, fewest = db.execute(
        "SELECT max(points), min(points) FROM feats"
        " WHERE server = ? AND mode = ? AND category = ? AND at < ?",
        (kind.server, kind.mode, kind.category, before),
    ).fetchone()
    best: int | None = fewest if lowest else most
    return best
