"""Several plans for the next turn: which there are, when each is offered, and whether it would work now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.facts.plans import MOST_PLANS, Condition
from bot.screens.deciding import Moment, draft_text, heading
from bot.screens.naming import board_of, unit_short
from bot.screens.screen import LIST_LENGTH, Button, Choice, Row, Screen, Select, whole_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.facts.drafted import DraftLine, PlanLook
    from bot.game.values import DraftLook
    from bot.i18n import Words

#: In place of a condition.
_ANY: Final = "any"
#: Enemies among the conditions: the rest of a list has room for what is planned itself.
_NEAREST: Final = 12


def offers(moment: Moment) -> bool:
    """Whether anything can be done with several plans."""
    draft = moment.draft
    return draft is not None and not draft.together and bool(draft.plans or (draft.ahead and draft.lines))


def which(moment: Moment) -> list[str]:
    """Which of several plans is the open one, and when it is for."""
    plans = moment.draft.plans if moment.draft is not None else ()
    return [
        moment.words(
            "plan-which",
            number=number,
            all=len(plans),
            when=_when(moment.words, one, plans, "condition-name"),
        )
        for number, one in enumerate(plans, 1)
        if one.open
    ]


def broken(moment: Moment) -> list[DraftLine]:
    """The lines of a draft that no longer work, as far as one does not follow from another."""
    lines = moment.draft.lines if moment.draft is not None and not waits_for_card(moment) else ()
    wrong = [line for line in lines if line.why is not None]
    # Without its card nothing else of it can work.
    return wrong[:1] if wrong and wrong[0].action.verb == "play" and len(wrong) == len(lines) else wrong


def waits_for_card(moment: Moment) -> str:
    """Who chooses the card that a general's draft waits for: it has been taken back; empty: it waits for none."""
    draft, card, side = moment.draft, moment.card, moment.side
    if draft is None or side is None or side != card.active or draft.together or moment.look.may_act:
        return ""
    drafted = draft.lines and all(line.action.verb != "play" for line in draft.lines)
    return f"<@{card.commander(side)}>" if drafted and moment.look.view.choice.kind == "play" else ""


def checked(moment: Moment) -> list[str]:
    """What became of a plan from before the turn."""
    words, draft = moment.words, moment.draft
    if draft is None or not draft.lines or draft.together or waits_for_card(moment):
        return []
    wrong = [line for line in draft.lines if line.why is not None]
    if not wrong:
        return [words("plan-still-holds")] if draft.planned else []
    if len(wrong) == len(draft.lines):
        return [words("plan-broken-all", button=words("button-plan-none"))]
    return [words("plan-broken", number=len(wrong), button=words("button-plan-rest"))]


def shown_then(moment: Moment) -> list[str]:
    """A card that is only drafted is nobody's business yet; by which button it becomes the other side's."""
    draft = moment.draft
    if draft is None or draft.ahead or draft.together or moment.card.alone or waits_for_card(moment):
        return []
    ordering = moment.view.choice.kind == "order" and bool(moment.legal)
    plays = draft.lines and draft.lines[0].action.verb == "play"
    return [moment.words("prompt-shown")] if plays and not ordering else []


def mending(moment: Moment) -> Button | None:
    """[Keep the rest]: what no longer works goes."""
    draft = moment.draft
    if draft is None or draft.together or draft.sound or waits_for_card(moment):
        return None
    key = "button-plan-rest" if any(line.why is None for line in draft.lines) else "button-plan-none"
    return Button(moment.words(key), "plan-rest", style="good", emoji="🧹")


def plans_screen(moment: Moment) -> Screen:
    """All plans, and what can be done with them."""
    words, card, draft = moment.words, moment.card, moment.draft
    assert draft is not None
    plans, lines = draft.plans, _plan_lines(moment, draft)
    at = next((number for number, one in enumerate(plans, 1) if one.open), 1)
    rows: list[Row] = []
    if len(plans) > 1:
        rows.append(
            tuple(
                Button(
                    words("button-plan-open", number=number),
                    "plan-open",
                    str(number),
                    "main" if one.open else "plain",
                )
                for number, one in enumerate(plans, 1)
            )
        )
    rows.append(Select(words("hint-plan-if", number=at), "plan-if", _choices(moment)))
    tools: list[Button] = []
    if len(plans) < MOST_PLANS and draft.lines:
        tools.append(Button(words("button-plan-new"), "plan-new", emoji="➕"))
    if len(plans) > 1:
        tools.append(Button(words("button-plan-drop", number=at), "plan-drop", str(at), emoji="🗑️"))
    tools.append(Button(words("button-back"), "turn", emoji="↩️"))
    rows.append(tuple(tools))
    return Screen(whole_lines(lines), card.id, card.revision, tuple(rows)).drawn()


def _plan_lines(moment: Moment, draft: DraftLook) -> list[str]:
    words, plans = moment.words, draft.plans
    lines = [heading(moment), words("plans-intro" if draft.ahead else "plans-intro-now")]
    for number, one in enumerate(plans, 1):
        mark = "plans-open" if one.open else "plans-line"
        plan = draft_text(words, one.lines) or words("plans-empty")
        lines.append(words(mark, number=number, when=_when(words, one, plans), plan=plan))
        if any(line.why is not None for line in one.lines):
            lines.append(words("plans-broken"))
    if not plans:
        plan = draft_text(words, draft.lines) or words("plans-empty")
        lines.append(words("plans-single", plan=plan))
    return lines


def _when(words: Words, plan: PlanLook, plans: Sequence[PlanLook], nameless: str = "condition-none") -> str:
    """When a plan is offered; of several without a case the first is for all others, if any has one."""
    condition = plan.condition
    if condition is None:
        others = [one for one in plans if one.condition is None]
        last = len(others) < len(plans) and others[0] is plan
        return words("condition-any" if len(plans) == 1 else "condition-else" if last else nameless)
    said = words(f"condition-{condition.sight}", hex=condition.at)
    return words("condition-now" if plan.holds else "condition-not-now", condition=said)


def _choices(moment: Moment) -> tuple[Choice, ...]:
    """What the open plan may be made for: its own units, where they go, and the nearest of the enemy."""
    words, draft = moment.words, moment.draft
    assert draft is not None
    now = next((one.condition for one in draft.plans if one.open), None)
    listed = [Choice(words("condition-any"), _ANY)]
    listed += [
        Choice(_label(moment, one), f"{one.sight} {one.at}", _standing(moment, one), chosen=one == now)
        for one in conditions(moment)[: LIST_LENGTH - 1]
    ]
    return tuple(listed)


def conditions_text(moment: Moment) -> list[tuple[str, str]]:
    """The same for whoever types: what is read, and what is meant."""
    choices = _choices(moment) if moment.draft is not None else ()
    return [(" · ".join(filter(None, (one.label, one.note))), one.value) for one in choices]


def conditions(moment: Moment) -> tuple[Condition, ...]:
    """Conditions that are likely to be wanted; the one that is set comes first."""
    draft, side = moment.draft, moment.side
    assert draft is not None
    lines = [line for one in draft.plans for line in one.lines] or draft.lines
    moves = [line.action for line in lines if line.action.verb == "move"]
    units = {unit.at: unit for unit in moment.look.view.units}
    mine = [
        at
        for line in lines
        if line.action.verb in ("order", "move")
        for at in line.action.hexes[:1]
        if at in units
    ]
    ends = [one.target for one in moves if not one.leaves]
    near = _nearest(moment, [*mine, *ends], [at for at, unit in units.items() if unit.side != side])
    found = [
        *[one.condition for one in draft.plans if one.open and one.condition is not None],
        *[Condition("enemy", at) for at in near],
        *[Condition("own", at) for at in mine],
        *[Condition("free", at) for at in ends],
    ]
    return tuple(dict.fromkeys(found))


def _nearest(moment: Moment, about: list[str], enemies: Iterable[str]) -> list[str]:
    """The enemies nearest to what is planned."""
    on = board_of(moment.look.view)
    here = [on.by_name[at] for at in about]
    return sorted(
        enemies, key=lambda at: (min((on.distance(on.by_name[at], h) for h in here), default=0), at)
    )[:_NEAREST]


def _label(moment: Moment, condition: Condition) -> str:
    return moment.words(f"condition-{condition.sight}", hex=condition.at)


def _standing(moment: Moment, condition: Condition) -> str:
    """Who stands there now; in a line of its own, or a phone reads the hex twice and the unit not at all."""
    unit = next((one for one in moment.look.view.units if one.at == condition.at), None)
    return "" if unit is None else unit_short(moment.words, unit)
