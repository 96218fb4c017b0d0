"""The leak attack: twin games in which a hidden card differs, and all bytes that leave the bot."""
