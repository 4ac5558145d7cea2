"""Dice that a card asks for say what they brought, or why nobody comes: in panel, notice and log."""

from __future__ import annotations

import pytest

from tests.bot.discord.positions import practice
from tests.bot.discord.test_promises import labels
from tests.bot.discord.winter import winter
from tests.bot.kit.world import World

#: So many of the Allied infantry stand on the board that too few are left for one unit more.
CROWD = ";".join(f"{column}{row}" for row in (3, 4) for column in "ABCDE")
OUT = "Nobody arrives at B1"


@pytest.mark.parametrize(
    ("board", "die", "said"),
    [
        ("", "F", f"{OUT}: a flag brings no unit."),
        ("", "S", "Infantry arrives at B1."),
        (f" A:inf@{CROWD}", "S", f"{OUT}: it would be Infantry, but not enough of its figures are left"),
        (" mountain@B1", "A", f"{OUT}: it would be Armor, which may not stand on that ground."),
    ],
)
async def test_reinforcements_say_who_comes(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, die: str, said: str
) -> None:
    """In the panel of whoever rolled, in the log, and in the notice of the turn."""
    board = f"A:inf@G5 X:inf@M9{board}"
    thread = await winter(
        world, monkeypatch, board, "reinforcements", dice=die, play=("play direct-from-hq",)
    )
    line = "use combat-card combat-reinforcements B1"
    panel = (await world.ana.slash(thread, "play orders", text=line, now=True)).response
    assert said in panel.words
    assert said in (await world.bo.slash(thread, "game log")).response.words
    await world.ana.slash(thread, "play orders", text="end; end; end", now=True)
    await world.settle()
    assert said in "\n".join(one.words for one in thread.history())


async def test_medics_in_vain_say_why(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The unit stays as it is and gets no order; until now nothing was said."""
    board = "A:inf2@G5 A:inf@A1 X:inf@M9"
    play = ("play medics-and-mechanics",)
    thread = await winter(
        world, monkeypatch, board, dice="FFFFFF", cards="medics-and-mechanics probe-left", play=play
    )
    panel = (await world.ana.slash(thread, "play orders", text="choose G5", now=True)).response
    assert "No figure comes back to Infantry at G5, so it is not ordered" in panel.words


async def test_the_finest_hour_says_whom_its_dice_order(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = "A:inf@G5;H5 A:arm@A1 X:inf@M9"
    thread = await winter(
        world,
        monkeypatch,
        board,
        dice="ISSF",
        cards="their-finest-hour probe-left probe-right attack-left",
        play=("play their-finest-hour",),
    )
    panel = (await world.ana.slash(thread, "play orders", text="roll", now=True)).response
    assert "→ may be ordered: 1 infantry, 2 of your choice" in panel.words


async def test_starting_over_leaves_a_word_of_the_card(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has rolled stays, and so does what is said of it, whichever way the panel is opened again."""
    thread = await practice(world, monkeypatch, "A:inf2@G5 A:inf@A1 X:inf4@M9", "medics-and-mechanics")
    text = "medics and mechanics; choose G5"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    assert "1 figure back" in panel.words, panel.words
    await world.ana.slash(thread, "play move", **{"from": "G5"}, to="G6")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "moves G5→G6" in panel.words, panel.words
    for _ in range(2):
        assert panel.words.count("Medics & Mechanics") == 1, panel.words
        assert panel.words.count("1 figure back") == 1, panel.words
        if "Start over" not in labels(panel):
            break
        panel = (await world.ana.click(panel, label="Start over")).response
    assert "moves G5" not in panel.words
