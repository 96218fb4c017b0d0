"""What a night and its forfeits are called, in words that read well aloud."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.clock import MINUTE
from bot.present.names import mention
from bot.present.words import counted, listed
from data.log import Share

FORFEIT: Final = "A forfeit is whatever your table agrees on: a sip, a push-up, a song."
"""What forfeits are: the only text of a night that names one."""

FREE: Final = "Nobody has to do anything."
UNSEEN: Final = "Nobody else can see this."


def forfeits(number: int) -> str:
    """``"1 forfeit"``, ``"no forfeits"``."""
    return counted(number, "forfeit") if number else "no forfeits"


def shared(shares: Iterable[Share]) -> str:
    """``"3 to Ada, 2 to Ben and 4 to computers"``: people one by one, computers together."""
    each = [*shares]
    to_people = [
        f"{share.count} to {mention(share.user)}" for share in each if share.user is not None
    ]
    computers = [share.count for share in each if share.user is None]
    to = "a computer" if len(computers) == 1 else "computers"
    return listed((*to_people, *(f"{sum(computers)} to {to}" for _ in computers[:1])))


def minutes(time: int) -> str:
    """Say milliseconds in minutes: ``"2 minutes"``."""
    return counted(time // MINUTE, "minute")
