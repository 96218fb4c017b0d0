"""``play`` and ``run``: the bot itself."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from pathlib import Path

import click

from bot import logs
from bot.settings import BadSettings, load
from bot.shell.group import Refused
from data.people import Language
from data.store import StoreRefused

_STOPS = (signal.SIGINT, signal.SIGTERM)


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    help="Port on this machine; 0 takes any that is free.",
)
@click.option(
    "--players",
    type=click.IntRange(2, 12),
    default=4,
    show_default=True,
    help="How many people the page can be viewed as.",
)
@click.option(
    "--language",
    type=click.Choice([language.value for language in Language]),
    default=Language.ENGLISH.value,
    show_default=True,
    help="What everybody's Discord is in.",
)
@click.option("--seed", type=int, help="Deal the same cards each time, for pictures of the page.")
@click.option("--open", "browse", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--database",
    type=click.Path(path_type=Path),
    default=Path("var/play.sqlite3"),
    show_default=True,
    help="The file that keeps the games.",
)
def play(
    *, port: int, players: int, language: str, seed: int | None, browse: bool, database: Path
) -> None:
    """Try the bot in the browser: no account, no token, nothing leaves this machine."""
    try:
        from bot import sandbox  # noqa: PLC0415  simcord is not installed where the bot only runs
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise Refused("Playing in the browser needs simcord: pip install '.[play]'") from None

    def opened(url: str) -> None:
        click.echo(f"Games are kept in {database}; Ctrl-C ends the evening.")
        games = " or ".join(sandbox.OPENS)
        click.echo(f"In the page choose whom you play (Viewing as), then type {games}")
        click.echo(url)
        if browse:
            click.launch(url)

    logs.configure("WARNING", json=False)
    work = sandbox.play(
        port=port,
        players=players,
        database=database,
        opened=opened,
        language=Language(language),
        seed=seed,
    )
    try:
        asyncio.run(_until_stopped(work))
    except (StoreRefused, sandbox.PortTaken) as error:
        raise Refused(str(error)) from None


@click.command()
def run() -> None:
    """Host the bot on Discord; .env.example explains the settings."""
    try:
        settings = load()
        token = settings.token()
    except BadSettings as error:
        raise Refused(str(error)) from None
    logs.configure(settings.log_level, json=settings.log_json)
    from bot import online  # noqa: PLC0415  discord.py is slow to load, and not always needed
    from bot.health_server import PortTaken  # noqa: PLC0415  aiohttp comes with it

    try:
        asyncio.run(_until_stopped(online.host(settings, token)))
    except (StoreRefused, PortTaken, online.NoEntry) as error:
        raise Refused(str(error)) from None
    except online.NoConnection as error:
        raise click.ClickException(str(error)) from None


async def _until_stopped(work: Coroutine[None, None, None]) -> None:
    """Run until the work ends by itself, or Ctrl-C or SIGTERM ends it; then let it clean up."""
    task = asyncio.create_task(work)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.unhandled)
    stopped = False

    def stop() -> None:
        nonlocal stopped
        stopped = True
        for number in _STOPS:
            loop.remove_signal_handler(number)  # the second Ctrl-C is for the impatient
        task.cancel()

    for number in _STOPS:
        loop.add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not stopped:
            raise
