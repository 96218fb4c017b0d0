"""What a meld would score, said before it is sealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.scene import Draft
from bot.present.indian_chief.words import column_name, meld_name
from bot.present.words import card_code, listed, points, the
from bot.tongue import say
from engine.cards import Card, is_joker
from engine.indian_chief.best import best
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import Rulebook, rules_of
from engine.indian_chief.situation import View
from engine.indian_chief.sympathy import matchable


@dataclass(frozen=True, slots=True)
class Preview:
    """One sentence for a draft, and ``notes`` on its jokers; ``warn`` where it scores nothing."""

    text: str
    notes: tuple[str, ...] = ()
    warn: bool = False


def complete(view: View, draft: Draft) -> bool:
    """Tell whether a draft can be sealed: a meld, and as many cards of the hand as it takes."""
    if draft.meld is None:
        return False
    held, size = set(view.hand).issuperset(draft.cards), rules_of(view.options).sizes[draft.meld]
    return held and len(set(draft.cards)) == len(draft.cards) == size


def preview(view: View, meld: Meld, draft: Draft) -> Preview:
    """Say what a complete draft scores now, or what that depends on (rules 5 and 8)."""
    rules = rules_of(view.options)
    if meld is Meld.BEGGAR_MAN and not rules.stay:
        return _beggar_man(view, rules, draft)
    faces = faces_of_draft(view, draft)
    scored = score(rules, meld, faces, matching(view), draft.aside)
    why, notes = reason(rules, scored), tuple(_jokers(rules, draft, faces))
    if scored.points == 0:
        nothing = say("chief_pick-nothing", meld=meld_name(meld), why=why)
        return Preview(nothing, notes, warn=True)
    column = _in_column(view, meld, draft, points(scored.points * _column(view, meld, draft)))
    earned = points(scored.points)
    told = say("chief_pick-scores", meld=meld_name(meld), points=earned, column=column, why=why)
    return Preview(told, notes)


def at_best(view: View, meld: Meld) -> str:
    """Say the most that this hand scores, or may expect, as ``meld``."""
    seen = preview(view, meld, Draft(meld, _best(view, meld)))
    return say("chief_pick-at_best", best=seen.text)


def _best(view: View, meld: Meld) -> tuple[Card, ...]:
    rules = rules_of(view.options)
    return best(rules, meld, view.hand, matching(view) if rules.stay else None)


def best_aside(view: View, draft: Draft) -> tuple[int, ...]:
    """Return the positions of the smaller part where the best split of a Chief is found."""
    faces = faces_of_draft(view, draft)
    larger = list(score(rules_of(view.options), Meld.INDIAN_CHIEF, faces).parts[0].cards)
    aside = []
    for place, face in enumerate(faces):
        if face in larger:
            larger.remove(face)
        else:
            aside.append(place)
    return tuple(aside)


def faces_of_draft(view: View, draft: Draft) -> tuple[Card, ...]:
    """Return a complete draft's cards with every joker as what it counts as."""
    if draft.meld is None:
        raise ValueError("a draft without a meld has no faces")
    return declare(
        rules_of(view.options),
        draft.meld,
        draft.cards,
        matching(view),
        declared=draft.declared,
        aside=draft.aside,
    )


def matching(view: View) -> tuple[Card, ...]:
    """Return the cards that count for this seat's Beggar Man, as far as they lie open."""
    if view.seat is None:
        raise ValueError("the channel has no Beggar Man")
    return matchable(rules_of(view.options), view.seat, view.table, view.earlier)


def _beggar_man(view: View, rules: Rulebook, draft: Draft) -> Preview:
    expected = prospect(rules, view.players, view.hand, Meld.BEGGAR_MAN, draft.cards)
    about = say(
        "chief_pick-about",
        points=_decimal(expected * _column(view, Meld.BEGGAR_MAN, draft)),
    )
    text = say(
        "chief_pick-expected",
        meld=meld_name(Meld.BEGGAR_MAN),
        each=points(rules.match),
        expected=_decimal(expected),
        column=_in_column(view, Meld.BEGGAR_MAN, draft, about),
    )
    return Preview(text, tuple(_late(rules, draft)))


def _decimal(number: float) -> str:
    """Write a number with one decimal place: ``"4.2"``."""
    whole, _, tenths = f"{number:.1f}".partition(".")
    return say("chief_pick-decimal", whole=whole, tenths=tenths)


def _late(rules: Rulebook, draft: Draft) -> Iterator[str]:
    """Say when a Beggar Man's jokers are declared."""
    jokers = sum(map(is_joker, draft.cards))
    if not jokers:
        return
    if not rules.jokers_match:
        yield say("chief_pick-joker_matches_nothing", jokers=jokers)
    elif rules.declare_late:
        yield say("chief_pick-joker_asked_late", jokers=jokers)
    else:
        yield say("chief_pick-joker_best_late", jokers=jokers)


def _jokers(rules: Rulebook, draft: Draft, faces: tuple[Card, ...]) -> Iterator[str]:
    """Say what the jokers of a meld count as, in words and as it is typed."""
    pairs = [
        (card, face)
        for card, face in zip(draft.cards, faces, strict=True)
        if is_joker(card) and not is_joker(face)
    ]
    if pairs:
        codes = " ".join(card_code(card, face) for card, face in pairs)
        cards = listed(the(face) for _, face in pairs)
        yield say("chief_pick-jokers_count", jokers=len(pairs), cards=cards, codes=codes)
    if draft.meld is Meld.BEGGAR_MAN and (rules.declare_late or not pairs):
        yield from _late(rules, draft)


def _column(view: View, meld: Meld, draft: Draft) -> int:
    if draft.column is not None or view.seat is None:
        return draft.column or 1
    return next(iter(view.columns_of(view.seat, meld)), 1)


def _in_column(view: View, meld: Meld, draft: Draft, total: str) -> str:
    """Say the column of triple mode, and what the points become there."""
    if view.columns == 1:
        return ""
    column = _column(view, meld, draft)
    if column == 1:
        return say("chief_pick-in_column", column=column_name(column))
    return say("chief_pick-in_column_worth", column=column_name(column), total=total)
