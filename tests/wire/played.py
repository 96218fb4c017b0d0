"""What holds of every game that was played to its end: each hand dealt once, each round scored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.standing import deal_of, history
from data.log import HandSeated
from data.store import Log
from engine.indian_chief.model import GameEnded, MeldsRevealed
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import rules_of
from engine.indian_poker.dealing import deal_hand
from engine.indian_poker.model import CardsDealt, HandRevealed, MatchEnded
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT
from tests.bot.poker_night.lawful import check_night


def check_played(log: Log) -> None:
    """Check the log of a table that was played out, by the rules of its game."""
    *_, last = history(log)
    CHECKS[last.table.options.game](log)


def _check_chief(log: Log) -> None:
    *_, last = history(log)
    assert last.game.wait(last.state) is None
    rounds = [event.round for event in log.events if isinstance(event, MeldsRevealed)]
    assert rounds == list(range(1, rules_of(last.table.options).rounds + 1))
    assert sum(isinstance(event, GameEnded) for event in log.events) == 1


def _check_match(log: Log) -> None:
    *_, last = history(log)
    assert last.game.wait(last.state) is None
    hands = list(range(1, last.view(None).hands + 1))
    assert [event.hand for event in log.events if isinstance(event, HandRevealed)] == hands
    assert [event.hand for event in log.events if isinstance(event, CardsDealt)] == hands
    assert sum(isinstance(event, MatchEnded) for event in log.events) == 1
    _check_deals(log)


def _check_night(log: Log) -> None:
    check_night(log)
    seated = [event.hand for event in log.events if isinstance(event, HandSeated)]
    assert seated == list(range(2, len(seated) + 2))
    _check_deals(log)


def _check_deals(log: Log) -> None:
    """Every hand is what its seed and its players' chance make it, whichever process dealt it."""
    then = (*history(log),)
    for before, event in zip(then, log.events[1:], strict=False):
        if isinstance(event, CardsDealt):
            assert deal_hand(before.state, deal_of(before, log.seed)) == event


@dataclass(frozen=True, slots=True)
class Rest:
    """A rest of a night that the clock ended, from when until when, in milliseconds."""

    began: int
    over: int


def rests_of(log: Log) -> Iterator[Rest]:
    """Yield the rests that nobody ended by a press."""
    then = (*history(log),)
    for before, event in zip(then, log.events[1:], strict=False):
        due, settled = before.table.deadline, before.night.last
        if isinstance(event, HandSeated) and settled and due is not None and event.at >= due:
            yield Rest(settled.at, event.at)


CHECKS: Final[Mapping[str, Callable[[Log], None]]] = MappingProxyType(
    {
        INDIAN_CHIEF.key: _check_chief,
        INDIAN_POKER.key: _check_match,
        POKER_NIGHT.key: _check_night,
    }
)
