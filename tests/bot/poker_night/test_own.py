"""What a guest chooses for themselves: kept, shown to them, and noticed by nobody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

import pytest

from bot.outcome import Outcome, Refusal, Refused, Said, Show
from data.log import Beyond, ForfeitsSkipped, Terms, TermsChosen
from data.night import Fate, Guest
from data.store import Person
from engine.core import RuleError
from engine.indian_poker.model import Bid
from tests.bot.evening import ADA, BEN, CLEO, DAN, evening
from tests.bot.poker_night.evening import NIGHT, Night

NOBODY = Person(9, "Nobody")


def own(outcome: Outcome) -> Guest:
    """Return what the clicker alone sees."""
    assert outcome.show is Show.MINE
    assert outcome.scene.night is not None
    assert outcome.scene.night.own is not None
    return outcome.scene.night.own


@pytest.mark.parametrize(
    ("name", "value", "terms"),
    [
        ("water", "on", Terms(water=True)),
        ("skip", "on", Terms(skip=True)),
        ("beyond", "dares", Terms(beyond=Beyond.DARES)),
        ("per_hour", "0", Terms(per_hour=0)),
        ("per_night", "12", Terms(per_night=12)),
    ],
)
@pytest.mark.parametrize("by_select", [False, True])
async def test_terms_are_chosen_one_by_one_and_taken_back(
    name: str, value: str, terms: Terms, *, by_select: bool
) -> None:
    night = Night()
    await night.open()
    await night.click(ADA, "join", "sure")
    args = (name,) if by_select else (name, value)
    chosen = await night.click(ADA, "terms", *args, value=value if by_select else None)
    assert chosen.said is Said.TERMS_KEPT
    assert own(chosen).terms == terms
    await night.click(ADA, "terms", name, value)
    assert await night.events(TermsChosen) == [TermsChosen(ADA.user, terms)], "only what is new"
    back = {"water": "off", "skip": "off", "beyond": "nothing"}.get(name, "none")
    assert own(await night.click(ADA, "terms", name, back)).terms == Terms()


@pytest.mark.parametrize(
    ("args", "value"),
    [
        *(((), None), (("water",), None), (("water", "on"), "on"), (("water", "maybe"), None)),
        *((("beyond", "on"), None), (("per_hour", "-1"), None), (("per_hour", "1.5"), None)),
        *((("per_night", "all"), None), (("idle", "on"), None), (("water", "on", "on"), None)),
    ],
)
async def test_terms_that_no_control_offers_are_unknown(
    args: tuple[str, ...], value: str | None
) -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    with pytest.raises(Refusal) as refused:
        await night.click(ADA, "terms", *args, value=value)
    assert refused.value.code is Refused.UNKNOWN


@pytest.mark.parametrize(
    ("action", "args"), [("mine", ()), ("terms", ("water", "on")), ("skip", ("1",))]
)
async def test_only_guests_have_something_of_their_own(action: str, args: tuple[str, ...]) -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    with pytest.raises(Refusal) as refused:
        await night.click(NOBODY, action, *args)
    assert refused.value.code is Refused.NO_GUEST


async def test_who_waits_or_has_left_is_a_guest_still() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.click(DAN, "join", "sure")
    assert own(await night.click(DAN, "terms", "water", "on")).terms.water
    for person in (DAN, CLEO):
        await night.click(person, "leave")
        assert own(await night.click(person, "mine")).fates == ()


async def test_a_hand_may_be_skipped_at_any_time() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.hand()
    at = night.clock.now()
    assert own(await night.click(ADA, "mine")).fates == (Fate(1, at, came=4, kept=4),)
    for hand in ("2", "0"):
        with pytest.raises(Refusal) as refused:
            await night.click(ADA, "skip", hand)
        assert refused.value.code is Refused.NOTHING_TO_SKIP
    with pytest.raises(Refusal) as refused:
        await night.click(CLEO, "skip", "1")
    assert refused.value.code is Refused.NOTHING_TO_SKIP, "who won was given nothing"
    skipped = await night.click(ADA, "skip", "1")
    assert skipped.said is Said.SKIPPED
    assert own(skipped).fates == (Fate(1, at, came=4, kept=0, skipped=True),)
    assert (await night.click(ADA, "skip", "1")).said is Said.SKIPPED
    assert await night.events(ForfeitsSkipped) == [ForfeitsSkipped(ADA.user, 1)]
    await night.click(ADA, "end", "sure")
    assert own(await night.click(BEN, "skip", "1")).fates[0].skipped
    assert own(await night.click(ADA, "mine")).came == 4
    with pytest.raises(Refusal) as refused:
        await night.click(ADA, "terms", "water", "on")
    assert refused.value.code is Refused.CLOSED


async def test_the_ledger_is_for_everybody_and_names_who_left() -> None:
    night = Night()
    await night.begin(ADA, BEN, CLEO)
    await night.click(DAN, "join", "sure")
    await night.hand()
    await night.click(BEN, "leave")
    await night.click(ADA, "deal_now")
    for action in ("ledger", "sheet"):
        outcome = await night.click(NOBODY, action)
        assert outcome.show is Show.LEDGER
        assert outcome.scene.night is not None
        assert outcome.scene.night.own is None
        lines = [(e.user, e.handed_out, e.came) for e in outcome.scene.night.ledger]
        assert lines == [(1, 0, 4), (2, 0, 3), (3, 5, 0)], "Dan has played no hand yet"
        assert outcome.scene.names[BEN.user] == BEN.name


# ---------------------------------------------------------------------- nobody notices

Choice = Callable[[Night], Awaitable[object]]


async def _nothing(_night: Night) -> None:
    pass


def choosing(*clicks: tuple[str, ...]) -> Choice:
    """Let Ben choose something."""

    async def choose(night: Night) -> None:
        for action, *args in clicks:
            await night.click(BEN, action, *args)

    return choose


TWINS: Final[dict[str, tuple[Choice, Choice]]] = {
    "water": (choosing(("terms", "water", "on")), _nothing),
    "caps": (
        choosing(("terms", "per_hour", "0"), ("terms", "beyond", "dares")),
        choosing(("terms", "per_night", "1")),
    ),
    "skipping all": (choosing(("terms", "skip", "on")), _nothing),
    "skipping one": (_nothing, choosing(("skip", "1"))),
}
"""What Ben chooses before the first hand, and as the first hand is over."""


@dataclass
class Seen:
    """All that anybody but Ben, or the channel, got to see of a night."""

    night: Night
    seen: list[object] = field(default_factory=list)

    async def click(self, person: Person, action: str, *args: str) -> None:
        """Press something, and note what comes of it unless it is Ben who sees it."""
        try:
            came: object = await self.night.click(person, action, *args)
        except (Refusal, RuleError) as error:
            came = (type(error), error.code, error.facts, getattr(error, "scene", None))
        if person != BEN:
            self.seen.append(came)

    async def look(self) -> None:
        """Note what stands for everybody, and how the table is found."""
        night = self.night
        for viewer in (None, ADA, CLEO, DAN, NOBODY):
            self.seen.append(await night.scene(viewer))
        telling = await night.store.telling(night.table)
        self.seen += [await night.store.next_due(), [told.user for told in telling.people]]
        for person in (ADA, BEN, CLEO, DAN, NOBODY):
            self.seen.append(await night.store.tables_of(person.user))


async def _whole_night(early: Choice, late: Choice) -> list[object]:
    night = Night()
    seen = Seen(night)
    await night.begin(ADA, BEN, CLEO)
    await early(night)
    await seen.look()
    await seen.click(DAN, "join", "sure")
    for hand in (1, 2):
        await night.bid(Bid.IN)
        await seen.look()
        await night.until_over()
        await night.give_evenly()
        if hand == 1:
            await late(night)
        await seen.look()
        for person in (ADA, BEN, CLEO, DAN, NOBODY):
            for action, *args in (("mine",), ("ledger",), ("why", "1"), ("deal", "1"), ("hand",)):
                await seen.click(person, action, *args)
            await seen.click(person, "skip", "9")
        await night.lapse()
    await seen.click(BEN, "leave")
    await seen.click(ADA, "end", "sure")
    await seen.look()
    return seen.seen


@pytest.mark.case(42)
async def test_what_a_guest_chooses_changes_nothing_for_anybody_else() -> None:
    plain = await _whole_night(_nothing, _nothing)
    assert len(plain) > 100
    for which, (early, late) in TWINS.items():
        assert await _whole_night(early, late) == plain, which
    assert await _whole_night(_nothing, choosing(("leave",))) != plain, "that is seen"


@pytest.mark.case(42)
async def test_nothing_is_posted_or_edited_for_what_a_guest_chooses() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=12, options=NIGHT)
        for one in (ADA, BEN, CLEO):
            await that.click(table, one, "join", "sure")
        await that.click(table, ADA, "start")
        for one in (ADA, BEN):
            await that.click(table, one, "bid", Bid.OUT)
        await that.click(table, CLEO, "give", "3,2,0")
        await that.idle()
        sent: list[str] = []
        that.pigeon.fault = sent.append
        for args in (("terms", "water", "on"), ("skip", "1"), ("mine",), ("ledger",)):
            await that.click(table, BEN, *args)
            await that.idle()
        assert sent == []
        await that.click(table, BEN, "leave")
        await that.idle()
        assert sent, "that is told"
