"""A battle that is over as a film: which pictures it has, what stands on them, how long each stays; and it in words.

Everything is made from what spectators saw: public events, and the board as they know it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import renderer
from bot.screens.aloud import aloud
from bot.screens.battles import labelled
from bot.screens.history.fights import deeds_of
from bot.screens.history.sentences import is_again
from bot.screens.history.telling import deed_marks, end_by, end_of, ended, lost_units, sentences
from bot.screens.history.telling import told as told_of
from bot.screens.scenario import date_line
from bot.screens.screen import ALT, Picture, cut
from bot.store.text.battletext import sheet_of
from engine import events as ev
from engine import project
from engine.types import SIDES
from renderer.film import MOST_ROLLS, Shot

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.discord.client import Fieldpost
    from bot.facts.results import BattleResult
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from bot.screens.history.fights import Deeds
    from engine import GameState, PlayerView, Side
    from engine.record import Played

#: Milliseconds: the least and the most of what lies between the opening and the end, and how long those stay.
_SHORTEST, _LONGEST = 14_000, 50_000
_OPENING, _END = 2_200, 6_000
#: A picture with a roll stays so long where there is time, more for each further one and for a medal; one of moves
#: alone a part of that. None is shorter than the last.
_ROLL, _FURTHER, _MEDAL, _MOVES, _FLASH = 1_700, 350, 700, 1_000, 260
#: With more pictures than this each turn is one; with still more of them turns in which nobody fought are left out.
_MANY, _TOO_MANY = 48, 90
#: However long a battle was, a film has no more pictures.
_MOST: Final = 200


class Film(NamedTuple):
    """The pictures, and what they tell in words."""

    shots: tuple[Shot, ...]
    alt: str


class Cast(NamedTuple):
    """What a film is told with."""

    words: Words
    title: str
    #: Below the opening: when and where it was.
    when: str
    #: What whoever plays a side alone is called.
    players: Mapping[Side, str]
    #: Over the last picture; None: it never ended.
    end: renderer.End | None
    #: How it ended, as a sentence.
    result: str = ""


class _Piece(NamedTuple):
    """Something done together, and the state after it."""

    events: tuple[ev.Event, ...]
    state: GameState


class _Turn(NamedTuple):
    number: int
    side: Side
    pieces: list[_Piece]


class _Moment(NamedTuple):
    """A picture before anybody knows how long it stays."""

    shot: Shot
    weight: int


def film_of(cast: Cast, played: Sequence[Played]) -> Film:
    """The film of a battle: `played` is all that counts of it, after the state it began with."""
    turns = list(_turns(played))
    detailed = [_moments(cast, turn, parted=True) for turn in turns]
    if sum(map(len, detailed)) > _MANY:
        detailed = [_moments(cast, turn, parted=False) for turn in turns]
    if sum(map(len, detailed)) > _TOO_MANY:
        fought = [moments for moments in detailed if any(one.shot.told.rolls for one in moments)]
        detailed = fought or detailed
    moments = [one for some in detailed for one in some]
    if len(moments) > _MOST:
        # Evenly thinned out; the last one stays.
        moments = [moments[-1 - n * len(moments) // _MOST] for n in reversed(range(_MOST))]
    shots = (_opening(cast, played[0][0]), *_timed(moments), _last(cast, played[-1][0]))
    return Film(shots, _alt(cast, turns, played[-1][0].turn.number, sum(shot.milliseconds for shot in shots)))


async def filmed(client: Fieldpost, moment: Moment, played: Sequence[Played]) -> Picture:
    """A battle that is over, as everybody saw it. Raises DrawingError."""
    players = {side: client.pictures.player(moment, side) for side in SIDES}
    result = await client.backend.ladder.result(moment.card.id)
    if result is not None:
        # Whoever sits there in the end has not played all of it: then the side alone is named.
        players = {side: "" if _handed_on(result, side) else players[side] for side in SIDES}
    film = await asyncio.to_thread(film_of, _cast(moment, players, played), played)
    drawn = await client.studio.film(film.shots)
    return Picture(f"film-{moment.card.id}.{drawn.format}", drawn.data, film.alt)


def _handed_on(result: BattleResult, side: Side) -> bool:
    return any(not one.whole for one in result.seats_of(side))


def _cast(moment: Moment, players: Mapping[Side, str], played: Sequence[Played]) -> Cast:
    """What the film of a game is told with."""
    words, card = moment.words, moment.card
    when = date_line(words, sheet_of(played[0][0].battle.scenario))
    end = end_of(words, card, lost_units(_events(played)))
    return Cast(words, moment.name, when, players, end, ended(words, card))


def _events(played: Sequence[Played]) -> list[ev.Event]:
    return [event for _, result in played if result is not None for event in result.events]


def of_record(words: Words, title: str, played: Sequence[Played]) -> Film:
    """The film of a battle that was on no table: of a record."""
    state = played[-1][0]
    events = _events(played)
    won = [event for event in events if isinstance(event, ev.BattleWon)]
    end = end_by(words, state.winner, won[-1].reason, state.turn.number, lost_units(events)) if won else None
    return film_of(Cast(words, title, date_line(words, sheet_of(state.battle.scenario)), {}, end), played)


def _turns(played: Sequence[Played]) -> Iterable[_Turn]:
    """What was done in each turn; the last action of one brings the beginning of the next."""
    begun = played[0][0].turn
    turn = _Turn(begun.number, begun.side, [])
    for (_, _), (state, result) in pairwise(played):
        assert result is not None
        events: list[ev.Event] = []
        for event in result.events:
            if isinstance(event, ev.TurnBegan) and event.number != turn.number:
                turn.pieces.append(_Piece(tuple(events), state))
                yield turn
                turn, events = _Turn(event.number, event.side, []), []
            else:
                events.append(event)
        if events:
            turn.pieces.append(_Piece(tuple(events), state))
    if turn.pieces:
        yield turn


def _moments(cast: Cast, turn: _Turn, *, parted: bool) -> list[_Moment]:
    """The pictures of a turn: moves first, then the fights, a few at a time; of a big board the parts of it where
    something happened. Not `parted`, all in one.
    """
    if not turn.pieces:
        return []
    moments: list[_Moment] = []
    cards: list[ev.Event] = []
    big = turn.pieces[0].state.battle.board.kind != "standard"
    for pieces in _groups(turn) if parted and not big else [turn.pieces]:
        events = [*cards, *(event for piece in pieces for event in piece.events)]
        # What a card's dice are called goes with the card.
        cards = [event for event in events if isinstance(event, ev.CardPlayed)]
        view = labelled(cast.words, project(pieces[-1].state, "spectator"))
        deeds = deeds_of(view, events)
        marks = tuple(deed_marks(view, deeds))
        if not marks and (moments or len(turn.pieces) > len(pieces)):
            continue
        told = replace(told_of(cast.words, turn.number, deeds, None), caption=_caption(cast, turn, cards))
        shot = Shot(view, _around(cast), marks, told)
        parts: Sequence[renderer.Box | None] = renderer.focuses_of(view, marks) if big and marks else (None,)
        parts = parts if parted else parts[:1]
        moments += [
            _Moment(replace(shot, part=part), _weight(deeds) // len(parts)) for part in parts or (None,)
        ]
    return moments


def _groups(turn: _Turn) -> list[list[_Piece]]:
    """What was done before the first roll, and then the fights, at most so many together and about as many in each."""
    before: list[_Piece] = []
    fights: list[list[_Piece]] = []
    for piece in turn.pieces:
        if any(_rolls(event) for event in piece.events):
            fights.append([])
        (fights[-1] if fights else before).append(piece)
    pictures = -(-len(fights) // MOST_ROLLS)
    cuts = [len(fights) * n // pictures for n in range(pictures + 1)] if pictures else []
    together = [[piece for fight in fights[a:b] for piece in fight] for a, b in pairwise(cuts)]
    return [group for group in (before, *together) if group]


def _rolls(event: ev.Event) -> bool:
    """Whether dice were rolled against a unit."""
    return isinstance(event, ev.HazardRolled) or (isinstance(event, ev.DiceRolled) and not is_again(event))


def _caption(cast: Cast, turn: _Turn, cards: Iterable[ev.Event]) -> str:
    """Turn 7 · Ana (Allies): Probe Center."""
    words = cast.words
    played = [words(f"card-{one.card}.short") for one in cards if isinstance(one, ev.CardPlayed)]
    side = words(f"side-{turn.side}")
    player = cast.players.get(turn.side, "")
    if player:
        side = words("picture-player", player=player, side=side)
    if not played:
        return words("picture-turn", turn=turn.number, side=side)
    return words("picture-told", turn=turn.number, side=side, card=", ".join(dict.fromkeys(played)))


def _weight(deeds: Deeds) -> int:
    """How long a picture would stay where there is time."""
    rolls = len(deeds.fights)
    time = _ROLL + _FURTHER * (rolls - 1) if rolls else _MOVES
    return time + _MEDAL * bool(deeds.prizes)


def _timed(moments: Sequence[_Moment]) -> list[Shot]:
    """Each as long as its weight says, the whole neither too short nor too long."""
    whole = max(1, sum(one.weight for one in moments))
    share = min(max(whole, _SHORTEST), _LONGEST) / whole
    # A battle of a few pictures is not stretched without end.
    share = min(share, 2.0)
    shots: list[Shot] = []
    gone = 0
    for moment in moments:
        gone += moment.weight
        stays = max(_FLASH, round(moment.weight * share / 10) * 10)
        shots.append(replace(moment.shot, milliseconds=stays, over=gone / whole))
    return shots


def _around(cast: Cast) -> renderer.Words:
    """What stands around a board."""
    sides = {side: cast.words(f"side-{side}") for side in SIDES}
    return renderer.Words(title=cast.title, sides=sides)


def _opening(cast: Cast, state: GameState) -> Shot:
    """The board before the first card."""
    view = labelled(cast.words, project(state, "spectator"))
    return Shot(
        view, _around(cast), told=renderer.Told(caption=cast.when or cast.title), milliseconds=_OPENING
    )


def _last(cast: Cast, state: GameState) -> Shot:
    """The board at the end, with who has won."""
    view = _calm(labelled(cast.words, project(state, "spectator")))
    told = renderer.Told(caption="" if cast.end else cast.when, end=cast.end)
    return Shot(view, _around(cast), told=told, milliseconds=_END, over=1.0)


def _calm(view: PlayerView) -> PlayerView:
    """The last turn never closed: its orders are over all the same."""
    return view._replace(units=tuple([one._replace(ordered=False, battled=False) for one in view.units]))


def _alt(cast: Cast, turns: Sequence[_Turn], number: int, milliseconds: int) -> str:
    """How many turns in what time, who won, and the turns that brought medals, as far as there is room."""
    words = cast.words
    said = [words("alt-film", title=cast.title, turns=number, seconds=round(milliseconds / 1000))]
    if cast.result:
        said.append(cast.result if cast.result.endswith(".") else f"{cast.result}.")
    for turn in turns:
        events = [event for piece in turn.pieces for event in piece.events]
        deeds = deeds_of(project(turn.pieces[-1].state, "spectator"), events)
        if deeds.prizes:
            story = sentences(words, turn.number, deeds, cast.players.get(turn.side, ""))
            said.append(aloud(words, story))
    return cut(" ".join(said), ALT)
