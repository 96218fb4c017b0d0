"""A table as loaded to be decided on: how it stands, and the log with its secret seed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.standing import Standing, deal_of
from data.log import LogEvent
from data.store import Log
from engine.core import Command, Seat
from engine.deal import Deal


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it stands, with the log behind it."""

    standing: Standing
    log: Log

    @property
    def deal(self) -> Deal:
        """The chance of this table."""
        return deal_of(self.standing, self.log.seed)

    def after(self, events: tuple[LogEvent, ...]) -> Loaded:
        """How it will stand once ``events`` are stored."""
        return replace(self, standing=self.standing.after(events))

    def decide(self, commands: tuple[Command, ...]) -> tuple[LogEvent, ...]:
        """Let the rules decide on commands one after the other."""
        standing, deal = self.standing, self.deal
        events: list[LogEvent] = []
        for command in commands:
            new = standing.game.decide(standing.state, command, deal)
            standing = standing.after(new)
            events.extend(new)
        return tuple(events)

    def owing(self, step: int) -> tuple[Seat, ...]:
        """Return the seats that the phase ``step`` still waits for."""
        wait = self.standing.wait
        return wait.seats if wait is not None and wait.step == step else ()
