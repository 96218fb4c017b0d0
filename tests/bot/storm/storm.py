"""One storm: a house, a game, people and faults, all from one seed; and what must hold of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final, cast

from bot.click import Click, Control, Personal
from bot.clock import BACKOFF, MINUTE
from bot.games import hosting_of
from bot.outcome import Outcome
from bot.posting import TRIES
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.standing import Standing, history, stand
from data.codec import decode, encode
from data.digests import Digest
from data.following import Follower, Wish
from data.log import Posts, Stage, TableId, UserId
from data.people import Profile
from data.reminding import NOTHING_YET, Reminder
from data.store import Log, NoSuchTable, Person, Store, StoreUnavailable
from tests.bot.evening import CHANNEL, SERVER, Evening
from tests.bot.fakes import START
from tests.bot.minutes import is_awake
from tests.bot.storm import kinds, telling
from tests.bot.storm.deeds import DAY, DEEDS, Deed
from tests.bot.storm.people import CROWD, HOST, Crowd
from tests.bot.storm.post import PostOffice
from tests.bot.storm.promises import away_too_long, disturbed
from tests.bot.storm.secrecy import Truth, leaks, names_table, tells_of, told_leaks, zones
from tests.bot.storm.stores import KINDS, Failing, Hears, Stored

WEEK: Final = 7 * DAY

WEEKS: Final = 6 * WEEK
"""So long people do things at the most, by the storm's own clock."""

ASLEEP: Final = 24 * WEEK
"""After so long without them everything has ended: six turns of three days, missed three times.

Nights and weekends off make them longer.
"""

CRASHES: Final = 0.04
"""How many of all deeds a process dies in."""

LONGEST: Final = 200
"""A process dies so many steps of the event loop after a deed began, at the most."""

CALM: Final = 10 * MINUTE
"""After so long without faults everything has been told."""


@dataclass
class Storm:
    """A storm of ``kind`` on a store of the kind ``on``; the same seed is the same storm.

    ``deeds`` happen at the most; ``trace`` says which did, and what came of them.
    """

    seed: int
    kind: str
    on: str
    folder: Path
    deeds: int = 150
    trace: list[str] = field(default_factory=list)
    table: TableId = 1
    rematches: int = 0

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.seed} {self.kind} {self.on}")
        self.post = PostOffice()
        self.post.see = self._posted
        self.crowd = Crowd(self.rng, self._look)
        self.wrong: list[str] = []
        self.lists: dict[UserId, int] = {}
        self.listed: dict[UserId, int] = {}
        self.truths: dict[TableId, Truth] = {}
        self.stored: Store
        self.store: Failing
        self.that: Evening = Evening(pigeon=self.post)
        self.post.steady = self.that.clock.steady

    # ------------------------------------------------------------------- the run

    async def run(self) -> str:
        """Let it happen, check what must hold, and return a sum over every byte of it."""
        self.disk: Stored = KINDS[self.on](self.folder)
        try:
            await self._begin()
            await self._blow()
            await self._end()
            return await self._sum()
        finally:
            await self.that.house.stop()
            await self.disk.left()

    async def _begin(self) -> None:
        await self._open_house()
        if self.kind == "night":
            await self.stored.put_server(replace(await self.stored.server(SERVER), night=True))
        for person in CROWD:
            await self.that.house.profiles.change(person.user, partial(kinds.profile, self.rng))
        wanted = kinds.setup(self.kind, self.rng)
        self._note("opens", str(wanted))
        outcome = await self.that.house.tables.open(wanted, HOST, next(self.that.ids))
        self.table = outcome.table
        for person in CROWD if outcome.scene.table.posts is Posts.CHANNEL else ():
            if wish := self.rng.choice((None, *Wish)):
                await self.store.follow(self.table, Follower(person.user, wish))
        await self.settle()

    async def _blow(self) -> None:
        for _ in range(self.rng.randint(10, self.deeds)):
            (deed,) = self.rng.choices(DEEDS, [deed.weight for deed in DEEDS])
            if self._age > WEEKS:
                return
            await self._do(deed)
            if self.rng.random() < 0.02:
                await self._calm()

    async def _do(self, deed: Deed) -> None:
        task = asyncio.ensure_future(self._spoken(deed))
        if self.rng.random() < CRASHES:
            for _ in range(self.rng.randrange(LONGEST)):
                await asyncio.sleep(0)
            task.cancel()
            (came,) = await asyncio.gather(task, return_exceptions=True)
            if isinstance(came, Exception):
                raise came
            self._note(deed.name, f"{came!r} crash")
            await self.restart()
        else:
            self._note(deed.name, await task)
        await self.settle()
        await self._read_all()
        assert not self.wrong, self.wrong

    async def _spoken(self, deed: Deed) -> str:
        """Begin the deed only as the task begins: one that dies before has not begun it."""
        try:
            return await deed.do(self)
        except StoreUnavailable:
            return "the store failed"

    def _note(self, name: str, came: str) -> None:
        self.trace.append(f"{self._age} {name}: {came}")

    @property
    def _age(self) -> int:
        return self.that.clock.now() - START

    # ------------------------------------------------------------ what deeds use

    async def settle(self) -> None:
        """Let everything run that waits for no time: then only the clock can move anything."""
        loop = cast("asyncio.BaseEventLoop", asyncio.get_running_loop())
        await asyncio.sleep(0)
        while loop._ready:  # type: ignore[attr-defined]  # noqa: ASYNC110  anybody's turn
            await asyncio.sleep(0)

    async def wait(self, milliseconds: int) -> str:
        """Let time pass."""
        left = milliseconds
        for _ in range(TRIES):
            if self.post.unsure and left > BACKOFF:  # so that it is not sent again days later
                self.post.unsure = False
                await self._pass(BACKOFF)
                left -= BACKOFF
        await self._pass(left)
        return f"{milliseconds} ms"

    async def _pass(self, milliseconds: int) -> None:
        await self._read_all()
        await self.that.clock.advance(milliseconds)
        self.that.house.keeper.poke()
        self.that.house.herald.poke()
        await self.settle()

    async def restart(self, away: int = 0) -> None:
        """Let the process die and, after a while, another one begin."""
        await self.that.house.stop()
        await self._read_all()
        await self.disk.left()
        await self.that.clock.advance(away)
        await self._open_house()
        await self.settle()

    async def _open_house(self) -> None:
        self.stored = await self.disk.opened()
        hears: dict[str, Hears] = {
            "reminded": self._reminded,
            "follow": self._followed,
            "digested": self._listed,
        }
        self.store = Failing(self.stored, hears)
        seed, that = self.rng.randrange(2**32), self.that
        store = cast("Store", self.store)
        self.that = Evening(seed, store, self.post, that.clock, that.ids)
        self.that.house.start()

    async def press(self, person: Person, action: str, *args: str, step: int = 0) -> str:
        """Press a control of the table, from its channel."""
        control = Control(self.table, step, action, args)
        channel = (await self.standing()).table.place.channel
        return await self.crowd.do(self.that, person, (control, ()), channel)

    async def visit(self, person: Person, page: Personal, values: tuple[str, ...] = ()) -> str:
        """Use a page of somebody's own."""
        came = await self.crowd.do(self.that, person, (page, values), CHANNEL)
        return f"{person.name}: {page} {values} {came}"

    async def move(self, to: int) -> str:
        """Let the host move the table to another channel."""
        table = (await self.standing()).table
        one = next(one for one in CROWD if one.user == table.host)
        number, here = next(self.that.ids), table.place.channel
        click = Click("move", interaction=number, channel=here, to=to)
        return await self.crowd.click_at(self.that, self.table, one, click)

    async def host(self, action: str, *args: str) -> str:
        """Let the host press a control."""
        host = (await self.standing()).table.host
        one = next(one for one in CROWD if one.user == host)
        return f"{one.name}: {await self.press(one, action, *args)}"

    async def standing(self) -> Standing:
        """How the table really stands."""
        now = (await self._truth(self.table)).now
        assert now is not None
        return now

    async def awaited(self) -> list[Person]:
        """Return the people whom the game waits for."""
        standing = await self.standing()
        seats = standing.wait.seats if standing.wait else ()
        chairs = standing.table.chairs
        return [one for one in CROWD if one.user in {chairs[s].user for s in seats}]

    async def find_newest(self) -> None:
        """Go on at the table that was opened last."""
        for table in await self.stored.live_tables():
            self.table = max(self.table, table)

    async def _truth(self, table: TableId) -> Truth:
        truth = self.truths.setdefault(table, Truth(table))
        truth.read(await self.stored.load(table), self.that.clock.now())
        self.wrong += truth.broken
        truth.broken.clear()
        return truth

    async def _read_all(self) -> None:
        """Read all that has happened, at the time at which it did."""
        for table in [*self.truths]:
            with suppress(NoSuchTable):
                await self._truth(table)

    # ---------------------------------------------------------- what must hold

    async def _look(self, outcome: Outcome | None, screen: Screen, user: UserId) -> None:
        """Look at what answers somebody: at a table, or (``None``) on a page of their own."""
        profile = await self._profile(user)
        assert zones(screen) <= {profile.zone}, f"{user} is shown {zones(screen)}"
        if outcome is not None:
            found = leaks(await self._truth(outcome.table), outcome.scene, user)
            assert not found, f"{user} is shown {found} by {outcome.show}"
            await self._look_at_plan(outcome.scene, user)
            return
        for table in [*self.truths]:
            if names_table(screen, table):
                found = told_leaks(await self._truth(table), screen, user)
                assert not found, f"{user} is shown {found} on a page of their own"

    async def _profile(self, user: UserId) -> Profile:
        """Return what somebody has set."""
        return (await self.stored.profiles((user,))).get(user, Profile(user))

    async def _look_at_plan(self, scene: Scene, user: UserId) -> None:
        """A plan that somebody is shown is the one that they laid down."""
        planning = hosting_of(scene.table.options).moves.planning
        if scene.plan is None or planning is None:
            return
        plans = await self.stored.plans(scene.table.id)
        seat = scene.table.seat_of(user)
        assert seat is not None, f"{user} is shown a plan"
        assert plans.get(seat) == planning.dump(scene.plan), f"{user} is shown another's plan"

    async def _reminded(self, table: TableId, reminder: Reminder) -> None:
        """Look at whoever is called to a table, as that is recorded under the table's lock."""
        before = {each.user: each.done for each in await self.stored.reminders(table)}
        if reminder.done <= before.get(reminder.user, NOTHING_YET):
            return  # another moment for it, no call
        standing = (await self._truth(table)).now
        assert standing is not None
        profile = await self._profile(reminder.user)
        found = [*disturbed(standing, profile, self.that.clock.now())]
        self.wrong += [f"{reminder.user} is called to table {table}, but {why}" for why in found]

    async def _followed(self, table: TableId, follower: Follower) -> None:
        """Know who has ever followed a table."""
        (await self._truth(table)).people.add(follower.user)

    async def _listed(self, user: UserId, _digest: Digest) -> None:
        """Note whether somebody may get the weekly list, as what comes of it is recorded."""
        profile = await self._profile(user)
        if profile.digest and is_awake(profile, self.that.clock.now()):
            self.lists.setdefault(user, self.that.clock.now())

    def _got_list(self, user: UserId, now: int) -> Iterator[str]:
        """Yield why somebody should not have got a list."""
        if self.lists.pop(user, None) is None:
            yield f"{user} gets a list in their sleep, or twice, or against their wish"
        if now - self.listed.get(user, 0) < DAY:
            yield f"{user} gets a list soon after the last"
        self.listed[user] = now

    async def _posted(self, channel: int, screen: Screen) -> None:
        """Look at a message as it reaches its readers."""
        user = channel - 900_000 if channel > 900_000 else None
        self.wrong += [f"{user or 'the channel'} is told of {zone}" for zone in zones(screen)]
        if user is not None and (screen.alert or "").startswith("Your games this week"):
            self.wrong += self._got_list(user, self.that.clock.now())
        for table in [*self.truths]:
            truth = await self._truth(table)
            assert truth.now is not None
            if user is not None and names_table(screen, table) and user not in truth.people:
                self.wrong.append(f"{user} is told of table {table}, where they never were")
            if truth.now.table.stage is not Stage.PLAYING or not tells_of(screen, table):
                continue
            if found := told_leaks(truth, screen, user):  # an error here would be caught by others
                self.wrong.append(f"{user or 'the channel'} is told {found}")

    async def _calm(self) -> None:
        """Let all faults pass and everything be told; then compare it with the log."""
        self.store.clear()
        self.post.clear()
        await self.restart()
        self.that.house.awake()  # as the client says when it is connected again
        for _ in range(CALM // MINUTE):
            await self.wait(MINUTE)
        self._note("calm", "")
        assert not self.wrong, self.wrong
        profiles = await self.stored.profiles(tuple(one.user for one in CROWD))
        for user, profile in profiles.items():
            assert not (long := [*away_too_long(user, profile.vacations)]), long
        for table in await self._tables():
            assert not (wrong := await telling.wrong(self.stored, self.post, table)), wrong
            await self._check_fold(table)

    async def _tables(self) -> list[TableId]:
        """Return those that are still kept."""
        found = []
        for table in range(1, 4):
            with suppress(NoSuchTable):
                found.append((await self.stored.load(table)).table)
        return found

    async def _check_fold(self, table: TableId) -> None:
        """The log is what it was when written, and its fold the same however it is folded."""
        log = await self.stored.load(table)
        assert tuple(decode(*encode(event)) for event in log.events) == log.events
        *_, last = history(log)
        kept = (await self.that.house.tables.sight.load(table)).standing
        folded = replace(kept, calendar={})  # which is no part of the log
        assert stand(log) == last == folded == (await self._truth(table)).now

    async def _end(self) -> None:
        """Let everybody fall asleep; every table ends, or can be ended."""
        await self._calm()
        for table in await self._tables():
            await self._sleep()
            await self._close(table)
        await self._calm()
        assert await self.stored.next_due() is None
        assert await self.stored.live_tables() == ()

    async def _sleep(self) -> None:
        until = self._age + ASLEEP
        while self._age < until:
            due = await self.stored.next_due()
            if due is None:
                return
            await self.wait(max(1, due - self.that.clock.now()))

    async def _close(self, table: TableId) -> None:
        """Leave what never ends by itself: a game for one that is told nowhere."""
        standing = (await self._truth(table)).now
        assert standing is not None
        if standing.table.stage is Stage.CLOSED:
            return
        assert standing.table.posts is Posts.NOWHERE, "it did not end"
        self.table = table
        self._note("leaves", await self.host("leave", "sure"))
        assert (await self.standing()).table.stage is Stage.CLOSED

    async def _sum(self) -> str:
        logs: list[Log] = [await self.stored.load(table) for table in await self._tables()]
        whole = (self.trace, logs, [log.seed for log in logs], self.post.messages)
        return sha256(repr(whole).encode()).hexdigest()
