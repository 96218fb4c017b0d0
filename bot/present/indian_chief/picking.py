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
from bot.present.words import capital, card_name, cards_marked, listed, points, ranks_counted
from bot.tongue import say
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
    name = meld_name(own.meld)
    lines = [
        say("chief_pick-sealed_in", meld=name, cards=cards, column=column_name(own.column))
        if view.columns > 1
        else say("chief_pick-sealed", meld=name, cards=cards)
    ]
    if own.aside:
        aside = cards_marked(_at(own.cards, own.aside), _at(own.declared, own.aside))
        lines.append(say("chief_pick-its_part", cards=aside))
    if own.meld is Meld.THIEF and may_wish(view):
        lines.append(say("chief_pick-wish", wish=wish_words(own.wish)))
    return "\n".join(lines)


def _at(cards: tuple[Card | None, ...], places: tuple[int, ...]) -> tuple[Card | None, ...]:
    return tuple(cards[place] for place in places) if cards else ()


def _progress(scene: Scene) -> Iterator[str]:
    view, draft = played(scene), picked(scene)
    if view.own is not None:
        yield f"{sealed(view)}\n{say('chief_pick-stays')}"
    if draft.meld is None:
        melds = listed((meld_name(meld) for meld in _open(view)), "or")
        yield say("chief_pick-open", melds=melds)
    elif complete(view, draft):
        yield from _preview(view, draft.meld, draft)
    else:
        yield from _incomplete(view, draft.meld, draft)
        yield f"-# {short(rules_of(view.options), draft.meld)}."
    if draft.meld is Meld.BEGGAR_MAN and view.options.solo:
        yield _lying(view)
    if not view.options.solo:
        yield ending(scene)


def _incomplete(view: View, meld: Meld, draft: Draft) -> Iterator[str]:
    size, chosen, name = rules_of(view.options).sizes[meld], len(draft.cards), meld_name(meld)
    if chosen in {0, size}:
        yield say("chief_pick-now", meld=name, size=size)
    elif chosen < size:
        missing = size - chosen
        yield say("chief_pick-more", meld=name, chosen=chosen, size=size, missing=missing)
    else:
        yield say("chief_pick-too_many", meld=name, chosen=chosen, size=size)
    if view.options.suggest == "on":
        yield at_best(view, meld)


def _lying(view: View) -> str:
    """Count what a Beggar Man alone meets, rank by rank."""
    lying = sorted(matching(view), key=lambda card: card.rank)
    if not lying:
        return say("chief_pick-nothing_lies")
    return say("chief_pick-lying", cards=ranks_counted(lying))


def _preview(view: View, meld: Meld, draft: Draft) -> Iterator[str]:
    seen = preview(view, meld, draft)
    cards = cards_marked(draft.cards, draft.declared)
    yield say("chief_pick-with", meld=meld_name(meld), cards=cards)
    yield f"\u26a0\ufe0f {seen.text}" if seen.warn else seen.text
    yield from seen.notes
    if meld is Meld.THIEF:
        yield _then(view, draft.wish)


def _then(view: View, wish: Wish | None) -> str:
    """Say what a Thief does once it is scored."""
    rules = rules_of(view.options)
    if view.round == view.rounds:
        return say("chief_pick-no_steal" if has_steals(rules) else "chief_pick-no_draw")
    if not has_steals(rules):
        return say("chief_pick-then_joker_left" if rules.wild else "chief_pick-then_joker")
    if not may_wish(view):
        return say("chief_pick-then_draw")
    if wish is None:
        return say("chief_pick-then_ask")
    return say("chief_pick-then", wish=wish_words(wish))


def may_wish(view: View) -> bool:
    """Tell whether a thief may take a card after this round."""
    lying = bool(view.earlier) or not view.options.solo
    return has_steals(rules_of(view.options)) and view.round < view.rounds and lying


def _open(view: View) -> tuple[Meld, ...]:
    return () if view.seat is None else view.open_melds[view.seat]


def _open_columns(view: View, meld: Meld) -> tuple[int, ...]:
    return () if view.seat is None else view.columns_of(view.seat, meld)


def _melds(scene: Scene) -> Select:
    view = played(scene)
    options = tuple(
        meld_option(view, meld, chosen=meld is picked(scene).meld) for meld in _open(view)
    )
    return Select(control(scene, "meld"), say("chief_pick-meld"), options)


def meld_option(view: View, meld: Meld, *, chosen: bool) -> Option:
    """Return a meld to choose, with its rule in short."""
    rules = rules_of(view.options)
    label = say("chief_pick-meld_option", meld=meld_name(meld), size=rules.sizes[meld])
    about = short(rules, meld)
    if view.columns > 1:
        columns = listed(map(column_name, _open_columns(view, meld)))
        about = say("chief_pick-columns_open", columns=columns, about=about)
    return Option(label, meld.value, clip(about, OPTION), chosen)


def _card_select(scene: Scene, meld: Meld) -> Select:
    view = played(scene)
    size = rules_of(view.options).sizes[meld]
    chosen = picked(scene).cards if complete(view, picked(scene)) else ()
    options = tuple(
        card_option(view, place, card, chosen=card in chosen)
        for place, card in enumerate(view.hand)
    )
    return Select(
        control(scene, "cards", meld),
        say("chief_pick-cards", size=size),
        options,
        least=size,
        most=size,
    )


def card_option(view: View, place: int, card: Card, *, chosen: bool = False) -> Option:
    """Return a card of the hand to choose, by its number in the picture: ``place`` + 1."""
    worth = _worth(rules_of(view.options), card)
    name = capital(card_name(card))
    label = say("chief_pick-card", number=place + 1, card=name, worth=worth)
    return Option(label, str(place), chosen=chosen)


def _worth(rules: Rulebook, card: Card) -> str:
    if is_joker(card):
        return say("chief_pick-any_card")
    *low, high = rules.face_values(card.rank)
    return listed((*map(str, low), points(high)), "or")


def _columns(scene: Scene, meld: Meld) -> Iterator[Block]:
    """Offer the columns that are open for ``meld``; where there is no choice, say which it is."""
    view = played(scene)
    columns = _open_columns(view, meld)
    if view.columns == 1:
        return
    if len(columns) == 1:
        yield Text(say("chief_pick-column", column=column_name(columns[0])))
        return
    chosen = picked(scene).column or columns[0]
    yield Buttons(tuple(_column(scene, column, chosen=column == chosen) for column in columns))


def _column(scene: Scene, column: int, *, chosen: bool) -> Button:
    name = column_name(column)
    label = say("chief_pick-column_chosen", column=name) if chosen else name
    style = Style.MAIN if chosen else Style.PLAIN
    return button(scene, label, "column", str(column), style=style)


def _refined(scene: Scene) -> Iterator[Block]:
    """Offer what may be settled by hand of a complete meld: its jokers, and a Chief's parts."""
    rules = rules_of(played(scene).options)
    ways = declare_button(scene)
    if picked(scene).meld is Meld.INDIAN_CHIEF and rules.split_by_hand:
        yield _split(scene, rules)
        best = button(scene, say("chief_pick-best_split"), "aside", BEST)
        ways += (best,) if picked(scene).aside else ()
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
            say("chief_pick-part", number=numbers[place], card=_face(draft, place)),
            str(place),
            chosen=place in chosen,
        )
        for place in sorted(range(len(draft.cards)), key=numbers.__getitem__)
    )
    return Select(
        control(scene, "aside"),
        say("chief_pick-parts", number=rules.aside),
        options,
        least=rules.aside,
        most=rules.aside,
    )


def _face(draft: Draft, place: int) -> str:
    declared = draft.declared[place] if draft.declared else None
    return capital(card_name(draft.cards[place], declared))


def _wishes(scene: Scene) -> Select:
    wish = picked(scene).wish
    ask = Option(say("chief_pick-ask"), ASK, chosen=wish is None)
    return Select(control(scene, "wish"), say("chief_pick-wishes"), (ask, *wish_options(wish)))


def wish_options(wish: Wish | None) -> tuple[Option, ...]:
    """Return what a thief may wish for (rule 26), with ``wish`` as chosen."""
    texts = [*_WISHES, *_RANKS]
    if wish is not None and wish.wants and format_wish(wish) not in texts:
        texts.insert(0, format_wish(wish))
    return (
        Option(say("chief_pick-draw"), DRAW, chosen=wish == Wish(())),
        *(_wish_option(text, wish) for text in texts),
    )


def _wish_option(text: str, wish: Wish | None) -> Option:
    this = parse_wish(text)
    label = say("chief_pick-steal", wants=wants_words(this))
    return Option(clip(label, OPTION), text, chosen=this == wish)


def _seal(scene: Scene) -> Button:
    view, draft = played(scene), picked(scene)
    label = say("chief_pick-seal")
    if draft.meld is not None:
        label = say("chief_pick-seal_meld", meld=meld_name(draft.meld))
    unready = not complete(view, draft)
    return button(scene, label, "seal", style=Style.GO, disabled=unready)


def _suggest(scene: Scene) -> tuple[Button, ...]:
    offered = played(scene).options.suggest == "on"
    return (button(scene, say("chief_pick-suggest"), "suggest"),) if offered else ()
