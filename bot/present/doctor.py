"""What ``/doctor`` found in a channel: what to do, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.present.permission import permission
from bot.present.screen import Screen, Text, Tone
from bot.present.words import listed
from bot.tongue import say

GATEWAY_SLOW: Final = 1.0
STORE_SLOW: Final = 0.25
"""Seconds from which on a person notices."""


class Commands(StrEnum):
    """Whether Discord shows the commands that this program has."""

    REGISTERED = "registered"
    DIFFERING = "differing"
    UNKNOWN = "unknown"  # Discord did not tell


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found where somebody asked, and about that person.

    ``missing`` are the permissions without which no table can be hosted here, ``lesser`` those
    without which less is possible, both as Discord names them. ``thread`` tells whether this is a
    thread, ``locked`` whether it is one in which the bot may not write. ``dm`` says whether a DM
    reached the person, ``None`` where that could not be tried. ``gateway`` and ``store`` are
    seconds; ``None``: not known yet, and does not record.
    """

    missing: tuple[str, ...]
    lesser: tuple[str, ...]
    thread: bool
    locked: bool
    dm: bool | None
    commands: Commands
    gateway: float | None
    store: float | None


ATTACH: Final = "Attach Files"
THREADS: Final = "Send Messages in Threads"
OWN_THREADS: Final = "Create Public Threads"

_WITHOUT: Final = {
    ATTACH: "doctor-without_attach",
    THREADS: "doctor-without_threads",
    OWN_THREADS: "doctor-without_own_threads",
}


def doctor(findings: Findings) -> Screen:
    """Return what is to be done, a line each; one line where that is nothing."""
    lines = (*_place(findings), *_person(findings), *_program(findings))
    if not lines:
        return Screen((Text(_all_well(findings)),), Tone.GOOD)
    grave = bool(findings.missing or findings.locked or findings.store is None)
    text = "\n".join((say("doctor-to_do"), *(f"- {line}" for line in lines)))
    return Screen((Text(text),), Tone.BAD if grave else Tone.ASK)


def trial() -> Screen:
    """Return the DM that shows whether DMs arrive."""
    return Screen((Text(say("doctor-trial")),))


def _all_well(findings: Findings) -> str:
    store = _milliseconds(findings.store or 0)
    if findings.gateway is None:
        speed = say("doctor-well_store", store=store)
    else:
        gateway = _milliseconds(findings.gateway)
        speed = say("doctor-well_speed", gateway=gateway, store=store)
    return f"{say('doctor-well')} {speed}"


def _place(findings: Findings) -> tuple[str, ...]:
    way = say("doctor-way_thread" if findings.thread else "doctor-way_channel")
    lines = []
    if findings.missing:
        lines.append(say("doctor-missing", permissions=_bold(findings.missing), way=way))
    lines += [say(_WITHOUT[name], permissions=_bold((name,)), way=way) for name in findings.lesser]
    if findings.locked:
        lines.append(say("doctor-locked"))
    return tuple(lines)


def _person(findings: Findings) -> tuple[str, ...]:
    if findings.dm:
        return ()
    return (say("doctor-dm_untried" if findings.dm is None else "doctor-dm_closed"),)


def _program(findings: Findings) -> tuple[str, ...]:
    lines = []
    if findings.commands is Commands.DIFFERING:
        lines.append(say("doctor-commands_differ"))
    if findings.commands is Commands.UNKNOWN:
        lines.append(say("doctor-commands_unknown"))
    if findings.gateway is not None and findings.gateway >= GATEWAY_SLOW:
        lines.append(say("doctor-gateway_slow", seconds=f"{findings.gateway:.1f}"))
    if findings.store is None:
        lines.append(say("doctor-store_lost"))
    elif findings.store >= STORE_SLOW:
        lines.append(say("doctor-store_slow", store=_milliseconds(findings.store)))
    return tuple(lines)


def _bold(names: tuple[str, ...]) -> str:
    return listed(f"**{permission(name)}**" for name in names)


def _milliseconds(seconds: float) -> str:
    return f"{max(round(seconds * 1_000), 1)} ms"
