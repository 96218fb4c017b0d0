"""What a night and its forfeits are called, in words that read well aloud."""

from __future__ import annotations

from typing import Final

from bot.clock import MINUTE
from bot.present.names import seat_mention
from bot.present.words import listed
from bot.tongue import say
from data.log import Table
from data.night import NightView

FORFEIT: Final = "night_words-forfeit_is"
"""What forfeits are: the only text of a night that names one. A message, as the next two."""

FREE: Final = "night_words-free"
UNSEEN: Final = "night_words-unseen"


def forfeits(number: int) -> str:
    """``"1 forfeit"``, ``"no forfeits"``."""
    return say("night_words-forfeits", number=number)


def given(night: NightView) -> int:
    """Return how many forfeits all hands of a night brought to all its guests."""
    return sum(entry.came for entry in night.ledger)


def shared(table: Table, shares: tuple[int, ...]) -> str:
    """``"3 to Ada and 2 to Computer 4"``: what went to each seat, Markdown."""
    to = enumerate(shares)
    return listed(_share(share, seat_mention(table, seat)) for seat, share in to if share)


def _share(share: int, who: str) -> str:
    return say("night_words-share", share=str(share), who=who)


def minutes(time: int) -> str:
    """Say milliseconds in minutes: ``"2 minutes"``."""
    return say("night_words-minutes", number=time // MINUTE)
