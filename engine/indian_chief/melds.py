"""What each meld of the classic rulebook scores, and why."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.cards import Card, Rank, Suit
from engine.indian_chief.model import Meld, Part, Reason, Score
from engine.indian_chief.poker import category, split

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
    as scores best; of equal ones the lowest rank, then the suit in the order C D H S.
    """
    del aside
    known = (own or card for own, card in zip(declared or cards, cards, strict=True))
    return rules.declarers[meld](rules, tuple(known), others)


def as_they_are(
    _rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Declare nothing: this rulebook has no jokers."""
    return cards


def thief(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the face value of the one card (classic rulebook, Thief)."""
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
    """Score the face values of the spades (classic rulebook, Poor Man)."""
    spades = tuple(card for card in cards if card.suit == Suit.SPADES)
    return _total(Reason.POOR_MAN, _values(rules, spades))


def lawyer(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the face values if they add up exactly (classic rulebook, Lawyer; rule 5)."""
    values = _values(rules, cards)
    total = sum(part.points for part in values)
    if total != rules.exact:
        return Score(0, Reason.LAWYER_OFF, number=total)
    return Score(total, Reason.LAWYER, values, number=total)


def rich_man(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score the face values as a negative number (classic rulebook, Rich Man)."""
    return _total(Reason.RICH_MAN, _values(rules, cards, sign=-1))


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


def indian_chief(rules: Rulebook, cards: tuple[Card, ...], _others: tuple[Card, ...]) -> Score:
    """Score five cards as poker and two by their last digit, split best (rules 10 and 28-30)."""
    best = split(cards, rules.poker, rules.values)
    digit = sum(rules.values[card.rank] for card in best.two) % 10
    poker = Part(best.category.name.lower(), rules.poker[best.category], best.five)
    return _total(Reason.INDIAN_CHIEF, (poker, Part("last_digit", digit, best.two)))


def divide(rules: Rulebook, cards: tuple[Card, ...], aside: tuple[int, ...]) -> Score:
    """Score an Indian Chief whose last-digit pair the player chose (house rule 10)."""
    five = tuple(card for slot, card in enumerate(cards) if slot not in aside)
    two = tuple(cards[slot] for slot in aside)
    hand = category(five)
    digit = sum(rules.values[card.rank] for card in two) % 10
    poker = Part(hand.name.lower(), rules.poker[hand], five)
    return _total(Reason.INDIAN_CHIEF, (poker, Part("last_digit", digit, two)))


def beggar_expectation(
    rules: Rulebook, players: int, hand: tuple[Card, ...], cards: tuple[Card, ...]
) -> float:
    """Points that a Beggar Man of ``cards`` may expect before the reveal (rule 8).

    ``hand`` are all cards that the player sees, ``cards`` among them.
    """
    unseen = 52 * rules.decks[players] - len(hand)
    ranks = {card.rank for card in cards}
    held = sum(card.rank in ranks for card in hand)
    matching = 4 * rules.decks[players] * len(ranks) - held
    melded = sum(rules.sizes.values()) / len(rules.sizes) * (players - 1)
    return rules.match * melded * matching / unseen


def _values(rules: Rulebook, cards: tuple[Card, ...], sign: int = 1) -> tuple[Part, ...]:
    return tuple(Part("value", sign * rules.values[card.rank], (card,)) for card in cards)


def _total(reason: Reason, parts: tuple[Part, ...]) -> Score:
    return Score(sum(part.points for part in parts), reason, parts)
