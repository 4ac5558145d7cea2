"""A turn that ends by itself says so before the attack that ends it; against a computer it can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from bot.i18n import words_of
from bot.screens.history.fights import Deeds, Fight
from bot.screens.history.telling import results
from bot.store import log
from tests.boards import scenario_of
from tests.bot.discord.player import BOARD, ByButtons, buttons, lists
from tests.bot.discord.positions import TITLE, rolling, shows, table, two_shots
from tests.bot.discord.test_computers import begun
from tests.bot.discord.test_promises import labels
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

CARD = "direct-from-hq"
LAST = "your turn ends by itself, unless you win ground"
ONE = "All of these aim at"


async def _battle(world: World, monkeypatch: pytest.MonkeyPatch, board: str, units: str, **more: str) -> Any:
    """The panel in the battle step of Ana, who has ordered these units."""
    thread = await table(world, monkeypatch, board, CARD, **more)
    for line in (f"play {CARD}", f"order {units}", "end", "end"):
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    await world.settle()
    return (await world.ana.slash(thread, "play turn")).response


@pytest.mark.parametrize(
    ("board", "units", "said"),
    [
        ("A:inf@E5;A1 X:inf4@E6;M9", "E5", f"With this attack {LAST}"),
        ("A:inf@E5;A1 X:inf4@E6;D6;M9", "E5", f"With one of these attacks {LAST}"),
        ("A:inf@E5;F5;A1 X:inf4@E6;M9", "E5 F5", f"{ONE} E6"),
        ("A:inf@E5;H5;A1 X:inf4@E6;H6;M9", "E5 H5", ""),
    ],
)  # fmt: skip
async def test_an_attack_says_that_the_turn_ends_with_it(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, units: str, said: str
) -> None:
    panel = await _battle(world, monkeypatch, board, units)
    assert buttons(panel, "do"), panel.words
    assert said in panel.words, panel.words
    assert said or (LAST not in panel.words and ONE not in panel.words)


@pytest.mark.parametrize(
    ("board", "card", "said"),
    [
        ("A:arm@E5;A1 X:inf4@E7;M9", CARD, "your turn ends by itself."),
        ("A:inf@E5;A1 X:inf4@E6;M9", "recon-center", "but for the card that you keep, unless you win ground."),
    ],
)  # fmt: skip
async def test_what_may_still_follow_the_last_attack_is_said_and_nothing_else(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, card: str, said: str
) -> None:
    """From afar nobody wins ground, and of two cards that are drawn one is chosen."""
    thread = await table(world, monkeypatch, board, card)
    for line in (f"play {card}", "order E5"):
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    while not await world.bot.backend.games.legal(1, world.ana.id, "attack "):
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), "end")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert f"With this attack {LAST.partition(',')[0]}" in panel.words
    assert said in panel.words, panel.words


async def test_a_gun_that_may_fire_again_ends_nothing(world: World) -> None:
    thread, text = await two_shots(world)
    await world.ana.slash(thread, "play orders", text=f"{text}; attack E2xD8", now=True)
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "attack" in panel.words
    assert LAST not in panel.words


async def test_what_ended_by_itself_can_be_gone_back_into(world: World) -> None:
    """Against a computer, which has played its turn at once: nobody has to agree, and the button stands there. It says
    first what that costs."""
    thread = await begun(world, computer="recruit")
    player = ByButtons(world, world.ana, upwards=True)
    before = (await world.bot.backend.games.card(1)).turn
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "Back into the last turn" not in labels(panel), "she has had none"
    menu = (await world.ana.click(world.panel(thread), label="More")).response
    assert "Take back" not in labels(menu), "nothing to take back"
    await player.turn(thread)
    await world.settle()
    assert (await world.bot.backend.games.card(1)).turn == before + 2
    panel = (await world.ana.slash(thread, "play turn")).response
    # Whoever looks once more finds his own moves as well, which the panel of his turn has told.
    panel = (await world.ana.click(panel, label="Board")).response
    assert any(one.startswith("🥾") for one in panel.words.splitlines()), panel.words
    assert "Back into the last turn" in labels(panel)
    asked = (await world.ana.click(panel, label="Back into the last turn")).response
    assert (await world.bot.backend.games.card(1)).turn == before + 2
    assert "counts for no rating" in asked.words
    panel = (await world.ana.click(asked, label="Take it back all the same")).response
    assert (await world.bot.backend.games.card(1)).turn == before
    while "Undo" in labels(panel):
        panel = (await world.ana.click(panel, label="Undo")).response
    assert await world.bot.backend.games.legal(1, world.ana.id, "play ")
    assert "Back into the last turn" not in labels(panel), "it was her first"


async def test_a_plan_loses_no_step_by_a_button_that_stood_there_before(world: World) -> None:
    """[Back into the last turn] of an older panel, pressed once something is planned; the menu offers none."""
    thread = await begun(world, computer="recruit")
    await ByButtons(world, world.ana, upwards=True).turn(thread)
    await world.settle()
    panel = (await world.ana.slash(thread, "play turn")).response
    (old,) = buttons(panel, "undo")
    asked = (await world.ana.click(panel, custom_id=old)).response
    back = (await world.ana.click(asked, label="Not yet")).response
    assert buttons(back, "do") or lists(back, "pick"), "the turn, not the menu"
    line = (await world.bot.backend.games.legal(1, world.ana.id, "play "))[0]
    before = (await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)).lines
    said = (await world.ana.click(panel, custom_id=old)).response
    assert "Nothing was taken back" in said.words
    assert (await world.bot.backend.drafts.look(1, world.ana.id)).lines == before
    menu = (await world.ana.click(world.panel(thread), label="More")).response
    assert "Take back" not in labels(menu)


async def test_what_a_computer_answers_in_ones_own_turn_is_no_turn(world: World) -> None:
    """It plays Ambush against a roll that is taken back while the turn goes on: that costs the rating, and no turn."""
    thread = await begun(world, computer="veteran")
    player = ByButtons(world, world.ana, upwards=True)
    panel = (await world.ana.slash(thread, "play turn")).response
    while not (before := await _answered(world)):
        panel = await player.step(panel)
        await world.settle()
        if not buttons(panel, "do") and not lists(panel, "pick"):
            panel = (await world.ana.slash(thread, "play turn")).response
    asked = (await world.ana.slash(thread, "play undo")).response
    assert "counts for no rating" in asked.words
    await world.bot.backend.games.undo(Request(world.ana.id, 1), ask=True)
    panel = (await world.ana.slash(thread, "play turn")).response
    while await _answered(world) == before:
        panel = await player.step(panel)
        await world.settle()
    turn = (await world.bot.backend.games.card(1)).turn
    done = (await world.ana.slash(thread, "play undo")).response
    assert "Taken back" in done.words
    assert (await world.bot.backend.games.card(1)).turn == turn


async def _answered(world: World) -> int:
    """How often a computer has played Ambush in the turn of Ana that goes on."""
    state = (await world.bot.backend.desk.load(1)).board
    async with world.bot.backend.store.read() as conn:
        rows = await log.between(conn, 1, 1, 10_000)
    if state.turn.side != "allies":
        return 0
    answers = [(row.actor, row.notation, row.turn) for row in rows]
    return answers.count(("computer", "play ambush", state.turn.number))


async def test_an_air_drop_is_gone_back_to_by_its_own_name(world: World) -> None:
    """There is no last turn before the first."""
    await world.ana.slash(world.lobby, "game new", scenario="sainte-mere-eglise", kind="practice")
    await world.settle()
    panel = (await world.ana.slash(world.thread(), "play turn")).response
    assert not buttons(panel, "undo")
    (drop,) = lists(panel, "pick")
    panel = (await world.ana.select(panel, ["choose C6"], custom_id=drop["custom_id"])).response
    while buttons(panel, "confirm"):
        panel = (await world.ana.click(panel, custom_id=buttons(panel, "confirm")[0])).response
    look = (await world.bot.backend.games.look(1, world.ana.id)).view
    assert look.choice.kind == "play"
    assert "Back into the last turn" not in labels(panel)
    panel = (await world.ana.click(panel, label="Back to before turn 1")).response
    assert (await world.bot.backend.games.look(1, world.ana.id)).view.choice.kind != "play"


async def test_an_undone_roll_says_that_it_may_be(world: World) -> None:
    thread = await begun(world, computer="recruit")
    player = ByButtons(world, world.ana, upwards=True)
    await player.turn(thread)
    await world.settle()
    panel = (await world.ana.slash(thread, "play undo", sure=True)).response
    dice = "Dice do not change by it" in panel.words
    assert ("counts for no rating now" in panel.words) is dice


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("A:arm@E5;A1 X:inf1@E6 X:inf4@E7;M9", "From there your armor may attack once more: E7 Inf 3 🎲"),
        ("A:arm@E5;A1 X:inf1@E6 X:inf4@M9", ""),
        ("A:inf@E5;A1 X:inf1@E6 X:inf4@E7;M9", ""),
    ],
)  # fmt: skip
async def test_ground_that_armor_may_fight_on_from_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, said: str
) -> None:
    """Armor Overrun (OVR-01), with whom it could reach; infantry, or armor that would find nobody, reads nothing."""
    thread = await table(
        world, monkeypatch, board, CARD,
        played=f"play {CARD}; order E5; end; end; attack E5xE6; pass", dice="III",
    )  # fmt: skip
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "Take ground?" in panel.words, panel.words
    assert said in panel.words
    assert said or "once more" not in panel.words


@pytest.mark.parametrize(
    ("board", "card", "played", "rules", "taken", "left"),
    [
        ("A:inf@G8;A1 X:inf1@G9 X:inf4@M1", "behind-enemy-lines", "order G8; end; attack G8xG9", {}, 3, 3),
        ("A:arm@E5;A1 X:inf1@E6 X:inf4@M1", CARD, "order E5; end; end; attack E5xE6", {"desert": {}}, 1, 0),
        ("A:arm@E5;A1 X:inf1@E6 X:inf4@M1", CARD, "order E5; end; end; attack E5xE6", {}, 0, 0),
    ],
)  # fmt: skip
async def test_ground_says_what_still_follows(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    board: str,
    card: str,
    played: str,
    rules: Any,
    taken: int,
    left: int,
) -> None:
    """A second move that the card or the desert gives, with ground taken and without; and it does follow."""
    scenario = {**scenario_of(board), "rules": rules}
    monkeypatch.setattr("tests.bot.discord.positions.scenario_of", lambda board: scenario)
    thread = await table(world, monkeypatch, board, card, played=f"play {card}; {played}; pass", dice="IIII")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "Take ground?" in panel.words, panel.words
    said = "Either way your unit" if taken == left else "If it takes the ground, it"
    assert (said in panel.words) is bool(taken)
    assert ("may still move" in panel.words) is bool(taken)
    assert not taken or f"up to {taken} hex" in panel.words
    for line, far in (("advance", taken), ("stay", left)):
        look = await world.bot.backend.drafts.add(Request(world.ana.id, 1), line)
        assert any(one.verb == "move" for one in look.legal) is bool(far), line
        await world.bot.backend.drafts.clear(Request(world.ana.id, 1))


async def test_a_way_round_is_told_by_its_length(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """How far a unit walks decides whether it may battle: as the crow flies two hexes that look alike are not."""
    board = "A:arm@E5;A1 X:inf4@M9 mountain@D5;E4;D4"
    thread = await table(world, monkeypatch, board, CARD)
    for line in (f"play {CARD}", "order E5", "end"):
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    shown = [one for row in panel.rows for part in row["components"] for one in part.get("options", [])]
    far = {one["value"].rpartition("-")[2]: one["description"] for one in shown}
    assert far, panel.words
    near = {end: BOARD.distance(BOARD.by_name["E5"], BOARD.by_name[end]) for end in far}
    longer = [end for end in far if not far[end].startswith(f"{near[end]} hex")]
    assert longer, far
    assert all(int(far[end].split()[0]) > near[end] for end in longer)


@pytest.mark.parametrize(
    ("fight", "line"),
    [
        (Fight("axis", "I4", 1, by="ice", faces=["infantry"], hitting=[False]), "🧊 Ice at I4 · 🪖 · it holds"),
        (Fight("axis", "I4", 1, by="mines", faces=["flag"], hitting=[False]), "💣 Mines at I4 · 🏳️ · missed"),
        (Fight("axis", "I4", 1, origin="H4", ambush=True), "💥 Ambush: H4 × I4 · – · missed"),
    ],
)  # fmt: skip
def test_ice_mines_and_an_ambush_are_called_so(fight: Fight, line: str) -> None:
    assert results(words_of("en"), Deeds(fights=(fight,))) == [line]


async def test_of_two_questions_in_one_turn_one_has_a_button(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever plays both sides reads for which of them he answers, and what goes on by itself."""
    scenario = {**scenario_of("A:inf@E5;H5;A1 X:inf4@E6;H6;M9"), **TITLE}
    shows(world, monkeypatch, scenario)
    await world.ana.slash(world.lobby, "game new", scenario="dispute", kind="practice", reactions="fair")
    await world.settle()
    thread = world.thread()
    rolling(monkeypatch, "SSSSSS")
    await doctor(world.bot, 1, hold("allies", CARD))  # type: ignore[arg-type]
    text = f"play {CARD}; order E5 H5; attack E5xE6; attack H5xH6; end"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    await world.settle()
    assert "this one is for the **Axis** to answer" in panel.words, panel.words
    assert "attacks H5×H6" in panel.words
    assert "of the step or the turn" not in panel.words
    panel = (await world.ana.slash(thread, "play react", answer="pass")).response
    await world.settle()
    card = await world.bot.backend.games.card(1)
    assert card.to_act == "axis", "the second attack asks again"
    asked = [one for one in thread.history() if buttons(world.raw(one), "decide")]
    assert len(asked) == 1, [one.words for one in asked]


async def test_the_command_to_end_asks_before_it_fires(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """[Fire at G7] says that it fires; /play end does not."""
    thread = await table(world, monkeypatch, "A:inf@E5 X:inf4@G7;M9", "barrage")
    await world.ana.slash(thread, "play orders", text="play barrage; choose G7")
    before = (await world.bot.backend.games.card(1)).revision
    asked = (await world.ana.slash(thread, "play end")).response
    assert "It rolls dice" in asked.words, asked.words
    assert labels(asked) == ["Fire at G7", "Back"]
    assert (await world.bot.backend.games.card(1)).revision == before
    await world.ana.click(asked, label="Fire at G7")
    assert (await world.bot.backend.games.card(1)).revision > before
