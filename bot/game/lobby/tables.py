"""Before the first card: new games, invitations, seats, the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.errors import UserError, told
from bot.facts.computers import waits_for_computer
from bot.facts.cupnews import CupChanged
from bot.facts.kinds import Ending
from bot.facts.memo import Lesson, Memo
from bot.facts.news import Cancelled, Declined, Expired, Joined, Left, Started, TurnBegan
from bot.facts.policy import Policy
from bot.facts.public import Facts
from bot.facts.setup import Setup, team_seconds
from bot.facts.sheet import Sheet
from bot.game.acting import changing, settling
from bot.game.clock import ticking
from bot.game.drafting.awaiting import note_awaited
from bot.game.lobby.admission import check_in_time, check_room, check_watched, check_welcome
from bot.game.lobby.opening import lay, options_of, origin_of
from bot.game.reading.gamecards import card_of
from bot.game.sealing import Chance, own_word, salted
from bot.game.side import teams
from bot.game.table.desk import Desk, Done
from bot.game.table.live import Change, Live
from bot.game.table.locks import Locks
from bot.game.team import chairs, seating
from bot.game.values import GameCard, NewGame, Outcome, Request
from bot.people.library import Library
from bot.store import (
    Connection,
    Taken,
    games,
    interactions,
    people,
    places,
    retried,
    seats,
)
from bot.store.games import GameRow
from bot.store.interactions import InteractionRow
from bot.store.text.battletext import written
from engine import Options, Side, codec, new_game
from engine.dice import dice_for, seal_of
from engine.players import Level
from engine.setup import prepare
from engine.types import SIDES

#: Tables that one person may open within so many seconds.
MOST_OPENED, WITHIN_SECONDS = 5, 600.0
#: Everything is drawn, and added, when a table is opened.
_DRAWN: Final = Chance()


class Lobby:
    """Tables that are not yet, or just, taken."""

    def __init__(
        self,
        desk: Desk,
        library: Library,
        seed: Callable[[], str],
        salt: Callable[[int | None], str] | None,
        *,
        most_opened: int = MOST_OPENED,
    ) -> None:
        self._desk = desk
        self._most_opened = most_opened
        self._library = library
        self._seed = seed
        #: What joining adds; None: tables as they were before anybody added anything.
        self._salt = salt
        #: Whoever takes a seat does so once at a time: counting and sitting down are two steps.
        self._sitting = Locks()

    @retried
    async def new(self, wanted: NewGame, interaction: int | None = None, chance: Chance = _DRAWN) -> GameCard:
        """Open a table. Raises UserError or a ScenarioError."""
        sheet = await self._library.set_up(wanted.scenario, wanted.server, wanted.campaign)
        options = options_of(wanted)
        prepared, _ = prepare(sheet.plain, options=options, rules=wanted.rules)
        rows = chairs.first_seats(wanted, prepared)
        row, text = self._row(wanted, sheet, options, chance, dealt=prepared.overlord)
        row = row._replace(facts=salted(row.facts, self.added(interaction, wanted.word)))
        now = self._desk.now()
        try:
            async with self._sitting.of(wanted.by), self._desk.store.write() as conn:
                await games.add_battle(conn, row.battle, text)
                game = await games.add(conn, row)
                await lay(conn, game, wanted, rows, now)
                if interaction is not None:
                    await interactions.add(conn, InteractionRow(interaction, game, wanted.by, 1, 0, now))
                await self._check_admission(conn, game, wanted, now)
                if chairs.full(rows):
                    live = Live(row._replace(id=game), rows, {}, {}, (), None)
                    await self._desk.store_with(conn, await self.started(live, conn))
        except Taken:
            async with self._desk.store.read() as conn:
                done = None if interaction is None else await interactions.get(conn, interaction)
            if done is None:
                raise
            game = done.game
        self._desk.wake.set()
        live = await self._desk.load(game)
        if waits_for_computer(live.row.facts.awaited):
            self._desk.called.set()
        return card_of(live.row, live.seats)

    async def _check_admission(self, conn: Connection, game: int, wanted: NewGame, now: float) -> None:
        """Whether whoever opens a table may have it: counted with it, so that two at once are two. Raises UserError."""
        for one in wanted.agreed or (wanted.by,):
            await check_room(conn, one, game, wanted.server)
        if wanted.opponent is not None:
            await check_welcome(conn, wanted.by, wanted.opponent)
        await self._check_pace(conn, wanted.by, now)
        if wanted.watch:
            await check_watched(conn, game, wanted.server)

    def _row(
        self, wanted: NewGame, sheet: Sheet, options: Options, chance: Chance, *, dealt: bool
    ) -> tuple[GameRow, str]:
        """The row of a new table, and the text its battle is set up from."""
        battle, text = written(sheet)
        setup = Setup(
            titles=sheet.titles,
            to_win=sheet.to_win,
            options=options,
            rules=wanted.rules,
            language=wanted.language,
            reactions=wanted.reactions,
            pace=wanted.pace,
            team_seconds=team_seconds(wanted.team_seconds, wanted.pace),
            expires_seconds=wanted.expires_seconds,
            practice=wanted.practice,
            match=wanted.match,
            young=wanted.young,
            sides=wanted.sides,
            odds=wanted.odds,
            standin=wanted.standin,
            dealt=dealt,
            in_time=wanted.in_time,
            in_turn=wanted.in_turn,
            rematch=wanted.rematch,
            plain=wanted.plain,
            cup=wanted.cup,
            campaign=wanted.campaign,
        )
        seed, second = (*chance.seeds, "", "")[:2]
        row = self.opened(wanted.server, wanted.scenario, battle, setup, wanted.by, seed)
        for salt in chance.salts:
            row = row._replace(facts=salted(row.facts, salt))
        if wanted.lesson:
            row = row._replace(memo=Memo(lesson=Lesson()))
        if wanted.match:
            # The other battle is sealed with this one: nobody has added anything yet.
            second = second or self._seed()
            row = row._replace(
                memo=row.memo._replace(second_seed=second),
                facts=row.facts._replace(second_seal=seal_of(second)),
            )
        return row._replace(due=row.created_at + wanted.expires_seconds), text

    def opened(
        self, server: int | None, scenario: str, battle: str, setup: Setup, by: int, seed: str = ""
    ) -> GameRow:
        """The row of a table that nobody has played at."""
        seed = seed or self._seed()
        facts = Facts(salts=None if self._salt is None else ())
        now = self._desk.now()
        return GameRow(0, server, scenario, battle, setup, seed, seal_of(seed), by, now, facts=facts)

    async def paired(
        self, conn: Connection, wanted: NewGame, battle: str, seated: Mapping[Side, int], chance: Chance
    ) -> int:
        """A table for two who have agreed to play, begun, in the transaction of whoever pairs them; its number."""
        sheet, options = await games.battle_sheet(conn, battle), options_of(wanted)
        prepared, _ = prepare(sheet.plain, options=options, rules=wanted.rules)
        row, _ = self._row(wanted, sheet, options, chance, dealt=prepared.overlord)
        game = await games.add(conn, row)
        free = teams.layout(wanted.sides, teams.most_a_side(prepared))
        rows = tuple([one._replace(person=seated[one.side]) for one in free])
        await seats.replace(conn, game, rows)
        if wanted.origin is not None:
            await places.put(conn, origin_of(game, wanted.origin, self._desk.now()))
        live = Live(row._replace(id=game), rows, {}, {}, (), None)
        await self._desk.store_with(conn, await self.started(live, conn))
        return game

    async def join(self, request: Request, number: int | None = None, word: str = "") -> GameCard:
        """Take a seat: the one kept for this person, else a free one of the side wanted; late, too.

        The battle begins with the last one. What joining adds to its chance may be a word of one's own.
        """

        async def making(live: Live) -> Change:
            change = Change(live, self._desk.now())
            await self._check_in_time(request.person, live)
            if live.row.status == "running":
                side = seating.join_late(change, request.person, request.side, number)
                await self._check_room_for(request.person, live.row)
                async with self._desk.store.read() as conn:
                    change.policies[(request.person, side)] = await _default(conn, request.person)
                return change
            _check_open(live)
            change.seats = chairs.taken(live, request, number)
            await self._check_room_for(request.person, live.row)
            change.facts = salted(change.facts, self.added(request.interaction, word))
            change.say(Joined(request.person))
            if chairs.full(change.seats):
                # In the same transaction: no table is ever full and waits for somebody to begin.
                await self._deal(change)
            return change

        async with self._sitting.of(request.person):
            return self._card(await changing.make(self._desk, request, making))

    def added(self, interaction: int | None, word: str = "") -> str:
        """What a press adds to the chance of a table, or somebody's own word in its place."""
        if self._salt is None:
            return ""
        return own_word(word) if word else self._salt(interaction)

    async def fill(self, request: Request, level: Level) -> GameCard:
        """Let computers sit on every seat that is free; the battle begins. Raises UserError."""

        async def making(live: Live) -> Change:
            _check_open(live)
            change = Change(live, self._desk.now())
            change.seats = chairs.filled(live, request.person, level)
            change.facts = salted(change.facts, self.added(request.interaction))
            if not chairs.full(change.seats):
                raise UserError("seats-open")
            if live.row.setup.match and any(not chairs.manned(change.seats, side) for side in SIDES):
                raise UserError("match-needs-two")
            await self._deal(change)
            return change

        return self._card(await changing.make(self._desk, request, making))

    async def _check_room_for(self, person: int, row: GameRow) -> None:
        async with self._desk.store.read() as conn:
            await check_room(conn, person, row.id, row.server)

    async def _check_in_time(self, person: int, live: Live) -> None:
        """Whoever is asked for by name is wanted as he is."""
        if not any(row.person == person for row in live.seats):
            async with self._desk.store.read() as conn:
                await check_in_time(conn, person, live.row.setup.in_time)

    async def _check_pace(self, conn: Connection, person: int, now: float) -> None:
        """Whether somebody opens one table after the other. Raises UserError."""
        opened, most = await games.opened_since(conn, person, now - WITHIN_SECONDS), self._most_opened
        if len(opened) > most:
            raise UserError("too-fast", most=most, when=str(int(opened[-most - 1] + WITHIN_SECONDS)))

    async def leave(self, request: Request) -> GameCard:
        """Give a seat back; before the start the creator's leaving ends the table."""

        async def making(live: Live) -> Change:
            if not any(row.person == request.person for row in live.seats):
                raise UserError("not-your-game", game=live.row.id)
            change = Change(live, self._desk.now())
            if live.row.status == "running":
                seating.leave(change, teams.side_of(live, request), request.person)
                return change
            _check_open(live)
            if request.person == live.row.created_by:
                _cancel(change, "cancelled")
                change.say(Cancelled(request.person))
            else:
                change.seats = chairs.without(live.seats, request.person)
                change.say(Left(request.person))
            return change

        return self._card(await changing.make(self._desk, request, making))

    async def decline(self, request: Request) -> GameCard:
        """Say no to an invitation; nobody else was asked, so the table is closed. A rematch is open to others now."""

        async def making(live: Live) -> Change:
            _check_open(live)
            if not any(row.person == request.person and row.invited for row in live.seats):
                raise UserError("not-your-invitation")
            change = Change(live, self._desk.now())
            if live.row.setup.rematch:
                change.seats = chairs.without(live.seats, request.person)
            else:
                _cancel(change, "declined")
            change.say(Declined(request.person))
            return change

        return self._card(await changing.make(self._desk, request, making))

    def startable(self, card: GameCard) -> bool:
        """Whether those who are there may begin: each side has somebody, and nobody who was asked is waited for."""
        sides = {seat.side for seat in card.seats if seat.person is not None}
        return card.status == "open" and len(sides) == 2 and not any(seat.invited for seat in card.seats)

    async def start(self, request: Request) -> Outcome:
        """Deal the cards. Any of those seated may do it once every seat is taken, or each side has somebody."""

        async def making(live: Live) -> Change:
            teams.side_of(live, request)
            return await self.started(live)

        return await changing.outcome(self._desk, request, making)

    async def started(self, live: Live, conn: Connection | None = None) -> Change:
        """The change that starts a game; whoever holds a connection hands it on."""
        _check_open(live)
        manned = {seat.side for seat in live.seats if seat.person is not None}
        if len(manned) < 2 or any(seat.invited for seat in live.seats):
            raise UserError("seats-open")
        change = Change(live, self._desk.now())
        await self._deal(change, conn)
        return change

    async def _deal(self, change: Change, conn: Connection | None = None) -> None:
        """The first hands and the first turn, for those who sit there now."""
        if conn is None:
            async with self._desk.store.read() as reader:
                await self._deal(change, reader)
            return
        row = change.live.row
        change.rhythms = await people.rhythms(conn, [seat.person for seat in change.now_seated])
        seated = seating.settled(change.now_seated)
        if seated != change.live.seats:
            change.seats = seated
        battle = await self._desk.battles.of(conn, row)
        dice = dice_for(row.seed, change.facts.salts)
        state = new_game(battle.scenario, dice, options=battle.options, rules=row.setup.rules)
        # Tables that play the same battle share what was worked out for it.
        state = codec.loads(codec.dumps(state), battle)
        change.step("start", None, "game", None, state, rolls=tuple(dice.rolls), parent=0)
        for seat in seated:
            if seat.person is None:
                continue
            change.policies[(seat.person, seat.side)] = await _default(conn, seat.person)
        change.row = change.row._replace(status="running", started_at=change.now)
        change.memo = change.memo._replace(unaided=True)
        change.facts = settling.state_facts(change.facts, state)
        note_awaited(change)
        turn = ticking.Turn(state.turn.number, state.turn.side)
        clock = settling.set_clock(change, ticking.opened(turn, change.now, row.setup.pace))
        if row.setup.match and row.leg == 1:
            change.row = change.row._replace(match=row.id)
            if not row.setup.in_turn:
                change.timers = (*(change.timers or ()), settling.second_leg(change))
        change.say(Started(row.seed_hash))
        change.say(TurnBegan(state.turn.side, 1, 1, clock.due))
        if row.setup.cup is not None:
            # The way to it goes into the cup's table.
            change.say(CupChanged(row.setup.cup.id))

    async def start_full(self) -> int:
        """Begin what an older version left full and unbegun; returns how many tables that were."""
        async with self._desk.store.read() as conn:
            numbers = await games.numbers(conn, ("open",))
            seated = await seats.of_games(conn, numbers)
        full = [game for game in numbers if chairs.full(seated[game])]
        for game in full:
            try:
                await self._desk.change(game, self.started)
            except Exception as error:
                told(error, game=game, timer="start")
        return len(full)

    def _card(self, done: Done) -> GameCard:
        return card_of(done.live.row, done.live.seats)


def _check_open(live: Live) -> None:
    if live.row.status == "running":
        raise UserError("already-running", game=live.row.id)
    if live.row.status != "open":
        raise UserError("not-open", game=live.row.id)


def _cancel(change: Change, ending: Ending) -> None:
    change.row = change.row._replace(status="cancelled", ending=ending, ended_at=change.now, due=None)
    change.timers = ()


def expire(change: Change) -> None:
    """An invitation that nobody took."""
    _cancel(change, "expired")
    change.say(Expired())


async def _default(conn: Connection, person: int) -> Policy:
    """The policy a person starts new games with."""
    return (await people.get(conn, person)).policy
