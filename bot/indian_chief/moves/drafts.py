"""Drafts: what a seat begins to pick from, what of it stays, and how the store keeps it."""

from __future__ import annotations

import json

from bot.indian_chief.moves.turn import Turn, rules
from bot.present.indian_chief.scene import Draft
from engine.cards import Card, is_joker, parse_card
from engine.indian_chief.model import Meld
from engine.indian_chief.situation import View
from engine.indian_chief.wishes import format_wish, parse_wish


def first_draft(view: View) -> Draft:
    """What a seat begins to pick from: the last open meld needs no choosing."""
    melds = () if view.seat is None else view.open_melds[view.seat]
    return Draft(melds[0]) if len(melds) == 1 and view.own is None else Draft()


def recast(turn: Turn, meld: Meld, cards: tuple[Card, ...]) -> Draft:
    """Return the draft with another meld or other cards: what no longer fits is forgotten."""
    draft = turn.draft
    columns = turn.view.columns_of(turn.seat, meld)
    return Draft(
        meld,
        cards,
        draft.wish if meld is Meld.THIEF else None,
        draft.column if draft.column in columns else None,
        _declared(draft, meld, cards),
        draft.by_hand and can_declare(meld, cards),
        _aside(turn, meld, cards),
    )


def can_declare(meld: Meld, cards: tuple[Card, ...]) -> bool:
    """Whether a joker among ``cards`` may be declared when sealing (rule 43)."""
    return meld is not Meld.BEGGAR_MAN and any(map(is_joker, cards))


def _declared(draft: Draft, meld: Meld, cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    if not draft.declared or not can_declare(meld, cards):
        return ()
    before = dict(zip(draft.cards, draft.declared, strict=True))
    declared = tuple(before.get(card) for card in cards)
    return declared if any(declared) else ()


def _aside(turn: Turn, meld: Meld, cards: tuple[Card, ...]) -> tuple[int, ...]:
    chosen = {turn.draft.cards[place] for place in turn.draft.aside}
    places = tuple(place for place, card in enumerate(cards) if card in chosen)
    fits = meld is Meld.INDIAN_CHIEF and rules(turn).split_by_hand
    return places if fits and len(places) == rules(turn).aside else ()


def dump_draft(draft: Draft) -> str:
    """Write a draft for the store."""
    return json.dumps(
        {
            "meld": draft.meld,
            "cards": [card.code for card in draft.cards],
            "wish": None if draft.wish is None else format_wish(draft.wish),
            "column": draft.column,
            "declared": [card and card.code for card in draft.declared],
            "by_hand": draft.by_hand,
            "aside": draft.aside,
        }
    )


def load_draft(text: str) -> Draft:
    """Read a draft from the store; older ones know neither columns nor jokers."""
    raw = json.loads(text)
    return Draft(
        meld=None if raw["meld"] is None else Meld(raw["meld"]),
        cards=tuple(parse_card(code) for code in raw["cards"]),
        wish=None if raw["wish"] is None else parse_wish(raw["wish"]),
        column=raw.get("column"),
        declared=tuple(code and parse_card(code) for code in raw.get("declared", ())),
        by_hand=raw.get("by_hand", False),
        aside=tuple(raw.get("aside", ())),
    )
