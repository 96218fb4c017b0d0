"""How a table is kept, whatever is played there: what the help of every game says of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

SEATS: Final = (
    "**Seats.** The host opens the table, seats computers, starts the game and may end it "
    "(`/table end`). "
    "With **Manage**, or by `/table`, the host may also take somebody off the table, hand on the "
    "role, give more time or move the table. A host who leaves passes that on. "
    "When the last free seat is taken by a person, the game begins."
)
"""Who sits down, and who may do what (rule 12)."""

_DEAL: Final[Mapping[str, str]] = MappingProxyType(
    {
        "opened": "After the end all of it is open, and it can be checked.",
        "closed": "At this table it stays closed after the end.",
    }
)


def deal(choice: str) -> str:
    """Say what binds the deal, and what becomes of it by this choice of a table (rule 13)."""
    return (
        "**The deal.** It is fixed before the first seat is taken, by a seed whose fingerprint is "
        f"shown, and by what each seat brings along. {_DEAL[choice]}"
    )


HOUSE_RULES: Final = (
    "The host chooses them in the lobby, or begins with rules that the server has saved. "
    "Otherwise the first choice of each is played."
)
"""How house rules are chosen."""


def house_rule(head: str, choices: Iterable[tuple[str, str]], chosen: str) -> str:
    """Return a house rule as Markdown: ``head``, then a line for each choice by its label.

    The first choice is the usual one; ``chosen`` is said to be this table's where it is another.
    """
    (_usual, first), *others = choices
    here = {chosen: " (this table)"}
    lines = (f"- {label}{here.get(choice, '')}" for choice, label in others)
    return "\n".join((head, f"- {first}", *lines))
