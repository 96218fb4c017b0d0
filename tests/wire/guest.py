"""A guest of a night: bids, hands out, comes and goes, and chooses for themselves."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from bot.poker_night.moves.giving import EVENLY
from tests.wire.bidder import COMMANDS, Bidder, Plan
from tests.wire.player import Choice, Phase, button, buttons, picks, screen_of, sure
from tests.wire.said import recorded
from tests.wire.seen import Ack, Seen

OVER = re.compile(r"Hand (\d+) is over")
WAITING = "Waiting for more people"

TERMS, SKIPS, LEAVES, RETURNS = 0.2, 0.4, 0.15, 0.5
"""How often in a phase somebody chooses terms, skips what a hand brought, leaves or comes back."""

SOON_SECONDS = 8.0
"""The host deals as early in a rest, or lets it run: so the log tells a press from the clock."""

MOST_GIFTS = 8
"""Forfeits one by one, and the press that hands them out."""


def hands_of(table: int) -> int:
    """Return how many hands a night has: two to four."""
    return 2 + (table - 1) % 3


def is_left_by_all(table: int) -> bool:
    """Tell whether everybody leaves a night at its end; otherwise its host ends it."""
    return table % 2 == 0


class Guest(Bidder):
    """Ada, who opens nights, stays and deals; who plays ``by_dm`` comes and goes.

    The rest after the first hand is left to the clock, however often the bot is killed in it.
    """

    live: ClassVar = ("leave",)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._left = False

    @property
    def _hosts(self) -> bool:
        return not self._by_dm

    def _ideas(self, post: Seen, phase: Phase) -> Iterator[Plan]:
        if self._ends(post, phase):
            return
        yield from super()._ideas(post, phase)
        if self._rng.random() < TERMS:
            yield self._choose_terms
        if rested(post) and self._rng.random() < SKIPS:
            yield self._skip
        if self._left and self._rng.random() < RETURNS:
            yield self._come_back
        if not self._left and not self._hosts and self._rng.random() < LEAVES:
            yield self._leave

    def _called(self, post: Seen, phase: Phase) -> bool:
        if self._ends(post, phase) or self._deals(post):
            return True
        return (self._left and WAITING in post.text) or super()._called(post, phase)

    async def _play(self, post: Seen, phase: Phase) -> bool:
        if self._ends(post, phase):
            return await self._end(post, phase)
        if deal := self._deals(post):
            return await self.press(post, deal) is not None
        if WAITING in post.text:
            await self._come_back(post)
            return False
        if button(post, "bid") is None:
            return await self._hand_out(post, phase)
        return await super()._play(post, phase)

    # ------------------------------------------------------------- the end, the next hand

    def _ends(self, post: Seen, phase: Phase) -> bool:
        """Tell whether a night was long enough, and this player has a part in its end."""
        table = phase[0]
        return rested(post) >= hands_of(table) and (self._hosts or is_left_by_all(table))

    async def _end(self, post: Seen, phase: Phase) -> bool:
        if is_left_by_all(phase[0]):
            return await self._leave(post)
        asked = screen_of(await self._answered(await self.say("end", "table end", table=phase[0])))
        yes = sure(asked, "end") if asked else None
        if asked is None or yes is None:
            return False
        return recorded(await self._answered(await self.press(asked, yes)))

    def _deals(self, post: Seen) -> Choice | None:
        """Return the press that ends a rest at once, for the host, but for the first rest."""
        early = time.time() - post.created < SOON_SECONDS
        return button(post, "deal_now") if self._hosts and early and rested(post) > 1 else None

    # ------------------------------------------------------------------- coming and going

    async def _leave(self, post: Seen) -> bool:
        self._left = True
        leave = button(post, "leave")
        if leave is None or self._rng.random() < COMMANDS:
            return recorded(await self._answered(await self.say("leave", "table leave")))
        return recorded(await self._answered(await self.press(post, leave)))

    async def _come_back(self, post: Seen) -> None:
        join = button(post, "join")
        if join is not None and await self.sit_down(post, join):
            self._left = False

    # --------------------------------------------------------------------------- forfeits

    async def _hand_out(self, post: Seen, phase: Phase) -> bool:
        """Hand out what this player has won, by a command or one by one."""
        if self._rng.random() < COMMANDS:
            return recorded(await self._hand_out_in_words(phase[0]))
        look = button(post, "hand")
        screen = await self._opened(post, look) if look else None
        for _ in range(MOST_GIFTS):
            choice = next_gift(screen, self._rng) if screen else None
            if screen is None or choice is None:
                return False
            answer = await self._answered(await self.press(screen, choice))
            if choice.control.action == "give":
                return recorded(answer)
            screen = screen_of(answer)
        raise AssertionError(f"{MOST_GIFTS} presses led nowhere: {screen}")

    async def _hand_out_in_words(self, table: int) -> Ack | None:
        """Take one of the splits that the command suggests."""
        words = "forfeits give"
        offers = await self.person.complete(self._channel, words, "players", "", table=table)
        split = self._rng.choice([offer["value"] for offer in offers] or [EVENLY])
        return await self._answered(await self.say("give", words, players=split, table=table))

    async def _choose_terms(self, post: Seen) -> None:
        screen = await self._own_page(post)
        for _ in range(self._rng.randint(1, 2)):
            choices = [*buttons(screen, "terms"), *picks(screen, "terms")] if screen else []
            if screen is None or not choices:
                return
            screen = await self._opened(screen, self._rng.choice(choices))

    async def _skip(self, post: Seen) -> None:
        screen = await self._own_page(post)
        hands = buttons(screen, "skip") if screen else []
        if screen is not None and hands:
            await self.press(screen, self._rng.choice(hands))

    async def _own_page(self, post: Seen) -> Seen | None:
        """Open "My forfeits" from the DM or the post."""
        there = [post]
        if self._by_dm:
            there += [message for message in await self.person.dm() if button(message, "mine")]
        mine = button(there[-1], "mine")
        return await self._opened(there[-1], mine) if mine else None


def rested(post: Seen) -> int:
    """Return after which hand this is the rest; 0 for any other phase."""
    over = OVER.search(post.text)
    return int(over[1]) if over else 0


def next_gift(screen: Seen, rng: Random) -> Choice | None:
    """Return the press that hands out, or else one that picks more to hand out."""
    ways = [*buttons(screen, "give_one"), *buttons(screen, "give_evenly")]
    return button(screen, "give") or (rng.choice(ways) if ways else None)
