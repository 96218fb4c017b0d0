"""Everything that happened on the stand-in, in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Record:
    """One request, gateway event or note of a test.

    ``kind``: ``rest``, ``gateway`` (``name`` is what the client sent or what befell it),
    ``dispatch`` (``name`` is the event) or ``note``. For a request: ``outcome`` is the status
    that its effect led to (``None``: it took none) and ``code`` its JSON error code, ``status``
    the one that was sent (``None``: no answer went out), ``made`` the id of the message it posted
    or edited.
    """

    n: int
    at: float
    kind: str
    name: str
    method: str = ""
    path: str = ""
    json: Any = None
    files: tuple[str, ...] = ()
    outcome: int | None = None
    code: int | None = None
    status: int | None = None
    fault: bool = False
    made: int | None = None


@dataclass(slots=True)
class Recorder:
    """Keeps records over any number of bot processes."""

    all: list[Record] = field(default_factory=list)

    def add(self, at: float, kind: str, name: str, **more: Any) -> Record:
        """Write one down; what is not known yet may be filled in later."""
        record = Record(len(self.all), at, kind, name, **more)
        self.all.append(record)
        return record
