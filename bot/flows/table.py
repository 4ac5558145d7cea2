"""A team's common table as a screen: in its place, or for one member's eyes alone where others could read there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.press import Press, route
from bot.screens.deciding import Moment
from bot.screens.hand import hand_in_short
from bot.screens.seating import is_team
from bot.screens.staff import panel, said_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.client import Fieldpost
    from bot.flows.asker import Asker
    from bot.game.visit import Visit
    from bot.i18n import Words
    from bot.screens.screen import Screen
    from engine import Side


async def table_screen(
    client: Fieldpost,
    words: Words,
    visit: Visit,
    side: Side,
    *,
    told: Sequence[str],
    more: Sequence[str],
    alone: bool = False,
) -> Screen:
    """Board with everybody's drafts, hand, plan and votes of a team."""
    staff, moment = visit.staff(side), Moment(words, visit.look(side))
    drawn = [await client.pictures.staff_board(moment, staff.view, staff.arrows)]
    hand = [words("side-hand")]
    if staff.game.team(side):
        # Several share it, so it stands here; of one alone only he reads it.
        picture = await client.pictures.hand(moment)
        drawn += [picture] if picture is not None else []
        hand = hand_in_short(moment)
    return panel(words, staff, [*hand, *more], told, alone=alone).drawn(*drawn)


async def show_table(asker: Asker) -> None:
    """The table for whoever asks, with what its members have said lately."""
    visit = await asker.visit()
    staff = visit.staff(await asker.side())
    if not is_team(staff.game, staff.side):
        raise UserError("no-team")
    await asker.reply.soon()
    words = await asker.words()
    said = said_lines(words, staff)
    await asker.show(
        await table_screen(asker.client, words, visit, staff.side, told=(), more=said, alone=True)
    )


@route("table")
async def press_table(press: Press) -> None:
    """[Our table]: beside what was pressed, for the presser's eyes only."""
    press.reply.fresh()
    await show_table(press)
