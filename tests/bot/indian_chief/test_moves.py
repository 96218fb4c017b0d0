"""What a seat does by click or command: drafts that can be sealed, and what is told of a move."""

from __future__ import annotations

from typing import Any

import pytest

from bot.click import Click
from bot.indian_chief import moves
from bot.outcome import Refusal, Refused, Said, Setup, Show
from bot.present.answer import answer
from bot.present.indian_chief.scene import Draft, picked, played, seen
from bot.present.table import private
from bot.servers import Servers
from bot.tables import Tables
from data.log import Access, Pace, Posts, Times
from data.store import Person, Store, StoreUnavailable
from engine.cards import Card, deck, parse_card
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.wishes import parse_wish
from tests.bot.evening import ADA, BEN, CHANNEL, SERVER, Evening, evening
from tests.bot.fakes import seeded
from tests.bot.present.pressing import Game
from tests.bot.present.reading import body


@pytest.mark.parametrize(
    ("action", "args", "code"),
    [
        ("choose", ("doctor", "", "A"), Code.WISH_WITHOUT_THIEF),
        ("choose", ("thief", "", "A " * 11), Code.WISH_LONG),
        ("choose", ("thief", "JK", ""), Code.NO_JOKERS),
        ("choose", ("thief", "XX", ""), Code.CARD_UNKNOWN),
        ("choose", ("chief", "", ""), Code.MELD_UNKNOWN),
    ],
)
async def test_a_draft_that_could_never_be_sealed_is_not_kept(
    action: str, args: tuple[str, ...], code: Code
) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        with pytest.raises(RuleError) as refused:
            await that.click(table, ADA, action, *args)
        assert refused.value.code is code
        assert (await that.look(table, ADA)).draft == Draft()


async def test_a_card_that_is_named_more_often_than_it_is_held_is_called_so() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        [first, *others] = await _hand(that, table, ADA)
        held = 1 + sum(card.face == first.face for card in others)
        with pytest.raises(RuleError) as refused:
            await that.click(table, ADA, "choose", "doctor", f"{first.face} " * (held + 1), "")
        assert refused.value.code is Code.CARD_TWICE


async def test_a_meld_that_was_played_cannot_be_picked_again() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for person in (ADA, BEN):
            cards = " ".join(card.face for card in await _hand(that, table, person))
            await that.click(table, person, "seal", "lawyer", " ".join(cards.split()[:4]), "")
        for click in (
            that.pick(table, ADA, "meld", "lawyer"),
            that.click(table, ADA, "choose", "lawyer", "", ""),
            that.pick(table, ADA, "cards", "0", args=("lawyer",)),
        ):
            with pytest.raises(RuleError) as refused:
                await click
            assert refused.value.code is Code.MELD_USED


async def _hand(that: Evening, table: int, person: Person) -> tuple[Card, ...]:
    view = seen(await that.look(table, person))
    assert view is not None
    return view.hand


async def test_what_is_recorded_but_cannot_be_shown_is_said_so() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        view = seen(await that.look(table, ADA))
        assert view is not None
        cards = " ".join(card.face for card in view.hand[:4])
        store = _Failing(that.store)
        tables = Tables(store, Servers(store), that.clock, seeded(3), lambda _table: None)
        click = Click("seal", None, ("lawyer", cards, ""), interaction=99, channel=70)
        with pytest.raises(Refusal) as refused:
            await tables.play(table, ADA, click)
        assert refused.value.code is Refused.UNSHOWN
        now = seen(await that.look(table, ADA))
        assert now is not None
        assert now.own is not None


class _Failing:
    """A store that cannot be read any more once it has appended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._broken = False

    def __getattr__(self, name: str) -> Any:
        if self._broken:
            raise StoreUnavailable
        self._broken = name == "append"
        return getattr(self._store, name)


async def test_the_last_seal_leads_to_the_news_and_any_other_to_the_own_hand() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        first, last = await that.seal_first(table, ADA), await that.seal_first(table, BEN)
        assert (first.show, first.said) == (Show.HAND, Said.SEALED)
        assert (last.show, last.said) == (Show.NEXT, Said.SEALED_LAST)


async def test_the_last_open_meld_needs_no_choosing() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for _ in range(6):
            for person in (ADA, BEN):
                await that.seal_first(table, person)
            for person in (ADA, BEN):
                await that.click(table, person, "draw") if await _steals(
                    that, table, person
                ) else None
        assert (await that.look(table, ADA)).draft == Draft(Meld.INDIAN_CHIEF)


async def _steals(that: Evening, table: int, person: Person) -> bool:
    view = seen(await that.look(table, person))
    return view is not None and view.phase == "steal" and view.may_act


MINIMAL = '{"meld": "thief", "cards": ["QS"], "wish": "AH A"}'


def test_a_draft_from_before_columns_and_jokers_is_read() -> None:
    wish = parse_wish("AH A")
    assert moves.MOVES.load_draft(MINIMAL) == Draft(Meld.THIEF, (parse_card("QS"),), wish)


@pytest.mark.parametrize(
    "draft",
    [
        Draft(),
        Draft(Meld.THIEF, (parse_card("JK.2"),), None, 3, (parse_card("QD"),), by_hand=True),
        Draft(Meld.INDIAN_CHIEF, tuple(deck(1)[:7]), aside=(0, 6)),
        Draft(Meld.THIEF, (parse_card("QS.1"),), parse_wish("draw"), 1),
        Draft(declared=(None, parse_card("7C"))),
    ],
)
def test_a_draft_is_kept_as_it_is(draft: Draft) -> None:
    assert moves.MOVES.load_draft(moves.MOVES.dump_draft(draft)) == draft


async def test_a_suggestion_fills_the_draft_and_seals_nothing() -> None:
    options = Options(suggest="on")
    async with evening() as that:
        table = await playing(that, options)
        outcome = await that.click(table, ADA, "suggest")
        assert (outcome.show, outcome.said) == (Show.HAND, Said.SUGGESTED)
        now = await that.look(table, ADA)
        assert played(now).own is None
        assert picked(now).meld is not None
        assert "points" in body(answer(outcome))
        await that.click(table, ADA, "seal")
        assert (await that.look(table, ADA)).draft == Draft()


async def playing(that: Evening, options: Options) -> int:
    """Begin a game of Ada and Ben by these options."""
    setup = Setup(options, CHANNEL, SERVER, 2, Times(Pace.LIVE), Access.ANYONE)
    table = (await that.house.tables.open(setup, ADA, next(that.ids))).table
    await that.click(table, BEN, "join")
    return table


async def test_suggestions_are_a_house_rule() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        with pytest.raises(Refusal) as refused:
            await that.click(table, ADA, "suggest")
        assert refused.value.code is Refused.NO_SUGGESTIONS
        assert (await that.look(table, ADA)).draft == Draft()


async def test_there_is_no_suggestion_once_the_round_is_revealed() -> None:
    async with evening() as that:
        table = await playing(that, Options(suggest="on"))
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        with pytest.raises(RuleError) as refused:
            await that.click(table, ADA, "suggest")
        assert refused.value.code is Code.NOT_AWAITED


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        *(("choose", ("doctor", "JK=AS"), ()), ("seal", ("doctor", "JK=AS"), ()), ("seal", (), ())),
        *(("meld", (), ("doctor",)), ("cards", ("thief",), ("0",)), ("wish", (), ("draw",))),
        *(("column", ("1",), ()), ("aside", ("best",), ()), ("declare", ("on",), ())),
        *(("joker_rank", ("1",), ("K",)), ("joker_suit", ("1",), ("H",))),
    ],
)
def test_while_jokers_are_declared_late_no_meld_is_chosen_and_the_choice_stays(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    game = _late_beggar()
    game.press("late_rank", "Q", args=("1",))
    kept = game.draft()
    with pytest.raises(RuleError) as refused:
        game.press(action, *values, args=args)
    assert refused.value.code is Code.NOT_AWAITED
    assert game.draft() == kept
    assert "**Recorded: a queen.**" in body(game.press("announce"))


@pytest.mark.parametrize(
    ("text", "told"),
    [("q", "a queen"), ("QD", "a queen"), ("JK = 10H", "a ten"), ("best", "a")],
)
def test_a_declaration_after_the_reveal_may_be_typed(text: str, told: str) -> None:
    game = _late_beggar()
    assert f"**Recorded: {told}" in body(game.press("announce", args=(text,)))


@pytest.mark.parametrize(
    ("text", "code"),
    [("Q K", Code.JOKER_COUNT), ("JK", Code.DECLARED_JOKER), ("1", Code.CARD_UNKNOWN)],
)
def test_a_bad_declaration_after_the_reveal_changes_nothing(text: str, code: Code) -> None:
    game = _late_beggar()
    with pytest.raises(RuleError) as refused:
        game.press("announce", args=(text,))
    assert refused.value.code is code
    assert game.draft() == Draft()


def _late_beggar() -> Game:
    """Play until seat 0 is asked what its Beggar Man's joker, in slot 1, counts as."""
    game = Game(Options(rulebook="modern", beggar_joker="by_hand"), 2)
    for meld, cards in (("thief", (0,)), ("beggar_man", (0, 7))):
        for seat in (0, 1):
            game.choose(meld, *cards, seat=seat)
            game.press("seal", seat=seat)
    return game


def test_a_declaration_after_the_reveal_is_asked_for_by_a_message_of_its_own() -> None:
    game = Game(Options(rulebook="modern", beggar_joker="by_hand"), 2)
    for seat in (0, 1):
        game.choose("thief", 0, seat=seat)
        game.press("seal", seat=seat)
    game.choose("beggar_man", 0, 7)
    game.press("seal")
    game.choose("lawyer", 0, 1, 2, 3, seat=1)
    game.press("seal", seat=1)
    mine, other = (played(game.scene(seat)) for seat in (0, 1))
    assert mine is not None
    assert other is not None
    assert moves.MOVES.prompt(mine) == ("declare", game.now.step)
    assert moves.MOVES.prompt(other) is None
    screen = private(game.scene(0))
    assert screen.alert is not None
    assert "say what your joker counts as" in screen.alert


async def test_a_solo_game_is_played_in_place_to_its_end() -> None:
    options = Options(solo=True)
    async with evening() as that:
        alone = Setup(
            options, CHANNEL, SERVER, 1, Times(Pace.LIVE), Access.ANYONE, posts=Posts.NOWHERE
        )
        table = (await that.house.tables.open(alone, ADA, next(that.ids))).table
        for number in range(1, 8):
            outcome = await that.seal_first(table, ADA)
            if await _steals(that, table, ADA):
                outcome = await that.click(table, ADA, "draw")
            text = body(answer(outcome))
            assert outcome.show is not Show.NEXT
            assert f"**Round {number}: " in text
            assert "channel" not in text
        assert " came to " in text
        assert "The first game with these rules" in text
        again = await that.click(table, ADA, "rematch")
        assert again.table != table
        assert "Round 1 of 7" in body(answer(again))
