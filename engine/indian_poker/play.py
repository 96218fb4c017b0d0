"""The rules of Indian poker: deciding commands and lapsed turns."""

from __future__ import annotations

from functools import reduce
from typing import Final

from engine.core import Code, Command, Event, RuleError, Seat, Wait
from engine.deal import Deal
from engine.indian_poker.bidding import bid, by_order, lapsed, order
from engine.indian_poker.dealing import deal_hand, end, reveal
from engine.indian_poker.evolve import evolve
from engine.indian_poker.model import (
    BidMade,
    BidSealed,
    CardsDealt,
    GiveOrder,
    HandRevealed,
    MakeBid,
    MatchEnded,
    MatchStarted,
    OrderGiven,
)
from engine.indian_poker.options import Options
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase, View
from engine.indian_poker.state import State
from engine.indian_poker.view import view


class IndianPoker:
    """A match of Indian poker, by the house rules that its options name."""

    key: Final = "indian_poker"
    events: Final = (
        MatchStarted,
        CardsDealt,
        OrderGiven,
        BidMade,
        BidSealed,
        HandRevealed,
        MatchEnded,
    )

    def seats(self, options: Options) -> range:
        """Numbers of players (rule 66)."""
        return rules_of(options).seats

    def start(self, seats: int, options: Options, deal: Deal) -> tuple[Event, ...]:
        """Deal the first hand.

        ``RuleError`` for a number of players out of range (rule 66) and for house rules that mean
        nothing beside the other options.
        """
        allowed = self.seats(options)
        if seats not in allowed:
            raise RuleError(Code.PLAYERS, players=seats, least=allowed[0], most=allowed[-1])
        return MatchStarted(seats, options), deal_hand(State(options, seats), deal)

    def decide(self, state: State, command: Command, deal: Deal) -> tuple[Event, ...]:
        """Record a bid or a standing order, and all that follows from it."""
        return _with_consequences(state, (_recorded(state, command),), deal)

    def expire(self, state: State, step: int, deal: Deal) -> tuple[Event, ...]:
        """Bid for those who did not: a missed first bid is out, a missed keep is keep (69)."""
        if step != state.step:
            return ()
        return _with_consequences(state, lapsed(state), deal)

    def evolve(self, state: State | None, event: Event) -> State:
        """Fold one event: total, no chance, no refusal."""
        return evolve(state, event)

    def wait(self, state: State) -> Wait | None:
        """Whom the match waits for: one seat in its turn, or all who have not bid in secret."""
        if state.phase is Phase.OVER:
            return None
        return Wait(state.step, state.awaited, "move")

    def view(self, state: State, seat: Seat | None) -> View:
        """Build what ``seat`` may see; ``None`` is the channel and every spectator."""
        return view(state, seat)


INDIAN_POKER: Final = IndianPoker()


def _recorded(state: State, command: Command) -> Event:
    match command:
        case MakeBid():
            return bid(state, command)
        case GiveOrder():
            return order(state, command)
        case _:
            raise TypeError(f"{type(command).__name__} is no command of {INDIAN_POKER.key}")


def _with_consequences(state: State, events: tuple[Event, ...], deal: Deal) -> tuple[Event, ...]:
    """Append all that follows from ``events``, until somebody is awaited or the match is over."""
    log: tuple[Event, ...] = ()
    while events:
        log += events
        state = reduce(evolve, events, state)
        following = _consequence(state, deal)
        events = () if following is None else (following,)
    return log


def _consequence(state: State, deal: Deal) -> Event | None:
    """Return what follows next, ``None`` while somebody is awaited."""
    if state.phase is Phase.OVER:
        return None
    if not state.cards:
        return end(state) or deal_hand(state, deal)
    if state.bidding_over:
        return reveal(state)
    return by_order(state)
