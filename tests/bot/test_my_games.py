"""``/mygames``: all own games, what waits first, act right there, nobody else's secrets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from bot.click import OPEN, Control, Personal
from bot.hosts import BAN, SURE
from bot.house import House
from bot.outcome import Refusal, Refused, Setup, Show
from bot.own_games import OPENS, OwnGames
from bot.paces import LENGTHS
from bot.personal import Press
from bot.present.bare import bare
from bot.present.indian_chief.scene import played
from bot.present.limits import controls, problems
from bot.present.my_games import ON_A_PAGE, Game, digest, my_games
from bot.present.names import size
from bot.present.own import SHOW
from bot.present.screen import Screen
from bot.punctuality import FEW
from bot.reader import Reader, reading
from bot.servers import NAME
from data.books import Server
from data.log import Access, Chair, Gone, Pace, Place, Posts, Stage, TableId, Times
from data.people import Language, Notice, Profile
from data.punctuality import Share
from data.store import Person
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, SERVER, Evening, evening
from tests.bot.fakes import START
from tests.bot.present.poker_night.playing import scene_of, settled
from tests.bot.present.reading import body, buttons
from tests.bot.present.scenes import scene, table, view

MODERN: Final = Options(rulebook="modern")
ELSEWHERE: Final = 99


async def ask(house: House, control: Personal, person: Person) -> Screen:
    """Press a control of the page."""
    press = Press(control.action, control.args, user=person.user)
    shown = await house.screens[control.screen](press)
    assert isinstance(shown, Screen)
    return shown


async def page(that: Evening, person: Person = ADA, number: int = 0) -> Screen:
    return await ask(that.house, replace(OPENS, args=(str(number),)), person)


def acting(screen: Screen) -> list[Control]:
    """Return the controls of tables, from the top."""
    return [control for control in controls(screen) if isinstance(control, Control)]


def order(screen: Screen) -> list[TableId]:
    return [control.table for control in acting(screen)]


async def press(that: Evening, screen: Screen, number: int, person: Person = ADA) -> Show:
    """Press a game's button in the DM with the bot, or in some other channel."""
    control = next(each for each in acting(screen) if each.table == number)
    outcome = await that.click(
        number, person, control.action, *control.args, step=control.step, channel=ELSEWHERE
    )
    return outcome.show


async def test_nobody_plays_nothing_without_a_way_on() -> None:
    async with evening() as that:
        await that.open(BEN)
        assert "You play at no table" in body(await page(that))
        assert "`/chief start`" in body(await page(that))


async def test_what_waits_comes_first_then_by_deadline() -> None:
    async with evening() as that:
        relaxed = await that.seated(ADA, BEN, options=MODERN, pace=Pace.RELAXED)
        lobby = await that.open(BEN)
        await that.click(lobby, ADA, "join")
        left = await that.seated(ADA, BEN, CLEO, options=MODERN, pace=Pace.EVENING)
        await that.click(left, ADA, "leave")
        daily = await that.seated(ADA, BEN, options=MODERN, pace=Pace.DAILY)
        sealed = await that.seated(ADA, BEN, options=MODERN, pace=Pace.DAILY)
        live = await that.seated(ADA, BEN, options=MODERN)
        fast = await that.seated(ADA, BEN, options=MODERN)
        for done in (sealed, fast):
            await that.seal_first(done, ADA)
        await that.idle()
        shown = await page(that)
        assert order(shown) == [live, daily, relaxed, fast, sealed, lobby, left]
        assert "3 of 7 wait for you." in body(shown)
        assert problems(shown) == ()


async def test_each_game_says_what_is_to_be_known() -> None:
    async with evening() as that:
        number = await that.seated(ADA, BEN, CLEO, options=MODERN, pace=Pace.DAILY)
        await that.idle()
        deadline = (START + LENGTHS[Pace.DAILY]) // 1000
        status = (await that.store.telling(number)).status
        assert status is not None
        post = status.message
        link = f"https://discord.com/channels/{SERVER}/{CHANNEL}/{post}"
        head = f"**Table {number}** \u00b7 Indian Chief, round 1 \u00b7 [go there]({link})"
        mine = f"**Waits for you**, until <t:{deadline}:f> (<t:{deadline}:R>)."
        assert f"{head}\n{mine}" in body(await page(that))
        assert "Only you are left" not in body(await page(that))
        await that.seal_first(number, ADA)
        others = f"Waits for others, until <t:{deadline}:f> (<t:{deadline}:R>)."
        assert f"{head}\n{others}" in body(await page(that))


async def test_the_clock_that_stands_is_said() -> None:
    async with evening() as that:
        number = await that.seated(ADA, BEN, options=MODERN, pace=Pace.DAILY)
        await that.click(number, BEN, "pause", "3600")
        until = START // 1000 + 3600
        assert f"**Waits for you**. Paused until <t:{until}:f>" in body(await page(that))


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.DAILY])
@pytest.mark.parametrize("options", [MODERN, PokerOptions()], ids=["chief", "poker"])
async def test_its_buttons_act_right_there(options: AnyOptions, pace: Pace) -> None:
    async with evening() as that:
        game = await that.seated(ADA, BEN, CLEO, options=options, pace=pace)
        lobby = await that.open(ADA, options=options)
        left = await that.seated(ADA, BEN, CLEO, options=options, pace=pace)
        await that.click(left, ADA, "leave")
        await that.idle()
        shown = await page(that)
        assert await press(that, shown, game) is Show.HAND
        assert await press(that, shown, lobby) is Show.LOBBY
        assert await press(that, shown, left) is Show.HAND
        assert "A computer plays your seat." not in body(await page(that))


async def test_a_button_of_a_lobby_that_has_begun_shows_the_hand() -> None:
    async with evening() as that:
        number = await that.open(ADA, seats=2, options=MODERN)
        shown = await page(that)
        await that.click(number, BEN, "join")
        assert await press(that, shown, number) is Show.HAND
        await that.click(number, ADA, "end", "sure")
        with pytest.raises(Refusal) as refused:
            await press(that, shown, number)
        assert refused.value.code is Refused.CLOSED


async def test_it_is_private() -> None:
    async with evening() as that:
        alone = Setup(Options(solo=True), CHANNEL, SERVER, 1, Times(Pace.RELAXED), Access.ANYONE)
        for posts in (Posts.NOWHERE, Posts.DM, Posts.CHANNEL):
            await that.house.tables.open(replace(alone, posts=posts), ADA, next(that.ids))
        await that.open(ADA, access=Access.INVITED)
        over = await that.seated(ADA, BEN, options=MODERN)
        await that.click(over, ADA, "end", "sure")
        await that.idle()
        shown = await page(that)
        assert set(order(shown)) == {1, 2, 3, 4}
        assert "discord.com/channels/@me/" in body(shown), "by DM"
        assert "**Waits for you**." in body(shown), "no deadline"
        for other in (BEN, CLEO):
            assert order(await page(that, other)) == []
        for number in (1, 2, 3):
            assert await press(that, shown, number) is Show.HAND


async def test_whoever_is_barred_is_not_led_back() -> None:
    async with evening() as that:
        number = await that.seated(ADA, BEN, CLEO, options=MODERN)
        await that.click(number, ADA, "kick", BAN, SURE, str(CLEO.user))
        assert (await that.look(number)).table.barred == (CLEO.user,)
        assert order(await page(that, CLEO)) == []
        night = await begun_night(that, ADA, BEN, CLEO)
        await that.click(night, ADA, "kick", BAN, SURE, str(CLEO.user))
        assert (await that.look(night)).table.seat_of(CLEO.user) is not None, "till the next hand"
        assert order(await page(that, CLEO)) == []


async def begun_night(that: Evening, *people: Person, name: str = "") -> TableId:
    number = await that.open(people[0], options=NightOptions(name=name))
    for person in people:
        await that.click(number, person, "join", "sure")
    await that.click(number, people[0], "start")
    return number


async def test_a_night_waits_for_its_guests_only_in_a_hand() -> None:
    async with evening() as that:
        number = await begun_night(that, ADA, BEN, CLEO, name="Friday")
        await that.click(number, DAN, "join", "sure")
        mine = [body(await page(that, each)) for each in (ADA, BEN, CLEO)]
        assert sum("**Waits for you**" in text for text in mine) == 1
        guest = await page(that, DAN)
        assert "Friday, hand 1" in body(guest)
        assert "You play from the next hand on, until" in body(guest)
        assert await press(that, guest, number, DAN) is Show.MINE
        while (wait := await _patience(that, number)) != "rest":
            assert wait == "move"
            await that.lapse(number)
        assert "Between two hands, until" in body(await page(that, DAN))


async def _patience(that: Evening, number: TableId) -> str:
    standing = (await that.house.tables.sight.load(number)).standing
    assert standing.wait is not None
    return standing.wait.patience


# -------------------------------------------------------------------------- many games


async def test_many_games_are_paged() -> None:
    async with evening() as that:
        await that.store.put_server(Server(SERVER, tables_here=0, tables_each=0))
        tables = [await that.seated(ADA, BEN, options=MODERN) for _ in range(3 * ON_A_PAGE)]
        await that.idle()
        seen: list[TableId] = []
        shown, pages = await page(that), 1
        seen += order(shown)
        while more := buttons(shown).get("more"):
            assert isinstance(more.control, Personal)
            shown, pages = await ask(that.house, more.control, ADA), pages + 1
            assert problems(shown) == ()
            seen += order(shown)
        assert seen == tables
        assert pages == 3
        back = buttons(shown)["back"].control
        assert isinstance(back, Personal)
        assert order(await ask(that.house, back, ADA)) == tables[ON_A_PAGE : 2 * ON_A_PAGE]
        beyond = await page(that, number=77)
        assert beyond == shown, "the last one, as games have ended since"
        for number in seen:
            await that.click(number, ADA, "end", "sure")
        assert order(await ask(that.house, back, ADA)) == []


LARGE: Final = 2**63 - 1


def widest(name: str, *, mine: bool) -> Game:
    """Return the game with the longest words: a slow one, or a night under a name."""
    night = scene_of(settled(NightOptions(name=name)), None)
    of = night if name else scene(view(3, None), table(3, Stage.PLAYING))
    at = replace(
        of.table,
        id=2**53 - 1,
        chairs=tuple(Chair(LARGE - seat, None, "") for seat in range(3)),
        place=Place(LARGE, LARGE),
        deadline=10**13,
        by=1,
        one_left=1,
        grace=(0,) if name else (),
    )
    link = f"https://discord.com/channels/{LARGE}/{LARGE}/{LARGE}"
    return Game(replace(of, table=at), LARGE, mine=mine, link=link)


@pytest.mark.parametrize("name", ["", "*" * NAME, "\u4e00" * NAME, "\ufdfd" * NAME, "_[`" * 13])
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("language", Language)
def test_the_widest_names_and_ids_keep_the_limits(
    *, name: str, mine: bool, language: Language
) -> None:
    one = widest(name, mine=mine)
    at = one.table
    many = tuple(
        replace(one, scene=replace(one.scene, table=replace(at, id=at.id - n))) for n in range(30)
    )
    with reading(Reader(language)):
        for shown in (
            my_games(many, 1, Share(10**6, 1)),
            my_games((one,)),
            my_games((), 0, None),
            digest(many),
            digest((one,)),
        ):
            assert problems(shown) == ()
            assert size(body(bare(shown))) <= 4000


def test_every_state_has_its_words_and_a_button_that_is_told_from_others() -> None:
    at = table(3, Stage.PLAYING)
    left = replace(at.chairs[0], computer="usual", gone=Gone.LEFT)
    states = (
        at,
        table(3, Stage.LOBBY),
        replace(at, deadline=None),
        replace(at, grace=(0,)),
        replace(at, chairs=(left, *at.chairs[1:])),
    )
    seat = at.chairs[0].user
    assert seat is not None
    for state, mine, language in product(states, (True, False), Language):
        one = Game(scene(view(3, None), state), seat, mine=mine)
        with reading(Reader(language)):
            shown = my_games((one,))
        assert ".." not in body(shown)
        assert len(acting(shown)) == 1
        assert problems(shown) == ()


async def test_how_punctual_one_is_stands_on_the_own_page_only() -> None:
    games = (Game(scene(view(3, None), table(3, Stage.PLAYING)), 1, mine=True),)
    assert "were in time" not in body(my_games(games, 0, Share(FEW - 1, 0)))
    assert "97 % of your 41 moves of the last 90 days were in time" in body(
        my_games(games, 0, Share(41, 1))
    )
    assert "were in time" not in body(digest(games))


@pytest.mark.parametrize(
    "press",
    [
        Press("more", ("-1",), user=1),
        Press("more", ("100",), user=1),
        Press("more", ("1", "1"), user=1),
        Press("hand", user=1),
        Press(OPEN, (), ("1",), user=1),
        Press(SHOW),
    ],
)
async def test_forged_presses_are_refused(press: Press) -> None:
    async with evening() as that:
        with pytest.raises(Refusal) as refused:
            await that.house.screens[OPENS.screen](press)
        assert refused.value.code is Refused.UNKNOWN


# ----------------------------------------------------------------------------- secrets

ALL: Final = (ADA, BEN, CLEO, DAN)


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.DAILY])
@pytest.mark.parametrize("sealed", [(), (BEN,), (CLEO,), (DAN,), (BEN, DAN), (CLEO, DAN)])
async def test_who_has_sealed_changes_nothing(sealed: tuple[Person, ...], pace: Pace) -> None:
    """Of four who are asked, others' seals leave no trace on the page, in any place of it."""
    shown = []
    for others in ((), sealed):
        for own in (False, True):
            async with evening(3) as that:
                number = await that.seated(*ALL, options=MODERN, pace=pace)
                for person in (*others, *((ADA,) if own else ())):
                    await that.seal_first(number, person)
                await that.idle()
                games = await OwnGames(that.store, that.house.tables.sight).of(ADA.user)
                shown.append((await page(that), digest(games)))
    assert shown[0] == shown[2]
    assert shown[1] == shown[3]


async def _draft(that: Evening, number: TableId) -> None:
    await that.pick(number, BEN, "meld", "thief")


async def _plan(that: Evening, number: TableId) -> None:
    await that.click(number, BEN, "plan", "computer")


async def _set_oneself(that: Evening, _number: TableId) -> None:
    mine = Profile(BEN.user, None, (), (), Notice.NONE, (), digest=True)
    await that.house.profiles.change(BEN.user, lambda _was: mine)


async def _look_too(that: Evening, _number: TableId) -> None:
    await ask(that.house, OPENS, BEN)


async def _other_cards(that: Evening, number: TableId) -> None:
    scene = await that.look(number, BEN)
    meld = played(scene).open_melds[1][-1]
    most = rules_of(played(scene).options).sizes[meld]
    cards = " ".join(card.face for card in played(scene).hand[-most:])
    await that.click(number, BEN, "seal", meld, cards, "")


SECRETS: Final = (_draft, _plan, _set_oneself, _look_too, _other_cards)


@pytest.mark.parametrize("done", SECRETS, ids=[each.__name__ for each in SECRETS])
async def test_what_others_do_for_themselves_changes_nothing(
    done: Callable[[Evening, TableId], Awaitable[None]],
) -> None:
    shown = []
    for does in (True, False):
        async with evening(3) as that:
            number = await that.seated(*ALL, options=MODERN, pace=Pace.DAILY)
            if does:
                await done(that, number)
            elif done is _other_cards:
                await that.seal_first(number, BEN)
            await that.idle()
            games = await OwnGames(that.store, that.house.tables.sight).of(ADA.user)
            shown.append((await page(that), digest(games)))
    assert shown[0] == shown[1]


async def test_whoever_hosts_a_night_without_a_seat_is_led_to_manage_it() -> None:
    async with evening() as that:
        number = await that.open(DAN, options=NightOptions())
        for person in (ADA, BEN, CLEO):
            await that.click(number, person, "join", "sure")
        assert await press(that, await page(that, DAN), number, DAN) is Show.LOBBY
        await that.click(number, DAN, "start")
        shown = await page(that, DAN)
        assert "You host it, until" in body(shown)
        assert await press(that, shown, number, DAN) is Show.MANAGE


async def test_that_only_oneself_is_left_is_a_count() -> None:
    texts = []
    for last in (ADA, CLEO):
        async with evening(3) as that:
            number = await that.seated(ADA, BEN, CLEO, options=MODERN, pace=Pace.DAILY)
            for person in (ADA, BEN, CLEO):
                if person is not last:
                    await that.seal_first(number, person)
            await that.idle()
            texts.append((body(await page(that, last)), body(await page(that, BEN))))
    assert "Only you are left." in texts[0][0]
    assert "Only you are left." in texts[1][0]
    assert texts[0][1] == texts[1][1], "Ben cannot tell who is missing"


def test_a_button_says_which_table_it_is_of() -> None:
    at = table(3, Stage.PLAYING)
    game = Game(scene(view(3, None), at), at.chairs[0].user or 0, mine=True)
    labels = [button.label for button in buttons(my_games((game,))).values()]
    assert f"Table {game.table.id}: My hand" in labels
