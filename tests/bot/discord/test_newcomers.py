"""What newcomers stumbled over: a label of another page, a plan that looked like a turn, an answer without a way."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from tests.bot.discord.player import asked, buttons, controls, lists
from tests.bot.discord.positions import table
from tests.bot.discord.staffs import both_plan
from tests.bot.discord.test_promises import labels, ready_to_move
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def test_more_units_says_which_page_this_is(world: World) -> None:
    _, panel = await ready_to_move(world)
    label = next(one for one in labels(panel) if one.startswith("More units"))
    assert label.endswith(" ▸ (page 1 of 2)")
    panel = (await world.bo.click(panel, label=label)).response
    # Those it names are those it shows.
    assert [asked(one["custom_id"]) for one in lists(panel, "pick")] == label[12:].split(" ▸")[0].split(", ")
    assert any(one.endswith(" ▸ (page 2 of 2)") for one in labels(panel))


async def test_four_units_need_no_second_page(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those come first that have the nearest enemies; nobody stands next to one."""
    thread = await table(
        world,
        monkeypatch,
        "A:art@G2 A:inf@G5 A:arm@C2 A:inf@K1 X:inf@G7 X:inf@A9 medal:A:temporary@G6",
        "direct-from-hq",
    )
    text = "play direct-from-hq; order C2 G2 G5 K1"
    await world.bot.backend.drafts.clear(Request(world.ana.id, 1))
    for line in text.split("; "):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    assert [asked(one["custom_id"]) for one in lists(panel, "pick")] == ["G5", "G2", "C2", "K1"]
    assert not any(one.startswith("More units") for one in labels(panel))
    # What a hex is worth stands beside its name.
    ends = {one["label"] for listed in lists(panel, "pick") for one in listed["options"]}
    assert "G6 · 🎖️ medal" in ends


async def test_all_is_one_tap_for_a_card_of_several_sections(world: World) -> None:
    """General Advance orders two in each section: with no more units than that all of them at once."""

    def few(data: dict[str, Any]) -> None:
        hold("allies", "general-advance")(data)
        mine = [unit for unit in data["units"] if unit[2] == "allies"]
        data["units"] = [unit for unit in data["units"] if unit[2] != "allies" or unit in (mine[0], mine[-1])]

    await world.battle()
    await doctor(world.bot, 1, few)  # type: ignore[arg-type]
    panel = (await world.ana.click(world.last(world.thread()), label="Take turn")).response
    card = next(one for one in buttons(panel, "do") if "general-advance" in one)
    panel = (await world.ana.click(panel, custom_id=card)).response
    slots = panel.words.partition("Order units** (")[2].partition(")")[0]
    assert slots == "left flank: 2 · center: 2 · right flank: 2", slots
    assert "Order all 2" in labels(panel)
    panel = (await world.ana.click(panel, label="Order all 2")).response
    assert "orders " in panel.words


async def test_a_plan_is_headed_by_its_turn(world: World) -> None:
    """Bo plans while Ana moves: his picture says for which turn, and no button would end what has not begun."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("axis", "recon-in-force"))  # type: ignore[arg-type]
    panel = (await world.bo.slash(thread, "play card", card="recon-in-force")).response
    assert "not your turn" in panel.words or "Saved for your next turn" in panel.words
    assert not [one for one in labels(panel) if one.startswith("Order nobody")]
    moment_words = await _picture_words(world)
    assert moment_words == "Plan for turn 2 · Axis"


async def _picture_words(world: World) -> str:
    from bot.flows.moments import moment_of  # noqa: PLC0415
    from bot.i18n import words_of  # noqa: PLC0415
    from bot.screens.pictures.board import board_words  # noqa: PLC0415

    visit = await world.bot.backend.games.visit(1, world.bo.id)
    moment = moment_of(visit, words_of("en"))
    return board_words(moment, moment.view).turn


async def test_an_invitation_asked_for_in_a_battle_goes_below_its_channel(world: World) -> None:
    thread = await world.battle()
    before = len(thread.history())
    answer = (await world.cy.slash(thread, "game new", scenario="arracourt")).response
    await world.settle()
    assert len(thread.history()) == before
    assert "looks for an opponent" in world.last(world.lobby).words
    assert f"<#{world.lobby.id}>" in answer.words


async def test_a_new_battle_says_against_whom_and_where(world: World) -> None:
    answer = (
        await world.ana.slash(
            world.lobby, "game new", scenario="arracourt", side="allies", computer="veteran"
        )
    ).response
    await world.settle()
    said = world.env.backend.get_message(answer.channel_id, answer.id).words
    assert "Allies** <@" in said
    assert "🤖 Veteran" in said
    assert f"<#{world.thread().id}>" in said


@pytest.mark.parametrize(("do", "name"), [("policy-ambush", "Ambush"), ("policy-retreat", "Falling back")])
async def test_a_list_of_reactions_names_itself(world: World, do: str, name: str) -> None:
    thread = await world.battle()
    panel = (await world.ana.slash(thread, "me reactions", game="1")).response
    (found,) = lists(panel, do)
    assert all(one["label"].startswith(f"{name}: ") for one in found["options"])


async def test_a_general_reads_who_is_not_ready(world: World) -> None:
    _, general = await both_plan(world)
    panel = (await general.slash(world.thread(), "play turn")).response
    assert f"Also not ready yet: <@{world.ana.id}>." in panel.words
    asked = (await world.ana.slash(world.thread(), "team confirm", anyway=True)).response
    assert controls(asked)
    panel = (await general.slash(world.thread(), "play turn")).response
    assert "and it is the last:** nobody else is waited for." in panel.words
