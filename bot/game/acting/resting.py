"""What is left of lines given at once when the other side is asked: with its answer it goes on by itself.

What is not possible then is told to everybody who reads the turn: nobody may believe that it was done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import told
from bot.facts.drafted import LineLeft
from bot.facts.memo import Rest
from bot.game.acting import carrying
from bot.game.acting.doing import GROUND, left_out
from bot.game.acting.lines import attempt, is_over, is_window, unwon, waits
from engine import Side, to_act
from engine.actions import END, PASS, Attack
from engine.frames import Advance
from engine.lapses import with_left
from engine.lines import read
from engine.notation import described

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.clock import Question
    from bot.game.reactions.standing import Draw
    from bot.game.table.live import Change

#: What belongs to an attack, and is nothing without it.
_WITH_IT = (*GROUND, "end")


def done(change: Change, texts: Sequence[str]) -> None:
    """What has been done beside the question waits no longer."""
    rest = change.memo.rest
    if rest is not None:
        played = {described(line).notation for line in texts}
        lines = tuple([line for line in rest.lines if described(line).notation not in played])
        change.memo = change.memo._replace(rest=rest._replace(lines=lines) if lines else None)


def keep(change: Change, side: Side, person: int, left: Sequence[LineLeft]) -> tuple[str, ...]:
    """Remember the lines that only wait for an answer; none, if they were left out for another reason."""
    if not left or left[0].key != "other-asked" or is_over(change):
        return ()
    state = change.state
    assert state is not None
    waited = change.memo.rest
    # What waited already comes first.
    lines = (*(waited.lines if waited is not None else ()), *[one.line for one in left])
    change.memo = change.memo._replace(rest=Rest(state.turn.number, side, person, lines))
    return lines


def go_on(change: Change, ask: Question | None, draw: Draw) -> Question | None:
    """Play what has waited, as far as it is possible; what the other side is asked now."""
    rest, state = change.memo.rest, change.state
    assert state is not None
    if rest is None or ask is not None or (not is_over(change) and to_act(state) != rest.side):
        return ask
    change.memo = change.memo._replace(rest=None)
    for number, written in enumerate(rest.lines):
        # Whoever has typed his `end` has been asked about the cards that it passes.
        passing = written == END.verb and is_window(state, rest.side)
        if passing and any(described(one).verb == "use" for one in rest.lines[number:]):
            continue
        line = PASS.verb if passing else written
        if unwon(state, line) and to_act(state) == rest.side:
            continue
        if (
            isinstance(state.pending[-1], Advance)
            and described(line).verb not in GROUND
            and not is_over(change)
        ):
            # Nothing was said about the ground that is won: with that decision it goes on.
            change.memo = change.memo._replace(rest=rest._replace(lines=rest.lines[number:]))
            break
        why = waits(change, ask, rest.side)
        if why is None:
            ask, wrong = attempt(change, line, rest.side, rest.person, draw)
            why = None if wrong is None else told(wrong)
        state = change.state
        assert state is not None
        if why is None:
            continue
        left = left_out(rest.lines[number:], why, rest.person)
        if not keep(change, rest.side, rest.person, left):
            _tell(change, rest.side, left)
        break
    else:
        if ask is None and rest.lines[-1] == END.verb and is_window(state, rest.side):
            ask, _ = attempt(change, PASS.verb, rest.side, rest.person, draw)
    return ask


def _tell(change: Change, side: Side, left: Sequence[LineLeft]) -> None:
    """Attacks to everybody, in the turn; anything else, which may be secret, in the side's own place."""
    attacks, others = [], []
    for one in left:
        verb = described(one.line).verb
        if verb == "attack":
            (action,) = read(one.line, change.live.board)
            assert isinstance(action, Attack)
            attacks.append((action.unit, action.target))
        elif verb not in _WITH_IT:
            others.append(one)
    last = change.steps[-1]
    change.retell(with_left(side, last.events, attacks, over=is_over(change)))
    carrying.tell_left(change, side, tuple(others))
