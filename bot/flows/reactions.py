"""[Reactions]: what happens in the other side's turn without asking anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bot.facts.policy import PolicySettings
from bot.flows.press import Press, route
from bot.screens.args import Paged, read_arg
from bot.screens.deciding import on_page
from bot.screens.reactions import default_reactions, own_units, reactions
from bot.screens.screen import LIST_LENGTH, page_of
from engine.types import SIDES

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def show_reactions(asker: Asker, unit: str = "", page: tuple[str, int] = ("", 0)) -> None:
    """The policy of this battle; without one, the default for new ones."""
    if not asker.game:
        policy = await asker.client.backend.standing.default(asker.person)
        await asker.show(default_reactions(await asker.words(), policy))
        return
    policy = (await asker.visit()).policy(await asker.side())
    await asker.show(reactions(await asker.moment(page=page), policy, unit))


def _named(press: Press) -> str:
    """The side, or the unit, that a list is of."""
    return read_arg(Paged, press.arg).name


async def _whose(press: Press) -> None:
    """Of somebody who plays both sides the one whose panel he has pressed: it may not be the one to move."""
    named = _named(press)
    for side in SIDES:
        if named == side:
            press.as_side(side)
    if press.game and press.do == "policy-unit" and named not in ("", *SIDES):
        look = (await press.visit()).look(None)
        unit = next((one for one in look.view.units if one.at == named), None)
        if len(look.sides) > 1 and unit is not None:
            press.as_side(unit.side)


async def change(press: Press, page: tuple[str, int] = ("", 0), **changes: Unpack[PolicySettings]) -> None:
    """Set it, and show how it is now. A policy is never stale: it may be set whenever one likes."""
    await _whose(press)
    standing = press.client.backend.standing
    if press.game:
        await standing.set(await press.request(fresh=False), **changes)
    else:
        await standing.set_default(press.person, **changes)
    await show_reactions(press, page=page)


@route("react")
async def react(press: Press) -> None:
    await _whose(press)
    await show_reactions(press)


@route("policy-ambush")
async def ambush(press: Press) -> None:
    await change(press, ambush=press.value)


@route("policy-retreat")
async def retreat(press: Press) -> None:
    await change(press, retreat=press.value)


@route("policy-ignore")
async def ignore(press: Press) -> None:
    await change(press, ignore=press.value)


@route("protect")
async def protect(press: Press) -> None:
    """Only these units fire their Ambush; of those on other pages it stays as it was."""
    await _whose(press)
    side, page = read_arg(Paged, press.arg)
    moment = await press.moment(page=(side, page or 0))
    units = own_units(moment)
    chosen, turned = [one for one in press.values if page_of(one) is None], None
    if len(units) > LIST_LENGTH:
        turned = next((one for one in map(page_of, press.values) if one is not None), None)
        shown = on_page(units, page or 0)
        before = (await press.visit()).policy(await press.side()).protect
        chosen += [one for one in before if one not in shown]
    await change(press, page=(side, page or 0) if turned is None else (side, turned), protect=tuple(chosen))


@route("policy-unit")
async def unit(press: Press) -> None:
    """A unit was chosen, then what holds for it alone."""
    await _whose(press)
    named = _named(press)
    if named in ("", *SIDES):
        page = page_of(press.value)
        await show_reactions(press, "" if page is not None else press.value, (named, page or 0))
        return
    policy = (await press.visit()).policy(await press.side())
    units: dict[str, str] = {at: how for at, how in policy.units.items() if at != named}
    if press.value != "default":
        units[named] = press.value
    await change(press, units=units)


@route("policy-default")
async def keep_as_default(press: Press) -> None:
    """New battles begin with what holds here; hexes mean nothing there."""
    await _whose(press)
    standing = press.client.backend.standing
    policy = (await press.visit()).policy(await press.side())
    await standing.set_default(
        press.person, ambush=policy.ambush, retreat=policy.retreat, ignore=policy.ignore
    )
    await press.say("said-default-kept")
