"""Coming to a night and leaving it: in the lobby, in a hand, between two."""

from __future__ import annotations

from itertools import count

import pytest

from bot.outcome import Refused, Said, Show
from data.log import (
    Access,
    Ending,
    GuestGone,
    GuestWaits,
    HostPassed,
    NightEnded,
    SeatReclaimed,
    Stage,
    Why,
)
from data.store import Person
from engine.indian_poker.model import Bid, HandedOut, OrderGiven
from engine.indian_poker.situation import Phase
from tests.bot.evening import ADA, BEN, CLEO, DAN
from tests.bot.poker_night.evening import (
    EVE,
    MOST,
    Night,
    all_but,
    refused,
    resting,
)

# ---------------------------------------------------------------------------- lobby


async def test_whoever_opens_a_night_is_asked_and_has_no_seat() -> None:
    night = Night()
    opened = await night.open()
    assert (opened.show, opened.said) == (Show.OPT_IN, Said.OPENED)
    assert await night.chairs() == ()
    assert (await night.click(ADA, "join")).show is Show.OPT_IN
    assert await night.chairs() == ()
    joined = await night.click(ADA, "join", "sure")
    assert (joined.show, joined.said) == (Show.JOINED, Said.JOINED)
    assert (await night.click(ADA, "join")).said is Said.ALREADY_JOINED
    assert await night.users() == [ADA.user]


async def test_who_leaves_the_lobby_is_out_of_it_and_may_come_again() -> None:
    night = Night()
    await night.open()
    for person in (ADA, BEN):
        await night.click(person, "join", "sure")
    left = await night.click(ADA, "leave")
    assert (left.show, left.said) == (Show.NOTE, Said.NIGHT_LEFT)
    assert (await night.standing()).table.host == BEN.user
    assert await refused(night, ADA, "leave") is Refused.NO_GUEST
    await night.click(ADA, "join", "sure")
    assert await night.users() == [BEN.user, ADA.user]


async def test_a_lobby_stays_open_for_its_host_who_has_no_seat() -> None:
    night = Night()
    await night.open()
    await night.click(BEN, "join", "sure")
    await night.click(BEN, "leave")
    table = (await night.standing()).table
    assert (table.stage, table.host) == (Stage.LOBBY, ADA.user)
    await night.click(ADA, "join", "sure")
    assert (await night.click(ADA, "leave")).said is Said.NIGHT_OVER
    table = (await night.standing()).table
    assert (table.stage, table.ending) == (Stage.CLOSED, Ending.CLOSED)


async def test_a_night_needs_a_person_to_begin_and_enough_players() -> None:
    night = Night()
    await night.open()
    for _ in range(3):
        await night.click(ADA, "add")
    assert await refused(night, ADA, "start") is Refused.NO_GUEST
    await night.click(ADA, "remove")
    await night.click(ADA, "remove")
    await night.click(BEN, "join", "sure")
    assert await refused(night, ADA, "start") is Refused.TOO_FEW
    assert await refused(night, BEN, "start") is Refused.NOT_HOST
    await night.click(CLEO, "join", "sure")
    started = await night.click(ADA, "start")
    assert (started.show, started.said) == (Show.NOTE, Said.STARTED)
    assert await night.users() == [None, BEN.user, CLEO.user]


async def test_only_the_invited_are_asked() -> None:
    night = Night()
    await night.open(ADA, access=Access.INVITED, invited=(BEN,))
    for args in ((), ("sure",)):
        assert await refused(night, CLEO, "join", *args) is Refused.INVITED_ONLY
    for person in (ADA, BEN):
        await night.click(person, "join", "sure")
    await night.click(ADA, "add")
    await night.click(ADA, "start")
    assert await refused(night, CLEO, "join", "sure") is Refused.INVITED_ONLY


async def test_the_last_place_begins_the_night() -> None:
    night = Night()
    await night.open(seats=3)
    for person in (ADA, BEN):
        await night.click(person, "join", "sure")
    assert (await night.click(CLEO, "join")).show is Show.OPT_IN
    assert (await night.click(CLEO, "join", "sure")).show is Show.HAND
    assert (await night.view()).phase is Phase.BID
    assert await refused(night, DAN, "join", "sure") is Refused.NIGHT_FULL


# --------------------------------------------------------------------- in the night


async def test_who_comes_in_a_hand_plays_the_next_one() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    assert (await night.click(DAN, "join")).show is Show.OPT_IN
    assert await night.events(GuestWaits) == []
    came = await night.click(DAN, "join", "sure")
    assert (came.show, came.said) == (Show.MINE, Said.GUEST_WAITS)
    assert (await night.click(DAN, "join")).said is Said.GUEST_WAITS
    assert (await night.click(DAN, "hand")).said is Said.GUEST_WAITS
    assert await night.users() == [ADA.user, BEN.user, CLEO.user]
    await night.hand()
    await night.lapse()
    assert await night.users() == [BEN.user, CLEO.user, DAN.user, ADA.user]
    assert (await night.click(DAN, "join")).said is Said.ALREADY_JOINED


async def test_who_waits_may_go_again() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.click(DAN, "join", "sure")
    await night.click(DAN, "leave")
    assert await night.events(GuestGone) == [GuestGone(DAN.user)]
    assert await refused(night, DAN, "hand") is Refused.NO_SEAT
    await night.hand()
    await night.lapse()
    assert DAN.user not in await night.users()


async def test_who_leaves_goes_out_of_the_hand_and_is_not_dealt_in() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO, DAN)
    await night.click(BEN, "leave")
    assert len(await night.events(OrderGiven)) == 1
    await night.bid(Bid.IN)
    assert (await night.view()).standing[1] is Bid.OUT
    assert await refused(night, BEN, "bid", "in") is Refused.NO_GUEST
    assert await refused(night, BEN, "leave") is Refused.NO_GUEST
    await night.until_over()
    await night.give_evenly()
    await night.lapse()
    assert await night.users() == [CLEO.user, DAN.user, ADA.user]
    assert await refused(night, BEN, "bid", "in") is Refused.NO_SEAT


@pytest.mark.case(27)
async def test_a_winner_who_leaves_hands_out_evenly() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.until_over()
    await night.click(CLEO, "leave")
    assert await night.events(HandedOut) == [HandedOut(2, (3, 2, 0), lapsed=True)]
    assert (await night.view()).phase is Phase.REST


async def test_so_does_the_computer_of_a_winner_who_left_before() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.bid(Bid.OUT)
    await night.click(CLEO, "leave")
    await night.bid(Bid.OUT)
    await night.tick()
    assert await night.events(HandedOut) == [HandedOut(2, (3, 2, 0), lapsed=True)]


async def test_who_is_back_before_the_next_hand_has_the_old_place() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.click(BEN, "leave")
    assert (await night.click(BEN, "join")).said is Said.CAME_BACK
    await night.hand()
    await night.click(CLEO, "leave")
    await night.click(CLEO, "join")
    assert len(await night.events(SeatReclaimed)) == 2
    await night.lapse()
    assert await night.users() == [BEN.user, CLEO.user, ADA.user]


@pytest.mark.case(28)
async def test_the_hosts_powers_pass_on_as_the_host_leaves() -> None:
    night = await resting(ADA, BEN, CLEO, DAN)
    assert await refused(night, BEN, "deal_now") is Refused.NOT_HOST
    await night.click(ADA, "leave")
    assert (await night.standing()).table.host == BEN.user
    await night.click(BEN, "deal_now")
    assert await night.users() == [CLEO.user, DAN.user, BEN.user]


@pytest.mark.case(28)
async def test_the_hosts_powers_pass_on_as_the_host_is_not_dealt_in() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO, DAN)
    for _ in range(2):
        await all_but(night, ADA)
    assert (await night.standing()).night.sits_out(ADA.user)
    await night.lapse()
    assert ADA.user not in await night.users()
    assert await night.events(HostPassed) == [HostPassed((await night.users())[0] or 0)]


@pytest.mark.case(28)
async def test_a_host_who_never_sat_down_keeps_the_powers() -> None:
    night = Night()
    await night.open(EVE)
    for person in (ADA, BEN, CLEO):
        await night.click(person, "join", "sure")
    await night.click(EVE, "start")
    await night.hand()
    await night.click(EVE, "deal_now")
    await night.click(ADA, "leave")
    assert (await night.standing()).table.host == EVE.user
    assert (await night.click(EVE, "end")).show is Show.CONFIRM_END
    await night.click(EVE, "end", "sure")
    table = (await night.standing()).table
    assert (table.stage, table.ending, table.closed_by) == (
        Stage.CLOSED,
        Ending.CLOSED,
        EVE.user,
    )


@pytest.mark.parametrize("in_hand", [True, False])
async def test_a_night_that_everybody_left_ends(*, in_hand: bool) -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    if not in_hand:
        await night.hand()
    for _ in range(2):
        await night.click(ADA, "add")
    for person in (ADA, BEN):
        await night.click(person, "leave")
        assert (await night.standing()).table.stage is Stage.PLAYING
    await night.click(CLEO, "leave")
    assert await night.events(NightEnded) == [NightEnded(Why.QUIET)]
    table = (await night.standing()).table
    assert (table.stage, table.ending) == (Stage.CLOSED, Ending.PLAYED)
    assert await night.store.next_due() is None


async def test_a_hand_goes_on_for_whoever_waits_when_all_its_people_leave() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    for person in (DAN, EVE):
        await night.click(person, "join", "sure")
    await night.click(ADA, "add")
    for person in (ADA, BEN, CLEO):
        await night.click(person, "leave")
    await night.tick()
    assert (await night.view()).phase is Phase.REST
    assert (await night.standing()).table.host == DAN.user
    await night.lapse()
    assert await night.users() == [EVE.user, None, DAN.user]


async def test_places_are_those_who_play_on_and_who_wait() -> None:
    night, guests = Night(), (Person(n, f"Guest {n}") for n in count(10))
    await night.begin(ADA, BEN, CLEO)
    for _ in range(MOST - 3):
        await night.click(next(guests), "join", "sure")
    late = next(guests)
    for args in ((), ("sure",)):
        assert await refused(night, late, "join", *args) is Refused.NIGHT_FULL
    assert await refused(night, ADA, "add") is Refused.NIGHT_FULL
    await night.click(BEN, "leave")
    await night.click(late, "join", "sure")
    assert await refused(night, BEN, "join") is Refused.NIGHT_FULL
    await night.click(late, "leave")
    assert (await night.click(BEN, "join")).said is Said.CAME_BACK
    await night.hand()
    await night.lapse()
    assert len(await night.users()) == MOST
