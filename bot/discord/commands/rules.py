"""``/rules``: the rules of each game, page by page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.click import Personal
from bot.discord.commands.shared import Command
from bot.discord.commands.wording import choice, phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import MOST
from bot.present.games import screens_of
from bot.present.indian_chief import rules as chief
from bot.present.indian_chief.house_rules import rulebook
from bot.present.indian_chief.way import plain, write
from bot.present.indian_poker import rules as poker
from bot.present.indian_poker.way import write as write_poker
from bot.tongue import say
from engine.indian_chief.options import Options as ChiefOptions
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.play import INDIAN_POKER

PAGES: Final[Mapping[str, Callable[[], Mapping[str, str]]]] = {
    INDIAN_CHIEF.key: lambda: {key: say(page.name) for key, page in chief.PAGES.items()},
    INDIAN_POKER.key: lambda: {key: say(page.name) for key, page in poker.PAGES.items()},
}
"""The pages of each game by their keys, with their names in the reader's language."""

_GAMES = [
    choice(partial(screens_of(options).name, options), options.game)
    for options in (ChiefOptions(), PokerOptions())
]
_RULEBOOKS = [choice(partial(rulebook, options.rulebook), write(options)) for options in plain()]


def rules_command(reply: Reply) -> Command:
    """Build ``/rules``."""

    @app_commands.command(description=phrase("about-rules"))
    @app_commands.describe(
        game=phrase("describe-game"),
        page=phrase("describe-page"),
        rulebook=phrase("describe-whose_rulebook"),
    )
    @app_commands.choices(game=_GAMES, rulebook=_RULEBOOKS)
    async def rules(
        interaction: Interaction,
        game: str = INDIAN_CHIEF.key,
        page: str = "",
        rulebook: str | None = None,
    ) -> None:
        """Show a page; without a rulebook, of the first one that has it."""
        await reply.visit(interaction, opens(game, page, rulebook))

    @rules.autocomplete("page")
    async def _pages(interaction: Interaction, typed: str) -> list[Choice[str]]:
        game = str(getattr(interaction.namespace, "game", None))
        return offered(game if game in PAGES else INDIAN_CHIEF.key, typed)

    return rules


def offered(game: str, typed: str) -> list[Choice[str]]:
    """Offer the pages of a game in whose name the typed words occur."""
    wanted = typed.casefold().split()
    return [
        Choice(name=name, value=key)
        for key, name in PAGES[game]().items()
        if all(word in name.casefold() for word in wanted)
    ][:MOST]


def opens(game: str, page: str, rulebook: str | None) -> Personal:
    """Return what opens a page of a game, named by its key or as it is called.

    Where there is no such page, the overview opens, which leads to all.
    """
    named = {name.casefold(): key for key, name in PAGES[game]().items()}
    key = page if page in PAGES[game]() else named.get(page.casefold().strip())
    if game == INDIAN_POKER.key:
        return poker.opens(key or poker.OVERVIEW, write_poker(PokerOptions()))
    key = key or chief.OVERVIEW
    return chief.opens(key, rulebook or write(chief.find(key).options))
