"""What the screens of a night say and offer: opting in, a turn, handing out, the end."""

import random
from dataclasses import replace

import pytest

from bot import hosts, lobby, pausing
from bot.outcome import Outcome, Show
from bot.poker_night.moves import MOVES
from bot.poker_night.visits import VISITS
from bot.present.answer import answer
from bot.present.indian_poker.scene import Draft
from bot.present.limits import controls
from bot.present.parts import FOLLOWING
from bot.present.table import live, milestone
from data.log import (
    Ending,
    NightEnded,
    TableClosed,
    Why,
)
from engine.indian_poker.model import (
    HandOut,
    HandRevealed,
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
from tests.bot.present.poker_night.won import mine, night, offered, own, won
from tests.bot.present.reading import body, selects

MARKS = "**bold** @everyone"


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


@pytest.mark.parametrize(
    ("name", "alert"),
    [
        ("Blind Man's Bluff", "Blind Man's Bluff"),
        ("**Bold** @everyone <@1>", "Bold \uff20everyone \uff201"),
        ("_*_", "Poker night"),
        ("", "Poker night"),
    ],
)
def test_a_notification_shows_no_backslash_and_no_mark_of_the_nights_name(
    name: str, alert: str
) -> None:
    shown = live(scene_of(Night(NightOptions(name=name)).standing, None)).alert
    assert shown is not None
    assert f"a night of {alert} (played for forfeits)." in shown


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
    ways = ["Play again", "My forfeits", "Ledger", "Check the deal", "How to play"]
    assert list(offered(screen)) == ways
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
    known = {
        *lobby.ACTIONS,
        *hosts.ACTIONS,
        *pausing.ACTIONS,
        *VISITS,
        *MOVES.actions,
        *("rematch", "open", FOLLOWING),
    }
    rng = random.Random(guests)
    all_moments = [*moments(played(guests, options, 2))]
    for moment in rng.sample(all_moments, min(8, len(all_moments))):
        for screen in shown(moment, GUEST):
            assert {control.action for control in controls(screen)} <= known
