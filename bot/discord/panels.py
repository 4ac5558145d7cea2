"""Which answer a private message shows: several presses of it may be under way, and the slower one must not win."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.newest import Newest

if TYPE_CHECKING:
    from bot.discord.layout import Layout

#: When the game was read that an answer shows: of two the later one has the higher number. It counts nothing but
#: answers of this process, so it tells nothing of what anybody drafts.
Stamp: TypeAlias = int

#: A draft as it was shown: the revision of its game, and what its lines are known by.
Draft: TypeAlias = tuple[int, str]

#: Messages that are remembered; a press of an older one finds nothing under way any more.
_MOST: Final = 2_000
#: Of so many of them what stands in them is remembered, too: a press brings it along as it was when it was pressed, and
#: what is needed is as it is now.
_MOST_LAID_OUT: Final = 300


@dataclass(slots=True)
class Panel:
    """One private message."""

    newest: Stamp = 0
    #: The draft that its buttons go on with, once it is known.
    draft: Draft | None = None
    #: What was said above what it shows: it stays there when the picture of the same answer follows.
    remark: str = ""
    #: Edits reach Discord one after the other.
    edits: asyncio.Lock = field(default_factory=asyncio.Lock)

    def takes(self, stamp: Stamp) -> bool:
        """Note what it is going to show; False: it shows something newer already."""
        if stamp < self.newest:
            return False
        if stamp > self.newest:
            self.remark = ""
        self.newest = stamp
        return True


class Panels:
    """The private messages that people have open."""

    def __init__(self) -> None:
        self._known: Newest[int, Panel] = Newest(_MOST)
        self._count = count(1)
        #: By person and channel the battle whose panel was shown there last.
        self._battles: Newest[tuple[int, int], int] = Newest(_MOST)
        self._layouts: Newest[int, Layout] = Newest(_MOST_LAID_OUT)
        #: By person and game the message that shows a draft as it is now.
        self._drafts: Newest[tuple[int, int], int] = Newest(_MOST)

    def of(self, message: int) -> Panel:
        """What is known of a message."""
        return self._known.keep(message, self._known.get(message) or Panel())

    def shows(self, message: int, person: int, game: int, draft: Draft) -> None:
        """From now on the person goes on with his draft here."""
        self.of(message).draft = draft
        self._drafts.keep((person, game), message)

    def stands(self, person: int, channel: int, game: int) -> None:
        """The panel of that battle is the last one shown to the person there."""
        self._battles.keep((person, channel), game)

    def battle(self, person: int, channel: int) -> int | None:
        """Whose panel was shown last to the person in a channel; None: nobody knows."""
        return self._battles.get((person, channel))

    def layout(self, message: int) -> Layout | None:
        """What stands in a message now; None: it is as it was when it was pressed."""
        return self._layouts.get(message)

    def lays_out(self, message: int, layout: Layout | None) -> None:
        """From now on this stands in it; None: nobody knows before it is pressed again."""
        if layout is not None:
            self._layouts.keep(message, layout)
        else:
            self._layouts.pop(message, None)

    def gone_on(self, message: int, person: int, game: int) -> int | None:
        """The other message in which the draft has changed since this one showed it; None: it has not."""
        other = self._drafts.get((person, game), message)
        if other == message:
            return None
        shown, now = self._known.get(message), self._known.get(other)
        if shown is None or now is None or shown.draft is None:
            # Of before this process began, or forgotten: what came first shows what was first.
            return other if message < other else None
        return other if shown.draft != now.draft else None

    def stamp(self) -> Stamp:
        """For an answer that shows the game as it was read just now."""
        return next(self._count)
