"""[Confirm], [End turn], [Ready]: what commits or ends, once it has been asked about if something would be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import Stale
from bot.flows.press import Press, route
from bot.flows.turn import after
from bot.screens.finishing import COMMIT, DICE, GROUND, end_asked, finishing, held_back, lost, roll_asked
from bot.screens.readiness import LAST, is_last, ready_asked
from bot.screens.team_turn import ready_question

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.screens.deciding import Moment


async def finish(asker: Asker, *, anyway: bool = False) -> None:
    """/play end: what the buttons of the present screen do, the attack buttons aside; `anyway`: nothing is asked."""
    moment = await asker.moment()
    if moment.draft is not None and moment.draft.together:
        await ready(asker, anyway=anyway)
        return
    ways = finishing(moment)
    if ways:
        # Beside attacks the last one closes the battles; before them the first one leads there.
        way = ways[-1] if moment.view.choice.kind == "battle" else ways[0]
        if way.do == "confirm" and way.emoji == DICE and not anyway:
            await asker.ask(roll_asked(moment, way))
        elif way.do == "confirm":
            await _commit(asker, way.arg)
        elif anyway or not lost(moment):
            await _close(asker, way.arg)
        else:
            await asker.ask(end_asked(moment, way.arg))
        return
    held = held_back(moment)
    if held is not None and not anyway:
        await asker.ask(held)
        return
    then = [*moment.options("roll"), *moment.options("end"), *moment.options("pass")]
    lines = tuple([one.notation for one in then[:1]])
    if not lines and moment.legal and not moment.drafted:
        # What is asked says itself why it cannot be ended.
        lines = ("end",)
    await _play(asker, lines)


@route("confirm", drafts=True)
async def press_confirm(press: Press) -> None:
    """[Confirm]: the plan, and what the button said follows."""
    await _promised(press, "confirm")
    await _commit(press, press.arg)


@route("end", drafts=True)
async def press_end(press: Press) -> None:
    """[End turn], [Done attacking]: asked once if something could still be done."""
    moment = await _promised(press, "end")
    if moment.card.revision == press.revision and lost(moment):
        await press.ask(end_asked(moment, press.arg))
    else:
        await _close(press, press.arg)


@route("end-sure", drafts=True, final=True)
async def press_end_sure(press: Press) -> None:
    """[End the turn], after the question."""
    await _promised(press, "end")
    await _close(press, press.arg)


@route("sure-yes", drafts=True, final=True)
async def press_sure(press: Press) -> None:
    """A line that was asked about because it rolls, draws or ends."""
    await _play(press, (press.arg,))


async def _promised(press: Press, do: str) -> Moment:
    """The game as it is now. Raises Stale for an old button whose plan has grown since: it would do something else.

    One older than the game is refused by the service, which knows a second delivery of the same press.
    """
    moment = await press.moment()
    offered = any((one.do, one.arg) == (do, press.arg) for one in finishing(moment))
    if moment.card.revision == press.revision and not offered:
        raise Stale(moment.card.revision)
    return moment


async def _close(asker: Asker, steps: str) -> None:
    await _play(asker, ("end",) * int(steps))


async def _commit(asker: Asker, then: str) -> None:
    await _play(asker, () if then in (COMMIT, *GROUND) else ("end",))


async def _play(asker: Asker, then: tuple[str, ...]) -> None:
    await after(asker, await asker.client.backend.drafts.confirm(await asker.request(), then))


# Several generals


async def ready(asker: Asker, *, anyway: bool = False, second: bool = False, promised: bool = True) -> None:
    """✅: one's own orders are done; asked once if something of them would be lost.

    `second`: the same interaction has drafted them. Not `promised`: the button did not say that it is the last, which
    carries everything out.
    """
    moment = await asker.moment()
    question = None if anyway else ready_question(moment)
    if question is None and not promised and is_last(moment):
        question = ready_asked(moment, "")
    if question is not None:
        await asker.ask(question)
    else:
        await _ready(asker, second=second)


async def _ready(asker: Asker, *, second: bool = False) -> None:
    """The last ✅ carries them all out."""
    request = await asker.request(fresh=False, second=second)
    await after(asker, await asker.client.backend.teams.confirm(request))


@route("ready", drafts=True)
async def press_ready(press: Press) -> None:
    await ready(press, promised=press.arg == LAST)


@route("ready-ground", drafts=True)
async def press_ready_ground(press: Press) -> None:
    """[Ready, take F5 if won]; where something else would be lost [Take F5 if won ▸], which then asks about that."""
    await press.client.backend.drafts.take_ground(await press.request())
    await ready(press, second=True, promised=press.arg == LAST)


@route("ready-sure", drafts=True)
async def press_ready_sure(press: Press) -> None:
    await ready(press, anyway=True, promised=press.arg == LAST)
