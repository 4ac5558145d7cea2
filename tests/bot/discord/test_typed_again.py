"""Typed lines as people write them; and what was typed is said back wherever it was not carried out."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.drafting.written import as_notation
from bot.game.values import Request
from bot.screens.typing import as_shown
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import rolling, table
from tests.bot.discord.test_promises import labels
from tests.bot.discord.typist import played, type_orders
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

BOARD = "A:inf@E5;H5;A1 X:inf4@E6;H6;M9"
CARD = "direct-from-hq"
KNOWN = "attack-center"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("B4 x C5", ["attack B4xC5"]),
        ("B4 × C5, C3×D4", ["attack B4xC5", "attack C3xD4"]),
        ("E5 × E6 Inf 4/4 · 3 🎲 · about 1.5 lost; end", ["attack E5xE6", "end"]),
        ("• E5 × E6 · 1.5 lost · 42% back · 9% Ambush", ["attack E5xE6"]),
        ("attack E7-F8", ["attack E7xF8"]),
        ("attack E7 F8", ["attack E7xF8"]),
        ("attack E7 at F8", ["attack E7xF8"]),
        ("B4→C5", ["move B4-C5"]),
        ("move d3 e5; move c4 d5", ["move d3-e5", "move c4-d5"]),
        ("move D5-E7 J1-K2", ["move D5-E7", "move J1-K2"]),
        ("move D5 to E6, J1 to K2", ["move D5-E6", "move J1-K2"]),
        ("move E4-E5-exit", ["move E4-E5-exit"]),
        ("retreat E5", ["retreat E5"]),
        ("attack X5xX6", ["attack X5xX6"]),
        ("Order all 3", ["order all"]),
        ("Alle 3 aktivieren", ["order all"]),
        ("Beide activeren", ["order all"]),
        ("everybody", ["order all"]),
        ("order e5, e6 and e7", ["order e5 e6 e7"]),
        ("activeer E5 en F5", ["order E5 F5"]),
        ("E5 to E6", ["move E5-E6"]),
        ("E5 > E6", ["move E5-E6"]),
        ("moves E5 --> E6", ["move E5-E6"]),
        ("bewege E5 nach E6", ["move E5-E6"]),
        ("B4 attacks C5", ["attack B4xC5"]),
        ("B4 greift C5 an", ["attack B4xC5"]),
        ("Zug beenden", ["end"]),
        ("Beurt beëindigen", ["end"]),
    ],
)  # fmt: skip
def test_lines_as_people_write_them(text: str, lines: list[str]) -> None:
    assert list(as_notation(as_shown(text))) == lines


@pytest.mark.parametrize("first", ["", f"{CARD}; "])
async def test_order_all_names_them(world: World, monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    """As its button does; by itself in the order step, and behind the card in one text."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    if not first:
        await type_orders(world, thread, CARD)
    await type_orders(world, thread, f"{first}Order all 3")
    drafted = [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    assert drafted == [f"play {CARD}", "order A1 E5 H5"]
    assert "Nobody can be ordered there." in (await type_orders(world, thread, "order all")).words


@pytest.mark.parametrize("units", ["all", "all of them", "Order all 3", "Alle"])
async def test_the_command_reads_all_as_a_text_does(
    world: World, monkeypatch: pytest.MonkeyPatch, units: str
) -> None:
    thread = await table(world, monkeypatch, BOARD, CARD)
    await world.ana.slash(thread, "play card", card=CARD)
    panel = (await world.ana.slash(thread, "play order", units=units)).response
    drafted = [one.text for one in (await world.bot.backend.drafts.look(1, world.ana.id)).lines]
    assert drafted == [f"play {CARD}", "order A1 E5 H5"], panel.words


async def test_order_all_says_why_it_cannot(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """With more units than orders they must be named; with a section to be chosen that is asked for."""
    board = "A:inf@E5;E6;E7;H5;A1 X:inf4@H6"
    thread = await table(world, monkeypatch, board, "move-out infantry-assault")
    said = (await type_orders(world, thread, "infantry assault; order all; end")).words
    assert "**order all** – First choose a section" in said
    assert "❌ **`order all`**" in said
    said = (await type_orders(world, thread, "move out; order all; end")).words
    assert "5 units could be ordered, and the card orders fewer" in said, said


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"{CARD}; order Z9; end", f"`{CARD}`; ❌ **`order Z9`**; `end`"),
        (f"{CARD}; order E5 H5; E5 to E9; end", f"`{CARD}`; `order E5 H5`; ❌ **`E5 to E9`**; `end`"),
        ("Direct from HQ · orders E5 · moves E5→A9", "`Direct from HQ`; `orders E5`; ❌ **`moves E5→A9`**"),
        ("play dirct from hq; order E5", "❌ **`play dirct from hq`**; `order E5`"),
    ],
)  # fmt: skip
async def test_the_wrong_line_is_marked_in_what_was_typed(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str, shown: str
) -> None:
    """All or nothing, and why stands above it; what was copied with its mark is read all the same."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    panel = await type_orders(world, thread, text)
    assert shown in panel.words, panel.words
    assert await played(world) == []


async def test_a_marked_text_that_was_mended_is_read(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await table(world, monkeypatch, BOARD, CARD)
    await type_orders(world, thread, f"{CARD}; ❌ order E5; end; end; end", now=True)
    assert (await world.bot.backend.games.card(1)).active == "axis"


@pytest.mark.parametrize("drafted", [False, True])
async def test_back_says_the_text_back(world: World, monkeypatch: pytest.MonkeyPatch, drafted: bool) -> None:
    """Nothing is done, what was drafted stays, and the text can be copied from the panel."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    text = "attack E5xE6"
    if drafted:
        for line in (f"play {CARD}", "order E5 H5"):
            await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    else:
        text = f"play {CARD}; order E5 H5; attack E5xE6"
    asked = await type_orders(world, thread, text)
    assert labels(asked) == ["Carry it out", "Back"]
    panel = (await world.ana.click(asked, label="Back")).response
    assert f"Your text, to be typed again: `{text}`" in panel.words, panel.words
    assert ("orders E5, H5" in panel.words) is drafted
    assert await played(world) == []


async def test_a_text_is_said_back_where_a_draft_has_gone_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its question is old by a press in another message: what was typed has not been lost with it."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    panel = (await world.ana.click(world.last(thread), label="Take turn")).response
    text = f"play {CARD}; order E5 H5; attack E5xE6"
    asked = await type_orders(world, thread, text)
    await world.ana.click(panel, custom_id=next(one for one in buttons(panel, "do") if ":play " in one))
    old = (await world.ana.click(asked, label="Carry it out")).response
    assert "You have gone on in a message further up" in old.words
    assert f"✍️ You typed: `{text}`" in old.words, old.words
    assert await played(world) == []


async def written(world: World, person: Any, text: str) -> Any:
    """What the bot answers to a private message."""
    await person.send_dm(text)
    await world.settle()
    return world.raw(world.last(person.user.dm_channel))


async def test_orders_written_in_private_are_given_by_one_button(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if they had been typed as a command, its question included; not any more once the battle has gone on."""
    thread = await table(world, monkeypatch, BOARD, CARD)
    answer = await written(world, world.ana, "Direct from HQ\norder E5; E5 x E6")
    assert labels(answer) == ["Give them in #1 A dispute"]
    assert await played(world) == []
    asked = (await world.ana.user.click(answer, label="Give them in #1 A dispute")).response
    assert "orders E5 · attacks E5×E6" in asked.words
    assert labels(asked) == ["Carry it out", "Back"]
    assert await played(world) == []
    wrong = await written(world, world.ana, f"{CARD}; order E9")
    said = (await world.ana.user.click(wrong, label="Give them in #1 A dispute")).response
    assert "**order E9** – " in said.words
    await world.ana.user.click(asked, label="Carry it out")
    assert "attack E5xE6" in await played(world)
    known = len(await played(world))
    late = (await world.ana.user.click(answer, label="Give them in #1 A dispute")).response
    assert "You typed" in late.words
    assert len(await played(world)) == known
    assert not [one for one in thread.history() if "orders E5" in one.words]


async def test_of_several_battles_one_is_chosen(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await table(world, monkeypatch, BOARD, CARD)
    await world.ana.slash(world.lobby, "game new", scenario="vassieux", kind="practice")
    await world.settle()
    # The number is that of a card; which one is said in the battle.
    answer = await written(world, world.ana, "7 center; order al")
    assert "For which battle?" in answer.words
    answer = await written(world, world.ana, "attack center; order all")
    assert "For which battle?" in answer.words
    assert len(labels(answer)) == 2
    first = next(one for one in labels(answer) if one.startswith("#1"))
    said = (await world.ana.user.click(answer, label=first)).response
    assert "You typed: `attack center; order all`" in said.words


async def test_other_words_in_private_are_answered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays reads how orders look; whoever plays none is greeted."""
    await table(world, monkeypatch, BOARD, CARD)
    answer = await written(world, world.ana, "hello there")
    panel = (await world.ana.user.click(answer, custom_id=buttons(answer, "open")[0])).response
    assert "Play a card" in panel.words
    await world.bo.send_dm("when is it my turn?")
    await world.settle()
    answer = world.raw(world.last(world.bo.user.dm_channel))
    assert "No battle waits for you now." in answer.words
    assert not buttons(answer, "open")
    await world.cy.send_dm("hello")
    await world.settle()
    assert buttons(world.raw(world.last(world.cy.user.dm_channel)), "tutorial")


async def test_a_plan_keeps_what_stands_before_its_battles(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole turn typed ahead was refused as if it waited; what can be planned is, and the rest is said back."""
    thread = await world.battle(scenario="pegasus-bridge")
    await doctor(world.bot, 1, hold("axis", "attack-center"))  # type: ignore[arg-type]
    text = "attack center; order all; attack E7xE6; end"
    panel = (await world.bo.slash(thread, "play orders", text=text)).response
    drafted = [one.text for one in (await world.bot.backend.drafts.look(1, world.bo.id)).lines]
    assert {one.split()[0] for one in drafted} == {"play", "order"}, panel.words
    assert "these are not" in panel.words
    assert "attack E7xE6; end`" in panel.words


async def test_what_ground_has_interrupted_is_said_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To be sent again once that is decided: it might cost an attack if it went on by itself."""
    board = "A:inf@E5;H5;A1 X:inf1@E6 X:inf4@H6;M9"
    thread = await table(world, monkeypatch, board, CARD)
    rolling(monkeypatch, "IIISSS")
    text = f"{CARD}; order E5 H5; attack E5xE6; attack H5xH6; end"
    panel = await type_orders(world, thread, text, now=True)
    assert "Take ground?" in panel.words
    assert "The rest, to be typed again: `attack H5xH6; end`" in panel.words, panel.words


async def test_whoever_is_not_ordered_is_told_what_a_text_lacks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card orders all by itself, it says; a text names them all the same."""
    thread = await table(world, monkeypatch, "A:inf@E5;A1 X:inf4@E6;M9", "close-assault")
    panel = await type_orders(world, thread, "close assault; attack E5xE6; end")
    assert "`order E5` if it may order that one, or `order all`" in panel.words, panel.words
    panel = await type_orders(world, thread, "close assault; order all; attack E5xE6; end")
    assert "⚠️" not in panel.words, panel.words


async def test_an_attack_on_whoever_is_gone_is_not_said_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It could not be typed again: the rest is what is still possible."""
    thread = await table(world, monkeypatch, "A:inf@E5;D5;H5 X:inf1@E6 X:inf4@H6;M9", CARD)
    rolling(monkeypatch, "IIISSS")
    text = f"{CARD}; order E5 D5 H5; attack E5xE6; stay; attack D5xE6; attack H5xH6; end"
    panel = await type_orders(world, thread, text, now=True)
    assert "Not done" in panel.words
    assert "The rest, to be typed again: `attack H5xH6; end`" in panel.words, panel.words


@pytest.mark.parametrize("ground", ["advance", "stay"])
async def test_the_ground_of_an_attack_that_fell_away_is_not_said_back(
    world: World, monkeypatch: pytest.MonkeyPatch, ground: str
) -> None:
    """It belonged to that attack: typed again it would be about no ground, or about that of another."""
    thread = await table(world, monkeypatch, "A:inf@E5;F5;H5 X:inf1@E6 X:inf4@H6;M9", CARD)
    rolling(monkeypatch, "IIISSS")
    text = f"{CARD}; order E5 F5 H5; attack E5xE6; stay; attack F5xE6; {ground}; attack H5xH6; advance; end"
    panel = await type_orders(world, thread, text, now=True)
    assert "to be typed again: `attack H5xH6; advance; end`" in panel.words, panel.words
