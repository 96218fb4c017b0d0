"""``python -m bot doctor``: what keeps the bot from running well on this machine."""

from __future__ import annotations

import fcntl
import os
import platform
import re
import socket
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from enum import IntEnum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import MappingProxyType
from typing import Final

import aiohttp

from bot.settings import DISCORD_API, REFUSED_BY_DISCORD, BadSettings, Settings, survey
from data.backup import reading
from data.checks import THIS_MACHINE, Machine, examine, refusing, require_local, require_room
from data.claim import lock_of
from data.files import LOG, beside
from data.store import StoreRefused
from data.versions import newest

NEEDED: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {"Python": (3, 11), "discord.py": (2, 7, 1), "SQLite": (3, 38)}
)
"""The oldest versions that will do."""

PATIENCE: Final = 10.0
"""Seconds within which Discord must answer."""

_AGENT: Final = "DiscordBot (Chief's Table, doctor)"


class Weight(IntEnum):
    """What a finding means, and the exit code that says it."""

    LOOK = 1  # the bot runs, or this could not be found out
    GRAVE = 2  # the bot would not start


@dataclass(frozen=True, slots=True)
class Finding:
    """What is to be done, in a sentence."""

    weight: Weight
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """All that was found; ``running`` tells whether a bot is using the database."""

    findings: tuple[Finding, ...]
    running: bool

    @property
    def code(self) -> int:
        """The exit code: 0 for nothing to do, else what weighs most."""
        return max((finding.weight for finding in self.findings), default=0)

    @property
    def text(self) -> str:
        """What to do, a line each; one line if that is nothing."""
        lines = [finding.text for finding in self.findings] or ["Nothing to do."]
        running = "A bot is running on this database."
        return "\n".join(lines if not self.running else [*lines[:-1], f"{lines[-1]} {running}"])


async def report(
    machine: Machine = THIS_MACHINE, versions: Mapping[str, str | None] | None = None
) -> Report:
    """Look at settings, versions, database and token; nothing is changed.

    ``versions`` are those that are installed, ``None`` for what is missing.
    """
    settings, wrong = survey()
    running = is_running(settings.database)
    findings = [Finding(Weight.GRAVE, f"{sentence}.") for sentence in wrong.values()]
    findings += _versions(installed() if versions is None else versions)
    findings += _database(settings.database, machine)
    findings += () if running else _port(settings)
    if "discord_api_url" not in wrong:  # else it would ask elsewhere
        findings += await _token(settings)
    return Report(tuple(findings), running)


def installed() -> dict[str, str | None]:
    """Return the versions of this machine."""
    try:
        library = version("discord.py")
    except PackageNotFoundError:
        library = None
    return {
        "Python": platform.python_version(),
        "discord.py": library,
        "SQLite": sqlite3.sqlite_version,
    }


def _versions(found: Mapping[str, str | None]) -> Iterator[Finding]:
    for name, least in NEEDED.items():
        there, needed = found[name], ".".join(map(str, least))
        if there is None:
            text = f"{name} is not installed: {needed} or newer is needed (make setup)."
            yield Finding(Weight.GRAVE, text)
        elif tuple(map(int, re.findall(r"\d+", there)[: len(least)])) < least:
            text = f"{name} {there} is too old: {needed} or newer is needed."
            yield Finding(Weight.GRAVE, text)


def is_running(database: Path) -> bool:
    """Tell whether a process holds the database; nothing is made."""
    with suppress(OSError), lock_of(database).open("rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def _database(path: Path, machine: Machine) -> Iterator[Finding]:
    path = path.expanduser().resolve()
    try:
        require_local(path, machine)
        with refusing(path):
            folder = next(parent for parent in path.parents if parent.exists())
            require_room(folder / path.name, machine)
            _require_access(path if path.exists() else folder, path)
            if not _is_new(path):
                with reading(path) as connection:
                    examine(connection, path, newest())
    except StoreRefused as error:
        yield Finding(Weight.GRAVE, str(error))


def _is_new(path: Path) -> bool:
    """Tell whether the bot would make the database, or fill what is empty."""
    if not path.exists():
        return True
    log = beside(path, LOG)
    return path.stat().st_size == 0 and not (log.exists() and log.stat().st_size)


def _require_access(place: Path, path: Path) -> None:
    if not os.access(place, os.R_OK | os.W_OK):
        raise StoreRefused(f"{path} cannot be used: this user may not read and write {place}.")


def _port(settings: Settings) -> Iterator[Finding]:
    """Find out whether the port for ``/healthz`` can be had."""
    if settings.health_port is None:
        return
    try:
        with closing(socket.create_server((settings.health_host, settings.health_port))):
            return
    except OSError as error:
        where = f"HEALTH_PORT {settings.health_port} at {settings.health_host}"
        yield Finding(Weight.GRAVE, f"{where} cannot be had: {os.strerror(error.errno or 0)}.")


async def _token(settings: Settings) -> tuple[Finding, ...]:
    try:
        token = settings.token().get_secret_value()
    except BadSettings as error:
        return (Finding(Weight.GRAVE, str(error)),)
    api = str(settings.discord_api_url or DISCORD_API).rstrip("/")
    try:
        status = await _asked(f"{api}/users/@me", token)
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        text = (
            f"Discord could not be reached ({type(error).__name__}), so the token was not "
            "checked: see whether this machine is online."
        )
        return (Finding(Weight.LOOK, text),)
    if status == 401:
        return (Finding(Weight.GRAVE, REFUSED_BY_DISCORD),)
    if status != 200:
        text = f"Discord answered {status}, so the token was not checked: try again later."
        return (Finding(Weight.LOOK, text),)
    return ()


async def _asked(url: str, token: str) -> int:
    headers = {"Authorization": f"Bot {token}", "User-Agent": _AGENT}
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    async with (
        aiohttp.ClientSession(timeout=timeout, headers=headers) as session,
        session.get(url, allow_redirects=False) as answer,
    ):
        return answer.status
