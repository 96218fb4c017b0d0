"""Handing out what a hand won, by button: any split, nothing for oneself, and in time."""

from __future__ import annotations

import pytest

from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_poker.scene import Draft
from data.log import Gift, HandSettled, Share
from engine.core import Code, RuleError
from engine.indian_poker.model import Bid, HandedOut
from engine.indian_poker.options import NightOptions
from engine.indian_poker.situation import Phase
from tests.bot.evening import ADA, BEN, CLEO, DAN
from tests.bot.poker_night.evening import Night

SECRET = NightOptions(bidding="simultaneous")


async def won(*, options: NightOptions = NightOptions()) -> Night:  # noqa: B008  frozen
    """Return a night in which Cleo has five forfeits to hand out; Ada and Ben went out."""
    night = Night()
    await night.begin(ADA, BEN, CLEO, options=options)
    await night.until_over()
    return night


async def settled(night: Night) -> HandSettled:
    """Return what the last hand brought."""
    last = (await night.events(HandSettled))[-1]
    assert isinstance(last, HandSettled)
    return last


async def test_forfeits_are_picked_one_by_one_and_then_handed_out() -> None:
    night = await won()
    for seat in ("0", "1", "0", "0", "1"):
        picked = await night.click(CLEO, "give_one", seat)
        assert (picked.show, picked.said) == (Show.HAND, None)
    assert picked.scene.draft == Draft(shares=(3, 2, 0))
    with pytest.raises(RuleError) as refused:
        await night.click(CLEO, "give_one", "1")
    assert (refused.value.code, refused.value.facts) == (Code.GIVE_COUNT, {"need": 5, "got": 6})
    given = await night.click(CLEO, "give")
    assert (given.show, given.said) == (Show.NEXT, Said.HANDED_OUT)
    assert await night.events(HandedOut) == [HandedOut(2, (3, 2, 0))]
    what = await settled(night)
    assert what.shares == (Share(ADA.user, 1), Share(BEN.user, 1))
    assert what.gifts == (Gift(CLEO.user, (Share(ADA.user, 3), Share(BEN.user, 2)), lapsed=False),)


async def test_what_is_picked_may_be_changed_until_it_is_handed_out() -> None:
    night = await won()
    await night.click(CLEO, "give_one", "1")
    evenly = await night.click(CLEO, "give_evenly")
    assert evenly.scene.draft == Draft(shares=(3, 2, 0))
    assert (await night.click(CLEO, "give_clear")).scene.draft == Draft()
    with pytest.raises(RuleError) as refused:
        await night.click(CLEO, "give")
    assert (refused.value.code, refused.value.facts) == (Code.GIVE_COUNT, {"need": 5, "got": 0})
    await night.click(CLEO, "give", "0,5,0")
    assert await night.events(HandedOut) == [HandedOut(2, (0, 5, 0))]


@pytest.mark.parametrize(
    ("action", "args", "code"),
    [
        ("give_one", ("2",), Code.GIVE_OWN),
        ("give", ("0,4,1",), Code.GIVE_OWN),
        ("give", ("0,4,0",), Code.GIVE_COUNT),
        ("give", ("9,9,0",), Code.GIVE_COUNT),
        ("give_one", ("3",), Refused.UNKNOWN),
        ("give_one", (), Refused.UNKNOWN),
        ("give_one", ("-1",), Refused.UNKNOWN),
        ("give", ("5,0",), Refused.UNKNOWN),
        ("give", ("5,0,0,0",), Refused.UNKNOWN),
        ("give", ("",), Refused.UNKNOWN),
        ("give", ("6,-1,0",), Refused.UNKNOWN),
        ("give", ("5,0,0", "1"), Refused.UNKNOWN),
    ],
)
async def test_what_cannot_be_handed_out_is_refused(
    action: str, args: tuple[str, ...], code: Code | Refused
) -> None:
    night = await won()
    with pytest.raises((RuleError, Refusal)) as refused:
        await night.click(CLEO, action, *args)
    assert getattr(refused.value, "code", None) is code
    assert await night.events(HandedOut) == []


@pytest.mark.case(23)
@pytest.mark.parametrize(
    ("action", "args"),
    [("give_one", ("0",)), ("give_evenly", ()), ("give_clear", ()), ("give", ("5,0,0",))],
)
async def test_only_a_winner_hands_out_and_only_once(action: str, args: tuple[str, ...]) -> None:
    night = await won()
    for _ in range(2):
        with pytest.raises(RuleError) as refused:
            await night.click(BEN, action, *args)
        assert refused.value.code is Code.NOT_AWAITED
        if (await night.view()).phase is Phase.GIVE:
            await night.give_evenly()
    with pytest.raises(RuleError) as refused:
        await night.click(CLEO, action, *args)
    assert refused.value.code is Code.NOT_AWAITED


@pytest.mark.case(22)
async def test_a_button_of_an_earlier_moment_says_what_was_recorded_then() -> None:
    night = await won()
    step = (await night.view()).step
    await night.give_evenly()
    with pytest.raises(Refusal) as refused:
        await night.click(CLEO, "give", step=step)
    assert refused.value.code is Refused.MADE


async def test_who_does_not_hand_out_in_time_has_it_spread_evenly() -> None:
    night = await won()
    await night.click(CLEO, "give_one", "1")
    await night.lapse()
    assert await night.events(HandedOut) == [HandedOut(2, (3, 2, 0), lapsed=True)]
    assert [gift.lapsed for gift in (await settled(night)).gifts] == [True]


async def test_a_hand_without_winner_or_forfeits_to_give_rests_at_once() -> None:
    night = await won(options=NightOptions(forfeit_won="0"))
    assert (await night.view()).phase is Phase.REST
    assert (await settled(night)).gifts == ()
    nobody = Night()
    await nobody.begin(ADA, BEN, CLEO, options=SECRET)
    for person in (ADA, BEN, CLEO):
        await nobody.click(person, "bid", "out")
    assert (await nobody.view()).phase is Phase.REST
    assert len((await settled(nobody)).shares) == 3


async def test_the_last_bid_of_a_hand_leads_to_the_news() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.bid(Bid.OUT)
    over = await night.click(BEN, "bid", "out")
    assert (over.show, over.said) == (Show.NEXT, Said.BID_LAST)


@pytest.mark.parametrize(("action", "value"), [("order", "fewer"), ("order", "next")])
async def test_between_two_hands_there_is_nothing_to_order_or_bid(action: str, value: str) -> None:
    night = await won()
    for _ in range(2):
        with pytest.raises(RuleError) as refused:
            await night.click(ADA, action, value=value)
        assert refused.value.code is Code.NOT_AWAITED
        with pytest.raises(RuleError):
            await night.click(ADA, "bid", "in")
        if (await night.view()).phase is Phase.GIVE:
            await night.give_evenly()


async def test_computers_hand_out_by_themselves() -> None:
    night = Night()
    await night.open()
    for person in (ADA, BEN):
        await night.click(person, "join", "sure")
    for _ in range(2):
        await night.click(ADA, "add")
    await night.click(ADA, "start")
    for person in (ADA, BEN):
        await night.click(person, "bid", "out")
    await night.tick()
    [gift] = (await settled(night)).gifts
    assert gift.giver is None
    assert sum(share.count for share in gift.shares) == 5
    assert DAN.user not in {share.user for share in gift.shares}
