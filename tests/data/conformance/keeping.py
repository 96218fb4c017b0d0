"""Nothing is kept for longer than it should be: people forgotten, old games, servers left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.books import Record, Result, Server
from data.former import is_former
from data.log import (
    DeadlineSet,
    Ending,
    GuestWaits,
    HandSettled,
    HostPassed,
    LogEvent,
    Place,
    Share,
    TableClosed,
    TableId,
    TermsChosen,
    evolve_table,
)
from data.log import Terms as NightTerms
from data.store import DUE_AT_ONCE, Conflict, Dm, Index, NoSuchTable, Person, Repeated, Store, Told
from tests.data.build import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    LOBBY,
    OVER,
    deadlines,
    entry,
    founding,
    joined,
    new_table,
    opened,
)

BOTH = Index(CHANNEL, (ADA, BEN), due=None, live=True)


async def _closed(store: Store, at: int, **founded: TableId | None) -> TableId:
    table = await store.create(founding(BOTH, opened(), joined(), **founded), interaction=None)
    await store.append(entry(table, 2, TableClosed(Ending.CLOSED, ADA, at), index=OVER))
    return table


class ForgettingConformance:
    """A person is forgotten; everybody else's history stays."""

    async def test_tables_naming_a_person_are_found_wherever_the_log_names_them(
        self, store: Store
    ) -> None:
        hosted = await new_table(store)
        invited = replace(opened(BEN), invited=(CLEO, ADA))
        await store.create(founding(BOTH, invited), interaction=None)
        await store.create(founding(BOTH, opened(BEN)), interaction=None)
        passed = await store.create(founding(BOTH, opened(BEN)), interaction=None)
        await store.append(entry(passed, 1, joined(BEN), HostPassed(ADA), index=OVER))
        settled = HandSettled(1, (Share(ADA, 2),), (), (), "c1", 9)
        shared = await store.create(founding(BOTH, opened(BEN), settled), interaction=None)
        assert await store.tables_naming(ADA) == (hosted, 2, passed, shared)
        assert await store.tables_naming(CLEO) == (2,)
        assert await store.tables_naming(1) == ()  # the server's id, and a part of others'
        assert await store.tables_naming(CHANNEL) == ()

    async def test_a_former_player_takes_the_place_of_a_person_and_the_rest_stays(
        self, store: Store
    ) -> None:
        events: tuple[LogEvent, ...] = (
            *(opened(ADA), joined(ADA), joined(BEN), GuestWaits(ADA)),
            *(TermsChosen(ADA, NightTerms(water=True)), HostPassed(BEN), *deadlines(2)),
        )
        table = await store.create(founding(BOTH, *events), interaction=None)
        other = await store.create(founding(BOTH, opened(ADA), joined(ADA)), interaction=None)
        await store.forget_at(table, ADA, None)
        log = await store.load(table)
        assert (log.edition, len(log.events)) == (1, len(events))
        assert log.events[2] == joined(BEN)
        assert log.events[0].host == -1  # type: ignore[union-attr]  # the opening
        assert log.events[6:] == events[6:]
        folded = None
        for event in log.events:
            folded = evolve_table(table, folded, event)  # type: ignore[arg-type]  # all a table's
        assert folded is not None
        assert [chair.user for chair in folded.chairs] == [-1, BEN]
        assert (folded.host, folded.invited) == (BEN, (-1,))
        assert all(is_former(user) == (user != BEN) for user in folded.users)
        assert (await store.load(other)).events == (opened(ADA), joined(ADA))
        assert await store.tables_naming(ADA) == (other,)

    async def test_two_former_players_of_a_table_stay_two(self, store: Store) -> None:
        events = opened(ADA), joined(ADA), joined(BEN), joined(CLEO)
        table = await store.create(founding(BOTH, *events), interaction=None)
        await store.forget_at(table, BEN, None)
        await store.forget_at(table, ADA, None)
        log = await store.load(table)
        assert log.events == (opened(-2), joined(-2), joined(-1), joined(CLEO))
        assert log.edition == 2

    async def test_a_repetition_changes_nothing(self, store: Store) -> None:
        table = await store.create(founding(BOTH, opened(ADA), joined(BEN)), interaction=None)
        await store.forget_at(table, ADA, None)
        before = await store.load(table), await store.telling(table)
        await store.forget_at(table, ADA, None)
        assert (await store.load(table), await store.telling(table)) == before
        await store.forget_at(99, ADA, None)

    async def test_the_log_goes_on_and_who_is_forgotten_is_told_nothing_more(
        self, store: Store
    ) -> None:
        table = await store.create(founding(BOTH, opened(ADA), joined(BEN)), interaction=None)
        await store.told(table, Told(BEN, 2, Dm.OPEN, None))
        await store.announced(table, 2, None)
        assert await store.behind() == (table,)  # Ada is not told yet
        await store.save_draft(table, 0, 3, "Ada's")
        await store.save_draft(table, 1, 3, "Ben's")
        await store.save_plan(table, 0, "Ada's")
        await store.save_plan(table, 1, "Ben's")
        await store.forget_at(table, ADA, 0)
        assert await store.plans(table) == {1: "Ben's"}
        assert await store.behind() == ()
        assert [told.user for told in (await store.telling(table)).people] == [BEN]
        assert await store.tables_of(ADA) == ()
        assert (await store.draft(table, 0, 3), await store.draft(table, 1, 3)) == (None, "Ben's")
        with pytest.raises(Conflict):
            await store.append(entry(table, 1))
        await store.append(entry(table, 2, DeadlineSet(1, 5), index=replace(BOTH, people=(BEN,))))
        assert len((await store.load(table)).events) == 3

    async def test_a_name_and_results_go_others_stay(self, store: Store) -> None:
        table = await new_table(store)
        mine, bens = Result(ADA, "classic", 50, 2, 2, 5), Result(BEN, "classic", 60, 1, 2, 5)
        await store.append(replace(entry(table, 1, index=OVER), results=(mine, bens)))
        old = await new_table(store)
        lone = Result(ADA, "classic solo", 90, 1, 1, 4)
        await store.append(replace(entry(old, 1, index=OVER), results=(lone,)))
        await store.put_person(Person(ADA, "Ada"))
        await store.put_person(Person(BEN, "Ben"))
        assert await store.results_of(ADA) == ((table, mine), (old, lone))
        await store.forget_at(table, ADA, None)
        assert await store.results_of(ADA) == ((old, lone),)
        await store.forget(ADA)
        assert await store.results_of(ADA) == ()
        assert await store.record(BEN, "classic", lowest=False) == Record(60, 1)
        assert await store.names((ADA, BEN)) == {BEN: "Ben"}

    async def test_what_has_begun_is_known_until_it_has_ended(self, store: Store) -> None:
        assert await store.to_forget() == ()
        for user in (BEN, ADA, BEN):
            await store.begin_forgetting(user)
        assert await store.to_forget() == (ADA, BEN)
        await store.forget(BEN)
        assert await store.to_forget() == (ADA,)
        await store.forget(BEN)

    async def test_who_is_forgotten_may_come_back_as_somebody_new(self, store: Store) -> None:
        table = await store.create(founding(BOTH, opened(BEN), joined(ADA)), interaction=None)
        await store.forget_at(table, ADA, None)
        await store.forget(ADA)
        await store.append(entry(table, 2, joined(ADA), index=BOTH))
        assert (await store.load(table)).events == (opened(BEN), joined(-1), joined(ADA))
        assert await store.tables_of(ADA) == (table,)
        await store.forget_at(table, ADA, None)
        assert (await store.load(table)).events == (opened(BEN), joined(-1), joined(-2))

    async def test_names_of_strangers_are_forgotten(self, store: Store) -> None:
        await new_table(store)  # where Ada sits
        over = await new_table(store)
        results = (Result(BEN, "classic", 60, 1, 2, 5),)
        await store.append(replace(entry(over, 1, index=OVER), results=results))
        for user, name in ((ADA, "Ada"), (BEN, "Ben"), (CLEO, "Cleo")):
            await store.put_person(Person(user, name))
        await store.put_person(Person(99, "Dan"))
        await store.forget_strangers()
        assert len(await store.names((ADA, BEN, CLEO, 99))) == 4  # who may be about to sit down
        await store.put_person(Person(98, "Eve"))
        await new_table(store, replace(LOBBY, people=(99,)))
        for left in ({98: "Eve"}, {}):
            await store.forget_strangers()
            kept = {ADA: "Ada", BEN: "Ben", 99: "Dan"}
            assert await store.names((ADA, BEN, CLEO, 98, 99)) == kept | left


class RetentionConformance:
    """Old games, and servers that the bot has left."""

    async def test_closed_tables_come_longest_closed_first(self, store: Store) -> None:
        late, soon, middle = [await _closed(store, at) for at in (300, 100, 200)]
        await new_table(store)
        assert await store.closed_before(100) == ()
        assert await store.closed_before(201) == (soon, middle)
        assert await store.closed_before(1_000) == (soon, middle, late)

    async def test_closed_tables_are_given_out_a_number_at_a_time(self, store: Store) -> None:
        for _ in range(DUE_AT_ONCE + 1):
            await _closed(store, 100)
        assert await store.closed_before(101) == tuple(range(1, DUE_AT_ONCE + 1))

    async def test_a_dropped_table_is_gone_and_its_number_is_not_used_again(
        self, store: Store
    ) -> None:
        old = await _closed(store, 100)
        again = await _closed(store, 200, rematch_of=old)
        await store.append(entry(again, 3, interaction=77, index=OVER))
        results = (Result(ADA, "classic", 60, 1, 2, 5),)
        await store.append(replace(entry(again, 4, index=OVER), results=results))
        for table in (old, again, 99):
            await store.drop_table(table, results=False)
        for table in (old, again):
            with pytest.raises(NoSuchTable):
                await store.load(table)
            assert await store.rematch_of(table) is None
        assert await store.closed_before(1_000) == await store.behind() == ()
        assert await store.record(ADA, "classic", lowest=False) == Record(60, 1)
        with pytest.raises(Repeated):
            await store.create(founding(), interaction=77)
        assert await new_table(store) == again + 1
        await store.drop_table(again, results=True)
        assert await store.record(ADA, "classic", lowest=False) is None

    async def test_a_table_that_has_closed_has_no_drafts_and_no_plans(self, store: Store) -> None:
        table = await new_table(store)
        await store.save_draft(table, 0, 1, "cards")
        await store.save_plan(table, 0, "doctor")
        await store.append(entry(table, 1, TableClosed(Ending.CLOSED, ADA, 5), index=OVER))
        assert await store.draft(table, 0, 1) is None
        assert await store.plans(table) == {}

    async def test_a_server_is_left_since_it_was_first_noted(self, store: Store) -> None:
        await store.server_left(5, 100)
        await store.server_left(5, 300)
        await store.server_left(6, 50)
        assert await store.servers_left(100) == (6,)
        assert await store.servers_left(101) == (6, 5)
        await store.server_back(6)
        await store.server_back(7)
        assert await store.servers_left(1_000) == (5,)

    async def test_servers_are_known_by_their_tables_and_settings(self, store: Store) -> None:
        assert await store.servers_known() == ()
        await store.put_server(Server(9))
        here = await new_table(store, replace(LOBBY, server=5))
        moved = await new_table(store, replace(LOBBY, server=5))
        away = replace(opened(), place=Place(8, 6))
        await store.append(entry(moved, 1, away, index=replace(LOBBY, server=6)))
        dm = await new_table(store)
        assert await store.servers_known() == (5, 6, 9)
        assert await store.tables_of_server(5) == (here,)
        await store.append(entry(here, 1, index=replace(OVER, server=5)))
        assert await store.tables_of_server(5) == (here,)
        assert dm not in await store.tables_of_server(6) == (moved,)

    async def test_a_forgotten_server_has_set_nothing(self, store: Store) -> None:
        await store.put_server(Server(5, (CHANNEL,)))
        await store.server_left(5, 100)
        await store.forget_server(5)
        assert await store.server(5) == Server(5)
        assert await store.servers_left(1_000) == await store.servers_known() == ()
