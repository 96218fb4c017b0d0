"""A click of somebody who holds a seat, in whichever game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from bot.click import Click
from engine.core import Seat

ViewT = TypeVar("ViewT")
DraftT = TypeVar("DraftT")


@dataclass(frozen=True)  # a slotted one could not be made by a game's own name for it
class Turn(Generic[ViewT, DraftT]):
    """A click of somebody who holds a seat, with what that seat sees and was picking.

    ``entropy(n)`` gives n random bytes.
    """

    seat: Seat
    view: ViewT
    draft: DraftT
    click: Click
    entropy: Callable[[int], bytes]

    @property
    def rng(self) -> Random:
        """Chance for a computer player: taste, not dealing."""
        return Random(self.entropy(16))  # noqa: S311  nothing is dealt by it
