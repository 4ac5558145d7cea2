"""A gun that battles twice, in a team: the plan offers both shots, [Ready] counts them, and both are carried out."""

from __future__ import annotations

from typing import Any

from engine import GameState, apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord.player import asked, buttons, controls
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs, two_against_one
from tests.bot.kit.world import World

#: Two guns of the center, far from targets that cannot fall back, and one of Bo's that reaches nobody.
GUNS = "A:art@F3 A:art@H3 A:art@B2 X:inf4@F9 X:inf4@H9 X:inf4@L9"
#: The dice of this game drive the infantry at F7 back with the first shot.
OPEN = "A:art@F3 A:art@H3 A:art@B2 X:inf4@F7 X:inf4@I7 X:inf4@L9"


def bombard(tokens: str = GUNS) -> GameState:
    """Artillery Bombard is played."""
    state = position(tokens, hand=("artillery-bombard",), play="allies")
    return apply(state, parse("play artillery-bombard", state.battle.board), NoDice()).state


async def planning(world: World, state: GameState, *ordered: str, **options: Any) -> tuple[Staffs, Any]:
    """Ana, who leads the center, has ordered these guns and comes to her battles. Returns her panel, too."""
    staffs = await two_against_one(world, **options)
    await put(world, state)
    player = staffs.generals[world.ana.id]
    for at in ordered:
        answer = await world.ana.slash(world.thread(), "play order", units=at)
        assert "⚠️" not in answer.response.words, answer.response.words
    panel = await player.open(world.side("allies"))
    for _ in range(2):
        if not attacks(panel):
            onward = [one for one in buttons(panel, "do") if asked(one) == "end"]
            panel = await player.press(panel, (onward + buttons(panel, "sure"))[0])
    return staffs, panel


def attacks(panel: Any) -> list[str]:
    """What may be planned, as `F3xF9`."""
    return [asked(one)[7:] for one in buttons(panel, "do") if asked(one).startswith("attack ")]


def shot(panel: Any, what: str) -> str:
    """The button that plans this one."""
    return next(one for one in buttons(panel, "do") if asked(one) == f"attack {what}")


def ready(panel: Any) -> str:
    """What [Ready] says."""
    (custom_id,) = buttons(panel, "ready")
    return next(str(one["label"]) for one in controls(panel) if one["custom_id"] == custom_id)


async def fought(world: World) -> list[str]:
    """The attacks that were carried out, Bo being ready, too."""
    await world.bo.slash(world.thread(), "team confirm", anyway=True)
    await world.settle()
    rows = await world.bot.backend.games.log(1)
    return [(one.notation or "")[7:] for one in rows if (one.notation or "").startswith("attack ")]


async def test_the_second_shot_is_offered_and_counted(world: World) -> None:
    """By buttons, at the same target: [Ready] counts shots as [End turn] does, and asks once before one is lost."""
    staffs, panel = await planning(world, bombard(), "F3", "H3")
    player = staffs.generals[world.ana.id]
    panel = await player.press(panel, shot(panel, "F3xF9"))
    assert "F3 may attack once more" in panel.words
    assert ready(panel) == "Ready · 3 attacks unused"
    question = await player.press(panel, buttons(panel, "ready")[0])
    assert "F3, H3 could still attack" in question.words
    panel = (await world.ana.click(question, label="Back")).response
    # The other gun in between takes nothing from the first.
    panel = await player.press(panel, shot(panel, "H3xH9"))
    assert ready(panel) == "Ready · 2 attacks unused"
    panel = await player.press(panel, shot(panel, "F3xF9"))
    assert ready(panel) == "Ready · 1 attack unused"
    assert "F3xF9" not in attacks(panel)
    assert "F3 may attack once more" not in panel.words
    panel = await player.press(panel, shot(panel, "H3xH9"))
    assert ready(panel) == "Ready"
    await player.press(panel, buttons(panel, "ready")[0])
    shots = await fought(world)
    assert shots == ["F3xF9", "F3xF9", "H3xH9", "H3xH9"]
    assert "Not done" not in told(world)


def told(world: World) -> str:
    """All that the side of the guns reads in its place."""
    return "\n".join(one.words for one in world.side("allies").history())


async def test_by_command(world: World) -> None:
    """/play battle twice at the same target; a third time is refused with the reason."""
    await planning(world, bombard(), "F3", "H3")
    thread = world.thread()
    for _ in range(2):
        answer = (await world.ana.slash(thread, "play battle", **{"from": "F3", "target": "F9"})).response
        assert "⚠️" not in answer.words, answer.words
    lines = [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    assert lines[-2:] == ["attack F3xF9", "attack F3xF9"]
    refused = (await world.ana.slash(thread, "play battle", **{"from": "F3", "target": "F9"})).response
    assert "already" in refused.words, refused.words
    assert len((await world.bot.backend.drafts.look(1, world.ana.id)).lines) == len(lines)
    question = (await world.ana.slash(thread, "team confirm")).response
    assert "H3 could still attack" in question.words
    await world.ana.click(question, label="Ready anyway")
    assert await fought(world) == ["F3xF9", "F3xF9"]


async def test_a_shot_that_chance_took_is_told(world: World) -> None:
    """The target is driven off by the first shot: the side reads why there was no second, whoever was ready last."""
    staffs, panel = await planning(world, bombard(OPEN), "F3", "H3")
    player = staffs.generals[world.ana.id]
    for _ in range(2):
        panel = await player.press(panel, shot(panel, "F3xF7"))
    question = await player.press(panel, buttons(panel, "ready")[0])
    await world.ana.click(question, label="Ready anyway")
    assert await fought(world) == ["F3xF7"]
    assert "Not done" in told(world)
    assert f"<@{world.ana.id}>: attacks F3×F7 – There is no enemy at F7." in told(world)
