"""A private answer from top to bottom: its pictures, below them the words, below those what can be pressed.

On a phone it is taller than the window, and its foot is what is seen after a press: there words and buttons stand
together; or, where somebody has asked for the picture, the picture and the buttons, for a button that changes nothing
in sight looks dead. That takes Discord's Components V2, which is a kind of message, and for good: what was sent as the
older kind (whatever is for everybody, private messages, panels of an older version) stays that, its words above its
pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

import discord

from bot.discord.components import Component, Components, rows_in
from bot.screens.screen import ALT, cut

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.screens.screen import Screen

_WORDS, _GALLERY, _FILE = (
    discord.ComponentType.text_display.value,
    discord.ComponentType.media_gallery.value,
    discord.ComponentType.file.value,
)
#: Of components in a message, those within others counted.
_MOST: Final = 40
#: Of all words of such a message; screens keep to those of the older kind, but in words alone they grow.
LETTERS: Final = 4000


class Layout(NamedTuple):
    """What stands in a message, as it can be sent again."""

    #: Pictures and papers. Each picture is a gallery of its own: of two in one a phone shows half the width each.
    head: tuple[Component, ...]
    words: str
    rows: tuple[Component, ...]
    #: The pictures stand below the words.
    looked: bool = False

    def view(self) -> Components:
        """The whole message. Raises ValueError if Discord would refuse it."""
        words: list[Component] = [{"type": _WORDS, "content": self.words}] if self.words else []
        parts = [*words, *self.head, *self.rows] if self.looked else [*self.head, *words, *self.rows]
        within = sum(len(cast("list[object]", row["components"])) for row in self.rows)
        if not 0 < len(parts) + within <= _MOST:
            raise ValueError(f"{len(parts)} parts of a message, and {within} within them")
        return Components(parts, laid_out=True)


def layout_of(screen: Screen, mark: str, kept: tuple[Component, ...] | None) -> Layout:
    """A screen with its own pictures, or with those that are `kept` of the message it is shown in."""
    head = _uploads(screen) if kept is None else kept
    return Layout(head, cut(screen.text, LETTERS), tuple(rows_in(screen, mark)), screen.looked)


def read(message: discord.Message) -> Layout:
    """What stands in a message, as Discord knows it."""
    parts = message.components
    texts = [one.content for one in parts if isinstance(one, discord.components.TextDisplay)]
    rows = [cast("Component", one.to_dict()) for one in parts if isinstance(one, discord.ActionRow)]
    looked = bool(parts) and isinstance(parts[0], discord.components.TextDisplay)
    return Layout(head_of(parts), "\n".join(texts), tuple(rows), looked)


def words_in(message: discord.Message) -> str:
    """The words of a message of either kind."""
    return read(message).words if message.flags.components_v2 else message.content


def head_of(parts: Iterable[object]) -> tuple[Component, ...]:
    """The pictures and papers of a message that it keeps, told by their address.

    Discord lists no files of such a message, but gives each picture its address; a name would mean a file that is
    sent or listed along with the edit. A file must be told by its name, it takes no address.
    """
    head: list[Component] = []
    for one in parts:
        if isinstance(one, discord.components.MediaGalleryComponent):
            items = [item.to_dict() for item in one.items]
            head.append({"type": _GALLERY, "items": items})
        elif isinstance(one, discord.components.FileComponent):
            head.append(_paper(one.name or ""))
    return tuple(head)


def _uploads(screen: Screen) -> tuple[Component, ...]:
    """The pictures and papers that are sent along, by the names of their files."""
    pictures = [_picture(one.name, cut(one.alt, ALT)) for one in screen.pictures]
    return (*pictures, *(_paper(name) for name, _ in screen.papers))


def _picture(name: str, alt: str) -> Component:
    item: dict[str, object] = {"media": {"url": f"attachment://{name}"}}
    if alt:
        item["description"] = alt
    return {"type": _GALLERY, "items": [item]}


def _paper(name: str) -> Component:
    return {"type": _FILE, "file": {"url": f"attachment://{name}"}}
