"""States as text and back. A save names its version and its battle; whatever is wrong with it is a SaveError.

The text holds only what changes in a battle: `Battle` itself is set up anew from its scenario and options.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from sys import intern
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from engine.battle import Battle
from engine.errors import SaveError
from engine.frames import FRAMES, Frame
from engine.ground import Ground, spot
from engine.memory import KINDS
from engine.rules.cards.table import CARDS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from engine.rules.units import UNITS
from engine.state import Deed, Draft, GameState, Played, Turn, Unit
from engine.turn import Row
from engine.types import SIDES, CardId, Side, Table
from engine.values import Marker, Obstacle

CODEC_VERSION: Final = 1

#: Brings the plain data of an older version one version on.
_UPGRADES: Final[Mapping[int, Callable[[Table], Table]]] = {}


#: A kind of row: any NamedTuple. Its fields and defaults are no attributes of `type`, and what is made of it is
#: whatever the one who asks has named.
_Kind: TypeAlias = type[Any]

#: Nothing in a state is a circle: to look for one takes a fifth of the time.
_encode: Final = json.JSONEncoder(check_circular=False, separators=(",", ":"), ensure_ascii=False).encode


def dumps(state: GameState) -> str:
    """The state as compact JSON."""
    names = state.battle.board.names
    units = ",".join([_unit_text(names[h], unit) for h, unit in sorted(state.units.items())])
    first, cards = _first_text(state.battle, state.ground), _cards_text(state)
    return f'{first},"units":[{units}],{cards},{_encode(_after_cards(state))[1:]}'


def _cards_text(state: GameState) -> str:
    """Hands and piles, without braces."""
    hands = ",".join([_pile_text(state.hands[side]) for side in SIDES])
    return f'"hands":[{hands}],"deck":{_pile_text(state.deck)},"discard":{_pile_text(state.discard)}'


@lru_cache(maxsize=4_096)
def _pile_text(cards: tuple[CardId, ...]) -> str:
    """Most turns leave most of them alone."""
    return _encode(cards)


@lru_cache(maxsize=512)
def _first_text(battle: Battle, ground: Ground) -> str:
    """All before the units, without the closing brace."""
    return _encode(_before_units(battle, ground))[:-1]


@lru_cache(maxsize=8_192)
def _unit_text(name: str, unit: Unit) -> str:
    """A unit as JSON: nearly all of them stand as they did in the state before."""
    return _encode([name, *_short(unit, Unit)])


def loads(text: str, battle: Battle) -> GameState:
    """The state a text holds. Raises SaveError if it is corrupt, of another battle, or of a newer version."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("not-json", str(error)[:80]) from None
    if not isinstance(data, dict):
        raise SaveError("not-a-state")
    return from_data(data, battle)


def hash_of(state: GameState) -> str:
    """A fingerprint: equal states have equal ones."""
    return blake2b(dumps(state).encode(), digest_size=16).hexdigest()


def to_data(state: GameState) -> dict[str, object]:
    """The state as plain data."""
    names = state.battle.board.names
    units = [[names[h], *_short(unit, Unit)] for h, unit in sorted(state.units.items())]
    return {
        **_before_units(state.battle, state.ground),
        "units": units,
        **_cards_data(state),
        **_after_cards(state),
    }


def _before_units(battle: Battle, ground: Ground) -> dict[str, object]:
    changed = _ground_data(ground, battle.ground, battle.board.names)
    return {"v": CODEC_VERSION, "battle": battle.id, "ground": changed}


def _cards_data(state: GameState) -> dict[str, object]:
    return {
        "hands": [list(state.hands[side]) for side in SIDES],
        "deck": list(state.deck),
        "discard": list(state.discard),
    }


def _after_cards(state: GameState) -> dict[str, object]:
    return {
        "won": [state.won[side] for side in SIDES],
        "held": [[n, side] for n, side in sorted(state.held.items())],
        "turn": [*_written_row(state.turn)],
        "deeds": [[number, *_written_row(deed)] for number, deed in state.deeds.items()],
        "played": [[who, *_short(played, Played)] for who, played in sorted(state.played.items())],
        "memory": {word: _plain_value(value) for word, value in state.memory.items()},
        "pending": [[type(frame).__name__, *_written_frame(frame)] for frame in state.pending],
        "at": [state.ply, state.undo_floor, state.winner],
    }


# Most turns, deeds and frames are those of the state before, or of another game.


@lru_cache(maxsize=4_096)
def _written_row(row: Row) -> tuple[object, ...]:
    return tuple(_short(row, type(row)))


@lru_cache(maxsize=4_096, typed=True)
def _written_frame(frame: Frame) -> tuple[object, ...]:
    return tuple(_plain(frame))


def _plain(value: tuple[object, ...]) -> list[object]:
    return [_plain(one) if isinstance(one, tuple) else one for one in value]


def _plain_value(value: object) -> object:
    """The same of what is remembered, which may be a table of its own."""
    if isinstance(value, dict):
        return {key: _plain_value(one) for key, one in value.items()}
    return _plain(value) if isinstance(value, tuple) else value


def _short(value: tuple[object, ...] | Row, kind: _Kind) -> list[object]:
    """The fields of a row, the defaults at its end left out."""
    if isinstance(value, Row):
        plain = value.plain
        size, least = len(plain), kind(*plain[: kind.NEEDED]).plain
        while size > kind.NEEDED and plain[size - 1] == least[size - 1]:
            size -= 1
        return _plain(plain[:size])
    fields, defaults = kind._fields, kind._field_defaults
    size = len(fields)
    while size and fields[size - 1] in defaults and value[size - 1] == defaults[fields[size - 1]]:
        size -= 1
    return _plain(value[:size])


def _ground_data(ground: Ground, first: Ground, names: tuple[str, ...]) -> dict[str, object]:
    """Only what has changed since the battle began."""
    differs = ground.differs
    if differs is None:
        pairs = zip(ground.spots, first.spots, strict=True)
        differs = ground.differs = tuple(h for h, (here, before) in enumerate(pairs) if here is not before)
    return {names[h]: _plain(ground.spots[h].plain) for h in differs}


def from_data(data: Table, battle: Battle) -> GameState:
    """The state that plain data holds. Raises SaveError."""
    version = data.get("v")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise SaveError("no-version")
    if version > CODEC_VERSION:
        raise SaveError("newer-version", str(version))
    for old in range(version, CODEC_VERSION):
        data = _UPGRADES[old](data)
    if data.get("battle") != battle.id:
        raise SaveError("other-battle", str(data.get("battle"))[:80])
    try:
        state = _read(data, battle)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise SaveError("corrupt", str(error)[:120]) from None
    from engine.audit import faults  # noqa: PLC0415  (audit asks for legal actions, which need all steps)

    try:
        wrong = faults(state)
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise SaveError("corrupt", str(error)[:120]) from None
    if wrong:
        raise SaveError("corrupt", wrong[0])
    return state


def _read(data: Table, battle: Battle) -> GameState:
    by_name = battle.board.by_name
    draft = Draft()
    draft.battle = battle
    draft.ground = _read_ground(data["ground"], battle)
    draft.units, draft.masks, draft.occupied = {}, {"allies": 0, "axis": 0}, 0
    for name, *fields in data["units"]:
        unit = _row(Unit, fields)
        if unit.kind not in UNITS or by_name[name] in draft.units:
            raise ValueError(f"unit on {name}")
        draft.put(by_name[name], unit)
    cards = _reader(tuple[str, ...])
    draft.hands = {side: _known(cards(hand)) for side, hand in zip(SIDES, data["hands"], strict=True)}
    draft.deck, draft.discard = _known(cards(data["deck"])), _known(cards(data["discard"]))
    draft.won = {side: _reader(int)(n) for side, n in zip(SIDES, data["won"], strict=True)}
    draft.held = {_index(n, len(battle.objectives)): _reader(Side)(side) for n, side in data["held"]}
    draft.turn = _row(Turn, data["turn"])
    _known(tuple(card for card in (draft.turn.card, draft.turn.effect) if card is not None))
    draft.deeds = {_reader(int)(number): _row(Deed, fields) for number, *fields in data["deeds"]}
    draft.played = {_reader(str)(who): _row(Played, fields) for who, *fields in data["played"]}
    _known(tuple(played.card for played in draft.played.values()))
    draft.memory = {word: _reader(KINDS[word])(value) for word, value in data["memory"].items()}
    draft.pending = [_frame(name, fields, battle.board.size) for name, *fields in data["pending"]]
    ply, floor, winner = data["at"]
    draft.ply, draft.undo_floor = _reader(int)(ply), _reader(int)(floor)
    draft.winner = _reader(Side | None)(winner)
    draft.legal = None
    draft.events = None
    return draft.freeze()


def _known(cards: tuple[str, ...]) -> tuple[str, ...]:
    for card in cards:
        if card not in CARDS:
            raise ValueError(f"no card {card!r}")
    return cards


def _index(value: object, size: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < size:
        raise ValueError(f"no number {value!r}")
    return value


def _read_ground(data: Table, battle: Battle) -> Ground:
    ground = battle.ground
    for name, (terrain, obstacles, markers, exits) in data.items():
        built = tuple(_row(Obstacle, fields) for fields in obstacles)
        if terrain not in TERRAIN or any(obstacle.kind not in OBSTACLES for obstacle in built):
            raise ValueError(f"unknown ground on {name}")
        to = spot(terrain, built, tuple(_row(Marker, fields) for fields in markers), tuple(exits))
        ground = ground.changed(battle.board.by_name[name], to)
    return ground


def _frame(name: str, fields: list[object], size: int) -> Frame:
    frame: Frame = _row(FRAMES[name], fields)
    for field in ("at", "to", "origin"):
        h = getattr(frame, field, 0)
        if h is not None and not 0 <= h < size:
            raise ValueError(f"{name} names hex {h}")
    return frame


def _row(kind: _Kind, fields: object) -> Any:
    """A NamedTuple from its fields, each checked against its annotation."""
    readers, given = _readers(kind), _list(fields)
    if len(given) > len(readers):
        raise ValueError(f"{kind.__name__} of {fields!r}")
    return kind(*[read(value) for read, value in zip(readers, given, strict=False)])


#: What reads and checks one value. What comes out is of the kind it was made for, which only that kind can say.
_Read: TypeAlias = Callable[[object], Any]
_READERS: Final[dict[_Kind, tuple[_Read, ...]]] = {}


def _readers(kind: _Kind) -> tuple[_Read, ...]:
    readers = _READERS.get(kind)
    if readers is None:
        hints = kind.KINDS if issubclass(kind, Row) else get_type_hints(kind)
        readers = _READERS[kind] = tuple([_reader(hint) for hint in hints.values()])
    return readers


@cache
def _reader(hint: object) -> _Read:
    """What reads and checks a value of this annotation."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return lambda value: _one_of(value, args)
    if origin in (Union, UnionType):
        rest = [arg for arg in args if arg not in (NoneType, None)]
        inner = _reader(rest[0] if len(rest) == 1 else Literal[*rest])
        return lambda value: None if value is None else inner(value)
    if origin is dict:
        name, each = _reader(args[0]), _reader(args[1])
        return lambda value: {name(key): each(one) for key, one in _table(value).items()}
    if origin is tuple:
        if args[-1] is Ellipsis:
            each = _reader(args[0])
            return lambda value: tuple([each(one) for one in _list(value)])
        several = [_reader(arg) for arg in args]
        return lambda value: tuple([read(one) for read, one in zip(several, _list(value), strict=True)])
    if isinstance(hint, type) and issubclass(hint, tuple):
        return lambda value: _row(hint, value)
    if hint in (NoneType, None):
        return lambda value: _one_of(value, (None,))
    return lambda value: _exactly(value, hint)


def _table(value: object) -> Table:
    if not isinstance(value, dict):
        raise ValueError(f"{value!r} is no table")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is no list")
    return value


def _one_of(value: object, allowed: tuple[object, ...]) -> object:
    if value not in allowed:
        raise ValueError(f"{value!r} is none of {allowed!r}")
    return value


def _exactly(value: object, kind: object) -> object:
    if type(value) is not kind:
        raise ValueError(f"{value!r} is no {kind!r}")
    # The same few words again and again: thousands of live games share them.
    return intern(value) if isinstance(value, str) else value
