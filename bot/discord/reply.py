"""The one answer to an interaction: at once where the work is quick, deferred before Discord loses patience."""

from __future__ import annotations

import asyncio
import io
import time
from typing import TYPE_CHECKING, Final, Self

import discord

from bot.discord.components import mark_of, view_of
from bot.discord.panels import Stamp
from bot.facts.seat import NOBODY
from bot.screens.screen import TEXT, Screen, cut

if TYPE_CHECKING:
    from types import TracebackType

    from bot.discord.client import Interaction

#: Discord forgets an interaction after 3 s, counted from the press; phones are slow to deliver and so are some hosts.
_PATIENCE: Final = 1.2
_NOBODY: Final = discord.AllowedMentions.none()


def end_with_task(timer: asyncio.TimerHandle) -> None:
    """Whoever has been answered, or told what went wrong, is waited for no more."""
    task = asyncio.current_task()
    if task is not None:
        task.add_done_callback(lambda _: timer.cancel())


class Reply:
    """Shows one screen, or several in turn: the first answers, the next ones replace it."""

    def __init__(self, interaction: Interaction, *, edits: bool = False) -> None:
        self._interaction: Final = interaction
        self._began: Final = time.monotonic()
        #: Of the answer that is to be seen: its picture may follow, and changes no button.
        self._shown: Stamp | None = None
        #: Whether the message pressed is edited, instead of a new private one sent.
        self._edits = edits
        self._mark = mark_of(interaction.id)
        self._panels: Final = interaction.client.panels
        #: The private message that is edited, as soon as it is known.
        self._message = interaction.message.id if edits and interaction.message is not None else None
        #: The message pressed has been edited: what is said goes beside it, into this message.
        self._edited = False
        self._beside: discord.WebhookMessage | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.watch()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # What went wrong has yet to be explained, and that may take its time, too.
        if self._timer is not None and error is None:
            self._timer.cancel()

    def watch(self) -> None:
        """From now on the asker is told in time that he is heard, whatever the answer waits for."""
        if self._timer is None:
            left = max(0.0, _PATIENCE - self._interaction.client.age_of(self._interaction))
            self._timer = asyncio.get_running_loop().call_later(left, self._out_of_patience)
            end_with_task(self._timer)

    def hold(self) -> bool:
        """The answer is a form, which must be the first thing said; False: too late, the asker has been put off."""
        if self._deferring is not None or self._interaction.response.is_done():
            return False
        if self._timer is not None:
            self._timer.cancel()
        return True

    def _out_of_patience(self) -> None:
        if not self._interaction.response.is_done() and self._deferring is None:
            self._deferring = asyncio.ensure_future(self._defer())

    def _heard(self) -> None:
        """The asker knows that he is heard."""
        self._interaction.extras.setdefault("heard", self._interaction.client.age_of(self._interaction))

    async def _defer(self) -> None:
        await self._put_off()
        self._heard()

    async def _put_off(self) -> None:
        if self._edits:
            await self._interaction.response.defer()
        else:
            await self._interaction.response.defer(ephemeral=True, thinking=True)

    async def soon(self) -> None:
        """Acknowledge now: a picture is to be drawn, or Discord to be asked for something."""
        if not self._interaction.response.is_done() and self._deferring is None:
            self._deferring = asyncio.ensure_future(self._defer())
        if self._deferring is not None:
            await self._deferring

    def fresh(self) -> None:
        """Answer with a new private message although a private one was pressed."""
        self._edits = False
        self._message = None

    def stamp(self) -> Stamp:
        """Of an answer that shows the game as it was read just now."""
        return self._panels.stamp()

    async def bare(self) -> None:
        """The message pressed keeps its words and pictures and loses its buttons; the answer is another message."""
        response = self._interaction.response
        if self._edits or response.is_done() or self._deferring is not None:
            # Acknowledged already, or one's own panel: it will be what the answer says.
            return
        await response.edit_message(view=None)
        self._edited = True
        self._heard()

    async def say(self, text: str) -> None:
        """A line and nothing else."""
        await self.show(Screen(text))

    async def show(self, screen: Screen, stamp: Stamp | None = None) -> bool:
        """Send or edit the answer; False: the message shows a newer one, and that stays."""
        if self._deferring is not None:
            await self._deferring
        if stamp is None:
            stamp = self.stamp()
        if self._message is None:
            self._message = await self._say(screen)
            if self._message is not None:
                self._panels.of(self._message).takes(stamp)
            self._changed(screen, stamp)
            return True
        panel = self._panels.of(self._message)
        async with panel.edits:
            if panel.takes(stamp):
                await self._say(screen)
                self._changed(screen, stamp)
                return True
            if not self._interaction.response.is_done():
                await self._interaction.response.defer()
            return False

    def overtaken(self, stamp: Stamp) -> bool:
        """Whether the message shows a newer answer than that of this moment."""
        return self._message is not None and self._panels.of(self._message).newest > stamp

    def _changed(self, screen: Screen, stamp: Stamp) -> None:
        """Whoever has asked sees something else."""
        if screen.draft is not None and self._message is not None:
            draft = screen.revision, screen.draft
            self._panels.shows(self._message, self._interaction.user.id, screen.game, draft)
        if stamp != self._shown:
            self._shown = stamp
            self._interaction.client.haste.shown(self._interaction, self._began)

    async def nothing(self) -> None:
        """Whatever there is to be seen stays as it is."""
        if self._deferring is not None:
            await self._deferring
        if not self._interaction.response.is_done():
            await self._interaction.response.defer()
            self._heard()

    async def remark(self, text: str) -> None:
        """A line above what is to be seen, which stays with all its buttons where they are."""
        message, response = self._interaction.message, self._interaction.response
        if not self._edits or message is None:
            await self.say(text)
        elif message.content.startswith(text):
            await self.nothing()
        else:
            async with self._panels.of(message.id).edits:
                content = cut(f"{text}\n\n{message.content}", TEXT)
                if self._deferring is not None:
                    await self._deferring
                if response.is_done():
                    await self._interaction.edit_original_response(content=content, allowed_mentions=_NOBODY)
                else:
                    await response.edit_message(content=content, allowed_mentions=_NOBODY)
                    self._heard()

    async def _say(self, screen: Screen) -> int | None:
        """One call to Discord. Returns the number of the message."""
        if self._edited:
            return await self._say_beside(screen)
        response, view = self._interaction.response, view_of(screen, self._mark)
        text, allowed = cut(screen.text, TEXT), allowed_mentions(screen)
        if response.is_done():
            files = files_of(screen) if screen.redraw or not self._edits else discord.utils.MISSING
            message = await self._interaction.edit_original_response(
                content=text, view=view, allowed_mentions=allowed, attachments=files
            )
            self._edits = True
            return message.id
        if self._edits:
            files = files_of(screen) if screen.redraw else discord.utils.MISSING
            await response.edit_message(content=text, view=view, allowed_mentions=allowed, attachments=files)
            self._heard()
            return self._message
        said = await response.send_message(
            text,
            view=view or discord.utils.MISSING,
            files=files_of(screen),
            ephemeral=True,
            allowed_mentions=allowed,
        )
        self._heard()
        self._edits = True
        return said.message_id

    async def _say_beside(self, screen: Screen) -> int:
        """A private message beside the one that was pressed and edited."""
        text, view, allowed = cut(screen.text, TEXT), view_of(screen, self._mark), allowed_mentions(screen)
        if self._beside is not None:
            files = files_of(screen) if screen.redraw else discord.utils.MISSING
            await self._beside.edit(content=text, view=view, allowed_mentions=allowed, attachments=files)
            return self._beside.id
        self._beside = await self._interaction.followup.send(
            text,
            view=view or discord.utils.MISSING,
            files=files_of(screen),
            ephemeral=True,
            allowed_mentions=allowed,
            wait=True,
        )
        return self._beside.id


def files_of(screen: Screen) -> list[discord.File]:
    """The pictures and papers as uploads, each picture with its text for those who cannot see it."""
    pictures = [
        discord.File(io.BytesIO(one.data), one.name, description=cut(one.alt, 1024))
        for one in screen.pictures
    ]
    return [*pictures, *(discord.File(io.BytesIO(data), name) for name, data in screen.papers)]


def allowed_mentions(screen: Screen) -> discord.AllowedMentions:
    """Only the people meant are pinged, whatever the text says."""
    if not screen.pings:
        return _NOBODY
    people = [discord.Object(person) for person in screen.pings if person > NOBODY]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
