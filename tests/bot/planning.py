"""People who lay down plans: what they do, and what they and others read."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from bot.outcome import Said, Show
from bot.paces import LENGTHS
from bot.present.answer import answer
from bot.present.indian_chief.scene import played
from bot.present.table import live
from data.log import (
    Absence,
    LogEvent,
    Pace,
    TableId,
)
from data.store import Person
from engine.indian_chief.model import (
    Meld,
)
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from tests.bot.evening import ADA, BEN, CLEO, Evening, setup
from tests.bot.fakes import dm_of
from tests.bot.present.reading import body

E = TypeVar("E", bound=LogEvent)

PEOPLE: Final = (ADA, BEN, CLEO)
MOVE: Final = LENGTHS[Pace.LIVE]


async def events(that: Evening, table: TableId, kind: type[E]) -> list[E]:
    """Return what of a kind is in the log."""
    return [e for e in (await that.store.load(table)).events if isinstance(e, kind)]


async def seated(
    that: Evening, *, absence: Absence = Absence.COMPUTER, options: Options | None = None
) -> TableId:
    """Begin a game of Ada, who hosts it, Ben and Cleo."""
    wanted = replace(setup(3, options=options or Options()), absence=absence)
    table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
    for person in (BEN, CLEO):
        await that.click(table, person, "join")
    return table


async def written(that: Evening, table: TableId, person: Person, meld: Meld) -> tuple[str, str]:
    """Write a meld with the first cards of somebody's hand, as it is typed."""
    view = played(await that.look(table, person))
    held = view.hand[: rules_of(view.options).sizes[meld]]
    return meld, " ".join(card.face for card in held)


async def first(that: Evening, table: TableId, person: Person) -> tuple[str, str]:
    return await written(that, table, person, Meld.THIEF)


async def lay_down(that: Evening, table: TableId, person: Person, meld: Meld) -> str:
    """Lay down a meld of the first cards of the hand, and return their faces."""
    meld_, cards = await written(that, table, person, meld)
    laid = await that.click(table, person, "plan", "picked", meld_, cards)
    assert (laid.show, laid.said) == (Show.PLAN, Said.PLANNED)
    return cards


async def seal(that: Evening, table: TableId, person: Person, meld: Meld, wish: str = "") -> None:
    await that.click(table, person, "seal", *await written(that, table, person, meld), wish)


async def told(that: Evening, table: TableId, person: Person) -> str:
    """Return the words of a person's own screen."""
    return body(answer(await that.click(table, person, "hand")))


def dm(that: Evening, person: Person) -> str:
    """Return the words of the newest DM that somebody got."""
    return body(that.pigeon.in_channel(dm_of(person.user))[-1])


async def channel(that: Evening, table: TableId) -> str:
    return body(live(await that.look(table)))
