"""What slash commands offer while somebody types: from the caller's own view, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.present.names import clip, seat_name
from bot.present.scene import Scene
from bot.present.words import MELDS, card_name
from engine.cards import Card, deck

Suggestion: TypeAlias = tuple[str, str]
"""What is shown and what is then filled in, up to 100 characters each."""

MOST = 25
LONGEST = 100

_SUITS = ("S", "H", "D", "C")
_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_FACES = tuple(card.face for card in deck(1))


def cards(typed: str, hand: Sequence[Card], size: int | None = None) -> tuple[Suggestion, ...]:
    """Complete the cards typed so far by one more of ``hand``, up to ``size`` cards.

    Nothing is offered beyond a card that is not held: refusing it is the rules' business.
    """
    words = _words(typed)
    left = _without([card.face for card in hand], words)
    if left is not None:
        enough = size is not None and len(words) >= size
        texts = [words] if words else []
        texts += [] if enough else [[*words, face] for face in dict.fromkeys(left)]
    else:
        *whole, part = words
        left = _without([card.face for card in hand], whole) or []
        texts = [[*whole, face] for face in dict.fromkeys(left) if face.startswith(part)]
    return _plain(" ".join(text) for text in texts)


def wishes(typed: str) -> tuple[Suggestion, ...]:
    """Complete a thief's wish by one more rank, suit or card, or offer to draw at once."""
    words = _words(typed)
    if not words:
        return _plain(("draw", *_RANKS[:5], *_SUITS))
    *whole, part = words
    known = part in (*_RANKS, *_SUITS, *_FACES)
    longer = [word for word in (*_RANKS, *_SUITS, *_FACES) if word.startswith(part)]
    if "DRAW".startswith(part) and not whole:
        return _plain(("draw", *longer))
    texts = [" ".join((*whole, word)) for word in longer]
    if known:
        texts += [" ".join((*words, word)) for word in (*_RANKS[:5], *_SUITS) if word not in words]
    return _plain(texts)


def steals(typed: str, scene: Scene) -> tuple[Suggestion, ...]:
    """Offer the cards that lie in others' melds; the value is ``seat:slot``."""
    wanted = typed.casefold().strip()
    return tuple(
        (clip(label, LONGEST), value)
        for label, face, value in _lying(scene)
        if wanted in label.casefold() or face.casefold().startswith(wanted)
    )[:MOST]


def tables(typed: str, numbers: Sequence[int]) -> tuple[int, ...]:
    """Offer the tables whose number begins with what was typed."""
    return tuple(number for number in numbers if str(number).startswith(typed.strip()))[:MOST]


def _lying(scene: Scene) -> Iterator[tuple[str, str, str]]:
    for seat, melded in enumerate(scene.view.table if scene.view else ()):
        if seat == scene.seat:
            continue
        owner = seat_name(scene.table, seat, scene.names)
        for slot, card in enumerate(melded.slots):
            if card is not None:
                label = f"{card_name(card)}: {owner}, {MELDS[melded.meld]}"
                yield label, card.face, f"{seat}:{slot}"


def _words(typed: str) -> list[str]:
    return typed.replace(",", " ").upper().split()


def _without(faces: Sequence[str], words: Sequence[str]) -> list[str] | None:
    """Take ``words`` out of ``faces``, one for one; ``None`` if one is not there."""
    left = list(faces)
    for word in words:
        if word not in left:
            return None
        left.remove(word)
    return left


def _plain(texts: Iterator[str] | Sequence[str]) -> tuple[Suggestion, ...]:
    return tuple((text, text) for text in dict.fromkeys(texts) if len(text) <= LONGEST)[:MOST]
