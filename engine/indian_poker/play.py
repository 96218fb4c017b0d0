"""The rules of Indian poker: deciding commands and lapsed turns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Final

from engine.core import Code, Command, Event, RuleError, Seat, Wait
from engine.deal import Deal
from engine.indian_poker.bidding import bid, by_order, lapsed, order
from engine.indian_poker.dealing import deal_hand, end, reveal
from engine.indian_poker.evolve import evolve
from engine.indian_poker.giving import hand_out, hand_out_evenly, spread
from engine.indian_poker.model import (
    BidMade,
    BidSealed,
    CardsDealt,
    GiveOrder,
    HandedOut,
    HandOut,
    HandOutEvenly,
    HandRevealed,
    MakeBid,
    MatchEnded,
    MatchStarted,
    OrderGiven,
)
from engine.indian_poker.options import AnyOptions
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase, View
from engine.indian_poker.state import State
from engine.indian_poker.view import view

_HAND_EVENTS: Final[tuple[type[Event], ...]] = (
    MatchStarted,
    CardsDealt,
    OrderGiven,
    BidMade,
    BidSealed,
    HandRevealed,
)


@dataclass(frozen=True, slots=True)
class IndianPoker:
    """Indian poker by the house rules that its options name: a match, or the hands of a night."""

    key: str
    events: tuple[type[Event], ...]

    def seats(self, options: AnyOptions) -> range:
        """Numbers of players (rule 66)."""
        return rules_of(options).seats

    def start(self, seats: int, options: AnyOptions, deal: Deal) -> tuple[Event, ...]:
        """Deal the first hand.

        ``RuleError`` for a number of players out of range (rule 66) and for house rules that mean
        nothing beside the other options.
        """
        _require_players(options, seats)
        return MatchStarted(seats, options), deal_hand(State(options, seats), deal)

    def next_hand(self, state: State, seats: int, deal: Deal) -> tuple[Event, ...]:
        """Deal the next hand of a night that rests, to ``seats`` players, the last one dealing.

        ``RuleError`` for a number of players out of range, and before the hand is over (rule 70).
        """
        if state.phase is not Phase.REST:
            raise RuleError(Code.NOT_AWAITED)
        _require_players(state.options, seats)
        started = MatchStarted(seats, state.options)
        return started, deal_hand(evolve(state, started), deal)

    def decide(self, state: State, command: Command, deal: Deal) -> tuple[Event, ...]:
        """Record a bid, a standing order or what is handed out, and all that follows from it."""
        return _with_consequences(state, (_recorded(state, command),), deal)

    def expire(self, state: State, step: int, deal: Deal) -> tuple[Event, ...]:
        """Act for those who did not: a missed first bid is out, a missed keep is keep (69).

        Forfeits that a winner did not hand out are spread evenly.
        """
        if step != state.step:
            return ()
        missed = spread(state) if state.phase is Phase.GIVE else lapsed(state)
        return _with_consequences(state, missed, deal)

    def dealt(self, state: State, event: Event, deal: Deal) -> Event | None:
        """Deal again what ``event`` dealt in this state; ``None`` for an event without chance."""
        return deal_hand(state, deal) if isinstance(event, CardsDealt) else None

    def evolve(self, state: State | None, event: Event) -> State:
        """Fold one event: total, no chance, no refusal."""
        return evolve(state, event)

    def wait(self, state: State) -> Wait | None:
        """Whom it waits for: one seat in its turn, all who have not bid in secret, the winners."""
        match state.phase:
            case Phase.OVER:
                return None
            case Phase.REST:
                return Wait(state.step, (), "rest")
            case _:
                return Wait(state.step, state.awaited, "move")

    def view(self, state: State, seat: Seat | None) -> View:
        """Build what ``seat`` may see; ``None`` is the channel and every spectator."""
        return view(state, seat)


INDIAN_POKER: Final = IndianPoker("indian_poker", (*_HAND_EVENTS, MatchEnded))
POKER_NIGHT: Final = IndianPoker("poker_night", (*_HAND_EVENTS, HandedOut))


def _require_players(options: AnyOptions, seats: int) -> None:
    allowed = rules_of(options).seats
    if seats not in allowed:
        raise RuleError(Code.PLAYERS, players=seats, least=allowed[0], most=allowed[-1])


def _recorded(state: State, command: Command) -> Event:
    match command:
        case MakeBid():
            return bid(state, command)
        case GiveOrder():
            return order(state, command)
        case HandOut():
            return hand_out(state, command)
        case HandOutEvenly():
            return hand_out_evenly(state, command)
        case _:
            raise TypeError(f"{type(command).__name__} is no command of Indian poker")


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
    if state.phase is not Phase.BID:
        return None
    if not state.cards:
        return end(state) or deal_hand(state, deal)
    if state.bidding_over:
        return reveal(state)
    return by_order(state)
