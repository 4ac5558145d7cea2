"""/game replay and [Replay]: a battle once more, a turn at a time, in one message of one's own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.press import Press, number, route
from bot.screens.aftermath import luck_lines
from bot.screens.ended import result
from bot.screens.history.events import teller_of
from bot.screens.history.recap import recap
from bot.screens.history.telling import losses
from bot.screens.history.turns import turns
from bot.screens.history.unit_kinds import kinds_of
from bot.screens.in_words import standing
from bot.screens.pictures.film import filmed
from bot.screens.replay import Page, film_screen, has_film, replay_screen
from engine.events import TurnBegan
from engine.types import SIDES
from renderer.studio import DrawingError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.flows.asker import Asker
    from bot.game.values import LogLine
    from bot.screens.deciding import Moment
    from bot.screens.screen import Picture
    from engine import Event


async def show_replay(asker: Asker, wanted: str = "") -> None:
    """One turn, as the asker may know it; from the first one on. Raises UserError for a number that is none."""
    moment = await asker.moment()
    lines = await (await asker.visit()).log(await asker.side())
    blocks = turns(lines)
    first, last = (blocks[0][0], blocks[-1][0]) if blocks else (1, 1)
    at = {"": first, "first": first, "last": last}.get(wanted)
    page = Page(min(max(number(wanted) if at is None else at, first), last), first, last)
    events = next((found for turn, found in blocks if turn == page.turn), [])
    then = await _then(asker, moment, page, lines)
    told = recap(teller_of(then.words, then.look), events, kinds_of(then.look.view, events))
    if page.turn == last and moment.card.status == "over":
        told = [*told, result(moment)]
        told += luck_lines(moment.words, await (await asker.visit()).aftermath())
    if moment.words.aloud:
        told = [*told, *standing(moment.words, then.look.view)]
    screen = replay_screen(moment.words, moment.card, page, told)
    await asker.show(screen.drawn(*await _pictures(asker, then, page, events, lines)))


async def show_film(asker: Asker) -> None:
    """The whole battle as a film, once it is over: a private one has no message to which it could be added. Raises
    UserError."""
    moment = await asker.moment()
    if moment.card.status != "over":
        raise UserError("not-over", game=asker.game)
    await asker.reply.soon()
    played = await asker.client.herald.films.played(asker.game) if has_film(moment.words, moment.card) else []
    if not played:
        raise UserError("no-film")
    try:
        film = await filmed(asker.client, moment, played)
    except DrawingError:
        raise UserError("film-later") from None
    await asker.show(film_screen(moment.words, moment.card).drawn(film))


async def _then(asker: Asker, moment: Moment, page: Page, lines: Sequence[LogLine]) -> Moment:
    """The game at the end of a turn; of the last one as it stands now."""
    if page.turn == page.last:
        return replace(moment, draft=None)
    ended = next(line.revision for line in lines if not line.undone and _begins(line, page.turn))
    view = await (await asker.visit()).past_view(ended, await asker.side())
    card = moment.card._replace(
        turn=page.turn + 1,
        status="running",
        active=view.active,
        to_act=view.active,
        medals={side: view.sides[side].medals for side in SIDES},
    )
    return replace(moment, draft=None, look=moment.look._replace(game=card, view=view))


def _begins(line: LogLine, turn: int) -> bool:
    """Whether a turn later than this one began with it."""
    return any(isinstance(event, TurnBegan) and event.number > turn for event in line.events)


async def _pictures(
    asker: Asker, then: Moment, page: Page, events: Sequence[Event], lines: Sequence[LogLine]
) -> tuple[Picture, ...]:
    """What was posted after that turn."""
    pictures = asker.client.pictures
    if then.card.status == "over":
        return await pictures.last_board(then, events, losses(lines))
    return await pictures.told_turn(then, events, page.turn)


@route("film")
async def press_film(press: Press) -> None:
    """[Film]: beside what is pressed."""
    press.reply.fresh()
    await show_film(press)


@route("replay")
async def press_replay(press: Press) -> None:
    """[Replay]: beside what is pressed; its own buttons turn the page in place."""
    if not press.arg:
        press.reply.fresh()
    await press.reply.soon()
    await show_replay(press, press.arg)
