"""What anybody at a table may look at: the game's rules, scores, deal, the own hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.decision import Decision, number, only
from bot.outcome import Refusal, Refused, Show
from bot.visit import Visit
from data.log import Stage


def how(_visit: Visit) -> Decision:
    """Explain the game."""
    return Decision(Show.HOW)


def sheet(visit: Visit) -> Decision:
    """Show the scores, which are public; a value is the seat whose are looked at."""
    must_have_begun(visit)
    return Decision(Show.SHEET, page=_seat_picked(visit))


def deal(visit: Visit) -> Decision:
    """Open the whole deal of a game that has ended, unless the table keeps it closed (rule 13)."""
    must_be_open(visit)
    args = visit.click.args
    return Decision(Show.DEAL, page=number(only(args)) if args else 0)


def verify(visit: Visit) -> Decision:
    """Check a game that has ended, for everybody who sees the table."""
    must_be_open(visit)
    return Decision(Show.VERIFY)


def export(visit: Visit) -> Decision:
    """Give the record of a game that has ended to somebody who played it."""
    must_be_open(visit)
    if visit.seat is None and visit.user not in visit.standing.night.guests:
        raise Refusal(Refused.NO_SEAT)
    return Decision(Show.EXPORT)


def must_be_open(visit: Visit) -> None:
    """Refuse what shows a whole deal before the end, or where it stays closed (rule 13)."""
    if visit.table.options.deal == "closed":
        raise Refusal(Refused.HANDS_CLOSED)
    if visit.table.stage is not Stage.CLOSED:
        raise Refusal(Refused.NOT_ENDED)
    must_have_begun(visit)


def why(visit: Visit) -> Decision:
    """Explain the scores of a round that was revealed: to everybody, also after the end.

    A value is the number of a seat, counted from 1; without one it is the viewer's own.
    """
    must_have_begun(visit)
    round_ = number(only(visit.click.args))
    return Decision(Show.WHY, reveal=round_, page=_seat_picked(visit))


def _seat_picked(visit: Visit) -> int:
    """Read the number of a seat, counted from 1; 0 where none was picked."""
    values = visit.click.values
    return number(only(values), len(visit.table.chairs) + 1) if values else 0


def hand(visit: Visit) -> Decision:
    """Show the own hand, from any message of the table, however old."""
    must_have_begun(visit)
    if visit.seat is None:
        raise Refusal(Refused.NO_SEAT)
    return Decision(Show.HAND)


def look(visit: Visit) -> Decision:
    """Show where somebody stands, from anywhere: the lobby with its controls, then the own hand."""
    if visit.table.stage is Stage.LOBBY:
        return Decision(Show.LOBBY)
    return hand(visit)


def must_have_begun(visit: Visit) -> None:
    """Refuse what shows a game, where there is none yet or the lobby was closed."""
    if visit.standing.state is None:
        lobby = visit.table.stage is Stage.LOBBY
        raise Refusal(Refused.NOT_BEGUN if lobby else Refused.CLOSED)


ACTIONS: Final[Mapping[str, Callable[[Visit], Decision]]] = MappingProxyType(
    {
        "how": how,
        "sheet": sheet,
        "sheet_seat": sheet,
        "deal": deal,
        "deal_page": deal,
        "verify": verify,
        "export": export,
        "hand": hand,
        "look": look,
        "why": why,
        "why_seat": why,
    }
)
"""What can be looked at at any table, whatever its game."""

WHEN_CLOSED: Final = frozenset(ACTIONS) - {"hand", "look"}
"""What can still be looked at after the end."""
