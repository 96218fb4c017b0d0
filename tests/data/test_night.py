"""What nights bring their guests: caps, water, dares, skipping, and what is public of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import reduce
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.log import (
    Beyond,
    Chair,
    ComputerSeated,
    DeadlineSet,
    Ending,
    ForfeitsSkipped,
    Gift,
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    NightEnded,
    NightWaits,
    PlayBegan,
    SeatFreed,
    SeatLeft,
    SeatReclaimed,
    Share,
    TableClosed,
    TableEvent,
    Terms,
    TermsChosen,
    UserId,
    Why,
)
from data.night import HOUR, Entry, Fate, Guest, Night, came_to, evolve_night, view
from tests.data.build import ADA, BEN, CLEO, joined

MINUTE = HOUR // 60
BEGUN = (joined(ADA), joined(BEN), PlayBegan(at=500))


def night(*events: TableEvent, begun: tuple[TableEvent, ...] = BEGUN) -> Night:
    """Fold a night of Ada and Ben."""
    return reduce(evolve_night, (*begun, *events), Night())


def hand(number: int, *, at: int = 0, idle: tuple[UserId, ...] = (), **came: int) -> HandSettled:
    """Say what the bids of a hand brought to people by their names."""
    return HandSettled(number, _shares(came), (), idle, commitment="c", at=at)


def given_by(giver: UserId, number: int, **came: int) -> HandSettled:
    """Let somebody hand out all that a hand brought."""
    return replace(hand(number), gifts=(Gift(giver, _shares(came), lapsed=False),))


def _shares(came: Mapping[str, int]) -> tuple[Share, ...]:
    people = {"ada": ADA, "ben": BEN, "cleo": CLEO}
    return tuple(Share(people[name], count) for name, count in came.items())


def seated(number: int, *users: UserId | None) -> HandSeated:
    """Seat a hand; ``None`` is a computer."""
    chairs = (Chair(user, None if user else "hard", "ab") for user in users)
    return HandSeated(number, tuple(chairs), at=0)


def ada(**terms: Any) -> TermsChosen:
    """Let Ada choose."""
    return TermsChosen(ADA, Terms(**terms))


def fates(*events: TableEvent) -> list[Fate]:
    """Return what became of Ada's forfeits."""
    return list(night(*events).guests[ADA].fates)


# What becomes of forfeits.


def test_without_terms_all_that_comes_is_kept() -> None:
    assert fates(hand(1, at=7, ada=3), hand(2, at=8, ada=15)) == [
        Fate(1, at=7, came=3, kept=3),
        Fate(2, at=8, came=15, kept=15),
    ]


def test_a_hand_that_brings_nothing_leaves_no_fate() -> None:
    assert fates(hand(1), hand(2, ben=3)) == []


def test_bids_and_gifts_of_a_hand_are_one_fate() -> None:
    settled = HandSettled(
        1,
        (Share(ADA, 3), Share(BEN, 1)),
        (
            Gift(BEN, (Share(ADA, 2), Share(None, 3)), lapsed=False),
            Gift(None, (Share(ADA, 1), Share(BEN, 4)), lapsed=True),
        ),
        (),
        "c",
        at=5,
    )
    assert [came_to(user, settled) for user in (ADA, BEN, CLEO)] == [6, 5, 0]
    assert fates(settled) == [Fate(1, at=5, came=6, kept=6)]
    assert night(settled).guests[BEN].handed_out == 5


@pytest.mark.parametrize(
    ("terms", "came", "kept"),
    [
        # By hand: what came to Ada in hands that are half an hour apart, and what she keeps.
        ({"per_night": 5}, (3, 3, 3), (3, 2, 0)),
        ({"per_night": 0}, (3, 1, 3), (0, 0, 0)),
        ({"per_hour": 4}, (3, 3, 3, 3), (3, 1, 3, 1)),
        ({"per_hour": 4}, (4, 4, 4, 4), (4, 0, 4, 0)),
        ({"per_hour": 0}, (1, 1, 1), (0, 0, 0)),
        ({"per_hour": 4, "per_night": 6}, (3, 3, 3, 3), (3, 1, 2, 0)),
        ({"per_hour": 2, "per_night": 100}, (9, 9, 9), (2, 0, 2)),
        ({"per_hour": 100, "per_night": 2}, (9, 9, 9), (2, 0, 0)),
        ({"per_hour": 100, "per_night": 100}, (9, 9, 9), (9, 9, 9)),
    ],
)
def test_caps(terms: dict[str, int], came: tuple[int, ...], kept: tuple[int, ...]) -> None:
    hands = (hand(n, at=30 * MINUTE * n, ada=count) for n, count in enumerate(came, 1))
    found = fates(ada(**terms), *hands)
    assert tuple(fate.kept for fate in found) == kept
    assert tuple(fate.came for fate in found) == came
    assert {fate.dare for fate in found} == {None}


@pytest.mark.parametrize(
    ("later", "kept"),
    [(0, 0), (59 * MINUTE, 0), (HOUR - 1, 0), (HOUR, 4), (HOUR + 1, 4), (5 * HOUR, 4)],
)
def test_the_hour_slides(later: int, kept: int) -> None:
    *_, last = fates(ada(per_hour=4), hand(1, at=1_000, ada=4), hand(2, at=1_000 + later, ada=9))
    assert last.kept == kept


def test_room_comes_back_forfeit_by_forfeit_as_the_hour_slides() -> None:
    hands = (hand(n, at=at * MINUTE, ada=2) for n, at in enumerate((0, 20, 40, 60, 70, 80), 1))
    assert [fate.kept for fate in fates(ada(per_hour=4), *hands)] == [2, 2, 0, 2, 0, 2]


def test_beyond_a_cap_come_dares_numbered_on() -> None:
    found = fates(ada(per_night=4, beyond=Beyond.DARES), *(hand(n, ada=n) for n in range(1, 6)))
    assert [(fate.kept, fate.dare) for fate in found] == [
        (1, None),
        (2, None),
        (1, 0),
        (0, 1),
        (0, 2),
    ]


def test_a_dare_is_for_what_is_beyond_only() -> None:
    assert fates(ada(per_night=3, beyond=Beyond.DARES), hand(1, ada=3)) == [Fate(1, 0, 3, 3)]


def test_no_dare_comes_twice_though_an_earlier_one_was_skipped() -> None:
    dares = ada(per_night=0, beyond=Beyond.DARES)
    found = fates(dares, hand(1, ada=1), hand(2, ada=1), ForfeitsSkipped(ADA, 1), hand(3, ada=1))
    assert [fate.dare for fate in found] == [None, 1, 2]
    off = ada(per_night=0, beyond=Beyond.NOTHING)
    found = fates(dares, hand(1, ada=1), off, hand(2, ada=1), dares, hand(3, ada=1))
    assert [fate.dare for fate in found] == [0, None, 1]


def test_water_is_as_chosen_when_the_hand_was_over() -> None:
    found = fates(hand(1, ada=1), ada(water=True), hand(2, ada=1), ada(), hand(3, ada=1))
    assert [fate.water for fate in found] == [False, True, False]


def test_while_skip_is_on_nothing_is_kept_and_no_room_is_taken() -> None:
    skip = ada(skip=True, per_night=3, beyond=Beyond.DARES, water=True)
    found = fates(skip, hand(1, ada=9), ada(per_night=3), hand(2, ada=4))
    assert found == [
        Fate(1, 0, came=9, kept=0, water=True, skipped=True),
        Fate(2, 0, came=4, kept=3),
    ]


@pytest.mark.parametrize("cap", ["per_hour", "per_night"])
def test_skipping_a_hand_gives_its_room_back(cap: str) -> None:
    chosen = ada(**{cap: 4})
    found = fates(chosen, hand(1, ada=3), hand(2, ada=1), ForfeitsSkipped(ADA, 1), hand(3, ada=5))
    assert found == [
        Fate(1, 0, came=3, kept=0, skipped=True),
        Fate(2, 0, came=1, kept=1),
        Fate(3, 0, came=5, kept=3),
    ]


def test_skipping_twice_or_a_hand_that_brought_nothing_changes_nothing() -> None:
    once = night(hand(1, ada=3), hand(2, ben=1), ForfeitsSkipped(ADA, 1))
    for number in (1, 2, 7):
        assert evolve_night(once, ForfeitsSkipped(ADA, number)) == once


any_terms = st.builds(
    Terms,
    water=st.booleans(),
    per_hour=st.none() | st.integers(0, 9),
    per_night=st.none() | st.integers(0, 20),
    beyond=st.sampled_from(Beyond),
    skip=st.booleans(),
)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_terms_and_skips_never_change_what_other_hands_were(data: st.DataObject) -> None:
    standing, at = night(), 0
    for number in range(1, 9):
        terms = data.draw(any_terms)
        chosen = evolve_night(standing, TermsChosen(ADA, terms))
        assert replace(chosen.guests[ADA], terms=standing.guests[ADA].terms) == standing.guests[ADA]
        at += data.draw(st.integers(0, 40)) * MINUTE
        came = data.draw(st.integers(0, 12))
        before, standing = chosen.guests[ADA], evolve_night(chosen, hand(number, at=at, ada=came))
        after = standing.guests[ADA]
        assert after.fates[: len(before.fates)] == before.fates
        _within(after, came, at)
        skipped = data.draw(st.integers(1, number))
        standing = evolve_night(standing, ForfeitsSkipped(ADA, skipped))
        for was, now in zip(after.fates, standing.guests[ADA].fates, strict=True):
            assert now == was if was.hand != skipped else (now.skipped and now.came == was.came)


def _within(guest: Guest, came: int, at: int) -> None:
    """Check the newest fate against the guest's terms, in their own words."""
    terms = guest.terms
    if not came:
        return
    last = guest.fates[-1]
    hour = sum(fate.kept for fate in guest.fates if at - fate.at < HOUR)
    whole = sum(fate.kept for fate in guest.fates)
    earlier = (whole - last.kept, hour - last.kept)
    room = [
        max(0, cap - kept)
        for cap, kept in zip((terms.per_night, terms.per_hour), earlier, strict=True)
        if cap is not None
    ]
    assert last.kept == (0 if terms.skip else min([came, *room]))
    assert (last.came, last.water, last.skipped) == (came, terms.water, terms.skip)
    dared = last.kept < came and terms.beyond is Beyond.DARES and not terms.skip
    assert (last.dare is not None) == dared


# Who is a guest.


def test_guests_are_those_who_opted_in_in_that_order() -> None:
    events = (GuestWaits(CLEO), hand(1, ada=1), seated(2, BEN, CLEO, ADA), hand(2, cleo=1))
    assert list(night(*events).guests) == [ADA, BEN, CLEO]


def test_who_never_opted_in_has_no_terms() -> None:
    before = night(hand(1, ada=3))
    for event in (TermsChosen(CLEO, Terms(water=True)), ForfeitsSkipped(CLEO, 1)):
        assert evolve_night(before, event) == before


@pytest.mark.parametrize(
    "away",
    [
        (SeatLeft(0, "hard"), seated(2, BEN, CLEO), hand(2), GuestWaits(ADA)),
        (SeatLeft(0, "hard"), SeatReclaimed(0)),
        (seated(2, BEN, CLEO), GuestWaits(ADA), GuestGone(ADA)),
    ],
)
def test_terms_and_fates_outlast_leaving(away: tuple[TableEvent, ...]) -> None:
    guest = night(ada(per_night=2), hand(1, ada=1), *away).guests[ADA]
    assert guest == Guest(Terms(per_night=2), (Fate(1, 0, 1, 1),), came=1, hands=1)


def test_whoever_does_not_act_hand_after_hand_is_idle() -> None:
    idle = (ADA,)
    assert night(hand(1, idle=idle)).guests[ADA].idle == 1
    twice = night(hand(1, idle=idle), hand(2, idle=idle))
    assert (twice.guests[ADA].idle, twice.guests[BEN].idle) == (2, 0)
    assert evolve_night(twice, hand(3)).guests[ADA].idle == 0
    for back in (GuestWaits(ADA), SeatReclaimed(0)):
        assert evolve_night(twice, back).guests[ADA].idle == 0


def test_seats_are_those_of_the_lobby_and_then_of_the_hand() -> None:
    lobby = (joined(ADA), ComputerSeated("hard", "ab"), joined(BEN), SeatFreed(0), joined(CLEO))
    assert night(begun=lobby).seats == (None, BEN, CLEO)
    assert night(GuestWaits(CLEO), seated(2, BEN, None, CLEO)).seats == (BEN, None, CLEO)


# What is public.


def test_the_ledger_counts_what_was_given_whatever_became_of_it() -> None:
    events = (
        ada(skip=True),
        given_by(BEN, 1, ada=5),
        hand(2, ada=3, ben=1),
        ForfeitsSkipped(BEN, 2),
    )
    ledger = view(night(*events), None).ledger
    assert ledger == (Entry(ADA, handed_out=0, came=8), Entry(BEN, handed_out=5, came=1))


def test_the_ledger_names_whoever_has_played_a_hand() -> None:
    lobby = (*BEGUN[:2], joined(CLEO), SeatFreed(2), PlayBegan(at=5))
    begun = night(begun=lobby)
    assert view(begun, None).ledger == ()
    assert view(begun, CLEO).own == Guest()
    after = reduce(evolve_night, (hand(1, ada=1), GuestWaits(CLEO), GuestGone(CLEO)), begun)
    assert [entry.user for entry in view(after, None).ledger] == [ADA, BEN]
    joins = (GuestWaits(CLEO), seated(2, BEN, ADA, CLEO))
    assert [entry.user for entry in view(reduce(evolve_night, joins, after), None).ledger] == [
        ADA,
        BEN,
    ]
    played = reduce(evolve_night, (*joins, hand(2)), after)
    assert [entry.user for entry in view(played, None).ledger] == [ADA, BEN, CLEO]


def test_a_view_holds_nothing_of_anybody_else() -> None:
    """Twin nights that differ in what Ada chose and skipped look alike to everybody else."""
    plain = (hand(1, at=1, ada=3, ben=1), given_by(BEN, 2, ada=5), seated(3, BEN, ADA), hand(3))
    hers = (ada(water=True, per_hour=1, per_night=2, beyond=Beyond.DARES), *plain, ada(skip=True))
    one, two = night(*plain), night(*hers, ForfeitsSkipped(ADA, 2))
    for user in (None, BEN, CLEO):
        assert view(one, user) == view(two, user)
        assert repr(view(one, user)) == repr(view(two, user))
    assert view(one, ADA) != view(two, ADA)
    shown, own = view(two, None), view(two, ADA)
    differing = {f.name for f in fields(own) if getattr(own, f.name) != getattr(shown, f.name)}
    assert differing == {"own"}
    assert view(two, CLEO).own is None


def test_how_a_night_begins_and_ends_is_public() -> None:
    over = view(night(hand(1), NightWaits(at=9), NightEnded(Why.FEW)), None)
    assert (over.began, over.hands, over.last, over.why) == (500, 1, hand(1), Why.FEW)


def test_nothing_else_of_a_table_concerns_a_night() -> None:
    before = night(hand(1, ada=3))
    others: tuple[TableEvent, ...] = (
        NightWaits(at=1),
        GuestGone(ADA),
        SeatLeft(0, "hard"),
        DeadlineSet(3, at=5),
        TableClosed(Ending.PLAYED, None, at=9),
    )
    for event in others:
        assert evolve_night(before, event) == before
