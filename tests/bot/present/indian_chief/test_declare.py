"""After the reveal: what the jokers of a Beggar Man are to count as, said by hand (rule 43)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.present.indian_chief.declare import declare
from bot.present.indian_chief.scene import Draft
from bot.present.table import private
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld, Melded
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Phase, View
from tests.bot.present.hands import chosen, here, labels, mine, shown, with_joker
from tests.bot.present.reading import body, buttons, selects
from tests.bot.present.scenes import cards, table

LATE = Options(rulebook="modern", beggar_joker="by_hand")


def declaring(**changes: object) -> View:
    """Return what seat 1 sees, whose Beggar Man holds a joker, against queens and sevens."""
    lying = (
        Melded(Meld.LAWYER, cards("QD QC 7S JK"), declared=(None, None, None, *cards("QH"))),
        Melded(Meld.BEGGAR_MAN, cards("3C JK.1")),
        Melded(Meld.BEGGAR_MAN, cards("7D JK.2")),
        Melded(Meld.THIEF, cards("3S")),
    )
    of = mine(LATE, "AH", table=lying, phase=Phase.DECLARE, declaring=(1, 2))
    return replace(of, **changes)  # type: ignore[arg-type]  # fields by name


def test_a_beggar_man_sees_what_each_rank_would_score() -> None:
    screen = private(here(declaring()))
    ranks = labels(screen, "late_rank")
    assert ranks[0] == "Joker as scores best: 8 points"
    assert "Joker as a queen: 8 points" in ranks
    assert "Joker as a seven: 6 points" in ranks
    assert "Joker as a king: 2 points" in ranks
    assert len(ranks) == 14
    assert screen.alert == f"Table {table(4).id}, round 4: say what your joker counts as."
    assert "**Joker** as the queen of hearts" in body(screen)
    assert buttons(screen)["announce"].label == "Declare"
    assert "the Beggar Men have declared" in body(screen)


def test_the_choice_is_marked_and_what_is_recorded_is_said() -> None:
    picked = private(here(declaring(), Draft(declared=(None, *cards("7C")))))
    assert chosen(selects(picked)["late_rank"]) == ["7"]
    said = private(here(declaring(said=(None, *cards("7C")))))
    assert "**Recorded: a seven.**" in body(said)
    assert chosen(selects(said)["late_rank"]) == ["7"]
    best = private(here(declaring(said=(None, None))))
    assert "**Recorded: a queen.**" in body(best)


def test_others_wait_for_the_beggar_men() -> None:
    of = replace(declaring(), declaring=(2, 3))
    assert "Waiting for <@" in body(shown(of))
    assert not selects(shown(of))
    with pytest.raises(ValueError, match="no joker"):
        declare(here(of))


def test_a_late_declaration_is_kept_recorded_and_may_be_changed() -> None:
    game = with_joker(LATE)
    other = with_joker(LATE)
    game.choose("beggar_man", 0, 7)
    game.press("seal")
    game.choose("beggar_man", 0, 7, seat=1)
    game.press("seal", seat=1)
    assert game.now.declaring.seats == (0, 1)
    game.press("late_rank", "K", args=("1",))
    assert game.now.declaring.said == ()
    screen = game.press("announce")
    assert "Recorded. You may change it" in body(screen)
    assert "**Recorded: a king.**" in body(screen)
    assert "recorded already" in body(game.press("announce"))
    game.press("late_rank", "best", args=("1",))
    game.press("announce")
    assert "The scores are told in the channel" in body(game.press("announce", seat=1))
    assert game.now.round == 3
    with pytest.raises(RuleError) as refused:
        other.press("announce")
    assert refused.value.code is Code.NOT_AWAITED
