"""What interactions ask for: a click at a table, a screen of no table, a new table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot import timing
from bot.click import OPEN, Click, Control, Meant, Personal, Pressable
from bot.discord import pressed
from bot.discord.answering import Answering, Done, Patience, Ruled
from bot.discord.house import House
from bot.discord.show import Interaction, is_private
from bot.discord.studio import Studio
from bot.discord.threads import in_thread
from bot.discord.under_way import Watch, unwatched
from bot.games import HOSTED
from bot.outcome import Outcome, Refusal, Refused, Setup
from bot.personal import Asking
from bot.present.follow import FOLLOW
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.reader import Reader
from bot.visits import ACTIONS
from data.log import TableId
from engine.core import RuleError

IN_PLACE = frozenset(
    {
        *("house", "set", "preset", "save_rules"),
        *("why_seat", "sheet_seat", "deal_page"),
        *("terms", "skip", FOLLOW),
        *("manage", "kick", "host", "extend", "lobby", "pause", "resume"),
        *timing.ACTIONS,
    }
).union(*(hosting.moves.in_place for hosting in HOSTED.values()))
"""Actions whose answer replaces the private screen that they were pressed on."""

OTHER = "other"
"""The action, in the figures, of what nobody offered."""

Args: TypeAlias = tuple[str, ...] | Callable[[Scene], tuple[str, ...]]
"""What a command says beside its action: as it is, or as read by what all know of the table."""


class Reply:
    """Has interactions answered, whatever they are."""

    def __init__(
        self, house: House, studio: Studio, patience: Patience, watch: Watch = unwatched
    ) -> None:
        self._house = house
        self._answering = Answering(house, studio, patience, watch)

    async def reader(self, interaction: Interaction) -> Reader:
        """Return how whoever acted reads."""
        return await self._answering.reader(interaction)

    async def press(self, interaction: Interaction) -> None:
        """Answer a button, a select or a modal: all of them, whoever made them."""
        control = pressed.control_of(interaction)

        async def work() -> Done:
            match control:
                case Control():
                    click = pressed.click_of(interaction, control)
                    return await self._play(interaction, control.table, click)
                case Personal():
                    return await self._visit(interaction, control)
                case None:
                    raise Refusal(Refused.UNKNOWN)

        in_place = _replaces(control) and is_private(interaction)
        await self._answering.run(interaction, self._action(control), work, in_place=in_place)

    async def visit(self, interaction: Interaction, control: Personal) -> None:
        """Answer a slash command that opens a personal screen as ``control`` would."""

        async def visit() -> Done:
            return await self._visit(interaction, control)

        await self._answering.run(interaction, control.screen, visit)

    async def click(
        self,
        interaction: Interaction,
        table: TableId | None,
        action: str,
        args: Args = (),
        *,
        meant: Meant = Meant.OWN,
        game: str | None = None,
        to: tuple[int, int | None] | None = None,
    ) -> None:
        """Answer a slash command that does ``action`` at ``table`` or the one that is meant.

        Which one that is, ``Find.which`` tells by ``meant`` and ``game``. ``args`` that are read by
        the channel's scene may refuse what was typed. ``to`` is the channel to which the table is
        to move, and whose thread that is.
        """

        async def play() -> Outcome:
            here = interaction.channel_id
            which = self._house.tables.find.which
            number = table or await which(interaction.user.id, here, meant, game)
            said, step = await self._read(number, args)
            channel, parent = to or (None, None)
            click = Click(action, step, said, (), interaction.id, here, to=channel, parent=parent)
            return await self._play(interaction, number, click)

        await self._answering.run(interaction, action, play)

    async def open(
        self,
        interaction: Interaction,
        setup: Callable[[], Awaitable[Setup]],
        *,
        thread: bool = False,
    ) -> None:
        """Answer what opens a table, in a ``thread`` of its own if that is asked for.

        ``setup`` may refuse what was asked for.
        """

        async def found(asked: Setup) -> Outcome:
            return await self._house.tables.open(asked, pressed.person(interaction), interaction.id)

        async def opened() -> Outcome:
            asked = await setup()
            if not thread:
                return await found(asked)
            around = await self._house.readers.within(interaction.guild_id or 0)
            return await in_thread(interaction, asked, found, around)

        await self._answering.run(interaction, "open", opened)

    async def examine(
        self, interaction: Interaction, action: str, work: Callable[[], Awaitable[Screen]]
    ) -> None:
        """Answer a slash command with the screen that ``work`` comes to; it may be refused."""
        await self._answering.run(interaction, action, work)

    async def fail(self, interaction: Interaction, error: Exception) -> None:
        """Answer an interaction that failed before it came to any work."""

        async def failed() -> Outcome:
            raise error

        await self._answering.run(interaction, OTHER, failed)

    async def _read(self, table: TableId, args: Args) -> tuple[tuple[str, ...], int | None]:
        """Return what a command says, and the step for which it was read, if for any."""
        if not callable(args):
            return args, None
        scene = await self._house.tables.look(table, None)
        return args(scene), scene.table.step

    async def _play(self, interaction: Interaction, table: TableId, click: Click) -> Outcome:
        try:
            outcome = await self._house.tables.play(table, pressed.person(interaction), click)
        except RuleError as error:
            scene = await self._house.tables.look(table, interaction.user.id)
            raise Ruled(error, scene) from error
        told = outcome.scene.table
        if told.stranded is not None and told.place.channel == interaction.channel_id:
            self._house.teller.renew_in([told.place.channel])  # it seems to be there again
        return outcome

    async def _visit(self, interaction: Interaction, control: Personal) -> Screen | Asking:
        handler = self._house.screens.get(control.screen)
        if handler is None:
            raise Refusal(Refused.UNKNOWN)
        return await handler(pressed.press_of(interaction, control))

    async def finish(self, seconds: float) -> int:
        """Let what is being answered come to its end; return how many took too long for that."""
        return await self._answering.finish(seconds)

    def _action(self, control: Pressable | None) -> str:
        """Name what was pressed, for the figures: one of a closed list, whatever was forged."""
        match control:
            case Control(action=action) if action in ACTIONS:
                return action
            case Personal(screen=screen) if screen in self._house.screens:
                return screen
            case _:
                return OTHER


def _replaces(control: Pressable | None) -> bool:
    """Whether the answer to a control replaces the private screen that it was pressed on."""
    match control:
        case Control(action=action):
            return action in IN_PLACE
        case Personal(action=action):
            return action != OPEN
        case None:
            return False
