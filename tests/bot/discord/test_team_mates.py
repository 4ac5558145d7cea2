"""Computers beside people of one side, through buttons, commands and private messages: people plan first."""

from __future__ import annotations

from typing import Any

import pytest

from bot.facts.computers import humans, is_computer
from tests.bot.discord.player import buttons, controls
from tests.bot.discord.staffs import General, beside_a_veteran, two_against_one
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


async def begun(world: World) -> General:
    """Bo plays Recon in Force, one unit in each section, by the buttons."""
    player, panel = await beside_a_veteran(world, "recon-in-force")
    card = next(one for one in controls(panel) if "Recon in Force" in str(one.get("label")))
    panel = await player.press(panel, card["custom_id"])
    await player.press(panel, buttons(panel, "confirm")[0])
    await world.settle()
    return player


async def card_of(world: World) -> Any:
    return await world.bot.backend.games.card(1)


async def ordered(world: World) -> dict[str, int]:
    """Who has ordered which unit in turn 2."""
    lines = await world.bot.backend.games.log(1, world.bo.id)
    found = [one for one in lines if one.turn == 2 and (one.notation or "").startswith("order ")]
    return {one.notation.split()[1]: one.person for one in found}


async def still_mine(world: World) -> None:
    """Whatever time goes by: the turn waits for Bo, and no computer has drafted anything."""
    await world.wait(60, step=5)
    card = await card_of(world)
    assert (card.turn, card.awaited) == (2, (world.bo.id,))
    live = await world.bot.backend.desk.load(1)
    assert not [row for row in live.drafts.values() if is_computer(row.person) and row.lines]


async def carried_out(world: World, *mine: str) -> None:
    """Bo's orders and the Veteran's one on the right: the others are Bo's, for he took the border unit for the left."""
    await world.settle()
    by = await ordered(world)
    assert {at for at, person in by.items() if person == world.bo.id} == {*mine}
    assert len(by) == len(mine) + 1
    assert humans(by.values()) == (world.bo.id,) * len(mine)
    staff = await world.bot.backend.teams.look(1, world.bo.id)
    assert staff.phase in ("battle", "other")


async def test_my_part_of_my_card_is_there_until_i_am_ready(world: World, rules: ServerRules) -> None:
    """By buttons; it is told whom the turn waits for and who plans then, and no notice is for the computer alone."""
    player = await begun(world)
    place = world.side("axis")
    told = player.board(place).words
    assert f"waiting for <@{world.bo.id}>" in told
    assert f"After <@{world.bo.id}>, 🤖 Veteran plans with what is left." in told
    await still_mine(world)
    panel = await player.open(place)
    assert f"After <@{world.bo.id}>, 🤖 Veteran plans with what is left." in panel.words
    assert {one.rsplit(" ", 1)[-1] for one in buttons(panel, "do")} == {"F9", "G7", "I6", "I8"}
    for unit in ("G7", "I8"):
        panel = await player.press(
            panel, next(one for one in buttons(panel, "do") if one.endswith(f"order {unit}"))
        )
        await still_mine(world)
    await pressed_ready(world, panel)
    await carried_out(world, "G7", "I8")
    assert not [one for one in place.history() if one.words.startswith("🤖")]


async def test_ready_taken_back_gives_everything_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the Veteran thinks: Bo is not ready any more, has every unit again, and the turn waits for him."""
    player = await begun(world)
    panel = await player.open(world.side("axis"))
    with monkeypatch.context() as patched:

        async def nobody(*_: object) -> int:
            return 0

        patched.setattr(world.bot.backend.computers, "tick", nobody)
        panel = await player.press(
            panel, next(one for one in buttons(panel, "do") if one.endswith("order G7"))
        )
        panel = await pressed_ready(world, panel)
        assert "Waiting for 🤖 Veteran" in panel.words
        assert is_computer(*(await card_of(world)).awaited)
        panel = await player.press(panel, buttons(panel, "not-ready")[0])
    await still_mine(world)
    panel = await player.press(panel, buttons(panel, "clear")[0])
    assert {one.rsplit(" ", 1)[-1] for one in buttons(panel, "do")} == {"F9", "G7", "I6", "I8"}


async def test_a_kill_before_the_computer_has_planned(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes up again plans, and carries it out."""
    await begun(world)

    async def nobody(*_: object) -> int:
        return 0

    await world.bo.slash(world.thread(), "play order", units="G7 I8")
    monkeypatch.setattr(world.bot.backend.computers, "tick", nobody)
    await world.bo.slash(world.thread(), "team confirm", anyway=True)
    await world.restart()
    await world.wait(10, step=1)
    await carried_out(world, "G7", "I8")
    assert len(await ordered(world)) == 3, "the Veteran's own one, too"


@pytest.mark.parametrize("door", ["command", "text", "private message"])
async def test_the_same_by_other_doors(world: World, door: str) -> None:
    await begun(world)
    bo: Any = world.bo.user if door == "private message" else world.bo
    where = () if door == "private message" else (world.thread(),)
    if door == "text":
        await bo.slash(*where, "play orders", text="order G7 I8")
        await still_mine(world)
        answer = (await bo.slash(*where, "play orders", text="move G7-H7; ready")).response
    else:
        answer = (await bo.slash(*where, "play order", units="G7 I8")).response
        assert "plans with what is left" in answer.words
        await still_mine(world)
        if door == "command":
            answer = (await bo.slash(*where, "team confirm")).response
        else:
            answer = await pressed_ready(world, answer, by=bo)
    await pressed_ready(world, answer, by=bo)
    await carried_out(world, "G7", "I8")


async def pressed_ready(world: World, panel: Any, *, by: Any = None) -> Any:
    """[Ready], and [Ready anyway] where it asks about moves that are left."""
    for _ in range(3):
        found = buttons(panel, "ready") or buttons(panel, "ready-sure")
        if not found:
            return panel
        panel = (await (by or world.bo).click(panel, custom_id=found[0])).response
    raise AssertionError(panel.words)


async def test_carry_it_out_where_only_a_computer_is_missing(world: World) -> None:
    """The commander's [Carry it out] asks for what he himself would lose, counts no computer, and skips none."""
    player = await begun(world)
    await world.bo.slash(world.thread(), "play order", units="G7 I8")
    staff = (await world.bo.click(player.panel(world.side("axis")), label="Staff")).response
    asked = (await world.bo.click(staff, label="Carry it out")).response
    assert "Veteran" not in asked.words
    await world.bo.click(asked, label="Carry it out anyway")
    await carried_out(world, "G7", "I8")


async def test_overlord_people_before_computers(world: World) -> None:
    """Four seats a side, two people on each: the general with a card plans first, the computer beside him then."""
    await world.ana.slash(
        world.lobby, "game new", scenario="omaha-beach-overlord", side="axis", allies=4, axis=4
    )
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    await world.cy.click(world.last(world.lobby), label="Join as Allies")
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Begin · free seats to Veterans, computers")
    await world.settle()
    thread, place = world.thread(), world.side("axis")
    for _ in range(30):
        card = await card_of(world)
        assert humans(card.awaited) == card.awaited
        if card.to_act == "axis" and card.decision == "play":
            break
        await world.cy.slash(thread, "play orders", text=await anything(world, world.cy.id))
        await world.settle()
    left = next(one for one in card.seats if one.person == world.bo.id).sections[0]
    other = next(one for one in ("right", "center", "left") if one != left)
    for section in (left, other):
        legal = await world.bot.backend.games.legal(1, world.ana.id)
        draft = await world.bot.backend.drafts.look(1, world.ana.id)
        found = [one.notation for one in draft.legal if one.section == section and "attack" in one.card]
        found += [one.notation for one in draft.legal if one.section == section]
        assert found, legal
        await world.ana.slash(thread, "play orders", text=found[0])
    await world.ana.slash(thread, "play end")
    await world.settle()
    assert (await card_of(world)).awaited == (world.bo.id,)
    bo = General(world, world.bo, upwards=False)
    assert f"After <@{world.bo.id}>, 🤖 Veteran" in bo.board(place).words
    await bo.turn(place)
    await world.settle()
    card = await card_of(world)
    assert humans(card.awaited) == card.awaited
    assert world.bo.id not in card.awaited


async def anything(world: World, person: int) -> str:
    """The last thing that somebody may do."""
    return str((await world.bot.backend.games.legal(1, person))[-1])


async def test_what_another_general_has_done_goes_after_a_question(world: World) -> None:
    """The commander may take it back; he does not do so by one word typed."""
    staffs = await two_against_one(world)
    general, thread = staffs.people["allies"][1], world.thread()
    await doctor(world.bot, 1, hold("allies", "attack-left"))  # type: ignore[arg-type]
    await world.ana.slash(thread, "play orders", text="play attack-left", now=True)
    unit = next(one.unit for one in (await world.bot.backend.drafts.look(1, general.id)).legal if one.unit)
    await general.slash(thread, "play orders", text=f"order {unit}", now=True)
    before = (await staffs.card()).revision
    asked = (await world.ana.slash(thread, "play undo")).response
    assert "Another general of your side" in asked.words
    assert f"Orders to {unit}" in asked.words
    assert (await staffs.card()).revision == before
    # The question names what it takes back: of what has come since it takes nothing.
    await general.slash(thread, "play undo")
    before = (await staffs.card()).revision
    stale = (await world.ana.click(asked, label="Take it back all the same")).response
    assert "from an earlier moment" in stale.words
    assert (await staffs.card()).revision == before
    await general.slash(thread, "play orders", text=f"order {unit}", now=True)
    asked = (await world.ana.slash(thread, "play undo")).response
    done = (await world.ana.click(asked, label="Take it back all the same")).response
    assert "Taken back" in done.words
