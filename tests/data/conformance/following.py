"""Who follows a table without a seat there, and how far they have been told."""

from __future__ import annotations

from dataclasses import replace

from data.following import Follower, Wish
from data.log import Place
from data.store import Index, Store
from tests.data.build import ADA, BEN, CHANNEL, CLEO, LOBBY, OVER, entry, new_table

BOTH = Index(CHANNEL, (ADA, BEN), due=None, live=True)
CLEO_FOLLOWS = Follower(CLEO, Wish.ROUNDS)
NOWHERE = 999


class FollowingConformance:
    """A follower is kept per table until they, or the table, are done with it."""

    async def test_followers_are_kept_by_table_and_person(self, store: Store) -> None:
        first, second = await new_table(store), await new_table(store)
        ben = Follower(BEN, Wish.END, told=1)
        for follower in (CLEO_FOLLOWS, ben):
            await store.follow(first, follower)
        await store.follow(second, CLEO_FOLLOWS)
        assert await store.followers(first) == (ben, CLEO_FOLLOWS)
        assert await store.follows(CLEO) == ((first, CLEO_FOLLOWS), (second, CLEO_FOLLOWS))
        changed = replace(CLEO_FOLLOWS, wish=Wish.END, told=2)
        await store.follow(first, changed)
        assert await store.followers(first) == (ben, changed)
        await store.unfollow(first, CLEO)
        await store.unfollow(first, CLEO)
        assert await store.followers(first) == (ben,)
        assert await store.follows(CLEO) == ((second, CLEO_FOLLOWS),)

    async def test_unknown_tables_and_people_are_ignored(self, store: Store) -> None:
        table = await new_table(store)
        await store.follow(NOWHERE, CLEO_FOLLOWS)
        await store.unfollow(NOWHERE, CLEO)
        await store.follower_told(NOWHERE, CLEO, 1)
        await store.follower_told(table, CLEO, 1)
        assert await store.followers(NOWHERE) == await store.followers(table) == ()
        assert await store.follows(CLEO) == ()

    async def test_people_of_the_table_do_not_follow_it(self, store: Store) -> None:
        table, other = await new_table(store), await new_table(store)
        await store.follow(table, Follower(ADA, Wish.ROUNDS))
        assert await store.followers(table) == ()
        for each in (table, other):
            await store.follow(each, Follower(BEN, Wish.ROUNDS))
            await store.follow(each, CLEO_FOLLOWS)
        await store.append(entry(table, 1, index=BOTH))
        assert await store.followers(table) == (CLEO_FOLLOWS,)
        assert await store.follows(BEN) == ((other, Follower(BEN, Wish.ROUNDS)),)

    async def test_what_the_channel_was_told_is_news_for_followers(self, store: Store) -> None:
        table, other = await new_table(store), await new_table(store)
        for each in (table, other):
            await store.follow(each, CLEO_FOLLOWS)
            await store.follow(each, Follower(BEN, Wish.END))
        assert await store.news_for_followers() == ()
        await store.announced(table, 1, None)
        assert await store.news_for_followers() == (table,)
        await store.follower_told(table, CLEO, 1)
        assert await store.news_for_followers() == (table,)
        await store.follower_told(table, BEN, 1)
        assert await store.news_for_followers() == ()
        assert await store.followers(table) == (
            Follower(BEN, Wish.END, told=1),
            replace(CLEO_FOLLOWS, told=1),
        )

    async def test_who_is_forgotten_follows_nothing(self, store: Store) -> None:
        table, other = await new_table(store), await new_table(store)
        for each in (table, other):
            await store.follow(each, CLEO_FOLLOWS)
        await store.forget_at(table, CLEO, None)
        assert await store.follows(CLEO) == ((other, CLEO_FOLLOWS),)
        await store.forget(CLEO)
        assert await store.follows(CLEO) == ()

    async def test_a_deleted_table_has_no_followers(self, store: Store) -> None:
        table = await new_table(store)
        await store.follow(table, CLEO_FOLLOWS)
        await store.drop_table(table, results=True)
        assert await store.follows(CLEO) == ()

    async def test_live_places_are_those_of_public_live_tables(self, store: Store) -> None:
        assert await store.live_places() == ()
        here = replace(LOBBY, server=1)
        await new_table(store, replace(here, channel=9))
        for _ in range(2):
            await new_table(store, here)
        await new_table(store, replace(here, channel=11, public=False))
        over = await new_table(store, replace(here, channel=13))
        await store.append(entry(over, 1, index=replace(OVER, channel=13)))
        assert await store.live_places() == (Place(CHANNEL, 1), Place(9, 1))
