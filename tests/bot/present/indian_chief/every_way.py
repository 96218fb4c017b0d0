"""Every way to play Indian Chief: each rulebook in each mode, and each house rule by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from bot.present.indian_chief.way import plain
from engine.indian_chief.options import CHOICES, Options, lacking


def modes() -> Iterator[Options]:
    """Yield each rulebook in each mode."""
    for one, solo, triple in product(plain(), (False, True), (False, True)):
        yield replace(one, solo=solo, triple=triple)


def house_rules() -> Iterator[Options]:
    """Yield each choice of each house rule, wherever it means something."""
    for options, rule in product(modes(), CHOICES):
        if lacking(options, rule) is None:
            for choice in CHOICES[rule][1:]:
                changed: dict[str, Any] = {rule: choice}
                yield replace(options, **changed)


WAYS = [*modes(), *house_rules()]
