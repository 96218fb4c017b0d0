"""What a Beggar Man may match: the cards that others melded, or that lie on the table."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from engine.cards import Card, is_joker
from engine.core import Seat
from engine.indian_chief.model import Meld, Melded

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook


def matchable(
    rules: Rulebook, seat: Seat, melds: tuple[Melded, ...], earlier: tuple[Melded, ...]
) -> tuple[Card, ...]:
    """Return the cards that count for a Beggar Man at ``seat`` (rules 8, 31, 44 and 47).

    ``melds`` are those of the round by seat, ``earlier`` those that stay on the table.
    """
    if rules.stay:
        return tuple(chain.from_iterable(melded.cards for melded in earlier))
    others = (melded for other, melded in enumerate(melds) if other != seat)
    return tuple(chain.from_iterable(_counting(rules, melded) for melded in others))


def _counting(rules: Rulebook, melded: Melded) -> tuple[Card, ...]:
    """Return what a meld counts for Beggar Men; a Beggar Man's joker never does (rule 44)."""
    if melded.meld is Meld.BEGGAR_MAN or not rules.jokers_match:
        return tuple(card for card in melded.cards if not is_joker(card))
    return melded.faces
