"""The private panel of a turn: every press is one engine action, drafted or committed by the service."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.errors import Stale, UserError
from bot.flows.afterwards import behind, so_far
from bot.flows.press import Press, number, route
from bot.flows.rivals import see_through
from bot.game.values import DraftLook, Outcome
from bot.screens.abilities import narrow
from bot.screens.args import Paged, read_arg
from bot.screens.finishing import clear_asked, closed_by_attack, goes_much, is_kept
from bot.screens.order_prompts import in_halves
from bot.screens.outcomes import outcome_text, spare_text, unfit_text
from bot.screens.prompts import sure
from bot.screens.screen import page_of
from engine.notation import described

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.flows.asker import Asker
    from bot.screens.deciding import Moment


async def show_turn(asker: Asker, before: str = "", *, page: tuple[str, int] = ("", 0)) -> None:
    """The current prompt and its board, with a line about what has just happened."""
    moment = await asker.moment(page=page)
    told = await so_far(asker, moment)
    await see_through(asker, moment, behind(told, before), page=page)


async def after(
    asker: Asker, done: Outcome | DraftLook, *, page: tuple[str, int] = ("", 0), said: str = ""
) -> None:
    """What a draft or a commit leads to, with what else is to be said of it."""
    was = asker.drafted_before() if done.spare.number else None
    moment, before = await asker.moment_after(done, page=page), said
    if isinstance(done, Outcome):
        asker.client.herald.nudge()
        if not done.waiting:
            before = "\n".join(filter(None, (outcome_text(await asker.words(), done), said)))
    if done.spare.number and not (is_kept(moment) or (was is not None and was.spare.number)):
        # Of a plan from before the panel says it each time; else it is said once, by what has closed the orders.
        before = "\n".join(filter(None, (before, spare_text(await asker.words(), done.spare))))
    told = await so_far(asker, moment, done)
    await see_through(asker, moment, behind(told, before), page=page)


async def play_line(asker: Asker, line: str, *, page: tuple[str, int] = ("", 0)) -> None:
    """A line of the plan, or, if it rolls, the plan and the line."""
    await after(asker, await asker.client.backend.drafts.play(await asker.request(), line), page=page)


async def attack_by_word(asker: Asker, line: str) -> None:
    """An attack by its word: asked about where it closes a step in which something could still be done. On the panel
    no attack can be pressed there."""
    if not closed_by_attack(await asker.moment()):
        await play_line(asker, line)
        return
    await ask_about(asker, line, asker.moment)


@route("turn", "ordered")
async def take_turn(press: Press) -> None:
    """[Take turn]."""
    await show_turn(press)


@route("decide")
async def decide(press: Press) -> None:
    """[Decide]: the question while it stands; later that it has been answered, and how things are now."""
    moment = await press.moment()
    if moment.asked is None and moment.side is not None:
        await show_turn(press, (await press.words())("error-ask-gone"))
        return
    await show_turn(press)


@route("do", drafts=True)
async def act(press: Press) -> None:
    """One action: into the draft, or, if it rolls, with the draft into the game."""
    line, page = read_arg(Paged, press.value)
    await play_line(press, line, page=("attacks", page or 0))


@route("pick", drafts=True)
async def pick(press: Press) -> None:
    """A line of a list: an action, or the next page."""
    name, page = read_arg(Paged, press.arg)
    turned = page_of(press.value)
    if turned is not None:
        await show_turn(press, page=(name, turned))
        return
    await play_line(press, press.value, page=("units", page or 0))


@route("ability", drafts=True)
async def say_ability(press: Press) -> None:
    """A special ability, word by word: the last one plays it."""
    beginning = read_arg(Paged, press.arg).name
    turned = page_of(press.value)
    if turned is not None:
        await show_turn(press, page=(beginning, turned))
        return
    said = described(" ".join([beginning, *press.values]))
    step = narrow((await fresh(press)).legal, said.words)
    if step.done is not None:
        # Chosen from a list: what it would roll is asked about first.
        await ask_about(press, step.done.notation, partial(fresh, press))
    elif not step.following and step.action is None:
        await show_turn(press, (await press.words())("error-stale"))
    else:
        await show_turn(press, page=(step.beginning, 0))


@route("sure", drafts=True)
async def ask_first(press: Press) -> None:
    """What may roll or end the turn without saying so: asked once if it would."""
    await ask_about(press, press.arg, partial(fresh, press))


async def fresh(press: Press) -> Moment:
    """The moment the button was made for. Raises Stale: what it would begin to ask belongs to another one."""
    moment = await press.moment()
    if moment.card.revision != press.revision:
        raise Stale(moment.card.revision)
    return moment


async def ask_about(asker: Asker, line: str, looked: Callable[[], Awaitable[Moment]]) -> None:
    """A line that is asked about once if it rolls, draws or ends the turn."""
    try:
        done = await asker.client.backend.drafts.play(await asker.request(), line, ask=True)
    except UserError as error:
        if error.key != "needs-confirm":
            raise
        moment = await looked()
        if moment.draft is not None and moment.draft.ahead:
            raise UserError("waits-for-turn") from None
        await asker.ask(sure(moment, line))
    else:
        await after(asker, done)


@route("order", drafts=True)
async def order_several(press: Press) -> None:
    """Units chosen from a list, and perhaps its next page."""
    pages = [page for page in map(page_of, press.values) if page is not None]
    units = [value for value in press.values if page_of(value) is None]
    said = ""
    if units:
        # One too many is no reason to choose all of them once more.
        _, unfit = await press.client.backend.drafts.order(await press.request(), units)
        said = unfit_text(await press.words(), unfit)
    await show_turn(press, said, page=("order", pages[0] if pages else read_arg(Paged, press.arg).page or 0))


@route("all", drafts=True)
async def order_all(press: Press) -> None:
    """Every unit the card still may order; of a double section those of one half."""
    moment = await press.moment()
    units = [one.unit for one in moment.options("order")]
    if press.arg:
        units = in_halves(moment).get(press.arg, [])
    if not units:
        await show_turn(press)
        return
    await play_line(press, " ".join(["order", *units]))


@route("targets", drafts=True)
async def choose_targets(press: Press) -> None:
    """Targets of a card, together: into the draft, where a button names the roll."""
    line = " ".join(["choose", *sorted(press.values)])
    await after(press, await press.client.backend.drafts.play(await press.request(), line))


@route("units", "attacks", "orders", drafts=True)
async def next_page(press: Press) -> None:
    """The next units that may move or be ordered, the next attacks."""
    await show_turn(press, page=(press.do, number(press.arg)))


@route("back", drafts=True, once=True)
async def take_back(press: Press) -> None:
    """[Undo]: one step of the draft."""
    await after(press, await press.client.backend.drafts.back(await press.request()))


@route("clear", drafts=True)
async def start_over(press: Press) -> None:
    """[Start over]; asked once where it is much that goes."""
    moment = await press.moment()
    if moment.card.revision == press.revision and goes_much(moment):
        await press.ask(clear_asked(moment))
    else:
        await start_over_surely(press)


@route("clear-sure", drafts=True, final=True)
async def start_over_surely(press: Press) -> None:
    """The plan goes, whole."""
    await after(press, await press.client.backend.drafts.clear(await press.request()))


@route("claim", final=True)
async def claim(press: Press) -> None:
    """The other side's time is up: the battle is claimed."""
    await after(press, await press.client.backend.timekeeper.claim(await press.request(fresh=False)))


@route("wait", final=True)
async def give_time(press: Press) -> None:
    """The other side's time is up, and it gets more."""
    await press.client.backend.timekeeper.wait(await press.request(fresh=False))
    await show_turn(press, (await press.words())("said-more-time"))
