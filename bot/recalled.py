"""A hand of a night as it was: people change seats between hands, so that it is looked up."""

from __future__ import annotations

from bot.games import hosting_of
from bot.present.scene import Opened
from bot.standing import Standing, dealt, history
from data.log import Stage
from data.store import Log
from engine.core import Event


def revealed(log: Log, hand: int) -> Standing | None:
    """Return how a night stood as the cards of a hand lay open, ``None`` if they never did."""
    for standing, event in zip(history(log), log.events, strict=True):
        reveals = hosting_of(standing.table.options).reveals
        if isinstance(event, Event) and reveals(event) == hand:
            return standing
    return None


def over(log: Log, hand: int) -> Standing:
    """Return how a night stood as a hand was over: revealed, or in play as the table closed.

    ``ValueError`` while it is played, and for one that never was.
    """
    if (standing := revealed(log, hand)) is not None:
        return standing
    *_, last = history(log)
    if last.table.stage is Stage.CLOSED and last.state and last.view(None).hand == hand:
        return last
    raise ValueError(f"hand {hand} of table {log.table} is not over")


def open_hand(log: Log, hand: int) -> Opened:
    """Tell what everybody held in a hand that is over, and the chance behind that hand alone."""
    return dealt(log, over(log, hand).table)
