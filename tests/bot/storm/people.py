"""People at a storm's tables: they see what they are shown, and press what they see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from bot.click import Click, Control, Personal
from bot.courier import Undelivered
from bot.games import HOSTED
from bot.outcome import Outcome, Refusal, Said, Show
from bot.personal import Asking, Press
from bot.present.answer import answer, refusal
from bot.present.asks import form_of
from bot.present.limits import problems
from bot.present.screen import Screen
from data.log import TableId, UserId
from data.store import Person, StoreUnavailable
from engine.core import RuleError
from tests.bot.evening import CHANNEL, SERVER, Evening
from tests.bot.fakes import dm_of
from tests.bot.present.reading import Pressed, presses

CROWD: Final = tuple(Person(n, f"Guest {n}") for n in range(1, 9))
"""More people than there are seats; some of them only watch."""

CHANNELS: Final = (CHANNEL, CHANNEL + 1)
"""Where tables are told; a host may move one from the first to the other."""

HOST: Final = CROWD[0]
TYPED: Final = ("Ours", "", "x" * 60, "@everyone")
GOES_ON: Final = frozenset(
    {"seal", "announce", "pick", "draw", "take", "bid", "give_evenly", "give", "declare"}
)
"""What ends a choice."""

MOVES: Final = frozenset(action for hosting in HOSTED.values() for action in hosting.moves.actions)
PRESSES: Final = 8
"""So many presses a move takes at the most."""

ENDS: Final = frozenset({"end", "leave", "kick", "lobby"})
"""What people do seldom."""

Look = Callable[[Outcome | None, Screen, UserId], Awaitable[None]]
"""Hears what answers somebody: what it was built from, and the screen."""


@dataclass
class Crowd:
    """What everybody has in front of them: ``answers`` are the last private ones."""

    rng: Random
    look: Look
    answers: dict[UserId, list[tuple[Screen, int]]] = field(default_factory=dict)

    async def do(self, that: Evening, person: Person, pressed: Pressed, channel: int) -> str:
        """Press something and look at the answer; return what came of it, in a word."""
        control, values = pressed
        try:
            if isinstance(control, Personal):
                return await self._visit(that, person, control, values)
            click = self.click(that, control, values, channel)
            return await self.click_at(that, control.table, person, click)
        except StoreUnavailable:
            return "unavailable"

    def click(
        self, that: Evening, control: Control, values: tuple[str, ...], channel: int
    ) -> Click:
        """Return the click that pressing a control is."""
        admin = self.rng.random() < 0.2
        number = next(that.ids)
        return Click(control.action, control.step, control.args, values, number, channel, admin)

    async def click_at(self, that: Evening, table: TableId, person: Person, click: Click) -> str:
        """Click at a table; a form that is asked for is filled in or not."""
        try:
            outcome = await that.house.tables.play(table, person, click)
        except (Refusal, RuleError) as error:
            await self._answered(person, refusal(error), None)
            return f"refused {error.code}"
        if outcome.show is not Show.NOTHING:  # the public post shows it all
            await self._answered(person, answer(outcome), outcome)
        if outcome.said in {Said.OPENED, Said.JOINED, Said.REMATCH}:
            await greet(that, outcome.table, person)
        if form_of(outcome.show) is not None and self.rng.random() < 0.5:
            sent = replace(click, values=(self.rng.choice(TYPED),), interaction=next(that.ids))
            return await self.click_at(that, table, person, sent)
        return f"{outcome.show}/{outcome.said}"

    async def _visit(
        self, that: Evening, person: Person, control: Personal, values: tuple[str, ...]
    ) -> str:
        manager = self.rng.random() < 0.5
        press = Press(control.action, control.args, values, SERVER, manager, person.user)
        try:
            shown = await that.house.screens[control.screen](press)
        except (Refusal, RuleError) as error:
            await self._answered(person, refusal(error), None)
            return f"refused {error.code}"
        screen = shown.otherwise if isinstance(shown, Asking) else shown
        await self._answered(person, screen, None)
        return control.screen

    async def _answered(self, person: Person, screen: Screen, outcome: Outcome | None) -> None:
        assert problems(screen) == (), problems(screen)
        await self.look(outcome, screen, person.user)
        self.answers.setdefault(person.user, [])[:] = [
            *self.answers.get(person.user, [])[-2:],
            (screen, CHANNEL),
        ]

    # ------------------------------------------------------------ what they press

    def sees(self, that: Evening, person: Person) -> list[tuple[Pressed, int]]:
        """Return all that somebody can press: in the channel, in the DM, in private answers."""
        here = [(kept.screen, kept.channel) for kept in that.pigeon.messages.values()]
        mine = {*CHANNELS, dm_of(person.user)}
        shown = [pair for pair in here if pair[1] in mine] + self.answers.get(person.user, [])
        return [
            (pressed, channel)
            for screen, channel in shown[-12:]
            for pressed in presses(screen, self.rng)
        ]

    async def anything(self, that: Evening, person: Person) -> str:
        """Press anything in sight, however old."""
        there = self.sees(that, person)
        kept = [each for each in there if each[0][0].action not in ENDS or self.rng.random() < 0.1]
        if not kept:
            return "nothing in sight"
        pressed, channel = self.rng.choice(kept)
        return f"{pressed[0]} {await self.do(that, person, pressed, channel)}"

    async def again(self, that: Evening, person: Person, action: str | None = None) -> str:
        """Press something of the last private answer; with ``action`` only what asks for that."""
        screen, channel = self.answers.get(person.user, [(Screen(()), CHANNEL)])[-1]
        offered = [
            each
            for each in presses(screen, self.rng)
            if action in (None, each[0].action) and each[0].action not in ENDS
        ]
        if not offered:
            return "no more"
        pressed = self.rng.choice(offered)
        return f"{pressed[0]} {await self.do(that, person, pressed, channel)}"

    async def move(self, that: Evening, table: TableId, person: Person, channel: int) -> str:
        """Open the own hand and press what it offers until something is chosen."""
        pressed: Pressed = (Control(table, 0, "hand"), ())
        came = await self.do(that, person, pressed, channel)
        for _ in range(PRESSES):
            screen = self.answers[person.user][-1][0] if person.user in self.answers else None
            if screen is None:
                return came
            offered = [each for each in presses(screen, self.rng) if each[0].action in MOVES]
            going = [each for each in offered if each[0].action in GOES_ON]
            if not offered:
                return came
            pressed = self.rng.choice(going * 2 + offered)
            came = f"{pressed[0].action} {await self.do(that, person, pressed, channel)}"
            if pressed[0].action in GOES_ON and "refused" not in came:
                return came
        return came


async def greet(that: Evening, table: TableId, person: Person) -> None:
    """Try the DM of whoever sat down, as the answer to a click does."""
    with suppress(StoreUnavailable, Undelivered):  # the seat is taken, whatever this meets
        await that.house.teller.greet(table, person.user)
