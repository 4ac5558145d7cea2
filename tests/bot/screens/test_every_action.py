"""Whatever the engine allows can be pressed: every legal action of random games stands on the screen, or is at most
a few lists away. No step of a turn crashes a prompt, whatever pieces are on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import scenarios
from bot.facts.drafted import OpenStep
from bot.facts.pace import fixed
from bot.game.values import DraftLook, GameCard, Look
from bot.i18n import words_of
from bot.screens.abilities import narrow
from bot.screens.args import Paged, read_arg
from bot.screens.deciding import Moment
from bot.screens.prompts import prompt
from bot.screens.screen import Button, Screen, Select
from engine import (
    GameState,
    Options,
    SeededDice,
    apply,
    decision,
    legal_actions,
    new_game,
    project,
    text,
    to_act,
)
from engine.notation import ActionView, described
from engine.types import SIDES
from tests.boards import position
from tests.engine.test_community_games import FIELDS as COMMUNITY
from tests.engine.test_community_games import battle as community
from tests.engine.test_equipment_games import FIELD, LANDING, RULES

EN = words_of("en")
CARD: Mapping[str, Any] = {
    "id": 1, "server": None, "scenario": "x", "titles": {"en": "X"}, "status": "running", "revision": 1,
    "language": "en", "reactions": "orders", "pace": fixed(3600), "options": Options(), "rules": (), "practice": True,
    "created_by": 1, "created_at": 0.0, "started_at": 0.0, "ended_at": None, "expires_at": None, "seats": (),
    "turn": 1, "active": "allies", "to_act": "allies", "decision": None, "medals": {}, "to_win": {},
    "deadline": None, "clock": None, "banks": {}, "overdue": False, "winner": None, "ending": None, "seed_hash": "",
    "seed": None, "asks": (), "match": None, "awaited": (), "team_seconds": 3600,
    "team_due": None, "team_late": False, "commanders": {},
}  # fmt: skip
#: Actions of each game that is walked through.
LONG = 160
HAND = ("recon-center", "attack-left", "direct-from-hq", "artillery-bombard")
WINTER = ("combat-cards", "winter-weather", "pontoon-bridges")


def boards() -> dict[str, GameState]:
    """Everything of both boxes, face to face; each battle that brings its own rules."""
    special: Mapping[str, Any] = {rule: {} for rule in RULES}
    found = {
        "field": position(FIELD, hand=HAND, foe=HAND, special=special),
        "landing": position(LANDING, hand=HAND, foe=HAND, special=special),
    }
    found |= {name: community(name) for name in COMMUNITY}
    for name in ("parkers-crossroads", "relief-of-bastogne", "stavelot", "stonne", "sainte-mere-eglise"):
        winter = name not in ("stonne", "sainte-mere-eglise")
        found[name] = new_game(scenarios.load(name), SeededDice(name), rules=WINTER if winter else ())
    return found


def walk(state: GameState, seed: str) -> Iterator[GameState]:
    """A random game that likes abilities: else the rare ones would hardly be seen."""
    chooser = SeededDice(f"{seed}|every action")
    for _ in range(LONG):
        legal = legal_actions(state)
        if not legal:
            return
        yield state
        rare = [one for one in legal if one.verb in ("use", "choose", "clear")]
        among = rare if rare and chooser.pick(2) else legal
        action = among[chooser.pick(len(among))]
        state = apply(state, action, SeededDice(seed, state.ply, text(action, state.battle.board))).state


def moment(state: GameState, page: tuple[str, int] = ("", 0)) -> Moment:
    """The state as its owner looks at it, with nothing drafted."""
    side = to_act(state)
    assert side is not None
    view = project(state, side)
    open_step = OpenStep(decision(state), view.legal)
    steps = (open_step,) if open_step.kind in ("move", "battle") else ()
    look = Look(GameCard(**CARD), side, view, SIDES, True)
    draft = DraftLook((), 1, False, view, view.legal, steps=steps, ends=True, look=look)
    return Moment(EN, look, draft, page)


def offered(state: GameState, screen: Screen, seen: set[str]) -> set[str]:
    """The actions that the controls of a screen stand for, through the pages of its lists."""
    found: set[str] = set()
    for row in screen.rows:
        if isinstance(row, Select):
            for value in (choice.value for choice in row.choices):
                if value.startswith("page:"):
                    found |= page(
                        state, (read_arg(Paged, row.arg).name, int(value.removeprefix("page:"))), seen
                    )
                elif row.do in ("order", "targets"):
                    found.add(f"{'order' if row.do == 'order' else 'choose'} {value}")
                elif row.do == "pick":
                    found.add(value)
            continue
        assert isinstance(row, tuple)
        for button in row:
            if button.do in ("do", "sure"):
                found.add(read_arg(Paged, button.arg).name)
            elif button.do in ("units", "attacks", "orders"):
                found |= page(state, (button.do, int(button.arg)), seen)
            elif button.do == "end":
                found.add("end")
    return found


def page(state: GameState, which: tuple[str, int], seen: set[str]) -> set[str]:
    if repr(which) in seen or which[0].startswith("use "):
        return set()
    seen.add(repr(which))
    return offered(state, prompt(moment(state, which)), seen)


def abilities(screen: Screen) -> set[str]:
    """The beginnings of abilities that a screen offers."""
    found = set()
    for row in screen.rows:
        if isinstance(row, Select):
            if row.do == "ability":
                found.add(read_arg(Paged, row.arg).name)
        elif isinstance(row, tuple):
            found |= {one.arg for one in row if isinstance(one, Button) and one.do == "ability"}
    return found


def said_step_by_step(legal: Sequence[ActionView], wanted: ActionView, starts: set[str]) -> bool:
    """Whether an ability can be said from one of the beginnings, each word taken from what is offered."""
    for start in starts:
        step = narrow(legal, described(start).words)
        while step.action != wanted:
            following = [word for word in wanted.words[len(step.said) :] if word in step.following]
            if not following:
                break
            step = narrow(legal, (*step.said, following[0]))
        if step.action == wanted:
            return True
    return False


@pytest.mark.parametrize("name", list(boards()))
def test_every_legal_action_can_be_pressed(name: str) -> None:
    for number in range(3):
        for state in walk(boards()[name], f"{name}-{number}"):
            here = moment(state)
            screen = prompt(here)
            assert len(screen.rows) <= 5
            assert len(screen.text) <= 2000
            legal = {one.notation: one for one in here.legal}
            missing = set(legal) - offered(state, screen, set())
            if here.view.choice.kind == "choose":
                # Several targets are chosen together; each of them stands in the list.
                single = offered(state, screen, set())
                missing = {one for one in missing if not {f"choose {h}" for h in legal[one].hexes} <= single}
            for word in {one.words[0] for one in here.legal if one.verb == "use"}:
                assert EN.has(f"use-{word}.hint") or EN.has(f"card-{word}"), word
            starts = abilities(screen)
            spoken = sorted(one for one in missing if legal[one].verb == "use")
            for line in spoken[:: max(1, len(spoken) // 7)]:
                assert said_step_by_step(here.legal, legal[line], starts), (line, starts)
            assert not missing - set(spoken), here.view.choice
