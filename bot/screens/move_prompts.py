"""Where ordered units go: a list a unit, each line with what the move brings. All of it is a draft until Confirm."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.screens.args import Paged, arg_of
from bot.screens.asked import Prompted
from bot.screens.deciding import Moment, Page
from bot.screens.naming import ground, unit_short
from bot.screens.screen import Button, Choice, Row, cut
from engine.rules.terrain import TERRAIN
from engine.types import OTHER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.notation import ActionView

#: Enemies that are named behind a hex: more leave no room for what else is to be said of it.
_FOES: Final = 3


def move(moment: Moment) -> Prompted:
    """Where to: one list a unit, each line with what the move brings."""
    words, chart = moment.words, moment.chart
    ways = moment.ways
    page = moment.open_lists
    assert moment.side is not None
    enemies = chart.beside(OTHER[moment.side])
    rows: list[Row] = []
    for start in page.units:
        hint = words("hint-move", unit=unit_short(words, chart.units[start]))
        row = moment.paged(hint, "pick", _destinations(moment, ways[start], enemies), start)
        rows.append(replace(row, arg=arg_of(Paged(start, page.number))) if page.number else row)
    if len(page.pages) > 1:
        rows.append(_other_pages(moment, page))
    drafted = moment.draft.lines if moment.draft is not None else ()
    moved = sum(line.action.verb == "move" for line in drafted)
    lines = [words("prompt-move", number=len(ways), moved=moved)]
    stuck = [at for at in _ordered(moment) if at not in ways]
    if stuck and len(ways):
        lines.append(words("prompt-move-stuck", units=", ".join(sorted(stuck))))
    if len(page.pages) > 1:
        lines.append(words("prompt-move-lit", units=", ".join(page.units)))
    return Prompted(lines, rows)


def _ordered(moment: Moment) -> list[str]:
    """The units that have an order and have not moved; of several generals those that one has ordered oneself."""
    if moment.draft is None or not moment.draft.together:
        return [one.at for one in moment.chart.units.values() if one.ordered and not one.moved]
    said = [line.action for line in moment.draft.lines if line.why is None]
    moved = {one.unit for one in said if one.verb == "move"}
    return [at for one in said if one.verb == "order" for at in one.hexes if at not in moved]


def _other_pages(moment: Moment, page: Page) -> tuple[Button, ...]:
    """The next page, and from the second one on the way back."""
    words, order = moment.words, list(page.pages)
    here = order.index(page.number)
    after = order[(here + 1) % len(order)]
    label = words("button-more-units", units=", ".join(page.pages[after]), page=here + 1, pages=len(order))
    more = Button(label, "units", str(after), emoji="▶️")
    if not here or len(order) == 2:
        return (more,)
    before = order[here - 1]
    return (
        Button(
            words("button-units-before", units=", ".join(page.pages[before])), "units", str(before), emoji="◀️"
        ),
        more,
    )


def _destinations(
    moment: Moment, moves: Sequence[ActionView], enemies_beside: Mapping[str, int]
) -> list[Choice]:
    """Each way once, named by its end, and by its hexes where several lead there; the best ends first, for a phone
    shows four of them at a time."""
    words, chart = moment.words, moment.chart
    medals = {at for one in moment.view.medals if one.side in (None, moment.side) for at in one.at}
    choices: list[tuple[tuple[bool, int, bool, bool, int, str], Choice]] = []
    #: How long the ways to each end are.
    lengths: dict[str, list[int]] = {}
    distances = [_length(moment, one) for one in moves]
    for one, distance in zip(moves, distances, strict=True):
        if not one.leaves:
            lengths.setdefault(one.target, []).append(distance)
    for one, distance in zip(moves, distances, strict=True):
        way, end = one.hexes, one.target
        if one.leaves:
            choices.append(
                ((False, -99, False, False, 0, end), Choice(words("move-exit", hex=end), one.notation))
            )
            continue
        note = (
            [words("move-blinds", units=", ".join(one.blinds), number=len(one.blinds))] if one.blinds else []
        )
        if len(lengths[end]) > 1 and len(way) > 2:
            note.append(words("move-via", way="→".join(way[1:-1])))
        here = ground(words, chart.spots[end])
        label = " · ".join(filter(None, [end, here, words("move-medal") if end in medals else ""]))
        if _on_ice(moment, way):
            note.append(words("move-ice"))
        note.append(words("move-hexes", number=distance))
        enemies = enemies_beside[end]
        if enemies and one.against == ():
            note.append(words("move-beside-safe", number=enemies))
        else:
            note += [against(moment, one), *([words("move-beside", number=enemies)] if enemies else [])]
        # By the dice of its best attack, then what is worth standing on, then the nearest; a way round what has a
        # shorter one comes last.
        dice = max([dice for _, dice in one.against or ()], default=0)
        place = (distance > min(lengths[end]), -dice, end not in medals, not here, distance, one.notation)
        choices.append((place, Choice(label, one.notation, cut(" · ".join(note), 100))))
    return [choice for _, choice in sorted(choices, key=lambda one: one[0])]


def _on_ice(moment: Moment, way: Sequence[str]) -> bool:
    """Whether a way is known to go onto ice, which may cost figures (WW-FRZ-1)."""
    spots = moment.chart.spots
    return any(TERRAIN[spots[at].terrain].ice for at in way[1:])


def _length(moment: Moment, way: ActionView) -> int:
    """How many hexes a way has: round an enemy it is longer than it looks, and that decides who may battle."""
    if way.walked:
        return way.walked
    hexes = way.hexes
    return moment.chart.distance(hexes[0], hexes[-1]) if len(hexes) == 2 else len(hexes) - 1


def against(moment: Moment, way: ActionView) -> str:
    """Whom the unit may attack from there: E5 Inf 3 🎲, F6 Arm 1 🎲 +2. Of an order what cannot be told is not said."""
    if not way.against:
        return moment.words("move-no-battle" if way.against is None else "move-nobody-in-reach")
    return moment.words("move-may-battle", targets=aims_text(moment, way.against))


def aims_text(moment: Moment, aims: Sequence[tuple[str, int]]) -> str:
    """Those who may be attacked, with the dice, the first few by name."""
    words, units = moment.words, moment.chart.units
    # Heard whole, the names of a few would leave no room for their dice.
    named = [
        words(
            "move-target",
            unit=at if words.aloud else f"{at} {words(f'unit-{units[at].kind}.short')}",
            dice=dice,
        )
        for at, dice in aims
        if at in units
    ]
    shown = [*named[:_FOES], *([words("move-more", number=len(named) - _FOES)] if named[_FOES:] else [])]
    return ", ".join(shown)
