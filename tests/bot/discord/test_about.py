"""``/about`` on Discord: seen by whoever asks, in a channel and in a DM."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.evening import Seen, evening


async def test_the_page_is_private() -> None:
    async with evening("Ada") as e:
        (ada,) = e.guests
        posts, user = len(e.posts()), ada.member.user
        seen: Any = await ada.member.slash(e.channel, "about")
        assert seen.ephemeral
        assert "Stven Carlberg" in Seen(e, e.channel.id, seen.response.id).text
        assert (await user.slash("about")).ephemeral
        assert len(e.posts()) == posts
