"""How a person's clicks become drafts and commands of Indian Chief."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.click import Click
from bot.decision import Decision, number, only
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.scene import ASK, Draft
from engine.cards import Card, Rank, parse_card
from engine.core import Code, Command, RuleError, Seat
from engine.indian_chief.model import Meld, PickSteal, SealMeld, Target, Wish
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View
from engine.indian_chief.steals import stealable
from engine.indian_chief.wishes import format_wish, parse_wish

MOST_WANTS = 10
"""So many cards a wish may name: it must fit into a select's option."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A click of somebody who holds a seat, with what that seat sees and was picking."""

    seat: Seat
    view: View
    draft: Draft
    click: Click


def pick_meld(turn: Turn) -> Decision:
    """Pick the meld; cards picked before stay where their number still fits."""
    meld = _open_meld(only(turn.click.values), turn)
    size = rules_of(turn.view.options).sizes[meld]
    cards = turn.draft.cards if len(turn.draft.cards) == size else ()
    wish = turn.draft.wish if meld is Meld.THIEF else None
    return Decision(Show.HAND, draft=Draft(meld, cards, wish))


def pick_cards(turn: Turn) -> Decision:
    """Pick the cards for the meld that the select was made for, by their positions in the hand."""
    hand, meld = turn.view.hand, _open_meld(only(turn.click.args), turn)
    places = [number(value, len(hand)) for value in turn.click.values]
    cards = tuple(hand[place] for place in sorted(set(places)))
    wish = turn.draft.wish if meld is Meld.THIEF else None
    return Decision(Show.HAND, draft=Draft(meld, cards, wish))


def pick_wish(turn: Turn) -> Decision:
    """Pick what a thief will steal without being asked (rule 26)."""
    text = only(turn.click.values)
    wish = _wish(text)
    return Decision(Show.HAND, draft=replace(turn.draft, wish=wish))


def choose(turn: Turn) -> Decision:
    """Pick meld, cards and wish in one go, from a slash command."""
    return Decision(Show.HAND, draft=_written(turn))


def seal(turn: Turn) -> Decision:
    """Seal what is written or, without words, what was picked."""
    draft = _written(turn) if any(turn.click.args) else turn.draft
    if draft.cards == () and turn.view.own is not None:
        return Decision(Show.HAND, Said.ALREADY)
    if draft.meld is None or not draft.cards:
        raise Refusal(Refused.UNFINISHED)
    said = Said.SEALED if turn.view.own is None else Said.RESEALED
    command = SealMeld(turn.seat, draft.meld, draft.cards, draft.wish)
    return Decision(Show.HAND, said, command=command)


def change(turn: Turn) -> Decision:
    """Take up the sealed meld to change it; it stands until a new one is sealed (rule 7)."""
    own = turn.view.own
    if own is None:
        return Decision(Show.HAND)
    return Decision(Show.HAND, draft=Draft(own.meld, own.cards, own.wish))


def steal(turn: Turn) -> Decision:
    """Open the steal screen."""
    return Decision(Show.STEAL) if _may_steal(turn) else _no_steal()


def steal_from(turn: Turn) -> Decision:
    """Pick whom to steal from."""
    victim = number(only(turn.click.values), turn.view.players)
    return Decision(Show.STEAL, victim=victim) if _may_steal(turn) else _no_steal()


def take(turn: Turn) -> Decision:
    """Pick which card of the victim to steal; nothing is done yet."""
    if not _may_steal(turn):
        return _no_steal()
    victim = number(only(turn.click.args), turn.view.players)
    slots = len(turn.view.table[victim].slots)
    return Decision(Show.STEAL, victim=victim, slot=number(only(turn.click.values), slots))


def pick(turn: Turn) -> Decision:
    """Steal the card in a place of a face-up meld."""
    if len(turn.click.args) != 2:
        raise Refusal(Refused.UNKNOWN)
    victim, slot = (number(text, 10) for text in turn.click.args)
    return _picked(turn, Target(victim, slot))


def pick_card(turn: Turn) -> Decision:
    """Steal a card by its name; of equal cards the first one clockwise from the thief."""
    if not _may_steal(turn):
        return _no_steal()
    face = _card(only(turn.click.args)).face
    view = turn.view
    lying = stealable(rules_of(view.options), turn.seat, view.table, view.earlier)
    places = [target for target, card in lying.items() if card.face == face]
    if not places:
        raise RuleError(Code.STEAL_NOTHING)
    players = view.players
    return _picked(turn, min(places, key=lambda t: ((t.seat - turn.seat) % players, t.slot)))


def draw(turn: Turn) -> Decision:
    """Draw from the deck instead of stealing."""
    return _picked(turn, None)


def _picked(turn: Turn, target: Target | None) -> Decision:
    said = Said.DRAW_PICKED if target is None else Said.STEAL_PICKED
    return Decision(Show.STEAL, said, command=PickSteal(turn.seat, target))


def _may_steal(turn: Turn) -> bool:
    return turn.view.phase is Phase.STEAL and turn.seat in turn.view.thieves


def _no_steal() -> Decision:
    return Decision(Show.NOTE, Said.NO_STEAL_NOW)


def _written(turn: Turn) -> Draft:
    """Read meld, cards and wish of a slash command; what is empty comes from the draft."""
    meld_text, cards_text, wish_text = (*turn.click.args, "", "", "")[:3]
    meld = _open_meld(meld_text, turn) if meld_text else turn.draft.meld
    cards = _held(cards_text, turn.view.hand) if cards_text else turn.draft.cards
    wish = turn.draft.wish if meld is Meld.THIEF else None
    if wish_text:
        if meld is not Meld.THIEF:
            raise RuleError(Code.WISH_WITHOUT_THIEF)
        wish = _wish(wish_text)
    return Draft(meld, cards, wish)


def _held(text: str, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Find the named cards in the hand; a name stands for any of its equal cards."""
    left, found = list(hand), []
    for word in text.replace(",", " ").split():
        face = _card(word).face
        card = next((card for card in left if card.face == face), None)
        if card is None:
            raise RuleError(Code.CARD_NOT_HELD, card=face)
        left.remove(card)
        found.append(card)
    return tuple(found)


def _card(word: str) -> Card:
    try:
        card = parse_card(word)
    except ValueError as error:
        raise RuleError(Code.CARD_UNKNOWN, card=word[:20]) from error
    if card.rank is Rank.JOKER:
        raise RuleError(Code.NO_JOKERS)
    return card


def _wish(text: str) -> Wish | None:
    if text == ASK:
        return None
    if len(text.split()) > MOST_WANTS:
        raise RuleError(Code.WISH_LONG, most=MOST_WANTS)
    return parse_wish(text)


def _open_meld(text: str, turn: Turn) -> Meld:
    try:
        meld = Meld(text)
    except ValueError as error:
        raise RuleError(Code.MELD_UNKNOWN, meld=text[:40]) from error
    if meld not in turn.view.open_melds[turn.seat]:
        raise RuleError(Code.MELD_USED, meld=meld)
    return meld


def dump_draft(draft: Draft) -> str:
    """Write a draft for the store."""
    return json.dumps(
        {
            "meld": draft.meld,
            "cards": [card.code for card in draft.cards],
            "wish": None if draft.wish is None else format_wish(draft.wish),
        }
    )


def load_draft(text: str) -> Draft:
    """Read a draft from the store."""
    raw = json.loads(text)
    return Draft(
        meld=None if raw["meld"] is None else Meld(raw["meld"]),
        cards=tuple(parse_card(code) for code in raw["cards"]),
        wish=None if raw["wish"] is None else parse_wish(raw["wish"]),
    )


ACTIONS: dict[str, Callable[[Turn], Decision]] = {
    "meld": pick_meld,
    "cards": pick_cards,
    "wish": pick_wish,
    "choose": choose,
    "seal": seal,
    "change": change,
    "steal": steal,
    "from": steal_from,
    "take": take,
    "pick": pick,
    "pick_card": pick_card,
    "draw": draw,
}
"""What a seat can do in a game of Indian Chief."""

ANY_STEP = frozenset({"steal"})
"""Actions that only look, so that a control of any phase may ask for them."""


def first_draft(view: View) -> Draft:
    """What a seat begins to pick from: the last open meld needs no choosing."""
    melds = () if view.seat is None else view.open_melds[view.seat]
    return Draft(melds[0]) if len(melds) == 1 and view.own is None else Draft()


def made_last(view: View, command: Command) -> Said | None:
    """What to say of a move that closed its phase; ``None`` while it may still be changed."""
    if isinstance(command, SealMeld):
        return None if view.own is not None else Said.SEALED_LAST
    return None if view.picked else Said.PICKED_LAST


def prompt(view: View) -> tuple[str, int] | None:
    """Name what this seat is asked in private, ``None`` for nothing new.

    It changes when a message of its own is due: a new hand, or a thief's turn to steal.
    """
    if new_hand(view):
        return ("hand", view.round)
    if view.phase is Phase.STEAL and view.may_act:
        return ("steal", view.step)
    return None


def new_hand(view: View) -> bool:
    """Whether this phase began with a hand that was dealt or filled up."""
    return view.phase is Phase.MELD
