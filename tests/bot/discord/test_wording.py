"""The slash commands in every language: whole, within Discord's limits, each name once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from discord import Locale

from bot.discord.app import ChiefClient
from bot.reader import Reader, reading
from bot.readers import language_of
from bot.tongue import command, option
from data.people import Language
from tests.bot.discord.staged import StagedHouse, world

LOCALES: Final = {
    Language.GERMAN: ("de",),
    Language.SPANISH: ("es-ES", "es-419"),
}
NAME: Final = re.compile(r"[-_\w]{1,32}")
"""Discord's rule for names of commands and options; they are in lower case besides."""

MESSAGE: Final = re.compile(r"[a-z_]+-[a-z0-9_]+")

DESCRIPTION, CHOICE, WHOLE = 100, 100, 8_000
SUB: Final = (1, 2)
"""The types of subcommands and their groups."""

KEPT: Final = ("chief", "poker", "tutorial")
"""Commands that are called the same everywhere."""


async def defined() -> list[dict[str, Any]]:
    client = ChiefClient()
    client.serve(StagedHouse())
    return await client.tree.defined()


def walked(parts: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every command and option with its path."""
    for part in parts:
        here = f"{path} {part['name']}".strip()
        yield here, part
        yield from walked(part.get("options", []), here)


def in_locale(part: dict[str, Any], key: str, locale: str | None) -> str:
    """Return what a part says in a locale, ``None`` for all others."""
    said: str = part[key] if locale is None else part[f"{key}_localizations"][locale]
    return said


def longest(part: dict[str, Any]) -> int:
    """Count what Discord counts: of each text its longest form, and values."""
    own = sum(
        max(len(said) for said in (part[key], *(part.get(f"{key}_localizations") or {}).values()))
        for key in ("name", "description")
        if key in part
    )
    inner = (*part.get("options", ()), *part.get("choices", ()))
    return own + len(str(part.get("value", ""))) + sum(map(longest, inner))


@pytest.mark.parametrize("locale", [None, *LOCALES[Language.GERMAN], *LOCALES[Language.SPANISH]])
async def test_every_command_says_everything_in_every_language(locale: str | None) -> None:
    for path, part in walked(await defined()):
        name, about = (in_locale(part, key, locale) for key in ("name", "description"))
        assert NAME.fullmatch(name), (path, name)
        assert name == name.lower(), (path, name)
        assert 1 <= len(about) <= DESCRIPTION, (path, about)
        for chosen in part.get("choices", ()):
            called = in_locale(chosen, "name", locale)
            assert 1 <= len(called) <= CHOICE, (path, called)
            assert not MESSAGE.fullmatch(called), f"{path}: {called} names a message"
        for key in ("options", "choices"):
            names = Counter(in_locale(each, "name", locale) for each in part.get(key, ()))
            assert set(names.values()) <= {1}, (path, names)


async def test_only_the_languages_that_are_spoken_are_registered() -> None:
    every = {locale for locales in LOCALES.values() for locale in locales}
    for path, part in walked(await defined()):
        for each in (part, *part.get("choices", ())):
            for key in ("name", "description"):
                there = each.get(f"{key}_localizations")
                assert there is None or set(there) == every, path
    assert every == {locale.value for locale in Locale if language_of(locale.value)}


async def test_commands_are_unique_and_few_are_called_the_same_everywhere() -> None:
    commands = await defined()
    for locale in ("de", "es-ES"):
        names = [in_locale(each, "name", locale) for each in commands]
        assert len(set(names)) == len(names)
        same = {
            each["name"] for each in commands if each["name"] == in_locale(each, "name", locale)
        }
        assert same == set(KEPT)


async def test_no_command_is_too_long_in_its_longest_wording() -> None:
    sizes = {each["name"]: longest(each) for each in await defined()}
    assert {name for name, size in sizes.items() if size > WHOLE} == set(), sizes


async def test_texts_name_commands_and_options_as_discord_does() -> None:
    for language, locales in {Language.ENGLISH: (None,), **LOCALES}.items():
        with reading(Reader(language)):
            for path, part in walked(await defined()):
                if part["type"] in SUB or " " not in path:
                    assert command(path).split()[-1].lstrip("/") == in_locale(
                        part, "name", locales[0]
                    )
                else:
                    assert option(path) == in_locale(part, "name", locales[0])


async def test_the_commands_are_registered_with_all_of_it() -> None:
    async with world() as w:
        assert await w.client.tree.is_registered()
        there = w.env.backend.commands[None].values()
        table = next(each for each in there if each["name"] == "table")
        assert table["name_localizations"]["de"] == "tisch"
        asked = next(r for r in w.env.http_requests if r.method == "GET" and "commands" in r.path)
        assert asked.params == {"with_localizations": "true"}
