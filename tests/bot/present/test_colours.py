"""Suits by colour: how far apart they are, for eyes of every kind.

Colour-vision deficiencies are simulated as Machado, Oliveira and Fernandes have it (2009), at their
full strength; differences are CIE 1976, of which about 2 can be seen at all. Green and blue come
closest, for the rare eyes without blue cones; the contrast is what WCAG asks of large signs.
"""

from itertools import combinations
from math import dist

import pytest

from bot.present.inks import INKS, PAPER, Colours, rgb
from engine.cards import NATURAL_SUITS, Suit

Linear = tuple[float, float, float]
Matrix = tuple[Linear, Linear, Linear]

NORMAL: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
EYES: dict[str, Matrix] = {
    "normal": NORMAL,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Linear = (0.95047, 1.0, 1.08883)
EACH = pytest.mark.parametrize("eyes", EYES)
EACH_DECK = pytest.mark.parametrize("colours", Colours)


def linear(colour: str) -> Linear:
    red, green, blue = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (part / 255 for part in rgb(colour))
    )
    return red, green, blue


def times(matrix: Matrix, colour: Linear) -> Linear:
    one, two, three = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return one, two, three


def seen(colour: str, eyes: str) -> Linear:
    """Return what eyes of a kind see of a colour, as light."""
    red, green, blue = (min(max(v, 0.0), 1.0) for v in times(EYES[eyes], linear(colour)))
    return red, green, blue


def lab(colour: Linear) -> Linear:
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (a / b for a, b in zip(times(TO_XYZ, colour), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, eyes: str) -> float:
    pair = (lab(seen(colour, eyes)) for colour in (one, other))
    return dist(*pair)


def contrast(one: str, other: str, eyes: str) -> float:
    """Return how much lighter one is than the other, as WCAG counts: 1 to 21."""
    dark, light = sorted(times(TO_XYZ, seen(colour, eyes))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.case(39)
@EACH
@pytest.mark.parametrize(
    ("colours", "pairs"),
    [
        (Colours.FOUR, [*combinations(NATURAL_SUITS, 2)]),
        (Colours.TWO, [(Suit.SPADES, Suit.HEARTS), (Suit.CLUBS, Suit.DIAMONDS)]),
    ],
)
def test_suits_keep_apart_by_colour(
    colours: Colours, pairs: list[tuple[Suit, Suit]], eyes: str
) -> None:
    inks = INKS[colours]
    apart = {pair: difference(inks[pair[0]], inks[pair[1]], eyes) for pair in pairs}
    assert min(apart.values()) > 15, apart


@pytest.mark.case(39)
@EACH
@EACH_DECK
def test_every_suit_stands_out_from_the_paper(colours: Colours, eyes: str) -> None:
    for suit, ink in INKS[colours].items():
        assert contrast(ink, PAPER, eyes) > 3, suit
