"""Typed turns: lines of notation in one text, played, drafted or planned as the buttons would do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.errors import AsksFirst, Refused, Stale, Told, UserError, told
from bot.facts.drafted import DraftLine, LineLeft
from bot.flows.finishing import ready
from bot.flows.press import Press, route, typed_in
from bot.flows.turn import after, play_line, show_turn
from bot.game.drafting.editing import split
from bot.game.drafting.written import battles_last
from bot.game.values import DraftLook, Outcome
from bot.screens.abilities import narrow
from bot.screens.args import Written, read_arg
from bot.screens.deciding import draft_text
from bot.screens.finishing import GROUND, draft_mark
from bot.screens.naming import numbered
from bot.screens.text_asked import behind_of, others_asked, text_asked, typed_text
from bot.screens.typed_abilities import in_window
from bot.screens.typing import ORDER_ALL, READY, as_drop, as_shown, by_number, meant
from engine.errors import refuse
from engine.events import TurnBegan
from engine.notation import described

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.drafted import LineLeft
    from bot.flows.asker import Asker
    from bot.screens.deciding import Moment

#: That a card orders fewer than could be ordered.
_TOO_MANY: Final = ("orders-run-out", "orders-gone")


async def play_text(asker: Asker, text: str, *, now: bool = False) -> None:
    """Lines of notation in one transaction: into what is drafted, if anything is.

    What could be taken back is drafted. What rolls, draws or ends the turn is shown first, with what it leaves undone,
    unless it is wanted `now`: whoever types may change his mind until he confirms.
    """
    asker.interaction.extras["typed"] = text
    lines = await _meant(asker, split(as_shown(text)))
    if described(lines[0]).verb != "play" and (await asker.visit()).drafts_together(await asker.side()):
        await _draft_part(asker, lines)
        return
    if lines[-1].lower() == READY:
        raise UserError("ready-alone")
    if await _plans_ahead(asker):
        await _plan_text(asker, lines, now=now)
        return
    whole = await _in_full(asker, lines)
    if whole is None:
        return
    lines = whole
    request = await asker.request(asks=() if now else tuple(lines))
    try:
        done = await asker.client.backend.drafts.write(request, lines)
    except AsksFirst as error:
        await asker.show(text_asked(await asker.moment(), lines, error))
    except UserError as error:
        late = _late(error)
        if not late or not await _ask_in_order(asker, lines, late):
            raise
    else:
        await after(asker, done, said=await _rest(asker, done) or await _added(asker, lines, done))


def _late(error: UserError) -> str:
    """The line of a text that stands behind battles and should stand before them; empty: that is not what is wrong."""
    late = error.why is not None and error.why.key in ("move-step-over", "order-step-over")
    return error.line if late else ""


async def _ask_in_order(asker: Asker, lines: Sequence[str], late: str) -> bool:
    """Whether the same lines with their battles last can be carried out: then that is asked. Raises UserError with what
    is wrong with the line there, too."""
    ordered = battles_last(lines)
    try:
        await asker.client.backend.drafts.write(await asker.request(asks=ordered), ordered)
    except AsksFirst as error:
        moment = await asker.moment()
        said = moment.words("prompt-text-late", late=draft_text(moment.words, [DraftLine(late)]))
        await asker.show(text_asked(moment, ordered, error, said))
        return True
    except UserError as error:
        if error.line == late:
            raise
    return False


async def _rest(asker: Asker, done: Outcome | DraftLook) -> str:
    """Lines that chance has kept from being played, as they can be typed again; that a turn ends is a button, and once
    it has ended they would be the other side's."""
    if not isinstance(done, Outcome) or not done.left:
        return ""
    if any(isinstance(event, TurnBegan) for event in done.happened):
        return (await asker.words())("said-text-over")
    left = _still_to_type(done.left, await asker.moment())
    if not [one for one in left if one != "end"]:
        return ""
    return typed_text(await asker.words(), "said-text-rest", "; ".join(left))


def _still_to_type(left: Sequence[LineLeft], moment: Moment) -> list[str]:
    """Without attacks on whoever is gone, and what was to be done with the ground of each."""
    fights = moment.view.choice.kind == "battle" and moment.look.may_act
    able = {one.hexes for one in moment.options("attack")}
    kept: list[str] = []
    fell = False
    for one in left:
        said = described(one.line)
        if said.verb not in GROUND:
            fell = said.verb == "attack" and (one.gone or (fights and said.hexes not in able))
        if not (fell or one.gone):
            kept.append(one.line)
    return kept


async def _added(asker: Asker, lines: Sequence[str], done: Outcome | DraftLook) -> str:
    """What has become part of a draft; of one that begins with its card, which stands below, that it is a draft."""
    if isinstance(done, Outcome):
        return ""
    words, said = await asker.words(), [DraftLine(line) for line in lines if line.lower() != "end"]
    if described(lines[0]).verb == "play":
        return words("said-text-drafted")
    was = asker.drafted_before()
    step = was.steps[0].kind if was is not None and was.steps and len(lines) == 1 else ""
    return words("said-text-added", plan=draft_text(words, said) or words("draft-closed", step=step))


async def _meant(asker: Asker, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines with cards and sections as the notation calls them. Raises UserError for a card that is none."""
    look = (await asker.visit()).look(await asker.side())
    held = (*look.view.hand, *look.view.drawn)
    if look.view.card is None:
        # In a turn the first line plays a card.
        hand = dict(numbered(look.view))
        lines = [by_number(hand, line) for line in lines]
    if look.view.choice.figures:
        lines = [as_drop(line) for line in lines]
    return await _all_named(asker, meant(await asker.words(), held, lines, dealt=look.game.dealt))


async def _all_named(asker: Asker, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The lines with everybody named whom [Order all] would order where it stands."""
    if ORDER_ALL not in lines:
        return lines
    at, visit = lines.index(ORDER_ALL), await asker.visit()
    legal = visit.legal_behind(lines[:at], await asker.side())
    units = [one.unit for one in legal if one.verb == "order"]
    ordered = " ".join(["order", *units])
    try:
        if not units:
            first = next((one for one in legal if one.verb == "choose" and one.section is not None), None)
            raise UserError("nobody-to-order") if first is None else Refused(refuse("choose-section-first"))
        visit.legal_behind((*lines[:at], ordered), await asker.side())
    except UserError as error:
        why = error.why or told(error)
        if why.key in _TOO_MANY:
            some = " ".join(["order", *units[:2]])
            why = Told("too-many-to-order", {"able": len(units), "units": some}, "user")
        raise UserError("line-wrong", line=ORDER_ALL, why=why) from None
    return (*lines[:at], ordered, *lines[at + 1 :])


async def _in_full(asker: Asker, lines: Sequence[str]) -> tuple[str, ...] | None:
    """The lines; of one ability by itself what it leaves open is added if there is no choice, and else its list is
    shown, as its button does: None."""
    if len(lines) > 1 or described(lines[0]).verb != "use":
        return tuple(lines)
    moment = await asker.moment()
    line = in_window(lines[0], moment.legal)
    step = narrow(moment.legal, described(line).words)
    if step.following and step.action is None:
        await show_turn(asker, page=(step.beginning, 0))
        return None
    return (step.action.notation if step.action is not None else line,)


async def play_named(asker: Asker, line: str) -> None:
    """A line with a card, a section or both by their names, as a button would play it."""
    lines = await _in_full(asker, await _meant(asker, [line]))
    if lines is not None:
        await play_line(asker, "; ".join(lines))


async def _asked_text(press: Press) -> str:
    """The text that a question is about. Raises Stale where it stands in none, or what it was to follow is another."""
    moment = await press.moment()
    press.interaction.extras["typed"] = text = typed_in(press.interaction)
    if not text or press.arg != draft_mark(moment):
        raise Stale(moment.card.revision)
    return text


@route("text-sure", drafts=True, final=True)
async def press_text(press: Press) -> None:
    """[Carry it out]: the text that stands in the question, behind the draft that stood before it."""
    await play_text(press, await _asked_text(press), now=True)


@route("text-back")
async def press_text_back(press: Press) -> None:
    """[Back]: nothing was done, and nobody types it twice."""
    text = typed_in(press.interaction)
    said = typed_text(await press.words(), "said-text-kept", text)
    await show_turn(press, said if text else "")


async def _wrong(
    asker: Asker, lines: Sequence[str], error: UserError
) -> tuple[list[tuple[str, UserError]], list[str]]:
    """The lines of a part that do not work, each without those before it, and the others; of the first there are none
    where one is not named."""
    left, found = list(lines), list[tuple[str, UserError]]()
    while True:
        line = error.line
        same = [number for number, one in enumerate(left) if one == line]
        behind = behind_of(error) or 0
        if behind >= len(same):
            return [], left
        del left[same[-1 - behind]]
        found.append((line, error))
        try:
            (await asker.visit()).legal_behind(left, await asker.side())
        except UserError as again:
            error = again
        else:
            return found, left


@route("text-others", drafts=True)
async def press_others(press: Press) -> None:
    """[Draft the others]: the lines of a refused text that work."""
    await play_text(press, await _asked_text(press))


@route("written", once=True)
async def press_written(press: Press) -> None:
    """[Give them in …]: what somebody has written in private, in the battle as it was then. Raises Stale."""
    game, seen = read_arg(Written, press.value)
    asker, text = await press.of_game(game), typed_in(press.interaction)
    now = (await asker.visit()).revision
    press.interaction.extras["typed"] = text
    if not text or now != seen:
        raise Stale(now)
    await play_text(asker, text)


async def _draft_part(asker: Asker, lines: Sequence[str]) -> None:
    """One's own part of what several draft: a last `ready`, or the `end` of a whole text, is [Ready], question and all.

    An `end` by itself closes a step, as it does alone.
    """
    done = lines[-1].lower() == READY or _ends(lines)
    part = lines[:-1] if done else lines
    try:
        draft = (
            await asker.client.backend.drafts.add(await asker.request(), "; ".join(part)) if part else None
        )
    except UserError as error:
        wrong, others = await _wrong(asker, part, error)
        if not wrong or not others:
            raise
        typed = str(asker.interaction.extras.get("typed") or ";".join(lines))
        await asker.show(others_asked(await asker.moment(), wrong, typed, others))
        return
    if done or draft is None:
        await ready(asker, second=draft is not None)
    else:
        await after(asker, draft)


async def _plan_text(asker: Asker, lines: Sequence[str], *, now: bool) -> None:
    """What is planned for the next turn: nothing of it rolls, and that the turn ends is said by a button then."""
    ends, words = _ends(lines), await asker.words()
    planned = lines[:-1] if ends else lines
    # A plan rolls nothing: what stands before the first battle is kept.
    battle = next((at for at, one in enumerate(planned) if described(one).verb == "attack"), len(planned))
    said = words("said-end-later") if ends and battle == len(planned) else ""
    if 0 < battle < len(planned):
        said = typed_text(words, "said-battles-later", "; ".join(lines[battle:]))
    try:
        request = await asker.request(asks=() if now else tuple(planned))
        done = await asker.client.backend.drafts.write(request, planned[:battle] or planned)
    except UserError as error:
        if error.key != "needs-confirm":
            raise
        raise UserError("waits-for-turn") from None
    await after(asker, done, said=said)


def _ends(lines: Sequence[str]) -> bool:
    """Whether a text says at its end that it is a whole turn."""
    return len(lines) > 1 and lines[-1].lower() == "end"


async def _plans_ahead(asker: Asker) -> bool:
    """Whether all that the asker can do now is to plan his next turn, as the buttons do."""
    return (await asker.visit()).plans_ahead(await asker.side())
