"""Hypothesis takes its time, since machines are busy, and tells how to repeat a failure."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("table", deadline=None, print_blob=True)
settings.load_profile("table")
