"""Whether a table agrees to other times in mid-game: more time for most, less only for all."""

from __future__ import annotations

from bot.paces import hastens
from data.log import Table, Times


def needed(table: Table, times: Times) -> int:
    """How many of those who play must agree to other times: more than half, or everybody.

    Everybody where these leave somebody less time than now, in whatever way, and where that would
    begin a phase anew a second time: else most of a table could stall a game for ever.
    """
    people = len(table.people)
    return people if table.renewed or hastens(times, table.times) else people // 2 + 1


def agreeing(table: Table) -> int:
    """How many of those who play now have agreed so far."""
    return len({*table.agreed} & {*table.people})


def verdict(table: Table) -> bool | None:
    """Whether what is proposed holds, or (``False``) cannot any more; ``None`` while it is open.

    Who left, or came back, changes who is asked; where nobody plays, nothing is decided.
    """
    people = {*table.people}
    if table.proposed is None or not people:
        return None
    must, possible = needed(table, table.proposed.times), len(people - {*table.against})
    if agreeing(table) >= must:
        return True
    return False if possible < must else None
