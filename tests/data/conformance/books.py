"""Finding tables, people's names and the program's own settings."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.books import Preset, Record, Result, Server
from data.log import GuestGone, GuestWaits, Pace
from data.people import Notice, Point, Profile, Span, Vacation
from data.store import (
    DUE_AT_ONCE,
    LATEST,
    Conflict,
    Index,
    Person,
    Post,
    Store,
)
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.data.build import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    OVER,
    entry,
    founding,
    joined,
    new_table,
)


class IndexConformance:
    """Finding tables by person, channel and time."""

    async def test_tables_of_a_person_and_in_a_channel_are_the_live_ones_newest_first(
        self, store: Store
    ) -> None:
        first = await new_table(store, Index(CHANNEL, (ADA, BEN), None, live=True))
        second = await new_table(store, Index(8, (ADA,), None, live=True))
        third = await new_table(store, Index(CHANNEL, (BEN, ADA), None, live=True))
        over = Index(CHANNEL, (ADA,), None, live=False)
        ended = [await new_table(store, over) for _ in range(LATEST + 1)]
        await new_table(store, replace(over, public=False))
        assert await store.tables_of(ADA) == (third, second, first)
        assert await store.tables_of(BEN) == (third, first)
        assert await store.tables_of(CLEO) == ()
        assert await store.tables_in(CHANNEL) == (third, first)
        assert await store.tables_in(9) == ()
        assert await store.ended_in(CHANNEL) == tuple(ended[:0:-1])
        assert await store.ended_in(9) == ()
        assert await store.live_tables() == (first, second, third)

    async def test_who_waits_for_a_seat_finds_the_table_and_is_told(self, store: Store) -> None:
        table = await new_table(store, Index(CHANNEL, (ADA, BEN), 50, live=True))
        # Ben left his seat, which is his until the hand is over, and waits for the next one.
        waiting = Index(CHANNEL, (ADA, BEN, CLEO, BEN), 50, live=True)
        await store.append(entry(table, 1, GuestWaits(CLEO), GuestWaits(BEN), index=waiting))
        for user in (ADA, BEN, CLEO):
            assert await store.tables_of(user) == (table,)
        told = (await store.telling(table)).people
        assert [one.user for one in told] == [ADA, BEN, CLEO]
        gone = Index(CHANNEL, (ADA, BEN), 50, live=True)
        await store.append(entry(table, 3, GuestGone(CLEO), index=gone))
        assert await store.tables_of(CLEO) == ()
        assert [one.user for one in (await store.telling(table)).people] == [ADA, BEN]

    async def test_a_private_table_is_found_by_its_people_only(self, store: Store) -> None:
        hidden = await new_table(store, Index(CHANNEL, (ADA,), None, live=True, public=False))
        shown = await new_table(store, Index(CHANNEL, (ADA, BEN), None, live=True))
        other = await new_table(store, Index(8, (ADA,), None, live=True, public=False))
        assert await store.tables_in(CHANNEL) == (shown,)
        assert await store.tables_in(8) == ()
        assert await store.tables_of(ADA) == (other, shown, hidden)
        assert await store.tables_of(ADA, channel=CHANNEL) == (shown, hidden)
        assert await store.tables_of(ADA, channel=8) == (other,)
        assert await store.tables_of(BEN, channel=8) == ()
        assert await store.live_tables() == (hidden, shown, other)

    async def test_an_append_replaces_the_index(self, store: Store) -> None:
        table = await new_table(store, Index(CHANNEL, (ADA, BEN), 50, live=True))
        await store.append(entry(table, 1, index=Index(8, (BEN, CLEO), None, live=True)))
        assert await store.tables_of(ADA) == await store.tables_in(CHANNEL) == ()
        found = (table,)
        assert await store.tables_of(CLEO) == await store.tables_in(8) == found
        assert await store.next_due() is None
        await store.append(entry(table, 2, index=Index(8, (BEN, CLEO), None, live=False)))
        assert await store.tables_of(CLEO) == await store.tables_in(8) == ()
        assert await store.live_tables() == ()

    async def test_due_tables_come_longest_overdue_first(self, store: Store) -> None:
        assert await store.next_due() is None
        for due in (300, 100, None, 200, 100):
            await new_table(store, Index(CHANNEL, (), due, live=True))
        assert await store.next_due() == 100
        assert await store.due(99) == ()
        assert await store.due(100) == (2, 5)
        assert await store.due(10_000) == (2, 5, 4, 1)
        await store.append(entry(2, 1, index=Index(CHANNEL, (), 250, live=True)))
        await store.append(entry(5, 1, index=OVER))
        assert await store.next_due() == 200
        assert await store.due(250) == (4, 2)

    async def test_due_tables_are_given_out_a_number_at_a_time(self, store: Store) -> None:
        index = Index(CHANNEL, (), 100, live=True)
        await asyncio.gather(*(new_table(store, index) for _ in range(DUE_AT_ONCE + 5)))
        assert await store.due(100) == tuple(range(1, DUE_AT_ONCE + 1))


class BookConformance:
    """People's names and the program's own settings."""

    async def test_names_as_last_seen(self, store: Store) -> None:
        odd = "@everyone `\u202e 猫 \x00"
        await store.put_person(Person(ADA, "Ada"))
        await store.put_person(Person(BEN, "Ben"))
        await store.put_person(Person(ADA, odd))
        assert await store.names((ADA, BEN, CLEO)) == {ADA: odd, BEN: "Ben"}
        assert await store.names(()) == {}

    async def test_settings(self, store: Store) -> None:
        assert await store.setting("commands") is None
        for value in ("a", "b"):
            await store.put_setting("commands", value)
            assert await store.setting("commands") == value
        assert await store.setting("other") is None

    async def test_results_give_the_best_of_a_mode(self, store: Store) -> None:
        assert await store.record(ADA, "classic solo", lowest=False) is None
        for points in (90, 110, 100):
            table = await new_table(store)
            results = (
                Result(ADA, "classic solo", points, 1, 1, 5),
                Result(BEN, "classic", 7, 1, 1, 5),
            )
            await store.append(replace(entry(table, 1), results=results))
        assert await store.record(ADA, "classic solo", lowest=False) == Record(110, 3)
        assert await store.record(ADA, "classic solo", lowest=True) == Record(90, 3)
        assert await store.record(ADA, "classic", lowest=False) is None
        assert await store.record(CLEO, "classic solo", lowest=False) is None

    async def test_results_are_kept_with_their_events_or_not_at_all(self, store: Store) -> None:
        table = await new_table(store)
        late = replace(entry(table, 7), results=(Result(ADA, "classic", 50, 1, 1, 5),))
        with pytest.raises(Conflict):
            await store.append(late)
        assert await store.record(ADA, "classic", lowest=False) is None

    async def test_what_a_server_has_set(self, store: Store) -> None:
        assert await store.server(5) == Server(5)
        ours = Preset("Our rules", Options(rulebook="modern", wild_pile="two_per_deck"))
        poker = Preset("Our poker", PokerOptions(ties="split"))
        night = Preset("Our night", NightOptions(forfeit_won="10", hours="1"))
        for server in (
            Server(5, (CHANNEL,), Pace.DAILY, (ours, poker), ("Our rules", "Our poker")),
            Server(5, (), Pace.LIVE, (night,), night=True, night_name="Blind Man's Bluff \u732b"),
            Server(5, (), Pace.LIVE),
        ):
            await store.put_server(server)
            assert await store.server(5) == server
        assert await store.server(6) == Server(6)

    async def test_the_largest_ids_of_discord_fit(self, store: Store) -> None:
        large = 2**63 - 1
        index = Index(large, (large,), large, live=True)
        event = joined(large)
        table = await store.create(founding(index, event), interaction=large)
        await store.announced(table, 1, Post(large, large, 1))
        assert (await store.load(table)).events == (event,)
        assert await store.tables_of(large) == await store.due(large) == (table,)

    async def test_what_people_set_is_kept_each_on_its_own_until_they_are_forgotten(
        self, store: Store
    ) -> None:
        ada = Profile(
            ADA,
            zone="Europe/Berlin",
            hours=(Span(480, 1380),) * 6 + (Span(600, 1500),),
            reminders=(Point.HOUR,),
            notice=Notice.PING,
            vacations=(Vacation(1, 2),),
            digest=True,
        )
        assert await store.profiles((ADA, BEN)) == {}
        await store.put_profile(Profile(ADA))
        await store.put_profile(ada)
        await store.put_profile(Profile(BEN))
        assert await store.profiles((ADA, BEN, CLEO)) == {ADA: ada, BEN: Profile(BEN)}
        assert await store.profiles(()) == {}
        await store.forget(ADA)
        assert await store.profiles((ADA, BEN)) == {BEN: Profile(BEN)}
