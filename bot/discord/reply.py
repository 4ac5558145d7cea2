"""The one answer to an interaction: at once where the work is quick, deferred before Discord loses patience."""

from __future__ import annotations

import asyncio
import io
import time
from functools import partial
from typing import TYPE_CHECKING, Final, Self, TypedDict

import discord

from bot.discord.aside import Aside
from bot.discord.components import Components, mark_of, revision_in, view_of
from bot.discord.layout import LETTERS, Layout, head_of, layout_of, read
from bot.discord.panels import Stamp
from bot.facts.seat import NOBODY
from bot.screens.aloud import as_told
from bot.screens.screen import TEXT, Screen, cut

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from bot.discord.client import Interaction
    from bot.i18n import Words

#: Discord forgets an interaction after 3 s, counted from the press; phones are slow to deliver and so are some hosts.
_PATIENCE: Final = 1.2
#: Seconds after which somebody is told that he is heard although the answer is still to come, as while the store is
#: away; what may be answered with a form, which nothing can precede, waits longer.
_SOON: Final = 0.25
#: Seconds by which a timer is late when it is this machine that keeps everybody waiting: one call more would be worse.
_BUSY: Final = 0.05
_NOBODY: Final = discord.AllowedMentions.none()
#: What goes from the screen once a press has its answer, or needs none.
_AFTERWARDS: Final = Aside("afterwards")
#: What discord.py raises where Discord has done what it was asked, and answers with something that cannot be read.
UNREADABLE: Final = (LookupError, TypeError, ValueError, AttributeError)
#: Discord's code for an interaction that has its first answer.
_ACKNOWLEDGED: Final = 40060


def end_with_task(rest: Callable[[], None]) -> None:
    """Whoever has been answered, or told what went wrong, is waited for no more."""
    task = asyncio.current_task()
    if task is not None:
        task.add_done_callback(lambda _: rest())


def let_go(interaction: Interaction) -> None:
    """Nobody asks or is answered any more: what points back goes. Left as circles, all that an interaction holds, down
    to the game found, would wait for the garbage collector, which holds everybody up."""
    interaction.extras.pop("asker", None)
    interaction.extras.pop("reply", None)
    if interaction.response.is_done():
        # From now on it is only asked whether it is done.
        interaction.response._parent = None  # type: ignore[assignment]  # noqa: SLF001 - discord.py leaves it


class _Told(TypedDict, total=False):
    """A message as it is sent or edited, without its files."""

    content: str
    view: Components | None


class Reply:
    """Shows one screen, or several in turn: the first answers, the next ones replace it."""

    def __init__(self, interaction: Interaction, *, edits: bool = False, form: bool = False) -> None:
        self._soon: Final = _PATIENCE if form else _SOON
        self._interaction: Final = interaction
        self._began: Final = time.monotonic()
        #: Of the answer that is to be seen: its picture may follow, and changes no button.
        self._shown: Stamp | None = None
        #: Whether the message pressed is edited, instead of a new private one sent.
        self._edits = edits
        #: The message pressed, if it is what the answer edits.
        self._pressed = interaction.message if edits else None
        self._mark = mark_of(interaction.id)
        self._panels: Final = interaction.client.panels
        #: The private message that is edited, as soon as it is known.
        self._message = self._pressed.id if self._pressed is not None else None
        #: The message pressed has been edited, or stays as it is: what is said goes beside it, into this message.
        self._edited = False
        self._beside: discord.WebhookMessage | None = None
        self._timer: asyncio.TimerHandle | None = None
        #: The first answer is on its way: of two Discord refuses one.
        self._answering = False
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.watch()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # What went wrong has yet to be explained, and that may take its time, too.
        if error is None:
            self._rest()

    def watch(self) -> None:
        """From now on the asker is told in time that he is heard, whatever the answer waits for."""
        if self._timer is None:
            now = asyncio.get_running_loop().time()
            last = now + max(0.0, _PATIENCE - self._interaction.client.age_of(self._interaction))
            self._wake(min(last, now + self._soon), last)
            end_with_task(self._rest)

    def _wake(self, due: float, last: float) -> None:
        """Then it is seen whether the asker has been answered; at the `last` moment he must be."""
        self._timer = asyncio.get_running_loop().call_at(due, self._look, due, last)

    def _look(self, due: float, last: float) -> None:
        now = asyncio.get_running_loop().time()
        if now < last and (self._answering or now - due > _BUSY):
            self._wake(last, last)
        else:
            self._out_of_patience()

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def hold(self) -> bool:
        """The answer is a form, which must be the first thing said; False: too late, the asker has been put off."""
        if self._deferring is not None or self._interaction.response.is_done():
            return False
        self._rest()
        return True

    def _out_of_patience(self) -> None:
        if not self._interaction.response.is_done() and self._deferring is None:
            self._deferring = asyncio.ensure_future(self._defer())

    def _heard(self) -> None:
        """The asker knows that he is heard."""
        self._interaction.extras.setdefault("heard", self._interaction.client.age_of(self._interaction))

    async def _defer(self) -> None:
        try:
            await self._put_off()
        except discord.InteractionResponded:
            pass
        except discord.HTTPException as error:
            # The answer itself was on its way when patience ran out, and came first.
            if error.code != _ACKNOWLEDGED:
                raise
        except UNREADABLE:
            # It is done; all that is told of it is nothing we need.
            if not self._interaction.response.is_done():
                raise
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
        if self._pressed is not None:
            # Put off already, what was pressed would be edited: so it is said beside it.
            self._edited = self._deferring is not None or self._interaction.response.is_done()
        self._edits = False
        self._message = self._pressed = None

    def stamp(self) -> Stamp:
        """Of an answer that shows the game as it was read just now."""
        return self._panels.stamp()

    async def bare(self) -> None:
        """The message pressed keeps its words and pictures and loses its buttons; the answer is another message."""
        response, pressed = self._interaction.response, self._interaction.message
        if self._edits:
            # One's own panel: it will be what the answer says.
            return
        if response.is_done() or self._deferring is not None:
            # Acknowledged already: then it takes a call of its own, for which nobody waits.
            if pressed is not None and not self._edited:
                _AFTERWARDS.edit(partial(pressed.edit, view=None))
            return
        self._answering = True
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
        words: Words | None = self._interaction.extras.get("words")
        if words is not None:
            screen = as_told(words, screen)
        if self._message is None:
            self._message = await self._say(screen)
            if self._message is not None:
                self._panels.of(self._message).takes(stamp)
            self._changed(screen, stamp)
            return True
        panel = self._panels.of(self._message)
        async with panel.edits:
            if panel.takes(stamp):
                await self._say(screen.said_first(panel.remark) if panel.remark else screen)
                self._changed(screen, stamp)
                return True
            await self.nothing()
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
            if self._message is not None:
                self._interaction.client.haste.shown(self._interaction, self._began, self._message)

    async def remove(self) -> None:
        """The answer goes, and nothing else. Raises what Discord answers."""
        if self._beside is not None:
            await self._beside.delete()
        else:
            await self._interaction.delete_original_response()

    async def nothing(self) -> None:
        """Whatever there is to be seen stays as it is."""
        if self._deferring is not None:
            await self._deferring
            if self._message is None and not self._edited:
                # That somebody thinks is to be seen, and nobody does any more.
                _AFTERWARDS.edit(self.remove)
        if not self._interaction.response.is_done():
            self._answering = True
            await self._interaction.response.defer()
            self._heard()

    async def remark(self, text: str) -> None:
        """A line above the words that are to be seen, which stay with all their buttons where they are."""
        if self._pressed is None:
            await self.say(text)
            return
        words: Words | None = self._interaction.extras.get("words")
        if words is not None:
            text = as_told(words, Screen(text)).text
        panel = self._panels.of(self._pressed.id)
        async with panel.edits:
            panel.remark = text
            if not self._laid_out:
                layout, said = None, self._pressed.content
            else:
                layout = self._stands(self._pressed)
                said = layout.words
            if said.startswith(text):
                await self.nothing()
                return
            said = cut(f"{text}\n\n{said}", TEXT if layout is None else LETTERS)
            if layout is not None:
                layout = layout._replace(words=said)
            told = _Told(content=said) if layout is None else _Told(view=layout.view())
            if self._deferring is not None:
                await self._deferring
            if self._interaction.response.is_done():
                await self._interaction.edit_original_response(**told, allowed_mentions=_NOBODY)
            else:
                self._answering = True
                await self._interaction.response.edit_message(**told, allowed_mentions=_NOBODY)
                self._heard()
            if layout is not None:
                self._panels.lays_out(self._pressed.id, layout)

    @property
    def _laid_out(self) -> bool:
        """Whether the answer is a message of the newer kind: what is pressed stays of its own kind."""
        return self._pressed is None or self._pressed.flags.components_v2

    def _stands(self, pressed: discord.Message) -> Layout:
        """What stands in the message pressed, as it is remembered here, unless another process has changed it since."""
        here, known = read(pressed), self._panels.layout(pressed.id)
        return known if known is not None and revision_in(known.rows) >= revision_in(here.rows) else here

    async def _say(self, screen: Screen) -> int | None:
        """One call to Discord. Returns the number of the message."""
        self._answering = True
        if self._edited:
            return await self._say_beside(screen)
        response, allowed = self._interaction.response, allowed_mentions(screen)
        files = files_of(screen) if screen.redraw or not self._edits else discord.utils.MISSING
        told, layout = self._told(screen, self._message, keeps=files is discord.utils.MISSING)
        if response.is_done():
            message = await self._interaction.edit_original_response(
                **told, allowed_mentions=allowed, attachments=files
            )
            self._edits = True
            self._seen(message, layout)
            return message.id
        if self._edits:
            done = await response.edit_message(**told, allowed_mentions=allowed, attachments=files)
            self._heard()
            self._seen(done.resource if done is not None else None, layout)
            return self._message
        said = await response.send_message(
            view=told["view"] or discord.utils.MISSING, files=files, ephemeral=True, allowed_mentions=allowed
        )
        self._heard()
        self._edits = True
        self._seen(said.resource, layout)
        return said.message_id

    async def _say_beside(self, screen: Screen) -> int:
        """A private message beside the one that was pressed and edited."""
        beside, allowed = self._beside, allowed_mentions(screen)
        if beside is not None:
            files = files_of(screen) if screen.redraw else discord.utils.MISSING
            told, layout = self._told(screen, beside.id, keeps=not screen.redraw)
            self._seen(await beside.edit(**told, allowed_mentions=allowed, attachments=files), layout)
            return beside.id
        told, layout = self._told(screen, None, keeps=False)
        self._beside = await self._interaction.followup.send(
            view=told["view"] or discord.utils.MISSING,
            files=files_of(screen),
            ephemeral=True,
            allowed_mentions=allowed,
            wait=True,
        )
        self._seen(self._beside, layout)
        return self._beside.id

    def _told(self, screen: Screen, message: int | None, *, keeps: bool) -> tuple[_Told, Layout | None]:
        """A screen for a message; one that `keeps` its pictures has to name them."""
        if not self._laid_out:
            return _Told(content=cut(screen.text, TEXT), view=view_of(screen, self._mark)), None
        kept = None
        if keeps:
            known = self._panels.layout(message) if message is not None else None
            if self._pressed is not None and (known is None or message == self._pressed.id):
                known = self._stands(self._pressed)
            kept = known.head if known is not None else ()
        if message is not None:
            # Until Discord says that it is so: an edit that fails may have been made all the same.
            self._panels.lays_out(message, None)
        layout = layout_of(screen, self._mark, kept)
        return _Told(view=layout.view()), layout

    def _seen(self, message: object, layout: Layout | None) -> None:
        """Discord has made a message of it, and tells where its pictures are."""
        if layout is not None and isinstance(message, discord.Message):
            head = head_of(message.components) if layout.head else ()
            self._panels.lays_out(message.id, layout._replace(head=head))


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
