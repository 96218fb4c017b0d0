"""A move takes few presses on a phone: from what tells somebody of it to what has recorded it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from bot.discord import controls
from data.log import Stage
from engine.indian_chief import situation as chief
from engine.indian_poker import situation as poker
from tests.bot.discord.evening import Component, Evening, Guest, Seen, evening
from tests.soak import times

MOST: Final = 5
CHOICES: Final = ("meld", "cards", "column", "from", "take", "late_rank")
ENDS: Final = ("seal", "pick", "announce", "bid")
BOOKS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"rulebook": "modern"},
    {"rulebook": "modern", "mode": "triple"},
)


@dataclass(eq=False)
class Thumb(Guest):
    """A person who does what a screen asks for, and counts the presses."""

    presses: int = 0

    async def choose(
        self, seen: Seen, action: str, args: tuple[str, ...], values: tuple[str, ...]
    ) -> Seen:
        """Press as any guest; picking several options of one select counts once."""
        self.presses += 1
        return await super().choose(seen, action, args, values)

    async def moves(self) -> int:
        """Go from what calls this person to the end of the own move; return the presses.

        That is the latest DM, or without one the channel's newest post and "My hand".
        """
        self.presses = 0
        screen = await self.my_hand()
        if screen.find("steal"):
            screen = await self.press(screen, "steal")
        while (asked := _asked(screen)) is not None:
            action, args = _does(asked)
            values = [option["value"] for option in asked["options"]]
            wanted = values[: asked.get("min_values", 1)]
            screen = await self.choose(screen, action, args, tuple(wanted))
        if _end(screen) is None:
            screen = self.evening.live()  # whose turn it is, is told by a mention there
        end = _end(screen)
        assert end is not None, screen.text
        await self.press(screen, end)
        return self.presses


def _end(screen: Seen) -> str | None:
    return next((action for action in ENDS if screen.find(action)), None)


def _asked(screen: Seen) -> Component | None:
    """Return the first select that has to be used and has nothing chosen yet."""
    selects = (one for one in screen.components if "options" in one)
    return next((one for one in selects if _does(one)[0] in CHOICES and not _chosen(one)), None)


def _chosen(select: Component) -> bool:
    return any(option.get("default") for option in select["options"])


def _does(component: Component) -> tuple[str, tuple[str, ...]]:
    control = controls.read(component["custom_id"])
    assert control is not None
    return control.action, control.args


async def seated(e: Evening, command: str, *, dm: bool, **options: str) -> None:
    """Let everybody take a seat at a table; without ``dm`` nobody takes DMs."""
    e.guests = tuple(Thumb(e, guest.member) for guest in e.guests)
    for guest in e.guests if not dm else ():
        e.close_dms(guest)
    await e.guests[0].member.slash(e.channel, command, seats=len(e.guests), **options)
    await e.idle()
    [e.table] = await e.store.live_tables()
    for guest in e.guests[1:]:
        await guest.press(e.live(), "join")


async def played(e: Evening, rounds: int) -> list[int]:
    """Play as many rounds of moves, or to the end; return how many presses each move took."""
    counts: list[int] = []
    for _ in range(rounds):
        for guest in e.guests:
            scene = await guest.scene()
            assert isinstance(guest, Thumb)
            assert isinstance(scene.view, chief.View | poker.View)
            if scene.view.may_act and scene.table.stage is Stage.PLAYING:
                counts.append(await guest.moves())
    return counts


BY_DM_OR_CHANNEL = pytest.mark.parametrize("dm", [True, False], ids=["DM", "channel"])
ROUNDS: Final = times(2, 12, 12)
"""A Thief steals in the second, as it is the first meld that is offered."""


@pytest.mark.soak
@BY_DM_OR_CHANNEL
@pytest.mark.parametrize("book", BOOKS, ids=["classic", "modern", "triple"])
async def test_no_move_of_indian_chief_takes_more_than_five(
    book: dict[str, str], *, dm: bool
) -> None:
    async with evening("Ada", "Ben") as e:
        await seated(e, "chief start", dm=dm, **book)
        counts = await played(e, ROUNDS)
        assert len(counts) >= 4
        assert max(counts) <= MOST


@BY_DM_OR_CHANNEL
async def test_a_bid_takes_two_presses(*, dm: bool) -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await seated(e, "poker start", dm=dm)
        counts = await played(e, 2)
        assert len(counts) >= 4
        assert max(counts) <= 2, "the table looked at before"
