"""The options of the editor that are special rules of ours, and back: one row a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, cast

from engine.types import SECTIONS, Section
from scenarios import kinds
from scenarios.boards import Board
from scenarios.hexlists import read_hexes
from scenarios.m44 import names
from scenarios.m44.document import Json, number, table, unwrapped, word
from scenarios.m44.layers import SIDE_OF, unit_layer
from scenarios.m44.units import read_unit, split_name
from scenarios.pieces import Record

Raw = dict[str, object]


class Row(NamedTuple):
    """One rule: the option that switches it on, those that belong to it, and both ways."""

    rule: str
    option: str
    #: The parameters, from the value, all options and the board; None: not as we know the rule.
    read: Callable[[object, Json, Board], Record | None]
    write: Callable[[Record, Board], Raw]
    beside: tuple[str, ...] = ()


def _flag(rule: str, option: str, wanted: object) -> Row:
    return Row(
        rule,
        option,
        lambda value, _, on: {} if type(value) is type(wanted) and value == wanted else None,
        lambda params, on: {option: wanted},
    )


def _side(rule: str, option: str) -> Row:
    """An option whose value is the side it is for."""

    def read(value: object, options: Json, on: Board) -> Record | None:
        side = word(value, names.SIDES)
        return {"side": side} if side else None

    return Row(rule, option, read, lambda params, on: {option: SIDE_OF[str(params["side"])]})


def _read_sides(value: object, options: Json, on: Board) -> Record | None:
    if isinstance(value, str) and value.strip().lower() == "all":
        return {"sides": sorted(SIDE_OF)}
    side = word(value, names.SIDES)
    return {"sides": [side]} if side else None


def _write_sides(params: Record, on: Board) -> Raw:
    sides = unwrapped(params["sides"])
    return {"partial_blitz_rules": "all" if len(sides) > 1 else SIDE_OF[str(sides[0])]}


def _read_hill(value: object, options: Json, on: Board) -> Record | None:
    hexes, faults = read_hexes(" ".join(str(item) for item in unwrapped(value)), on)
    return None if faults else {"side": "allies", "while_on": hexes}


def _write_hill(params: Record, on: Board) -> Raw:
    return {"hill317": [on.editor_name(str(name)) for name in unwrapped(params["while_on"])]}


_DROP_KEYS: Final = {"side", "range", "nbr_units", "center", "unit"}


def _read_drop(value: object, options: Json, on: Board) -> Record | None:
    """A drop we know: one center, infantry, nothing optional. Anything else is another rule."""
    told = value if isinstance(value, dict) else {}
    side = word(told.get("side"), names.SIDES)
    steps, figures = number(told.get("range")), number(told.get("nbr_units"))
    hexes, faults = read_hexes(str(told.get("center", "")), on)
    arm, flag = split_name(str(table(told, "unit").get("name", "infus")))
    if faults or len(hexes) != 1 or not side or not steps or not figures or set(told) - _DROP_KEYS:
        return None
    if arm is None or arm not in names.TYPES or flag is None:
        return None
    rule: Record = {"side": side, "center": hexes[0], "steps": steps, "figures": figures}
    return rule | {"kind": names.TYPES[arm], "nation": names.FLAGS[flag][1]}


def _write_drop(params: Record, on: Board) -> Raw:
    unit = unit_layer({"at": "", "figures": 4, **params, "full": 4}, [])
    drop: Raw = {
        "side": SIDE_OF[str(params["side"])],
        "range": params["steps"],
        "nbr_units": params["figures"],
        "center": on.editor_name(str(params["center"])),
        "unit": {"name": unit["name"]},
    }
    return {"airdrop": drop}


def _read_nightfall(value: object, options: Json, on: Board) -> Record | None:
    return {"side": word(options.get(_TURNS), names.SIDES) or "allies"} if value is True else None


def _write_nightfall(params: Record, on: Board) -> Raw:
    return {"night_visibility_reverse_rule": True, _TURNS: SIDE_OF[str(params["side"])]}


def _read_exits(value: object, options: Json, on: Board) -> Record | None:
    told = value if isinstance(value, dict) else {}
    side, count = word(told.get("side"), names.SIDES), number(told.get("min_nbr_units"))
    return {"side": side, "number": count} if side and count else None


def _write_exits(params: Record, on: Board) -> Raw:
    return {"must_have_unit_exit": {"side": SIDE_OF[str(params["side"])], "min_nbr_units": params["number"]}}


def _read_sections(value: object, options: Json, on: Board) -> Record | None:
    """Sections by number, from the side's own seat."""
    told = value if isinstance(value, dict) else {}
    side, worth = word(told.get("side"), names.SIDES), number(told.get("count_for", 1))
    given = [number(one) for one in unwrapped(told.get("sections", []))]
    sections = [SECTIONS[one] for one in given if one is not None and one < len(SECTIONS)]
    if not (side and worth and sections) or len(sections) < len(given):
        return None
    return {"side": side, "sections": sections, "worth": worth}


def _write_sections(params: Record, on: Board) -> Raw:
    sections = [SECTIONS.index(cast(Section, one)) for one in unwrapped(params["sections"])]
    told = {"sections": sections, "side": SIDE_OF[str(params["side"])], "count_for": params["worth"]}
    return {"empty_section_medals": told}


def _read_breakthrough(value: object, options: Json, on: Board) -> Record | None:
    """CM-ABT-1: new armor of each side, as the editor writes a unit."""
    given = value if isinstance(value, dict) else {}
    told: Record = {"no_exit": []}
    for word_, side in names.SIDES.items():
        unit = table(given, word_)
        read = read_unit(unit, "", {}, "").unit if unit.get("name") else None
        count = number(unit.get("nbr_units", 0))
        if count is None or (count and (read is None or read["side"] != side)):
            return None
        told |= {side: count, f"{side}_kind": read["kind"] if read else "armor"}
        if unit.get("behavior") == _NO_EXIT:
            cast("list[str]", told["no_exit"]).append(side)
    return told if set(given) <= set(names.SIDES) else None


def _write_breakthrough(params: Record, on: Board) -> Raw:
    told: dict[str, object] = {}
    for side, theirs in SIDE_OF.items():
        if params[side]:
            kind = str(params[f"{side}_kind"])
            row = kinds.UNITS[kind]
            unit = unit_layer({"at": "", "side": side, "kind": kind, "figures": row.figures}, [])
            stays = {"behavior": _NO_EXIT} if side in unwrapped(params["no_exit"]) else {}
            told[theirs] = {"nbr_units": params[side], **unit, **stays}
    return {"armor_breakthrough_rules": told}


#: CM-SMS-1, CM-SMS-3: hexes of a smoke screen, and the turns after which it is gone.
_SCREEN: Final = {"hexes": 3, "turns": 3}


def _read_screen(value: object, options: Json, on: Board) -> Record | None:
    side = word(value.get("side"), names.SIDES) if isinstance(value, dict) else None
    return {"side": side, **_SCREEN} if side else None


#: The rule of which the option tells the side only; the bridges tell the rest themselves.
BLOWN: Final = "blow-bridges"
_NEIGHBOUR: Final = "NEED_NEIGHBOUR_UNIT"


def _read_blown(value: object, options: Json, on: Board) -> Record | None:
    told = value if isinstance(value, dict) else {}
    side, option = word(told.get("side"), names.SIDES), told.get("option")
    if side is None or option not in (None, "", _NEIGHBOUR):
        return None
    return {"side": side, "bridges": [], "medals": [], "near": int(option == _NEIGHBOUR)}


def _write_blown(params: Record, on: Board) -> Raw:
    near = {"option": _NEIGHBOUR} if params["near"] else {}
    return {"blowbridge_opt2": {"side": SIDE_OF[str(params["side"])], **near}}


_DROPS_KEYS: Final = {*_DROP_KEYS, "nbr_drops", "behavior", "turn", "option", "option2"}
_IDLE, _FREE, _BY_DAY = "CANNOT_BE_ACTIVATED_TILL_TURN", "TARGET_DROP_CENTER", "NEED_FULL_DAY_VISIBILITY"


def _read_drops(value: object, options: Json, on: Board) -> Record | None:
    """Waves of figures; `center` may be advice, or prose."""
    told = value if isinstance(value, dict) else {}
    unit = table(told, "unit")
    side, steps = word(told.get("side"), names.SIDES), number(told.get("range"))
    counts = [number(one) for one in unwrapped(told.get("nbr_units"))]
    if len(counts) == 1:
        counts *= number(told.get("nbr_drops", 1)) or 1
    waves = [one for one in counts if one]
    read = read_unit({**unit, "behavior": None}, "", {}, "").unit if unit.get("name") else None
    behaviors = {told.get("behavior"), unit.get("behavior")} - {None, ""}
    said = {told.get("option"), told.get("option2")} - {None, ""}
    if not side or not steps or not waves or len(waves) < len(counts) or read is None:
        return None
    if set(told) - _DROPS_KEYS or behaviors - {_IDLE} or said - {_FREE, _BY_DAY}:
        return None
    hexes, faults = read_hexes(str(told.get("center", "")), on)
    aimed = not faults and len(hexes) == 1 and _FREE not in said
    idle = number(told.get("turn", unit.get("turn", 1))) if behaviors else 0
    rule: Record = {"side": side, "center": hexes if aimed else [], "steps": steps, "waves": waves}
    return rule | {"kind": read["kind"], "nation": read["nation"], "idle": idle or 0}


def _read_second(value: object, options: Json, on: Board) -> Record | None:
    drops = _read_drops(value, options, on)
    told = value if isinstance(value, dict) else {}
    by_day = _BY_DAY in (told.get("option"), told.get("option2"))
    return None if drops is None else drops | {"by_day": int(by_day)}


def _written_drops(params: Record, on: Board) -> Raw:
    unit = unit_layer({"at": "", "figures": 4, **params, "full": 4}, [])
    waves, center = unwrapped(params["waves"]), unwrapped(params["center"])
    drop: Raw = {
        "side": SIDE_OF[str(params["side"])],
        "range": params["steps"],
        "nbr_units": waves if len(waves) > 1 else waves[0],
        "nbr_drops": len(waves),
        "unit": {"name": unit["name"]},
    }
    drop |= {"center": on.editor_name(str(center[0]))} if center else {"option2": _FREE}
    drop |= {"behavior": _IDLE, "turn": params["idle"]} if params["idle"] else {}
    return drop | ({"option": _BY_DAY} if params.get("by_day") else {})


def _read_train(value: object, options: Json, on: Board) -> Record | None:
    told = value if isinstance(value, dict) else {}
    unit, side = table(told, "unit"), word(told.get("side"), names.SIDES)
    read = read_unit({**unit, "behavior": None}, "", {}, "").unit if unit.get("name") else None
    units = [number(one) for one in unwrapped(told.get("nbr_units"))]
    if not side or read is None or not units or any(not one for one in units):
        return None
    idle = number(unit.get("turn", 1)) if unit.get("behavior") == _IDLE else 0
    return {"side": side, "units": units, "kind": read["kind"], "nation": read["nation"], "idle": idle or 0}


def _write_train(params: Record, on: Board) -> Raw:
    unit = unit_layer({"at": "", "figures": 4, **params, "full": 4}, [])
    rest = {"behavior": _IDLE, "turn": params["idle"]} if params["idle"] else {}
    told: Raw = {"side": SIDE_OF[str(params["side"])], "nbr_units": params["units"]}
    return {"supply_train_rules": {**told, "unit": {"name": unit["name"], **rest}}}


_NO_EXIT: Final = "CANNOT_EXIT"
_TURNS: Final = "night_visibility_team_turn"
ROWS: Final = (
    *[_flag(rule, option, value) for (option, value), rule in names.OPTIONS.items()],
    _side("air-strikes", "air_strikes_rules"),
    _side("commissar", "russian_commissar_rule"),
    Row("partial-blitz", "partial_blitz_rules", _read_sides, _write_sides),
    Row(
        "night",
        "night_visibility_rules",
        lambda value, _, on: {"start": 1} if value is True else None,
        lambda params, on: {"night_visibility_rules": True},
    ),
    Row("nightfall", "night_visibility_reverse_rule", _read_nightfall, _write_nightfall, (_TURNS,)),
    Row("armor-breakthrough", "armor_breakthrough_rules", _read_breakthrough, _write_breakthrough),
    Row(
        "smoke-screen",
        "smoke_screen",
        _read_screen,
        lambda params, on: {"smoke_screen": {"side": SIDE_OF[str(params["side"])]}},
    ),
    Row(BLOWN, "blowbridge_opt2", _read_blown, _write_blown),
    Row("supply-train", "supply_train_rules", _read_train, _write_train),
    Row("must-exit", "must_have_unit_exit", _read_exits, _write_exits),
    Row("empty-sections", "empty_section_medals", _read_sections, _write_sections),
    Row("recon-as-air-power", "hill317", _read_hill, _write_hill),
    Row("air-drop", "airdrop", _read_drop, _write_drop),
    Row("air-drops", "airdrop", _read_drops, lambda params, on: {"airdrop": _written_drops(params, on)}),
    Row(
        "second-air-drop",
        "airdrop2",
        _read_second,
        lambda params, on: {"airdrop2": _written_drops(params, on)},
    ),
)
RULES: Final[Mapping[str, Row]] = {row.rule: row for row in ROWS}
