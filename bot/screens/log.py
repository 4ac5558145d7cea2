"""The log of a battle as one viewer may read it: the latest turns first to hand, older ones by pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.deciding import heading
from bot.screens.history.events import teller_of
from bot.screens.history.recap import recap
from bot.screens.history.turns import turns
from bot.screens.history.unit_kinds import kinds_of
from bot.screens.screen import TEXT, Button, Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.values import LogLine
    from bot.screens.deciding import Moment

_ROOM: Final = TEXT - 200


def log_screen(moment: Moment, lines: Sequence[LogLine], last: int | None = None) -> Screen:
    """As many turns as fit, counted back from turn `last`; [Earlier] goes on before them."""
    words, card = moment.words, moment.card
    tell = teller_of(words, moment.look)
    kinds = kinds_of(tell.view, [event for line in lines if not line.undone for event in line.events])
    shown: list[str] = []
    used, earlier = 0, 0
    blocks = [block for block in turns(lines) if last is None or block[0] <= last]
    for turn, events in reversed(blocks):
        told = recap(tell, events, kinds)
        if not told:
            continue
        block = "\n".join([words("log-turn", turn=turn), *told])
        if shown and used + len(block) > _ROOM:
            earlier = turn
            break
        shown.insert(0, block[:_ROOM])
        used += len(block) + 1
    text = "\n".join([heading(moment), *(shown or [words("log-empty")])])
    ways: list[Button] = []
    if earlier:
        ways.append(Button(words("button-earlier"), "log", str(earlier), emoji="⬅️"))
    if moment.side is not None and card.status == "running":
        # From [More] it stands in the place of one's own panel.
        ways.append(Button(words("button-back-to-turn"), "turn", emoji="↩️"))
    return Screen(text, card.id, card.revision, (tuple(ways),) if ways else ())
