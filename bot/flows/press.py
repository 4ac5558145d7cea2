"""A press, and who answers it: a table from the name in the custom id to a handler.

Whatever happens, the presser gets an answer: discord.py only logs what a dynamic item raises, and the presser
would be left with "interaction failed".
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from bot.discord.reply import Reply
from bot.errors import UserError
from bot.flows.asker import Asker, admitted
from bot.registry import entered
from bot.screens.deciding import PAGE

if TYPE_CHECKING:
    from bot.discord.client import Interaction
    from bot.game.drafting.visit import Visit


class Press(Asker):
    """One press of a button or one choice from a list, read from its custom id."""

    def __init__(
        self, interaction: Interaction, reply: Reply, visit: Visit | None, match: re.Match[str]
    ) -> None:
        data = cast("Mapping[str, Sequence[object]]", interaction.data or {})
        self.revision: Final = int(match["revision"])
        super().__init__(interaction, reply, visit, self.revision)
        self.do: Final = match["do"]
        self.arg: Final = match["arg"]
        self.values: Final = [str(value) for value in data.get("values", ())]

    async def of_game(self, game: int) -> Asker:
        """The same person asking of another game, through the same answer. Raises UserError."""
        return Asker(self.interaction, self.reply, await admitted(self.interaction, game), None)

    @property
    def value(self) -> str:
        """The one value chosen, or the button's own argument."""
        return self.values[0] if self.values else self.arg


def number(text: str) -> int:
    """A number out of a button. Anybody may forge one: what is none is answered as an unknown button."""
    try:
        return int(text)
    except ValueError:
        raise UserError("button-unknown") from None


def paged(text: str) -> tuple[str, int]:
    """A list or an action, and the page it stood on."""
    name, _, page = text.partition(PAGE)
    return name, int(page) if page.isdecimal() else 0


Handler = Callable[[Press], Awaitable[None]]
_ROUTES: Final[dict[str, Handler]] = {}


def route(*names: str) -> Callable[[Handler], Handler]:
    """Answers presses of these names."""
    return entered(_ROUTES, *names)


def routes() -> frozenset[str]:
    """The names that are answered."""
    return frozenset(_ROUTES)


def _is_private(interaction: Interaction) -> bool:
    """Whether the message pressed is the presser's own panel, to be edited in place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def answer(interaction: Interaction, match: re.Match[str]) -> None:
    """Find who answers, and answer kindly if that fails."""
    client = interaction.client
    # No game is at stake, and none is shown with an error, before the number is known to be one of here.
    game = 0
    async with Reply(interaction, edits=_is_private(interaction)) as reply:
        try:
            number = int(match["game"])
            visit = await admitted(interaction, number) if number else None
            game = number
            press = Press(interaction, reply, visit, match)
            handler = _ROUTES.get(press.do)
            if handler is None:
                await press.say("error-button-unknown")
            else:
                await handler(press)
        except Exception as error:
            await client.explain(error, interaction, reply, game=game, press=match["do"])
    client.herald.nudge()
