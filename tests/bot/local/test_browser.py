"""The try-out in a real browser: channels, a turn by buttons, the other side sees it, a restart, SIGTERM."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

import pytest

from bot.discord.haste import SO_SOON
from bot.local.tryout import free_port
from tests.bot.kit.browser import Browser, Page, chromium
from tests.bot.local.stage import ROOT

#: Seconds until something has gone wrong, on a machine many times slower than any.
PATIENCE: Final = 180.0


async def _start(folder: Path, port: int) -> tuple[asyncio.subprocess.Process, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "local", "--port", str(port), "--folder", str(folder),
        "--language", "en",
        cwd=ROOT, env=dict(os.environ), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    assert line.startswith("Fieldpost try-out: http://127.0.0.1:")
    return process, line.split()[-1]


async def _look_as(page: Page, name: str) -> None:
    await page.until(
        "(() => { const s = document.querySelector('#viewer-picker');"
        f"s.value = [...s.options].find(o => o.text.includes('{name}')).value;"
        "s.dispatchEvent(new Event('change', {bubbles: true})); return true; })()"
    )


def _has(text: str) -> str:
    return f"document.body.innerText.includes({text!r})"


#: Pictures that are really there, in the size of a board.
_BOARDS: Final = (
    "[...document.querySelectorAll('img:is(.attachment-image, .gallery-image)')]"
    ".filter(one => one.naturalWidth > 1000).length"
)
#: The last board and the last [Take turn] are whole in the window, the button below the picture as on Discord.
_IN_VIEW: Final = """(() => {
    const board = [...document.querySelectorAll('img.attachment-image')].pop()?.getBoundingClientRect();
    const turn = [...document.querySelectorAll('.component-button')]
        .filter(one => one.innerText.includes('Take turn')).pop()?.getBoundingClientRect();
    return board && turn && board.top > 0 && turn.top > board.bottom && turn.bottom < innerHeight;
})()"""
#: Of the last private answer words and buttons are in the window together, below the picture.
_TOGETHER: Final = """(() => {
    const answer = [...document.querySelectorAll('article:has(.message-ephemeral-note)')].pop();
    const at = kind => answer?.querySelector(kind)?.getBoundingClientRect();
    const room = document.querySelector('#channel-timeline').getBoundingClientRect();
    const [picture, words] = [at('.gallery-image'), at('.text-display')];
    const foot = [...(answer?.querySelectorAll('.component-row') || [])].pop()?.getBoundingClientRect();
    return picture && picture.bottom <= words.top && words.top >= room.top && foot.bottom <= room.bottom;
})()"""
#: A press, and another one before it is answered.
_HURRY: Final = """(() => {
    for (const label of ['Take turn', 'Hand']) {
        [...document.querySelectorAll('.component-button')].filter(one => one.innerText.includes(label)).pop().click();
    }
    return true;
})()"""
#: What looks, takes back or does nothing.
_TOOLS: Final = ("Board", "Hand", "Reactions", "Undo", "Start over", "→ where?", "Back", "More units")


async def _turn(page: Page) -> list[str]:
    """[Take turn] and on by what a newcomer would press next, until the turn is over. Returns what was pressed."""
    pressed = ["Take turn"]
    await page.press("Take turn")
    await page.until(_has("Play a card:"))
    await page.until(f"{_BOARDS} > 1")
    await page.until(_TOGETHER)
    before, idle = "", 0
    for _ in range(1000):
        text, labels = await page.panel()
        if "not your turn yet" in text or "to move." in text:
            return pressed
        leads = [one for one in labels if not any(tool in one for tool in _TOOLS)]
        if text == before and "That tap came so soon" in text:
            # As on a phone: look, then press again.
            before = ""
            await asyncio.sleep(SO_SOON)
            continue
        if (text == before and idle < 50) or not leads:
            # The answer is on its way; or the press came so soon after a change that it was taken for a slip.
            idle += 1
            await asyncio.sleep(0.1)
            continue
        before = text
        if "That tap came so soon" in text:
            # A robot is quicker than the eye: looked at once more, then pressed again.
            pressed.pop()
            await asyncio.sleep(1.5)
        # The cards are chance: a card of one section asks for units and nothing else.
        wanted = ("×", "Confirm", " left", " center", " right")
        # Whatever else asks is answered by what was pressed least: two buttons that lead to each other are no way.
        new = min(leads, key=pressed.count)
        first = next((one for sign in wanted for one in leads if sign in one), new)
        # What has been pressed may change the panel between a look and a press.
        if await page.tap(first.split(" ", 1)[-1] if not first[0].isascii() else first):
            pressed.append(first)
            idle = 0
        else:
            before = ""
            await asyncio.sleep(0.1)
    told = await page.js("JSON.stringify(window.simcordPreview.lastAction)")
    raise TimeoutError(f"the turn does not end: {pressed} {text!r} {told}")


async def _learns(page: Page) -> None:
    """The first thing that is offered: the first battle, in a private message."""
    await page.press("New here? First battle")
    await page.until(_has("Cards give orders."))
    assert "Hello" not in await page.text()
    await page.press("#2 Pegasus Bridge")


async def _played(page: Page, url: str) -> None:
    """The first minutes: a turn, who watches, the other side."""
    await page.go(url)
    await _learns(page)
    # It opens in the battle's thread, and says what it is.
    await page.until(_has("turn 1, Allies to move"))
    assert "SimCord" not in await page.text()
    await page.until(_IN_VIEW)
    await page.size(400, 800)
    await page.until(_IN_VIEW)
    await page.size(1200, 900)
    assert len(await _turn(page)) <= 14
    await page.until(_has("turn 2, Axis to move"))
    await _look_as(page, "Cleo")
    await page.until(_has("turn 2, Axis to move"))
    seen = await page.text()
    assert "@Bruno" in seen
    # Two notices and the panel; the plan, the answers and the hands are nobody else's.
    assert "Play a card:" not in seen
    assert "You draw" not in seen
    assert "axis-pegasus-bridge" not in seen
    await page.until(f"{_BOARDS} == 2")
    await page.until(_IN_VIEW)
    # A link of the little world stays in it.
    await page.press("# battles")
    link = "[...document.querySelectorAll('.mention')].find(one => one.innerText[0] == '#')"
    await page.until(f"{link} && ({link}.click(), true)")
    await page.until(_has("turn 2, Axis to move"))
    await _look_as(page, "Bruno")
    # He has sat down like anybody, and not in a hurry.
    await page.press("# battles")
    await page.until(_has("You are in"))
    assert "That tap came so soon" not in await page.text()
    await page.press("axis-pegasus-bridge")
    await page.until(_has("@Bruno and I read here"))
    await page.until(_has("Talk and plan here"))


async def _hurried(page: Page, url: str) -> None:
    """After a restart: somebody new, and the other side in a hurry."""
    await page.go(url)
    await page.until(_has("turn 2, Axis to move"))
    await page.press("+ Person")
    await page.until("document.querySelector('#viewer-picker').selectedOptions[0].text === 'Dora'")
    await _look_as(page, "Bruno")
    await page.until(_has("turn 2, Axis to move"))
    # Neither press is lost.
    await page.js(_HURRY)
    await page.until(_has("Play a card:"))
    await page.until(_has("Your hand"))
    await page.until(f"{_BOARDS} > 2")
    # What is typed is sent by the first Enter, though a completion is being asked for.
    await page.type("/play orders")
    await page.key("Enter")
    await page.until("document.activeElement.dataset.option === 'text'")
    await page.type("dance")
    await page.until("document.querySelectorAll('.command-suggestion').length === 0")
    await page.key("Enter")
    await page.until(_has('I cannot read "dance"'))


async def _evening(folder: Path, chrome: Browser) -> int:
    """A battle begun, and gone on with after a restart; how the first process ended."""
    process, url = await _start(folder, free_port())
    try:
        async with chrome.page() as page:
            await _played(page, url)
        process.terminate()
        ended = await asyncio.wait_for(process.wait(), PATIENCE)
        process, url = await _start(folder, free_port())
        async with chrome.page() as page:
            await _hurried(page, url)
        return ended
    finally:
        if process.returncode is None:
            process.terminate()
            await asyncio.wait_for(process.wait(), PATIENCE)


@pytest.mark.skipif(chromium() is None, reason="no chromium on this machine: apt-get install chromium")
@pytest.mark.asyncio(loop_scope="session")
async def test_a_turn_in_the_browser(tmp_path: Path, chrome: Browser) -> None:
    """A turn by buttons, seen by all three, and a restart in between."""
    assert await _evening(tmp_path, chrome) == 0
