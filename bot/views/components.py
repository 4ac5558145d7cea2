"""Components whose whole state is their custom id: `fp:<do>:<game>:<revision>:<arg>`.

They are dynamic items, so a press works after any restart, and no view is kept in memory.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Self

import discord

from bot.present.screens import LINE, Button, PersonSelect, Screen, Select, cut

if TYPE_CHECKING:
    from bot.app import Fieldpost

_STATE: Final = r":(?P<do>[a-z-]+):(?P<game>\d+):(?P<revision>\d+):(?P<arg>.*)"
_STYLES: Final = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}


async def _pressed(interaction: discord.Interaction[Any], match: re.Match[str] | None) -> None:
    client: Fieldpost = interaction.client
    assert match is not None
    await client.pressed(interaction, match)


class PressedButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template="fp" + _STATE):
    """A button."""

    def __init__(self, item: discord.ui.Button[Any], match: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        assert isinstance(item, discord.ui.Button)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _pressed(interaction, self._match)


class ChosenLine(discord.ui.DynamicItem[discord.ui.Select[Any]], template="fs" + _STATE):
    """A list."""

    def __init__(self, item: discord.ui.Select[Any], match: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        assert isinstance(item, discord.ui.Select)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _pressed(interaction, self._match)


class ChosenPerson(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template="fu" + _STATE):
    """A list of people."""

    def __init__(self, item: discord.ui.UserSelect[Any], match: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self._match = match

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        assert isinstance(item, discord.ui.UserSelect)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _pressed(interaction, self._match)


ITEMS: Final = (PressedButton, ChosenLine, ChosenPerson)


class Components(discord.ui.View):
    """A view that is forgotten once it is sent: a press finds its way by its custom id (see ITEMS).

    discord.py would keep every private message's view, and a task for it, for a quarter of an hour.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        return True


def custom_id(kind: str, do: str, screen: Screen, arg: str) -> str:
    """At most 100 characters; arguments are short by construction, and a longer one is a fault."""
    made = f"{kind}:{do}:{screen.game}:{screen.revision}:{arg}"
    if len(made) > 100:
        raise ValueError(f"custom id too long: {made}")
    return made


def view_of(screen: Screen) -> discord.ui.View | None:
    """The components of a screen; None where there are none."""
    if not screen.rows:
        return None
    view = Components()
    used: set[str] = set()
    for number, row in enumerate(screen.rows):
        for item in _items(screen, row):
            # Discord refuses a message in which two buttons would do the same.
            if item.custom_id in used:  # type: ignore[attr-defined]
                continue
            used.add(item.custom_id)  # type: ignore[attr-defined]
            item.row = number
            view.add_item(item)
    return view


def _items(screen: Screen, row: object) -> list[discord.ui.Item[Any]]:
    match row:
        case Select():
            return [_select(screen, row)]
        case PersonSelect(hint, do, arg):
            return [
                discord.ui.UserSelect(custom_id=custom_id("fu", do, screen, arg), placeholder=cut(hint, 150))
            ]
        case tuple():
            return [_button(screen, button) for button in row]
        case _:
            raise TypeError(row)


def _button(screen: Screen, button: Button) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=cut(button.label, 80),
        style=_STYLES[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
        custom_id=custom_id("fp", button.do, screen, button.arg),
    )


def _select(screen: Screen, select: Select) -> discord.ui.Select[Any]:
    return discord.ui.Select(
        custom_id=custom_id("fs", select.do, screen, select.arg),
        placeholder=cut(select.hint, 150),
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=cut(choice.label, LINE),
                value=choice.value,
                description=cut(choice.note, LINE) or None,
                default=choice.chosen,
            )
            for choice in select.choices
        ],
    )
