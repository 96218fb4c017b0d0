"""Indian poker once more, naively and apart from the engine: cards are faces, bids are booleans."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

RANKS = [*"23456789", "10", *"JQKA"]
ORDER = [rank + suit for rank in RANKS for suit in "CDHS"]
"""The 52 faces from the lowest to the highest."""

ACES_LOW = [*ORDER[-4:], *ORDER[:-4]]


def printed(players: int, left: Iterable[str] = ORDER) -> str:
    """Count up to the threshold of the printed table."""
    cards = sorted(left, key=ACES_LOW.index)
    place = Fraction(players - 1) + Fraction(3, 4) * (len(cards) - players)
    return cards[int(place) - 1]


def exact(players: int, left: Iterable[str] = ORDER) -> str:
    """Try every card as the highest one seen, with every own card, and add up the points."""
    cards = sorted(left, key=ORDER.index)
    good = []
    for place in range(players - 2, len(cards)):
        seen = (*cards[: players - 2], cards[place])
        points = [points_in(own, seen) for own in cards if own not in seen]
        if sum(points) >= -len(points):
            good.append(cards[place])
    return good[-1]


def points_in(own: str, seen: Iterable[str], *, split: bool = False) -> int:
    """Points of staying in to the end against these cards."""
    return 5 if wins(own, seen, split=split) else -3


def wins(own: str, seen: Iterable[str], *, split: bool = False) -> bool:
    """Tell whether a card is the highest, or by house rule one of the highest rank."""
    height: Callable[[str], int] = ORDER.index
    if split:
        height = lambda face: RANKS.index(face[:-1])  # noqa: E731  the shorter way to say it
    return all(height(own) >= height(other) for other in seen)


def stays_by_table(players: int, seen: Iterable[str]) -> bool:
    """Tell whether the printed table says "in" on these cards."""
    return all(ORDER.index(face) <= _threshold(players) for face in seen)


@cache
def _threshold(players: int) -> int:
    return ORDER.index(printed(players))


@dataclass(frozen=True)
class Bidding:
    """A hand under way in turns, seat 0 first: who is in, who has bid, who has kept."""

    cards: tuple[str, ...]
    once: bool = False
    turn: int = 0
    gone: frozenset[int] = frozenset()
    bid: frozenset[int] = frozenset()
    kept: frozenset[int] = frozenset()

    @property
    def staying(self) -> list[int]:
        """Seats still in."""
        return [seat for seat in range(len(self.cards)) if seat not in self.gone]

    @property
    def over(self) -> bool:
        """Whether bidding is over."""
        done = self.bid if self.once else self.kept
        return len(self.staying) == 1 or done >= set(self.staying)

    def seen(self, seat: int) -> list[str]:
        """Cards of the others who are in."""
        return [self.cards[other] for other in self.staying if other != seat]

    def after(self, *, stays: bool) -> Bidding:
        """Let the seat whose turn it is bid, and go to the next one that is in."""
        seat, many = self.turn, len(self.cards)
        gone = self.gone if stays else self.gone | {seat}
        kept = (self.kept | ({seat} & self.bid)) if stays else frozenset()
        turn = next(t % many for t in range(seat + 1, seat + many + 1) if t % many not in gone)
        return replace(self, turn=turn, gone=gone, bid=self.bid | {seat}, kept=kept)

    def points(self) -> list[int]:
        """Score the hand."""
        return [
            points_in(card, self.seen(seat)) if seat in self.staying else -1
            for seat, card in enumerate(self.cards)
        ]


def by_tables(bidding: Bidding, *, until: int | None = None) -> Bidding:
    """Let everybody bid by the table until the hand is over or it is the turn of ``until``."""
    while not bidding.over and bidding.turn != until:
        seen = bidding.seen(bidding.turn)
        bidding = bidding.after(stays=stays_by_table(len(bidding.cards), seen))
    return bidding


def best_answer(seat: int, hands: Sequence[Bidding]) -> int:
    """Add up the points of the best play of ``seat`` against players by the table.

    ``hands`` differ in its own card only, so that it bids alike where the others have bid alike.
    """
    total, same = 0, dict[tuple[frozenset[int], frozenset[int]], list[Bidding]]()
    for hand in (by_tables(hand, until=seat) for hand in hands):
        if hand.over:
            total += hand.points()[seat]
        else:
            same.setdefault((hand.gone, hand.kept), []).append(hand)
    return total + sum(
        max(-len(alike), best_answer(seat, [hand.after(stays=True) for hand in alike]))
        for alike in same.values()
    )


def at_once(cards: Sequence[str], seat: int) -> int:
    """Points of ``seat`` if it stays in, and all others bid by the table at the same time."""
    others = [other for other in range(len(cards)) if other != seat]
    shown = {other: [card for at, card in enumerate(cards) if at != other] for other in others}
    staying = [cards[other] for other in others if stays_by_table(len(cards), shown[other])]
    return points_in(cards[seat], staying)
