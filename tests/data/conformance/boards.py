"""Results and feats by server: what leaderboards and records are made of."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.books import Feat, Kind, Result, Server
from data.log import TableId
from data.store import Conflict, Store
from tests.data.build import ADA, BEN, OVER, entry, new_table

HERE, AWAY = 5, 6
DOCTOR = Kind(HERE, "classic", "doctor")


def result(user: int, at: int, server: int | None = HERE, place: int = 1) -> Result:
    return Result(user, "classic", 60, place, 2, at, server)


def feat(points: int, at: int = 5, server: int | None = HERE, user: int = ADA) -> Feat:
    return Feat(user, "classic", "doctor", points, at, server)


async def ended(store: Store, *earned: Result | Feat) -> TableId:
    table = await new_table(store)
    results = tuple(each for each in earned if isinstance(each, Result))
    feats = tuple(each for each in earned if isinstance(each, Feat))
    await store.append(replace(entry(table, 1, index=OVER), results=results, feats=feats))
    return table


class BoardConformance:
    """What games brought is found by server, season and kind, and goes with its people."""

    async def test_results_of_a_server_come_as_the_games_ended(self, store: Store) -> None:
        late = await ended(store, result(BEN, 30, place=2), result(ADA, 30))
        soon = await ended(store, result(BEN, 10), result(ADA, 10))
        same = await ended(store, result(ADA, 30))
        for elsewhere in (AWAY, None):
            await ended(store, result(ADA, 20, elsewhere))
        first = [(soon, result(ADA, 10)), (soon, result(BEN, 10))]
        last = [(late, result(ADA, 30)), (late, result(BEN, 30, place=2)), (same, result(ADA, 30))]
        assert await store.results_on(HERE, 0, 100) == (*first, *last)
        assert await store.results_on(HERE, 10, 30) == tuple(first)
        assert await store.results_on(HERE, 11, 31) == tuple(last)
        assert await store.results_on(7, 0, 100) == ()

    async def test_feats_give_the_best_of_a_kind_before_a_moment(self, store: Store) -> None:
        assert await store.best_feat(DOCTOR, 100, lowest=False) is None
        await ended(store, feat(70, at=10), feat(40, at=10, user=BEN))
        await ended(store, feat(90, at=20))
        await ended(store, feat(99, server=AWAY), replace(feat(98, user=BEN), mode="modern"))
        await ended(store, feat(97, server=None), replace(feat(96, user=BEN), category="thief"))
        for before, most in ((10, None), (11, 70), (20, 70), (21, 90)):
            assert await store.best_feat(DOCTOR, before, lowest=False) == most
        assert await store.best_feat(DOCTOR, 100, lowest=True) == 40

    async def test_own_feats_come_oldest_table_first(self, store: Store) -> None:
        total = replace(feat(300), category="total")
        table = await ended(store, total, feat(70), feat(40, user=BEN))
        later = await ended(store, feat(50, at=3))
        assert await store.feats_of(ADA) == (
            (table, feat(70)),
            (table, total),
            (later, feat(50, 3)),
        )
        assert await store.feats_of(7) == ()

    async def test_feats_are_kept_with_their_events_or_not_at_all(self, store: Store) -> None:
        table = await new_table(store)
        with pytest.raises(Conflict):
            await store.append(replace(entry(table, 7), feats=(feat(70),)))
        assert await store.feats_of(ADA) == ()

    async def test_feats_go_with_their_person(self, store: Store) -> None:
        table = await ended(store, feat(70), feat(40, user=BEN))
        other = await ended(store, feat(60), feat(30, user=BEN))
        await store.forget_at(table, ADA, None)
        assert await store.feats_of(ADA) == ((other, feat(60)),)
        await store.forget(ADA)
        assert await store.feats_of(ADA) == ()
        assert await store.best_feat(DOCTOR, 100, lowest=False) == 40

    async def test_feats_go_with_the_results_of_their_table(self, store: Store) -> None:
        kept, lost = await ended(store, feat(70)), await ended(store, feat(60))
        await store.drop_table(kept, results=False)
        await store.drop_table(lost, results=True)
        assert await store.feats_of(ADA) == ((kept, feat(70)),)

    async def test_what_was_earned_on_a_forgotten_server_is_no_servers(self, store: Store) -> None:
        table = await ended(store, result(ADA, 5), feat(70))
        other = await ended(store, result(BEN, 5, AWAY), feat(60, server=AWAY, user=BEN))
        await store.put_server(Server(HERE))
        await store.drop_table(table, results=False)
        await store.forget_server(HERE)
        assert await store.results_of(ADA) == ((table, result(ADA, 5, None)),)
        assert await store.feats_of(ADA) == ((table, feat(70, server=None)),)
        assert await store.results_on(HERE, 0, 100) == ()
        assert await store.feats_of(BEN) == ((other, feat(60, server=AWAY, user=BEN)),)
