"""A press, and who answers it: a table from the name in the custom id to a handler.

Whatever happens, the presser gets an answer: discord.py only logs what a dynamic item raises, and the presser
would be left with "interaction failed".
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

import discord

from bot.discord import mail
from bot.discord.components import route_of
from bot.discord.haste import SO_SOON, UNREAD, Tap
from bot.discord.layout import words_in
from bot.discord.reply import Reply
from bot.errors import Stale, UserError
from bot.flows.afterwards import so_far
from bot.flows.asker import Asker, admitted
from bot.registry import entered
from bot.screens.outcomes import gone_on
from bot.screens.text_asked import text_in
from engine.errors import IllegalAction

if TYPE_CHECKING:
    from bot.discord.client import Interaction
    from bot.game.visit import Visit

_LOG = logging.getLogger(__name__)


class Press(Asker):
    """One press of a button or one choice from a list, read from its custom id."""

    def __init__(
        self,
        interaction: Interaction,
        reply: Reply,
        visit: Visit | None,
        match: re.Match[str],
        *,
        hasty: bool = False,
    ) -> None:
        data = cast("Mapping[str, Sequence[object]]", interaction.data or {})
        self.revision: Final = int(match["revision"])
        super().__init__(interaction, reply, visit, self.revision, hasty=hasty)
        self.do: Final = match["do"]
        self.arg: Final = match["arg"]
        self.values: Final = [str(value) for value in data.get("values", ())]

    async def of_game(self, game: int) -> Asker:
        """The same person asking of another game, through the same answer. Raises UserError."""
        visit = await admitted(self.interaction, game)
        return Asker(self.interaction, self.reply, visit, None, hasty=self.hasty)

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


Handler = Callable[[Press], Awaitable[None]]
_ROUTES: Final[dict[str, Handler]] = {}
#: Those that go on with a draft, or with what it leads to.
_DRAFTS: Final[set[str]] = set()
#: Those of which nothing can be taken back, whatever the game says of it.
_FINAL: Final[set[str]] = set()
#: Those that are answered with a form.
_FORMS: Final[set[str]] = set()
#: Those that a second tap does not do again before whoever taps can have seen what the first one did.
_ONCE: Final[set[str]] = set()


def route(
    *names: str, drafts: bool = False, final: bool = False, once: bool = False, form: bool = False
) -> Callable[[Handler], Handler]:
    """Answers presses of these names; a second tap on one spot never does what is `final`, nor `once` more what it did.

    One that shows a `form` is not put off early, for nothing may precede it. One that `drafts` belongs to the newest
    panel of whoever presses. What is written into the log of a battle is known by itself and needs no mark
    (`changing.make`).
    """
    if drafts:
        _DRAFTS.update(names)
    if final:
        _FINAL.update(names)
    if once:
        _ONCE.update(names)
    if form:
        _FORMS.update(names)
    return entered(_ROUTES, *names)


def routes() -> frozenset[str]:
    """The names that are answered."""
    return frozenset(_ROUTES)


def draft_routes() -> frozenset[str]:
    """The names that go on with a draft."""
    return frozenset(_DRAFTS)


def final_routes() -> frozenset[str]:
    """The names of which nothing can be taken back."""
    return frozenset(_FINAL)


def _is_private(interaction: Interaction) -> bool:
    """Whether the message pressed is the presser's own panel, to be edited in place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _gone_on(press: Press, visit: Visit | None) -> str:
    """Where the presser's draft has moved on, seen from an old panel; "": it has not, or the battle is over."""
    message = press.interaction.message
    if message is None or not _is_private(press.interaction):
        return ""
    if visit is not None and visit.card.status == "over":
        # There is nothing to go on with: it says so, and how it ended.
        return ""
    other = press.client.panels.gone_on(message.id, press.person, press.game)
    return "" if other is None else "down" if other > message.id else "up"


async def _put_off(interaction: Interaction, reply: Reply, error: Exception, *, same: bool) -> bool:
    """Whether a second tap has been answered: the screen stays, and the first tap's answer on it."""
    if not isinstance(error, (UserError, IllegalAction)):
        return False
    if same:
        # What it was for is done, or is being done.
        await reply.nothing()
        return True
    if not isinstance(error, UserError) or error.key != "too-quick":
        return False
    await reply.remark((await interaction.client.words_for(interaction))("error-too-quick"))
    return True


def _second_half(tap: Tap, press: Press) -> bool:
    """Whether it is the second half of a double tap on [Undo], which fell on what has come to stand there."""
    return press.do in _DRAFTS and route_of(tap.twice) in _ONCE


async def _since(press: Press | None, error: Exception) -> list[str]:
    """What has happened since an old button was shown: the answer that told it may never have been seen."""
    if press is None or not isinstance(error, Stale):
        return []
    try:
        return await so_far(press, await press.moment_now())
    except UserError:
        return []


def typed_in(interaction: Interaction) -> str:
    """What somebody has typed, as it stands in the message that was pressed; empty: nothing does."""
    message = interaction.message
    return text_in(words_in(message)) if message is not None else ""


async def answer(interaction: Interaction, match: re.Match[str]) -> None:
    """Find who answers, and answer kindly if that fails."""
    client = interaction.client
    tap = Tap(hasty=False, same=False)
    if interaction.type is discord.InteractionType.component:
        tap = client.haste.of(interaction, UNREAD if match["do"] in _FINAL else SO_SOON)
    # No game is at stake, and none is shown with an error, before the number is known to be one of here.
    game, press = 0, None
    form = match["do"] in _FORMS
    async with Reply(interaction, edits=_is_private(interaction), form=form) as reply:
        try:
            number = int(match["game"])
            visit = await admitted(interaction, number) if number else None
            game = number
            press = interaction.extras["asker"] = Press(interaction, reply, visit, match, hasty=tap.hasty)
            handler = _ROUTES.get(press.do)
            if handler is None:
                await press.say("error-button-unknown")
            elif tap.hasty and tap.same and not _is_private(interaction):
                # A second panel would be no answer to a second tap.
                await reply.nothing()
            elif (tap.hasty and tap.same and press.do in _ONCE) or _second_half(tap, press):
                await reply.nothing()
            elif press.do in _DRAFTS and (where := _gone_on(press, visit)):
                typed = typed_in(interaction)
                await press.show(gone_on(await press.words(), press.game, press.revision, where, typed))
            elif tap.hasty and press.do in _FINAL:
                raise UserError("too-quick")
            else:
                await handler(press)
        except Exception as error:
            await _explained(press, interaction, reply, tap, error, game=game, do=match["do"])
    client.herald.nudge()


async def _explained(
    press: Press | None,
    interaction: Interaction,
    reply: Reply,
    tap: Tap,
    error: Exception,
    *,
    game: int,
    do: str,
) -> None:
    """Say what went wrong, or what went wrong with saying it: the store may be away by then, or another process have
    answered."""
    since: Sequence[str] = ()
    try:
        if tap.hasty and await _put_off(interaction, reply, error, same=tap.same):
            return
        since = await _since(press, error)
    except mail.FAILURES as second:
        # Discord took no remark: the panel stands as it was, and its button works once it is pressed in peace.
        _LOG.info("game %s: a remark was not made: %s", game, second)
        return
    except Exception as second:
        error = second
    await interaction.client.explain(error, interaction, reply, game=game, since=since, press=do)
