"""What people do at a match: lawful bids, any control in sight, any command, forged ones, time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from random import Random

import discord
from discord import app_commands

from bot.visits import ACTIONS
from engine.indian_poker.model import Bid, When
from tests.bot.discord.leak.office import Json, controls
from tests.bot.discord.leak.world import Deed, World

OUTSIDER = 400
"""Somebody in the channel who has no seat."""

TYPED = ("", "a", "KS", "7", "in", "1", "0:1")
FORGED = tuple(sorted(ACTIONS))
"""Actions that a forged control asks for: every one that a table of any game knows."""

ENDING = ("chief start", "chief solo", "poker start", "poker night", "table end")
"""Commands that open another table, or end this one and so open its deal."""

LEAVING = ("leave", "end")
WORDS = (*When, *Bid)


PROBES = ("hand", "why:{hand}", "deal", "sheet", "")
"""What is asked for at the beginning, one after the other; the last is a table's number, typed."""


@dataclass
class Script:
    """Chooses what happens next in a world by ``rng``; what it chose can be done in any twin."""

    world: World
    rng: Random
    players: int
    viewer: int

    async def next(self) -> Deed:
        """Choose something."""
        (choose,) = self.rng.choices([*self._ways()], [*self._ways().values()])
        return await choose(self._anybody())

    def _ways(self) -> dict[Callable[[int], Awaitable[Deed]], int]:
        """Return the kinds of things that happen, and how many of a hundred each is."""
        return {
            self._bid: 36,
            self._press: 24,
            self._command: 12,
            self._typing: 6,
            self._forged: 14,
            self._coming_and_going: 4,
            self._lateness: 4,
        }

    async def _lateness(self, _user: int) -> Deed:
        return World.late

    async def probe(self, number: int) -> Deed:
        """Ask for what is secret: one of the ways of asking, the viewer or an outsider."""
        user = (self.viewer, OUTSIDER)[number % 2]
        probe = PROBES[number // 2 % len(PROBES)]
        if not probe:
            return lambda world: world.office.complete(user, "table sheet", "table", "1")
        view = await self.world.view()
        custom_id = f"t:1:{view.step}:{probe.format(hand=view.hand)}"
        return lambda world: world.office.press(user, custom_id)

    def _anybody(self) -> int:
        """Return the viewer half of the time, or somebody else, or an outsider."""
        other = self.rng.randint(1, self.players)
        return self.rng.choice((self.viewer, self.viewer, other, OUTSIDER))

    async def _bid(self, _user: int) -> Deed:
        """Let somebody who is awaited bid, the viewer mostly to stay in."""
        view = await self.world.view()
        secret = [seat + 1 for seat in range(self.players)]
        user = self.rng.choice(secret) if view.turn is None else view.turn + 1
        out = self.rng.random() < (0.1 if user == self.viewer else 0.3)
        first = view.turn is None or view.standing[view.turn] is None
        word = Bid.OUT if out else Bid.IN if first else Bid.KEEP
        return lambda world: world.office.slash(user, f"bid {word}")

    async def _press(self, user: int) -> Deed:
        """Press something that ``user`` can see, however old."""
        office = self.world.office
        there = [
            (number, control)
            for number, message in office.messages.items()
            if office.audience[number] in (None, user)
            for control in controls(message)
            if not _is_leaving(control)
        ]
        if not there:
            return await self._command(user)
        message, control = self.rng.choice(there[-40:])
        values, custom_id = self._values(control), str(control["custom_id"])
        return lambda world: world.office.press(user, custom_id, *values, message=message)

    def _values(self, control: Json) -> tuple[str, ...]:
        options = [option["value"] for option in control.get("options", ())]
        return tuple(self.rng.sample(options, control.get("min_values", 1))) if options else ()

    async def _command(self, user: int) -> Deed:
        commands = {c.qualified_name: c for c in _commands(self.world) if _is_safe(c)}
        words = self.rng.choice(sorted(commands))
        options = {
            each.name: self._option(each)
            for each in commands[words].parameters
            if each.required or self.rng.random() < 0.3
        }
        return lambda world: world.office.slash(user, words, **options)

    def _option(self, of: app_commands.Parameter) -> str | int | bool:
        if of.choices:
            return str(self.rng.choice(of.choices).value)
        if of.type is discord.AppCommandOptionType.integer:
            return self.rng.choice((1, 1, 2, int(of.min_value or 0)))
        if of.type is discord.AppCommandOptionType.boolean:
            return self.rng.random() < 0.5
        return self.rng.choice(TYPED[1:])

    async def _typing(self, user: int) -> Deed:
        words, option = self.rng.choice(
            [
                (c.qualified_name, p.name)
                for c in _commands(self.world)
                for p in c.parameters
                if p.autocomplete
            ]
        )
        typed = self.rng.choice(TYPED)
        return lambda world: world.office.complete(user, words, option, typed)

    async def _forged(self, user: int) -> Deed:
        """Press a control that was never shown."""
        view, seat = await self.world.view(), self.rng.randrange(self.players)
        step = view.step + self.rng.choice((-1, 0, 0, 1))
        number = self.rng.choice((seat, view.hand, view.hand, view.hand + 1))
        arg = self.rng.choice(("", f":{number}", f":{number}", f":{self.rng.choice(WORDS)}"))
        values = self.rng.choice(((), (), (str(seat),), (self.rng.choice(WORDS),)))
        custom_id = f"t:1:{max(step, 0)}:{self.rng.choice(FORGED)}{arg}"
        return lambda world: world.office.press(user, custom_id, *values)

    async def _coming_and_going(self, user: int) -> Deed:
        word = self.rng.choice(("leave", "join", "join"))
        return lambda world: world.office.slash(user, f"table {word}")


def _is_leaving(control: Json) -> bool:
    return any(f":{action}" in control["custom_id"] for action in LEAVING)


def _is_safe(command: app_commands.Command[discord.app_commands.Group, ..., None]) -> bool:
    return command.qualified_name not in (*ENDING, "table leave")


def _commands(
    world: World,
) -> Iterator[app_commands.Command[discord.app_commands.Group, ..., None]]:
    for command in world.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command
