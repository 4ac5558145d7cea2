"""What somebody is told who plays for the first time: a row a hint, with the moment in which it helps.

The first row that fits is shown, for as long as the turn lasts in which it was first shown: then it has done its work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from engine import events as ev
from engine.rules.terrain import TERRAIN

if TYPE_CHECKING:
    from bot.screens.deciding import Moment
    from engine.frames import Decision


class Hint(NamedTuple):
    """Words of the catalogue, `hint-` and its key, and when they help."""

    key: str
    when: Callable[[Moment], bool]


def _happened(*kinds: type[ev.Event], own: bool | None = None) -> Callable[[Moment], bool]:
    """Something of these kinds has just happened; `own`: to, or by, one's own side, or the other one."""

    def when(moment: Moment) -> bool:
        sides = [getattr(event, "side", None) for event in moment.happened if isinstance(event, kinds)]
        return any(own is None or (side == moment.side) is own for side in sides)

    return when


def _asked(kind: Decision) -> Callable[[Moment], bool]:
    return lambda moment: bool(moment.legal) and moment.view.choice.kind == kind


def _rolled(moment: Moment) -> bool:
    return any(
        isinstance(event, ev.DiceRolled) and event.strike.source == "battle" for event in moment.happened
    )


def _flagged(moment: Moment) -> bool:
    return any(isinstance(event, ev.DiceRolled) and event.flags for event in moment.happened)


def _near_cover(moment: Moment) -> bool:
    spots = moment.chart.spots
    ends = {one.hexes[-1] for one in moment.options("move")}
    return _asked("move")(moment) and any(TERRAIN[spots[at].terrain].cover is not None for at in ends)


def _planned(moment: Moment) -> bool:
    """Somebody has been moved, or all is planned; what is done with ground just won is no plan to be explained."""
    verbs = {line.action.verb for line in moment.draft.lines} if moment.draft is not None else set()
    return "move" in verbs or (bool(verbs - {"advance", "stay"}) and not moment.legal)


def _over(moment: Moment) -> bool:
    return moment.card.status == "over"


#: What has just happened comes before what is to be done next; of two steps the rarer one.
HINTS: Final = (
    Hint("over", _over),
    Hint("medal", _happened(ev.MedalGained, own=True)),
    Hint("answer", lambda moment: bool(moment.answer)),
    Hint("flags", _flagged),
    Hint("dice", _rolled),
    Hint("ground", _asked("advance")),
    Hint("card", _asked("play")),
    Hint("order", _asked("order")),
    Hint("confirm", _planned),
    Hint("move", _asked("move")),
    Hint("cover", _near_cover),
    Hint("attack", _asked("battle")),
)


def hints_on(moment: Moment) -> bool:
    """Whether the looker plays for the first time and has not had enough of hints."""
    lesson = moment.card.lesson
    return lesson is not None and not lesson.skipped and moment.side is not None


def hint_of(moment: Moment) -> Hint | None:
    """The hint that helps now; None: there is nothing to say, or he wants no hints."""
    lesson, turn = moment.card.lesson, moment.card.turn
    if lesson is None or not hints_on(moment):
        return None
    return next(
        (hint for hint in HINTS if lesson.seen.get(hint.key, turn) == turn and hint.when(moment)), None
    )


def hint_lines(moment: Moment) -> list[str]:
    """The hint as it stands in a prompt."""
    hint = hint_of(moment)
    if hint is None:
        return []
    return [*[f"> {line}" for line in f"💡 {moment.words(f'hint-first-{hint.key}')}".splitlines()], ""]
