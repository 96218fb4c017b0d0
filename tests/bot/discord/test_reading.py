"""A language on Discord: what somebody's client shows, what they choose, and what a server does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot.servers import speak
from data.people import Language, Profile
from tests.bot.discord.evening import Evening, Guest, evening
from tests.bot.discord.staged import texts


@contextmanager
def speaking(e: Evening, locales: dict[int, str]) -> Iterator[None]:
    """Let the Discord of some people, and that of the server, show other locales."""
    emit = e.env.backend.emit

    def emitted(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = locales.get(int(user["id"]), "en-US")
            if "guild_id" in payload:
                payload["guild_locale"] = locales.get(int(payload["guild_id"]), "en-US")
        return emit(event, payload, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(e.env.backend, "emit", emitted)
        yield


async def profile(e: Evening, guest: Guest) -> Profile:
    return (await e.store.profiles((guest.id,))).get(guest.id, Profile(guest.id))


async def test_each_reads_their_own_language_and_the_channel_that_of_its_server() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        with speaking(e, {ada.id: "de", e.guild.id: "es-ES"}):
            page = texts(await ada.member.slash(e.channel, "me language"))
            assert "auf Deutsch, wie dein Discord es zeigt" in page
            assert "in English" in texts(await ben.member.slash(e.channel, "me language"))
        assert (await profile(e, ada)).locale is Language.GERMAN
        assert (await profile(e, ben)).locale is None
        assert await e.house.readers.within(e.guild.id) == replace(
            await e.house.readers.of(ben.id), language=Language.SPANISH
        )


async def test_a_choice_by_command_is_answered_in_that_language_also_when_refused() -> None:
    async with evening("Ada", "Ben") as e:
        ada, _ = e.guests
        chosen = await ada.member.slash(e.channel, "me language", language="es")
        assert "**Espa\u00f1ol**, como elegiste" in texts(chosen)
        shown = await ada.member.slash(e.channel, "me display", words=True, colours="two")
        assert "dos colores" in texts(shown)
        assert await profile(e, ada) == Profile(
            ada.id, language=Language.SPANISH, words=True, two_colours=True
        )


async def test_a_server_may_choose_the_language_of_its_channels() -> None:
    async with evening("Ada") as e:
        await e.house.servers.change(e.guild.id, lambda was: speak(was, Language.GERMAN))
        with speaking(e, {e.guild.id: "es-ES"}):
            await e.guests[0].member.slash(e.channel, "me language")
        assert (await e.house.readers.within(e.guild.id)).language is Language.GERMAN


async def test_what_is_offered_while_somebody_types_is_in_their_language() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        with speaking(e, {ada.id: "es-419"}):
            [offered] = await ada.member.autocomplete(e.channel, "me zone", "zone", "berl")
        assert "jueves" in offered["name"]
