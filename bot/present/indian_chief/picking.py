"""Choosing a meld and its cards, with what they would score, until it is sealed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_chief.facts import has_steals
from bot.present.indian_chief.jokers import declare_button, declaring
from bot.present.indian_chief.meld_rules import short
from bot.present.indian_chief.parts import ending, looks
from bot.present.indian_chief.preview import at_best, best_aside, complete, matching, preview
from bot.present.indian_chief.scene import ASK, BEST, Draft, picked, played
from bot.present.indian_chief.words import column_name, meld_name, wants_words, wish_words
from bot.present.limits import OPTION
from bot.present.names import clip
from bot.present.parts import button, control, row
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Option, Select, Style, Text
from bot.present.words import card_name, cards_marked, counted, listed, points, ranks_counted
from engine.cards import Card, is_joker
from engine.indian_chief.model import Meld, Wish
from engine.indian_chief.rulebooks import Rulebook, rules_of
from engine.indian_chief.situation import View
from engine.indian_chief.wishes import format_wish, parse_wish

DRAW = "draw"
_WISHES = ("AH A", "A", "AH", "A S", "S", "H", "D", "C")  # best known first, then every rank
_RANKS = ("K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")


def picking(scene: Scene, *ways: Button) -> Iterator[Block]:
    """Yield what has been chosen so far, and the controls that choose; ``ways`` lead elsewhere."""
    view, draft = played(scene), picked(scene)
    yield Text("\n".join(_progress(scene)))
    yield _melds(scene)
    if draft.meld is not None:
        yield _card_select(scene, draft.meld)
        yield from _columns(scene, draft.meld)
    if complete(view, draft):
        yield from _refined(scene)
    if draft.meld is Meld.THIEF and may_wish(view):
        yield _wishes(scene)
    yield row(_seal(scene), *_suggest(scene), *ways, *looks(scene))


def sealed(view: View) -> str:
    """Return what the seat has sealed, in its own eyes; ``""`` for nothing."""
    own = view.own
    if own is None:
        return ""
    cards = cards_marked(own.cards, own.declared)
    column = f", in column {column_name(own.column)}" if view.columns > 1 else ""
    lines = [f"**Sealed: {meld_name(own.meld)}** with {cards}{column}"]
    if own.aside:
        aside = cards_marked(_at(own.cards, own.aside), _at(own.declared, own.aside))
        lines.append(f"Its smaller part: {aside}")
    if own.meld is Meld.THIEF and may_wish(view):
        lines.append(f"Wish: {wish_words(own.wish)}.")
    return "\n".join(lines)


def _at(cards: tuple[Card | None, ...], places: tuple[int, ...]) -> tuple[Card | None, ...]:
    return tuple(cards[place] for place in places) if cards else ()


def _progress(scene: Scene) -> Iterator[str]:
    view, draft = played(scene), picked(scene)
    if view.own is not None:
        yield f"{sealed(view)}\nThis stays sealed until you seal something else."
    if draft.meld is None:
        melds = listed((meld_name(meld) for meld in _open(view)), "or")
        yield f"Choose one of your melds still open: {melds}."
    elif complete(view, draft):
        yield from _preview(view, draft.meld, draft)
    else:
        yield from _incomplete(view, draft.meld, draft)
    if draft.meld is Meld.BEGGAR_MAN and view.options.solo:
        yield _lying(view)
    if not view.options.solo:
        yield ending(scene)


def _incomplete(view: View, meld: Meld, draft: Draft) -> Iterator[str]:
    size, chosen = rules_of(view.options).sizes[meld], len(draft.cards)
    if chosen in {0, size}:
        yield f"**{meld_name(meld)}**: now choose {_needed(view, meld)}."
    elif chosen < size:
        missing = size - chosen
        yield f"**{meld_name(meld)}**: {chosen} of {size} cards chosen, {missing} more to choose."
    else:
        yield f"**{meld_name(meld)}**: {chosen} cards chosen, and it takes {_needed(view, meld)}."
    if view.options.suggest == "on":
        yield at_best(view, meld)


def _lying(view: View) -> str:
    """Count what a Beggar Man alone meets, rank by rank."""
    lying = sorted(matching(view), key=lambda card: card.rank)
    return f"On the table: {ranks_counted(lying)}." if lying else "Nothing lies on the table yet."


def _preview(view: View, meld: Meld, draft: Draft) -> Iterator[str]:
    seen = preview(view, meld, draft)
    yield f"**{meld_name(meld)}** with {cards_marked(draft.cards, draft.declared)}"
    yield f"\u26a0\ufe0f {seen.text}" if seen.warn else seen.text
    yield from seen.notes
    if meld is Meld.THIEF:
        yield _then(view, draft.wish)


def _then(view: View, wish: Wish | None) -> str:
    """Say what a Thief does once it is scored."""
    rules = rules_of(view.options)
    if view.round == view.rounds:
        return f"There is no {'stealing' if has_steals(rules) else 'drawing'} in the last round."
    if not has_steals(rules):
        left = ", if any is left" if rules.wild else ""
        return f"Then you draw a joker instead of a card{left}."
    if not may_wish(view):
        return "Then you draw a card: no earlier meld lies there yet."
    return "Then I ask you what to take." if wish is None else f"Then: {wish_words(wish)}."


def may_wish(view: View) -> bool:
    """Tell whether a thief may take a card after this round."""
    lying = bool(view.earlier) or not view.options.solo
    return has_steals(rules_of(view.options)) and view.round < view.rounds and lying


def _needed(view: View, meld: Meld) -> str:
    size = rules_of(view.options).sizes[meld]
    return counted(size, "card") if size == 1 else f"exactly {size} cards"


def _open(view: View) -> tuple[Meld, ...]:
    return () if view.seat is None else view.open_melds[view.seat]


def _open_columns(view: View, meld: Meld) -> tuple[int, ...]:
    return () if view.seat is None else view.columns_of(view.seat, meld)


def _melds(scene: Scene) -> Select:
    view = played(scene)
    options = tuple(
        _meld_option(view, meld, chosen=meld is picked(scene).meld) for meld in _open(view)
    )
    return Select(control(scene, "meld"), "Choose a meld", options)


def _meld_option(view: View, meld: Meld, *, chosen: bool) -> Option:
    rules = rules_of(view.options)
    label = f"{meld_name(meld)}, {counted(rules.sizes[meld], 'card')}"
    about = short(rules, meld)
    if view.columns > 1:
        about = f"Open: {listed(map(column_name, _open_columns(view, meld)))}. {about}"
    return Option(label, meld.value, clip(about, OPTION), chosen)


def _card_select(scene: Scene, meld: Meld) -> Select:
    view = played(scene)
    size = rules_of(view.options).sizes[meld]
    chosen = picked(scene).cards if complete(view, picked(scene)) else ()
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
    return f"{place + 1}. {card_name(card).capitalize()}, {_worth(rules_of(view.options), card)}"


def _worth(rules: Rulebook, card: Card) -> str:
    if is_joker(card):
        return "any card"
    *low, high = rules.face_values(card.rank)
    return " or ".join((*map(str, low), points(high)))


def _columns(scene: Scene, meld: Meld) -> Iterator[Block]:
    """Offer the columns that are open for ``meld``; where there is no choice, say which it is."""
    view = played(scene)
    columns = _open_columns(view, meld)
    if view.columns == 1:
        return
    if len(columns) == 1:
        yield Text(f"It goes to column {column_name(columns[0])}.")
        return
    chosen = picked(scene).column or columns[0]
    yield Buttons(tuple(_column(scene, column, chosen=column == chosen) for column in columns))


def _column(scene: Scene, column: int, *, chosen: bool) -> Button:
    name = column_name(column)
    label, style = (f"{name}, chosen", Style.MAIN) if chosen else (name, Style.PLAIN)
    return button(scene, label, "column", str(column), style=style)


def _refined(scene: Scene) -> Iterator[Block]:
    """Offer what may be settled by hand of a complete meld: its jokers, and a Chief's parts."""
    rules = rules_of(played(scene).options)
    ways = declare_button(scene)
    if picked(scene).meld is Meld.INDIAN_CHIEF and rules.split_by_hand:
        yield _split(scene, rules)
        ways += (button(scene, "Best split", "aside", BEST),) if picked(scene).aside else ()
    yield from declaring(scene)
    if ways:
        yield row(*ways)


def _split(scene: Scene, rules: Rulebook) -> Select:
    """Offer the cards of the draft for the smaller part, by their numbers in the hand."""
    view, draft = played(scene), picked(scene)
    chosen = draft.aside or best_aside(view, draft)
    numbers = [view.hand.index(card) + 1 for card in draft.cards]
    options = tuple(
        Option(
            f"Smaller part: {numbers[place]}. {_face(draft, place)}",
            str(place),
            chosen=place in chosen,
        )
        for place in sorted(range(len(draft.cards)), key=numbers.__getitem__)
    )
    return Select(
        control(scene, "aside"),
        f"The smaller part: {counted(rules.aside, 'card')}",
        options,
        least=rules.aside,
        most=rules.aside,
    )


def _face(draft: Draft, place: int) -> str:
    declared = draft.declared[place] if draft.declared else None
    return card_name(draft.cards[place], declared).capitalize()


def _wishes(scene: Scene) -> Select:
    wish = picked(scene).wish
    options = (Option("Ask me when it is my turn", ASK, chosen=wish is None), *wish_options(wish))
    return Select(control(scene, "wish"), "What to steal (it draws where none fits)", options)


def wish_options(wish: Wish | None) -> tuple[Option, ...]:
    """Return what a thief may wish for (rule 26), with ``wish`` as chosen."""
    texts = [*_WISHES, *_RANKS]
    if wish is not None and wish.wants and format_wish(wish) not in texts:
        texts.insert(0, format_wish(wish))
    return (
        Option("Draw a card from the deck", DRAW, chosen=wish == Wish(())),
        *(_wish_option(text, wish) for text in texts),
    )


def _wish_option(text: str, wish: Wish | None) -> Option:
    this = parse_wish(text)
    label = f"Steal {wants_words(this)}"
    return Option(clip(label, OPTION), text, chosen=this == wish)


def _seal(scene: Scene) -> Button:
    view, draft = played(scene), picked(scene)
    name = "meld" if draft.meld is None else meld_name(draft.meld)
    unready = not complete(view, draft)
    return button(scene, f"Seal {name}", "seal", style=Style.GO, disabled=unready)


def _suggest(scene: Scene) -> tuple[Button, ...]:
    offered = played(scene).options.suggest == "on"
    return (button(scene, "Suggest", "suggest"),) if offered else ()
