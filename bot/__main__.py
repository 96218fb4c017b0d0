"""The command line: ``python -m bot play|run|score|hint|simulate``."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import click
from click.exceptions import NoArgsIsHelpError

from bot import hint as hints
from bot import logs
from bot import simulate as simulation
from bot.questions import BadQuestion
from bot.score import Question, answer, answer_line, as_json, as_text
from bot.settings import BadSettings, load
from data.store import StoreRefused

_STOPS = (signal.SIGINT, signal.SIGTERM)


class Refused(click.ClickException):
    """Bad input or a bad setting: one sentence on stderr, exit code 2."""

    exit_code = 2

    def show(self, _file: object = None) -> None:
        """Print the sentence."""
        click.echo(self.format_message(), err=True)


class Commands(click.Group):
    """Says what is wrong with a command line in one sentence, without a page of usage."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,  # noqa: ANN401  click's own
    ) -> click.Context:
        """Read the options before the subcommand."""
        with _in_one_sentence():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Read the rest and run the subcommand."""
        with _in_one_sentence():
            return super().invoke(ctx)


@contextmanager
def _in_one_sentence() -> Iterator[None]:
    try:
        yield
    except NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        raise Refused(error.format_message()) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Host card games on Discord, or try them in the browser."""


@main.command()
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
@click.option("--open", "browse", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--database",
    type=click.Path(path_type=Path),
    default=Path("var/play.sqlite3"),
    show_default=True,
    help="The file that keeps the games.",
)
def play(*, port: int, players: int, browse: bool, database: Path) -> None:
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
    work = sandbox.play(port=port, players=players, database=database, opened=opened)
    try:
        asyncio.run(_until_stopped(work))
    except (StoreRefused, sandbox.PortTaken) as error:
        raise Refused(str(error)) from None


@main.command()
def run() -> None:
    """Host the bot on Discord; .env.example explains the settings."""
    try:
        settings = load()
        token = settings.token()
    except BadSettings as error:
        raise Refused(str(error)) from None
    logs.configure(settings.log_level, json=settings.log_json)
    from bot import online  # noqa: PLC0415  discord.py is slow to load, and not always needed

    try:
        asyncio.run(_until_stopped(online.host(settings, token)))
    except (StoreRefused, online.NoEntry) as error:
        raise Refused(str(error)) from None
    except online.NoConnection as error:
        raise click.ClickException(str(error)) from None


@main.command()
@click.argument("cards", required=False)
@click.option("--rulebook", default="classic", show_default=True, help="classic or modern")
@click.option("--meld", help="thief, beggar_man, poor_man, lawyer, rich_man, doctor, indian_chief")
@click.option("--table", help="The other players' face-up cards, for Beggar Man.")
@click.option(
    "--decks",
    type=click.IntRange(1, 3),
    help="How often each card exists; by default as often as in the biggest game.",
)
@click.option("--aside", help="The cards of an Indian Chief's smaller part; by default the best.")
@click.option("--json", "json", is_flag=True, help="Print a JSON object.")
@click.option(
    "--batch",
    type=click.File("rb"),
    help="Answer a file of JSON objects, one a line, with these names; - is stdin.",
)
def score(*, batch: BinaryIO | None, json: bool, **question: str | int | None) -> None:
    """Tell what CARDS ("8C 8D 8H 8S 8D 7C 8H") score as a meld, and why.

    A joker is JK, or JK=QD to say what it counts as.
    """
    if batch is None:
        _answer_one(question, json=json)
    elif any(question[name] for name in ("cards", "meld", "table", "decks", "aside")):
        raise Refused("With --batch everything to score stands in the file.")
    else:
        _answer_lines(batch)


def _answer_one(question: dict[str, str | int | None], *, json: bool) -> None:
    missing = [name for name in ("meld", "cards") if question[name] is None]
    if missing:
        raise Refused(f"Missing: {' and '.join(missing)} (or --batch FILE).")
    try:
        result = answer(Question.model_validate(question))
    except BadQuestion as error:
        raise Refused(str(error)) from None
    click.echo(as_json(result) if json else as_text(result))


def _answer_lines(lines: BinaryIO) -> None:
    """Answer line by line, so that another program may ask and wait."""
    for line in lines:
        click.echo(answer_line(line))


@main.command()
@click.argument("hand")
@click.option("--rulebook", default="classic", show_default=True, help="classic or modern")
@click.option("--open", "open", help="The melds still to be made, as thief,doctor; by default all.")
@click.option("--players", type=int, default=4, show_default=True, help="1 is a solo game.")
@click.option("--table", help="What a Beggar Man meets; in a solo game your earlier melds.")
@click.option("--decks", type=click.IntRange(1, 3), help="By default as many as the players use.")
@click.option("--json", "json", is_flag=True, help="Print a JSON object.")
def hint(*, json: bool, **question: str | int | None) -> None:
    """Tell the best cards of HAND ("8C 8D 8H 8S AH KD 2C JK") for each open meld."""
    try:
        found = hints.answer(hints.Question.model_validate(question))
    except BadQuestion as error:
        raise Refused(str(error)) from None
    click.echo(hints.as_json(found) if json else hints.as_text(found))


@main.command()
@click.option("--game", required=True, help="indian_poker (or poker), indian_chief (or chief)")
@click.option("--players", required=True, help="Who plays, as hard,table,table.")
@click.option("--rulebook", help="Indian Chief: classic, the usual one, or modern.")
@click.option("--triple", is_flag=True, help="Indian Chief: triple mode.")
@click.option("--hands", type=int, help="How many hands of Indian poker.")
@click.option("--games", type=int, help="How many games of Indian Chief.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another one, other deals.")
@click.option("--json", "json", is_flag=True, help="Print a JSON object.")
def simulate(*, json: bool, **question: str | int | None) -> None:
    """Let computer players play, and tell their mean points a hand or a game."""
    try:
        plan = simulation.planned(simulation.Question.model_validate(question))
    except BadQuestion as error:
        raise Refused(str(error)) from None
    step = max(1, plan.number // 200)
    with click.progressbar(
        simulation.played(plan),
        length=plan.number,
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
        update_min_steps=step,
    ) as units:
        found = simulation.means(plan, units)
    told = simulation.as_json if json else simulation.as_text
    click.echo(told(plan, found))


async def _until_stopped(work: Coroutine[None, None, None]) -> None:
    """Run until the work ends by itself, or Ctrl-C or SIGTERM ends it; then let it clean up."""
    task = asyncio.create_task(work)
    loop = asyncio.get_running_loop()
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


if __name__ == "__main__":
    main(prog_name="python -m bot")
