"""What the tables ask of a game beside its rules: moves, drafts, whom it asks, what it was worth.

Each game answers in a package of its own; ``bot.games`` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from bot.decision import Decision
from bot.outcome import Said
from bot.turn import DraftT, Turn, ViewT
from engine.core import Command, Event, Patience, Seat

OptionsT = TypeVar("OptionsT")
PlanT = TypeVar("PlanT")


@dataclass(frozen=True, slots=True)
class Planning(Generic[ViewT, PlanT]):
    """What a seat of a game may lay down for the case that it misses a deadline.

    The store keeps a plan as text. ``stands`` tells whether a plan is for what the view's seat is
    asked now. ``command`` is what it says, ``None`` for what a computer player chooses; it need not
    be legal any more. ``told`` is what is kept of it once time was up, for that seat to read:
    ``fits`` says whether it was played, ``False`` that a computer had to choose.
    """

    dump: Callable[[PlanT], str]
    load: Callable[[str], PlanT]
    stands: Callable[[ViewT, PlanT], bool]
    command: Callable[[ViewT, PlanT], Command | None]
    told: Callable[[PlanT, bool], PlanT]


@dataclass(frozen=True, slots=True)
class Moves(Generic[ViewT, DraftT]):
    """What a seat can do in a game, and what it is to the person who does it.

    ``actions`` are those of controls. ``any_step`` are the ones that only look, so that a control
    of any phase may ask for them; ``in_place`` those whose answer replaces the private screen that
    they were pressed on.

    A seat begins to pick from ``first_draft``; the store keeps a draft as text.

    ``made_last`` tells what to say of a move that closed its phase, ``None`` while it may still be
    changed. ``prompt`` names what a seat is asked in private, ``None`` for nothing new: it changes
    when a message of its own is due. ``leaving`` is what a seat still does as its player leaves,
    before a computer plays it; ``None`` for nothing. ``planning`` is ``None`` where nothing can be
    laid down for a deadline that is missed.
    """

    actions: Mapping[str, Callable[[Turn[ViewT, DraftT]], Decision]]
    any_step: frozenset[str]
    in_place: frozenset[str]
    first_draft: Callable[[ViewT], DraftT]
    dump_draft: Callable[[DraftT], str]
    load_draft: Callable[[str], DraftT]
    made_last: Callable[[ViewT, Command], Said | None]
    prompt: Callable[[ViewT], tuple[str, int] | None]
    leaving: Callable[[ViewT], Command | None]
    planning: Planning[ViewT, Any] | None = None


@dataclass(frozen=True, slots=True)
class Hosting(Generic[OptionsT, ViewT, DraftT]):
    """How the house hosts one game.

    ``level`` is the computer player that fills seats and stands in for people. ``alone`` tells
    whether options are for a player alone. ``settable`` are the options that a host may choose in
    the lobby; ``kept`` are options as a server saves them, without what is one table's own.

    ``hands`` takes the views of all seats and returns what each held (faces) where a hand or round
    has just begun, else ``None``. ``held`` does the same for what a seat itself saw in its hand.
    ``reveals`` tells the scores of which round an event told, ``None`` for none, and ``mover``
    whose move one was, ``None`` for what chance and the rules did.

    ``lasts`` says how long a phase takes, in milliseconds, where that is not for the table's pace;
    ``host_sits`` whether whoever opens a table has the first seat by that. ``kin`` is the key of a
    game whose moves are made here too, so that its commands mean these tables as well.

    ``mode`` names what results are comparable with, and ``lowest`` says whether the lowest total is
    the best there; ``places`` takes anybody's view of a game that is over and returns place and
    seat, best first. ``feats`` takes such a view and a seat, and returns that seat's best points of
    each kind that may be a record.
    """

    moves: Moves[ViewT, DraftT]
    level: str
    alone: Callable[[OptionsT], bool]
    settable: frozenset[str]
    kept: Callable[[OptionsT], OptionsT]
    hands: Callable[[tuple[ViewT, ...]], tuple[tuple[str, ...], ...] | None]
    held: Callable[[ViewT], tuple[str, ...] | None]
    reveals: Callable[[Event], int | None]
    mover: Callable[[Event], Seat | None]
    mode: Callable[[OptionsT], str]
    lowest: Callable[[OptionsT], bool]
    places: Callable[[ViewT], tuple[tuple[int, Seat], ...]]
    feats: Callable[[ViewT, Seat], Mapping[str, int]]
    lasts: Callable[[OptionsT, Patience], int] | None = None
    host_sits: bool = True
    kin: str | None = None


AnyHosting: TypeAlias = Hosting[Any, Any, Any]
"""How some game is hosted, whose options, views and drafts only it looks into."""
