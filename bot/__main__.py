"""The command line: ``python -m bot COMMAND``."""

from __future__ import annotations

import click

from bot.shell.cards import hint, score, simulate
from bot.shell.checking import replay, verify
from bot.shell.doctor import doctor
from bot.shell.group import Commands
from bot.shell.hosting import play, run
from bot.shell.keeping import backup, export, restore


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Host Indian Chief and Indian poker on Discord, or try them in the browser."""


for command in (play, run, doctor, backup, restore, export, verify, replay, score, hint, simulate):
    main.add_command(command)


if __name__ == "__main__":
    main(prog_name="python -m bot")
