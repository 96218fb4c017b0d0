"""What a guest of a night chose for themselves reaches nobody else, by any byte that is sent.

Twin nights: the same people, ids, names, times, chance, bids and gifts; but the first guest's own
choices are other ones in each: water, caps, dares, skipping. All that goes to the channel and to
everybody else is the same, and so are the lines of the log, what the store finds the table by, and
when the guest is sent something. A soak begins its nights at ``SOAK_SEED``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

import pytest

from bot.present.indian_poker.pictures import Places
from bot.present.scene import Scene
from bot.servers import allow_nights
from bot.standing import stand
from data.log import Stage
from data.memory import MemoryStore
from data.night import Guest
from engine.core import Seat
from engine.indian_poker.giving import evenly
from engine.indian_poker.model import Bid
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase, View
from tests.bot.discord.leak.office import GUILD
from tests.bot.discord.leak.world import Deed, World, opened
from tests.soak import SEED, SOAK, times

FIRST = SEED if SOAK else 0
NIGHTS = range(FIRST, FIRST + times(2, 200))
TWINS = 2
STEPS = 40
"""So many times somebody plays, and somebody looks."""

ADA: Final = 1
"""Whose choices are other ones in each twin."""

LOOKS: Final = (
    "hand",
    "ledger",
    "mine",
    "how",
    "sheet",
    "house",
    "join",
    "deal",
    "why:1",
    "skip:1",
)
COMMANDS: Final = ("forfeits ledger", "forfeits mine", "table hand", "table sheet", "table join")
TYPED: Final = (
    *(("forfeits give", "players"), ("forfeits give", "table"), ("forfeits mine", "table")),
    *(("forfeits ledger", "table"), ("table leave", "table"), ("bid in", "table")),
)
VALUES: Final = {
    "water": ("on", "off"),
    "skip": ("on", "off"),
    "beyond": ("dares", "nothing"),
    "per_hour": ("none", "0", "1", "3", "30"),
    "per_night": ("none", "0", "2", "5", "30"),
}


async def _at_once(work: Callable[[], bytes]) -> bytes:
    """Draw here, not in a thread: twins do everything in the same order."""
    return work()


@pytest.fixture(autouse=True)
def _in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asyncio.to_thread", _at_once)
    monkeypatch.setattr(Places, "png", lambda drawing: repr(drawing).encode())


@dataclass
class Twin:
    """One of the twin nights: ``rng`` is the same in all, ``own`` only this one's."""

    world: World
    rng: Random
    own: Random
    people: tuple[int, ...]
    index: list[tuple[object, ...]] = field(default_factory=list)

    async def do(self, deed: Deed) -> None:
        """Do something, and note what the store finds the table by."""
        self.index.append((await self.world.do(deed)).index)

    async def press(self, user: int, action: str, *values: str) -> None:
        """Press a control of the table, whether or not it was shown."""
        step = (await self.scene()).table.step
        custom_id = f"t:{self.world.table}:{step}:{action}"
        await self.do(lambda world: world.office.press(user, custom_id, *values))

    async def scene(self, user: int | None = None) -> Scene:
        """What somebody may see."""
        return await self.world.house.tables.look(self.world.table, user)

    # -------------------------------------------------------- the same in all twins

    async def begin(self) -> None:
        """Open a night with a computer, in which everybody but the last has opted in."""
        await self.do(lambda world: world.office.slash(ADA, "poker night", rules="Ours"))
        for user in self.people[:-1]:
            await self.press(user, "join:sure")
        await self.press(ADA, "add")
        await self.press(ADA, "start")

    async def play(self) -> None:
        """Let whoever is awaited play, by chance, or the time pass."""
        view = (await self.scene()).view
        assert isinstance(view, View)
        match view.phase:
            case Phase.BID if view.turn is not None:
                await self._bid(await self._user(view.turn), view)
            case Phase.GIVE:
                winners = [seat for seat in view.history[-1].winners if view.handed[seat] is None]
                await self._give(winners[0], view)
            case _:
                await self._late()

    async def _user(self, seat: Seat) -> int:
        user = (await self.scene()).table.chairs[seat].user
        assert user is not None
        return user

    async def _bid(self, user: int, view: View) -> None:
        assert view.turn is not None
        stay = Bid.IN if view.standing[view.turn] is None else Bid.KEEP
        bid = self.rng.choice((stay, stay, Bid.OUT, None))
        if bid is None:
            await self._late()
        else:
            await self.do(lambda world: world.office.slash(user, f"bid {bid}"))

    async def _give(self, seat: Seat, view: View) -> None:
        forfeits = rules_of(view.options).forfeits
        assert forfeits is not None
        shares = evenly(seat, view.players, forfeits.won)
        if self.rng.random() < 1 / 2:
            await self._late()
        else:
            chairs = (await self.scene()).table.chairs
            text = " ".join(
                f"{_written(at, chairs[at].user)} {share}"
                for at, share in enumerate(shares)
                if share
            )
            user = await self._user(seat)
            await self.do(lambda world: world.office.slash(user, "forfeits give", players=text))

    async def _late(self) -> None:
        await self.do(World.late)

    async def look(self) -> None:
        """Let somebody else look, come, leave, or choose for themselves, by chance."""
        user = self.rng.choice(self.people[1:])
        match self.rng.randrange(5):
            case 0:
                await self.press(user, self.rng.choice(LOOKS))
            case 1:
                words = self.rng.choice(COMMANDS)
                await self.do(lambda world: world.office.slash(user, words))
            case 2:
                words, option = self.rng.choice(TYPED)
                await self.do(lambda world: world.office.complete(user, words, option, ""))
            case 3:
                await self.press(user, self.rng.choice(("join:sure", "leave", "terms:water:on")))
            case _:
                await self.press(user, "mine")

    async def end(self) -> None:
        """Close the night, and let everybody look back."""
        if (await self.scene()).table.stage is not Stage.CLOSED:
            await self.press((await self.scene()).table.host, "end:sure")
        for user in self.people[1:]:
            for action in ("mine", "ledger", "deal:1", "why:1", "skip:1"):
                await self.press(user, action)

    # ----------------------------------------------------------- this twin's alone

    async def choose(self) -> None:
        """Let Ada choose something; it is recorded, whatever it is."""
        standing = stand(await self.world.store.load(self.world.table))
        await self.press(ADA, self.own.choice(_choices(standing.night.guests[ADA])))


def _written(seat: Seat, user: int | None) -> str:
    return f"Computer {seat + 1}" if user is None else f"<@{user}>"


def _choices(guest: Guest) -> list[str]:
    """Return the presses by which a guest would change something."""
    terms = guest.terms
    now = {
        "water": "on" if terms.water else "off",
        "skip": "on" if terms.skip else "off",
        "beyond": terms.beyond.value,
        "per_hour": "none" if terms.per_hour is None else str(terms.per_hour),
        "per_night": "none" if terms.per_night is None else str(terms.per_night),
    }
    skips = [f"skip:{f.hand}" for f in guest.fates if f.kept or f.dare is not None]
    return skips * 2 + [
        f"terms:{name}:{value}"
        for name, values in VALUES.items()
        for value in values
        if value != now[name]
    ]


@dataclass(frozen=True, slots=True)
class Told:
    """What a night led to: for everybody else, when Ada was sent something, and what she read."""

    others: tuple[object, ...]
    lines: tuple[str, ...]
    index: tuple[tuple[object, ...], ...]
    own: tuple[str, ...]


def _options(rng: Random) -> NightOptions:
    return NightOptions(
        bidding=rng.choice(("turns", "one_pass")),
        ties=rng.choice(("suits", "split")),
        forfeit_won=rng.choice(("5", "3", "10")),
        water_break=rng.choice(("3", "never")),
        deal=rng.choice(("opened", "closed")),
    )


async def told(number: int, twin: int) -> Told:
    """Play a night, as chance has it, in which Ada chooses as this twin's chance has it."""
    rng = Random(number)
    async with opened(MemoryStore(), _options(rng)) as world:
        await world.house.servers.change(GUILD, lambda server: allow_nights(server, allowed=True))
        people = tuple(range(ADA, ADA + rng.randint(4, 6)))
        world.office.closed = {user for user in people if rng.random() < 1 / 4} - {ADA}
        night = Twin(world, rng, Random(f"{number}.{twin}"), people)
        await night.begin()
        for _ in range(STEPS):
            if (await night.scene()).table.stage is Stage.CLOSED:
                break
            await night.play()
            await night.look()
            if rng.random() < 1 / 3 and (await night.scene()).table.stage is Stage.PLAYING:
                await night.choose()
        await night.end()
        sent = world.office.sent
        return Told(
            tuple((s.audience, s.where) if s.audience == ADA else s for s in sent),
            tuple(world.lines),
            tuple(night.index),
            tuple(s.body for s in sent if s.audience == ADA),
        )


@pytest.mark.case(42)
@pytest.mark.soak
@pytest.mark.parametrize("number", NIGHTS)
async def test_what_a_guest_chose_reaches_nobody_else(number: int) -> None:
    first = await told(number, 0)
    for twin in range(1, TWINS):
        other = await told(number, twin)
        for here, there in zip(first.others, other.others, strict=True):
            assert here == there
        assert other.lines == first.lines
        assert other.index == first.index
        assert other.own != first.own
