"""A gallery of everything that the bot shows, in each language: ``make gallery``."""
