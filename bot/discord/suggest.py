"""What slash commands offer while somebody types: from the caller's own view, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from discord.app_commands import Choice

from bot.discord.house import House
from bot.discord.show import Interaction
from bot.outcome import Refusal
from bot.poker_night.written import suggested
from bot.present.indian_chief.scene import picked, seen
from bot.present.indian_chief.steal import booty, may_steal, meld_at, place_args
from bot.present.indian_chief.words import meld_name
from bot.present.indian_poker import scene as poker
from bot.present.indian_poker.orders import choices, number_label, takes_orders
from bot.present.names import clip, seat_name
from bot.present.scene import Scene
from bot.present.words import card_name
from bot.servers import default_of, presets_of
from bot.tongue import say
from data.books import Server
from engine.cards import Card, Rank, Suit, deck
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_poker.model import When
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT
from engine.indian_poker.situation import Phase
from engine.indian_poker.situation import View as PokerView

Suggestion: TypeAlias = tuple[str, str]
"""What is shown and what is then filled in, up to 100 characters each."""

MOST = 25
LONGEST = 100

_SUITS = ("S", "H", "D", "C")
_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_FACES = tuple(card.face for card in deck(1))
_JOKER = Card(0, Suit.JOKER, Rank.JOKER).face
_DECLARED = tuple(f"{_JOKER}={rank}{suit}" for rank in _RANKS for suit in _SUITS)


class Suggestions:
    """Autocompletion; whatever stands in its way, there is nothing to offer."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def tables(
        self, interaction: Interaction, typed: str, *, here: bool, game: str | None = None
    ) -> list[Choice[int]]:
        """Offer the caller's own tables, of ``game`` alone where its key is given.

        With ``here`` those of the channel too.
        """
        store = self._house.store
        numbers = await store.tables_of(interaction.user.id)
        if here and interaction.channel_id is not None:
            numbers += await store.tables_in(interaction.channel_id)
        meant = await self._house.tables.find.playing(game, tuple(dict.fromkeys(numbers)))
        found = tables(typed, meant)
        return [
            Choice(name=say("discord-table", table=str(number)), value=number) for number in found
        ]

    async def presets(self, interaction: Interaction, typed: str, game: str) -> list[Choice[str]]:
        """Offer the rules that this server has saved for a game, by its key."""
        if interaction.guild_id is None:
            return []
        server = await self._house.servers.read(interaction.guild_id)
        return _choices(presets(typed, server, game))

    async def cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the caller's own cards."""
        view = seen(scene) if (scene := await self._scene(interaction)) else None
        if view is None or view.seat is None:
            return []
        sizes = rules_of(view.options).sizes
        meld = getattr(interaction.namespace, "meld", None)
        size = sizes[Meld(meld)] if meld in set(Meld) else None
        return _choices(cards(typed, _faces(view.hand), size, declare=meld != Meld.BEGGAR_MAN))

    async def aside(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the cards of the meld that was typed or picked, for the Chief's smaller part."""
        scene = await self._scene(interaction)
        view = seen(scene) if scene else None
        if scene is None or view is None or view.seat is None:
            return []
        words = _words(getattr(interaction.namespace, "cards", None) or "")
        meld = [*map(_face, words)] or _faces(picked(scene).cards)
        if _without(_faces(view.hand), meld) is None:
            return []
        return _choices(cards(typed, meld, rules_of(view.options).aside, declare=False))

    def wishes(self, typed: str) -> list[Choice[str]]:
        """Offer what a thief may wish for."""
        return _choices(wishes(typed))

    async def steals(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer the cards that lie on the caller's table."""
        scene = await self._scene(interaction)
        return _choices(steals(typed, scene)) if scene else []

    async def forfeits(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Offer who may get how many of the forfeits that the caller has to hand out now."""
        scene = await self._scene(interaction, POKER_NIGHT.key)
        match scene.view if scene else None:
            case PokerView(phase=Phase.GIVE, may_act=True) as view if scene is not None:
                return _choices(given(typed, view, scene))
            case _:
                return []

    async def order_numbers(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """Offer the numbers of players that the standing order being typed can have."""
        when = getattr(interaction.namespace, "when", None)
        if when not in set(When) or when == When.GONE:
            return []
        return await self._orders(interaction, typed, When(when), first=0)

    async def order_players(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """Offer whom a standing order can wait for, by the numbers of their seats."""
        return await self._orders(interaction, typed, When.GONE, first=1)

    async def _orders(
        self, interaction: Interaction, typed: str, when: When, *, first: int
    ) -> list[Choice[int]]:
        scene = await self._scene(interaction, INDIAN_POKER.key)
        return _choices(orders(typed, scene, when, first)) if scene else []

    async def _scene(self, interaction: Interaction, game: str | None = None) -> Scene | None:
        """Return the caller's own scene at the table that is meant, one of ``game`` if given."""
        tables, user = self._house.tables, interaction.user.id
        number = getattr(interaction.namespace, "table", None)
        try:
            table = number or await tables.find.which(user, interaction.channel_id, game=game)
            scene = await tables.look(table, user)
        except Refusal:
            return None
        return scene if scene.seat is not None else None


def cards(
    typed: str, hand: Sequence[str], size: int | None = None, *, declare: bool = True
) -> tuple[Suggestion, ...]:
    """Complete the cards typed so far by one more of ``hand`` (faces), up to ``size`` cards.

    A joker that is held may be typed as what it counts as, where ``declare``. Nothing is offered
    beyond a card that is not held: refusing it is the rules' business.
    """
    words = _words(typed)
    left = _without(hand, words)
    if left is not None:
        enough = size is not None and len(words) >= size
        texts = [words] if words else []
        texts += [] if enough else [[*words, face] for face in dict.fromkeys(left)]
        if declare and words[-1:] == [_JOKER]:
            texts += [[*words[:-1], declared] for declared in _DECLARED]
    else:
        *whole, part = words
        left = _without(hand, whole) or []
        faces = [*left, *_DECLARED] if declare and _JOKER in left else left
        texts = [[*whole, face] for face in dict.fromkeys(faces) if face.startswith(part)]
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
    """Offer the cards that a thief may take now; the value is ``seat:slot``, or with a round."""
    wanted = typed.casefold().strip()
    return tuple(
        (clip(label, LONGEST), value)
        for label, face, value in _lying(scene)
        if wanted in label.casefold() or face.casefold().startswith(wanted)
    )[:MOST]


def given(typed: str, view: PokerView, scene: Scene) -> tuple[Suggestion, ...]:
    """Offer one more player for what is left of the forfeits; the value mentions people."""
    offered = suggested(typed, view, scene.table, scene.names)
    return tuple((clip(name, LONGEST), value) for name, value in offered if len(value) <= LONGEST)


def orders(typed: str, scene: Scene, when: When, first: int) -> tuple[tuple[str, int], ...]:
    """Offer the numbers that a standing order can have now, or the seats, counted from ``first``.

    Only what is said of everybody's bids is asked for it, and no card.
    """
    view, wanted = poker.seen(scene), typed.casefold().strip()
    if view is None or not takes_orders(view):
        return ()
    labels = ((number_label(scene, when, number), number) for number in choices(view, when))
    return tuple((label, number + first) for label, number in labels if wanted in label.casefold())[
        :MOST
    ]


def presets(typed: str, server: Server, game: str) -> tuple[Suggestion, ...]:
    """Offer a game's presets in whose name all typed words occur; the default comes first."""
    saved = sorted(presets_of(server, game), key=lambda one: one != default_of(server, game))
    names = [preset.name for preset in saved]
    wanted = typed.casefold().split()
    return _plain([name for name in names if all(word in name.casefold() for word in wanted)])


def tables(typed: str, numbers: Sequence[int]) -> tuple[int, ...]:
    """Offer the tables whose number begins with what was typed."""
    return tuple(number for number in numbers if str(number).startswith(typed.strip()))[:MOST]


def _lying(scene: Scene) -> Iterator[tuple[str, str, str]]:
    view = seen(scene)
    if view is None or not may_steal(scene):
        return
    for target, card in booty(view).items():
        name, meld = card_name(card), meld_name(meld_at(view, target.seat, target.round).meld)
        if target.round:
            label = say("discord-steal_round", card=name, round=target.round, meld=meld)
        else:
            player = seat_name(scene.table, target.seat, scene.names)
            label = say("discord-steal", card=name, player=player, meld=meld)
        yield label, card.face, ":".join(place_args(target))


def _words(typed: str) -> list[str]:
    return typed.replace(",", " ").upper().split()


def _face(word: str) -> str:
    """Return the card that a word stands for: a joker for ``JK=QD``."""
    return _JOKER if word in _DECLARED else word


def _faces(held: Sequence[Card]) -> list[str]:
    return [card.face for card in held]


def _without(faces: Sequence[str], words: Sequence[str]) -> list[str] | None:
    """Take ``words`` out of ``faces``, one for one; ``None`` if one is not there."""
    left = list(faces)
    for face in map(_face, words):
        if face not in left:
            return None
        left.remove(face)
    return left


def _plain(texts: Iterator[str] | Sequence[str]) -> tuple[Suggestion, ...]:
    return tuple((text, text) for text in dict.fromkeys(texts) if len(text) <= LONGEST)[:MOST]


def _choices(found: Sequence[tuple[str, str | int]]) -> list[Choice[Any]]:
    return [Choice(name=name, value=value) for name, value in found]
