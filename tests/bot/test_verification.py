"""A game as it was passes; one with anything changed in it fails, and says where."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.verdict import Fault, Finding, Verdict
from bot.verification import verify
from data.export import export_of
from data.exported import BadFile, Exported, as_json, digest, read
from data.log import DeadlineSet, TableClosed
from engine.catalog import Options
from engine.indian_chief.model import HandsRefilled
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import NightOptions
from tests.bot.records import GAMES, HANDS, played
from tests.soak import SEED, times

IDS: Final = [f"{options.game}-{players}" for options, players in GAMES]
GAMES_PASSED: Final = times(16, 1_000)
CHANGES: Final = times(200, 1_000, 500)


def taken(options: Options, players: int, seed: int = 1) -> dict[str, Any]:
    """Play a game and export it."""
    exported: dict[str, Any] = json.loads(as_json(export_of(played(options, players, seed))))
    return exported


def verdict_of(exported: dict[str, Any]) -> Verdict:
    return verify(read(json.dumps(exported).encode()))


def resealed(exported: dict[str, Any]) -> dict[str, Any]:
    """Put the right digest on it again, as whoever changes it on purpose would."""
    whole = Exported.model_validate({**exported, "digest": "0" * 64})
    return {**exported, "digest": digest(whole)}


@pytest.mark.soak
def test_games_pass() -> None:
    chance = random.Random(SEED)
    for number in range(1, GAMES_PASSED + 1):
        options, players = GAMES[number % len(GAMES)]
        log = played(options, players, chance.randrange(10**9), table=number)
        verdict = verify(export_of(log))
        assert verdict.finding is None, (SEED, number)
        assert verdict.linked == verdict.events == len(log.events)
        assert verdict.head is not None


@pytest.mark.parametrize(("options", "players"), GAMES, ids=IDS)
def test_it_says_how_much_it_has_checked(options: Options, players: int) -> None:
    verdict = verdict_of(taken(options, players))
    rounds = [head.round for head in verdict.heads]
    assert rounds == [*range(1, len(rounds)), 0]
    night = isinstance(options, NightOptions)
    assert verdict.seeds == (HANDS + 1 if night else 1)
    assert verdict.shuffles == len(rounds) - 1


# ------------------------------------------------------------------- single changes


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield where the single values are in a file."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*path, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from places(inner, (*path, at))
    else:
        yield path


def otherwise(value: Any, chance: random.Random) -> Any:
    """Return another value of the same form, or of another."""
    if chance.random() < 0.1:
        others: list[Any] = [None, True, 1, "x", [], {}]
        return chance.choice([other for other in others if other is not value])
    match value:
        case bool():
            return not value
        case int():
            return value + chance.choice((-1, 1, 10))
        case str() if value:
            at = chance.randrange(len(value))
            letter = chance.choice([c for c in "0123456789abcdefKQJACDHS" if c != value[at]])
            return value[:at] + letter + value[at + 1 :]
        case _:
            return chance.choice((0, "x"))


def change(exported: dict[str, Any], path: tuple[str | int, ...], chance: random.Random) -> None:
    """Change one value, or leave it out."""
    inner: Any = exported
    for step in path[:-1]:
        inner = inner[step]
    if chance.random() < 0.1:
        del inner[path[-1]]
    else:
        inner[path[-1]] = otherwise(inner[path[-1]], chance)


def found(exported: dict[str, Any]) -> Finding | str | None:
    """Tell what is wrong with a file: that it cannot be read, or what does not agree."""
    try:
        return verdict_of(exported).finding
    except BadFile as bad:
        return str(bad)


FIRST_LINK: Final = ("events", 0, "link")


def is_at(wrong: Finding | str, path: tuple[str | int, ...]) -> bool:
    """Whether what was found is what was changed."""
    if path == FIRST_LINK:  # without it, it is like one of a log from before there were links
        return True
    if path[0] != "events" or len(path) == 1:
        return isinstance(wrong, str) or wrong.seq in (0, 1)
    seq = int(path[1]) + 1
    if isinstance(wrong, str):
        return f"event {seq} " in wrong or f"events.{seq - 1}." in wrong
    return wrong.seq == seq


@pytest.mark.soak
@pytest.mark.parametrize("knowing", [False, True], ids=["plain", "with the digest put right"])
def test_any_change_fails_where_it_is(knowing: bool) -> None:
    chance = random.Random(SEED)
    files = [taken(options, players, chance.randrange(10**9)) for options, players in GAMES]
    for number in range(CHANGES // 2):
        whole = files[number % len(files)]
        left_out = (("digest",), FIRST_LINK) if knowing else ()
        path = chance.choice([at for at in places(whole) if at not in left_out])
        changed = copy.deepcopy(whole)
        change(changed, path, chance)
        if knowing:
            try:
                changed = resealed(changed)
            except ValueError:
                continue  # it is no file of this form any more, which the other half tests
        wrong = found(changed)
        assert wrong is not None, (SEED, path)
        assert is_at(wrong, path) or (path[-1] == "seed"), (SEED, path, wrong)


WHOLE: Final = taken(Chief(), 3)


def _without(exported: dict[str, Any]) -> None:
    del exported["events"][20]


def _twice(exported: dict[str, Any]) -> None:
    exported["events"].insert(20, exported["events"][20])


def _swapped(exported: dict[str, Any]) -> None:
    events = exported["events"]
    events[20], events[21] = events[21], events[20]


def _without_links(exported: dict[str, Any]) -> None:
    for event in exported["events"][10:]:
        event["link"] = None
    exported["events"][20]["body"] = exported["events"][21]["body"]


@pytest.mark.parametrize("forge", [_without, _twice, _swapped, _without_links])
def test_events_that_are_missing_or_elsewhere(forge: Callable[[dict[str, Any]], None]) -> None:
    forged = copy.deepcopy(WHOLE)
    forge(forged)
    wrong = found(resealed(forged))
    assert wrong is not None
    assert isinstance(wrong, str) or 19 <= wrong.seq <= 22


def test_an_end_that_is_missing() -> None:
    forged = copy.deepcopy(WHOLE)
    forged["events"].pop()
    wrong = found(resealed({**forged, "over": True}))
    assert isinstance(wrong, Finding)
    assert wrong.fault is Fault.OVER


@pytest.mark.parametrize(("name", "value", "fault"), [("seed", "00" * 32, Fault.COMMITMENT)])
def test_another_seed(name: str, value: str, fault: Fault) -> None:
    wrong = found(resealed({**WHOLE, name: value}))
    assert isinstance(wrong, Finding)
    assert wrong.fault in (fault, Fault.SEED)


def test_a_card_that_was_dealt_otherwise_is_named() -> None:
    """Whoever knows the seed can make the links anew; then the shuffle says it."""
    log = played(Chief(), 3)
    at = next(n for n, event in enumerate(log.events) if isinstance(event, HandsRefilled))
    refill = log.events[at]
    assert isinstance(refill, HandsRefilled)
    draws = (refill.draws[1], refill.draws[0], *refill.draws[2:])
    events = (*log.events[:at], replace(refill, draws=draws), *log.events[at + 1 :])
    for links in (log.links, ()):
        forged = replace(log, events=events, written=(), links=links)
        finding = verify(export_of(forged)).finding
        assert finding is not None
        assert (finding.fault, finding.seq, finding.kind) == (
            Fault.SHUFFLE,
            at + 1,
            "indian_chief.HandsRefilled",
        )
        assert finding.field.startswith("draws.")
        assert finding.told != finding.right


def test_a_log_from_before_there_were_links() -> None:
    log = played(Chief(), 3)
    older = replace(log, links=(None,) * 30 + log.links[30:])
    verdict = verify(export_of(older))
    assert (verdict.finding, verdict.linked) == (None, len(log.events) - 30)
    assert verdict.head == verify(export_of(log)).head
    none = verify(export_of(replace(log, links=())))
    assert (none.finding, none.linked, none.head) == (None, 0, None)
    at = next(n for n, e in enumerate(log.events[5:30], 5) if isinstance(e, DeadlineSet))
    changed = (*log.events[:at], DeadlineSet(1, at=1), *log.events[at + 1 :])
    finding = verify(export_of(replace(older, events=changed, written=()))).finding
    assert finding is not None
    assert (finding.fault, finding.seq) == (Fault.EVENT, 31)


def test_the_last_link_is_that_of_the_end() -> None:
    log = played(Chief(), 3)
    assert isinstance(log.events[-1], TableClosed)
    last = log.links[-1]
    assert last is not None
    assert verify(export_of(log)).head == last.hex()
