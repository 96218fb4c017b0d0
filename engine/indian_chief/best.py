"""The best cards of a hand for each meld.

Of equally good choices the cards that come earlier in the hand are played: whoever asks puts first
what is best parted with. The tests compare all of them with trying every choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, islice
from typing import TYPE_CHECKING, Final

from engine.cards import Card, Rank, Suit
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.poker import removals

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook


def best(rules: Rulebook, meld: Meld, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards of a full ``hand`` that make ``meld`` score most."""
    return rules.choosers[meld](rules, hand)


def thief(rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose the highest face value."""
    return (max(hand, key=lambda card: rules.values[card.rank]),)


def beggar_man(_rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose two ranks of which the hand holds fewest: others may hold most of them."""
    held = Counter(card.rank for card in hand if card.rank)
    one_each = {card.rank or card: card for card in reversed(hand)}
    rarest = sorted(one_each.values(), key=lambda card: (held[card.rank], hand.index(card)))
    return tuple(rarest[:2]) if len(rarest) > 1 else hand[:2]


def poor_man(rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose the three highest spades, filled up with other cards."""

    def worth(card: Card) -> int:
        return rules.values[card.rank] if card.suit == Suit.SPADES else 0

    return tuple(sorted(hand, key=worth, reverse=True)[:3])


def lawyer(rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose four cards of the exact total, else the first four."""
    totals = map(sum, combinations([rules.values[card.rank] for card in hand], 4))
    fours = zip(combinations(hand, 4), totals, strict=True)
    return next((four for four, total in fours if total == rules.exact), hand[:4])


def rich_man(rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose the five lowest face values."""
    return tuple(sorted(hand, key=lambda card: rules.values[card.rank])[:5])


# A card counts one in the nibble of its suit and one in that of its rank, so that the sum over
# some cards tells how many of each there are.
_SUIT_SHIFTS: Final = {suit: 4 * suit for suit in Suit}
_RANK_SHIFTS: Final = {rank: 20 + 4 * rank for rank in Rank}
_HEARTS: Final = 15 << _SUIT_SHIFTS[Suit.HEARTS]
_ACES: Final = 15 << _RANK_SHIFTS[Rank.ACE]
_TWICE: Final = sum(14 << shift for shift in _RANK_SHIFTS.values())


def doctor(_rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose six ranks with an ace, a heart and most of one suit, else the first six."""
    counts = [(1 << _SUIT_SHIFTS[card.suit]) + (1 << _RANK_SHIFTS[card.rank]) for card in hand]
    most, place = 0, 0
    for nth, six in enumerate(map(sum, combinations(counts, 6))):
        if six & _TWICE or not six & _ACES or not six & _HEARTS:
            continue
        special = max(six >> shift & 15 for shift in _SUIT_SHIFTS.values())
        if special > most:
            most, place = special, nth
    return next(islice(combinations(hand, 6), place, None))


def indian_chief(rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose the best five and two, and of equal ones those that leave the latest card."""
    merits = removals(hand, rules.poker, rules.values)
    most = max(merits)
    aside = zip(combinations(range(len(hand)), 3), merits, strict=True)
    spare = max(_spare(rules, hand, triple) for triple, merit in aside if merit == most)
    return hand[:spare] + hand[spare + 1 :]


def _spare(rules: Rulebook, hand: tuple[Card, ...], triple: tuple[int, ...]) -> int:
    """Place of the card of ``triple`` without which the other two have the best last digit."""
    values = {place: rules.values[hand[place].rank] for place in triple}
    total = sum(values.values())
    return max(triple, key=lambda place: ((total - values[place]) % 10, place))


def by_trying(meld: Meld) -> Callable[[Rulebook, tuple[Card, ...]], tuple[Card, ...]]:
    """Choose by trying every choice."""

    def choose(rules: Rulebook, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        def points(cards: tuple[Card, ...]) -> int:
            return score(rules, meld, declare(rules, meld, cards)).points

        return max(combinations(hand, rules.sizes[meld]), key=points)

    return choose
