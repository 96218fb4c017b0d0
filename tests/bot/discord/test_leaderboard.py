"""``/leaderboard`` and ``/stats`` on Discord: private pages, in a server and in a DM."""

from __future__ import annotations

from tests.bot.discord.evening import Seen, evening


async def test_the_board_leads_to_the_own_stats_and_back() -> None:
    async with evening("Ada", "Ben") as e:
        ada = e.guests[0]
        result = await ada.member.slash(e.channel, "leaderboard")
        assert result.ephemeral
        assert result.response is not None
        page = Seen(e, e.channel.id, result.response.id)
        assert "Nobody is ranked yet." in page.text
        page = await ada.press(page, "by", "wins")
        page = await ada.press(page, "game", "indian_poker")
        assert "Indian poker: leaderboard" in page.text
        own = await ada.press(page, "show")
        assert own.id == page.id
        assert "You have played no game to its end here yet." in own.text
        hidden = await ada.press(own, "hide")
        assert "Only you see this" in hidden.text
        board = await ada.press(hidden, "show")
        assert "You are not listed" in board.text
        listed = await ada.press(await ada.press(board, "show"), "list")
        assert "Others on this server can see this" in listed.text


async def test_stats_of_another_are_seen_on_a_server_only() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        result = await ada.member.slash(e.channel, "stats", player=ben.member.user)
        assert result.ephemeral
        assert result.response is not None
        text = Seen(e, e.channel.id, result.response.id).text
        assert f"<@{ben.id}>" in text
        assert "nothing to show" in text
