"""The draft on the board: what is planned as rings and arrows, and what may be chosen next, which glows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from renderer.marks import (
    Aim,
    Attack,
    Destination,
    Mark,
    Moved,
    Orderable,
    Ordered,
    RetreatChoice,
    TargetDice,
)

if TYPE_CHECKING:
    from bot.facts.drafted import Arrow
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine.view import PlayerView


#: With more attacks to choose from than this their lines are a web that tells nothing.
_MOST_AIMS: Final = 12


def draft_marks(moment: Moment) -> list[Mark]:
    """One's own plan, or all plans of a team."""
    draft = moment.draft
    if draft is not None and draft.together:
        return arrow_marks(draft.arrows, generals_of(draft.arrows))
    return plan_marks(moment)


def arrow_marks(arrows: Iterable[Arrow], generals: Sequence[int] = ()) -> list[Mark]:
    """What all of a side have drafted: orders as rings, moves and attacks as arrows, in one picture; each of several
    generals has a stroke of his own."""
    marks: list[Mark] = []
    for one in arrows:
        number = generals.index(one.person) + 1 if one.person in generals else 0
        match one.kind:
            case "order":
                marks.append(Ordered(one.way[0], general=number))
            case "move":
                way = tuple(at for at in one.way if at != "exit")
                marks.append(Moved(way, one.ghost, general=number))
            case "attack":
                marks.append(Attack(one.way[0], one.way[-1], one.dice, general=number))
            case "choose" if one.ghost is None:
                marks.append(TargetDice(one.way[0]))
            case "choose":
                marks.append(Ordered(one.way[0], general=number))
    return marks


def generals_of(arrows: Iterable[Arrow]) -> tuple[int, ...]:
    """The persons who have drafted something; one alone needs no number."""
    persons = tuple(sorted({one.person for one in arrows}))
    return persons if len(persons) > 1 else ()


def plan_marks(moment: Moment) -> list[Mark]:
    """One's own plan as rings and arrows."""
    marks: list[Mark] = []
    for line in moment.draft.lines if moment.draft is not None else ():
        if line.why is not None:
            continue
        hexes = line.action.hexes
        match line.action.verb:
            case "order":
                marks += [Ordered(at) for at in hexes if at in {one.at for one in moment.view.units}]
            case "move":
                marks.append(Moved(hexes))
            case "choose":
                marks += _chosen_marks(moment, hexes)
            case "advance" if way := ground_way(moment):
                marks.append(Moved(way))
    return marks


def ground_way(moment: Moment) -> tuple[str, ...]:
    """From where to where whoever has won ground goes to take it; empty: none has been won yet."""
    choice = moment.look.view.choice
    return (choice.by, choice.at) if choice.kind == "advance" and choice.by and choice.at else ()


def drafted_view(moment: Moment) -> PlayerView:
    """The board as the draft leaves it, for a picture: a last line that only waits for [Confirm] is on it, too."""
    draft, view = moment.draft, moment.view
    last = draft.lines[-1] if draft is not None and draft.ready and draft.lines else None
    if last is None or last.why is not None:
        return view
    action = last.action
    way = ground_way(moment) if action.verb == "advance" else action.hexes
    if action.verb not in ("advance", "move") or action.leaves or len(way) < 2:
        return view
    if way[-1] in {one.at for one in view.units}:
        return view
    return view._replace(
        units=tuple([one._replace(at=way[-1]) if one.at == way[0] else one for one in view.units])
    )


def _chosen_marks(moment: Moment, hexes: Sequence[str]) -> list[Mark]:
    """Targets of a card that will be rolled for, or the own unit that gets figures back."""
    sides = {unit.at: unit.side for unit in moment.view.units}
    return [Ordered(at) if sides[at] == moment.side else TargetDice(at) for at in hexes if at in sides]


def choice_marks(moment: Moment) -> list[Mark]:
    """What may be chosen next: units on plates, targets with their dice, ways back; of units that may move the ends
    of those whose lists stand open."""
    chosen: list[Mark] = []
    targets: dict[str, int] = {}
    aims = [Aim(*one.hexes) for one in moment.legal if one.verb == "attack"]
    for one in moment.legal:
        match one.verb:
            case "order":
                chosen.append(Orderable(one.unit))
            case "attack":
                chosen.append(Orderable(one.unit))
                targets[one.target] = max(targets.get(one.target, 0), one.dice or 0)
            case "choose" if moment.view.choice.figures:
                # Any hex of the board will do: to light up all of it tells nothing.
                continue
            case "choose":
                chosen += _able_marks(moment, one.hexes)
            case "retreat" if len(one.hexes) > 1:
                chosen.append(RetreatChoice(one.hexes))
            case "advance":
                chosen.append(Destination(moment.contested))
            case _:
                continue
    if moment.view.choice.figures and moment.view.choice.at and moment.legal:
        chosen.append(Destination(moment.view.choice.at))
    if len(aims) <= _MOST_AIMS:
        chosen += aims
    marks = [*chosen, *_move_marks(moment), *(TargetDice(at, dice or None) for at, dice in targets.items())]
    if moment.view.choice.kind == "react" and moment.view.choice.at:
        # What is asked is about the unit that is attacked.
        marks.append(TargetDice(moment.view.choice.at))
    return list(dict.fromkeys(marks))


def _able_marks(moment: Moment, hexes: Sequence[str]) -> list[Mark]:
    """What a card may choose: own units, enemies, or hexes where nobody stands."""
    units = moment.chart.units
    return [
        Destination(at) if at not in units
        else Orderable(at) if units[at].side == moment.side
        else TargetDice(at)
        for at in hexes
    ]  # fmt: skip


def _move_marks(moment: Moment) -> list[Mark]:
    ways = moment.ways
    if not ways:
        return []
    ends = {one.target for start in moment.open_lists.units for one in ways[start] if not one.leaves}
    return [*(Orderable(start) for start in ways), *(Destination(at) for at in sorted(ends))]


def glowing(words: Words, marks: Sequence[Mark]) -> str:
    """The same in words, for those who cannot see it."""
    lit: dict[str, list[str]] = {"alt-glow-units": [], "alt-glow-ends": [], "alt-glow-targets": []}
    for one in marks:
        match one:
            case Orderable(at):
                lit["alt-glow-units"].append(at)
            case Destination(at) | RetreatChoice((*_, at)):
                lit["alt-glow-ends"].append(at)
            case TargetDice(at):
                lit["alt-glow-targets"].append(at)
    return " ".join(words(key, hexes=", ".join(dict.fromkeys(hexes))) for key, hexes in lit.items() if hexes)
