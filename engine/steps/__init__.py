"""The steps of the game: one module a kind of decision, each with the same four functions (see step.py).

A step never calls another to do its work; it pushes the frame of that step onto the stack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import frames as f
from engine.steps import (
    advance,
    after_battle,
    air_drop,
    battle_back,
    battles,
    blast_bunker,
    card_choices,
    deal_cards,
    dig_in,
    draw_cards,
    end_turn,
    lay_chip,
    lay_smoke,
    move_units,
    order_units,
    over,
    play_card,
    play_combat,
    react,
    restore_units,
    retreat_unit,
    roll_strike,
    strikes,
    take_discard,
)
from engine.steps.step import Step

STEPS: Final[Mapping[type[f.Frame], Step]] = {
    f.Play: play_card.STEP,
    f.DealCards: deal_cards.DEAL,
    f.NextCard: deal_cards.NEXT,
    f.ReplaceReaction: draw_cards.REPLACE,
    f.OrderUnits: order_units.STEP,
    f.MoveUnits: move_units.STEP,
    f.Battles: battles.STEP,
    f.ChooseSectionFor: card_choices.SECTION,
    f.ChooseTargets: strikes.CHOOSE,
    f.ChooseWounded: card_choices.WOUNDED,
    f.RollForOrders: card_choices.ORDERS_ROLL,
    f.RollToRestore: restore_units.ROLL_TO_RESTORE,
    f.RestoreUnits: restore_units.RESTORE,
    f.DigIn: dig_in.STEP,
    f.React: react.STEP,
    f.PlayCombat: play_combat.STEP,
    f.BlastBunker: blast_bunker.STEP,
    f.RollStrike: roll_strike.STEP,
    f.Barrages: strikes.STRIKE,
    f.RetreatUnit: retreat_unit.STEP,
    f.AfterBattle: after_battle.STEP,
    f.BattleBack: battle_back.STEP,
    f.Advance: advance.STEP,
    f.DrawCards: draw_cards.DRAW,
    f.TakeDiscard: take_discard.STEP,
    f.KeepOne: draw_cards.KEEP,
    f.EndTurn: end_turn.STEP,
    f.FirstTurn: end_turn.FIRST,
    f.LayChip: lay_chip.STEP,
    f.LaySmoke: lay_smoke.STEP,
    f.AirDrop: air_drop.STEP,
    f.Over: over.STEP,
}
