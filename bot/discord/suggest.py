"""What slash commands offer while somebody types: from the caller's own view, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from discord.app_commands import Choice

from bot.discord.house import House
from bot.discord.show import Interaction
from bot.outcome import Refusal
from bot.present.names import clip, seat_name
from bot.present.scene import Scene
from bot.present.words import MELDS, card_name
from engine.cards import Card, deck
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.steals import stealable

Suggestion: TypeAlias = tuple[str, str]
"""What is shown and what is then filled in, up to 100 characters each."""

MOST = 25
LONGEST = 100

_SUITS = ("S", "H", "D", "C")
_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_FACES = tuple(card.face for card in deck(1))


class Suggestions:
    """Autocompletion; whatever stands in its way, there is nothing to offer."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def tables(
        self, interaction: Interaction, typed: str, *, here: bool
    ) -> list[Choice[int]]:
        """Offer the caller's own tables, and with ``here`` those of the channel."""
        store = self._house.store
        numbers = await store.tables_of(interaction.user.id)
        if here and interaction.channel_id is not None:
            numbers += await store.tables_in(interaction.channel_id)
        found = tables(typed, tuple(dict.fromkeys(numbers)))
        return [Choice(name=f"Table {number}", value=number) for number in found]

    async def cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the caller's own cards."""
        view = scene.view if (scene := await self._scene(interaction)) else None
        if view is None or view.seat is None:
            return []
        sizes = rules_of(view.options).sizes
        meld = getattr(interaction.namespace, "meld", None)
        size = sizes[Meld(meld)] if meld in set(Meld) else None
        return _choices(cards(typed, view.hand, size))

    def wishes(self, typed: str) -> list[Choice[str]]:
        """Offer what a thief may wish for."""
        return _choices(wishes(typed))

    async def steals(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the cards that lie on the caller's table."""
        scene = await self._scene(interaction)
        return _choices(steals(typed, scene)) if scene else []

    async def _scene(self, interaction: Interaction) -> Scene | None:
        """Return the caller's own scene at the table that is meant."""
        tables, user = self._house.tables, interaction.user.id
        number = getattr(interaction.namespace, "table", None)
        try:
            table = number or await tables.which(user, interaction.channel_id)
            scene = await tables.look(table, user)
        except Refusal:
            return None
        return scene if scene.seat is not None else None


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
    view, thief = scene.view, scene.seat
    if view is None or thief is None:
        return
    lying = stealable(rules_of(view.options), thief, view.table, view.earlier)
    for target, card in lying.items():
        melded = view.earlier[target.round - 1] if target.round else view.table[target.seat]
        owner = seat_name(scene.table, target.seat, scene.names)
        label = f"{card_name(card)}: {owner}, {MELDS[melded.meld]}"
        yield label, card.face, f"{target.seat}:{target.slot}"


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


def _choices(found: tuple[Suggestion, ...]) -> list[Choice[Any]]:
    return [Choice(name=name, value=value) for name, value in found]
