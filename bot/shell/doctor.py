"""``doctor``: what to do so that the bot runs well."""

from __future__ import annotations

import asyncio

import click

from bot.doctor import report


@click.command()
@click.pass_context
def doctor(context: click.Context) -> None:
    """Check settings, versions, database and token; print only what to do.

    Exit code 0: nothing; 1: something is to be looked at; 2: the bot would not start.
    """
    found = asyncio.run(report())
    click.echo(found.text)
    context.exit(found.code)
