"""Cups, by command and by button: opened, joined, begun, looked at, left, ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.rights import may_moderate
from bot.errors import UserError
from bot.facts.numbers import number_of
from bot.facts.place import THREAD
from bot.flows.press import Press, number, route
from bot.game.cups.values import Organizer
from bot.screens.args import Dropped, read_arg
from bot.screens.cups import drop_asked, end_asked, my_match, name_of_cup, standings_screen, start_asked
from bot.screens.screen import Screen
from bot.screens.verifying import seals_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.flows.asker import Asker
    from bot.game.cups.values import CupLook, NewCup


def is_open(cup: CupLook) -> bool:
    """Whether one may join it, and it may be begun."""
    return cup.status == "open"


async def cup_of(
    asker: Asker,
    named: str | None = None,
    *,
    over: bool = False,
    fits: Callable[[CupLook], bool] | None = None,
) -> CupLook:
    """The cup that is meant: the one named, else the only one that `fits`, of this channel or of the server. `over`:
    one that is over will do. Raises UserError."""
    server = asker.interaction.guild_id
    if server is None:
        raise UserError("server-only")
    cups = asker.client.backend.cups
    found = await (cups.waiting(server) if over else cups.find(server))
    if named:
        meant = [one for one in found if one.setup.name.casefold() == named.strip().casefold()]
        if not meant:
            return await cups.look(_number(named), server)
    else:
        found = [one for one in found if fits is None or fits(one)] or found
        here = [one for one in found if one.channel == asker.interaction.channel_id]
        meant = here if len(here) == 1 else found
    if not meant:
        raise UserError("no-cups")
    if len(meant) > 1:
        raise UserError(
            "which-cup", cups=", ".join(f"**{name_of_cup(one)}** (<#{one.channel}>)" for one in meant)
        )
    return meant[0]


def _number(named: str) -> int:
    """The number that a list's entry stands for. Raises UserError."""
    meant = number_of(named)
    if meant is None:
        raise UserError("no-cup")
    return meant


async def _pressed(press: Press) -> CupLook:
    """The cup that a button names. Raises UserError for one of another server: anybody may forge it."""
    return await press.client.backend.cups.look(number(press.arg), press.interaction.guild_id or 0)


async def _organizer(asker: Asker) -> Organizer:
    prefs = await asker.house()
    return Organizer(asker.person, may_moderate(asker.interaction, prefs))


async def open_cup(asker: Asker, wanted: NewCup) -> None:
    """Open it: its invitation stands in the channel."""
    cup = await asker.client.backend.organizing.new(wanted, asker.interaction.id)
    computers = "no" if cup.setup.computer is None else "yes"
    await _said(asker, "said-cup-new", cup, place=f"<#{cup.channel}>", computers=computers)


async def join(asker: Asker, cup: CupLook, word: str = "") -> None:
    """Take part; what that adds to the chance of one's battles may be a word of one's own."""
    await asker.client.backend.organizing.join(cup.id, asker.person, asker.interaction.id, word)
    await _said(asker, "said-cup-joined", cup)


async def start(asker: Asker, cup: CupLook, *, sure: bool = False) -> None:
    """Draw the first round; asked once where somebody could still join, for then nobody can any more."""
    await asker.reply.soon()
    try:
        await asker.client.backend.organizing.start(cup.id, await _organizer(asker), sure=sure)
    except UserError as error:
        if error.key != "cup-not-full":
            raise
        await asker.ask(start_asked(await asker.words(), cup))
        return
    await asker.client.backend.rounds.advance(cup.id)
    await _said(asker, "said-cup-started", cup)


async def ask_drop(asker: Asker, cup: CupLook, person: int) -> None:
    """Before it begins somebody simply takes part no more; after that it is asked first. Raises UserError."""
    organizer = await _organizer(asker)
    if cup.status == "open":
        await drop(asker, cup, person)
        return
    seed = cup.course.seed_of(person)
    if seed is None or cup.course.entrants[seed].dropped:
        raise UserError("not-in-cup")
    if person != asker.person and not organizer.moderates and asker.person != cup.created_by:
        raise UserError("not-cup-organizer", person=cup.created_by)
    if cup.status != "running":
        raise UserError("cup-over")
    await asker.ask(drop_asked(await asker.words(), cup, person, own=person == asker.person))


async def drop(asker: Asker, cup: CupLook, person: int) -> None:
    """Somebody takes part no more."""
    await asker.reply.soon()
    await asker.client.backend.organizing.drop(cup.id, person, await _organizer(asker))
    await asker.client.backend.rounds.advance(cup.id)
    if person == asker.person:
        await _said(asker, "said-cup-left", cup)
    else:
        await _said(asker, "said-cup-dropped", cup, person=f"<@{person}>")


async def ask_end(asker: Asker, cup: CupLook) -> None:
    """Whether it is to end now. Raises UserError for whoever may not say so."""
    organizer = await _organizer(asker)
    if not organizer.moderates and asker.person != cup.created_by:
        raise UserError("not-cup-organizer", person=cup.created_by)
    if cup.status not in ("open", "running"):
        raise UserError("cup-over")
    await asker.ask(end_asked(await asker.words(), cup))


async def show_table(asker: Asker, cup: CupLook) -> None:
    """The whole table; where its own message has lost its channel, whoever runs the cup brings it here."""
    words = await asker.words()
    screen = standings_screen(words, cup)
    if cup.status in ("running", "over"):
        people = [one.person for one in cup.course.entrants if one.person >= 0]
        names = await asker.client.names_of(words, people, cup.server)
        screen = screen.drawn(await asker.client.pictures.cup(words, cup, names))
    elif cup.status == "open":
        # The same buttons as below the invitation.
        screen = Screen(screen.text, rows=screen.rows, redraw=True)
    if await _homeless(asker, cup):
        await asker.client.backend.cups.moved(cup.id, asker.interaction.channel_id or 0)
        screen = screen.said_first(words("said-cup-moved", name=name_of_cup(cup)))
    await asker.show(screen)


async def _homeless(asker: Asker, cup: CupLook) -> bool:
    """Whether the channel of a cup's table is gone, and whoever asks may say where it is to be."""
    organizer = await _organizer(asker)
    if not organizer.moderates and asker.person != cup.created_by:
        return False
    lost = await asker.client.channel(cup.channel) is None
    return lost and cup.status in ("open", "running") and asker.interaction.channel_id is not None


async def show_seals(asker: Asker, cup: CupLook) -> None:
    """What stands fast of the chance of all its battles. Raises UserError where each is sealed by itself."""
    listed = await asker.client.backend.cups.seals(cup.id)
    if not listed:
        raise UserError("cup-unsealed")
    await asker.show(seals_screen(await asker.words(), name_of_cup(cup), cup.setup.seals, listed))


async def show_mine(asker: Asker, cup: CupLook) -> None:
    """One's own match. Raises UserError for whoever does not take part."""
    mine = await asker.client.backend.rounds.mine(cup.id, cup.server, asker.person)
    battles = () if mine.match is None else mine.match.card.games
    threads = await asker.client.backend.places.channels_of(battles, THREAD)
    await asker.show(my_match(await asker.words(), mine, threads))


async def _said(asker: Asker, key: str, cup: CupLook, **params: str) -> None:
    await asker.say(key, name=name_of_cup(cup), **params)
    asker.client.herald.nudge()


@route("cup-join", final=True)
async def press_join(press: Press) -> None:
    """[Join]."""
    await join(press, await _pressed(press))


@route("cup-leave", final=True)
async def press_leave(press: Press) -> None:
    """[Leave], below an invitation; whoever presses it later is asked first."""
    await ask_drop(press, await _pressed(press), press.person)


@route("cup-start", final=True)
async def press_start(press: Press) -> None:
    """[Start]."""
    await start(press, await _pressed(press))


@route("cup-start-sure", final=True)
async def press_start_sure(press: Press) -> None:
    """[Yes, begin]."""
    await start(press, await _pressed(press), sure=True)


@route("cup-table")
async def press_table(press: Press) -> None:
    """[Standings]."""
    await show_table(press, await _pressed(press))


@route("cup-seals")
async def press_seals(press: Press) -> None:
    """[Seals]."""
    await show_seals(press, await _pressed(press))


@route("cup-mine")
async def press_mine(press: Press) -> None:
    """[My match]."""
    await show_mine(press, await _pressed(press))


@route("cup-drop")
async def press_drop(press: Press) -> None:
    """[Drop out]."""
    await ask_drop(press, await _pressed(press), press.person)


@route("cup-drop-sure", final=True)
async def press_drop_sure(press: Press) -> None:
    """[Yes, drop out]; of somebody else it is checked once more who may say so."""
    cup, person = read_arg(Dropped, press.arg)
    look = await press.client.backend.cups.look(cup, press.interaction.guild_id or 0)
    await drop(press, look, person)


@route("cup-end-sure", final=True)
async def press_end_sure(press: Press) -> None:
    """[Yes, end it]."""
    cup = await _pressed(press)
    await press.client.backend.organizing.end(cup.id, await _organizer(press))
    await _said(press, "said-cup-ended", cup)
