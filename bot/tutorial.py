"""``/tutorial``: a guided first game against two computers, on a deal that is always the same.

All that was done in it stands in the controls, so nothing is stored, and a press that comes twice
shows the same. It is played by the rules of every other game.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Final

from bot.click import OPEN, Personal
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present import tutorial as screens
from bot.present.indian_chief.preview import complete
from bot.present.indian_chief.scene import Draft
from bot.present.screen import Screen
from bot.present.tutorial import LEARNER, Best, Lesson, Story
from engine.cards import Card
from engine.core import Command, Seat, fold
from engine.deal import Deal
from engine.indian_chief.best import best
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld, PickSteal, SealMeld, Target
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import CLASSIC
from engine.indian_chief.situation import View
from engine.players.indian_chief import easy

_SEATS: Final = 3
_DEAL: Final = Deal(b"tutorial 2318", ())
"""The prepared deal: its first hand holds an easy meld and a better one."""

_KNOWN: Final = tuple(meld for meld in screens.OFFERED if meld is not Meld.BEGGAR_MAN)
"""The melds of the first round whose scores depend on one's own cards only."""

OPENS: Final = Personal(screens.SCREEN, OPEN)
"""What ``/tutorial`` does."""


_LATER: Final = {
    (screens.SEAL, 2): screens.reveal,
    (screens.THIEF, 2): screens.thief,
    (screens.THIEF, 3): screens.loot,
    (screens.STEAL, 4): screens.end,
}
"""What is shown once a meld is sealed, by the action and how much it tells of the story."""


async def page(press: Press) -> Screen:
    """Show a step, as far as the story that the control tells has come; ``Refusal`` UNKNOWN."""
    told = (*press.args, *press.values)
    match press.action:
        case "open" | screens.HAND if not told:
            return screens.hand(_start())
        case screens.MELD | screens.CARDS | screens.SUGGEST:
            return screens.meld(_start(), _picked(press, _start()))
    later = _LATER.get((press.action, len(told)))
    if later is None:
        raise Refusal(Refused.UNKNOWN)
    return later(_lesson(_story(*told)))


def _picked(press: Press, start: Lesson) -> Draft:
    """Read what is picked of the first hand: nothing yet, a meld, its cards, or the best."""
    match press.action, press.args, press.values:
        case screens.MELD, (), ():
            return Draft()
        case screens.MELD, (), (meld,):
            return Draft(_meld(meld))
        case screens.CARDS, (meld,), places:
            return _draft(start.view, Story(_meld(meld), _places("".join(places))))
        case screens.SUGGEST, (), ():
            return Draft(start.best.meld, start.best.cards)
        case _:
            raise Refusal(Refused.UNKNOWN)


# ------------------------------------------------------------------------- reading


def _story(meld: str, cards: str, thief: str = "", loot: str = "") -> Story:
    """Read what a control tells: a meld, its cards, the Thief's card, what it steals."""
    return Story(
        _meld(meld),
        _places(cards),
        _places(thief)[0] if thief else None,
        _target(loot) if loot and loot != screens.DRAW else None,
        done=bool(loot),
    )


def _meld(text: str) -> Meld:
    if text not in screens.OFFERED:
        raise Refusal(Refused.UNKNOWN)
    return Meld(text)


def _places(text: str) -> tuple[int, ...]:
    if not text or not set(text) <= set("01234567"):
        raise Refusal(Refused.UNKNOWN)
    return tuple(map(int, text))


def _target(text: str) -> Target:
    places = _places(text)
    if len(places) != len(("seat", "slot")):
        raise Refusal(Refused.UNKNOWN)
    return Target(*places)


def _draft(view: View, story: Story) -> Draft:
    draft = Draft(story.meld, tuple(view.hand[place] for place in story.cards))
    if not complete(view, draft):
        raise Refusal(Refused.UNKNOWN)
    return draft


# ------------------------------------------------------------------------- playing


@cache
def _start() -> Lesson:
    """Return the first lesson, which is the same for everybody."""
    return _lesson(Story())


def _lesson(story: Story) -> Lesson:
    """Play the game as far as the story goes, and show the learner's side of it."""
    game = _Game()
    highest, took = _best(game.seen(LEARNER)), None
    if story.meld is not None:
        draft = _draft(game.seen(LEARNER), story)
        game.play_round(SealMeld(LEARNER, story.meld, draft.cards))
    if story.thief is not None:
        card = game.seen(LEARNER).hand[story.thief]
        game.play_round(SealMeld(LEARNER, Meld.THIEF, (card,)))
    if story.done:
        took = _stolen(game.seen(LEARNER), story.loot)
        game.play(PickSteal(LEARNER, story.loot))
    return Lesson(story, game.seen(LEARNER), highest, took)


def _stolen(view: View, loot: Target | None) -> Card | None:
    lying = screens.booty(view)
    if loot is not None and loot not in lying:
        raise Refusal(Refused.UNKNOWN)
    return None if loot is None else lying[loot]


def _best(view: View) -> Best:
    choices = [Best(meld, best(CLASSIC, meld, view.hand)) for meld in _KNOWN]
    return max(choices, key=lambda choice: score(CLASSIC, choice.meld, choice.cards, ()).points)


class _Game:
    """The game of one story; the computers leave the Thief to the learner."""

    def __init__(self) -> None:
        begun = fold(INDIAN_CHIEF, INDIAN_CHIEF.start(_SEATS, Options(), _DEAL))
        if begun is None:
            raise ValueError("a game begins with events")
        self._state = begun

    def seen(self, seat: Seat) -> View:
        return INDIAN_CHIEF.view(self._state, seat)

    def play_round(self, move: SealMeld) -> None:
        """Seal for the computers, then for the learner, which reveals the round."""
        for seat in range(LEARNER + 1, _SEATS):
            self.play(_computer(self.seen(seat), seat))
        self.play(move)

    def play(self, move: Command) -> None:
        for event in INDIAN_CHIEF.decide(self._state, move, _DEAL):
            self._state = INDIAN_CHIEF.evolve(self._state, event)


def _computer(view: View, seat: Seat) -> Command:
    melds = tuple(
        tuple(meld for meld in each if meld is not Meld.THIEF) for each in view.open_melds
    )
    columns = tuple(tuple((1,) for _ in each) for each in melds)
    return easy(replace(view, open_melds=melds, open_columns=columns), random.Random(seat))  # noqa: S311  for everybody the same
