"""Whether Discord has the commands as they are defined here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

_OUTDATED: Final = frozenset({"dm_permission"})
"""What is sent along and no longer answered: ``contexts`` say it."""


def same(ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]]) -> bool:
    """Compare definitions with Discord's answer, in which defaults may be missing."""
    if len(ours) != len(theirs):
        return False
    by_name = {command["name"]: command for command in theirs}
    return all(_same(command, by_name.get(command["name"])) for command in ours)


def _same(ours: Any, theirs: Any) -> bool:  # noqa: ANN401  any JSON
    if not ours:
        return not theirs
    if isinstance(ours, Mapping):
        there = theirs if isinstance(theirs, Mapping) else {}
        return all(_same(ours[key], there.get(key)) for key in ours.keys() - _OUTDATED)
    if isinstance(ours, list):
        return isinstance(theirs, list) and _same_list(ours, theirs)
    return str(ours) == str(theirs)  # permissions are numbers here and words there


def _same_list(ours: Sequence[Any], theirs: Sequence[Any]) -> bool:
    if isinstance(ours[0], int):  # a set of kinds
        return sorted(ours) == sorted(theirs)
    return len(ours) == len(theirs) and all(map(_same, ours, theirs))
