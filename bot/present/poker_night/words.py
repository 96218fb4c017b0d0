"""What a night and its forfeits are called, in words that read well aloud."""

from __future__ import annotations

from typing import Final

from bot.clock import MINUTE
from bot.present.names import seat_mention
from bot.present.words import counted, listed
from data.log import Table
from data.night import NightView

FORFEIT: Final = "A forfeit is whatever your table agrees on: a sip, a push-up, a song."
"""What forfeits are: the only text of a night that names one."""

FREE: Final = "Nobody has to do anything."
UNSEEN: Final = "Nobody else can see this."


def forfeits(number: int) -> str:
    """``"1 forfeit"``, ``"no forfeits"``."""
    return counted(number, "forfeit") if number else "no forfeits"


def in_all(night: NightView) -> str:
    """``"7 forfeits"``: what all hands of a night brought to all its guests."""
    return forfeits(sum(entry.came for entry in night.ledger))


def shared(table: Table, shares: tuple[int, ...]) -> str:
    """``"3 to Ada and 2 to Computer 4"``: what went to each seat, Markdown."""
    to = enumerate(shares)
    return listed(f"{share} to {seat_mention(table, seat)}" for seat, share in to if share)


def minutes(time: int) -> str:
    """Say milliseconds in minutes: ``"2 minutes"``."""
    return counted(time // MINUTE, "minute")
