"""The house rules that change how a game is played in both rulebooks or among thieves.

Those of jokers are tried with the modern rulebook's rules, that of columns with triple mode.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Code, RuleError
from engine.indian_chief.model import (
    HandsRefilled,
    Meld,
    PicksCollided,
    Steal,
    StealPicked,
    StealsResolved,
    Target,
)
from engine.indian_chief.options import CHOICES, NEEDS, Need, Options, lacking
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.situation import Row
from tests.engine.driver import Playing, begun, chance, dealt
from tests.engine.hands import cards, faces
from tests.engine.heist import at_the_end, awaited, heist, in_hand, on_table
from tests.engine.variants import CLASSIC, MODERN, Table, changed, modes

BOTH = pytest.mark.parametrize("rulebook", [CLASSIC, MODERN], ids=["classic", "modern"])


# Rule 3: three decks for seven and eight players.


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4, 6, 7, 8])
def test_3_three_decks_keep_the_supply_from_running_out(rulebook: Options, players: int) -> None:
    usual, three = (Table(changed(rulebook, {"decks": d}), players) for d in ("usual", "three"))
    assert begun(usual).view(0).decks == (1 if players < 4 else 2)
    if players < 7:
        assert begun(three).view(0).decks == begun(usual).view(0).decks
        return
    playing = begun(three)
    assert playing.view(0).decks == 3
    *_, refilled = playing.seal_all(Meld.INDIAN_CHIEF)
    assert isinstance(refilled, HandsRefilled)
    assert not refilled.reshuffled


# Rule 10: the Chief's parts by hand.


@pytest.mark.parametrize(
    ("aside", "points"), [("", 15 + 7), ("9C 8H", 15 + 7), ("8H 9C", 15 + 7), ("KC KD", 10 + 0)]
)
def test_10_a_player_parts_the_chief(aside: str, points: int) -> None:
    own = "KC KD AC AD 9C 8H 3D"
    playing = dealt(own, "", options=replace(CLASSIC, split="by_hand"))
    playing.seal_any(1, Meld.POOR_MAN)
    playing.seal(0, Meld.INDIAN_CHIEF, own, aside=aside)
    melded, score = playing.view(0).last_table[0], playing.view(0).last_scores[0]
    assert {faces((melded.slots[slot],)) for slot in melded.aside} == set(aside.split())
    assert not aside or set(faces(score.parts[1].cards).split()) == set(aside.split())
    assert playing.state.totals[0] == points


# Rule 11: the final tie.


def _ended(options: Options, *sheets: dict[Meld, int]) -> Playing:
    """End a game of sheets with these rows, the Thief's ten points last."""
    playing = dealt(*["10C", "10D", "10H"][: len(sheets)], options=options)
    rounds = [meld for meld in Meld if meld is not Meld.THIEF]
    sheet = tuple(
        tuple(Row(number, meld, rows.get(meld, 0)) for number, meld in enumerate(rounds, start=1))
        for rows in sheets
    )
    playing.state = replace(playing.state, round=7, sheet=sheet)
    for seat, card in zip(range(len(sheets)), ("10C", "10D", "10H"), strict=False):
        playing.seal(seat, Meld.THIEF, card)
    return playing


@BOTH
@pytest.mark.parametrize(
    ("sheets", "shared", "broken"),
    [
        ([(-20, 30, 30), (-15, 30, 25), (-15, 20, 34)], (0, 1), (1,)),  # the better Rich Man
        ([(-15, 30, 25), (-15, 25, 30)], (0, 1), (0,)),  # equal ones: the better Chief
        ([(-15, 30, 25), (-15, 30, 25)], (0, 1), (0, 1)),  # equal too: shared after all
        ([(-20, 30, 31), (-15, 30, 25)], (0,), (0,)),  # no tie
        ([(-15, 25, 30), (-15, 30, 25), (-15, 30, 25)], (0, 1, 2), (1, 2)),
    ],
)
def test_11_a_tie_goes_to_the_better_rich_man_then_chief(
    rulebook: Options,
    sheets: list[tuple[int, int, int]],
    shared: tuple[int, ...],
    broken: tuple[int, ...],
) -> None:
    rows = [
        {Meld.RICH_MAN: rich, Meld.INDIAN_CHIEF: chief, Meld.DOCTOR: doctor}
        for rich, chief, doctor in sheets
    ]
    assert _ended(rulebook, *rows).state.winners == shared
    assert _ended(replace(rulebook, tie="rich_man"), *rows).state.winners == broken


# Rule 21: thieves by face value.


def test_21_by_value_tens_and_faces_tie() -> None:
    by_value = replace(CLASSIC, thief_order="value")
    playing = heist(8, "KS", "QS", "JS", "10S", "9C", "AC", options=by_value)
    assert playing.state.thieves.turns == ((5,), (4,), (0, 1, 2, 3))


# Rule 22: the number of picks after a collision.


@pytest.mark.parametrize(("choice", "repicks"), [("none", 0), ("one", 1), ("two", 2), ("three", 3)])
def test_22_thieves_who_meet_pick_again_so_many_times(choice: str, repicks: int) -> None:
    playing = heist(4, "KS", "KD", options=changed(CLASSIC, {"repicks": choice}))
    for attempt in range(repicks + 1):
        assert playing.view(None).attempt == attempt
        playing.steal(0, 2, 1)
        _, event, *_ = playing.steal(1, 2, 1)
        assert isinstance(event, PicksCollided) == (attempt < repicks)
    assert isinstance(event, StealsResolved)
    assert event.collided
    assert playing.state.round == 2


# Rule 23: thieves' cards are safe.

SAFE = replace(CLASSIC, thief_cards="safe")


def test_23_a_safe_thiefs_card_cannot_be_stolen() -> None:
    playing = heist(3, "2S", "KD", options=SAFE)
    before = playing.state
    for target, code in (
        (Target(1, 0), Code.STEAL_SAFE),
        (Target(0, 0), Code.STEAL_OWN),
        (Target(2, 3), Code.STEAL_NOTHING),
    ):
        with pytest.raises(RuleError) as refused:
            playing.steal(0, target.seat, target.slot)
        assert refused.value.code is code
        assert playing.state is before
    playing.steal(0, 2, 1)
    assert in_hand(playing, 0, "AH")


def test_23_what_a_thief_left_in_another_meld_is_not_safe() -> None:
    playing = heist(3, "2S", "KD", options=SAFE)
    playing.steal(0, 2, 1)
    assert on_table(playing) == ["-", "KD", "2C 2S 3D"]
    playing.steal(1, 2, 1)
    assert in_hand(playing, 1, "2S")
    assert at_the_end(playing) == ["-", "-", "2C KD 3D"]


def test_23_a_wish_does_not_reach_a_safe_card() -> None:
    playing = heist(3, "2S", "KD", wishes={0: "KD 3D"}, options=SAFE)
    assert in_hand(playing, 0, "3D")


def test_23_among_safe_thieves_alone_all_draw_unasked() -> None:
    playing = heist(2, "2S", "KD", options=SAFE)
    assert playing.state.round == 2
    steals = [event for event in playing.log if isinstance(event, StealsResolved)]
    assert steals == [
        StealsResolved((Steal(0, None, None),)),
        StealsResolved((Steal(1, None, None),)),
    ]
    assert StealPicked(0, None) in playing.log


def test_23_usually_the_same_cards_are_free() -> None:
    playing = heist(3, "2S", "KD")
    assert awaited(playing) == (0,)
    playing.steal(0, 1, 0)
    assert in_hand(playing, 0, "KD")
    assert on_table(playing)[1] == faces(cards("2S"))


# House rules that mean nothing beside the other options.


@pytest.mark.parametrize("rule", NEEDS)
def test_a_house_rule_without_meaning_is_refused_at_the_start(rule: str) -> None:
    for mode in modes():
        players = INDIAN_CHIEF.seats(mode)[0]
        for choice in CHOICES[rule][1:]:
            options = changed(mode, {rule: choice})
            need = lacking(options, rule)
            if need is None:
                assert INDIAN_CHIEF.start(players, options, chance(1, players))
                continue
            with pytest.raises(RuleError) as refused:
                INDIAN_CHIEF.start(players, options, chance(1, players))
            assert refused.value.code is Code.HOUSE_RULE
            assert refused.value.facts["rule"] == rule
            assert refused.value.facts["lacking"] is need


def test_a_beggar_man_cannot_declare_jokers_that_match_nothing() -> None:
    options = replace(MODERN, beggar_joker="by_hand", jokers_match="nothing")
    with pytest.raises(RuleError) as refused:
        INDIAN_CHIEF.seats(options)
    assert refused.value.facts["rule"] == "beggar_joker"
    assert refused.value.facts["lacking"] is Need.MATCHING
