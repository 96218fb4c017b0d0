"""A player of Indian poker: bids when called, in turn or in secret, and gives standing orders."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any, ClassVar, TypeAlias

from bot.present.indian_poker.orders import NONE
from engine.indian_poker.model import Bid
from tests.wire.player import Choice, Phase, Player, button, buttons, picks
from tests.wire.said import recorded
from tests.wire.seen import Ack, Seen

OUT = 0.35
"""How often somebody goes out of a hand."""

COMMANDS = 0.4
"""How often somebody types a command instead of pressing a button."""

CHANGES = 0.2
"""How often somebody who has bid in secret bids otherwise."""

ORDERS = 0.15
"""How often in a phase somebody gives a standing order."""

Plan: TypeAlias = Callable[[Seen], Awaitable[object]]
"""Something that a player does beside the own turn; it takes the newest post."""


def next_bid(screen: Seen, rng: Random) -> Choice | None:
    """Return one of the bids that a screen offers, ``None`` if it offers none."""
    bids = buttons(screen, "bid")
    out = [bid for bid in bids if bid.control.args == (Bid.OUT,)]
    stay = [bid for bid in bids if bid not in out]
    if not out or not stay:
        return None
    return rng.choice(out if rng.random() < OUT else stay)


class Bidder(Player):
    """Bids on the post itself, on the screen behind "See the table", or by a command.

    ``by_dm`` uses the selects of the DM for standing orders, others those of an own screen.
    ``live`` are actions that only the post of the current phase has.
    """

    live: ClassVar = ("hand",)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._plans: dict[Phase, list[Plan]] = {}

    async def turn(self) -> bool:
        """Do what comes to mind in this phase, then what is asked; tell whether it was anything."""
        way = await self._way(*self.live)
        if way is None:
            return False
        post, phase = way[0], way[1].phase
        if phase not in self._plans:
            self._plans[phase] = list(self._ideas(post, phase))
        if plans := self._plans[phase]:
            await plans.pop()(post)
            return True
        if phase in self._done or not self._called(post, phase):
            return False
        if await self._play(post, phase):
            self._done.add(phase)
        return True

    def _ideas(self, post: Seen, phase: Phase) -> Iterator[Plan]:  # noqa: ARG002  a night's need it
        """Yield what this player does in a phase beside the own turn, by chance, the last first."""
        turns = button(post, "orders") is not None
        if turns and self._rng.random() < ORDERS:
            yield self._order
        if button(post, "bid") and not turns and self._rng.random() < CHANGES:
            yield self._bid_twice

    def _called(self, post: Seen, phase: Phase) -> bool:  # noqa: ARG002  a night's need it
        """Tell whether a post alerted this player as it appeared."""
        return f"<@{self.person.id}>" in post.readings[0].content

    async def _play(self, post: Seen, phase: Phase) -> bool:  # noqa: ARG002  a night's need it
        """Bid, one way or another; tell whether that was all in this phase."""
        if self._rng.random() < COMMANDS:
            choice = next_bid(post, self._rng)
            return choice is not None and recorded(await self._bid_in_words(choice))
        look = None if self._rng.random() < 1 / 2 else button(post, "hand")
        screen = await self._opened(post, look) if look else post
        choice = next_bid(screen, self._rng) if screen else None
        if screen is None or choice is None:
            return False
        return recorded(await self._answered(await self.press(screen, choice)))

    async def _bid_in_words(self, choice: Choice) -> Ack | None:
        (word,) = choice.control.args
        table = choice.control.table
        return await self._answered(await self.say("bid", f"bid {word}", table=table))

    async def _bid_twice(self, post: Seen) -> None:
        """Bid in secret, and perhaps otherwise at once, as long as others have not."""
        for _ in range(2):
            if choice := next_bid(post, self._rng):
                await self.press(post, choice)

    async def _order(self, post: Seen) -> None:
        """Give a standing order, with its number where it needs one."""
        screen = await self._with_orders(post)
        for action in ("order", "order_number"):
            kinds = picks(screen, action) if screen else []
            choices = [choice for choice in kinds if choice.values != (NONE,)]
            if screen is None or not choices:
                return
            screen = await self._opened(screen, self._rng.choice(choices))

    async def _with_orders(self, post: Seen) -> Seen | None:
        """Return the screen with the selects for a standing order."""
        ask = button(post, "orders")
        if ask is None:
            return None
        if not self._by_dm:
            return await self._opened(post, ask)
        for message in reversed(await self.person.dm()):
            if any(choice.control.table == ask.control.table for choice in picks(message, "order")):
                return message
        return None
