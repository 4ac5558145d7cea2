"""One game's announcements, in order: new messages for what must be noticed, one edit for all the rest.

A turn costs a notice, an edit of the panel, one of the side's own panel and one of a hand: four calls at most.
Everything private is written to places only that side can read, from that side's view.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, cast

import discord

from bot.cogs.herald import mail
from bot.cogs.herald.grounds import Grounds
from bot.cogs.herald.hands import Hands
from bot.cogs.herald.invitations import Invitations
from bot.cogs.herald.sides import SidePanels
from bot.errors import UserError
from bot.i18n import words_of
from bot.present import panel as public
from bot.present.deciding import Moment
from bot.present.lines import Teller
from bot.present.prompts import result
from bot.present.recap import recap
from bot.present.screens import Button, Screen
from bot.present.turns import turns

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.app import Fieldpost
    from bot.service.announce import Announcement
    from bot.service.values import GameCard, LogLine, Look
    from engine import Event, Side

SIDES: Final[tuple[Side, Side]] = ("allies", "axis")
#: More log lines than any turn has.
_LONGEST_TURN: Final = 80


class Delivery:
    """What is to be said of one game now."""

    def __init__(self, client: Fieldpost, card: GameCard, look: Look | None) -> None:
        self.client: Final = client
        self.card: Final = card
        self._look: Final = look
        self.words: Final = words_of(card.language)
        self.grounds: Final = Grounds(client, card)
        self.latest: list[str] = []
        self.panel_due = False
        self.hands: list[Side] = []
        self.sides: list[Side] = []

    @classmethod
    async def of(cls, client: Fieldpost, game: int) -> Delivery:
        """The delivery of a game as it stands now."""
        card = await client.backend.games.card(game)
        began = card.started_at is not None
        return cls(client, card, await client.backend.games.look(game) if began else None)

    @property
    def look(self) -> Look:
        """A spectator's look: nothing else is ever said in public. Before the first card there is none."""
        if self._look is None:
            raise UserError("not-running")
        return self._look

    async def deliver(self, group: Sequence[Announcement]) -> None:
        """Say it all; raises what Discord answers, then everything is tried again."""
        for one in group:
            says = _KINDS.get(one.kind)
            if says is not None:
                await says(self, one)
        await self._tidy()

    async def _tidy(self) -> None:
        """The edits that all these announcements share."""
        if self.panel_due:
            await self.refresh_panel()
        for side in dict.fromkeys(self.sides):
            await SidePanels(self.grounds).refresh(side)
        for side in dict.fromkeys(self.hands):
            await Hands(self.grounds).refresh(side)

    async def renew(self) -> None:
        """Everything that should be there, made anew where it is lost."""
        if self.card.status == "open":
            await Invitations(self.grounds).refresh()
            return
        if await self.grounds.thread() is None:
            return
        await self.refresh_panel()
        if self.card.status == "running":
            self.sides, self.hands = [*SIDES], [*SIDES]
            self.panel_due = False
            await self._tidy()

    # What is said in public

    async def post(self, kind: str, one: Announcement | None, screen: Screen) -> discord.Message | None:
        """A new message in the battle's thread, once for each announcement."""
        seen = await self.grounds.place(kind)
        if one is not None and seen is not None and seen.data.get("said", 0) >= one.id:
            return None
        thread = await self.grounds.thread()
        if thread is None:
            return None
        nonce = one.nonce if one is not None else None
        message = await mail.send(thread, screen, nonce=nonce)
        said = one.id if one is not None else (seen.data.get("said", 0) if seen is not None else 0)
        await self.grounds.note(kind, message.channel.id, message.id, self.card.revision, said=said)
        return message

    async def pings(self, side: Side | None) -> list[int]:
        """Whom a public message may ping: who must act, unless he wants to look for himself."""
        if side is None or self.card.practice:
            return []
        found = []
        for person in self.card.people(side):
            if (await self.client.prefs(person)).tell != "off":
                found.append(person)
        return found

    async def happened(self, data: Mapping[str, Any]) -> list[LogLine]:
        """The log between two revisions, as spectators read it."""
        first, last = int(data.get("first", 0)), int(data.get("last", self.card.revision))
        found = await self.client.backend.games.log(self.card.id, None, first, last)
        return [line for line in found if not line.undone]

    async def turn_before(self) -> list[Event]:
        """What the side did that has just ended its turn."""
        lines = await self.client.backend.games.log(self.card.id, None, -_LONGEST_TURN)
        return next((events for number, events in turns(lines) if number == self.card.turn - 1), [])

    def told(self, events: Iterable[Event]) -> list[str]:
        """Events in words."""
        return recap(Teller(self.words, self.look.view), events)

    async def refresh_panel(self) -> None:
        """The pinned panel: edited while it is young, posted anew and pinned when it is old or gone."""
        screen = public.panel(self.words, self.card, self.look.view, self.latest)
        found = await self.grounds.place("panel")
        if (
            found is not None
            and found.message is not None
            and not mail.is_old(found.message, self.client.now())
        ):
            thread = await self.grounds.thread()
            if thread is not None and found.channel == getattr(thread, "id", None):
                message = self.client.partial(found.channel, found.message)
                try:
                    await mail.edit(message, replace(screen, redraw=bool(found.data.get("drawn"))))
                except discord.HTTPException as error:
                    if error.code not in (*mail.GONE, mail.OLD_EDIT):
                        raise
                else:
                    return
        posted = await self.post("panel", None, screen)
        if posted is not None:
            await self.pin(posted, found.message if found is not None else None)

    async def pin(self, message: discord.Message, before: int | None) -> None:
        """This message is the panel now; without the right to pin it still is, only harder to find."""
        try:
            await message.pin()
        except discord.Forbidden:
            return
        if before is not None:
            try:
                await self.client.partial(message.channel.id, before).unpin()
            except discord.NotFound:
                return


def events_of(lines: Sequence[LogLine]) -> list[Event]:
    """The events of some lines."""
    return [event for line in lines for event in line.events]


async def _invited(delivery: Delivery, one: Announcement) -> None:
    await Invitations(delivery.grounds).post(one)


async def _seats_changed(delivery: Delivery, one: Announcement) -> None:
    await Invitations(delivery.grounds).refresh()


async def _started(delivery: Delivery, one: Announcement) -> None:
    """Thread, panel, a place for each side, and the hands."""
    thread = await delivery.grounds.thread()
    if thread is not None:
        await Invitations(delivery.grounds).started(cast("Any", thread).id)
    if await delivery.grounds.place("panel") is None:
        await delivery.refresh_panel()
        delivery.panel_due = False
    delivery.sides += SIDES
    delivery.hands += SIDES


async def _acted(delivery: Delivery, one: Announcement) -> None:
    delivery.latest = delivery.told(events_of(await delivery.happened(one.data)))[-6:]
    delivery.panel_due = True
    panel = await delivery.grounds.place("panel")
    if panel is not None and panel.data.get("owed") and panel.message is not None:
        # The turn began with a new panel, which left no call for the side's own place.
        delivery.sides.append(panel.data["owed"])
        await delivery.grounds.note("panel", panel.channel, panel.message, panel.revision, drawn=True)


async def _turn(delivery: Delivery, one: Announcement) -> None:
    """The notice: ping, recap, picture, buttons. An old panel gives its place to it instead of a second message."""
    card, words = delivery.card, delivery.words
    side: Side = one.data["side"]
    if card.to_act is None or card.active != side:
        return
    events = await delivery.turn_before()
    happened = delivery.told(events) if card.turn > 1 else await delivery.client.briefing(card)
    screen = public.notice(words, card, happened, await delivery.pings(side))
    picture = await delivery.client.pictures.public_board(Moment(words, delivery.look), events)
    before = await delivery.grounds.place("panel")
    message = await delivery.post("turn", one, screen.drawn(*([picture] if picture else [])))
    old = before is None or before.message is None or mail.is_old(before.message, delivery.client.now())
    if message is not None and old:
        await delivery.grounds.note(
            "panel", message.channel.id, message.id, card.revision, drawn=True, owed=side
        )
        await delivery.pin(message, before.message if before is not None else None)
        delivery.panel_due = False
    else:
        delivery.panel_due = True
        delivery.sides.append(side)
    delivery.hands.append("axis" if side == "allies" else "allies")
    await Hands(delivery.grounds).tell(side, "turn")


async def _asked(delivery: Delivery, one: Announcement) -> None:
    card, words = delivery.card, delivery.words
    side: Side = one.data["side"]
    if card.to_act != side:
        return
    decision = card.decision or "choose"
    key = f"notice-question-{decision}"
    question = words(key if words.has(key) else "notice-question-choose")
    await delivery.post("asked", one, public.asked(words, card, question, await delivery.pings(side)))
    await Hands(delivery.grounds).tell(side, "asked")
    delivery.panel_due = True


def _line(key: str, *, buttons: bool = True) -> Callable[[Delivery, Announcement], Awaitable[None]]:
    """A short notice with the parameters of the announcement."""

    async def says(delivery: Delivery, one: Announcement) -> None:
        card, words = delivery.card, delivery.words
        side = cast("Side | None", one.data.get("side")) or card.to_act
        text = words(
            key.format(**{name: str(value) for name, value in one.data.items()}),
            people=public.people(card, side) if side else "",
            side=words(f"side-{side}") if side else "",
            turn=card.turn,
            when=public.when(card.deadline),
            old=str(one.data.get("old", "")),
            new=str(one.data.get("new", "")),
        )
        rows = public.panel_rows(words, card) if buttons else ()
        pings = await delivery.pings(side)
        await delivery.post("line", one, Screen(text, card.id, card.revision, rows, pings=tuple(pings)))
        delivery.panel_due = True

    return says


async def _consent(delivery: Delivery, one: Announcement) -> None:
    """The other side is asked: take back, or draw?"""
    card, words = delivery.card, delivery.words
    ask = next((ask for ask in card.asks if ask.id == one.data["ask"]["id"]), None)
    if ask is None:
        return
    other: Side = "axis" if ask.side == "allies" else "allies"
    text = words(f"notice-consent-{ask.kind}", by=str(ask.by), people=public.people(card, other))
    row = (
        Button(words("button-agree"), "agree", str(ask.id), style="good", emoji="👍"),
        Button(words("button-disagree"), "disagree", str(ask.id), emoji="👎"),
    )
    pings = await delivery.pings(other)
    await delivery.post("line", one, Screen(text, card.id, card.revision, (row,), pings=tuple(pings)))


async def _answered(delivery: Delivery, one: Announcement) -> None:
    answer = "yes" if one.data.get("yes") else "no"
    await _line(f"notice-answered-{answer}", buttons=False)(delivery, one)


async def _undone(delivery: Delivery, one: Announcement) -> None:
    await _line("notice-undone")(delivery, one)
    delivery.sides += SIDES
    delivery.hands += SIDES


async def _over(delivery: Delivery, one: Announcement) -> None:
    """The last picture, who won, and how it goes on."""
    card, words = delivery.card, delivery.words
    moment = Moment(words, delivery.look)
    everybody = [person for side in SIDES for person in card.people(side)]
    text = words("notice-over", people=", ".join(f"<@{one}>" for one in everybody), result=result(moment))
    lines = await delivery.client.backend.games.log(card.id, None, -_LONGEST_TURN)
    events = turns(lines)[-1][1]
    happened = delivery.told(events)
    if card.seed:
        happened.append(words("result-seed", seed=card.seed, hash=card.seed_hash[:16]))
    screen = Screen(
        "\n".join([text, *happened]), card.id, card.revision, public.panel_rows(words, card),
        pings=(*await delivery.pings("allies"), *await delivery.pings("axis")),
    )  # fmt: skip
    picture = await delivery.client.pictures.public_board(moment, events)
    await delivery.post("over", one, screen.drawn(*([picture] if picture else [])))
    delivery.panel_due = True
    await _close_sides(delivery)


async def _close_sides(delivery: Delivery) -> None:
    gone_at = await delivery.client.backend.places.close(delivery.card.id)
    for side in SIDES:
        await SidePanels(delivery.grounds).close(side, gone_at)


async def _cancelled(delivery: Delivery, one: Announcement) -> None:
    if await delivery.grounds.place("thread") is None:
        await Invitations(delivery.grounds).closed("cancelled")
        return
    await _line("notice-cancelled", buttons=False)(delivery, one)
    await _close_sides(delivery)


async def _replaced(delivery: Delivery, one: Announcement) -> None:
    """A new person: the side's place is made anew, for its readers are fixed when it is made."""
    await _line("notice-replaced")(delivery, one)
    for side in SIDES:
        if one.data.get("new") in delivery.card.people(side):
            await SidePanels(delivery.grounds).renew(side)
            delivery.sides.append(side)
            delivery.hands.append(side)


async def _match_over(delivery: Delivery, one: Announcement) -> None:
    card, words = delivery.card, delivery.words
    if card.match is None:
        return
    winner = card.match.winner
    if winner is None:
        text = words("notice-match-tied")
    else:
        medals = card.match.medals.get(winner, 0)
        text = words("notice-match-over", result=words("match-winner", person=str(winner), medals=medals))
    await delivery.post("line", one, Screen(text, card.id, card.revision))


async def _declined(delivery: Delivery, one: Announcement) -> None:
    await Invitations(delivery.grounds).closed(one.kind)


_KINDS: Final[Mapping[str, Callable[[Delivery, Announcement], Awaitable[None]]]] = {
    "invited": _invited,
    "joined": _seats_changed,
    "left": _seats_changed,
    "declined": _declined,
    "expired": _declined,
    "started": _started,
    "acted": _acted,
    "turn": _turn,
    "asked": _asked,
    "reacting": _asked,
    "reminder": _line("notice-reminder-{stage}"),
    "overdue": _line("notice-overdue"),
    "waits": _line("notice-waits"),
    "undone": _undone,
    "consent": _consent,
    "answered": _answered,
    "over": _over,
    "cancelled": _cancelled,
    "replaced": _replaced,
    "match-over": _match_over,
    "revealed": _line("notice-revealed", buttons=False),
}
