"""What each meld scores, and why."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

from engine.cards import Card, Rank, Suit, is_joker
from engine.indian_chief import poker, tribe
from engine.indian_chief.model import Meld, Part, Reason, Score

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook


def score(
    rules: Rulebook,
    meld: Meld,
    cards: tuple[Card, ...],
    others: tuple[Card, ...] = (),
    aside: tuple[int, ...] = (),
) -> Score:
    """Score a meld of the right size; its parts always add up to its points.

    Jokers among ``cards`` stand as what they were declared. ``others`` are the cards that count
    for a Beggar Man: those that the other players melded in the same round or, in a solo game,
    that lie on the table (rules 8, 31 and 47). ``aside`` are the slots of an Indian Chief's
    smaller part where the player chose them (rules 10 and 46).
    """
    if aside:
        return rules.divide(rules, cards, aside)
    return rules.scorers[meld](rules, cards, others)


def declare(
    rules: Rulebook,
    meld: Meld,
    cards: tuple[Card, ...],
    others: tuple[Card, ...] = (),
    *,
    declared: tuple[Card | None, ...] = (),
    aside: tuple[int, ...] = (),
) -> tuple[Card, ...]:
    """Return ``cards`` with every joker as what it counts as (rules 43-45 and 49).

    ``declared`` are the player's own declarations, slot by slot. All other jokers are declared
    as scores best; of equal ones the lowest rank, then the suit in the order C D H S. Several are
    compared as a sorted sequence, lowest first, and take their slots in that order. ``others`` and
    ``aside`` are those of ``score``.

    Where a joker matches nothing (house rule 44) a Beggar Man's stays a joker, which is of no rank.
    """
    pairs = zip(declared or cards, cards, strict=True)
    known = tuple(own or card for own, card in pairs)
    if not any(map(is_joker, known)):
        return known
    return rules.declarers[meld](rules, known, others, aside)


def thief(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the face value of the one card (both rulebooks, Thief)."""
    return _total(Reason.THIEF, _values(rules, cards))


def beggar_man(rules: Rulebook, cards: tuple[Card, ...], others: tuple[Card, ...]) -> Score:
    """Score each card of others that matches the rank of either card, once (rule 8)."""
    ranks = dict.fromkeys(card.rank for card in cards)
    matches = (tuple(card for card in others if card.rank == rank) for rank in ranks)
    return _total(
        Reason.BEGGAR_MAN,
        tuple(Part("match", rules.match * len(cards), cards) for cards in matches if cards),
    )


def poor_man(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the face values of the spades (both rulebooks, Poor Man)."""
    spades = tuple(card for card in cards if card.suit == Suit.SPADES)
    return _total(Reason.POOR_MAN, _values(rules, spades))


def lawyer(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the face values if they add up exactly (both rulebooks, Lawyer; rules 5 and 40).

    An ace counts whichever of its values brings the total nearest.
    """
    choices = product(*(rules.face_values(card.rank) for card in cards))
    values = min(choices, key=lambda values: abs(sum(values) - rules.exact))
    total = sum(values)
    if total != rules.exact:
        return Score(0, Reason.LAWYER_OFF, number=total)
    parts = (Part("value", value, (card,)) for value, card in zip(values, cards, strict=True))
    return Score(total, Reason.LAWYER, tuple(parts), number=total)


def rich_man(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the face values, aces low, as a negative number (both rulebooks, Rich Man)."""
    parts = (Part("value", -rules.face_values(card.rank)[0], (card,)) for card in cards)
    return _total(Reason.RICH_MAN, tuple(parts))


def doctor(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the best suit if ranks differ, with a heart and an ace (rules 5 and 9)."""
    ranks = Counter(card.rank for card in cards)
    twice = tuple(card for card in cards if ranks[card.rank] > 1)
    if twice:
        return Score(0, Reason.DOCTOR_TWICE, (Part("twice", 0, twice),))
    if all(card.suit != Suit.HEARTS for card in cards):
        return Score(0, Reason.DOCTOR_NO_HEART)
    if Rank.ACE not in ranks:
        return Score(0, Reason.DOCTOR_NO_ACE)
    suits = (tuple(card for card in cards if card.suit == suit) for suit in Suit)
    special = max(suits, key=len)
    return _total(Reason.DOCTOR, (Part("specialty", rules.specialty * len(special), special),))


def poker_and_digit(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score five cards as poker and two by their last digit, split best (rules 10 and 28-30)."""
    best = poker.split(cards, rules.poker, rules.values)
    return _poker_and_digit(rules, best.five, best.two)


def poker_beside(rules: Rulebook, cards: tuple[Card, ...], aside: tuple[int, ...]) -> Score:
    """Score an Indian Chief whose last-digit pair the player chose (house rule 10)."""
    return _poker_and_digit(rules, *_parted(cards, aside))


def _poker_and_digit(rules: Rulebook, five: tuple[Card, ...], two: tuple[Card, ...]) -> Score:
    category = poker.category(five)
    digit = sum(rules.values[card.rank] for card in two) % 10
    hand = Part(category.name.lower(), rules.poker[category], five)
    return _total(Reason.INDIAN_CHIEF, (hand, Part("last_digit", digit, two)))


def tribe_and_council(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score four cards as a tribe and three as its council, split best (rule 46)."""
    return _tribe_and_council(rules, *tribe.split(cards, rules.poker, rules.council))


def tribe_beside(rules: Rulebook, cards: tuple[Card, ...], aside: tuple[int, ...]) -> Score:
    """Score an Indian Chief whose Tribal Council the player chose (house rule 46)."""
    return _tribe_and_council(rules, *_parted(cards, aside))


def _tribe_and_council(rules: Rulebook, four: tuple[Card, ...], three: tuple[Card, ...]) -> Score:
    kind = tribe.kind(four)
    members = {card.rank: card for card in reversed(three) if card.rank in tribe.COUNCIL}
    hand = Part(kind.name.lower(), rules.poker[kind], four)
    council = Part("council", rules.council * len(members), tuple(members.values())[::-1])
    return _total(Reason.INDIAN_CHIEF, (hand, council))


def _parted(
    cards: tuple[Card, ...], aside: tuple[int, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Part an Indian Chief's cards into the larger part and the one at the slots ``aside``."""
    larger = tuple(card for slot, card in enumerate(cards) if slot not in aside)
    return larger, tuple(cards[slot] for slot in aside)


def _values(rules: Rulebook, cards: tuple[Card, ...]) -> tuple[Part, ...]:
    return tuple(Part("value", rules.values[card.rank], (card,)) for card in cards)


def _total(reason: Reason, parts: tuple[Part, ...]) -> Score:
    return Score(sum(part.points for part in parts), reason, parts)
