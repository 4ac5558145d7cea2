"""/scenario import says what came of it: taken in, not taken in and why, or what could be played without."""

from __future__ import annotations

from typing import Any

from scenarios.library import read_id
from scenarios.m44 import as_text, export_m44
from tests.bot.discord.test_imports import bring, editor_file, own_file
from tests.bot.kit.world import World


def with_volcanoes(*, units: bool = True) -> bytes:
    """Pegasus Bridge with two pieces that no rule is known of."""
    document: Any = export_m44(read_id("pegasus-bridge"))[0]
    hexes = document["board"]["hexagons"]
    for one in [one for one in hexes if one.get("terrain", {}).get("name") == "woods"][:2]:
        one["terrain"] = {"name": "volcano", "orientation": 2}
    if not units:
        for one in hexes:
            one.pop("unit", None)
    return as_text(document).encode()


async def offered(world: World) -> list[str]:
    """The imported battles that /game new lists."""
    found = await world.ana.autocomplete(world.lobby, "game new", "scenario", "pegasus")
    return [one["value"] for one in found if one["value"] != "pegasus-bridge"]


async def test_a_sound_file_is_taken_in_and_played(world: World) -> None:
    """It says so, and [Play] sets the battle up with what each button names."""
    answer = await bring(world, "bridge.m44", editor_file())
    assert answer.words.startswith("✅ **Pegasus Bridge** is brought in.")
    ways = (await world.ana.click(answer, label="Play")).response
    assert "/game new" in ways.words
    assert (await world.bot.backend.games.find(server=world.guild.id)) == ()
    await world.ana.click(ways, label="Invite whoever comes")
    await world.settle()
    assert "Pegasus Bridge" in world.last(world.lobby).words
    (card,) = await world.bot.backend.games.find(server=world.guild.id)
    assert card.scenario == "bridge"


async def test_what_is_missing_is_told_by_kind_and_hex(world: World) -> None:
    """Nothing reads as if it were in; a button plays it without; only then lists show it."""
    answer = await bring(world, "field.m44", with_volcanoes())
    assert answer.words.startswith("⚠️ **Pegasus Bridge** is not brought in yet")
    (line,) = [one for one in answer.words.splitlines() if "volcano" in one]
    assert line == "• volcano: F9, G9 – shown as open ground"
    assert await offered(world) == []
    # Bringing it in once more asks the same again.
    answer = await bring(world, "field.m44", with_volcanoes())
    assert "volcano: F9, G9" in answer.words
    done = (await world.ana.click(answer, label="Play without these")).response
    assert done.words.startswith("✅ **Pegasus Bridge** is brought in.")
    assert await offered(world) == ["field"]
    await world.restart()
    assert await offered(world) == ["field"]


async def test_what_is_missing_can_be_thrown_away(world: World) -> None:
    older = await bring(world, "field.m44", with_volcanoes())
    answer = await bring(world, "field.m44", with_volcanoes())
    gone = (await world.ana.click(answer, label="Throw it away")).response
    assert "thrown away" in gone.words
    again = (await world.ana.click(older, label="Play without these")).response
    assert "do not know that scenario" in again.words


async def test_a_faulty_file_is_refused(world: World) -> None:
    """Faults of one kind are one line; nothing is kept, and no button leads on."""
    answer = await bring(world, "empty.m44", with_volcanoes(units=False))
    assert answer.words.startswith("❌ **empty.m44** is not brought in")
    assert "• the Allies have no units" in answer.words
    assert "sides." not in answer.words
    assert not answer.rows
    refused = await bring(world, "long.toml", own_file(title="x" * 90))
    assert refused.words.startswith("❌ **long.toml** is not brought in")
    assert "title has 90 letters; 80 are allowed" in refused.words
    nonsense = await bring(world, "nonsense.m44", "no file of an editor")
    assert nonsense.words.startswith("❌ **nonsense.m44** is not brought in")


async def test_who_may_not_is_told_who_may(world: World) -> None:
    """By command and by an old button."""
    waiting = await bring(world, "field.m44", with_volcanoes())
    answer = (await world.bo.slash(world.lobby, "scenario import", file=("own.m44", editor_file()))).response
    assert answer.words == "⚠️ On this server those who manage it bring battles in. Ask one of them."
    await world.ana.slash(world.lobby, "admin setup", importers="nobody")
    answer = (await world.ana.click(waiting, label="Play without these")).response
    assert "no battles are brought in" in answer.words
