"""Campaigns: battles that hang together. A battle's end is taken over once, and the next one is opened once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from bot.errors import UserError
from bot.facts.campaign import CampaignEnding, CampaignFacts, CampaignWent, Course, InCampaign, StageBattle
from bot.facts.computers import free_number
from bot.facts.place import ORIGIN
from bot.facts.seat import NOBODY, Seat
from bot.facts.sheet import Sheet
from bot.game.lobby.opening import origin_of
from bot.game.lobby.tables import Lobby
from bot.game.reading.campaigns import CampaignLook, asked_sides, is_here, look_of, side_of
from bot.game.reading.matches import counted_medals
from bot.game.reading.records import kept
from bot.game.sealing import Chance, seal_of_all, seals_among, seed_among
from bot.game.table.desk import Desk
from bot.game.table.live import Live
from bot.game.values import GameCard, NewGame
from bot.people.library import Library
from bot.store import Connection, campaigns, games, log, outbox, places, retried, seats
from bot.store.campaigns import CampaignRow
from bot.store.connecting.batch import Direct
from bot.store.games import GameRow
from bot.store.text import eventtext
from bot.store.text.battletext import sheet_of, written
from engine import Side
from engine.match import units_lost
from engine.types import OTHER, SIDES
from scenarios.campaign import course
from scenarios.campaign.applying import applied
from scenarios.campaign.reading import CampaignReading
from scenarios.campaign.values import Changes, StageResult

#: How a campaign stands after it; None: nothing changes.
_Making: TypeAlias = Callable[[CampaignRow], CampaignFacts | None]
#: So often somebody else may be faster.
_TRIES: Final = 6
#: Battles of a campaign that may be called off and played again, each by a seal from before anybody joined.
_MOST_AGAIN: Final = 9
#: Campaigns of one person that are looked through for the one he means.
_MOST: Final = 25


class Campaigns:
    """Everything about campaigns but what is said of them."""

    def __init__(self, desk: Desk, lobby: Lobby, library: Library, seed: Callable[[], str]) -> None:
        self._desk = desk
        self._seed = seed
        self._lobby = lobby
        self._library = library

    # -- beginning -----------------------------------------------------------------------------------------

    async def new(self, name: str, wanted: NewGame, interaction: int | None = None) -> GameCard:
        """Open the first battle of a campaign, and with it the campaign. Raises UserError or a ScenarioError."""
        reading = await self._library.campaign(name, wanted.server)
        campaign, now = reading.campaign, self._desk.now()
        facts, (battles, texts) = CampaignFacts(course.begun(campaign)), _battles(reading)
        async with self._desk.store.write() as conn:
            for battle, text in texts.items():
                await games.add_battle(conn, battle, text)
            row = CampaignRow(
                0, wanted.server, Course(campaign, battles), facts, wanted.by, now, seed=self._seed()
            )
            row = row._replace(id=await campaigns.add(conn, row))
        within = _within(row, 1, course.changes(campaign, facts.standing, {}))
        first = replace(
            wanted, scenario=campaign.first.scenario, campaign=within, match=False, practice=False
        )
        return await self._lobby.new(first, interaction, Chance((seed_among(row.seed, within.place),)))

    # -- looking -------------------------------------------------------------------------------------------

    async def look(self, campaign: int, person: int | None = None) -> CampaignLook:
        """How a campaign stands, as somebody may see it. Raises UserError if there is none."""
        async with self._desk.store.read() as conn:
            row = await _row(conn, campaign)
            return await look_of(conn, row, person)

    async def of_game(self, game: int) -> int:
        """The campaign that a game belongs to. Raises UserError if it belongs to none."""
        within = (await self._desk.load(game)).row.setup.campaign
        if within is None:
            raise UserError("no-campaign-here")
        return within.campaign

    async def seals(self, campaign: int) -> str:
        """The seals of all its battles, a line each; "": it is older than that. Raises UserError."""
        async with self._desk.store.read() as conn:
            return _seals(await _row(conn, campaign))

    async def of_person(self, person: int, server: int | None = None) -> tuple[CampaignLook, ...]:
        """Somebody's campaigns, the newest first."""
        async with self._desk.store.read() as conn:
            found = await campaigns.of_person(conn, person, server, _MOST)
            return tuple([await look_of(conn, await _row(conn, one), person) for one in found])

    # -- going on ------------------------------------------------------------------------------------------

    async def take_over(self, game: int) -> int | None:
        """What a battle that is over means for its campaign, once; then the next one is opened, if nobody is asked
        first. Returns the game that is to be played now, if there is one."""
        live = await self._desk.load(game)
        within = live.row.setup.campaign
        if within is None:
            return None
        if live.row.status in ("over", "cancelled"):
            lost = await self._lost(live)
            await self._changed(within.campaign, lambda row: _after(row, within, live, lost), live)
        return await self.go_on(within.campaign)

    async def _lost(self, live: Live) -> Mapping[Side, int]:
        async with self._desk.store.read() as conn:
            rows = await log.between(conn, live.row.id, 1, live.row.revision)
        return units_lost(event for one in kept(rows) for event in eventtext.loads(one.events))

    @retried
    async def _changed(self, campaign: int, making: _Making, told_with: Live | None = None) -> CampaignRow:
        """Change how a campaign stands, all or nothing; what is to be told is stored with it."""
        for _ in range(_TRIES):
            async with self._desk.store.write() as conn:
                row = await _row(conn, campaign)
                facts = making(row)
                if facts is None:
                    return row
                if await campaigns.claim(conn, row, facts):
                    if told_with is not None:
                        said = CampaignWent(campaign, len(facts.standing.results))
                        last = told_with.row
                        await outbox.add(Direct(conn), last.id, last.revision, (said,), self._desk.now())
                    self._desk.wake.set()
                    return row._replace(facts=facts, version=row.version + 1)
        raise UserError("too-quick")

    async def go_on(self, campaign: int) -> int | None:
        """The battle that is to be played now, opened if it is not there yet; None while somebody is asked, and when
        there is none."""
        for _ in range(_TRIES):
            async with self._desk.store.read() as conn:
                row = await _row(conn, campaign)
                known = await campaigns.games_of(conn, campaign)
            number = len(row.facts.standing.results) + 1
            if row.facts.over or row.facts.called_off:
                return None
            if number in known:
                await self._started(known[number])
                return known[number]
            last = await self._desk.load(known[number - 1])
            if asked_sides(row, last.seats):
                return None
            await self._open(row, number, last)
        raise UserError("too-quick")

    @retried
    async def _open(self, row: CampaignRow, number: int, last: Live) -> None:
        """Set up the next battle, or the one that was called off; once only, whoever does it at the same time."""
        stage = row.course.campaign.stages[row.facts.standing.at]
        changes = course.changes(row.course.campaign, row.facts.standing, row.facts.sent)
        async with self._desk.store.read() as conn:
            printed = await games.battle_sheet(conn, row.course.battles[stage.name].battle)
            known = await places.of_game(conn, last.row.id)
        sheet = sheet_of(applied(printed.plain, changes))
        battle, text = written(sheet)
        fresh = self._next_row(row, last, battle, sheet, _within(row, number, changes))
        async with self._desk.store.write() as conn:
            # Two at once have read the same row, and one of them is too late; so is whoever sends reserves after this.
            facts = row.facts._replace(opened=number, called_off=0, again=_again(row.facts))
            if not await campaigns.claim(conn, row, facts):
                return
            await games.add_battle(conn, battle, text)
            game = await games.add(conn, fresh)
            await seats.replace(conn, game, _seated(last.seats))
            for place in known:
                if place.kind == ORIGIN:
                    await places.put(conn, origin_of(game, place.channel, self._desk.now()))
            await campaigns.link(conn, row.id, number, game)

    def _next_row(
        self, row: CampaignRow, last: Live, battle: str, sheet: Sheet, within: InCampaign
    ) -> GameRow:
        """As the last battle was played, without a word from anybody who joins: what was added then counts for all."""
        stage = row.course.battles[row.facts.standing.at]
        setup = last.row.setup._replace(
            titles=stage.titles,
            to_win=sheet.to_win,
            campaign=within,
            rematch=False,
        )
        scenario = row.course.campaign.stages[row.facts.standing.at].scenario
        seed = seed_among(row.seed, within.place) if within.place else ""
        made = self._lobby.opened(row.server, scenario, battle, setup, last.row.created_by, seed)
        return made._replace(facts=made.facts._replace(salts=last.row.facts.salts))

    async def _started(self, game: int) -> None:
        live = await self._desk.load(game)
        if live.row.status != "open" or any(one.person is None or one.invited for one in live.seats):
            return
        try:
            await self._desk.change(game, self._lobby.started)
        except UserError as error:
            if error.key not in ("already-running", "not-open"):
                raise
        self._desk.called.set()

    # -- what people say -----------------------------------------------------------------------------------

    async def send(self, campaign: int, person: int, hexes: Sequence[str]) -> int | None:
        """Where somebody's reserve goes, or that it is kept back: once both sides have said so the battle begins.

        Returns its game then. Raises UserError.
        """
        look = await self.look(campaign, person)
        side = look.mine
        if side is None:
            raise UserError("not-your-campaign")

        def making(row: CampaignRow) -> CampaignFacts:
            standing, plan = row.facts.standing, row.course.campaign
            places_ = {str(one["at"]) for one in course.open_places(plan, standing, side)}
            most = course.most_sent(plan, standing, side)
            if row.facts.ending is not None or not most or row.facts.opened > len(standing.results):
                raise UserError("no-reserves-now")
            if not set(hexes) <= places_ or len(set(hexes)) != len(hexes) or len(hexes) > most:
                raise UserError("reserves-wrong", most=most)
            return row.facts._replace(sent={**row.facts.sent, side: tuple(hexes)})

        await self._changed(campaign, making)
        return await self.go_on(campaign)

    async def send_unsaid(self, game: int) -> None:
        """Time is up: the reserve of whoever has said nothing goes where a computer would send it."""
        campaign = await self.of_game(game)
        live = await self._desk.load(game)

        def making(row: CampaignRow) -> CampaignFacts | None:
            silent = asked_sides(row, live.seats)
            return row.facts._replace(sent=_usual(row, row.facts, silent)) if silent else None

        await self._changed(campaign, making)
        await self.go_on(campaign)

    async def again(self, campaign: int, person: int) -> int:
        """Play the battle that was called off once more: its new game. Raises UserError."""
        async with self._desk.store.read() as conn:
            row = await _row(conn, campaign)
            known = await campaigns.games_of(conn, campaign)
        number = len(row.facts.standing.results) + 1
        last = await self._desk.load(known[max(known)])
        if side_of(last.seats, person) is None:
            raise UserError("not-your-campaign")
        if row.facts.called_off == last.row.id and row.facts.ending is None:
            await self._open(row, number, last)
        game = await self.go_on(campaign)
        if game is None:
            raise UserError("no-battle-to-repeat")
        return game

    async def end(self, campaign: int, person: int) -> int | None:
        """Give a campaign up: the other side has won it. Returns its battle under way, if there is one. Raises
        UserError."""
        look = await self.look(campaign, person)
        side, last = look.mine, look.battles[-1]
        if side is None:
            raise UserError("not-your-campaign")

        def making(row: CampaignRow) -> CampaignFacts:
            if row.facts.over:
                raise UserError("campaign-over")
            return row.facts._replace(ending="given-up", winner=OTHER[side])

        await self._changed(campaign, making, await self._desk.load(last.id))
        return last.id if last.status in ("open", "running") else None

    async def sent_away(self, server: int) -> None:
        """The server wants the bot no more: its campaigns end, and nobody has won them."""
        async with self._desk.store.read() as conn:
            rows = await campaigns.of_server(conn, server)

        def making(row: CampaignRow) -> CampaignFacts | None:
            return None if row.facts.over else row.facts._replace(ending="gone", winner=None)

        for row in rows:
            await self._changed(row.id, making)

    async def servers(self) -> tuple[int, ...]:
        """The servers on which a campaign goes on."""
        async with self._desk.store.read() as conn:
            return tuple(await campaigns.servers(conn))

    async def asked_until(self, game: int) -> float | None:
        """Until when those may say where their reserve goes who are asked after a battle; None: nobody is."""
        live = await self._desk.load(game)
        within = live.row.setup.campaign
        if within is None:
            return None
        look = await self.look(within.campaign)
        if len(look.standing.results) != within.number or not look.asked:
            return None
        pace = live.row.setup.pace
        return self._desk.now() + (_WITHOUT_CLOCK if pace is None else pace.bank)

    async def until(self, look: CampaignLook) -> float | None:
        """Until when those who are asked in a campaign may say so; None: nobody is, or it is not known yet."""
        if not look.asked:
            return None
        live = await self._desk.load(look.battles[-1].id)
        return next((one.due for one in live.timers if one.kind == "reserves"), None)


#: Seconds for which one side's reserves are waited for where there is no clock.
_WITHOUT_CLOCK: Final = 14 * 24 * 3600.0


def _battles(reading: CampaignReading) -> tuple[dict[str, StageBattle], dict[str, str]]:
    """The battles of a campaign as they are now, and their texts by id."""
    battles: dict[str, StageBattle] = {}
    kept_: dict[str, str] = {}
    for name, one in reading.playable().items():
        sheet = sheet_of(one)
        battle, text = written(sheet)
        kept_[battle] = text
        battles[name] = StageBattle(battle, sheet.titles, sheet.first or "axis", sheet.nations, sheet.date)
    return battles, kept_


def _within(row: CampaignRow, number: int, changes: Changes) -> InCampaign:
    campaign = row.course.campaign
    titles = {language: words.title for language, words in campaign.texts.items()}
    made = InCampaign(row.id, titles, number, campaign.longest, changes)
    place = str(number + _again(row.facts))
    listed = _seals(row)
    return made._replace(seals=seal_of_all(listed), place=place) if f"\n{place} " in f"\n{listed}" else made


def _again(facts: CampaignFacts) -> int:
    """How many of its battles were called off and are opened once more, with one that is just to be."""
    return facts.again + bool(facts.called_off)


def _seals(row: CampaignRow) -> str:
    """The seals of all its battles, and of some more, for those that are called off and played again."""
    places = range(1, row.course.campaign.longest + _MOST_AGAIN + 1)
    return seals_among(row.seed, map(str, places))


async def _row(conn: Connection, campaign: int) -> CampaignRow:
    row = await campaigns.get(conn, campaign)
    if row is None:
        raise UserError("no-campaign-here")
    return row


def _after(
    row: CampaignRow, within: InCampaign, live: Live, lost: Mapping[Side, int]
) -> CampaignFacts | None:
    """How a campaign stands after a battle; None: that has been taken over, or is of no moment any more."""
    facts, game = row.facts, live.row
    if facts.ending is not None or len(facts.standing.results) != within.number - 1:
        return None
    if game.status == "cancelled":
        known = facts.called_off == game.id
        return None if known or game.started_at is None else facts._replace(called_off=game.id)
    stage = facts.standing.at
    result = StageResult(stage, game.winner, counted_medals(game), lost)
    first = row.course.battles[stage].first
    standing = course.went(row.course.campaign, facts.standing, result, facts.sent, first)
    ending: CampaignEnding | None = None if standing.at else "played"
    after = CampaignFacts(standing, facts.opened, again=facts.again, ending=ending)
    silent = [side for side in SIDES if not any(is_here(one) for one in live.seats if one.side == side)]
    return after._replace(sent=_usual(row, after, silent))


def _usual(row: CampaignRow, facts: CampaignFacts, sides: Sequence[Side]) -> dict[Side, tuple[str, ...]]:
    """What has been said of reserves, and for those who do not say anything what is usual."""
    plan, standing = row.course.campaign, facts.standing
    more = {
        side: course.usual(plan, standing, side) for side in sides if course.most_sent(plan, standing, side)
    }
    return {**facts.sent, **more}


def _seated(rows: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who sits there in the next battle: the same as in the last one; for whoever is gone for good a Veteran."""
    known = [one.person for one in rows if one.person]
    made = []
    for one in rows:
        person = one.person
        if person in (None, NOBODY):
            person = free_number("veteran", known)
            known.append(person)
        made.append(one._replace(person=person, invited=False))
    return tuple(made)
