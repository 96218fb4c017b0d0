"""Cards, numbers and times in words that read well aloud."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from bot.tongue import say
from engine.cards import Card, Rank, Suit

TIMES = "\u00d7"


def rank_name(rank: Rank) -> str:
    """Name a rank: ``"ten"``, ``"joker"``."""
    return say(f"words-rank_{rank.name.lower()}")


def suit_name(suit: Suit) -> str:
    """Name a suit: ``"hearts"``."""
    return say(f"words-suit_{suit.name.lower()}")


def card_name(card: Card, declared: Card | None = None) -> str:
    """Name a card: ``"ten of hearts"``, ``"joker"``, ``"joker as the ten of hearts"``."""
    if card.rank is not Rank.JOKER:
        return say("words-card", rank=rank_name(card.rank), suit=suit_name(card.suit))
    joker = rank_name(card.rank)
    return joker if declared is None else say("words-declared", joker=joker, card=the(declared))


def card_code(card: Card, declared: Card | None = None) -> str:
    """Write a card as it is typed: ``"QD"``, ``"JK"``, a declared joker ``"JK=QD"``."""
    return card.face if declared is None else f"{card.face}={declared.face}"


def the(card: Card) -> str:
    """Name a card with its article, where the language has it: ``"the ten of hearts"``."""
    return say("words-the_card", card=card_name(card), rank=card.rank.name.lower())


def short_rank(card: Card) -> str:
    """``"ace"``, ``"10"``, ``"king"``: figures as figures, pictures as words."""
    if Rank.TWO <= card.rank <= Rank.TEN:
        return str(int(card.rank))
    return rank_name(card.rank)


def short_card(card: Card) -> str:
    """``"10 of hearts"``, ``"joker"``."""
    if card.rank is Rank.JOKER:
        return rank_name(card.rank)
    return say("words-card", rank=short_rank(card), suit=suit_name(card.suit))


def a_rank(rank: Rank) -> str:
    """Name any card of a rank: ``"an ace"``, ``"a king"``."""
    return say(f"words-a_{rank.name.lower()}")


def listed(items: Iterable[str], last: str = "and") -> str:
    """Join words as a sentence does: ``"a, b and c"``; ``last`` is ``"and"`` or ``"or"``."""
    *head, tail = tuple(items) or (say("words-nobody"),)
    return say(f"words-listed_{last}", head=", ".join(head), tail=tail) if head else tail


def capital(text: str) -> str:
    """Return a phrase as it begins a sentence: ``"The win is shared"``."""
    return text[:1].upper() + text[1:]


def counted(number: int, noun: str) -> str:
    """``"1 card"``, ``"-3 points"``."""
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


def points(number: int) -> str:
    """``"1 point"``, ``"25 points"``, ``"minus 12 points"``."""
    return say("words-minus", number=-number) if number < 0 else say("words-points", number=number)


def ranks_counted(cards: Iterable[Card]) -> str:
    """Say how many cards of each rank: ``"3 queens and 2 sixes"``, in the order given."""
    ranks = Counter(card.rank for card in cards)
    return listed(
        say(f"words-counted_{rank.name.lower()}", number=number) for rank, number in ranks.items()
    )


def by_suit(
    cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()
) -> tuple[tuple[str, str], ...]:
    """Group cards for one line: ``(("clubs", "3, 4"), ("hearts", "10, king"))``.

    Jokers come last: ``("2 jokers", "")``, or with what they were ``declared``, slot by slot of
    ``cards``: ``("joker", "as the queen of diamonds")``. Gaps (``None``) are left out.
    """
    pairs = tuple(zip_longest(cards, declared))
    order = sorted(card for card, _ in pairs if card and card.rank is not Rank.JOKER)
    suits = dict.fromkeys(sorted(card.suit for card in order))
    return (
        *((suit_name(suit), _ranks(order, suit)) for suit in suits),
        *_jokers([own for card, own in pairs if card and card.rank is Rank.JOKER]),
    )


def _ranks(cards: list[Card], suit: Suit) -> str:
    ranks = sorted((card for card in cards if card.suit is suit), key=lambda card: card.rank)
    return ", ".join(map(short_rank, ranks))


def _jokers(declared: list[Card | None]) -> Iterator[tuple[str, str]]:
    own = sorted((card for card in declared if card), key=lambda card: (card.rank, card.suit))
    if own:
        yield _some_jokers(len(own)), say("words-as", cards=listed(map(the, own)))
    if undeclared := declared.count(None):
        yield _some_jokers(undeclared), ""


def _some_jokers(number: int) -> str:
    return rank_name(Rank.JOKER) if number == 1 else say("words-counted_joker", number=number)


def cards_marked(cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()) -> str:
    """Write one line of Markdown: ``"**Clubs** 3, 4 \u00b7 **Joker** as the ten of hearts"``."""
    groups = (f"**{capital(suit)}** {ranks}".strip() for suit, ranks in by_suit(cards, declared))
    return " \u00b7 ".join(groups) or say("words-no_cards")


def cards_plain(cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()) -> str:
    """Write the same line without Markdown: ``"clubs 3, 4; joker as the ten of hearts"``."""
    groups = (f"{suit} {ranks}".strip() for suit, ranks in by_suit(cards, declared))
    return "; ".join(groups) or say("words-no_cards")


def cards_short(cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()) -> str:
    """Write cards as they are typed, in the order given: ``"3C JK=10H"``."""
    pairs = zip_longest(cards, declared)
    return " ".join(card_code(card, own) for card, own in pairs if card) or say("words-no_cards")


def ordinal(number: int) -> str:
    """``"1st"``, ``"2nd"``, ``"3rd"``, ``"4th"`` (places at a table)."""
    return say("words-ordinal", number=number)


def duration(milliseconds: int) -> str:
    """``"90 seconds"``, ``"12 minutes"``, ``"3 hours and 5 minutes"``, ``"7 days"``: about so."""
    seconds = round(milliseconds / 1000)
    if seconds < _FEW_SECONDS:
        return say("words-seconds", number=seconds)
    minutes = round(seconds / 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    units = ((days, "days"), (hours, "hours"), (minutes, "minutes"))
    return listed([say(f"words-{unit}", number=number) for number, unit in units if number][:2])


_FEW_SECONDS = 120  # from here on in minutes


def when(at: int) -> str:
    """``at`` (UTC milliseconds) as each reader's own time, full and relative."""
    return f"{moment(at)} (<t:{at // 1000}:R>)"


def moment(at: int) -> str:
    """``at`` (UTC milliseconds) as each reader's own time, in full."""
    return f"<t:{at // 1000}:f>"


def address(server: int | None, channel: int, message: int | None = None) -> str:
    """Return the address of a channel, or of a message there; a DM is of no server."""
    where = "@me" if server is None else server
    behind = "" if message is None else f"/{message}"
    return f"https://discord.com/channels/{where}/{channel}{behind}"
