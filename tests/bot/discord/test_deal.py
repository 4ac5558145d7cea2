"""Overlord: the Commander-in-Chief deals by lists, one for each general; one Confirm closes the deal."""

from __future__ import annotations

import re
from typing import Any

from bot.flows.moments import moment_of
from bot.i18n import words_of
from bot.screens.prompts import prompt
from tests.bot.discord.player import asked, buttons, lists
from tests.bot.discord.staffs import Staffs
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


async def dealing(world: World) -> tuple[Any, Any]:
    """The Axis begin; whoever plays them, and his panel."""
    await world.battle(scenario="omaha-beach-overlord", side="axis")
    card = await world.bot.backend.games.card(1)
    who = world.ana if card.to_act == "axis" else world.bo
    return who, (await who.click(world.last(world.thread()), label="Take turn")).response


async def deal(who: Any, panel: Any, general: str, card: str = "") -> Any:
    """A card to a general, by his list: this one, or the first there is."""
    found = next(one for one in lists(panel, "pick") if asked(one["custom_id"]) == f"deal-{general}")
    line = next(one["value"] for one in found["options"] if card in one["value"])
    return (await who.select(panel, [line], custom_id=found["custom_id"])).response


async def test_two_cards_and_one_confirm(world: World) -> None:
    """One person alone on his side: the same lists, and the cards are carried out one after the other."""
    who, panel = await dealing(world)
    assert "Deal one to three cards" in panel.words
    assert "<@" not in panel.words
    for general in ("left", "right"):
        panel = await deal(who, panel, general)
        assert not [one for one in lists(panel, "pick") if asked(one["custom_id"]) == f"deal-{general}"]
    panel = (await who.click(panel, custom_id=buttons(panel, "confirm")[0])).response
    assert panel.words.count("hand ") == 2
    assert "Order units" in panel.words
    assert "section-" not in panel.words


async def test_three_cards_are_said_to_be_three(world: World) -> None:
    """A team's generals have one each: [Confirm] plays them all, and so it says."""
    staffs = Staffs(world, 2, 2)
    await staffs.gather("omaha-beach-overlord")
    card = await staffs.card()
    chief = staffs.generals[card.commander(card.active)]
    panel = await chief.open(staffs.place(card.active))
    who = next(one for one in staffs.everybody if one.id == card.commander(card.active))
    for general in ("left", "center", "right"):
        panel = await deal(who, panel, general)
    assert "**The cards are chosen.** [Confirm] plays them; then each general drafts" in panel.words
    assert "card is chosen" not in panel.words


async def test_a_deal_is_taken_back(world: World) -> None:
    who, panel = await dealing(world)
    panel = await deal(who, panel, "left")
    assert "📨 Left: **" in panel.words
    panel = (await who.click(panel, custom_id=buttons(panel, "back")[0])).response
    assert "📨 Left: no card yet" in panel.words
    assert "Deal one to three cards" in panel.words


async def test_who_gets_what_is_read_on_a_phone(world: World) -> None:
    """Once a card is dealt each stands in one line, by its general or among those left, and no rules between."""
    who, panel = await dealing(world)
    assert "🃏 Still yours: " in panel.words
    found = next(one for one in lists(panel, "pick") if asked(one["custom_id"]) == "deal-left")
    # What a card does stands behind its name in the list.
    assert all(one["description"] for one in found["options"])
    number, card = found["options"][0]["label"].split(" · ", 1)
    panel = await deal(who, panel, "left")
    assert panel.words.count(card) == 1
    assert f"📨 Left: **{card}**" in panel.words
    assert "📨 Center: no card yet" in panel.words
    assert "🃏 Still yours: " in panel.words
    assert f"{number} · " not in panel.words.split("Still yours: ")[1]
    assert len(panel.words.splitlines()) <= 7


async def test_a_long_report_cuts_no_card(world: World) -> None:
    """What the other side did stands above the question; the list of cards was cut with "…" for it."""
    who, _ = await dealing(world)
    visit = await world.bot.backend.games.visit(1, who.id)
    moment = moment_of(visit, words_of("en"), side=None)
    plain, told = prompt(moment).text, "\n".join(f"line {number} " + "x" * 90 for number in range(40))
    shown = prompt(moment, told).text
    assert set(plain.splitlines()) <= set(shown.splitlines())
    assert shown.splitlines()[-1] == plain.splitlines()[-1]
    assert "…" in shown.splitlines()
    assert "line 39 " in shown
    assert len(shown) <= 2000


async def test_what_a_card_finds_in_each_half_is_said_at_the_deal(world: World) -> None:
    """The numbers of the list are those of the general: so many of his units lie in either half of his section."""
    who, panel = await dealing(world)
    side = (await world.bot.backend.games.card(1)).to_act
    await doctor(world.bot, 1, hold(side, "attack-left", "counter-attack", "direct-from-hq"))  # type: ignore[arg-type]
    panel = (await who.slash(world.thread(), "play turn")).response
    assert "2 cards, 3 if a Recon was dealt" in panel.words
    assert "**Counter-Attack** becomes the last card of whoever is across" in panel.words
    found = next(one for one in lists(panel, "pick") if asked(one["custom_id"]) == "deal-center")
    notes = {one["value"].split()[1]: one.get("description", "") for one in found["options"]}
    assert notes["counter-attack"].startswith("🚫 Orders nobody now: nobody across has played a card yet")
    assert re.match(r"Orders [1-4] of 4 now\. – ", notes["direct-from-hq"]), notes
    said = re.match(r"Now (\d) in the left half or (\d) in the right\. – ", notes["attack-left"])
    assert said is not None, notes
    panel = await deal(who, panel, "center", "attack-left")
    panel = (await who.click(panel, custom_id=buttons(panel, "confirm")[0])).response
    for half, number in zip(("left", "right"), said.groups(), strict=True):
        line = re.search(rf"{half} half of the center section: (.*)", panel.words)
        lying = len(line[1].split(", ")) if line is not None else 0
        assert min(3, lying) == int(number), panel.words


async def test_of_two_equal_cards_one_is_left(world: World) -> None:
    """The numbers of both stood among the cards that are still held after one of them was dealt."""
    who, _ = await dealing(world)
    side = (await world.bot.backend.games.card(1)).to_act
    await doctor(world.bot, 1, hold(side, "probe-center", "probe-center"))  # type: ignore[arg-type]
    panel = (await who.slash(world.thread(), "play turn")).response
    both = re.search(r"(\d+), (\d+) · Probe in the Center", panel.words)
    assert both is not None, panel.words
    found = next(one for one in lists(panel, "pick") if asked(one["custom_id"]) == "deal-center")
    value = next(one["value"] for one in found["options"] if "probe-center" in one["value"])
    panel = (await who.select(panel, [value], custom_id=found["custom_id"])).response
    assert f" {both[2]} · Probe in the Center" in panel.words
    assert f"{both[1]}, {both[2]} ·" not in panel.words
