"""Write the golden playthroughs that are missing, or all of them with ``--anew``."""

from __future__ import annotations

import sys

from tests.golden.playthrough import plans, record

for plan in plans():
    if "--anew" in sys.argv or not plan.path.exists():
        plan.path.write_text(record(plan), encoding="utf-8")
        sys.stdout.write(f"wrote {plan.path.name}\n")
