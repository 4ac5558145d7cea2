"""[Advice]: what a General would do, beside the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.press import Press, route
from bot.flows.turn import after, ask_about, attack_by_word, show_turn
from bot.screens.advice import SURE, advice_asked, advice_screen, followed, thinking_screen
from bot.screens.args import Advised, read_arg
from bot.screens.finishing import draft_mark
from bot.screens.prompts import action_text
from engine.errors import EngineError
from engine.notation import described

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.flows.asker import Asker


async def ask_for_advice(asker: Asker) -> None:
    """The first time in a battle that still counts it is asked about, for afterwards it counts no more. Raises
    UserError."""
    moment = await asker.moment()
    if moment.card.unaided:
        (await asker.visit()).advised(await asker.side())
        await asker.show(advice_asked(moment))
    else:
        await show_advice(asker)


async def show_advice(asker: Asker) -> None:
    """Asked of computers that think meanwhile; whoever waits reads that they do. It goes when he goes on with his
    draft: it is for this position; what is left of it for whoever follows it stands in his panel. Raises UserError."""
    moment = await asker.moment()
    await asker.show(thinking_screen(moment))
    found = await asker.client.backend.advisor.advise(await asker.visit(), await asker.side())
    now = await asker.moment_now()
    about = moment.card.revision, draft_mark(moment)
    if (now.card.revision, draft_mark(now)) != about:
        raise UserError("advice-late")
    ready = () if found.planned else await _draftable(asker, found.lines)
    await asker.show(advice_screen(now, found, len(ready), action_text(now, found.lines[0])))
    kept = followed(moment, found)
    if kept is not None:
        asker.client.followed.keep((asker.person, asker.game), kept)
    asker.client.passing.keep(asker.person, asker.game, about, asker.reply.remove)


async def _draftable(asker: Asker, lines: Sequence[str]) -> Sequence[str]:
    """As many of its lines as a draft holds; that a step ends is no news where nothing follows."""
    visit, side = await asker.visit(), await asker.side()
    for number in range(len(lines), 0, -1):
        if lines[number - 1] == "end":
            continue
        try:
            visit.legal_behind(lines[:number], side)
        except (UserError, EngineError):
            continue
        return lines[:number]
    return ()


@route("advised")
async def press_advised(press: Press) -> None:
    """[Draft this], the attack that is advised, [Take turn] below it: the panel comes to where the advice stood."""
    what, mark = read_arg(Advised, press.arg)
    moment = await press.moment()
    known = press.client.followed.get((press.person, press.game))
    if what != "on" and (
        known is None or (moment.card.revision, draft_mark(moment)) != (known.revision, mark)
    ):
        raise UserError("advice-late")
    press.client.passing.stays(press.person, press.game)
    if what == "on" or known is None:
        await show_turn(press)
        return
    line = known.lines[0]
    if what == "draft":
        lines = "; ".join(await _draftable(press, known.lines))
        await after(press, await press.client.backend.drafts.add(await press.request(), lines))
    elif described(line).verb == "attack":
        await attack_by_word(press, line)
    else:
        await ask_about(press, line, press.moment)


@route("advice")
async def press_advice(press: Press) -> None:
    """[Advice]: beside the panel, not instead of it; [Ask him all the same] where the question stood."""
    if press.arg == SURE:
        await show_advice(press)
        return
    press.reply.fresh()
    await ask_for_advice(press)
