"""Pictures in the try-out's page: none is lost, however busy the machine is, and the newest stays in view.

What a busy machine does now and then is done here on purpose, by hand.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from simcord.backend.errors import SetupError

from bot.local.mends import SCRIPTS, script
from bot.local.preview import LocalPreview
from bot.local.sockets import SocketEnv
from bot.local.tryout import World, free_port
from tests.bot.kit.browser import Browser, Page, chromium

_there = pytest.mark.skipif(
    chromium() is None, reason="no chromium on this machine: apt-get install chromium"
)
WIDTHS = "[...document.querySelectorAll('img.attachment-image')].map(one => one.naturalWidth)"
LOST = "document.querySelectorAll('.media-unavailable').length + window.simcordPreview.diagnostics.length"
TIMELINE = "document.querySelector('#channel-timeline')"
BELOW = f"({TIMELINE}.scrollHeight - {TIMELINE}.scrollTop - {TIMELINE}.clientHeight)"
OTHER_PERSON = """(picker => {
    picker.selectedIndex = 1 - picker.selectedIndex;
    picker.dispatchEvent(new Event('change', {bubbles: true}));
})(document.querySelector('#viewer-picker'))"""


@pytest_asyncio.fixture(loop_scope="session")
async def shown(tmp_path: Path) -> AsyncIterator[LocalPreview]:
    """A world with one channel and its page."""
    env = SocketEnv(free_port())
    world = World(env, tmp_path)
    world.open()
    await env.start()
    async with LocalPreview(env, world.home, world.people, port=free_port(), newcomer=world.newcomer) as page:
        yield page
    await env.shutdown()


def needs_chromium(test: Any) -> Any:
    """In the one browser of the tests, where there is any."""
    return _there(pytest.mark.asyncio(loop_scope="session")(test))


def _files(shown: LocalPreview, width: int) -> list[Any]:
    out = io.BytesIO()
    Image.new("RGB", (width, 400), (width % 256, 90, 60)).save(out, "WEBP")
    store = shown.env.backend.cdn.store_attachment
    return [store(10_000 + width, shown.channel.id, f"board-{width}.webp", out.getvalue(), "the board")]


def _say(shown: LocalPreview, width: int) -> int:
    """The bot shows a picture of that width."""
    backend, channel = shown.env.backend, shown.channel.id
    made = backend.create_message(
        channel, backend.bot_user.id, f"a board of {width}", attachments=_files(shown, width)
    )
    return int(made.id)


async def _open(shown: LocalPreview, page: Page) -> None:
    await page.go(shown.url)
    await page.until("window.simcordPreview?.viewerId && document.querySelector('.channel-message')")


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_is_mended_is_there(name: str) -> None:
    """simcord is pinned: another version is looked at before it is taken."""
    assert script(name)


@needs_chromium
async def test_a_picture_that_does_not_come_is_asked_for_again(
    shown: LocalPreview, chrome: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One answer that failed, and "unavailable" stood there until the message changed."""
    whole, refused = shown._own_picture, 3

    def late(context: str | None, asset: str) -> Any:
        nonlocal refused
        if refused and shown._get_page(context).assets[asset].filename.startswith("board"):
            refused -= 1
            raise SetupError("the page is a moment behind")
        return whole(context, asset)

    monkeypatch.setattr(shown, "_own_picture", late)
    _say(shown, 1100)
    async with chrome.page() as page:
        await _open(shown, page)
        await page.until(f"{WIDTHS}.join() === '1100'")
        assert refused == 0
        assert await page.js(LOST) == 0


@needs_chromium
async def test_many_quick_edits_while_pictures_load(shown: LocalPreview, chrome: Browser) -> None:
    """A panel that is edited faster than its pictures come shows the last one in the end, and complains of none."""
    panels = [_say(shown, 1000 + number) for number in range(4)]
    backend, channel = shown.env.backend, shown.channel.id
    async with chrome.page() as page:
        await _open(shown, page)
        for number in range(60):
            files = _files(shown, 1100 + number)
            backend.edit_message(channel, panels[number % 4], {"attachments": files, "content": f"{number}"})
            await shown.refresh()
            if number % 15 == 7:
                # Somebody else looks: the page is emptied, with pictures on their way.
                await page.js(OTHER_PERSON)
            await asyncio.sleep(0.01)
        await page.until(f"{WIDTHS}.join() === '1156,1157,1158,1159'")
        await page.until("window.simcordPreview.ready")
        assert await page.js(LOST) == 0
        await page.until(f"{BELOW} < 2")


@needs_chromium
async def test_the_newest_stays_in_view(shown: LocalPreview, chrome: Browser) -> None:
    """simcord may scroll back when the last picture has come; only a hand lets go of the newest message."""
    for number in range(4):
        _say(shown, 1000 + number)
    async with chrome.page() as page:
        await _open(shown, page)
        await page.until(f"{WIDTHS}.filter(one => one).length === 4 && {BELOW} < 2")
        await page.until("window.simcordPreview.ready && document.fonts.status === 'loaded'")
        await page.js(f"{TIMELINE}.scrollTop = 0")
        await page.until(f"{BELOW} < 2")
        await page.js(f"{TIMELINE}.dispatchEvent(new WheelEvent('wheel')); {TIMELINE}.scrollTop = 0")
        _say(shown, 1004)
        await shown.refresh()
        await page.until(f"{WIDTHS}.filter(one => one).length === 5")
        assert await page.js(f"{TIMELINE}.scrollTop") < 100


@needs_chromium
async def test_a_page_is_ready_before_its_pictures_are_unpacked(shown: LocalPreview, chrome: Browser) -> None:
    """A browser that never gets round to it: the page of another person is there all the same, pictures in place."""
    _say(shown, 1200)
    async with chrome.page() as page:
        await _open(shown, page)
        await page.until(f"String({WIDTHS}) === '1200'")
        await page.js("HTMLImageElement.prototype.decode = () => new Promise(() => {}); true")
        await page.js(OTHER_PERSON)
        await page.until(f"window.simcordPreview.ready && String({WIDTHS}) === '1200'")
        assert await page.js(LOST) == 0
