"""A person at a table: looks at the screens, and presses what is there to be pressed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from bot.click import Control
from bot.discord import controls
from tests.wire.client import Person, Refused, Wire, until
from tests.wire.seen import Ack, Json, Seen

DEFERRED = (5, 6)
ANSWER_SECONDS = 2.0

RECORDED = frozenset(
    {
        *("open", "join", "leave", "add", "start", "end"),
        *("seal", "announce", "pick", "draw"),
        *("bid", "order", "order_number"),
        *("give", "terms", "skip", "deal_now"),
    }
)
"""Actions that the bot has to record."""

SURE = "sure"
"""The last argument of a button that answers a question."""

Deed: TypeAlias = Callable[[], Coroutine[None, None, Ack]]
Phase: TypeAlias = tuple[int, int]


class Act(Protocol):
    """Carries a press out; ``records`` tells whether the bot has to record it."""

    def __call__(self, deed: Deed, *, records: bool) -> Awaitable[Ack]:
        """Press, and return how that was acknowledged."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One press: a button, or the values of a select."""

    control: Control
    custom_id: str
    values: tuple[str, ...] | None = None

    @property
    def phase(self) -> Phase:
        """The table and the step that it was made for."""
        return self.control.table, self.control.step


def offered(message: Seen) -> Iterator[tuple[Control, Json]]:
    """Yield the table's controls that can be used on a message, with what they look like."""
    for component in message.controls():
        control = controls.read(component["custom_id"])
        if isinstance(control, Control):
            yield control, component


def buttons(message: Seen, action: str) -> list[Choice]:
    """Return the presses of a message's buttons for an action."""
    return [
        Choice(control, c["custom_id"])
        for control, c in offered(message)
        if control.action == action and "options" not in c
    ]


def button(message: Seen, *actions: str) -> Choice | None:
    """Return the press of a message's button for the first of ``actions`` that it has."""
    found = (choice for action in actions for choice in buttons(message, action)[-1:])
    return next(found, None)


def picks(message: Seen, action: str) -> list[Choice]:
    """Return what else can be picked in a message's selects for an action, one option each."""
    return [
        Choice(control, select["custom_id"], (option["value"],))
        for control, select in offered(message)
        if control.action == action
        for option in select.get("options", ())
        if not option.get("default")
    ]


class Player(ABC):
    """Plays one kind of game from the channel or, ``by_dm``, from the own DM where it can.

    ``act`` carries a press out: whoever wants to kill the bot in the middle of it does it there.
    """

    def __init__(
        self,
        wire: Wire,
        person: Person,
        channel: int,
        rng: Random,
        *,
        act: Act,
        by_dm: bool,
    ) -> None:
        self._wire = wire
        self._channel = channel
        self._rng = rng
        self._act = act
        self._by_dm = by_dm
        self._done: set[Phase] = set()
        self.person = person

    @abstractmethod
    async def turn(self) -> bool:
        """Do something if there is anything to do; tell whether anything was pressed."""

    async def sit_down(self, post: Seen, join: Choice) -> bool:
        """Press Join, and say yes where that is asked for; tell whether that was answered."""
        screen = await self._opened(post, join)
        yes = sure(screen, join.control.action) if screen else None
        if screen is None or yes is None:
            return screen is not None
        return await self._answered(await self.press(screen, yes)) is not None

    async def press(self, message: Seen, choice: Choice) -> Ack | None:
        """Press it; ``None`` if that was not acknowledged, or not possible any more."""

        async def deed() -> Ack:
            if choice.values is None:
                return await self.person.press(message, choice.custom_id)
            return await self.person.pick(message, choice.custom_id, choice.values)

        return await self._acknowledged(deed, choice.control.action)

    async def say(self, action: str, words: str, **options: Any) -> Ack | None:
        """Run the command that does ``action``; ``None`` if that was not acknowledged."""
        return await self._acknowledged(
            lambda: self.person.slash(self._channel, words, **options), action
        )

    async def _acknowledged(self, deed: Deed, action: str) -> Ack | None:
        try:
            ack = await self._act(deed, records=action in RECORDED)
        except Refused:
            return None  # the message was edited or deleted since it was looked at
        return ack if ack.callback is not None else None

    async def _answered(self, ack: Ack | None) -> Ack | None:
        """Return an acknowledgement with the whole answer; ``None`` if none came."""
        if ack is None or ack.kind not in DEFERRED:
            return ack
        later = ack.id

        async def shown() -> Ack | None:
            (found,) = [ack for ack in await self._wire.interactions(later - 1) if ack.id == later]
            return found if len(found.said) > 1 else None

        try:
            return await until(shown, ANSWER_SECONDS)
        except TimeoutError:
            return None  # the bot was killed in between

    async def _opened(self, message: Seen, choice: Choice) -> Seen | None:
        """Press it and return the screen that this leads to; ``None`` if no answer came."""
        return screen_of(await self._answered(await self.press(message, choice)))

    async def _way(self, *actions: str) -> tuple[Seen, Choice] | None:
        """Return the channel's newest post with one of ``actions``, and the press of it."""
        for message in reversed(await self._wire.messages(self._channel)):
            if way := button(message, *actions):
                return message, way
        return None


def screen_of(ack: Ack | None) -> Seen | None:
    """Return the screen that answered."""
    if ack is None:
        return None
    return ack.followups[-1] if ack.kind in DEFERRED and ack.followups else ack.message


def sure(screen: Seen, action: str) -> Choice | None:
    """Return the press that says yes to a question about ``action``."""
    return next((c for c in buttons(screen, action) if c.control.args[:1] == (SURE,)), None)
