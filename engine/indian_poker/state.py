"""The state of a match of Indian poker."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.core import Seat
from engine.indian_poker.model import Bid, BidMade, HandedOut, HandRevealed, Order
from engine.indian_poker.options import AnyOptions
from engine.indian_poker.rules import Rules, rules_of
from engine.indian_poker.situation import Phase


def from_the_left(dealer: Seat, players: int) -> tuple[Seat, ...]:
    """All seats from the dealer's left, the dealer last."""
    return tuple((dealer + place) % players for place in range(1, players + 1))


@dataclass(frozen=True, slots=True)
class State:
    """A match as it stands. Everything by seat is a tuple.

    ``cards`` are those of the hand in play, ``()`` before the first and once a hand is revealed.
    ``gone`` are the cards of earlier hands since all 52 were shuffled last. ``turn`` is the seat
    whose turn it is, if any, ``standing`` each seat's last bid in its turn, ``kept`` who has kept
    since the last player went out; a first bid is no keep. ``sealed`` are the simultaneous bids.
    ``history`` are the hands that are over, ``past_bids`` the turns of each, ``totals`` the points.
    In a night these three begin anew with each hand, as its players do; ``hand`` and ``step`` count
    on. ``handed`` is how each winner handed out forfeits, by seat, ``()`` before there are any.
    """

    options: AnyOptions
    players: int
    hand: int = 0
    step: int = 0
    cards: tuple[Card, ...] = ()
    gone: tuple[Card, ...] = ()
    turn: Seat | None = None
    bids: tuple[BidMade, ...] = ()
    standing: tuple[Bid | None, ...] = ()
    kept: frozenset[Seat] = frozenset()
    sealed: tuple[Bid | None, ...] = ()
    orders: tuple[Order | None, ...] = ()
    history: tuple[HandRevealed, ...] = ()
    past_bids: tuple[tuple[BidMade, ...], ...] = ()
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    handed: tuple[HandedOut | None, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules that the match is played by, house rules included."""
        return rules_of(self.options)

    @property
    def phase(self) -> Phase:
        """What the match is waiting for."""
        if self.winners:
            return Phase.OVER
        if self.rules.forfeits is None or not self.history:
            return Phase.BID
        return Phase.GIVE if self.giving else Phase.REST

    @property
    def giving(self) -> tuple[Seat, ...]:
        """Seats that won the hand of a night and have forfeits to hand out still."""
        forfeits = self.rules.forfeits
        if forfeits is None or not forfeits.won or not self.history:
            return ()
        return tuple([seat for seat in self.history[-1].winners if self.handed[seat] is None])

    @property
    def dealer(self) -> Seat:
        """Dealer of this hand."""
        return self.rules.dealer(self.hand, self.players)

    @property
    def staying(self) -> tuple[Seat, ...]:
        """Seats that have not gone out, whether they have bid yet or not."""
        said = self.sealed or self.standing
        return tuple([seat for seat, bid in enumerate(said) if bid is not Bid.OUT])

    @property
    def bidding_over(self) -> bool:
        """Whether the hand in play is to be revealed (rules 61 and 62)."""
        rules, staying = self.rules, self.staying
        if rules.secret:
            return None not in self.sealed
        if len(staying) == 1:
            return True
        return self.kept.issuperset(staying) if rules.keeps else None not in self.standing

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats that the match waits for."""
        if self.turn is not None:
            return (self.turn,)
        return self.giving or tuple([s for s, bid in enumerate(self.sealed) if bid is None])
