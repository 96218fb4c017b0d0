"""A thief's wish: what to steal without being asked (rule 26).

Written as the cards wanted, best first: ``AH`` is that card, ``A`` any ace, ``S`` the highest
spade, ``any`` the highest card of all. A wish that nothing fulfils, such as ``draw``, is a draw.
"""

from __future__ import annotations

from typing import Final

from engine.cards import Card, deck
from engine.core import Code, RuleError
from engine.indian_chief.model import Target, Want, Wish
from engine.indian_chief.steals import Lying

_DRAW: Final = "draw"
_ANY: Final = "any"


def parse_wish(text: str) -> Wish:
    """Read a wish in any letter case; ``RuleError`` names the word that is no card."""
    words = text.split()
    if [word.lower() for word in words] == [_DRAW]:
        return Wish(())
    if not words:
        raise RuleError(Code.WISH_UNKNOWN, wish=text)
    return Wish(tuple(dict.fromkeys(_parse_want(word) for word in words)))


def format_wish(wish: Wish) -> str:
    """Write a wish as ``parse_wish`` reads it."""
    return " ".join(_WORDS[want] for want in wish.wants) or _DRAW


def fulfil(wish: Wish, lying: Lying) -> Target | None:
    """Find the first want among the cards that the thief may take; ``None`` is a draw.

    The highest such card by rank, ace lowest, then by suit C D H S is meant; of equal cards the
    one at the lowest seat or, in a solo game, of the earliest round.
    """
    for want in wish.wants:
        if fitting := [target for target, card in lying.items() if _fits(want, card)]:
            return max(fitting, key=lambda target: (lying[target].rank, lying[target].suit))
    return None


def _fits(want: Want, card: Card) -> bool:
    return want.rank in {None, card.rank} and want.suit in {None, card.suit}


_WANTS: Final = {
    _ANY: Want(None, None),
    **{card.face[-1]: Want(None, card.suit) for card in deck(1)},
    **{card.face[:-1]: Want(card.rank, None) for card in deck(1)},
    **{card.face: Want(card.rank, card.suit) for card in deck(1)},
}
_WORDS: Final = {want: word for word, want in _WANTS.items()}


def _parse_want(word: str) -> Want:
    want = _WANTS.get(word.upper()) or _WANTS.get(word.lower())
    if want is None:
        raise RuleError(Code.WISH_UNKNOWN, wish=word)
    return want
