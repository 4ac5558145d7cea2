"""A headless Chromium, driven over its own debugging protocol: just enough to look at the try-out."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp

#: Seconds until a wait is given up: for a machine many times slower than any, since nobody waits when all is well.
_PATIENCE: Final = 90.0
_FLAGS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--remote-debugging-port=0", "--hide-scrollbars",
)  # fmt: skip


def chromium() -> str | None:
    """The browser on this machine, if there is one."""
    return next((found for name in ("chromium", "chromium-browser") if (found := shutil.which(name))), None)


class Page:
    """One open page."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._number = 0

    async def ask(self, method: str, **params: Any) -> Any:
        """What the browser answers to a request of its protocol."""
        self._number += 1
        number = self._number
        await self._socket.send_json({"id": number, "method": method, "params": params})
        while True:
            found = json.loads((await self._socket.receive(timeout=_PATIENCE)).data)
            if found.get("id") == number:
                if "error" in found:
                    raise RuntimeError(found["error"])
                return found["result"]

    async def go(self, url: str, width: int = 1200, height: int = 900) -> None:
        """Open an address in a window of that size."""
        await self.size(width, height)
        await self.ask("Page.navigate", url=url)

    async def forget(self) -> None:
        """Nothing of what was looked at is left: no page, no cookie, nothing stored."""
        await self.js("sessionStorage.clear()")
        origin = await self.js("location.origin")
        await self.ask("Storage.clearDataForOrigin", origin=origin, storageTypes="all")
        await self.ask("Network.clearBrowserCookies")
        await self.ask("Network.clearBrowserCache")
        await self.ask("Page.navigate", url="about:blank")
        await self.until("location.href === 'about:blank'")
        await self.ask("Page.resetNavigationHistory")

    async def size(self, width: int, height: int) -> None:
        """Another window."""
        await self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 600,
        )

    async def js(self, code: str) -> Any:
        """The value of an expression in the page."""
        found = await self.ask("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"])
        return found["result"].get("value")

    async def until(self, code: str, seconds: float = _PATIENCE) -> Any:
        """The value of an expression as soon as it is true. Raises TimeoutError."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            try:
                value = await self.js(code)
            except RuntimeError:
                # The page is between two addresses or drawings.
                value = None
            if value:
                return value
            await asyncio.sleep(0.1)
        text = await self.js("document.body.innerText")
        raise TimeoutError(f"{code}\n{text[-1500:]}\n{await self.js(_STATE)}")

    async def text(self) -> str:
        """Everything that can be read."""
        return str(await self.js("document.body.innerText"))

    async def press(self, label: str) -> None:
        """Click the last button whose text contains a label."""
        await self.until(_press(label))

    async def tap(self, label: str) -> bool:
        """The same if it is there now, and the page is not busy."""
        return bool(await self.js(_press(label)))

    async def type(self, text: str) -> None:
        """Write where the cursor is, or into the field for messages."""
        await self.js(
            "document.activeElement?.matches('input') || document.querySelector('#channel-composer-input').focus()"
        )
        await self.ask("Input.insertText", text=text)

    async def key(self, name: str) -> None:
        """Press a key by hand."""
        text = {"text": "\r", "windowsVirtualKeyCode": 13} if name == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            await self.ask("Input.dispatchKeyEvent", type=kind, key=name, code=name, **text)

    async def panel(self) -> tuple[str, list[str]]:
        """The newest message that has buttons: its text, and what can be pressed."""
        found = await self.until(_PANEL)
        return str(found["text"]), [str(one) for one in found["buttons"]]

    async def shot(self, path: Path) -> None:
        """A picture of the window."""
        found = await self.ask("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(found["data"]))


_FIND: Final = (
    "[...document.querySelectorAll('button,[role=button],[role=option]')]"
    ".filter(b => b.innerText.includes(%s) && !b.disabled && b.getClientRects().length).pop()"
)

#: simcord's page waits for an answer, or for the picture of the world after it.
_BUSY: Final = "!window.simcordPreview.ready || window.simcordPreview.awaitingRevision !== null"
#: What somebody who reads of a failure must know: what simcord thinks, and what stands where.
_STATE: Final = """JSON.stringify({
    ...(({ready, awaitingRevision, publishedRevision, pendingAction, lastAction, diagnostics, transport, profile}) =>
        ({ready, awaitingRevision, publishedRevision, pendingAction, lastAction, diagnostics, transport,
          fonts: profile.fontStatus}))(window.simcordPreview || {profile: {}}),
    window: [innerWidth, innerHeight],
    timeline: (one => one && [one.scrollTop, one.scrollHeight, one.clientHeight])(
        document.querySelector('#channel-timeline')),
    pictures: [...document.querySelectorAll('img:is(.attachment-image, .gallery-image), .media-unavailable')].map(one =>
        [one.className, one.naturalWidth, one.complete, Math.round(one.getBoundingClientRect().top),
         Math.round(one.getBoundingClientRect().bottom)]),
})"""


def _press(label: str) -> str:
    # Found and clicked in one breath: the page draws itself anew all the time, and drops a click while it is busy.
    found = _FIND % json.dumps(label)
    return f"(() => {{ const b = {found}; if (!b || {_BUSY}) return false; b.click(); return true; }})()"


_PANEL: Final = """(() => {
    const found = [...document.querySelectorAll('article.channel-message')]
        .filter(one => one.querySelector('.component-row button')).pop();
    if (!found) return null;
    const buttons = [...found.querySelectorAll('.component-row button')].filter(one => !one.disabled);
    return {text: found.innerText, buttons: buttons.map(one => one.innerText.replaceAll('\\n', ' ').trim())};
})()"""


class _Place(NamedTuple):
    """Where a page is: its tab, and the profile that the tab has to itself."""

    tab: str
    profile: str


class Browser:
    """A running browser: each of its pages has cookies and storage of its own."""

    def __init__(self, session: aiohttp.ClientSession, port: int, socket: Any) -> None:
        self._session = session
        self._port = port
        self._itself = Page(socket)
        #: Emptied, for the next page: a new one is a process, which reads all scripts anew, three times as long.
        self._empty: list[_Place] = []

    @asynccontextmanager
    async def page(self) -> AsyncIterator[Page]:
        """A page as in a browser that has just been started, gone afterwards."""
        place = self._empty.pop() if self._empty else await self._new()
        kept = False
        try:
            address = f"ws://127.0.0.1:{self._port}/devtools/page/{place.tab}"
            async with self._session.ws_connect(address, max_msg_size=0) as socket:
                page = Page(socket)
                yield page
                await page.forget()
                kept = True
        finally:
            if kept:
                self._empty.append(place)
            else:
                await self._itself.ask("Target.disposeBrowserContext", browserContextId=place.profile)

    async def _new(self) -> _Place:
        profile = (await self._itself.ask("Target.createBrowserContext"))["browserContextId"]
        made = await self._itself.ask("Target.createTarget", url="about:blank", browserContextId=profile)
        return _Place(str(made["targetId"]), str(profile))


@asynccontextmanager
async def running() -> AsyncIterator[Browser]:
    """A browser with a profile of its own, gone afterwards."""
    program = chromium()
    assert program is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            program,
            *_FLAGS,
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            port = await _port(Path(profile) / "DevToolsActivePort")
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/json/version") as answer:
                    address = (await answer.json(content_type=None))["webSocketDebuggerUrl"]
                async with session.ws_connect(address, max_msg_size=0) as socket:
                    yield Browser(session, port, socket)
        finally:
            process.terminate()
            await process.wait()


@asynccontextmanager
async def browser() -> AsyncIterator[Page]:
    """One page of a browser of its own."""
    async with running() as found, found.page() as page:
        yield page


async def _port(file: Path) -> int:
    for _ in range(int(_PATIENCE / 0.05)):
        if file.exists() and file.read_text().strip():
            return int(file.read_text().split()[0])
        await asyncio.sleep(0.05)
    raise TimeoutError("chromium did not open its debugging port")
