"""While the other side chooses a way back, fire that no answer can touch goes on: by button, by command, in a team."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from engine import GameState, SeededDice, apply, parse, to_act
from engine.codec import hash_of
from engine.frames import RetreatUnit
from tests.boards import proves
from tests.bot.discord import positions
from tests.bot.discord.player import buttons
from tests.bot.game.doctored import doctor, put
from tests.bot.kit.world import SEED, World

#: Three of Ana's fire at two of Bo's; C6 and J6 have nothing to do with each other, D6 has.
BOARD = "A:inf@C4;D4;J4;A1 X:inf@C6;D6;J6;M9;A9"
ORDERS = "play direct-from-hq; order C4; order D4; order J4; end; end"


def luck(state: GameState, line: str) -> GameState:
    """The same position at a moment whose dice drive the target back, and leave its owner a choice."""
    for ply in range(state.ply, state.ply + 400):
        draft = state.draft()
        draft.ply, draft.legal = ply, None
        tried = draft.freeze()
        after = apply(tried, parse(line, state.battle.board), SeededDice(SEED, ply, line)).state
        if isinstance(after.pending[-1], RetreatUnit) and to_act(after) == "axis":
            return tried
    raise AssertionError("no such dice")


async def asked(world: World, monkeypatch: pytest.MonkeyPatch, ways: str = "ask") -> tuple[Any, Any]:
    """Ana has fired at C6, and Bo, who wants to be asked, is. Returns the thread and Ana's panel."""
    thread = await positions.table(world, monkeypatch, BOARD, "direct-from-hq", played=ORDERS)
    state = (await world.bot.backend.desk.load(1)).board
    await doctor(world.bot, 1, put(luck(state, "attack C4xC6")))  # type: ignore[arg-type]
    await world.bot.backend.standing.set(Request(world.bo.id, 1), retreat=ways)
    panel = (await world.ana.slash(thread, "play attack", **{"from": "C4", "target": "C6"})).response
    await world.settle()
    return thread, panel


def attacks(panel: Any) -> list[str]:
    """The attacks offered, as notation."""
    return [one.split("~")[0].rpartition(":")[2] for one in buttons(panel, "do") if ":attack " in one]


@proves("TURN-04")
async def test_what_no_answer_touches_goes_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """One press, while Bo thinks; he is asked as before, told nothing twice, and his time does not begin anew."""
    thread, panel = await asked(world, monkeypatch)
    assert "1 battle can go on meanwhile" in panel.words, panel.words
    assert attacks(panel) == ["attack J4xJ6"]
    before, told = await world.bot.backend.games.card(1), [one.words for one in thread.history()]
    panel = (await world.ana.click(panel, custom_id=buttons(panel, "do")[0])).response
    await world.settle()
    after = await world.bot.backend.games.card(1)
    assert (after.to_act, after.decision) == ("axis", "retreat")
    live = await world.bot.backend.desk.load(1)
    assert live.clock.ask is not None
    state = live.board
    asked_now = [frame for frame in state.pending if isinstance(frame, RetreatUnit)]
    if len(asked_now) == 1:
        assert after.deadline == before.deadline
        assert not [one for one in thread.history() if "❓" in one.words and one.words not in told]
    assert "can go on meanwhile" not in panel.words
    for _ in asked_now:
        line = (await world.bot.backend.games.legal(1, world.bo.id))[0]
        await world.bo.slash(
            thread, "play retreat", to=line.split("-", 1)[1] if "-" in line else line.split()[1]
        )
    card = await world.bot.backend.games.card(1)
    assert card.to_act == "allies"
    state = (await world.bot.backend.desk.load(1)).board
    await world.restart()
    assert hash_of((await world.bot.backend.desk.load(1)).board) == hash_of(state), "the log plays it again"


async def test_what_an_answer_could_touch_waits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """D6 and C6 could fall back to the same hex: by command and by text a kind line says so, and nothing happens."""
    thread, _ = await asked(world, monkeypatch)
    before = await world.bot.backend.games.card(1)
    for answer in (
        await world.ana.slash(thread, "play attack", **{"from": "D4", "target": "D6"}),
        await world.ana.slash(thread, "play orders", text="attack D4xD6"),
        await world.ana.slash(thread, "rules why", line="attack D4xD6"),
    ):
        assert "C6" in answer.response.words, answer.response.words
        assert "waits for the answer" in answer.response.words, answer.response.words
    answer = (await world.ana.slash(thread, "play end")).response
    assert (await world.bot.backend.games.card(1)).revision == before.revision
    # Whoever is asked attacks nobody with the other side's units, and a spectator plays no part.
    for person in (world.bo, world.cy):
        await person.slash(thread, "play attack", **{"from": "J4", "target": "J6"})
        await person.slash(thread, "play orders", text="attack J4xJ6", now=True)
    assert (await world.bot.backend.games.card(1)).revision == before.revision
    assert answer.words


async def test_nothing_of_the_answer_is_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Bo's reactions would fall back to is his: Ana's panel, which has buttons now, marks none of it."""
    _, panel = await asked(world, monkeypatch)
    look = await world.bot.backend.drafts.look(1, world.ana.id)
    assert look.legal
    assert look.highlight is None
    assert "C7" not in panel.words
    assert "D7" not in panel.words


async def test_his_panel_says_how_things_are_now(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bo's buttons are of the moment before Ana's second fire: one line, the question again, and he answers."""
    thread, panel = await asked(world, monkeypatch)
    his = (await world.bo.slash(thread, "play turn")).response
    await world.ana.click(panel, custom_id=buttons(panel, "do")[0])
    await world.settle()
    answer = (await world.bo.click(his, custom_id=buttons(his, "do")[0])).response
    assert buttons(answer, "do"), answer.words
    await world.bo.click(answer, custom_id=buttons(answer, "do")[0])
    left = (await world.bot.backend.desk.load(1)).board.pending
    assert len([frame for frame in left if isinstance(frame, RetreatUnit)]) <= 1


async def test_a_text_that_waits_is_done_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """J4's fire stood in a text and waits for the answer; pressed meanwhile, it is not tried again after it."""
    thread = await positions.table(world, monkeypatch, BOARD, "direct-from-hq", played=ORDERS)
    state = (await world.bot.backend.desk.load(1)).board
    await doctor(world.bot, 1, put(luck(state, "attack C4xC6")))  # type: ignore[arg-type]
    await world.bot.backend.standing.set(Request(world.bo.id, 1), retreat="ask")
    await world.ana.slash(thread, "play orders", text="attack C4xC6; attack J4xJ6; attack D4xD6", now=True)
    live = await world.bot.backend.desk.load(1)
    assert live.row.memo.rest is not None
    assert live.row.memo.rest.lines == ("attack J4xJ6", "attack D4xD6")
    await world.ana.slash(thread, "play attack", **{"from": "J4", "target": "J6"})
    live = await world.bot.backend.desk.load(1)
    assert live.row.memo.rest is not None
    assert live.row.memo.rest.lines == ("attack D4xD6",)


async def test_reactions_that_answer_leave_nothing_to_wait_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, panel = await asked(world, monkeypatch, ways="cover")
    assert "meanwhile" not in panel.words
    assert (await world.bot.backend.games.card(1)).to_act == "allies"
