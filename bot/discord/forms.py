"""Small forms: a line of text asked for by a button. Their state is in the custom id, as of everything else.

discord.py knows a form only for as long as the process lives; so it is forgotten as soon as it is shown, and what
is filled in comes back as a press of its own (see `Fieldpost.on_interaction`), after a restart, too.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypedDict, cast

import discord

from bot.discord.components import custom_id
from bot.screens.screen import FORM, Screen, cut

if TYPE_CHECKING:
    from bot.discord.client import Interaction
    from bot.flows.press import Press

PREFIX: Final = "fm"
_PATTERN: Final = re.compile(r"fm:(?P<do>[a-z-]+):(?P<game>\d+):(?P<revision>\d+):(?P<arg>.*)")


class _Field(TypedDict, total=False):
    value: str | None


class _FormRow(TypedDict, total=False):
    components: list[_Field]
    component: _Field


class _Filled(TypedDict, total=False):
    """A form as it comes back, of what is read here."""

    custom_id: str
    components: list[_FormRow]


def read(interaction: Interaction) -> re.Match[str] | None:
    """Which form was filled in; None: not one of ours."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    data = cast("_Filled", interaction.data or {})
    return _PATTERN.fullmatch(str(data.get("custom_id", "")))


def text_of(interaction: Interaction) -> str:
    """What was written into the form's one field."""
    data = cast("_Filled", interaction.data or {})
    for row in data.get("components", ()):
        for one in row.get("components", [row.get("component", _Field())]):
            if one.get("value") is not None:
                return str(one["value"]).strip()
    return ""


async def ask(press: Press, do: str, *, title: str, label: str, most: int, before: str = "") -> None:
    """Show a form of one field; `do` names the route that answers it. Whoever was put off meanwhile presses again."""
    if not press.reply.hold():
        await press.say("said-form-late")
        return
    made = custom_id(PREFIX, do, Screen("", press.game, press.revision), "")
    form = discord.ui.Modal(title=cut(title, FORM), custom_id=made, timeout=None)
    form.add_item(
        discord.ui.TextInput(
            label=cut(label, FORM),
            style=discord.TextStyle.paragraph,
            default=before or None,
            max_length=most,
            required=False,
            custom_id="text",
        )
    )
    await press.interaction.response.send_modal(form)
    form.stop()
