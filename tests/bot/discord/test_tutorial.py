"""The tutorial on Discord: from the command to its end, for one person alone."""

from __future__ import annotations

from bot.present.tutorial import DRAW
from tests.bot.discord.evening import Seen, evening


async def test_somebody_plays_through_it_and_nobody_else_sees_anything() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        posts = len(e.posts())
        result = await ada.member.slash(e.channel, "tutorial")
        assert result.ephemeral
        assert result.response is not None
        lesson = Seen(e, e.channel.id, result.response.id)
        assert "Step 1 of 5" in lesson.text
        first = lesson.id
        for action, values, said in (
            ("meld", (), "Step 2 of 5"),
            ("meld", ("rich_man",), "Rich Man"),
            ("suggest", (), "50 points"),
            ("seal", (), "Step 3 of 5"),
            ("thief", (), "Step 4 of 5"),
            ("thief", ("0",), "Your Thief may take"),
            ("steal", (DRAW,), "Step 5 of 5"),
        ):
            lesson = await ada.press(lesson, action, *values)
            assert said in lesson.text
            assert lesson.id == first, "it stays in its place"
        assert len(e.posts()) == posts


async def test_it_is_offered_where_the_rules_begin() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        result = await ada.member.slash(e.channel, "rules")
        assert result.response is not None
        rules = Seen(e, e.channel.id, result.response.id)
        await ada.member.click(e.message(rules), label="Try it: 3 minutes")
