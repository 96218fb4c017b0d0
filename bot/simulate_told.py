"""What came out of a simulation, and how it is written: by player and by level."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, stdev

from bot.present.words import counted
from bot.simulate import Plan, Points


@dataclass(frozen=True, slots=True)
class Mean:
    """Mean points of a player, or of all of a level, in ``number`` units.

    ``standard_error`` is that of the mean, the units being independent of each other.
    """

    player: str
    mean: float
    standard_error: float
    number: int


@dataclass(frozen=True, slots=True)
class Level:
    """All players of one level together.

    ``sole_wins`` are the units that one of them alone won, of ``decided`` ones that anybody won
    alone. ``milliseconds`` of processor time a move took: the median, what 99 of 100 stay below,
    and the most; ``moves`` were timed.
    """

    points: Mean
    sole_wins: int
    decided: int
    moves: int
    milliseconds: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Found:
    """What came out: the players in the order given, and the levels in that of their first."""

    plan: Plan
    players: tuple[Mean, ...]
    levels: tuple[Level, ...]


def found(
    plan: Plan, units: Sequence[Points], seconds: Mapping[str, Sequence[float]] | None = None
) -> Found:
    """Sum up what was ``played``; ``seconds`` are those of each move, by level."""
    players = tuple(
        _mean(player, points)
        for player, points in zip(plan.players, zip(*units, strict=True), strict=True)
    )
    return Found(plan, players, tuple(_levels(plan, units, seconds or {})))


def _mean(name: str, points: Sequence[float]) -> Mean:
    return Mean(name, fmean(points), stdev(points) / sqrt(len(points)), len(points))


def _levels(
    plan: Plan, units: Sequence[Points], seconds: Mapping[str, Sequence[float]]
) -> Iterator[Level]:
    won = [plan.players[points.index(max(points))] for points in units if _sole(points)]
    for level in dict.fromkeys(plan.players):
        seats = [place for place, name in enumerate(plan.players) if name == level]
        points = [fmean(points[place] for place in seats) for points in units]
        spent = sorted(1000 * each for each in seconds.get(level, ()))
        shares = (_below(spent, 0.5), _below(spent, 0.99), _below(spent, 1))
        yield Level(_mean(level, points), won.count(level), len(won), len(spent), shares)


def _sole(points: Points) -> bool:
    return len(points) > 1 and points.count(max(points)) == 1


def _below(ascending: Sequence[float], share: float) -> float:
    """Return the value that such a share of all does not exceed; 0 where there are none."""
    return ascending[ceil(share * len(ascending)) - 1] if ascending else 0


def as_json(found: Found) -> str:
    """Write all as one JSON object; only the times differ when it is done once more."""
    unit = f"{found.plan.kind.unit}s"
    return json.dumps(
        {
            "players": [_told(one, unit) for one in found.players],
            "levels": [
                {
                    **_told(level.points, unit),
                    "sole_wins": level.sole_wins,
                    "decided": level.decided,
                    "moves": level.moves,
                    "milliseconds": dict(
                        zip(("p50", "p99", "max"), map(_rounded, level.milliseconds), strict=True)
                    ),
                }
                for level in found.levels
            ],
        }
    )


def _told(one: Mean, unit: str) -> dict[str, object]:
    return {
        "player": one.player,
        "mean": _rounded(one.mean),
        "standard_error": _rounded(one.standard_error),
        unit: one.number,
    }


def _rounded(value: float) -> float:
    return round(value, 4)


def as_text(found: Found) -> str:
    """Write all to read: a head line and a line for each player, then one for each level."""
    plan = found.plan
    unit, wide = plan.kind.unit, max(map(len, plan.players))
    lines = [f"Points a {unit}, {counted(plan.number, unit)}"]
    lines += (_line(one, wide) for one in found.players)
    lines.append("All of a level; sole wins; processor time of a move, in ms: median, 99 %, most")
    for level in found.levels:
        share = f"{level.sole_wins} of {level.decided}"
        if level.decided:
            share += f" ({level.sole_wins / level.decided:.0%})"
        p50, p99, most = level.milliseconds
        times = f"{p50:6.2f} {p99:6.2f} {most:6.2f}"
        lines.append(f"{_line(level.points, wide)}  {share:>16}  {times}")
    return "\n".join(lines)


def _line(one: Mean, wide: int) -> str:
    return f"{one.player:<{wide}}  {one.mean:7.2f} \u00b1 {one.standard_error:.2f}"
