"""What has come of many battles: one's own standing, ladders, the sides of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.discord import mail
from bot.discord.reply import files_of
from bot.facts.seat import NOBODY
from bot.flows.opening import language_for
from bot.flows.press import Press, route
from bot.i18n import words_of
from bot.screens.args import OfLadder, OfSides, Shown, read_arg
from bot.screens.reliability import turns_lines
from bot.screens.screen import Screen, whole_lines
from bot.screens.sides_of import sides_screen, sides_words
from bot.screens.standings import (
    PAGE,
    LadderPage,
    career_of,
    ladder_screen,
    ladder_words,
    standing_buttons,
    standing_lines,
    standing_words,
)
from bot.store.text.battletext import written
from scenarios.leans import lean_of

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.i18n import Words


async def show_standing(asker: Asker) -> None:
    """Where he stands, what his battles have come to, and how many of his turns were in time."""
    await asker.show(await _standing(asker, await asker.words()))


async def show_ladder(asker: Asker, *, everywhere: bool = False, first: int = 0) -> None:
    """Some rungs of the ladder of this server, or of all. Raises UserError where the server keeps none."""
    await asker.show(await _ladder(asker, await asker.words(), everywhere=everywhere, first=first))


async def show_sides(asker: Asker, scenario: str, *, here: bool = False) -> None:
    """Who wins a battle with which side, here or everywhere. Raises UserError or a ScenarioError."""
    await asker.show(await _sides(asker, await asker.words(), scenario, here=here))


async def _standing(asker: Asker, words: Words, *, openly: bool = False) -> Screen:
    """Everybody is told of his battles, he alone of his turns as well."""
    backend, person = asker.client.backend, asker.person
    standing = await backend.ladder.standing(person)
    own = await backend.games.own(person, asker.interaction.guild_id)
    career = career_of(own.results, person)
    name = asker.client.known_name(person)
    lines = standing_lines(words, standing, career, name if openly else "")
    if not openly:
        lines += ["", *turns_lines(words, own.turns, own.cards, person)]
    row = standing_buttons(words, standing, shown=own.named, ladder=own.ladder)
    screen = Screen(whole_lines(lines), rows=(row,))
    if not standing.battles:
        return screen
    await asker.reply.soon()
    shown = standing_words(words, standing, career, name)
    return await asker.client.scores.with_picture(words, person, "standing", screen, shown)


async def _ladder(
    asker: Asker, words: Words, *, everywhere: bool, first: int, openly: bool = False
) -> Screen:
    """In private there is but the one of all servers. What everybody is told rings nobody."""
    server = asker.interaction.guild_id
    everywhere = everywhere or server is None
    rows = await asker.client.backend.ladder.rungs(server, asker.person, everywhere=everywhere)
    first = max(0, min(first, (len(rows) - 1) // PAGE * PAGE))
    await asker.reply.soon()
    people = [row.person for row in rows[first : first + PAGE] if row.person is not None]
    guild = asker.interaction.guild
    page = LadderPage(
        rows,
        first,
        "" if guild is None else guild.name,
        everywhere,
        NOBODY if openly else asker.person,
        await asker.client.names_of(words, people, server),
        server is not None,
    )
    screen = ladder_screen(words, page)
    if not rows:
        return screen
    return await asker.client.scores.with_picture(
        words, asker.person, "ladder", screen, ladder_words(words, page)
    )


async def _sides(asker: Asker, words: Words, scenario: str, *, here: bool) -> Screen:
    server = asker.interaction.guild_id
    sheet = await asker.client.backend.library.show(scenario, server)
    here = here and server is not None
    known = await asker.client.backend.ladder.of_scenario(
        lean_of(scenario, written(sheet)[0]), server if here else None
    )
    await asker.reply.soon()
    screen = sides_screen(words, sheet, known, here=here, at_home=server is not None)
    shown = sides_words(words, sheet, known)
    return await asker.client.scores.with_picture(words, asker.person, f"{scenario}-sides", screen, shown)


async def _openly(press: Press, words: Words) -> Screen:
    """What a button shows everybody, as its page is now."""
    what, about = read_arg(Shown, press.arg)
    match what:
        case "standing":
            return await _standing(press, words, openly=True)
        case "ladder":
            scope, first = read_arg(OfLadder, about or "")
            return await _ladder(press, words, everywhere=scope == "all", first=first, openly=True)
        case "sides":
            scenario, scope = read_arg(OfSides, about or "")
            return await _sides(press, words, scenario, here=scope == "here")


@route("show-all", once=True)
async def press_show_all(press: Press) -> None:
    """[Show everybody]: the same in the channel, in the language that everybody reads there; only for whoever may
    write there himself."""
    words = words_of(await language_for(press))
    screen = await _openly(press, words)
    may = press.interaction.permissions
    in_thread = isinstance(press.interaction.channel, discord.Thread)
    if press.interaction.guild_id is not None and not (
        may.send_messages_in_threads if in_thread else may.send_messages
    ):
        await press.reply.remark((await press.words())("error-not-shown"))
        return
    await press.reply.nothing()
    try:
        await press.interaction.followup.send(
            screen.text, files=files_of(screen), allowed_mentions=discord.AllowedMentions.none()
        )
    except mail.FAILURES:
        await press.reply.remark((await press.words())("error-not-shown"))


@route("stats")
async def press_stats(press: Press) -> None:
    """[My statistics] of the settings and of a ladder."""
    await show_standing(press)


@route("own-ladder")
async def press_own_ladder(press: Press) -> None:
    """One's own name on ladders, or off them."""
    await press.client.backend.people.set(press.person, ladder=press.arg)
    press.client.forget_prefs(press.person)
    await show_standing(press)


@route("ladder")
async def press_ladder(press: Press) -> None:
    """[Ladder], its pages, and the other one; below a battle it is beside that."""
    if not press.arg:
        press.reply.fresh()
    scope, first = read_arg(OfLadder, press.arg)
    await show_ladder(press, everywhere=scope == "all", first=first)


@route("sides")
async def press_sides(press: Press) -> None:
    """[Who wins?] below a battle's sheet, and its two kinds."""
    scenario, scope = read_arg(OfSides, press.arg)
    await show_sides(press, scenario, here=scope == "here")
