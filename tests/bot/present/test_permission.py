"""Permissions are called as Discord's settings call them, in each language."""

from __future__ import annotations

import discord

from bot.discord import permissions
from bot.present.doctor import ATTACH
from bot.present.permission import permission
from bot.reader import Reader, reading
from data.people import Language


def test_every_permission_that_can_be_lacking_has_its_name_in_each_language() -> None:
    none = discord.Permissions.none()
    lacking = {
        ATTACH,
        *permissions.lacking(none, thread=False),
        *permissions.lacking_for_thread(none),
        *permissions.lesser(none, thread=False),
    }
    assert len(lacking) == 6
    for name in lacking:
        assert permission(name) == name
        for language in (Language.GERMAN, Language.SPANISH):
            with reading(Reader(language)):
                assert permission(name) != name


def test_a_name_that_is_not_known_any_more_stays_as_it_is() -> None:
    with reading(Reader(Language.GERMAN)):
        assert permission("Use External Apps") == "Use External Apps"
