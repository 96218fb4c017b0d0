"""The best cards of a hand for each meld, jokers declared as scores best.

Of equally good choices the cards that come earlier in the hand are played: whoever asks puts first
what is best parted with, and jokers last. A choice is judged by the sum of its cards' codes, looked
up in a table, so that it takes no more than an addition or two. The tests compare every chooser
with trying every choice and every declaration.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, compress, islice
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Card, Rank, Suit, deck
from engine.indian_chief.codes import CODES, sums
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook

Cards: TypeAlias = tuple[Card, ...]

_SPADES: Final = Suit.SPADES


def best(rules: Rulebook, meld: Meld, hand: Cards, others: Cards | None = None) -> Cards:
    """Cards of ``hand`` that make ``meld`` score most; jokers come back as jokers.

    The hand is a full one, or as many cards as the meld at least. ``others`` are the cards that
    count for a Beggar Man where they are known, as in a solo game; else one is chosen by what it
    may expect (rule 8).
    """
    return rules.choosers[meld](rules, hand, others)


def warm(rules: Rulebook) -> None:
    """Build the tables by which ``rules`` score and choose: 0.1 s, once in a process."""
    hand = deck(1)[::7]  # two cards of each suit, since a flush is found without a table
    for meld in rules.sizes:
        score(rules, meld, declare(rules, meld, best(rules, meld, hand)))


def thief(rules: Rulebook, hand: Cards, _others: Cards | None) -> Cards:
    """Choose the highest face value."""
    highest = highest_values(rules.values)
    values = [highest[card.rank] for card in hand]
    return (hand[values.index(max(values))],)


def beggar_man(rules: Rulebook, hand: Cards, others: Cards | None) -> Cards:
    """Choose two ranks of which the hand holds fewest, since others may hold most of them.

    A joker stands for a rank of which it holds none. A second card of a rank adds nothing, nor
    does a joker that matches nothing.
    """
    if others is not None:
        return _richest_beggar(rules, hand, others)
    ranks = [card.rank for card in hand]
    nothing = len(hand)
    joker = 0 if rules.jokers_match else nothing
    return _least(
        hand,
        [
            (ranks.count(rank) if ranks.index(rank) == place else nothing) if rank else joker
            for place, rank in enumerate(ranks)
        ],
        2,
    )


def _richest_beggar(rules: Rulebook, hand: Cards, others: Cards) -> Cards:
    def points(cards: Cards) -> int:
        known = declare(rules, Meld.BEGGAR_MAN, cards, others)
        return score(rules, Meld.BEGGAR_MAN, known, others).points

    return max(combinations(hand, 2), key=points)


def poor_man(rules: Rulebook, hand: Cards, _others: Cards | None) -> Cards:
    """Choose the three highest spades, jokers among them, filled up with other cards."""
    highest = highest_values(rules.values)
    return _least(hand, [-highest[card.rank] if card.suit >= _SPADES else 0 for card in hand], 3)


def lawyer(rules: Rulebook, hand: Cards, _others: Cards | None) -> Cards:
    """Choose four cards of the exact total, else the first four."""
    exact = exact_sums(rules.values, rules.ace, rules.exact)
    codes = [CODES[card.rank] for card in hand]
    fits = map(exact.__contains__, map(sum, combinations(codes, 4)))
    return next(compress(combinations(hand, 4), fits), hand[:4])


def rich_man(rules: Rulebook, hand: Cards, _others: Cards | None) -> Cards:
    """Choose the five lowest face values."""
    lowest = lowest_values(rules.values, rules.ace)
    return _least(hand, [lowest[card.rank] for card in hand], 5)


def _least(hand: Cards, values: Sequence[int], size: int) -> Cards:
    """Return the cards of the least values, earlier ones first among equals."""
    places = sorted(range(len(hand)), key=values.__getitem__)[:size]
    return tuple([hand[place] for place in places])


@cache
def highest_values(values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the highest face value by rank, the joker's included."""
    return (max(values), *values[1:])


@cache
def lowest_values(values: tuple[int, ...], ace: tuple[int, ...]) -> tuple[int, ...]:
    """Return the lowest face value by rank, the joker's included."""
    least = min(ace)
    return (min(least, *values[2:]), least, *values[2:])


@cache
def exact_sums(values: tuple[int, ...], ace: tuple[int, ...], exact: int) -> frozenset[int]:
    """Return the sums of codes of any four cards, also jokers, that may have the exact total."""
    choices: list[tuple[int, ...]] = [(value,) for value in values]
    choices[Rank.ACE] = ace
    choices[Rank.JOKER] = tuple({value for each in choices[1:] for value in each})
    totals: dict[int, set[int]] = {0: {0}}
    for _ in range(4):
        longer: dict[int, set[int]] = {}
        for code, reached in totals.items():
            for rank in Rank:
                if code + CODES[rank] not in longer:
                    added = {total + value for total in reached for value in choices[rank]}
                    longer[code + CODES[rank]] = added
        totals = longer
    return frozenset(code for code, reached in totals.items() if exact in reached)


# A Doctor's card counts one in the digit of its suit, of base 7 since there are six cards, and
# above those one in the three bits of its rank. An ace and a joker count one in _ACE, too.
_SUITS: Final = (1, 7, 7 * 7, 7 * 7 * 7, 7 * 7 * 7 * 7)
_SUITED: Final = (1 << 15) - 1
_ACE: Final = 0b111 << 15
_TWICE: Final = sum(0b110 << 15 + 3 * rank for rank in NATURAL_RANKS)


def _doctor_code(suit: Suit, rank: Rank) -> int:
    ace = (1 << 15) if rank in (Rank.ACE, Rank.JOKER) else 0
    return _SUITS[suit] + ace + ((1 << 15 + 3 * rank) if rank else 0)


_DOCTORS: Final = tuple(tuple(_doctor_code(suit, rank) for rank in Rank) for suit in Suit)


def _longest_suits() -> dict[int, int]:
    """Cards of the specialty by the sum of the suits' digits; 0 without a heart."""
    longest = {}
    for suits in combinations_with_replacement(Suit, 6):
        jokers, heart = suits.count(Suit.JOKER), suits.count(Suit.HEARTS)
        lengths = [
            suits.count(suit) + jokers - (not heart and suit is not Suit.HEARTS)
            for suit in NATURAL_SUITS
        ]
        longest[sum(_SUITS[suit] for suit in suits)] = max(lengths) if heart or jokers else 0
    return longest


_LONGEST: Final = _longest_suits()


def specialty(six: Cards) -> int:
    """Count the cards of a Doctor's specialty, jokers declared as scores best; 0 if it fails."""
    code = sum([_DOCTORS[card.suit][card.rank] for card in six])
    return 0 if code & _TWICE or not code & _ACE else _LONGEST[code & _SUITED]


def doctor(_rules: Rulebook, hand: Cards, _others: Cards | None) -> Cards:
    """Choose six ranks with an ace, a heart and most of one suit, else the first six."""
    codes = [_DOCTORS[card.suit][card.rank] for card in hand]
    total = sum(codes)
    if not total & _ACE:
        return hand[:6]
    sixes = [total - rest for rest in sums(codes, len(codes) - 6)]
    merits = [0 if six & _TWICE or not six & _ACE else _LONGEST[six & _SUITED] for six in sixes]
    # What is set aside comes in the order of combinations, so the last is of the earliest cards.
    merits.reverse()
    place = merits.index(max(merits))
    return next(islice(combinations(hand, 6), place, None))
