"""Errors as kind answers: one line, and where a game is at stake the prompt as it stands now."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.discord import mail
from bot.discord.reply import UNREADABLE, Reply, end_with_task
from bot.errors import Stale, UserError, told
from bot.flows.afterwards import behind
from bot.flows.easel import present
from bot.flows.moments import moment_of, with_way_back
from bot.flows.typed import Several, ask_which, command_text, filled_in
from bot.game.drafting.gone import NO_ORDER_LEFT
from bot.i18n import words_of
from bot.screens.finishing import named
from bot.screens.prompts import prompt
from bot.screens.reasons import reason
from bot.screens.screen import Screen
from bot.screens.text_asked import behind_of, example, second_target, typed_refused
from bot.store import Away
from engine.errors import IllegalAction, NotationError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.client import Fieldpost, Interaction
    from bot.flows.asker import Asker
    from bot.i18n import Words
    from bot.screens.deciding import Moment

_LOG = logging.getLogger(__name__)
#: Discord no longer waits for an answer to that interaction, or has it already.
_TOO_LATE: Final = (10_062, 40_060)
#: Of a refused command with so many options all that was typed is said back.
_MANY: Final = 3
#: Seconds after the press.
_COMPLETED_WITHIN: Final = 2.0


async def explain(
    client: Fieldpost,
    error: BaseException,
    interaction: Interaction,
    reply: Reply,
    *,
    game: int = 0,
    since: Sequence[str] = (),
    **where: object,
) -> None:
    """Answer with what went wrong; a press that came too late gets the current prompt, too, and what came `since`."""
    if isinstance(error, discord.HTTPException) and error.code in _TOO_LATE:
        _LOG.warning("an interaction could not be answered in time: %s", where)
        return
    if isinstance(_inner(error), Away):
        await _say_away(error, interaction, reply, **where)
        return
    try:
        words = await client.words_for(interaction)
        text = line_for(words, error, interaction, game=game, **where)
        known = isinstance(error, (UserError, IllegalAction, NotationError))
        moment = await _current(client, interaction, game, words) if known else None
        typed = str(interaction.extras.get("typed", ""))
        if typed:
            wrong = _wrong_line(error)
            said = (
                typed_refused(words, typed, (wrong, behind_of(error))),
                _hint(words, error, moment, typed),
                example(moment, typed, wrong),
            )
            text += "".join(f"\n{one}" for one in said if one)
        text += _orders_left(words, error, moment)
        screen = Screen(f"⚠️ {text}")
        stamp = reply.stamp()
        if moment is None:
            await reply.show(screen)
        else:
            before = behind(since, screen.text)
            await present(client, reply, interaction.user.id, moment, prompt(moment, before), stamp)
    except Away:
        # It was there when the error came.
        await _say_away(error, interaction, reply, **where)
    except discord.HTTPException as second:
        _LOG.warning("an error could not be explained: %s (%s)", second, error)


def _inner(error: BaseException) -> BaseException:
    """What an option could not be read for, if the error says no more than that."""
    return error.__cause__ or error if isinstance(error, app_commands.TransformerError) else error


async def _say_away(error: BaseException, interaction: Interaction, reply: Reply, **where: object) -> None:
    """The store is not asked for the language either; the asker's own panel keeps its buttons."""
    _LOG.warning("the store cannot be asked: %s (%s)", error, where)
    words = interaction.extras.get("words") or words_of(interaction.locale.value)
    try:
        await reply.remark(f"⚠️ {words('error-store-trouble')}")
    except (*mail.FAILURES, discord.InteractionResponded) as second:
        _LOG.warning("that the store cannot be asked could not be said: %s", second)


def _hint(words: Words, error: BaseException, moment: Moment | None, typed: str) -> str:
    """What a text lacks most often: whoever attacks or moves must be ordered, by a card that orders everybody, too. Of
    a unit that the card now chosen does not order there is nothing to hint at."""
    why = error.why or told(error) if isinstance(error, UserError) else None
    if why is not None and why.key == "battled-already" and moment is not None:
        second = second_target(moment, typed, _wrong_line(error))
        return words("typed-hint-second", hex=second) if second else ""
    if why is None or why.key != "not-ordered":
        return ""
    at, chosen = str(why.params.get("hex", "")), moment is not None and moment.view.card is not None
    if chosen and moment is not None and at not in {one.unit for one in moment.options("order")}:
        return ""
    return words("typed-hint-order", hex=at)


def _orders_left(words: Words, error: BaseException, moment: Moment | None) -> str:
    """What is left of the orders where one is refused because there is none for that unit."""
    units = [one.unit for one in moment.options("order")] if moment is not None else []
    if moment is None or moment.draft is None or not units or not isinstance(error, UserError):
        return ""
    why = told(error)
    while (inner := why.why) is not None:
        why = inner
    if why.key not in NO_ORDER_LEFT or why.key == "no-orders-left":
        return ""
    return "\n" + words("hint-orders-left", left=moment.draft.to_go, units=named(units))


def _wrong_line(error: BaseException) -> str:
    """The line of a text that an error is about; empty: it names none."""
    match error:
        case UserError():
            return error.line or str(error.params.get("text", ""))
        case NotationError():
            return error.text
        case _:
            return ""


async def _current(client: Fieldpost, interaction: Interaction, game: int, words: Words) -> Moment | None:
    """How the game stands now, below the line that says what was wrong; None: no game is at stake."""
    if not game:
        return None
    try:
        asker: Asker | None = interaction.extras.get("asker")
        if asker is not None and asker.game == game:
            # As it was found, unless something was asked that may have changed it.
            visit = await asker.visit()
        else:
            visit = await client.backend.games.visit(game, interaction.user.id)
        now = moment_of(visit, words, side=await client.side_of(visit, interaction.channel_id))
        return await with_way_back(visit, now)
    except UserError:
        return None


def line_for(words: Words, error: BaseException, interaction: Interaction, **where: object) -> str:
    """The line a person reads."""
    match error:
        case discord.Forbidden():
            _LOG.info("Discord forbids: %s (%s)", error, where)
            return words("error-discord-forbidden")
        case discord.NotFound():
            _LOG.info("gone: %s (%s)", error, where)
            return words("error-discord-gone")
        case _ if mail.is_trouble(error):
            _LOG.warning("Discord is having trouble: %s (%s)", error, where)
            return words("error-discord-trouble")
        case app_commands.MissingPermissions() | app_commands.CheckFailure():
            return words("error-not-allowed")
        case app_commands.TransformerError():
            return words("error-refused")
        case _:
            refusal = told(error, person=interaction.user.id, **where)
            return reason(words, refusal.key, refusal.params)


async def explain_command(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """The same for what a command raised."""
    inner = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    extras = interaction.extras
    reply = extras.get("reply") or Reply(interaction)
    command = interaction.command.qualified_name if interaction.command is not None else ""
    if isinstance(inner, Several):
        await ask_which(interaction, reply, inner)
        return
    if filled_in(interaction) >= _MANY and isinstance(inner, UserError):
        # So much is not typed twice.
        extras.setdefault("typed", command_text(interaction))
    if isinstance(inner, Stale):
        _LOG.debug("stale command %s", command)
    await explain(
        interaction.client, inner, interaction, reply, game=int(extras.get("game", 0)), command=command
    )


def complete_in_time(interaction: Interaction, age: float) -> None:
    """An option that cannot be completed in time is not completed: an empty list is better than an error."""
    loop = asyncio.get_running_loop()
    timer = loop.call_later(
        max(0.0, _COMPLETED_WITHIN - age), lambda: loop.create_task(_complete_nothing(interaction))
    )
    end_with_task(timer.cancel)


async def _complete_nothing(interaction: Interaction) -> None:
    if not interaction.response.is_done():
        with suppress(*mail.FAILURES, *UNREADABLE, discord.InteractionResponded):
            await interaction.response.autocomplete([])


async def put_off(interaction: Interaction) -> None:
    """The bot is about to end: whoever asks now is told to come again. The store may be slow: it is not asked."""
    if interaction.type is discord.InteractionType.autocomplete:
        await _complete_nothing(interaction)
        return
    words = words_of(interaction.locale.value)
    try:
        if interaction.response.is_done():
            # His own panel stays as it is, or he would have nothing to press.
            await interaction.followup.send(words("error-ending"), ephemeral=True)
        else:
            await interaction.response.send_message(words("error-ending"), ephemeral=True)
    except (*mail.FAILURES, *UNREADABLE, discord.InteractionResponded) as error:
        _LOG.info("nobody could be put off: %r", error)
