"""What the screens of a night say and offer: opting in, handing out, the rest, the own page."""

import random
from dataclasses import replace

import pytest

from bot import hosts, lobby
from bot.outcome import Outcome, Show
from bot.poker_night.moves import MOVES
from bot.poker_night.visits import VISITS
from bot.present.answer import answer
from bot.present.indian_poker.scene import Draft
from bot.present.limits import controls
from bot.present.poker_night.dares import dare
from bot.present.screen import Button, Buttons, Screen
from bot.present.table import live, milestone, past, private
from bot.story import story_of
from data.log import (
    Beyond,
    ComputerSeated,
    Ending,
    ForfeitsSkipped,
    Gone,
    HandSettled,
    MoveMissed,
    NightEnded,
    PlayerBarred,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
    Terms,
    TermsChosen,
    Why,
)
from data.store import Log
from engine.indian_poker.model import (
    Bid,
    HandedOut,
    HandOut,
    HandOutEvenly,
    HandRevealed,
    MakeBid,
)
from engine.indian_poker.options import NightOptions
from tests.bot.present.poker_night.playing import (
    GUEST,
    HOST,
    NIGHTS,
    STRANGER,
    TABLE,
    Night,
    guest,
    moments,
    played,
    scene_of,
    shown,
)
from tests.bot.present.reading import body, selects

MARKS = "**bold** @everyone"
FIRST_DARE = dare(0, GUEST, TABLE)


def night(options: NightOptions = NightOptions(), guests: int = 3) -> Night:  # noqa: B008  frozen
    """Return a night whose first hand has just been dealt."""
    begun = Night(options)
    begun.come(*map(guest, range(guests)))
    begun.begin()
    return begun


def won(options: NightOptions = NightOptions(), guests: int = 3) -> Night:  # noqa: B008  frozen
    """Return the same after all but the last guest went out."""
    begun = night(options, guests)
    for seat in range(guests - 1):
        begun.do(MakeBid(seat, Bid.OUT))
    return begun


def offered(screen: Screen) -> dict[str, Button]:
    rows = [block.buttons for block in screen.blocks if isinstance(block, Buttons)]
    return {button.label: button for row in rows for button in row}


def own(at: Night, user: int, draft: Draft | None = None) -> Screen:
    return answer(Outcome(TABLE, scene_of(at.standing, user, draft), Show.HAND))


def mine(at: Night, user: int = GUEST) -> Screen:
    return answer(Outcome(TABLE, scene_of(at.standing, user), Show.MINE))


def test_the_question_takes_nobody_in_and_says_what_a_night_is() -> None:
    here = scene_of(Night().standing, STRANGER)
    screen = answer(Outcome(TABLE, here, Show.OPT_IN))
    assert offered(screen)["Count me in"].control.args == ("sure",)
    assert offered(screen)["Count me in"].control.action == "join"
    text = body(screen)
    assert "going out 1, staying in without winning 3; the winner hands out 5" in text
    assert "Nobody has to do anything." in text
    assert "just leave this message alone" in text


def test_the_name_of_the_server_heads_every_post_and_is_harmless() -> None:
    options = NightOptions(name=MARKS)
    for screen in (live(scene_of(one.standing, None)) for one in (Night(options), won(options))):
        head = body(screen).splitlines()[0]
        assert r"\*\*bold\*\*" in head
        assert "@everyone" not in head
    assert "Poker night" in body(live(scene_of(won().standing, None))).splitlines()[0]


def test_a_host_without_a_seat_chooses_the_house_rules() -> None:
    here = scene_of(Night().standing, HOST)
    assert here.seat is None
    assert "set" in selects(answer(Outcome(TABLE, here, Show.HOUSE, page=1)))
    other = scene_of(Night().standing, STRANGER)
    assert not selects(answer(Outcome(TABLE, other, Show.HOUSE, page=1)))


def test_a_turn_pings_one_and_knows_no_points() -> None:
    screen = live(scene_of(night().standing, None))
    assert screen.mentions == (guest(0),)
    assert "point" not in body(screen)
    assert {"In", "Out", "See the table", "Join", "Leave", "My forfeits"} <= set(offered(screen))


def test_winners_are_pinged_to_hand_out() -> None:
    at = won()
    screen = live(scene_of(at.standing, None))
    assert screen.mentions == (guest(2),)
    assert "you won, and have 5 forfeits to hand out" in (screen.alert or "")
    assert offered(screen)["Hand out"].control.action == "hand"
    assert "is spread evenly" in body(screen)


def test_handing_out_has_a_button_for_everybody_else_and_says_how_many_are_left() -> None:
    at = won(guests=12)
    screen = own(at, guest(11), Draft(shares=(2, *(0,) * 11)))
    assert "3 of 5 forfeits" in body(screen)
    assert "everything is spread evenly" in body(screen), "what was picked, too"
    labels = [label for label in offered(screen) if label.startswith("+1 ")]
    assert len(labels) == 11
    assert sum(label.endswith(" (2)") for label in labels) == 1
    assert list(offered(screen))[:3] == ["Hand out", "Evenly", "Clear"]
    assert offered(screen)["Hand out"].disabled
    assert not offered(own(at, guest(11), Draft(shares=(5, *(0,) * 11))))["Hand out"].disabled


def test_equal_names_are_told_apart_by_their_seats() -> None:
    at = won(guests=4)
    here = replace(scene_of(at.standing, guest(3)), names={guest(n): "Ada" for n in range(4)})
    labels = [
        label
        for label in offered(answer(Outcome(TABLE, here, Show.HAND)))
        if label.startswith("+1 ")
    ]
    assert labels == ["+1 1 Ada (0)", "+1 2 Ada (0)", "+1 3 Ada (0)"]


def test_who_won_nothing_is_told_who_hands_out() -> None:
    assert f"<@{guest(2)}> may hand out forfeits now" in body(own(won(), GUEST))


def test_the_rest_tells_what_the_hand_brought_and_who_comes_and_goes() -> None:
    at = won()
    at.do(HandOut(2, (4, 1, 0)))
    at.come(guest(3))
    at.go(guest(0))
    screen = live(scene_of(at.standing, None))
    text = body(screen)
    assert f"<@{guest(2)}> hands out 4 to <@{guest(0)}> and 1 to <@{guest(1)}>." in text
    assert f"By the bids: 1 to <@{guest(0)}> and 1 to <@{guest(1)}>." in text
    assert f"**Coming:** <@{guest(3)}>" in text
    assert f"**Left:** <@{guest(0)}>" in text
    assert at.standing.table.commitment in text
    assert screen.alert is None
    stays = past(scene_of(at.standing, None))
    assert f"<@{guest(2)}> hands out 4" in body(stays)
    assert not list(controls(stays))


def test_who_was_taken_off_the_table_is_not_asked_back() -> None:
    at = won()
    at.do(HandOut(2, (4, 1, 0)))
    at.happen(PlayerBarred(guest(0)), SeatLeft(0, "table", Gone.KICKED))
    assert "**Left:**" not in body(live(scene_of(at.standing, None)))


def test_forfeits_that_were_not_handed_out_are_told_as_spread() -> None:
    at = won()
    step = at.standing.table.step
    at.record((MoveMissed(2, step),))  # as the house does before the game's own events
    at.lapse()
    spread = (
        f"What <@{guest(2)}> won is spread evenly, as time was up: "
        f"3 to <@{guest(0)}> and 2 to <@{guest(1)}>."
    )
    assert spread in body(live(scene_of(at.standing, None)))


@pytest.mark.parametrize("back", [False, True])
def test_a_winner_who_left_is_not_said_to_have_chosen(*, back: bool) -> None:
    at = won(guests=4)
    at.happen(SeatLeft(3, "table"))
    at.do(HandOutEvenly(3))
    if back:
        at.happen(SeatReclaimed(3))
    spread = (
        f"In the place of <@{guest(3)}>, a computer hands out evenly: "
        f"2 to <@{guest(0)}>, 2 to <@{guest(1)}> and 1 to <@{guest(2)}>."
    )
    assert spread in body(live(scene_of(at.standing, None)))


def test_computers_are_named_by_their_seats_where_a_hand_is_told() -> None:
    at = Night()
    at.come(GUEST)
    for seat in range(3):
        at.happen(ComputerSeated("table", f"{seat:032x}"))
    at.begin()
    for seat in range(3):
        at.do(MakeBid(seat, Bid.OUT))
    at.do(HandOutEvenly(3))
    text = body(live(scene_of(at.standing, None)))
    gift = f"Computer 4 hands out 2 to <@{GUEST}>, 2 to Computer 2 and 1 to Computer 3."
    assert gift in text.splitlines()
    assert f"By the bids: 1 to <@{GUEST}>, 1 to Computer 2 and 1 to Computer 3." in text


def test_what_a_hand_brought_stays_as_the_next_one_is_dealt() -> None:
    at = won()
    at.do(HandOut(2, (4, 1, 0)))
    told = body(live(scene_of(at.standing, None)))
    at.come(guest(3))
    at.lapse()
    story = story_of(Log(TABLE, at.seed, tuple(at.log)))
    [*_, rest, bids] = story.phases
    assert story.at(bids).table.chairs[-1].user == guest(0)
    stays = past(scene_of(story.last_of(rest), None), story.ending_of(rest))
    lines = body(stays).splitlines()
    assert f"<@{guest(2)}> hands out 4 to <@{guest(0)}> and 1 to <@{guest(1)}>." in lines
    assert f"By the bids: 1 to <@{guest(0)}> and 1 to <@{guest(1)}>." in lines
    assert lines[0].endswith("Hand 1 is over")
    assert set(lines) < set(told.splitlines())
    assert not list(controls(stays))


def test_a_night_that_is_closed_while_forfeits_are_handed_out_does_not_say_that_they_were() -> None:
    at = won()
    here, closed = scene_of(at.standing, None), TableClosed(Ending.CLOSED, HOST, at.now)
    assert "the table was closed" in body(past(here, closed))
    assert "the forfeits are handed out" in body(past(here, HandedOut(2, (4, 1, 0))))


def test_people_who_never_act_are_told_that_they_sit_out() -> None:
    at = night()
    settle = HandSettled(1, (), (), (GUEST,), "c1", at.now)
    at.hand()
    at.record((settle, replace(settle, hand=2)))
    text = body(live(scene_of(at.standing, None)))
    assert f"**Sitting out:** <@{GUEST}>" in text
    assert "press **Join**" in text


@pytest.mark.parametrize(("every", "breaks"), [("3", [3]), ("never", [])])
def test_a_water_break_is_offered_every_few_hands(every: str, breaks: list[int]) -> None:
    at = night(replace(NightOptions(), water_break=every))  # type: ignore[arg-type]
    told = []
    for hand in range(1, 5):
        at.hand()
        if "**Water break.**" in body(live(scene_of(at.standing, None))):
            told.append(hand)
        at.lapse()
    assert told == breaks


def test_a_night_with_too_few_says_that_it_waits() -> None:
    at = won()
    at.hand()
    at.go(GUEST)
    at.lapse()
    screen = live(scene_of(at.standing, None))
    assert "**Waiting for more people.** A hand needs 3" in body(screen)
    assert offered(screen)["Deal now"].disabled
    assert {"Join", "Add computer"} <= set(offered(screen))


def test_a_reveal_has_cards_bids_odds_and_deal_but_no_points() -> None:
    at = won()
    [(standing, event)] = [
        (then, e) for then, e in zip(at.then, at.log, strict=True) if isinstance(e, HandRevealed)
    ]
    screen = milestone(scene_of(standing, None), event)
    assert screen is not None
    assert "point" not in body(screen)
    assert "in, wins" in body(screen)
    assert offered(screen)["The odds"].control.args == ("1",)
    assert offered(screen)["The deal"].control.args == ("1",)
    recap = answer(Outcome(TABLE, replace(scene_of(standing, GUEST), reveal=event), Show.WHY))
    assert "chance to win" in body(recap)
    assert "worth" not in body(recap)


def test_a_night_that_keeps_its_deals_closed_offers_none() -> None:
    at = won(NightOptions(deal="closed"))
    [event] = [event for event in at.log if isinstance(event, HandRevealed)]
    screen = milestone(scene_of(at.standing, None), event)
    assert screen is not None
    assert "The deal" not in offered(screen)


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        (Terms(), "brought you 6 forfeits."),
        (Terms(water=True), "brought you 6 forfeits, with water only."),
        (Terms(skip=True), "brought you 6 forfeits. Skipped."),
        (Terms(per_hour=2), "Within your cap: 2. Instead of the others: nothing."),
        (Terms(per_night=0), "Within your cap: none. Instead: nothing."),
        (
            Terms(per_night=1, water=True, beyond=Beyond.DARES),
            f"Within your cap: 1, with water only. Instead of the others: a dare. {FIRST_DARE}",
        ),
    ],
)
def test_what_became_of_a_hand_is_told_to_its_guest_at_once_and_by_dm(
    terms: Terms, said: str
) -> None:
    at = won()
    at.happen(TermsChosen(GUEST, terms))
    at.do(HandOut(2, (0, 5, 0)))
    assert said in body(mine(at))
    assert said in body(own(at, GUEST))
    at.lapse()
    dm = private(scene_of(at.standing, GUEST))
    assert said in body(dm)
    assert "Nobody else can see this." in body(dm)
    assert said not in (dm.alert or "")
    assert said not in body(private(scene_of(at.standing, HOST)))


def test_who_was_given_nothing_is_told_so() -> None:
    at = won()
    at.do(HandOut(2, (5, 0, 0)))
    at.lapse()
    assert "Hand 1 brought you no forfeits." in body(private(scene_of(at.standing, guest(2))))


def test_a_hand_is_skipped_by_a_button_which_then_is_gone() -> None:
    at = won()
    at.do(HandOut(2, (0, 5, 0)))
    assert offered(mine(at))["Skip hand 1"].control.args == ("1",)
    at.happen(ForfeitsSkipped(GUEST, 1))
    assert "Skip hand 1" not in offered(mine(at))
    assert "Skipped." in body(mine(at))


def test_every_term_is_said_in_words_beside_the_button_that_changes_it() -> None:
    at = night()
    screen = mine(at)
    assert "**Only water:** off." in body(screen)
    assert offered(screen)["Only water: switch on"].control.args == ("water", "on")
    at.happen(TermsChosen(GUEST, Terms(water=True, skip=True, per_hour=7, beyond=Beyond.DARES)))
    screen = mine(at)
    assert "**Only water:** on." in body(screen)
    assert offered(screen)["Skip everything: switch off"].control.args == ("skip", "off")
    assert offered(screen)["Beyond my cap: switch to nothing"].control.args == (
        "beyond",
        "nothing",
    )
    assert "**My cap:** 7 an hour." in body(screen)
    chosen = [
        option.value
        for block in selects(screen).values()
        for option in block.options
        if option.chosen
    ]
    assert chosen == ["none"]


@pytest.mark.parametrize("why", [*Why, None])
def test_a_night_ends_with_a_summary_in_the_order_of_coming(why: Why | None) -> None:
    at = won()
    at.do(HandOut(2, (5, 0, 0)))
    ended = (NightEnded(why),) if why else ()
    ending = Ending.PLAYED if why else Ending.CLOSED
    closed = TableClosed(ending, None if why else HOST, at.now)
    at.happen(*ended, closed)
    screen = milestone(scene_of(at.standing, None), closed)
    assert screen is not None
    text = body(screen)
    assert "**1 hand** played, **7 forfeits** given in all" in text
    assert [line for line in text.splitlines() if line.startswith("<@") and ":" in line] == [
        f"<@{guest(0)}>: 0",
        f"<@{guest(1)}>: 0",
        f"<@{guest(2)}>: 5",
    ]
    assert list(offered(screen)) == ["Play again", "My forfeits", "Ledger"]
    assert "Nobody else can see this." in body(mine(at))


def test_a_lobby_that_closes_has_no_summary() -> None:
    at = Night()
    closed = TableClosed(Ending.CLOSED, HOST, at.now)
    at.happen(closed)
    screen = milestone(scene_of(at.standing, None), closed)
    assert screen is not None
    assert "before the game began" in body(screen)


@pytest.mark.parametrize(("guests", "options"), NIGHTS)
def test_every_control_of_a_night_means_something(guests: int, options: NightOptions) -> None:
    known = {*lobby.ACTIONS, *hosts.ACTIONS, *VISITS, *MOVES.actions, "rematch", "open"}
    rng = random.Random(guests)
    all_moments = [*moments(played(guests, options, 2))]
    for moment in rng.sample(all_moments, min(8, len(all_moments))):
        for screen in shown(moment, GUEST):
            assert {control.action for control in controls(screen)} <= known
