"""What ``/doctor`` found in a channel: what to do, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.present.screen import Screen, Text, Tone
from bot.present.words import listed

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
    ATTACH: "cards come as text, without pictures",
    THREADS: "no table can be played in this channel's threads",
    OWN_THREADS: "no table can have a thread of its own here",
}

_HOST: Final = "whoever runs the bot"


def doctor(findings: Findings) -> Screen:
    """Return what is to be done, a line each; one line where that is nothing."""
    lines = (*_place(findings), *_person(findings), *_program(findings))
    if not lines:
        return Screen((Text(_all_well(findings)),), Tone.GOOD)
    grave = bool(findings.missing or findings.locked or findings.store is None)
    text = "\n".join(("## To do", *(f"- {line}" for line in lines)))
    return Screen((Text(text),), Tone.BAD if grave else Tone.ASK)


def trial() -> Screen:
    """Return the DM that shows whether DMs arrive."""
    return Screen((Text("A DM from this bot reaches you: you asked by `/doctor`."),))


def _all_well(findings: Findings) -> str:
    store = f"database answers in {_milliseconds(findings.store or 0)}"
    if findings.gateway is None:
        speed = f"The {store}."
    else:
        speed = f"Discord answers in {_milliseconds(findings.gateway)}, the {store}."
    return (
        "**Nothing to do here.** The bot has its permissions, a DM reached you, and the commands "
        f"are registered. {speed}"
    )


def _place(findings: Findings) -> tuple[str, ...]:
    where = "the channel of this thread" if findings.thread else "this channel"
    way = f"{where}: **Edit Channel**, **Permissions**, the bot's role"
    lines = []
    if findings.missing:
        lines.append(
            f"No table can be hosted here without {_bold(findings.missing)}. Allow it in {way}."
        )
    lines += [
        f"Without **{name}** {_WITHOUT[name]}. Allow it in {way}." for name in findings.lesser
    ]
    if findings.locked:
        lines.append("This thread is locked: unlock it, or open tables somewhere else.")
    return tuple(lines)


def _person(findings: Findings) -> tuple[str, ...]:
    if findings.dm:
        return ()
    if findings.dm is None:
        return ("A DM to you could not be tried just now: use `/doctor` again later.",)
    closed = (
        "No DM reaches you. You can play from **My hand** in the channel; to play by DM, allow "
        "direct messages from this server: the server's name, **Privacy Settings**."
    )
    return (closed,)


def _program(findings: Findings) -> tuple[str, ...]:
    lines = []
    if findings.commands is Commands.DIFFERING:
        lines.append(
            f"Discord shows other commands than this bot has: {_HOST} should restart it, which "
            "registers them."
        )
    if findings.commands is Commands.UNKNOWN:
        lines.append("Discord did not tell its commands just now: use `/doctor` again later.")
    if findings.gateway is not None and findings.gateway >= GATEWAY_SLOW:
        lines.append(
            f"Discord answers in {findings.gateway:.1f} s, which is slow. If it stays so, {_HOST} "
            "should look at the machine's network."
        )
    if findings.store is None:
        lines.append(
            f"The database records nothing now: {_HOST} should look at the disk and at the log."
        )
    elif findings.store >= STORE_SLOW:
        lines.append(
            f"The database takes {_milliseconds(findings.store)}, which is slow: {_HOST} should "
            "look at the disk."
        )
    return tuple(lines)


def _bold(names: tuple[str, ...]) -> str:
    return listed(f"**{name}**" for name in names)


def _milliseconds(seconds: float) -> str:
    return f"{max(round(seconds * 1_000), 1)} ms"
