"""simcord's preview with all channels: its own page shows one channel and is refreshed by hand."""

# ruff: noqa: SLF001 - simcord offers no public way; it is pinned
from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final, Literal, ParamSpec, TypeAlias, TypeVar

from aiohttp import web
from simcord.actors import MemberActor
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview, _action_plans, _snapshot
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.local.channels import PUBLIC_THREAD, Channels
from bot.local.mends import SCRIPTS, mend, script
from bot.local.page import FILES, changed, spoken
from bot.local.tongues import LANGUAGE, locale_of, paper, words_for
from bot.local.tongues import mend as speak
from bot.screens.papers import PAPERS

P = ParamSpec("P")
T = TypeVar("T")
#: Why a page is drawn, as simcord names it.
_Reason: TypeAlias = Literal[
    "initial", "refresh", "snapshot", "navigation", "query", "presentation", "action", "capture"
]
#: The page whose request is being answered: simcord's preview knows one channel, every page has its own.
_PAGE: contextvars.ContextVar[_Page | None] = contextvars.ContextVar("local_page", default=None)
#: How long a press waits for the answer to another one, which simcord would refuse.
_BUSY_FOR: Final = 10.0
_PAUSE: Final = 0.01
#: Messages a page shows at once, and how many more [older] brings. A browser draws each picture anew when the person
#: changes: of sixteen it had for two seconds.
_SHOWN: Final = 8
_OLDER: Final = 6
mend()
speak()
for _module in (_snapshot, _action_plans):
    vars(_module)["HISTORY_WINDOW_SIZE"] = _SHOWN
vars(_action_plans)["HISTORY_STEP"] = _OLDER


def _as_it_stands(page: _Page, asked: dict[str, object]) -> dict[str, object]:
    """What a browser asked, at the point where its page is now.

    Somebody's message elsewhere, another channel, or an answer lost on its way make what the browser knows a step
    older, and simcord would drop the press in silence. The bot trusts no button anyway: an old one is answered with the
    current prompt; and what was asked before under the same name is not done again.
    """
    now = dict(asked)
    if "published_revision" in now:
        now["published_revision"] = page.revision
    if isinstance(now.get("generation"), int):
        now["generation"] = page.generation
    latest = page.latest_action
    if isinstance(now.get("sequence"), int) and (
        latest is None or latest.request_id != now.get("request_id")
    ):
        now["sequence"] = page.last_sequence + 1
    return now


class LocalServer(PreviewServer):
    """simcord's server with a few more doors."""

    preview: LocalPreview

    async def start(self) -> None:
        """Start it with our routes; simcord builds its application inside."""
        real = web.Application

        def application(*, handler_args: Mapping[str, object] | None = None) -> web.Application:
            app = real(handler_args=handler_args)
            for place, (text, kind) in FILES.items():
                app.router.add_get(place, self._text(text, kind))
            for one in PAPERS:
                app.router.add_get(f"/{one}", paper(one, self._SECURITY_HEADERS))
            app.router.add_get("/api/local/channels", self._channels)
            app.router.add_post("/api/local/goto", self._goto)
            app.router.add_post("/api/local/person", self._person)
            app.router.add_post("/api/local/first", self._first)
            return app

        vars(web)["Application"] = application
        try:
            await super().start()
        finally:
            vars(web)["Application"] = real

    def _text(self, body: str, kind: str) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(_: web.Request) -> web.Response:
            return web.Response(text=body, content_type=kind, headers=self._SECURITY_HEADERS)

        return answer

    async def _static(self, request: web.Request) -> web.Response:
        """simcord's files, some of them mended."""
        answer: web.Response = await super()._static(request)
        if request.path[1:] in SCRIPTS:
            answer.text = script(request.path[1:])
        if answer.content_type == "application/javascript" and not request.path.startswith("/vendor/"):
            answer.text = spoken(answer.text or "", words_for(request))
        return answer

    async def _index(self, request: web.Request) -> web.Response:
        page: web.Response = await super()._index(request)
        page.text = changed(page.text or "", words_for(request))
        return page

    async def _pages(self, request: web.Request) -> web.Response:
        """A browser opens a page: whoever presses there speaks what it does."""
        LANGUAGE.set(words_for(request).language)
        answer: web.Response = await super()._pages(request)
        return answer

    async def _commands(self, request: web.Request) -> web.Response:
        LANGUAGE.set(words_for(request).language)
        answer: web.Response = await super()._commands(request)
        return answer

    def _page(self, request: web.Request) -> _Page:
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        try:
            return self.preview._get_page(context)
        except SetupError:
            # Ten minutes asleep: the browser opens a new page.
            raise web.HTTPGone from None

    async def _channels(self, request: web.Request) -> web.Response:
        page = self._page(request)
        seen = {
            "channels": self.preview.channels.seen_by(page, words_for(request).language),
            "more": self.preview.more_people,
        }
        return web.json_response(seen, headers=self._SECURITY_HEADERS)

    async def _goto(self, request: web.Request) -> web.Response:
        page, body = self._page(request), await request.json()
        try:
            await self.preview.quiet()
            self.preview.goto(page, int(body["channel_id"]))
        except SetupError as error:
            return web.json_response({"error": str(error)}, status=409)
        return web.json_response({"ok": True}, headers=self._SECURITY_HEADERS)

    async def _first(self, request: web.Request) -> web.Response:
        page = self._page(request)
        await self.preview.quiet()
        try:
            await self.preview.first_battle(page)
        except (SetupError, BackendError) as error:
            return web.json_response({"error": str(error)}, status=409)
        return web.json_response({"ok": True}, headers=self._SECURITY_HEADERS)

    async def _person(self, request: web.Request) -> web.Response:
        self._page(request)
        await self.preview.quiet()
        return web.json_response({"id": str(self.preview.add_person())}, headers=self._SECURITY_HEADERS)


class LocalPreview(Preview):
    """All channels, threads and private messages that the one who looks may see."""

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        members: Iterable[MemberActor],
        *,
        port: int,
        newcomer: Callable[[], MemberActor | None] = lambda: None,
    ) -> None:
        self._home: Final = channel
        self._newcomer: Final = newcomer
        self.more_people = True
        #: What each page speaks.
        self._languages: dict[str, str] = {}
        self.channels: Final = Channels(env.backend)
        super().__init__(
            env,
            channel,
            tuple(members),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale_of(LANGUAGE.get()),
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = LocalServer(self, port)

    @property
    def channel(self) -> ChannelHandle:
        page = _PAGE.get()
        return self._handle(page.channel_id) if page is not None else self._start()

    @channel.setter
    def channel(self, value: ChannelHandle) -> None:
        """simcord sets its one channel; every page has its own."""

    @property
    def locale(self) -> str:
        page = _PAGE.get()
        return locale_of(self._languages.get(page.id, LANGUAGE.get()) if page is not None else LANGUAGE.get())

    @locale.setter
    def locale(self, value: str) -> None:
        """simcord sets its one language; every page has its own."""

    def _start(self) -> ChannelHandle:
        """Where a page opens: the newest battle's thread."""
        channels = self.env.backend.channels.values()
        battles = [one.id for one in channels if one.parent_id == self._home.id and one.type == PUBLIC_THREAD]
        return self._handle(max(battles)) if battles else self._home

    def _handle(self, number: int) -> ChannelHandle:
        channel = self.env.backend.get_channel(number)
        guild = (
            GuildHandle(self.env, self.env.backend.get_guild(channel.guild_id)) if channel.guild_id else None
        )
        return ChannelHandle(self.env, guild, channel)

    def _on(self, page: _Page, doing: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        token, before = _PAGE.set(page), LANGUAGE.set(self._spoken(page))
        try:
            return doing(*args, **more)
        finally:
            LANGUAGE.reset(before)
            _PAGE.reset(token)

    def _spoken(self, page: _Page) -> str:
        """What a page speaks: the language of the browser that opened it."""
        if page.id not in self._languages:
            self._languages = {one: self._languages[one] for one in self._pages if one in self._languages}
            self._languages[page.id] = LANGUAGE.get()
        return self._languages[page.id]

    def _publish(self, page: _Page, *, reason: _Reason = "action") -> None:
        if self.env.backend.channels.get(page.channel_id) is None:
            page.channel_id = self._start().id
        self._on(page, super()._publish, page, reason=reason)

    def _page_payload(self, page: _Page) -> dict[str, object]:
        return self._on(page, super()._page_payload, page)

    async def _action(self, context_id: str | None, body: Mapping[str, object]) -> dict[str, object]:
        page = self._get_page(context_id)
        await self.quiet()
        if isinstance(body, dict):
            body = _as_it_stands(page, body)
        token, before = _PAGE.set(page), LANGUAGE.set(self._spoken(page))
        try:
            answer: dict[str, object] = await super()._action(context_id, body)
        except (SetupError, BackendError):
            # Still somebody else's turn after all: the page would take an error for an answer lost on its way, and
            # take no press any more.
            answer = self._reject(
                page, "busy", request_id=body.get("request_id"), sequence=body.get("sequence")
            )
        finally:
            LANGUAGE.reset(before)
            _PAGE.reset(token)
        if answer["rejected"]:
            # Who changes the person has emptied his page, and fills it only with something newer.
            self._publish(page, reason="refresh")
        return answer

    async def quiet(self) -> None:
        """Until no other press is being answered: simcord takes one at a time, and refuses the rest."""
        end = time.monotonic() + _BUSY_FOR
        while (self._active_action or self.env._operation_task) and time.monotonic() < end:
            await asyncio.sleep(_PAUSE)

    async def refresh(self) -> None:
        """Every page shows what there is now. simcord waits for the bot to be quiet first, seconds in which it takes
        no press; what is still on its way comes with the next refresh."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page.id in self._pages:
                self._publish(page, reason="refresh")

    def add_person(self) -> int | None:
        """One more to look as, if there is a name left."""
        member = self._newcomer()
        self.more_people = member is not None
        if member is None:
            return None
        self.viewers = (*self.viewers, member)
        for page in tuple(self._pages.values()):
            self._publish(page, reason="refresh")
        return int(member.id)

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
            if not (download or capture or poster):
                picture = self._own_picture(context_id, asset_id)
                if picture is not None:
                    return picture
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

    def _own_picture(self, context_id: str | None, asset_id: str) -> tuple[str, bytes, str] | None:
        """A picture as the bot drew it. simcord decodes and packs each anew for each page, one after the other, and
        takes no press meanwhile: half a minute for a long thread."""
        _, record, body = self._authorized_asset(context_id, asset_id)
        # Its size is known since it was published (`mends`).
        if not record.validated or self._active_document(record, body):
            return None
        return record.contentType, body, record.filename

    def _initial_target(self, viewer: MemberActor | UserHandle, channel_id: int) -> int | None:
        """No message: the newest ones. simcord holds on to the one that was last when somebody came, and what is
        said later is soon below the window: the page seems to hang."""
        return None

    def _viewer(self, viewer_id: object) -> MemberActor | UserHandle:
        """Whoever looks; where he may not look, his page goes to the public channel."""
        viewer: MemberActor | UserHandle = super()._viewer(viewer_id)
        page = _PAGE.get()
        if page is not None:
            channel = self.env.backend.channels.get(page.channel_id)
            if (
                channel is None
                or channel.guild_id is None
                or not channel_accessible(self.env.backend, channel.id, viewer.id, history=True)
            ):
                page.channel_id = self._start().id
        return viewer

    async def first_battle(self, page: _Page) -> None:
        """The one who looks asks for the first battle in his private messages, and his page goes there. Raises
        SetupError while another press is being answered."""
        person = next(one.user for one in self.viewers if one.id == page.viewer.id)
        self.goto(page, person.dm_channel.id)
        LANGUAGE.set(self._spoken(page))
        await person.slash("game tutorial")

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
