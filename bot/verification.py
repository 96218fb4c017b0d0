"""Checks a table that is over: the seed against its fingerprint, every shuffle, every link.

It takes a table as it is exported, so whoever has such a file checks the same as ``/verify`` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bot.retold import Retold
from bot.verdict import Fault, Finding, Verdict
from data.chain import Entry, key_of, link, origin
from data.exported import Exported, digest
from data.ids import people_in
from data.log import TableEvent
from data.store import Log


def verify(exported: Exported) -> Verdict:
    """Check a table that is over and whose deal is open.

    ``BadFile`` for what is no log at all; ``ValueError`` where there is no ``seed``.
    """
    if exported.seed is None:
        raise ValueError(f"the deal of table {exported.table} is not open")
    log = exported.log()
    told = Retold(log)
    return Verdict(
        table=exported.table,
        events=len(log.events),
        linked=sum(bound is not None for bound in log.links),
        seeds=told.seeds,
        shuffles=told.shuffles,
        heads=told.heads,
        finding=_first(_links(exported), told.finding) or _frame(exported, log, told),
    )


def _first(linked: Finding | None, retold: Finding | None) -> Finding | None:
    """Return what is wrong first; of one event, the seed says more than its link."""
    if linked is None or retold is None:
        return linked or retold
    by_seed = retold.fault in (Fault.SHUFFLE, Fault.COMMITMENT)
    return retold if by_seed and retold.seq == linked.seq else linked


def _links(exported: Exported) -> Finding | None:
    """Check every link against the one before it, so that a changed event is found by itself."""
    bound = [told.link is not None for told in exported.events]
    gaps = [seq for seq, (one, two) in enumerate(pairwise(bound), 2) if one and not two]
    wrong = tuple(_broken(exported))
    if gaps and (not wrong or gaps[0] <= wrong[0]):  # once there are links, each event has one
        return Finding(Fault.LINK, gaps[0], exported.events[gaps[0] - 1].kind)
    if not wrong:
        return None
    if len(wrong) > 2 and len(wrong) == sum(bound):
        return Finding(Fault.SEED)
    first = wrong[0]
    fault = Fault.LINK if first + 1 in wrong else Fault.EVENT
    return Finding(fault, first, exported.events[first - 1].kind)


def _broken(exported: Exported) -> Iterator[int]:
    """Yield the numbers of the events that are not those which their links bind."""
    key = key_of(bytes.fromhex(exported.seed or ""))
    before = origin(exported.table)
    for seq, told in enumerate(exported.events, 1):
        right = link(key, before, Entry(told.kind, told.body))
        if told.bound not in (None, right):
            yield seq
        before = told.bound or right


def _frame(exported: Exported, log: Log, told: Retold) -> Finding | None:
    """Check what stands around the events."""
    people = {user for e in log.events if isinstance(e, TableEvent) for user in people_in(e)}
    if exported.over is not told.closed:
        return Finding(Fault.OVER)
    if len(people) != exported.people:
        return Finding(Fault.PEOPLE, told=str(exported.people), right=str(len(people)))
    return None if digest(exported) == exported.digest else Finding(Fault.DIGEST)
