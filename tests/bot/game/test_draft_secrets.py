"""A draft shows nothing that is decided by what is hidden: of positions that differ in nothing else, everything that
is drafted, offered, refused, said and drawn is the same."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import scenarios
from bot.errors import UserError
from bot.facts.plans import Branch, Condition, Plans
from bot.game.drafting import alone, draft_look, editing
from bot.game.drafting.rehearse import rehearse
from bot.game.reading import looks
from bot.game.side import teams
from bot.game.table.live import Live
from bot.game.team import staff_look
from bot.game.values import DraftLook
from bot.i18n import words_of
from bot.screens.deciding import Moment
from bot.screens.marking import arrow_marks, choice_marks, plan_marks
from bot.screens.plans import offers, plans_screen
from bot.screens.prompts import prompt
from bot.screens.staff import panel
from engine import EngineError, GameState, apply, parse, project, whatif
from engine.types import SIDES, Side
from tests.boards import position, proves
from tests.bot.game.tables_in_memory import SOLO, STAFFS, table
from tests.engine.hidden import mined, positions, twin

EN = words_of("en")
#: Positions of each battle here; FIELDPOST_POSITIONS=40 for a thousand of all.
POSITIONS = int(os.environ.get("FIELDPOST_POSITIONS", "2"))
#: Lines that a draft has at most, and lines tried in each position beside it.
LINES, TRIES = 5, 3
#: Words and lines that are refused for all kinds of reasons.
WRONG = (
    "play ambush",
    "move A1-A2",
    "attack A1xB2",
    "use combat-card combat-spotter",
    "keep barrage",
    "clear A1",
)


def _people(live: Live, side: Side) -> tuple[int, ...]:
    return tuple(row.person for row in live.seats if row.side == side and row.person is not None)


def _shown(live: Live, person: int, side: Side) -> list[Any]:
    """Everything a member can see of his draft: views, texts, what is drawn, what may be chosen."""
    draft = draft_look.look_of(live, person, side)
    moment = Moment(EN, looks.look_of(live, person, side), draft)
    screen = prompt(moment)
    # A mapping is equal to one in another order; a reader sees the order.
    found: list[Any] = [draft, screen, plan_marks(moment), choice_marks(moment)]
    found.append(arrow_marks(draft.arrows))
    if offers(moment):
        found.append(plans_screen(moment))
    if len(_people(live, side)) > 1:
        staff = staff_look.look_of(live, person, side)
        found += [staff, panel(EN, staff, ()), arrow_marks(staff.arrows)]
    return found


def _tried(live: Live, person: int, side: Side, line: str) -> object:
    """What comes of one more line: kept, kept for later, or why not."""
    try:
        if teams.together(live, side):
            editing.try_lines(live, side, person, editing.split(line))
            return "kept"
        after = alone.line_on(live, rehearse(live, side).stand(person).state, person, side, line)
    except whatif.ChanceSpeaks:
        return "chance speaks"
    except (UserError, EngineError) as error:
        return repr((error, error.__dict__))
    return project(after, side)


def _planned(live: Live) -> Live:
    """The same, with an alternative beside each draft that was made ahead."""
    plans = Plans(Condition("enemy", "D6"), (Branch(("play recon-center",)),))
    drafts = {
        whose: row if row.side == live.board.turn.side else row._replace(plans=plans)
        for whose, row in live.drafts.items()
    }
    return replace(live, drafts=drafts)


class Pair:
    """Two tables with positions that a side cannot tell from each other, and the same drafts on both."""

    def __init__(self, one: GameState, other: GameState, people: dict[str, tuple[int, ...]]) -> None:
        self.states, self.people = (one, other), people
        self.lines: dict[tuple[int, str], tuple[str, ...]] = {}
        self.verbs: set[str] = set()

    def tables(self) -> tuple[Live, Live]:
        """Both of them as they stand."""
        one, other = (_planned(table(state, self.people, self.lines)) for state in self.states)
        return one, other

    def agree(self, side: Side, rng: Random) -> None:
        """Draft by chance for everybody of a side, and compare at every step."""
        for number in range(LINES):
            one, other = self.tables()
            persons = _people(one, side)
            for person in persons:
                assert _shown(one, person, side) == _shown(other, person, side)
            person = persons[number % len(persons)]
            look = draft_look.look_of(one, person, side)
            some = [one.notation for one in rng.sample(look.legal, min(TRIES, len(look.legal)))]
            for line in (*some, rng.choice(WRONG)):
                assert _tried(one, person, side, line) == _tried(other, person, side, line), line
            if not look.legal:
                continue
            line = self._line(look, rng)
            self.verbs.add(line.split()[0])
            if _tried(one, person, side, line) == "chance speaks":
                kept = {
                    alone.prepared(rehearse(live, side).stand(person).state, line) for live in (one, other)
                }
                assert len(kept) == 1, line
                if not kept.pop():
                    continue
            mine = self.lines.get((person, side), ())
            closers = rehearse(one, side).closers(person)
            self.lines[(person, side)] = (*mine, *closers, line)

    def _line(self, look: DraftLook, rng: Random) -> str:
        """Any line, but rather one that leads onto a mine; that closes the step seldom."""
        mines = {
            h.name for h in look.view.hexes for m in h.markers if m.kind == "minefield" and not m.face_up
        }
        onto = [one.notation for one in look.legal if one.verb == "move" and one.target in mines]
        if onto and rng.random() < 0.6:
            return rng.choice(onto)
        lines = [one.notation for one in look.legal]
        open_ = [line for line in lines if line != "end"]
        return rng.choice(open_ if open_ and rng.random() < 0.8 else lines)


@proves("WW-MINE-1 WW-CC-1 CARD-AMBUSH-1")
@pytest.mark.parametrize("name", scenarios.ids())
def test_a_draft_shows_nothing_hidden(name: str) -> None:
    rng = Random(name)
    verbs: set[str] = set()
    for number, state in enumerate(positions(mined(name, rng), rng, POSITIONS)):
        for side in SIDES:
            # Both the side to move and the one that plans ahead.
            one = twin(state, side, rng, mines=0)
            other = twin(state, side, rng, mines=None if number % 2 else 3)
            for people in (SOLO, STAFFS):
                pair = Pair(one, other, people)
                pair.agree(side, Random(number))
                verbs |= pair.verbs
    assert verbs & {"order", "move", "play"}


MINES = "A:inf@C4;F4;I4;L4 A:arm@D4 X:inf@D5;F5;M9 minefield[X]={0}@C5;D5;F6;I5;J5 wire@L5"
_BEGUN = ("play general-advance", "order C4", "order D4", "order F4", "order I4", "end")


def _begun(value: int) -> GameState:
    """A card for all sections is played, units are ordered; all mines have the same strength."""
    state = position(MINES.format(value), hand=("general-advance", "barrage"), play="allies")
    for line in _BEGUN:
        state = apply(state, parse(line, state.battle.board), whatif.NoDice()).state
    return state


@proves("WW-MINE-3")
@pytest.mark.parametrize("people", [SOLO, STAFFS], ids=["alone", "staff"])
@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("move C4-C5",), id="onto a mine"),
        pytest.param(("move I4-I5",), id="onto another"),
        pytest.param(("move C4-C5", "end", "attack C5xD5"), id="and a battle from there"),
        pytest.param(
            ("end", "attack D4xD5", "advance", "attack C4xF4"), id="past who would take a mined ground"
        ),
    ],
)
def test_whether_a_mine_has_any_strength(people: dict[str, tuple[int, ...]], lines: tuple[str, ...]) -> None:
    """No picture, no list and no refusal of a draft tells it before the draft is confirmed."""
    found = []
    for value in (0, 3):
        state = _begun(value)
        shown = []
        for writer in people["allies"]:
            tried = table(state, people, {(writer, "allies"): lines})
            shown += [_shown(tried, one, "allies") for one in people["allies"]]
        found.append(shown)
    assert found[0] == found[1]
    assert "minefield" in repr(found[0])
