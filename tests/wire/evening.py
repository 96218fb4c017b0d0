"""An evening of people at one bot, which may be killed at any moment of it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

from data.books import Preset, Server
from data.sqlite import SqliteStore
from engine.catalog import Options
from tests.wire import aftermath
from tests.wire.client import Wire, until
from tests.wire.games import CHIEF, Game
from tests.wire.killer import Killer
from tests.wire.player import Player, button, offered
from tests.wire.process import Bot
from tests.wire.seen import Seen

TAKEN = re.compile(r"Seats: (\d+) of \d+")
STUCK_SECONDS = 60.0
MOST_TRIES = 20
QUIET_SECONDS = 1.0
PATIENCE = 16
"""So many times longer the bot is left alone before it is killed in the same pause again."""

TELL_ALL_SECONDS = 30.0
LOOK_SECONDS = 0.02
EVERYBODY = 99
"""More than there are seats."""

TELL_SECONDS = 4.0
"""A telling that met a fault is taken up again after 2 s."""


@dataclass(frozen=True, slots=True)
class Evening:
    """Two people in a channel: Ada plays there, Bob in his DM. Computers fill the table."""

    wire: Wire
    bot: Bot
    killer: Killer
    game: Game
    channel: int
    ada: Player
    bob: Player

    @classmethod
    async def begin(
        cls,
        wire: Wire,
        bot: Bot,
        rng: Random,
        kills: int,
        *,
        game: Game = CHIEF,
        rules: Options | None = None,
    ) -> Evening:
        """Bring them together; the bot is killed ``kills`` times from now on.

        ``rules`` are those that the server's tables begin with, if it has set any.
        """
        guild = await wire.guild()
        if rules is not None:
            await bot.kill()
            await _set_rules(bot, guild, rules)
            await bot.start()
        channel = await wire.channel(guild)
        killer = Killer(wire, bot, rng, kills, in_pauses=game.pause is not None)

        async def player(name: str, *, by_dm: bool) -> Player:
            person = await wire.person(name)
            return game.player(wire, person, channel, rng, act=killer.act, by_dm=by_dm)

        ada, bob = await player("Ada", by_dm=False), await player("Bob", by_dm=True)
        return cls(wire, bot, killer, game, channel, ada, bob)

    async def play_a_game(self, *, whole: bool = True) -> None:
        """Open a table, fill it, and play it to its result or, not ``whole``, to the last kill."""
        table = await self.start_a_game()

        async def over() -> bool:
            done = not whole and not self.killer.left
            return done or await self._post(table, "rematch") is not None

        await self.play(over)

    async def start_a_game(self) -> int:
        """Open a table, fill it and start; return its number."""
        table = await self._open()
        await self._sit_down(table)
        return table

    async def play(self, over: Callable[[], Awaitable[bool]]) -> None:
        """Let both play until it is over."""
        pressed_at, patience = time.monotonic(), QUIET_SECONDS
        while not await over():
            if any(await asyncio.gather(self.ada.turn(), self.bob.turn())):
                pressed_at, patience = time.monotonic(), QUIET_SECONDS
            idle = time.monotonic() - pressed_at
            assert idle < STUCK_SECONDS, "the game is stuck"
            if idle > patience and (self.killer.spare or await self._pauses()):
                await self.killer.strike()  # in the pause after a fault, or the game's own
                patience *= PATIENCE
            await asyncio.sleep(LOOK_SECONDS)

    async def end(self) -> None:
        """Wait until all is told, and stop the bot as a service manager does."""

        async def told() -> bool | None:
            return aftermath.told_everything(self.bot.database) or None

        await until(told, TELL_ALL_SECONDS)
        assert await self.bot.stop() == 0

    async def check(self, *, played_out: bool) -> None:
        """Compare what the bot has recorded with all that Discord saw.

        ``played_out``: every table was played to its result.
        """
        database = await aftermath.read(self.bot.database)
        for log in database.logs if played_out else ():
            aftermath.check_played_out(log)
        aftermath.check_acknowledged(await self.wire.interactions(), database)
        aftermath.check_channel(await self.wire.messages(self.channel), database)
        for player in (self.ada, self.bob):
            aftermath.check_dm(await player.person.dm())
        aftermath.check_requests(await self.wire.records())
        aftermath.check_bot_log(self.bot.log.read_text())
        assert (await self.wire.state()).syncs == 1

    async def _open(self) -> int:
        """Run the game's command until a lobby stands in the channel; return the table."""
        for _ in range(MOST_TRIES):
            await self.ada.say("open", self.game.opens, **self.game.asks)
            try:
                return await until(self._newest_lobby, TELL_SECONDS)
            except TimeoutError:
                continue
        raise AssertionError("no table could be opened")

    async def _newest_lobby(self) -> int | None:
        for message in reversed(await self.wire.messages(self.channel)):
            if way := button(message, "start"):
                return way.control.table
        return None

    async def _sit_down(self, table: int) -> None:
        """Both join, computers fill the table, Ada starts; each as often as it takes."""
        people = (self.ada, self.bob)
        for taken, player in enumerate(people, start=1):
            await self._until(table, player, "join", taken)
        for taken in range(len(people) + 1, self.game.seats(table) + 1):
            await self._until(table, self.ada, "add", taken)
        await self._until(table, self.ada, "start", EVERYBODY)

    async def _until(self, table: int, player: Player, action: str, taken: int) -> None:
        """Press a button of the lobby until so many seats are taken, or it is a lobby no more."""
        for _ in range(MOST_TRIES):
            lobby = await self._post(table, "start")
            choice = button(lobby, action) if lobby else None
            if lobby is None or choice is None or _taken(lobby) >= taken:
                return
            await (player.sit_down if action == "join" else player.press)(lobby, choice)
            await self._changed(lobby)
        raise AssertionError(f"{action} has no effect")

    async def _changed(self, before: Seen) -> None:
        """Wait a little until a post reads otherwise; to press once more does no harm."""

        async def changed() -> bool | None:
            there = {m.id: m for m in await self.wire.messages(self.channel)}
            return there[before.id].text != before.text or None

        try:
            await until(changed, QUIET_SECONDS)
        except TimeoutError:
            return  # the press was lost with the bot

    async def _pauses(self) -> bool:
        """Tell whether the game itself pauses now, and a kill is left for that."""
        pause = self.game.pause
        if pause is None or not self.killer.left:
            return False
        return any(button(message, pause) for message in await self.wire.messages(self.channel))

    async def _post(self, table: int, action: str) -> Seen | None:
        for message in await self.wire.messages(self.channel):
            if any((c.table, c.action) == (table, action) for c, _ in offered(message)):
                return message
        return None


async def _set_rules(bot: Bot, guild: int, rules: Options) -> None:
    """Write into the bot's database what a server's admins have set, while no bot runs."""
    store = await SqliteStore.open(bot.database)
    try:
        server = Server(guild, presets=(Preset("Ours", rules),), defaults=("Ours",), night=True)
        await store.put_server(server)
    finally:
        await store.close()


def _taken(lobby: Seen) -> int:
    match = TAKEN.search(lobby.text)
    return int(match[1]) if match else 0
