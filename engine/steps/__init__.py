"""The steps of the game: one module a kind of decision, each with the same four functions (see step.py).

A step never calls another to do its work; it pushes the frame of that step onto the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from engine.steps.step import Step, row

if TYPE_CHECKING:
    from engine.actions import Action

STEPS: Final[dict[type[f.Frame], Step[f.Frame, Action]]] = dict(
    (
        row(f.Play, play_card.STEP),
        row(f.DealCards, deal_cards.DEAL),
        row(f.NextCard, deal_cards.NEXT),
        row(f.ReplaceReaction, draw_cards.REPLACE),
        row(f.OrderUnits, order_units.STEP),
        row(f.MoveUnits, move_units.STEP),
        row(f.Battles, battles.STEP),
        row(f.ChooseSectionFor, card_choices.SECTION),
        row(f.ChooseTargets, strikes.CHOOSE),
        row(f.ChooseWounded, card_choices.WOUNDED),
        row(f.RollForOrders, card_choices.ORDERS_ROLL),
        row(f.RollToRestore, restore_units.ROLL_TO_RESTORE),
        row(f.RestoreUnits, restore_units.RESTORE),
        row(f.DigIn, dig_in.STEP),
        row(f.React, react.STEP),
        row(f.PlayCombat, play_combat.STEP),
        row(f.BlastBunker, blast_bunker.STEP),
        row(f.RollStrike, roll_strike.STEP),
        row(f.Barrages, strikes.STRIKE),
        row(f.RetreatUnit, retreat_unit.STEP),
        row(f.AfterBattle, after_battle.STEP),
        row(f.BattleBack, battle_back.STEP),
        row(f.Advance, advance.STEP),
        row(f.DrawCards, draw_cards.DRAW),
        row(f.TakeDiscard, take_discard.STEP),
        row(f.KeepOne, draw_cards.KEEP),
        row(f.EndTurn, end_turn.STEP),
        row(f.FirstTurn, end_turn.FIRST),
        row(f.LayChip, lay_chip.STEP),
        row(f.LaySmoke, lay_smoke.STEP),
        row(f.AirDrop, air_drop.STEP),
        row(f.Over, over.STEP),
    )
)
