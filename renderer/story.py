"""What happened between two views of a game, as marks and as scenes of a replay.

It reads views and what lines of the notation name ("move E4-E5", "attack E5xD6"), so it cannot tell more than the
viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.notation import ActionView, described
from engine.view import PlayerView, UnitView
from renderer import marks as m
from renderer.dice_strip import Die
from renderer.words import Words


@dataclass(frozen=True, slots=True)
class Step:
    """One action: its line, the view after it, the dice it rolled, and the words of its moment."""

    line: str
    view: PlayerView
    dice: tuple[Die, ...] = ()
    words: Words | None = None

    @property
    def action(self) -> ActionView:
        """What the line names."""
        return described(self.line)


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a replay."""

    view: PlayerView
    marks: tuple[m.Mark, ...] = ()
    words: Words | None = None
    #: Dice laid over the board, beside that hex.
    dice: tuple[Die, ...] = ()
    dice_at: str = ""
    #: The way along which the unit that stands at its end is shown travelling before the moment rests.
    travel: tuple[str, ...] = ()
    milliseconds: int = 1100


def marks_between(before: PlayerView, step: Step) -> tuple[m.Mark, ...]:
    """What an action did, seen from the views before and after it."""
    after, action = step.view, step.action
    marks: list[m.Mark] = []
    match action.verb:
        case "order":
            marks += [m.Ordered(name) for name in action.hexes if _at(after, name)]
        case "move" | "retreat":
            way, ghost = action.hexes, _at(before, action.unit)
            if len(way) > 1 and ghost is not None:
                marks.append(m.Moved(way, ghost) if action.verb == "move" else m.Retreated(way, ghost))
        case "attack":
            marks.append(m.Attack(action.unit, action.target, len(step.dice) or None))
    marks += _changes(before, after, action)
    return tuple(marks)


def _changes(before: PlayerView, after: PlayerView, action: ActionView) -> list[m.Mark]:
    """Losses, units that came or went by themselves, medals won."""
    marks: list[m.Mark] = []
    then, now = {unit.at: unit for unit in before.units}, {unit.at: unit for unit in after.units}
    left = [unit for name, unit in then.items() if now.get(name) is None or not _same(unit, now[name])]
    came = [unit for name, unit in now.items() if then.get(name) is None or not _same(then[name], unit)]
    for unit in left:
        new = next((one for one in came if _same(unit, one) and one.figures <= unit.figures), None)
        if new is None:
            if (action.verb, action.unit) != ("move", unit.at):
                marks.append(m.Loss(unit.at, unit.figures, eliminated=True))
            continue
        came.remove(new)
        moved_by_line = action.verb in ("move", "retreat") and action.unit == unit.at
        if not moved_by_line:
            kind = m.Retreated if unit.side != before.active else m.Moved
            marks.append(kind((unit.at, new.at), replace_figures(unit, new.figures)))
        if new.figures < unit.figures:
            marks.append(m.Loss(new.at, unit.figures - new.figures))
    for name, unit in now.items():
        old = then.get(name)
        if old is not None and _same(old, unit) and unit.figures < old.figures:
            marks.append(m.Loss(name, old.figures - unit.figures))
    for n, medal in enumerate(after.medals):
        if medal.holder is not None and n < len(before.medals) and before.medals[n].holder != medal.holder:
            place = next((name for name in medal.at if name in now), medal.at[0])
            marks.append(m.MedalCaptured(place, medal.holder))
    return marks


def replace_figures(unit: UnitView, figures: int) -> UnitView:
    """The same unit with other figures."""
    return unit._replace(figures=figures)


def _same(a: UnitView, b: UnitView) -> bool:
    """Whether these can be one unit at two moments."""
    return (a.side, a.kind, a.nation, a.full) == (b.side, b.kind, b.nation, b.full)


def _at(view: PlayerView, name: str) -> UnitView | None:
    return next((unit for unit in view.units if unit.at == name), None)


def dimmed(marks: Iterable[m.Mark]) -> tuple[m.Mark, ...]:
    """Marks of the turn before: what can be dimmed is, what cannot is left out."""
    dim: list[m.Mark] = []
    for mark in marks:
        if isinstance(mark, (m.Moved, m.Retreated, m.Attack, m.Loss)):
            dim.append(replace(mark, dimmed=True))
    return tuple(dim)


def hexes_of(marks: Iterable[m.Mark]) -> tuple[str, ...]:
    """The hexes that marks are about."""
    hexes: list[str] = []
    for mark in marks:
        if isinstance(mark, (m.Moved, m.Retreated, m.Advanced, m.RetreatChoice)):
            hexes += mark.way
        elif isinstance(mark, (m.Attack, m.Fought, m.Aim, m.SightLine)):
            hexes += (mark.origin, mark.target)
        else:
            hexes.append(mark.at)
    return tuple(dict.fromkeys(hexes))


def scenes_of(first: PlayerView, steps: Sequence[Step], *, words: Words | None = None) -> list[Scene]:
    """A turn, action by action: what stood at first, then what was ordered, moved, rolled and lost."""
    scenes = [Scene(first, (), words, milliseconds=900)]
    before = first
    declared: m.Attack | None = None
    for step in steps:
        marks = marks_between(before, step)
        verb = step.action.verb
        declared = next((mark for mark in marks if isinstance(mark, m.Attack)), declared)
        if verb == "attack" and declared is not None:
            scenes.append(Scene(before, (declared,), step.words, milliseconds=900))
        if step.dice:
            # a reaction that was declined lets the dice of the attack before it roll
            at = declared.target if declared is not None and verb != "choose" else step.action.unit
            shown: m.Mark = (
                declared if declared is not None and verb != "choose" else m.TargetDice(at, len(step.dice))
            )
            scenes.append(Scene(before, (shown,), step.words, step.dice, at, milliseconds=1400))
            declared = None
        after = tuple(mark for mark in marks if not isinstance(mark, m.Attack))
        if verb == "move":
            ways = [mark.way for mark in marks if isinstance(mark, m.Moved)]
            scenes.append(
                Scene(step.view, marks, step.words, travel=ways[0] if ways else (), milliseconds=700)
            )
        elif after or step.dice:
            scenes.append(Scene(step.view, after, step.words, milliseconds=1300 if step.dice else 900))
        elif verb == "play":
            scenes.append(Scene(step.view, (), step.words, milliseconds=900))
        before = step.view
    if steps:
        scenes.append(Scene(steps[-1].view, (), steps[-1].words, milliseconds=1600))
    return scenes
