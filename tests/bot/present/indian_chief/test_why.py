"""Why? explains every score of every reveal: line by line, and with the rule behind it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.click import Control, Personal
from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.indian_chief.arithmetic import PARTS, lines, total
from bot.present.indian_chief.examples import HAND_CARDS
from bot.present.indian_chief.rules import SCREEN
from bot.present.indian_chief.scene import Draft
from bot.present.indian_chief.way import write
from bot.present.indian_chief.why import why
from bot.present.limits import controls, problems
from engine.cards import parse_card
from engine.catalog import choose
from engine.deal import Deal
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld, Melded, MeldsRevealed, Part, Reason, Score
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import rules_of
from tests.bot.present.reading import body, selects
from tests.bot.present.scenes import cards, scene, table, view

MODERN = Options(rulebook="modern")


def reveals(players: int, options: Options, seed: int = 1) -> Iterator[MeldsRevealed]:
    """Play a game at random and yield what is revealed of it."""
    rng, deal = Random(seed), Deal(bytes([seed]) * 32, ())
    events = INDIAN_CHIEF.start(players, options, deal)
    state = None
    while True:
        for event in events:
            state = INDIAN_CHIEF.evolve(state, event)
            if isinstance(event, MeldsRevealed):
                yield event
        assert state is not None
        wait = INDIAN_CHIEF.wait(state)
        if wait is None:
            return
        seen = INDIAN_CHIEF.view(state, wait.seats[0])
        events = INDIAN_CHIEF.decide(state, choose("indian_chief", "random", seen, rng), deal)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (8, Options()),
        (1, Options(solo=True)),
        (3, Options(triple=True)),
        (10, MODERN),
        (1, replace(MODERN, solo=True, triple=True)),
        (4, replace(MODERN, triple=True, beggar_joker="by_hand", split="by_hand")),
        (4, replace(MODERN, jokers_match="nothing")),
    ],
    ids=lambda value: write(value) if isinstance(value, Options) else str(value),
)
def test_every_score_is_explained(players: int, options: Options) -> None:
    at = replace(table(players), options=options)
    for event in reveals(players, options):
        here = replace(scene(None, at), reveal=event)
        for seat, (melded, scored) in enumerate(zip(event.melds, event.scores, strict=True)):
            screen = answer(Outcome(at.id, here, Show.WHY, page=seat + 1))
            assert problems(screen) == ()
            assert f"{abs(scored.points * melded.column)} point" in body(screen)
            assert f"**Total: {total(scored, melded.column)}**" in body(screen)
            assert all(f"- {line}" in body(screen) for line in lines(rules_of(options), scored))


def asked(event: MeldsRevealed, options: Options = MODERN, page: int = 1) -> str:
    players = len(event.melds)
    return body(
        why(replace(scene(None, replace(table(players), options=options)), reveal=event), page)
    )


def one(
    meld: Meld, held: str, options: Options = MODERN, *, own: str = "", column: int = 1
) -> MeldsRevealed:
    """Reveal one meld; ``own`` is what its joker was declared by hand."""
    rules, slots = rules_of(options), cards(held)
    declared = tuple(parse_card(own) if own and card.face == "JK" else None for card in slots)
    faces = declare(rules, meld, slots, declared=declared)
    jokers = tuple(
        face if card.face == "JK" and face.face != "JK" else None
        for card, face in zip(slots, faces, strict=True)
    )
    melded = Melded(meld, slots, column, jokers if any(jokers) else ())
    return MeldsRevealed(3, (melded,), (score(rules, meld, faces),))


def test_the_parts_are_lines_of_arithmetic() -> None:
    text = asked(one(Meld.POOR_MAN, "9S KS 4H", column=2))
    assert "- 9 of spades: 9\n- king of spades: 10" in text
    assert "**Total: 9 + 10 = 19; 19 x 2 = 38 points**" in text.replace("\u00d7", "x")
    assert "**Why:** Only spades count" in text
    assert "**The rule:** Poor Man, 3 cards. The face values of its spades only." in text
    doctor = asked(one(Meld.DOCTOR, "AS 4S 9S QS 6H KD"))
    assert "4 \u00d7 10 = 40" in doctor
    chief = asked(one(Meld.INDIAN_CHIEF, "7C 7D 7H 7S JS QH KC", Options()), Options())
    assert "jack and queen: 10 + 10 = 20, last digit 0" in chief
    assert "four of a kind (7, 7, 7, 7, king): 40" in chief
    taxes = asked(one(Meld.RICH_MAN, "2C 3D 4H 5S 6C"))
    assert "**Total: -2 - 3 - 4 - 5 - 6 = minus 20 points**" in taxes


@pytest.mark.parametrize(
    ("event", "options", "words"),
    [
        (one(Meld.THIEF, "JK"), MODERN, "**The joker:** declared as scores best."),
        (one(Meld.THIEF, "JK", own="2C"), MODERN, "**The joker:** declared by the player."),
        (one(Meld.BEGGAR_MAN, "JK 2C"), MODERN, "declared after the reveal, as scores best."),
        (
            one(Meld.BEGGAR_MAN, "JK 2C"),
            replace(MODERN, beggar_joker="by_hand"),
            "declared after the reveal.",
        ),
        (
            one(Meld.BEGGAR_MAN, "JK 2C", replace(MODERN, jokers_match="nothing")),
            replace(MODERN, jokers_match="nothing"),
            "matches nothing at this table.",
        ),
    ],
)
def test_it_is_told_who_declared_a_joker(
    event: MeldsRevealed, options: Options, words: str
) -> None:
    assert words in asked(event, options)


def test_parts_chosen_by_hand_are_told() -> None:
    event = one(Meld.INDIAN_CHIEF, "7C 7D 7H 7S JS QH KC")
    assert "chosen by the player" not in asked(event)
    byhand = replace(event, melds=(replace(event.melds[0], aside=(0, 1, 2)),))
    assert "**The parts:** chosen by the player." in asked(byhand)


def test_every_part_has_its_line() -> None:
    rules = rules_of(MODERN)
    for name in (*PARTS, *HAND_CARDS):
        [line] = lines(rules, Score(0, Reason.THIEF, (Part(name, 0, cards("7C 7D")),)))
        assert line.endswith("0")
    [none] = lines(rules, Score(0, Reason.INDIAN_CHIEF, (Part("council", 0, ()),)))
    assert none == "no jack, queen or king in the council: 0"


def test_everybody_sees_the_own_score_first_and_may_choose_another() -> None:
    event = next(reveals(4, Options()))
    here = replace(scene(view(4, 2), table(4), 2), reveal=event)
    [select] = selects(why(here)).values()
    assert [option.value for option in select.options if option.chosen] == ["3"]
    assert [option.value for option in select.options] == ["1", "2", "3", "4"]
    assert isinstance(select.control, Control)
    assert (select.control.action, select.control.args) == ("why_seat", ("1",))
    spectator = replace(here, seat=None, view=None)
    [select] = selects(why(spectator)).values()
    assert [option.value for option in select.options if option.chosen] == ["1"]


@pytest.mark.parametrize("options", [Options(), MODERN, replace(MODERN, triple=True)], ids=write)
def test_nothing_but_the_reveal_is_told(options: Options) -> None:
    """Whoever asks is told the same of a seat, whatever they hold, pick and have sealed."""
    at = replace(table(4), options=options)
    for event in reveals(4, options):
        public = replace(scene(view(4), at), reveal=event)
        told = [why(public, page) for page in range(1, 5)]
        for seat, hand in product(range(4), ("AS 2S 3S", "KH QH JK")):
            own = replace(view(4, seat), hand=cards(hand))
            knowing = scene(own, at, seat, Draft(Meld.LAWYER, cards(hand)))
            here = replace(knowing, reveal=event)
            assert [why(here, page) for page in range(1, 5)] == told


def test_the_page_of_the_meld_is_a_press_away() -> None:
    event = one(Meld.DOCTOR, "AS 4S 9S QS 6H KD")
    here = replace(scene(None, replace(table(1), options=MODERN)), reveal=event)
    [control] = [c for c in controls(why(here)) if isinstance(c, Personal)]
    assert control == Personal(SCREEN, "open", ("doctor", "modern"))


def test_without_a_round_there_is_nothing_to_explain() -> None:
    with pytest.raises(TypeError, match="no round"):
        why(scene(None, table(4)))
