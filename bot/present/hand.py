"""A seat's own screen: the hand, what it would score, and the choices of this round."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.guide import short
from bot.present.limits import OPTION
from bot.present.names import clip, seat_mention
from bot.present.parts import (
    button,
    control,
    ending,
    heading,
    how_button,
    played,
    row,
    sheet_button,
    where,
)
from bot.present.pictures import Hand, faces_of
from bot.present.preview import preview
from bot.present.result import places
from bot.present.scene import ASK, Draft, Scene
from bot.present.screen import Block, Button, Option, Picture, Screen, Select, Style, Text, Tone
from bot.present.words import (
    MELDS,
    card_name,
    cards_marked,
    cards_plain,
    counted,
    listed,
    ordinal,
    points,
    wish_words,
)
from data.log import Stage
from engine.cards import Card
from engine.indian_chief.model import Meld, Wish
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, Sealed, View
from engine.indian_chief.wishes import format_wish, parse_wish

DRAW = "draw"
_WISHES = ("AH A", "A", "AH", "A S", "S", "H", "D", "C")  # best known first, then every rank
_RANKS = ("K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


def hand(scene: Scene) -> Screen:
    """Return the hand with all that can be done with it now; it alerts when sent as a DM."""
    view = played(scene)
    if view.phase is Phase.OVER or scene.table.stage is Stage.CLOSED:
        return _over(scene)
    blocks = (heading(scene), *_cards(view), *_choices(scene))
    return Screen(blocks, Tone.ASK, alert=f"{where(scene)}: your hand is here.")


def _cards(view: View) -> Iterator[Block]:
    alt = f"Your hand: {cards_plain(view.hand)}."
    if view.hand:
        yield Picture(Hand(faces_of(view.hand)), f"hand-{view.round}.png", alt)
    yield Text(f"{counted(len(view.hand), 'card')}: {cards_marked(view.hand)}")


def _choices(scene: Scene) -> Iterator[Block]:
    view = played(scene)
    if view.phase is Phase.STEAL:
        yield Text(f"{_thieves(scene)}\n{ending(scene)}")
        yield row(*_to_steal(scene), *_always(scene))
    elif view.own is not None and scene.draft == Draft():
        yield Text(f"{_sealed(view.own)}\n{_until(scene)}")
        yield row(button(scene, "Change", "change"), *_always(scene))
    else:
        yield from _picking(scene)


def _to_steal(scene: Scene) -> tuple[Button, ...]:
    """Return the way to the steal screen for a thief who looks at the hand first."""
    view = played(scene)
    steal = button(scene, "Steal", "steal", style=Style.GO)
    return (steal,) if view.seat in view.thieves else ()


def _thieves(scene: Scene) -> str:
    view = played(scene)
    names = listed(
        "you" if seat == view.seat else seat_mention(scene.table, seat) for seat in view.thieves
    )
    return (
        f"This round is revealed. Waiting for {names} to pick a card; then the hands are refilled."
    )


def _sealed(own: Sealed) -> str:
    wish = f"\nWish: {wish_words(own.wish)}." if own.meld is Meld.THIEF else ""
    return f"**Sealed: {MELDS[own.meld]}** with {cards_marked(own.cards)}{wish}"


def _until(scene: Scene) -> str:
    view = played(scene)
    return (
        f"{view.sealed} of {view.players} sealed. You may change it until the last player has "
        f"sealed.\n{ending(scene)}"
    )


def _picking(scene: Scene) -> Iterator[Block]:
    view, draft = played(scene), scene.draft
    yield Text("\n".join(_progress(scene)))
    yield _melds(scene)
    if draft.meld is not None:
        yield _card_select(scene, draft.meld)
    if draft.meld is Meld.THIEF and view.round < view.rounds:
        yield _wishes(scene)
    yield row(_seal(scene), *_always(scene))


def _progress(scene: Scene) -> Iterator[str]:
    view, draft = played(scene), scene.draft
    if view.own is not None:
        yield f"{_sealed(view.own)}\nThis stays sealed until you seal something else."
    if draft.meld is None:
        melds = listed((MELDS[meld] for meld in _open(view)), "or")
        yield f"Choose one of your melds still open: {melds}."
    elif not _complete(view, draft):
        yield f"**{MELDS[draft.meld]}**: now choose {_needed(view, draft.meld)}."
    else:
        yield from _preview(view, draft.meld, draft.cards, draft.wish)
    yield ending(scene)


def _preview(view: View, meld: Meld, cards: tuple[Card, ...], wish: Wish | None) -> Iterator[str]:
    seen = preview(view, meld, cards)
    yield f"**{MELDS[meld]}** with {cards_marked(cards)}"
    yield f"\u26a0\ufe0f {seen.text}" if seen.warn else seen.text
    if meld is Meld.THIEF:
        yield _stealing(view, wish)


def _stealing(view: View, wish: Wish | None) -> str:
    if view.round == view.rounds:
        return "There is no stealing in the last round."
    return "After the reveal: " + (
        "I ask you what to steal." if wish is None else f"{wish_words(wish)}."
    )


def _complete(view: View, draft: Draft) -> bool:
    """Tell whether a draft can be sealed: a meld, and as many cards of the hand as it takes."""
    if draft.meld is None:
        return False
    held, size = set(view.hand).issuperset(draft.cards), rules_of(view.options).sizes[draft.meld]
    return held and len(set(draft.cards)) == len(draft.cards) == size


def _needed(view: View, meld: Meld) -> str:
    size = rules_of(view.options).sizes[meld]
    return counted(size, "card") if size == 1 else f"exactly {size} cards"


def _open(view: View) -> tuple[Meld, ...]:
    return () if view.seat is None else view.open_melds[view.seat]


def _melds(scene: Scene) -> Select:
    view = played(scene)
    rules = rules_of(view.options)
    options = tuple(
        Option(
            f"{MELDS[meld]}, {counted(rules.sizes[meld], 'card')}",
            meld.value,
            short(rules, meld),
            chosen=meld is scene.draft.meld,
        )
        for meld in _open(view)
    )
    return Select(control(scene, "meld"), "Choose a meld", options)


def _card_select(scene: Scene, meld: Meld) -> Select:
    view = played(scene)
    size = rules_of(view.options).sizes[meld]
    chosen = scene.draft.cards if _complete(view, scene.draft) else ()
    options = tuple(
        Option(_numbered(view, place, card), str(place), chosen=card in chosen)
        for place, card in enumerate(view.hand)
    )
    return Select(
        control(scene, "cards", meld),
        f"Choose {_needed(view, meld)}",
        options,
        least=size,
        most=size,
    )


def _numbered(view: View, place: int, card: Card) -> str:
    value = rules_of(view.options).values[card.rank]
    return f"{place + 1}. {card_name(card).capitalize()}, {points(value)}"


def _wishes(scene: Scene) -> Select:
    wish = scene.draft.wish
    texts = [*_WISHES, *_RANKS]
    if wish is not None and wish.wants and format_wish(wish) not in texts:
        texts.insert(0, format_wish(wish))
    options = (
        Option("Ask me when it is my turn", ASK, chosen=wish is None),
        Option("Draw a card from the deck", DRAW, chosen=wish == Wish(())),
        *(_wish_option(text, wish) for text in texts),
    )
    return Select(control(scene, "wish"), "What to steal (it draws where none fits)", options)


def _wish_option(text: str, wish: Wish | None) -> Option:
    this = parse_wish(text)
    label = f"Steal {wish_words(this).removesuffix(', else draw')}"
    return Option(clip(label, OPTION), text, chosen=this == wish)


def _seal(scene: Scene) -> Button:
    view, draft = played(scene), scene.draft
    name = "meld" if draft.meld is None else MELDS[draft.meld]
    unready = not _complete(view, draft)
    return button(scene, f"Seal {name}", "seal", style=Style.GO, disabled=unready)


def _always(scene: Scene) -> tuple[Button, ...]:
    return (sheet_button(scene), how_button(scene))


def _over(scene: Scene) -> Screen:
    view = played(scene)
    mine = "The game was ended before its last round."
    if view.phase is Phase.OVER:
        place, total = _place_of(view)
        mine = f"The game is over. You came {ordinal(place)} with {points(total)}."
    return Screen((heading(scene, "The end"), Text(mine), row(sheet_button(scene))))


def _place_of(view: View) -> tuple[int, int]:
    """Return the seat's place and total."""
    return next((place, view.totals[seat]) for place, seat in places(view) if seat == view.seat)
