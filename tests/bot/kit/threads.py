"""What Discord lets nobody do in a thread that is archived or locked, and simcord does (Threads, Locked Threads)."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from simcord.backend import errors

#: Of what is done in a thread only one thing goes on in one that is archived: messages are deleted.
_WRITES: Final = ("POST", "PATCH", "PUT")
_MANAGES: Final = discord.Permissions.manage_threads.flag


def refuse(backend: Any, method: str, path: str) -> None:
    """In a thread that is archived nothing is edited, pinned or joined (50083). A message wakes it, unless it is
    locked; and in one that is locked only who manages threads writes.
    """
    at = re.match(r"/channels/(\d+)/(messages|thread-members)", path)
    thread = backend.channels.get(int(at[1])) if at is not None and method in _WRITES else None
    if thread is None or thread.thread_metadata is None:
        return
    state, posts = thread.thread_metadata, path.endswith("/messages")
    if state.archived and (state.locked or not posts):
        raise errors.BackendError(400, 50083, "Thread is archived")
    had = backend.compute_permissions(thread.guild_id, backend.bot_user.id, thread.id)
    if state.locked and not had & _MANAGES:
        raise errors.BackendError(400, 160005, "Thread is locked")
    if state.archived:
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
