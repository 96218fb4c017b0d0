"""How a night goes on: who no longer acts, too few people, computers, deal now, once more."""

from __future__ import annotations

import pytest

from bot.click import Meant
from bot.clock import HOUR
from bot.outcome import Refusal, Refused, Said, Show
from bot.poker_night.pace import PATIENCE, REST
from data.log import (
    ComputerSeated,
    NightEnded,
    NightWaits,
    PlayerJoined,
    Why,
)
from data.store import Person
from engine.indian_poker.options import NightOptions
from engine.indian_poker.situation import Phase
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN
from tests.bot.poker_night.evening import (
    EVE,
    Night,
    all_but,
    allow_nights,
    refused,
    resting,
)

# --------------------------------------------------------------- not acting any more


@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize("later", [False, True])
async def test_who_does_not_act_may_join_again(*, leaves: bool, later: bool) -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO, DAN)
    await all_but(night, BEN)
    assert not (await night.standing()).night.sits_out(BEN.user)
    await all_but(night, BEN)
    assert (await night.standing()).night.sits_out(BEN.user)
    if leaves:
        await night.click(BEN, "leave")
    if later:
        await night.lapse()
        assert BEN.user not in await night.users()
    assert (await night.click(BEN, "join")).show is Show.OPT_IN
    assert (await night.click(BEN, "join", "sure")).said is Said.GUEST_WAITS
    if later:
        await all_but(night, EVE)
    await night.lapse()
    assert (await night.users()).count(BEN.user) == 1
    assert len(await night.users()) == 4


async def test_who_acts_in_between_stays() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO, DAN)
    for absent in (BEN, EVE, BEN, CLEO):
        await all_but(night, absent)
    assert not [n for n in (1, 2, 3, 4) if (await night.standing()).night.sits_out(n)]


async def test_who_bids_in_secret_and_wins_is_not_idle_for_not_handing_out() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO, options=NightOptions(bidding="simultaneous"))
    for _ in range(2):
        for person in (ADA, BEN, CLEO):
            await night.click(person, "bid", "in" if person == ADA else "out")
        assert (await night.view()).phase is Phase.GIVE
        await night.lapse()
        assert not (await night.standing()).night.sits_out(ADA.user)
        await night.lapse()
    assert ADA.user in await night.users()


# --------------------------------------------------------------------------- waiting


async def test_a_night_waits_for_more_and_goes_on_as_they_come() -> None:
    night = await resting(ADA, BEN, CLEO)
    await night.click(CLEO, "leave")
    await night.lapse()
    standing = await night.standing()
    assert standing.table.short
    assert standing.table.deadline == night.clock.now() + PATIENCE
    assert await refused(night, ADA, "deal_now") is Refused.TOO_FEW
    came = await night.click(DAN, "join", "sure")
    assert (came.show, came.said) == (Show.HAND, Said.JOINED)
    standing = await night.standing()
    assert not standing.table.short
    assert standing.night.hands + 1 == standing.view(None).hand == 2
    assert await night.users() == [BEN.user, DAN.user, ADA.user]


@pytest.mark.parametrize("way", ["back", "computer"])
async def test_a_night_that_waits_goes_on_by_whatever_makes_it_enough(way: str) -> None:
    night = await resting(ADA, BEN, CLEO)
    await night.click(CLEO, "leave")
    await night.lapse()
    if way == "back":
        assert (await night.click(CLEO, "join")).said is Said.JOINED
    else:
        added = await night.click(ADA, "add")
        assert (added.show, added.said) == (Show.NOTHING, None), "she was in all the time"
    assert (await night.view()).phase is Phase.BID
    assert len(await night.users()) == 3


async def test_a_night_that_waits_long_enough_ends() -> None:
    night = await resting(ADA, BEN, CLEO)
    for person in (BEN, CLEO):
        await night.click(person, "leave")
    await night.lapse()
    until = (await night.standing()).table.deadline
    await night.click(DAN, "join", "sure")
    assert (await night.standing()).table.deadline == until, "two are not enough"
    await night.lapse()
    assert night.clock.now() == until
    assert await night.events(NightEnded) == [NightEnded(Why.FEW)]
    assert len(await night.events(NightWaits)) == 1


@pytest.mark.parametrize(
    ("who", "action", "args"),
    [(DAN, "join", ("sure",)), (CLEO, "join", ()), (ADA, "add", ())],
    ids=["new", "back", "computer"],
)
async def test_who_comes_after_the_hours_are_over_is_told_so(
    who: Person, action: str, args: tuple[str, ...]
) -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO, options=NightOptions(hours="1"))
    began = night.clock.now()
    await night.hand()
    await night.clock.advance(HOUR - PATIENCE)
    await night.click(CLEO, "leave")
    await night.tick()
    assert (await night.standing()).table.short
    await night.clock.advance(began + HOUR - night.clock.now())
    came = await night.click(who, action, *args)
    assert (came.show, came.said) == (Show.HAND, Said.CLOSED)
    assert await night.events(NightEnded) == [NightEnded(Why.TIME)]


# ------------------------------------------------------------------------- computers


async def test_computers_come_and_go_with_the_next_hand() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    assert await refused(night, BEN, "add") is Refused.NOT_HOST
    assert await refused(night, ADA, "remove") is Refused.NO_COMPUTER
    for action in ("add", "add", "remove", "add"):
        await night.click(ADA, action)
    assert len(await night.users()) == 3
    await night.hand()
    await night.lapse()
    assert await night.users() == [BEN.user, CLEO.user, None, None, ADA.user]
    await night.click(ADA, "remove")
    while (await night.view()).hand == 2:
        await night.lapse()
    assert (await night.users()).count(None) == 1
    assert await night.events(ComputerSeated) == []


# ---------------------------------------------------------------------------- deal now


async def test_the_host_may_end_a_rest() -> None:
    night = Night()
    await night.open()
    assert await refused(night, ADA, "deal_now") is Refused.NOT_BEGUN
    for person in (ADA, BEN, CLEO):
        await night.click(person, "join", "sure")
    await night.click(ADA, "start")
    assert await refused(night, ADA, "deal_now") is Refused.NO_REST
    await night.until_over()
    assert await refused(night, ADA, "deal_now") is Refused.NO_REST
    await night.give_evenly()
    assert (await night.click(ADA, "deal_now")).show is Show.NOTHING
    assert await refused(night, ADA, "deal_now") is Refused.NO_REST
    await night.clock.advance(REST)
    before = await night.log()
    await night.tick()
    assert await night.log() == before, "the rest that was ended does not end again"


async def test_nobody_is_dealt_to_by_deal_now_who_does_not_act() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    for hands in range(2):
        if hands:
            await night.lapse()
        while (await night.view()).phase is not Phase.REST:
            await night.lapse()
    sits_out = [n for n in (1, 2, 3) if (await night.standing()).night.sits_out(n)]
    assert sits_out == [1, 2, 3], "who won was asked to hand out"
    assert await refused(night, ADA, "deal_now") is Refused.NO_GUEST
    await night.lapse()
    assert await night.events(NightEnded) == [NightEnded(Why.QUIET)]


# ------------------------------------------------------------------------ the same again


async def test_play_again_opens_a_lobby_in_which_nobody_sits() -> None:
    night = Night()
    await allow_nights(night.store)
    await night.begin(ADA, BEN, CLEO)
    await night.click(ADA, "end", "sure")
    old = night.table
    again = await night.click(BEN, "rematch")
    assert (again.show, again.said) == (Show.OPT_IN, Said.OPENED)
    night.table = again.table
    assert (await night.standing()).table.host == BEN.user
    assert await night.chairs() == ()
    night.table = old
    other = await night.click(CLEO, "rematch")
    assert (other.table, other.show) == (again.table, Show.OPT_IN)
    night.table = again.table
    assert await night.events(PlayerJoined) == []
    await night.click(CLEO, "join", "sure")
    assert await night.users() == [CLEO.user]


# ------------------------------------------------------------------------------ elsewhere


async def test_guests_reach_their_night_from_anywhere_and_nobody_else_does() -> None:
    night = await resting(ADA, BEN, CLEO)
    await night.click(DAN, "join", "sure")
    await night.click(CLEO, "leave")
    await night.click(ADA, "deal_now")
    for person in (BEN, CLEO, DAN):
        outcome = await night.click(person, "mine", channel=CHANNEL + 1)
        assert outcome.show is Show.MINE
    with pytest.raises(Refusal) as why:
        await night.click(EVE, "ledger", channel=CHANNEL + 1)
    assert (why.value.code, why.value.scene) == (Refused.NO_TABLE, None)


async def test_a_command_to_join_means_a_night_that_has_a_place() -> None:
    night = await resting(ADA, BEN, CLEO)
    which = night.tables.find.which
    assert await which(DAN.user, CHANNEL, meant=Meant.FREE) == night.table
    await night.click(DAN, "join", "sure")
    assert await which(DAN.user, CHANNEL) == night.table
    with pytest.raises(Refusal) as why:
        await which(DAN.user, CHANNEL + 1, meant=Meant.FREE)
    assert why.value.code is Refused.NO_TABLE_HERE
