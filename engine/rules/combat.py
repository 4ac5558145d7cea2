"""Who may attack whom, and with how many dice (5.1, 5.2).

`_judged` says of one target what the dice are or why there are none: the list of targets and every refusal come
from it, so they never disagree. `dice_of` explains the dice it counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from engine.errors import Refusal, refuse
from engine.frames import Battles
from engine.hexes import members
from engine.rules import sight
from engine.rules.cards.table import CARDS
from engine.rules.movement import mover_of
from engine.rules.stepping import as_ground_for
from engine.rules.units import UNITS
from engine.state import Deed, Unit
from engine.types import OTHER, CardId, HexId, HexSet, Side, UnitClass

if TYPE_CHECKING:
    from engine.ground import Spot
    from engine.rules.hookpoints import Modifier
    from engine.rules.unit_rows import UnitRow
    from engine.state import GameState


#: Says why there is no attack.
Why: TypeAlias = Callable[["GameState", Unit, HexId, Unit, HexId], Refusal]


def why_not_battle(state: GameState, unit: Unit, h: HexId, deed: Deed | None) -> Refusal | None:
    """Why this unit cannot battle at all now (BATTLE-01); under Firefight nobody beside an enemy does
    (CARD-FIREFIGHT-1, AMB-27)."""
    refusal = why_not_act(state, unit, h, deed)
    if refusal is not None:
        return refusal
    if not UNITS[unit.kind].dice:
        return refuse("never-battles", kind=unit.kind)
    card = CARDS[state.turn.effect or "last-resort"]
    if card.only == "fire" and beside_enemy(state, unit.side, h):
        return refuse("beside-enemy", hex=state.battle.board.names[h])
    return None


def battles_of(effect: CardId | None, *, fresh: bool) -> int:
    """How often a unit may battle under a card: more than once if it is fresh, neither moved nor battled
    (CARD-ARTYBOMBARD-1)."""
    return CARDS[effect or "last-resort"].battles if fresh else 1


def battled(state: GameState, deed: Deed) -> Deed:
    """What a unit has done with one battle more, and how many it may make yet before another unit does (TURN-04)."""
    more = battles_of(state.turn.effect, fresh=deed.fresh) - 1
    # All fields in their order, as in moves: 1 % of the instructions of random play compiled.
    return Deed(
        deed.start, deed.mode, deed.moved, deed.round, deed.stopped, deed.barred,
        deed.battles + 1, more, deed.overran, deed.spent, deed.at,
    )  # fmt: skip


def why_not_act(state: GameState, unit: Unit, h: HexId, deed: Deed | None) -> Refusal | None:
    """Why this unit can neither battle now nor do anything instead of battling (GEN-12)."""
    names = state.battle.board.names
    if deed is None:
        return refuse("not-ordered", hex=names[h])
    if deed.spent:
        return _why_spent(state, unit, h, deed)
    if deed.battles and not (deed.more and _is_current(state, unit)):
        return refuse("battled-already", hex=names[h])
    row = UNITS[unit.kind]
    here = state.ground.spots[h]
    if row.at_home:
        here = as_ground_for(here, row.at_home)
    if row.moves_as in here.silences:  # MOVE-15
        return refuse("no-battle-here", terrain=here.terrain, hex=names[h])
    if deed.moved and too_far_to_battle(state, unit, deed, deed.moved):
        limit = mover_of(state, unit, deed).battle_after
        return refuse("moved-too-far-to-battle", moved=deed.moved, limit=limit)
    if deed.barred:  # MOVE-06
        return refuse("entered-no-battle-terrain", terrain=here.terrain, hex=names[h])
    for hook in state.battle.hooks.why_not_battle:
        refusal = hook(state, unit, h, deed)
        if refusal is not None:
            return refusal
    return None


def too_far_to_battle(state: GameState, unit: Unit, deed: Deed, moved: int) -> bool:
    """Whether a unit that has moved so far cannot battle, which counts before its first battle (MOVE-04)."""
    return not deed.battles and moved > mover_of(state, unit, deed).battle_after


def _why_spent(state: GameState, unit: Unit, h: HexId, deed: Deed) -> Refusal:
    """What a unit did with its battle, where a special rule knows more than that it is gone."""
    for hook in state.battle.hooks.why_not_battle:
        refusal = hook(state, unit, h, deed)
        if refusal is not None:
            return refusal
    return refuse("battle-used", hex=state.battle.board.names[h])


def _is_current(state: GameState, unit: Unit) -> bool:
    """Whether no other unit has battled since (TURN-04)."""
    for frame in reversed(state.pending):
        if isinstance(frame, Battles):
            return frame.current == unit.id
    return False


def beside_enemy(state: GameState, side: Side, h: HexId) -> HexSet:
    """The enemies next to a hex."""
    return state.masks[OTHER[side]] & state.battle.board.ring[h]


def row_of(state: GameState, unit: Unit) -> UnitRow:
    """The row by which a unit battles now."""
    row = UNITS[unit.kind]
    for hook in state.battle.hooks.battles_as:
        row = hook(state, unit, row)
    return row


def candidates(state: GameState, unit: Unit, row: UnitRow, h: HexId) -> HexSet:
    """Enemies at a distance at which this unit has dice; only the adjacent ones if there are any (BATTLE-04)."""
    board, foes = state.battle.board, state.masks[OTHER[unit.side]]
    among = foes & board.ring[h] or foes & board.balls[len(row.dice)][h]
    hooks = state.battle.hooks.empty_targets
    if hooks:
        for hook in hooks:
            among |= hook(state, unit, h)
    return among


def targets(state: GameState, unit: Unit, h: HexId) -> list[tuple[HexId, int]]:
    """All targets of a unit that may battle, each with its dice."""
    row = row_of(state, unit)
    return targets_among(state, unit, row, h, candidates(state, unit, row, h))


def targets_among(
    state: GameState, unit: Unit, row: UnitRow, h: HexId, among: HexSet
) -> list[tuple[HexId, int]]:
    """Those of its candidates that a unit may battle, each with its dice."""
    targets = []
    for at in members(among):
        dice = _judged(state, unit, row, h, state.units.get(at) or empty_target(unit), at)
        if isinstance(dice, int):
            targets.append((at, dice))
    return targets


def attack_on(state: GameState, unit: Unit, h: HexId, at: HexId) -> int | Refusal:
    """The dice of a unit that may battle against that hex, or why it cannot attack it."""
    target = state.units.get(at) or _nobody(state, unit, h, at)
    if target is None or target.side == unit.side:
        return refuse("no-enemy-there", hex=state.battle.board.names[at])
    judged = _judged(state, unit, row_of(state, unit), h, target, at)
    return judged if isinstance(judged, int) else judged(state, unit, h, target, at)


def _judged(state: GameState, unit: Unit, row: UnitRow, h: HexId, target: Unit, at: HexId) -> int | Why:
    """The dice against a target, or what says why there is no attack on it. Lists and refusals both come from here; a
    reason is put into words only for who asks."""
    board = state.battle.board
    close = board.ring[h] >> at & 1
    if not close and beside_enemy(state, unit.side, h):
        return _must_close  # BATTLE-04
    if board.distances[h][at] > len(row.dice):
        return _too_far  # BATTLE-05
    if not close and _closes_only(state, unit):
        return _no_fire  # CARD-CLOSEASSAULT-1
    if state.battle.hooks.why_not_target and _why_spared(state, unit, h, target, at) is not None:
        return _spared
    if not close and not _in_sight(state, row, h, at):
        return _unseen  # BATTLE-05
    return dice_count(state, unit, h, target, at) or _no_dice  # BATTLE-06


def _must_close(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal:
    near = members(beside_enemy(state, unit.side, h))
    return refuse("must-close-assault", hex=state.battle.board.names[near[0]])


def _too_far(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal:
    distance = state.battle.board.distances[h][at]
    return refuse("out-of-range", distance=distance, limit=len(row_of(state, unit).dice))


def _closes_only(state: GameState, unit: Unit) -> bool:
    """Whether the card of the turn lets a unit it ordered battle in close assault only (CARD-CLOSEASSAULT-1); an
    overrun may be fire all the same (CARD-CLOSEASSAULT-2, AMB-11)."""
    if CARDS[state.turn.effect or "nothing"].only != "close":
        return False
    deed = state.deeds.get(unit.id)
    return deed is not None and not deed.battles


def _no_fire(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal:
    return refuse("close-assault-only")


def _unseen(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal:
    ground, options, row = state.ground, state.battle.options, row_of(state, unit)
    blocked = sight.why_blocked_by(ground, options, ground.fire_blockers, h, at)
    blocked = blocked or sight.why_blocked(ground, options, state.occupied, row.moves_as, h, at)
    assert blocked is not None
    return blocked


def _why_spared(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    """Why a special rule keeps a unit from this target."""
    for hook in state.battle.hooks.why_not_target:
        refusal = hook(state, unit, h, target, at)
        if refusal is not None:
            return refusal
    return None


def _spared(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal:
    spared = _why_spared(state, unit, h, target, at)
    assert spared is not None
    return spared


def _no_dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal:
    made_of = ";".join([f"{what} {number}" for what, number in dice_of(state, unit, h, target, at)])
    return refuse("no-dice", hex=state.battle.board.names[at], made=made_of)


def _nobody(state: GameState, unit: Unit, h: HexId, at: HexId) -> Unit | None:
    """Stands for the target of an attack on something without a unit."""
    if any(hook(state, unit, h) >> at & 1 for hook in state.battle.hooks.empty_targets):
        return empty_target(unit)
    return None


def empty_target(unit: Unit) -> Unit:
    """A unit that is not there, for the dice of an attack on what it would stand in."""
    return Unit(-1, OTHER[unit.side], "infantry", 1, 1)


def why_not_target(state: GameState, unit: Unit, h: HexId, at: HexId) -> Refusal | None:
    """Why a unit that may battle cannot attack that hex."""
    judged = attack_on(state, unit, h, at)
    return judged if isinstance(judged, Refusal) else None


def _in_sight(state: GameState, row: UnitRow, h: HexId, at: HexId) -> bool:
    """Whether fire from h reaches that hex: nothing blocks fire, and nothing sight for those who need it."""
    ground, options = state.ground, state.battle.options
    if ground.fire_blockers and sight.blocked_by(ground, options, ground.fire_blockers, h, at):
        return False
    if not row.needs_sight:
        return True
    return sight.clear(ground, options, state.occupied, row.moves_as, h, at)


def dice_count(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> int:
    """The dice of an attack, floored at 0 (DICE-01)."""
    total = 0
    for _, dice in dice_of(state, unit, h, target, at):
        total += dice
    return total if total > 0 else 0


def dice_of(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> list[Modifier]:
    """What the dice are made of, in the one order in which the sources speak:
    range, cover of the target, own hex, card, special rules."""
    hooks, spots = state.battle.hooks, state.ground.spots
    row = row_of(state, unit) if hooks.battles_as else UNITS[unit.kind]
    distance = state.battle.board.distances[h][at]
    ignores_cover = ignores_penalty = False
    for hook in hooks.ignores_cover:
        ignores_cover = ignores_cover or hook(state, unit, h, target, at)
    for hook in hooks.ignores_penalty:
        ignores_penalty = ignores_penalty or hook(state, unit, h, target, at)
    same_range = bool(spots[at].row.mountain and state.ground.range_of(at) >> h & 1)
    ignores = ignores_cover, ignores_penalty
    parts = [*_by_ground(row, spots[h], spots[at], distance, target.side, *ignores, same_range)]
    if row.takes_bonus and CARDS[state.turn.effect or "nothing"].bonus is not None:
        bonus = card_bonus(state, unit, distance)
        if bonus:
            parts.append(("card", bonus))
    for more in hooks.dice:
        parts.extend(more(state, unit, h, target, at))
    return parts


@lru_cache(maxsize=8192)
def _by_ground(
    row: UnitRow,
    from_spot: Spot,
    target_spot: Spot,
    distance: int,
    defender: Side,
    ignores_cover: bool,
    ignores_penalty: bool,
    same_range: bool,
) -> tuple[Modifier, ...]:
    """Range, cover and own hex: what depends on nothing but the table of units and the two hexes."""
    parts: list[Modifier] = [("range", row.dice[distance - 1] if distance <= len(row.dice) else 0)]
    if not (row.ignores_cover or ignores_cover):
        cover = protection(from_spot, target_spot, row.moves_as, defender, same_range=same_range)
        if cover[1]:
            parts.append((cover[0], -cover[1]))
    if not (row.ignores_penalty or ignores_penalty):  # DICE-06, DICE-07
        penalty = as_ground_for(from_spot, row.at_home).penalty.get(row.moves_as)
        if penalty is not None:
            parts.append((penalty[0], -penalty[1]))
    return tuple(parts)


def protection(
    from_spot: Spot, target_spot: Spot, attacker: UnitClass, defender: Side, *, same_range: bool = False
) -> Modifier:
    """The best single protection of a hex, each tested by its own condition first (DICE-03 to DICE-05); `same_range`:
    the attacker stands on the same range of mountains (CM-MTN-2)."""
    best: Modifier = ("", 0)
    for shelter in target_spot.shelters:
        cover = shelter.cover
        if cover is None or (shelter.side is not None and shelter.side != defender):
            continue
        if (cover.uphill and from_spot.hill) or (cover.off_range and same_range):
            continue
        if cover.outside and from_spot.terrain == target_spot.terrain:
            continue
        dice = cover.against(attacker)
        if dice > best[1]:
            best = (shelter.label, dice)
    return best


def card_bonus(state: GameState, unit: Unit, distance: int) -> int:
    """Dice the card of the turn adds for a unit ordered by it (DICE-08)."""
    effect = state.turn.effect
    bonus = CARDS[effect].bonus if effect is not None else None
    if bonus is None:
        return 0
    deed = state.deeds.get(unit.id)
    if deed is None or (bonus.only is not None and bonus.only != UNITS[unit.kind].orders_as):
        return 0
    if deed.overran:
        return bonus.overrun_close if distance == 1 else bonus.overrun_fire
    return bonus.close if distance == 1 else bonus.fire
