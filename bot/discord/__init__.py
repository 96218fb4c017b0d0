"""Everything that speaks discord.py."""
