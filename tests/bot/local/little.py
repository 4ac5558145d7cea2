"""A phone in a channel of the try-out whose server answers as a test tells it; there is no bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest_asyncio
from simcord.http import router

from bot.local.preview import LocalPreview
from bot.local.sockets import SocketEnv
from bot.local.tryout import World, free_port
from tests.bot.kit.browser import Browser, Page, running

#: Whether something is wholly inside the part of the channel that is seen.
SEEN: Final = """((found) => {
    const room = document.querySelector('#channel-timeline').getBoundingClientRect();
    const it = found?.getBoundingClientRect();
    return !!it && it.height > 0 && it.top >= room.top - 1 && it.bottom <= room.bottom + 1;
})"""
LAST_MESSAGE: Final = "[...document.querySelectorAll('[data-message-id]')].pop()"
AT_THE_END: Final = """(() => {
    const room = document.querySelector('#channel-timeline');
    return room.scrollHeight - room.scrollTop - room.clientHeight < 2;
})()"""
PILL: Final = "!document.querySelector('#local-news').hidden"
TOAST: Final = "document.querySelector('#local-toast').textContent"
UP: Final = "document.querySelector('#channel-timeline')"


def button(label: str) -> str:
    return f"[...document.querySelectorAll('.component-button')].filter(one => one.textContent === '{label}').pop()"


class Little:
    """A channel, and a server that answers as a test tells it."""

    def __init__(self, page: Page, shown: LocalPreview) -> None:
        self.page = page
        self.shown = shown
        self.backend: Any = shown.env.backend
        #: What is answered to presses and commands; None answers nothing.
        self.answer: dict[str, Any] | None = {"type": 4, "data": {"content": "My answer", "flags": 64}}
        self.choices: list[dict[str, str]] = []
        self.asked: list[dict[str, Any]] = []
        self.backend.subscribers.append(self._event)

    def _event(self, event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        said = self.answer
        if payload["type"] == 4:
            said = {"type": 8, "data": {"choices": self.choices}}
        elif payload["type"] == 2:
            self.asked.append(payload["data"])
        if said is not None:
            path = f"/interactions/{payload['id']}/{payload['token']}/callback"
            router.dispatch(self.backend, "POST", path, json=said)

    async def choose(self, label: str, options: list[dict[str, str]]) -> None:
        """The bot offers a list in #battles."""
        row = [{"type": 3, "custom_id": "list", "placeholder": label, "options": options}]
        self.backend.create_message(
            self.shown._home.id,
            self.backend.bot_user.id,
            "Choose",
            components=[{"type": 1, "components": row}],
        )
        await self.shown.refresh()

    async def say(
        self, text: str, *labels: str, picture: bytes = b"", ids: tuple[str, ...] | None = None
    ) -> None:
        """The bot says something in #battles."""
        number = self.backend.snowflake()
        home = self.shown._home.id
        files = (
            [self.backend.cdn.store_attachment(number, home, "board.webp", picture, "")] if picture else []
        )
        row = [
            {"type": 2, "style": 1, "label": label, "custom_id": one}
            for label, one in zip(labels, ids or labels, strict=True)
        ]
        self.backend.create_message(
            home, self.backend.bot_user.id, text, attachments=files,
            components=[{"type": 1, "components": row}] if row else [],
        )  # fmt: skip
        await self.shown.refresh()

    async def sees(self, what: str) -> bool:
        """Whether it comes wholly into view."""
        return bool(await self.page.until(f"{SEEN}({what})"))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chrome() -> AsyncIterator[Browser]:
    """One browser for all of them: its start takes longer than most tests. Each test has a page of its own."""
    async with running() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def little(tmp_path: Path, chrome: Browser) -> AsyncIterator[Little]:
    """A phone in the channel #battles, which is longer than its window."""
    env = SocketEnv(free_port())
    world = World(env, tmp_path)
    world.open()
    await env.start()
    shown = LocalPreview(env, world.home, world.people, port=free_port())
    async with shown, chrome.page() as page:
        made = Little(page, shown)
        for number in range(3):
            await made.say(f"Message {number}\n" + "line\n" * 12, f"Press {number}")
        await page.go(shown.url, 400, 800)
        await made.sees(button("Press 2"))
        yield made
    await env.shutdown()
