"""Components as Discord takes them. Their whole state is the custom id: `fp:<do>:<game>:<revision>:<arg>`.

A press finds its way by it alone (`Pressed`), so it works after any restart, and no view is kept in memory.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Self, cast

import discord

from bot.screens.screen import (
    HINT,
    LABEL,
    LINE,
    LIST_LENGTH,
    ROW_BUTTONS,
    ROWS,
    Button,
    PersonSelect,
    Row,
    Screen,
    Select,
    cut,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.discord.client import Interaction

_STYLES: Final = {
    "main": discord.ButtonStyle.primary.value,
    "plain": discord.ButtonStyle.secondary.value,
    "good": discord.ButtonStyle.success.value,
    "bad": discord.ButtonStyle.danger.value,
}
_ROW, _BUTTON, _LIST, _PEOPLE = (
    discord.ComponentType.action_row.value,
    discord.ComponentType.button.value,
    discord.ComponentType.select.value,
    discord.ComponentType.user_select.value,
)
_ID: Final = 100

Component = dict[str, object]


class Pressed(
    discord.ui.DynamicItem[discord.ui.Item[discord.ui.View]],
    template=r"f[psu]:(?P<do>[a-z-]+):(?P<game>\d+):(?P<revision>\d+):(?P<arg>.*?)(?:~[0-9a-z]{1,4})?",
):
    """A button that was pressed, or a list from which something was chosen."""

    def __init__(self, item: discord.ui.Item[discord.ui.View], match: re.Match[str]) -> None:
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[discord.Client],
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
        /,
    ) -> Self:
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        # discord.py lets a component be of any client; ours are pressed at ours alone.
        ours = cast("Interaction", interaction)
        await ours.client.pressed(ours, self._match)


def route_of(custom_id: str) -> str:
    """What is to be done with a press of this id; "": it is none of ours."""
    match = Pressed.__discord_ui_compiled_template__.fullmatch(custom_id)
    return match["do"] if match is not None else ""


def revision_in(rows: Iterable[Component]) -> int:
    """The newest moment of a game that its buttons and lists name."""
    named = [
        Pressed.__discord_ui_compiled_template__.fullmatch(str(one.get("custom_id", "")))
        for row in rows
        for one in cast("list[Component]", row["components"])
    ]
    return max((int(match["revision"]) for match in named if match is not None), default=0)


class Components(discord.ui.View):
    """A view that is forgotten once it is sent.

    discord.py makes objects of every button, only to make them plain data again, and would keep the view of every
    private message, and a task for it, for a quarter of an hour.
    """

    def __init__(self, parts: list[Component], *, laid_out: bool = False) -> None:
        super().__init__(timeout=None)
        self._parts: Final = parts
        #: Whether they are the whole message, its words and pictures, too (Components V2).
        self._laid_out: Final = laid_out

    def to_components(self) -> list[Component]:
        return self._parts

    def has_components_v2(self) -> bool:
        return self._laid_out

    def is_finished(self) -> bool:
        return True


def custom_id(kind: str, do: str, screen: Screen, arg: str) -> str:
    """At most 100 characters; arguments are short by construction, and a longer one is a fault."""
    made = f"{kind}:{do}:{screen.game}:{screen.revision}:{arg}"
    if len(made) > _ID:
        raise ValueError(f"custom id too long: {made}")
    return made


def view_of(screen: Screen, mark: str = "") -> Components | None:
    """The components of a screen; None where there are none."""
    rows = rows_in(screen, mark)
    return Components(rows) if rows else None


def rows_in(screen: Screen, mark: str = "") -> list[Component]:
    """What can be pressed, in rows.

    Discord shows a list that it knows by its id with what was last chosen from it, be that taken back since: `mark`
    makes the lists of every answer new ones.
    """
    rows: list[Component] = []
    used: set[object] = set()
    for row in screen.rows:
        items = []
        for item in _items(screen, row):
            if mark and item["type"] in (_LIST, _PEOPLE):
                item["custom_id"] = marked(str(item["custom_id"]), mark)
            # Discord refuses a message in which two buttons would do the same.
            if item["custom_id"] not in used:
                used.add(item["custom_id"])
                items.append(item)
        if len(items) > ROW_BUTTONS:
            raise ValueError(f"{len(items)} components in a row")
        if items:
            rows.append({"type": _ROW, "components": items})
    if len(rows) > ROWS:
        raise ValueError(f"{len(rows)} rows of components")
    return rows


def marked(custom: str, mark: str) -> str:
    """The same id, and another one all the same; one that has no room for it stays."""
    made = f"{custom}~{mark}"
    return made if len(made) <= _ID else custom


def mark_of(interaction: int) -> str:
    """A short mark that the next interaction hardly has."""
    letters, left = "", interaction % 36**4
    while left or not letters:
        left, last = divmod(left, 36)
        letters = "0123456789abcdefghijklmnopqrstuvwxyz"[last] + letters
    return letters


def _items(screen: Screen, row: Row) -> list[Component]:
    match row:
        case Select():
            return [_select(screen, row)]
        case PersonSelect(hint, do, arg):
            named = custom_id("fu", do, screen, arg)
            return [{"type": _PEOPLE, "custom_id": named, "placeholder": cut(hint, HINT)}]
        case _:
            return [_button(screen, button) for button in row]


def _button(screen: Screen, button: Button) -> Component:
    made: Component = {
        "type": _BUTTON,
        "style": _STYLES[button.style],
        "label": cut(button.label, LABEL),
        "disabled": button.disabled,
        "custom_id": custom_id("fp", button.do, screen, button.arg),
    }
    if button.emoji is not None:
        made["emoji"] = {"name": button.emoji}
    return made


def _select(screen: Screen, select: Select) -> Component:
    if len(select.choices) > LIST_LENGTH:
        raise ValueError(f"{len(select.choices)} choices in a list")
    options = []
    for choice in select.choices:
        option = {"label": cut(choice.label, LINE), "value": choice.value, "default": choice.chosen}
        if choice.note:
            option["description"] = cut(choice.note, LINE)
        options.append(option)
    return {
        "type": _LIST,
        "custom_id": custom_id("fs", select.do, screen, select.arg),
        "placeholder": cut(select.hint, HINT),
        "min_values": select.least,
        "max_values": select.most,
        "options": options,
    }
