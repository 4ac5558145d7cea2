"""Pontoon bridges: an Attack card builds one instead of ordering anybody, `use pontoon HEX` (WW-PON-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.frames import OrderUnits
from engine.hexes import members
from engine.rules.cards.table import CARDS
from engine.rules.changes import place_obstacle
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.rules.orders import any_ordered
from engine.steps.abilities import one_hex
from engine.values import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.ground import Spot
    from engine.state import Draft, GameState
    from engine.types import HexId, Table

WORD: Final = "pontoon"
_BRIDGE: Final = "pontoon-bridge"
#: Degrees of the directions in which a river leaves its hex.
_DEGREES: Final = {"e": 0, "ne": 60, "nw": 120, "w": 180, "sw": 240, "se": 300}


def hook(params: Table) -> Hook:
    """No parameters."""
    return Hook("pontoon-bridges", abilities={WORD: Ability("order", _options, _refusal, _perform)})


def _spans(here: Spot) -> bool:
    return here.row.river and not here.bridged


def _why_not(state: GameState, frame: Frame) -> Refusal | None:
    if not isinstance(frame, OrderUnits):
        return refuse("not-now", word=WORD)
    card = CARDS[state.turn.effect or "nothing"]
    if card.section is None or not card.id.startswith("attack-"):
        return refuse("attack-card-only", word=WORD)
    return refuse("instead-of-orders", word=WORD) if any_ordered(state) else None


def _options(state: GameState, frame: Frame) -> Iterable[Action]:
    if _why_not(state, frame) is not None:
        return []
    assert frame.owner is not None
    section = CARDS[state.turn.effect or "nothing"].section
    assert section is not None
    hexes = members(state.battle.section_sets[frame.owner][section])
    spots, names = state.ground.spots, state.battle.board.names
    return [Use(WORD, (names[h],)) for h in hexes if _spans(spots[h])]


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    refusal = _why_not(state, frame)
    if refusal is not None:
        return refusal
    board = state.battle.board
    h = one_hex(state, action)
    if isinstance(h, Refusal):
        return h
    if not _spans(state.ground.spots[h]):
        return refuse("no-river-there", hex=board.names[h])
    assert frame.owner is not None
    here = state.battle.sections[frame.owner][h]
    if CARDS[state.turn.effect or "nothing"].section not in here:
        return refuse("wrong-section", hex=board.names[h], section=here[0])
    return None


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    """XAMB-17: nobody is ordered, neither in the section nor On the Move."""
    h = draft.battle.board.by_name[action.words[0].upper()]
    place_obstacle(draft, h, Obstacle(_BRIDGE, axis=_across(draft, h)))
    draft.pending.pop()


def _across(draft: Draft, h: HexId) -> int:
    """The axis of a bridge across the river, to be drawn."""
    exits = [_DEGREES[one] for one in draft.ground.spots[h].exits]
    return sum(exits[:2]) // 2 % 180 if len(exits) > 1 else 90


RULES: Final = (SpecialRule("pontoon-bridges", hook),)
