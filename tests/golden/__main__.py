"""Write the golden playthroughs that are missing, or all of them with ``--anew``."""

from __future__ import annotations

import sys

from tests.golden.playthrough import path_of, plans, record

for plan in plans():
    if "--anew" in sys.argv or not path_of(plan).exists():
        path_of(plan).write_text(record(plan), encoding="utf-8")
        sys.stdout.write(f"wrote {path_of(plan).name}\n")
