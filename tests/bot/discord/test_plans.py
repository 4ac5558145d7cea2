"""Plans for the next turn through every door: by buttons, by command, in private messages, in a team, in practice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord.player import buttons, controls, lists
from tests.bot.discord.staffs import Staffs
from tests.bot.discord.test_borders import forged
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold, put
from tests.bot.kit.world import World

QUIET = "play move-out; end; end; end"


async def planning(world: World, *cards: str) -> Any:
    """Bo waits, and holds these cards. Returns the thread."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "move-out"))  # type: ignore[arg-type]
    await doctor(world.bot, 1, hold("axis", *(cards or ("attack-center", "recon-right"))))  # type: ignore[arg-type]
    return thread


async def quiet_turn(world: World) -> None:
    """Ana lets her turn pass."""
    await world.bot.backend.games.act_lines(Request(world.ana.id, 1), QUIET)
    world.bot.herald.nudge()
    await world.settle()


async def pressed(world: World, panel: Any, label: str, person: Any = None) -> Any:
    """The answer to a button."""
    return (await (person or world.bo).click(panel, label=label)).response


async def chosen(person: Any, panel: Any, value: str) -> Any:
    """The answer to a choice of the list of conditions."""
    listed = lists(panel, "plan-if")[0]
    return (await person.select(panel, [value], custom_id=listed["custom_id"])).response


async def two_plans(world: World, panel: Any, person: Any = None) -> Any:
    """A first choice, and what to do if one of Ana's units still stands."""
    bo = person or world.bo
    panel = (await bo.click(panel, custom_id=card_of(panel, "attack-center"))).response
    panel = await pressed(world, panel, "Plans", bo)
    assert "One plan" in panel.words
    panel = await pressed(world, panel, "Another plan", bo)
    assert "Plan 2 of 2, no case named yet ([Plans] names it)" in panel.words
    panel = (await bo.click(panel, custom_id=card_of(panel, "recon-right"))).response
    panel = await pressed(world, panel, "Plans", bo)
    # Here it is named: the list stands below.
    assert "no case named yet: " in panel.words
    values = [one["value"] for one in lists(panel, "plan-if")[0]["options"]]
    condition = next(one for one in values if one.startswith("enemy "))
    panel = await chosen(bo, panel, condition)
    assert f"if an enemy stands at {condition.split()[1]} ✅ as now" in panel.words
    return panel


def card_of(panel: Any, card: str) -> str:
    return next(one for one in buttons(panel, "do") if one.split("~")[0].endswith(f"play {card}"))


async def test_by_buttons(world: World) -> None:
    """Two plans; the one for what stands is there at one's turn, and one tap plays it."""
    thread = await planning(world)
    panel = await two_plans(world, (await world.bo.slash(thread, "play turn")).response)
    panel = await pressed(world, panel, "Plan 1")
    assert "Plan 1 of 2, in any other case" in panel.words
    assert "Use my plan" not in " ".join(labels(panel)), "not before the turn"
    await quiet_turn(world)
    card = await world.bot.backend.games.card(1)
    assert (card.active, card.decision) == ("axis", "play")
    panel = (await world.bo.slash(thread, "play turn")).response
    assert "Your plan from before," in panel.words
    assert "Plan 2 of 2" in panel.words
    assert "all of it still works" in panel.words
    # The card alone: its orders are given now, and whatever is changed makes it a draft like any other.
    panel = (await world.bo.click(panel, custom_id=buttons(panel, "do")[0])).response
    assert "Your orders:" in panel.words
    assert "Plans" in labels(panel)


async def test_one_tap_uses_a_whole_plan(world: World) -> None:
    thread = await planning(world)
    drafts = world.bot.backend.drafts
    look = await drafts.add(Request(world.bo.id, 1), "play attack-center")
    unit = next(one.unit for one in look.legal if one.verb == "order")
    await drafts.add(Request(world.bo.id, 1), f"order {unit}")
    look = await drafts.add(Request(world.bo.id, 1), "end")
    move = next(one.notation for one in look.legal if one.verb == "move")
    await drafts.add(Request(world.bo.id, 1), move)
    await quiet_turn(world)
    panel = (await world.bo.slash(thread, "play turn")).response
    assert "all of it still works" in panel.words
    use = next(one for one in labels(panel) if one.startswith("Use my plan"))
    panel = await pressed(world, panel, use)
    log = await world.bot.backend.games.log(1, world.bo.id)
    assert [one.notation for one in log if one.side == "axis"][:2] == ["play attack-center", f"order {unit}"]
    assert move in [one.notation for one in log]


async def test_what_broke_is_marked_and_the_rest_goes_on(world: World) -> None:
    thread = await planning(world)
    drafts = world.bot.backend.drafts
    look = await drafts.add(Request(world.bo.id, 1), "play attack-center")
    first, second = [one.unit for one in look.legal if one.verb == "order"][:2]
    await drafts.add(Request(world.bo.id, 1), f"order {first} {second}")
    await quiet_turn(world)
    state = (await world.bot.backend.desk.load(1)).board
    draft = state.draft()
    draft.lift(state.battle.board.by_name[first])
    draft.legal = None
    await doctor(world.bot, 1, put(draft.freeze()))  # type: ignore[arg-type]
    panel = (await world.bo.slash(thread, "play turn")).response
    assert "~~" in panel.words
    assert "Keep the rest" in labels(panel)
    assert not [one for one in labels(panel) if one.startswith(("Use my plan", "Confirm"))]
    panel = await pressed(world, panel, "Keep the rest")
    assert "~~" not in panel.words
    assert second in panel.words


async def test_by_command(world: World) -> None:
    thread = await planning(world)
    await world.bo.slash(thread, "play card", card="attack-center")
    panel = (await world.bo.slash(thread, "play plan", do="another")).response
    assert "nothing planned yet" in panel.words
    await world.bo.slash(thread, "play card", card="recon-right")
    values = await world.bo.autocomplete(thread, "play plan", "if", "enemy")
    panel = (await world.bo.slash(thread, "play plan", **{"if": values[0]["value"]})).response
    assert "✅ as now" in panel.words
    panel = (await world.bo.slash(thread, "play plan", do="open", number=1, **{"if": "free A1"})).response
    assert "if A1 is free" in panel.words
    answer = (await world.bo.slash(thread, "play plan", do="use")).response
    assert "turn" in answer.words
    answer = (await world.bo.slash(thread, "play plan", do="open", number=3)).response
    assert "There is no plan 3" in answer.words
    answer = (await world.bo.slash(thread, "play plan", **{"if": "when it rains"})).response
    assert "I understand `enemy D6`" in answer.words
    panel = (await world.bo.slash(thread, "play plan", do="drop", number=2)).response
    assert "Plan 2" not in panel.words
    await quiet_turn(world)
    await world.bo.slash(thread, "play plan", do="rest")
    await world.bot.backend.games.resign(Request(world.bo.id, 1))
    for do in ("another", "open", "drop", "rest", "use"):
        answer = (await world.bo.slash(thread, "play plan", do=do)).response
        assert "⚠️" in answer.words or "Allies win" in answer.words, do
    answer = (await world.bo.slash(thread, "play plan")).response
    assert "not being played now" in answer.words


async def test_the_other_side_has_no_part_in_it(world: World) -> None:
    """Neither Ana nor a spectator learns that there is a plan."""
    thread = await planning(world)
    await two_plans(world, (await world.bo.slash(thread, "play turn")).response)
    await quiet_turn(world)
    seen = " ".join(one.words for one in thread.history())
    for person in (world.ana, world.cy):
        seen += (await person.slash(thread, "play turn")).response.words
        seen += (await person.slash(thread, "play plan")).response.words
    for sign in ("Recon", "plan from before", "Plan 2", "Saved for", "as now"):
        assert sign not in seen


async def test_from_the_private_message(world: World) -> None:
    """Bo's hand is in his private messages: from there he plans ahead, and there he finds his plan again."""
    await world.bot.backend.people.set(world.bo.id, tell="dm")
    await planning(world)
    (hand, *_) = world.bo.user.dm_channel.history()
    turn = next(one for one in controls(world.raw(hand)) if one.get("label") == "Take turn")
    panel = (await world.bo.user.click(world.raw(hand), custom_id=turn["custom_id"])).response
    await two_plans(world, panel, world.bo.user)
    await quiet_turn(world)
    told = world.raw(world.bo.user.dm_channel.history()[-1])
    turn = next(one for one in controls(told) if one.get("label") == "Take turn")
    panel = (await world.bo.user.click(told, custom_id=turn["custom_id"])).response
    assert "Your plan from before," in panel.words


async def test_the_deal_of_a_commander_in_chief(world: World) -> None:
    """Overlord: the deal is planned for two cases, and is a draft until he confirms it."""
    staffs = Staffs(world, 4, 4)
    await staffs.gather("omaha-beach-overlord")
    card = await staffs.card()
    waiting = "axis" if card.active == "allies" else "allies"
    chief = staffs.people[waiting][0]
    thread = world.thread()
    panel = (await chief.slash(thread, "play turn")).response
    listed = lists(panel, "pick")[0]
    panel = (
        await chief.select(panel, [listed["options"][0]["value"]], custom_id=listed["custom_id"])
    ).response
    assert "Saved for your next turn" in panel.words or "Plans" in labels(panel)
    panel = await pressed(world, panel, "Plans", chief)
    panel = await pressed(world, panel, "Another plan", chief)
    assert "Plan 2 of 2" in panel.words


async def test_no_plan_yet_is_said(world: World) -> None:
    """/play plan before anything is planned: no bare colon."""
    thread = await planning(world)
    panel = (await world.bo.slash(thread, "play plan")).response
    assert "**One plan**: nothing planned yet" in panel.words


async def test_the_commander_of_a_plain_team(world: World) -> None:
    """He plans two cards for two cases; his general sees nothing of them, and one tap plays the one whose case came."""
    staffs = Staffs(world, 1, 2)
    thread = await staffs.gather("pegasus-bridge")
    await doctor(world.bot, 1, hold("allies", "move-out"))  # type: ignore[arg-type]
    await doctor(world.bot, 1, hold("axis", "attack-center", "recon-right"))  # type: ignore[arg-type]
    board = staffs.generals[world.bo.id].board(world.side("axis"))
    panel = (await world.bo.click(board, label="Plan ahead")).response
    await two_plans(world, panel)
    seen = (await world.cy.slash(thread, "play turn")).response.words
    seen += (await world.cy.slash(thread, "play plan")).response.words
    seen += " ".join(one.words for one in world.side("axis").history(viewer=world.cy))
    assert "Plan 2" not in seen
    await quiet_turn(world)
    assert (await staffs.card()).awaited == (world.bo.id,)
    board = staffs.generals[world.bo.id].board(world.side("axis"))
    panel = (await world.bo.click(board, label="Take turn")).response
    assert "Your plan from before," in panel.words
    assert "Plan 2 of 2" in panel.words
    use = next(one for one in labels(panel) if one.startswith("Use my plan"))
    panel = await pressed(world, panel, use)
    await world.settle()
    log = await world.bot.backend.games.log(1, world.bo.id)
    assert [one.notation for one in log if one.side == "axis"] == ["play recon-right"]
    card = await staffs.card()
    assert card.turn == 2
    assert len(card.awaited) >= 1, panel.words
    assert "Plan" not in "".join(labels(panel)), labels(panel)


async def test_a_typed_turn_is_planned_ahead(world: World) -> None:
    """While the other side moves a text does what the buttons do: it is drafted, and what rolls waits for the turn."""
    thread = await planning(world)
    answer = (await world.bo.slash(thread, "play orders", text="play attack-center")).response
    assert "⚠️" not in answer.words
    order = next(one for one in buttons(answer, "do") if ":order " in one)
    unit = order.partition(":order ")[2].split("~")[0]
    answer = (await world.bo.slash(thread, "play orders", text=f"order {unit}; end")).response
    assert "⚠️" not in answer.words
    look = await world.bot.backend.drafts.look(1, world.bo.id)
    assert [one.text for one in look.lines] == ["play attack-center", f"order {unit}"]
    answer = (await world.bo.slash(thread, "play orders", text="jump A1")).response
    assert "I cannot read" in answer.words
    assert len((await world.bot.backend.drafts.look(1, world.bo.id)).lines) == 2
    await quiet_turn(world)
    assert "Your plan from before," in (await world.bo.slash(thread, "play turn")).response.words


async def test_practice_plans_for_the_side_that_waits(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    await doctor(world.bot, 1, hold("allies", "move-out"))  # type: ignore[arg-type]
    look = await world.bot.backend.drafts.look(1, world.ana.id, "axis")
    line = next(one.notation for one in look.legal if one.verb == "play")
    look = await world.bot.backend.drafts.add(Request(world.ana.id, 1, side="axis"), line)
    assert look.ahead
    await world.bot.backend.games.act_lines(Request(world.ana.id, 1, side="allies"), QUIET)
    panel = (await world.ana.slash(world.thread(), "play turn")).response
    assert "Your plan from before," in panel.words


@pytest.mark.parametrize("arg", ["", "x", "0", "9", "-1", "99999999999999999999"])
async def test_forged_numbers(world: World, arg: str) -> None:
    thread = await planning(world)
    await two_plans(world, (await world.bo.slash(thread, "play turn")).response)
    before = (await world.bot.backend.desk.load(1)).drafts
    card = await world.bot.backend.games.card(1)
    for name in ("plan-open", "plan-drop", "plan-if"):
        message = await forged(world, thread, 1, name, arg=arg)
        custom = controls(message_raw := world.raw(message))[0]["custom_id"]
        assert f":{card.revision}:" in custom
        assert "⚠️" in (await world.bo.click(message_raw, custom_id=custom)).response.words
    assert (await world.bot.backend.desk.load(1)).drafts == before
