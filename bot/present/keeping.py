"""How a table is kept, whatever is played there: what the help of every game says of it."""

from __future__ import annotations

from collections.abc import Mapping
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
