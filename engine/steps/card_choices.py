"""What cards ask before any unit is ordered: a section, a wounded unit, a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import ROLL, Choose, ChooseSection, RollDice
from engine.errors import Refusal, refuse
from engine.events import FiguresRestored, OrderDiceRolled, RollInVain, SectionChosen
from engine.frames import ChooseSectionFor, ChooseWounded, NextCard, OrderUnits, RollForOrders, Slot
from engine.hexes import members
from engine.rules.cards.table import CARDS
from engine.rules.chip import cards_held
from engine.rules.orders import sections_with
from engine.rules.units import UNITS
from engine.steps.order_units import order
from engine.steps.step import Step, waits
from engine.types import Face, UnitClass

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId

#: The face that stands for a class; artillery has none.
OWN_FACE: Final[dict[UnitClass, Face | None]] = {"infantry": "infantry", "armor": "armor", "artillery": None}


# A section (Infantry Assault)


def section_options(state: GameState, frame: ChooseSectionFor) -> tuple[ChooseSection, ...]:
    """The sections in which there is somebody whom the card may order."""
    who = CARDS[state.turn.effect or ""].slots[0].who
    return tuple([ChooseSection(section) for section in sorted(sections_with(state, frame.owner, who))])


def _section_refusal(state: GameState, frame: ChooseSectionFor, action: Action) -> Refusal | None:
    if not isinstance(action, ChooseSection):
        return refuse("choose-section-first")
    if action in section_options(state, frame):
        return None
    return refuse("no-such-unit-in-section", section=action.section)


def choose_section(draft: Draft, frame: ChooseSectionFor, action: ChooseSection, dice: Dice) -> None:
    """The orders of the card go to that section."""
    draft.pending.pop()
    side, section = frame.owner, action.section
    draft.turn = draft.turn._replace(section=section)
    if side in draft.played:
        draft.played[side] = draft.played[side]._replace(section=section)
    draft.say(SectionChosen, side, section)
    top = draft.pending[-1]
    assert isinstance(top, OrderUnits)
    draft.pending[-1] = OrderUnits(side, tuple([slot._replace(section=section) for slot in top.slots]))


SECTION: Final[Step[ChooseSectionFor, ChooseSection]] = Step(
    section_options, _section_refusal, choose_section, waits
)


# A wounded unit (Medics & Mechanics)


def wounded(state: GameState, frame: ChooseWounded) -> tuple[Action, ...]:
    """The units to which a figure may return."""
    choices: list[Action] = []
    for h in members(state.masks[frame.owner]):
        unit = state.units[h]
        # Most units are whole: that is asked first, it costs least.
        if unit.figures < unit.full and _why_not_restored(state, frame, h) is None:
            choices.append(Choose((h,)))
    return tuple(choices)


def _why_not_restored(state: GameState, frame: ChooseWounded, h: HexId) -> Refusal | None:
    unit = state.units[h]
    if frame.section is not None and not state.battle.section_sets[frame.owner][frame.section] >> h & 1:
        return refuse(
            "wrong-section", hex=state.battle.board.names[h], section=state.battle.sections[frame.owner][h][0]
        )
    if unit.id in state.deeds or unit.id == frame.tried:
        return refuse("ordered-already", hex=state.battle.board.names[h])
    return why_not_restored(state, unit, h)


def why_not_restored(state: GameState, unit: Unit, h: HexId) -> Refusal | None:
    """Why no figure can return to this unit."""
    if not UNITS[unit.kind].heals:
        return refuse("kind-never-restored", kind=unit.kind)
    if unit.figures >= unit.full:
        return refuse("at-full-strength", kind=unit.kind)
    for hook in state.battle.hooks.why_not_restore:
        refusal: Refusal | None = hook(state, unit, h)
        if refusal is not None:
            return refusal
    return None


def _wounded_refusal(state: GameState, frame: ChooseWounded, action: Action) -> Refusal | None:
    if not isinstance(action, Choose) or len(action.hexes) != 1:
        return refuse("choose-wounded-first")
    h = action.hexes[0]
    unit = state.units.get(h)
    if unit is None:
        return refuse("no-unit-there", hex=state.battle.board.names[h])
    if unit.side != frame.owner:
        return refuse("not-your-unit", hex=state.battle.board.names[h])
    return _why_not_restored(state, frame, h)


def _restore(draft: Draft, frame: ChooseWounded, action: Choose, dice: Dice) -> None:
    """CARD-MEDICS-1 and 2: a die for each card held, this one included."""
    draft.pending.pop()
    h = action.hexes[0]
    unit = draft.units[h]
    faces = dice.roll(frame.dice or cards_held(draft, frame.owner) + 1)
    draft.bar_undo()
    draft.say(OrderDiceRolled, frame.owner, draft.turn.effect or "", faces)
    again = draft.pending[-1]
    if isinstance(again, ChooseWounded):
        draft.pending[-1] = again._replace(tried=unit.id)
    own = OWN_FACE[UNITS[unit.kind].hit_as]
    healing = sum([face in ("star", own) for face in faces])
    restored = min(healing, unit.full - unit.figures)
    if restored:
        draft.units[h] = unit._replace(figures=unit.figures + restored)
        draft.say(FiguresRestored, unit.side, unit.id, h, restored)
        order(draft, h)
    else:
        draft.say(RollInVain, frame.owner, draft.turn.effect or "", h, "wounded", unit.kind)


def _settle_wounded(draft: Draft, frame: ChooseWounded, dice: Dice) -> bool:
    choices = wounded(draft, frame)
    if choices:
        draft.legal = choices
        return False
    draft.pending.pop()
    return True


WOUNDED: Final[Step[ChooseWounded, Choose]] = Step(wounded, _wounded_refusal, _restore, _settle_wounded)


# A roll that gives the orders (Their Finest Hour)


def _roll_options(state: GameState, frame: RollForOrders) -> tuple[Action, ...]:
    return (ROLL,)


def _roll_refusal(state: GameState, frame: RollForOrders, action: Action) -> Refusal | None:
    return None if isinstance(action, RollDice) else refuse("roll-first")


def _roll(draft: Draft, frame: RollForOrders, action: RollDice, dice: Dice) -> None:
    """CARD-FINEST-1: symbols order their own class, stars anybody."""
    draft.pending.pop()
    faces = dice.roll(frame.dice or cards_held(draft, frame.owner) + 1)
    draft.bar_undo()
    draft.say(OrderDiceRolled, frame.owner, draft.turn.effect or "", faces)
    area = frame.section
    slots = [
        Slot(faces.count(face), unit_class, area) for unit_class, face in OWN_FACE.items() if face in faces
    ]
    if "star" in faces:
        slots.append(Slot(faces.count("star"), section=area))
    _keep_roll(draft, frame, tuple(slots))


def _keep_roll(draft: Draft, frame: RollForOrders, slots: tuple[Slot, ...]) -> None:
    """The roll is for the card in play, or for the same card of a general whose turn comes later (OVL-05)."""
    later = frame.section is not None and frame.section != draft.turn.section
    for place in range(len(draft.pending) - 1, -1, -1):
        one = draft.pending[place]
        if later and isinstance(one, NextCard) and one.dealt.general == frame.section and one.rolled is None:
            draft.pending[place] = one._replace(rolled=slots)
            return
        if not later and isinstance(one, OrderUnits):
            draft.pending[place] = OrderUnits(frame.owner, slots)
            return
    raise AssertionError("a roll for orders without anybody to order")


ORDERS_ROLL: Final[Step[RollForOrders, RollDice]] = Step(_roll_options, _roll_refusal, _roll, waits)
