"""What came of checking a table in words, and the line of a post that it is compared with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.games import alone
from bot.present.limits import problems
from bot.present.parts import button, deal_button, heading, row
from bot.present.scene import Scene
from bot.present.screen import Button, Screen, Text, Tone
from bot.tongue import say
from bot.verdict import Fault, Finding, Verdict
from data.log import Posts, Table

FAULTS: Final = {
    Fault.SEED: "verify-fault_seed",
    Fault.COMMITMENT: "verify-fault_commitment",
    Fault.EVENT: "verify-fault_event",
    Fault.LINK: "verify-fault_link",
    Fault.SHUFFLE: "verify-fault_shuffle",
    Fault.STORY: "verify-fault_story",
    Fault.PEOPLE: "verify-fault_people",
    Fault.OVER: "verify-fault_over",
    Fault.DIGEST: "verify-fault_digest",
}


def recorded(shown: Screen, head: str, *, whole: bool) -> Screen:
    """Return a post with the link of the record below it, where there is room for it."""
    line = Text(say("verify-record_whole" if whole else "verify-record", head=head))
    both = replace(shown, blocks=(*shown.blocks, line))
    return shown if problems(both) and not problems(shown) else both


def verified(scene: Scene) -> Screen:
    """Return what was checked of the scene's table, and with what it is to be compared."""
    verdict = scene.verdict
    if verdict is None:
        raise ValueError(f"table {scene.table.id} was not checked")
    wrong = verdict.finding
    lines = [f"- {line}" for line in checked(verdict, scene.table)] if wrong is None else []
    first = say("verify-good") if wrong is None else say("verify-bad", what=fault(wrong))
    return Screen(
        (
            heading(scene, say("verify-head")),
            Text("\n".join((first, *lines))),
            *(Text(line) for line in _compare(verdict, scene.table)),
            Text(say("verify-limits")),
            row(*_ways(scene)),
        ),
        Tone.GOOD if wrong is None else Tone.BAD,
    )


def exported(scene: Scene) -> Screen:
    """Give somebody who played the whole record as a file."""
    if scene.document is None:
        raise ValueError(f"table {scene.table.id} was not exported")
    return Screen((Text(say("verify-exported")), scene.document))


def fault(finding: Finding) -> str:
    """Say in one sentence what does not agree, and where."""
    return say(
        FAULTS[finding.fault],
        event=str(finding.seq),
        kind=finding.kind,
        field=finding.field,
        told=finding.told,
        right=finding.right,
    )


def checked(verdict: Verdict, table: Table) -> tuple[str, ...]:
    """Say line by line what was checked and agrees."""
    return _seed(verdict, table), _shuffles(verdict), _linked(verdict)


def _seed(verdict: Verdict, table: Table) -> str:
    if table.hand is not None:
        return say("verify-seeds", seeds=verdict.seeds)
    how = "verify-seed_alone" if alone(table.options) else "verify-seed"
    return say(how, fingerprint=table.commitment)


def _shuffles(verdict: Verdict) -> str:
    if not verdict.shuffles:
        return say("verify-no_deal")
    return say("verify-shuffles", shuffles=verdict.shuffles)


def _linked(verdict: Verdict) -> str:
    if not verdict.linked:
        return say("verify-unlinked")
    if verdict.linked < verdict.events:
        return say("verify-linked_later", linked=verdict.linked, events=verdict.events)
    return say("verify-linked", events=verdict.events)


def _compare(verdict: Verdict, table: Table) -> Iterator[str]:
    if verdict.finding is None and verdict.head is not None:
        told = table.posts is Posts.CHANNEL
        yield say("verify-compare" if told else "verify-compare_none", head=verdict.head)


def _ways(scene: Scene) -> Iterator[Button]:
    """Offer the file to those who played and, but for a night, the whole deal to everybody."""
    guest = scene.night is not None and scene.night.own is not None
    if scene.seat is not None or guest:
        yield button(scene, say("verify-export"), "export")
    if scene.table.hand is None:
        yield from deal_button(scene)
