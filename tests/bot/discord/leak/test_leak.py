"""No byte that reaches a player, the channel or the log depends on a card that they may not see.

Twin matches: the same seed, ids, names, times and deeds, but in one hand the player's card is
another one; and a third in which every card of the hand is, and every secret bid. What the bot
sends goes through the real discord.py. A soak begins its hands at ``SOAK_SEED``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from bot.decision import Decision
from bot.loaded import Loaded
from bot.outcome import Show
from bot.present.indian_poker.pictures import Places
from bot.present.scene import Scene
from bot.sight import Sight
from data.following import Wish
from data.log import Stage, UserId
from engine.indian_poker.dealing import reveal
from engine.indian_poker.model import Bid, MakeBid
from engine.indian_poker.options import CHOICES, Options, fitting
from engine.indian_poker.situation import View
from tests.bot.discord.leak.script import OUTSIDER, Script
from tests.bot.discord.leak.world import Deed, Otherwise, Seen, Swap, World, opened
from tests.soak import SEED, SOAK, times

FIRST = SEED if SOAK else 0
HANDS = range(FIRST, FIRST + times(3, 2_000, 100))
DEEDS = 16
"""So many things happen in a hand at most."""

PROBING = 3
"""So many of them ask for what is secret."""

DRAWN = 10
"""The pictures of each hand of so many are drawn; otherwise a drawing's every field is compared."""


@dataclass(frozen=True, slots=True)
class Case:
    """A match, the hand in which a card is another one, and whose."""

    number: int
    options: Options
    players: int
    hand: int
    viewer: int
    """The viewer's user id: the seat's number, counted from 1."""

    @classmethod
    def of(cls, number: int) -> Case:
        """Draw a case."""
        rng = Random(number)
        picked: dict[str, Any] = {
            rule: rng.choice(CHOICES[rule])
            for rule in ("bidding", "ties", "deck", "points", "leaving")
        }
        players = rng.choice((3, 3, 4, 5, 12, rng.randint(3, 12)))
        hand = rng.choice((1, 1, 1, 2, 2, 3))
        return cls(number, fitting(Options(**picked)), players, hand, rng.randint(1, players))

    def swap(self, *, everything: bool) -> Swap:
        """Return what is otherwise in a twin."""
        seats = tuple(range(self.players)) if everything else (self.viewer - 1,)
        return Swap(self.hand, seats, Random(self.number), bids=everything)


def _blindly(_game: str, _level: str, view: View, rng: Random) -> MakeBid:
    """Bid for a computer as chance has it: one that plays well looks at the card that differs."""
    assert view.seat is not None
    stay = Bid.IN if view.standing[view.seat] is None else Bid.KEEP
    return MakeBid(view.seat, rng.choice((stay, stay, Bid.OUT)))


async def _at_once(work: Callable[[], bytes]) -> bytes:
    """Draw here, not in a thread: twins do everything in the same order."""
    return work()


def _sketch(drawing: Places) -> bytes:
    return repr(drawing).encode()


async def begun(world: World, case: Case) -> None:
    """Seat everybody and play up to the hand. Few take DMs, the viewer in most matches."""
    rng, people = Random(case.number), range(1, case.players + 1)
    takes_dms = {case.viewer if rng.random() < 0.8 else 1, rng.choice(people)}
    world.office.closed = set(people) - takes_dms
    await world.do(lambda w: w.office.slash(1, "poker start", seats=case.players))
    await world.do(lambda w: w.office.slash(OUTSIDER, "table follow", what=Wish.ROUNDS.value))
    for user in people[1:]:
        await world.do(_joining(user))
    while (view := await world.view()).hand < case.hand:
        user = 1 + (view.turn if view.turn is not None else view.sealed)
        await world.do(_bidding(user, Bid.OUT if view.turn is not None else Bid.IN))


def _joining(user: int) -> Deed:
    return lambda world: world.office.slash(user, "table join")


def _bidding(user: int, bid: Bid) -> Deed:
    return lambda world: world.office.slash(user, f"bid {bid}")


@dataclass
class Told:
    """What happened in a hand, what it led to, and for how many deeds it must be the same."""

    deeds: list[Deed]
    seen: list[Seen]
    blind: int = 0
    """So many deeds the viewer may not know the own card."""
    closed: int = 0
    """So many deeds nobody outside may know any."""


async def first(case: Case) -> Told:
    """Play a hand, as chance has it, and note what happens."""
    told = Told([], [])
    async with opened(Otherwise(lambda event: event), case.options) as world:
        await begun(world, case)
        script = Script(world, Random(case.number), case.players, case.viewer)
        while len(told.deeds) < DEEDS:
            count = len(told.deeds)
            probe = case.number * PROBING + count
            deed = await (script.probe(probe) if count < PROBING else script.next())
            seen = await world.do(deed)
            scene = await world.house.tables.look(1, None)
            view = await world.view()
            if scene.table.stage is Stage.CLOSED or view.hand != case.hand:
                break
            told.deeds.append(deed)
            told.seen.append(seen)
            if view.standing[case.viewer - 1] is not Bid.OUT and told.blind == told.closed:
                told.blind += 1
            told.closed += 1
    return told


async def again(case: Case, deeds: list[Deed], *, everything: bool) -> list[Seen]:
    """Let the same happen where the card, or everything that is hidden from all, is otherwise."""
    async with opened(Otherwise(case.swap(everything=everything)), case.options) as world:
        await begun(world, case)
        return [await world.do(deed) for deed in deeds]


@pytest.fixture
def case(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Case:
    number: int = request.param
    monkeypatch.setattr("bot.ticking.choose", _blindly)
    monkeypatch.setattr("asyncio.to_thread", _at_once)
    if number % DRAWN:
        monkeypatch.setattr(Places, "png", _sketch)
    return Case.of(number)


async def attack(case: Case) -> None:
    """Compare all that leaves the bot in a hand and its twins; ``AssertionError`` for a leak."""
    told = await first(case)
    swapped = await again(case, told.deeds, everything=False)
    every = await again(case, told.deeds, everything=True)
    for at, (here, there, elsewhere) in enumerate(zip(told.seen, swapped, every, strict=True)):
        if at < told.blind:
            assert there.to(None, case.viewer) == here.to(None, case.viewer)
            assert there.index == here.index
        assert there.to(None, OUTSIDER) == here.to(None, OUTSIDER)
        assert elsewhere.to(None, OUTSIDER) == here.to(None, OUTSIDER)
        assert there.lines == here.lines
        assert elsewhere.lines == here.lines


@pytest.mark.case(42)
@pytest.mark.soak
@pytest.mark.parametrize("case", HANDS, indirect=True)
async def test_what_is_hidden_reaches_nobody(case: Case) -> None:
    await attack(case)


@pytest.mark.parametrize("case", [0, 1], indirect=True, ids=["the player asks", "an outsider asks"])
async def test_odds_told_before_the_reveal_are_found(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack asks why in a hand that is still played: a bot that answered would be caught."""
    as_it_is = Sight._asked_for

    async def too_early(self: Sight, loaded: Loaded, user: UserId, decision: Decision) -> Scene:
        now = loaded.standing
        if decision.show is not Show.WHY or decision.reveal != now.view(None).hand:
            return await as_it_is(self, loaded, user, decision)
        event = reveal(now.state)
        return replace(await self.scene(now.after((event,)), user), reveal=event)

    await attack(case)
    monkeypatch.setattr(Sight, "_asked_for", too_early)
    with pytest.raises(AssertionError, match="the odds"):
        await attack(case)


@pytest.mark.parametrize("case", [0, 10], indirect=True)
async def test_a_follower_in_these_matches_is_told_of_each_hand(case: Case) -> None:
    case = replace(case, hand=2)
    async with opened(Otherwise(lambda event: event), case.options) as world:
        await begun(world, case)
        told = [sent for sent in world.office.sent if sent.audience == OUTSIDER]
        assert any("news of a game that you follow" in sent.body for sent in told)
        assert any("Hand 1" in sent.body for sent in told)


@pytest.mark.parametrize("case", [0, 10], indirect=True)
async def test_the_twins_do_differ(case: Case) -> None:
    """Another player's table shows the other card, in words and in the picture."""
    other = case.viewer % case.players + 1
    shown = []
    for store in (Otherwise(lambda event: event), Otherwise(case.swap(everything=False))):
        async with opened(store, case.options) as world:
            await begun(world, case)
            seen = await world.do(lambda w: w.office.slash(other, "table hand"))
            shown.append(seen.to(other))
    [here], [there] = shown
    assert here.body != there.body
    assert here.files != there.files
