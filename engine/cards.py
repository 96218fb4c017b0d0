"""Cards, decks and their notation: ``AS 10H QC``, a joker ``JK``."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple


class Suit(IntEnum):
    """Suits in canonical order; ``JOKER`` stands for having none."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    JOKER = 4

    __hash__ = int.__hash__  # an enumeration's own, of the name, is three times as slow


class Rank(IntEnum):
    """Ranks in canonical order, ace first; ``JOKER`` stands for having none."""

    JOKER = 0
    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    __hash__ = int.__hash__


NATURAL_SUITS: Final[tuple[Suit, ...]] = tuple(suit for suit in Suit if suit is not Suit.JOKER)
"""The suits of a deck, in canonical order."""

NATURAL_RANKS: Final[tuple[Rank, ...]] = tuple(rank for rank in Rank if rank is not Rank.JOKER)
"""The ranks of a deck, in canonical order."""

_RANK_WORDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_RANKS = dict(zip(_RANK_WORDS, NATURAL_RANKS, strict=True))
_SUITS = dict(zip("CDHS", NATURAL_SUITS, strict=True))
_RANK_NAMES = {rank: name for name, rank in _RANKS.items()}
_SUIT_NAMES = {suit: name for name, suit in _SUITS.items()}


class Card(NamedTuple):
    """One physical card: two decks hold two different aces of spades.

    Its tuple order is the canonical order of a deal: deck copy, suit C D H S, rank A..K.
    """

    copy: int
    suit: Suit
    rank: Rank

    @property
    def face(self) -> str:
        """What is printed on it: ``"AS"``, ``"10H"``, ``"JK"``. Equal for equal cards."""
        if self.rank is Rank.JOKER:
            return "JK"
        return _RANK_NAMES[self.rank] + _SUIT_NAMES[self.suit]

    @property
    def code(self) -> str:
        """The physical card, for storage: ``"AS"`` in the first deck, ``"AS.1"`` in the second."""
        return self.face if self.copy == 0 else f"{self.face}.{self.copy}"

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: object, _handler: object) -> dict[str, object]:
        """Tell pydantic, where a border uses it, that a card is written as its code.

        A plain dictionary by pydantic's protocol; the engine itself does without pydantic.
        """
        return {
            "type": "function-after",
            "schema": {"type": "str"},
            "function": {"type": "no-info", "function": lru_cache(maxsize=256)(parse_card)},
            "serialization": {"type": "function-plain", "function": lambda card: card.code},
        }


def parse_card(text: str) -> Card:
    """Read a face or a physical code, in any letter case; ``ValueError`` names what it is not."""
    face, dot, copy = text.strip().upper().partition(".")
    if dot and not (copy.isascii() and copy.isdigit()):
        raise ValueError(f"{text!r} is not a card")
    if face == "JK":
        return Card(int(copy or 0), Suit.JOKER, Rank.JOKER)
    rank, suit = _RANKS.get(face[:-1]), _SUITS.get(face[-1:])
    if rank is None or suit is None:
        raise ValueError(f"{text!r} is not a card")
    return Card(int(copy or 0), suit, rank)


def deck(decks: int) -> tuple[Card, ...]:
    """``decks`` times 52 cards in canonical order."""
    return tuple(
        Card(copy, suit, rank)
        for copy in range(decks)
        for suit in _SUIT_NAMES
        for rank in _RANK_NAMES
    )


def is_joker(card: Card | None) -> bool:
    """Tell whether there is a card and it is a joker."""
    return card is not None and card.rank is Rank.JOKER
