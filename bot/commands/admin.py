"""/admin: set up a server, look after its battles.

Discord itself lets nobody use these commands but those with "Manage Server", or those a server has named under
Server Settings → Integrations; so nothing is asked here again, or the second would count for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.announcer.delivery import Delivery
from bot.commands.asking import Asking, command, of_game, on_servers
from bot.discord.connections import lag
from bot.discord.rights import missing_rights
from bot.errors import UserError
from bot.facts.audit import Audited
from bot.flows import vacant  # noqa: F401 - its buttons are answered
from bot.flows.opening import spoken_on
from bot.host.rulings import RULINGS
from bot.i18n import languages, said, words_of
from bot.screens import audit, moderation
from bot.screens.screen import Screen

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost, Interaction
    from bot.facts.prefs import ServerPrefs, ServerSettings


#: Why something is done, told to both sides and noted.
Reason: TypeAlias = app_commands.Range[str, 0, 200]
#: What /admin setup can take back, by its own word for it.
_CLEARED: Final = {
    "home": "home", "category": "category", "moderators": "role", "openers": "openers", "allow": "allowed",
    "reports": "reports",
}  # fmt: skip


def _given(cleared: Mapping[str, object], given: Mapping[str, object]) -> ServerSettings:
    """What is set: an option that was left out is None. The store sees whether it knows all of these names."""
    return cast(
        "ServerSettings",
        {**cleared, **{name: value for name, value in given.items() if value is not None}},
    )


@on_servers
@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name="admin", group_description=said("command-admin")):
    """For those who run the server."""

    @command(
        "command-admin-setup",
        home="option-home", category="option-category", places="option-places", moderators="option-moderators",
        openers="option-openers", allow="option-allow", games="option-most-games",
        channels="option-most-channels", importers="option-importers", ladder="option-ladder",
        language="option-language", reports="option-reports", clear="option-clear",
    )  # fmt: skip
    @app_commands.choices(
        language=[app_commands.Choice(name=words_of(one)("language-name"), value=one) for one in languages()],
        clear=[app_commands.Choice(name=one, value=name) for one, name in _CLEARED.items()],
    )
    async def setup(
        self,
        interaction: Interaction,
        home: discord.TextChannel | discord.ForumChannel | None = None,
        category: discord.CategoryChannel | None = None,
        places: Literal["channels", "threads"] | None = None,
        moderators: discord.Role | None = None,
        openers: discord.Role | None = None,
        allow: discord.TextChannel | discord.ForumChannel | discord.VoiceChannel | None = None,
        games: app_commands.Range[int, 1, 50] | None = None,
        channels: app_commands.Range[int, 0, 200] | None = None,
        importers: Literal["admins", "all", "nobody"] | None = None,
        ladder: Literal["on", "off"] | None = None,
        language: str | None = None,
        reports: discord.TextChannel | None = None,
        clear: str | None = None,
    ) -> None:
        async with Asking.free(interaction) as asking:
            server = _server(interaction)
            servers = asking.client.backend.servers
            prefs = await servers.get(server.id)
            given = {
                "home": _id(home), "category": _id(category), "places": places, "role": _id(moderators),
                "openers": _id(openers), "most_games": games, "most_channels": channels, "importers": importers,
                "ladder": ladder, "language": language, "reports": _id(reports),
            }  # fmt: skip
            changes = _given({clear: () if clear == "allowed" else None} if clear else {}, given)
            if allow is not None:
                # Named once more it is off the list again.
                changes["allowed"] = sorted({*prefs.allowed} ^ {allow.id})
            if changes:
                prefs = await servers.set(server.id, asking.person, **changes)
            await _show_setup(asking, server, prefs)

    @command("command-admin-games")
    async def games(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            games = await asking.client.backend.admin.games(_server(interaction).id)
            await asking.show(moderation.games_screen(await asking.words(), games))

    @command("command-admin-health")
    async def health(self, interaction: Interaction) -> None:
        async with Asking.free(interaction) as asking:
            health = await asking.client.backend.admin.health()
            slow = lag(asking.client, _server(interaction))
            await asking.show(Screen(moderation.health_text(await asking.words(), health, slow)))

    @of_game("command-admin-repair")
    async def repair(self, interaction: Interaction, game: str) -> None:
        """The log is replayed and compared; the panel and the sides' places are posted anew where they are lost."""
        async with await Asking.of(interaction, game) as asking:
            card = await asking.client.backend.games.card(asking.game)
            await asking.reply.soon()
            words = await asking.words()
            text = words("said-repaired-open")
            if card.status != "open":
                verdict = await asking.client.backend.admin.repair(asking.game, asking.person)
                text = moderation.verdict_text(words, verdict)
            delivery = await Delivery.of(asking.client, asking.game)
            await delivery.renew()
            await asking.show(Screen(text))

    @of_game("command-admin-replace", old="option-old", new="option-new")
    async def replace(
        self, interaction: Interaction, game: str, old: discord.User, new: discord.User
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            if new.bot:
                raise UserError("no-such-person")
            await asking.client.backend.admin.replace(
                asking.game, old.id, new.id, asking.person, interaction=interaction.id
            )
            await asking.say("said-replaced", old=str(old.id), new=str(new.id))

    @of_game("command-admin-cancel", reason="option-reason")
    async def cancel(
        self, interaction: Interaction, game: str, reason: app_commands.Range[str, 0, 200] = ""
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await asking.client.backend.admin.cancel(
                asking.game, asking.person, reason, interaction=interaction.id
            )
            await asking.say("said-cancelled")

    @of_game("command-admin-reveal")
    async def reveal(self, interaction: Interaction, game: str) -> None:
        """Both hands, to settle a dispute: noted, and told to both sides. Who plays in the battle may not."""
        async with await Asking.of(interaction, game) as asking:
            card = await asking.client.backend.games.card(asking.game)
            view = await asking.client.backend.admin.reveal(
                asking.game, asking.person, interaction=interaction.id
            )
            await asking.show(Screen(moderation.reveal_text(await asking.words(), card, view)))

    @command("command-admin-audit", person="option-person")
    async def audit(self, interaction: Interaction, person: discord.User | None = None) -> None:
        async with Asking.free(interaction) as asking:
            lines = await asking.client.backend.admin.audit(
                _server(interaction).id, person=person.id if person is not None else None
            )
            await asking.show(Screen(audit.audit_text(await asking.words(), lines)))

    @of_game("command-admin-extend", hours="option-hours", reason="option-reason")
    async def extend(
        self, interaction: Interaction, game: str, hours: app_commands.Range[int, 1, 720], reason: Reason = ""
    ) -> None:
        async with await Asking.of(interaction, game) as asking:
            await asking.client.backend.rulings.extend(
                asking.game, asking.person, hours * 3600.0, reason, interaction=interaction.id
            )
            await asking.say("said-ruled")

    @of_game("command-admin-pause", reason="option-reason")
    async def pause(self, interaction: Interaction, game: str, reason: Reason = "") -> None:
        async with await Asking.of(interaction, game) as asking:
            card = await asking.client.backend.rulings.pause(
                asking.game, asking.person, reason, interaction=interaction.id
            )
            await asking.say("said-paused" if card.paused else "said-ruled")

    @of_game("command-admin-force", verdict="option-verdict", reason="option-reason")
    @app_commands.choices(
        verdict=[app_commands.Choice(name=said(f"verdict-{one}"), value=one) for one in RULINGS]
    )
    async def force(self, interaction: Interaction, game: str, verdict: str, reason: Reason = "") -> None:
        async with await Asking.of(interaction, game) as asking:
            wanted = next(one for one in RULINGS if one == verdict)
            await asking.client.backend.rulings.force(
                asking.game, asking.person, wanted, reason, interaction=interaction.id
            )
            await asking.client.herald.round()
            await asking.say("said-ruled")

    @of_game("command-admin-undo", reason="option-reason")
    async def undo(self, interaction: Interaction, game: str, reason: Reason = "") -> None:
        """The last action of a person, whatever was rolled since; nobody is asked."""
        async with await Asking.of(interaction, game) as asking:
            await asking.client.backend.games.take_back(
                asking.game, asking.person, reason, interaction=interaction.id
            )
            await asking.say("said-ruled")

    @command("command-admin-clean")
    async def clean(self, interaction: Interaction) -> None:
        """The places of the sides of all battles that are over go now, and their threads are put to sleep."""
        async with Asking.free(interaction) as asking:
            server = _server(interaction)
            await asking.reply.soon()
            places, threads = await asking.client.old_places.clean(server.id)
            await asking.client.backend.admin.note(server.id, asking.person, Audited("clean", places=places))
            await asking.say("said-clean", places=places, threads=threads)


async def _show_setup(asking: Asking, server: discord.Guild, prefs: ServerPrefs) -> None:
    """What a server has set, which rights are missing where battles begin, and how many channels there are."""
    here = server.get_channel(prefs.home) if prefs.home is not None else asking.interaction.channel
    counted = await asking.client.backend.places.count(server.id)
    said = moderation.setup_text(
        await asking.words(),
        prefs,
        spoken_on(server, prefs),
        missing_rights(server, here),
        len(server.channels),
        counted,
    )
    await asking.show(Screen(said))


def _id(one: discord.abc.Snowflake | None) -> int | None:
    return one.id if one is not None else None


def _server(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise UserError("server-only")
    return interaction.guild


async def setup(client: Fieldpost) -> None:
    """What a new client takes of this room."""
    await client.add_cog(AdminCommands())
