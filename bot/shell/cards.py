"""``score``, ``hint`` and ``simulate``: what needs neither Discord nor a database."""

from __future__ import annotations

import sys
from typing import BinaryIO

import click

from bot import hint as hints
from bot import simulate as simulation
from bot import simulate_told
from bot.questions import BadQuestion
from bot.score import Question, answer, answer_line, as_json, as_text
from bot.shell.group import Refused


@click.command()
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


@click.command()
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


@click.command()
@click.option("--game", required=True, help="indian_poker (or poker), indian_chief (or chief)")
@click.option("--players", required=True, help="Who plays, as hard,table,table.")
@click.option("--rulebook", help="Indian Chief: classic, the usual one, or modern.")
@click.option("--triple", is_flag=True, help="Indian Chief: triple mode.")
@click.option("--hands", type=int, help="How many hands of Indian poker.")
@click.option("--games", type=int, help="How many games of Indian Chief.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another one, other deals.")
@click.option("--json", "json", is_flag=True, help="Print a JSON object.")
def simulate(*, json: bool, **question: str | int | None) -> None:
    """Let computer players play, and tell their mean points, sole wins and times."""
    try:
        plan = simulation.planned(simulation.Question.model_validate(question))
    except BadQuestion as error:
        raise Refused(str(error)) from None
    seconds: simulation.Seconds = {}
    step = max(1, plan.number // 200)
    with click.progressbar(
        simulation.played(plan, seconds),
        length=plan.number,
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
        update_min_steps=step,
    ) as units:
        found = simulate_told.found(plan, tuple(units), seconds)
    told = simulate_told.as_json if json else simulate_told.as_text
    click.echo(told(found))
