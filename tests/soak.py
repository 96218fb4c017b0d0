"""How often the largest tests repeat what they do: some in ``make test``, all in ``make soak``.

``SOAK=full`` (``make soak``) asks for the full count and ``SOAK=ci`` (``make soak-ci``) for a tenth
or less; tests with such counts bear the mark ``soak``. ``SOAK_SEED`` repeats a run's chance; the
end of each run prints it.
"""

from __future__ import annotations

import os
import secrets
from typing import Final

SOAK: Final = os.environ.get("SOAK", "")
SEED: Final = int(os.environ.get("SOAK_SEED") or secrets.randbelow(10**6))
os.environ["SOAK_SEED"] = str(SEED)  # the processes that share the tests begin with the same chance

if SOAK not in ("", "ci", "full"):
    raise ValueError(f"SOAK is ci, full or unset, not {SOAK!r}")


def times(usual: int, full: int, ci: int | None = None) -> int:
    """Return how often to do something; ``ci`` is a tenth of ``full`` unless told."""
    return {"": usual, "ci": full // 10 if ci is None else ci, "full": full}[SOAK]
