"""What no log may hold: cards in any writing, seeds, join ids, tokens. A search for all of it."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator

from bot.present.words import rank_name, suit_name
from data.store import Log
from engine.cards import Rank, Suit, deck

FACES = tuple(card.face for card in deck(1))
_NAMES = rf"\b(?:{'|'.join(map(rank_name, Rank))})s? of (?:{'|'.join(map(suit_name, Suit))})\b"
_CARD = re.compile(rf"(?<![\w-])(?:{'|'.join(FACES)}|JK)(?![\w-])|Card\(|{_NAMES}|[♠♥♦♣]")
_FACE = re.compile(rf"(?<![\w-])(?:{'|'.join(FACES)})(?![\w-])")
_NAMED = re.compile(_NAMES.replace("(?:", "("), re.IGNORECASE)
_RANK = {rank_name(card.rank): card.face[:-1] for card in deck(1)}
_SUIT = {suit_name(card.suit): card.face[-1] for card in deck(1)}
_CHANCE = re.compile(r"(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{64})(?![0-9a-f])")
"""A join id, or anything else of the kind, in an event."""


def cards_in(text: str) -> list[str]:
    """Return everything in a text that reads like a card."""
    return [match[0] for match in _CARD.finditer(text)] + [
        match[0] for match in re.finditer(_NAMES, text, re.IGNORECASE)
    ]


def faces_in(text: str) -> set[str]:
    """Return the faces (``"10H"``) of all cards that a text names, in whatever writing."""
    named = (match.groups() for match in _NAMED.finditer(text))
    written = (match[0] for match in _FACE.finditer(text))
    return {*written, *(_RANK[rank.lower()] + _SUIT[suit.lower()] for rank, suit in named)}


def secrets_of(logs: Iterable[Log]) -> Iterator[str]:
    """Yield the seeds and join ids of tables, in every writing that a log may have."""
    for log in logs:
        yield from writings(log.seed)
        for event in log.events:
            for join in _CHANCE.findall(repr(event)):
                yield from writings(bytes.fromhex(join))


def writings(secret: bytes) -> tuple[str, ...]:
    """Return how bytes are written: hex, as Python shows them, base64."""
    return (secret.hex(), repr(secret)[2:-1], base64.b64encode(secret).decode())


def found(text: str, secrets: Iterable[str]) -> list[str]:
    """Return all that a log should not hold."""
    return [*cards_in(text), *(secret for secret in secrets if secret in text)]
