"""What Discord's objects look like on the wire, as far as discord.py reads them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import discord

APPLICATION: Final = 999
#: Discord counts milliseconds from here.
EPOCH: Final = 1_420_070_400_000
#: Its numbers tell the time in the bits above these.
TIME_OF: Final = 22
_EPHEMERAL: Final = 64
#: Of an answer that was promised and is still to come.
LOADING: Final = 128
_THREAD: Final = 11
_RIGHTS: Final = str(discord.Permissions.all().value)


def user(number: int) -> dict[str, Any]:
    """Somebody, or the bot itself."""
    return {
        "id": str(number), "username": f"u{number}", "discriminator": "0", "avatar": None, "global_name": None,
        "bot": number == APPLICATION,
    }  # fmt: skip


def member(number: int) -> dict[str, Any]:
    """The same on a server."""
    return {
        "user": user(number), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False,
        "flags": 0, "permissions": _RIGHTS, "nick": None, "avatar": None,
    }  # fmt: skip


def channel(number: int, server: int, name: str) -> dict[str, Any]:
    """A text channel."""
    return {
        "id": str(number), "type": 0, "name": name, "position": 0, "permission_overwrites": [], "nsfw": False,
        "parent_id": None, "guild_id": str(server), "permissions": _RIGHTS,
    }  # fmt: skip


def thread(number: int, server: int, parent: int, name: str) -> dict[str, Any]:
    """A public thread that is awake."""
    return {
        "id": str(number), "type": _THREAD, "name": name, "parent_id": str(parent), "guild_id": str(server),
        "owner_id": str(APPLICATION), "message_count": 1, "member_count": 1, "permissions": _RIGHTS,
        "thread_metadata": {
            "archived": False, "auto_archive_duration": 10080, "archive_timestamp": "2026-01-01T00:00:00+00:00",
            "locked": False,
        },
    }  # fmt: skip


def private_channel(number: int, person: int) -> dict[str, Any]:
    """Where the bot and one person write to each other."""
    return {"id": str(number), "type": 1, "recipients": [user(person)], "last_message_id": None}


def guild(
    number: int, channels: Iterable[Mapping[str, Any]], threads: Iterable[Mapping[str, Any]]
) -> dict[str, Any]:
    """A server as it is told when a connection begins: of its members only the bot."""
    everybody = {
        "id": str(number), "name": "@everyone", "permissions": _RIGHTS, "position": 0, "color": 0, "hoist": False,
        "managed": False, "mentionable": False,
    }  # fmt: skip
    return {
        "id": str(number), "name": "Club", "roles": [everybody], "channels": [*channels], "threads": [*threads],
        "members": [member(APPLICATION)],
        "emojis": [], "features": [], "owner_id": "1", "member_count": 1, "voice_states": [], "presences": [],
        "stickers": [], "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "system_channel_flags": 0, "preferred_locale": "en-US",
        "afk_timeout": 0, "premium_progress_bar_enabled": False, "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }  # fmt: skip


def message(
    number: int, place: int, body: Mapping[str, Any], files: Sequence[str], files_at: str, *, more: int = 0
) -> dict[str, Any]:
    """A message of the bot's, with files of these names."""
    made = {
        "id": str(number), "channel_id": str(place), "author": user(APPLICATION), "content": "",
        "timestamp": _now(), "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [],
        "mention_roles": [], "attachments": [], "embeds": [], "components": [], "pinned": False, "type": 0,
        "flags": int(body.get("flags") or 0) | more,
    }  # fmt: skip
    return changed(made, body, files, files_at, edited=False)


def changed(
    old: Mapping[str, Any],
    body: Mapping[str, Any],
    files: Sequence[str],
    files_at: str,
    *,
    edited: bool = True,
) -> dict[str, Any]:
    """A message with what an edit says of it; the rest stays."""
    made = {**old, "flags": (old["flags"] | int(body.get("flags") or 0)) & ~LOADING}
    if body.get("content") is not None:
        made["content"] = body["content"]
    if edited:
        made["edited_timestamp"] = _now()
    kept = made["attachments"]
    if "attachments" in body:
        wanted = {str(one.get("id")) for one in body["attachments"] or ()}
        kept = [one for one in kept if one["id"] in wanted]
    named = {name: f"{files_at}/{made['id']}/{name}" for name in files}
    made["attachments"] = [*kept, *(_attachment(name, url) for name, url in named.items())]
    if "components" in body:
        made["components"] = [_component(one, named) for one in body["components"] or ()]
    return made


def private(loading: bool) -> int:
    """The flags of an answer that only one person sees; of one that is still to come."""
    return _EPHEMERAL | (LOADING if loading else 0)


def number_at(milliseconds: int, low: int) -> int:
    """A number of Discord's: when it was given, and what tells it from others of that moment."""
    return (milliseconds - EPOCH) << TIME_OF | low


def _attachment(name: str, url: str) -> dict[str, Any]:
    return {
        "id": str(abs(hash(url)) % 2**52), "filename": name, "size": 1, "url": url, "proxy_url": url,
        "content_type": "image/webp",
    }  # fmt: skip


def _component(one: Mapping[str, Any], named: Mapping[str, str]) -> dict[str, Any]:
    """A part of a message; what names a file that was sent along has its address from now on."""
    if "items" in one:
        return {**one, "items": [{**item, "media": _media(item["media"], named)} for item in one["items"]]}
    if "file" in one:
        name = str(one["file"]["url"]).rpartition("/")[2]
        return {**one, "file": _media(one["file"], named), "name": name, "size": 1}
    return {**one}


def _media(media: Mapping[str, Any], named: Mapping[str, str]) -> dict[str, Any]:
    url = str(media["url"])
    return {
        "url": named.get(url.removeprefix("attachment://"), url),
        "proxy_url": url,
        "width": 1,
        "height": 1,
    }


def _now() -> str:
    return discord.utils.utcnow().isoformat()


def application() -> dict[str, Any]:
    """The bot as its owner has registered it."""
    return {
        "id": str(APPLICATION), "name": "Fieldpost", "icon": None, "description": "", "bot_public": True,
        "bot_require_code_grant": False, "verify_key": "", "flags": 0, "rpc_origins": [], "team": None,
        "owner": user(1), "summary": "",
    }  # fmt: skip


class Numbers:
    """Numbers that grow with the time, as Discord gives them."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """A new one."""
        self._last = max(self._last + 1, number_at(int(time.time() * 1000), 0))
        return self._last
