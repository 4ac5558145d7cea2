"""What each kind of announcement about the clocks says."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.announcer.delivery import says
from bot.announcer.notices import line
from bot.announcer.side_notices import tell_side
from bot.discord import mail
from bot.facts import clocknews
from bot.facts.computers import humans
from bot.facts.place import own_place
from bot.screens import panel as public
from bot.screens.absent import choice_row, choice_text, take_row, vacancy_of
from bot.screens.clocks import about, span, still_screen, until, when
from bot.screens.screen import Row, Screen
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement
    from engine import Side

_LOG = logging.getLogger(__name__)


@says(clocknews.Reminded)
async def _reminded(delivery: Delivery, one: Announcement, reminded: clocknews.Reminded) -> None:
    """Once a turn; a line that calls nobody would help nobody."""
    await _look_for(delivery, reminded.side)
    meant = [who for who in reminded.persons if who in delivery.card.awaited]
    called = [who for who in await delivery.pings(reminded.side) if who in meant]
    # Of whoever has just been found to have left something else is told.
    silent = [who for who in called if await delivery.grounds.place(own_place("gone", who)) is None]
    if silent:
        await line(delivery, one, "notice-reminder", reminded.side, whom=silent)


async def _look_for(delivery: Delivery, side: Side) -> None:
    """Who is silent for so long may have left the server; that this cannot be found out holds nobody up."""
    for person in public.called(delivery.card, side):
        await _perhaps_gone(delivery, person)


async def _perhaps_gone(delivery: Delivery, person: int) -> None:
    try:
        await delivery.grounds.perhaps_gone(person)
    except mail.FAILURES as error:
        _LOG.info("whether %s has left is not known: %s", person, error)


@says(clocknews.Overdue)
async def _overdue(delivery: Delivery, one: Announcement, overdue: clocknews.Overdue) -> None:
    await line(delivery, one, "notice-overdue", overdue.side)
    await _look_for(delivery, overdue.side)


@says(clocknews.PlayedFor)
async def _played_for(delivery: Delivery, one: Announcement, played: clocknews.PlayedFor) -> None:
    """Both sides are told, once: who was silent, who plays, what is left for the next turn, how he comes back."""
    card, words = delivery.card, delivery.words
    if played.left is None:
        words = await delivery.grounds.side_words(played.side)
    for_good = bool(played.until_back)
    text = words(
        "notice-played-seat" if for_good else "notice-played-turn",
        people=", ".join(f"<@{person}>" for person in played.persons),
        computers=", ".join(f"<@{computer}>" for computer in played.computers),
        side=words(f"side-{played.side}"),
        turn=played.turn,
        count=len(played.persons),
        left=span(words, played.left) if played.left is not None else "",
        clock="left" if played.left is not None else "same",
    )
    vacancy = vacancy_of(card, played.side) if for_good else None
    rows = public.panel_rows(words, card)
    if vacancy is not None and vacancy.choices:
        text = f"{text}\n{choice_text(words, card, vacancy)}"
        # Whose move it is reads so in the notice that follows, with the buttons of his turn.
        rows = tuple([one for one in (choice_row(words, vacancy), public.back_row(words, card)) if one])
    # Whoever waits is called with his own turn, which follows in a moment.
    told = [one for one in humans(played.persons) if (await delivery.client.prefs(one)).tell != "off"]
    screen = Screen(text, card.id, card.revision, rows, pings=tuple(told))
    delivery.panel_due = True
    delivery.hands.append(played.side)
    if played.left is None:
        # Whose part is missing is for his own side to know.
        delivery.sides.append(played.side)
        await tell_side(delivery, played.side, one, screen)
        return
    await delivery.post("line", one, screen)
    for person in humans(played.persons):
        await _perhaps_gone(delivery, person)


@says(clocknews.BackAgain)
async def _back_again(delivery: Delivery, one: Announcement, back: clocknews.BackAgain) -> None:
    """Whoever waited reads it; no phone rings."""
    key = "notice-back-next" if back.next_turn else "notice-back-now"
    text = delivery.words(key, person=f"<@{back.person}>", side=delivery.words(f"side-{back.side}"))
    if back.unjudged:
        text = f"{text} {delivery.words('notice-back-unjudged')}"
    card, rows = delivery.card, public.panel_rows(delivery.words, delivery.card)
    await delivery.post("line", one, Screen(text, card.id, card.revision, rows))
    delivery.panel_due = True
    delivery.hands.append(back.side)


@says(clocknews.Chosen)
async def _chosen(delivery: Delivery, one: Announcement, chosen: clocknews.Chosen) -> None:
    """Everybody reads how it goes on; of what a team does about one of its own it reads alone, but that somebody is
    wanted concerns whoever might come."""
    card, words = delivery.card, delivery.words
    vacancy = vacancy_of(card, chosen.side)
    own = chosen.person in card.people(chosen.side) and chosen.choice == "play-on"
    if own:
        words = await delivery.grounds.side_words(chosen.side)
    delivery.panel_due = True
    key = "notice-chosen-own" if own else f"notice-chosen-{chosen.choice}"
    text = words(key, person=str(chosen.person), side=words(f"side-{chosen.side}"))
    wanted = chosen.choice == "substitute" and vacancy is not None
    screen = Screen(text, card.id, card.revision, (take_row(words, chosen.side),) if wanted else ())
    if own:
        await tell_side(delivery, chosen.side, one, screen)
        return
    await delivery.post("line", one, screen)


@says(clocknews.Judged)
async def _judged(delivery: Delivery, one: Announcement, judged: clocknews.Judged) -> None:
    """What came of it, before the end is told."""
    shares = {"allies": judged.allies, "axis": judged.axis}
    text = delivery.words(
        "notice-judged",
        games=judged.games,
        winner=judged.winner or "none",
        **{side: round(100 * won / max(1, judged.games)) for side, won in shares.items()},
    )
    await delivery.post("line", one, Screen(text, delivery.card.id, delivery.card.revision))


async def without(delivery: Delivery, one: Announcement, person: int, side: Side) -> None:
    """Who alone played a side has left the server: a computer plays on, and those who are left say how it goes on."""
    card, words = delivery.card, delivery.words
    computer = next((away.computer for away in card.away if away.person == person), None)
    if computer is None:
        return
    text = words(
        "notice-left-standin", person=str(person), computer=f"<@{computer}>", side=words(f"side-{side}")
    )
    vacancy, rows = vacancy_of(card, side), list[Row]()
    if vacancy is not None and vacancy.choices:
        text = f"{text}\n{choice_text(words, card, vacancy)}"
        rows = [choice_row(words, vacancy)]
    rows += public.panel_rows(words, card)
    pings = await delivery.pings(OTHER[side])
    await delivery.post("line", one, Screen(text, card.id, card.revision, tuple(rows), pings=tuple(pings)))
    delivery.panel_due = True


@says(clocknews.Waits)
async def _waits(delivery: Delivery, one: Announcement, waits: clocknews.Waits) -> None:
    await line(delivery, one, "notice-waits", waits.side)


@says(clocknews.StillPlaying)
async def _still(delivery: Delivery, one: Announcement, still: clocknews.StillPlaying) -> None:
    """Both sides are called once: who plays on, and who waits no longer?"""
    card = delivery.card
    if card.still is None:
        return
    pings = [*await delivery.pings("allies"), *await delivery.pings("axis")]
    names = ", ".join(public.people(card, side) for side in SIDES)
    screen = still_screen(delivery.words, card, names, still.ends)
    await delivery.post("line", one, screen._replace(pings=tuple(dict.fromkeys(pings))))
    delivery.panel_due = True


@says(clocknews.PlaysOn)
async def _plays_on(delivery: Delivery, one: Announcement, on: clocknews.PlaysOn) -> None:
    """Whoever is to move is called, unless he has just said so himself."""
    card = delivery.card
    text = delivery.words("notice-plays-on", person=str(on.person), people=public.calls(card, card.to_act))
    pings = tuple([who for who in await delivery.pings(card.to_act) if who != on.person])
    await delivery.post("line", one, Screen(text, card.id, card.revision, pings=pings))
    delivery.panel_due = True


@says(clocknews.TimeGiven)
async def _given(delivery: Delivery, one: Announcement, gift: clocknews.TimeGiven) -> None:
    """Good news rings no phone."""
    words = delivery.words
    text = words(
        "notice-time-given",
        person=str(gift.person),
        side=words(f"side-{gift.side}"),
        time=about(words, gift.seconds),
    )
    await delivery.post("line", one, Screen(text, delivery.card.id, delivery.card.revision))
    delivery.panel_due = True


@says(clocknews.Away)
async def _away(delivery: Delivery, one: Announcement, away: clocknews.Away) -> None:
    """Those who wait read it; no phone rings."""
    days = {"since": str(int(away.since)), "until": str(int(away.until))}
    text = delivery.words("notice-away", person=str(away.person), **days)
    await delivery.post("line", one, Screen(text, delivery.card.id, delivery.card.revision))
    delivery.panel_due = True


@says(clocknews.CameHome)
async def _home(delivery: Delivery, one: Announcement, home: clocknews.CameHome) -> None:
    text = delivery.words("notice-home", person=str(home.person))
    await delivery.post("line", one, Screen(text, delivery.card.id, delivery.card.revision))
    delivery.panel_due = True


@says(clocknews.Paused)
async def _paused(delivery: Delivery, one: Announcement, paused: clocknews.Paused) -> None:
    text = delivery.words("notice-paused", when=when(paused.until))
    await delivery.post("line", one, Screen(text, delivery.card.id, delivery.card.revision))
    delivery.panel_due = True


@says(clocknews.PauseOver)
async def _pause_over(delivery: Delivery, one: Announcement, over: clocknews.PauseOver) -> None:
    """Whoever must decide is called: his time goes by again."""
    card, words = delivery.card, delivery.words
    text = words(
        "notice-pause-over" if over.person is None else "notice-pause-ended",
        people=public.calls(card, card.to_act),
        person=str(over.person),
        until=until(words, card),
    )
    pings = tuple([who for who in await delivery.pings(card.to_act) if who != over.person])
    await delivery.post(
        "line", one, Screen(text, card.id, card.revision, public.panel_rows(words, card), pings=pings)
    )
    delivery.panel_due = True
