"""[Advice]: what a General would do, beside the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.press import Press, route
from bot.screens.advice import SURE, advice_asked, advice_screen, followed, thinking_screen
from bot.screens.finishing import draft_mark

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def ask_for_advice(asker: Asker) -> None:
    """The first time in a battle that still counts it is asked about, for afterwards it counts no more. Raises
    UserError."""
    moment = await asker.moment()
    if moment.card.unaided:
        await asker.client.backend.advisor.check(asker.game, asker.person, await asker.side())
        await asker.show(advice_asked(moment))
    else:
        await show_advice(asker)


async def show_advice(asker: Asker) -> None:
    """Asked of computers that think meanwhile; whoever waits reads that they do. It goes when he goes on with his
    draft: it is for this position; what is left of it for whoever follows it stands in his panel. Raises UserError."""
    moment = await asker.moment()
    await asker.show(thinking_screen(moment))
    found = await asker.client.backend.advisor.advise(asker.game, asker.person, await asker.side())
    now = await asker.moment_now()
    about = moment.card.revision, draft_mark(moment)
    if (now.card.revision, draft_mark(now)) != about:
        raise UserError("advice-late")
    await asker.show(advice_screen(moment, found))
    kept = followed(moment, found)
    if kept is not None:
        asker.client.followed.keep((asker.person, asker.game), kept)
    asker.client.passing.keep(asker.person, asker.game, about, asker.interaction.delete_original_response)


@route("advice")
async def press_advice(press: Press) -> None:
    """[Advice]: beside the panel, not instead of it; [Ask him all the same] where the question stood."""
    if press.arg == SURE:
        await show_advice(press)
        return
    press.reply.fresh()
    await ask_for_advice(press)
