"""What a roll does: hits, figures, flags (5.4, 5.5). One path for battles, ambushes and strikes of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.events import DiceRolled, FlagsIgnored
from engine.frames import RetreatUnit, Strike
from engine.rules.changes import lose_figures
from engine.rules.units import UNITS
from engine.types import Face, HexId, UnitClass

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.rules.hookpoints import Modifier
    from engine.rules.unit_rows import UnitRow
    from engine.state import Draft, GameState, Unit

#: HIT-01: the target's own symbol and the grenade; artillery is hit by grenades only.
_HITTING: Final[dict[UnitClass, frozenset[Face]]] = {
    "infantry": frozenset(("infantry", "grenade")),
    "armor": frozenset(("armor", "grenade")),
    "artillery": frozenset(("grenade",)),
}
#: As many flags as anybody rolls.
EVERY_FLAG: Final = 99
_STAR: Final[frozenset[Face]] = frozenset(("star",))


def faces_of(row: UnitRow) -> frozenset[Face]:
    """The faces that hit a kind of unit wherever nothing else is said (HIT-01)."""
    return row.hit_by or _HITTING[row.hit_as]


def hitting_faces(state: GameState, strike: Strike, target: Unit) -> frozenset[Face]:
    """The faces that hit this target in this strike."""
    faces = faces_of(UNITS[target.kind])
    if strike.stars_hit:
        faces |= _STAR
    for hook in state.battle.hooks.hitting:
        faces = hook(state, strike, target, faces)
    return faces


def resolve(draft: Draft, strike: Strike, made_of: list[Modifier], dice: Dice) -> None:
    """Roll against the target, take its losses (HIT), and ask its owner for the way back (FLAG)."""
    number = 0
    for _, n in made_of:
        number += n
    target = draft.units[strike.at]
    faces = dice.roll(number if number > 0 else 0)
    draft.bar_undo()
    able = hitting_faces(draft, strike, target)
    hitting = tuple([face for face in faces if face in able])
    hits = len(hitting)
    flags = faces.count("flag")
    draft.say(DiceRolled, strike, faces, hits, flags, tuple(made_of), hitting)
    for hook in draft.battle.hooks.confirm:
        hits = hook(draft, strike, target, hits, dice)
    dead = bool(hits) and lose_figures(draft, strike.at, hits, "hits", strike.side, dice)
    for after in draft.battle.hooks.after_hits:
        after(draft, strike, faces, hits)
    # Whoever is gone ignores its flags and does not go back (HIT-02).
    if dead or not flags or draft.winner is not None:
        return
    binds = _flags_bind(draft, strike)
    ignorable = 0 if binds else min(flags, _ignorable(draft, target, strike))
    if not binds and draft.battle.hooks.must_ignore:
        flags, ignorable = _without_ignored(draft, target, strike, flags, ignorable)
        if not flags:
            return
    draft.pending.append(RetreatUnit(target.side, target.id, strike.at, flags, ignorable, strike.side, binds))


def _flags_bind(state: GameState, strike: Strike) -> bool:
    binds = strike.flags_bind
    for hook in state.battle.hooks.flags_bind:
        binds = binds or hook(state, strike)
    return binds


def _without_ignored(
    draft: Draft, target: Unit, strike: Strike, flags: int, ignorable: int
) -> tuple[int, int]:
    """The flags left where a unit must ignore some: then it must ignore, too, what its hex would let it (CM-JP-1)."""
    must = 0
    for hook in draft.battle.hooks.must_ignore:
        must += hook(draft, target, strike.at, strike)
    if not must:
        return flags, ignorable
    ignored = min(flags, must + ignorable)
    draft.say(FlagsIgnored, target.side, target.id, strike.at, ignored)
    return flags - ignored, 0


def _ignorable(state: GameState, target: Unit, strike: Strike) -> int:
    number = flags_ignorable(state, target, strike.at)
    for hook in state.battle.hooks.ignorable:
        number += hook(state, target, strike.at, strike)
    return number


def flags_ignorable(state: GameState, unit: Unit, h: HexId) -> int:
    """The flags a unit may ignore on its hex: 1, whatever lies there (FLAG-02, AMB-18), or all (CM-BLD-4)."""
    moves_as = UNITS[unit.kind].moves_as
    if moves_as in state.ground.spots[h].row.ignores_flags_of:
        return EVERY_FLAG
    for shelter in state.ground.spots[h].shelters:
        if moves_as in shelter.ignores_flag_of and shelter.side in (None, unit.side):
            return 1
    return 0
