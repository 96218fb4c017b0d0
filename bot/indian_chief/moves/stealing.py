"""A thief's turn: from whom, which card, or a draw instead."""

from __future__ import annotations

from bot.decision import Decision, number, only
from bot.indian_chief.moves.turn import Turn
from bot.indian_chief.moves.written import named_card
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_chief.steal import booty
from engine.core import Code, RuleError
from engine.indian_chief.model import PickSteal, Target
from engine.indian_chief.situation import Phase


def steal(turn: Turn) -> Decision:
    """Open the steal screen."""
    return Decision(Show.STEAL) if _may_steal(turn) else _no_steal()


def steal_from(turn: Turn) -> Decision:
    """Pick whom to steal from or, in a solo game, from which earlier round."""
    if not _may_steal(turn):
        return _no_steal()
    picked = number(only(turn.click.values))
    if turn.view.options.solo:
        return Decision(Show.STEAL, victim=turn.seat, round=picked)
    return Decision(Show.STEAL, victim=picked)


def take(turn: Turn) -> Decision:
    """Pick which card of a meld to steal; nothing is done yet."""
    if not _may_steal(turn):
        return _no_steal()
    seat, round_ = _numbers(turn.click.args, 1)
    slot = number(only(turn.click.values))
    return Decision(Show.STEAL, victim=seat, slot=slot, round=round_)


def pick(turn: Turn) -> Decision:
    """Steal the card in a place of a face-up meld; arguments: seat, slot, round if earlier."""
    return _picked(turn, Target(*_numbers(turn.click.args, 2)))


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


def _numbers(args: tuple[str, ...], count: int) -> tuple[int, ...]:
    """Read so many numbers and a round, 0 (this one) where it is left out."""
    if len(args) not in {count, count + 1}:
        raise Refusal(Refused.UNKNOWN)
    return tuple(number(text) for text in (*args, "0")[: count + 1])


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
