"""Choosing a meld, its cards and all that goes with it, and sealing it."""

from __future__ import annotations

from dataclasses import replace

from bot.decision import Decision, number, only
from bot.indian_chief.moves.drafts import recast
from bot.indian_chief.moves.turn import Turn, open_column, open_meld, rules
from bot.indian_chief.moves.written import wish_of, written
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_chief.scene import BEST, Draft
from engine.catalog import choose as chosen_by
from engine.core import Code, RuleError, Seat
from engine.indian_chief.model import Meld, SealMeld
from engine.indian_chief.situation import Sealed

LEVEL = "strong"
"""The computer player that is asked for suggestions."""


def pick_meld(turn: Turn) -> Decision:
    """Pick the meld; cards picked before stay where their number still fits."""
    meld = open_meld(only(turn.click.values), turn)
    fits = len(turn.draft.cards) == rules(turn).sizes[meld]
    return Decision(Show.HAND, draft=recast(turn, meld, turn.draft.cards if fits else ()))


def pick_cards(turn: Turn) -> Decision:
    """Pick the cards for the meld that the select was made for, by their positions in the hand."""
    hand, meld = turn.view.hand, open_meld(only(turn.click.args), turn)
    places = [number(value, len(hand)) for value in turn.click.values]
    cards = tuple(hand[place] for place in sorted(set(places)))
    return Decision(Show.HAND, draft=recast(turn, meld, cards))


def pick_column(turn: Turn) -> Decision:
    """Pick the column that the meld is to be scored in (rule 48)."""
    if turn.draft.meld is None:
        raise Refusal(Refused.UNFINISHED)
    wanted = number(only(turn.click.args), turn.view.columns + 1)
    column = open_column(wanted, turn.draft.meld, turn)
    return Decision(Show.HAND, draft=replace(turn.draft, column=column))


def pick_wish(turn: Turn) -> Decision:
    """Pick what a thief will steal without being asked (rule 26)."""
    wish = wish_of(only(turn.click.values))
    return Decision(Show.HAND, draft=replace(turn.draft, wish=wish))


def pick_aside(turn: Turn) -> Decision:
    """Pick the Chief's smaller part, or leave the split to the bot (house rules 10 and 46)."""
    if turn.draft.meld is not Meld.INDIAN_CHIEF or not rules(turn).split_by_hand:
        raise RuleError(Code.SPLIT_OFF)
    values = () if turn.click.args == (BEST,) else turn.click.values
    places = sorted({number(value, len(turn.draft.cards)) for value in values})
    if places and len(places) != rules(turn).aside:
        raise RuleError(Code.SPLIT_COUNT, need=rules(turn).aside, got=len(places))
    return Decision(Show.HAND, draft=replace(turn.draft, aside=tuple(places)))


def suggest(turn: Turn) -> Decision:
    """Fill the draft as a computer player would play; nothing is sealed (house rule)."""
    if turn.view.options.suggest != "on":
        raise Refusal(Refused.NO_SUGGESTIONS)
    command = chosen_by(turn.view.options.game, LEVEL, turn.view, turn.rng)
    if not isinstance(command, SealMeld):
        raise TypeError(f"{LEVEL} answers a new hand with {type(command).__name__}")
    return Decision(Show.HAND, Said.SUGGESTED, draft=_draft_of(command))


def choose(turn: Turn) -> Decision:
    """Pick everything in one go, from a slash command."""
    return Decision(Show.HAND, draft=written(turn))


def seal(turn: Turn) -> Decision:
    """Seal what is written or, without words, what was picked."""
    draft = written(turn) if any(turn.click.args) else turn.draft
    if draft.cards == () and turn.view.own is not None:
        return Decision(Show.HAND, Said.ALREADY)
    return Decision(Show.HAND, _said(turn), command=sealing(turn.seat, draft))


def sealing(seat: Seat, draft: Draft) -> SealMeld:
    """Return the command that seals a draft; ``Refusal`` UNFINISHED."""
    if draft.meld is None or not draft.cards:
        raise Refusal(Refused.UNFINISHED)
    return SealMeld(
        seat,
        draft.meld,
        draft.cards,
        draft.wish,
        draft.column,
        draft.declared,
        draft.aside,
    )


def _said(turn: Turn) -> Said | None:
    """In a solo game the round that follows says it all."""
    if turn.view.options.solo:
        return None
    return Said.SEALED if turn.view.own is None else Said.RESEALED


def change(turn: Turn) -> Decision:
    """Take up the sealed meld to change it; it stands until a new one is sealed (rule 7)."""
    own = turn.view.own
    if own is None:
        return Decision(Show.HAND)
    return Decision(Show.HAND, draft=_draft_of(own))


def _draft_of(seal: SealMeld | Sealed) -> Draft:
    return Draft(
        seal.meld,
        seal.cards,
        seal.wish,
        seal.column,
        seal.declared,
        any(seal.declared),
        seal.aside,
    )
