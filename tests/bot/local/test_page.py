"""The try-out's page without a browser: who looks, what is shown of a long thread, and that no press is refused."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
import simcord.preview
from PIL import Image
from simcord.preview import _action_plans, _markdown, _messages, _queries, _snapshot

from bot.i18n import words_of
from bot.local.page import place_of, spoken, translated
from bot.local.preview import LocalPreview
from bot.local.sockets import SocketEnv
from bot.local.tryout import World, free_port


@pytest_asyncio.fixture
async def page(tmp_path: Path) -> AsyncIterator[LocalPreview]:
    """A new world, and its page."""
    env = SocketEnv(free_port())
    world = World(env, tmp_path)
    world.open()
    await env.start()
    shown = LocalPreview(env, world.home, world.people, port=free_port(), newcomer=world.newcomer)
    async with shown:
        yield shown
    await env.shutdown()


def _say(page: LocalPreview, text: str, picture: bytes = b"") -> int:
    """The bot says something in #battles."""
    backend = page.env.backend
    number = len(backend.messages.get(page.channel.id, {})) + 1
    file = backend.cdn.store_attachment(number, page.channel.id, "board.webp", picture, "the board")
    message = backend.create_message(
        page.channel.id, backend.bot_user.id, text, attachments=[file] if picture else []
    )
    return int(message.id)


async def test_the_newest_message_is_always_shown(page: LocalPreview) -> None:
    """simcord holds on to the message that was last when somebody came: 26 later ones, and the page seemed to hang."""
    _say(page, "first")
    opened = page._open_page()
    for number in range(60):
        newest = _say(page, f"message {number}")
    await page.refresh()
    timeline = page._page_payload(opened)["timeline"]
    assert isinstance(timeline, list)
    assert timeline[-1] == str(newest)
    assert 5 < len(timeline) <= 10


async def test_pictures_are_shown_as_they_are(page: LocalPreview) -> None:
    """Decoding each anew took half a minute for a long thread, in which no press was taken."""
    out = io.BytesIO()
    Image.new("RGB", (30, 20)).save(out, "WEBP")
    _say(page, "look", out.getvalue())
    opened = page._open_page()
    name = next(one for one, asset in opened.assets.items() if asset.filename == "board.webp")
    kind, body, _ = await page._prepare_asset(opened.id, name)
    assert (kind, body) == ("image/webp", out.getvalue())
    assert page._media_worker is None


async def test_a_fourth_and_a_fifth_person(page: LocalPreview) -> None:
    opened = page._open_page()
    fourth, fifth = page.add_person(), page.add_person()
    names = [one.name for one in page.viewers]
    assert names == ["anna", "bruno", "cleo", "dora", "emil"]
    shown = page._page_payload(opened)["viewers"]
    assert isinstance(shown, list)
    assert [one["name"] for one in shown] == ["Anna", "Bruno", "Cleo", "Dora", "Emil"]
    assert page._open_page(fifth).viewer.id == fifth != fourth
    while page.more_people:
        page.add_person()
    assert page.add_person() is None


def _change(page: LocalPreview, person: int, **other: object) -> dict[str, object]:
    """What a browser sends when somebody else is chosen."""
    return {
        "protocol_version": 3, "sequence": 1, "request_id": "one", "generation": 1, "published_revision": 1,
        "bot_generation": page.env._generation, "kind": "viewer", "viewer_id": str(page.viewers[person].id), **other,
    }  # fmt: skip


async def _operation(page: LocalPreview, seconds: float) -> None:
    """Somebody else's press is being answered."""
    page.env._begin_operation("preview.action")
    await asyncio.sleep(seconds)
    page.env._end_operation()


async def test_a_press_waits_for_another(page: LocalPreview) -> None:
    """simcord refuses a press while it answers another one: "Action was not completed"."""
    opened = page._open_page()
    busy = asyncio.create_task(_operation(page, 0.1))
    await asyncio.sleep(0)
    answer = await page._action(opened.id, _change(page, 1))
    await busy
    assert answer["rejected"] is False
    assert opened.viewer.name == "bruno"


async def test_a_page_that_is_a_step_behind_is_understood(page: LocalPreview) -> None:
    """Another channel, or an answer lost on its way: simcord refused everything from then on, and the page stood."""
    opened = page._open_page()
    page.goto(opened, page._home.id)
    answer = await page._action(opened.id, _change(page, 1, sequence=5))
    assert answer["rejected"] is False
    assert opened.viewer.name == "bruno"
    # The same once more is not done again.
    generation = opened.generation
    again = await page._action(opened.id, _change(page, 1, sequence=answer["sequence"]))
    assert (again["sequence"], opened.generation) == (answer["sequence"], generation)


async def test_a_refused_change_of_person_shows_a_page(page: LocalPreview) -> None:
    """The browser empties its page first, and takes only a newer one: it stayed empty."""
    opened = page._open_page()
    before = opened.revision
    answer = await page._action(opened.id, _change(page, 1, viewer_id="77"))
    assert answer["rejected"] is True
    assert opened.revision > before


async def test_a_press_that_comes_too_soon_is_refused_and_not_lost(
    page: LocalPreview, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error instead of an answer makes simcord's page stop for good: it cannot know what became of the press."""
    monkeypatch.setattr("bot.local.preview._BUSY_FOR", 0.05)
    opened = page._open_page()
    busy = asyncio.create_task(_operation(page, 0.3))
    await asyncio.sleep(0)
    answer = await page._action(opened.id, _change(page, 1))
    await busy
    assert answer["rejected"] is True
    assert answer["requestId"] == "one"
    assert (await page._action(opened.id, _change(page, 1)))["rejected"] is False


async def test_a_press_that_was_never_answered_is_waited_for_once(
    page: LocalPreview, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that fell over in the middle made each of the next twenty presses take three seconds."""
    page.env.backend.new_interaction(3, page._home.id, page.viewers[0].id, None)
    await page.env._settle_internal()
    monkeypatch.setattr("bot.local.sockets._ANSWER_WITHIN", 1000.0)
    again = asyncio.create_task(page.env._settle_internal(timeout=2000))
    await asyncio.wait([again], timeout=100)
    assert again.done()


async def test_a_long_thread_costs_no_more_than_what_is_shown(page: LocalPreview) -> None:
    """simcord read every message of the channel for a search that is not shown: a second after an hour of play."""
    read: list[object] = []
    page._open_page()
    for number in range(200):
        _say(page, f"message {number}")
    real = vars(_markdown)["markdown_tokens"]
    for module in (_messages, _queries, _snapshot):
        vars(module)["markdown_tokens"] = lambda *words, **more: (read.append(words), real(*words, **more))[1]
    try:
        await page.refresh()
    finally:
        for module in (_messages, _queries, _snapshot):
            vars(module)["markdown_tokens"] = real
    assert 0 < len(read) < 30


def _list(custom_id: str) -> list[dict[str, object]]:
    """A row with one list."""
    options = [{"label": one, "value": one} for one in ("D6", "E7")]
    item = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": 2}
    return [{"type": 1, "components": [item]}]


async def test_a_list_is_another_one_when_its_id_is(page: LocalPreview) -> None:
    """simcord knew it by its place: after [Undo] the list still showed the targets that were taken back."""
    opened = page._open_page()
    message = page.env.backend.get_message(page._home.id, _say(page, "choose"))
    keys = []
    for mark in ("one", "two"):
        message.components = _list(f"fs:pick:1:2:air~{mark}")
        await page.refresh()
        shown = page._page_payload(opened)["messages"]
        assert isinstance(shown, dict)
        keys.append(shown[str(message.id)]["components"][0]["components"][0]["control_key"])
    assert len(set(keys)) == 2
    # And by its new name it can still be chosen from.
    assert _action_plans._find_scoped_component(message, keys[1], types=(3,))["custom_id"].endswith("two")


async def test_a_press_is_as_old_as_it_is(page: LocalPreview) -> None:
    """The world's clock stood while the bot started, and between two evenings: each press seemed that old to the bot,
    which offered no completions and acknowledged instead of answering."""
    press = page.env.backend.new_interaction(3, page._home.id, page.viewers[0].id, None)
    assert abs((discord.utils.snowflake_time(press.id) - discord.utils.utcnow()).total_seconds()) < 1


def test_simcords_words_stand_in_it_as_we_know_them() -> None:
    """Another simcord says other words: a page half in English otherwise."""
    folder = Path(simcord.preview.__file__).parent / "static"
    scripts = [one.read_text("utf-8") for one in folder.glob("*.js")]
    page = (folder / "index.html").read_text("utf-8")
    for english in translated(words_of("de")):
        assert f">{english}<" in page or any(place_of(english).search(one) for one in scripts), english
    told = spoken('a(`Message ${one.name}`, "Send", `Message ${two} deleted`)', words_of("nl"))
    assert told == 'a(`Bericht aan ${one.name}`, "Versturen", `Message ${two} deleted`)'
