"""Somebody who asks something of a game, by press or by command: who, which game, and the one answer he gets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.errors import UserError
from bot.flows.easel import present
from bot.flows.moments import moment, moment_of, with_way_back
from bot.game.values import Outcome, Request
from bot.screens.advice import still_advised
from bot.screens.finishing import draft_mark
from bot.screens.hints import hint_of
from bot.screens.screen import TEXT
from engine.types import OTHER

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction
    from bot.discord.reply import Reply
    from bot.facts.prefs import Prefs, ServerPrefs
    from bot.game.values import DraftLook
    from bot.game.visit import Visit
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from bot.screens.screen import Screen
    from engine import Side


async def admitted(interaction: Interaction, game: int) -> Visit:
    """The one way from a number, typed, chosen or in a button that anybody may forge, to a game.

    Raises UserError for a game of another server, as for one that is not there.
    """
    client = interaction.client
    return await client.backend.games.admit(game, interaction.user.id, interaction.guild_id)


class Asker:
    """What presses and commands have in common."""

    def __init__(
        self,
        interaction: Interaction,
        reply: Reply,
        visit: Visit | None,
        seen: int | None,
        *,
        hasty: bool = False,
    ) -> None:
        self.interaction: Final = interaction
        self.client: Final[Fieldpost] = interaction.client
        self.person: Final = interaction.user.id
        self.client.meet(interaction.user)
        self.reply: Final = reply
        #: Of when the game was read last.
        self._stamp = reply.stamp()
        #: The game as it was found; None once something is asked that may change it, and without a game.
        self._visit = visit
        #: The same, whatever was asked since.
        self._found = visit
        self.game: Final = visit.game if visit is not None else 0
        self._seen: Final = seen
        #: Whether it is the second tap of one finger.
        self.hasty: Final = hasty
        self._wanted: Side | None = None
        #: The side found for a visit.
        self._side: tuple[Visit, Side | None] | None = None
        self._words: Words | None = None
        self._house: ServerPrefs | None = None

    def as_side(self, side: Side | None) -> None:
        """Act as that side, where one person plays both."""
        self._wanted = side

    async def words(self) -> Words:
        """The asker's language, as it was when he asked."""
        if self._words is None:
            self._words = await self.client.words_for(self.interaction)
        return self._words

    async def prefs(self) -> Prefs:
        """What the asker has set."""
        return await self.client.prefs(self.person)

    async def house(self) -> ServerPrefs:
        """What the server has set on which he asks, as it was when he did."""
        if self._house is None:
            self._house = await self.client.backend.servers.get(self.interaction.guild_id or 0)
        return self._house

    async def side(self) -> Side | None:
        """The side to act as, where one person plays both."""
        if self._wanted is not None or not self.game:
            return self._wanted
        visit = await self.visit()
        if self._side is None or self._side[0] is not visit:
            self._side = visit, await self.client.side_of(visit, self.interaction.channel_id)
        return self._side[1]

    async def visit(self) -> Visit:
        """The game as it is now, loaded once as long as nothing is changed."""
        if self._visit is None:
            self._visit = self._found = await self.client.backend.games.visit(self.game, self.person)
            self._stamp = self.reply.stamp()
        return self._visit

    async def visit_at(self, revision: int) -> Visit:
        """The game at some time when it had come so far: what is asked of it has not changed since."""
        found = self._found
        return found if found is not None and found.revision >= revision else await self.visit()

    async def request(
        self, *, fresh: bool = True, asks: tuple[str, ...] = (), second: bool = False
    ) -> Request:
        """What the service is asked; `fresh` refuses a button older than the game; `asks`: lines to be seen first.

        The `second` change that one interaction makes is no second delivery of the first, and has its own.
        """
        seen = self._seen if fresh else None
        number = -self.interaction.id if second else self.interaction.id
        request = Request(self.person, self.game, number, seen, await self.side(), self.hasty, asks)
        self._visit = None
        return request

    def drafted_before(self) -> DraftLook | None:
        """His draft as he last saw the game: before a change that he has asked for and not looked at yet."""
        side = self._side[1] if self._side is not None else self._wanted
        return self._found.draft(side) if self._found is not None else None

    async def moment(self, *, page: tuple[str, int] = ("", 0)) -> Moment:
        """The game as the asker sees it now, with his plan."""
        side = await self.side()
        visit = await self.visit()
        return await with_way_back(visit, moment_of(visit, await self.words(), side=side, page=page))

    async def moment_now(self, *, page: tuple[str, int] = ("", 0)) -> Moment:
        """The game as it has become while he waited."""
        self._visit = None
        return await self.moment(page=page)

    async def moment_after(self, done: Outcome | DraftLook, *, page: tuple[str, int] = ("", 0)) -> Moment:
        """The game after what the asker has just done in it."""
        self._stamp = self.reply.stamp()
        draft, happened = (done.draft, done.happened) if isinstance(done, Outcome) else (done, ())
        if draft is None or len(draft.look.sides) > 1:
            # Whoever plays both sides sees the one that is to move now.
            return replace(await self.moment(page=page), happened=happened)
        now = moment(await self.words(), draft.look, draft, page=page, happened=happened)
        return await with_way_back(await self.visit(), now) if now.between or now.card_only else now

    def came_late(self, moment: Moment) -> bool:
        """Whether the turn that is his now began after he was shown what he has just pressed."""
        return self._seen is not None and self._seen < moment.card.revision

    @property
    def in_panel(self) -> bool:
        """Whether he has pressed in his own panel, which is edited in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def overtaken(self) -> bool:
        """Whether something newer than his answer is shown in its place."""
        return self.reply.overtaken(self._stamp)

    async def show(self, screen: Screen) -> None:
        """The answer."""
        await self.reply.show(screen)

    async def ask(self, screen: Screen) -> None:
        """A question as the answer. Raises UserError for a second tap: it was meant for what stood there before."""
        if self.hasty:
            raise UserError("too-quick")
        await self.show(screen)

    async def present(self, moment: Moment, screen: Screen) -> None:
        """A prompt with its board; what was said of another position goes.

        Where a turn begins it says if the thread shows the board the other way round.
        """
        self.client.passing.now(self.person, moment.card.id, (moment.card.revision, draft_mark(moment)))
        card = moment.card
        if self.interaction.channel_id is not None:
            self.client.panels.stands(self.person, self.interaction.channel_id, card.id)
        known = self.client.followed.get((self.person, card.id))
        advice = still_advised(moment, known) if known is not None else ""
        if advice and len(screen.text) + len(advice) < TEXT:
            # Right above the buttons that do it.
            screen = screen._replace(text=f"{screen.text}\n{advice}")
        begins = moment.may("play") and not moment.drafted and card.status == "running"
        if begins and not card.private and await self.client.pictures.is_turned(moment, self.person):
            words = await self.words()
            below = words("prompt-turned", side=words(f"side-{OTHER[moment.view.top]}"))
            screen = screen._replace(text=f"{screen.text}\n{below}")
        await present(self.client, self.reply, self.person, moment, screen, self._stamp)
        hint = hint_of(moment)
        lesson = moment.card.lesson
        if hint is not None and lesson is not None and hint.key not in lesson.seen:
            await self.client.backend.lessons.shown(moment.card.id, hint.key, moment.card.turn)

    async def say(self, key: str, **params: str | int) -> None:
        """A line of the catalogue as the answer."""
        await self.reply.say((await self.words())(key, **params))
