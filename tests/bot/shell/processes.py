"""The program as whoever hosts it starts it: a process of its own, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

from bot.settings import Settings

ROOT = Path(__file__).parents[3]

WATCHED = """
import os, runpy, sys

def watch(event, args):
    host = {"socket.connect": lambda: args[1][0], "socket.getaddrinfo": lambda: args[0]}
    if event in host and host[event]() not in (None, "127.0.0.1", "localhost"):
        os.write(2, f"went out: {event} {args}".encode())
        os._exit(99)

sys.addaudithook(watch)
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
"""The program, ended at once by its first look beyond this machine."""


def command(*args: str) -> list[str]:
    """Start the watched program with these arguments."""
    return [sys.executable, "-c", WATCHED, *args]


def surroundings(**settings: str) -> dict[str, str]:
    """Return an environment with these settings of the bot and no others."""
    ours = {name.upper() for name in Settings.model_fields}
    bare = {name: value for name, value in os.environ.items() if name.upper() not in ours}
    return bare | {"PYTHONPATH": str(ROOT)} | settings


def finished(folder: Path, *args: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(  # noqa: S603  our own
        command(*args), cwd=folder, env=surroundings(**settings), text=True,
        capture_output=True, timeout=30, check=False,
    )  # fmt: skip


@contextmanager
def started(folder: Path, *args: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """Run the program beside the test; it does not outlive the block."""
    with subprocess.Popen(  # noqa: S603  our own
        command(*args), cwd=folder, env=surroundings(**settings), text=True,
        stdout=PIPE, stderr=PIPE,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.kill()
