"""The list of channels, threads and private messages that the one who looks may see."""

from __future__ import annotations

from typing import Final

from simcord.backend.access import channel_accessible
from simcord.backend.models.channel import Channel
from simcord.backend.state import Backend
from simcord.preview._pages import _Page

from bot.i18n import words_of

_TEXT, PUBLIC_THREAD, _PRIVATE_THREAD = 0, 11, 12
#: The button of every panel of a first battle.
_LESSON: Final = ":skip-hints:"


class Channels:
    """What there is, and what of it each has seen."""

    def __init__(self, backend: Backend) -> None:
        self._backend: Final = backend
        #: (person, channel) -> the last message seen there.
        self._seen: Final[dict[tuple[int, int], int]] = {}

    def seen_by(self, page: _Page, language: str) -> list[dict[str, object]]:
        """By category, threads below their channel."""
        backend, person = self._backend, page.viewer.id
        rooms: dict[int | None, list[Channel]] = {}
        for one in backend.channels.values():
            if (
                one.guild_id
                and one.type == _TEXT
                and channel_accessible(backend, one.id, person, history=True)
            ):
                rooms.setdefault(one.parent_id, []).append(one)
        entries: list[dict[str, object]] = []
        for room, channels in sorted(rooms.items(), key=lambda pair: pair[0] or 0):
            if room:
                entries.append({"header": True, "label": backend.channels[room].name})
            for one in channels:
                entries.append(self._entry(page, one, f"# {one.name}"))
                entries += [
                    self._entry(page, thread, _thread_label(thread), indent=True)
                    for thread in backend.channels.values()
                    if thread.is_thread
                    and thread.parent_id == one.id
                    and channel_accessible(backend, thread.id, person, history=True)
                ]
        private = backend.dm_channels.get(person)
        if private:
            entries.append({"header": True, "label": words_of(language)("local-private")})
            entries.append(self._entry(page, backend.channels[private], "@ " + backend.bot_user.name))
            entries[-1]["private"] = True
            entries[-1]["learning"] = self._learning(private)
        return entries

    def _learning(self, channel: int) -> bool:
        """Whether a first battle goes on there."""
        said = self._backend.messages.get(channel, {}).values()
        return any(_LESSON in str(one.components) for one in said)

    def _entry(self, page: _Page, channel: Channel, label: str, *, indent: bool = False) -> dict[str, object]:
        person = page.viewer.id
        messages = self._backend.messages.get(channel.id, {}).values()
        newest = max((one.id for one in messages if one.visible_to(person)), default=0)
        current = channel.id == page.channel_id
        if current:
            self._seen[person, channel.id] = newest
        unread = newest > self._seen.get((person, channel.id), 0)
        return {
            "id": str(channel.id),
            "name": channel.name,
            "label": label,
            "current": current,
            "unread": unread,
            "indent": indent,
        }


def _thread_label(thread: Channel) -> str:
    return f"{'🔒' if thread.type == _PRIVATE_THREAD else '↳'} {thread.name}"
