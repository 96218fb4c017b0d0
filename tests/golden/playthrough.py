"""A playthrough as text: the commands of a game and every event that they led to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.cards import Card
from engine.core import Command, Event, Game

HERE = Path(__file__).parent
GAMES = 100
"""Random games of which the most eventful is written down."""


class Played(Protocol):
    """A game under way, as the drivers of the tests keep it."""

    log: list[Event]
    steps: list[tuple[Command | None, tuple[Event, ...]]]

    def do(self, command: Command) -> tuple[Event, ...]:
        """Decide a command and keep what it leads to."""

    def expire(self) -> tuple[Event, ...]:
        """Let the phase lapse."""


PlayedT = TypeVar("PlayedT", bound=Played)


@dataclass(frozen=True, slots=True)
class Plan(ABC, Generic[PlayedT]):
    """What gets a playthrough of its own: a way to play one game, and how it is written.

    ``options`` are those of the plan's game.
    """

    options: Any
    players: int
    game: ClassVar[Game[Any, Any, Any]]

    @property
    @abstractmethod
    def words(self) -> tuple[str, ...]:
        """Mode and house rules in words."""

    @abstractmethod
    def begin(self, number: int) -> PlayedT:
        """Start the game of deal ``number``."""

    @abstractmethod
    def playout(self, number: int) -> PlayedT:
        """Play it at random to its end."""

    @abstractmethod
    def told(self, played: PlayedT) -> set[object]:
        """Collect what a game has to tell beside its kinds of events."""

    @abstractmethod
    def totals(self, played: PlayedT) -> tuple[int, ...]:
        """Points of each seat; none where there are no points."""

    @abstractmethod
    def spoken(self, command: Command) -> str:
        """Write a command in one line."""

    @abstractmethod
    def read(self, spoken: str) -> Command:
        """Read a command back; ``ValueError`` for what is none."""

    def summed_up(self, played: PlayedT) -> tuple[str, ...]:
        """Say what it came to, in lines at the end."""
        return (f"totals {self.shown(self.totals(played))}",)

    def shown(self, value: Any) -> str:
        """Write any value of an event in one line, without what is default; cards by codes."""
        match value:
            case Card():
                return value.code
            case tuple() if value and all(isinstance(one, Card) for one in value):
                return " ".join(card.code for card in value)
            case tuple():
                return f"[{'; '.join(map(self.shown, value))}]"
            case _ if is_dataclass(value):
                told = (one for one in fields(value) if getattr(value, one.name) != one.default)
                inside = (f"{one.name}={self.shown(getattr(value, one.name))}" for one in told)
                return f"{type(value).__name__}({', '.join(inside)})"
            case _:
                return "-" if value is None else str(value)

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return HERE / f"{'-'.join((self.game.key, *self.words, str(self.players)))}.txt"

    def record(self) -> str:
        """Play the most eventful of some random games and write it down."""
        games = map(self.playout, range(GAMES))
        number, game = max(enumerate(games), key=lambda played: len(self._all_told(played[1])))
        return self._written(number, game)

    def replay(self, text: str) -> str:
        """Play the commands of a playthrough again and write down what comes of them."""
        lines = text.splitlines()
        number = next(int(line.split()[1]) for line in lines if line.startswith("deal "))
        played = self.begin(number)
        for spoken in (line.removeprefix("> ") for line in lines if line.startswith("> ")):
            if spoken == LAPSE:
                played.expire()
            else:
                played.do(self.read(spoken))
        return self._written(number, played)

    def _all_told(self, played: PlayedT) -> set[object]:
        totals = sorted(self.totals(played))
        tie: set[object] = {"tie"} if totals and totals[-2:-1] == totals[-1:] else set()
        return tie | {type(event) for event in played.log} | self.told(played)

    def _written(self, number: int, played: PlayedT) -> str:
        opening = played.log[: len(played.log) - sum(len(events) for _, events in played.steps)]
        lines = [
            f"options {self.shown(self.options)}",
            f"players {self.players}",
            f"deal {number}",
            *map(self.shown, opening),
        ]
        for command, events in played.steps:
            spoken = LAPSE if command is None else self.spoken(command)
            lines += ["", f"> {spoken}", *map(self.shown, events)]
        return "\n".join((*lines, "", *self.summed_up(played), ""))


LAPSE = "time lapses"
AnyPlan = Plan[Any]


def rare(events: Iterable[Event], names: set[str]) -> Iterator[object]:
    """Yield which fields of events, of those named, are filled anywhere."""
    for event in events:
        for one in fields(event):
            if one.name in names and getattr(event, one.name):
                yield type(event), one.name
