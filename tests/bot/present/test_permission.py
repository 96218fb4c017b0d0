"""Permissions are called as Discord's settings call them, in each language."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.discord import permissions
from bot.present.doctor import ATTACH
from bot.present.permission import permission
from bot.present.stranded import why
from bot.reader import Reader, reading
from data.log import Stranded, Stranding
from data.people import Language
from tests.bot.present import scenes


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


def test_a_table_that_waits_for_permissions_names_them_as_its_reader_knows_them() -> None:
    lacking = Stranded(Stranding.PERMISSION, "Send Messages, View Channel", 1)
    waiting = replace(scenes.table(2), stranded=lacking)
    assert "Send Messages, View Channel" in why(waiting)
    with reading(Reader(Language.GERMAN)):
        assert "Nachrichten senden, Kanal ansehen" in why(waiting)
