"""The five steps of the tutorial: a hand, a meld, its reveal, a Thief, and how a game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.click import OPEN, Personal
from bot.present.indian_chief.meld_rules import short
from bot.present.indian_chief.picking import card_option, meld_option
from bot.present.indian_chief.preview import complete, preview
from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.rules import OVERVIEW, opens
from bot.present.indian_chief.scene import Draft
from bot.present.indian_chief.way import write
from bot.present.indian_chief.words import meld_name
from bot.present.inks import colours
from bot.present.parts import DOT, row
from bot.present.pictures import Hand, Row, Rows, faces_of
from bot.present.screen import Block, Button, Option, Picture, Screen, Select, Style, Text, Tone
from bot.present.words import capital, card_name, cards_marked, cards_plain, points, the
from bot.tongue import say
from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld, Melded, Score, Target
from engine.indian_chief.rulebooks import CLASSIC
from engine.indian_chief.situation import View
from engine.indian_chief.steals import Lying, stealable

SCREEN: Final = "tutorial"
"""The screen's name in its controls."""

HAND, MELD, CARDS, SUGGEST, SEAL = "hand", "meld", "cards", "suggest", "seal"
THIEF, STEAL = "thief", "steal"
"""Its actions. What was done before stands behind each: meld, cards, Thief's card."""

LEARNER: Final[Seat] = 0
STEPS: Final = 5
DRAW: Final = "draw"
"""How the last select says that nothing is stolen."""

OFFERED: Final = tuple(meld for meld in Meld if meld is not Meld.THIEF)
"""The melds of the first round: the Thief comes in the second, where it has something to steal."""


@dataclass(frozen=True, slots=True)
class Story:
    """What the learner has done: a meld and its cards, the Thief's card, what it stole.

    Cards are places in the hand as it was then, 0 to 7. ``loot`` is where the stolen card lay;
    ``done`` says that the Thief had its turn, with a draw where that is ``None``.
    """

    meld: Meld | None = None
    cards: tuple[int, ...] = ()
    thief: int | None = None
    loot: Target | None = None
    done: bool = False

    @property
    def told(self) -> tuple[str, ...]:
        """The story so far as arguments of a control."""
        if self.meld is None:
            return ()
        told = (self.meld.value, "".join(map(str, self.cards)))
        return told if self.thief is None else (*told, str(self.thief))


@dataclass(frozen=True, slots=True)
class Best:
    """What the first hand scores most as."""

    meld: Meld
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A story and the learner's view of the game after it.

    ``took`` is the card that the Thief stole.
    """

    story: Story
    view: View
    best: Best
    took: Card | None = None


def learn_button() -> Button:
    """Return the button that opens the tutorial in a message of its own."""
    return Button(say("tutorial-learn"), Personal(SCREEN, OPEN))


def hand(lesson: Lesson) -> Screen:
    """Return step 1: what one holds, and what for."""
    text = Text(say("tutorial-hand", melds=len(Meld), cards=len(lesson.view.hand)))
    return _step(1, *_hand(lesson), text, Text(say("tutorial-prepared")), _row(_go(MELD)))


def meld(lesson: Lesson, draft: Draft) -> Screen:
    """Return step 2: choosing a meld and its cards, as far as ``draft`` has come."""
    return _step(
        2,
        *_hand(lesson),
        Text("\n".join(_progress(lesson.view, draft))),
        _melds(lesson.view, draft),
        *(() if draft.meld is None else (_cards(lesson.view, draft.meld, draft),)),
        row(
            _seal(lesson.view, draft),
            Button(say("tutorial-suggest"), Personal(SCREEN, SUGGEST)),
            _back(HAND),
        ),
    )


def reveal(lesson: Lesson) -> Screen:
    """Return step 3: all melds of the first round and why each scored."""
    view = lesson.view
    return _step(
        3,
        *_revealed(view.last_table, view.last_scores),
        Text(f"{_could(lesson)}\n{say('tutorial-refilled')}"),
        _row(_go(THIEF, *lesson.story.told), _back(MELD)),
    )


def thief(lesson: Lesson) -> Screen:
    """Return step 4: choosing the card that becomes a Thief."""
    options = tuple(
        card_option(lesson.view, place, card) for place, card in enumerate(lesson.view.hand)
    )
    select = Select(Personal(SCREEN, THIEF, lesson.story.told), say("tutorial-thief_card"), options)
    text = Text(say("tutorial-thief", cards=len(lesson.view.hand)))
    return _step(4, *_hand(lesson), text, select, row(_back(SEAL, *lesson.story.told)))


def loot(lesson: Lesson) -> Screen:
    """Return the rest of step 4: what the Thief steals."""
    view = lesson.view
    options = (
        *(_lying(view, target, card) for target, card in booty(view).items()),
        Option(say("tutorial-draw"), DRAW),
    )
    select = Select(Personal(SCREEN, STEAL, lesson.story.told), say("tutorial-loot"), options)
    return _step(
        4,
        *_revealed(view.table, view.scores),
        Text(say("tutorial-steal")),
        select,
        row(_back(THIEF, *lesson.story.told[:2])),
    )


def end(lesson: Lesson) -> Screen:
    """Return step 5: what came of it, and how a game goes on from there."""
    view = lesson.view
    lines = "\n".join(_total(view, seat) for seat in range(view.players))
    rules = Button(say("tutorial-rules"), opens(OVERVIEW, write(view.options)))
    return _step(
        5,
        Text(f"{_took(lesson)}\n{lines}"),
        Text(say("tutorial-end", melds=len(Meld))),
        _row(rules),
        tone=Tone.GOOD,
    )


def booty(view: View) -> Lying:
    """Return what the learner's Thief may take."""
    return stealable(CLASSIC, LEARNER, view.table)


# -------------------------------------------------------------------------- pieces


def _step(number: int, *blocks: Block, tone: Tone = Tone.ASK) -> Screen:
    title = say("tutorial-step", number=number, steps=STEPS, what=say(f"tutorial-step_{number}"))
    return Screen((Text(f"## {title}"), *blocks), tone)


def _row(*buttons: Button) -> Block:
    """Return buttons, and behind them the way back to the first step."""
    return row(*buttons, Button(say("tutorial-again"), Personal(SCREEN, HAND)))


def _go(action: str, *told: str) -> Button:
    return Button(say("tutorial-go"), Personal(SCREEN, action, told), Style.MAIN)


def _back(action: str, *told: str) -> Button:
    return Button(say("tutorial-back"), Personal(SCREEN, action, told))


def _hand(lesson: Lesson) -> Iterator[Block]:
    held = lesson.view.hand
    yield Picture(Hand(faces_of(held), colours()), say("chief_hand-alt", cards=cards_plain(held)))
    yield Text(say("chief_hand-cards", number=len(held), cards=cards_marked(held)))


def _progress(view: View, draft: Draft) -> Iterator[str]:
    if draft.meld is None:
        yield say("tutorial-meld")
    elif not complete(view, draft):
        yield say("chief_pick-now", meld=meld_name(draft.meld), size=CLASSIC.sizes[draft.meld])
        yield short(CLASSIC, draft.meld)
    else:
        seen = preview(view, draft.meld, draft)
        yield say("chief_pick-with", meld=meld_name(draft.meld), cards=cards_marked(draft.cards))
        yield f"\u26a0\ufe0f {seen.text}" if seen.warn else seen.text
        yield say("tutorial-sealing")


def _melds(view: View, draft: Draft) -> Select:
    options = tuple(meld_option(view, meld, chosen=meld is draft.meld) for meld in OFFERED)
    return Select(Personal(SCREEN, MELD), say("chief_pick-meld"), options)


def _cards(view: View, meld: Meld, draft: Draft) -> Select:
    size = CLASSIC.sizes[meld]
    options = tuple(
        card_option(view, place, card, chosen=card in draft.cards)
        for place, card in enumerate(view.hand)
    )
    to = Personal(SCREEN, CARDS, (meld.value,))
    return Select(to, say("chief_pick-cards", size=size), options, least=size, most=size)


def _seal(view: View, draft: Draft) -> Button:
    if draft.meld is None or not complete(view, draft):
        return Button(say("chief_pick-seal"), Personal(SCREEN, SEAL), Style.GO, disabled=True)
    places = tuple(sorted(view.hand.index(card) for card in draft.cards))
    told = Story(draft.meld, places).told
    label = say("chief_pick-seal_meld", meld=meld_name(draft.meld))
    return Button(label, Personal(SCREEN, SEAL, told), Style.GO)


def _revealed(melds: tuple[Melded, ...], scores: tuple[Score, ...]) -> Iterator[Block]:
    pairs = tuple(zip(melds, scores, strict=True))
    rows = tuple(
        Row(seat + 1, meld_name(melded.meld), faces_of(melded.slots), str(scored.points))
        for seat, (melded, scored) in enumerate(pairs)
    )
    alt = ". ".join(
        f"{_who(seat)}: {_what(melded, scored)}, {cards_plain(melded.slots)}"
        for seat, (melded, scored) in enumerate(pairs)
    )
    yield Picture(Rows(rows, colours()), alt)
    yield Text("\n".join(_line(seat, *pair) for seat, pair in enumerate(pairs)))


def _line(seat: Seat, melded: Melded, scored: Score) -> str:
    what = f"{seat + 1}\\. {_who(seat)}{DOT}**{_what(melded, scored)}**"
    return f"{what}\n{cards_marked(melded.slots)}\n-# {reason(CLASSIC, scored)}"


def _what(melded: Melded, scored: Score) -> str:
    return f"{meld_name(melded.meld)}, {points(scored.points)}"


def _who(seat: Seat) -> str:
    return say("tutorial-you") if seat == LEARNER else say("tutorial-computer", number=seat)


def _could(lesson: Lesson) -> str:
    """Say what the same hand could have scored in the first round."""
    best = lesson.best
    most = score(CLASSIC, best.meld, best.cards, ()).points
    if lesson.view.last_scores[LEARNER].points >= most:
        return say("tutorial-well_done")
    cards = cards_marked(best.cards)
    return say("tutorial-could", meld=meld_name(best.meld), cards=cards, points=points(most))


def _lying(view: View, target: Target, card: Card) -> Option:
    meld = meld_name(view.table[target.seat].meld)
    label = say("tutorial-lies", card=capital(card_name(card)), meld=meld, who=_who(target.seat))
    return Option(label, f"{target.seat}{target.slot}")


def _took(lesson: Lesson) -> str:
    card = lesson.took
    return say("tutorial-drew") if card is None else say("tutorial-took", card=the(card))


def _total(view: View, seat: Seat) -> str:
    rows = view.sheet[seat]
    each = ", ".join(f"{meld_name(line.meld)} {line.points}" for line in rows)
    total = points(view.totals[seat])
    return say("tutorial-total", who=_who(seat), total=total, each=each)
