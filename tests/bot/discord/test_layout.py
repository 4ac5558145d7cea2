"""Private answers from top to bottom: pictures, words, buttons; and messages of the older kind stay as they are."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import discord
import pytest

from bot.discord.layout import Layout, layout_of, read, words_in
from bot.screens.screen import Button, Picture, Screen, Select, rows_of
from tests.bot.discord.player import buttons, controls
from tests.bot.discord.test_promises import labels, ready_to_move, tap
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules, lint
from tests.bot.kit.world import World

QUICK: Final = "That tap came so soon"
_ROW, _WORDS, _GALLERY, _FILE = 1, 10, 12, 13


def _kinds(panel: Any) -> list[int]:
    return [one["type"] for one in panel.components]


def _pictures(panel: Any) -> list[str]:
    return [item["media"]["url"] for one in panel.components for item in one.get("items", ())]


def _is_laid_out(panel: Any) -> bool:
    """Pictures, then the words, then the buttons, and nothing else."""
    kinds = _kinds(panel)
    assert kinds == sorted(kinds, key=[_GALLERY, _FILE, _WORDS, _ROW].index), kinds
    assert kinds.count(_WORDS) == 1
    return bool(panel.flags.components_v2) and not panel.content


async def _opened(world: World) -> tuple[Any, Any]:
    """Ana's panel, and the thread."""
    thread = await world.battle()
    return (await world.ana.click(world.last(thread), label="Take turn")).response, thread


def _older(world: World, panel: Any) -> None:
    """As a version of before sent it: words above, pictures as attachments."""
    stored = world.env.backend.get_message(panel.channel_id, panel.id)
    words, rows = panel.words, panel.rows
    stored.flags &= ~discord.MessageFlags(components_v2=True).value
    stored.content, stored.components = words, [{**one, "id": 0} for one in rows]


async def test_pictures_then_words_then_buttons(world: World) -> None:
    panel, thread = await _opened(world)
    assert _is_laid_out(panel)
    assert _kinds(panel)[0] == _GALLERY
    item = panel.components[0]["items"][0]
    assert "Pegasus Bridge" in item["description"], "the picture is told in words, too"
    # Whatever follows stands alike: edits, lines without a picture, what commands answer.
    card = next(one for one in buttons(panel, "do") if "🚫" not in one)
    panel = (await world.ana.click(panel, custom_id=card)).response
    assert _is_laid_out(panel)
    for command in ("me hand", "game status", "me reactions", "help", "play end"):
        assert _is_laid_out((await world.ana.slash(thread, command)).response), command


async def test_the_board_that_was_asked_for_stands_by_the_buttons(world: World) -> None:
    """On a phone the head of a tall panel is out of sight: [Board] looked dead. What follows stands as ever."""
    panel, thread = await _opened(world)
    order = [_WORDS, _GALLERY, _ROW]
    for board in (
        await tap_as(world.ana, panel, "Board"),
        (await world.ana.click(world.panel(thread), label="Board")).response,
        (await world.ana.slash(thread, "game board")).response,
    ):
        assert list(dict.fromkeys(_kinds(board))) == order
    world.fingers.soon()
    card = next(one for one in buttons(board, "do") if "🚫" not in one)
    early = (await world.ana.click(board, custom_id=card)).response
    if QUICK in early.words:
        # A remark changes nothing else.
        assert list(dict.fromkeys(_kinds(early))) == order
        early = (await world.ana.click(board, custom_id=card)).response
    assert _is_laid_out(early)


async def test_what_is_for_everybody_and_private_messages_keep_their_kind(world: World) -> None:
    """Their words are what a notification shows."""
    _, thread = await _opened(world)
    notes = [*thread.history(), *world.side("allies").history(), *world.ana.user.dm_channel.history()]
    assert len(notes) > 3
    assert not any(one.flags.components_v2 for one in notes)


async def test_an_edit_without_pictures_keeps_those_that_stand_there(
    world: World, rules: ServerRules
) -> None:
    """Discord shows no file of such a message that is not told again, and takes back none that is not listed."""
    panel, _ = await _opened(world)
    had = _pictures(panel)
    rules.clear()
    reactions = await tap_as(world.ana, panel, "Reactions")
    assert reactions.id == panel.id
    assert "What your side does" in reactions.words
    assert _is_laid_out(reactions)
    assert _pictures(reactions) == had
    assert len(reactions.attachments) == len(had)
    body = next(body for method, path, body in rules.calls if path.endswith("/callback"))
    assert "attachments" not in body["data"]
    # A process that has not sent it knows it from the press.
    await world.restart()
    again = (await world.ana.click(reactions, custom_id=controls(reactions)[-1]["custom_id"])).response
    assert _is_laid_out(again)


async def tap_as(person: Any, panel: Any, sign: str) -> Any:
    """A press of the first button that says so."""
    found = next(one for one in controls(panel) if sign in one.get("label", ""))
    return (await person.click(panel, custom_id=found["custom_id"])).response


async def test_pictures_of_a_restart_are_kept(world: World) -> None:
    panel, _ = await _opened(world)
    had = _pictures(panel)
    await world.restart()
    kept = await tap_as(world.ana, panel, "Reactions")
    assert _pictures(kept) == had
    assert _is_laid_out(kept)


async def test_a_panel_of_the_older_kind_stays_one(world: World) -> None:
    """A kind cannot be changed back, and somebody may have it open while the bot is brought up to date."""
    panel, _ = await _opened(world)
    _older(world, panel)
    card = next(one for one in buttons(panel, "do") if "🚫" not in one)
    drafted = (await world.ana.click(panel, custom_id=card)).response
    assert not drafted.flags.components_v2
    assert "Your orders" in drafted.content
    assert drafted.attachments
    assert {one["type"] for one in drafted.components} == {_ROW}
    # Whatever is said in it besides, its pictures stay.
    assert read(drafted.message) == Layout((), "", read(drafted.message).rows)
    assert words_in(drafted.message) == drafted.content


@pytest.mark.parametrize("older", [False, True])
async def test_a_remark_stands_above_the_words_and_changes_nothing_else(world: World, older: bool) -> None:
    _, panel = await ready_to_move(world)
    asked = await tap(world, panel, "End turn")
    if older:
        _older(world, asked)
    world.fingers.soon()
    again = await tap(world, asked, "End the turn")
    assert again.words == f"⏱️ {QUICK}" + again.words.removeprefix(f"⏱️ {QUICK}")
    assert again.words.endswith(asked.words)
    assert labels(again) == labels(asked)
    assert again.flags.components_v2 is not older
    # It is said once.
    world.fingers.soon()
    assert (await tap(world, again, "End the turn")).words == again.words


async def test_what_another_process_has_shown_since_stays(world: World) -> None:
    """Two gateways hear the same while one takes over from the other: each remembers what it has shown itself."""
    _, panel = await ready_to_move(world)
    asked = await tap(world, panel, "End turn")
    now, words, pictures = read(asked.message), asked.words, _pictures(asked)
    before = json.loads(re.sub(r":1:\d+:", ":1:0:", json.dumps(now.rows)))
    assert before != now.rows
    world.bot.panels.lays_out(asked.message.id, Layout((), "What stood there before", tuple(before)))
    world.fingers.soon()
    again = await tap(world, asked, "End the turn")
    assert QUICK in again.words
    assert again.words.endswith(words)
    assert read(again.message).rows == now.rows
    assert _pictures(again) == pictures


@pytest.mark.parametrize(("status", "code"), [(404, 10_008), (404, 10_062), (500, 0), (403, 50_001)])
async def test_a_remark_that_fails_costs_nothing(
    world: World, faults: Faults, status: int, code: int
) -> None:
    """The panel stays as it was, the button does what it says once it is pressed in peace."""
    _, panel = await ready_to_move(world)
    asked = await tap(world, panel, "End turn")
    fault = faults.add("POST", r"/interactions/.*/callback", status, code, times=1)
    world.fingers.soon()
    await tap(world, asked, "End the turn")
    assert fault.met == 1
    now = world.raw(asked.message)
    assert now.words.endswith(asked.words)
    assert labels(now) == labels(asked)
    faults.over()
    await tap(world, now, "End the turn")
    assert (await world.bot.backend.games.card(1)).active == "allies"


@pytest.mark.parametrize(("status", "code"), [(404, 10_008), (500, 0), (503, 0)])
async def test_an_edit_that_fails_loses_neither_draft_nor_pictures(
    world: World, faults: Faults, status: int, code: int
) -> None:
    """Nobody knows whether it was made: what is said instead keeps the pictures that stand there."""
    panel, thread = await _opened(world)
    had = _pictures(panel)
    card = next(one for one in buttons(panel, "do") if "🚫" not in one)
    fault = faults.add("POST", r"/interactions/.*/callback", status, code, times=1)
    await world.ana.click(panel, custom_id=card)
    assert fault.met == 1
    faults.over()
    assert len((await world.bot.backend.drafts.look(1, world.ana.id)).lines) == 1
    told = world.raw(panel.message)
    assert told.words.startswith("⚠️")
    assert _is_laid_out(told)
    assert _pictures(told) == had
    again = (await world.ana.click(world.last(thread), label="Take turn")).response
    assert "Your orders" in again.words


async def test_whoever_was_put_off_gets_the_same_answer(
    world: World, rules: ServerRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What says that it thinks is of the older kind; what takes its place is not."""
    thread = await world.battle()

    async def is_warm(*_: object) -> bool:
        return False

    monkeypatch.setattr(world.bot.pictures, "is_warm", is_warm)
    rules.clear()
    answer = await world.ana.click(world.last(thread), label="Take turn")
    assert [body["type"] for _, path, body in rules.calls if path.endswith("/callback")] == [5]
    assert _is_laid_out(answer.response)
    assert _pictures(answer.response)


async def test_a_paper_can_be_taken(world: World) -> None:
    thread = await world.battle()
    answer = (await world.ana.slash(thread, "game export")).response
    assert _is_laid_out(answer)
    file = next(one for one in answer.components if one["type"] == _FILE)
    assert file["name"] == "pegasus-bridge-1.json"


def test_a_message_is_as_large_as_discord_takes_it() -> None:
    row = rows_of(Button(f"{number}" * 80, "do", f"{number}") for number in range(25))
    pictures = tuple(Picture(f"board-{number}.webp", b"1", "x" * 2000) for number in range(3))
    made = layout_of(Screen("y" * 5000, rows=row, pictures=pictures), "", None)
    assert len(made.words) == 4000
    assert len(made.view().to_components()) == 3 + 1 + 5
    assert all(len(one["items"][0]["description"]) == 1024 for one in made.head)  # type: ignore[index]
    with pytest.raises(ValueError, match="parts of a message"):
        Layout((*made.head, *made.head, *made.head, *made.head), made.words, made.rows).view()
    with pytest.raises(ValueError, match="parts of a message"):
        Layout((), "", ()).view()


def test_pictures_without_words_and_words_without_pictures() -> None:
    alone = layout_of(Screen("", pictures=(Picture("board.webp", b"1", ""),)), "", None)
    assert [one["type"] for one in alone.view().to_components()] == [_GALLERY]
    assert "description" not in str(alone.head), "Discord refuses an empty one"
    words = layout_of(Screen("words", rows=(Select("x", "pick", ()),)), "", ())
    assert [one["type"] for one in words.view().to_components()] == [_WORDS, _ROW]


async def test_what_is_read_is_what_was_sent(world: World) -> None:
    panel, _ = await _opened(world)
    found = read(panel.message)
    assert words_in(panel.message) == panel.words == found.words
    assert [row["components"][0]["custom_id"] for row in found.rows] == [  # type: ignore[index]
        row["components"][0]["custom_id"] for row in panel.rows
    ]
    assert len(found.head) == len(_pictures(panel))


def test_the_kit_knows_what_discord_refuses() -> None:
    """A name that is not sent along, a file that nobody sees, a name that Discord would change."""
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.webp"}}]}
    body = {"flags": 1 << 15, "components": [gallery], "attachments": [{"id": 0, "filename": "a.webp"}]}
    path = "/webhooks/1/T/messages/@original"
    assert lint("PATCH", path, body, ()) == []
    assert lint("PATCH", path, {**body, "attachments": []}, ())
    assert lint("PATCH", path, {**body, "components": []}, ())
    assert lint("PATCH", path, {**body, "content": "words"}, ())
    named = {**body, "attachments": [{"id": 0, "filename": "my board.webp"}]}
    assert lint("PATCH", path, named, ())
