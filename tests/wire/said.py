"""What the bot says of something that it has recorded, in whatever game."""

from __future__ import annotations

from typing import Final

from bot.outcome import Said
from bot.present.games import SCREENS
from bot.present.texts import SAID
from bot.tongue import say
from tests.wire.seen import Ack


def _sentences(*said: Said) -> tuple[str, ...]:
    """Return how the house says it, and any game that says it otherwise."""
    games = [screens.said for screens in SCREENS.values()]
    return tuple(
        {say(words[one]): None for one in said for words in (SAID, *games) if one in words}
    )


RECORDED: Final = _sentences(
    Said.OPENED,
    Said.JOINED,
    Said.STARTED,
    Said.LEFT_PLAYING,
    Said.CAME_BACK,
    Said.CLOSED,
    Said.SEALED,
    Said.RESEALED,
    Said.SEALED_LAST,
    Said.STEAL_PICKED,
    Said.DRAW_PICKED,
    Said.PICKED_LAST,
    Said.DECLARED,
    Said.DECLARED_LAST,
    Said.BID_IN,
    Said.BID_KEPT,
    Said.BID_OUT,
    Said.BID_SEALED,
    Said.BID_RESEALED,
    Said.BID_LAST,
    Said.ORDERED,
    Said.HANDED_OUT,
    Said.NIGHT_LEFT,
)
"""Sentences that acknowledge something as recorded by this very interaction."""

STANDS: Final = _sentences(Said.NO_ORDER, Said.GUEST_WAITS, Said.TERMS_KEPT, Said.SKIPPED)
"""Sentences that acknowledge something as recorded, by this interaction or an earlier one."""


def says(ack: Ack, sentences: tuple[str, ...]) -> bool:
    """Tell whether an answer begins with one of the sentences."""
    return any(words.startswith(sentences) for words in ack.said)


def recorded(ack: Ack | None) -> bool:
    """Tell whether an answer came that says that something is recorded."""
    return ack is not None and says(ack, (*RECORDED, *STANDS))
