"""What is said around the steps of a turn: nothing is claimed that is not so, nothing is offered that is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from bot.i18n import words_of
from bot.screens.history.events import Teller
from bot.screens.history.recap import recap
from engine import SeededDice, apply, parse, project
from tests.boards import Game, position
from tests.bot.discord.player import ByButtons, buttons, controls, lists
from tests.bot.discord.staffs import Staffs, two_against_one
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


def labels(panel: Any) -> list[str]:
    """What can be pressed."""
    return [one["label"] for one in controls(panel) if "label" in one]


async def test_as_many_cards_are_kept_as_is_said(world: World) -> None:
    """A hand that grows keeps two of the three that a Recon brings, one after the other."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("axis", "recon-center"))  # type: ignore[arg-type]
    await world.ana.slash(thread, "play orders", text="play probe-center; end", now=True)
    await world.settle()
    panel = (await world.bo.slash(thread, "play orders", text="play recon-center; end", now=True)).response
    assert "You drew 3 cards and keep 2 of them. Keep one first:" in panel.words
    panel = (await world.bo.click(panel, label=next(one for one in labels(panel) if "Keep" in one))).response
    assert "You drew two cards. Keep one:" in panel.words
    # With the last one the other card and the turn are gone: its button says so.
    asked = (await world.bo.click(panel, label=next(one for one in labels(panel) if "Keep" in one))).response
    assert (await world.bot.backend.games.card(1)).active == "axis"
    yes, back = labels(asked)
    assert (yes[:5], ", discard " in yes, back) == ("Keep ", True, "Back")
    await world.bo.click(asked, label=yes)
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_only_a_card_is_chosen(world: World) -> None:
    """A commander's card for several: that is not everything, and it says who plans the rest."""
    await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "recon-in-force"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(world.thread(), "play card", card="recon-in-force")).response
    assert "Everything is planned" not in panel.words
    assert "[Confirm] plays it; then each general drafts his own part." in panel.words
    assert "Confirm" in labels(panel)


async def test_a_teams_card_that_finds_nobody_leaves_nothing_to_draft(world: World) -> None:
    """Nobody stands on that flank: the turn is over, and no general drafts."""
    await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "probe-right"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(world.thread(), "play card", card="probe-right")).response
    assert "[Confirm and end turn] ends your turn with nothing done." in panel.words
    assert "drafts" not in panel.words


async def test_move_out_is_drafted_by_each_general(world: World) -> None:
    """A card that names no section: the commander neither orders nor confirms for the general of the flank."""
    staffs = await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "move-out"))  # type: ignore[arg-type]
    thread, general = world.thread(), staffs.people["allies"][1]
    panel = (await world.ana.slash(thread, "play card", card="move-out")).response
    panel = (await world.ana.click(panel, label="Confirm")).response
    await world.settle()
    offered = [one.split(":order ")[1] for one in buttons(panel, "do") if ":order " in one]
    other = (await general.slash(thread, "play turn")).response
    his = [one.split(":order ")[1] for one in buttons(other, "do") if ":order " in one]
    assert offered
    assert his
    refused = await world.ana.slash(
        thread, "play order", units=next(one for one in his if one not in offered)
    )
    assert f"<@{general.id}>" in refused.response.words
    ready = (await world.ana.slash(thread, "team confirm", anyway=True)).response
    assert f"Waiting for <@{general.id}>" in ready.words
    assert (await staffs.card()).turn == 1


async def test_who_waits_for_a_team_mate_is_told_his_time(world: World) -> None:
    """Eight hours for his part, not the three days of his side."""
    staffs = await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "probe-left"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(world.thread(), "play card", card="probe-left")).response
    panel = (await world.ana.click(panel, label="Confirm")).response
    await world.settle()
    card = await staffs.card()
    assert card.team_due is not None
    assert card.deadline is not None
    panel = (await world.ana.slash(world.thread(), "play turn")).response
    assert f"<t:{int(card.team_due)}:R>" in panel.words
    other = (await staffs.people["axis"][0].slash(world.thread(), "play turn")).response
    assert f"<t:{int(card.team_due)}:R>" not in other.words


async def test_a_general_for_whom_no_order_is_left_is_told(world: World) -> None:
    """The commander gives all four: "Move 0 units" was said of it."""
    staffs = await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "move-out"))  # type: ignore[arg-type]
    thread, general = world.thread(), staffs.people["allies"][1]
    panel = (await world.ana.slash(thread, "play card", card="move-out")).response
    await world.ana.click(panel, label="Confirm")
    await world.settle()
    for at in ("E2", "F1", "F2", "H1"):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), f"order {at}")
    panel = (await general.slash(thread, "play turn")).response
    assert "Nothing of this card is left for you" in panel.words
    assert labels(panel)[0] == "Ready without orders"


async def test_a_general_with_all_orders_given_is_led_on(world: World) -> None:
    """His section's orders are given, the commander's are not: nothing is counted beside two ways to be done."""
    staffs = await two_against_one(world)
    await doctor(world.bot, 1, hold("allies", "recon-in-force"))  # type: ignore[arg-type]
    thread, general = world.thread(), staffs.people["allies"][1]
    panel = (await world.ana.slash(thread, "play card", card="recon-in-force")).response
    await world.ana.click(panel, label="Confirm")
    await world.settle()
    panel = (await general.slash(thread, "play turn")).response
    while orders := [one for one in buttons(panel, "do") if ":order " in one]:
        panel = (await general.click(panel, custom_id=orders[0])).response
    assert "all of yours are ordered" in panel.words
    assert "0 of " not in panel.words
    panel = (await general.click(panel, label="Go on to the moves ▸")).response
    assert lists(panel, "pick")


async def test_a_plan_for_later_offers_no_attack(world: World) -> None:
    """Ana plans ahead: what rolls waits for her turn, and is no button before."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("allies", "attack-center"))  # type: ignore[arg-type]
    for line in ("play attack-center", "order E5"):
        await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "not your turn yet" in panel.words or "next turn" in panel.words
    for _ in range(6):
        assert not [one for one in buttons(panel, "do") if ":attack " in one]
        if "then you attack" in panel.words:
            break
        if lists(panel, "pick"):
            first = lists(panel, "pick")[0]
            stay = next(one for one in first["options"] if "next to" in one.get("description", ""))
            panel = (await world.ana.select(panel, [stay["value"]], custom_id=first["custom_id"])).response
        else:
            assert "Done ordering" in labels(panel), (panel.words, labels(panel))
            panel = (await world.ana.click(panel, label="Done ordering")).response
    assert "At your turn one tap carries them out, then you attack." in panel.words
    assert await world.ana.autocomplete(thread, "play battle", "from", "") == []


async def test_unused_attacks_are_shots(world: World) -> None:
    """Artillery Bombard: a gun that has not moved fires twice, and the button counts what would be lost."""
    thread = await world.battle(scenario="arracourt")
    card = next(one for one in await world.bot.backend.games.legal(1, world.bo.id) if "play probe" in one)
    await world.bo.slash(thread, "play orders", text=f"{card}; end; end", now=True)
    await doctor(world.bot, 1, hold("allies", "artillery-bombard"))  # type: ignore[arg-type]
    panel = (
        await world.ana.slash(thread, "play orders", text="play artillery-bombard; order E2 H2 J2; end")
    ).response
    able = {one.split(":attack ")[1].split("x")[0] for one in buttons(panel, "do") if ":attack " in one}
    assert f"End turn · {2 * len(able)} attacks unused" in labels(panel)
    first = next(one for one in buttons(panel, "do") if ":attack " in one)
    panel = (await world.ana.click(panel, custom_id=first)).response
    assert f"End turn · {2 * len(able) - 1} attacks unused" in labels(panel)


async def test_a_text_goes_behind_the_card_of_a_button(world: World) -> None:
    """/play orders after a card drafted by button: they are one draft, and what could be taken back stays one."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center", "probe-center"))  # type: ignore[arg-type]
    panel = (await world.bo.click(world.last(thread), label="Take turn")).response
    await world.bo.click(
        panel, custom_id=next(one for one in buttons(panel, "do") if "assault-center" in one)
    )
    wrong = (await world.bo.slash(thread, "play orders", text="order E7; order A9")).response
    assert "Nothing of your text was added" in wrong.words
    assert (await world.bot.backend.games.card(1)).revision == 1
    panel = (await world.bo.slash(thread, "play orders", text="order E7; end")).response
    assert "Assault in the Center · orders E7" in panel.words
    assert (await world.bot.backend.games.card(1)).revision == 1
    await world.bo.slash(thread, "play orders", text="end", now=True)
    log = [one.notation for one in await world.bot.backend.games.log(1) if one.notation]
    assert log[:2] == ["play assault-center", "order E7"]


async def test_a_text_with_its_own_card_stands_alone_if_it_is_wanted_now(world: World) -> None:
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center", "probe-center"))  # type: ignore[arg-type]
    await world.bo.slash(thread, "play card", card="assault-center")
    await world.bo.slash(thread, "play orders", text="play probe-center; order E7; end", now=True)
    log = [one.notation for one in await world.bot.backend.games.log(1) if one.notation]
    assert log[:2] == ["play probe-center", "order E7"]


async def test_a_sides_panel_stays_true_with_a_card_played(world: World) -> None:
    """It is not edited for every step, so it speaks of no turn and asks for no move."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    await world.bo.slash(thread, "play orders", text="play assault-center; order E7 G6; end")
    await world.settle()
    said = next(one.words for one in world.side("axis").history() if one.words.startswith("## "))
    assert "our move" not in said
    assert "urn 1" not in said


async def test_two_moves_and_two_attacks_in_fourteen_taps(world: World) -> None:
    assert await two_moves_and_two_attacks(world) <= 14


async def two_moves_and_two_attacks(world: World) -> int:
    """The taps: a list opened and each choice in it are one each; [Take turn] and [End turn] count."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "probe-center"))  # type: ignore[arg-type]
    player = ByButtons(world, world.bo, upwards=False)
    notice = world.raw(world.last(thread))
    panel = await player.press(notice, buttons(notice, "turn")[0])
    panel = await player.press(panel, next(one for one in buttons(panel, "do") if "probe-center" in one))
    for at in ("E7", "G6"):
        panel = await player.press(
            panel, next(one for one in buttons(panel, "do") if one.endswith(f":order {at}"))
        )
    for way in ("E7-E6", "G6-H5"):
        which = next(
            one for one in lists(panel, "pick") if any(o["value"] == f"move {way}" for o in one["options"])
        )
        panel = await player.choose(panel, which["custom_id"], f"move {way}")
    for at in ("E6", "H5"):
        while "Take ground?" in panel.words and "End turn" not in str(labels(panel)):
            panel = await player.press(
                panel, next(one for one in buttons(panel, "do") if one.endswith(":stay"))
            )
            player.taps -= 1
        panel = await player.press(
            panel, next(one for one in buttons(panel, "do") if f":attack {at}x" in one)
        )
    if buttons(panel, "end"):
        panel = await player.press(panel, buttons(panel, "end")[0])
    fought = [
        one.notation for one in await world.bot.backend.games.log(1) if (one.notation or "").startswith("att")
    ]
    assert len(fought) == 2
    return player.taps


def test_a_miss_is_called_a_miss() -> None:
    """Dice that neither hit nor drive back."""
    words = words_of("en")
    state = position("A:inf@E4 X:inf@E5", hand=("assault-center",), play="allies")
    lines = []
    for line in ("play assault-center", "order E4", "end"):
        state = apply(state, parse(line, state.battle.board), SeededDice("x")).state
    for seed in range(200):
        made = apply(state, parse("attack E4xE5", state.battle.board), SeededDice(f"{seed}"))
        rolled = [one for one in made.events if type(one).__name__ == "DiceRolled"]
        told = recap(Teller(words, project(made.state, "allies")), made.events)
        missed = not (rolled[0].hits or rolled[0].flags)
        assert any("missed" in one for one in told) == missed
        lines += [one for one in told if "missed" in one]
        if lines:
            break
    assert lines


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (2, "E9 loses 1 (1 left) · E9 has no free hex to fall back to · Infantry at E9 is eliminated 💀"),
        (4, "E9 loses 1 (3 left) · E9 has no free hex to fall back to · E9 loses 1 (2 left)"),
    ],
)
def test_who_cannot_fall_back_is_said_to(left: int, told: str) -> None:
    """A unit with one figure left fell without a word of the flag."""
    game = Game(position(f"A:inf@E8 X:inf{left}@E9", hand=("assault-center",), play="allies"), "I F A")
    for line in ("play assault-center", "order E8", "attack E8xE9"):
        game.do(line)
    said = recap(Teller(words_of("en"), project(game.state, "allies")), game.events)
    assert told in "\n".join(said)


async def test_ready_is_not_offered_before_the_card_knows_its_unit(world: World) -> None:
    """Overlord: Medics & Mechanics dealt to a general asks him first, and [Ready] would be refused."""
    staffs = Staffs(world, 4, 4)
    thread = await staffs.gather("omaha-beach-overlord")
    card = await staffs.card()
    chief, left = staffs.people[card.active][0], staffs.people[card.active][1]

    def wounded(data: dict[str, Any]) -> None:
        hold(card.active, "medics-and-mechanics", "attack-center")(data)
        for unit in data["units"]:
            unit[4] = 1

    await doctor(world.bot, 1, wounded)  # type: ignore[arg-type]
    for line in ("play medics-and-mechanics left", "play attack-center center"):
        await world.bot.backend.drafts.add(Request(chief.id, 1), line)
    await world.bot.backend.drafts.confirm(Request(chief.id, 1), ("end",))
    panel = (await left.slash(thread, "play turn")).response
    wanted = [one for one in buttons(panel, "do") if ":choose " in one]
    assert wanted
    assert not buttons(panel, "ready")
    panel = (await left.click(panel, custom_id=wanted[0])).response
    assert buttons(panel, "ready")
