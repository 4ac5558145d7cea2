"""The private panel of a turn: every press is one engine action, drafted or committed by the service."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.discord.layout import words_in
from bot.errors import AsksFirst, Stale, UserError
from bot.flows.afterwards import so_far
from bot.flows.press import Press, number, paged, route
from bot.flows.rivals import see_through
from bot.game.drafting.editing import split
from bot.game.values import DraftLook, Outcome
from bot.screens.abilities import narrow
from bot.screens.finishing import clear_asked, draft_mark, goes_much, text_asked, text_in
from bot.screens.order_prompts import in_halves
from bot.screens.outcomes import outcome_text
from bot.screens.prompts import sure
from bot.screens.typing import card_named, no_card
from engine.notation import card_said, described
from engine.rules.cards.table import CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.flows.asker import Asker
    from bot.screens.deciding import Moment


async def show_turn(asker: Asker, before: str = "", *, page: tuple[str, int] = ("", 0)) -> None:
    """The current prompt and its board, with a line about what has just happened."""
    moment = await asker.moment(page=page)
    told = await so_far(asker, moment)
    await see_through(asker, moment, "\n".join([*told, *([before] if before else [])]), page=page)


async def after(asker: Asker, done: Outcome | DraftLook, *, page: tuple[str, int] = ("", 0)) -> None:
    """What a draft or a commit leads to."""
    moment, before = await asker.moment_after(done, page=page), ""
    if isinstance(done, Outcome):
        asker.client.herald.nudge()
        moment = replace(moment, happened=tuple(event for step in done.steps for event in step.events))
        if not done.waiting:
            before = outcome_text(await asker.words(), done)
    told = await so_far(asker, moment, done)
    await see_through(asker, moment, "\n".join([*told, *([before] if before else [])]), page=page)


async def play_line(asker: Asker, line: str, *, page: tuple[str, int] = ("", 0)) -> None:
    """A line of the plan, or, if it rolls, the plan and the line."""
    await after(asker, await asker.client.backend.drafts.play(await asker.request(), line), page=page)


async def play_text(asker: Asker, text: str, *, now: bool = False) -> None:
    """Lines of notation in one transaction: behind what is drafted, unless they begin with a card of their own.

    A whole turn says so itself with its `end`. Of less than that what rolls, draws or ends the turn is shown first,
    with what it leaves undone, unless it is wanted `now`.
    """
    asker.interaction.extras["typed"] = text
    lines = await _meant(asker, split(text))
    goes_on = described(lines[0]).verb != "play"
    if (goes_on and (await asker.visit()).drafts_together(await asker.side())) or await _plans_ahead(asker):
        await _draft_text(asker, lines)
        return
    behind = goes_on and await _goes_on(asker)
    request = await asker.request(asks=() if now or lines[-1].lower() == "end" else tuple(lines))
    backend = asker.client.backend
    try:
        done = await (
            backend.drafts.confirm(request, lines) if behind else backend.games.play(request, lines)
        )
    except AsksFirst as error:
        await asker.show(text_asked(await asker.moment(), lines, error, behind=behind))
    else:
        await after(asker, done)


async def _meant(asker: Asker, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines with cards by their ids, however they are called. Raises UserError for a card that is none."""
    said = [card_said(line) for line in lines]
    if all(card in CARDS or not verb for verb, card, _ in said):
        return tuple(lines)
    words, hand = await asker.words(), (await asker.visit()).look(await asker.side()).view.hand
    meant = []
    for line, (verb, card, general) in zip(lines, said, strict=True):
        # A section may belong to the name of the card.
        known = card_named(words, hand, f"{card} {general}") if general else None
        known = known if known is not None else card_named(words, hand, card)
        if verb and card and known is None:
            raise no_card(hand, f"{card} {general}".strip())
        whole = known is not None and card_named(words, hand, card) != known
        meant.append(" ".join(filter(None, (verb, known, "" if whole else general))) if known else line)
    return tuple(meant)


async def play_card(asker: Asker, card: str, *, verb: str = "play") -> None:
    """A card by its id or by its name."""
    (line,) = await _meant(asker, [f"{verb} {card}"])
    await play_line(asker, line)


@route("text-sure", drafts=True, final=True)
async def press_text(press: Press) -> None:
    """[Carry it out]: the text that stands in the question, behind the draft that stood before it."""
    message, moment = press.interaction.message, await press.moment()
    text = text_in(words_in(message)) if message is not None else ""
    if not text or press.arg != draft_mark(moment):
        raise Stale(moment.card.revision)
    await play_text(press, text, now=True)


async def _draft_text(asker: Asker, lines: Sequence[str]) -> None:
    """One's own part of what several draft, or what is planned for the next turn.

    That it is done is said by [Ready] or by [Confirm] below it, not by a last `end`; nothing of a plan rolls.
    """
    last = lines[-1].lower() == "end" and len(lines) > 1
    text = "; ".join(lines[:-1] if last else lines)
    try:
        done = await asker.client.backend.drafts.add(await asker.request(), text)
    except UserError as error:
        if error.key != "needs-confirm" or not await _plans_ahead(asker):
            raise
        raise UserError("waits-for-turn") from None
    await after(asker, done)


async def _plans_ahead(asker: Asker) -> bool:
    """Whether all that the asker can do now is to plan his next turn, as the buttons do."""
    return (await asker.visit()).plans_ahead(await asker.side())


async def _goes_on(asker: Asker) -> bool:
    """Whether lines belong behind what the asker has drafted for this turn by himself."""
    if not (await asker.visit()).has_lines(await asker.side()):
        return False
    draft = (await asker.moment()).draft
    return draft is not None and bool(draft.lines) and not draft.ahead and not draft.together


@route("turn")
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
    line, page = paged(press.value)
    await play_line(press, line, page=("attacks", page))


@route("pick", drafts=True)
async def pick(press: Press) -> None:
    """A line of a list: an action, or the next page."""
    name, page = paged(press.arg)
    if press.value.startswith("page:"):
        await show_turn(press, page=(name, number(press.value.removeprefix("page:"))))
        return
    await play_line(press, press.value, page=("units", page))


@route("ability", drafts=True)
async def say_ability(press: Press) -> None:
    """A special ability, word by word: the last one plays it."""
    beginning, _ = paged(press.arg)
    page, _, number = press.value.partition(":")
    if page == "page" and press.values:
        await show_turn(press, page=(beginning, int(number)))
        return
    said = described(" ".join([beginning, *press.values]))
    step = narrow((await _fresh(press)).legal, said.words)
    if step.done is not None:
        # Chosen from a list: what it would roll is asked about first.
        await _ask_first(press, step.done.notation)
    elif not step.following and step.action is None:
        await show_turn(press, (await press.words())("error-stale"))
    else:
        await show_turn(press, page=(step.beginning, 0))


@route("sure", drafts=True)
async def ask_first(press: Press) -> None:
    """What may roll or end the turn without saying so: asked once if it would."""
    await _ask_first(press, press.arg)


async def _fresh(press: Press) -> Moment:
    """The moment the button was made for. Raises Stale: what it would begin to ask belongs to another one."""
    moment = await press.moment()
    if moment.card.revision != press.revision:
        raise Stale(moment.card.revision)
    return moment


async def _ask_first(press: Press, line: str) -> None:
    try:
        done = await press.client.backend.drafts.play(await press.request(), line, ask=True)
    except UserError as error:
        if error.key != "needs-confirm":
            raise
        moment = await _fresh(press)
        if moment.draft is not None and moment.draft.ahead:
            raise UserError("waits-for-turn") from None
        await press.ask(sure(moment, line))
    else:
        await after(press, done)


@route("order", drafts=True)
async def order_several(press: Press) -> None:
    """Units chosen from a list, and perhaps its next page."""
    pages = [value.removeprefix("page:") for value in press.values if value.startswith("page:")]
    units = [value for value in press.values if not value.startswith("page:")]
    if units:
        await press.client.backend.drafts.play(await press.request(), " ".join(["order", *units]))
    await show_turn(press, page=("order", int(pages[0]) if pages else paged(press.arg)[1]))


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


@route("units", "attacks", drafts=True)
async def next_page(press: Press) -> None:
    """The next units that may move, the next attacks."""
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
