"""Every refusal at a table of Indian poker leads to the rule behind it."""

import pytest

from bot import help_desk
from bot.click import Personal
from bot.discord.controls import read
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.indian_poker.grounds import GROUNDS, why_button
from bot.present.limits import custom_id
from bot.present.screen import Screen
from engine.core import Code
from engine.indian_poker.options import Options
from tests.bot.present.reading import body

ONE_PASS = Options(bidding="one_pass", rotations="four")


@pytest.mark.case(41)
@pytest.mark.parametrize("code", [*Code, *Refused])
async def test_the_button_of_a_refusal_tells_its_ground(code: Code | Refused) -> None:
    button = why_button(code, ONE_PASS)
    control = read(custom_id(button.control))
    assert control == button.control
    assert isinstance(control, Personal)
    press = Press(control.action, control.args)
    screen = await help_desk.SCREENS[control.screen](press)
    assert isinstance(screen, Screen)
    assert GROUNDS[code](ONE_PASS) in body(screen)


@pytest.mark.parametrize("args", [("no_such_code", "poker"), ("over", "chess"), ("over",)])
async def test_a_forged_button_is_unknown(args: tuple[str, ...]) -> None:
    with pytest.raises(Refusal) as caught:
        await help_desk.why_not_in_poker(Press("open", args))
    assert caught.value.code is Refused.UNKNOWN
