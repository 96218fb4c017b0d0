"""Handing out what a hand won: put together one by one, evenly at once, or written by seat."""

from __future__ import annotations

from typing import Final

from bot.decision import Decision, number, only
from bot.indian_poker.moves.turn import Turn
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_poker.scene import Draft
from engine.core import Code, RuleError
from engine.indian_poker.giving import evenly
from engine.indian_poker.model import HandOut
from engine.indian_poker.rules import to_give
from engine.indian_poker.situation import Phase

EVENLY: Final = "evenly"
"""As the argument of ``give``: hand out evenly, whatever was picked."""


def give_one(turn: Turn) -> Decision:
    """Pick one more forfeit for the seat that the argument names, counted from 0."""
    won, seat = _won(turn), number(only(turn.click.args), turn.view.players)
    if seat == turn.seat:
        raise RuleError(Code.GIVE_OWN)
    shares = tuple(count + (at == seat) for at, count in enumerate(_picked(turn)))
    if sum(shares) > won:
        raise RuleError(Code.GIVE_COUNT, need=won, got=sum(shares))
    return Decision(Show.HAND, draft=Draft(shares=shares))


def give_evenly(turn: Turn) -> Decision:
    """Pick the even split; it may be changed until it is handed out."""
    return Decision(Show.HAND, draft=Draft(shares=_evenly(turn)))


def give_clear(turn: Turn) -> Decision:
    """Begin to pick anew."""
    _won(turn)
    return Decision(Show.HAND, draft=Draft())


def give(turn: Turn) -> Decision:
    """Hand out what was picked or, by the argument, ``EVENLY`` or ``"2,3,0,0"`` by seat."""
    shares = _written(turn) if turn.click.args else _picked(turn)
    return Decision(Show.HAND, Said.HANDED_OUT, command=HandOut(turn.seat, shares))


def _written(turn: Turn) -> tuple[int, ...]:
    text = only(turn.click.args)
    if text == EVENLY:
        return _evenly(turn)
    shares = tuple(map(number, text.split(",")))
    if len(shares) != turn.view.players:
        raise Refusal(Refused.UNKNOWN)
    return shares


def _evenly(turn: Turn) -> tuple[int, ...]:
    return evenly(turn.seat, turn.view.players, _won(turn))


def _won(turn: Turn) -> int:
    """Return what this seat has to hand out; ``RuleError`` where it has nothing, or no more."""
    if turn.view.phase is not Phase.GIVE or not turn.view.may_act:
        raise RuleError(Code.NOT_AWAITED)
    return to_give(turn.view.options)


def _picked(turn: Turn) -> tuple[int, ...]:
    return turn.draft.shares or (0,) * turn.view.players
