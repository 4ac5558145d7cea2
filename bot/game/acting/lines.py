"""Lines of notation for one side, before and after chance has spoken.

Until something is rolled, shown or handed over, lines are done all or not at all. After that nothing can be taken
back: a line that has become impossible, and those behind it, are handed back to whoever wrote them. That a turn ends
by itself is certain beforehand, if no dice are rolled: what comes behind it is wrong, but for an `end`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.errors import Refused, Told, UserError, told, which
from bot.facts.clock import Question
from bot.facts.drafted import LineLeft, left_line
from bot.game.acting import doing, foreseen
from bot.game.acting.doing import GROUND, before_step, closed_before, left_out, wrong_with
from bot.game.drafting.gone import gone_before, refused
from bot.game.reactions.standing import Draw
from bot.game.side import teams
from bot.game.side.crews import ordered_by
from bot.game.table.live import Change, Step
from engine import Action, EngineError, GameState, IllegalAction, Side, actor, to_act
from engine.actions import ADVANCE, PASS, STAY, Attack
from engine.frames import Advance, KeepOne, PlayCombat
from engine.hindsight import LastAction, in_its_step
from engine.lines import read, walk
from engine.notation import described
from engine.play import legal_actions, why_not
from engine.whatif import ChanceSpeaks, NoDice

#: What waits for it is possible but for that.
_GROUND_OPEN: Final = "advance-or-stay"


def play(
    change: Change, lines: Sequence[str], side: Side, person: int, draw: Draw, *, whole: bool = False
) -> tuple[Question | None, tuple[LineLeft, ...]]:
    """Play lines, and answer for the other side in between. Raises UserError or EngineError.

    Of a `whole` turn the last `end` passes the window for combat cards, too, whatever its side holds: what that would
    waste has been asked about before chance spoke.
    """
    assert change.state is not None
    ask: Question | None = None
    floor = change.state.undo_floor
    _check_readable(change.state, lines)
    whole = whole and lines[-1].lower() == "end"
    for number, written in enumerate(lines):
        passing = whole and written.lower() == "end" and is_window(change.state, side)
        if passing and any(described(one).verb == "use" for one in lines[number:]):
            continue
        line = PASS.verb if passing else written
        spoken = _spoken(change, floor)
        if spoken is not None and ask is None and unwon(change.state, written):
            continue
        why = waits(change, ask, side) if spoken is not None else None
        if why is None:
            ask, wrong = attempt(change, line, side, person, draw)
            if wrong is None:
                now = _spoken(change, floor) if spoken is None else None
                if now is not None and not _ends_for_certain(change, now):
                    _check_foreseen(before_step(change, now), lines, number, side)
                continue
            if spoken is None or _was_certain(change, line, wrong, spoken):
                raise _wrong(lines, number, gone_before(lines[:number], line, wrong))
            # What chance has said stands: to refuse everything now would be a look at the dice for nothing.
            why = told(wrong)
        return ask, _left(change, lines[number:], why, spoken)
    if whole and ask is None and is_window(change.state, side):
        ask, _ = attempt(change, PASS.verb, side, person, draw)
    return ask, ()


def unwon(state: GameState, line: str) -> bool:
    """Whether a line is about ground that the attack before it has not won: there is nothing to decide."""
    return described(line).verb in GROUND and not isinstance(state.pending[-1], Advance)


def is_window(state: GameState, side: Side) -> bool:
    """Whether a side may play combat cards after its battles (WW-CC-2)."""
    top = state.pending[-1]
    return isinstance(top, PlayCombat) and not top.stubborn and top.owner == side == state.turn.side


def _check_readable(state: GameState, lines: Sequence[str]) -> None:
    """Whatever chance says, a line that cannot be read is wrong."""
    for number, line in enumerate(lines):
        try:
            read(line, state)
        except EngineError as error:
            raise _wrong(lines, number, error) from None


def _check_foreseen(before: GameState, lines: Sequence[str], number: int, side: Side) -> None:
    """Whether a line behind the one that has spoken can never be done. Raises UserError."""
    wrong = foreseen.check(before, side, lines[number], lines[number + 1 :])
    if wrong is not None:
        at = number + 1 + wrong[0]
        raise _wrong(lines, at, gone_before(lines[:at], lines[at], wrong[1]))


def _wrong(lines: Sequence[str], number: int, error: Exception) -> Exception:
    """A line that refuses all of them; of several it is named."""
    return error if len(lines) == 1 else UserError("line-wrong", why=told(error), **which(lines, number))


def _spoken(change: Change, floor: int) -> Step | None:
    """The step with which something was rolled, shown or handed over."""
    return next((step for step in change.steps if step.state.undo_floor > floor), None)


def _left(change: Change, rest: Sequence[str], why: Told | None, spoken: Step | None) -> tuple[LineLeft, ...]:
    """The lines that are handed back. Raises UserError if it was certain beforehand that one comes too late."""
    others = [line for line in rest if line.lower() != "end"]
    if not others and change.state is not None and isinstance(change.state.pending[-1], KeepOne):
        # The turn is over but for the card that is kept, which may be another's to choose.
        return ()
    if is_over(change):
        if not others:
            # The turn has ended by itself: that is what they are for.
            return ()
        if spoken is not None and _ends_for_certain(change, spoken):
            raise UserError("line-wrong", line=others[0], why=_too_late(change, others[0], spoken) or why)
        return tuple(
            [_overtaken(change, line, None if number else why) for number, line in enumerate(others)]
        )
    if why is not None and why.key == _GROUND_OPEN:
        return _around_ground(change, rest, why)
    return left_out(rest, why)


def _overtaken(change: Change, line: str, why: Told | None) -> LineLeft:
    """A line behind the end of the turn: that it comes too late is seen; what would have been wrong with an attack in
    time is what is asked."""
    if described(line).verb == "attack":
        why = _too_late(change, line, change.steps[-1]) or why
    return left_line(line, why, gone=True)


def _around_ground(change: Change, rest: Sequence[str], why: Told) -> tuple[LineLeft, ...]:
    """Lines that wait for what is done with ground that is won. Attacks for which that will make no difference fall
    away, each for its own reason."""
    state, waits_for = change.state, iter((why,))
    assert state is not None
    barred = [_barred_by_board(state, line) for line in rest]
    return tuple(
        [
            left_line(line, next(waits_for, None)) if refusal is None else left_line(line, refusal, gone=True)
            for line, refusal in zip(rest, barred, strict=True)
        ]
    )


def _barred_by_board(state: GameState, line: str) -> Told | None:
    """Why an attack is not possible, whether ground is taken or left; None: it may be."""
    if described(line).verb != "attack":
        return None
    (attack, *_) = read(line, state)
    try:
        taken, left = [in_its_step(attack, LastAction(state, ground), NoDice()) for ground in (ADVANCE, STAY)]
    except ChanceSpeaks:
        return None
    return None if taken is None or left is None else told(Refused(left))


def is_over(change: Change) -> bool:
    state = change.state
    assert state is not None
    return state.winner is not None or state.turn.number != change.live.board.turn.number


def _ends_for_certain(change: Change, spoken: Step) -> bool:
    """Whether nothing has spoken but the end of the turn: no dice, no hidden marker; a card drawn decides nothing."""
    before = before_step(change, spoken)
    ends = spoken.state.turn.number != before.turn.number
    rolled = any(what != "shuffle" for what, _ in spoken.row.rolls)
    return ends and not rolled and _same_markers(spoken.state, before)


def _too_late(change: Change, line: str, spoken: Step) -> Told | None:
    refused = closed_before(change, line, spoken)
    return None if refused is None else told(refused)


def _was_certain(change: Change, line: str, error: Exception, spoken: Step) -> bool:
    """Whether no chance could have helped: the unit stood there before, and how far two hexes lie apart was known."""
    before = before_step(change, spoken)
    action = read(line, before)[0]
    if not isinstance(action, Attack) or not isinstance(error, Refused) or error.key != "out-of-range":
        return False
    unit, now = before.units.get(action.unit), spoken.state.units.get(action.unit)
    return unit is not None and now is not None and unit.id == now.id


def _same_markers(one: GameState, other: GameState) -> bool:
    return one.ground is other.ground or all(
        here.markers == there.markers
        for here, there in zip(one.ground.spots, other.ground.spots, strict=True)
    )


def waits(change: Change, ask: Question | None, side: Side) -> Told | None:
    """Why nothing can follow: the battle is over, the turn has ended, or the other side must answer first."""
    state = change.state
    assert state is not None
    if state.winner is not None:
        return Told("already-over", {"game": change.live.row.id}, "user")
    if is_over(change):
        return Told("turn-over", {}, "user")
    if to_act(state) != side or ask is not None:
        return Told("other-asked", {"side": to_act(state)}, "user")
    return None


def attempt(
    change: Change, line: str, side: Side, person: int, draw: Draw
) -> tuple[Question | None, UserError | EngineError | None]:
    """One line, or nothing of it: what the other side is asked now, and why it is not possible."""
    steps, state, memo = len(change.steps), change.state, change.memo
    asked: list[Question | None] = []
    wrong = wrong_with(lambda: asked.append(_play_line(change, line, side, person, draw)))
    if wrong is not None:
        del change.steps[steps:]
        change.state, change.memo = state, memo
        return None, wrong
    return asked[0], None


def _play_line(change: Change, line: str, side: Side, person: int, draw: Draw) -> Question | None:
    """The steps it closes, its units one after the other."""
    ask: Question | None = None

    def do(_: GameState, action: Action, _following: Action | None) -> GameState:
        nonlocal ask
        ask = _done(change, action, side, person, draw)
        assert change.state is not None
        return change.state

    assert change.state is not None
    walk(line, change.state, do)
    return ask


def _beside(state: GameState, action: Action, side: Side, why: Told) -> bool:
    """Whether it is an attack of the side on turn, while the other one is asked: the engine says if it must wait."""
    return why.key == "other-asked" and to_act(state) != side == actor(state, action)


def _done(change: Change, action: Action, side: Side, person: int, draw: Draw) -> Question | None:
    state = change.state
    assert state is not None
    why = waits(change, None, side)
    if why is not None and not _beside(state, action, side, why):
        raise UserError(why.key, **why.params)
    if actor(state, action) != side:
        # Whoever is asked attacks nobody with the other side's units.
        raise UserError("answer-first")
    # What is listed is legal: why it is not is asked of all else.
    refusal = None if action in legal_actions(state) else why_not(state, action)
    teams.check_card(change.live, side, person, refusal)
    teams.check(change.live, state, person, side, action, ordered_by(change.memo, state.turn.number))
    try:
        return doing.do(change, action, side, person, draw)
    except IllegalAction as illegal:
        raise refused(illegal.refusal, action, state) from None
