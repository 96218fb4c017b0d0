"""The command line of the benchmarks: ``python -m benchmarks [NAME ...]``, or ``make bench``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from types import MappingProxyType
from typing import Final

import click

from benchmarks import (
    appends,
    best_melds,
    clicks,
    computers,
    five_cards,
    growth,
    hand_picture,
    moves,
    start,
)
from benchmarks.figures import Figure, Measure, PeerMissing

BENCHMARKS: Final[Mapping[str, Measure]] = MappingProxyType(
    {
        "clicks": clicks.measure,
        "appends": appends.measure,
        "moves": moves.measure,
        "best_melds": best_melds.measure,
        "five_cards": five_cards.measure,
        "computers": computers.measure,
        "hand_picture": hand_picture.measure,
        "start": start.measure,
        "growth": growth.measure,
    }
)
"""Every benchmark by its name."""

HEAD = f"{'':36} {'ours':>10} {'theirs':>10} {'unit':9} {'ratio':>8} {'target':>10} {'limit':>7}"


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(tuple(BENCHMARKS)))
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write the figures there.")
@click.option("--quick", is_flag=True, help="Fewer repeats: a first look, in a minute or two.")
def main(*, names: tuple[str, ...], file: Path | None, quick: bool) -> None:
    """Run the benchmarks NAMES, all by default, and print ours beside the peer's.

    A missed target is named and is no failure; a benchmark that could not run is one.
    """
    click.echo(HEAD)
    unrun = dict[str, str]()
    figures = list(_measured(names or tuple(BENCHMARKS), unrun, quick=quick))
    for line in _summary(figures):
        click.echo(line)
    for name, why in unrun.items():
        click.echo(f"not measured: {name}: {why}", err=True)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(as_json(figures, quick=quick))
    sys.exit(1 if unrun else 0)


def _measured(names: Iterable[str], unrun: dict[str, str], *, quick: bool) -> Iterator[Figure]:
    """Run and print one after the other; ``unrun`` gets those whose peer is missing."""
    for name in names:
        try:
            for figure in BENCHMARKS[name](quick=quick):
                click.echo(line_of(figure))
                yield figure
        except PeerMissing as error:
            unrun[name] = str(error)


def line_of(figure: Figure) -> str:
    """Write a figure as a line of the table."""
    target = "-" if figure.target is None else f"{figure.better.value} {figure.target:,g}"
    missed = "" if figure.met else "  missed"
    return (
        f"{figure.name:36} {_number(figure.ours):>10} {_number(figure.theirs):>10} "
        f"{figure.unit:9} {_number(figure.ratio):>8} {target:>10} {_number(figure.limit):>7}"
        f"{missed}"
    )


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _summary(figures: list[Figure]) -> Iterator[str]:
    judged = [figure for figure in figures if figure.target is not None]
    missed = [figure.name for figure in judged if not figure.met]
    yield f"{len(judged) - len(missed)} of {len(judged)} targets reached"
    if missed:
        yield f"missed: {'; '.join(missed)}"


def as_json(figures: Iterable[Figure], *, quick: bool) -> str:
    """Write figures as a JSON object, in the order in which they were found."""
    found = [
        {
            **asdict(figure),
            "better": figure.better.name.lower(),
            "ratio": figure.ratio,
            "met": figure.met,
        }
        for figure in figures
    ]
    return json.dumps(
        {"python": sys.version.split()[0], "quick": quick, "figures": found}, indent=1
    )


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
