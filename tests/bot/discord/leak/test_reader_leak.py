"""How somebody reads reaches nobody else, by any byte that is sent.

Twin matches: the same people, ids, names, times, chance and deeds; but the first player's Discord
speaks another language in each, and they have other settings. All that goes to the channel and to
everybody else is the same, and so are the lines of the log.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.present.indian_poker.pictures import Places
from data.following import Wish
from data.memory import MemoryStore
from data.people import Language, Profile
from engine.indian_poker.model import Bid
from engine.indian_poker.options import Options
from tests.bot.discord.leak.office import GUILD
from tests.bot.discord.leak.script import OUTSIDER
from tests.bot.discord.leak.world import Deed, Seen, World, opened

ADA, BEN, CID = 1, 2, 3
LOCALES = {"de": Language.GERMAN, "es-419": Language.SPANISH}
READS = (
    Profile(ADA),
    Profile(ADA, language=Language.SPANISH, narrow=True, words=True),
    Profile(ADA, pictures=False, two_colours=True),
)


@pytest.fixture(autouse=True)
def _in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(work: Callable[[], bytes]) -> bytes:
        return work()

    monkeypatch.setattr("asyncio.to_thread", at_once)
    monkeypatch.setattr(Places, "png", lambda drawing: repr(drawing).encode())


def _deeds() -> list[Deed]:
    """Return what happens: a match of three and a follower, and everybody looks at everything."""
    rng = Random(7)
    deeds: list[Deed] = [
        lambda w: w.office.slash(ADA, "poker start", seats=3),
        lambda w: w.office.slash(OUTSIDER, "table follow", what=Wish.ROUNDS.value),
        *map(_joining, (BEN, CID)),
    ]
    for _ in range(4):
        deeds += [_bidding(user, rng.choice((Bid.IN, Bid.OUT))) for user in (ADA, BEN, CID)]
        deeds += [_looking(user) for user in (ADA, BEN, OUTSIDER)]
        deeds += [_typing(ADA), _late]
    return deeds


def _joining(user: int) -> Deed:
    return lambda world: world.office.slash(user, "table join")


def _bidding(user: int, bid: Bid) -> Deed:
    return lambda world: world.office.slash(user, f"bid {bid}")


def _looking(user: int) -> Deed:
    return lambda world: world.office.slash(user, "table sheet")


def _typing(user: int) -> Deed:
    return lambda world: world.office.complete(user, "table hand", "table", "")


async def _late(world: World) -> None:
    await world.late()


async def _played(profile: Profile, locale: str) -> list[Seen]:
    async with opened(MemoryStore(), Options()) as world:
        world.client.studio._entropy = bytes  # chance names files; here all are called alike
        world.office.locales = {ADA: locale}
        if profile != Profile(ADA):
            await world.store.put_profile(profile)
        return [await world.do(deed) for deed in _deeds()]


async def test_how_somebody_reads_reaches_nobody_else() -> None:
    plain = await _played(READS[0], "en-US")
    others = (None, BEN, CID, OUTSIDER)
    for locale in LOCALES:
        for profile in READS:
            for here, there in zip(plain, await _played(profile, locale), strict=True):
                assert there.to(*others) == here.to(*others)
                assert there.lines == here.lines
                assert len(there.to(ADA)) == len(here.to(ADA))


async def test_the_twins_do_differ() -> None:
    """What the first player is sent is in their language."""
    for locale, language in LOCALES.items():
        async with opened(MemoryStore(), Options()) as world:
            world.office.locales = {ADA: locale}
            plain, twin = await _played(READS[0], "en-US"), await _played(READS[0], locale)
            assert [s.to(ADA) for s in twin] != [s.to(ADA) for s in plain]
            await world.do(_looking(ADA))
            assert (await world.house.profiles.read(ADA)).locale is language
            assert (await world.house.servers.read(GUILD)).locale is None
