"""``backup``, ``restore`` and ``export``: the database as a file, for whoever hosts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import click

from bot.settings import BadSettings, load
from bot.shell.group import Refused
from data.backup import back_up, reading
from data.export import export as exported
from data.restore import restore as restored
from data.store import NoSuchTable, StoreError

_database = click.option(
    "--database",
    type=click.Path(path_type=Path),
    help="The file that keeps the games; by default the one of the settings.",
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@_database
def backup(file: Path, database: Path | None) -> None:
    """Copy the database to FILE, also while the bot runs; nothing is written over."""
    with _refusing():
        back_up(_meant(database), file)
    click.echo(f"The backup is in {file}, checked.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@_database
def restore(file: Path, database: Path | None) -> None:
    """Put the backup FILE in the database's place; stop the bot first.

    What was there is kept aside.
    """
    with _refusing():
        target = _meant(database)
        aside = restored(file, target, datetime.now(UTC))
    click.echo(f"{target} now holds what was in {file}.")
    if aside is not None:
        click.echo(f"What was there before is kept in {aside}.")


@click.command()
@click.argument("table", type=click.IntRange(min=1))
@_database
def export(table: int, database: Path | None) -> None:
    """Print TABLE (its number) as JSON: people as numbers, nothing secret while it runs."""
    with _refusing():
        path = _meant(database)
        with reading(path) as connection:
            click.echo(exported(connection, table))


def _meant(database: Path | None) -> Path:
    return load().database if database is None else database


@contextmanager
def _refusing() -> Iterator[None]:
    try:
        yield
    except NoSuchTable as error:
        raise Refused(f"{str(error)[0].upper()}{str(error)[1:]} in this database.") from None
    except (StoreError, BadSettings) as error:
        raise Refused(str(error)) from None
