"""The store in memory does what every store does."""

from __future__ import annotations

import pytest

from data.memory import MemoryStore
from data.store import Store
from tests.data.conformance import StoreConformance


class TestMemoryStore(StoreConformance):
    """The conformance suite on a new store each."""

    @pytest.fixture
    def store(self) -> Store:
        return MemoryStore()
