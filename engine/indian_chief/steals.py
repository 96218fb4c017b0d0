"""Thieves: the order of their turns, what they may take, and where replaced cards go."""

from __future__ import annotations

from engine.core import Seat
from engine.indian_chief.model import Meld, Melded


def turns_by_rank(melds: tuple[Melded, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Group the thieves by the rank of their revealed card, ace first (rule 21)."""
    ranks = {
        seat: card.rank
        for seat, melded in enumerate(melds)
        for card in melded.slots
        if melded.meld is Meld.THIEF and card is not None
    }
    groups = {rank: [seat for seat in ranks if ranks[seat] == rank] for rank in ranks.values()}
    return tuple(tuple(groups[rank]) for rank in sorted(groups))
