"""A night of Indian poker on simcord: what people press and type, and what each of them gets."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from bot.clock import SECOND
from bot.present.indian_poker.scene import played
from bot.present.scene import Scene
from bot.servers import allow_nights, name_nights, save_preset
from data.books import Server
from data.log import Table
from data.night import Entry, NightView
from engine.core import Seat
from engine.indian_poker.model import Bid
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import forfeits_of
from engine.indian_poker.situation import Phase, View
from tests.bot.discord.evening import Evening, Guest, Seen
from tests.bot.discord.staged import text_of

NAME: Final = "Blind Man's Bluff"
SHORT: Final = NightOptions(hours="1")
TURN: Final = int(SHORT.turn_seconds) * SECOND
THINK: Final = 23 * SECOND
"""How long people take for a bid."""

FORFEITS: Final = forfeits_of(SHORT)
CHANNEL: Final = 0
"""Instead of a user's id: whoever reads the public posts."""


@dataclass
class Night:
    """A night, its guests, and how every message read when it was last looked at.

    ``brought`` counts by the rules' words what the hand in play brings to each user, ``tally`` what
    all hands did.
    """

    e: Evening
    turns: count[int] = field(default_factory=count)
    read: dict[int, str] = field(default_factory=dict)
    tally: Counter[int] = field(default_factory=Counter)
    brought: Counter[int] = field(default_factory=Counter)

    # ------------------------------------------------------------------ looking

    async def scene(self) -> Scene:
        """What the channel may see."""
        return await self.e.house.tables.look(self.e.table, None)

    async def view(self) -> View:
        """What the channel may see of the hand."""
        return played(await self.scene())

    async def table(self) -> Table:
        """The table as everybody knows it."""
        return (await self.scene()).table

    async def night(self) -> NightView:
        """What the channel may see of the forfeits."""
        night = (await self.scene()).night
        assert night is not None
        return night

    async def ledger(self) -> dict[int, Entry]:
        """The public ledger by user."""
        return {entry.user: entry for entry in (await self.night()).ledger}

    async def at(self, seat: Seat) -> Guest:
        """Who sits there."""
        return self.guest((await self.table()).chairs[seat].user)

    def guest(self, user: int | None) -> Guest:
        """Who that is."""
        [guest] = [guest for guest in self.e.guests if guest.id == user]
        return guest

    async def seat_of(self, guest: Guest) -> Seat | None:
        """Where somebody sits in this hand."""
        return (await self.table()).seat_of(guest.id)

    def news(self) -> Mapping[int, str]:
        """Return what has been sent or edited since the last look, by the user who gets it.

        The posts are ``CHANNEL``'s; DMs and ephemeral answers are their reader's alone.
        """
        backend, news = self.e.env.backend, defaultdict[int, str](str)
        for channel, messages in [*backend.messages.items()]:
            for message in sorted(messages.values(), key=lambda message: message.id):
                text = message.content + text_of(message.components)
                if self.read.get(message.id) == text:
                    continue
                self.read[message.id] = text
                news[self._reader(channel, message)] += f"{text}\n"
        return news

    def _reader(self, channel: int, message: Any) -> int:
        if channel == self.e.channel.id and not message.is_ephemeral:
            return CHANNEL
        [reader] = (
            guest.id
            for guest in self.e.guests
            if channel == guest.member.user.dm_channel.id
            or (channel == self.e.channel.id and message.visible_to(guest.id))
        )
        return reader

    # ------------------------------------------------------------ coming, going

    async def comes(self, guest: Guest) -> Seen:
        """Opt in under the newest post, and return what answers in the end."""
        asked = await guest.press(self.e.live(), "join")
        return await guest.push(asked, "join", "sure")

    async def leaves(self, guest: Guest) -> Seen:
        """Leave by the button under the newest post."""
        return await guest.press(self.e.live(), "leave")

    async def say(self, guest: Guest, command: str, **said: str) -> str:
        """Use a command and return what it answers, to nobody else."""
        return (await self.uses(guest, command, **said)).text

    async def uses(self, guest: Guest, command: str, **said: str) -> Seen:
        """Use a command and return its answer, which only they see."""
        result = await guest.member.slash(self.e.channel, command, **said)
        await self.e.idle()
        assert result.ephemeral
        assert result.response is not None
        return Seen(self.e, result.response.channel_id, result.response.id)

    async def chooses(self, guest: Guest, name: str, value: str) -> Seen:
        """Choose one of the own terms on the private page, and return the page."""
        page = await guest.press(self.e.live(), "mine")
        select = page.find("terms", name)
        assert select is not None
        if "options" in select:
            return await guest.pick(page, value, "terms", name)
        return await guest.push(page, "terms", name, value)

    # ------------------------------------------------------------------ playing

    async def bidding(self, staying: Collection[Guest], absent: Collection[Guest] = ()) -> None:
        """Bid until the hand is over: who stays is in, who is absent lets time pass, others go out.

        In turn by the public button, by the private one, and by command.
        """
        self.brought.clear()
        while (view := await self.view()).phase is Phase.BID:
            assert view.turn is not None
            guest = await self.at(view.turn)
            if guest in absent:
                await self.e.wait(TURN)
                continue
            await self.e.wait(THINK)
            if guest not in staying:
                await self.bid(guest, Bid.OUT)
            else:
                await self.bid(guest, Bid.KEEP if view.standing[view.turn] else Bid.IN)
        self._count(await self.table(), view)

    async def bid(self, guest: Guest, bid: Bid) -> None:
        """Bid, each time by another way."""
        way = next(self.turns) % 3
        if way == 0:
            await guest.push(self.e.live(), "bid", bid)
        elif way == 1:
            await guest.push(await guest.press(self.e.live(), "hand"), "bid", bid)
        else:
            await self.say(guest, f"bid {bid}")

    def _count(self, table: Table, view: View) -> None:
        """Count what bids cost by the rules' words: out 1, stayed and did not win 3."""
        hand = view.history[-1]
        for seat, chair in enumerate(table.chairs):
            if chair.user is not None and seat not in hand.winners:
                self._comes(chair.user, FORFEITS.lost if hand.stayed[seat] else FORFEITS.out)

    async def gives(self, guest: Guest, shares: Mapping[Guest, int]) -> Seen:
        """Hand out by buttons."""
        page = await guest.press(self.e.live(), "hand")
        for other, share in shares.items():
            for _ in range(share):
                page = await guest.push(page, "give_one", str(await self.seat_of(other)))
        page = await guest.press(page, "give")
        self.got(shares)
        return page

    def got(self, shares: Mapping[Guest, int]) -> None:
        """Count what was handed out to people."""
        for other, share in shares.items():
            self._comes(other.id, share)

    def _comes(self, user: int, forfeits: int) -> None:
        self.tally[user] += forfeits
        self.brought[user] += forfeits

    async def evenly(self, winner: Guest) -> dict[Guest, int]:
        """Return the even split among all but the winner, what is over from the winner's left."""
        chairs = (await self.table()).chairs
        first = next(seat for seat, chair in enumerate(chairs) if chair.user == winner.id)
        others = [chairs[(first + n) % len(chairs)].user for n in range(1, len(chairs))]
        by_id = {guest.id: guest for guest in self.e.guests}
        split = Counter(others[n % len(others)] for n in range(FORFEITS.won))
        return {by_id[user]: share for user, share in split.items() if user is not None}

    async def on(self) -> None:
        """Let the rest pass, whatever it is, until the next hand or the end."""
        table = await self.table()
        assert table.deadline is not None
        await self.e.wait(table.deadline - self.e.clock.now())


def _allowed(server: Server) -> Server:
    return save_preset(name_nights(allow_nights(server, allowed=True), NAME), "Short", SHORT)


async def opened(e: Evening, *guests: Guest) -> Night:
    """Allow nights, open one by command and let people opt in; the first of them is the host."""
    await e.house.servers.change(e.guild.id, _allowed)
    host, *_ = guests
    night = Night(e)
    asked = await night.uses(host, "poker night", rules="Short")
    e.table = max(await e.store.live_tables())
    await host.push(asked, "join", "sure")
    for guest in guests[1:]:
        await night.comes(guest)
    return night
