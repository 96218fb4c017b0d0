"""Looking at hands that are over, as they were: who sat where, and the deal of that hand alone."""

from __future__ import annotations

import hashlib

import pytest

from bot.outcome import Outcome, Refusal, Refused, Show
from data.log import HandSettled, TableOpened
from engine.cards import deck
from engine.deal import JOIN_BYTES, Deal, bound
from engine.indian_poker.model import HandRevealed
from engine.indian_poker.options import NightOptions
from engine.indian_poker.situation import View
from tests.bot.evening import ADA, BEN, CLEO, DAN
from tests.bot.poker_night.evening import Night


async def two_hands(options: NightOptions = NightOptions()) -> Night:  # noqa: B008  frozen
    """Return a night that rests after two hands; Dan came to the second, Ben had left."""
    night = Night()
    await night.begin(ADA, BEN, CLEO, options=options)
    await night.click(DAN, "join", "sure")
    await night.hand()
    await night.click(BEN, "leave")
    await night.lapse()
    assert await night.users() == [CLEO.user, DAN.user, ADA.user]
    await night.hand()
    return night


def view(outcome: Outcome) -> View:
    assert isinstance(outcome.scene.view, View)
    return outcome.scene.view


async def test_the_odds_of_a_hand_are_those_of_its_players_then() -> None:
    night = await two_hands()
    for hand, seats in ((1, {ADA: 0, BEN: 1, CLEO: 2, DAN: None}), (2, {CLEO: 0, DAN: 1, ADA: 2})):
        for person, seat in seats.items():
            outcome = await night.click(person, "why", str(hand))
            assert outcome.show is Show.WHY
            assert (outcome.scene.seat, view(outcome).seat) == (seat, seat)
            assert isinstance(outcome.scene.reveal, HandRevealed)
            assert outcome.scene.reveal.hand == view(outcome).history[-1].hand == hand
            assert [chair.user for chair in outcome.scene.table.chairs] == [
                *([ADA.user, BEN.user, CLEO.user] if hand == 1 else [CLEO.user, DAN.user, ADA.user])
            ]
    assert (await night.click(BEN, "why", "2")).scene.seat is None
    picked = await night.click(BEN, "why_seat", "1", value="3")
    assert picked.page == 3


@pytest.mark.parametrize(
    ("action", "args", "value", "code"),
    [
        ("why", ("3",), None, Refused.NO_ROUND),
        ("why", ("0",), None, Refused.NO_ROUND),
        ("why", ("x",), None, Refused.UNKNOWN),
        ("why", ("10000",), None, Refused.UNKNOWN),
        ("why_seat", ("1",), "4", Refused.UNKNOWN),
        ("deal", ("3",), None, Refused.NO_REST),
        ("deal", ("4",), None, Refused.NO_ROUND),
        ("deal", ("0",), None, Refused.NO_ROUND),
        ("deal", ("-1",), None, Refused.UNKNOWN),
    ],
)
async def test_no_other_hand_can_be_looked_at(
    action: str, args: tuple[str, ...], value: str | None, code: Refused
) -> None:
    night = await two_hands()
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            await night.click(ADA, action, *args, value=value)
        assert refused.value.code is code
        if (await night.view()).history:
            await night.lapse()


async def test_the_deal_of_a_hand_is_opened_as_its_cards_are() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    with pytest.raises(Refusal) as refused:
        await night.click(DAN, "deal", "1")
    assert refused.value.code is Refused.NO_REST
    await night.until_over()
    assert (await night.click(DAN, "deal", "1")).show is Show.DEAL


@pytest.mark.case(44)
async def test_every_hand_can_be_checked_by_its_own_seed_and_never_by_the_tables() -> None:
    night = await two_hands()
    log = await night.log()
    bindings = [event.commitment for event in log.events if isinstance(event, TableOpened)]
    bindings += [event.commitment for event in log.events if isinstance(event, HandSettled)]
    seeds: list[str] = []
    for hand, revealed in enumerate(await night.events(HandRevealed), 1):
        assert isinstance(revealed, HandRevealed)
        outcome = await night.click(BEN, "deal", str(hand))
        opened, table = outcome.scene.opened, outcome.scene.table
        assert opened is not None
        seed = bytes.fromhex(opened.seed)
        said = hashlib.sha256(bound(night.table, hand).encode() + seed).hexdigest()
        assert said == bindings[hand - 1] == table.commitment
        assert (table.hand, opened.joins) == (hand, tuple(c.join for c in table.chairs))
        assert {len(join) for join in opened.joins} == {2 * JOIN_BYTES}
        dealt = Deal(seed, tuple(map(bytes.fromhex, opened.joins))).shuffle(deck(1), hand)
        assert opened.hands == (tuple((card.face,) for card in dealt[: len(opened.joins)]),)
        assert opened.hands[0] == tuple((card.face,) for card in revealed.cards)
        seeds.append(opened.seed)
    assert len({*seeds, log.seed.hex()}) == 3
    last = await night.click(BEN, "deal")
    assert last.scene.opened is not None
    assert last.scene.opened.seed == seeds[-1]


async def test_the_deal_stays_closed_by_house_rule() -> None:
    night = await two_hands(NightOptions(deal="closed"))
    for args in ((), ("1",), ("3",)):
        with pytest.raises(Refusal) as refused:
            await night.click(ADA, "deal", *args)
        assert refused.value.code is Refused.HANDS_CLOSED


async def test_a_hand_that_the_host_ended_can_be_checked_too() -> None:
    night = await two_hands()
    await night.lapse()
    await night.click(ADA, "end", "sure")
    assert len((await night.click(ADA, "deal")).scene.opened.hands) == 1  # type: ignore[union-attr]
    assert (await night.click(ADA, "deal", "1")).scene.table.hand == 1
    with pytest.raises(Refusal) as refused:
        await night.click(ADA, "why", "3")
    assert refused.value.code is Refused.NO_ROUND
    with pytest.raises(Refusal) as refused:
        await night.click(ADA, "deal", "4")
    assert refused.value.code is Refused.NO_ROUND


async def test_before_the_first_hand_there_is_nothing_to_look_at() -> None:
    night = Night()
    await night.open()
    for action, args in (("deal", ()), ("why", ("1",)), ("ledger", ()), ("sheet", ())):
        with pytest.raises(Refusal) as refused:
            await night.click(ADA, action, *args)
        assert refused.value.code is Refused.NOT_BEGUN


async def test_a_night_is_no_ones_record() -> None:
    night = await two_hands()
    await night.click(ADA, "end", "sure")
    for person in (ADA, BEN, CLEO, DAN):
        assert await night.store.record(person.user, "poker_night", lowest=False) is None
