"""Opening a cup, joining and leaving it, its start and its end: what people want done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from bot.errors import UserError
from bot.facts.audit import Audited, AuditKind
from bot.facts.computers import computer
from bot.facts.cup import LEAST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS, CupBattle, CupSetup, Entrant
from bot.facts.cupnews import CupChanged, CupOver, CupRound
from bot.facts.reliability import ASKED_FOR
from bot.game.cups import course as going
from bot.game.cups.register import CupChange, Register
from bot.game.cups.values import CupLook, NewCup, Organizer
from bot.game.lobby.admission import check_in_time, check_room
from bot.game.lobby.tables import Lobby
from bot.game.sealing import seal_of_all, seals_among
from bot.people.library import Library
from bot.store import Connection, Taken, audit, cups, games, retried
from bot.store.cups import CupRow
from bot.store.text.battletext import written

#: An invitation to a cup that nobody starts lapses.
_OPEN_SECONDS: Final = 28 * 24 * 3600.0
#: Cups of one server that are open or under way.
_MOST_CUPS: Final = 10
_LONGEST_NAME: Final = 40
_MOST_BATTLES: Final = MOST_ROUNDS


class Organizing:
    """What people want done with cups."""

    def __init__(self, register: Register, library: Library, lobby: Lobby, seed: Callable[[], str]) -> None:
        self._register = register
        self._library = library
        self._lobby = lobby
        self._seed = seed

    @retried
    async def new(self, wanted: NewCup, interaction: int) -> CupLook:
        """Open a cup: an invitation; each press opens one. Raises UserError or a ScenarioError."""
        desk = self._register.desk
        battles, texts = await self._battles(wanted)
        setup, now, seed = _setup(wanted, battles), desk.now(), self._seed()
        setup = setup._replace(seals=seal_of_all(seals_among(seed, going.sealed_places(setup))))
        row = CupRow(
            0, wanted.server, setup, wanted.by, now, wanted.channel, due=now + _OPEN_SECONDS,
            interaction=interaction, seed=seed,
        )  # fmt: skip
        try:
            async with desk.store.write() as conn:
                if len(await cups.find(conn, wanted.server, ("open", "running"), _MOST_CUPS)) == _MOST_CUPS:
                    raise UserError("too-many-cups", most=_MOST_CUPS)
                for battle, text in texts.items():
                    await games.add_battle(conn, battle, text)
                number = await cups.add(conn, row)
                await self._register.tell(conn, CupChanged(number))
        except Taken:
            async with desk.store.read() as conn:
                known = await cups.opened_by(conn, interaction)
            if known is None:
                raise
            number = known.id
        desk.wake.set()
        return await self._register.look(number)

    async def _battles(self, wanted: NewCup) -> tuple[tuple[CupBattle, ...], dict[str, str]]:
        """The battles of a cup, as they are today, and the texts they are set up from."""
        if not 0 < len(wanted.scenarios) <= _MOST_BATTLES:
            raise UserError("no-such-setting", name="battles", value=len(wanted.scenarios))
        battles, texts = [], dict[str, str]()
        for name in wanted.scenarios:
            sheet = await self._library.show(name, wanted.server)
            battle, text = written(sheet)
            texts[battle] = text
            battles.append(CupBattle(name, battle, sheet.titles, sum(sheet.to_win.values())))
        return tuple(battles), texts

    async def join(self, cup: int, person: int, interaction: int | None, word: str = "") -> CupLook:
        """Take part. Raises UserError for whoever has no room for a battle more: those of the cup come by
        themselves."""

        async def making(conn: Connection, row: CupRow) -> CupChange:
            _check_open(row)
            if row.course.seed_of(person) is not None:
                raise UserError("cup-joined-already")
            if len(row.course.entrants) >= row.setup.players:
                raise UserError("cup-full", most=row.setup.players)
            await check_room(conn, person, 0, row.server)
            await check_in_time(conn, person, row.setup.in_time)
            entrant = Entrant(person, self._lobby.added(interaction, word))
            course = row.course._replace(entrants=(*row.course.entrants, entrant))
            return CupChange(row._replace(course=course), (CupChanged(cup),))

        return await self._register.look_of(await self._register.change(cup, making))

    async def start(self, cup: int, by: Organizer, *, sure: bool = True) -> CupLook:
        """Draw the first round; computers take the seats that are free, if they are wanted.

        Unless he is `sure` it raises UserError "cup-not-full" where somebody could still join.
        """

        async def making(conn: Connection, row: CupRow) -> CupChange:
            _check_organizer(row, by)
            _check_open(row)
            if not row.course.entrants:
                raise UserError("cup-nobody")
            entrants = _filled(row)
            if len(entrants) < LEAST_PLAYERS:
                raise UserError("cup-too-few", least=LEAST_PLAYERS, there=len(entrants))
            if not sure and len(row.course.entrants) < row.setup.players:
                raise UserError("cup-not-full")
            Random(self._seed()).shuffle(entrants)
            course = going.gone_on(row.setup, going.seeded(row.course, tuple(entrants)))
            now = self._register.desk.now()
            await self._noted(conn, row, by, "cup-start")
            after = row._replace(status="running", course=course, due=now)
            return CupChange(after, (CupChanged(cup), CupRound(cup, 1)))

        return await self._register.look_of(await self._register.change(cup, making))

    async def drop(self, cup: int, person: int, by: Organizer) -> CupLook:
        """Somebody takes part no longer: his open match is lost, and nobody is paired with him again. Raises
        UserError."""

        async def making(conn: Connection, row: CupRow) -> CupChange:
            made = self._without(row, person)
            if person != by.person:
                _check_organizer(row, by)
                await self._noted(conn, row, by, "cup-drop", person)
            return made

        return await self._register.look_of(await self._register.change(cup, making))

    def _without(self, row: CupRow, person: int) -> CupChange:
        seed = row.course.seed_of(person)
        if seed is None or row.course.entrants[seed].dropped:
            raise UserError("not-in-cup")
        if row.status == "open":
            entrants = tuple([one for one in row.course.entrants if one.person != person])
            after = row._replace(course=row.course._replace(entrants=entrants))
        elif row.status == "running":
            # What he leaves behind is settled at once, or after a crash.
            now = self._register.desk.now()
            after = row._replace(course=going.dropped(row.course, seed), due=now)
        else:
            raise UserError("cup-over")
        return CupChange(after, (CupChanged(row.id),))

    async def end(self, cup: int, by: Organizer) -> CupLook:
        """End it: the table is final as it stands; one that has not begun is called off. Raises UserError."""

        async def making(conn: Connection, row: CupRow) -> CupChange:
            _check_organizer(row, by)
            if row.status not in ("open", "running"):
                raise UserError("cup-over")
            await self._noted(conn, row, by, "cup-end")
            return self._ended(row)

        return await self._register.look_of(await self._register.change(cup, making))

    async def _noted(
        self, conn: Connection, row: CupRow, by: Organizer, what: AuditKind, who: int | None = None
    ) -> None:
        """What moderators do with the cup of somebody else is noted for the others."""
        if by.person != row.created_by:
            done, now = Audited(what, name=row.setup.name, who=who), self._register.desk.now()
            await audit.add(conn, server=row.server, game=None, person=by.person, done=done, at=now)

    def _ended(self, row: CupRow) -> CupChange:
        now = self._register.desk.now()
        if row.status == "open":
            course = row.course._replace(ending="cancelled")
            after = row._replace(status="cancelled", course=course, due=None, ended_at=now)
            return CupChange(after, (CupChanged(row.id),))
        course = going.ended(row.setup, row.course, "ended")
        after = row._replace(status="over", course=course, due=None, ended_at=now)
        return CupChange(after, (CupChanged(row.id), CupOver(row.id)))

    async def sent_away(self, server: int) -> None:
        """The server wants the bot no more: its cups end, and nobody can be told of it there."""

        async def making(_conn: Connection, row: CupRow) -> CupChange:
            course = row.course._replace(ending="cancelled")
            now = self._register.desk.now()
            return CupChange(row._replace(status="cancelled", course=course, due=None, ended_at=now))

        for row in await self._going():
            if row.server == server:
                await self._register.change(row.id, making)

    async def servers(self) -> tuple[int, ...]:
        """The servers with cups that are open or under way."""
        return tuple(dict.fromkeys(row.server for row in await self._going()))

    async def farewell(self, person: int) -> None:
        """Who wants to be forgotten takes part in nothing any more, and a cup of his that has not begun is called
        off."""

        async def making(_conn: Connection, row: CupRow) -> CupChange:
            if row.status == "open" and row.created_by == person:
                return self._ended(row)
            try:
                return self._without(row, person)
            except UserError:
                # He has left it already, or it is over by now.
                return CupChange(row)

        for row in await self._going():
            await self._register.change(row.id, making)

    async def _going(self) -> list[CupRow]:
        async with self._register.desk.store.read() as conn:
            return await cups.going(conn)


def _setup(wanted: NewCup, battles: tuple[CupBattle, ...]) -> CupSetup:
    """What a cup is opened for. Raises UserError for what cannot be had."""
    name = " ".join(wanted.name.split())
    if not 0 < len(name) <= _LONGEST_NAME:
        raise UserError("cup-name", most=_LONGEST_NAME)
    most = MOST_PLAYERS[wanted.kind]
    if wanted.players is not None and not LEAST_PLAYERS <= wanted.players <= most:
        raise UserError("cup-players", least=LEAST_PLAYERS, most=most)
    if not 0 <= wanted.rounds <= MOST_ROUNDS:
        raise UserError("no-such-setting", name="rounds", value=wanted.rounds)
    if wanted.in_time not in (0, *ASKED_FOR):
        raise UserError("no-such-setting", name="in_time", value=wanted.in_time)
    return CupSetup(
        name, wanted.kind, battles, wanted.pace, wanted.language, wanted.players or most,
        wanted.players is not None, wanted.rounds, wanted.computer, wanted.standin, wanted.in_time, wanted.plain,
    )  # fmt: skip


def _filled(row: CupRow) -> list[Entrant]:
    """Those who take part, and the computers that sit down beside them."""
    entrants, level = list(row.course.entrants), row.setup.computer
    if level is not None:
        free = going.filled_to(row.setup, len(entrants)) - len(entrants)
        entrants += [Entrant(computer(level), number=number + 1) for number in range(free)]
    return entrants


def _check_open(row: CupRow) -> None:
    if row.status != "open":
        is_on = row.status == "running"
        raise UserError("cup-running" if is_on else "cup-over")


def _check_organizer(row: CupRow, by: Organizer) -> None:
    if by.person != row.created_by and not by.moderates:
        raise UserError("not-cup-organizer", person=row.created_by)
