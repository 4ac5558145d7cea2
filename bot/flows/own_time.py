"""A person's own time: zone, quiet hours, days away."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from bot.discord import forms
from bot.errors import UserError
from bot.flows.press import Press, number, route
from bot.flows.settings import show_settings
from bot.game.clock import zones
from bot.game.clock.quiet import zone_of
from bot.screens.own_time import own_time, zones_screen
from bot.screens.screen import LIST_LENGTH

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.game.timekeeping.rhythms import OwnTime

#: Zones that a list shows.
_LONGEST_NAME: Final = 60


async def show_own_time(asker: Asker, own: OwnTime | None = None) -> None:
    """All of it, as it is now."""
    if own is None:
        own = await asker.client.backend.rhythms.get(asker.person)
    await asker.show(own_time(await asker.words(), own, asker.client.backend.desk.now()))


async def live_in(asker: Asker, text: str) -> None:
    """A zone by its name or by a city; of several he chooses. Raises UserError."""
    found = zones.found(text, LIST_LENGTH) if text.strip() else []
    exact = zones.named(text) or (found[0] if len(found) == 1 else None)
    if exact is None and found:
        await asker.show(zones_screen(await asker.words(), found))
        return
    await show_own_time(asker, await asker.client.backend.rhythms.live_in(asker.person, exact or text))


async def sleep(asker: Asker, begins: int | None, ends: int | None) -> None:
    """Quiet hours. Raises UserError."""
    await show_own_time(asker, await asker.client.backend.rhythms.sleep(asker.person, begins, ends))


async def read_at(asker: Asker, hour: int) -> None:
    """The hour of the digest. Raises UserError."""
    await show_own_time(asker, await asker.client.backend.rhythms.read_at(asker.person, hour))


async def leave(asker: Asker, days: int, first: str | None = None) -> None:
    """Some days away, or there again. Raises UserError."""
    rhythms = asker.client.backend.rhythms
    if days == 0:
        await show_own_time(asker, await rhythms.come_home(asker.person))
        return
    since = None if first is None else await _day(asker, first)
    await show_own_time(asker, await rhythms.leave(asker.person, days, since))


async def _day(asker: Asker, text: str) -> float | None:
    """The beginning of a day where he lives; today begins now. Raises UserError."""
    zone = zone_of((await asker.client.backend.rhythms.get(asker.person)).rhythm.zone) or UTC
    try:
        day = datetime.strptime(text.strip(), "%Y-%m-%d").replace(tzinfo=zone)
        moment = day.timestamp()
    except (ValueError, OverflowError):
        raise UserError("unread-day", text=text[:40]) from None
    today = datetime.fromtimestamp(asker.client.backend.desk.now(), zone).date()
    return None if day.date() == today else moment


@route("own-time")
async def press_own_time(press: Press) -> None:
    await show_own_time(press)


@route("settings")
async def press_settings(press: Press) -> None:
    await show_settings(press)


@route("zone", form=True)
async def press_zone(press: Press) -> None:
    """A form for the name of a city: there are too many zones for a list."""
    words = await press.words()
    await forms.ask(
        press, "zone-said", title=words("form-zone"), label=words("form-zone-text"), most=_LONGEST_NAME
    )


@route("zone-said")
async def press_zone_said(press: Press) -> None:
    await live_in(press, forms.text_of(press.interaction))


@route("set-zone")
async def press_set_zone(press: Press) -> None:
    await live_in(press, press.value)


@route("quiet-from")
async def press_quiet_from(press: Press) -> None:
    await sleep(press, number(press.value), None)


@route("quiet-until")
async def press_quiet_until(press: Press) -> None:
    await sleep(press, None, number(press.value))


@route("digest-at")
async def press_digest_at(press: Press) -> None:
    await read_at(press, number(press.value))


@route("no-quiet")
async def press_no_quiet(press: Press) -> None:
    await sleep(press, 0, 0)


@route("away", final=True)
async def press_away(press: Press) -> None:
    await leave(press, number(press.arg))


@route("home", final=True)
async def press_home(press: Press) -> None:
    await leave(press, 0)
