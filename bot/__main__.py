"""`python -m bot` runs the bot, `python -m bot local` the try-out; other words are for whoever hosts it.

Faults of the start become one plain line.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bot.backend import Backend
from bot.environment import Settings, SettingsError, database_url
from bot.host import doctor, hostwork, logs
from bot.host.ending import asked_to_end
from bot.host.gauges import CountedErrors
from bot.host.health import HealthAddress
from bot.host.roles import Part, part_of, place_for
from bot.store import StoreError

_NO_TOKEN = (
    "DISCORD_TOKEN is not set. Make an application at https://discord.com/developers/applications, copy its bot "
    "token, and run `DISCORD_TOKEN=… python -m bot` – or try everything without Discord: `python -m bot local`"
)

_USAGE = """usage: python -m bot                (with DISCORD_TOKEN)
       python -m bot --role gateway [--shards 0-3/16]
       python -m bot --role worker  one of several processes on one PostgreSQL
       python -m bot local          try everything without Discord
       python -m bot doctor         what is wrong with this set-up, if anything
       python -m bot migrate        bring the store up to date, and end
       python -m bot backup FILE    a copy of the store, also while the bot is running
       python -m bot restore FILE   put a copy in the place of the store
       python -m bot move ADDRESS   carry all games over into another store, as postgresql://…
       python -m bot words LANGUAGE what a translation lacks, as `words de`
       python -m bot words battles  what is told of the battles, to be translated as battles.ftl"""


def main(words: list[str]) -> int:
    """The program; returns its exit code."""
    if words[:1] == ["local"]:
        # Imported here: the try-out brings a simulated server that the bot itself never needs.
        from bot.local.tryout import main as try_out  # noqa: PLC0415

        return try_out(words[1:])
    if words[:1] == ["words"] and len(words) == 2:
        return look_through(words[1])
    known = {"doctor": 1, "migrate": 1, "backup": 2, "restore": 2, "move": 2}
    part = Part()
    if words and words[0].startswith("--"):
        try:
            part, words = part_of(words), []
        except ValueError as error:
            print(f"{error}\n{_USAGE}", file=sys.stderr)
            return 2
    if words and (known.get(words[0]) != len(words)):
        print(_USAGE, file=sys.stderr)
        return 2
    if not words and not os.environ.get("DISCORD_TOKEN", "").strip():
        print(_NO_TOKEN, file=sys.stderr)
        return 1
    try:
        settings = Settings.read(os.environ, need_token=not words)
    except SettingsError as error:
        print("\n".join(error.faults), file=sys.stderr)
        return 1
    if words:
        return asyncio.run(by_hand(settings, *words))
    logs.begin(settings.log_level)
    try:
        with place_for(part, settings.database):
            return asyncio.run(run(settings, part))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1


def look_through(language: str) -> int:
    """What is wrong with the words of a language, a line each."""
    # Imported here: nobody else needs words.
    from bot import i18n, translating  # noqa: PLC0415

    if language == "battles":
        print(translating.battles(), end="")
        return 0
    if language not in i18n.folders():
        print(
            f"There is no folder bot/locale/{language}; there are {', '.join(i18n.folders())}.",
            file=sys.stderr,
        )
        return 2
    faults = translating.faults(language)
    print("\n".join(faults) if faults else f"{language}: nothing is missing, and nothing is wrong.")
    return 1 if faults else 0


def pages(backups_kept: int) -> dict[str, Callable[[str], str]]:
    """What anybody may read of the bot: Discord wants an address of each for a bot that many servers have."""
    # Imported here: nobody else needs words.
    from bot.i18n import heard, words_of  # noqa: PLC0415
    from bot.screens.papers import PAPERS, page  # noqa: PLC0415

    def made(name: str) -> Callable[[str], str]:
        return lambda asked: page(words_of(heard(asked)), name, backups_kept)

    return {f"/{one}": made(one) for one in PAPERS}


async def by_hand(settings: Settings, what: str, file: str = "") -> int:
    """What a host does beside running the bot; one line says what was done, or why it was not."""
    try:
        match what:
            case "doctor":
                return await _doctor(settings)
            case "migrate":
                print(await hostwork.migrate(settings.database))
            case "backup":
                print(await hostwork.back_up(settings.database, Path(file)))
            case "restore":
                print(await hostwork.restore(settings.database, Path(file)))
            case "move":
                print(await hostwork.move(settings.database, database_url(file)))
    except (StoreError, ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _doctor(settings: Settings) -> int:
    findings = await doctor.examine(settings)
    if settings.token:
        # Imported here: everything else is looked at without Discord's library.
        from bot.discord import checkup  # noqa: PLC0415

        findings += await checkup.examine(settings.token)
    for one in findings:
        print(one.line())
    return 0 if all(one.well for one in findings) else 1


async def _until(running: asyncio.Task[None], stop: asyncio.Event) -> None:
    """Until it is over by itself, or somebody wants it to end. Raises what it has ended with."""
    stopping = asyncio.create_task(stop.wait(), name="stop")
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if running.done():
        running.result()


async def run(settings: Settings, part: Part) -> int:
    """Store, backend, client; until SIGTERM or SIGINT. Raises StoreError."""
    # Imported here: without a token nobody waits for it.
    import discord  # noqa: PLC0415

    from bot.discord.client import Fieldpost  # noqa: PLC0415
    from bot.discord.connections import online, standing  # noqa: PLC0415
    from bot.discord.lasting import keep  # noqa: PLC0415

    # Nobody speaks here.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    stop = asked_to_end(surely=True)
    backend = await Backend.open(settings, part)
    client = Fieldpost(backend, settings, part=part)
    health = HealthAddress(backend, lambda: standing(client), pages(settings.backups_kept))
    if settings.health is not None:
        await health.open(*settings.health)
    logging.getLogger().addHandler(CountedErrors(backend.gauges))
    keep()
    running = asyncio.create_task(online(client, settings.token), name="client")
    try:
        await _until(running, stop)
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: copy it again from the Bot page.", file=sys.stderr)
        return 1
    except discord.ConnectionClosed as error:
        print(f"Discord has closed the connection for good: {error}", file=sys.stderr)
        return 1
    finally:
        if not client.is_ready():
            # It is still waiting for Discord: there is nobody to say farewell to.
            running.cancel()
        await health.close()
        await client.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
