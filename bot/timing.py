"""A table's times: chosen by the host in the lobby, in mid-game only as the table agrees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot import lengths
from bot.asked import times_of
from bot.clock import SECOND
from bot.decision import MANY, Decision, must_host, number, only
from bot.games import alone, hosting_of
from bot.outcome import Refusal, Refused, Said, Show
from bot.paces import LENGTHS, LONGEST, PUNCTUAL, SHORTEST, slow
from bot.visit import Visit, must_play
from data.log import Pace, Stage, Table, Times, TimesAnswered, TimesKept, TimesProposed, TimesSet


class Part(StrEnum):
    """What a host can choose, as the first argument of ``time``."""

    PACE = "pace"
    LENGTH = "length"  # of a pace of its own
    WEEKENDS = "weekends"
    VACATIONS = "vacations"
    PUNCTUALITY = "punctual"


ON, OFF = "on", "off"


def has_times(table: Table) -> bool:
    """Whether a table has times to choose: a night has its own clock, and alone nobody waits."""
    return hosting_of(table.options).lasts is None and not alone(table.options)


def code(times: Times) -> tuple[str, ...]:
    """Write times as arguments of a control, without what only a lobby can ask for."""
    seconds = 0 if times.length is None else times.length // SECOND
    return times.pace, str(seconds), f"{times.weekends_off:d}{times.vacations:d}"


def _decoded(args: tuple[str, ...], punctual: int) -> Times:
    """Read times from the arguments of a control; ``Refusal`` UNKNOWN for forged ones."""
    match args:
        case (pace, seconds, ("00" | "01" | "10" | "11") as flags) if pace in set(Pace):
            length = number(seconds, LONGEST // SECOND + 1) * SECOND
            own = Pace(pace) is Pace.OWN
            if own != (length > 0) or (own and length < SHORTEST):
                raise Refusal(Refused.UNKNOWN)
            weekends, vacations = (flag == "1" for flag in flags)
            return Times(Pace(pace), length or None, weekends, vacations, punctual)
        case _:
            raise Refusal(Refused.UNKNOWN)


def times(visit: Visit) -> Decision:
    """Look at the times of a table, and at those that are asked for."""
    _must_have_times(visit.table)
    return Decision(Show.TIMES)


def choose(visit: Visit) -> Decision:
    """Choose one thing about the times (the host): it holds in a lobby, else it is only thought of.

    The arguments are what is chosen and, in mid-game, the times that the host thought of so far.
    """
    table = _hosted(visit)
    what, *thought = visit.click.args or ("",)
    playing = table.stage is Stage.PLAYING
    before = _decoded(tuple(thought), table.times.punctual) if playing else table.times
    if what == Part.LENGTH and not visit.click.values:
        return Decision(Show.ASK_LENGTH, times=before if playing else None)
    chosen = _fitting(_with(before, what, only(visit.click.values)), table.times)
    if playing and what == Part.PUNCTUALITY:  # nobody joins any more
        raise Refusal(Refused.UNKNOWN)
    return Decision(Show.TIMES, times=chosen) if playing else _set(table, chosen)


def _with(before: Times, what: str, value: str) -> Times:
    match what, value:
        case Part.PACE, Pace.OWN if before.pace is Pace.OWN:
            return before
        case Part.PACE, _ if value in {*LENGTHS}:
            return replace(before, pace=Pace(value), length=None)
        case Part.LENGTH, _:
            return replace(before, pace=Pace.OWN, length=lengths.read(value))
        case Part.WEEKENDS, "on" | "off":
            return replace(before, weekends_off=value == OFF)
        case Part.VACATIONS, "on" | "off":
            return replace(before, vacations=value == ON)
        case Part.PUNCTUALITY, _ if number(value, MANY) in PUNCTUAL:
            return replace(before, punctual=int(value))
        case _:
            raise Refusal(Refused.UNKNOWN)


def _fitting(chosen: Times, now: Times) -> Times:
    """Leave what means nothing at a fast pace as it is now."""
    if slow(chosen):
        return chosen
    return replace(chosen, weekends_off=now.weekends_off, vacations=now.vacations)


def _set(table: Table, chosen: Times) -> Decision:
    """Let a lobby have other times; everybody sees them there."""
    if chosen == table.times:
        return Decision(Show.TIMES)
    return Decision(Show.TIMES, Said.RULES_SET, (TimesSet(chosen),))


def pace(visit: Visit) -> Decision:
    """Set a pace in the lobby, or propose one, as a command says it: pace and length, or ``""``."""
    match visit.click.args:
        case () | ("", ""):
            return times(visit)
        case (pace, length):
            table = _hosted(visit)
            wanted = times_of(table.times, pace or None, length or None)
            return _set(table, wanted) if table.stage is Stage.LOBBY else _ask(visit, wanted)
        case _:
            raise Refusal(Refused.UNKNOWN)


# ------------------------------------------------------------------------ in mid-game


def propose(visit: Visit) -> Decision:
    """Ask all who play for the times that the arguments say (the host)."""
    table = _hosted(visit)
    return _ask(visit, _decoded(visit.click.args, table.times.punctual))


def _ask(visit: Visit, wanted: Times) -> Decision:
    """Propose times, which counts as agreeing to them: where that is enough they hold at once."""
    table = visit.table
    if table.stage is not Stage.PLAYING:
        raise Refusal(Refused.NOT_BEGUN)
    if wanted == table.times:
        raise Refusal(Refused.SAME_TIMES)
    if table.proposed is not None and table.proposed.times == wanted:
        return Decision(Show.TIMES, Said.ALREADY)
    own = (TimesAnswered(visit.user, agrees=True),) if visit.user in table.people else ()
    return Decision(Show.TIMES, Said.TIMES_PROPOSED, (TimesProposed(wanted, visit.now), *own))


def agree(visit: Visit) -> Decision:
    """Agree to the times that the arguments say, if they are those asked for (who plays)."""
    return _answer(visit, Said.TIMES_AGREED, agrees=True)


def decline(visit: Visit) -> Decision:
    """Be against them, as ``agree``; either may be changed until it is decided."""
    return _answer(visit, Said.TIMES_DECLINED, agrees=False)


def _answer(visit: Visit, said: Said, *, agrees: bool) -> Decision:
    table = visit.table
    _must_have_times(table)
    asked = _decoded(visit.click.args, table.times.punctual)
    must_play(table, visit.seat)
    if table.proposed is None or table.proposed.times != asked:
        raise Refusal(Refused.NOT_PROPOSED)
    if visit.user in (table.agreed if agrees else table.against):
        return Decision(Show.NOTE, Said.ALREADY)
    return Decision(Show.NOTE, said, (TimesAnswered(visit.user, agrees),))


def take_back(visit: Visit) -> Decision:
    """Ask for other times no more (the host)."""
    if _hosted(visit).proposed is None:
        raise Refusal(Refused.NOT_PROPOSED)
    return Decision(Show.TIMES, Said.TIMES_TAKEN_BACK, (TimesKept(taken_back=True),))


def _hosted(visit: Visit) -> Table:
    must_host(visit.table.host, visit.user)
    _must_have_times(visit.table)
    return visit.table


def _must_have_times(table: Table) -> None:
    if not has_times(table):
        raise Refusal(Refused.NO_TIMES)


ACTIONS: Final[Mapping[str, Callable[[Visit], Decision]]] = MappingProxyType(
    {
        "times": times,
        "time": choose,
        "pace": pace,
        "propose": propose,
        "agree": agree,
        "decline": decline,
        "take_back": take_back,
    }
)
"""What can be done about the times of a table."""
