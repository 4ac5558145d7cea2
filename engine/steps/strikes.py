"""Strikes of a card itself: Air Power and Barrage choose their targets, then strike them in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Choose
from engine.errors import Refusal, refuse
from engine.frames import Barrages, ChooseTargets, Strike
from engine.hexes import hex_set, members
from engine.rules.cards.table import CARDS, StrikeRow
from engine.rules.hits import resolve
from engine.steps.step import Step, no_choice, nothing, refuse_all
from engine.types import OTHER, HexId, HexSet, Side

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.rules.hookpoints import Modifier
    from engine.state import Draft, GameState


def _row(state: GameState) -> StrikeRow:
    row = CARDS[state.turn.effect or ""].strike
    assert row is not None
    return row


def _enemies(state: GameState, frame: ChooseTargets) -> HexSet:
    """The units this card may strike."""
    enemies = state.masks[OTHER[frame.owner]]
    if state.battle.hooks.why_not_struck:
        for h in members(enemies):
            if _spared(state, h) is not None:
                enemies &= ~(1 << h)
    return enemies


def _spared(state: GameState, h: HexId) -> Refusal | None:
    """Why a special rule keeps a card's strike from the unit on a hex."""
    for hook in state.battle.hooks.why_not_struck:
        refusal = hook(state, state.units[h], h)
        if refusal is not None:
            return refusal
    return None


def _in_section(state: GameState, frame: ChooseTargets) -> HexSet:
    """Where at least one target must lie (HOOK-09)."""
    if frame.section is None:
        return state.battle.board.all
    sections = state.battle.sections[frame.owner]
    return hex_set(h for h in range(state.battle.board.size) if frame.section in sections[h])


def _options(state: GameState, frame: ChooseTargets) -> tuple[Action, ...]:
    """Every group once, its hexes in order; any other order of the same group is legal too (AMB-32)."""
    enemies, inside = _enemies(state, frame), _in_section(state, frame)
    groups = _groups(state, enemies, _row(state).targets)
    choices: list[Action] = [Choose(tuple(members(group))) for group in groups if group & inside]
    # In the order of their hexes, which is that of their texts.
    choices.sort()
    return tuple(choices)


def _groups(state: GameState, among: HexSet, most: int) -> set[HexSet]:
    """All connected groups of up to `most` hexes (AMB-14)."""
    ring = state.battle.board.ring
    mutual = state.battle.options.air_power_group == "mutual"
    groups = {1 << h for h in members(among)}
    edge = [(group, ring[group.bit_length() - 1] & among) for group in groups]
    for _ in range(most - 1):
        grown: dict[HexSet, HexSet] = {}
        for group, around in edge:
            left = around & ~group
            while left:
                low = left & -left
                left ^= low
                bigger = group | low
                if bigger not in grown:
                    beside = ring[low.bit_length() - 1] & among
                    grown[bigger] = around & beside if mutual else around | beside
        groups.update(grown)
        edge = list(grown.items())
    return groups


def _refusal(state: GameState, frame: ChooseTargets, action: Action) -> Refusal | None:
    if not isinstance(action, Choose):
        return refuse("choose-targets-first")
    names = state.battle.board.names
    most = _row(state).targets
    if len(action.hexes) > most:
        return refuse("too-many-targets", limit=most)
    if len(set(action.hexes)) < len(action.hexes):
        return refuse("target-twice")
    enemies = _enemies(state, frame)
    for h in action.hexes:
        if not enemies >> h & 1:
            hidden = _spared(state, h) if state.masks[OTHER[frame.owner]] >> h & 1 else None
            return hidden or refuse("no-enemy-there", hex=names[h])
    group = hex_set(action.hexes)
    if group not in _groups(state, group, most):
        return refuse("targets-not-connected")
    if not group & _in_section(state, frame):
        return refuse("no-target-in-section", section=frame.section or "")
    return None


def _choose(draft: Draft, frame: ChooseTargets, action: Choose, dice: Dice) -> None:
    draft.pending.pop()
    draft.pending.append(Barrages(None, tuple([strike_at(draft, frame.owner, h) for h in action.hexes])))


def strike_at(state: GameState, side: Side, h: HexId) -> Strike:
    """The strike of the card in play at a unit."""
    row = _row(state)
    number = state.battle.options.air_power_dice[side] if row.dice is None else row.dice
    for hook in state.battle.hooks.strike_dice:
        number = hook(state, side, state.turn.effect or "nothing", number)
    return Strike(side, None, None, state.units[h].id, h, "card", number, row.stars_hit, flags_bind=True)


def made_of(strike: Strike) -> list[Modifier]:
    """What the dice of a card's strike are made of."""
    return [("card", strike.dice)]


def _settle_choice(draft: Draft, frame: ChooseTargets, dice: Dice) -> bool:
    """Without any target the card does nothing."""
    if _enemies(draft, frame) & _in_section(draft, frame):
        return False
    draft.pending.pop()
    return True


def _settle_strikes(draft: Draft, frame: Barrages, dice: Dice) -> bool:
    draft.pending.pop()
    strike, rest = frame.strikes[0], frame.strikes[1:]
    if rest:
        draft.pending.append(Barrages(None, rest))
    if draft.unit_at(strike.target, strike.at):
        resolve(draft, strike, made_of(strike), dice)
    return True


CHOOSE: Final[Step[ChooseTargets, Choose]] = Step(_options, _refusal, _choose, _settle_choice)
STRIKE: Final[Step[Barrages, object]] = Step(nothing, refuse_all, no_choice, _settle_strikes)
