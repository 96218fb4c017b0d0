"""Pictures: legible shapes, sizes, numbers; equal drawings are equal bytes."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.present import faces, inks, letters, stencils
from bot.present.faces import Face, face
from bot.present.indian_poker.pictures import Place, Places
from bot.present.inks import FADE, FELT, PAPER, Colours, entry, mixed, palette, rgb
from bot.present.pictures import Hand, Row, Rows, faces_of
from bot.present.screen import Drawing
from bot.present.sheets import Grid, Line, Placed, Standings
from bot.present.stencils import FADED
from bot.reader import Reader, reading
from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Rank, Suit, deck, parse_card
from tests.bot.present.scenes import HAND, cards

EACH_DECK = pytest.mark.parametrize("colours", Colours)
A_ROW = Row(8, "Indian Chief", (*faces_of(cards(HAND)[:6]), None), "-50 x 3 = -150")


A_LINE = Line("Beggar Man", ("-50", "", *map(str, range(10))))


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    assert image.format == "PNG"
    assert image.mode == "P"
    return image


def drawings(colours: Colours) -> list[Drawing]:
    """Return one picture of every kind, as full as can be."""
    declared = (parse_card("QD"), parse_card("10S"))
    jokers = Row(10, "Poor Man", faces_of(cards("JK JK.1 AS"), declared), "30")
    looks = [(out, won) for out in (False, True) for won in (False, True)]
    held = (None, *faces_of(cards("QD 7S")))
    each = [(card, *look) for card in held for look in looks]
    places = (Place(seat, card, "in, wins", out, won) for seat, (card, out, won) in enumerate(each))
    return [
        Hand(faces_of(cards(HAND)), colours),
        Hand((None, *faces_of(cards("JK KC"))), colours),
        Rows((A_ROW, jokers, A_ROW, A_ROW, A_ROW), colours),
        Places(tuple(places), colours),
        Grid("Seat", tuple(range(1, 13)), (A_LINE,) * 7, A_LINE, (3,), colours),
        Standings("Table 5", (Placed("1.", 2, "131", "Doctor 60", won=True),), colours),
    ]


@pytest.mark.parametrize(("held", "height"), [(8, 604), (5, 604), (4, 318), (1, 318), (0, 318)])
def test_a_hand_is_four_by_two(held: int, height: int) -> None:
    image = opened(Hand(faces_of(cards(HAND)[:held]), Colours.FOUR).png())
    assert image.size == (800, height)


@pytest.mark.parametrize("rows", [1, 4, 5])
def test_a_reveal_has_a_row_for_each_seat(rows: int) -> None:
    assert opened(Rows((A_ROW,) * rows, Colours.FOUR).png()).size == (800, 196 * rows)


@EACH_DECK
def test_every_picture_is_a_small_palette_png_with_soft_clear_corners(colours: Colours) -> None:
    for drawing in drawings(colours):
        png = drawing.png()
        assert len(png) < 100_000
        image = opened(png)
        assert image.width <= 800
        shown = image.convert("RGBA").getchannel("A")
        right, lower = image.width - 1, image.height - 1
        assert [shown.getpixel(at) for at in ((0, 0), (right, 0), (0, lower), (right, lower))] == [
            0
        ] * 4
        assert set(shown.tobytes()) == {*inks.CLEAR, 255}


@EACH_DECK
def test_a_picture_has_the_colours_of_its_deck_and_no_other(colours: Colours) -> None:
    known = {bytes(colour) for colour in palette(colours)}
    for drawing in drawings(colours):
        shown = opened(drawing.png()).convert("RGBA").convert("RGB").tobytes()
        assert {shown[at : at + 3] for at in range(0, len(shown), 3)} <= known


@EACH_DECK
def test_a_palette_has_what_is_painted_and_fits_a_png(colours: Colours) -> None:
    assert len(palette(colours)) == len(set(palette(colours))) <= 96
    for ink in (*inks.INKS[colours].values(), FELT, *FADED.values()):
        assert entry(colours, ink) < len(palette(colours))
    assert rgb(FADED[PAPER]) == mixed(rgb(PAPER), rgb(FELT), FADE)


@EACH_DECK
def test_equal_drawings_have_equal_bytes_and_others_have_others(colours: Colours) -> None:
    first, again = ([one.png() for one in drawings(colours)] for _ in range(2))
    assert first == again
    assert len(set(first)) == len(first)
    assert [hash(one) for one in drawings(colours)] == [hash(one) for one in drawings(colours)]


def test_a_picture_drawn_from_kept_tiles_is_the_one_drawn_anew() -> None:
    warm = [one.png() for one in drawings(Colours.TWO)]
    for kept in (stencils.table, stencils.card, stencils.disc, stencils.words, faces.face):
        kept.cache_clear()
    assert [one.png() for one in drawings(Colours.TWO)] == warm


def test_two_decks_never_share_a_picture() -> None:
    four, two = (drawings(colours) for colours in Colours)
    for one, other in zip(four, two, strict=True):
        assert one != other
        assert one.png() != other.png()


def test_the_reader_chooses_the_deck() -> None:
    assert inks.colours() is Colours.FOUR
    with reading(Reader(two_colours=True)):
        assert inks.colours() is Colours.TWO


def test_equal_drawings_have_equal_bytes_in_whatever_deck_the_cards_were() -> None:
    first, second = (Hand(faces_of(cards(held)), Colours.FOUR) for held in ("QD 2C", "QD.1 2C.1"))
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
    assert letters.drawable("0123456789-+=xAJQK?")
    assert letters.drawable("H\u00e4uptling, Ladr\u00f3n, Espa\u00f1a, \u00d6\u00dc")
    assert not letters.drawable("\u00d7")


def test_accents_stand_above_their_letters() -> None:
    bare, accents = letters.parted("H\u00e4 \u00f3i\u0301")
    assert (bare, [place for place, _ in accents]) == ("Ha oi", [1, 3])
    for plain, accented in (("a", "\u00e4"), ("o", "\u00f3"), ("N", "\u00d1")):
        less, more = (
            sum(letters.caption(text, 40, PAPER).getchannel("A").tobytes())
            for text in (plain, accented)
        )
        assert more > less


def test_the_memory_for_pictures_is_bounded() -> None:
    tiles = (stencils.table, stencils.card, stencils.disc, stencils.words, stencils._shadow)
    for kept in (*tiles, faces.face, faces.back, letters.font):
        assert kept.cache_info().maxsize is not None
