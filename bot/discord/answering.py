"""How an interaction gets its answer: work, acknowledge in time, show, never raise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import structlog

from bot.discord import modal, pressed
from bot.discord.errors import LOST
from bot.discord.house import House
from bot.discord.reach import Reach, news
from bot.discord.show import Interaction, acknowledge, is_command, is_private, show
from bot.discord.studio import Drawn, Studio
from bot.discord.under_way import Ended, UnderWay, Watch
from bot.logs import traced
from bot.outcome import Outcome, Refusal, Refused, Show
from bot.personal import Asking
from bot.present.answer import answer, refusal
from bot.present.asks import form_of
from bot.present.scene import Scene
from bot.present.screen import Form, Screen, Text, Tone
from bot.reader import Reader, reading
from bot.tongue import say
from data.log import Stage, TableId
from data.store import StoreUnavailable
from engine.core import RuleError

log = structlog.get_logger(__name__)

Done: TypeAlias = Outcome | Screen | Asking
"""What came of an interaction at a table, or on a personal screen."""

Work: TypeAlias = Callable[[], Awaitable[Done]]
"""What an interaction asks for, at a table or of a personal screen; it may be refused."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds: until a slow answer is acknowledged (Discord gives 3), and for a welcome DM."""

    answer: float = 1.5
    welcome: float = 5.0


DEFAULT_PATIENCE = Patience()
ENGLISH = Reader()


@dataclass(frozen=True, slots=True)
class _Answer:
    """What to show, ``None`` for nothing, and whether it may replace the pressed message.

    ``form`` is shown instead, where one can still be opened. ``heard`` is the table of whose DMs
    it tells that they do not arrive. It is written for ``reader``.
    """

    drawn: Drawn | None
    in_place: bool
    form: Form | None = None
    ended: Ended = Ended.DONE
    heard: TableId | None = None
    reader: Reader = ENGLISH


class Ruled(Exception):
    """What the rules refuse, with where the person stands: the way on."""

    def __init__(self, error: RuleError, scene: Scene) -> None:
        super().__init__(error)
        self.error = error
        self.scene = scene


class Answering:
    """Answers interactions. What was recorded stands, whether or not its answer arrives."""

    def __init__(self, house: House, studio: Studio, patience: Patience, watch: Watch) -> None:
        self._readers = house.readers
        self._studio = studio
        self._patience = patience
        self._under_way = UnderWay(watch)
        self._reach = Reach(house, patience.welcome)

    async def run(
        self, interaction: Interaction, action: str, work: Work, *, in_place: bool = False
    ) -> None:
        """Do the work and answer with what came of it; ``action`` names it for the figures.

        ``in_place``: the answer may replace the private message that was pressed.
        """
        running = self._answered(interaction, work, in_place=in_place)
        await self._under_way.see(action, running)

    async def finish(self, seconds: float) -> int:
        """Let what is being answered come to its end; return how many took too long for that."""
        return await self._under_way.finish(seconds)

    async def _answered(self, interaction: Interaction, work: Work, *, in_place: bool) -> Ended:
        task = asyncio.ensure_future(self._answer(interaction, work, in_place=in_place))
        await asyncio.wait({task}, timeout=self._patience.answer)
        try:
            if not task.done():
                await acknowledge(interaction)
            done = await task
            if not (done.form and await modal.opened(interaction, done.form)):
                with reading(done.reader):
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
        reader = await self.reader(interaction)
        with reading(reader):
            done = await self._written(interaction, work, in_place=in_place)
        return replace(done, reader=reader)

    async def reader(self, interaction: Interaction) -> Reader:
        """Return how whoever acted reads, and note what their Discord speaks."""
        try:
            return await self._readers.met(pressed.met(interaction))
        except Exception as error:  # noqa: BLE001  in English rather than not at all
            log.error("reader_unknown", interaction=interaction.id, **traced(error))
            return ENGLISH

    async def _written(self, interaction: Interaction, work: Work, *, in_place: bool) -> _Answer:
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
        except Ruled as ruled:
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
            return form_of(show)
        case Screen():
            return None


def _failure(interaction: int) -> Screen:
    return Screen((Text(say("discord-failed", interaction=str(interaction))),), Tone.BAD)
