"""Which tests bear a mark, read from their files, so that lists of faults find their tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent


@cache
def marked(mark: str) -> dict[object, list[str]]:
    """Return the places of the tests that bear ``mark``, by each of its arguments."""
    found: dict[object, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for argument, place in _marks(mark, path):
            found.setdefault(argument, []).append(place)
    return found


def _marks(mark: str, path: Path) -> Iterator[tuple[object, str]]:
    """Yield each argument and the place of every such mark in a file of tests."""
    text = path.read_text()
    for node in ast.walk(ast.parse(text)) if f"mark.{mark}" in text else ():
        match node:
            case ast.Call(
                func=ast.Attribute(attr=name, value=ast.Attribute(attr="mark")), args=arguments
            ) if name == mark:
                for argument in arguments:
                    yield ast.literal_eval(argument), f"{path.relative_to(TESTS)}:{node.lineno}"
