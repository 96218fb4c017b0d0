"""A hand that is over, seen again as one seat saw it at each of its bids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.cards import Card
from engine.core import Seat
from engine.indian_poker.model import Bid, BidMade, HandRevealed
from engine.indian_poker.odds import read_chance, win_chance
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View


@dataclass(frozen=True, slots=True)
class Recalled:
    """A bid, and the chance to win that the seat had as it was made.

    ``chance`` counts the cards that the seat saw, ``read`` reads the others' bids too.
    """

    bid: Bid
    lapsed: bool
    chance: Fraction
    read: Fraction


def recall(view: View, hand: HandRevealed, seat: Seat) -> Iterator[Recalled]:
    """Yield the bids of ``seat`` in a hand of ``view``'s history; anybody's view will do.

    None for who won without having bid (rule 62). With simultaneous bids there is one each.
    """
    bids = view.bids_of(hand)
    if rules_of(view.options).secret:
        then, bid = _then(view, hand, seat, ()), Bid.IN if hand.stayed[seat] else Bid.OUT
        yield Recalled(bid, lapsed=False, chance=win_chance(then), read=read_chance(then))
        return
    for number, made in enumerate(bids):
        if made.seat == seat:
            then = _then(view, hand, seat, bids[:number])
            yield Recalled(made.bid, made.lapsed, win_chance(then), read_chance(then))


def first_chance(view: View, hand: HandRevealed, seat: Seat) -> Fraction:
    """Return the chance to win of ``seat``, counted from the cards that it saw, before any bid."""
    return win_chance(_then(view, hand, seat, ()))


def seen_by(hand: HandRevealed, seat: Seat) -> tuple[Card | None, ...]:
    """Return the cards as ``seat`` saw them while it was in (rule 65)."""
    return tuple(None if at == seat else card for at, card in enumerate(hand.cards))


def gone_before(view: View, hand: HandRevealed) -> tuple[Card, ...]:
    """Return the cards that the deck of this hand was without (house rule 68)."""
    rules, gone = rules_of(view.options), tuple[Card, ...]()
    for earlier in view.history[: hand.hand - 1]:
        kept = () if rules.shuffles_all(len(gone), view.players) else gone
        gone = (*kept, *earlier.cards)
    return () if rules.shuffles_all(len(gone), view.players) else gone


def _then(view: View, hand: HandRevealed, seat: Seat, bids: tuple[BidMade, ...]) -> View:
    """Return what ``seat`` saw after ``bids`` of a hand, as far as odds ask for it."""
    last = {made.seat: made.bid for made in bids}
    return replace(
        view,
        seat=seat,
        hand=hand.hand,
        dealer=hand.dealer,
        bids=bids,
        standing=tuple(last.get(at) for at in range(view.players)),
        gone=gone_before(view, hand),
        cards=seen_by(hand, seat),
    )
