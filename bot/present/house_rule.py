"""How a house rule of any game is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseRule:
    """How a house rule is told: a title, what it is about, and a label for each choice.

    Texts are formatted with ``it``, the facts of the rules that a choice leads to.
    """

    title: str
    about: str
    choices: Mapping[str, str]
