"""Starts bots fast: a process that has the program loaded, and forks for each.

A line of standard input, the directory, the log and the environment as JSON, starts one; its
process id, and when it has ended its exit code, are printed. A forked bot runs
``python -m bot run`` from its first line on; only the loading and the drawing of 52 cards, which
take seconds, are not repeated.
"""

from __future__ import annotations

import json
import os
import sys

import bot.online  # noqa: F401  what ``run`` would load at its start
from bot.__main__ import main as bot_main
from bot.present import faces
from bot.present.inks import Colours
from bot.present.stencils import Lying, card
from engine.cards import deck


def main() -> None:
    """Start a bot for each line, one after the other."""
    _draw_the_cards()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _be_the_bot(**json.loads(line))
        print(child, flush=True)  # noqa: T201  the protocol of this command
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)  # noqa: T201


def _draw_the_cards() -> None:
    for each in deck(1):
        for size in (faces.HAND, faces.ROW):
            card(Lying(faces.Face(each.rank, each.suit)), size, Colours.FOUR)


def _be_the_bot(home: str, log: str, environment: dict[str, str]) -> None:
    """Become ``python -m bot run``."""
    os.chdir(home)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(environment)
    bot_main(["run"], prog_name="python -m bot")


if __name__ == "__main__":
    main()
