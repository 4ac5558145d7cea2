"""The bot as Discord sees it: which rooms it opens, whom it answers, in which language, and what it says to errors."""

from __future__ import annotations

import asyncio
import importlib
import logging
import re
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.announcer.old_places import OldPlaces
from bot.discord import forms, mail
from bot.discord.afar import Afar
from bot.discord.components import Pressed
from bot.discord.dated import traced
from bot.discord.followers import Followers
from bot.discord.haste import Haste
from bot.discord.lateness import Lateness
from bot.discord.limited import limited
from bot.discord.panels import Panels
from bot.discord.passing import Passing
from bot.discord.registration import keep_registered
from bot.discord.reply import Reply, let_go
from bot.facts.place import side_place
from bot.facts.seat import NOBODY
from bot.flows import answers, press, typed
from bot.host.roles import Part
from bot.i18n import CommandTranslator, Words, languages, words_of
from bot.newest import Newest
from bot.screens.pictures.board import Pictures
from bot.screens.pictures.scores import Scores
from renderer.studio import Studio
from renderer.workers import BEHIND

if TYPE_CHECKING:
    from bot.announcer import Herald
    from bot.backend import Backend
    from bot.discord.rights import Home
    from bot.environment import Settings
    from bot.facts.prefs import Prefs
    from bot.game.visit import Visit
    from bot.screens.advice import Followed
    from engine import Side

_LOG = logging.getLogger(__name__)
_ALL: Final = Part()
#: Every room of commands; a new group is a new cog named here.
EXTENSIONS: Final = (
    "bot.announcer",
    "bot.commands.game",
    "bot.commands.play",
    "bot.commands.team",
    "bot.commands.cup",
    "bot.commands.me",
    "bot.commands.scenario",
    "bot.commands.campaign",
    "bot.commands.rules",
    "bot.commands.admin",
    "bot.commands.help",
)
#: How far those stand back who draw where nobody presses: what is announced waits for them. Measured on two cores at 93
#: presses a second: p99 of announcements 3.1 to 4.5 s at 10, 1.5 to 2.8 at 7; at 4 a third of the presses is lost.
_BEHIND_PRESSES: Final = 7
#: Seconds for which a person's settings are taken as known.
_KNOWN_FOR: Final = 300
#: People whose last advice is remembered.
_MOST_ADVICE: Final = 500
#: Seconds for which no private channel is opened after Discord has said that these are too many (40003).
_TOO_MANY_DMS: Final = 600
#: Seconds that those who have pressed are still waited for at the end; with the rest of it that makes eight at most.
_FAREWELL: Final = 4

#: Whatever somebody asks of the bot: its client is ours.
Interaction: TypeAlias = "discord.Interaction[Fieldpost]"
AnyChannel: TypeAlias = discord.abc.GuildChannel | discord.Thread | discord.abc.PrivateChannel


class Tree(app_commands.CommandTree["Fieldpost"]):
    """Commands: whatever goes wrong, whoever asked gets one kind line."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        return await interaction.client.hears(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await answers.explain_command(interaction, error)


class Fieldpost(commands.AutoShardedBot):
    """The client, with the backend behind it."""

    herald: Herald

    def __init__(
        self, backend: Backend, settings: Settings, studio: Studio | None = None, part: Part = _ALL
    ) -> None:
        shards = part.shards
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            shard_ids=cast("list[int]", None if shards is None else shards.ids),
            shard_count=None if shards is None else shards.number,
            # No privileged intent: who left is noticed by a refused call.
            # What is written to it in private is answered with where to begin, and not kept.
            intents=discord.Intents(guilds=True, dm_messages=True),
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            http_trace=traced(backend),
        )
        self.backend: Final = backend
        self.settings: Final = settings
        self.part: Final = part
        self._afar: Final = Afar(self)
        behind = BEHIND if part.hears else _BEHIND_PRESSES
        # Beside a server's database there are many who play, and the memory for a process that draws.
        elsewhere = not backend.store.sqlite
        self.studio: Final = studio or Studio(folder=settings.pictures, behind=behind, elsewhere=elsewhere)
        self.studio.heard = backend.gauges.drawn
        self.pictures: Final = Pictures(self, self.studio)
        #: A battle is played again for each page of it: one at a time.
        self.pages: Final = asyncio.Lock()
        self.scores: Final = Scores(self, self.studio)
        self.old_places: Final = OldPlaces(self)
        self.panels: Final = Panels()
        self.haste: Final = Haste()
        self.followers: Final = Followers()
        self.passing: Final = Passing()
        #: By person and game the advice he had last; whoever does not come back to it for so long needs it no more.
        self.followed: Final[Newest[tuple[int, int], Followed]] = Newest(_MOST_ADVICE)
        #: What was typed, by the question of which battle it is for.
        self.typed: Final[Newest[int, typed.Typed]] = Newest(typed.KEPT)
        self._known: dict[int, tuple[float, Prefs]] = {}
        self._names: dict[int, str] = {}
        #: Until when no private channel is opened.
        self._no_new_dms = 0.0
        #: How late this machine hears of presses.
        self._lateness: Final = Lateness()
        #: Those who are being answered, and what they asked.
        self._answering: dict[asyncio.Task[object], Interaction] = {}
        self._ending = False
        #: A process without connections has nothing more to wait for.
        self._worked_out: Final = asyncio.Event()
        self._registering: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        if len(languages()) > 1:
            # discord.py asks it for every word in each of Discord's languages.
            await self.tree.set_translator(CommandTranslator())
        self.add_dynamic_items(Pressed)
        for name in EXTENSIONS:
            # Without discord.py's loader, which reads a module anew for every client.
            await importlib.import_module(name).setup(self)
        limited(self.http)

    async def on_ready(self) -> None:
        await self.backend.fellows.hears()
        _LOG.info("ready as %s on %s servers", self.user, len(self.guilds))
        if self._registering is None and self.part.first:
            self._registering = asyncio.create_task(keep_registered(self), name="registration")

    async def work(self) -> None:
        """Everything but hearing: there is nothing to be waited for."""
        self._ready.set()
        _LOG.info("ready as %s, without a connection", self.user)
        await self._worked_out.wait()

    async def on_message(self, message: discord.Message, /) -> None:
        """No command begins with a word in a message."""

    async def close(self) -> None:
        """Finish what is being answered and said, tell whoever is left to come again, then close the store."""
        if not self._ending:
            self._ending = True
            if self._registering is not None:
                self._registering.cancel()
                await asyncio.wait({self._registering})  # the store is not closed under a statement of it
            await self._farewell()
        self._worked_out.set()
        await super().close()
        await self.pictures.close()
        await self.backend.close()

    async def _farewell(self) -> None:
        saying = [self.herald.finish(_FAREWELL)] if hasattr(self, "herald") else []
        # A copy: who is answered before the waiting begins leaves the table, and nobody can wait for nobody.
        answering = set(self._answering)
        waiting = [asyncio.wait(answering, timeout=_FAREWELL)] if answering else []
        await asyncio.gather(*saying, *waiting)
        late = dict(self._answering)
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(
                {asyncio.ensure_future(answers.put_off(one)) for one in late.values()}, timeout=1
            )

    # Presses and errors

    async def hears(self, interaction: Interaction) -> bool:
        """Whether somebody is answered; from now on he is told in time that he is heard, and the end waits for him."""
        self._lateness.note(interaction)
        if self._ending:
            if not (self.is_closed() or await self.backend.fellows.relieved()):
                await answers.put_off(interaction)
            return False
        task = asyncio.current_task()
        if task is not None and task not in self._answering:
            self._answering[task] = interaction
            task.add_done_callback(self._answered)
        if interaction.type is discord.InteractionType.autocomplete:
            answers.complete_in_time(interaction, self.age_of(interaction))
        elif interaction.type is discord.InteractionType.application_command:
            reply = interaction.extras["reply"] = Reply(interaction)
            reply.watch()
        return True

    def _answered(self, task: asyncio.Task[object]) -> None:
        interaction = self._answering.pop(task)
        kind, seconds, gauges = interaction.type.name, self.age_of(interaction), self.backend.gauges
        gauges.presses.labels(kind, _name_of(interaction)).inc()
        gauges.heard.labels(kind).observe(interaction.extras.get("heard", seconds))
        gauges.answered.labels(kind).observe(seconds)
        let_go(interaction)

    def age_of(self, interaction: Interaction) -> float:
        """Seconds since the press, as far as this machine's clock can be believed."""
        return self._lateness.of(interaction)

    async def pressed(self, interaction: Interaction, match: re.Match[str]) -> None:
        """Any button or list of ours."""
        if await self.hears(interaction):
            await press.answer(interaction, match)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A form that was filled in, perhaps one of the process before this one; all else has its own way."""
        match = forms.read(interaction)
        if match is not None:
            await self.pressed(interaction, match)

    async def explain(
        self,
        error: BaseException,
        interaction: Interaction,
        reply: Reply,
        *,
        game: int = 0,
        since: Sequence[str] = (),
        **where: object,
    ) -> None:
        """Say kindly what went wrong."""
        await answers.explain(self, error, interaction, reply, game=game, since=since, **where)

    # People

    def now(self) -> float:
        """The time, as the service knows it."""
        return self.backend.true_time.now()

    async def prefs(self, person: int) -> Prefs:
        """A person's settings; remembered for a while, for every press asks for them."""
        known = self._known.get(person)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        prefs = await self.backend.people.get(person)
        if len(self._known) > 5_000:
            self._known.clear()
        self._known[person] = (time.monotonic() + _KNOWN_FOR, prefs)
        return prefs

    def meet(self, user: discord.abc.User) -> None:
        """Somebody has spoken to us: this is the name he goes by. Without the members intent nothing else tells it."""
        if len(self._names) > 5_000:
            self._names.clear()
        self._names[user.id] = user.display_name

    async def names_of(self, words: Words, people: Iterable[int], server: int | None) -> dict[int, str]:
        """The names people go by, for lists and buttons, which show no mentions."""
        names = {}
        guild = await self.server(server)
        for person in people:
            if person == NOBODY:
                names[person] = words("former-player")
                continue
            if person not in self._names:
                try:
                    self.meet(
                        await (guild.fetch_member(person) if guild is not None else self.fetch_user(person))
                    )
                except mail.FAILURES:
                    # Gone, or Discord is having trouble: a number is better than no list.
                    names[person] = f"…{person % 10_000:04}"
                    continue
            names[person] = self._names[person]
        return names

    def known_name(self, person: int) -> str:
        """The name somebody who has spoken to this process goes by; empty: nobody need be asked for it."""
        return self._names.get(person, "")

    def forget_prefs(self, person: int) -> None:
        """They have changed."""
        self._known.pop(person, None)

    def forget_person(self, person: int) -> None:
        """Nothing is known of him any more."""
        self.forget_prefs(person)
        self._names.pop(person, None)

    async def words_for(self, interaction: Interaction) -> Words:
        """The reader's language: his setting, else what his Discord speaks."""
        person = interaction.user.id
        prefs = await self.prefs(person)
        words = words_of(prefs.language or interaction.locale.value, aloud=prefs.aloud)
        # The answer is told as it says, too.
        interaction.extras["words"] = words
        if prefs.language is None and len(languages()) > 1 and words.language != prefs.client:
            # What is told to him while he is away is told as his client speaks.
            await self.backend.people.set(person, client=words.language)
            self.forget_prefs(person)
        return words

    async def side_of(self, visit: Visit, channel: int | None) -> Side | None:
        """The side to act as where one person plays both: that of the channel, else the one to move."""
        card = visit.card
        if len(card.sides_of(visit.person)) < 2:
            return None
        known = {place.kind: place.channel for place in await self.backend.places.of(visit.game)}
        here = [side for side in card.sides_of(visit.person) if known.get(side_place(side), 0) == channel]
        return here[0] if here else card.to_act or card.active

    async def dm(self, person: int) -> discord.DMChannel:
        """The private channel with a person. Raises TimeoutError while Discord wants no new ones of us."""
        if self.now() < self._no_new_dms:
            for known in self.private_channels:
                if isinstance(known, discord.DMChannel) and known.recipient and known.recipient.id == person:
                    return known
            raise TimeoutError("no new private channels for a while")
        try:
            return await self.create_dm(discord.Object(person))
        except discord.HTTPException as error:
            if error.code == mail.TOO_MANY_DMS:
                self._no_new_dms = self.now() + _TOO_MANY_DMS
            raise

    # Places

    async def server(self, server: int | None) -> discord.Guild | None:
        """A server by its id; None if it is gone, or there is none."""
        if server is None or self.part.cares_for(server):
            return None if server is None else self.get_guild(server)
        return await self._afar.server(server)

    async def look_up(self, channel: int, *, server: bool = False, anew: bool = False) -> AnyChannel:
        """A channel or thread by its id, with all of its server if that is asked for; `anew` as Discord has it this
        very moment. Raises NotFound if it is gone, Forbidden if it is closed to us."""
        heard = self.get_channel(channel) if self.part.hears and not anew else None
        return heard or await self._afar.channel(channel, server=server, anew=anew)

    async def channel(self, channel: int) -> AnyChannel | None:
        """A channel or thread by its id; None if it is gone or closed to us."""
        try:
            return await self.look_up(channel, server=True)
        except (discord.NotFound, discord.Forbidden):
            return None

    async def threads_below(self, home: Home) -> Sequence[discord.Thread]:
        """The threads of a channel that are awake."""
        if self.part.cares_for(home.guild.id):
            return home.threads
        return [one for one in await home.guild.active_threads() if one.parent_id == home.id]

    async def text_channels_of(self, server: discord.Guild) -> Sequence[discord.TextChannel]:
        """The text channels of a server."""
        if self.part.cares_for(server.id):
            return server.text_channels
        return [one for one in await server.fetch_channels() if isinstance(one, discord.TextChannel)]

    def partial(self, channel: int, message: int) -> discord.PartialMessage:
        """A message without asking for it."""
        return self.get_partial_messageable(channel).get_partial_message(message)


def _name_of(interaction: Interaction) -> str:
    """A command by its name, a press by its route; what anybody may forge gets no name of its own."""
    if interaction.command is not None:
        return interaction.command.qualified_name
    data = cast("dict[str, object]", interaction.data or {})
    do = str(data.get("custom_id", "")).split(":")[1:2]
    return do[0] if do and do[0] in press.routes() else "unknown"
