"""Moves that the engine decides and folds, against OpenSpiel's hearts.

Both play whole games of four players that were recorded before: random classic games of Indian
Chief, random games of hearts; the deal at the beginning is part of both. Ours is ``start``,
``decide``, which validates a command and makes its events, and ``evolve`` for each event, which
makes a new state: Python alone. Theirs is OpenSpiel's C++ core through its Python API: an action is
looked up among the legal ones, then applied, and changes the one state. A move is what a player
does; chance is in the time, and not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from benchmarks.figures import Better, Figure, least_of_both, peer
from engine.core import Command, fold
from engine.deal import Deal
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.state import State
from engine.players.indian_chief import random_legal

SEATS, GAMES = 4, 20
DEALT = 53
"""So many actions of chance begin a game of hearts: 52 cards, and to whom cards are passed."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """The chance of a game, and all commands to its end."""

    deal: Deal
    commands: tuple[Command, ...]


class Hearts(Protocol):
    """What is used of ``pyspiel.State``."""

    def is_terminal(self) -> bool: ...  # noqa: D102  theirs
    def is_chance_node(self) -> bool: ...  # noqa: D102
    def chance_outcomes(self) -> list[tuple[int, float]]: ...  # noqa: D102
    def legal_actions(self) -> list[int]: ...  # noqa: D102
    def apply_action(self, action: int) -> None: ...  # noqa: D102


Begin: TypeAlias = Callable[[], Hearts]
"""Makes a game of hearts with nothing dealt."""


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield moves a second."""
    begin: Begin = peer("pyspiel").load_game("hearts").new_initial_state
    chief, hearts = list(map(recorded, range(GAMES))), [drawn(begin, n) for n in range(GAMES)]
    our, their = least_of_both(
        lambda: _replay(chief), lambda: _replay_hearts(begin, hearts), 5 if quick else 30
    )
    our_moves = sum(len(game.commands) for game in chief)
    their_moves = sum(map(len, hearts)) - GAMES * DEALT
    rates = our_moves / our, their_moves / their
    yield Figure("moves, OpenSpiel hearts", "moves/s", *rates, 0.35, Better.HIGHER, 0.74)


def recorded(number: int) -> Recorded:
    """Play a random game of Indian Chief."""
    deal = Deal(number.to_bytes(32), [seat.to_bytes(16) for seat in range(SEATS)])
    state, rng, commands = _started(deal), random.Random(number), list[Command]()
    while wait := INDIAN_CHIEF.wait(state):
        command = random_legal(INDIAN_CHIEF.view(state, wait.seats[0]), rng)
        commands.append(command)
        state = _moved(state, command, deal)
    return Recorded(deal, tuple(commands))


def _started(deal: Deal) -> State:
    state = fold(INDIAN_CHIEF, INDIAN_CHIEF.start(SEATS, Options(), deal))
    if state is None:
        raise ValueError("a game begins with an event")
    return state


def _moved(state: State, command: Command, deal: Deal) -> State:
    for event in INDIAN_CHIEF.decide(state, command, deal):
        state = INDIAN_CHIEF.evolve(state, event)
    return state


def _replay(games: Sequence[Recorded]) -> None:
    for game in games:
        state = _started(game.deal)
        for command in game.commands:
            state = _moved(state, command, game.deal)


def drawn(begin: Begin, number: int) -> tuple[int, ...]:
    """Play a random game of hearts; return all its actions, those of chance too."""
    state, rng, actions = begin(), random.Random(number), list[int]()
    while not state.is_terminal():
        actions.append(rng.choice(_allowed(state)))
        state.apply_action(actions[-1])
    return tuple(actions)


def _replay_hearts(begin: Begin, games: Sequence[tuple[int, ...]]) -> None:
    for actions in games:
        state = begin()
        for action in actions:
            if action not in _allowed(state):
                raise ValueError(f"{action} is not legal")
            state.apply_action(action)


def _allowed(state: Hearts) -> list[int]:
    if state.is_chance_node():
        return [action for action, _ in state.chance_outcomes()]
    return state.legal_actions()
