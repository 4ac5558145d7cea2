"""What is taken back is a draft again: all that was planned when it was confirmed, whatever stages it had."""

from __future__ import annotations

import pytest

from bot.game.values import Request
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import practice
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

BEHIND = "play behind-enemy-lines; order G8; end; attack G8xG9; pass"


@pytest.mark.parametrize(
    ("board", "card", "played", "drafted", "by"),
    [
        # Orders and a move, which end the turn by themselves.
        ("A:inf@E5;A1 X:inf4@M9", "direct-from-hq", "",
         "play direct-from-hq; order E5; end; move E5-E6", "Confirm and end turn"),
        # The same with units that stay: [End turn] closes more steps than are drafted.
        ("A:inf@E5;A1 X:inf4@M9", "direct-from-hq", "",
         "play direct-from-hq; order E5; order A1; move E5-E6", "End turn"),
        # Nobody has moved, and what is done with is the orders.
        ("A:inf@E5;A1 X:inf4@E6", "direct-from-hq", "",
         "play direct-from-hq; order E5; end", "Confirm and attack"),
        # Targets of a card, for which is rolled.
        ("A:inf@E5 X:inf4@G7;M9", "barrage", "", "play barrage; choose G7", "Fire at G7"),
        # A combat card among the moves.
        ("A:inf@E5;A1 X:inf4@M9", "direct-from-hq combat-frozen-ground", "",
         "play direct-from-hq; order E5; end; use combat-card combat-frozen-ground E5; move E5-E7",
         "Confirm and end turn"),
        # Ground, and the second move behind it.
        ("A:inf@G8;A1 X:inf1@G9 X:inf4@M1", "behind-enemy-lines", BEHIND,
         "advance; move G9-G7", "Confirm and end turn"),
        ("A:inf@G8;A1 X:inf1@G9 X:inf4@M1", "behind-enemy-lines", BEHIND, "advance", "End turn"),
        ("A:inf@G8;A1 X:inf1@G9 X:inf4@M1", "behind-enemy-lines", BEHIND,
         "stay; move G8-G6", "Confirm and end turn"),
    ],
)  # fmt: skip
async def test_all_that_was_confirmed_is_planned_again(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, card: str, played: str, drafted: str, by: str
) -> None:
    thread = await practice(world, monkeypatch, board, card, played=played)
    for line in drafted.split("; "):
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    was = panel.words
    look = await world.bot.backend.drafts.look(1, world.ana.id)
    planned = [line.text for line in look.lines]
    assert planned[-1] == drafted.rsplit("; ", maxsplit=1)[-1]
    turn = (await world.bot.backend.games.card(1)).turn
    label = next(one for one in labels(panel) if one.startswith(by))
    panel = (await world.ana.click(panel, label=label)).response
    if buttons(panel, "end-sure"):
        panel = (await world.ana.click(panel, custom_id=buttons(panel, "end-sure")[0])).response
    await world.settle()
    back = "Undo" if (await world.bot.backend.games.card(1)).turn == turn else "Back into the last turn"
    panel = (await world.ana.click(panel, label=back)).response
    assert "Your orders are a draft again" in panel.words, panel.words
    look = await world.bot.backend.drafts.look(1, world.ana.id)
    assert [line.text for line in look.lines] == planned
    plan = next(one for one in was.splitlines() if "Your orders" in one)
    assert plan in panel.words.splitlines()
    assert label in labels(panel)


async def test_what_is_taken_back_is_told_as_people_speak(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each thing once: the attack that ended a turn stood there twice, and of two turns each was to go on."""
    board, drafts = "A:inf@E5;A1 X:inf4@E6;M9", world.bot.backend.drafts
    thread = await practice(world, monkeypatch, board, "direct-from-hq")
    text = "play direct-from-hq; order E5; attack E5xE6"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == 2
    for play in await world.bot.backend.games.legal(1, world.ana.id, "play "):
        await drafts.play(Request(world.ana.id, 1, side="axis"), play)
        break
    await world.ana.slash(thread, "play end", anyway=True)
    await world.settle()
    back = (await world.bot.backend.games.log(1))[2].revision
    await world.bot.backend.games.undo(Request(world.ana.id, 1, side="axis"), to=back)
    world.bot.herald.kick()
    await world.settle()
    told = [one.words for one in thread.history() if "Taken back" in one.words][-1].splitlines()
    assert sum("E5 attacks E6" in one for one in told) == 1, told
    assert sum("goes on" in one for one in told) == 1, told
    assert any(one.startswith("> 🏁 The end of turn 1") for one in told), told


async def test_an_attack_by_its_word_goes_back_to_where_it_was_typed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of two orders given, and the attack typed: [Undo] leads to the orders, not to steps that it has closed."""
    board = "A:inf@E5;A1;A3 X:inf4@E6;M9"
    thread = await practice(world, monkeypatch, board, "direct-from-hq")
    for line in ("play direct-from-hq", "order E5"):
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play attack", **{"from": "E5", "target": "E6"})).response
    for one in buttons(panel, "sure-yes"):
        panel = (await world.ana.click(panel, custom_id=one)).response
    await world.settle()
    assert any(line.notation == "attack E5xE6" for line in await world.bot.backend.games.log(1))
    panel = (await world.ana.slash(thread, "play undo")).response
    for one in buttons(panel, "undo-anyway-sure"):
        panel = (await world.ana.click(panel, custom_id=one)).response
    look = await world.bot.backend.drafts.look(1, world.ana.id)
    assert [line.text for line in look.lines] == ["play direct-from-hq", "order E5"]
    assert "Order units" in panel.words, panel.words


async def test_back_in_the_middle_of_a_turn_tells_what_is_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opening was told again, as if nothing of the first turn were done; and the picture was of the turn before."""
    board = "A:inf@E5;C5 X:inf4@E6;C6;M9"
    thread = await practice(world, monkeypatch, board, "direct-from-hq")
    text = "play direct-from-hq; order E5 C5; attack E5xE6"
    await world.ana.slash(thread, "play orders", text=text, now=True)
    await world.ana.slash(thread, "play orders", text="attack C5xC6; end", now=True)
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == 2
    panel = (await world.ana.slash(thread, "play undo")).response
    for one in buttons(panel, "undo-anyway-sure"):
        panel = (await world.ana.click(panel, custom_id=one)).response
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == 1
    notice = world.last(thread)
    assert "Already done in it:" in notice.words, notice.words
    assert "E5 attacks E6" in notice.words
    assert "C5 attacks C6" not in notice.words
    assert "begins" not in notice.words
    # The picture tells the same: the attack that stands, and not the one that was taken back.
    (picture,) = notice.attachments
    assert "E5 (Allies) attacked E6" in picture.description
    assert "C5 (Allies) attacked" not in picture.description


async def test_the_attacks_left_are_counted_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three pairs to choose from, of two units: the line and the button that leaves them unused say two."""
    board = "A:inf@E5;G5 X:inf4@E6;D6;G6;M9"
    thread = await practice(world, monkeypatch, board, "direct-from-hq")
    text = "play direct-from-hq; order E5 G5; end"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    panel = (await world.ana.slash(thread, "play turn")).response
    number = len([one for one in buttons(panel, "do") if ":attack " in one])
    assert number > 2, panel.words
    assert f"2 attacks left, attacker × target: {number} to choose from." in panel.words, panel.words
    assert any("2 attacks unused" in one for one in labels(panel)), labels(panel)


@pytest.mark.parametrize("middle", [True, False])
async def test_after_a_way_back_turns_are_told_as_they_were(
    world: World, monkeypatch: pytest.MonkeyPatch, middle: bool
) -> None:
    """Where infantry took the ground in turn 2 a tank stands now; words and picture tell of who it was."""
    board = "A:inf1@E5 A:arm@C5;G8 X:inf3@E6 X:inf@G9;M1;A9"
    thread = await practice(world, monkeypatch, board, "direct-from-hq", axis="direct-from-hq")

    async def types(text: str) -> None:
        await world.ana.slash(thread, "play orders", text=text, now=True)
        await world.settle()

    await types("direct-from-hq; order C5; C5-C6; end")
    await doctor(world.bot, 1, hold("axis", "direct-from-hq"))  # type: ignore[arg-type]
    await types("direct-from-hq; order E6; E6xE5; advance; end")
    await doctor(world.bot, 1, hold("allies", "direct-from-hq"))  # type: ignore[arg-type]
    if middle:
        await types("direct-from-hq; order C6 G8; C6-D5; D5xE5; advance")
        await types("G8xG9; end")
    else:
        await types("direct-from-hq; order C6; C6-D5; end; end")
    panel = (await world.ana.slash(thread, "play undo")).response
    for one in buttons(panel, "undo-anyway-sure"):
        await world.ana.click(panel, custom_id=one)
    await world.settle()
    notice = world.last(thread)
    (picture,) = notice.attachments
    assert "turn 3, Allies to move" in notice.words, notice.words
    if middle:
        assert notice.words.endswith("ground taken by Allied Armor D5→E5"), notice.words
        assert "Axis play" not in notice.words
        assert "D5 (Allies) attacked E5 (Axis)" in picture.description
    else:
        assert notice.words.endswith("ground taken by Axis Infantry E6→E5"), notice.words
        assert "E6 (Axis) attacked E5 (Allies)" in picture.description
    log = (await world.ana.slash(thread, "game log")).response.words
    assert "ground taken by Axis Infantry E6→E5" in log
