"""House rules of any game: choices between words, the rules' own way first.

A house rule may need something of the other options; without it the choice means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_args, get_type_hints

from engine.core import Code, RuleError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

OptionsT = TypeVar("OptionsT", bound="DataclassInstance")
NeedT = TypeVar("NeedT", bound=StrEnum)


@dataclass(frozen=True)
class HouseRules(Generic[OptionsT, NeedT]):
    """The house rules among the fields of ``options``.

    ``needs`` names every house rule with what it needs, ``met`` tells whether options have that.
    ``plain`` returns options without any house rule, for a refusal to speak of. ``hosted`` are
    those that are only about how a table is hosted: the rules of the game never read them.
    """

    options: type[OptionsT]
    needs: Mapping[str, tuple[NeedT, ...]]
    met: Mapping[NeedT, Callable[[OptionsT], bool]]
    plain: Callable[[OptionsT], OptionsT]
    hosted: frozenset[str] = frozenset()

    @cached_property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """The choices of every house rule, the rules' own way first."""
        hints = get_type_hints(self.options)
        return MappingProxyType({name: get_args(hints[name]) for name in self.needs})

    def lacking(self, options: OptionsT, rule: str) -> NeedT | None:
        """Return what ``options`` lack for a house rule to mean anything."""
        return next((need for need in self.needs[rule] if not self.met[need](options)), None)

    def chosen(self, options: OptionsT) -> Mapping[str, str]:
        """Return the house rules that depart from the rules' own way, with their choice."""
        values = {rule: getattr(options, rule) for rule in self.choices}
        return {rule: value for rule, value in values.items() if value != self.choices[rule][0]}

    def check(self, options: OptionsT) -> None:
        """Refuse a house rule that has no meaning beside the other options.

        ``RuleError`` HOUSE_RULE with ``rule``, ``lacking`` and the plain ``options``.
        """
        for rule in self.chosen(options):
            if need := self.lacking(options, rule):
                plain = self.plain(options)
                raise RuleError(Code.HOUSE_RULE, rule=rule, lacking=need, options=plain)

    def fitting(self, options: OptionsT) -> OptionsT:
        """Return ``options`` by the rules' own way where a house rule would have no meaning."""
        idle: dict[str, Any] = {
            rule: self.choices[rule][0]
            for rule in self.chosen(options)
            if self.lacking(options, rule)
        }
        return replace(options, **idle)
