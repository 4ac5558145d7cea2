"""Oasis and hospital: infantry that rests there gets figures back, `use recover HEX` (CM-OAS-1, CM-HOS-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.events import FiguresRestored
from engine.rules.chip import cards_held
from engine.rules.combat import beside_enemy, why_not_act
from engine.rules.hookpoints import Hook, SpecialRule
from engine.rules.units import UNITS
from engine.steps.card_choices import OWN_FACE, why_not_restored
from engine.steps.efforts import effort

if TYPE_CHECKING:
    from engine.state import Draft, GameState, Unit
    from engine.types import Face, HexId, Table

_WORD: Final = "recover"
#: CM-HOS-1.
_BEDS: Final = 6
#: A round of moves that no card comes to.
_NEVER: Final = 99


def _dice_on(state: GameState, h: HexId) -> int:
    """The dice a unit rolls that rests on a hex; 0: nobody does there."""
    terrain = state.ground.spots[h].terrain
    if terrain == "hospital":
        return _BEDS
    marked = state.battle.rules.get("recovery", {}).get("hexes", ())
    always = terrain == "oasis" and state.battle.options.oasis_recovery == "always"
    if not always and state.battle.board.names[h] not in marked:
        return 0
    # As Medics & Mechanics: a die for each card held, the one played included.
    return cards_held(state, state.turn.side) + 1


def _why_not(state: GameState, h: HexId) -> Refusal | None:
    """CM-OAS-1 to CM-OAS-3."""
    names = state.battle.board.names
    unit = state.units.get(h)
    if unit is None:
        return refuse("no-unit-there", hex=names[h])
    if unit.side != state.turn.side:
        return refuse("not-your-unit", hex=names[h])
    deed = state.deeds.get(unit.id)
    if deed is not None and deed.round:
        return refuse("moved-already", hex=names[h])
    if not _dice_on(state, h):
        return refuse("nobody-recovers-there", hex=names[h])
    if not _recovers(unit):
        return refuse("kind-never-restored", kind=unit.kind)
    if beside_enemy(state, unit.side, h):
        return refuse("no-rest-beside-enemy", hex=names[h])
    return why_not_act(state, unit, h, deed) or why_not_restored(state, unit, h)


def _recovers(unit: Unit) -> bool:
    row = UNITS[unit.kind]
    return row.orders_as == "infantry" and row.moves_as == "infantry" and not row.vehicle and unit.full > 1


def _rest(draft: Draft, h: HexId, faces: tuple[Face, ...]) -> None:
    """Who rests does not move any more."""
    unit = draft.units[h]
    back = sum(face in ("star", OWN_FACE["infantry"]) for face in faces)
    back = min(back, unit.full - unit.figures)
    if back:
        draft.units[h] = unit._replace(figures=unit.figures + back)
        draft.say(FiguresRestored, unit.side, unit.id, h, back)
    draft.deeds[unit.id] = draft.deeds[unit.id]._replace(round=_NEVER)


_ABILITIES: Final = {_WORD: effort(_WORD, _why_not, _dice_on, _rest)}
HOOK: Final = Hook("recovery", abilities=_ABILITIES)


def hook(params: Table) -> Hook:
    """`hexes`: where units recover as in an oasis that says so."""
    return Hook("recovery-on", abilities=_ABILITIES)


RULES: Final = (SpecialRule("recovery", hook, {"hexes": "hexes"}),)
