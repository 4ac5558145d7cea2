"""Prompts of everything that rolls or answers: battles, ground, retreats, targets, reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.naming import ground, unit_line
from bot.screens.screen import Button, Choice, Row, Select, cut, rows_of

if TYPE_CHECKING:
    from bot.screens.deciding import Moment

_BUTTONS: Final = 15


def battle(moment: Moment, *, planned: bool = False) -> tuple[list[str], list[Row]]:
    """Who fights whom, with how many dice; `planned`: it is written down, not fought."""
    words = moment.words
    attacks = moment.lines("attack")
    key = "prompt-battle-drafted" if moment.drafted and attacks else "prompt-battle"
    if planned:
        key = "prompt-battle-planned"
    lines = [words(key, number=len(attacks))]
    pages = -(-len(attacks) // _BUTTONS)
    page = moment.page[1] % pages if pages and moment.page[0] == "attacks" else 0
    shown = attacks[page * _BUTTONS :][:_BUTTONS]
    lines += [f"• {_attack_line(moment, line)}" for line in shown]
    rows: list[Row] = [
        *rows_of(Button(_attack_label(moment, line), "do", line, style="bad", emoji="⚔️") for line in shown)
    ]
    other = [
        Button(words("button-clear-wire", hex=line.split(" ")[1]), "do", line)
        for line in moment.lines("clear")
        if not _is_planned(moment, line)
    ]
    if pages > 1:
        # A list would roll on a slip of the thumb: every attack is a button that names its dice.
        after = (page + 1) % pages
        label = words("button-more-attacks", page=after + 1, pages=pages)
        other.insert(0, Button(label, "attacks", str(after), emoji="▶️"))
    if other:
        rows.append(tuple(other[:5]))
    if not attacks:
        lines.append(words("prompt-battle-none"))
    return lines, rows


def _is_planned(moment: Moment, line: str) -> bool:
    """Whether the plan has that line already: once is enough."""
    return moment.draft is not None and any(one.text == line for one in moment.draft.lines)


def _attack_label(moment: Moment, line: str) -> str:
    origin, target = line.split(" ")[1].split("x")
    dice = moment.dice.get(line)
    return f"{origin} × {target}" + (f" · {dice} 🎲" if dice is not None else "")


def _attack_line(moment: Moment, line: str) -> str:
    words, chart = moment.words, moment.chart
    origin, target = line.split(" ")[1].split("x")
    distance = chart.distance(origin, target)
    where = words("battle-adjacent") if distance == 1 else words("battle-distance", number=distance)
    dice = moment.dice.get(line)
    unit, spot = chart.units.get(target), chart.spots[target]
    # A petard is fired at what stands there, with or without a unit in it.
    what = unit_line(words, unit, spot) if unit is not None else f"{target} {ground(words, spot)}"
    parts = [f"{origin} × {what}", where]
    if dice is not None:
        parts.append(words("battle-dice", dice=dice))
    return " · ".join(parts)


def advance(moment: Moment) -> tuple[list[str], list[Row]]:
    """Take ground, or stay."""
    words = moment.words
    at = moment.view.choice.at or "?"
    here = ground(words, moment.chart.spots[at]) if at in moment.chart.spots else ""
    where = f"{at} ({here})" if here else at
    return [words("prompt-advance", hex=where)], [
        (
            Button(words("button-advance", hex=at), "do", "advance", style="good", emoji="🚩"),
            Button(words("button-stay"), "do", "stay"),
        )
    ]


def retreat(moment: Moment) -> tuple[list[str], list[Row]]:
    """The ways back; the doctrine's own choice is the green one."""
    words, chart = moment.words, moment.chart
    at = moment.view.choice.at or "?"
    lines = [words("prompt-retreat", unit=chart.unit_line(words, at))]
    found = moment.lines("retreat")
    buttons: list[Button] = []
    for line in found:
        way = line.split(" ")[1].split("-")
        style = "good" if line == moment.highlight else "plain"
        if len(way) == 1:
            buttons.append(Button(words("button-stand"), "do", line, style=style, emoji="🛡️"))  # type: ignore[arg-type]
            continue
        here = ground(words, chart.spots[way[-1]])
        label = "→".join(way[1:]) + (f" {here}" if here else "")
        buttons.append(Button(cut(label, 80), "do", line, style=style))  # type: ignore[arg-type]
    if moment.highlight:
        lines.append(words("prompt-retreat-doctrine"))
    if len(buttons) <= _BUTTONS:
        rows: list[Row] = [*rows_of(buttons)]
    else:
        choices = [Choice(button.label, button.arg) for button in buttons]
        rows = [moment.paged(words("hint-retreat"), "pick", choices, "retreat")]
    rows.append((Button(words("button-always"), "react", emoji="♻️"),))
    return lines, rows


def choose(moment: Moment) -> tuple[list[str], list[Row]]:
    """A section, targets of a card, or a unit to restore: whatever the legal choices name."""
    words, chart = moment.words, moment.chart
    lines = moment.lines("choose")
    if not lines:
        return [words("prompt-choose-discard")], [(moment.button(words("action-draw"), "pass", emoji="🎴"),)]
    given = [line.split(" ")[1:] for line in lines]
    if all(one[0] in ("left", "center", "right") for one in given if one):
        return [words("prompt-choose-section")], [
            tuple(
                moment.button(words(f"section-{one[0]}"), line, style="main")
                for line, one in zip(lines, given, strict=True)
            )
        ]
    most = max(len(one) for one in given)
    names = sorted({name for one in given for name in one})
    own = bool(names) and names[0] in chart.units and chart.units[names[0]].side == moment.side
    if own:
        return [words("prompt-choose-wounded")], _wounded(moment, names)
    text = [words("prompt-choose-targets", most=most, dice=_strike_dice(moment))]
    choices = [Choice(cut(unit_line(words, chart.units[n], chart.spots[n]), 100), n) for n in names]
    hint = words("hint-targets", most=most)
    pages = [choices[n : n + 25] for n in range(0, len(choices), 25)]
    return text, [
        Select(hint, "targets", tuple(page), arg=str(n), most=min(most, len(page)))
        for n, page in enumerate(pages[:3])
    ]


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
    if "pass" in moment.legal:
        rows.append((moment.button(words("action-end"), "pass", emoji="✅"),))
    return rows


def _strike_dice(moment: Moment) -> str:
    effect = moment.view.effect
    return moment.words(f"card-{effect}") if effect else ""


def react(moment: Moment) -> tuple[list[str], list[Row]]:
    """An attack has been declared on this side, or combat cards may be played: the same question whatever it holds."""
    words, at = moment.words, moment.view.choice.at
    buttons = [
        Button(words(f"card-{line.split(' ')[1]}"), "do", line, style="bad", emoji="💥")
        for line in moment.lines("play")
    ]
    declining = words("button-let-pass") if at else words("button-play-nothing")
    buttons.append(Button(declining, "do", "pass", style="plain"))
    return [words("prompt-react", hex=at) if at else words("prompt-combat")], [tuple(buttons)]
