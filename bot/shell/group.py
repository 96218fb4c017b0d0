"""How the command line says no: one sentence on stderr, exit code 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError


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
