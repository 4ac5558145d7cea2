"""What each kind of announcement says: in public, and which places it brings up to date."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from bot.announcer import questions
from bot.announcer.delivery import says
from bot.announcer.hands import Hands
from bot.announcer.invitations import Invitations
from bot.announcer.side_notices import card_taken_back
from bot.discord import mail
from bot.facts import consentnews, news
from bot.facts.place import PANEL, PlaceKind
from bot.screens import panel as public
from bot.screens.clocks import about, until
from bot.screens.deciding import Moment
from bot.screens.ended import result
from bot.screens.history.events import Teller
from bot.screens.history.taking_back import taken_back
from bot.screens.history.telling import losses
from bot.screens.history.turns import turns
from bot.screens.in_words import standing
from bot.screens.match import match_result, match_sum
from bot.screens.naming import SEAL, Chart
from bot.screens.screen import Button, Screen, literal
from bot.screens.seating import is_team
from engine.events import TurnBegan
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.announcer.delivery import Delivery
    from bot.facts.announcement import Announcement
    from bot.game.values import LogLine
    from bot.i18n import Words
    from engine import Event, PlayerView, Side


_LOG = logging.getLogger(__name__)
#: Lines of the newest turn in the panel.
_LATEST: Final = 14


def events_of(lines: Sequence[LogLine]) -> list[Event]:
    """The events of some lines."""
    return [event for line in lines for event in line.events]


@says(news.Invited)
async def _invited(delivery: Delivery, one: Announcement, _: news.Invited) -> None:
    await Invitations(delivery.grounds).post(one.nonce)


@says(news.Started)
async def _started(delivery: Delivery, _one: Announcement, _: news.Started) -> None:
    """Thread, panel, a place for each side, and the hands."""
    thread = await delivery.grounds.thread()
    # Of a match the invitation becomes its panel.
    if thread is not None and delivery.card.match is None:
        await Invitations(delivery.grounds).started(cast("discord.abc.Snowflake", thread).id)
    if await delivery.grounds.place(PANEL) is None:
        await delivery.refresh_panel()
    delivery.sides += SIDES
    delivery.hands += SIDES


@says(news.Acted)
async def _acted(delivery: Delivery, _one: Announcement, acted: news.Acted) -> None:
    delivery.latest = (await delivery.turn_so_far(acted.last))[-_LATEST:]
    delivery.panel_due = True
    if acted.side is not None and is_team(delivery.card, acted.side):
        delivery.sides.append(acted.side)


@says(news.TurnBegan)
async def _turn(delivery: Delivery, one: Announcement, began: news.TurnBegan) -> None:
    """The notice: ping, recap, picture, buttons."""
    card, words, side = delivery.card, delivery.words, began.side
    if card.to_act is None or card.active != side or await delivery.told_late("turn", one):
        return
    if not card.present(side) and card.people(OTHER[side]):
        # A computer needs no call, and whoever plays with it hears of both turns at once.
        delivery.panel_due = True
        delivery.hands.append(OTHER[side])
        if is_team(card, OTHER[side]):
            await _tell_teams(delivery, one)
            delivery.sides.append(OTHER[side])
        return
    await _answered_now(delivery)
    back = any(row.kind == "undo" for row in await delivery.happened(began.first, began.last))
    stands = await delivery.turn_before(0) if back else []
    events = await delivery.turn_before()
    happened = delivery.told(events) if card.turn > 1 else []
    if stands:
        # Gone back into the middle of a turn: the one before it was told when it began.
        happened = [words("notice-stands"), *delivery.told(stands)]
    elif card.turn == 1 or (card.turn == 2 and not card.present(OTHER[side])):
        # Where a computer begins nobody was called before: this is the first notice.
        happened = [*public.opening(words, card), *happened]
    if is_team(card, side) and not card.people(OTHER[side]) and not stands:
        # No notice was between: what the team did has been read by nobody but who pressed last.
        happened = [*delivery.told(await delivery.turn_before(2)), *happened]
    if words.aloud:
        # No picture tells where everybody stands.
        happened = [*happened, *standing(words, delivery.look.view)]
    screen = public.notice(words, card, happened, await delivery.pings(side))
    moment, drawn = Moment(words, delivery.look), delivery.client.pictures
    pictures = await (
        drawn.told_turn(moment, stands, card.turn) if stands else drawn.public_board(moment, events)
    )
    await delivery.post("turn", one, screen.drawn(*pictures))
    delivery.panel_due = True
    other: Side = "axis" if side == "allies" else "allies"
    delivery.hands.append(other)
    await _tell_teams(delivery, one)
    if is_team(card, side):
        delivery.begun.add(side)
    if is_team(card, other):
        # Of a side of one person nothing changes in its place with a turn.
        delivery.sides.append(other)
    await Hands(delivery.grounds).tell(side, "turn", one)


async def _tell_teams(delivery: Delivery, one: Announcement) -> None:
    """What has been done goes into the panels of teams, their own turn, too: its dice were for whoever pressed last."""
    before = [await delivery.turn_before(back) for back in (2, 1)]
    delivery.recap, delivery.recap_by = before, one.id


@says(news.Asked)
async def _asked(delivery: Delivery, one: Announcement, asked: news.Asked) -> None:
    card, words, side = delivery.card, delivery.words, asked.side
    if card.to_act != side or await delivery.told_late("asked", one):
        return
    before = await delivery.grounds.place(PlaceKind("asked"))
    if before is not None and before.noted.said < one.id:
        # Another question of the same turn: of two with buttons one would be answered already.
        await _answered_now(delivery)
    decision = card.decision or "choose"
    # A window for combat cards is about no attack.
    choice = delivery.look.view.choice
    window = decision == "react" and choice.at is None
    what = "combat" if window else "withdraw" if choice.withdraws else decision
    key = f"notice-question-{what}"
    if (
        decision == "react"
        and choice.at
        and choice.by
        and Chart(delivery.look.view).distance(choice.by, choice.at) > 1
    ):
        # Combat cards answer fire from afar, too.
        key = "notice-question-fire"
    about = _asked_about(words, delivery.look.view)
    question = words(key if words.has(key) else "notice-question-choose", **about)
    await delivery.post("asked", one, public.asked(words, card, question, await delivery.pings(side)))
    await Hands(delivery.grounds).tell(side, "asked", one)
    delivery.panel_due = True


def _asked_about(words: Words, view: PlayerView) -> dict[str, str]:
    """The unit that is asked about, as everybody sees it."""
    at = view.choice.at or ""
    kind = next((unit.kind for unit in view.units if unit.at == at), None)
    return {"at": at, "unit": words("unit-any" if kind is None else f"unit-{kind}")}


@says(news.Resumed)
async def _resumed(delivery: Delivery, one: Announcement, resumed: news.Resumed) -> None:
    """Whoever waited for an answer is told that it is in: nothing else would call him back."""
    card, side = delivery.card, resumed.side
    if card.to_act != side or card.active != side:
        return
    await _answered_now(delivery)
    lines = await delivery.happened(resumed.first, resumed.last)
    delivery.panel_due = True
    if not card.present(side):
        # A computer plays on by itself: its turn is one notice.
        return
    if {*card.people(side)} == {*card.people(OTHER[side])} and lines and lines[0].actor == "person":
        # Alone on both sides he has just answered himself, and his panel goes on.
        return
    happened = delivery.told(events_of(lines))
    screen = public.resumed(delivery.words, card, happened, await delivery.pings(side))
    await delivery.post("resumed", one, screen)
    await Hands(delivery.grounds).tell(side, "resumed", one)


async def _answered_now(delivery: Delivery) -> None:
    """The question stays to be read; its buttons go, wherever it was answered."""
    grounds = delivery.grounds
    place = await grounds.place(PlaceKind("asked"))
    if place is None or place.message is None:
        return
    message = delivery.client.partial(place.channel, place.message)
    try:
        await grounds.losses.awake(message, partial(message.edit, view=None))
    except mail.FAILURES as error:
        # Pressed, it says that it has been answered.
        _LOG.info("a question of game %s keeps its buttons: %s", delivery.card.id, error)
    await grounds.note(PlaceKind("asked"), place.channel, None, delivery.card.revision, place.noted)


async def line(
    delivery: Delivery,
    one: Announcement,
    key: str,
    side: Side | None,
    *,
    more: Sequence[str] = (),
    whom: Sequence[int] = (),
) -> None:
    """A short notice; without a side it concerns whoever must decide, and of a side these, or all it waits for."""
    card, words = delivery.card, delivery.words
    side = side or card.to_act
    text = words(
        key,
        people=", ".join(f"<@{person}>" for person in whom) or public.calls(card, side),
        side=words(f"side-{side}") if side else "",
        turn=card.turn,
        until=until(words, card),
    )
    text = "\n".join([text, *(f"> {line}" for line in more)])
    rows = public.panel_rows(words, card)
    pings = whom or await delivery.pings(side)
    await delivery.post("line", one, Screen(text, card.id, card.revision, rows, pings=tuple(pings)))
    delivery.panel_due = True


@says(consentnews.ConsentAsked)
async def _consent(delivery: Delivery, one: Announcement, consent: consentnews.ConsentAsked) -> None:
    """The other side is asked: take back, or draw?"""
    card, words = delivery.card, delivery.words
    ask = next((ask for ask in card.asks if ask.id == consent.ask.id), None)
    if ask is None:
        return
    other: Side = "axis" if ask.side == "allies" else "allies"
    # What binds a side is for its commander to say.
    asked = [person for person in (card.commander(other),) if person is not None]
    names = ", ".join(f"<@{person}>" for person in asked)
    what = [] if ask.to is None else await _taken_back(delivery, ask.to, ask.revision)
    seats = {"old": str(ask.old), "new": str(ask.new), "side": words(f"side-{ask.side}")}
    seats["time"] = about(words, ask.seconds or 0)
    text = words(f"notice-consent-{ask.kind}", by=str(ask.by), people=names, **seats)
    row = (
        Button(words("button-agree"), "agree", str(ask.id), style="good", emoji="👍"),
        Button(words("button-disagree"), "disagree", str(ask.id), emoji="👎"),
    )
    pings = (
        [] if card.practice else [one for one in asked if (await delivery.client.prefs(one)).tell != "off"]
    )
    text = "\n".join([text, *(f"> {line}" for line in what)])
    posted = await delivery.post(
        "line", one, Screen(text, card.id, card.revision, (row,), pings=tuple(pings))
    )
    await questions.note(delivery.grounds, ask.id, posted)


@says(consentnews.ConsentLapsed)
async def _lapsed(delivery: Delivery, _: Announcement, lapsed: consentnews.ConsentLapsed) -> None:
    """Nothing is posted: it is said where the question stands."""
    await questions.close(delivery.grounds, lapsed.ask.id, delivery.words("notice-consent-lapsed"))


async def _taken_back(delivery: Delivery, to: int, last: int) -> list[str]:
    """What an undo takes away, as everybody may read it."""
    lines = await delivery.game.taken_back(to, last)
    return taken_back(Teller(delivery.words, delivery.look.view), lines)


@says(consentnews.ConsentAnswered)
async def _answered(delivery: Delivery, one: Announcement, answered: consentnews.ConsentAnswered) -> None:
    """Who has answered, and nobody is pinged: what comes of it follows."""
    key = f"notice-answered-{answered.ask.kind}-{'yes' if answered.yes else 'no'}"
    if answered.person == answered.ask.by and not answered.yes:
        key = "notice-answered-withdrawn"
    text = delivery.words(key, person=str(answered.person))
    await questions.close(delivery.grounds, answered.ask.id, text)
    await delivery.post("line", one, Screen(text, delivery.card.id, delivery.card.revision))
    delivery.panel_due = True


@says(news.Undone)
async def _undone(delivery: Delivery, one: Announcement, undone: news.Undone) -> None:
    """What was taken back; somebody alone has his panel, unless the newest notice is of a turn that is none now.

    What brought nothing to light is named nowhere: who has not looked meanwhile has not seen it.
    """
    what: list[str] = []
    ended = quiet = False
    for row in await delivery.happened(undone.first, undone.last):
        if row.kind == "undo" and row.notation:
            to, last = int(row.notation), row.revision - 1
            quiet = await delivery.game.taken_quietly(row.revision)
            gone = await delivery.game.taken_back(to, last)
            what = taken_back(Teller(delivery.words, delivery.look.view), gone)
            ended = any(isinstance(event, TurnBegan) for one in gone for event in one.events)
    if ended or not (quiet or delivery.card.alone):
        await line(delivery, one, "notice-undone", undone.side, more=what)
    # Of the turn there is what has been told and stands.
    delivery.latest = (await delivery.turn_so_far(undone.last))[-_LATEST:]
    delivery.panel_due = True
    delivery.sides += [side for side in SIDES if is_team(delivery.card, side)]
    delivery.hands += SIDES
    if undone.side is not None and is_team(delivery.card, undone.side):
        await card_taken_back(delivery, one, undone.side)


@says(news.Over)
async def _over(delivery: Delivery, one: Announcement, _: news.Over) -> None:
    """The last picture, who won, and how it goes on."""
    await _answered_now(delivery)
    card, words = delivery.card, delivery.words
    moment = Moment(words, delivery.look)
    everybody = [person for side in SIDES for person in card.seated(side)]
    text = words("notice-over", people=", ".join(f"<@{one}>" for one in everybody), result=result(moment))
    lines = await delivery.client.backend.games.log(card.id)
    events = turns(lines)[-1][1]
    happened = delivery.told(events)
    if card.match is not None and not card.match.over:
        follows = card.in_turn and card.status == "over"
        key = "match-stands-next" if follows else "match-stands"
        happened.insert(0, words(key, sum=match_sum(words, card.match)))
    if words.aloud:
        happened = [*happened, *standing(words, delivery.look.view)]
    if card.seed:
        happened.append("-# " + words("result-seed", seed=card.seed, hash=card.seed_hash[:SEAL]))
    screen = Screen(
        "\n".join([text, *happened]), card.id, card.revision, public.panel_rows(words, card),
        pings=(*await delivery.pings("allies"), *await delivery.pings("axis")),
    )  # fmt: skip
    pictures = await delivery.client.pictures.last_board(moment, events, losses(lines))
    await delivery.post("over", one, screen.drawn(*pictures))
    delivery.panel_due = True
    await _close_sides(delivery)


async def _close_sides(delivery: Delivery) -> None:
    # The herald's next round shuts them: with the last notice and the panel it would be too many calls at once.
    await delivery.client.backend.places.close(delivery.card.id, after=0)


@says(news.Cancelled)
async def _cancelled(delivery: Delivery, one: Announcement, off: news.Cancelled) -> None:
    if delivery.card.started_at is None:
        await Invitations(delivery.grounds).closed("cancelled", off.person)
        return
    text = delivery.words(f"notice-cancelled-{off.why}")
    if off.reason:
        text = f"{text}\n> {literal(off.reason)}"
    await delivery.post("line", one, Screen(text, delivery.card.id, delivery.card.revision))
    delivery.panel_due = True
    await _close_sides(delivery)
    if off.why == "abandoned":
        delivery.asleep = True


@says(news.MatchOver)
async def _match_over(delivery: Delivery, one: Announcement, _: news.MatchOver) -> None:
    card, words = delivery.card, delivery.words
    if card.match is None:
        return
    text = words(
        "notice-match-over", sum=match_sum(words, card.match), result=match_result(words, card.match)
    )
    row = (Button(words("button-rematch"), "rematch", style="good", emoji="🔁"),)
    await delivery.post("line", one, Screen(text, card.id, card.revision, (row,)))
    delivery.panel_due = True


@says(news.Declined)
async def _declined(delivery: Delivery, one: Announcement, declined: news.Declined) -> None:
    invitations = Invitations(delivery.grounds)
    if delivery.card.status == "cancelled":
        await invitations.closed("declined")
        return
    await invitations.refresh()
    if delivery.card.status == "open":
        # A rematch: whoever asked for it says how it goes on.
        await invitations.declined(declined.person, one)


@says(news.Expired)
async def _expired(delivery: Delivery, _one: Announcement, _: news.Expired) -> None:
    await Invitations(delivery.grounds).closed("expired")
