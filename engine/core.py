"""The contract between the rules of a game and the house that hosts it.

A game is a fold: ``decide`` turns a Command into Events or refuses it, ``evolve`` folds Events
into a State, ``view`` builds from a State what one seat may see. Commands, events, states and
views are frozen slotted dataclasses holding tuples. Nothing here knows users, clocks or I/O.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from typing import Never

    from engine.deal import Deal

Seat: TypeAlias = int
"""A place at the table, 0-based, clockwise: seat 1 sits to the left of seat 0."""


@dataclass(frozen=True, slots=True)
class Command:
    """What a seat wants to do, in the imperative (``SealMeld``)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, in the past tense. Secret unless its class says ``public = True``."""

    public: ClassVar[bool] = False


class Code(StrEnum):
    """Every reason for which a game refuses a command: a closed list."""

    PLAYERS = "players"  # facts: players, least, most
    OVER = "over"
    NOT_AWAITED = "not_awaited"  # it is not this seat's turn, or this phase asks nothing of it
    MELD_USED = "meld_used"  # facts: meld
    MELD_UNKNOWN = "meld_unknown"  # facts: meld
    CARD_COUNT = "card_count"  # facts: meld, need, got
    CARD_UNKNOWN = "card_unknown"  # facts: card
    CARD_NOT_HELD = "card_not_held"  # facts: card
    CARD_TWICE = "card_twice"  # facts: card; one physical card, named twice
    NO_JOKERS = "no_jokers"  # this rulebook has none
    COLUMN = "column"  # facts: meld, column, open; that column cannot be chosen now
    NOT_A_JOKER = "not_a_joker"  # facts: card; only a joker can be declared
    DECLARED_LATER = "declared_later"  # a Beggar Man's joker is declared after the reveal
    DECLARED_JOKER = "declared_joker"  # a joker must be declared a card, not a joker
    JOKER_COUNT = "joker_count"  # facts: need, got; so many jokers are to be declared
    SPLIT_OFF = "split_off"  # the bot finds the best split itself
    SPLIT_COUNT = "split_count"  # facts: need, got
    SPLIT_CARD = "split_card"  # facts: card; not among the cards of the Chief
    HOUSE_RULE = "house_rule"  # facts: rule, lacking, options; means nothing beside the others
    WISH_WITHOUT_THIEF = "wish_without_thief"
    NO_STEALS = "no_steals"  # this rulebook's thieves draw a joker, so there is no wish
    WISH_LONG = "wish_long"  # facts: most
    WISH_UNKNOWN = "wish_unknown"  # facts: wish
    STEAL_OWN = "steal_own"
    STEAL_NOTHING = "steal_nothing"  # no card lies there
    STEAL_SAFE = "steal_safe"  # a Thief's card, which a house rule keeps safe
    NOT_YOUR_TURN = "not_your_turn"  # facts: turn; the seat that is to bid now
    KEEP_EARLY = "keep_early"  # there is no bid yet that could be kept, or no later turn at all
    WENT_OUT = "went_out"  # this seat is out of the hand, for good
    NO_ORDERS = "no_orders"  # all bid at once, so there is no turn for a standing order
    ORDER_NUMBER = "order_number"  # facts: number, least, most
    ORDER_SEAT = "order_seat"  # a standing order can wait only for another who is still in
    GIVE_COUNT = "give_count"  # facts: need, got; forfeits are handed out all at once
    GIVE_OWN = "give_own"  # nobody hands forfeits to themselves


class RuleError(Exception):
    """A command that the rules refuse; nothing has changed.

    ``code`` is one of the closed list, ``facts`` the numbers and names for its sentence.
    """

    def __init__(self, code: Code, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


Patience: TypeAlias = Literal["move", "short", "rest"]


@dataclass(frozen=True, slots=True)
class Wait:
    """Whom a game waits for.

    ``step`` changes with the phase only, so that simultaneous choices do not refuse each other
    and a click on a past phase is known. ``patience`` is ``"short"`` for a quarter of a move, and
    ``"rest"`` where nobody is awaited: the game goes on by itself once its time is over.
    """

    step: int
    seats: tuple[Seat, ...]
    patience: Patience


StateT = TypeVar("StateT")
ViewT_co = TypeVar("ViewT_co", covariant=True)
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


class Game(Protocol[StateT, ViewT_co, OptionsT_contra]):
    """The rules of one game."""

    @property
    def key(self) -> str:
        """Name of the game in code, database and options: ``"indian_chief"``."""

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every event class of this game."""

    def seats(self, options: OptionsT_contra) -> range:
        """Numbers of players that ``options`` allow; ``RuleError`` if they do not go together."""

    def start(self, seats: int, options: OptionsT_contra, deal: Deal) -> tuple[Event, ...]:
        """Open a game for ``seats`` players; ``RuleError`` when the options do not allow them."""

    def decide(self, state: StateT, command: Command, deal: Deal) -> tuple[Event, ...]:
        """Turn a command into events, or raise ``RuleError``. Changes nothing."""

    def expire(self, state: StateT, step: int, deal: Deal) -> tuple[Event, ...]:
        """Apply the ruled defaults for those who did not act in phase ``step``.

        Returns no event where the rules have no default (a computer plays that move).
        """

    def dealt(self, state: StateT, event: Event, deal: Deal) -> Event | None:
        """Deal again what ``event`` dealt in this state; ``None`` for an event without chance.

        Where it was dealt by ``deal`` and by the rules, both are the same.
        """

    def evolve(self, state: StateT | None, event: Event) -> StateT:
        """Fold one event: total, no chance, no refusal. ``None`` is the state before any."""

    def wait(self, state: StateT) -> Wait | None:
        """Whom the game waits for; ``None`` when it is over."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT_co:
        """Build what ``seat`` may see; ``None`` is the channel and every spectator."""


def fold(game: Game[StateT, object, Never], events: Iterable[Event]) -> StateT | None:
    """Fold a game's events into its state; ``None`` when there are none."""
    start: StateT | None = None
    return reduce(game.evolve, events, start)
