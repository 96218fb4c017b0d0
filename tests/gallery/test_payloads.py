"""Each screen of the gallery is what Discord takes, with 32 wide characters in each name."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from simcord import HttpLogEntry

from bot.discord.modal import modal_of
from bot.discord.render import view_of
from bot.discord.studio import Print
from bot.present.limits import problems
from bot.present.screen import Form, Picture, Screen
from bot.reader import Reader, reading
from data.people import Language
from tests.bot.discord import contract
from tests.bot.present.reading import form_problems
from tests.gallery.chapters import CHAPTERS, Chapter, Shown, every

EACH = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)


@pytest.mark.sweep(4)
@pytest.mark.case(24)
@pytest.mark.parametrize("language", Language)
@EACH
def test_discord_takes_every_screen(chapter: Chapter, language: Language) -> None:
    with reading(Reader(language)):
        shown = every(chapter)
    wrong = {names[0]: _problems(one) for one, names in shown.items()}
    assert {name: found for name, found in wrong.items() if found} == {}
    assert contract.check(asyncio.run(_requests(shown))) in {0, len(shown)}


def _problems(shown: Shown) -> tuple[str, ...]:
    return form_problems(shown) if isinstance(shown, Form) else problems(shown)


async def _requests(each: Iterable[Shown]) -> list[HttpLogEntry]:
    """Return what is sent; discord.py lays nothing out without a running event loop."""
    return [_sent(shown) for shown in each]


def _sent(shown: Shown) -> HttpLogEntry:
    """Return the request that carries a screen, as a post, or a form, as an answer."""
    if isinstance(shown, Screen):
        prints = tuple(
            Print(block, b"png", f"{'f' * 32}.png")
            for block in shown.blocks
            if isinstance(block, Picture)
        )
        view: Any = view_of(shown, 1, prints)
        return _request(
            "/channels/1/messages", {"flags": 1 << 15, "components": view.to_components()}
        )
    modal = modal_of(shown, "u:own:save:1").to_dict()
    return _request("/interactions/1/token/callback", {"type": 9, "data": modal})


def _request(path: str, body: dict[str, Any]) -> HttpLogEntry:
    return HttpLogEntry("POST", path, {}, body, None)
