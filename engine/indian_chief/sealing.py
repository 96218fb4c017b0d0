"""Commands by which a seat chooses: what the rules refuse, and what is recorded."""

from __future__ import annotations

from engine.cards import Card, Rank, Suit, is_joker
from engine.core import Code, RuleError
from engine.indian_chief.model import (
    DeclareJokers,
    JokersDeclared,
    Meld,
    MeldSealed,
    PickSteal,
    SealMeld,
    StealPicked,
)
from engine.indian_chief.situation import Phase
from engine.indian_chief.state import State
from engine.indian_chief.steals import steal

Declared = tuple[Card | None, ...]


def seal(state: State, command: SealMeld) -> MeldSealed:
    """Seal a meld out of the hand, or seal anew (rules 5-7, 10, 26, 43 and 48)."""
    seat, meld, cards = command.seat, command.meld, command.cards
    _require_phase(state, Phase.MELD)
    if seat not in range(state.players):
        raise RuleError(Code.NOT_AWAITED)
    column = _column(state, command)
    _require_count(meld, need=state.rules.sizes[meld], got=len(cards))
    _require_held(state.hands[seat], cards)
    _require_wishable(state, command)
    declared = _declared(meld, cards, command.declared)
    if declared and meld is Meld.BEGGAR_MAN:
        raise RuleError(Code.DECLARED_LATER)
    aside = _aside(state, command)
    return MeldSealed(seat, meld, cards, command.wish, column, declared, aside)


def declare_late(state: State, command: DeclareJokers) -> JokersDeclared:
    """Say after the reveal what a Beggar Man's jokers count as, or say it anew (rule 43)."""
    _require_phase(state, Phase.DECLARE)
    if command.seat not in state.declaring.seats:
        raise RuleError(Code.NOT_AWAITED)
    melded = state.melds[command.seat]
    declared = _declared(melded.meld, melded.slots, command.declared)
    return JokersDeclared(command.seat, declared or (None,) * len(melded.slots))


def pick(state: State, command: PickSteal) -> StealPicked:
    """Name what to steal, or name it anew (rules 21-26)."""
    _require_phase(state, Phase.STEAL)
    thief, target = command.seat, command.target
    if thief not in state.thieves.group:
        raise RuleError(Code.NOT_AWAITED)
    steal(state.rules, thief, target, state.melds, state.earlier)
    return StealPicked(thief, target)


def _require_phase(state: State, phase: Phase) -> None:
    if state.phase is Phase.OVER:
        raise RuleError(Code.OVER)
    if state.phase is not phase:
        raise RuleError(Code.NOT_AWAITED)


def _column(state: State, command: SealMeld) -> int:
    """Return the column to score in: the first that is open, if none was named (rule 48)."""
    free = state.open_columns(command.seat).get(command.meld, ())
    if not free:
        raise RuleError(Code.MELD_USED, meld=command.meld)
    column = free[0] if command.column is None else command.column
    if column not in free:
        raise RuleError(Code.COLUMN, meld=command.meld, column=column, open=free)
    return column


def _require_count(meld: Meld, *, need: int, got: int) -> None:
    if got != need:
        raise RuleError(Code.CARD_COUNT, meld=meld, need=need, got=got)


def _require_held(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> None:
    for card in cards:
        if card not in hand:
            raise RuleError(Code.CARD_NOT_HELD, card=card.face)
        if cards.count(card) > 1:
            raise RuleError(Code.CARD_TWICE, card=card.face)


def _require_wishable(state: State, command: SealMeld) -> None:
    """Refuse a wish that nothing can fulfil; who draws a joker does not steal (rule 41)."""
    if command.wish is None:
        return
    if state.rules.has_jokers:
        raise RuleError(Code.NO_STEALS)
    if command.meld is not Meld.THIEF:
        raise RuleError(Code.WISH_WITHOUT_THIEF)


def _declared(meld: Meld, cards: Declared, declared: Declared) -> Declared:
    """Return what was declared as faces of the first deck, ``()`` for nothing (rule 43)."""
    if not any(declared):
        return ()
    _require_count(meld, need=len(cards), got=len(declared))
    for card, face in zip(cards, declared, strict=True):
        if face is not None and card is not None and not is_joker(card):
            raise RuleError(Code.NOT_A_JOKER, card=card.face)
        if face is not None and (face.rank is Rank.JOKER or face.suit is Suit.JOKER):
            raise RuleError(Code.DECLARED_JOKER)
    return tuple(face and face._replace(copy=0) for face in declared)


def _aside(state: State, command: SealMeld) -> tuple[int, ...]:
    """Return the slots of the Chief's smaller part if the player chose it (rules 10 and 46)."""
    chosen, rules = command.aside, state.rules
    if not chosen:
        return ()
    if command.meld is not Meld.INDIAN_CHIEF or not rules.split_by_hand:
        raise RuleError(Code.SPLIT_OFF)
    slots = tuple(sorted(set(chosen).intersection(range(len(command.cards)))))
    if not len(slots) == len(chosen) == rules.aside:
        raise RuleError(Code.SPLIT_COUNT, need=rules.aside, got=len(slots))
    return slots
