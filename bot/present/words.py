"""Cards, numbers and times in words that read well aloud."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from engine.cards import Card, Rank, Suit

RANKS = {rank: rank.name.lower() for rank in Rank}
SUITS = {suit: suit.name.lower() for suit in Suit}
JOKER = RANKS[Rank.JOKER]
TIMES = "\u00d7"
_VOWELS = ("a", "e", "i", "o", "u")


def card_name(card: Card, declared: Card | None = None) -> str:
    """Name a card: ``"ten of hearts"``, ``"joker"``, ``"joker as the ten of hearts"``."""
    if card.rank is not Rank.JOKER:
        return f"{RANKS[card.rank]} of {SUITS[card.suit]}"
    return JOKER if declared is None else f"{JOKER} as {the(declared)}"


def card_code(card: Card, declared: Card | None = None) -> str:
    """Write a card as it is typed: ``"QD"``, ``"JK"``, a declared joker ``"JK=QD"``."""
    return card.face if declared is None else f"{card.face}={declared.face}"


def the(card: Card) -> str:
    """Name a card with its article: ``"the ten of hearts"``."""
    return f"the {card_name(card)}"


def short_rank(card: Card) -> str:
    """``"ace"``, ``"10"``, ``"king"``: figures as figures, pictures as words."""
    if Rank.TWO <= card.rank <= Rank.TEN:
        return str(int(card.rank))
    return RANKS[card.rank]


def short_card(card: Card) -> str:
    """``"10 of hearts"``, ``"joker"``."""
    return JOKER if card.rank is Rank.JOKER else f"{short_rank(card)} of {SUITS[card.suit]}"


def with_article(noun: str) -> str:
    """Put the article before a noun: ``"an ace"``, ``"a king"``."""
    return f"{'an' if noun.startswith(_VOWELS) else 'a'} {noun}"


def listed(items: Iterable[str], last: str = "and") -> str:
    """Join words as a sentence does: ``"a, b and c"``."""
    *head, tail = tuple(items) or ("nobody",)
    return f"{', '.join(head)} {last} {tail}" if head else tail


def lower_first(text: str) -> str:
    """Return a phrase as it goes on inside a sentence: ``"the win is shared"``."""
    return text[:1].lower() + text[1:]


def capital(text: str) -> str:
    """Return a phrase as it begins a sentence: ``"The win is shared"``."""
    return text[:1].upper() + text[1:]


def counted(number: int, noun: str) -> str:
    """``"1 card"``, ``"-3 points"``."""
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


def points(number: int) -> str:
    """``"1 point"``, ``"25 points"``, ``"minus 12 points"``."""
    return f"minus {counted(-number, 'point')}" if number < 0 else counted(number, "point")


def ranks_counted(cards: Iterable[Card]) -> str:
    """Say how many cards of each rank: ``"3 queens and 2 sixes"``, in the order given."""
    ranks = Counter(card.rank for card in cards)
    return listed(f"{count} {_plural(rank, count)}" for rank, count in ranks.items())


def _plural(rank: Rank, count: int) -> str:
    name = RANKS[rank]
    ending = "es" if name.endswith("x") else "s"
    return name if count == 1 else name + ending


def by_suit(
    cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()
) -> tuple[tuple[str, str], ...]:
    """Group cards for one line: ``(("Clubs", "3, 4"), ("Hearts", "10, king"))``.

    Jokers come last: ``("2 jokers", "")``, or with what they were ``declared``, slot by slot of
    ``cards``: ``("Joker", "as the queen of diamonds")``. Gaps (``None``) are left out.
    """
    pairs = tuple(zip_longest(cards, declared))
    order = sorted(card for card, _ in pairs if card and card.rank is not Rank.JOKER)
    suits = dict.fromkeys(sorted(card.suit for card in order))
    return (
        *((SUITS[suit].capitalize(), _ranks(order, suit)) for suit in suits),
        *_jokers([own for card, own in pairs if card and card.rank is Rank.JOKER]),
    )


def _ranks(cards: list[Card], suit: Suit) -> str:
    ranks = sorted((card for card in cards if card.suit is suit), key=lambda card: card.rank)
    return ", ".join(map(short_rank, ranks))


def _jokers(declared: list[Card | None]) -> Iterator[tuple[str, str]]:
    own = sorted((card for card in declared if card), key=lambda card: (card.rank, card.suit))
    if own:
        yield _some_jokers(len(own)), f"as {listed(map(the, own))}"
    if undeclared := declared.count(None):
        yield _some_jokers(undeclared), ""


def _some_jokers(number: int) -> str:
    return JOKER.capitalize() if number == 1 else counted(number, JOKER)


def cards_marked(cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()) -> str:
    """Write one line of Markdown: ``"**Clubs** 3, 4 \u00b7 **Joker** as the ten of hearts"``."""
    groups = (f"**{suit}** {ranks}".strip() for suit, ranks in by_suit(cards, declared))
    return " \u00b7 ".join(groups) or "no cards"


def cards_plain(cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()) -> str:
    """Write the same line without Markdown: ``"clubs 3, 4; joker as the ten of hearts"``."""
    groups = (f"{suit.lower()} {ranks}".strip() for suit, ranks in by_suit(cards, declared))
    return "; ".join(groups) or "no cards"


def cards_short(cards: Iterable[Card | None], declared: tuple[Card | None, ...] = ()) -> str:
    """Write cards as they are typed, in the order given: ``"3C JK=10H"``."""
    pairs = zip_longest(cards, declared)
    return " ".join(card_code(card, own) for card, own in pairs if card) or "no cards"


def ordinal(number: int) -> str:
    """``"1st"``, ``"2nd"``, ``"3rd"``, ``"4th"`` (places at a table)."""
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def duration(milliseconds: int) -> str:
    """``"90 seconds"``, ``"12 minutes"``, ``"3 hours and 5 minutes"``, ``"7 days"``: about so."""
    seconds = round(milliseconds / 1000)
    if seconds < _FEW_SECONDS:
        return counted(seconds, "second")
    minutes = round(seconds / 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    units = ((days, "day"), (hours, "hour"), (minutes, "minute"))
    return listed([counted(number, unit) for number, unit in units if number][:2])


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
