"""A hand of a night that somebody has just won, for tests of handing out."""

from __future__ import annotations

from dataclasses import replace

from bot.present.scene import Scene
from data.log import Chair, Stage, Table
from engine.core import Seat, fold
from engine.indian_poker.model import Bid, MakeBid
from engine.indian_poker.options import NightOptions
from engine.indian_poker.play import POKER_NIGHT
from engine.indian_poker.situation import View
from tests.bot.present.scenes import table
from tests.engine.driver import chance

ADA, BEN, CLEO = 11, 12, 13
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Ben 2"}
WINNER: Seat = 3
PLAYERS = 4


def won_by(viewer: Seat | None, options: NightOptions = NightOptions()) -> View:  # noqa: B008  frozen
    """Return what ``viewer`` sees when all but ``WINNER`` went out, before anything was given."""
    deal = chance(1, PLAYERS)
    log = list(POKER_NIGHT.start(PLAYERS, options, deal))
    state = fold(POKER_NIGHT, log)
    assert state is not None
    for seat in range(WINNER):
        for event in POKER_NIGHT.decide(state, MakeBid(seat, Bid.OUT), deal):
            state = POKER_NIGHT.evolve(state, event)
    return POKER_NIGHT.view(state, viewer)


def at_table() -> Table:
    """Return a night's table: Ada, Ben, a computer, and the winner, who is called "Ben 2"."""
    chairs = tuple(
        Chair(user, None if user else "hard", "ab" * 16) for user in (ADA, BEN, None, CLEO)
    )
    options = NightOptions(name="Blind Man's Bluff")
    return replace(table(PLAYERS, Stage.PLAYING), options=options, chairs=chairs)


def scene(viewer: Seat | None) -> Scene:
    """Return what ``viewer``'s screens may use."""
    return Scene(at_table(), won_by(viewer), viewer, NAMES)
