"""What a side is told in its own place: who has come, gone or taken over, and that a moderator has looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.announcer.access import Access
from bot.announcer.delivery import says
from bot.announcer.elsewhere import Elsewhere
from bot.announcer.hands import Hands
from bot.announcer.invitations import Invitations
from bot.announcer.onlookers import look_around, onlookers
from bot.announcer.sides import SidePanels
from bot.facts import news
from bot.facts.computers import humans, is_computer
from bot.facts.place import THREAD, Noted, PlaceKind, own_place, side_place
from bot.screens.clocks import until, until_in_team
from bot.screens.deciding import Moment, line_text
from bot.screens.naming import listed
from bot.screens.outcomes import may_attack
from bot.screens.panel import panel_rows
from bot.screens.reasons import why_left
from bot.screens.screen import Button, Screen, whole_lines
from bot.screens.seating import is_team, seat_name, seat_of, step_of
from bot.screens.staff import call_rows, cards_of, dealt_lines, then
from engine.types import SIDES

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement
    from engine import Side


async def tell_side(
    delivery: Delivery, side: Side, one: Announcement, screen: Screen, *, secret: bool = False
) -> discord.Message | None:
    """A new message in a side's place, once for each announcement; read by that side only.

    Where one of the other side could read it, what is secret is behind a button. What cannot be said in its place is
    told to each of them in private.
    """
    grounds, kind = delivery.grounds, PlaceKind("told", side)
    seen = await grounds.place(kind)
    if seen is not None and seen.noted.said >= one.id:
        return None
    channel = await grounds.side(side)
    words, whole, message = await grounds.side_words(side), screen, None
    if channel is not None and secret and await onlookers(grounds, side):
        row = (Button(words("button-table"), "table", style="good", emoji="🔐"),)
        calls = ", ".join(f"<@{person}>" for person in screen.pings) or words(f"side-{side}")
        text = words("staff-news-guarded", people=calls)
        screen = Screen(text, delivery.card.id, delivery.card.revision, (row,), pings=screen.pings)
    if channel is not None:
        message = await grounds.losses.send(side_place(side), channel, screen, nonce=f"{one.nonce}-{side}")
    if message is None:
        if await grounds.had_side(side):
            there = await Elsewhere(grounds).in_private(side, words, whole, nonce=f"{one.nonce}-{side}")
            await grounds.note(kind, there or 0, noted=Noted(one.id))
        return None
    await grounds.note(kind, message.channel.id, message.id, delivery.card.revision, Noted(one.id))
    return message


async def say_to(
    delivery: Delivery, side: Side, one: Announcement, key: str, *, secret: bool = False, **params: str | int
) -> None:
    """A line of the catalogue in a side's place."""
    words = await delivery.grounds.side_words(side)
    await tell_side(delivery, side, one, Screen(words(key, **params)), secret=secret)


async def _public(delivery: Delivery, one: Announcement, key: str, **params: str | int) -> None:
    """A line in the battle's thread, with its buttons; nobody is pinged."""
    card = delivery.card
    text = delivery.words(key, **params)
    await delivery.post("line", one, Screen(text, card.id, card.revision, panel_rows(delivery.words, card)))
    delivery.panel_due = True


async def _seats_changed(delivery: Delivery, one: Announcement, changed: news.Joined | news.Left) -> None:
    """Somebody has come or gone: before the start the invitation says so, later both sides are told."""
    card, words = delivery.card, delivery.words
    person, side = changed.person, changed.side
    if not changed.late or side is None:
        await Invitations(delivery.grounds).refresh()
        return
    await Access(delivery.grounds).match(side)
    for one_side in SIDES:
        await look_around(delivery.grounds, one_side)
    named = words(f"side-{side}")
    # Whoever was alone with both sides had no need of places; now the other side has.
    delivery.sides += SIDES
    delivery.hands.append(side)
    if isinstance(changed, news.Joined):
        seat = seat_of(card, side, person)
        if seat is None:
            return
        count = len(card.people(side))
        await _public(delivery, one, "notice-joined", person=str(person), side=named)
        await say_to(
            delivery,
            side,
            one,
            "side-joined",
            person=str(person),
            seat=seat_name(await delivery.grounds.side_words(side), card, seat),
            count=count,
        )
        return
    await Hands(delivery.grounds).withdraw(person)
    await _public(delivery, one, "notice-left-team", person=str(person), side=named)
    await say_to(delivery, side, one, "side-left", person=str(person))


says(news.Joined)(_seats_changed)
says(news.Left)(_seats_changed)


@says(news.Replaced)
async def _replaced(delivery: Delivery, one: Announcement, replaced: news.Replaced) -> None:
    """A new person on a seat: his side's place is open to him, and closed to the one before."""
    card = delivery.card
    old, new = replaced.old, replaced.new
    if card.status != "running":
        await Invitations(delivery.grounds).refresh()
        return
    await Hands(delivery.grounds).withdraw(old)
    if new != replaced.by and not is_computer(new) and (await delivery.client.prefs(new)).dm_open is None:
        # Seated by a moderator: no mail before he has done something himself.
        thread = await delivery.grounds.place(THREAD)
        await delivery.grounds.note(own_place("unmet", new), thread.channel if thread is not None else 0)
    side_given = replaced.side if replaced.side is not None and card.practice else None
    if side_given is None:
        await _public(delivery, one, "notice-replaced", old=str(old), new=str(new))
    else:
        # Who has both sides, or had them, gives one of them.
        named = delivery.grounds.words(f"side-{side_given}")
        await _public(delivery, one, "notice-replaced-side", old=str(old), new=str(new), side=named)
    for side in SIDES:
        if new not in card.seated(side):
            continue
        await Access(delivery.grounds).match(side)
        for one_side in SIDES:
            await look_around(delivery.grounds, one_side)
        delivery.sides += SIDES
        delivery.hands.append(side)
        if is_team(card, side):
            await say_to(delivery, side, one, "side-replaced", old=str(old), new=str(new))


@says(news.Revealed)
async def _revealed(delivery: Delivery, one: Announcement, revealed: news.Revealed) -> None:
    """A moderator has looked: never in secret."""
    await _public(delivery, one, "notice-revealed")
    for side in SIDES:
        await say_to(delivery, side, one, "side-revealed", by=str(revealed.by))


# Orders of several generals


async def _changed(
    delivery: Delivery,
    _one: Announcement,
    changed: news.Voted | news.Planned | news.Drafted | news.Confirmed,
) -> None:
    """Nothing anybody must be told: the panel shows it."""
    delivery.sides.append(changed.side)


says(news.Voted)(_changed)
says(news.Planned)(_changed)
says(news.Drafted)(_changed)
says(news.Confirmed)(_changed)


@says(news.SaidToSide)
async def _said(delivery: Delivery, one: Announcement, said: news.SaidToSide) -> None:
    """A word to one's own side."""
    text = "\n> ".join(said.text.splitlines())
    await say_to(delivery, said.side, one, "team-said", secret=True, person=str(said.person), text=text)


@says(news.Called)
async def _called(delivery: Delivery, one: Announcement, called: news.Called) -> None:
    """Orders are wanted of these generals: one notice each, with the part of the board he leads."""
    card, side = delivery.card, called.side
    words = await delivery.grounds.side_words(side)
    wanted = [person for person in humans(called.persons) if person in card.awaited]
    delivery.sides.append(side)
    if not wanted:
        return
    chief = card.commander(side) or wanted[0]
    visit = await delivery.client.backend.games.visit(card.id, chief)
    staff, moment = visit.staff(side), Moment(words, visit.look(side))
    names = ", ".join(f"<@{person}>" for person in wanted)
    cards = ", ".join(cards_of(words, staff)) or "–"
    key = f"team-called-{step_of(staff)}" if staff.phase in ("battle", "solo", "card") else "team-called"
    if key == "team-called" and sum(one.lamp != "idle" for one in staff.generals) == 1:
        key = "team-called-one"
    if card.decision == "keep":
        # The orders have been carried out.
        key = "team-called-keep"
    due = staff.due if staff.due is not None else called.due
    text = words(
        key, people=names, cards=cards, hex=staff.overrun or "", until=until_in_team(words, card, due)
    )
    after = then(words, card, staff.later, staff.phase)
    led = [name for person in staff.generals if person.person in wanted for name in person.sections]
    pictures = await delivery.client.pictures.section_boards(moment, staff.view, led)
    screen = Screen(
        "\n".join([" ".join([text, *after]), *dealt_lines(words, staff)]),
        card.id,
        card.revision,
        call_rows(words, staff),
    )
    pinged = [person for person in wanted if (await delivery.client.prefs(person)).each_turn]
    seen = await delivery.grounds.place(PlaceKind("told", side))
    called_for = screen.drawn(*pictures)._replace(pings=tuple(pinged))
    message = await tell_side(delivery, side, one, called_for, secret=True)
    if message is not None:
        await SidePanels(delivery.grounds).called(side, message)
    if seen is not None and seen.noted.said >= one.id:
        # Tried again after trouble elsewhere: they have their private messages.
        return
    for person in wanted:
        await Hands(delivery.grounds).call(person, side, staff, cards, one)


async def card_taken_back(delivery: Delivery, one: Announcement, side: Side) -> None:
    """The generals whom a card called learn that it is gone, and what they drafted for it is not; its call goes."""
    card = delivery.card
    chief = card.commander(side)
    if chief is None or card.active != side or card.decision != "play":
        return
    called = await delivery.grounds.place(PlaceKind("called", side))
    # A plan made ahead begins with its card.
    drafts = delivery.client.backend.drafts
    mates = [one for one in humans(card.seated(side)) if one != chief]
    lines = {mate: (await drafts.look(card.id, mate, side)).lines for mate in mates}
    wait = [f"<@{mate}>" for mate in mates if lines[mate] and lines[mate][0].action.verb != "play"]
    if wait or called is not None:
        key = "team-card-back" if wait else "team-card-back-idle"
        people = ", ".join(wait)
        await say_to(delivery, side, one, key, secret=True, person=f"<@{chief}>", people=people)
    if called is not None:
        for mate in mates:
            await Hands(delivery.grounds).call_back(mate, side, called.revision)
        await SidePanels(delivery.grounds).call_back(called)


@says(news.TeamReminded)
async def _reminder(delivery: Delivery, one: Announcement, reminded: news.TeamReminded) -> None:
    await _call(delivery, one, reminded, "team-reminder")


@says(news.TeamLate)
async def _late(delivery: Delivery, one: Announcement, late: news.TeamLate) -> None:
    """Time is up for some: what may be done about it."""
    chief, silent = delivery.card.commander(late.side), late.persons
    for person in silent:
        await delivery.grounds.perhaps_gone(person)
    await _call(
        delivery, one, late, "team-late-commander" if chief in silent else "team-late", commander=str(chief)
    )


async def _call(
    delivery: Delivery,
    one: Announcement,
    told: news.TeamReminded | news.TeamLate,
    key: str,
    **params: str | int,
) -> None:
    side = told.side
    silent = [person for person in humans(told.persons) if person in delivery.card.awaited]
    delivery.sides.append(side)
    if not silent:
        return
    names = ", ".join(f"<@{person}>" for person in silent)
    words = await delivery.grounds.side_words(side)
    text = words(key, people=names, until=until(words, delivery.card, told.due), **params)
    pinged = [person for person in silent if (await delivery.client.prefs(person)).each_turn]
    await tell_side(delivery, side, one, Screen(text, pings=tuple(pinged)))


@says(news.StoodIn)
async def _stands_in(delivery: Delivery, one: Announcement, stood: news.StoodIn) -> None:
    delivery.sides.append(stood.side)
    await say_to(delivery, stood.side, one, "team-standin", person=str(stood.person), by=str(stood.by))


@says(news.CameBack)
async def _back(delivery: Delivery, one: Announcement, back: news.CameBack) -> None:
    delivery.sides.append(back.side)
    await say_to(delivery, back.side, one, "team-back", person=str(back.person))


@says(news.SeatsChanged)
async def _sections(delivery: Delivery, one: Announcement, changed: news.SeatsChanged) -> None:
    """Sections or roles have changed: the panels show it, and whoever leads others than before is told."""
    card, words = delivery.card, await delivery.grounds.side_words(changed.side)
    if card.status != "running":
        await Invitations(delivery.grounds).refresh()
        return
    delivery.panel_due = True
    delivery.sides.append(changed.side)
    seats = [seat for seat in card.seats if seat.side == changed.side and seat.person in changed.persons]
    if not seats:
        return
    led = [
        words(
            "team-leads",
            person=str(seat.person),
            sections=listed(words, [words(f"section-{name}.short") for name in seat.sections]),
        )
        for seat in seats
    ]
    people = [seat.person for seat in seats if seat.person is not None]
    pinged = [person for person in people if (await delivery.client.prefs(person)).tell != "off"]
    text = words("team-sections", leads="; ".join(led))
    await tell_side(delivery, changed.side, one, Screen(text, pings=tuple(pinged)))


@says(news.CommandGiven)
async def _command(delivery: Delivery, one: Announcement, given: news.CommandGiven) -> None:
    side = given.side
    delivery.panel_due = True
    delivery.sides.append(side)
    delivery.hands.append(side)
    key = f"team-command-{given.why}"
    await say_to(delivery, side, one, key, old=str(given.old), new=str(given.new))


@says(news.Unready)
async def _unready(delivery: Delivery, one: Announcement, told: news.Unready) -> None:
    """Whoever was done and is not any more: nobody would look again by himself."""
    words = await delivery.grounds.side_words(told.side)
    pinged = [person for person in told.persons if (await delivery.client.prefs(person)).tell != "off"]
    text = words("team-unready", people=", ".join(f"<@{person}>" for person in told.persons))
    await tell_side(delivery, told.side, one, Screen(text, pings=tuple(pinged)))


@says(news.LeftOut)
async def _left_out(delivery: Delivery, one: Announcement, out: news.LeftOut) -> None:
    """Planned lines that chance has made impossible; or who had no part in the plan."""
    words = await delivery.grounds.side_words(out.side)
    if out.spared:
        names = ", ".join(f"<@{person}>" for person in out.spared)
        await say_to(delivery, out.side, one, "team-spared", people=names)
        return
    lines = [words("team-left-out")]
    for left in out.lines:
        why = why_left(words, left)
        text = line_text(words, left.line)
        key = "team-left-line" if why else "team-left-bare"
        line = words(key, person=str(left.person), line=text, why=why)
        lines.append(f"{line} {may_attack(words, left.line)}" if left.still else line)
    await tell_side(delivery, out.side, one, Screen(whole_lines(lines)), secret=True)
