"""[Reactions]: what happens in the other side's turn without asking anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bot.facts.policy import PolicySettings
from bot.flows.press import Press, route
from bot.screens.reactions import default_reactions, reactions
from engine.types import SIDES

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def show_reactions(asker: Asker, unit: str = "") -> None:
    """The policy of this battle; without one, the default for new ones."""
    if not asker.game:
        policy = await asker.client.backend.standing.default(asker.person)
        await asker.show(default_reactions(await asker.words(), policy))
        return
    policy = (await asker.visit()).policy(await asker.side())
    await asker.show(reactions(await asker.moment(), policy, unit))


async def _whose(press: Press) -> None:
    """Of somebody who plays both sides the one whose panel he has pressed: it may not be the one to move."""
    for side in SIDES:
        if press.arg == side:
            press.as_side(side)
    if press.game and press.do == "policy-unit" and press.arg not in ("", *SIDES):
        look = (await press.visit()).look(None)
        unit = next((one for one in look.view.units if one.at == press.arg), None)
        if len(look.sides) > 1 and unit is not None:
            press.as_side(unit.side)


async def change(press: Press, **changes: Unpack[PolicySettings]) -> None:
    """Set it, and show how it is now. A policy is never stale: it may be set whenever one likes."""
    await _whose(press)
    standing = press.client.backend.standing
    if press.game:
        await standing.set(await press.request(fresh=False), **changes)
    else:
        await standing.set_default(press.person, **changes)
    await show_reactions(press)


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
    """Only these units fire their Ambush."""
    await change(press, protect=tuple(press.values))


@route("policy-unit")
async def unit(press: Press) -> None:
    """A unit was chosen, then what holds for it alone."""
    await _whose(press)
    if press.arg in ("", *SIDES):
        await show_reactions(press, press.value)
        return
    policy = (await press.visit()).policy(await press.side())
    units: dict[str, str] = {at: how for at, how in policy.units.items() if at != press.arg}
    if press.value != "default":
        units[press.arg] = press.value
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
