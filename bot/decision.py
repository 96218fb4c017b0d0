"""What a click at a table decides, before anything is stored."""

from __future__ import annotations

from dataclasses import dataclass

from bot.outcome import Refusal, Refused, Said, Show
from data.books import Preset
from data.log import LogEvent, Times, UserId
from engine.core import Command


@dataclass(frozen=True, slots=True)
class Decision:
    """Events to append, a draft to keep, or only a screen to show.

    ``command`` is for the game to decide on; ``draft`` is kept where no event follows. ``plan`` is
    laid down for the case that the seat misses its deadline, ``unplan`` takes back what was.
    ``reveal`` is a round whose scores are to be explained; ``round`` is that of an earlier meld,
    which a thief looks at in a solo game. ``dropped`` are the house rules that fall back, ``save``
    is what the table's server shall keep, and ``admin`` says whether this person may save such
    rules. ``person`` is whom a host's page or question is about, ``barring`` whether it is about
    barring. ``times`` are those that a host thinks of, before asking the others for them.
    """

    show: Show
    said: Said | None = None
    events: tuple[LogEvent, ...] = ()
    command: Command | None = None
    draft: object = None
    plan: object = None
    unplan: bool = False
    victim: int | None = None
    slot: int | None = None
    round: int = 0
    page: int = 0
    reveal: int = 0
    dropped: tuple[str, ...] = ()
    save: Preset | None = None
    admin: bool = False
    person: UserId | None = None
    barring: bool = False
    times: Times | None = None


MANY = 100
"""No game has so many seats, rounds or cards in a meld, and no screen so many pages."""


def number(text: str, below: int = MANY) -> int:
    """Read an argument of a control, ``0 <= n < below``; a forged one is ``UNKNOWN``."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(below)) and int(text) < below:
        return int(text)
    raise Refusal(Refused.UNKNOWN)


def only(values: tuple[str, ...]) -> str:
    """Return the one value of a select or argument list; a forged number is ``UNKNOWN``."""
    if len(values) != 1:
        raise Refusal(Refused.UNKNOWN)
    return values[0]


def must_host(host: UserId, user: UserId) -> None:
    """Refuse what is the host's alone."""
    if host != user:
        raise Refusal(Refused.NOT_HOST, host=host)
