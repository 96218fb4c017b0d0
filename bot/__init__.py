"""Chief's Table: the house that hosts the games on Discord."""

__version__ = "0.1.0"
