"""Moments of matches, and all that somebody is shown of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.indian_poker.scene import Draft
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.table import live, milestone, past, private
from data.log import Stage, Table
from engine.core import Event, Seat
from engine.indian_poker.model import HandRevealed, When
from engine.indian_poker.options import Options
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.situation import Phase
from engine.indian_poker.state import State
from tests.bot.present.scenes import LONG_ID, names, table, user
from tests.engine.driver import chance
from tests.engine.poker.driver import Match, play_on

SPLIT = Options(ties="split", points="negated", deal="closed")
ONCE = Options(bidding="one_pass", deck="deplete", leaving="end")
SECRET = Options(bidding="simultaneous", target="10", two_players="yes")
TABLES = (
    *((players, Options()) for players in (3, 7)),
    (12, Options(rotations="one")),
    (3, SPLIT),
    (12, ONCE),
    (2, SECRET),
    (12, SECRET),
)
"""Numbers of players and options that between them have every kind of screen."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a match, and the events that led to it."""

    state: State
    events: tuple[Event, ...]


def moments(players: int, options: Options, number: int) -> Iterator[Moment]:
    """Play a match at random, and yield every state in which somebody is awaited, and the end."""
    match, rng = Match(players, chance(number, players), options), random.Random(number)
    yield Moment(match.state, tuple(match.log))
    while match.awaited:
        play_on(match, rng)
        yield Moment(match.state, match.steps[-1][1])


def at_table(state: State) -> Table:
    """Return the table at which a match stands so."""
    stage = Stage.CLOSED if state.phase is Phase.OVER else Stage.PLAYING
    at = replace(table(state.players, stage), options=state.options)
    return replace(at, step=state.step, host=LONG_ID)


def scene_of(state: State, viewer: Seat | None, draft: Draft | None = None) -> Scene:
    """Return what ``viewer`` may use."""
    view = INDIAN_POKER.view(state, viewer)
    user_ = None if viewer is None else user(viewer)
    return Scene(at_table(state), view, viewer, names(state.players), draft, user=user_)


def shown(moment: Moment, viewer: Seat | None) -> Iterator[Screen]:
    """Yield everything that ``viewer`` can be shown at this moment, the channel's posts too."""
    state = moment.state
    here = scene_of(state, viewer)
    yield from (live(here), past(here))
    for page in range(3):
        yield answer(Outcome(1, here, Show.SHEET, page=page))
    yield answer(Outcome(1, here, Show.HOW))
    for event in moment.events:
        if isinstance(event, HandRevealed):
            yield from told(here, event)
    if viewer is not None:
        yield from own(state, viewer)


def told(here: Scene, event: HandRevealed) -> Iterator[Screen]:
    """Yield what is told of a hand that is over."""
    yield from filter(None, (milestone(here, event),))
    for page in range(len(event.cards) + 1):
        yield answer(Outcome(1, replace(here, reveal=event), Show.WHY, page=page))


def own(state: State, viewer: Seat) -> Iterator[Screen]:
    """Yield what ``viewer`` alone is shown, with every kind of draft."""
    here = scene_of(state, viewer)
    yield private(here)
    yield answer(Outcome(1, here, Show.NEXT))
    for when in (None, *When):
        for show in (Show.HAND, Show.ORDER):
            yield answer(Outcome(1, replace(here, draft=Draft(when)), show))
