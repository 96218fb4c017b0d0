"""The odds of Indian poker: both tables of thresholds, and the chance to hold the highest card.

A threshold is the highest card that a player may see and still stay in. ``gone`` are the cards
that the deck is without (house rule 68, deplete). Chances are exact.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import ceil

from engine.cards import Card, Rank, deck
from engine.core import Seat
from engine.indian_poker.model import Bid
from engine.indian_poker.options import AnyOptions, Options
from engine.indian_poker.ranking import by_rank, by_rank_and_suit
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View

_DECK = deck(1)


@lru_cache(maxsize=256)
def printed_threshold(players: int, gone: tuple[Card, ...] = ()) -> Card:
    """Return the threshold of the source's table, printed there for 3 to 12 players.

    It stands three quarters up the cards that are in nobody's hand, above one card for each of the
    others: at (n - 1) + 3(52 - n) / 4 of the deck, rounded down, the ace of clubs being the first.
    So the source counts aces low, though they are high in play.
    """
    cards = sorted(_left(gone), key=lambda card: (card.rank, card.suit))
    position = players - 1 + 3 * (len(cards) - players) // 4
    return cards[position - 1]


@lru_cache(maxsize=256)
def exact_threshold(players: int, gone: tuple[Card, ...] = ()) -> Card:
    """Return the highest card that one may see and lose nothing by staying in.

    That is while the cards above it are a quarter of the unseen ones, the own one among them
    (4K >= 53 - n in a full deck), or more.
    """
    cards = sorted(_left(gone), key=by_rank_and_suit)
    unseen = len(cards) - (players - 1)
    return cards[-1 - ceil(break_even(Options()) * unseen)]


@lru_cache(maxsize=16)
def exact_rank(players: int) -> Rank:
    """Return the highest rank of which one may see a card and lose nothing by staying in.

    For tables where equal ranks win together (house rule 60): the other cards of the rank win too.
    """
    unseen = len(_DECK) - (players - 1)
    need = break_even(Options(ties="split")) * unseen
    return max(
        (card for card in _DECK if sum(by_rank(c) >= by_rank(card) for c in _DECK) - 1 >= need),
        key=by_rank,
    ).rank


def break_even(options: AnyOptions) -> Fraction:
    """Return the chance to win from which on staying in is no worse than going out: 1/4."""
    rules = rules_of(options)
    return Fraction(rules.out - rules.lost, rules.won - rules.lost)


def expected(options: AnyOptions, chance: Fraction) -> Fraction:
    """Return the mean points of staying in with a ``chance`` to win (rule 63)."""
    rules = rules_of(options)
    return rules.lost + chance * (rules.won - rules.lost)


def win_chance(view: View) -> Fraction:
    """Return the chance that the own card is the highest of those still in.

    All unseen cards are as likely as each other. ``ValueError`` for a view that sees its own card,
    or has none.
    """
    return _chance(view, unseen(view))


def read_chance(view: View) -> Fraction:
    """Return the same chance, read from the others' bids: see ``consistent``."""
    return _chance(view, consistent(view))


def unseen(view: View) -> tuple[Card, ...]:
    """Return the cards that the own one may be: those that neither lie open nor are gone.

    ``ValueError`` as for ``win_chance``.
    """
    if view.seat is None or not view.cards or view.cards[view.seat] is not None:
        raise ValueError("only a player who is in has a card that is unseen")
    return tuple(card for card in _left(view.gone) if card not in view.cards)


def consistent(view: View) -> tuple[Card, ...]:
    """Return the cards that the own one may be if the others bid by the printed table.

    By the table a bid tells whether the bidder saw a card above the threshold. So it tells of the
    own card where no other that was seen is above it (the source's last advice). Where players
    contradict each other, those are believed who leave fewer contradicted. Whoever cannot be
    playing by the table, whatever the own card is, tells nothing; nor does a bid that lapsed.
    """
    cards = unseen(view)
    low, high = (_contradicted(view, high=high) for high in (False, True))
    if low == high:
        return cards
    highs = above(view, cards)
    likely = highs if high < low else tuple(card for card in cards if card not in highs)
    return likely or cards


def rivals(view: View) -> tuple[Seat, ...]:
    """Return the others who have not gone out, whether they have bid yet or not.

    ``ValueError`` for the channel's view.
    """
    if view.seat is None:
        raise ValueError("the channel's view has no seat, so nobody is its rival")
    bids = enumerate(view.standing)
    return tuple(seat for seat, bid in bids if bid is not Bid.OUT and seat != view.seat)


def wins(view: View, cards: Iterable[Card], against: Iterable[Seat]) -> int:
    """Count the ``cards`` that beat what these seats hold; where ties are split, equal it."""
    strength = rules_of(view.options).strength
    shown = (view.cards[seat] for seat in against)
    highest = max((strength(card) for card in shown if card is not None), default=0)
    return sum(strength(card) >= highest for card in cards)


def above(view: View, cards: Iterable[Card | None]) -> tuple[Card, ...]:
    """Return those of ``cards`` that are above the printed threshold."""
    threshold = by_rank_and_suit(printed_threshold(view.players, view.gone))
    return tuple(card for card in cards if card is not None and by_rank_and_suit(card) > threshold)


def goes_out(view: View, seen: Iterable[Seat], *, high: bool = False) -> bool:
    """Tell whether the printed table says "out" to who sees these seats' cards.

    ``high`` is whether the own card, if it is seen, is above the threshold.
    """
    return high or bool(above(view, (view.cards[seat] for seat in seen)))


def _contradicted(view: View, *, high: bool) -> int:
    """Count the others who do not bid by the table if the own card is ``high``, or is not."""
    staying, strange = set(range(view.players)), set()
    for made in view.bids:
        told = made.seat != view.seat and not made.lapsed
        expected_out = goes_out(view, staying - {made.seat}, high=high)
        if told and expected_out != (made.bid is Bid.OUT):
            strange.add(made.seat)
        if made.bid is Bid.OUT:
            staying.remove(made.seat)
    return len(strange)


def _chance(view: View, cards: tuple[Card, ...]) -> Fraction:
    return Fraction(wins(view, cards, rivals(view)), len(cards))


def _left(gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in _DECK if card not in gone)
