"""Buttons say what they do: what ends a turn says so and asks once what is lost, and nothing rolls without its name."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.player import ByButtons, buttons, controls, lists
from tests.bot.discord.staffs import both_plan
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World


def labels(panel: Any) -> list[str]:
    """What can be pressed."""
    return [one["label"] for one in controls(panel) if "label" in one]


def attacks(panel: Any) -> list[str]:
    """The custom ids of the attacks offered."""
    return [one for one in buttons(panel, "do") if ":attack " in one]


async def ready_to_move(world: World, change: Any = None) -> tuple[Any, Any]:
    """Bo (Axis) at Vassieux has ordered everybody in the center, and five of them see an enemy. Returns his panel."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    if change is not None:
        await doctor(world.bot, 1, change)  # type: ignore[arg-type]
    panel = (await world.bo.click(world.last(thread), label="Take turn")).response
    panel = await press(world, panel, next(one for one in buttons(panel, "do") if "assault-center" in one))
    return thread, await press(world, panel, buttons(panel, "all")[0])


async def press(world: World, panel: Any, custom_id: str) -> Any:
    """One tap of Bo's."""
    return (await world.bo.click(panel, custom_id=custom_id)).response


async def tap(world: World, panel: Any, label: str) -> Any:
    """One tap of Bo's on the button whose words begin so."""
    found = next(one for one in controls(panel) if str(one.get("label", "")).startswith(label))
    return await press(world, panel, found["custom_id"])


async def revision(world: World) -> int:
    return (await world.bot.backend.games.card(1)).revision


async def moved_all(world: World, panel: Any) -> Any:
    """Every unit that may move goes somewhere, as the player of the other tests would choose."""
    player = ByButtons(world, world.bo, upwards=False)
    for _ in range(12):
        if not lists(panel, "pick"):
            return panel
        panel = await player.step(panel)
    raise AssertionError(panel.words)


async def test_confirm_and_attack_leads_to_attacks(world: World) -> None:
    """In the move step the green button says that attacks follow, and how many stay where they are."""
    _, panel = await ready_to_move(world)
    (label,) = [one for one in labels(panel) if "attack ▸" in one]
    assert label.startswith("Confirm and attack ▸")
    assert "stay" in label
    panel = await tap(world, panel, "Confirm and attack ▸")
    assert attacks(panel)
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_confirm_beside_attacks_keeps_them(world: World) -> None:
    """All have moved, nothing is committed: [Confirm] commits, and the attacks are still there."""
    _, panel = await ready_to_move(world)
    panel = await moved_all(world, panel)
    before = len(attacks(panel))
    assert before
    was = await revision(world)
    panel = await tap(world, panel, "Confirm")
    assert await revision(world) > was
    assert len(attacks(panel)) == before
    assert "Your orders" not in panel.words
    assert "also confirms" not in panel.words


async def test_end_turn_with_a_gun_unfired_asks_once(world: World) -> None:
    """The button counts, the question names; [Back] loses nothing, [End the turn] ends it."""
    _, panel = await ready_to_move(world)
    panel = await tap(world, panel, "Confirm and attack ▸")
    panel = await press(world, panel, attacks(panel)[0])
    able = {one.split(":attack ")[1].split("x")[0] for one in attacks(panel)}
    assert able
    unused = f"{len(able)} attacks unused" if len(able) > 1 else "1 attack unused"
    assert f"End turn · {unused}" in labels(panel)
    was = await revision(world)
    asked = await tap(world, panel, "End turn")
    assert await revision(world) == was
    assert all(at in asked.words for at in able)
    assert labels(asked) == ["End the turn", "Back"]
    panel = await tap(world, asked, "Back")
    assert f"End turn · {unused}" in labels(panel)
    asked = await tap(world, panel, "End turn")
    await tap(world, asked, "End the turn")
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_end_turn_from_the_moves_asks_for_both(world: World) -> None:
    """Straight from the move step: what has not moved and what could still attack is named in one question."""
    _, panel = await ready_to_move(world)
    asked = await tap(world, panel, "End turn")
    assert "could still move" in asked.words
    assert "could still attack" in asked.words
    await tap(world, asked, "End the turn")
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_a_turn_with_nothing_left_ends_without_a_question(world: World) -> None:
    """Somebody who stays behind is asked about once; [Confirm] of a plan with nothing left asks nothing."""
    thread = await world.battle()
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    await doctor(world.bot, 1, hold("allies", "move-out"))  # type: ignore[arg-type]
    for line in ("play move-out", "order E2 F1", "move E2-E4"):
        await world.bot.backend.drafts.add(await _ask(world), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    (label,) = [one for one in labels(panel) if "F1" in one]
    assert label == "End turn · F1 stays"
    assert "Confirm" not in labels(panel)
    asked = (await world.ana.click(panel, label=label)).response
    assert "F1" in asked.words
    panel = (await world.ana.click(asked, label="Back")).response
    look = await world.bot.backend.drafts.look(1, world.ana.id)
    away = next(one.notation for one in look.legal if (one.verb, one.unit) == ("move", "F1"))
    await world.bot.backend.drafts.add(await _ask(world), away)
    panel = (await world.ana.slash(thread, "play turn")).response
    await world.ana.click(panel, label="Confirm and end turn")
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def _ask(world: World) -> Any:
    from bot.game.values import Request  # noqa: PLC0415

    return Request(world.ana.id, 1)


async def test_the_command_asks_as_the_button(world: World) -> None:
    """/play end: first it leads to the attacks, then it asks once, with the same buttons."""
    thread, _ = await ready_to_move(world)
    answer = (await world.bo.slash(thread, "play end")).response
    assert attacks(answer)
    was = await revision(world)
    asked = (await world.bo.slash(thread, "play end")).response
    assert labels(asked) == ["End the turn", "Back"]
    assert await revision(world) == was
    await tap(world, asked, "End the turn")
    assert (await world.bot.backend.games.card(1)).active == "allies"


async def test_an_old_confirm_ends_nothing(world: World) -> None:
    """The panel of before stands further up: its [Confirm and attack] does not end the battles drafted meanwhile."""
    _, old = await ready_to_move(world)
    panel = await moved_all(world, (await world.bo.slash(world.thread(), "play turn")).response)
    assert attacks(panel)
    old = await tap(world, old, "Confirm and attack ▸")
    assert "in a newer message" in old.words
    assert attacks(await tap(world, old, "Take turn"))
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_ready_asks_once_what_is_lost(world: World) -> None:
    """In a team: a unit ordered and not moved is named before the ✅, from the private panel and from the side's."""
    staffs, general = await both_plan(world)
    thread, place = world.thread(), world.side("allies")
    player = staffs.generals[general.id]
    panel = await player.open(place)
    ordered = next(one for one in buttons(panel, "do") if ":order " in one)
    await player.press(panel, ordered)
    asked = (await general.slash(thread, "team confirm")).response
    assert labels(asked) == ["Ready anyway", "Back"]
    board = player.board(place)
    asked = (await general.click(board, label="Ready")).response
    assert labels(asked) == ["Ready anyway", "Back"]
    assert not (await world.bot.backend.drafts.look(1, general.id)).confirmed
    await general.click(asked, label="Ready anyway")
    assert (await world.bot.backend.drafts.look(1, general.id)).confirmed


async def test_after_taking_ground_the_turn_goes_on(world: World) -> None:
    """[Take …]: the plan says so, the attacks that are left stand beside [End turn], and [Undo] takes it back."""

    def weak(data: dict[str, Any]) -> None:
        for unit in data["units"]:
            unit[4] = 1 if unit[2] == "allies" else unit[4]

    _, panel = await ready_to_move(world, change=weak)
    panel = await moved_all(world, panel)
    for _ in range(8):
        if "Take ground?" in panel.words and "End turn" not in labels(panel):
            taken = await press(world, panel, next(one for one in buttons(panel, "do") if "advance" in one))
            if attacks(taken):
                break
            panel = taken
        else:
            panel = await press(world, panel, attacks(panel)[0])
    assert "Your orders:** E5 taken" in taken.words
    assert [one for one in labels(taken) if one.startswith("End turn")]
    assert "Take ground?" in (await tap(world, taken, "Undo")).words


# What rolls


async def chosen(world: World) -> tuple[Any, Any, str]:
    """Bo has played Air Power and chosen a target. Returns the thread, his panel and the target."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "air-power"))  # type: ignore[arg-type]
    panel = (await world.bo.click(world.last(thread), label="Take turn")).response
    panel = await press(world, panel, next(one for one in buttons(panel, "do") if "air-power" in one))
    assert not buttons(panel, "confirm")
    (targets,) = lists(panel, "targets")
    at = targets["options"][0]["value"]
    panel = (await world.bo.select(panel, [at], custom_id=targets["custom_id"])).response
    return thread, panel, at


async def test_targets_are_drafted_and_fire_rolls(world: World) -> None:
    thread, panel, at = await chosen(world)
    assert f"Fire at {at}" in labels(panel)
    assert at in panel.words.split("Your orders:")[1]
    assert await revision(world) == 1
    # The picture of the plan shows where it is going to fall.
    view = (await world.bo.click(panel, label="Board")).response
    assert view.attachments
    panel = (await world.bo.slash(thread, "play turn")).response
    panel = await tap(world, panel, "Undo")
    assert lists(panel, "targets")
    await world.bo.slash(thread, "play choose", what=at)
    panel = (await world.bo.slash(thread, "play turn")).response
    await tap(world, panel, "Fire at")
    found = await world.bot.backend.games.log(1)
    assert [one.notation for one in found if one.notation][:2] == ["play air-power", f"choose {at}"]


async def test_choosing_by_command_offers_the_roll(world: World) -> None:
    thread, panel, at = await chosen(world)
    await tap(world, panel, "Undo")
    answer = (await world.bo.slash(thread, "play choose", what=at)).response
    assert f"Fire at {at}" in labels(answer)
    assert await revision(world) == 1
    await world.bo.slash(thread, "play end", anyway=True)
    assert await revision(world) > 1


async def test_whoever_is_to_be_restored_is_drafted(world: World) -> None:
    """Medics & Mechanics: the unit is chosen, [Roll for …] rolls."""
    thread = await world.battle(scenario="vassieux")

    def wounded(data: dict[str, Any]) -> None:
        hold("axis", "medics-and-mechanics")(data)
        for unit in data["units"]:
            unit[4] = min(unit[4], 2)

    await doctor(world.bot, 1, wounded)  # type: ignore[arg-type]
    panel = (await world.bo.click(world.last(thread), label="Take turn")).response
    panel = await press(world, panel, next(one for one in buttons(panel, "do") if "medics" in one))
    wanted = next(one for one in buttons(panel, "do") if ":choose " in one)
    at = wanted.split(":choose ")[1]
    panel = await press(world, panel, wanted)
    assert await revision(world) == 1
    assert f"Roll for {at}" in labels(panel)
    panel = await tap(world, panel, f"Roll for {at}")
    assert await revision(world) > 1


async def test_confirm_that_ends_the_turn_says_so(world: World) -> None:
    """With the last move made and nobody to attack nothing is left: to confirm is to end the turn."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(thread, "play card", card="probe-center")).response
    for at in ("E2", "F2"):
        panel = (await world.ana.slash(thread, "play order", units=at)).response
    assert "Confirm" not in labels(panel)
    for way in ("E2-E3", "F2-D2"):
        start, end = way.split("-")
        panel = (await world.ana.slash(thread, "play move", **{"from": start, "to": end})).response
    assert "Confirm and end turn" in labels(panel)
    assert "[Confirm and end turn] carries it out" in panel.words
    await world.ana.click(panel, label="Confirm and end turn")
    assert (await world.bot.backend.games.card(1)).turn == 2


async def test_a_card_that_finds_nobody_says_that_the_turn_ends(world: World) -> None:
    """To play it is all there is."""
    thread = await world.battle()
    await doctor(world.bot, 1, hold("allies", "probe-right"))  # type: ignore[arg-type]
    panel = (await world.ana.slash(thread, "play card", card="probe-right")).response
    assert "Confirm and end turn" in labels(panel)


async def test_the_button_of_an_air_drop_names_the_hex(world: World) -> None:
    """Choosing the hex drafts it; the roll is a button that says where."""
    thread = await world.battle(scenario="sainte-mere-eglise")
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    (drop,) = lists(panel, "pick")
    panel = (await world.ana.select(panel, ["choose C6"], custom_id=drop["custom_id"])).response
    assert (await world.bot.backend.games.card(1)).revision == 1
    assert "Drop above C6" in labels(panel)
    await world.ana.click(panel, label="Drop above C6")
    assert (await world.bot.backend.games.card(1)).revision > 1
