"""What is at stake for a seat: the melds it may play, and where their points count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core import Seat
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import View
from engine.players.chief.values import BITS, Open, Values, bits

_LATER: Final = 1.5
"""By so much the cards of later rounds count in triple mode, by trial: the mean column is 2."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The open melds of a seat, with their open columns, and those ``left`` after each of them.

    Where a meld may be played more than once (rule 48) ``prices`` tell what using it up costs:
    its points count as often as its column says, and only those above the price are a gain.
    ``usual`` is what is usually still to come with the melds left: what the kept cards promise
    beyond that counts ``_LATER`` times.
    """

    columns: Mapping[Meld, tuple[int, ...]]
    left: Mapping[Meld, Open]
    prices: Mapping[Meld, float]
    usual: Mapping[Meld, float]

    def worth(self, meld: Meld, points: float, rest: float) -> float:
        """Judge a choice by its points, and by what is still to come after it."""
        if not self.prices:
            return points + rest
        gain = points - self.prices[meld]
        return self.column(meld, points) * gain + _LATER * (rest - self.usual[meld])

    def column(self, meld: Meld, points: float) -> int:
        """Return where to score: the highest open column if the meld is worth it."""
        columns = self.columns[meld]
        return columns[-1] if self.prices and points > self.prices[meld] else columns[0]


def stakes_of(view: View, seat: Seat, values: Values) -> Stakes:
    """Tell what is at stake for a seat."""
    columns = dict(zip(view.open_melds[seat], view.open_columns[seat], strict=True))
    melds = bits(columns)
    if view.columns == 1:
        return Stakes(columns, {meld: melds - BITS[meld] for meld in columns}, {}, {})
    left = {
        meld: melds if _more_than_one(view, seat, meld) else melds - BITS[meld] for meld in columns
    }
    prices = {meld: values.melds[melds] - values.melds[melds - BITS[meld]] for meld in columns}
    usual = {meld: values.melds[left[meld]] for meld in columns}
    return Stakes(columns, left, prices, usual)


def _more_than_one(view: View, seat: Seat, meld: Meld) -> bool:
    """Tell whether the meld may be played once more after this time."""
    played = sum(row.meld is meld for row in view.sheet[seat])
    return played + 1 < rules_of(view.options).columns
