"""Prompts of the planned part of a turn: cards and orders. All of it is a draft until Confirm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.args import Paged, arg_of
from bot.screens.asked import Prompted
from bot.screens.deciding import Moment
from bot.screens.finishing import finishing, is_kept
from bot.screens.move_prompts import against
from bot.screens.naming import board_of, halves_of, sections_of, unit_line, unit_short
from bot.screens.screen import Button, Choice, Row, cut, rows_of
from engine.rules.cards.rows import EVERYBODY
from engine.rules.cards.table import CARDS, NOTHING
from engine.types import HALVES, SECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.i18n import Words
    from bot.screens.screen import Style
    from engine.frames import Slot
    from engine.notation import ActionView
    from engine.types import Area

#: More units than that turn their pages: three rows of buttons are a thumb's height.
_BUTTONS: Final = 15
#: So many orders of a card, and more, are given at once from a list, if there are that many units.
_SEVERAL: Final = 6


def card_line(moment: Moment, play: ActionView) -> str:
    """A card with what it does and how many units it finds."""
    words = moment.words
    line = hand_line(moment, play.card)
    if play.orders is None:
        return line
    able, named, effect, sections = play.orders
    said = []
    if effect not in (None, NOTHING.id):
        said.append(words("card-is-now", card=words(f"card-{effect}")))
    if nobody := nobody_found(words, play):
        said.append(nobody)
    elif sections:
        here = " · ".join(_section_orders(words, section, number) for section, number in sections)
        said.append(words("card-finds-in", sections=here))
    elif named is not None:
        said.append(words("card-finds", able=able, named=named))
    return f"{line} *{' '.join(said)}*" if said else line


def finds_nobody(play: ActionView) -> bool:
    """Whether a card that orders units would order none now: to play it would be all of the turn."""
    orders = play.orders
    return orders is not None and not orders.able and (orders.named is not None or bool(orders.sections))


def nobody_found(words: Words, play: ActionView) -> str:
    """That a card would order nobody, wherever it is read; empty: it would, or need not."""
    if play.orders is not None and play.orders.effect == NOTHING.id:
        return words("card-copies-nothing")
    return words("card-finds-nobody") if finds_nobody(play) else ""


def card_button(moment: Moment, play: ActionView) -> Button:
    """A card of the hand; one that would cost the turn for nothing is grey."""
    style: Style = "plain" if finds_nobody(play) else "main"
    return moment.button(numbered_card(moment, play.card), play.notation, style=style)


def _section_orders(words: Words, section: Area, number: int) -> str:
    return words("slot-section", section=words(f"section-{section}"), number=number)


def section_button(moment: Moment, choice: ActionView) -> Button:
    """A section that a card is for, and how many it orders there."""
    assert choice.section is not None
    label = moment.words(f"section-{choice.section}")
    if choice.orders is not None:
        label = _section_orders(moment.words, choice.section, choice.orders.able)
    return moment.button(label[:1].upper() + label[1:], choice.notation, style="main")


def hand_line(moment: Moment, card: str) -> str:
    """A card of the hand with its number on the picture and what it does."""
    rules = moment.words(f"card-{card}.rules")
    return moment.words(
        "hand-line", number=moment.numbers[card], card=moment.words(f"card-{card}"), rules=rules
    )


def numbered_card(moment: Moment, card: str) -> str:
    """The short name of a card of the hand, for a button."""
    name = moment.words(f"card-{card}.short")
    return moment.words("hand-button", number=moment.numbers[card], card=name)


def plays(moment: Moment) -> list[ActionView]:
    """The cards that may be played, as they lie in the hand."""
    places = list(moment.numbers)
    return sorted(moment.options("play"), key=lambda one: places.index(one.card))


def card_rules(words: Words, card: str) -> str:
    """A card with what it does."""
    return f"• **{words(f'card-{card}')}** – {words(f'card-{card}.rules')}"


def order(moment: Moment) -> Prompted:
    """Which units: one button a unit, or a list where many of many are ordered."""
    words = moment.words
    orders = moment.options("order")
    at = [one.unit for one in orders]
    left = moment.draft.to_go if moment.draft is not None else 0
    # Of several generals one has given his orders while the step is open for the others.
    given = not orders and _given(moment) > 0
    spare = _spare(moment)
    halves = in_halves(moment)
    lines = _heading(moment, left, given=given)
    rows: list[Row] = []
    by_list = len(at) > _BUTTONS and _given(moment) + left >= _SEVERAL
    if not by_list:
        rows += rows_of(_unit_buttons(moment, orders))
    else:
        most = max(1, left)
        choices = [Choice(cut(_orderable(moment, one), 100), one.unit) for one in orders]
        rows.append(moment.paged(words("hint-order", left=most), "order", choices, "order", most=most))
    # A list says it all itself.
    listed = [] if by_list else _told_of(moment, orders)
    listed += [f"• {words(f'section-{half}')}: {', '.join(units)}" for half, units in halves.items()]
    closing: list[Button] = []
    if 1 < len(at) == left and not _halves(moment):
        closing.append(Button(words("button-order-all", number=len(at)), "all", style="plain", emoji="⏩"))
    closing += [*_half_buttons(moment, halves), *_done_ordering(moment, spare, given=given)]
    if closing:
        rows.append(tuple(closing))
    return Prompted(lines, rows, listed)


def _unit_buttons(moment: Moment, orders: Sequence[ActionView]) -> list[Button]:
    """A button a unit. Those that are ordered, or can be no more, keep their place: another one would slide under the
    finger."""
    able, done = {one.unit: one for one in orders}, _ordered(moment)
    roster = moment.draft.roster if moment.draft is not None else ()
    places, there = board_of(moment.view).by_name, moment.chart.units
    units = sorted({*able, *done, *roster} & {*there}, key=lambda at: places[at]) if able else []
    if len(units) <= _BUTTONS:
        return [_unit_button(moment, at, able.get(at)) for at in units]
    # A row is left for what else may be done.
    most = _BUTTONS - 1 - (5 if moment.may("use") else 0)
    pages = -(-len(units) // most)
    page = moment.page[1] % pages if moment.page[0] in ("attacks", "orders") else 0
    shown = units[page * most : (page + 1) * most]
    buttons = [_unit_button(moment, at, able.get(at), page) for at in shown]
    after = (page + 1) % pages
    left = sum(at in able for at in units[after * most : (after + 1) * most])
    label = moment.words("button-more-orders", number=left, page=page + 1, pages=pages)
    return [*buttons, Button(label, "orders", str(after), emoji="▶️")]


def _unit_button(moment: Moment, at: str, one: ActionView | None, page: int = 0) -> Button:
    """[B6 Inf 3/4]; what stands on a further `page` shows that again."""
    label, ordered = unit_short(moment.words, moment.chart.units[at]), one is None and at in _ordered(moment)
    if one is None:
        return Button(label, "ordered", at, emoji="✅" if ordered else None, disabled=True)
    line = arg_of(Paged(one.notation, page)) if page else one.notation
    return Button(label, "do", line, style="plain" if one.against == () or not one.digs else "main")


def _heading(moment: Moment, left: int, *, given: bool) -> list[str]:
    """What the card orders, how far one is with it, and why that may be fewer than it says."""
    words, done = moment.words, _given(moment)
    slots = " · ".join(_slot(moment, slot) for slot in _together(moment.view.choice.slots))
    if given:
        return [words("prompt-order-given", slots=slots, more=_spare(moment))]
    if in_halves(moment):
        return [words("prompt-order-half", slots=slots)]
    lines = [words("prompt-order", done=done, all=done + left, slots=slots)]
    total = sum(slot.number for slot in moment.view.choice.slots if slot.mode == "order")
    if done + left < total < EVERYBODY:
        team = moment.draft is not None and moment.draft.together
        lines.append(words("prompt-order-fewer", all=total, team=int(team)))
    return lines


def _goes_on(moment: Moment) -> str:
    """What leads on behind the orders, by where to: a lone [Go on ▸] said it to nobody."""
    row = CARDS.get(moment.view.effect or moment.view.card or "")
    moves = not _spare(moment) and row is not None and "move" in row.steps
    return "button-orders-move" if moves else "button-orders-on"


def _done_ordering(moment: Moment, spare: int, *, given: bool) -> tuple[Button, ...]:
    """What closes the orders: [Done ordering], or the turn where nothing could follow."""
    words, draft, ways = moment.words, moment.draft, finishing(moment)
    if ways:
        # Nothing could move or battle: to be done with the orders is to be done with the turn.
        return ways
    if not moment.may("end"):
        return ()
    if _given(moment):
        closes = "button-orders-done.planned" if is_kept(moment) else "button-orders-done"
        label = words(_goes_on(moment) if given else closes, more=spare)
        return (moment.button(label, "end", style="good" if given else "plain", emoji="🥾"),)
    if draft is not None and (draft.ahead or draft.together):
        # In a plan for the next turn a card that orders nobody is not confirmed yet; of several [Ready] says it.
        return ()
    return (moment.button(words("button-orders-none"), "end"),)


def _spare(moment: Moment) -> int:
    """Orders that the card still gives in a way of their own, and that some unit could take (BT-OTM-1)."""
    slots = [slot for slot in moment.view.choice.slots if slot.mode != "order"]
    modes = {slot.mode for slot in slots}
    able = {word for one in moment.options("use") if one.words[0] in modes for word in one.words[1:]}
    drafted = [line.action.words for line in moment.draft.lines] if moment.draft is not None else []
    used = sum(len(words[1:]) for words in drafted if words and words[0] in modes)
    return max(0, min(sum(slot.number for slot in slots) - used, len(able)))


def _told_of(moment: Moment, orders: Sequence[ActionView]) -> list[str]:
    """What the buttons of units cannot say: whom each may attack if it cannot move first, who would dig in for
    nothing, and which stand in which section if the card has orders in several."""
    lines = [f"• {one.unit} · {against(moment, one)}" for one in orders if one.against is not None]
    lines += [f"• {one.unit} · {moment.words('order-undug')}" for one in orders if not one.digs]
    lying: dict[str, list[str]] = {}
    for one in orders:
        if here := _section(moment, one.unit):
            lying.setdefault(here, []).append(one.unit)
    return [*lines, *[f"• {section}: {', '.join(units)}" for section, units in lying.items()]]


def _orderable(moment: Moment, one: ActionView) -> str:
    """A unit that may be ordered, whom it may attack if it cannot move first, and where it stands if the card has
    orders in several sections."""
    words, chart, at = moment.words, moment.chart, one.unit
    parts = [unit_line(words, chart.units[at], chart.spots[at])]
    if one.against is not None:
        parts.append(against(moment, one))
    if not one.digs:
        parts.append(words("order-undug"))
    return " · ".join([*parts, *filter(None, [_section(moment, at)])])


def _section(moment: Moment, at: str) -> str:
    """Where a unit stands, if the card has orders in several sections; else nothing."""
    wanted = {slot.section for slot in moment.view.choice.slots if slot.section is not None}
    if len(wanted) < 2 or moment.side is None or not wanted <= set(SECTIONS):
        return ""
    here = sections_of(moment.view, moment.side, at)
    return " / ".join(moment.words(f"section-{one}.short") for one in here if one in wanted)


def _together(slots: Iterable[Slot]) -> list[Slot]:
    """Orders of one kind as one: a command car gives one more where the card already gives some (CC-1)."""
    joined: dict[Slot, int] = {}
    for slot in slots:
        kind = slot._replace(number=0)
        joined[kind] = joined.get(kind, 0) + slot.number
    slots = [kind._replace(number=number) for kind, number in joined.items()]
    # From left to right, as on the board.
    return sorted(slots, key=lambda slot: SECTIONS.index(slot.section) if slot.section in SECTIONS else -1)


def _halves(moment: Moment) -> bool:
    """Whether the first unit ordered still decides which half of a double section the card is for (OVL-05)."""
    slots = moment.view.choice.slots
    area = slots[0].section or "" if len(slots) == 1 else ""
    return "-" in area and "-or-" not in area and not _given(moment)


def in_halves(moment: Moment) -> dict[Area, list[str]]:
    """The units that may be ordered, by the half of the double section they make, as long as the first one decides;
    one on the inner line stands in both."""
    if not _halves(moment) or moment.side is None:
        return {}
    section = next(one for one in SECTIONS if (moment.view.choice.slots[0].section or "").startswith(one))
    lying: dict[Area, list[str]] = {half: [] for half in HALVES[section]}
    for one in moment.options("order"):
        for half in halves_of(moment.view, moment.side, one.unit, section):
            lying[half].append(one.unit)
    return {half: units for half, units in lying.items() if units}


def _half_buttons(moment: Moment, halves: Mapping[Area, Sequence[str]]) -> list[Button]:
    """[Order all …] of a half that the card is enough for."""
    words, buttons = moment.words, []
    for half, units in halves.items():
        if 1 < len(units) <= moment.view.choice.slots[0].number:
            which = words(f"half-{half.rpartition('-')[2]}")
            label = words("button-order-half", number=len(units), half=which)
            buttons.append(Button(label, "all", half, emoji="⏩"))
    return buttons


def _given(moment: Moment) -> int:
    """Orders given so far; of several generals one's own."""
    return len(_ordered(moment))


def _ordered(moment: Moment) -> list[str]:
    """The units ordered so far; of several generals those one has ordered oneself."""
    if moment.draft is not None and moment.draft.together:
        lines = [line.action for line in moment.draft.lines if line.action.verb == "order"]
        return [at for action in lines for at in action.hexes]
    return [unit.at for unit in moment.view.units if unit.side == moment.side and unit.ordered]


def _slot(moment: Moment, slot: Slot) -> str:
    """2 on the left flank; all artillery; 4 infantry."""
    words = moment.words
    number = words("slot-all") if slot.number >= EVERYBODY else str(slot.number)
    if slot.mode != "order":
        return words(f"slot-{slot.mode}", number=number)
    section = _area(words, slot.section) if slot.section is not None else ""
    if slot.section is not None and _halves(moment):
        section = words("section-half", section=words(f"section-{slot.section.partition('-')[0]}.short"))
    if slot.section is not None and slot.who == "any":
        return words("slot-section", number=number, section=section)
    who = words(f"slot-{slot.who}") if slot.who != "any" else words("slot-units", number=slot.number)
    if slot.section is None:
        return words("slot-anywhere", number=number, who=who)
    return words("slot-section-kind", number=number, who=who, section=section)


def _area(words: Words, area: str) -> str:
    """A section, half of one, or either of two (CC-3)."""
    return " / ".join(words(f"section-{one}") for one in area.split("-or-"))


def keep(moment: Moment) -> Prompted:
    """Which of the drawn cards is kept."""
    words = moment.words
    listed, buttons = [], []
    for one in moment.options("keep"):
        listed.append(card_rules(words, one.card))
        label = words("button-keep", card=words(f"card-{one.card}.short"))
        # The other one goes, and the turn with it: that is asked first, and the button there says so.
        buttons.append(Button(label, "sure", one.notation, style="main"))
    # Whatever lets more than one card be drawn puts one of them away again (CARD-RECON, HOOK-01).
    drawn = len(moment.view.drawn)
    return Prompted([words("prompt-keep", drawn=drawn, kept=drawn - 1)], [*rows_of(buttons)], listed)


def kept(moment: Moment, card: str) -> str:
    """A card that is kept, and the one that goes if that is the last choice; where more are drawn more are kept."""
    words, drawn = moment.words, list(moment.view.drawn)
    kept = words(f"card-{card}.short")
    if len(drawn) != 2 or card not in drawn:
        return words("button-keep", card=kept)
    drawn.remove(card)
    return words("button-keep-rest", card=kept, other=words(f"card-{drawn[0]}.short"))
