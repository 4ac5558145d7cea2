"""Campaigns: beginning one, how it stands, where reserves go, going on, giving it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.facts.place import THREAD
from bot.flows.opening import check_here, server_of, set_up
from bot.flows.press import Press, number, route
from bot.flows.turn import show_turn
from bot.screens.args import hexes_in
from bot.screens.campaign import (
    campaign_screen,
    reserves_screen,
    shelf,
    sure_to_end,
)
from bot.screens.pictures.campaign_track import track_of
from bot.screens.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.flows.asker import Asker
    from bot.game.reading.campaigns import CampaignLook
    from bot.game.values import NewGame


async def begin(asker: Asker, name: str, wanted: NewGame) -> None:
    """Open a campaign with the invitation to its first battle; alone it begins at once. Raises UserError."""
    await check_here(asker)
    await set_up(asker, wanted, campaign=name)


async def campaign_of(asker: Asker) -> CampaignLook:
    """The campaign of the battle that is meant. Raises UserError."""
    campaigns = asker.client.backend.campaigns
    return await campaigns.look(await campaigns.of_game(asker.game), asker.person)


async def show_campaign(asker: Asker, said: str = "") -> None:
    """How it stands, in an answer of one's own."""
    await asker.reply.soon()
    # What has ended here and is not told anywhere, in private, is taken over now.
    campaigns = asker.client.backend.campaigns
    await campaigns.take_over(asker.game)
    look, words = await campaign_of(asker), await asker.words()
    threads = await asker.client.backend.places.channels_of([card.id for card in look.battles], THREAD)
    screen = campaign_screen(words, look, threads, await campaigns.until(look), said)
    await asker.show(screen.drawn(await asker.client.pictures.track(track_of(words, look), words)))
    asker.client.herald.nudge()


async def show_shelf(asker: Asker) -> None:
    """All campaigns there are, and one's own."""
    campaigns = asker.client.backend.campaigns
    server = server_of(asker)
    known = await asker.client.backend.library.campaigns(server)
    mine = await campaigns.of_person(asker.person, server)
    await asker.show(shelf(await asker.words(), known, mine))


async def show_reserves(asker: Asker, chosen: Sequence[str] | None = None) -> None:
    """Where one's reserve may go. Raises UserError."""
    look = await campaign_of(asker)
    if look.mine is None:
        raise UserError("not-your-campaign")
    if not look.most or not (look.asked or look.sent is not None) or look.current is not None or look.over:
        raise UserError("no-reserves-now")
    await asker.show(reserves_screen(await asker.words(), look, chosen))


async def to_battle(asker: Asker, game: int) -> None:
    """The turn of the battle that is to be played."""
    if not isinstance(asker, Press):
        raise UserError("button-unknown")
    await show_turn(await asker.of_game(game))


@route("campaign")
async def press_campaign(press: Press) -> None:
    """[The campaign]: how it stands."""
    await show_campaign(press)


@route("campaign-of")
async def press_campaign_of(press: Press) -> None:
    """One of one's own campaigns, chosen from the list."""
    await show_campaign(await press.of_game(number(press.value)))


@route("campaign-reserves")
async def press_reserves(press: Press) -> None:
    """[Send reserves]: where, and how many. Raises UserError."""
    await show_reserves(press)


@route("campaign-choose")
async def press_choose(press: Press) -> None:
    """Hexes chosen from the list: shown before anything is said. Raises UserError."""
    await show_reserves(press, press.values)


@route("campaign-send", final=True)
async def press_send(press: Press) -> None:
    """[Send them], [Keep them back]. Raises UserError."""
    campaigns = press.client.backend.campaigns
    look = await campaign_of(press)
    game = await campaigns.send(look.id, press.person, hexes_in(press.arg))
    words = await press.words()
    await show_campaign(press, words("said-campaign-sent" if game is None else "said-campaign-begins"))


@route("campaign-again", final=True)
async def press_again(press: Press) -> None:
    """[Play it again]: the battle that was called off. Raises UserError."""
    look = await campaign_of(press)
    await press.client.backend.campaigns.again(look.id, press.person)
    await show_campaign(press, (await press.words())("said-campaign-begins"))


@route("campaign-battle")
async def press_battle(press: Press) -> None:
    """[To the battle]: the one that is being played now. Raises UserError."""
    look = await campaign_of(press)
    if look.current is None:
        raise UserError("no-battle-to-repeat")
    await to_battle(press, look.current.id)


@route("campaign-end")
async def press_end(press: Press) -> None:
    """[Give it up]: asked once. Raises UserError."""
    await ask_end(press)


async def ask_end(asker: Asker) -> None:
    """Whether one really gives it up. Raises UserError."""
    look = await campaign_of(asker)
    if look.mine is None:
        raise UserError("not-your-campaign")
    if look.over:
        raise UserError("campaign-over")
    await asker.ask(sure_to_end(await asker.words(), look))


@route("campaign-end-sure", final=True)
async def press_end_sure(press: Press) -> None:
    """[Give it up], once more: its battle under way is given up, too. Raises UserError."""
    backend = press.client.backend
    look = await campaign_of(press)
    battle = await backend.campaigns.end(look.id, press.person)
    if battle is not None:
        asker = await press.of_game(battle)
        request = await asker.request(fresh=False)
        if look.battles[-1].status == "open":
            await backend.lobby.leave(request)
        else:
            await backend.games.resign(request)
    words = await press.words()
    await press.show(Screen(words("said-campaign-ended")))
    press.client.herald.nudge()
