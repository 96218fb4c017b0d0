"""Pictures: legible shapes, sizes, numbers; equal drawings are equal bytes."""

from io import BytesIO

import pytest
from PIL import Image

from bot.present import faces, pictures
from bot.present.faces import PAPER, face
from bot.present.pictures import Hand, Row, Rows, faces_of
from engine.cards import Rank, Suit, deck
from tests.bot.present.scenes import HAND, cards

SUITS = list(Suit)[:4]


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
    row = Row(8, "Indian Chief", (*faces_of(cards(HAND)[:6]), None), -50)
    assert opened(Rows((row,) * rows).png()).size == (800, 196 * rows)


def test_it_is_small_enough_to_send() -> None:
    assert len(Hand(faces_of(cards(HAND))).png()) < 60_000
    row = Row(8, "Indian Chief", faces_of(cards(HAND)[:7]), 55)
    assert len(Rows((row,) * 5).png()) < 80_000


def test_equal_drawings_have_equal_bytes_in_whatever_deck_the_cards_were() -> None:
    first, second = Hand(faces_of(cards("QD 2C"))), Hand(faces_of(cards("QD.1 2C.1")))
    assert first == second
    assert second.png() == first.png()


def test_every_card_looks_different() -> None:
    drawn = {face(card.rank, card.suit, size).tobytes() for card in deck(1) for size in SIZES}
    assert len(drawn) == 2 * 52


SIZES = (faces.HAND, faces.ROW)


@pytest.mark.parametrize("size", SIZES)
def test_suits_differ_by_shape_not_by_colour_alone(size: faces.Size) -> None:
    shapes = [inked(face(Rank.SEVEN, suit, size)) for suit in SUITS]
    for place, one in enumerate(shapes):
        for other in shapes[place + 1 :]:
            differing = sum(a != b for a, b in zip(one, other, strict=True))
            assert differing > size.width * size.height / 60


def inked(image: Image.Image) -> list[bool]:
    """Return which pixels of a face are not paper, whatever their colour."""
    grey = Image.alpha_composite(Image.new("RGBA", image.size, PAPER), image).convert("L")
    return [value < 200 for value in grey.tobytes()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rank", list(Rank)[1:])
def test_nothing_leaves_the_card_or_touches_its_edge(rank: Rank, size: faces.Size) -> None:
    for suit in SUITS:
        grey = inked(face(rank, suit, size))
        rows = [grey[y * size.width : (y + 1) * size.width] for y in range(size.height)]
        middle = rows[size.height // 8 : -size.height // 8]
        assert not any(row[x] for row in middle for x in (1, 2, 3, -4, -3, -2))
        assert not any(map(any, (rows[2], rows[3], rows[-4], rows[-3])))


def test_numbers_and_signs_have_glyphs() -> None:
    missing = faces.font(40).getmask("\uffff").getbbox()
    texts = "0123456789-AJQK"
    boxes = [bytes(faces.font(40).getmask(char)) for char in texts]
    assert bytes(faces.font(40).getmask("\uffff")) not in boxes
    assert missing is not None


def test_the_memory_for_pictures_is_bounded() -> None:
    for kept in (pictures._shadow, pictures._disc, faces.face, faces.caption, faces.font):
        assert kept.cache_info().maxsize is not None
