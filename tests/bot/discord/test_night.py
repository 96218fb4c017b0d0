"""A night of Indian poker as people play it on Discord: twenty hands, and who comes and goes."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field

import pytest

from bot.clock import HOUR, SECOND
from bot.outcome import Refused, Said
from bot.poker_night.pace import PATIENCE, WATER
from bot.present.indian_poker.scene import played
from bot.present.sentences import way_on, why
from bot.present.texts import SAID
from bot.present.words import card_name, rank_name, suit_name
from bot.tongue import say
from data.log import Ending, Stage, Why
from data.night import Entry, NightView
from engine.cards import Rank, Suit
from engine.core import Code
from engine.indian_poker.situation import Phase
from tests.bot.discord.evening import Guest, Seen, evening
from tests.bot.discord.night import CHANNEL, FORFEITS, TURN, Night, opened
from tests.soak import SOAK

HANDS, CAP = 20, 4
RANK, SUIT = "|".join(map(rank_name, Rank)), "|".join(map(suit_name, Suit))
CARD = re.compile(rf"({RANK}) of ({SUIT})", re.IGNORECASE)
FATE = re.compile(
    r"Hand (\d+)\*\* brought you (\d+) forfeits?(?:, with water only)?\."
    r"(?: (Skipped)\.| Within your cap: (\w+))?"
)


async def dealt(night: Night, *players: Guest) -> None:
    """Check what each gets by a deal: the others' cards, and what the last hand was to oneself."""
    news, view, table = night.news(), await night.view(), await night.table()
    assert view.phase is Phase.BID
    assert {chair.user for chair in table.chairs if chair.user} == {p.id for p in players}
    assert not CARD.search(news[CHANNEL])
    assert "brought you" not in news[CHANNEL]
    for guest in night.e.guests:
        text = news.get(guest.id, "")
        if guest not in players or not guest.dm:
            assert not CARD.search(text)
            continue
        cards = played(await guest.scene()).cards
        assert [card_name(c) in text for c in cards if c] == [True] * (len(table.chairs) - 1)
        came = {int(fate[2]) for fate in FATE.finditer(text) if int(fate[1]) == view.hand - 1}
        assert came == {night.brought[guest.id]} - {0}


async def over(night: Night, stay: Collection[Guest], absent: Collection[Guest] = ()) -> Guest:
    """Bid to the end, check what the channel reads then, and return who won."""
    await night.bidding(stay, absent)
    news, view = night.news(), await night.view()
    hand = view.history[-1]
    assert all(card_name(card) in news[CHANNEL] for card in hand.cards)
    [seat] = hand.winners
    winner = await night.at(seat)
    assert view.phase is Phase.GIVE
    assert f"<@{winner.id}>" in news[CHANNEL]
    return winner


async def settled(night: Night) -> None:
    """Check the ledger, and that the channel reads what was given and nobody's own affairs."""
    news, now = night.news(), await night.night()
    assert (await night.view()).phase is Phase.REST
    assert {entry.user: entry.came for entry in now.ledger} == {
        entry.user: night.tally[entry.user] for entry in now.ledger
    }
    assert now.last is not None
    for share in now.last.shares:
        assert f"{share.count} to <@{share.user}>" in news[CHANNEL]
    assert not FATE.search(news[CHANNEL])


async def whole(night: Night, players: tuple[Guest, ...], stay: Collection[Guest]) -> Guest:
    """Play a hand from deal to rest, handed out evenly by command; return who won."""
    await dealt(night, *players)
    winner = await over(night, stay)
    split = await night.evenly(winner)
    assert say(SAID[Said.HANDED_OUT]) in await night.say(winner, "forfeits give", players="evenly")
    night.got(split)
    await settled(night)
    return winner


@dataclass
class Capped:
    """What a guest with a cap for an hour is told of each hand, worked out anew."""

    night: Night
    guest: Guest
    cap: int | None = None
    kept: list[tuple[int, int]] = field(default_factory=list)
    told: dict[int, tuple[int, str]] = field(default_factory=dict)

    async def note(self) -> None:
        """Count what the hand that is over brought, and check what is told of all so far."""
        last = (await self.night.night()).last
        assert last is not None
        if came := self.night.brought[self.guest.id]:
            recent = sum(count for at, count in self.kept if last.at - at < HOUR)
            room = came if self.cap is None else min(self.cap - recent, came)
            room = max(room, 0)
            self.kept.append((last.at, room))
            self.told[last.hand] = came, "all" if room == came else str(room or "none")
        self.check(await self.guest.press(self.night.e.live(), "mine"))

    def check(self, page: Seen) -> None:
        """Check a private page, which tells of the last hands, against what was counted."""
        shown = fates(page)
        assert shown == {hand: self.told[hand] for hand in [*self.told][-len(shown) :]}
        beyond = any(told != "all" for _, told in shown.values())
        assert (": a dare." in page.text) == beyond


def fates(page: Seen) -> dict[int, tuple[int, str]]:
    """Read a private page: what each hand brought, and in a word what became of it."""
    return {
        int(fate[1]): (int(fate[2]), fate[3] or fate[4] or "all")
        for fate in FATE.finditer(page.text)
    }


async def closed(night: Night, hands: int) -> None:
    """Check the last post: hands, forfeits given, who handed out how many, and no ranking."""
    table, now = await night.table(), await night.night()
    assert (table.stage, table.ending, now.why) == (Stage.CLOSED, Ending.PLAYED, Why.TIME)
    news = night.news()
    assert f"**{hands} hands** played" in news[CHANNEL]
    assert f"**{sum(night.tally.values())} forfeits** given" in news[CHANNEL]
    places = [news[CHANNEL].rindex(f"<@{g.id}>: {n.handed_out}") for g, n in came(night, now)]
    assert places == sorted(places)


def came(night: Night, now: NightView) -> list[tuple[Guest, Entry]]:
    """Return the guests in the order in which they came."""
    by_id = {guest.id: guest for guest in night.e.guests}
    return [(by_id[entry.user], entry) for entry in now.ledger]


@dataclass
class Script:
    """A night of Ada, Ben, Cleo, Dan and Eve, whose hands follow each other."""

    night: Night
    capped: Capped

    @property
    def guests(self) -> tuple[Guest, ...]:
        """All five."""
        return self.night.e.guests

    @property
    def live(self) -> Seen:
        """The newest post with buttons."""
        return self.night.e.live()

    async def first_hands(self) -> None:
        """Hand 1 is handed out by buttons; Dan, whose DMs are closed, plays from the second on."""
        ada, ben, cleo, dan, _ = self.guests
        night = self.night
        await dealt(night, ada, ben, cleo)
        assert await over(night, {cleo}) is cleo
        assert say(SAID[Said.HANDED_OUT]) in (await night.gives(cleo, {ada: 3, ben: 2})).text
        await settled(night)
        await self.capped.note()
        assert say(SAID[Said.GUEST_WAITS]) in (await night.comes(dan)).text
        await night.on()

    async def ben_leaves_in_a_hand(self) -> None:
        """In hand 2 Ben leaves and is out; Dan gives by command; Ben is back before the next."""
        ada, ben, cleo, dan, _ = self.guests
        night = self.night
        await dealt(night, ada, ben, cleo, dan)
        assert say(SAID[Said.NIGHT_LEFT]) in (await night.leaves(ben)).text
        assert await over(night, {dan}) is dan
        for written, words in (
            (f"<@{ada.id}> 3", "that makes 3"),
            ("all to Ada", say(way_on(Refused.NO_SPLIT))),
            (f"<@{dan.id}> {FORFEITS.won}", say(why(Code.GIVE_OWN))),
        ):
            assert words in await night.say(dan, "forfeits give", players=written)
        assert (await night.view()).phase is Phase.GIVE
        named = f"<@{ada.id}> 3 <@{cleo.id}> 2"
        assert say(SAID[Said.HANDED_OUT]) in await night.say(dan, "forfeits give", players=named)
        night.got({ada: 3, cleo: 2})
        assert f"**Left:** <@{ben.id}>" in self.live.text
        await settled(night)
        await self.capped.note()
        assert "dealt in again" in (await ben.press(self.live, "join")).text
        await night.on()

    async def ben_leaves_between_hands(self) -> None:
        """After hand 3 Ben leaves, and opts in anew; Cleo lets the time to hand out pass."""
        ada, ben, cleo, dan, _ = self.guests
        night = self.night
        await whole(night, (ada, ben, cleo, dan), {ada, ben})
        await self.capped.note()
        await night.leaves(ben)
        await night.on()
        await dealt(night, ada, cleo, dan)
        assert await over(night, {cleo}) is cleo
        assert say(SAID[Said.GUEST_WAITS]) in (await night.comes(ben)).text
        night.got(await night.evenly(cleo))
        await night.e.wait(TURN)
        assert "time was up" in self.live.text
        await settled(night)
        await self.capped.note()

    async def caps_and_water(self) -> None:
        """Ada sets a cap; a water break follows hand 5, and the host may end it."""
        ada, ben, cleo, dan, _ = self.guests
        night = self.night
        await night.chooses(ada, "per_hour", str(CAP))
        page = await night.chooses(ada, "beyond", "dares")
        assert say(SAID[Said.TERMS_KEPT]) in page.text
        self.capped.cap = CAP
        await night.on()
        await whole(night, (ada, ben, cleo, dan), {dan, cleo})
        await self.capped.note()
        assert "Water break" in self.live.text
        assert (await night.table()).deadline == night.e.clock.now() + WATER
        assert "Only the host" in (await dan.press(self.live, "deal_now")).text
        await ada.press(self.live, "deal_now")

    async def cleo_does_nothing(self) -> None:
        """Cleo misses hands 6 and 7, sits out hand 8, and comes back."""
        ada, ben, cleo, dan, _ = self.guests
        night = self.night
        for number in (6, 7):
            await dealt(night, ada, ben, cleo, dan)
            assert await over(night, {ben}, absent={cleo}) is ben
            night.got(await night.evenly(ben))
            await night.say(ben, "forfeits give", players="evenly")
            await settled(night)
            await self.capped.note()
            assert ("Sitting out" in self.live.text) == (number == 7)
            await night.on()
        await whole(night, (ada, ben, dan), {ada, dan})
        await self.capped.note()
        assert say(SAID[Said.GUEST_WAITS]) in (await night.comes(cleo)).text

    async def private_choices(self) -> None:
        """Ben skips what hand 8 brought, then all that comes; Dan takes water."""
        ada, ben, cleo, dan, _ = self.guests
        night = self.night
        page = await ben.push(await ben.press(self.live, "mine"), "skip", "8")
        assert say(SAID[Said.SKIPPED]) in page.text
        assert fates(page)[8][1] == "Skipped"
        await night.on()
        await night.chooses(ben, "skip", "on")
        await night.chooses(dan, "water", "on")
        await whole(night, (ada, ben, dan, cleo), {cleo, dan})
        await self.capped.note()
        assert fates(await ben.press(self.live, "mine"))[9][1] == "Skipped"
        await night.chooses(ben, "skip", "off")
        await night.on()

    async def the_host_leaves(self) -> None:
        """After hand 10 the host leaves, and the next in the line may end the water break."""
        ada, ben, cleo, dan, _ = self.guests
        night = self.night
        await whole(night, (ada, ben, dan, cleo), {ada, ben})
        await self.capped.note()
        await night.leaves(ada)
        host = night.guest((await night.table()).host)
        assert host is not ada
        await host.press(self.live, "deal_now")

    async def too_few(self) -> None:
        """After hand 11 two leave: the night waits, and goes on as soon as three are there."""
        ada, ben, cleo, dan, eve = self.guests
        night = self.night
        await whole(night, (ben, dan, cleo), {ben})
        for guest in (dan, cleo):
            await night.leaves(guest)
        await night.on()
        assert "Waiting for more people" in self.live.text
        await night.e.wait(PATIENCE - SECOND)
        await night.comes(eve)
        assert "Waiting for more people" in self.live.text
        await night.comes(ada)
        await whole(night, (ben, eve, ada), {eve})
        await self.capped.note()
        for guest in (dan, cleo):
            await night.comes(guest)
        await night.on()

    async def until_the_hour_is_over(self) -> int:
        """Play on with all five, whoever wins, and return the number of hands."""
        night, number = self.night, 12
        while (await night.table()).stage is Stage.PLAYING:
            number += 1
            some = (self.guests[number % 5], self.guests[(number + 2) % 5])
            await whole(night, self.guests, some)
            await self.capped.note()
            await night.on()
        return number


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="takes long: a part of make soak-ci, and so of every check")
async def test_twenty_hands_with_people_who_come_and_go() -> None:
    async with evening("Ada", "Ben", "Cleo", "Dan", "Eve") as e:
        ada, ben, cleo, dan, _ = e.guests
        e.close_dms(dan)
        night = await opened(e, ada, ben, cleo)
        script = Script(night, Capped(night, ada))
        await ada.press(e.live(), "start")
        await script.first_hands()
        await script.ben_leaves_in_a_hand()
        await script.ben_leaves_between_hands()
        await script.caps_and_water()
        await script.cleo_does_nothing()
        await script.private_choices()
        await script.the_host_leaves()
        await script.too_few()
        hands = await script.until_the_hour_is_over()
        assert hands >= HANDS
        await closed(night, hands)
        told = [text for text in e.posts() if " is over\n" in text]
        assert [f"Hand {number} is over" in text for number, text in enumerate(told, 1)] == (
            [True] * hands
        )
        assert all("hands out" in text or "is spread evenly" in text for text in told)
        page = await ada.press(e.latest(e.channel), "mine")
        script.capped.check(page)
        assert page.find("terms") is None
        assert page.find("skip")
        again = await dan.press(e.latest(e.channel), "rematch")
        assert again.find("join", "sure")
