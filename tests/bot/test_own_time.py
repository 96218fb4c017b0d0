"""The pages about somebody's own time: what they say, what they change, and for whom alone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import zones
from bot.click import OPEN, Personal
from bot.house import House
from bot.outcome import Refusal, Refused
from bot.own_hours import set_hours
from bot.own_time import OPENS
from bot.own_zone import find_zone
from bot.personal import Asking, Press
from bot.present import own_away as away
from bot.present import own_digest as digest
from bot.present import own_hours as hours
from bot.present import own_reminders as reminders
from bot.present import own_zone as zone
from bot.present.bare import bare
from bot.present.limits import controls, problems
from bot.present.own import SHOW, TIME, kept
from bot.present.own_time import own_time
from bot.present.screen import Screen
from bot.profiles import LEAST
from bot.reader import Reader, reading
from bot.time_of_day import DAY
from data.log import UserId
from data.memory import MemoryStore
from data.people import Language, Notice, Point, Profile, Span, Vacation
from tests.bot.fakes import START, ManualClock, Pigeon, seeded
from tests.bot.present.reading import body, buttons, form_problems, presses, selects

ADA, BEN = 1, 2
ABROAD = Profile(BEN, "Asia/Kathmandu", (Span(1320, 1800),) * 7)
NIGHTLY = Span(1320, 1800)
WEEK = 7 * 24 * 60 * 60 * 1_000


@dataclass
class Desk:
    """A house whose private pages somebody presses."""

    store: MemoryStore = field(default_factory=MemoryStore)
    clock: ManualClock = field(default_factory=ManualClock)
    house: House = field(init=False)

    def __post_init__(self) -> None:
        self.house = House(self.store, self.clock, Pigeon(), seeded(1))

    async def ask(
        self, control: Personal, *values: str, user: UserId | None = ADA
    ) -> Screen | Asking:
        """Press a control and return what it shows or asks."""
        press = Press(control.action, control.args, values, user=user)
        return await self.house.screens[control.screen](press)

    async def press(self, control: Personal, *values: str, user: UserId = ADA) -> Screen:
        """Press a control that shows a page."""
        shown = await self.ask(control, *values, user=user)
        assert isinstance(shown, Screen)
        assert problems(shown) == ()
        return shown

    async def kept(self, user: UserId = ADA) -> Profile | None:
        """Return what is stored of somebody."""
        return (await self.store.profiles((user,))).get(user)


def to_zone(action: str, *args: str) -> Personal:
    return Personal(zone.SCREEN, action, args)


def to_hours(action: str, *args: str) -> Personal:
    return Personal(hours.SCREEN, action, args)


async def at_home(name: str = "Europe/Berlin") -> Desk:
    """Return a desk at which Ada has a zone."""
    desk = Desk()
    await desk.store.put_profile(Profile(ADA, name))
    return desk


# -------------------------------------------------------------------- the page


async def test_the_page_says_what_counts_and_leads_to_each_change() -> None:
    desk = Desk()
    empty = await desk.press(OPENS)
    assert "none yet, so you count as always awake" in body(empty)
    assert "These hours count once you have a zone." in body(empty)
    await desk.press(find_zone("Europe/Berlin"))
    full = await desk.press(Personal(TIME, SHOW))
    assert "**Zone**: Europe/Berlin, where it is Thursday, 22:26." in body(full)
    assert "**Awake**: every day 08:00 to 23:00, as usual." in body(full)
    offered = [b for block in full.blocks for b in getattr(block, "buttons", ())]
    for button in [b for b in offered if b.control.action == SHOW]:
        page = await desk.press(button.control)
        assert buttons(page)[SHOW].label == "Your time"


# -------------------------------------------------------------------- the zone


async def test_a_zone_that_was_offered_is_kept_and_its_time_shown_to_confirm() -> None:
    desk = Desk()
    shown = await desk.press(find_zone("Pacific/Auckland"))
    assert "**Kept.**\n## Your time zone\n**Pacific/Auckland**\n" in body(shown)
    assert "There it is Friday, 08:26" in body(shown)
    assert f"your own clock shows <t:{START // 1000}:t>" in body(shown)
    assert await desk.kept() == Profile(ADA, "Pacific/Auckland")


async def test_what_was_typed_is_offered_with_the_time_there_before_anything_is_kept() -> None:
    desk = Desk()
    shown = await desk.press(find_zone("berlin"))
    [option] = selects(shown)[zone.PICK].options
    assert (option.label, option.value) == ("Europe/Berlin", "Europe/Berlin")
    assert option.description is not None
    assert option.description.endswith("Thursday, 22:26")
    assert await desk.kept() is None
    await desk.press(to_zone(zone.PICK), option.value)
    assert await desk.kept() == Profile(ADA, "Europe/Berlin")


async def test_the_form_finds_the_same_and_where_it_cannot_open_the_button_comes_again() -> None:
    desk = Desk()
    asking = await desk.ask(to_zone(zone.FIND))
    assert isinstance(asking, Asking)
    assert zone.FIND in buttons(asking.otherwise)
    assert problems(asking.otherwise) == ()
    shown = await desk.press(to_zone(zone.FIND), "united states")
    assert len(selects(shown)[zone.PICK].options) == zone.MOST
    assert "These are the first" in body(shown)
    assert "America/New York" in {option.label for option in selects(shown)[zone.PICK].options}


async def test_a_zone_may_be_given_up_and_the_hours_wait_for_the_next() -> None:
    desk = await at_home()
    await desk.press(set_hours("weekend", "10", "2"))
    before = await desk.kept()
    assert before is not None
    shown = await desk.press(to_zone(zone.NONE))
    assert "always awake" in body(shown)
    assert zone.NONE not in buttons(shown)
    assert await desk.kept() == replace(before, zone=None)
    assert zone.FIND in buttons(await desk.press(to_hours(SHOW)))


async def test_every_zone_that_can_be_found_fits_its_page() -> None:
    desk = Desk()
    for name in zones.search("america", START, 200):
        await desk.press(to_zone(zone.PICK), name)
        await desk.press(OPENS)


# -------------------------------------------------------------------- the hours


async def test_hours_are_changed_by_selects_for_the_days_that_were_chosen() -> None:
    desk = await at_home()
    page = await desk.press(to_hours(SHOW))
    assert "- Every day 08:00 to 23:00" in body(page)
    page = await desk.press(to_hours(hours.FOR), "weekend")
    since = selects(page)[hours.FROM]
    assert since.control == to_hours(hours.FROM, "weekend")
    assert [option.value for option in since.options if option.chosen] == ["480"]
    page = await desk.press(to_hours(hours.FROM, "weekend"), "600")
    page = await desk.press(to_hours(hours.UNTIL, "weekend"), "1560")
    assert "**Kept: Saturday and Sunday 10:00 to 02:00 the next day.**" in body(page)
    assert "- Monday to Friday 08:00 to 23:00\n- Saturday and Sunday 10:00" in body(page)
    kept = await desk.kept()
    assert kept is not None
    assert kept.hours == (*(Span(480, 1380),) * 5, *(Span(600, 1560),) * 2)
    page = await desk.press(to_hours(hours.USUAL))
    assert hours.USUAL not in buttons(page)
    assert await desk.kept() == Profile(ADA, "Europe/Berlin")


async def test_days_that_differ_are_not_overwritten_by_the_first_tap() -> None:
    desk = await at_home()
    await desk.press(set_hours("weekend", "10", "2"))
    page = await desk.press(to_hours(SHOW))
    assert selects(page)[hours.FROM].control == to_hours(hours.FROM, "work")


@pytest.mark.parametrize(
    ("typed", "span"),
    [
        (("day0", "22:00", "6:00"), NIGHTLY),
        (("day0", "9", ""), Span(540, 1380)),
        (("day0", "22", ""), Span(1320, 2220)),
        (("day0", "", "1 am"), Span(480, 1500)),
        (("", "22:00", "6:00"), NIGHTLY),
    ],
)
async def test_a_command_says_one_time_or_both(typed: tuple[str, str, str], span: Span) -> None:
    desk = await at_home()
    await desk.press(set_hours(*typed))
    kept = await desk.kept()
    assert kept is not None
    assert kept.hours[0] == span
    assert (kept.hours[1] == span) == (not typed[0])


async def test_hours_may_be_written_into_a_form() -> None:
    desk = await at_home()
    asking = await desk.ask(to_hours(hours.WRITE, "every"))
    assert isinstance(asking, Asking)
    assert problems(asking.otherwise) == ()
    page = await desk.press(to_hours(hours.WRITE, "every"), "22:15 to 6:45")
    assert "Kept: every day 22:15 to 06:45 the next day." in body(page)
    assert [o.label for o in selects(page)[hours.FROM].options if o.chosen] == ["From 22:15"]


# -------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("control", "values", "code"),
    [
        (find_zone("Atlantis"), (), Refused.NO_SUCH_ZONE),
        (find_zone("\u202e"), (), Refused.NO_SUCH_ZONE),
        (find_zone("@everyone <@1> `x`"), (), Refused.NO_SUCH_ZONE),
        (find_zone("../../etc/passwd"), (), Refused.NO_SUCH_ZONE),
        (to_zone(zone.FIND), ("\x00",), Refused.NO_SUCH_ZONE),
        (to_zone(zone.FIND), ("\n ",), Refused.NO_SUCH_ZONE),
        (to_zone(zone.PICK), ("Europe/Atlantis",), Refused.NO_SUCH_ZONE),
        (to_zone(zone.PICK), ("Factory",), Refused.NO_SUCH_ZONE),
        (to_zone(zone.PICK), (), Refused.UNKNOWN),
        (to_zone(zone.PICK), ("UTC", "UTC"), Refused.UNKNOWN),
        (to_zone(zone.NONE, "x"), (), Refused.UNKNOWN),
        (to_zone("drop"), (), Refused.UNKNOWN),
        (set_hours(None, "late", None), (), Refused.NO_TIME_OF_DAY),
        (set_hours(None, "8", "12"), (), Refused.HOURS_TOO_FEW),
        (set_hours("monday", "8", "23"), (), Refused.UNKNOWN),
        (to_hours(OPEN, "x"), (), Refused.UNKNOWN),
        (to_hours(hours.FOR), ("monday",), Refused.UNKNOWN),
        (to_hours(hours.FROM, "every"), ("1440",), Refused.HOURS_TOO_FEW),
        (to_hours(hours.FROM, "every"), ("-60",), Refused.UNKNOWN),
        (to_hours(hours.FROM, "every"), ("\u0668",), Refused.UNKNOWN),
        (to_hours(hours.FROM, "every"), (), Refused.UNKNOWN),
        (to_hours(hours.UNTIL, "every"), ("600",), Refused.HOURS_TOO_FEW),
        (to_hours(hours.UNTIL, "every"), ("9999",), Refused.HOURS_TOO_FEW),
        (to_hours(hours.UNTIL, "never"), ("1380",), Refused.UNKNOWN),
        (to_hours(hours.WRITE, "every"), ("8 to 12",), Refused.HOURS_TOO_FEW),
        (to_hours(hours.WRITE, "every"), ("by day",), Refused.NO_TIME_OF_DAY),
        (to_hours(hours.WRITE, "never"), (), Refused.UNKNOWN),
        (to_hours("drop", "every"), ("1",), Refused.UNKNOWN),
        (Personal(TIME, "drop"), (), Refused.UNKNOWN),
        (Personal(TIME, SHOW, ("x",)), (), Refused.UNKNOWN),
    ],
)
async def test_what_cannot_be_changes_nothing(
    control: Personal, values: tuple[str, ...], code: Refused
) -> None:
    desk = await at_home()
    with pytest.raises(Refusal) as refused:
        await desk.ask(control, *values)
    assert refused.value.code is code
    assert await desk.kept() == Profile(ADA, "Europe/Berlin")


async def test_hours_without_a_zone_are_refused_with_the_way_to_one() -> None:
    desk = Desk()
    with pytest.raises(Refusal) as refused:
        await desk.ask(set_hours(None, "8", "23"))
    assert refused.value.code is Refused.HOURS_WITHOUT_ZONE
    assert await desk.kept() is None


@pytest.mark.parametrize("control", [OPENS, find_zone(None), set_hours(None, None, None)])
async def test_nobody_at_all_has_no_page(control: Personal) -> None:
    with pytest.raises(Refusal) as refused:
        await Desk().ask(control, user=None)
    assert refused.value.code is Refused.UNKNOWN


# -------------------------------------------------------------------- limits, secrecy

SPANS = st.builds(
    lambda start, long: Span(start, start + long),
    st.integers(0, DAY - 1),
    st.integers(LEAST, DAY),
)
PROFILES = st.builds(
    Profile,
    st.just(ADA),
    st.sampled_from([None, "UTC", "America/Argentina/ComodRivadavia", "Asia/Kathmandu"]),
    st.one_of(st.just(()), st.lists(SPANS, min_size=7, max_size=7).map(tuple)),
    st.lists(st.sampled_from(Point), unique=True).map(tuple),
    st.sampled_from(Notice),
    st.sampled_from([(), (Vacation(START, START + 7 * WEEK),)]),
    st.booleans(),
)


@settings(max_examples=30)
@given(PROFILES, st.sampled_from([None, *hours.DAY_NAMES]), st.sampled_from(Language))
def test_every_page_keeps_discords_limits_and_a_phones(
    profile: Profile, days: str | None, language: Language
) -> None:
    with reading(Reader(language)):
        for screen in (
            own_time(profile, START),
            zone.zone_page(profile, START, kept()),
            zone.found(zones.search("", START, zone.MOST), START),
            zone.asked(),
            hours.hours_page(profile, days, hours.kept(days or "every", Span(1439, 2879))),
            hours.hours_page(profile, days, hours.kept_usual()),
            hours.asked(days or "every"),
            away.page(profile, START, START, away.gone(7)),
            away.page(profile, START, START + 3 * WEEK, away.came_back(1)),
            reminders.reminders_page(profile, kept()),
            digest.digest_page(profile, kept()),
        ):
            assert problems(screen) == ()
            assert problems(bare(screen)) == ()
        for form in (zone.form(), hours.form()):
            assert form_problems(form) == ()


def test_pages_speak_the_language_of_whoever_reads() -> None:
    profile = Profile(ADA, "Europe/Berlin", (Span(480, 1380),) * 5 + (Span(600, 1500),) * 2)
    english = own_time(profile, START)
    with reading(Reader(Language.GERMAN)):
        german = own_time(profile, START)
    with reading(Reader(Language.SPANISH)):
        spanish = own_time(profile, START)
    assert "Monday to Friday 08:00 to 23:00" in body(english)
    assert "Samstag und Sonntag 10:00 bis 01:00 am n\u00e4chsten Tag" in body(german)
    assert "de lunes a viernes, de 08:00 a 23:00" in body(spanish)
    assert buttons(english).keys() == buttons(german).keys() == buttons(spanish).keys()


async def test_no_page_tells_anything_of_what_others_have_set() -> None:
    """Ben lives here or there: all that Ada can reach stays, byte for byte, the same."""
    seen = []
    for other in (Profile(BEN), ABROAD):
        desk, rng = await at_home(), Random(4)
        await desk.store.put_profile(other)
        reached, open_pages = list[Screen | Asking](), [await desk.press(OPENS)]
        for _ in range(60):
            control, values = rng.choice([p for s in open_pages for p in presses(s, rng)])
            assert isinstance(control, Personal)
            shown = await desk.ask(control, *values)
            reached.append(shown)
            open_pages = [shown.otherwise if isinstance(shown, Asking) else shown]
        seen.append(reached)
        assert await desk.kept(BEN) == other
    assert seen[0] == seen[1]


async def test_no_control_carries_a_zone() -> None:
    desk = await at_home()
    for screen in (
        await desk.press(OPENS),
        await desk.press(find_zone(None)),
        await desk.press(to_hours(SHOW)),
    ):
        assert all("Berlin" not in str(control) for control in controls(screen))
