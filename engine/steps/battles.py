"""Phase 4: the ordered units battle, one after the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.actions import END, Attack, Clear, End, Use, attack_of, text
from engine.errors import Refusal, refuse
from engine.frames import Battles
from engine.rules.attacks import declare
from engine.rules.changes import remove_marker, remove_obstacle
from engine.rules.combat import candidates, row_of, targets_among, why_not_battle, why_not_target
from engine.rules.orders import ordered
from engine.rules.units import UNITS
from engine.steps import abilities
from engine.steps.closing import close, waits_or_closes
from engine.steps.step import Step

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Deed, Draft, GameState, Unit
    from engine.types import HexId


def _options(state: GameState, frame: Battles) -> tuple[Action, ...]:
    attacks: list[Action] = []
    clears: list[Action] = []
    hooks, laden = state.battle.hooks, state.ground.laden
    for h, unit, deed in ordered(state):
        # Most units have nobody in reach: that is asked first, it costs least.
        row = row_of(state, unit) if hooks.battles_as else UNITS[unit.kind]
        among = candidates(state, unit, row, h)
        if not (among or laden >> h & 1 or hooks.clears):
            continue
        able = why_not_battle(state, unit, h, deed) is None
        if able and among:
            for at, _ in targets_among(state, unit, row, h, among):
                attacks.append(attack_of(h, at))
        if (laden >> h & 1 or hooks.clears) and _clearable(state, unit, h, deed, able) is not None:
            clears.append(Clear(h))
    if state.battle.board.rows > 9:
        # Only here does the order of the names differ from that of the texts: A10x comes before A1x.
        attacks.sort(key=partial(text, board=state.battle.board))
    actions = [*attacks, *clears, END]
    if hooks.abilities:
        actions += abilities.options(state, frame)
    return tuple(actions)


def _clearable(state: GameState, unit: Unit, h: HexId, deed: Deed, able: bool) -> str | None:
    """What a unit may remove from its hex: instead of battling (BATTLE-09), or as a special rule lets it."""
    for hook in state.battle.hooks.clears:
        kind = hook(state, unit, h, deed, able)
        if kind is not None:
            return kind
    spot, row = state.ground.spots[h], UNITS[unit.kind]
    if able and row.clears:
        for obstacle, top in spot.laid:
            if row.moves_as in top.cleared_by:
                return obstacle.kind
    return None


def clears(state: GameState, h: HexId) -> str | None:
    """What the unit on h would remove from its hex."""
    unit = state.units[h]
    deed = state.deeds[unit.id]
    return _clearable(state, unit, h, deed, why_not_battle(state, unit, h, deed) is None)


def _refusal(state: GameState, frame: Battles, action: Action) -> Refusal | None:
    match action:
        case Attack(h) | Clear(h):
            return _why_not(state, frame, action, h)
        case Use():
            return abilities.refusal(state, frame, action)
        case End():
            return None
        case _:
            return refuse("battle-or-end")


def _why_not(state: GameState, frame: Battles, action: Attack | Clear, h: HexId) -> Refusal | None:
    name = state.battle.board.names[h]
    unit = state.units.get(h)
    if unit is None:
        return refuse("no-unit-there", hex=name)
    if unit.side != frame.owner:
        return refuse("not-your-unit", hex=name)
    deed = state.deeds.get(unit.id)
    refusal = why_not_battle(state, unit, h, deed)
    if isinstance(action, Attack):
        return refusal or why_not_target(state, unit, h, action.target)
    if deed is None:
        return refusal
    if _clearable(state, unit, h, deed, refusal is None) is not None:
        return None
    # What it could never remove is wrong before anything that keeps it from battling.
    lies = _lying(state, h)
    if lies is not None and _clearable(state, unit, h, deed, able=True) is None:
        return refuse("cannot-clear", kind=unit.kind, terrain=lies, hex=name)
    return refusal or refuse("nothing-to-clear", hex=name)


def _lying(state: GameState, h: HexId) -> str | None:
    """What lies on a hex and is not carried off by who leaves it."""
    spot = state.ground.spots[h]
    for obstacle, top in spot.laid:
        if not top.goes_with_unit:
            return obstacle.kind
    return next((marker.kind for marker in spot.markers), None)


def _choose(draft: Draft, frame: Battles, action: Action, dice: Dice) -> None:
    match action:
        case Attack(h, at):
            declare(draft, h, at)
        case Clear(h):
            _clear(draft, frame, h)
        case Use():
            abilities.perform(draft, frame, action, dice)
        case _:
            close(draft, frame.owner, "battle")


def _clear(draft: Draft, frame: Battles, h: HexId) -> None:
    unit = draft.units[h]
    deed = draft.deeds[unit.id]
    kind = clears(draft, h)
    assert kind is not None
    marker = next((one for one in draft.ground.spots[h].markers if one.kind == kind), None)
    if marker is not None:
        remove_marker(draft, h, marker)
    else:
        remove_obstacle(draft, h, kind)
    draft.deeds[unit.id] = deed._replace(spent=True)
    draft.pending[-1] = Battles(frame.owner, unit.id)


def _settle(draft: Draft, frame: Battles, dice: Dice) -> bool:
    """Closes after the last possible battle."""
    actions = _options(draft, frame)
    return waits_or_closes(draft, frame.owner, "battle", actions)


STEP: Final[Step[Battles, Action]] = Step(_options, _refusal, _choose, _settle)
