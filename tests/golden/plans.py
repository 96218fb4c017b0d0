"""All playthroughs, listed explicitly by game."""

from __future__ import annotations

from tests.golden import chief, night, poker
from tests.golden.playthrough import AnyPlan

PLANS: list[AnyPlan] = [*chief.plans(), *poker.plans(), *night.plans()]
