"""The try-out's page without a browser: who looks, what is shown of a long thread, and that no press is refused."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from PIL import Image

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
    assert 10 < len(timeline) <= 20


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


async def test_a_press_waits_for_another(page: LocalPreview) -> None:
    """simcord refuses a press while it answers another one: "Action was not completed"."""
    opened = page._open_page()
    body = {
        "protocol_version": 3, "sequence": 1, "request_id": "one", "generation": 1, "published_revision": 1,
        "bot_generation": page.env._generation, "kind": "viewer", "viewer_id": str(page.viewers[1].id),
    }  # fmt: skip

    async def other() -> None:
        page.env._begin_operation("preview.action")
        await asyncio.sleep(0.1)
        page.env._end_operation()

    busy = asyncio.create_task(other())
    await asyncio.sleep(0)
    answer = await page._action(opened.id, body)
    await busy
    assert answer["rejected"] is False
    assert opened.viewer.name == "bruno"
