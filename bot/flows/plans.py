"""Several plans for the next turn: made, looked at, dropped, and said when each is to be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.finishing import finish
from bot.flows.press import Press, number, route
from bot.flows.turn import after
from bot.screens.plans import plans_screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.game.acting.drafts import Drafts


async def show_plans(asker: Asker) -> None:
    """All of them. Raises UserError where nothing can be planned."""
    moment = await asker.moment()
    draft = moment.draft
    if draft is None or moment.side is None:
        raise UserError("not-running")
    if draft.together:
        raise UserError("plan-together")
    if not draft.ahead and not draft.plans:
        raise UserError("plans-before-turn")
    await asker.show(plans_screen(moment))


async def do_plan(asker: Asker, do: str, which: int | None, when: str | None) -> None:
    """/play plan: what the buttons do; a condition is said of the plan that is open then."""
    drafts = _drafts(asker)
    match do:
        case "use":
            await finish(asker)
            return
        case "rest":
            await after(asker, await drafts.keep_sound(await asker.request()))
            return
        case "another" | "open" | "drop":
            await drafts.plan(await asker.request(), do, which, only_if=when)
        case _ if which is not None or when is not None:
            await drafts.plan(await asker.request(), "", which, only_if=when)
    await show_plans(asker)


def _drafts(asker: Asker) -> Drafts:
    return asker.client.backend.drafts


@route("plans", drafts=True)
async def press_plans(press: Press) -> None:
    """[Plans]."""
    await show_plans(press)


@route("plan-open", drafts=True)
async def press_open(press: Press) -> None:
    """[Plan 2]: looked at and changed from now on."""
    await after(press, await _drafts(press).plan(await press.request(), "open", number(press.arg)))


@route("plan-new", drafts=True, once=True)
async def press_new(press: Press) -> None:
    """[Another plan], beside those there are."""
    await after(press, await _drafts(press).plan(await press.request(), "another"))


@route("plan-drop", drafts=True, once=True)
async def press_drop(press: Press) -> None:
    """[Drop plan 2]."""
    await _drafts(press).plan(await press.request(), "drop", number(press.arg))
    await show_plans(press)


@route("plan-if", drafts=True)
async def press_if(press: Press) -> None:
    """When the open plan is to be taken."""
    await _drafts(press).plan(await press.request(), only_if=press.value)
    await show_plans(press)


@route("plan-rest", drafts=True)
async def press_rest(press: Press) -> None:
    """[Keep the rest]: what no longer works goes."""
    await after(press, await _drafts(press).keep_sound(await press.request()))
