"""Which picture, with which marks and words: every one drawn from the view of whoever will see it.

A picture that cannot be drawn is logged and left out: the words carry the game, and name the incident.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import renderer
from bot.errors import told
from bot.facts.computers import is_computer, level_of
from bot.facts.sheet import Sheet
from bot.screens.battles import labelled
from bot.screens.deciding import decision_text
from bot.screens.history.fights import deeds_of
from bot.screens.history.telling import Story, deed_marks, end_of, ended, sentences
from bot.screens.history.telling import told as told_of
from bot.screens.marking import arrow_marks, choice_marks, draft_marks, drafted_view, generals_of, glowing
from bot.screens.naming import cards_shown
from bot.screens.pictures import cup_pictures
from bot.screens.pictures.alt import board_alt, close_alt, drafts_alt, hand_alt, scenario_alt
from bot.screens.pictures.campaign_track import Track, drawn_track
from bot.screens.pictures.card_words import hand_words
from bot.screens.scenario import name_of, scenario_words
from bot.screens.screen import NO_PICTURE, Picture, cut
from bot.screens.seating import seat_name, seat_of
from bot.store.text.battletext import written
from engine import SeededDice, new_game, project
from renderer.fonts import drawable
from renderer.marks import Mark
from renderer.studio import DrawingError, Studio
from renderer.turns import NotWantedError

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.facts.drafted import Arrow
    from bot.game.cups.values import CupLook
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine import PlayerView, Side
    from engine.events import Event
    from engine.types import Section
    from renderer.turns import Wanted


#: Letters of a name below a board, where the card stands behind it.
_NAME: Final = 16
#: Pictures of battles that are kept: those of the box in a few languages, and some that were brought in.
_MOST_PREVIEWS: Final = 256


class Pictures:
    """Draws for the bot, away from the event loop."""

    def __init__(self, client: Fieldpost, studio: Studio) -> None:
        self.client: Final = client
        self._studio: Final = studio
        self._previews: dict[tuple[str, str], Picture] = {}

    @property
    def crowded(self) -> bool:
        """Whether whoever wants a picture now comes after several others."""
        return self._studio.crowded

    @property
    def swamped(self) -> bool:
        """Whether it comes after so many that words are not to wait for it."""
        return self._studio.swamped

    @property
    def full(self) -> bool:
        """Whether so many drafts wait for their pictures that one more would take another one's."""
        return self._studio.full

    async def close(self) -> None:
        """Finish what is being drawn."""
        await self._studio.close()

    async def own_board(
        self, moment: Moment, person: int, *, part: Section | None = None, wanted: Wanted | None = None
    ) -> tuple[Picture, ...]:
        """The board from one's own seat, in one's own look, with one's plan on it, or all plans of a team; of a big
        board the part where something happens as well. One that is not `wanted` once it could be drawn is empty."""
        theme, bottom = await self.own_look(moment, person)
        choices = choice_marks(moment)
        marks, glow = [*draft_marks(moment), *choices], glowing(moment.words, choices)
        if moment.answer and not moment.drafted:
            marks = [*deed_marks(moment.view, deeds_of(moment.view, moment.answer)), *marks]
        view = drafted_view(moment)
        if part is not None:
            # "left" is one's own left with the own side down.
            bottom = moment.side
            return (
                await self._board(
                    moment, view, theme=theme, bottom=bottom, marks=marks, part=part, glow=glow, wanted=wanted
                ),
            )
        return await self._with_close_up(
            moment, view, theme=theme, bottom=bottom, marks=marks, glow=glow, wanted=wanted
        )

    async def own_look(self, moment: Moment, person: int) -> tuple[str, Side | None]:
        """Somebody's colours, and which side he has at the bottom."""
        prefs = await self.client.prefs(person)
        if prefs.bottom == "board":
            return prefs.theme, None
        return prefs.theme, prefs.bottom if prefs.bottom in ("allies", "axis") else moment.side

    async def is_turned(self, moment: Moment, person: int) -> bool:
        """Whether his board stands the other way round than the one for everybody."""
        return not moment.words.aloud and (await self.own_look(moment, person))[1] == moment.view.top

    async def is_warm(self, moment: Moment, person: int) -> bool:
        """Whether his board can be drawn at once, or need not be."""
        if moment.words.aloud:
            return True
        theme, bottom = await self.own_look(moment, person)
        return self._studio.is_warm(labelled(moment.words, moment.view), theme=theme, bottom=bottom)

    async def general_board(
        self, moment: Moment, person: int, wanted: Wanted | None = None
    ) -> tuple[Picture, ...]:
        """What a general needs to see: of a big board the section he leads."""
        seat = seat_of(moment.card, moment.side, person) if moment.side is not None else None
        own = seat.sections if seat is not None and moment.view.board == "overlord" else ()
        return await self.own_board(moment, person, part=own[0] if len(own) == 1 else None, wanted=wanted)

    async def staff_board(self, moment: Moment, view: PlayerView, arrows: Sequence[Arrow]) -> Picture:
        """The board from a side's seat with what all of it have drafted, and whose stroke is whose."""
        generals = generals_of(arrows)
        legend = tuple(_seat(moment, person) for person in generals)
        marks = arrow_marks(arrows, generals)
        drafted = drafts_alt(moment.words, arrows)
        return await self._board(moment, view, bottom=moment.side, marks=marks, generals=legend, glow=drafted)

    async def section_boards(
        self, moment: Moment, view: PlayerView, sections: Iterable[Section], marks: Sequence[Mark] = ()
    ) -> list[Picture]:
        """The parts of a big board that somebody leads, own side down; a standard board has no parts."""
        if view.board != "overlord":
            return []
        return [
            await self._board(moment, view, bottom=moment.side, marks=marks, part=section)
            for section in sections
        ]

    async def public_board(self, moment: Moment, happened: Iterable[Event]) -> tuple[Picture, ...]:
        """The board as everybody may see it, with marks for what has just happened; of a big board the parts where
        it happened as well. Below it stands the turn: the card, every roll, who is next."""
        card = moment.card
        # the events are those of the turn before
        played, after = max(1, card.turn - 1), card.to_act or card.active
        return await self._told_board(moment, happened, played, after)

    async def past_board(self, moment: Moment, view: PlayerView, turn: int) -> Picture:
        """The board as it stood at the beginning of a turn of a battle that is over."""
        card = moment.card._replace(turn=turn, status="running")
        then = replace(moment, look=moment.look._replace(game=card))
        shown = await self._board(then, view, bottom=view.choice.side)
        return replace(shown, name=f"turn-{turn}-{shown.name}")

    async def told_turn(self, moment: Moment, happened: Iterable[Event], turn: int) -> tuple[Picture, ...]:
        """The board at the end of a turn, with what was done in it."""
        shown = await self._told_board(moment, happened, turn, moment.card.active)
        return tuple([replace(one, name=f"turn-{turn}-{one.name}") if one.data else one for one in shown])

    async def last_board(
        self, moment: Moment, happened: Iterable[Event], lost: Mapping[Side, int]
    ) -> tuple[Picture, ...]:
        """The board at the end, with the last turn, and who won over it: a picture to keep."""
        return await self._told_board(
            moment, happened, moment.card.turn, None, end_of(moment.words, moment.card, lost)
        )

    async def _told_board(
        self,
        moment: Moment,
        happened: Iterable[Event],
        turn: int,
        after: Side | None,
        end: renderer.End | None = None,
    ) -> tuple[Picture, ...]:
        view, words = moment.look.view, moment.words
        if end is not None:
            # The last turn never closed: its orders are over all the same.
            view = view._replace(
                units=tuple([one._replace(ordered=False, battled=False) for one in view.units])
            )
        deeds = deeds_of(view, happened)
        player = self.player(moment, deeds.side) if deeds.side is not None else ""
        lines = replace(told_of(words, turn, deeds, after, player), end=end)
        said = [
            part
            for part in (
                ended(words, moment.card) if end is not None else "",
                sentences(words, turn, deeds, player),
            )
            if part
        ]
        marks, heading = deed_marks(view, deeds), ""
        if deeds.side is not None and end is None:
            heading = words("picture-turn", turn=turn, side=words(f"side-{deeds.side}"))
        story = Story(lines, " ".join(said), heading)
        boxes = renderer.focuses_of(view, marks)
        return await self._with_close_ups(moment, view, boxes, marks=marks, story=story)

    def player(self, moment: Moment, side: Side) -> str:
        """What whoever plays a side alone is called, if the fonts can draw it: names of people may be any."""
        away = {one.person: one.computer for one in moment.card.away}
        seated = [away.get(one, one) for one in moment.card.seated(side)]
        if len(seated) != 1:
            return ""
        if is_computer(seated[0]):
            return moment.words(f"computer-{level_of(seated[0])}.plain")
        name = " ".join(self.client.known_name(seated[0]).split())
        return cut(name, _NAME) if drawable("bold", name) else ""

    async def _with_close_up(
        self,
        moment: Moment,
        view: PlayerView,
        *,
        theme: str = "standard",
        bottom: Side | None = None,
        marks: Sequence[Mark] = (),
        glow: str = "",
        wanted: Wanted | None = None,
    ) -> tuple[Picture, ...]:
        """A phone shows the whole of a big board too small to read: the fight is shown enlarged beside it."""
        box = renderer.focus_of(view, marks, bottom) if view.board != "standard" else None
        boxes = () if box is None else (box,)
        return await self._with_close_ups(
            moment, view, boxes, theme=theme, bottom=bottom, marks=marks, glow=glow, quick=True, wanted=wanted
        )

    async def _with_close_ups(
        self,
        moment: Moment,
        view: PlayerView,
        boxes: Sequence[renderer.Box],
        *,
        theme: str = "standard",
        bottom: Side | None = None,
        marks: Sequence[Mark] = (),
        glow: str = "",
        story: Story | None = None,
        quick: bool = False,
        wanted: Wanted | None = None,
    ) -> tuple[Picture, ...]:
        """The whole board, and these parts of it enlarged."""
        drawing = [
            self._board(
                moment, view, theme=theme, bottom=bottom, marks=marks, part=part, glow=glow, story=story,
                number=number, quick=quick, wanted=wanted,
            )
            for number, part in enumerate((None, *boxes))
        ]  # fmt: skip
        # One alone, as nearly always, needs no task of its own.
        return (await drawing[0],) if not boxes else tuple(await asyncio.gather(*drawing))

    async def hand(self, moment: Moment) -> Picture | None:
        """The hand of the side that looks."""
        view = moment.look.view
        cards = cards_shown(view)
        if moment.side is None or not cards or moment.words.aloud:
            return None
        try:
            drawn = await self._studio.hand(view, words=hand_words(moment), cards=cards)
        except Exception as error:
            return _lost(moment.words, error, game=moment.card.id)
        return Picture(f"hand.{drawn.format}", drawn.data, hand_alt(moment))

    async def cup(self, words: Words, cup: CupLook, people: Mapping[int, str]) -> Picture:
        """How a cup stands."""
        try:
            return NO_PICTURE if words.aloud else await cup_pictures.drawn(self._studio, words, cup, people)
        except Exception as error:
            return _lost(words, error, cup=cup.id)

    async def scenario(self, sheet: Sheet, words: Words) -> Picture:
        """A battlefield before the first card."""
        if words.aloud:
            return NO_PICTURE
        # By all that is in it: two servers may each bring in a battle of one name, and one the same in a new form.
        key = (written(sheet)[0], words.language)
        if key not in self._previews:
            try:
                view = labelled(words, project(new_game(sheet.plain, SeededDice("preview")), "spectator"))
                title = name_of(words, sheet)
                drawn = await self._studio.scenario_card(view, words=scenario_words(words, sheet))
            except Exception as error:
                return _lost(words, error, scenario=sheet.id)
            alt = scenario_alt(words, title, view)
            if len(self._previews) >= _MOST_PREVIEWS:
                self._previews.pop(next(iter(self._previews)))
            self._previews[key] = Picture(f"{sheet.id}.{drawn.format}", drawn.data, alt)
        return self._previews[key]

    async def track(self, track: Track, words: Words) -> Picture:
        """The track of a campaign, as everybody may see it."""
        try:
            return NO_PICTURE if words.aloud else await drawn_track(self._studio, track)
        except Exception as error:
            return _lost(words, error, campaign=track.name)

    async def _board(
        self,
        moment: Moment,
        view: PlayerView,
        *,
        theme: str = "standard",
        bottom: Side | None = None,
        marks: Sequence[Mark] = (),
        part: Section | renderer.Box | None = None,
        generals: tuple[str, ...] = (),
        glow: str = "",
        story: Story | None = None,
        number: int = 1,
        quick: bool = False,
        wanted: Wanted | None = None,
    ) -> Picture:
        if moment.words.aloud:
            return NO_PICTURE
        around = board_words(moment, view, generals)
        if story is not None and story.turn:
            around = replace(around, turn=story.turn)
        try:
            drawn = await self._studio.board(
                labelled(moment.words, view),
                theme=theme,
                marks=tuple(marks),
                bottom=bottom,
                words=around,
                crop=part,
                told=story.told if story is not None else None,
                quick=quick,
                wanted=wanted,
            )
        except NotWantedError:
            return NO_PICTURE
        except Exception as error:
            return _lost(moment.words, error, game=moment.card.id)
        where = "" if part is None else f"-close{number}" if isinstance(part, renderer.Box) else f"-{part}"
        name = f"board-{moment.card.id}-{moment.card.revision}{where}.{drawn.format}"
        if isinstance(part, renderer.Box):
            return Picture(name, drawn.data, close_alt(moment, story.alt if story else ""))
        return Picture(name, drawn.data, board_alt(moment, view, part, glow, story.alt if story else ""))


def _lost(words: Words, error: Exception, **where: object) -> Picture:
    """Stands for a picture that could not be drawn: the number under which the log says why."""
    incident = error.incident if isinstance(error, DrawingError) else told(error, **where).incident
    return Picture("", b"", words("picture-lost", incident=incident or "–"))


def _sides(words: Words) -> dict[Side, str]:
    return {"allies": words("side-allies"), "axis": words("side-axis")}


def _seat(moment: Moment, person: int) -> str:
    """Where somebody commands: names of people are not drawn, their fonts may be any."""
    seat = seat_of(moment.card, moment.side, person) if moment.side is not None else None
    return seat_name(moment.words, moment.card, seat) if seat is not None else "?"


def board_words(moment: Moment, view: PlayerView, generals: tuple[str, ...] = ()) -> renderer.Words:
    """What stands around a board."""
    words, card = moment.words, moment.card
    side = card.to_act or card.active
    if card.status == "over" or side is None:
        turn = words("picture-over")
    elif moment.draft is not None and moment.draft.ahead and moment.side is not None:
        # What is drawn is no turn of the other side, but what is going to be done after it.
        turn = words("picture-plan", turn=card.turn + 1, side=words(f"side-{moment.side}"))
    elif view.choice.kind == "play":
        turn = words("picture-turn", turn=card.turn, side=words(f"side-{side}"))
    else:
        turn = words(
            "picture-turn-doing",
            turn=card.turn,
            side=words(f"side-{side}"),
            decision=decision_text(words, card, view.choice.kind),
        )
    return renderer.Words(title=moment.name, turn=turn, sides=_sides(words), generals=generals)
