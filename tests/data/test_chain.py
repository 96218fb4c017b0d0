"""The chain of a log binds every event, and stays what it was when somebody is forgotten."""

from __future__ import annotations

import json
from dataclasses import replace

from data.chain import Chain, Entries, chain_of, rewritten
from data.codec import decode, write
from data.export import export_of
from data.former import without
from data.log import Ending, HostPassed, LogEvent, TableClosed, Terms, TermsChosen
from data.memory import MemoryStore
from data.store import Log
from tests.data.build import ADA, BEN, CLEO, SEED, deadlines, joined, new_table, opened

EVENTS: tuple[LogEvent, ...] = (
    opened(),
    joined(ADA),
    joined(BEN),
    HostPassed(BEN),
    joined(CLEO),
    *deadlines(3),
)


CLOSED = TableClosed(Ending.CLOSED, None, at=5)


def links(events: tuple[LogEvent, ...], table: int = 1, seed: bytes = SEED) -> tuple[bytes, ...]:
    return Chain(table, seed).grown(events)[1]


def test_a_link_binds_its_event_and_all_before_it() -> None:
    plain = links(EVENTS)
    assert len(set(plain)) == len(EVENTS)
    for place in range(len(EVENTS)):
        changed = links((*EVENTS[:place], HostPassed(CLEO), *EVENTS[place + 1 :]))
        assert changed[:place] == plain[:place]
        assert not set(changed[place:]) & set(plain[place:])


def test_another_table_or_seed_has_other_links() -> None:
    plain = set(links(EVENTS))
    assert not plain & set(links(EVENTS, table=2))
    assert not plain & set(links(EVENTS, seed=bytes(32)))


def test_it_goes_on_piece_by_piece() -> None:
    log = Log(1, SEED, EVENTS)
    chain = chain_of(replace(log, events=EVENTS[:3]))
    known = chain.link
    whole = chain_of(log, chain)
    assert (chain.link, whole.link) == (known, links(EVENTS)[-1])
    assert chain_of(log).grown(deadlines(1))[1] == whole.grown(deadlines(1))[1]
    assert chain_of(replace(log, events=EVENTS[:2]), whole).link == links(EVENTS)[1]


def test_who_is_forgotten_leaves_every_link_as_it_was() -> None:
    for user in (ADA, BEN, CLEO):
        forgotten = tuple(without(event, user, -1) for event in EVENTS)
        assert forgotten != EVENTS
        assert links(forgotten) == links(EVENTS)


def test_what_guests_chose_for_themselves_is_in_no_link() -> None:
    chosen = (*EVENTS, TermsChosen(ADA, Terms(water=True)))
    otherwise = (*EVENTS, TermsChosen(BEN, Terms(skip=True)))
    assert links(chosen) == links(otherwise) == (*links(EVENTS), links(EVENTS)[-1])
    assert len(export_of(Log(1, SEED, (*chosen, CLOSED))).events) == len(EVENTS) + 1


def test_a_field_that_an_older_program_did_not_know_changes_no_link() -> None:
    kind, text = write(EVENTS[0])
    body = json.loads(text)
    older = kind, json.dumps({name: body[name] for name in body if name not in ("times", "posts")})
    event = decode(*older)
    assert Entries().entry(event, older).body.keys() == body.keys() - {"times", "posts"}
    again = rewritten(without(event, ADA, -1), older)
    assert Entries().entry(decode(*again), again) == Entries().entry(event, older)


async def test_a_log_that_was_written_anew_has_its_links() -> None:
    store = MemoryStore()
    table = await new_table(store)
    before = chain_of(await store.load(table)).link
    await store.forget_at(table, ADA, None)
    after = await store.load(table)
    assert after.edition == 1
    assert chain_of(after).link == before
