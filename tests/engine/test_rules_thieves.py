"""The decisions 21-26 on the thieves of the classic rulebook, over all numbers of players."""

from __future__ import annotations

import pytest

from engine.core import Code, RuleError
from engine.indian_chief.model import (
    HandsRefilled,
    Meld,
    MeldsRevealed,
    PicksCollided,
    Steal,
    StealPicked,
    StealsResolved,
    Target,
    Wish,
)
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.situation import Row
from tests.engine.driver import dealt, every_number, from_three
from tests.engine.hands import cards, faces
from tests.engine.heist import PREY, at_the_end, awaited, heist, in_hand, on_table

# Rule 21: the order of thieves.


@from_three
def test_21_the_lower_rank_steals_first(players: int) -> None:
    playing = heist(players, "KS", "AH")
    assert awaited(playing) == (1,)
    assert playing.view(None).later == ((0,),)
    with pytest.raises(RuleError) as refused:
        playing.draw(0)
    assert refused.value.code is Code.NOT_AWAITED
    playing.draw(1)
    assert awaited(playing) == (0,)
    playing.draw(0)
    assert playing.state.round == 2


def test_21_ranks_and_not_face_values_count_and_suits_never() -> None:
    playing = heist(8, "KS", "QS", "JS", "10S", "KC", "10C")
    assert playing.state.thieves.turns == ((3, 5), (2,), (1,), (0, 4))


@every_number
def test_21_all_players_can_be_thieves(players: int) -> None:
    suits = "CDHS" * 2
    playing = heist(players, *(f"9{suits[seat]}" for seat in range(players)))
    assert awaited(playing) == tuple(range(players))
    for seat in range(players):
        playing.draw(seat)
    assert playing.state.round == 2


def test_21_all_groups_get_their_turn_and_all_see_what_came_of_it() -> None:
    playing = heist(5, "KS", "2D", "9C")
    playing.steal(1, 3, 1)
    playing.draw(2)
    view = playing.view(None)
    assert view.steals == (Steal(1, Target(3, 1), *cards("AH")), Steal(2, None, None))
    assert (view.thieves, view.later) == ((0,), ())
    playing.draw(0)
    assert playing.view(None).steals == ()


# Rule 22: tied thieves.


@from_three
def test_22_different_targets_are_all_stolen_at_once(players: int) -> None:
    playing = heist(players, "KS", "KD")
    assert [type(event) for event in playing.steal(0, 2, 1)] == [StealPicked]
    assert on_table(playing)[:3] == ["KS", "KD", "2C AH 3D"]
    events = playing.steal(1, 2, 0)
    assert [type(event) for event in events] == [StealPicked, StealsResolved, HandsRefilled]
    ah, two = cards("AH 2C")
    assert events[1] == StealsResolved(
        (Steal(0, Target(2, 1), ah), Steal(1, Target(2, 0), two)), collided=False
    )
    assert in_hand(playing, 0, "AH")
    assert in_hand(playing, 1, "2C")


@from_three
def test_22_the_same_target_is_picked_again_once(players: int) -> None:
    playing = heist(players, "KS", "KD")
    before = playing.state.step
    playing.steal(1, 2, 1)
    events = playing.steal(0, 2, 1)
    (ah,) = cards("AH")
    both = (Steal(0, Target(2, 1), ah), Steal(1, Target(2, 1), ah))
    assert events == (StealPicked(0, Target(2, 1)), PicksCollided(both))
    view = playing.view(0)
    assert (view.thieves, view.attempt, view.collisions) == ((0, 1), 1, both)
    assert (view.picked, view.may_act, view.step) == (False, True, before + 1)
    playing.steal(0, 2, 1)
    *_, resolved, refilled = playing.steal(1, 2, 2)
    assert isinstance(refilled, HandsRefilled)
    assert isinstance(resolved, StealsResolved)
    assert [faces((one.card,)) for one in resolved.steals] == ["AH", "3D"]


@from_three
def test_22_thieves_who_collide_again_steal_nothing(players: int) -> None:
    playing = heist(players, "KS", "KD")
    for _ in range(2):
        playing.steal(0, 2, 1)
        events = playing.steal(1, 2, 1)
    nothing = (Steal(0, None, None), Steal(1, None, None))
    assert events[1] == StealsResolved(nothing, collided=True)
    assert [len(hand) for hand in playing.state.hands] == [8] * players
    assert at_the_end(playing)[2] == PREY


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_22_one_collision_stops_the_whole_group_but_shows_only_what_met(players: int) -> None:
    playing = heist(players, "KS", "KD", "KH")
    playing.steal(0, 3, 1)
    playing.steal(1, 3, 0)
    *_, collided = playing.steal(2, 3, 1)
    assert isinstance(collided, PicksCollided)
    assert [one.thief for one in collided.picks] == [0, 2]
    assert awaited(playing) == (0, 1, 2)
    playing.steal(0, 3, 1)
    playing.steal(2, 3, 1)
    *_, resolved, _ = playing.steal(1, 3, 0)
    assert resolved == StealsResolved(tuple(Steal(s, None, None) for s in range(3)), collided=True)


@from_three
def test_22_declining_never_conflicts(players: int) -> None:
    playing = heist(players, "KS", "KD")
    playing.draw(0)
    events = playing.draw(1)
    assert [type(event) for event in events] == [StealPicked, StealsResolved, HandsRefilled]
    playing = heist(players, "KS", "KD")
    playing.draw(0)
    playing.steal(1, 2, 1)
    assert in_hand(playing, 1, "AH")


@from_three
def test_22_a_tied_thief_may_think_again_until_the_last_one_has_picked(players: int) -> None:
    playing = heist(players, "KS", "KD")
    playing.steal(0, 2, 1)
    assert (playing.view(0).picked, playing.view(0).pick) == (True, Target(2, 1))
    playing.steal(0, 2, 0)
    assert awaited(playing) == (1,)
    playing.steal(1, 2, 1)
    assert in_hand(playing, 0, "2C")
    assert in_hand(playing, 1, "AH")


# Rule 23: what may be stolen.


@from_three
def test_23_a_thiefs_card_and_what_a_thief_left_may_be_stolen(players: int) -> None:
    playing = heist(players, "AS", "KD")
    playing.steal(0, 2, 1)
    assert on_table(playing)[:3] == ["-", "KD", "2C AS 3D"]
    playing.steal(1, 2, 1)
    assert in_hand(playing, 0, "AH")
    assert in_hand(playing, 1, "AS")


@pytest.mark.parametrize(
    ("target", "code"),
    [
        (Target(1, 0), Code.STEAL_OWN),
        (Target(0, 0), Code.STEAL_NOTHING),
        (Target(2, 3), Code.STEAL_NOTHING),
        (Target(3, 0), Code.STEAL_NOTHING),
    ],
)
def test_23_nothing_else_may(target: Target, code: Code) -> None:
    playing = heist(3, "AS", "KD")
    playing.steal(0, 2, 1)
    with pytest.raises(RuleError) as refused:
        playing.steal(1, target.seat, target.slot)
    assert refused.value.code is code


# Rule 24: the swap.


@every_number
def test_24_the_thiefs_card_lies_in_the_slot_of_the_stolen_one(players: int) -> None:
    playing = heist(players, "KS")
    events = playing.steal(0, 1, 1)
    assert at_the_end(playing)[1] == "2C KS 3D"
    assert at_the_end(playing)[0] == "-"
    assert isinstance(events[-1], HandsRefilled)
    assert events[-1].draws[0] == ()
    assert in_hand(playing, 0, "AH")


@from_three
def test_24_order_goes_by_the_originally_revealed_card(players: int) -> None:
    playing = heist(players, "2S", "KD")
    playing.steal(0, 1, 0)
    assert on_table(playing)[:2] == ["-", "2S"]
    assert awaited(playing) == (1,)
    playing.steal(1, 2, 1)
    assert at_the_end(playing)[2] == "2C 2S 3D"


@from_three
def test_24_in_a_tie_replacements_follow_the_chain(players: int) -> None:
    playing = heist(players, "KS", "KD")
    playing.steal(0, 1, 0)
    playing.steal(1, 2, 1)
    assert at_the_end(playing)[:3] == ["-", "-", "2C KS 3D"]
    assert in_hand(playing, 0, "KD")
    assert in_hand(playing, 1, "AH")


@every_number
def test_24_a_mutual_steal_leaves_both_slots_empty(players: int) -> None:
    playing = heist(players, "KS", "KD")
    playing.steal(0, 1, 0)
    playing.steal(1, 0, 0)
    assert at_the_end(playing)[:2] == ["-", "-"]
    assert in_hand(playing, 0, "KD")
    assert in_hand(playing, 1, "KS")


def test_24_who_finds_nothing_to_steal_draws_unasked() -> None:
    playing = heist(2, "AS", "KD")
    events = playing.steal(0, 1, 0)
    assert events[1:4] == (
        StealsResolved((Steal(0, Target(1, 0), *cards("KD")),)),
        StealPicked(1, None),
        StealsResolved((Steal(1, None, None),)),
    )
    assert isinstance(events[4], HandsRefilled)
    assert len(events) == 5


# Rule 25: scores are older than steals.


@every_number
def test_25_scores_stand_whatever_is_stolen(players: int) -> None:
    playing = heist(players, "KS")
    before, scores = playing.state.sheet, playing.view(None).scores
    assert before[0] == (Row(1, Meld.THIEF, 10),)
    playing.steal(0, 1, 1)
    assert playing.state.sheet == before
    assert playing.view(None).last_scores == scores


# Rule 26: steal or draw, wishes, lapsed deadlines.


@every_number
def test_26_the_choice_is_made_before_the_refill_and_takes_its_place(players: int) -> None:
    playing = heist(players, "KS")
    assert [len(hand) for hand in playing.state.hands] == [7, *[5] * (players - 1)]
    *_, refill = playing.draw(0)
    assert isinstance(refill, HandsRefilled)
    assert [len(drawn) for drawn in refill.draws] == [1, *[3] * (players - 1)]
    playing = heist(players, "KS")
    *_, refill = playing.steal(0, 1, 1)
    assert isinstance(refill, HandsRefilled)
    assert [len(drawn) for drawn in refill.draws] == [0, *[3] * (players - 1)]


@every_number
@pytest.mark.parametrize(
    ("wish", "taken"), [("AH", "AH"), ("KH A", "AH"), ("D", "3D"), ("draw", ""), ("KH", "")]
)
def test_26_a_wish_is_fulfilled_without_asking(players: int, wish: str, taken: str) -> None:
    playing = heist(players, "KS", wishes={0: wish})
    kinds = [type(event) for event in playing.log[-5:]]
    assert kinds[1:] == [MeldsRevealed, StealPicked, StealsResolved, HandsRefilled]
    assert playing.state.round == 2
    if taken:
        assert in_hand(playing, 0, taken)
    assert playing.view(None).last_scores[0].points == 10


@from_three
def test_26_a_wish_is_granted_when_the_turn_of_its_group_begins(players: int) -> None:
    # The wish of the king is for the ace of hearts; the deuce takes it first.
    playing = heist(players, "2S", "KD", wishes={1: "AH A 2S"})
    assert awaited(playing) == (0,)
    assert not playing.view(1).picked
    playing.steal(0, 2, 1)
    assert in_hand(playing, 0, "AH")
    assert in_hand(playing, 1, "2S")


@from_three
def test_26_a_wish_counts_for_the_first_picks_only(players: int) -> None:
    playing = heist(players, "KS", "KD", wishes={0: "AH"})
    assert awaited(playing) == (1,)
    assert playing.view(0).pick == Target(2, 1)
    playing.steal(1, 2, 1)
    assert awaited(playing) == (0, 1)
    assert playing.view(0).may_act
    playing.steal(1, 2, 1)
    playing.steal(0, 2, 0)
    assert in_hand(playing, 0, "2C")
    assert in_hand(playing, 1, "AH")


@from_three
def test_26_equal_wishes_collide_like_picks(players: int) -> None:
    playing = heist(players, "KS", "KD", wishes={0: "AH", 1: "H"})
    assert isinstance(playing.log[-1], PicksCollided)
    assert awaited(playing) == (0, 1)


def test_26_a_wish_goes_with_a_thief_alone() -> None:
    playing = dealt("AS 2S", "")
    with pytest.raises(RuleError) as refused:
        playing.seal(0, Meld.BEGGAR_MAN, "AS 2S", Wish(()))
    assert refused.value.code is Code.WISH_WITHOUT_THIEF
    playing.seal(0, Meld.THIEF, "AS", Wish(()))
    playing.seal(0, Meld.BEGGAR_MAN, "AS 2S")
    playing.seal_any(1, Meld.LAWYER)
    assert playing.state.round == 2


@from_three
def test_26_a_lapsed_choice_is_a_draw(players: int) -> None:
    playing = heist(players, "KS", "KD")
    playing.steal(1, 2, 1)
    events = playing.expire()
    assert events[:2] == (
        StealPicked(0, None),
        StealsResolved((Steal(0, None, None), Steal(1, Target(2, 1), *cards("AH")))),
    )
    assert isinstance(events[2], HandsRefilled)


@from_three
def test_26_each_group_has_its_own_time(players: int) -> None:
    playing = heist(players, "2S", "KD")
    step = playing.state.step
    events = playing.expire()
    assert [type(event) for event in events] == [StealPicked, StealsResolved]
    assert awaited(playing) == (1,)
    assert INDIAN_CHIEF.expire(playing.state, step, playing.deal) == ()


@every_number
def test_26_a_steal_has_a_quarter_of_the_time(players: int) -> None:
    playing = heist(players, "KS")
    wait = INDIAN_CHIEF.wait(playing.state)
    assert wait is not None
    assert wait.patience == "short"
    playing.draw(0)
    wait = INDIAN_CHIEF.wait(playing.state)
    assert wait is not None
    assert wait.patience == "move"
