"""Battles that go on while the other side chooses a way back: those that no answer can touch, and that touch none.

TURN-04 has each battle finished before the next one begins. These two lead to the same position with the same odds in
either order, and the order of battles is the player's:

- The open battle is fire, and its unit has none left: after the answer nothing of it is decided (TG-01, TG-10).
- So is the new one. It is legal, with the same dice, faces and flags to ignore, wherever the unit that falls back may
  come to stand, and if it dies.
- No hex that either of the two units may fall back by is one of the other's, so neither opens or closes a way to the
  other (FLAG-03 to FLAG-05).
- None of these hexes counts for a medal, and both units together cannot decide the battle (VIC-01, VIC-08).
- No special rule says anything of what dice, flags and lost figures bring, or of what is asked meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.actions import attack_of
from engine.errors import Refusal, refuse
from engine.frames import AfterBattle, Battles, RetreatUnit, Strike
from engine.hexes import members
from engine.rules.backwards import steps_back
from engine.rules.combat import attack_on, battles_of, dice_of, targets, why_not_battle
from engine.rules.hits import flags_ignorable, hitting_faces
from engine.rules.units import UNITS
from engine.types import OTHER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.actions import Attack
    from engine.battle import Battle
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId, HexSet


def reaches_in(battle: Battle) -> bool:
    """Whether a special rule says anything of the course of a battle, of a retreat or of a loss."""
    hooks = battle.hooks
    return any(
        (
            hooks.on_leave, hooks.on_enter, hooks.on_empty, hooks.empty_targets, hooks.confirm,
            hooks.after_hits, hooks.ignorable, hooks.must_ignore, hooks.flags_bind, hooks.retreat, hooks.stuck,
            hooks.retreats_anywhere, hooks.bars_retreat, hooks.after_battle, hooks.on_loss, hooks.may_react,
            hooks.forced_retreat, hooks.on_eliminated, hooks.battled, hooks.changed, hooks.may_win,
        )
    )  # fmt: skip


def meanwhile(state: GameState) -> tuple[Attack, ...]:
    """All attacks that may go on now, in the order of their notation."""
    if not isinstance(state.pending[-1], RetreatUnit) or not _questions(state):
        return ()
    able = [(h, state.units[h]) for h in sorted(deed.at for deed in state.deeds.values()) if h in state.units]
    attacks = [
        attack_of(h, at) for h, unit in able if unit.id in state.deeds for at, _ in targets(state, unit, h)
    ]
    return tuple([one for one in attacks if why_waits(state, one) is None])


class _Question(NamedTuple):
    """A way back that is still to be chosen."""

    frame: RetreatUnit
    #: Every hex the unit may come to stand on.
    reach: HexSet


def battles_below(state: GameState) -> int:
    """The place of the battle step below whatever is asked in it; raises ValueError where there is none."""
    return next(n for n in range(len(state.pending) - 1, -1, -1) if isinstance(state.pending[n], Battles))


def why_waits(state: GameState, attack: Attack) -> Refusal | None:
    """Why an attack must wait for the way back that is being chosen; None: no answer can touch it."""
    asked = state.pending[-1]
    assert isinstance(asked, RetreatUnit)
    name = state.battle.board.names[asked.at]
    questions = _questions(state)
    if not questions:
        return refuse("retreat-first", hex=name)
    side, h, at = state.turn.side, attack.unit, attack.target
    unit, target = state.units.get(h), state.units.get(at)
    if unit is None or unit.side != side or target is None or target.side == side:
        return refuse("retreat-first", hex=name)
    wrong = why_not_battle(state, unit, h, state.deeds.get(unit.id))
    dice = wrong if wrong is not None else attack_on(state, unit, h, at)
    if isinstance(dice, Refusal):
        return dice
    if not _by_itself(state, unit, h, target, at, dice, questions):
        return refuse("battle-waits", hex=name)
    return None


def _by_itself(
    state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId, dice: int, questions: list[_Question]
) -> bool:
    deed, board = state.deeds[unit.id], state.battle.board
    again = battles_of(state.turn.effect, fresh=deed.fresh) > 1
    if board.distances[h][at] == 1 or deed.battles or again:
        return False
    reach = _reach(state, target, at, dice)
    touched = reach
    for one in questions:
        if one.reach & reach:
            return False
        touched |= one.reach
    if touched & state.battle.medal_hexes or _decides(state, target, questions):
        return False
    strike = Strike(unit.side, unit.id, h, target.id, at, "battle")
    known = _odds(state, unit, strike, target)
    return all(
        why_not_battle(one, unit, h, deed) is None
        and attack_on(one, unit, h, at) == dice
        and _odds(one, unit, strike, target) == known
        for one in _answered(state.draft(), questions)
    )


def _questions(state: GameState) -> list[_Question]:
    """The ways back that are asked for, if all of it is fire that nothing follows; else none."""
    if reaches_in(state.battle) or state.battle.hooks.offered[RetreatUnit]:
        return []
    side, questions = state.turn.side, []
    pending = list(state.pending)
    while isinstance(pending[-1], RetreatUnit):
        asked = pending.pop()
        after = pending.pop()
        assert isinstance(asked, RetreatUnit)
        if not isinstance(after, AfterBattle) or asked.owner == side or not _finished(state, after.strike):
            return []
        questions.append(_Question(asked, _reach(state, state.units[asked.at], asked.at, asked.flags)))
    return questions if isinstance(pending[-1], Battles) and pending[-1].owner == side else []


def _finished(state: GameState, strike: Strike) -> bool:
    """Whether a battle is over with the way back: no ground is taken, and its unit has no battle left."""
    if strike.source != "battle" or strike.unit is None or strike.origin is None:
        return False
    deed = state.deeds.get(strike.unit)
    fire = state.battle.board.distances[strike.origin][strike.at] > 1
    return fire and deed is not None and not deed.more


def _reach(state: GameState, unit: Unit, h: HexId, flags: int) -> HexSet:
    """Where so many flags may drive a unit, whoever stands in its way now."""
    reach, edge = 1 << h, {h}
    for _ in range(flags * UNITS[unit.kind].retreat):
        edge = {to for one in edge for to in steps_back(state, unit, one)}
        for to in edge:
            reach |= 1 << to
    return reach


def _decides(state: GameState, target: Unit, questions: list[_Question]) -> bool:
    """Whether the battle could be won by the units that fall back, or are to be attacked."""
    units = [target, *[state.units[one.frame.at] for one in questions]]
    side = OTHER[target.side]
    medals = state.medals(side) + sum([one.worth for one in units])
    return medals >= state.battle.to_win[side] or state.masks[target.side].bit_count() <= len(units)


def _answered(draft: Draft, questions: list[_Question]) -> Iterator[GameState]:
    """The board with each unit that is asked for on every hex it may come to, and without it."""
    if not questions:
        yield draft
        return
    first, *others = questions
    unit = draft.lift(first.frame.at)
    yield from _answered(draft, others)
    free = first.reach & ~draft.occupied
    for h in members(free):
        draft.put(h, unit)
        yield from _answered(draft, others)
        draft.lift(h)
    draft.put(first.frame.at, unit)


def _odds(state: GameState, unit: Unit, strike: Strike, target: Unit) -> tuple[object, ...]:
    """What an attack may bring."""
    assert strike.origin is not None
    return (
        dice_of(state, unit, strike.origin, target, strike.at),
        hitting_faces(state, strike, target),
        flags_ignorable(state, target, strike.at),
    )
