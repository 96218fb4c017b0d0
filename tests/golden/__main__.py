"""Write the golden playthroughs that are missing, or all of them with ``--anew``."""

from __future__ import annotations

import sys

from tests.golden.plans import PLANS

for plan in PLANS:
    if "--anew" in sys.argv or not plan.path.exists():
        plan.path.write_text(plan.record(), encoding="utf-8")
        sys.stdout.write(f"wrote {plan.path.name}\n")
