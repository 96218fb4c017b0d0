"""Pictures: legible shapes, sizes, numbers; equal drawings are equal bytes."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.present import faces, pictures
from bot.present.faces import PAPER, Face, face
from bot.present.pictures import Hand, Row, Rows, faces_of
from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Rank, Suit, deck, parse_card
from tests.bot.present.scenes import HAND, cards


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    assert image.mode == "P"
    return image


@pytest.mark.parametrize(("held", "height"), [(8, 604), (5, 604), (4, 318), (1, 318), (0, 318)])
def test_a_hand_is_four_by_two(held: int, height: int) -> None:
    image = opened(Hand(faces_of(cards(HAND)[:held])).png())
    assert image.size == (800, height)


@pytest.mark.parametrize("rows", [1, 4, 5])
def test_a_reveal_has_a_row_for_each_seat(rows: int) -> None:
    row = Row(8, "Indian Chief", (*faces_of(cards(HAND)[:6]), None), "-50 x 3 = -150")
    assert opened(Rows((row,) * rows).png()).size == (800, 196 * rows)


def test_it_is_small_enough_to_send() -> None:
    assert len(Hand(faces_of(cards(HAND))).png()) < 60_000
    row = Row(8, "Indian Chief", faces_of(cards(HAND)[:7]), "55")
    assert len(Rows((row,) * 5).png()) < 80_000


def test_equal_drawings_have_equal_bytes_in_whatever_deck_the_cards_were() -> None:
    first, second = Hand(faces_of(cards("QD 2C"))), Hand(faces_of(cards("QD.1 2C.1")))
    assert first == second
    assert second.png() == first.png()


def every_face() -> list[Face]:
    """Return all faces: each card, each as a declared joker, and the joker."""
    known = [Face(card.rank, card.suit) for card in deck(1)]
    return [*known, *(of._replace(wild=True) for of in known), JOKER]


JOKER = Face(Rank.JOKER, Suit.JOKER)
SIZES = (faces.HAND, faces.ROW)


def test_every_card_and_every_joker_looks_different() -> None:
    held = {face(of, faces.HAND).tobytes() for of in every_face() if not of.wild}
    lying = {face(of, faces.ROW).tobytes() for of in every_face()}
    assert (len(held), len(lying)) == (52 + 1, 52 + 52 + 1)


def test_a_joker_shows_what_it_was_declared_and_nothing_else_does() -> None:
    held = cards("JK QD JK.1")
    declared = (parse_card("QD"), None, None)
    queen = Face(Rank.QUEEN, Suit.DIAMONDS)
    assert faces_of((*held, None), declared) == (queen._replace(wild=True), queen, JOKER, None)


@pytest.mark.case(39)
@pytest.mark.parametrize("size", SIZES)
def test_suits_differ_by_shape_not_by_colour_alone(size: faces.Size) -> None:
    told_apart([Face(Rank.SEVEN, suit) for suit in NATURAL_SUITS], size)


def test_jokers_differ_by_shape_not_by_colour_alone() -> None:
    for of in every_face()[:52]:
        told_apart([of, JOKER], faces.HAND)
        told_apart([of, of._replace(wild=True), JOKER], faces.ROW)


def told_apart(these: list[Face], size: faces.Size) -> None:
    for one, other in combinations([inked(face(of, size)) for of in these], 2):
        differing = sum(a != b for a, b in zip(one, other, strict=True))
        assert differing > size.width * size.height / 60


def inked(image: Image.Image) -> list[bool]:
    """Return which pixels of a face are not paper, whatever their colour."""
    grey = Image.alpha_composite(Image.new("RGBA", image.size, PAPER), image).convert("L")
    return [value < 200 for value in grey.tobytes()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rank", NATURAL_RANKS)
def test_nothing_leaves_the_card_or_touches_its_edge(rank: Rank, size: faces.Size) -> None:
    for suit in NATURAL_SUITS:
        stays_inside(Face(rank, suit), size)


@pytest.mark.parametrize("size", SIZES)
def test_the_joker_stays_on_its_card(size: faces.Size) -> None:
    stays_inside(JOKER, size)


def stays_inside(of: Face, size: faces.Size) -> None:
    grey = inked(face(of, size))
    rows = [grey[y * size.width : (y + 1) * size.width] for y in range(size.height)]
    middle = rows[size.height // 8 : -size.height // 8]
    assert not any(row[x] for row in middle for x in (1, 2, 3, -4, -3, -2))
    assert not any(map(any, (rows[2], rows[3], rows[-4], rows[-3])))


def test_numbers_and_signs_have_glyphs() -> None:
    missing = faces.font(40).getmask("\uffff").getbbox()
    texts = "0123456789-=xAJQK"
    boxes = [bytes(faces.font(40).getmask(char)) for char in texts]
    assert bytes(faces.font(40).getmask("\uffff")) not in boxes
    assert missing is not None


def test_the_memory_for_pictures_is_bounded() -> None:
    for kept in (pictures._shadow, pictures._disc, faces.face, faces.caption, faces.font):
        assert kept.cache_info().maxsize is not None
