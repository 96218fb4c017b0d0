"""What a night and its forfeits are called, in words that read well aloud."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.clock import MINUTE
from bot.present.names import mention
from bot.present.words import counted, listed
from data.log import Share, UserId

FORFEIT: Final = "A forfeit is whatever your table agrees on: a sip, a push-up, a song."
"""What forfeits are: the only text of a night that names one."""

FREE: Final = "Nobody has to do anything."
UNSEEN: Final = "Nobody else can see this."


def forfeits(number: int) -> str:
    """``"1 forfeit"``, ``"no forfeits"``."""
    return counted(number, "forfeit") if number else "no forfeits"


def who(user: UserId | None) -> str:
    """Return a person, or a computer, for Markdown."""
    return "a computer" if user is None else mention(user)


def shared(shares: Iterable[Share]) -> str:
    """``"3 to Ada and 2 to Ben"``."""
    return listed(f"{share.count} to {who(share.user)}" for share in shares)


def minutes(time: int) -> str:
    """Say milliseconds in minutes: ``"2 minutes"``."""
    return counted(time // MINUTE, "minute")
