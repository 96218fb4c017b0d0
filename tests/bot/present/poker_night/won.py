"""A night whose first hand is dealt, or won, and what its screens offer."""

from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.indian_poker.scene import Draft
from bot.present.screen import Button, Buttons, Screen
from engine.indian_poker.model import (
    Bid,
    MakeBid,
)
from engine.indian_poker.options import NightOptions
from tests.bot.present.poker_night.playing import (
    GUEST,
    TABLE,
    Night,
    guest,
    scene_of,
)


def night(options: NightOptions = NightOptions(), guests: int = 3) -> Night:  # noqa: B008  frozen
    """Return a night whose first hand has just been dealt."""
    begun = Night(options)
    begun.come(*map(guest, range(guests)))
    begun.begin()
    return begun


def won(options: NightOptions = NightOptions(), guests: int = 3) -> Night:  # noqa: B008  frozen
    """Return the same after all but the last guest went out."""
    begun = night(options, guests)
    for seat in range(guests - 1):
        begun.do(MakeBid(seat, Bid.OUT))
    return begun


def offered(screen: Screen) -> dict[str, Button]:
    rows = [block.buttons for block in screen.blocks if isinstance(block, Buttons)]
    return {button.label: button for row in rows for button in row}


def own(at: Night, user: int, draft: Draft | None = None) -> Screen:
    return answer(Outcome(TABLE, scene_of(at.standing, user, draft), Show.HAND))


def mine(at: Night, user: int = GUEST) -> Screen:
    return answer(Outcome(TABLE, scene_of(at.standing, user), Show.MINE))
