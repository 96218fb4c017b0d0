"""What the house does between two hands of a game whose players may change then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.standing import Standing
from data.log import LogEvent


@dataclass(frozen=True, slots=True)
class Between:
    """What is done as a hand is over, and as the rest after it is.

    ``settled`` takes how the table stands after a hand, the time and the table's secret seed, and
    returns what follows from that hand. ``rest`` is how long the rest after it lasts, in
    milliseconds. ``resumed`` goes on when the rest is over: the next hand, a wait or the end; it
    takes the source of chance for join ids too.
    """

    settled: Callable[[Standing, int, bytes], tuple[LogEvent, ...]]
    rest: Callable[[Standing], int]
    resumed: Callable[[Standing, int, bytes, Callable[[int], bytes]], tuple[LogEvent, ...]]
