"""The store on SQLite does what every store does, and keeps its file safe."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.sqlite import SqliteStore
from data.store import Store
from tests.data.conformance import StoreConformance


class TestSqliteStore(StoreConformance):
    """The conformance suite on a new file each."""

    @pytest.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        store = await SqliteStore.open(tmp_path / "chief.db")
        yield store
        await store.close()
