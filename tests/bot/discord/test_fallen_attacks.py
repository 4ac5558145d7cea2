"""A planned attack that falls away in a team: its unit may attack live, and everybody of the side reads of it."""

from __future__ import annotations

from typing import Any

from engine import GameState, apply, parse
from engine.whatif import NoDice
from tests.boards import position
from tests.bot.discord.player import asked, buttons
from tests.bot.discord.questions import put
from tests.bot.discord.staffs import Staffs, two_against_one
from tests.bot.kit.world import World

#: Bo's gun and Ana's aim at F7, which the first dice of this game eliminate; Ana's reaches H7, too.
GUNS = "A:art@D7 A:art@F3 X:inf3@F7 X:inf4@H7 X:inf4@L9"


def both_aim(tokens: str) -> GameState:
    """A card for all flanks is played."""
    state = position(tokens, hand=("direct-from-hq",), play="allies")
    return apply(state, parse("play direct-from-hq", state.battle.board), NoDice()).state


async def aiming(world: World, tokens: str = GUNS) -> Staffs:
    """Both have planned to shell F7."""
    staffs = await two_against_one(world)
    await put(world, both_aim(tokens))
    for person, gun in ((world.bo, "D7"), (world.ana, "F3")):
        text = f"order {gun}; attack {gun}xF7"
        answer = await person.slash(world.thread(), "play orders", text=text)
        assert "⚠️" not in answer.response.words, answer.response.words
    await world.settle()
    return staffs


async def ready(world: World, *people: Any) -> list[Any]:
    """They say so one after the other, and read this."""
    read = []
    for person in people:
        read.append((await person.slash(world.thread(), "team confirm", anyway=True)).response)
        await world.settle()
    return read


async def test_whose_attack_fell_away_is_asked_live(world: World) -> None:
    """Bo's gun leaves no target; Ana, ready first, has another one, and is called for it."""
    staffs = await aiming(world)
    _, last = await ready(world, world.ana, world.bo)
    told = "⏭️ Not done: attacks F3×F7. There is no enemy at F7. ⚔️ **F3 may still attack.**"
    assert told in last.words
    assert f"<@{world.ana.id}> may still attack" in last.words
    assert "no attack is possible" not in last.words
    side = world.side("allies")
    history = "\n".join(one.words for one in side.history())
    assert "attacks F3×F7 – There is no enemy at F7. ⚔️ **F3 may still attack.**" in history
    assert f"**Attacks are still open:** <@{world.ana.id}>" in history
    assert f"<@{world.ana.id}> – ⚔️ **battles are still to be fought,**" in history
    assert (await staffs.card()).awaited == (world.ana.id,)
    player = staffs.generals[world.ana.id]
    panel = await player.open(side)
    assert [asked(one) for one in buttons(panel, "do")] == ["attack F3xH7"]
    await player.press(panel, buttons(panel, "do")[0])
    await world.settle()
    assert (await staffs.card()).active == "axis"


async def test_both_read_that_they_aim_at_one_target(world: World) -> None:
    """In the panel they share, and each in his own: also whoever was ready before; and the one named first fires so."""
    staffs = await aiming(world)
    said = "🎯 **D7 and F3 aim at F7:** D7 attacks first. Whoever finds no enemy there then may still attack another."
    side = world.side("allies")
    assert said in staffs.generals[world.ana.id].board(side).words
    (confirmed,) = await ready(world, world.ana)
    assert said in confirmed.words
    for person in (world.ana, world.bo):
        panel = await staffs.generals[person.id].open(side)
        assert said in panel.words
    await ready(world, world.bo)
    rows = await world.bot.backend.games.log(1)
    assert [one.notation for one in rows if (one.notation or "").startswith("attack ")] == ["attack D7xF7"]


async def test_carried_out_over_time_he_is_asked_all_the_same(world: World) -> None:
    """Bo never says that he is ready: Ana carries it out once the team's time is up, and attacks live."""
    staffs = await aiming(world)
    await ready(world, world.ana)
    await world.wait(9 * 3600)
    assert (await staffs.card()).awaited == (world.bo.id,)
    said = (await world.ana.slash(world.thread(), "team confirm", everybody=True, anyway=True)).response
    assert "⚔️ **F3 may still attack.**" in said.words
    await world.settle()
    assert (await staffs.card()).awaited == (world.ana.id,)


async def test_nothing_left_to_attack_ends_the_turn(world: World) -> None:
    """Who has no other target is not asked, and not told that he may attack."""
    staffs = await aiming(world, GUNS.replace("X:inf4@H7 ", ""))
    _, last = await ready(world, world.ana, world.bo)
    assert "Not done: attacks F3×F7" in last.words
    assert "may still attack" not in last.words
    assert (await staffs.card()).active == "axis"
    history = "\n".join(one.words for one in world.side("allies").history())
    assert "attacks F3×F7 – There is no enemy at F7." in history


async def played(world: World, staffs: Staffs, *people: Any) -> None:
    """The card is played, planned and carried out; these are ready in this order."""
    await put(world, position(GUNS.replace("X:inf4@H7 ", ""), hand=("direct-from-hq",), play="allies"))
    await world.ana.slash(world.thread(), "play card", card="direct-from-hq")
    await world.ana.slash(world.thread(), "play end")
    await world.settle()
    for person, gun in ((world.bo, "D7"), (world.ana, "F3")):
        text = f"order {gun}; attack {gun}xF7"
        answer = await person.slash(world.thread(), "play orders", text=text)
        assert "⚠️" not in answer.response.words, answer.response.words
    await ready(world, *people)


async def test_whoever_was_ready_first_reads_the_dice(world: World) -> None:
    """In the side's panel, and by [Take turn] in it, and what was not done, too."""
    staffs = await two_against_one(world)
    await played(world, staffs, world.ana, world.bo)
    assert (await staffs.card()).active == "axis"
    side = world.side("allies")
    player = staffs.generals[world.ana.id]
    assert "> ⚔️ **D7 attacks F7** · " in player.board(side).words
    history = "\n".join(one.words for one in side.history())
    assert "attacks F3×F7 – There is no enemy at F7." in history
    panel = await player.open(side)
    assert "⚔️ **D7 attacks F7** · 💥 🪖 💥" in panel.words, panel.words


async def test_against_a_computer_the_side_reads_its_own_turn(world: World) -> None:
    """Its answer comes at once, and the panel keeps what the team did before it."""
    staffs = Staffs(world, 2, 1)
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", allies=2, axis=1)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Join as Allies")
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Begin · free seats to Veterans, computers")
    await world.settle()
    await played(world, staffs, world.ana, world.bo)
    await world.settle()
    side = world.side("allies")
    history = "\n---\n".join(one.words for one in side.history())
    assert history.count("> ⚔️ **D7 attacks F7** · ") == 1
    panel = await staffs.generals[world.ana.id].open(side)
    assert "⚔️ **D7 attacks F7** · 💥 🪖 💥" in panel.words, panel.words
