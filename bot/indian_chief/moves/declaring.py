"""Jokers: declaring them by hand when sealing, and a Beggar Man's after the reveal."""

from __future__ import annotations

from dataclasses import replace

from bot.decision import Decision, only
from bot.indian_chief.moves.drafts import can_declare
from bot.indian_chief.moves.turn import Turn, declared_at, joker_slot, read_rank, read_suit, rules
from bot.indian_chief.moves.written import declared_late
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_chief.scene import BEST, Draft
from engine.cards import NATURAL_SUITS, Card, Rank, Suit, is_joker
from engine.core import Code, RuleError
from engine.indian_chief.melds import declare as declare_best
from engine.indian_chief.melds import score
from engine.indian_chief.model import DeclareJokers, Meld
from engine.indian_chief.situation import Phase


def declare(turn: Turn) -> Decision:
    """Show the selects by which jokers are declared, or go back to the best (rule 43)."""
    by_hand = only(turn.click.args) == "on"
    _meld(turn)
    declared = turn.draft.declared if by_hand else ()
    return Decision(Show.HAND, draft=replace(turn.draft, by_hand=by_hand, declared=declared))


def pick_rank(turn: Turn) -> Decision:
    """Declare the rank of a joker; its suit stays, or becomes the one that scores most."""
    meld, cards = _meld(turn), turn.draft.cards
    slot, value = joker_slot(turn, cards), only(turn.click.values)
    card = None if value == BEST else _of_rank(turn, meld, slot, read_rank(value))
    return Decision(Show.HAND, draft=_with(turn, slot, card))


def pick_suit(turn: Turn) -> Decision:
    """Declare the suit of a joker."""
    meld, cards = _meld(turn), turn.draft.cards
    slot, suit = joker_slot(turn, cards), read_suit(only(turn.click.values))
    rank = _faces(turn, meld, turn.draft.declared)[slot].rank
    return Decision(Show.HAND, draft=_with(turn, slot, Card(0, suit, rank)))


def late_rank(turn: Turn) -> Decision:
    """Pick what a Beggar Man's joker is to count as after the reveal; nothing is done yet."""
    slots, draft = _own_slots(turn), turn.draft
    slot, value = joker_slot(turn, slots), only(turn.click.values)
    card = None if value == BEST else Card(0, Suit.CLUBS, read_rank(value))
    said = draft.declared or turn.view.said or (None,) * len(slots)
    declared = tuple(card if place == slot else old for place, old in enumerate(said))
    return Decision(Show.HAND, draft=Draft(declared=declared))


def announce(turn: Turn) -> Decision:
    """Say what a Beggar Man's jokers count as: what is written, else what was picked (rule 43).

    Without either they are declared as scores best.
    """
    slots = _own_slots(turn)
    if any(turn.click.args):
        return _announced(turn, declared_late(only(turn.click.args), slots))
    if turn.view.said and not turn.draft.declared:
        return Decision(Show.HAND, Said.ALREADY)
    return _announced(turn, turn.draft.declared or (None,) * len(slots))


def _announced(turn: Turn, declared: tuple[Card | None, ...]) -> Decision:
    said = None if turn.view.options.solo else Said.DECLARED
    return Decision(Show.HAND, said, command=DeclareJokers(turn.seat, declared))


def _meld(turn: Turn) -> Meld:
    """Return the meld whose jokers may be declared now; ``Refusal`` or ``RuleError`` for none."""
    meld, cards = turn.draft.meld, turn.draft.cards
    if meld is None or len(cards) != rules(turn).sizes[meld]:
        raise Refusal(Refused.UNFINISHED)
    if meld is Meld.BEGGAR_MAN and any(map(is_joker, cards)):
        raise RuleError(Code.DECLARED_LATER)
    if not can_declare(meld, cards):
        raise Refusal(Refused.UNKNOWN)
    return meld


def _with(turn: Turn, slot: int, card: Card | None) -> Draft:
    draft = turn.draft
    declared = declared_at(draft.declared, slot, card, len(draft.cards))
    return replace(draft, declared=declared, by_hand=True)


def _of_rank(turn: Turn, meld: Meld, slot: int, rank: Rank) -> Card:
    """Return a card of ``rank``: in the suit declared before, else in the one that scores most."""
    before = turn.draft.declared[slot] if turn.draft.declared else None
    suits = NATURAL_SUITS if before is None else (before.suit,)
    return max(
        (Card(0, suit, rank) for suit in suits), key=lambda card: _points(turn, meld, slot, card)
    )


def _points(turn: Turn, meld: Meld, slot: int, card: Card) -> int:
    declared = declared_at(turn.draft.declared, slot, card, len(turn.draft.cards))
    faces = _faces(turn, meld, declared)
    return score(rules(turn), meld, faces, aside=turn.draft.aside).points


def _faces(turn: Turn, meld: Meld, declared: tuple[Card | None, ...]) -> tuple[Card, ...]:
    draft = turn.draft
    return declare_best(rules(turn), meld, draft.cards, declared=declared, aside=draft.aside)


def _own_slots(turn: Turn) -> tuple[Card | None, ...]:
    """Return the own Beggar Man as it lies; ``RuleError`` where nothing is asked of it."""
    if turn.view.phase is not Phase.DECLARE or turn.seat not in turn.view.declaring:
        raise RuleError(Code.NOT_AWAITED)
    return turn.view.table[turn.seat].slots
