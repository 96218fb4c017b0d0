"""The slash commands: each parses what was typed, calls once, and shows."""

from __future__ import annotations

from discord.app_commands import Group

from bot.discord.commands.about import about_command
from bot.discord.commands.bid import BidCommands
from bot.discord.commands.chief import ChiefCommands
from bot.discord.commands.config import config_command
from bot.discord.commands.forfeits import ForfeitsCommands
from bot.discord.commands.leaderboard import leaderboard_command, stats_command
from bot.discord.commands.me import MeCommands
from bot.discord.commands.meld import MeldCommands
from bot.discord.commands.my_games import my_games_command
from bot.discord.commands.poker import PokerCommands
from bot.discord.commands.rules import rules_command
from bot.discord.commands.shared import Command
from bot.discord.commands.steal import StealCommands
from bot.discord.commands.table import TableCommands
from bot.discord.commands.tutorial import tutorial_command
from bot.discord.commands.verify import verify_command
from bot.discord.house import House
from bot.discord.reply import Reply
from bot.discord.suggest import Suggestions


def groups(house: House, reply: Reply) -> tuple[Group | Command, ...]:
    """Build all commands; they hold no state but these two."""
    suggestions = Suggestions(house)
    return (
        ChiefCommands(reply, house.servers, suggestions),
        MeldCommands(reply, suggestions),
        StealCommands(reply, suggestions),
        PokerCommands(reply, house.servers, suggestions),
        BidCommands(reply, suggestions),
        ForfeitsCommands(reply, suggestions),
        TableCommands(reply, suggestions),
        MeCommands(reply, house.clock),
        verify_command(reply),
        my_games_command(reply),
        leaderboard_command(reply),
        stats_command(reply),
        rules_command(reply),
        tutorial_command(reply),
        config_command(reply),
        about_command(reply),
    )
