"""A way to play Indian Chief, for help to speak of; as one argument of a control, and in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from bot.present.indian_chief.house_rules import played_by
from bot.tongue import say
from engine.indian_chief.options import CHOICES, Options, chosen
from engine.indian_chief.rulebooks import RULEBOOKS, Rulebook, resolved


@dataclass(frozen=True, slots=True)
class Way:
    """A rulebook, and the options of a table that change it."""

    book: Rulebook
    options: Options

    @property
    def rules(self) -> Rulebook:
        """The rules as they are played."""
        return resolved(self.book, self.options)

    @property
    def solo(self) -> Rulebook:
        """The same rulebook for a player alone."""
        return self._in_mode(solo=True)

    @property
    def triple(self) -> Rulebook:
        """The same rulebook in triple mode."""
        return self._in_mode(triple=True)

    def _in_mode(self, *, solo: bool = False, triple: bool = False) -> Rulebook:
        """Return the rules in a mode too; house rules only where the table plays in it anyway."""
        solo, triple = solo or self.options.solo, triple or self.options.triple
        if (solo, triple) == (self.options.solo, self.options.triple):
            return self.rules
        return resolved(self.book, Options(solo=solo, triple=triple))


def plain() -> tuple[Options, ...]:
    """Return the options of each rulebook without mode or house rule."""
    return tuple(_options({"rulebook": name}) for name in RULEBOOKS)


def _options(values: dict[str, Any]) -> Options:
    return Options(**values)


def way(options: Options) -> Way:
    """Return the way that a table with ``options`` plays."""
    return Way(RULEBOOKS[options.rulebook], options)


def write(options: Options) -> str:
    """Write options as one word: ``"classic"``, ``"modern01"``, choices by their numbers.

    Zeros at the end are left out, so that every way to play has one word.
    """
    numbers = (str(values.index(getattr(options, name))) for name, values in _VALUES.items())
    return options.rulebook + "".join(numbers).rstrip("0")


def read(text: str) -> Options | None:
    """Read what ``write`` wrote; ``None`` for anything else.

    The options need not go together: that is for ``rules_of`` to refuse.
    """
    match = _CODE.fullmatch(text)
    if match is None or match[1] not in RULEBOOKS or len(match[2]) > len(_VALUES):
        return None
    numbers = zip(_VALUES.items(), map(int, match[2]), strict=False)
    known = {name: values[n] for (name, values), n in numbers if n < len(values)}
    options = _options({"rulebook": match[1], **known})
    return options if write(options) == text else None


def title(options: Options) -> str:
    """Name a way to play: ``"Modern rulebook, solo, triple mode, 2 house rules"``."""
    rules, played = len(chosen(options)), played_by(options)
    return say("chief_house-title", way=played, rules=rules) if rules else played


_CODE: Final = re.compile(r"([a-z]+)([0-9]*)", re.ASCII)
_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "solo": (False, True),
    "triple": (False, True),
    **CHOICES,
}
"""The options beside the rulebook, in the order of their numbers, with their values."""
