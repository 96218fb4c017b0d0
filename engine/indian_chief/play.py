"""The rules of Indian Chief: deciding commands and lapsed phases."""

from __future__ import annotations

from functools import reduce
from typing import Final

from engine.core import Code, Command, Event, RuleError, Seat, Wait
from engine.deal import Deal
from engine.indian_chief.dealing import first_hands, refill
from engine.indian_chief.evolve import evolve
from engine.indian_chief.model import (
    DeclareJokers,
    GameEnded,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    JokersDeclared,
    MeldSealed,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    PickSteal,
    SealMeld,
    Steal,
    StealPicked,
    StealsResolved,
    Wish,
)
from engine.indian_chief.options import Options
from engine.indian_chief.reveal import end, reveal, show
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.sealing import declare_late, pick, seal
from engine.indian_chief.situation import Phase, View
from engine.indian_chief.state import State
from engine.indian_chief.steals import Lying, colliding, steal, stealable
from engine.indian_chief.view import view
from engine.indian_chief.wishes import fulfil


class IndianChief:
    """Indian Chief by any rulebook: the options of a game name it."""

    key: Final = "indian_chief"
    events: Final = (
        GameStarted,
        HandsDealt,
        MeldSealed,
        MeldsShown,
        JokersDeclared,
        MeldsRevealed,
        StealPicked,
        PicksCollided,
        StealsResolved,
        HandsRefilled,
        GameEnded,
    )

    def seats(self, options: Options) -> range:
        """Numbers of players that the rulebook has decks for (rule 4); ``RuleError`` HOUSE_RULE."""
        decks = rules_of(options).decks
        return range(min(decks), max(decks) + 1)

    def start(self, seats: int, options: Options, deal: Deal) -> tuple[Event, ...]:
        """Deal the first hands.

        ``RuleError`` for a number of players out of range (rule 4) and for house rules that mean
        nothing beside the other options.
        """
        allowed = self.seats(options)
        if seats not in allowed:
            raise RuleError(Code.PLAYERS, players=seats, least=allowed[0], most=allowed[-1])
        return GameStarted(seats, options), first_hands(rules_of(options), seats, deal)

    def decide(self, state: State, command: Command, deal: Deal) -> tuple[Event, ...]:
        """Record a choice, and all that follows from it."""
        return _with_consequences(state, (_recorded(state, command),), deal)

    def expire(self, state: State, step: int, deal: Deal) -> tuple[Event, ...]:
        """Do what the rules say for those who did not choose; melds have no default.

        Beggar Men declare as scores best (rule 43), thieves draw (rule 26).
        """
        if step != state.step:
            return ()
        return _with_consequences(state, _lapsed(state), deal)

    def dealt(self, state: State, event: Event, deal: Deal) -> Event | None:
        """Deal again what ``event`` dealt in this state; ``None`` for an event without chance."""
        match event:
            case HandsDealt():
                return first_hands(state.rules, state.players, deal)
            case HandsRefilled():
                return refill(state, deal)
            case _:
                return None

    def evolve(self, state: State | None, event: Event) -> State:
        """Fold one event: total, no chance, no refusal."""
        return evolve(state, event)

    def wait(self, state: State) -> Wait | None:
        """Whom the game waits for; all but a meld gets a quarter of its time (rules 26 and 43)."""
        if state.phase is Phase.OVER:
            return None
        return Wait(state.step, state.awaited, "move" if state.phase is Phase.MELD else "short")

    def view(self, state: State, seat: Seat | None) -> View:
        """Build what ``seat`` may see; ``None`` is the channel and every spectator."""
        return view(state, seat)


INDIAN_CHIEF: Final = IndianChief()


def _recorded(state: State, command: Command) -> Event:
    match command:
        case SealMeld():
            return seal(state, command)
        case DeclareJokers():
            return declare_late(state, command)
        case PickSteal():
            return pick(state, command)
        case _:
            raise TypeError(f"{type(command).__name__} is no command of {INDIAN_CHIEF.key}")


def _lapsed(state: State) -> tuple[Event, ...]:
    match state.phase:
        case Phase.DECLARE:
            lapsed = (DeclareJokers(seat, ()) for seat in state.awaited)
            return tuple(declare_late(state, command) for command in lapsed)
        case Phase.STEAL:
            return tuple(StealPicked(thief, None) for thief in state.awaited)
        case _:
            return ()


def _with_consequences(state: State, events: tuple[Event, ...], deal: Deal) -> tuple[Event, ...]:
    """Append all that follows from ``events``, until somebody is awaited or the game is over."""
    log: tuple[Event, ...] = ()
    while events:
        log += events
        state = reduce(evolve, events, state)
        events = _consequence(state, deal)
    return log


def _consequence(state: State, deal: Deal) -> tuple[Event, ...]:
    """Return what follows next, nothing while somebody is awaited (rule 1)."""
    if picks := _unasked(state):
        return picks
    if state.awaited:
        return ()
    match state.phase:
        case Phase.MELD:
            return (show(state),)
        case Phase.DECLARE:
            return (reveal(state),)
        case Phase.STEAL:
            return (_after_the_reveal(state, deal),)
        case _:
            return ()


def _after_the_reveal(state: State, deal: Deal) -> Event:
    if state.thieves.group:
        return _resolve(state)
    return end(state) if state.round == state.rules.rounds else refill(state, deal)


def _unasked(state: State) -> tuple[StealPicked, ...]:
    """Pick for thieves who need not be asked once their group's turn begins.

    Those are the ones who sealed a wish (rule 26), and those to whom nothing is left but to draw.
    For a second pick all are asked.
    """
    if state.thieves.attempt:
        return ()
    unasked = (thief for thief in state.thieves.group if state.thieves.pick_of(thief) is None)
    lying = {thief: _lying(state, thief) for thief in unasked}
    wishes = {thief: _wish(state, thief) if lying[thief] else Wish(()) for thief in lying}
    return tuple(
        StealPicked(thief, fulfil(wish, lying[thief]))
        for thief, wish in wishes.items()
        if wish is not None
    )


def _lying(state: State, thief: Seat) -> Lying:
    return stealable(state.rules, thief, state.melds, state.earlier)


def _wish(state: State, thief: Seat) -> Wish | None:
    sealed = state.sealed[thief]
    return sealed.wish if sealed else None


def _resolve(state: State) -> PicksCollided | StealsResolved:
    """Close a group's turn: all steal at once, or those who met pick again (rules 22 and 24)."""
    rules, thieves = state.rules, state.thieves
    picks = sorted(thieves.picks, key=lambda pick: pick.thief)
    steals = tuple(
        steal(rules, pick.thief, pick.target, state.melds, state.earlier) for pick in picks
    )
    met = colliding(steals)
    if not met:
        return StealsResolved(steals)
    if thieves.attempt < rules.repicks:
        return PicksCollided(met)
    return StealsResolved(tuple(Steal(thief, None, None) for thief in thieves.group), collided=True)
