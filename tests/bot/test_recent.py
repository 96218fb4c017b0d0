"""What is folded once is not folded again, and stands as if it were."""

from __future__ import annotations

from bot.recent import KEPT, Recent
from bot.standing import history, stand
from bot.story import story_of
from data.store import Log
from tests.bot.evening import ADA, BEN, evening


def test_the_last_tables_are_kept() -> None:
    recent = Recent[str]()
    for table in range(KEPT):
        recent.keep(table, "old")
    recent.keep(0, "new")
    recent.keep(KEPT, "one more")
    assert (recent.get(0), recent.get(1), recent.get(2)) == ("new", None, "old")
    assert recent.get(KEPT) == "one more"


async def test_a_log_that_grew_is_read_on_as_if_from_its_beginning() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.seal_first(table, ADA)
        await that.seal_first(table, BEN)
        log = await that.store.load(table)
        whole = story_of(log)
        for length in range(1, len(log.events) + 1):
            shorter = Log(log.table, log.seed, log.events[:length])
            assert stand(log, stand(shorter)) == stand(log)
            assert tuple(history(log, tuple(history(shorter)))) == whole.then
            assert story_of(log, story_of(shorter)) == whole
            assert stand(shorter, stand(log)) == stand(shorter)
            assert story_of(shorter, whole) == story_of(shorter)
