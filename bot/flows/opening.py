"""Opening a table, by /game new or from the sheet of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.discord.rights import check_place, may_moderate
from bot.errors import UserError
from bot.facts.computers import level_named
from bot.facts.pace import pace_asked
from bot.facts.reliability import PUNCTUAL
from bot.flows.asker import Asker, admitted
from bot.flows.following import tell_table
from bot.flows.press import Press, route
from bot.flows.turn import show_turn
from bot.game.values import NewGame
from bot.i18n import languages, words_of
from bot.screens.args import OfBattle, read_arg
from bot.screens.campaign import within_lines
from bot.screens.deciding import title_of
from bot.screens.hand import hand_comes
from bot.screens.panel import invitation_terms, seats_line
from bot.screens.scenario import set_up_screen
from bot.screens.screen import Screen
from bot.screens.seating import is_team, seat_lines

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.facts.prefs import ServerPrefs
    from bot.game.values import GameCard


async def language_for(asker: Asker, chosen: str | None = None) -> str:
    """The language of a table, for what everybody reads: the one chosen, else the server's; in private that of the only
    one who plays. Raises UserError."""
    if chosen is not None:
        if chosen not in languages():
            raise UserError("no-such-setting", name="language", value=chosen)
        return chosen
    server = server_of(asker)
    if server is None:
        return (await asker.words()).language
    guild = asker.client.get_guild(server)
    assert guild is not None
    return spoken_on(guild, await asker.house())


def spoken_on(guild: discord.Guild, prefs: ServerPrefs) -> str:
    """What everybody on a server reads: as it was set up, else as its own Discord speaks."""
    return prefs.language or words_of(str(guild.preferred_locale)).language


def server_of(asker: Asker) -> int | None:
    """The server a battle asked for here would live on; None: in private, or on one that I am no member of."""
    server = asker.interaction.guild_id
    return server if server is not None and asker.client.get_guild(server) is not None else None


async def check_here(asker: Asker) -> None:
    """Whether this person may open a battle, and one can live here. Raises UserError."""
    server = server_of(asker)
    if server is None:
        return
    check_place(asker.interaction, await asker.house())
    await check_opener(asker)


async def check_opener(asker: Asker) -> None:
    """Whether this person may open a battle on this server. Raises UserError."""
    interaction = asker.interaction
    prefs = await asker.house()
    if prefs.openers is not None and not may_moderate(interaction, prefs):
        roles = getattr(interaction.user, "roles", ())
        if not any(one.id == prefs.openers for one in roles):
            raise UserError("not-an-opener", role=f"<@&{prefs.openers}>")


async def set_up(asker: Asker, wanted: NewGame, *, campaign: str = "") -> None:
    """Open the table, or the first one of a campaign: what its creator reads; practice begins at once. Raises
    UserError."""
    if wanted.server is None:
        _check_private(wanted)
    backend, interaction = asker.client.backend, asker.interaction.id
    if campaign:
        card = await backend.campaigns.new(campaign, wanted, interaction)
    else:
        card = await backend.lobby.new(wanted, interaction)
    if card.private:
        await enter_private(asker, card.id)
        return
    words = await asker.words()
    about = [words("said-new", title=title_of(words, card)), invitation_terms(words, card)]
    about += within_lines(words, card.campaign)
    if card.watched:
        await asker.show(Screen("\n".join([*about, words("said-watching")]), card.id, card.revision))
        return
    where = await invitations_below(asker.client, asker.interaction.channel)
    channel = where.id if where is not None else asker.interaction.channel_id
    hand = hand_comes(words, card, await asker.prefs())

    def lines(now: GameCard) -> list[str]:
        if now.status == "cancelled":
            return [words("said-table-closed", title=title_of(words, now))]
        # Who sits where: whom one plays against, and which side is one's own.
        seats = seat_lines(words, now) if is_team(now) else [seats_line(words, now)]
        key = "said-invited-team" if is_team(now) else "said-invited"
        comes = words(key, place=f"<#{channel}>") if now.status == "open" else ""
        return [*about, *seats, hand, comes]

    await tell_table(asker, card, "opened", lines)


async def invitations_below(client: Fieldpost, channel: object) -> discord.abc.GuildChannel | None:
    """Where an invitation goes that is asked for inside a battle: the channel its thread hangs below. None: here."""
    if isinstance(channel, discord.Thread) and await client.backend.places.in_channel(channel.id):
        return channel.parent
    return None


def _check_private(wanted: NewGame) -> None:
    """Where there is no thread one person plays, with a computer or with both sides. Raises UserError."""
    alone = wanted.practice or (wanted.computer is not None and not wanted.watch)
    if not alone or max(wanted.sides.values()) > 1:
        raise UserError("private-alone")


async def enter_private(asker: Asker, game: int) -> None:
    """A battle that lives on no server goes on in the answer itself. Raises UserError."""
    inside = Asker(asker.interaction, asker.reply, await admitted(asker.interaction, game), None)
    await show_turn(inside)


@route("set-up")
async def press_set_up(press: Press) -> None:
    """[Play] below the sheet of a battle: with whom."""
    await check_here(press)
    sheet = await press.client.backend.library.show(press.arg, press.interaction.guild_id)
    press.reply.fresh()
    await press.show(set_up_screen(await press.words(), sheet, invites=server_of(press) is not None))


@route("invite", "practise", "against", final=True)
async def press_open(press: Press) -> None:
    """[Invite whoever comes], [Practice], [🤖 Veteran] and its like: the table as /game new opens it."""
    await check_here(press)
    scenario, how = read_arg(OfBattle, press.arg)
    wanted = NewGame(
        scenario,
        press.person,
        server_of(press),
        practice=press.do == "practise",
        computer=level_named(how or ""),
        pace=pace_asked(None, alone=press.do == "practise"),
        match=how == "match",
        in_time=PUNCTUAL if how == "in-time" else 0,
        language=await language_for(press),
        origin=press.interaction.channel_id,
    )
    await set_up(press, wanted)
