"""Open tables: join, decline, details, start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.facts.computers import level_named
from bot.flows.following import tell_table
from bot.flows.press import Press, route
from bot.game.values import Request
from bot.screens.campaign import within_lines
from bot.screens.deciding import title_of
from bot.screens.hand import hand_comes
from bot.screens.reliability import in_time_line
from bot.screens.scenario import scenario_screen
from bot.screens.screen import Button, Screen
from bot.screens.seating import is_team, seat_name, seat_of
from engine.types import SIDES

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.game.values import GameCard
    from bot.i18n import Words
    from engine import Side


async def join(asker: Asker, side: Side | None, number: int | None = None, word: str = "") -> None:
    """Take a seat; the battle begins with the last one, whatever becomes of private messages."""
    backend = asker.client.backend
    waited = (await asker.visit()).card.status == "open"
    request = Request(asker.person, asker.game, asker.interaction.id, None, side)
    card = await backend.lobby.join(request, number, word)
    words = await asker.words()
    known = await backend.people.reliability(card.humans)
    seat = _seat_of(words, card, asker.person, side)
    about = [
        words("said-joined", title=title_of(words, card), seat=seat),
        in_time_line(words, known),
        *_team_lines(words, card, asker.person),
        hand_comes(words, card, await asker.prefs()),
    ]

    def lines(now: GameCard) -> list[str]:
        if now.status == "cancelled":
            return [words("said-table-closed", title=title_of(words, now))]
        return about

    asker.client.herald.nudge()
    await tell_table(asker, card, "seat", lines, begins=waited)


def _seat_of(words: Words, card: GameCard, person: int, side: Side | None) -> str:
    """The seat somebody has now, by its side and what it leads."""
    for one in (side,) if side is not None else card.sides_of(person):
        seat = seat_of(card, one, person)
        if seat is not None:
            team, named = is_team(card, one), words(f"side-{one}")
            return f"{named}: {seat_name(words, card, seat)}" if team else named
    return ""


def _team_lines(words: Words, card: GameCard, person: int) -> list[str]:
    """To whoever joins a team: where he finds it, and what his seat does there."""
    seats = [seat for seat in card.seats if seat.person == person and is_team(card, seat.side)]
    if not seats:
        return []
    role = "chief" if card.dealt and seats[0].role == "commander" else seats[0].role
    return [words("said-joined-team", role=role)]


async def start(asker: Asker) -> None:
    """Deal the cards."""
    outcome = await asker.client.backend.lobby.start(await asker.request(fresh=False))
    await _tell_begun(asker, outcome.game)


async def _tell_begun(asker: Asker, card: GameCard) -> None:
    """A battle begins by what he has done, and where."""
    asker.client.herald.nudge()
    await tell_table(asker, card, "begun", lambda now: [])


async def leave(asker: Asker, *, sure: bool = False) -> None:
    """Give the seat back; of a running battle somebody else may take it.

    Whoever has opened it takes the whole table back, and is asked first.
    """
    card = (await asker.visit()).card
    whole = card.status == "open" and card.created_by == asker.person
    if whole and not sure:
        await _ask_to_close(asker, card)
        return
    await asker.client.backend.lobby.leave(await asker.request(fresh=False))
    asker.client.herald.nudge()
    left = "said-invitation-back" if whole else "said-left"
    await asker.say("said-left-running" if card.status == "running" else left)


async def _ask_to_close(asker: Asker, card: GameCard) -> None:
    words = await asker.words()
    row = (
        Button(words("button-not-yet"), "stay-seated", emoji="↩️"),
        Button(words("button-close-table"), "leave", "sure", style="bad", emoji="⚠️"),
    )
    joined = [f"<@{one}>" for one in card.humans if one != asker.person]
    said = words("ask-close-table-joined" if joined else "ask-close-table", people=", ".join(joined))
    await asker.ask(Screen(said, card.id, card.revision, (row,)))


async def join_seat(asker: Asker, seat: str) -> None:
    """Take a certain seat: "allies-2". Raises UserError."""
    side, _, number = seat.partition("-")
    if side not in SIDES or not number.isdigit():
        raise UserError("no-such-seat", number=seat[:20])
    await join(asker, side, int(number))


@route("begin", final=True)
async def press_begin(press: Press) -> None:
    """[Begin]: with the seats that are taken."""
    await press.reply.soon()
    await start(press)


@route("leave", final=True)
async def press_leave(press: Press) -> None:
    """[Leave], [Take the invitation back]."""
    await leave(press, sure=press.arg == "sure")


@route("stay-seated")
async def stay_seated(press: Press) -> None:
    """[Not yet]: the invitation stands."""
    await press.say("said-invitation-stands")


@route("seat", final=True)
async def press_seat(press: Press) -> None:
    """A certain seat, chosen from the list."""
    await join_seat(press, press.value)


@route("join", final=True)
async def press_join(press: Press) -> None:
    """[Join as …]."""
    await join(press, next((side for side in SIDES if side == press.arg), None))


@route("computer", final=True)
async def press_computer(press: Press) -> None:
    """[Play the computer] on an invitation that nobody has taken yet."""
    level = level_named(press.arg)
    if level is None:
        raise UserError("button-unknown")
    await press.reply.soon()
    card = await press.client.backend.lobby.fill(await press.request(fresh=False), level)
    await _tell_begun(press, card)


@route("decline", final=True)
async def press_decline(press: Press) -> None:
    """[Decline]."""
    await press.client.backend.lobby.decline(await press.request(fresh=False))
    await press.say("said-declined")


@route("details")
async def press_details(press: Press) -> None:
    """[Details]: the battle's own words and special rules."""
    card = (await press.visit()).card
    await press.reply.soon()
    words = await press.words()
    sheet = await press.client.backend.library.set_up(card.scenario, card.server, card.campaign)
    picture = await press.client.pictures.scenario(sheet, words)
    playing = card.status == "running" and bool(card.sides_of(press.person))
    screen = scenario_screen(words, sheet, game=card.id, revision=card.revision, playing=playing)
    if within := within_lines(words, card.campaign):
        screen = screen.said_first("\n".join(within))
    await press.show(screen.drawn(picture))
