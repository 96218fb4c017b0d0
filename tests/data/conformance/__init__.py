"""What every store must do: subclass ``StoreConformance`` and give it a ``store`` fixture."""

from __future__ import annotations

from tests.data.conformance.boards import BoardConformance
from tests.data.conformance.books import BookConformance, IndexConformance
from tests.data.conformance.concurrency import ConcurrencyConformance
from tests.data.conformance.following import FollowingConformance
from tests.data.conformance.keeping import ForgettingConformance, RetentionConformance
from tests.data.conformance.log import DraftConformance, LogConformance, PlanConformance
from tests.data.conformance.owing import DigestConformance, PunctualityConformance
from tests.data.conformance.reminding import RemindingConformance
from tests.data.conformance.telling import TellingConformance


class StoreConformance(
    LogConformance,
    DraftConformance,
    PlanConformance,
    IndexConformance,
    TellingConformance,
    RemindingConformance,
    FollowingConformance,
    PunctualityConformance,
    DigestConformance,
    BookConformance,
    BoardConformance,
    ForgettingConformance,
    RetentionConformance,
    ConcurrencyConformance,
):
    """The whole suite."""
