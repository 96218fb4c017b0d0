"""Commands that nobody could have typed: values out of range, of another kind, or not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.discord.app import ChiefClient
from data.log import UserId
from tests.bot.discord.bad.forging import ODD

Value: TypeAlias = str | int | bool | float

JUNK: Final[tuple[Value, ...]] = (-1, 0, 10**15, 1.5, True, "", "x", *ODD)
STRANGE: Final = ("chief", "chief stop", "tables join", "bid in now", "a b c", "config set")


@dataclass(frozen=True, slots=True)
class Typed:
    """A command as it came: its words, and its options by name."""

    user: UserId
    words: str
    options: Mapping[str, Value]
    kind: str


@dataclass
class Typist:
    """Makes commands of a client's tree that say what they may not."""

    client: ChiefClient
    rng: Random
    commands: dict[str, app_commands.Command[app_commands.Group, ..., None]] = field(init=False)

    def __post_init__(self) -> None:
        found = self.client.tree.walk_commands()
        self.commands = {
            each.qualified_name: each for each in found if isinstance(each, app_commands.Command)
        }

    def next(self) -> Typed:
        """Make one, of any kind."""
        ways: tuple[Callable[[], Typed], ...] = (
            *(self._not_offered, self._out_of_range, self._of_another_kind, self._not_known),
            self._odd,
        )
        return self.rng.choice(ways)()

    def _not_offered(self) -> Typed:
        """Pick what is no choice of an option."""
        return self._with(lambda option: bool(option.choices), self._junk, "not offered")

    def _out_of_range(self) -> Typed:
        """Say a number, or a text, beyond its limits."""

        def beyond(option: app_commands.Parameter) -> Value:
            least, most = int(option.min_value or 0), int(option.max_value or 0)
            if option.type is Kind.string:
                return "x" * (most + self.rng.randint(1, 3000))
            return self.rng.choice((least - 1, most + 1, -(10**12), 10**17))

        limited = {Kind.string, Kind.integer}
        return self._with(
            lambda option: option.max_value is not None and option.type in limited,
            beyond,
            "out of range",
        )

    def _of_another_kind(self) -> Typed:
        """Say a word where a number belongs, or the other way round."""

        def other(option: app_commands.Parameter) -> Value:
            return 7 if option.type is Kind.string else self.rng.choice(("7", "", *ODD))

        kinds = {Kind.string, Kind.integer}
        return self._with(lambda option: option.type in kinds, other, "of another kind")

    def _odd(self) -> Typed:
        """Write what means nothing, of no more characters than there may be."""

        def text(option: app_commands.Parameter) -> Value:
            odd = [text for text in ODD if text.strip() and not text.startswith("<@")]
            return self.rng.choice(odd)[: int(option.max_value or 0)]

        made = self._with(
            lambda option: bool(option.max_value) and option.type is Kind.string, text, "odd"
        )
        games = {"meld": 2, "steal": 5, "forfeits": 14}
        table = games.get(made.words.partition(" ")[0])
        named = {} if table is None else {"table": table}
        return Typed(made.user, made.words, {**made.options, **named}, made.kind)

    def _not_known(self) -> Typed:
        """Use a command that there is not, or no more."""
        return Typed(self._anybody(), self.rng.choice(STRANGE), {}, "not known")

    def _with(
        self,
        fits: Callable[[app_commands.Parameter], bool],
        bad: Callable[[app_commands.Parameter], Value],
        kind: str,
    ) -> Typed:
        words, wrong = self.rng.choice(
            [
                (words, option)
                for words, command in self.commands.items()
                for option in command.parameters
                if fits(option)
            ]
        )
        options: dict[str, Value] = {
            option.display_name: self._right(option)
            for option in self.commands[words].parameters
            if option.required
        }
        options[wrong.display_name] = bad(wrong)
        return Typed(self._anybody(), words, options, kind)

    def _right(self, option: app_commands.Parameter) -> Value:
        if option.choices:
            return option.choices[0].value
        return 1 if option.type is Kind.integer else "AS"

    def _junk(self, option: app_commands.Parameter) -> Value:
        offered = {choice.value for choice in option.choices}
        return self.rng.choice([junk for junk in JUNK if junk not in offered])

    def _anybody(self) -> UserId:
        return self.rng.choice((1, 2, 3, 9))
