"""Everything beside the turn that changes a game: undo, draw, resign, answers, rematch, record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.errors import UserError
from bot.flows.opening import check_opener, enter_private
from bot.flows.press import Press, number, route
from bot.flows.turn import after, fresh, show_turn
from bot.game.values import Outcome
from bot.screens.history.events import teller_of
from bot.screens.history.taking_back import taken_back
from bot.screens.menu import sure_screen
from bot.screens.pictures.page import to_page
from bot.screens.screen import Screen
from bot.screens.verifying import to_verify
from engine import events as ev

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.screens.deciding import Moment
    from engine import Side


#: What is asked before something is taken back, and by which button, by what stands in the way.
_ASKED_BEFORE: Final = {
    "needs-consent": ("ask-undo", "ask-undo"),
    "costs-rating": ("undo-costs-rating", "undo-anyway"),
    "costs-turn": ("undo-costs-turn", "undo-anyway"),
    "takes-others": ("undo-takes-others", "undo-anyway"),
}


async def undo(asker: Asker, *, sure: bool = False) -> None:
    """Take back: freely within one's own plan, else the other side is asked, once the asker knows that."""
    moment = await asker.moment()
    _concerned(moment)
    if moment.drafted:
        await after(asker, await asker.client.backend.drafts.back(await asker.request(fresh=False)))
        return
    try:
        done = await asker.client.backend.games.undo(await asker.request(fresh=False), ask=sure)
    except UserError as error:
        if error.key not in _ASKED_BEFORE:
            raise
        key, do = _ASKED_BEFORE[error.key]
        what = await _would_take_back(asker, moment)
        await asker.ask(sure_screen(moment, key, do, what, back="turn"))
        return
    if isinstance(done, Outcome):
        await show_turn(asker, await _taken_back(asker, done))
    else:
        await asker.say("said-asked-undo")


async def _would_take_back(asker: Asker, moment: Moment) -> list[str]:
    """What would be gone if the other side agreed."""
    visit, side = await asker.visit(), moment.side
    to = await visit.undoable(side)
    lines = await visit.own_taken_back(to, moment.card.revision, side)
    return taken_back(teller_of(moment.words, moment.look), lines)


async def _taken_back(asker: Asker, done: Outcome) -> str:
    """What is gone."""
    words = await asker.words()
    what: list[str] = []
    # What is a draft again is not gone.
    moment = await asker.moment_now()
    kept = [line.text for line in moment.draft.lines] if moment.draft is not None else []
    rolled = quiet = False
    for step in done.steps:
        if step.kind == "undo" and step.notation:
            visit, (to, last) = await asker.visit(), (int(step.notation), step.revision - 1)
            lines = await visit.own_taken_back(to, last, await asker.side())
            if kept and [line.notation for line in lines[: len(kept)]] == kept:
                lines = lines[len(kept) :]
            quiet = await visit.taken_quietly(step.revision)
            rolled = any(isinstance(event, ev.AttackDeclared) for line in lines for event in line.events)
            gone = any(line.notation != "end" for line in lines) or not kept
            what = taken_back(teller_of(words, done.look), lines) if gone else []
    team = int(moment.side is not None and moment.card.team(moment.side))
    # The empty line ends what is quoted.
    said = [words("said-undone"), *(f"> {line}" for line in what), ""] if what else []
    return "\n".join(
        [
            *said,
            *([words("said-undone-drafted")] if kept else []),
            *([words("said-undone-quiet", team=team)] if quiet and not done.look.game.alone else []),
            *([words("said-undone-dice")] if rolled else []),
            *(
                [words("said-undone-counts")]
                if rolled and done.look.game.alone and not done.look.game.practice
                else []
            ),
        ]
    )


async def ask_draw(asker: Asker, *, sure: bool = False) -> None:
    """Asked once: the other side is pinged."""
    moment = await asker.moment()
    _binding(moment)
    if sure:
        await offer_draw(asker)
    else:
        await asker.ask(sure_screen(moment, "ask-draw", "draw"))


async def offer_draw(asker: Asker) -> None:
    """Ask the other side for a draw."""
    await asker.client.backend.games.offer_draw(await asker.request(fresh=False))
    await asker.say("said-asked-draw")


def _concerned(moment: Moment) -> Side:
    """The side that somebody plays, of a battle under way. Raises UserError."""
    if moment.side is None:
        raise UserError("not-your-game", game=moment.card.id)
    if moment.card.status != "running":
        raise UserError(
            "already-over" if moment.card.status == "over" else "not-running", game=moment.card.id
        )
    return moment.side


def _binding(moment: Moment) -> None:
    """What binds a whole side is for its commander to say: nobody else is asked about it. Raises UserError."""
    side = _concerned(moment)
    if not moment.look.speaks:
        raise UserError("only-commander", side=side)


async def resign(asker: Asker) -> None:
    """Give the battle up."""
    await after(asker, await asker.client.backend.games.resign(await asker.request(fresh=False)))


async def rematch(asker: Asker) -> None:
    """The same battle with the sides swapped."""
    await check_opener(asker)
    request = await asker.request(fresh=False)
    card = await asker.client.backend.games.rematch(request, asker.interaction.channel_id)
    if card.private:
        await enter_private(asker, card.id)
        return
    await asker.say("said-rematch-invited" if card.status == "open" else "said-rematch", game=card.id)


async def export(asker: Asker) -> None:
    """The record: one's own view while the battle lasts, everything afterwards."""
    visit, words = await asker.visit(), await asker.words()
    export, card = await visit.export(), visit.card
    paper = (export.name, export.text.encode())
    row = (*((to_verify(words),) if card.status == "over" else ()), to_page(words))
    await asker.show(Screen(words("said-export"), card.id, card.revision, (row,), papers=(paper,)))


@route("undo", once=True)
async def press_undo(press: Press) -> None:
    """[Undo], [Back into the last turn] and the menu's [Take back], none of which is there where something is planned:
    a step of a plan goes by the button that says so, not by one that stood there before it."""
    if (await press.moment()).drafted:
        await show_turn(press, (await press.words())("said-planned-since"))
        return
    await undo(press)


@route("ask-undo-sure", "undo-anyway-sure", final=True)
async def press_undo_sure(press: Press) -> None:
    """[Ask to take it back], [Take it back all the same]: what the question named, and nothing that came since."""
    await fresh(press)
    await undo(press, sure=True)


@route("draw")
async def press_draw(press: Press) -> None:
    await ask_draw(press)


@route("draw-sure", final=True)
async def press_draw_sure(press: Press) -> None:
    await offer_draw(press)


async def ask_resign(asker: Asker) -> None:
    """Asked once: it cannot be taken back."""
    moment = await asker.moment()
    _binding(moment)
    await asker.ask(sure_screen(moment, "ask-resign-match" if moment.card.leg else "ask-resign", "resign"))


@route("resign")
async def press_resign(press: Press) -> None:
    await ask_resign(press)


@route("resign-sure", final=True)
async def press_resign_sure(press: Press) -> None:
    await resign(press)


@route("agree", "disagree", final=True)
async def press_answer(press: Press) -> None:
    """The answer to the other side's question, which keeps no buttons once it has one."""
    request = await press.request(fresh=False)
    try:
        await press.client.backend.games.answer(request, number(press.arg), yes=press.do == "agree")
    except UserError as error:
        if error.key == "ask-gone":
            await press.reply.bare()
        raise
    await press.reply.bare()
    await press.say("said-answered")


@route("rematch", final=True)
async def press_rematch(press: Press) -> None:
    await rematch(press)


@route("export")
async def press_export(press: Press) -> None:
    await export(press)
