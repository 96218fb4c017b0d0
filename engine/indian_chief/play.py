"""The rules of Indian Chief: deciding commands and lapsed phases."""

from __future__ import annotations

from functools import reduce
from itertools import chain
from typing import Final

from engine.cards import Card
from engine.core import Code, Command, Event, RuleError, Seat, Wait
from engine.deal import Deal
from engine.indian_chief.dealing import first_hands, refill
from engine.indian_chief.melds import score
from engine.indian_chief.model import (
    GameEnded,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    Meld,
    Melded,
    MeldSealed,
    MeldsRevealed,
    PicksCollided,
    PickSteal,
    SealMeld,
    Steal,
    StealPicked,
    StealsResolved,
    Wish,
)
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, Sealed, View
from engine.indian_chief.state import State, evolve
from engine.indian_chief.steals import colliding, steal, stealable
from engine.indian_chief.view import view
from engine.indian_chief.wishes import fulfil


class IndianChief:
    """Indian Chief by any rulebook: the options of a game name it."""

    key: Final = "indian_chief"
    events: Final = (
        GameStarted,
        HandsDealt,
        MeldSealed,
        MeldsRevealed,
        StealPicked,
        PicksCollided,
        StealsResolved,
        HandsRefilled,
        GameEnded,
    )

    def seats(self, options: Options) -> range:
        """Numbers of players that the rulebook has decks for (rule 4)."""
        decks = rules_of(options).decks
        return range(min(decks), max(decks) + 1)

    def start(self, seats: int, options: Options, deal: Deal) -> tuple[Event, ...]:
        """Deal the first hands; ``RuleError`` for a number of players out of range (rule 4)."""
        allowed = self.seats(options)
        if seats not in allowed:
            raise RuleError(Code.PLAYERS, players=seats, least=allowed[0], most=allowed[-1])
        return GameStarted(seats, options), first_hands(rules_of(options), seats, deal)

    def decide(self, state: State, command: Command, deal: Deal) -> tuple[Event, ...]:
        """Seal a meld or name a steal, and all that follows from it (rules 1, 5-7 and 21-26)."""
        match command:
            case SealMeld():
                return _with_consequences(state, (_seal(state, command),), deal)
            case PickSteal():
                return _with_consequences(state, (_pick(state, command),), deal)
            case _:
                raise TypeError(f"{type(command).__name__} is no command of {self.key}")

    def expire(self, state: State, step: int, deal: Deal) -> tuple[Event, ...]:
        """Let thieves who did not choose draw (rule 26); melds have no default."""
        if step != state.step or state.phase is not Phase.STEAL:
            return ()
        lapsed = tuple(StealPicked(thief, None) for thief in state.awaited)
        return _with_consequences(state, lapsed, deal)

    def evolve(self, state: State | None, event: Event) -> State:
        """Fold one event: total, no chance, no refusal."""
        return evolve(state, event)

    def wait(self, state: State) -> Wait | None:
        """Whom the game waits for; a steal gets a quarter of a move's time (rule 26)."""
        if state.phase is Phase.OVER:
            return None
        return Wait(state.step, state.awaited, "move" if state.phase is Phase.MELD else "short")

    def view(self, state: State, seat: Seat | None) -> View:
        """Build what ``seat`` may see; ``None`` is the channel and every spectator."""
        return view(state, seat)


INDIAN_CHIEF: Final = IndianChief()


# Commands.


def _seal(state: State, command: SealMeld) -> MeldSealed:
    seat, meld, cards = command.seat, command.meld, command.cards
    _require_phase(state, Phase.MELD)
    if seat not in range(state.players):
        raise RuleError(Code.NOT_AWAITED)
    if meld not in state.open_melds(seat):
        raise RuleError(Code.MELD_USED, meld=meld)
    if len(cards) != (need := rules_of(state.options).sizes[meld]):
        raise RuleError(Code.CARD_COUNT, meld=meld, need=need, got=len(cards))
    _require_held(state.hands[seat], cards)
    if command.wish is not None and meld is not Meld.THIEF:
        raise RuleError(Code.WISH_WITHOUT_THIEF)
    return MeldSealed(seat, meld, cards, command.wish)


def _pick(state: State, command: PickSteal) -> StealPicked:
    _require_phase(state, Phase.STEAL)
    if command.seat not in state.thieves.group:
        raise RuleError(Code.NOT_AWAITED)
    steal(_table(state), command.seat, command.target)
    return StealPicked(command.seat, command.target)


def _require_phase(state: State, phase: Phase) -> None:
    if state.phase is Phase.OVER:
        raise RuleError(Code.OVER)
    if state.phase is not phase:
        raise RuleError(Code.NOT_AWAITED)


def _require_held(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> None:
    for card in cards:
        if card not in hand:
            raise RuleError(Code.CARD_NOT_HELD, card=card.face)
        if cards.count(card) > 1:
            raise RuleError(Code.CARD_TWICE, card=card.face)


# Consequences.


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
    if state.awaited or state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.MELD:
        return (_reveal(state),)
    if state.thieves.group:
        return (_resolve(state),)
    if state.round == rules_of(state.options).rounds:
        best = max(state.totals)
        return (GameEnded(tuple(s for s, total in enumerate(state.totals) if total == best)),)
    return (refill(state, deal),)


def _reveal(state: State) -> MeldsRevealed:
    """Show and score all melds, before any steal (rule 25); no steals in the last round (27)."""
    rules = rules_of(state.options)
    sealed = [sealed for sealed in state.sealed if sealed is not None]
    melds = tuple(Melded(one.meld, one.cards) for one in sealed)
    scores = tuple(
        score(rules, one.meld, one.cards, _cards_of_others(sealed, seat))
        for seat, one in enumerate(sealed)
    )
    turns = rules.turns(melds) if state.round < rules.rounds else ()
    return MeldsRevealed(state.round, melds, scores, turns)


def _cards_of_others(sealed: list[Sealed], seat: Seat) -> tuple[Card, ...]:
    melded = (one.cards for other, one in enumerate(sealed) if other != seat)
    return tuple(chain.from_iterable(melded))


def _unasked(state: State) -> tuple[StealPicked, ...]:
    """Pick for thieves who need not be asked once their group's turn begins.

    Those are the ones who sealed a wish (rule 26), and those to whom nothing is left but to draw.
    For a second pick all are asked.
    """
    if state.thieves.attempt:
        return ()
    wishes = ((thief, _wish(state, thief)) for thief in state.thieves.group)
    return tuple(
        StealPicked(thief, fulfil(wish, thief, _table(state)))
        for thief, wish in wishes
        if wish is not None and state.thieves.pick_of(thief) is None
    )


def _wish(state: State, thief: Seat) -> Wish | None:
    if not stealable(_table(state), thief):
        return Wish(())
    sealed = state.sealed[thief]
    return sealed.wish if sealed else None


def _resolve(state: State) -> PicksCollided | StealsResolved:
    """Close a group's turn: all steal at once, or those who met pick again (rules 22 and 24)."""
    table, thieves = _table(state), state.thieves
    picks = sorted(thieves.picks, key=lambda pick: pick.thief)
    steals = tuple(steal(table, pick.thief, pick.target) for pick in picks)
    met = colliding(steals)
    if not met:
        return StealsResolved(steals)
    if thieves.attempt < rules_of(state.options).repicks:
        return PicksCollided(met)
    return StealsResolved(tuple(Steal(thief, None, None) for thief in thieves.group), collided=True)


def _table(state: State) -> tuple[Melded, ...]:
    return state.table.melds if state.table else ()
