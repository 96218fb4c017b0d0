"""``verify`` and ``replay``: the file of a game that is over, checked or shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from bot.present.names import clip, visible
from bot.present.verified import checked, fault
from bot.replay import Part, replayed
from bot.shell.group import Refused
from bot.standing import stand
from bot.verdict import Finding, Head, Verdict
from bot.verification import verify as verified
from data.exported import LARGEST, BadFile, Exported, read
from data.log import Table

_file = click.argument("file", type=click.Path(path_type=Path))

_LONGEST: Final = 300  # columns of a sentence

DOCS: Final = "What this shows, and what not: docs/verify.md"


class Failed(Refused):
    """A file that can be read and does not agree with itself, or with the channel."""

    exit_code = 1


@click.command()
@_file
@click.option("--head", help="The 64 characters that a post in the channel shows.")
def verify(file: Path, head: str | None) -> None:
    """Check the game of FILE, as `export` wrote it: seed, shuffles, links.

    Ends with 1 where something does not agree.
    """
    with _named(file):
        exported = _opened(file)
        verdict = verified(exported)
    if verdict.finding is not None:
        raise Failed(_changed(exported, verdict.finding))
    click.echo(_told(verdict, stand(exported.log()).table))
    if head is not None:
        click.echo(_compared(exported, head.strip().lower()))


@click.command()
@_file
@click.option(
    "--pictures",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Also draw what the bot would have posted, into this folder.",
)
def replay(file: Path, folder: Path | None) -> None:
    """Show the game of FILE, as `export` wrote it: hands, reveals, scores.

    People are numbers there. A file that was changed is not shown.
    """
    with _named(file):
        exported = _opened(file)
        verdict = verified(exported)
    if verdict.finding is not None:
        raise Failed(_changed(exported, verdict.finding))
    for part in _parts(exported):
        click.echo(part.text)
        if folder is not None:
            _draw(part, folder)


def _parts(exported: Exported) -> tuple[Part, ...]:
    try:
        return tuple(replayed(exported.log()))
    except Exception:  # noqa: BLE001  forged events that agree may tell what no game comes to
        raise Failed(f"The events of table {exported.table} make no game to be shown.") from None


def _draw(part: Part, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, picture in enumerate(part.pictures, 1):
            (folder / f"{part.seq:04}-{number}.png").write_bytes(picture.drawing.png())
    except OSError as error:
        raise Refused(f"{folder}: {error.strerror}.") from None


def _opened(file: Path) -> Exported:
    """Read a file; ``BadFile`` where its game is not over, or not open to be looked at."""
    with file.open("rb") as stream:
        exported = read(stream.read(LARGEST + 1))
    if not exported.over:
        raise BadFile(f"the game of table {exported.table} is not over, so nothing of it is open.")
    if exported.seed is None:
        raise BadFile(f"table {exported.table} keeps its deal closed, by a house rule.")
    return exported


def _changed(exported: Exported, finding: Finding) -> str:
    return f"This is not table {exported.table} as it was. {fault(finding)}"


def _told(verdict: Verdict, table: Table) -> str:
    lines = (f"- {line.replace('`', '')}" for line in checked(verdict, table))
    heads = (f"  {_place(head)}: {head.link}" for head in verdict.heads)
    compare = ("Compare with the posts in the channel:", *heads) if verdict.heads else ()
    return "\n".join((f"Table {table.id}: everything agrees.", *lines, *compare, DOCS))


def _place(head: Head) -> str:
    return f"event {head.seq}, " + (f"reveal {head.round}" if head.round else "the end")


def _compared(exported: Exported, head: str) -> str:
    """Say which event's link somebody has read in the channel; fails where it is none's."""
    for seq, told in enumerate(exported.events, 1):
        if told.link == head:
            return f"The channel's {head} is that of event {seq} of {len(exported.events)}."
    raise Failed(f"No event of this file has the {head} of the channel.")


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """Refuse what is wrong with a file in one sentence that begins with its name."""
    try:
        yield
    except BadFile as error:  # which may name what the file calls something
        raise Refused(f"{file}: {clip(visible(str(error)), _LONGEST)}") from None
    except OSError as error:
        raise Refused(f"{file}: {error.strerror}.") from None
