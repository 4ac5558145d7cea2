"""simcord's preview with all channels: its own page shows one channel and is refreshed by hand."""

# ruff: noqa: SLF001 - simcord offers no public way; it is pinned
from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final, Literal, ParamSpec, TypeAlias, TypeVar

from aiohttp import web
from simcord.actors import MemberActor
from simcord.backend.access import channel_accessible
from simcord.backend.errors import SetupError
from simcord.backend.models.channel import Channel
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.local.page import SCRIPT, STYLE

P = ParamSpec("P")
T = TypeVar("T")
#: Why a page is drawn, as simcord names it.
_Reason: TypeAlias = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]
#: The page whose request is being answered: simcord's preview knows one channel, every page has its own.
_PAGE: contextvars.ContextVar[_Page | None] = contextvars.ContextVar("local_page", default=None)
#: What simcord says while it draws pages anew, and how often and how soon a press is tried again then.
_REFRESHING: Final = "overlaps active preview.refresh"
_TRIES: Final = 300
_PAUSE: Final = 0.01
_TEXT, _PRIVATE_THREAD = 0, 12


def _thread_label(thread: Channel) -> str:
    return f"{'🔒' if thread.type == _PRIVATE_THREAD else '↳'} {thread.name}"


class LocalServer(PreviewServer):
    """simcord's server with two more doors."""

    preview: LocalPreview

    async def start(self) -> None:
        """Start it with our routes; simcord builds its application inside."""
        doors = self

        class Application(web.Application):
            def __init__(self, *, handler_args: Mapping[str, object] | None = None) -> None:
                super().__init__(handler_args=handler_args)
                self.router.add_get("/local.js", doors._text(SCRIPT, "application/javascript"))
                self.router.add_get("/local.css", doors._text(STYLE, "text/css"))
                self.router.add_get("/api/local/channels", doors._channels)
                self.router.add_post("/api/local/goto", doors._goto)

        real, vars(web)["Application"] = web.Application, Application
        try:
            await super().start()
        finally:
            vars(web)["Application"] = real

    def _text(self, body: str, kind: str) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(_: web.Request) -> web.Response:
            return web.Response(text=body, content_type=kind, headers=self._SECURITY_HEADERS)

        return answer

    async def _index(self, request: web.Request) -> web.Response:
        found: web.Response = await super()._index(request)
        style = '<link rel="stylesheet" href="/local.css"></head>'
        script = '<script type="module" src="/local.js"></script></body>'
        found.text = (found.text or "").replace("</head>", style).replace("</body>", script)
        return found

    def _page(self, request: web.Request) -> _Page:
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        return self.preview._get_page(context)

    async def _channels(self, request: web.Request) -> web.Response:
        found = {"channels": self.preview.channel_list(self._page(request))}
        return web.json_response(found, headers=self._SECURITY_HEADERS)

    async def _goto(self, request: web.Request) -> web.Response:
        page, body = self._page(request), await request.json()
        try:
            self.preview.goto(page, int(body["channel_id"]))
        except SetupError as error:
            return web.json_response({"error": str(error)}, status=409)
        return web.json_response({"ok": True}, headers=self._SECURITY_HEADERS)


class LocalPreview(Preview):
    """All channels, threads and private messages that the one who looks may see."""

    def __init__(
        self, env: Env, channel: ChannelHandle, members: Iterable[MemberActor], *, port: int
    ) -> None:
        self._home: Final = channel
        #: (person, channel) -> the last message seen there.
        self._seen: Final[dict[tuple[int, int], int]] = {}
        super().__init__(
            env,
            channel,
            tuple(members),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = LocalServer(self, port)

    @property
    def channel(self) -> ChannelHandle:
        page = _PAGE.get()
        return self._handle(page.channel_id) if page is not None else self._home

    @channel.setter
    def channel(self, value: ChannelHandle) -> None:
        """simcord sets its one channel; every page has its own."""

    def _handle(self, number: int) -> ChannelHandle:
        found = self.env.backend.get_channel(number)
        guild = GuildHandle(self.env, self.env.backend.get_guild(found.guild_id)) if found.guild_id else None
        return ChannelHandle(self.env, guild, found)

    def _on(self, page: _Page, doing: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        token = _PAGE.set(page)
        try:
            return doing(*args, **more)
        finally:
            _PAGE.reset(token)

    def _publish(self, page: _Page, *, reason: _Reason = "action") -> None:
        if self.env.backend.channels.get(page.channel_id) is None:
            page.channel_id = self._home.id
        self._on(page, super()._publish, page, reason=reason)

    def _page_payload(self, page: _Page) -> dict[str, object]:
        return self._on(page, super()._page_payload, page)

    async def _action(self, context_id: str | None, body: Mapping[str, object]) -> dict[str, object]:
        page = self._get_page(context_id)
        token = _PAGE.set(page)
        try:
            tries_left = _TRIES
            while True:
                if isinstance(body, dict) and "published_revision" in body:
                    # Somebody's message elsewhere makes the page a revision older, and simcord would drop the press
                    # in silence. The bot trusts no button anyway: an old one is answered with the current prompt.
                    body["published_revision"] = page.revision
                try:
                    return await super()._action(context_id, body)
                except SetupError as error:
                    # While pages are drawn anew simcord takes no press, and the page would wait for ever.
                    if _REFRESHING not in str(error) or not tries_left:
                        raise
                tries_left -= 1
                await asyncio.sleep(_PAUSE)
        finally:
            _PAGE.reset(token)

    async def _prepare_asset(
        self,
        context_id: str | None,
        asset_id: str,
        *,
        download: bool = False,
        capture: bool = False,
        poster: bool = False,
        media_time: float | None = None,
    ) -> tuple[str, bytes, str]:
        token = _PAGE.set(self._get_page(context_id))
        try:
            return await super()._prepare_asset(
                context_id,
                asset_id,
                download=download,
                capture=capture,
                poster=poster,
                media_time=media_time,
            )
        finally:
            _PAGE.reset(token)

    def _viewer(self, viewer_id: object) -> MemberActor | UserHandle:
        """Whoever looks; where he may not look, his page goes to the public channel."""
        found: MemberActor | UserHandle = super()._viewer(viewer_id)
        page = _PAGE.get()
        if page is not None:
            channel = self.env.backend.channels.get(page.channel_id)
            if (
                channel is None
                or channel.guild_id is None
                or not channel_accessible(self.env.backend, channel.id, found.id, history=True)
            ):
                page.channel_id = self._home.id
        return found

    def goto(self, page: _Page, number: int) -> None:
        """Show another channel on this page. Raises SetupError where its reader may not look."""
        if not channel_accessible(self.env.backend, number, page.viewer.id, history=True):
            raise SetupError("no access")
        self.env._begin_operation("local.goto")
        try:
            self._clear_page_assets(page)
            self._redact_page_receipts(page)
            member = next(one for one in self.viewers if one.id == page.viewer.id)
            page.channel_id = number
            # In a private channel the actor is the person, not the member of a server.
            page.viewer = member.user if self.env.backend.get_channel(number).guild_id is None else member
            page.generation += 1
            self._reset_queries(page)
            page.target_id = page.window_end_id = None
            page.modal = page.modal_handle = None
            page.status = "current"
            self._publish(page, reason="navigation")
        finally:
            self.env._end_operation()

    def channel_list(self, page: _Page) -> list[dict[str, object]]:
        """What the one who looks may see, by category, threads below their channel."""
        backend, person = self.env.backend, page.viewer.id
        rooms: dict[int | None, list[Channel]] = {}
        for one in backend.channels.values():
            if (
                one.guild_id
                and one.type == _TEXT
                and channel_accessible(backend, one.id, person, history=True)
            ):
                rooms.setdefault(one.parent_id, []).append(one)
        found: list[dict[str, object]] = []
        for room, channels in sorted(rooms.items(), key=lambda pair: pair[0] or 0):
            if room:
                found.append({"header": True, "label": backend.channels[room].name})
            for one in channels:
                found.append(self._entry(page, one, f"# {one.name}"))
                found += [
                    self._entry(page, thread, _thread_label(thread), indent=True)
                    for thread in backend.channels.values()
                    if thread.is_thread
                    and thread.parent_id == one.id
                    and channel_accessible(backend, thread.id, person, history=True)
                ]
        private = backend.dm_channels.get(person)
        if private:
            found.append({"header": True, "label": "Direct messages"})
            found.append(self._entry(page, backend.channels[private], "@ " + backend.bot_user.name))
        return found

    def _entry(self, page: _Page, channel: Channel, label: str, *, indent: bool = False) -> dict[str, object]:
        person = page.viewer.id
        messages = self.env.backend.messages.get(channel.id, {}).values()
        newest = max((one.id for one in messages if one.visible_to(person)), default=0)
        current = channel.id == page.channel_id
        if current:
            self._seen[person, channel.id] = newest
        unread = newest > self._seen.get((person, channel.id), 0)
        return {"id": str(channel.id), "label": label, "current": current, "unread": unread, "indent": indent}
