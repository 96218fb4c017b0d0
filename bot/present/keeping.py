"""How a table is kept, whatever is played there: what the help of every game says of it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tongue import say


def seats() -> str:
    """Say who sits down, and who may do what (rule 12)."""
    return say("keeping-seats")


def deal(choice: str) -> str:
    """Say what binds the deal, and what becomes of it by this choice of a table (rule 13)."""
    return say(f"keeping-deal_{choice}")


def house_rules() -> str:
    """Say how house rules are chosen."""
    return say("keeping-house_rules")


def house_rule(head: str, choices: Iterable[tuple[str, str]], chosen: str) -> str:
    """Return a house rule as Markdown: ``head``, then a line for each choice by its label.

    The first choice is the usual one; ``chosen`` is said to be this table's where it is another.
    """
    (_usual, first), *others = choices
    labels = (say("keeping-here", choice=it) if choice == chosen else it for choice, it in others)
    return "\n".join((head, f"- {first}", *(f"- {label}" for label in labels)))
