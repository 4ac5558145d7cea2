"""Tank destroyers, Tigers, half-tracks (TD, EQ-TIGER, HT)."""

from __future__ import annotations

import pytest

from tests.boards import Case, case

FAR = "A:inf@A1 X:inf@M9"
OPEN = "A:inf@M1 X:inf@L1"
TD = f"A:tank-destroyer@A5 {FAR}"
VICTIM = f"A:tank-destroyer3/3@E5 {FAR}"

CASES = [
    case("TD-1 TD-2 TD-3 XGC-039", "unmoved: forest takes nothing, a star hits", f"{TD} X:arm@E5 forest@E5",
         "order A5; attack A5xE5", "SI", units={"E5": 2}),
    case("TD-3 XGC-040", "moved: forest takes two", f"{TD} X:inf@D5 forest@D5 {OPEN}",
         "order A5 M1; move A5-B5; attack B5xD5", refused="no-dice hex=D5 made=range 2;forest -2"),
    case("TD-3 XAMB-03", "unmoved in a town: its own hex takes nothing", f"{TD} town@A5 X:arm@E5", "order A5",
         targets={"A5": "E5:2"}),
    case("TD-3 XAMB-03", "the other ruling: its own hex takes two", f"{TD} town@A5 X:arm@C5 {OPEN}",
         "order A5 M1; attack A5xC5", refused="no-dice hex=C5 made=range 2;town -2",
         options={"td_own_hex_penalty": True}),
    case("TD-3 XAMB-03", "the other ruling: the target's hex still takes nothing", f"{TD} X:arm@E5 forest@E5",
         "order A5", targets={"A5": "E5:2"}, options={"td_own_hex_penalty": True}),
    case("TD-3", "not from a trench", f"{TD} trenches@A5 X:arm@D5 {OPEN}", "order A5 M1; attack A5xD5",
         refused="no-battle-here terrain=trenches hex=A5"),
    case("TD-1", "two hexes and battle, range four", f"{TD} X:arm@G5 X:arm@H5", "order A5; move A5-C5",
         targets={"C5": "G5:2"}),
    case("TD-1", "sight", f"{TD} A:inf@C5 X:arm@E5 {OPEN}", "order A5 M1; attack A5xE5",
         refused="no-line-of-sight by=unit hex=C5"),
    case("TD-2", "a star hits a half-track and a truck", f"{TD} X:half-track3/3@C5", "order A5; attack A5xC5",
         "SS", pools={"allies": {"half-track": 2}}),
    case("TD-2", "a star misses infantry", f"{TD} X:inf@C5", "order A5; attack A5xC5", "SS", units={"C5": 4}),
    case("TD-2", "moved, too", f"{TD} X:arm@E5", "order A5; move A5-B5; attack B5xE5", "SS", units={"E5": 1}),
    case("TD-4 XGC-041", "stars of armor hit it", f"{VICTIM} X:arm@E6", "order E6; attack E6xE5", "SSA",
         play="axis", medals={"axis": 1}),
    case("TD-4 XGC-042", "stars of infantry miss it", f"{VICTIM} X:inf@E6", "order E6; attack E6xE5", "SIA",
         play="axis", units={"E5": 2}),
    case("TD-4", "stars of guns hit it", f"{VICTIM} X:art@E6", "order E6; attack E6xE5", "SII", play="axis",
         units={"E5": 2}),
    case("TD-4", "stars of a sniper and a patrol car miss it", f"{VICTIM} X:patrol-car@E6",
         "order E6; attack E6xE5", "SSS", play="axis", units={"E5": 3}),
    case("TD-4 CARD-BARRAGE-1", "a Barrage is no unit", f"{VICTIM}", "play barrage; choose E5", "SSSS",
         play="axis", units={"E5": 3}),
    case("TD-5 XGC-045", "takes ground", "A:tank-destroyer@E5 X:inf1@E6 X:inf@E7 A:inf@A1",
         "order E5; attack E5xE6; advance", "IS", units={"E6": "allies"}, to_act="axis"),
    case("TD-6 GEN-7 XGC-043", "two flags, one hex", "A:tank-destroyer3/3@F2 X:inf@F4 X:inf@M9 A:inf@A1",
         "order F4; attack F4xF2; retreat F2-F1", "FF", play="axis", units={"F1": 2}),
    case("TD-6 GEN-7 XGC-044", "one flag, one hex or two", "A:tank-destroyer@F5 X:inf@C5 X:inf@M9 A:inf@A1",
         "order C5; attack C5xF5", "F", play="axis",
         retreats="F5-E4 F5-F4 F5-E4-E3 F5-E4-F3 F5-F4-F3 F5-F4-G3"),
    case("TD-6 XAMB-46", "four figures where the scenario says so", "A:tank-destroyer4@F5 X:inf@M9",
         "order F5", units={"F5": {"figures": 4, "full": 4}}),
    case("EQ-TIGER-1 EQ-TIGER-2 GEN-9 XGC-052", "one grenade of the second roll kills",
         f"A:arm@E5 X:tiger@E6 {FAR}", "order E5; attack E5xE6", "AGF SG", units={"E6": None},
         medals={"allies": 1}, rolled=2),
    case("GEN-9 EQ-TIGER-2 XAMB-01 XGC-053", "a flag of the first roll counts", f"A:arm@E5 X:tiger@E6 {FAR}",
         "order E5; attack E5xE6; retreat E6-E7", "AFI F", units={"E7": 1}),
    case("EQ-TIGER-1", "without a hit no second roll", f"A:arm@E5 X:tiger@E6 {FAR}", "order E5; attack E5xE6",
         "IIS", units={"E6": 1}, rolled=3),
    case("EQ-TIGER-1 EQ-HAT-4 XGC-056", "stars that hit are rolled again",
         f"A:heavy-anti-tank-gun@A5 X:tiger@E5 {FAR}", "order A5; attack A5xE5", "SS GA", units={"E5": None}),
    case("EQ-TIGER-2 XAMB-02", "a flag it cannot obey joins the second roll: it lives",
         "A:arm@E8 X:tiger@E9 A:inf@A1 X:inf@M9", "order E8; attack E8xE9", "FSS A", units={"E9": 1}),
    case("EQ-TIGER-2 XAMB-02", "a flag it cannot obey joins the second roll: it dies",
         "A:arm@E8 X:tiger@E9 A:inf@A1 X:inf@M9", "order E8; attack E8xE9; advance", "FSS G",
         medals={"allies": 1}, units={"E9": "allies"}),
    case("EQ-TIGER-1", "an ordinary tank pays with a figure", "A:arm@E8 X:arm@E9 A:inf@A1 X:inf@M9",
         "order E8; attack E8xE9", "FSS", units={"E9": 2}),
    case("EQ-TIGER-1", "moves three, overruns", "A:tiger@B5 X:inf1@E6 X:inf@E7 A:inf@A1",
         "order B5; move B5-E5; attack E5xE6; advance; attack E6xE7", "ISS IIS", units={"E7": 2}),
    case("EQ-TIGER-1", "an air strike is confirmed, too", f"X:tiger@E6 {FAR}",
         "play air-power; choose E6", "SG AA", units={"E6": 1}),
    case("EQ-TIGER-3 WW-MINE-7 XGC-054", "mines", f"A:tiger@D5 minefield[X]=3@E5 {FAR}",
         "order D5; move D5-E5", "ASG AI", units={"E5": 1}),
    case("EQ-TIGER-3 WW-FRZ-1 XGC-055", "ice", f"A:tiger@D5 frozen-river@E5 {FAR}", "order D5; move D5-E5",
         "SF",
         units={"E5": None}, medals={"axis": 1}),
    case("EQ-TIGER-4", "never healed", f"A:tiger@D5 A:inf3@F5 {FAR}", "play medics-and-mechanics; choose D5",
         refused="at-full-strength kind=tiger"),
    case("HT-2 XGC-047", "range two, two dice, two hexes", f"A:half-track@A5 X:inf@E5;F5 {FAR}",
         "order A5; move A5-C5", targets={"C5": "E5:2"}),
    case("HT-2", "takes ground, no overrun", "A:half-track@E5 X:inf1@E6 X:inf@E7 A:inf@A1",
         "order E5; attack E5xE6; advance", "IS", units={"E6": "allies"}, to_act="axis"),
    case("HT-1 HT-5 VP-POOL", "armor faces and grenades hit it", f"X:half-track@E6 A:inf@E5 {FAR}",
         "order E5; attack E5xE6", "IAG", units={"E6": 1}, pools={"allies": {"half-track": 2}}),
    case("HT-3", "removes wire, stops, battles", f"A:half-track@D5 wire@E5 X:inf@F5 {FAR}",
         "order D5; move D5-E5", obstacles={"E5": ""}, targets={"E5": "F5:2"}),
    case("HT-3", "stops on rails", f"A:half-track@D5 railroad@E5 {FAR}", "order D5; move D5-E5-F5",
         refused="must-stop terrain=railroad hex=E5"),
    case("HT-3", "no bunker, no hedgehog", f"A:half-track@D5 field-bunker@E5 {FAR}", "order D5; move D5-E5",
         refused="impassable terrain=field-bunker hex=E5"),
    case("HT-3", "no cliff up", "face=beach A:half-track@D4 bluff@D5 A:inf@A1 X:inf@M9",
         "order D4; move D4-D5",
         refused="too-steep terrain=bluff hex=D5"),
    case("HT-3", "no cliff down", "face=beach A:half-track@D5 bluff@D5 A:inf@A1 X:inf@M9",
         "order D5; move D5-D4", refused="too-steep terrain=beach hex=D4"),
    case("HT-3", "a tank goes down a cliff", "face=beach A:arm@D5 bluff@D5 A:inf@A1 X:inf@M9",
         "order D5; move D5-D4", units={"D4": "allies"}),
    case("HT-3", "retreats onto no ocean", "face=beach A:half-track@D3 X:inf@D4 A:inf@A1 X:inf@M9",
         "order D4; attack D4xD3", "FSS", play="axis", units={"D3": 2}, pools={"axis": {"half-track": 1}}),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_armor(found: Case) -> None:
    """One line a rule."""
    found.check()
