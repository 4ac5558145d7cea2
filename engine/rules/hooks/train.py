"""Trains: an engine and its wagon on a track, hit and driven as one, `use drive FROM>TO` (CM-TRN-1, CM-TRN-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import UnitVanished
from engine.frames import MoveUnits
from engine.rules.changes import go, lose_figures
from engine.rules.hookpoints import Ability, Hook
from engine.rules.tracks import Train, driven, is_car, track_ahead, train_at
from engine.types import CLASSES

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame, Strike
    from engine.state import Draft, GameState, Unit
    from engine.types import Cause, Face, HexId, Side

_NAME: Final = "train"
_WORD: Final = "drive"
_FARTHEST: Final = 3
_HITS: Final[frozenset[Face]] = frozenset(("grenade",))
#: Hits left with which the wagon is gone.
_WITHOUT_WAGON: Final = 1
#: A round of moves that no card comes to.
_NEVER: Final = 99


def _answers(state: GameState, side: Side, who: str, hexes: list[HexId]) -> list[HexId]:
    """Cards for a class pass it over."""
    return [h for h in hexes if not is_car(state.units[h])] if who in CLASSES else hexes


def _hitting(state: GameState, strike: Strike, target: Unit, hitting: frozenset[Face]) -> frozenset[Face]:
    return _HITS if is_car(target) else hitting


def _confirm(draft: Draft, strike: Strike, target: Unit, hits: int, dice: Dice) -> int:
    """CM-TRN-2: what hits the wagon hits the train."""
    train = train_at(draft, strike.at)
    if not hits or train is None or train.engine == strike.at:
        return hits
    lose_figures(draft, train.engine, hits, "hits", strike.side, dice)
    return 0


def _on_loss(draft: Draft, unit: Unit, h: HexId, lost: int, by: Side) -> None:
    train = train_at(draft, h)
    if train is None or train.wagon is None or train.engine != h:
        return
    if unit.figures - lost <= _WITHOUT_WAGON:
        gone = draft.lift(train.wagon)
        draft.say(UnitVanished, gone.side, gone.id, train.wagon)


def _ignorable(state: GameState, unit: Unit, h: HexId, strike: Strike) -> int:
    return int(is_car(unit))


def _bars_retreat(state: GameState, unit: Unit, here: HexId, to: HexId) -> bool:
    """It goes back on its track only."""
    return is_car(unit)


def _stuck(draft: Draft, unit: Unit, h: HexId, owed: int, by: Side, dice: Dice) -> int:
    """CM-TRN-2: back along the track, away from the engine's front; what is left of the flags hits."""
    train = train_at(draft, h)
    if train is None:
        return owed
    while owed:
        back = track_ahead(draft, train, forward=False)
        if back is None:
            break
        train = _take(draft, train, back, "retreat", dice)
        owed -= 1
    if owed:
        lose_figures(draft, train.engine, owed, "flags", by, dice)
    return 0


def _take(draft: Draft, train: Train, to: Train, cause: Cause, dice: Dice) -> Train:
    """One hex forward or backward; who leads goes first."""
    pairs = [(train.engine, to.engine)]
    if train.wagon is not None and to.wagon is not None:
        pairs.append((train.wagon, to.wagon))
    if len(pairs) > 1 and to.engine == train.wagon:
        pairs.reverse()
    for way in pairs:
        go(draft, way, cause, dice)
    return to


def _why_not(state: GameState, frame: Frame, h: HexId) -> Refusal | None:
    name = state.battle.board.names[h]
    if not isinstance(frame, MoveUnits):
        return refuse("not-now", word=_WORD)
    train = train_at(state, h)
    if train is None or train.engine != h:
        return refuse("no-train-there", hex=name)
    if state.units[h].side != frame.owner:
        return refuse("not-your-unit", hex=name)
    cars = [state.units[one].id for one in (train.engine, train.wagon) if one is not None]
    deeds = [state.deeds[number] for number in cars if number in state.deeds]
    if not deeds:
        return refuse("not-ordered", hex=name)
    return refuse("moved-already", hex=name) if any(deed.round for deed in deeds) else None


def _options(state: GameState, frame: Frame) -> list[Action]:
    names, ways = state.battle.board.names, list[str]()
    for h, unit in state.units.items():
        if is_car(unit) and _why_not(state, frame, h) is None:
            ways += [f"{names[h]}>{names[to.engine]}" for to in driven(state, h, _FARTHEST)]
    return [Use(_WORD, (one,)) for one in sorted(ways)]


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    by_name = state.battle.board.by_name
    parts = action.words[0].upper().split(">") if len(action.words) == 1 else []
    if len(parts) != 2 or any(part not in by_name for part in parts):
        return refuse("name-train-and-hex")
    refusal = _why_not(state, frame, by_name[parts[0]])
    if refusal is not None or action in _options(state, frame):
        return refusal
    return refuse("no-free-track", hex=parts[1])


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    by_name = draft.battle.board.by_name
    start, end = (by_name[part] for part in action.words[0].upper().split(">"))
    train = train_at(draft, start)
    assert train is not None
    cars = [draft.units[h].id for h in (train.engine, train.wagon) if h is not None]
    for number in cars:
        if number in draft.deeds:
            draft.deeds[number] = draft.deeds[number]._replace(round=_NEVER)
    forward = end in [to.engine for to in driven(draft, start, _FARTHEST, forward=True)]
    while train.engine != end:
        to = track_ahead(draft, train, forward=forward)
        assert to is not None
        train = _take(draft, train, to, "move", dice)
        for h in (train.engine, train.wagon):
            if h is not None and draft.units[h].id in draft.deeds:
                draft.deeds[draft.units[h].id] = draft.deeds[draft.units[h].id]._replace(at=h)


HOOK: Final = Hook(
    _NAME,
    answers=_answers,
    hitting=_hitting,
    confirm=_confirm,
    on_loss=_on_loss,
    ignorable=_ignorable,
    bars_retreat=_bars_retreat,
    stuck=_stuck,
    abilities={_WORD: Ability("move", _options, _refusal, _perform)},
)
