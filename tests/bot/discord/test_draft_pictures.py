"""The picture beside the words: drawn with every step, never of an older draft, and missing rather than late."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.components import Components
from bot.discord.haste import Haste
from bot.discord.panels import Panels
from bot.discord.reply import Reply
from bot.flows import easel
from bot.game.values import Request
from bot.screens.screen import Picture, Screen
from renderer.marks import Destination, Orderable, TargetDice
from tests.bot.discord.player import asked, buttons, lists
from tests.bot.discord.staffs import Staffs
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.sketches import Sketches
from tests.bot.kit.world import World


class Artist(Sketches):
    """Says what he was asked to draw, and takes his time when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: list[tuple[Any, ...]] = []
        self.takes = 0.0

    async def board(self, view: Any, **look: Any) -> Any:
        self.marks.append(look["marks"])
        await asyncio.sleep(self.takes)
        return await super().board(view, **look)


@pytest.fixture
def artist(world: World, monkeypatch: pytest.MonkeyPatch) -> Artist:
    made = Artist()
    monkeypatch.setattr(world.bot.pictures, "_studio", made)
    return made


def glow(artist: Artist) -> tuple[set[str], set[str], set[str]]:
    """Units, hexes and targets that glow in the last picture."""
    last = artist.marks[-1]
    return (
        {one.at for one in last if isinstance(one, Orderable)},
        {one.at for one in last if isinstance(one, Destination)},
        {one.at for one in last if isinstance(one, TargetDice)},
    )


async def _step(world: World, panel: Any, custom_id: str) -> Any:
    return (await world.bo.click(panel, custom_id=custom_id)).response


async def _picked(world: World, panel: Any) -> Any:
    """The first way of the first unit."""
    first = lists(panel, "pick")[0]
    value = first["options"][0]["value"]
    return (await world.bo.select(panel, [value], custom_id=first["custom_id"])).response


async def begun(world: World) -> tuple[Any, Any]:
    """Bo's turn at Vassieux with a card for his centre, opened."""
    thread = await world.battle(scenario="vassieux")
    await doctor(world.bot, 1, hold("axis", "assault-center"))  # type: ignore[arg-type]
    return thread, (await world.bo.click(world.last(thread), label="Take turn")).response


async def test_every_step_draws_what_may_be_chosen(world: World, artist: Artist) -> None:
    """Card, order, move, undo, start over, attack: one picture each; what glows is what is offered."""
    thread, panel = await begun(world)
    pictures = [panel.attachments[0].url]

    async def drawn(panel: Any) -> tuple[set[str], set[str], set[str]]:
        (attachment,) = panel.attachments
        pictures.append(attachment.url)
        assert len(artist.marks) == len(pictures)
        units, ends, targets = glow(artist)
        for key, hexes in (("units of yours", units), ("hexes", ends), ("targets", targets)):
            sign = f"Glowing {key}: "
            said = attachment.description.partition(sign)[2].partition(".")[0]
            assert set(filter(None, said.split(", "))) == hexes
        return units, ends, targets

    artist.marks = artist.marks[-1:]
    panel = await _step(world, panel, next(one for one in buttons(panel, "do") if "assault-center" in one))
    able, _, _ = await drawn(panel)
    assert able == {one.split(":order ")[1] for one in buttons(panel, "do") if ":order " in one}
    panel = await _step(world, panel, buttons(panel, "all")[0])
    units, ends, _ = await drawn(panel)
    shown = {asked(one["custom_id"]) for one in lists(panel, "pick")}
    assert shown <= units
    assert ends == {o["value"].rsplit("-", 1)[-1] for one in lists(panel, "pick") for o in one["options"]}
    panel = await _picked(world, panel)
    assert len((await drawn(panel))[0]) == len(units) - 1
    panel = await _step(world, panel, buttons(panel, "back")[0])
    assert (await drawn(panel))[0] == units
    if buttons(panel, "units"):
        panel = await _step(world, panel, buttons(panel, "units")[0])
        assert (await drawn(panel))[1] != ends
    panel = await _step(world, panel, buttons(panel, "clear")[0])
    assert await drawn(panel) == (set(), set(), set())
    panel = (await world.bo.slash(thread, "play card", card="assault-center")).response
    assert (await drawn(panel))[0] == able
    panel = await _step(world, panel, buttons(panel, "all")[0])
    await drawn(panel)
    panel = await _step(world, panel, buttons(panel, "confirm")[0])
    units, _, targets = await drawn(panel)
    attacks = [one.split(":attack ")[1].split("x") for one in buttons(panel, "do") if ":attack " in one]
    assert units == {one for one, _ in attacks}
    assert targets == {one for _, one in attacks}
    panel = await _step(world, panel, next(one for one in buttons(panel, "do") if ":attack " in one))
    await drawn(panel)


async def ordering(world: World, panel: Any) -> Any:
    """The card is chosen."""
    return await _step(world, panel, next(one for one in buttons(panel, "do") if "assault-center" in one))


def _answers(rules: ServerRules) -> list[tuple[str, int]]:
    """Every edit or answer of a press: its first words, and how many pictures it has."""
    found = []
    for _, path, body in rules.calls:
        data = body.get("data", body) if isinstance(body, dict) else {}
        texts = [one["content"] for one in data.get("components", ()) if "content" in one]
        if ("/callback" in path or "@original" in path) and texts:
            found.append((texts[0], len(data.get("attachments", ()))))
    return found


async def test_one_edit_a_press(world: World, artist: Artist, rules: ServerRules) -> None:
    """Words and picture go out together, and the picture stands in for the one before."""
    _, panel = await begun(world)
    rules.clear()
    panel = await ordering(world, panel)
    ((words, pictures),) = _answers(rules)
    assert "Order units" in words
    assert pictures == len(panel.attachments) == 1


async def test_a_slow_artist_keeps_no_words_waiting(
    world: World, artist: Artist, rules: ServerRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words come without any picture, for the one that stood there shows an older draft; then theirs follows."""
    _, panel = await begun(world)
    monkeypatch.setattr(easel, "PATIENCE", 0.01)
    artist.takes = 0.05
    rules.clear()
    panel = await ordering(world, panel)
    assert [pictures for _, pictures in _answers(rules)] == [0, 1]
    (first, _), (then, _) = _answers(rules)
    assert first == f"{then}\n-# 🖼️ The board follows; [Board] brings it, too."
    assert len(panel.attachments) == 1


async def test_where_many_wait_for_pictures_words_go_ahead(
    world: World, artist: Artist, rules: ServerRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for as long as in calm hours for a picture that comes after those of others."""
    _, panel = await begun(world)
    monkeypatch.setattr(easel, "PATIENCE", 30.0)
    monkeypatch.setattr(easel, "CROWDED", 0.01)
    monkeypatch.setattr(Artist, "crowded", True)
    artist.takes = 0.05
    rules.clear()
    await ordering(world, panel)
    assert [pictures for _, pictures in _answers(rules)] == [0, 1]


async def test_where_too_many_wait_no_picture_is_promised(
    world: World, artist: Artist, rules: ServerRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One answer, in words alone: a picture that never comes would take a second one to say so."""
    _, panel = await begun(world)
    monkeypatch.setattr(Artist, "full", True)
    rules.clear()
    panel = await ordering(world, panel)
    ((words, pictures),) = _answers(rules)
    assert "Order units" in words
    assert "The board follows" not in words
    assert pictures == 0
    assert not panel.attachments


async def test_a_late_picture_that_is_refused_costs_nothing(
    world: World, artist: Artist, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses the second edit: the words of the first stay, and no trouble is told."""
    _, panel = await begun(world)
    monkeypatch.setattr(easel, "PATIENCE", 0.01)
    artist.takes = 0.05

    async def refused(*_: Any, **__: Any) -> Any:
        raise discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": 10_008, "message": ""})  # type: ignore[arg-type]

    monkeypatch.setattr(discord.Interaction, "edit_original_response", refused)
    panel = await ordering(world, panel)
    assert "Order units" in panel.words
    assert "⚠️" not in panel.words
    assert not panel.attachments


async def test_a_board_that_stands_the_other_way_round_says_so(world: World) -> None:
    """One's own side is at the bottom of one's own board, and for everybody it is as printed: told once a turn."""
    thread = await world.battle(scenario="vassieux")
    look = (await world.bot.backend.games.look(1, world.bo.id)).view
    public = "Axis" if look.top == "allies" else "Allies"
    told = f"stands the other way round, with the {public} at the bottom"
    seen = {}
    for side, person in (("allies", world.ana), ("axis", world.bo)):
        panel = (await person.slash(thread, "play turn")).response
        seen[side] = told in panel.words
    first = (await world.bot.backend.games.card(1)).active
    assert first is not None
    assert seen[first] is (look.top == first)
    # Drawn as printed nothing is to be said.
    mover = {"allies": world.ana, "axis": world.bo}[first]
    await world.bot.backend.people.set(mover.id, bottom="allies" if look.top == "allies" else "axis")
    world.bot.forget_prefs(mover.id)
    assert told in (await mover.slash(thread, "play turn")).response.words
    await world.bot.backend.people.set(mover.id, bottom="board")
    world.bot.forget_prefs(mover.id)
    panel = (await mover.slash(thread, "play turn")).response
    assert told not in panel.words
    # With the first step of the draft it goes.
    card = next(one for one in buttons(panel, "do"))
    assert told not in (await mover.click(panel, custom_id=card)).response.words


# Two presses of one message at once: the simulated server takes one at a time


class Press:
    """A press of a private message, and what it does to it."""

    def __init__(self, message: list[tuple[str, int]], panels: Panels) -> None:
        self.client = SimpleNamespace(panels=panels, haste=Haste(), age_of=lambda press: 0.0)
        self.extras: dict[str, float] = {}
        self.message = SimpleNamespace(id=7, flags=discord.MessageFlags(components_v2=True), components=[])
        self.user = SimpleNamespace(id=1)
        self.created_at = datetime.now(UTC)
        self.data: dict[str, object] = {}
        self.shown = message
        self.acknowledged = False
        self.id = 9
        self.response = self

    def is_done(self) -> bool:
        return self.acknowledged

    async def defer(self, **_: Any) -> None:
        self.acknowledged = True

    async def edit_message(self, *, view: Components, attachments: Any = (), **_: Any) -> None:
        self.acknowledged = True
        await asyncio.sleep(0)
        self.shown.append((str(view.to_components()[-1]["content"]), len(attachments or ())))

    async def edit_original_response(self, *, view: Components, attachments: Any, **_: Any) -> Any:
        await self.edit_message(view=view, attachments=attachments)
        return self.message


@pytest.mark.parametrize("patience", [0.005, 30.0])
@pytest.mark.parametrize("newer_is_slow", [False, True])
async def test_an_older_draft_never_comes_back(
    monkeypatch: pytest.MonkeyPatch, patience: float, newer_is_slow: bool
) -> None:
    """Two steps of one draft are under way; the first picture is the last to be ready: the second one stays."""
    monkeypatch.setattr(easel, "PATIENCE", patience)
    panels, shown = Panels(), list[tuple[str, int]]()
    gates = {1: asyncio.Event(), 2: asyncio.Event()}

    async def general_board(moment: Any, person: int, wanted: Any) -> tuple[Picture, ...]:
        await gates[moment.version].wait()
        return (Picture("board.png", b"1", ""),)

    async def is_warm(moment: Any, person: int) -> bool:
        return True

    async def step(version: int) -> Press:
        press = Press(shown, panels)
        client: Any = SimpleNamespace(
            pictures=SimpleNamespace(general_board=general_board, is_warm=is_warm, crowded=False, full=False)
        )
        reply = Reply(press, edits=True)  # type: ignore[arg-type]
        moment: Any = SimpleNamespace(version=version, card=SimpleNamespace(lesson=None), words=str)
        await easel.present(client, reply, 1, moment, Screen(f"draft {version}"), reply.stamp())
        return press

    first = asyncio.create_task(step(1))
    await asyncio.sleep(0.02)
    second = asyncio.create_task(step(2))
    if not newer_is_slow:
        gates[2].set()
    await asyncio.sleep(0.02)
    for gate in (gates[1], gates[2]):
        gate.set()
        await asyncio.sleep(0.02)
    presses = await asyncio.gather(first, second)
    assert shown[-1] == ("draft 2", 1)
    drafts = [words.partition("\n")[0] for words, _ in shown]
    assert drafts == sorted(drafts), "an older draft stood over a newer one"
    assert all(press.acknowledged for press in presses)


async def test_a_late_picture_leaves_what_was_said_above_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tap that was not counted, while the picture was being drawn: that it was not is still to be read."""
    monkeypatch.setattr(easel, "PATIENCE", 0.0)
    panels, shown = Panels(), list[tuple[str, int]]()
    gate, follows = asyncio.Event(), asyncio.Event()

    async def general_board(moment: Any, person: int, wanted: Any) -> tuple[Picture, ...]:
        await gate.wait()
        return (Picture("board.png", b"1", ""),)

    async def is_warm(moment: Any, person: int) -> bool:
        return True

    def said(key: str) -> str:
        follows.set()
        return key

    first = Reply(Press(shown, panels), edits=True)  # type: ignore[arg-type]
    client: Any = SimpleNamespace(
        pictures=SimpleNamespace(general_board=general_board, is_warm=is_warm, crowded=False, full=False)
    )
    moment: Any = SimpleNamespace(card=SimpleNamespace(lesson=None), words=said)
    drawing = asyncio.create_task(easel.present(client, first, 1, moment, Screen("a draft"), first.stamp()))
    await follows.wait()
    while not shown:
        await asyncio.sleep(0)
    await Reply(Press(shown, panels), edits=True).remark("not counted")  # type: ignore[arg-type]
    gate.set()
    await drawing
    assert shown[-1] == ("not counted\n\na draft", 1)
    # It is gone with the next answer.
    last = Reply(Press(shown, panels), edits=True)  # type: ignore[arg-type]
    await last.show(Screen("another"), last.stamp())
    assert shown[-1][0] == "another"


async def test_ground_that_a_general_may_take_if_won_glows(world: World, artist: Artist) -> None:
    """His plan asks about the ground before anything is won there: the picture could not be drawn at all."""
    staffs = Staffs(world, 1, 2)
    await staffs.gather("arracourt")
    await doctor(world.bot, 1, hold("axis", "general-advance"))  # type: ignore[arg-type]
    thread, (chief, general) = world.thread(), staffs.people["axis"]
    panel = (await chief.slash(thread, "play card", card="general-advance")).response
    await chief.click(panel, label="Confirm")
    await world.settle()
    for line in ("order D8", "end", "move D8-D7", "end", "attack D7xC6"):
        await world.bot.backend.drafts.add(Request(general.id, 1), line)
    panel = (await general.slash(thread, "play turn")).response
    await world.settle()
    assert "If **C6 (hill)** is won, take the ground?" in panel.words
    assert {one.at for marks in artist.marks for one in marks if isinstance(one, Destination)} == {"C6"}
