"""The reveal: cards, jokers, columns and reasons, in pictures and the same in words."""

from dataclasses import replace

import pytest

from bot.present.indian_chief.reveal import revealed, shown
from bot.present.limits import ALT, TEXT, problems, text_size
from bot.present.names import size
from bot.present.pictures import Rows
from bot.present.screen import Picture, Screen
from bot.present.table import milestone
from bot.present.words import cards_marked, cards_plain
from engine.cards import Card, Rank, Suit, parse_card
from engine.indian_chief.model import (
    Meld,
    Melded,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    Steal,
    StealsResolved,
    Target,
)
from engine.indian_chief.options import Options
from tests.bot.present.reading import body, buttons
from tests.bot.present.scenes import (
    BY_HAND,
    HAND,
    MODERN,
    TRIPLE,
    beggars,
    cards,
    revealing,
    scene,
    scored,
    stealing,
    table,
    user,
    view,
)


def plain_text(markdown: str) -> str:
    return markdown.replace("**", "").replace("\\", "").replace(" \u00b7 ", "; ").lower()


@pytest.mark.case(39)
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


# Jokers and columns.


def reveal(*melds: Melded, options: Options) -> Screen:
    players = len(melds)
    event = MeldsRevealed(4, melds, scored(melds, options))
    return revealed(scene(view(players, options=options), table(players, options=options)), event)


def declared(text: str) -> tuple[Card | None, ...]:
    return tuple(None if word == "-" else parse_card(word) for word in text.split())


def rows(screen: Screen) -> list[Rows]:
    drawings = [block.drawing for block in screen.blocks if isinstance(block, Picture)]
    return [drawing for drawing in drawings if isinstance(drawing, Rows)]


def test_a_declared_joker_is_told_in_words_and_picture() -> None:
    poor = Melded(Meld.POOR_MAN, cards("5S JK 2H"), declared=declared("- AS -"))
    rich = Melded(Meld.RICH_MAN, cards("2C 3C 4C 5C 6C"))
    screen = reveal(poor, rich, options=MODERN)
    assert "**Hearts** 2 \u00b7 **Spades** 5 \u00b7 **Joker** as the ace of spades" in body(screen)
    assert "-# Only spades count: 5 + ace 11 = 16 points." in body(screen)
    [picture] = (block for block in screen.blocks if isinstance(block, Picture))
    assert "Poor Man, 16 points, hearts 2; spades 5; joker as the ace of spades" in picture.alt
    [drawn] = rows(screen)
    assert drawn.rows[0].cards[1] == (Rank.ACE, Suit.SPADES, True)
    assert drawn.rows[0].earned == "16"


def test_a_column_multiplies_and_is_named() -> None:
    first, third = (Melded(Meld.POOR_MAN, cards("5S 10S KS"), column) for column in (1, 3))
    screen = reveal(first, third, third, options=TRIPLE)
    assert "**Poor Man, 25 points** (column \u00d71)" in body(screen)
    assert "**Poor Man, 25 \u00d7 3 = 75 points** (column \u00d73)" in body(screen)
    assert [row.earned for row in rows(screen)[0].rows] == ["25", "25 x 3 = 75", "25 x 3 = 75"]
    assert "column" not in body(reveal(first, first, options=MODERN))


def test_each_reveal_explains_itself_for_good() -> None:
    screen = reveal(*(Melded(Meld.THIEF, cards("5S")),) * 2, options=MODERN)
    why = buttons(screen)["why"]
    assert (why.label, why.control.args) == ("Why?", ("4",))


def test_a_game_alone_reveals_one_meld() -> None:
    screen = reveal(Melded(Meld.THIEF, cards("5S")), options=Options(solo=True))
    assert "Round 4: the meld\n" in f"{body(screen)}\n"


@pytest.mark.parametrize("meld", list(Meld))
def test_ten_players_with_three_jokers_each_fit(meld: Meld) -> None:
    screen = revealed(
        scene(view(10, options=TRIPLE), table(10, options=TRIPLE)), revealing(10, meld, TRIPLE)
    )
    assert [len(drawing.rows) for drawing in rows(screen)] == [5, 5]
    assert not problems(screen)


def test_where_reasons_do_not_fit_why_alone_tells_them() -> None:
    """A score whose reason is longer than any of the rules' own, so that the text overflows."""
    at = scene(view(8), table(8))
    event = revealing(8, Meld.INDIAN_CHIEF)
    long = replace(event.scores[0], parts=event.scores[0].parts * 20)
    screen = revealed(at, replace(event, scores=(long,) * 8))
    assert text_size(screen) <= TEXT
    assert "-#" not in body(screen)
    assert "-#" in body(revealed(at, event))
    assert "why" in buttons(screen)


def test_alt_texts_that_do_not_fit_write_cards_as_they_are_typed() -> None:
    wild = cards("JK JK.1 JK.2 QC QD QH QS")
    longest = Melded(Meld.INDIAN_CHIEF, wild, 3, declared("QD QD QD - - - -"))
    screen = reveal(*(longest,) * 10, options=TRIPLE)
    pictures = [block for block in screen.blocks if isinstance(block, Picture)]
    assert all("JK=QD JK=QD JK=QD QC QD QH QS" in picture.alt for picture in pictures)
    assert all(size(picture.alt) <= ALT for picture in pictures)


# Before the scores.


def test_melds_that_wait_for_a_joker_are_shown_without_scores() -> None:
    face_up = (
        *beggars(1, BY_HAND),
        Melded(Meld.POOR_MAN, cards("5S JK 2H"), 1, declared("- AS -")),
    )
    at = scene(view(2, options=BY_HAND), table(2, options=BY_HAND))
    screen = shown(at, MeldsShown(4, face_up, (0,)))
    text = body(screen)
    assert "**Beggar Man**\n**2 jokers**" in text
    assert "**Joker** as the ace of spades" in text
    assert f"**Scores follow:** first <@{user(0)}> says what the joker of its Beggar Man" in text
    assert "points" not in text
    assert "-#" not in text
    assert [row.earned for row in rows(screen)[0].rows] == ["", ""]
    assert not buttons(screen)


def test_several_beggar_men_are_waited_for_together() -> None:
    at = scene(view(4, options=BY_HAND), table(4, options=BY_HAND))
    text = body(shown(at, MeldsShown(4, beggars(4, BY_HAND), (0, 2))))
    assert (
        f"first <@{user(0)}> and <@{user(2)}> say what the jokers of their Beggar Men stand for."
        in text
    )


# Thieves.


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
    assert "met again, so **none of them steals**" in text
    assert "a card from the deck from" not in text


def test_where_nobody_picks_anew_the_first_collision_is_the_last() -> None:
    options = Options(repicks="none")
    at = scene(view(4, options=options), table(4, options=options))
    steals = (Steal(0, ON, QUEEN), Steal(1, ON, QUEEN))
    forfeit = milestone(at, StealsResolved(steals, collided=True))
    assert forfeit is not None
    assert "Their picks met, so **none of them steals**" in body(forfeit)


def test_alone_a_thief_takes_from_an_earlier_round() -> None:
    alone = Options(solo=True)
    at = scene(view(1, options=alone), table(1, options=alone))
    taken = milestone(at, StealsResolved((Steal(0, Target(0, 0, 2), QUEEN),)))
    assert taken is not None
    assert "takes **the queen of diamonds from round 2**" in body(taken)
