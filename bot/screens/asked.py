"""A question of a panel in its parts, and how they stand: on a phone the foot of a message is what is seen of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.screens.screen import TEXT, newest_lines, whole_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.screens.screen import Row


class Prompted(NamedTuple):
    """What is asked, and what can be pressed."""

    lines: Sequence[str]
    rows: list[Row]
    #: What can be looked up of the choices and stands in no button: above all that is to be read.
    listed: Sequence[str] = ()


def stacked(
    head: Sequence[str], asked: Prompted, happened: Sequence[str], closing: Sequence[str], limit: int = TEXT
) -> str:
    """Heading, lists, what has just happened, and last, above the buttons, what is asked.

    What has no room goes from what happened longest ago, which the log tells whole: no list is cut for it.
    """
    room = limit - 2 - sum(len(line) + 1 for line in (*head, *closing))
    listed = whole_lines(asked.listed, room) if asked.listed else ""
    told = newest_lines("\n".join(happened), room - len(listed) - 4)
    return whole_lines([*head, *([listed] if listed else []), *([told] if happened else []), *closing], limit)
