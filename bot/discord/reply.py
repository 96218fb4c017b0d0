"""The one way by which a click gets its answer: work, acknowledge in time, show, never raise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import structlog

from bot import timing
from bot.click import OPEN, Click, Control, Meant, Personal, Pressable
from bot.discord import modal, pressed
from bot.discord.errors import LOST
from bot.discord.house import House
from bot.discord.reach import Reach, news
from bot.discord.render import Drawn, Studio
from bot.discord.show import Interaction, acknowledge, is_command, is_private, show
from bot.discord.threads import in_thread
from bot.discord.under_way import Ended, UnderWay, Watch, unwatched
from bot.games import HOSTED
from bot.logs import traced
from bot.outcome import Outcome, Refusal, Refused, Setup, Show
from bot.personal import Asking
from bot.present.answer import answer, refusal
from bot.present.asks import FORMS
from bot.present.follow import FOLLOW
from bot.present.scene import Scene
from bot.present.screen import Form, Screen, Text, Tone
from bot.visits import ACTIONS
from data.log import Stage, TableId
from data.store import StoreUnavailable
from engine.core import RuleError

log = structlog.get_logger(__name__)

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

Done: TypeAlias = Outcome | Screen | Asking
"""What came of an interaction at a table, or on a personal screen."""

Work: TypeAlias = Callable[[], Awaitable[Done]]
"""What an interaction asks for, at a table or of a personal screen; it may be refused."""


Args: TypeAlias = tuple[str, ...] | Callable[[Scene], tuple[str, ...]]
"""What a command says beside its action: as it is, or as read by what all know of the table."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds: until a slow answer is acknowledged (Discord gives 3), and for a welcome DM."""

    answer: float = 1.5
    welcome: float = 5.0


DEFAULT_PATIENCE = Patience()


@dataclass(frozen=True, slots=True)
class _Answer:
    """What to show, ``None`` for nothing, and whether it may replace the pressed message.

    ``form`` is shown instead, where one can still be opened. ``heard`` is the table of whose DMs
    it tells that they do not arrive.
    """

    drawn: Drawn | None
    in_place: bool
    form: Form | None = None
    ended: Ended = Ended.DONE
    heard: TableId | None = None


class _Ruled(Exception):
    """What the rules refuse, with where the person stands: the way on."""

    def __init__(self, error: RuleError, scene: Scene) -> None:
        super().__init__(error)
        self.error = error
        self.scene = scene


class Reply:
    """Answers interactions. What was recorded stands, whether or not its answer arrives."""

    def __init__(
        self, house: House, studio: Studio, patience: Patience, watch: Watch = unwatched
    ) -> None:
        self._house = house
        self._studio = studio
        self._patience = patience
        self._under_way = UnderWay(watch)
        self._reach = Reach(house, patience.welcome)

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
        await self._run(interaction, self._action(control), work, in_place=in_place)

    async def visit(self, interaction: Interaction, control: Personal) -> None:
        """Answer a slash command that opens a personal screen as ``control`` would."""

        async def visit() -> Done:
            return await self._visit(interaction, control)

        await self._run(interaction, control.screen, visit)

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

        await self._run(interaction, action, play)

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
            return await (in_thread(interaction, asked, found) if thread else found(asked))

        await self._run(interaction, "open", opened)

    async def examine(
        self, interaction: Interaction, action: str, work: Callable[[], Awaitable[Screen]]
    ) -> None:
        """Answer a slash command with the screen that ``work`` comes to; it may be refused."""
        await self._run(interaction, action, work)

    async def fail(self, interaction: Interaction, error: Exception) -> None:
        """Answer an interaction that failed before it came to any work."""

        async def failed() -> Outcome:
            raise error

        await self._run(interaction, OTHER, failed)

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
            raise _Ruled(error, scene) from error
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
        return await self._under_way.finish(seconds)

    async def _run(
        self, interaction: Interaction, action: str, work: Work, *, in_place: bool = False
    ) -> None:
        running = self._answered(interaction, work, in_place=in_place)
        await self._under_way.see(action, running)

    def _action(self, control: Pressable | None) -> str:
        """Name what was pressed, for the figures: one of a closed list, whatever was forged."""
        match control:
            case Control(action=action) if action in ACTIONS:
                return action
            case Personal(screen=screen) if screen in self._house.screens:
                return screen
            case _:
                return OTHER

    async def _answered(self, interaction: Interaction, work: Work, *, in_place: bool) -> Ended:
        task = asyncio.ensure_future(self._answer(interaction, work, in_place=in_place))
        await asyncio.wait({task}, timeout=self._patience.answer)
        try:
            if not task.done():
                await acknowledge(interaction)
            done = await task
            if not (done.form and await modal.opened(interaction, done.form)):
                await show(interaction, done.drawn, in_place=done.in_place)
                self._reach.hear(done.heard, interaction.user.id)
        except LOST as error:
            await task
            log.warning(
                "answer_lost",
                interaction=interaction.id,
                error=type(error).__name__,
                code=getattr(error, "code", None),
            )
            return Ended.LOST
        return done.ended

    async def _answer(self, interaction: Interaction, work: Work, *, in_place: bool) -> _Answer:
        try:
            return await self._told(interaction, work, in_place=in_place)
        except Exception as error:  # noqa: BLE001  whoever pressed must hear of it
            log.error("interaction_failed", interaction=interaction.id, **traced(error))
            return _Answer(Drawn(_failure(interaction.id), ()), in_place=False, ended=Ended.FAILED)

    async def _told(self, interaction: Interaction, work: Work, *, in_place: bool) -> _Answer:
        scene: Scene | None = None
        try:
            done = await _for_people(interaction, work)
            if isinstance(done, Outcome):
                welcomed = await self._reach.welcomed(done, interaction.user.id)
                return await self._at_table(interaction, welcomed, in_place=in_place)
            screen = done.otherwise if isinstance(done, Asking) else done
            return _Answer(await self._studio.draw(screen), in_place, _form(done))
        except _Ruled as ruled:
            screen, scene, ended = refusal(ruled.error, ruled.scene), ruled.scene, Ended.REFUSED
        except (RuleError, Refusal) as refused:
            scene = refused.scene if isinstance(refused, Refusal) else None
            screen, ended = refusal(refused), Ended.REFUSED
        except StoreUnavailable:
            screen, ended = refusal(Refusal(Refused.NOT_NOW)), Ended.UNAVAILABLE
        screen, heard = news(scene, screen)
        return _Answer(await self._studio.draw(screen), in_place=False, ended=ended, heard=heard)

    async def _at_table(
        self, interaction: Interaction, outcome: Outcome, *, in_place: bool
    ) -> _Answer:
        """Answer what came of a click at a table; a silent answer may have news all the same."""
        if _in_own_lobby(interaction, outcome):  # which nobody else brings up to date
            outcome, in_place = replace(outcome, show=Show.LOBBY), True
        shown = self._screen(interaction, outcome)
        screen, heard = news(outcome.scene, shown or Screen(()))
        if shown is None and heard is None:
            return _Answer(None, in_place)
        in_place = in_place and shown is not None
        return _Answer(await self._studio.draw(screen), in_place, _form(outcome), heard=heard)

    def _screen(self, interaction: Interaction, outcome: Outcome) -> Screen | None:
        if outcome.show is not Show.NOTHING:
            return answer(outcome)
        if is_command(interaction) and outcome.said:
            return answer(replace(outcome, show=Show.NOTE))
        return None


def _replaces(control: Pressable | None) -> bool:
    """Whether the answer to a control replaces the private screen that it was pressed on."""
    match control:
        case Control(action=action):
            return action in IN_PLACE
        case Personal(action=action):
            return action != OPEN
        case None:
            return False


def _in_own_lobby(interaction: Interaction, outcome: Outcome) -> bool:
    """Whether what the public post would show was done on somebody's own copy of a lobby."""
    lobby = outcome.scene.table.stage is Stage.LOBBY
    return lobby and outcome.show is Show.NOTHING and is_private(interaction)


async def _for_people(interaction: Interaction, work: Work) -> Done:
    if interaction.user.bot:
        raise Refusal(Refused.BOT)
    return await work()


def _form(outcome: Done) -> Form | None:
    match outcome:
        case Asking(form):
            return form
        case Outcome(show=show):
            return FORMS.get(show)
        case Screen():
            return None


def _failure(interaction: int) -> Screen:
    sentence = (
        "The bot failed at this; what was recorded before stands. Please try again. "
        f"If it fails again, tell whoever runs the bot this number: `{interaction}`"
    )
    return Screen((Text(sentence),), Tone.BAD)
