"""A person at a table: looks at the screens, and presses what is there to be pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeAlias

from bot.click import Control
from bot.discord import controls
from tests.wire.client import Person, Refused, Wire, until
from tests.wire.seen import Ack, Json, Seen

MOST_PRESSES = 8
DRAWS = 0.3
"""How often a thief draws instead of stealing."""

CHANGES = 0.3
"""How often somebody who looks at a sealed meld changes it, or a joker's best declaration."""

FINAL = ("seal", "announce", "pick", "draw")
ASKED = ("meld", "change", "announce", "steal", "from")
"""What only a screen has that asks for a choice, or shows the one that was made."""

RECORDED = (*FINAL, "join", "add", "start")
DEFERRED = (5, 6)
ANSWER_SECONDS = 2.0

Deed: TypeAlias = Callable[[], Coroutine[None, None, Ack]]


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


def offered(message: Seen) -> Iterator[tuple[Control, Json]]:
    """Yield the table's controls that can be used on a message, with what they look like."""
    for component in message.controls():
        control = controls.read(component["custom_id"])
        if isinstance(control, Control):
            yield control, component


def button(message: Seen, *actions: str) -> Choice | None:
    """Return the press of a message's button for the first of ``actions`` that it has."""
    there = {control.action: (control, c["custom_id"]) for control, c in offered(message)}
    return next((Choice(*there[action]) for action in actions if action in there), None)


def next_choice(message: Seen, rng: Random) -> Choice | None:
    """Return what brings the choice on this private screen further; ``None`` if nothing does."""
    there = {control.action: (control, component) for control, component in offered(message)}
    if "from" in there and rng.random() < DRAWS:
        return button(message, "draw")
    for action in ("meld", "cards", "from", "take"):
        if action in there and not _chosen(there[action][1]):
            return _pick(*there[action], rng)
    if "seal" not in there and rng.random() < CHANGES and (change := button(message, "change")):
        return change
    if "late_rank" in there and _best(there["late_rank"][1]) and rng.random() < CHANGES:
        return _pick(*there["late_rank"], rng)
    return button(message, *FINAL, "steal")


def _chosen(select: Json) -> bool:
    return any(option.get("default") for option in select["options"])


def _best(select: Json) -> bool:
    """Tell whether a joker still counts as scores best, which is the first option."""
    return bool(select["options"][0].get("default"))


def _pick(control: Control, select: Json, rng: Random) -> Choice:
    values = [option["value"] for option in select["options"]]
    picked = rng.sample(values, select.get("min_values", 1))
    return Choice(control, select["custom_id"], tuple(picked))


class Player:
    """Plays from the channel by "My hand" and "Steal", or ``by_dm`` from the own DM.

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
        self._done: set[tuple[int, int]] = set()
        self.person = person

    async def turn(self) -> bool:
        """Make this phase's choice if one is open; tell whether anything was pressed."""
        way = await self._way()
        if way is None or _phase(way[1]) in self._done:
            return False
        screen = await (self._dm_of(way[1]) if self._by_dm else self._opened(*way))
        for presses in range(MOST_PRESSES):
            choice = next_choice(screen, self._rng) if screen else None
            if screen is None:
                return not self._by_dm
            if choice is None:
                self._done.add(_phase(way[1]))
                return presses > 0
            screen = await self._opened(screen, choice)
            if choice.control.action in FINAL:
                return True
        raise AssertionError(f"{MOST_PRESSES} presses led nowhere: {screen}")

    async def press(self, message: Seen, choice: Choice) -> Ack | None:
        """Press it; ``None`` if that was not acknowledged, or not possible any more."""

        async def deed() -> Ack:
            if choice.values is None:
                return await self.person.press(message, choice.custom_id)
            return await self.person.pick(message, choice.custom_id, choice.values)

        try:
            ack = await self._act(deed, records=choice.control.action in RECORDED)
        except Refused:
            return None  # the message was edited or deleted since it was looked at
        return ack if ack.callback is not None else None

    async def _opened(self, message: Seen, choice: Choice) -> Seen | None:
        """Press it and return the screen that this leads to; ``None`` if no answer came."""
        ack = await self.press(message, choice)
        if ack is None:
            return None
        if ack.kind not in DEFERRED:
            return ack.message
        later = ack.id

        async def shown() -> Ack | None:
            (found,) = [ack for ack in await self._wire.interactions(later - 1) if ack.id == later]
            return found if len(found.said) > 1 else None

        try:
            done = await until(shown, ANSWER_SECONDS)
        except TimeoutError:
            return None  # the bot was killed in between
        return done.followups[-1] if done.followups else done.message

    async def _way(self) -> tuple[Seen, Choice] | None:
        """Return the newest post of a phase, and its way to what is asked there."""
        for message in reversed(await self._wire.messages(self._channel)):
            if way := button(message, "steal", "hand"):
                return message, way
        return None

    async def _dm_of(self, live: Choice) -> Seen | None:
        """Return the DM that asks for this phase's choice, if it has come."""
        for message in reversed(await self.person.dm()):
            for control, _ in offered(message):
                if control.action in ASKED and _phase(Choice(control, "")) == _phase(live):
                    return message
        return None


def _phase(choice: Choice) -> tuple[int, int]:
    return choice.control.table, choice.control.step
