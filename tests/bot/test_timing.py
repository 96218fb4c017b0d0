"""A table's times: the host's in the lobby, in mid-game only with consent (and what then stays)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Refusal, Refused, Said, Show
from bot.paces import LENGTHS, lasting
from bot.present.answer import answer as shown
from bot.present.indian_chief.scene import picked, played
from bot.present.screen import Screen
from bot.timing import code
from data.log import (
    DeadlineSet,
    Pace,
    Posts,
    Stage,
    TableId,
    Times,
    TimesAnswered,
    TimesKept,
    TimesProposed,
    TimesSet,
)
from data.store import Person
from engine.indian_chief.model import Meld, MeldSealed
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening, refused, setup
from tests.bot.fakes import dm_of
from tests.bot.present.reading import body, buttons

DOCTOR = Meld.DOCTOR
LIVE, EVENING, DAILY = (Times(pace) for pace in (Pace.LIVE, Pace.EVENING, Pace.DAILY))


async def times(that: Evening, table: TableId) -> Times:
    return (await that.look(table)).table.times


async def propose(that: Evening, table: TableId, wanted: Times) -> Said | None:
    """Let Ada ask for other times."""
    return (await that.click(table, ADA, "propose", *code(wanted))).said


async def answer(
    that: Evening, table: TableId, person: Person, word: str, to: Times
) -> Said | None:
    return (await that.click(table, person, word, *code(to))).said


# ----------------------------------------------------------------------- in the lobby


async def test_a_host_chooses_everything_in_the_lobby_and_all_of_it_is_told() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, seats=3)
        assert (await that.click(table, ADA, "times")).show is Show.TIMES
        for what, value in (
            ("pace", "daily"),
            ("weekends", "off"),
            ("vacations", "off"),
            ("punctual", "80"),
        ):
            outcome = await that.pick(table, ADA, "time", value, args=(what,))
            assert (outcome.show, outcome.said) == (Show.TIMES, Said.RULES_SET)
        wanted = Times(Pace.DAILY, None, weekends_off=True, vacations=False, punctual=80)
        assert await times(that, table) == wanted
        await that.idle()
        lobby = body(that.pigeon.in_channel(CHANNEL)[-1])
        for words in (
            "**Pace:** daily, up to 24 hours a move.",
            "everybody has 8 hours awake for a move",
            "**Weekends:** off, nobody's Saturdays and Sundays count.",
            "**Vacations:** the table does not wait for whoever is away.",
            "at least 80 % of their moves in time",
        ):
            assert words in lobby
        before = (await that.store.load(table)).events
        assert (await that.pick(table, ADA, "time", "daily", args=("pace",))).said is None
        assert (await that.store.load(table)).events == before


async def test_an_own_length_is_asked_for_by_a_form_and_read_there() -> None:
    async with evening() as that:
        table = await that.open()
        assert (await that.click(table, ADA, "time", "length")).show is Show.ASK_LENGTH
        await that.pick(table, ADA, "time", "1 day 12 h", args=("length",))
        assert await times(that, table) == Times(Pace.OWN, 36 * HOUR)
        await that.idle()
        assert "**Pace:** own, up to 1 day and 12 hours a move." in body(
            that.pigeon.in_channel(CHANNEL)[-1]
        )
        with pytest.raises(Refusal) as caught:
            await that.pick(table, ADA, "time", "soon", args=("length",))
        assert caught.value.code is Refused.LENGTH_UNREAD
        assert (await that.pick(table, ADA, "time", "own", args=("pace",))).said is None
        await that.pick(table, ADA, "time", "live", args=("pace",))
        assert await times(that, table) == LIVE


async def test_a_command_does_the_same_and_without_words_it_looks() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, seats=3)
        assert (await that.click(table, ADA, "pace", "own", "36h")).said is Said.RULES_SET
        assert await times(that, table) == Times(Pace.OWN, 36 * HOUR)
        for person in (ADA, BEN, CLEO):
            assert (await that.click(table, person, "pace", "", "")).show is Show.TIMES
        assert await refused(that, table, BEN, "pace", "daily", "") is Refused.NOT_HOST
        assert await refused(that, table, ADA, "pace", "daily", "36h") is Refused.LENGTH_UNUSED
        assert await refused(that, table, ADA, "propose", *code(DAILY)) is Refused.NOT_BEGUN


@pytest.mark.parametrize(
    ("args", "value"),
    [
        (("pace",), "own"),
        (("pace",), "Daily"),
        (("pace",), ""),
        (("weekends",), "maybe"),
        (("vacations",), "1"),
        (("punctual",), "81"),
        (("punctual",), "-1"),
        (("punctual",), "٨٠"),
        (("speed",), "daily"),
        ((), "daily"),
    ],
)
async def test_a_forged_choice_changes_nothing(args: tuple[str, ...], value: str) -> None:
    async with evening() as that:
        table = await that.open()
        with pytest.raises(Refusal) as caught:
            await that.pick(table, ADA, "time", value, args=args)
        assert caught.value.code is Refused.UNKNOWN
        assert await times(that, table) == LIVE


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("daily",),
        ("daily", "0", "01", "x"),
        ("weekly", "0", "01"),
        ("daily", "60", "01"),
        ("own", "0", "01"),
        ("own", "59", "01"),
        ("own", "604801", "01"),
        ("daily", "0", "2"),
        ("daily", "0", "11x"),
        ("daily", "", "01"),
    ],
)
async def test_forged_times_are_asked_of_nobody(args: tuple[str, ...]) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for action in ("propose", "agree", "decline"):
            assert await refused(that, table, ADA, action, *args) is Refused.UNKNOWN


@pytest.mark.parametrize("action", ["times", "time", "pace", "propose", "take_back"])
@pytest.mark.parametrize("options", [NightOptions(), Options(solo=True)])
async def test_nights_and_games_alone_have_no_times(
    options: NightOptions | Options, action: str
) -> None:
    async with evening() as that:
        alone = isinstance(options, Options)
        wanted = replace(
            setup(1 if alone else 8, options=options),
            posts=Posts.NOWHERE if alone else Posts.CHANNEL,
        )
        opened = await that.house.tables.open(wanted, ADA, next(that.ids))
        table = opened.table
        assert await refused(that, table, ADA, action, "daily", "") is Refused.NO_TIMES
        await that.idle()
        assert all("times" not in buttons(screen) for screen in that.pigeon.in_channel(CHANNEL))


async def test_all_of_it_is_the_hosts_alone_but_looking() -> None:
    async with evening() as that:
        for seats in (2, 3):
            table = await that.seated(ADA, BEN, seats=seats)
            for action in ("time", "propose", "take_back"):
                assert await refused(that, table, BEN, action, "x") is Refused.NOT_HOST
            assert (await that.click(table, BEN, "times")).show is Show.TIMES


# ------------------------------------------------------------------------ in mid-game


async def test_we_ran_out_of_evening() -> None:
    """Live to daily: hands, drafts, seals and DMs stay; the phase has its time anew."""
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.seal_first(table, ADA)
        meld = played(await that.look(table, BEN)).open_melds[1][2]
        await that.pick(table, BEN, "meld", meld)
        await that.idle()
        before = {person: await that.look(table, person) for person in (ADA, BEN, CLEO)}
        told = {dm_of(p.user): [*that.pigeon.in_channel(dm_of(p.user))] for p in before}
        live = len(that.pigeon.in_channel(CHANNEL))
        await that.wait(80 * SECOND)
        assert await propose(that, table, DAILY) is Said.TIMES_PROPOSED
        assert await times(that, table) == LIVE
        assert await answer(that, table, CLEO, "agree", DAILY) is Said.TIMES_AGREED
        await that.idle()
        now = (await that.look(table)).table
        assert now.times == DAILY
        assert now.proposed is None
        assert (now.began, now.deadline) == (
            that.clock.now(),
            that.clock.now() + LENGTHS[Pace.DAILY],
        )
        assert await that.store.next_due() == now.deadline
        for person, scene in before.items():
            after = await that.look(table, person)
            assert after.view == scene.view
            assert after.draft == scene.draft
        assert picked(before[BEN]).meld is meld
        assert {dm: that.pigeon.in_channel(dm) for dm in told} == told, "no hand is sent again"
        assert len(that.pigeon.in_channel(CHANNEL)) == live + 2, "the question, and what came of it"
        agreed = body(that.pigeon.in_channel(CHANNEL)[-1])
        assert f"this move has until <t:{(now.deadline or 0) // SECOND}:f>" in agreed
        await that.wait(10 * HOUR)
        assert not (await that.look(table)).table.grace
        for person in (BEN, CLEO):
            await that.seal_first(table, person)
        await that.idle()
        now = (await that.look(table)).table
        assert now.step > before[ADA].table.step, "the seal of before counts"
        assert now.showed == (True, True, True)
        left = (now.deadline or 0) - that.clock.now()
        assert left in {lasting(DAILY, "move"), lasting(DAILY, "short")}


async def test_a_plan_is_kept_and_played_at_the_new_deadline() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        view = played(await that.look(table, BEN))
        cards = " ".join(card.face for card in view.hand[: rules_of(view.options).sizes[DOCTOR]])
        await that.click(table, BEN, "plan", "picked", DOCTOR, cards)
        plans = await that.store.plans(table)
        await propose(that, table, DAILY)
        await answer(that, table, BEN, "agree", DAILY)
        assert await that.store.plans(table) == plans != {}
        await that.seal_first(table, ADA)
        await that.wait(LENGTHS[Pace.DAILY] - 1)
        assert not (await that.look(table)).table.missed
        await that.wait(1)
        events = (await that.store.load(table)).events
        [sealed] = [e for e in events if isinstance(e, MeldSealed) and e.seat == 1]
        assert sealed.meld is DOCTOR
        assert " ".join(card.face for card in sealed.cards) == cards


async def test_the_opened_deal_has_each_round_once_all_the_same() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for wanted in (EVENING, DAILY):
            await propose(that, table, wanted)
            await answer(that, table, BEN, "agree", wanted)
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        await that.click(table, ADA, "end", "sure")
        opened = (await that.click(table, ADA, "deal")).scene.opened
        assert opened is not None
        assert len(opened.hands) == 1


async def test_more_time_takes_more_than_half_less_takes_all() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, DAN)
        await propose(that, table, EVENING)
        await answer(that, table, BEN, "agree", EVENING)
        assert await times(that, table) == LIVE, "two of four are half of them"
        await answer(that, table, CLEO, "agree", EVENING)
        assert await times(that, table) == EVENING
        await propose(that, table, LIVE)
        for person in (BEN, CLEO):
            await answer(that, table, person, "agree", LIVE)
            assert await times(that, table) == EVENING
        await answer(that, table, DAN, "agree", LIVE)
        assert await times(that, table) == LIVE


async def test_who_would_rather_not_may_think_again_until_it_cannot_come_true() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, DAN)
        await propose(that, table, DAILY)
        assert await answer(that, table, BEN, "decline", DAILY) is Said.TIMES_DECLINED
        assert await answer(that, table, BEN, "decline", DAILY) is Said.ALREADY
        assert await answer(that, table, BEN, "agree", DAILY) is Said.TIMES_AGREED
        assert await answer(that, table, BEN, "agree", DAILY) is Said.ALREADY
        for person in (CLEO, DAN):
            await answer(that, table, person, "decline", DAILY)
        now = (await that.look(table)).table
        assert now.times == LIVE
        assert now.proposed is None
        assert isinstance((await that.store.load(table)).events[-1], TimesKept)
        assert await refused(that, table, BEN, "agree", *code(DAILY)) is Refused.NOT_PROPOSED
        await propose(that, table, DAILY)
        await propose(that, table, EVENING)
        assert await refused(that, table, BEN, "agree", *code(DAILY)) is Refused.NOT_PROPOSED
        assert await propose(that, table, EVENING) is Said.ALREADY
        assert (await that.click(table, ADA, "take_back")).said is Said.TIMES_TAKEN_BACK
        assert await refused(that, table, BEN, "agree", *code(EVENING)) is Refused.NOT_PROPOSED
        assert await refused(that, table, ADA, "take_back") is Refused.NOT_PROPOSED
        assert await refused(that, table, ADA, "propose", *code(LIVE)) is Refused.SAME_TIMES


async def test_one_who_would_rather_not_have_less_time_is_enough() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        wanted = Times(Pace.OWN, 60 * SECOND)
        await propose(that, table, wanted)
        await answer(that, table, CLEO, "decline", wanted)
        assert (await that.look(table)).table.proposed is None


@pytest.mark.case(27)
async def test_27_it_is_counted_anew_as_somebody_leaves() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        wanted = Times(Pace.OWN, 60 * SECOND)
        await propose(that, table, wanted)
        await answer(that, table, BEN, "agree", wanted)
        await that.click(table, CLEO, "leave")
        assert await times(that, table) == wanted
        assert await refused(that, table, CLEO, "agree", *code(wanted)) is Refused.AWAY
        assert await refused(that, table, DAN, "agree", *code(wanted)) is Refused.NO_SEAT


async def test_who_hosts_alone_with_computers_asks_nobody() -> None:
    async with evening() as that:
        table = await that.open(seats=2)
        await that.click(table, ADA, "add")
        await that.click(table, ADA, "start")
        assert await propose(that, table, DAILY) is Said.TIMES_PROPOSED
        await that.idle()
        assert await times(that, table) == DAILY
        texts = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
        assert not any("Another pace?" in text for text in texts)
        assert any("another pace from now on" in text for text in texts)


async def test_a_question_outlives_the_round_and_the_host() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await propose(that, table, DAILY)
        step = (await that.look(table)).table.step
        for person in (ADA, BEN, CLEO):
            await that.seal_first(table, person)
        await that.click(table, ADA, "host", str(BEN.user))
        assert await refused(that, table, ADA, "take_back") is Refused.NOT_HOST
        await answer(that, table, CLEO, "agree", DAILY)
        now = (await that.look(table)).table
        assert now.step > step
        assert now.times == DAILY


async def test_a_grace_ends_as_all_have_more_time() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.wait(LENGTHS[Pace.LIVE])
        assert (await that.look(table)).table.grace == (0, 1)
        await propose(that, table, DAILY)
        await answer(that, table, BEN, "agree", DAILY)
        now = (await that.look(table)).table
        assert not now.grace
        assert not now.missed
        assert now.deadline == that.clock.now() + LENGTHS[Pace.DAILY]


@pytest.mark.parametrize("bidding", ["turns", "simultaneous"])
async def test_a_match_of_poker_keeps_its_bids(bidding: str) -> None:
    async with evening() as that:
        options = PokerOptions() if bidding == "turns" else PokerOptions(bidding="simultaneous")
        table = await that.seated(ADA, BEN, CLEO, options=options)
        first = (ADA, BEN, CLEO)[(await that.look(table)).table.asked[0]]
        await that.click(table, first, "bid", "in")
        before = await that.look(table, first)
        await propose(that, table, DAILY)
        await answer(that, table, BEN, "agree", DAILY)
        after = await that.look(table, first)
        assert after.view == before.view
        assert after.table.deadline == that.clock.now() + LENGTHS[Pace.DAILY]
        assert after.table.asked == before.table.asked, "who has bid in secret is not told"


async def test_the_clock_of_a_table_that_cannot_be_told_stands_on() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        before = (await that.look(table)).table
        that.pigeon.gone.add(CHANNEL)
        that.house.teller.renew()
        await that.wait(SECOND)
        stood = (await that.look(table)).table.stands
        assert stood is not None
        await that.wait(HOUR)
        await propose(that, table, DAILY)
        await answer(that, table, BEN, "agree", DAILY)
        now = (await that.look(table)).table
        assert before.stranded is None
        assert now.deadline == stood + LENGTHS[Pace.DAILY], "counted from where it stands"


async def test_in_a_pause_other_times_are_counted_from_its_beginning() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.click(table, BEN, "pause", "300")
        await that.wait(MINUTE)
        await propose(that, table, DAILY)
        await answer(that, table, BEN, "agree", DAILY)
        await that.click(table, BEN, "resume")
        now = (await that.look(table)).table
        assert now.paused is None
        assert now.deadline == that.clock.now() + LENGTHS[Pace.DAILY]


async def test_a_rematch_keeps_the_times_that_were_agreed_on() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        wanted = Times(Pace.OWN, 36 * HOUR, weekends_off=True)
        await propose(that, table, wanted)
        await answer(that, table, BEN, "agree", wanted)
        await that.click(table, ADA, "end", "sure")
        anew = (await that.click(table, BEN, "rematch")).table
        now = (await that.look(anew)).table
        assert (now.times, now.proposed, now.stage) == (wanted, None, Stage.LOBBY)


# ------------------------------------------------------------------------- the posts


def question(that: Evening) -> str:
    """Return the post of the question, as it is now."""
    texts = (body(screen) for screen in that.pigeon.in_channel(CHANNEL))
    return next(text for text in texts if "Another pace?" in text)


async def test_the_question_calls_who_is_asked_and_closes_with_the_answer() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await propose(that, table, DAILY)
        await that.idle()
        [asked] = [s for s in that.pigeon.in_channel(CHANNEL) if "Another pace?" in body(s)]
        assert asked.mentions == (BEN.user, CLEO.user)
        assert (asked.alert or "").endswith("shall the game go on at another pace?")
        assert "**Pace:** daily, up to 24 hours a move." in body(asked)
        assert "It takes 2 of the 3 who play" in body(asked)
        assert {"agree", "decline"} <= {*buttons(asked)}
        live = [s for s in that.pigeon.in_channel(CHANNEL) if "**The host asks for:**" in body(s)]
        assert "1 agrees so far" in body(live[0])
        assert {"agree", "decline"} <= {*buttons(live[0])}
        await answer(that, table, CLEO, "agree", DAILY)
        await that.idle()
        assert "**Agreed.**" in question(that)
        for screen in that.pigeon.in_channel(CHANNEL):
            assert "agree" not in buttons(screen)
        assert f"<@{CLEO.user}> agree" not in question(that)


async def test_a_question_outlives_the_process_and_its_post_is_closed_once() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await propose(that, table, DAILY)
        await that.idle()
        posts = len(that.pigeon.in_channel(CHANNEL))
        await that.house.stop()
        anew = Evening(2, that.store, that.pigeon, that.clock, that.ids)
        anew.house.start()
        try:
            await answer(anew, table, BEN, "agree", DAILY)
            await anew.idle()
            assert "**Agreed.**" in question(anew)
            assert len(that.pigeon.in_channel(CHANNEL)) == posts + 1
            assert all("agree" not in buttons(s) for s in that.pigeon.in_channel(CHANNEL))
        finally:
            await anew.house.stop()


async def test_a_question_whose_post_is_gone_is_answered_all_the_same() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await propose(that, table, DAILY)
        await that.idle()
        gone = [n for n, m in that.pigeon.messages.items() if "Another pace?" in body(m.screen)]
        for message in gone:
            del that.pigeon.messages[message]
        await answer(that, table, BEN, "agree", DAILY)
        await that.idle()
        assert await times(that, table) == DAILY
        assert "another pace from now on" in body(that.pigeon.in_channel(CHANNEL)[-1])


async def told_after(who: Person, word: str) -> list[Screen]:
    """Return all that the channel and Cleo can see as somebody has answered, and nobody else."""
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, DAN)
        await propose(that, table, DAILY)
        await answer(that, table, who, word, DAILY)
        await that.idle()
        looks = [await that.click(table, CLEO, action) for action in ("times", "hand", "sheet")]
        manage = [await that.click(table, ADA, action) for action in ("times", "manage")]
        private = [shown(look) for look in (*looks, *manage)]
        return [*that.pigeon.in_channel(CHANNEL), *private]


@pytest.mark.case(42)
@pytest.mark.parametrize("word", ["agree", "decline"])
async def test_42_who_has_answered_what_is_told_to_nobody(word: str) -> None:
    assert await told_after(BEN, word) == await told_after(DAN, word)


@pytest.mark.parametrize("end", ["kept", "taken back", "another", "the end"])
async def test_a_question_closes_however_it_ends(end: str) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await propose(that, table, DAILY)
        await that.idle()
        match end:
            case "kept":
                await answer(that, table, BEN, "decline", DAILY)
            case "taken back":
                await that.click(table, ADA, "take_back")
            case "another":
                await propose(that, table, EVENING)
            case _:
                await that.click(table, ADA, "end", "sure")
        await that.idle()
        words = {
            "kept": "It stays as it was",
            "taken back": "Taken back",
            "another": "the host asks for something else",
            "the end": "The game has ended",
        }
        assert words[end] in question(that)
        [closed, *_] = [s for s in that.pigeon.in_channel(CHANNEL) if "Another pace?" in body(s)]
        assert "agree" not in buttons(closed)
        if end in {"kept", "taken back"}:
            assert any(
                "The pace stays as it is." in body(screen)
                for screen in that.pigeon.in_channel(CHANNEL)
            )


async def test_what_is_recorded_is_the_question_the_answers_and_the_end() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        before = len((await that.store.load(table)).events)
        step = (await that.look(table)).table.step
        await propose(that, table, DAILY)
        await answer(that, table, BEN, "agree", DAILY)
        now = that.clock.now()
        events = (await that.store.load(table)).events[before:]
        assert events[:4] == (
            TimesProposed(DAILY, now),
            TimesAnswered(ADA.user, agrees=True),
            TimesAnswered(BEN.user, agrees=True),
            DeadlineSet(step, now + LENGTHS[Pace.DAILY], (0, 1), now),
        )
        assert events[4:] == (TimesSet(DAILY),)
