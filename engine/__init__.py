"""The rules of Memoir '44 as a pure library: what is legal, why something is not, and what an action does.

    state = new_game(scenario, SeededDice(seed))
    for action in legal_actions(state): ...
    result = apply(state, action, SeededDice(seed, state.ply, text(action, state.battle.board)))
    view = project(result.state, "allies")

Standard library only. A state is immutable from outside; chance enters only through the dice argument.
"""

from __future__ import annotations

from engine.actions import Action, parse, text
from engine.dice import Dice, RecordedDice, Roll, ScriptedDice, SeededDice
from engine.errors import (
    EngineError,
    EngineFault,
    IllegalAction,
    NotationError,
    Refusal,
    SaveError,
    ScenarioError,
)
from engine.events import Event
from engine.options import Options
from engine.play import Result, actor, apply, decision, legal_actions, to_act, why_not
from engine.setup import new_game
from engine.state import GameState
from engine.types import SIDES, Side, Viewer
from engine.view import PlayerView, project, redact, redact_line

__all__ = [
    "SIDES",
    "Action",
    "Dice",
    "EngineError",
    "EngineFault",
    "Event",
    "GameState",
    "IllegalAction",
    "NotationError",
    "Options",
    "PlayerView",
    "RecordedDice",
    "Refusal",
    "Result",
    "Roll",
    "SaveError",
    "ScenarioError",
    "ScriptedDice",
    "SeededDice",
    "Side",
    "Viewer",
    "actor",
    "apply",
    "decision",
    "legal_actions",
    "new_game",
    "parse",
    "project",
    "redact",
    "redact_line",
    "text",
    "to_act",
    "why_not",
]
