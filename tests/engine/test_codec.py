"""States as text and back: nothing is lost, and whatever is wrong with a text is a SaveError."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GameState, SaveError, SeededDice, apply, codec, legal_actions, project
from engine.codec import CODEC_VERSION, dumps, from_data, hash_of, loads, to_data
from engine.frames import FRAMES, Play, Slot, Strike
from engine.state import Deed, Draft, Played, Turn, Unit
from engine.turn import Row
from engine.types import SIDES
from engine.values import Marker, Obstacle
from tests.boards import position
from tests.engine.walks import MIXED, samples, walk

SEED = "codec"
SMALL = "A:inf@E4 A:arm@F4 X:inf@E6 X:art@F7 forest@E5 wire@F5 medal:A:temporary@E4"


@pytest.mark.parametrize("name", MIXED)
def test_round_trip(name: str) -> None:
    """Every state of a walk comes back equal, with the same legal actions and the same hash."""
    for number, step in enumerate(walk(name, SEED, 200)):
        state = step.result.state
        again = loads(dumps(state), state.battle)
        assert again == state
        assert again.facts() == state.facts()
        if number % 10 == 0:
            assert legal_actions(again) == legal_actions(state)
            assert hash_of(again) == hash_of(state)
            assert (again.masks, again.occupied) == (state.masks, state.occupied)


def test_equal_states_have_equal_hashes_and_others_do_not() -> None:
    """Two hundred states in a row, two hundred hashes."""
    states = [step.result.state for step in walk("sword-beach", SEED, 200)]
    assert len({hash_of(state) for state in states}) == len(states)


def edit(state: GameState, change: Callable[[Draft], None]) -> GameState:
    """The same state with something changed by hand."""
    draft = state.draft()
    draft.legal = None
    change(draft)
    return draft.freeze()


def put_wire(draft: Draft) -> None:
    """Another piece of ground."""
    h = draft.battle.board.by_name["A1"]
    draft.ground = draft.ground.changed(h, draft.ground.spots[h].having(Obstacle("wire", facing="top")))


def promote(draft: Draft) -> None:
    """A unit with every field set."""
    h = draft.battle.board.by_name["E4"]
    draft.put(h, Unit(draft.units[h].id, "allies", "special-forces", 2, 4, "poland", 2, ("marked",)))


CHANGES: dict[str, Callable[[Draft], None]] = {
    "ground": put_wire,
    "units": promote,
    "hands": lambda draft: draft.hands.update({"axis": ("ambush",)}),
    "deck": lambda draft: setattr(draft, "deck", draft.deck[::-1]),
    "discard": lambda draft: setattr(draft, "discard", ("ambush",)),
    "won": lambda draft: draft.won.update({"axis": 2}),
    "held": lambda draft: draft.held.clear(),
    "turn": lambda draft: setattr(draft, "turn", sample(Turn)),
    "deeds": lambda draft: draft.deeds.update({0: sample(Deed)}),
    "played": lambda draft: draft.played.update(axis=sample(Played)),
    "memory": lambda draft: draft.memory.update({"smoke-laid": (1, 2)}),
    "pending": lambda draft: draft.pending.insert(0, Play("axis")),
    "ply": lambda draft: setattr(draft, "ply", 7),
    "undo_floor": lambda draft: (
        setattr(draft, "undo_floor", 0) if draft.undo_floor else setattr(draft, "ply", 3)
    ),
    "winner": lambda draft: setattr(draft, "winner", None),
}
#: Known without being saved: the battle, what follows from units, and what is only remembered.
DERIVED = {"battle", "masks", "occupied", "legal", "events"}


def test_every_field_is_saved() -> None:
    """Each slot of a state is changed in turn: the text differs, and reading it gives the change back."""
    assert set(CHANGES) | DERIVED == set(GameState.__slots__)
    state = position(SMALL, deck=("air-power", "barrage"))
    for slot, change in CHANGES.items():
        if slot == "winner":
            continue
        other = edit(state, change)
        assert dumps(other) != dumps(state), slot
        assert loads(dumps(other), state.battle) == other, slot


def test_the_winner_is_saved() -> None:
    """A battle that is over stays so."""
    over = next(step.result.state for name in ("mont-mouchet",) for step in walk(name, "over", 5000)
                if step.result.state.winner)  # fmt: skip
    again = loads(dumps(over), over.battle)
    assert again.winner == over.winner
    assert legal_actions(again) == ()


def sample(hint: Any) -> Any:
    """A value of this annotation that is no default anywhere."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return args[-1]
    if origin in (Union, UnionType):
        return sample(next(arg for arg in args if arg not in (NoneType, None)))
    if origin is tuple:
        return (sample(args[0]),) if args[-1] is Ellipsis else tuple(sample(arg) for arg in args)
    if hint in (NoneType, None):
        return None
    if isinstance(hint, type) and issubclass(hint, Row):
        return hint(*[sample(kind) for kind in hint.KINDS.values()])
    if isinstance(hint, type) and issubclass(hint, tuple):
        hints = get_type_hints(hint)
        return hint(*[sample(hints[field]) for field in hint._fields])  # type: ignore[attr-defined]
    return {int: 7, bool: True, str: "recon-left"}[hint]


ROWS = (Unit, Deed, Turn, Played, Obstacle, Marker, Slot, Strike, *FRAMES.values())


@pytest.mark.parametrize("kind", ROWS, ids=lambda kind: kind.__name__)
def test_every_field_of_a_row_is_saved(kind: type[Any]) -> None:
    """A row with something in every field, through JSON and back."""
    row = sample(kind)
    again = codec._row(kind, json.loads(json.dumps(codec._short(row, kind))))
    assert again == row
    assert type(again) is kind


@pytest.mark.parametrize("kind", [Deed, Turn])
def test_what_is_no_named_tuple_is_read_as_it_is_typed(kind: type[Row]) -> None:
    """The kinds that a save is read by are those of the fields."""
    assert list(kind.KINDS.items()) == [*get_type_hints(kind.__init__).items()][:-1]


DATA = to_data(position(SMALL))


def broken(change: Callable[[dict[str, Any]], object]) -> str:
    """A save with something wrong."""
    data = cast("dict[str, Any]", json.loads(json.dumps(DATA)))
    change(data)
    return json.dumps(data)


KEYS = [key for key in DATA if key not in ("v", "battle")]


def without(key: str) -> str:
    """A save that lacks a field."""
    return broken(lambda data: data.pop(key))


def replaced(key: str, value: object) -> str:
    """A save with another value in a field."""
    return broken(lambda data: data.update({key: value}))


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("not-json", ""),
        ("not-json", "{"),
        ("not-json", "[" * 100_000),
        ("not-a-state", "[]"),
        ("not-a-state", "null"),
        ("no-version", "{}"),
        ("no-version", broken(lambda data: data.update(v=0))),
        ("no-version", broken(lambda data: data.update(v=True))),
        ("no-version", broken(lambda data: data.update(v="1"))),
        ("newer-version", broken(lambda data: data.update(v=CODEC_VERSION + 1))),
        ("other-battle", broken(lambda data: data.update(battle="other"))),
        *(("corrupt", without(key)) for key in KEYS),
        *(("corrupt", replaced(key, "x")) for key in KEYS),
        *(("corrupt", replaced(key, None)) for key in KEYS),
        ("corrupt", replaced("memory", {"no-such-word": 1})),
        ("corrupt", replaced("memory", {"smoke-laid": 1})),
        ("corrupt", replaced("memory", {"smoke-laid": ["1"]})),
        ("corrupt", replaced("memory", {"pools": {"nobody": {}}})),
        ("corrupt", replaced("memory", {"pools": {"axis": {"supply-truck": "2"}}})),
        ("corrupt", broken(lambda data: data["units"].append(data["units"][0]))),
        ("corrupt", broken(lambda data: data["units"][0].__setitem__(0, "Z9"))),
        ("corrupt", broken(lambda data: data["units"][0].__setitem__(2, "reds"))),
        ("corrupt", broken(lambda data: data["units"][0].__setitem__(3, "cavalier"))),
        ("corrupt", broken(lambda data: data["units"][0].__setitem__(4, 0))),
        ("corrupt", broken(lambda data: data["units"][0].__setitem__(4, 9))),
        ("corrupt", broken(lambda data: data["units"][0].__setitem__(4, "4"))),
        ("corrupt", broken(lambda data: data["deck"].append("no-such-card"))),
        ("corrupt", broken(lambda data: data["hands"].pop())),
        ("corrupt", broken(lambda data: data["held"].append([7, "allies"]))),
        ("corrupt", broken(lambda data: data["won"].__setitem__(0, 99))),
        ("corrupt", broken(lambda data: data["won"].__setitem__(0, -1))),
        ("corrupt", broken(lambda data: data["pending"].clear())),
        ("corrupt", broken(lambda data: data["pending"].append(["RetreatUnit", "allies", 0, 0, 1, 0,
        "axis"]))),
        ("corrupt", broken(lambda data: data["pending"].append(["ChooseTargets", "allies", None]))),
        ("corrupt", broken(lambda data: data["pending"].append(["ChooseSectionFor", "allies"]))),
        ("corrupt", broken(lambda data: data["pending"].append(["OrderUnits", "allies", [[1, "nobody"]],
        []]))),
        ("corrupt", broken(lambda data: data["pending"].append(["Flying", "allies"]))),
        ("corrupt", broken(lambda data: data["pending"].append(["Advance", "allies", 1, 2, 999]))),
        ("corrupt", broken(lambda data: data["at"].__setitem__(2, "axis"))),
        ("corrupt", broken(lambda data: data["at"].__setitem__(1, 5))),
        ("corrupt", broken(lambda data: data["ground"].update(E5=["lava", [], [], []]))),
        ("corrupt", broken(lambda data: data["ground"].update(E5=["open", [["moat"]], [], []]))),
        ("corrupt", broken(lambda data: data["ground"].update(Z5=["open", [], [], []]))),
        ("corrupt", broken(lambda data: data["turn"].__setitem__(1, "reds"))),
        ("corrupt", broken(lambda data: data["played"].append(["axis", "no-such-card"]))),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(key: str, text: str) -> None:
    """A typed error with the reason, never a traceback of something else."""
    battle = position(SMALL).battle
    with pytest.raises(SaveError) as caught:
        loads(text, battle)
    assert caught.value.key == key


STATE = samples("sword-beach", SEED, 150, 150)[-1]
#: Of each kind; FIELDPOST_EXAMPLES=10000 for a long night.
EXAMPLES = int(os.environ.get("FIELDPOST_EXAMPLES", "120"))
TEXT = dumps(STATE)
leaves = (
    st.none() | st.booleans() | st.integers(-5, 200) | st.sampled_from(["allies", "E4", "ambush", "x", ""])
)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
@settings(max_examples=EXAMPLES, deadline=None)
def test_one_character_wrong(at: int, other: str) -> None:
    """A flipped byte either reads as a valid state or is a SaveError."""
    assert _sound(TEXT[:at] + other + TEXT[at + 1 :])


@given(st.data())
@settings(max_examples=EXAMPLES, deadline=None)
def test_one_value_wrong(data: st.DataObject) -> None:
    """The same for any one value anywhere in the data."""
    tree = json.loads(TEXT)
    node: Any = tree
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(node[key], (dict, list)) and node[key] and data.draw(st.booleans()):
            node = node[key]
            continue
        node[key] = data.draw(leaves | st.lists(leaves, max_size=3))
        break
    assert _sound(json.dumps(tree))


def _sound(text: str) -> bool:
    """It is refused, or a state one can go on with: it is saved, seen by all, and played on."""
    try:
        state = loads(text, STATE.battle)
    except SaveError:
        return True
    assert loads(dumps(state), STATE.battle) == state
    assert all(project(state, viewer).ply == state.ply for viewer in (*SIDES, "spectator"))
    legal = legal_actions(state)
    assert bool(legal) == (state.winner is None)
    return not legal or apply(state, legal[0], SeededDice("on")).state.ply == state.ply + 1


def test_versions() -> None:
    """Samples of older versions will stand here; until there are some, only the first exists."""
    assert CODEC_VERSION == 1
    state = position(SMALL)
    assert from_data(to_data(state), state.battle) == state
