"""Prompts of everything that rolls or answers: battles, ground, retreats, targets, reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.args import Paged, arg_of
from bot.screens.asked import Prompted
from bot.screens.finishing import battles_left, still_fighting, through
from bot.screens.history.sentences import made_of, word
from bot.screens.naming import (
    chances,
    chances_in_short,
    dice_text,
    gist,
    ground,
    may_hold,
    unit_line,
    unit_short,
)
from bot.screens.order_prompts import section_button
from bot.screens.reasons import reason
from bot.screens.screen import LABEL, LINE, Button, Choice, Row, Select, cut, rows_of
from engine.rules.cards.table import CARDS
from engine.rules.combat import battles_of
from engine.types import SECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.game.values import GameCard
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from bot.screens.screen import Style
    from engine.notation import ActionView, Odds

_BUTTONS: Final = 15
#: So many attacks leave room for what is left of each target.
_ROOMY: Final = 6
#: Rows of a prompt, without the one below it.
_ROWS: Final = 4


def battle(moment: Moment, *, planned: bool = False) -> Prompted:
    """Who fights whom, with how many dice; `planned`: it is written down, not fought."""
    words = moment.words
    attacks = _best_first(moment)
    # Whoever is through is not told of attacks: others have some.
    lines = [
        *_of_team(moment),
        *([] if through(moment) and not attacks else [_intro(moment, attacks, planned=planned)]),
    ]
    pages = -(-len(attacks) // _BUTTONS)
    page = min(moment.page[1], pages - 1) if pages and moment.page[0] == "attacks" else 0
    shown = attacks[page * _BUTTONS :][:_BUTTONS]
    listed = [f"• {line}" for one in shown if (line := _attack_line(moment, one))]
    if listed and moment.card.odds:
        listed.insert(0, words("prompt-battle-sorted"))
        if any(may_hold(one.odds) for one in shown if one.odds is not None):
            listed.append(words("prompt-battle-holds"))
        if any(one.odds.ambush for one in shown if one.odds is not None):
            listed.append(words("prompt-battle-ambush"))
    if "reduced-visibility" in moment.view.rules and any(_from_afar(moment, one) for one in shown):
        listed.append(words("prompt-battle-blind"))
    if moment.draft is not None and moment.draft.overrun is not None and attacks:
        lines.insert(0, words("prompt-battle-overrun", unit=moment.draft.overrun))
    held = moment.draft.held if moment.draft is not None else None
    if held is not None:
        lines.append(words("said-no-overrun", why=reason(words, held.key, held.params)))
    lines += [] if planned else _closing(moment, attacks)
    lost = None if planned else second_battle(moment)
    if lost is not None and any(one.unit != lost for one in attacks):
        lines.append(words("prompt-battle-again", unit=lost))
    rows: list[Row] = [*rows_of(_attack_buttons(moment, shown, page, lost))]
    other = [
        Button(_clear_label(moment, one), "do", one.notation)
        for one in moment.options("clear")
        if not _is_planned(moment, one)
    ]
    if other:
        lines.append(words("prompt-clear"))
    if pages > 1:
        # A list would roll on a slip of the thumb: every attack is a button that names its dice.
        after = (page + 1) % pages
        label = words("button-more-attacks", page=page + 1, pages=pages)
        other.insert(0, Button(label, "attacks", str(after), emoji="▶️"))
    return Prompted(lines, [*rows, *rows_of(other)[: _ROWS - len(rows)]], listed)


def _intro(moment: Moment, attacks: Sequence[ActionView], *, planned: bool) -> str:
    """How many attacks there are, and what is done with them here."""
    draft = moment.draft
    if draft is not None and draft.ahead:
        key = "prompt-ready-ahead-attack"
    elif planned:
        key = "prompt-battle-planned"
    elif not attacks:
        key = "prompt-battle-none"
    else:
        key = "prompt-battle-drafted" if _orders_wait(moment) else "prompt-battle"
    most = battles_of(moment.view.effect, fresh=True) if attacks else 0
    drafted = draft.lines if draft is not None else ()
    written = sum(line.action.verb == "attack" for line in drafted)
    # As many as the button counts that leaves them unused; of several targets each is one to choose.
    left = sum(battles_left(moment, at) for at in {one.unit for one in attacks})
    number, choose = (len(attacks), 0) if planned else (left, len(attacks) if len(attacks) > left else 0)
    return moment.words(key, number=number, choose=choose, battles=most, planned=written)


def _from_afar(moment: Moment, attack: ActionView) -> bool:
    return moment.chart.distance(attack.unit, attack.target) > 1


def _keeps(moment: Moment) -> bool:
    """Whether there is a card to choose of those that are drawn when the turn is over."""
    card = moment.view.card
    return card is not None and CARDS[card].draws > 1


def _closing(moment: Moment, attacks: Sequence[ActionView]) -> list[str]:
    """That the turn ends by itself with an attack, or may, because nobody else would have a target: no button says so,
    and whoever reads of it afterwards has missed his [End turn] (TURN-04)."""
    words, draft = moment.words, moment.draft
    last = draft is not None and draft.ends and len(draft.steps) == 1 and not draft.ahead
    if not last or not attacks or still_fighting(moment) or moment.may("clear") or moment.may("use"):
        return []
    units, targets = {one.unit for one in attacks}, {one.target for one in attacks}
    if len(units) == 1 and battles_left(moment, attacks[0].unit) == 1:
        near = any(not _from_afar(moment, one) for one in attacks)
        ground, keeps = "yes" if near else "no", "yes" if _keeps(moment) else "no"
        return [words("prompt-battle-last", number=len(attacks), ground=ground, keeps=keeps)]
    return [words("prompt-battle-one-target", hex=attacks[0].target)] if len(targets) == 1 else []


def _attack_buttons(
    moment: Moment, shown: Sequence[ActionView], page: int, lost: str | None
) -> Iterator[Button]:
    """A button an attack; asked about is what gives up the second battle of the unit that may fight on."""
    for one in shown:
        own = lost in (None, one.unit)
        label = _attack_label(moment, one, roomy=len(shown) <= _ROOMY)
        line = arg_of(Paged(one.notation, page)) if own and page else one.notation
        yield Button(label, "do" if own else "sure", line, style="bad", emoji="⚔️")


def beside(moment: Moment, waiting: Prompted) -> Prompted:
    """The other side is asked for a way back; the attacks that its answer cannot touch go on meanwhile."""
    going_on = battle(moment)
    number = len({one.unit for one in moment.options("attack")})
    lines = [*waiting.lines, moment.words("prompt-goes-on", number=number)]
    return Prompted(lines, [*going_on.rows, *waiting.rows], going_on.listed)


def _of_team(moment: Moment) -> list[str]:
    """Of a team whose battles nobody has planned: whether something is still asked of whoever looks."""
    words, others = moment.words, still_fighting(moment)
    if through(moment):
        people = ", ".join(f"<@{one}>" for one in moment.card.awaited)
        return [words("prompt-battle-through", people=people)]
    return [words("prompt-battle-others", people=others)] if others else []


def _clear_label(moment: Moment, clear: ActionView) -> str:
    """Remove wire D5: what lies there may be mines or a road block, too."""
    words = moment.words
    if not clear.clears:
        return words("button-clear-hex", hex=clear.unit)
    return words("button-clear-what", hex=clear.unit, what=word(words, "marker", clear.clears))


def _orders_wait(moment: Moment) -> bool:
    """Whether the draft holds more than what is done with ground just won: an attack would confirm it."""
    lines = moment.draft.lines if moment.draft is not None else ()
    return any(line.action.verb not in ("advance", "stay") for line in lines)


def second_battle(moment: Moment) -> str | None:
    """The unit that has battled and may again, as long as no other one does (TURN-04)."""
    units = moment.chart.units
    attacks = moment.options("attack")
    return next((one.unit for one in attacks if one.unit in units and units[one.unit].battled), None)


def _is_planned(moment: Moment, action: ActionView) -> bool:
    """Whether the plan has that line already: once is enough."""
    return moment.draft is not None and any(one.text == action.notation for one in moment.draft.lines)


def _best_first(moment: Moment) -> list[ActionView]:
    """The attacks, those first from which most may be expected; where no odds are told, as they stand on the board."""
    attacks = moment.options("attack")
    if not moment.card.odds:
        return attacks
    return sorted(attacks, key=lambda one: -one.odds.worth if one.odds is not None else 0.0)


def _attack_label(moment: Moment, attack: ActionView, *, roomy: bool) -> str:
    """Who attacks whom, its dice and what it may do; of many the target's strength stands in the picture alone."""
    unit = moment.chart.units.get(attack.target)
    what = attack.target
    if unit is not None:
        what = (
            unit_short(moment.words, unit) if roomy else f"{what} {moment.words(f'unit-{unit.kind}.short')}"
        )
    parts = [f"{attack.unit} × {what}"]
    if attack.dice is not None:
        parts.append(f"{attack.dice} 🎲")
    if attack.odds is not None and moment.card.odds:
        parts.append(gist(moment.words, attack.odds))
    return cut(" · ".join(parts), LABEL)


def _attack_line(moment: Moment, attack: ActionView) -> str:
    """What the dice may do, short enough for a line of a phone: who attacks whom with how many says the button."""
    parts: list[str] = []
    if attack.target not in moment.chart.units:
        # A petard is fired at what stands there, with or without a unit in it.
        parts.append(ground(moment.words, moment.chart.spots[attack.target]))
    if attack.odds is not None and moment.card.odds:
        parts += chances_in_short(moment.words, attack.odds)
    return " · ".join([" × ".join(attack.hexes), *parts]) if parts else ""


def attack_text(words: Words, card: GameCard, attack: ActionView) -> str:
    """The dice of one attack, where they come from, and what they may do."""
    parts = [words("battle-dice", dice=attack.dice or 0)]
    if attack.made_of is not None and len(attack.made_of) > 1:
        parts[0] += f" ({made_of(words, attack.made_of)})"
    if attack.odds is not None and card.odds:
        parts += chances(words, attack.odds)
    return " · ".join(parts)


def retreat(moment: Moment) -> Prompted:
    """The ways back; the doctrine's own choice is the green one."""
    words, chart = moment.words, moment.chart
    at = moment.view.choice.at or "?"
    # Whoever may ignore the flag must go nowhere.
    stands = any(len(one.hexes) == 1 for one in moment.options("retreat"))
    lines = [
        words(
            "prompt-withdraw"
            if moment.view.choice.withdraws
            else "prompt-retreat-or-stand"
            if stands
            else "prompt-retreat",
            unit=chart.unit_line(words, at),
        )
    ]
    buttons: list[Button] = []
    for one in moment.options("retreat"):
        way, line = one.hexes, one.notation
        style: Style = "good" if line == moment.highlight else "plain"
        if len(way) == 1:
            buttons.append(Button(words("button-stand"), "do", line, style=style, emoji="🛡️"))
            continue
        here = ground(words, chart.spots[way[-1]])
        label = "→".join(way[1:]) + (f" {here}" if here else "")
        buttons.append(Button(cut(label, 80), "do", line, style=style))
    if moment.highlight:
        lines.append(words("prompt-retreat-doctrine", way=_chosen(moment, buttons)))
    if len(buttons) <= _BUTTONS:
        rows: list[Row] = [*rows_of(buttons)]
    else:
        choices = [Choice(button.label, button.arg) for button in buttons]
        rows = [moment.paged(words("hint-retreat"), "pick", choices, "retreat")]
    rows.append((Button(words("button-always"), "react", emoji="♻️"),))
    return Prompted(lines, rows)


def _chosen(moment: Moment, buttons: Sequence[Button]) -> str:
    """The way that the doctrine would choose, by its button: green tells it not to everybody."""
    return next((one.label for one in buttons if one.arg == moment.highlight), "")


def choose(moment: Moment) -> Prompted:
    """A section, targets of a card, or a unit to restore: whatever the legal choices name."""
    words, chart = moment.words, moment.chart
    given = moment.options("choose")
    if moment.view.choice.rule:
        return _sites(moment)
    if not given and not moment.may("pass"):
        return Prompted([words("prompt-lay-chip")], [])
    if not given:
        row = (moment.button(words("action-draw"), "pass", emoji="🎴"),)
        return Prompted([words("prompt-choose-discard")], [row])
    if all(one.section is not None for one in given):
        found = sorted(given, key=lambda one: SECTIONS.index(one.section) if one.section in SECTIONS else 9)
        sections = tuple(section_button(moment, one) for one in found)
        return Prompted([words("prompt-choose-section")], [sections])
    most = max(len(one.hexes) for one in given)
    names = sorted({name for one in given for name in one.hexes})
    own = bool(names) and names[0] in chart.units and chart.units[names[0]].side == moment.side
    if own:
        return Prompted([words("prompt-choose-wounded")], _wounded(moment, names))
    text = [words("prompt-choose-targets", most=most, dice=_strike_dice(moment))]
    card = CARDS.get(moment.view.effect or "")
    if card is not None and card.strike is not None and most < card.strike.targets:
        # The card says more, and stands beside it.
        text.append(words("prompt-choose-fewer", named=card.strike.targets, most=most))
    struck = {one.target: one.odds for one in given if len(one.hexes) == 1}
    choices = [
        Choice(cut(unit_line(words, chart.units[n], chart.spots[n]), 100), n, _chances(moment, struck.get(n)))
        for n in names
    ]
    hint = words("hint-targets", most=most)
    pages = [choices[n : n + 25] for n in range(0, len(choices), 25)]
    lists: list[Row] = [
        Select(hint, "targets", tuple(page), arg=str(n), most=min(most, len(page)))
        for n, page in enumerate(pages[:3])
    ]
    return Prompted(text, lists)


def _chances(moment: Moment, odds: Odds | None) -> str:
    """What a card's strike may do to a unit, below its name in the list."""
    if odds is None or not moment.card.odds:
        return ""
    return cut(dice_text(moment.words, odds), LINE)


def _sites(moment: Moment) -> Prompted:
    """A hex that a special rule asks for before the first turn."""
    words, rule = moment.words, moment.view.choice.rule
    named = [(one, ground(words, moment.chart.spots[one.target])) for one in moment.options("choose")]
    choices = [
        Choice(cut(f"{one.target} · {here}" if here else one.target, 100), one.notation)
        for one, here in named
    ]
    return Prompted([words(f"prompt-{rule}")], [moment.paged(words(f"hint-{rule}"), "pick", choices, rule)])


def _wounded(moment: Moment, names: list[str]) -> list[Row]:
    """The own units that may get figures back; and to stop, where several may."""
    words, chart = moment.words, moment.chart
    if len(names) <= _BUTTONS:
        rows: list[Row] = [
            *rows_of(
                Button(cut(unit_line(words, chart.units[name]), 80), "do", f"choose {name}", style="main")
                for name in names
            )
        ]
    else:
        choices = [
            Choice(cut(unit_line(words, chart.units[n], chart.spots[n]), 100), f"choose {n}") for n in names
        ]
        rows = [moment.paged(words("hint-wounded"), "pick", choices, "wounded")]
    if moment.may("pass"):
        rows.append((moment.button(words("action-end"), "pass", emoji="✅"),))
    return rows


def _strike_dice(moment: Moment) -> str:
    effect = moment.view.effect
    return moment.words(f"card-{effect}") if effect else ""


def roll(moment: Moment) -> Prompted:
    """Dice that a card asks for, or an air drop: above which hex, how many fall and how far they drift."""
    words = moment.words
    card = moment.view.card
    button = moment.button(words("action-roll"), "roll", style="main", emoji="🎲")
    if card:
        return Prompted([words("prompt-roll", card=words(f"card-{card}"))], [(button,)])
    named = [(one, ground(words, moment.chart.spots[one.target])) for one in moment.options("choose")]
    choices = [Choice(f"{one.target} · {here}" if here else one.target, one.notation) for one, here in named]
    rows: list[Row] = [moment.paged(words("hint-drop"), "pick", choices, "drop")] if choices else []
    if moment.may("roll"):
        rows.append((button,))
    key = (
        "prompt-drop"
        if choices and moment.may("roll")
        else "prompt-drop-where"
        if choices
        else "prompt-drop-aimed"
    )
    choice = moment.view.choice
    how = words("prompt-drop-how", figures=choice.figures, steps=choice.steps)
    return Prompted([f"{words(key, hex=choice.at or '')} {how}"], rows)
