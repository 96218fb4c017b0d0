"""A thief's turn: from whom, which card, or a draw instead."""

from __future__ import annotations

from bot.decision import Decision, number, only
from bot.moves.turn import Turn
from bot.moves.written import named_card
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.steal import booty
from engine.core import Code, RuleError
from engine.indian_chief.model import PickSteal, Target
from engine.indian_chief.situation import Phase

_MOST_SLOTS = 10


def steal(turn: Turn) -> Decision:
    """Open the steal screen."""
    return Decision(Show.STEAL) if _may_steal(turn) else _no_steal()


def steal_from(turn: Turn) -> Decision:
    """Pick whom to steal from or, in a solo game, from which earlier round."""
    if not _may_steal(turn):
        return _no_steal()
    lying, solo = number(only(turn.click.values), 100), turn.view.options.solo
    if solo:
        return Decision(Show.STEAL, victim=turn.seat, round=lying)
    return Decision(Show.STEAL, victim=lying)


def take(turn: Turn) -> Decision:
    """Pick which card of a meld to steal; nothing is done yet."""
    if not _may_steal(turn):
        return _no_steal()
    seat, lying = _place(turn)
    slot = number(only(turn.click.values), _MOST_SLOTS)
    return Decision(Show.STEAL, victim=seat, slot=slot, round=lying)


def pick(turn: Turn) -> Decision:
    """Steal the card in a place of a face-up meld; arguments: seat, slot, round if earlier."""
    if len(turn.click.args) not in {2, 3}:
        raise Refusal(Refused.UNKNOWN)
    seat, slot, lying = (number(text, 100) for text in (*turn.click.args, "0")[:3])
    return _picked(turn, Target(seat, slot, lying))


def pick_card(turn: Turn) -> Decision:
    """Steal a card by its name; of equal cards the first one clockwise from the thief."""
    if not _may_steal(turn):
        return _no_steal()
    face = named_card(only(turn.click.args)).face
    places = [target for target, card in booty(turn.view).items() if card.face == face]
    if not places:
        raise RuleError(Code.STEAL_NOTHING)
    players = turn.view.players

    def nearness(target: Target) -> tuple[int, int, int]:
        return (target.seat - turn.seat) % players, target.round, target.slot

    return _picked(turn, min(places, key=nearness))


def draw(turn: Turn) -> Decision:
    """Draw from the deck instead of stealing."""
    return _picked(turn, None)


def _place(turn: Turn) -> tuple[int, int]:
    """Read seat and round of the meld that a select is for."""
    if len(turn.click.args) not in {1, 2}:
        raise Refusal(Refused.UNKNOWN)
    seat, lying = (number(text, 100) for text in (*turn.click.args, "0")[:2])
    return seat, lying


def _picked(turn: Turn, target: Target | None) -> Decision:
    solo = turn.view.options.solo
    if target is None:
        said = Said.DREW if solo else Said.DRAW_PICKED
    else:
        said = Said.TOOK if solo else Said.STEAL_PICKED
    return Decision(Show.STEAL, said, command=PickSteal(turn.seat, target))


def _may_steal(turn: Turn) -> bool:
    return turn.view.phase is Phase.STEAL and turn.seat in turn.view.thieves


def _no_steal() -> Decision:
    return Decision(Show.NOTE, Said.NO_STEAL_NOW)
