"""Computer players against each other, for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count, islice
from random import Random
from time import thread_time
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.present.words import listed
from bot.questions import BadQuestion, rulebook_of
from engine.catalog import GAMES, PLAYERS, choose, warm
from engine.core import Event, Seat
from engine.deal import Deal
from engine.indian_chief import options as indian_chief
from engine.indian_chief.model import GameEnded
from engine.indian_poker import options as indian_poker
from engine.indian_poker.model import HandRevealed

Points: TypeAlias = tuple[int, ...]
"""Points of a hand or a game, by seat or by player."""

Seconds: TypeAlias = dict[str, list[float]]
"""Processor time of each move, by level of who made it."""

Options: TypeAlias = indian_chief.Options | indian_poker.Options

_CHIEF: Final = TypeAdapter(indian_chief.Options)


class Question(BaseModel):
    """Who plays what against each other, and how often.

    ``game`` is a game's key or its short name, ``players`` are names of its computer players with
    commas between, the same one as often as one likes; Indian Chief is solo with one player.
    ``rulebook`` (``None``: classic) and ``triple`` are Indian Chief's. ``hands`` are counted in
    Indian poker and ``games`` in Indian Chief, ``None`` is a usual number. The same ``seed`` gives
    the same deals and the same choices.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    game: str
    players: str
    rulebook: str | None = None
    triple: bool = False
    hands: int | None = None
    games: int | None = None
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Kind:
    """How one game is simulated.

    ``unit`` is what is scored and counted, ``usual`` how many where nobody says it. ``options`` are
    those of a match of so many players. ``points`` reads from an event, and the state after it,
    what each seat scored in the unit that it ends; ``None`` where it ends none.
    """

    game: str
    short: str
    title: str
    unit: str
    usual: int
    options: Callable[[Question, int], Options]
    points: Callable[[Event, Any], Points | None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: ``number`` units of ``kind`` by ``players``, all of it possible."""

    kind: Kind
    options: Options
    players: tuple[str, ...]
    number: int
    seed: int


def planned(question: Question) -> Plan:
    """Tell what to play.

    ``BadQuestion`` for anything unknown, a wrong number of players, what belongs to another game,
    and a number too small for a standard error.
    """
    kind = _kind(question.game)
    players = _players(kind, question.players)
    options = kind.options(question, len(players))
    seats = GAMES[kind.game].seats(options)
    if len(players) not in seats:
        raise BadQuestion(
            f"{kind.title} is for {seats[0]} to {seats[-1]} players, not {len(players)}."
        )
    return Plan(kind, options, players, _number(kind, question), question.seed)


def played(plan: Plan, seconds: Seconds | None = None) -> Iterator[Points]:
    """Play, and yield the points of each unit by player, in the order of ``plan.players``.

    The times of all moves are added to ``seconds``.
    """
    warm()
    spent = {} if seconds is None else seconds
    units = (points for number in count() for points in _match(plan, number, spent))
    return islice(units, plan.number)


def _kind(name: str) -> Kind:
    for kind in _KINDS:
        if name in {kind.game, kind.short}:
            return kind
    known = listed((f"{kind.game} ({kind.short})" for kind in _KINDS), "or")
    if name in GAMES:
        raise BadQuestion(f"{name} is not played for points; simulate {known}.")
    raise BadQuestion(f"There is no game {name!r}; it is {known}.")


def _players(kind: Kind, text: str) -> tuple[str, ...]:
    names = tuple(text.replace(",", " ").split())
    known = PLAYERS[kind.game]
    if not names:
        raise BadQuestion(f"Name who plays: {listed(known, 'or')}.")
    if unknown := [name for name in names if name not in known]:
        raise BadQuestion(
            f"{kind.title} has no computer player {unknown[0]!r}; it has {listed(known)}."
        )
    return names


def _number(kind: Kind, question: Question) -> int:
    said = {"hand": question.hands, "game": question.games}
    number = said.pop(kind.unit)
    if any(other is not None for other in said.values()):
        raise BadQuestion(f"{kind.title} is counted in {kind.unit}s: say --{kind.unit}s.")
    if number is not None and number < 2:
        raise BadQuestion(f"A standard error needs at least 2 {kind.unit}s, not {number}.")
    return kind.usual if number is None else number


def _match(plan: Plan, number: int, seconds: Seconds) -> Iterator[Points]:
    """Play match ``number`` to its end, and yield the points of each unit by player."""
    game = GAMES[plan.kind.game]
    seats = _seating(plan, number)
    sitting = {seat: player for player, seat in zip(plan.players, seats, strict=True)}
    rng = _chance(plan, f"match {number}")
    deal = Deal(sha256(f"{plan.seed}/{number}".encode()).digest(), ())
    state, events = None, game.start(len(seats), plan.options, deal)
    while True:
        for event in events:
            state = game.evolve(state, event)
            if points := plan.kind.points(event, state):
                yield tuple(points[seat] for seat in seats)
        wait = game.wait(state)
        if wait is None:
            return
        seat = wait.seats[0]
        view, begun = game.view(state, seat), thread_time()
        command = choose(game.key, sitting[seat], view, rng)
        seconds.setdefault(sitting[seat], []).append(thread_time() - begun)
        events = game.decide(state, command, deal)


def _seating(plan: Plan, number: int) -> tuple[Seat, ...]:
    """Return the seat of each player: their order is drawn, and then goes once around the table.

    So everybody sits everywhere equally often, and beside everybody.
    """
    many = len(plan.players)
    lap, shift = divmod(number, many)
    order = _chance(plan, f"order {lap}").sample(range(many), many)
    return tuple((seat + shift) % many for seat in order)


def _chance(plan: Plan, label: str) -> Random:
    return Random(f"{plan.seed}/{label}")  # noqa: S311  nothing is dealt by it


def _chief_options(question: Question, players: int) -> Options:
    rules = rulebook_of(question.rulebook or "classic")
    chosen = {"rulebook": rules.name, "solo": players == 1, "triple": question.triple}
    return _CHIEF.validate_python(chosen)


def _chief_points(event: Event, state: Any) -> Points | None:  # noqa: ANN401  its game's
    totals: Points = state.totals
    return totals if isinstance(event, GameEnded) else None


def _poker_options(question: Question, _players: int) -> Options:
    """Play the shortest matches, so that few hands are played beyond those that count."""
    if question.rulebook is not None or question.triple:
        raise BadQuestion("Rulebooks and triple mode belong to Indian Chief.")
    return indian_poker.Options(rotations="one", two_players="yes")


def _poker_points(event: Event, _state: object) -> Points | None:
    return event.points if isinstance(event, HandRevealed) else None


_KINDS: Final = (
    Kind("indian_poker", "poker", "Indian poker", "hand", 10_000, _poker_options, _poker_points),
    Kind("indian_chief", "chief", "Indian Chief", "game", 100, _chief_options, _chief_points),
)
