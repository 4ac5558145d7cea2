"""One hex, asked about: what stands and lies there, who could attack it, where its unit could go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.args import InWords, arg_of
from bot.screens.in_words import shots_text
from bot.screens.naming import ground
from bot.screens.rulebook import hex_text
from bot.screens.screen import Button, Screen, whole_lines
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine.prospects import Goal, Prospects
    from engine.types import Side
    from engine.view import UnitView


def hex_screen(moment: Moment, name: str) -> Screen:
    """What stands and lies on a hex, and the rules for it."""
    draft = moment.draft
    moved = [one.action for one in draft.lines if one.action.verb == "move"] if draft is not None else []
    # Who has moved away there stands where he stood for everybody else.
    of_draft = any(name in (one.unit, one.target) for one in moved)
    said = [moment.words("hex-of-draft")] if of_draft else []
    return _screen(moment, name, "\n".join([*said, hex_text(moment.words, moment.view, name)]))


def attackers_screen(moment: Moment, prospects: Prospects, name: str) -> Screen:
    """Who could attack whoever stands there; where nobody stands, infantry of either side."""
    words, unit = moment.words, moment.chart.units.get(name)
    lines = [words("hex-attackers", hex=name)]
    for side in (unit.side,) if unit is not None else SIDES:
        lines += _attackers(words, prospects, name, side, unit)
    return _screen(moment, name, whole_lines(lines))


def _attackers(words: Words, prospects: Prospects, name: str, side: Side, unit: UnitView | None) -> list[str]:
    shots, approaches = prospects.attackers(name, side)
    kind = unit.kind if unit is not None else "infantry"
    whom = words(f"unit-of-{side}.named", unit=words(f"unit-{kind}"))
    enemy = words(f"side-{OTHER[side]}")
    lines = [words("hex-attacked" if unit is not None else "hex-attacked-if", unit=whom, side=enemy)]
    if shots:
        lines.append("• " + words("hex-from-there", units=shots_text(words, shots)))
    if approaches:
        said = ", ".join(words("hex-approach", hex=one.start, by=one.by, dice=one.dice) for one in approaches)
        lines.append("• " + words("hex-after-move", units=said))
    if not (shots or approaches):
        lines.append("• " + words("hex-by-nobody"))
    return lines


def reach_screen(moment: Moment, prospects: Prospects, name: str) -> Screen:
    """Where the unit on a hex could go, and whom it could attack there."""
    words, unit = moment.words, moment.chart.units.get(name)
    if unit is None:
        return _screen(moment, name, words("hex-nobody", hex=name))
    whose = words(f"unit-of-{unit.side}.named", unit=words(f"unit-{unit.kind}"))
    shots = [one for one in prospects.shots if one.origin == name]
    stays = ", ".join(words("words-with-dice", hex=one.target, dice=one.dice) for one in shots)
    lines = [words("hex-reach", hex=name, unit=whose)]
    lines.append("• " + (words("hex-stays", units=stays) if stays else words("hex-stays-idle")))
    return _screen(moment, name, whole_lines([*lines, *_goals(moment, prospects.goals(name))]))


def _goals(moment: Moment, goals: Sequence[Goal]) -> list[str]:
    words = moment.words
    if not goals:
        return ["• " + words("hex-no-way")]
    lines = []
    for one in goals:
        if one.against:
            foes = ", ".join(words("words-with-dice", hex=at, dice=dice) for at, dice in one.against)
            lines.append("• " + words("hex-goal-battles", hex=_at(moment, one.at), units=foes))
    plain = [_at(moment, one.at) for one in goals if one.against == () and not one.leaves]
    if plain:
        lines.append("• " + words("hex-goal-nobody", hexes="; ".join(plain)))
    tired = [_at(moment, one.at) for one in goals if one.against is None and not one.leaves]
    if tired:
        lines.append("• " + words("hex-goal-moves", hexes="; ".join(tired)))
    off = [one.at for one in goals if one.leaves]
    if off:
        lines.append("• " + words("hex-goal-leaves", hexes=", ".join(off)))
    return lines


def _at(moment: Moment, name: str) -> str:
    """A hex with what it is, if that is anything."""
    here = ground(moment.words, moment.chart.spots[name])
    return f"{name}, {here}" if here else name


def _screen(moment: Moment, name: str, text: str) -> Screen:
    """With what else may be asked of the hex."""
    words, card = moment.words, moment.card
    buttons = [
        Button(words("button-hex", hex=name), "hex", name),
        Button(words("button-attackers", hex=name), "hex-attackers", name),
    ]
    if name in moment.chart.units:
        buttons.append(Button(words("button-reach", hex=name), "hex-reach", name))
    buttons.append(Button(words("button-board-text"), "board-text", arg_of(InWords(None, 0))))
    row = tuple(buttons)
    turn = (moment.to_turn,)
    plays = moment.side is not None and card.status == "running"
    return Screen(text, card.id, card.revision, (row, turn) if plays else (row,), redraw=True)
