"""The rules of a hand once more, the slow way, from the words of the source alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = "CDHS"


def beats(one: Card, other: Card) -> bool:
    """Whether one card is higher than another, suits breaking ties."""
    pairs = [(RANKS.index(card.face[:-1]), SUITS.index(card.face[-1])) for card in (one, other)]
    return pairs[0] > pairs[1]


def outranks(one: Card, other: Card) -> bool:
    """Whether one card is of a higher rank than another."""
    return RANKS.index(one.face[:-1]) > RANKS.index(other.face[:-1])


def winners(cards: Sequence[Card], stayed: Sequence[bool], *, split: bool) -> tuple[int, ...]:
    """Return whom nobody beats among those who stayed in."""
    higher = outranks if split else beats
    staying = [seat for seat, stays in enumerate(stayed) if stays]
    return tuple(
        seat for seat in staying if not any(higher(cards[other], cards[seat]) for other in staying)
    )


def bidding_over(players: int, said: Sequence[tuple[int, str]], *, one_pass: bool) -> bool:
    """Whether the bidding is over after what was said: pairs of seat and word."""
    last_out = max((at for at, (_, word) in enumerate(said) if word == "out"), default=-1)
    staying = set(range(players)) - {seat for seat, word in said if word == "out"}
    if len(staying) == 1:
        return True
    if one_pass:
        return {seat for seat, _ in said} == set(range(players))
    return staying <= {seat for seat, word in said[last_out + 1 :] if word == "keep"}


def forfeits(
    cards: Sequence[Card], stayed: Sequence[bool], *, split: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what each comes to in the drinking game, and what each has to hand out.

    "Out is one, lost is three, and the winner hands out five."
    """
    best = winners(cards, stayed, split=split)
    comes, gives = [], []
    for seat, stays in enumerate(stayed):
        if not stays:
            comes.append(1)
            gives.append(0)
        elif seat in best:
            comes.append(0)
            gives.append(5)
        else:
            comes.append(3)
            gives.append(0)
    return tuple(comes), tuple(gives)
