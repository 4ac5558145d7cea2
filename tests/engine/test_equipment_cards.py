"""Which card orders which unit of the Equipment Pack, and what it adds (XCARD)."""

from __future__ import annotations

import pytest

from engine.rules.cards.table import CARDS
from engine.rules.units_equipment import ROWS
from tests.boards import Case, Game, case, position, proves

FAR = "A:inf@A1 X:inf@M9"
UNITS = {row.id: row for row in ROWS}
GUNS = {"heavy-anti-tank-gun", "big-gun", "mobile-artillery", "screaming-meemies"}
TANKS = {"hobart-bridge", "hobart-bobbin", "hobart-fascine", "hobart-plough", "hobart-petard", "tank-destroyer",
         "tiger", "half-track"}  # fmt: skip
WHEELS = {"supply-truck", "patrol-car", "command-car"}
FOOT = {"mortar-early", "mortar-late", "machine-gun-early", "machine-gun-late", "anti-tank-gun-late", "sniper",
        "ski-troops", "cavalry"}  # fmt: skip
NEVER = {"supply-truck", "command-car"}

#: The units a card orders; section cards and Direct From HQ order all of them.
ORDERS = {
    "armor-assault": TANKS,
    "infantry-assault": FOOT | WHEELS,
    "move-out": FOOT | WHEELS,
    "artillery-bombard": GUNS,
    "firefight": set(UNITS) - NEVER,
    "behind-enemy-lines": FOOT,
    "dig-in": FOOT,
    "breakthrough-dig-in": FOOT | GUNS,
    "breakthrough-behind-enemy-lines": FOOT,
    "direct-from-hq": set(UNITS),
    "probe-center": set(UNITS),
}
BESIDE = {"close-assault": TANKS | FOOT | {"patrol-car"}}


@proves("XCARD-1 XCARD-3 HT-4 ST-5 LRP-4 EQ-HAT-1 EQ-BG-1 EQ-MA-1 EQ-NEB-1")
@pytest.mark.parametrize("card", sorted(ORDERS))
@pytest.mark.parametrize("kind", sorted(UNITS))
def test_orders(card: str, kind: str) -> None:
    """A unit alone with a friend of each class: ordered or not."""
    board = "board=breakthrough " if card.startswith("breakthrough") else ""
    game = Game(position(f"{board}A:{kind}@G5 A:inf@A1 A:arm@B1 A:art@C1 X:inf@M9", hand=[card]))
    game.do(f"play {card}")
    if card == "infantry-assault":
        game.do("choose center") if kind in ORDERS[card] else game.do("choose left")
    assert ("order G5" in game.legal) == (kind in ORDERS[card])


@proves("XCARD-1 XCARD-2")
@pytest.mark.parametrize("kind", sorted(UNITS))
def test_close_assault(kind: str) -> None:
    """Next to an enemy: infantry and armor of every kind that battles."""
    game = Game(position(f"A:{kind}@G5 X:inf@G6 A:inf@A1 X:inf@A2", hand=["close-assault"]))
    game.do("play close-assault")
    assert ("order G5" in game.legal) == (kind in BESIDE["close-assault"])


@proves("XCARD-1 EQ-TIGER-4")
@pytest.mark.parametrize("kind", sorted(UNITS))
def test_medics(kind: str) -> None:
    """Vehicles never, single figures never below strength, all others."""
    row = UNITS[kind]
    figures = max(1, row.figures - 1)
    game = Game(
        position(f"A:{kind}{figures}/{row.figures}@G5 A:inf2@A1 X:inf@M9", hand=["medics-and-mechanics"])
    )
    game.do("play medics-and-mechanics")
    assert ("choose G5" in game.legal) == (row.figures > 1 and kind not in WHEELS | {"half-track"})


@proves("ST-5 LRP-4 HT-4 XAMB-06")
@pytest.mark.parametrize("kind", sorted(UNITS))
@pytest.mark.parametrize("die", ["infantry", "armor", "star"])
def test_finest_hour(kind: str, die: str) -> None:
    """A die orders its own class, a star anybody."""
    letter = {"infantry": "I", "armor": "A", "star": "S"}[die]
    game = Game(position(f"A:{kind}@G5 A:inf@A1 X:inf@M9", hand=["their-finest-hour"]), letter)
    game.do("play their-finest-hour")
    game.do("roll")
    assert ("order G5" in game.legal) == (die == "star" or UNITS[kind].orders_as == die)


CASES = [
    case("XCARD-2", "Armor Assault: close assault only", f"A:half-track@E5;I5 X:inf@E6 X:inf@I7 {FAR}",
         "play armor-assault; order E5 I5", targets={"E5": "E6:3", "I5": "I7:2"}),
    case("XCARD-2", "Armor Assault: a close overrun, too", "A:tiger@E5 X:inf1@E6 X:inf@E7 A:inf@A1",
         "play armor-assault; order E5; attack E5xE6; advance", "ISSS", targets={"E6": "E7:4"}),
    case("XCARD-2", "Armor Assault: no fire overrun", "A:tiger@E5 X:inf1@E6 X:inf@E8 A:inf@A1",
         "play armor-assault; order E5; attack E5xE6; advance", "ISSS", targets={"E6": "E8:3"}),
    case("XCARD-2", "Close Assault: no overrun", "A:tiger@E5 X:inf1@E6 X:inf@E7 A:inf@A1",
         "play close-assault; order E5; attack E5xE6; advance", "ISSS", targets={"E6": "E7:3"}),
    case("XCARD-2", "Their Finest Hour: both", "A:tiger@E5 X:inf1@E6 X:inf@E7 A:inf@A1",
         "play their-finest-hour; roll; order E5; attack E5xE6; advance", "A ISSS", hand="their-finest-hour",
         targets={"E6": "E7:4"}),
    case("XCARD-3 EQ-BG-3", "Firefight: guns, snipers, and zeroed in",
         f"A:heavy-anti-tank-gun@A7 A:sniper@A5 A:big-gun@A3 X:inf@D7 X:inf@E5 X:inf+marked@H3 {FAR}",
         "play firefight; order A7 A5 A3", targets={"A7": "D7:3", "A5": "D7:2 E5:2", "A3": "D7:2 E5:2 H3:3"}),
    case("XCARD-5", "Dig-In: the weapon's unit digs", f"A:mortar-late@E5 {FAR}", "play dig-in; order E5; end",
         obstacles={"E5": "sandbags"}),
    case("XCARD-5", "Dig-In: not in a ford", f"A:mortar-late@E5 ford@E5 {FAR}", "play dig-in; order E5; end",
         obstacles={"E5": ""}),
    case("EQ-AIR-1 XCARD-1", "a Barrage on a truck fills the pool", f"X:supply-truck@E5 {FAR}",
         "play barrage; choose E5", "IGAS", units={"E5": 1}, pools={"allies": {"supply-truck": 2}}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_bonus(found: Case) -> None:
    """One line a rule."""
    found.check()


def test_the_table_is_complete() -> None:
    """Every unit is in one of the groups, every card is a card."""
    assert set(UNITS) == GUNS | TANKS | WHEELS | FOOT
    assert {*ORDERS, *BESIDE} <= set(CARDS)
