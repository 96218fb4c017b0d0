"""What is posted of a table: lobby, status, reveals, steals, result; and the sheets."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.click import Control
from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.reveal import revealed
from bot.present.screen import Picture, Screen, Text
from bot.present.sheet import COLUMNS, sheet
from bot.present.status import status
from bot.present.table import live, milestone, past, private, welcome
from bot.present.words import cards_marked, cards_plain
from data.log import Access, Chair, Ending, Pace, Stage, TableClosed
from engine.indian_chief.model import (
    GameEnded,
    PicksCollided,
    Steal,
    StealPicked,
    StealsResolved,
    Target,
)
from tests.bot.present.reading import body, buttons, selects
from tests.bot.present.scenes import (
    COMMITMENT,
    HAND,
    cards,
    closed,
    left_and_missed,
    over,
    revealing,
    scene,
    stealing,
    table,
    user,
    view,
)


def lobby(**changes: object) -> Screen:
    at = replace(table(4, Stage.LOBBY), **changes)  # type: ignore[arg-type]  # fields by name
    return live(replace(scene(None, at), unreachable=(user(1),)))


def test_the_lobby_tells_who_sits_here_and_how_it_plays() -> None:
    chairs = (Chair(user(0), None, ""), Chair(user(1), None, ""), Chair(None, "easy", ""))
    text = body(lobby(chairs=chairs, pace=Pace.DAILY, access=Access.ANYONE))
    assert "Seats: 3 of 4 taken" in text
    assert f"1\\. <@{user(0)}> \u00b7 host\n" in text
    assert f"2\\. <@{user(1)}> \u00b7 DMs closed, plays from **My hand**\n" in text
    assert "3\\. Computer 3 \u00b7 computer player, easy\n" in text
    assert "1 free seat" in text
    assert "**Pace:** daily, up to 24 hours a round." in text
    assert "**Who may join:** anyone who sees this channel." in text
    assert f"-# `{COMMITMENT}`" in text


def test_the_lobby_has_its_controls() -> None:
    screen = lobby(chairs=())
    labels = {action: button.label for action, button in buttons(screen).items()}
    assert labels == {
        "join": "Join",
        "leave": "Leave",
        "how": "How to play",
        "house": "House rules",
        "add": "Add computer",
        "remove": "Remove computer",
        "start": "Start",
    }
    controls = [button.control for button in buttons(screen).values()]
    assert {c.step for c in controls if isinstance(c, Control)} == {0}
    assert not buttons(screen)["join"].disabled
    assert buttons(lobby())["join"].disabled


def test_only_the_invited_are_alerted() -> None:
    invited = lobby(chairs=(), access=Access.INVITED)
    assert invited.mentions == tuple(map(user, range(4)))
    assert invited.alert is not None
    assert all(f"<@{user(seat)}>" in invited.alert for seat in range(4))
    anyone = lobby(chairs=(), access=Access.ANYONE, invited=())
    assert anyone.mentions == ()
    assert anyone.alert is not None
    assert "<@" not in anyone.alert


def test_the_commitment_stays_when_the_game_has_begun() -> None:
    left = past(scene(None, table(4, Stage.LOBBY)))
    assert COMMITMENT in body(left)
    assert not buttons(left)


def test_the_status_counts_seals_and_names_nobody() -> None:
    screen = live(scene(replace(view(4), sealed=3), table(4)))
    assert "**3 of 4 sealed.**" in body(screen)
    assert "at the latest <t:1800000000:f> (<t:1800000000:R>)" in body(screen)
    assert [button.label for button in buttons(screen).values()] == ["My hand", "Score sheet"]


def test_the_status_alerts_those_whom_no_dm_reaches() -> None:
    screen = live(replace(scene(view(4), table(4)), unreachable=(user(1), user(2))))
    assert screen.mentions == (user(1), user(2))
    where = f"Table {table(4).id}, round 4"
    assert screen.alert == f"<@{user(1)}> <@{user(2)}> {where}: choose your meld."
    quiet = live(replace(scene(view(4), table(4)), unreachable=()))
    assert (quiet.alert, quiet.mentions) == (f"{where}: choose your meld.", ())


def test_only_thieves_are_alerted_while_they_pick() -> None:
    assert live(scene(stealing(4), table(4))).mentions == (user(0), user(1))


def test_whoever_left_or_was_late_is_named_and_finds_the_way_back() -> None:
    screen = live(left_and_missed(4))
    assert "left, a computer plays" in body(screen)
    assert "Out of time in the last phase" in body(screen)
    assert buttons(screen)["join"].label == "Come back"
    assert screen.mentions == ()


def test_the_status_tells_who_may_steal_and_who_comes_after() -> None:
    screen = live(scene(replace(stealing(4), awaited=1, attempt=0), table(4)))
    assert f"**<@{user(0)}>** and **<@{user(1)}>** may steal" in body(screen)
    assert "**1 of 2 picked.**" in body(screen)
    assert f"After that: <@{user(2)}> and <@{user(3)}>." in body(screen)
    assert "all pick once more" in body(screen)
    assert buttons(screen)["steal"].label == "Steal"
    assert "last try" in body(live(scene(stealing(4), table(4))))


def test_a_past_post_has_no_controls() -> None:
    for one in (scene(view(4), table(4)), scene(stealing(4), table(4))):
        assert not buttons(past(one))
        assert "round 4" in body(past(one))


def test_a_closed_table_says_who_closed_it() -> None:
    screen = live(closed(view(4), 4, Ending.CLOSED))
    assert f"<@{user(0)}> closed it in round 4." in body(screen)
    assert "closed it before the game began" in body(live(closed(None, 4, Ending.CLOSED)))
    assert "played to its end" in body(live(closed(over(4), 4, Ending.PLAYED)))
    assert past(closed(None, 4, Ending.CLOSED)) == live(closed(None, 4, Ending.CLOSED))
    assert not selects(private(closed(None, 4, Ending.CLOSED)))


# Reveals.


def plain_text(markdown: str) -> str:
    return markdown.replace("**", "").replace("\\", "").replace(" \u00b7 ", "; ").lower()


@pytest.mark.parametrize("players", range(2, 9))
def test_the_reveal_says_in_text_what_its_pictures_show(players: int) -> None:
    screen = revealed(scene(stealing(players), table(players)), revealing(players))
    pictures = [block for block in screen.blocks if isinstance(block, Picture)]
    assert len(pictures) == (1 if players <= 5 else 2)
    text = plain_text(body(screen))
    alts = [line for picture in pictures for line in picture.alt.removesuffix(".").split(". ")]
    assert len(alts) == players
    for alt in alts:
        meld, points, shown = alt.split(": ", 1)[1].split(", ", 2)
        assert f"{meld}, {points}\n{shown}\n".lower() in text


def test_the_reveal_gives_the_reason_and_the_order_of_thieves() -> None:
    text = body(revealed(scene(stealing(3), table(3)), revealing(3)))
    assert "50 for five of a kind" in text
    assert f"**Now the thieves:** <@{user(0)}>, then <@{user(1)}>, then <@{user(2)}>." in text


def test_cards_read_the_same_with_and_without_markdown() -> None:
    assert plain_text(cards_marked(cards(HAND))) == cards_plain(cards(HAND))
    assert cards_plain(()) == cards_marked(()) == "no cards"


def told(event: PicksCollided | StealsResolved) -> str:
    screen = milestone(scene(view(4), table(4)), event)
    assert screen is not None
    return body(screen)


QUEEN = cards("QD")[0]
ON = Target(3, 0)


def test_a_collision_shows_what_met() -> None:
    text = told(PicksCollided((Steal(0, ON, QUEEN), Steal(1, ON, QUEEN))))
    want = f"<@{user(0)}> and <@{user(1)}> want the queen of diamonds from <@{user(3)}>."
    assert want in text
    assert "**once more**" in text


def test_each_steal_is_told_as_it_came_out() -> None:
    text = told(StealsResolved((Steal(0, ON, QUEEN), Steal(1, None, None))))
    assert f"<@{user(0)}> steals **the queen of diamonds from <@{user(3)}>**" in text
    assert f"<@{user(1)}> draws from the deck." in text


def test_a_second_collision_is_a_forfeit() -> None:
    steals = (Steal(0, ON, QUEEN), Steal(1, ON, QUEEN), Steal(2, None, None))
    text = told(StealsResolved(steals, collided=True))
    assert "want the queen of diamonds" in text
    assert "**none of them steals**" in text
    assert "a card from the deck from" not in text


def test_a_table_that_was_closed_early_is_told_so() -> None:
    early = closed(view(4), 4, Ending.CLOSED)
    assert milestone(early, TableClosed(Ending.CLOSED, user(0), 0)) == live(early)
    played = closed(over(4), 4, Ending.PLAYED)
    assert milestone(played, TableClosed(Ending.PLAYED, None, 0)) is None  # the result says it


def test_other_events_have_no_post() -> None:
    assert milestone(scene(view(4), table(4)), StealPicked(0, None)) is None


# Steal screen.


def picking(victim: int | None = None, slot: int | None = None) -> Screen:
    here = scene(stealing(4, 1), table(4), 1)
    return answer(Outcome(7, here, Show.STEAL, victim=victim, slot=slot))


def test_a_thief_chooses_whom_then_which_card_then_confirms() -> None:
    first = picking()
    assert [option.value for option in selects(first)["from"].options] == ["0", "2", "3"]
    assert "pick" not in buttons(first)
    assert buttons(first)["draw"].label == "Draw instead"

    second = picking(3)
    assert [option.value for option in selects(second)["take"].options] == list("0123456")
    assert selects(second)["take"].control.args == ("3",)
    assert "pick" not in buttons(second)

    third = picking(3, 6)
    assert buttons(third)["pick"].control.args == ("3", "6")
    assert buttons(third)["pick"].label.startswith("Steal 8 of clubs from ")


def test_the_own_meld_and_gaps_are_not_offered() -> None:
    mine = stealing(4, 1)
    gap = replace(mine.table[3], slots=(None, *mine.table[3].slots[1:]))
    bare = replace(mine.table[2], slots=(None,) * 7)
    here = scene(replace(mine, table=(*mine.table[:2], bare, gap)), table(4), 1)
    screen = answer(Outcome(7, here, Show.STEAL, victim=3, slot=0))
    assert [option.value for option in selects(screen)["from"].options] == ["0", "3"]
    assert [option.value for option in selects(screen)["take"].options] == list("123456")
    assert "pick" not in buttons(screen)
    assert "take" not in selects(picking(1, 0))


def test_a_recorded_pick_is_shown() -> None:
    mine = replace(stealing(4, 1), picked=True, pick=Target(3, 0))
    assert "Recorded: the queen of diamonds from" in body(private(scene(mine, table(4), 1)))
    draw = replace(mine, pick=None)
    assert "Recorded: you draw from the deck." in body(private(scene(draw, table(4), 1)))


def test_a_second_try_names_what_met_and_alerts_anew() -> None:
    screen = private(scene(stealing(4, 1), table(4), 1))
    assert "Last time you met" in body(screen)
    assert "none of you steals" in body(screen)
    first = private(scene(replace(stealing(4, 1), attempt=0, collisions=()), table(4), 1))
    assert screen.alert != first.alert


# Sheets, result, rules.


def code_lines(screen: Screen) -> Iterator[str]:
    for block in screen.blocks:
        if isinstance(block, Text) and block.body.startswith("```"):
            yield from block.body.splitlines()


@pytest.mark.parametrize("players", range(2, 9))
def test_the_sheet_fits_a_phone(players: int) -> None:
    lines = list(code_lines(sheet(scene(view(players), table(players)))))
    assert max(map(len, lines)) <= COLUMNS
    assert sum(line.startswith("Seat") for line in lines) == (players + 3) // 4
    assert sum(line.split().count("-50") for line in lines if line.startswith("Poor")) == 0
    assert sum(line.split().count("30") for line in lines if line.startswith("Poor")) == players


def test_the_sheet_tells_what_is_still_to_play() -> None:
    text = body(sheet(scene(view(2), table(2))))
    assert "**5 points** \u00b7 still to play: Thief, Beggar Man, Doctor and Chief" in text


def ended(*totals: int) -> str:
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    done = replace(over(len(totals)), totals=totals, winners=winners)
    screen = milestone(scene(done, table(len(totals))), GameEnded(winners))
    assert screen is not None
    assert buttons(screen)["rematch"].label == "Rematch"
    return body(screen)


def test_the_result_ranks_everybody_by_the_yardstick() -> None:
    text = ended(103, 131, 120, 121)
    assert f"**<@{user(1)}> wins with 131 points.**" in text
    places = [line for line in text.splitlines() if "<@" in line][1:]
    assert places == [
        f"1st \u00b7 <@{user(1)}> \u00b7 131 points \u00b7 excellent",
        f"2nd \u00b7 <@{user(3)}> \u00b7 121 points \u00b7 good",
        f"3rd \u00b7 <@{user(2)}> \u00b7 120 points",
        f"4th \u00b7 <@{user(0)}> \u00b7 103 points",
    ]
    assert "over 120 is good, over 130 excellent" in text


def test_a_win_may_be_shared() -> None:
    text = ended(110, 90, 110)
    assert f"**<@{user(0)}> and <@{user(2)}> share the win with 110 points each.**" in text
    assert f"3rd \u00b7 <@{user(1)}>" in text


def test_the_welcome_leads_to_the_table() -> None:
    at = table(4, Stage.LOBBY)
    screen = welcome(scene(None, at, 1))
    assert f"<#{at.place.channel}>" in body(screen)
    assert screen.alert is None  # whoever just joined needs no notification
    assert private(scene(None, at, 1)) == screen


def test_the_end_is_asked_for_twice() -> None:
    screen = answer(Outcome(7, scene(view(4, 1), table(4), 1), Show.CONFIRM_END))
    assert buttons(screen)["end"].control.args == ("sure",)


def test_a_silent_answer_is_empty() -> None:
    assert answer(Outcome(7, scene(view(4), table(4)), Show.NOTHING)) == Screen(())


def test_the_status_is_for_games_under_way() -> None:
    with pytest.raises(ValueError, match="lobby"):
        status(scene(None, table(4, Stage.LOBBY)))
