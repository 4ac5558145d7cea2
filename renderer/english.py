"""English words for the command line and the gallery. The bot brings its own, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.types import CardId, Side
from engine.view import PlayerView
from renderer.words import CardWords, HandWords, ScenarioWords, Words

SIDES: Final[Mapping[Side, str]] = {"allies": "Allies", "axis": "Axis"}
DECISIONS: Final[Mapping[str, str]] = {
    "play": "play a card",
    "order": "order units",
    "move": "move",
    "battle": "battle",
    "retreat": "retreat",
    "advance": "take ground",
    "keep": "keep a card",
    "choose": "choose",
    "roll": "roll",
    "react": "react",
}
_PLACES: Final = {"left": "Left flank", "center": "Center", "right": "Right flank"}
_WHERE: Final = {"left": "on your left flank", "center": "in the center", "right": "on your right flank"}


def _section_cards() -> dict[CardId, CardWords]:
    cards: dict[CardId, CardWords] = {}
    for name, number in (
        ("recon", "1 unit"),
        ("probe", "2 units"),
        ("attack", "3 units"),
        ("assault", "all units"),
    ):
        for place, title in _PLACES.items():
            text = f"Order {number} {_WHERE[place]}."
            more = " Draw 2 cards, keep 1." if name == "recon" else ""
            cards[f"{name}-{place}"] = CardWords(name.title(), title, text + more)
            moving = {"recon": 2, "probe": 2, "attack": 1}.get(name)
            if moving:
                plus = f" {moving} more anywhere may move only."
                cards[f"{name}-{place}-plus-{moving}"] = CardWords(name.title(), title, text + plus)
    return cards


CARDS: Final[Mapping[CardId, CardWords]] = {
    **_section_cards(),
    "general-advance": CardWords("General Advance", "", "Order 2 units in each section."),
    "pincer-move": CardWords("Pincer Move", "", "Order 2 units on each flank."),
    "recon-in-force": CardWords("Recon in Force", "", "Order 1 unit in each section."),
    "air-power": CardWords("Air Power", "", "Strike up to 4 adjacent enemy units from the air."),
    "ambush": CardWords("Ambush", "Reaction", "Attacked in close assault: you roll first."),
    "armor-assault": CardWords("Armor Assault", "", "Order 4 armor units. Close assault: +1 die."),
    "artillery-bombard": CardWords("Artillery Bombard", "", "All artillery moves 3 hexes or battles twice."),
    "barrage": CardWords("Barrage", "", "4 dice against any one enemy unit."),
    "behind-enemy-lines": CardWords(
        "Behind Enemy Lines", "", "1 infantry: move 3, battle with +1 die, move 3."
    ),
    "close-assault": CardWords("Close Assault", "", "All units beside an enemy battle with +1 die."),
    "counter-attack": CardWords("Counter-Attack", "", "Play the card your enemy has just played."),
    "dig-in": CardWords("Dig In", "", "4 infantry units get sandbags."),
    "direct-from-hq": CardWords("Direct from HQ", "", "Order any 4 units."),
    "firefight": CardWords("Firefight", "", "4 units not beside an enemy fire with +1 die."),
    "infantry-assault": CardWords("Infantry Assault", "", "All infantry of one section goes 1 hex further."),
    "medics-and-mechanics": CardWords(
        "Medics & Mechanics", "", "Roll to restore figures of 1 unit; it is ordered."
    ),
    "move-out": CardWords("Move Out!", "", "Order 4 infantry units."),
    "their-finest-hour": CardWords(
        "Their Finest Hour", "", "Roll for orders; ordered units battle with +1 die."
    ),
    "breakthrough-air-power": CardWords("Air Power", "", "Strike up to 4 adjacent enemy units, 2 dice each."),
    "breakthrough-barrage": CardWords("Barrage", "", "4 dice against any one enemy unit; stars hit."),
    "breakthrough-behind-enemy-lines": CardWords(
        "Behind Enemy Lines", "", "1 infantry: move 3, battle with +1 die, move 3."
    ),
    "breakthrough-dig-in": CardWords("Dig In", "", "4 infantry or artillery units get sandbags."),
    "breakthrough-medics-and-mechanics": CardWords(
        "Medics & Mechanics", "", "Roll to restore figures anywhere."
    ),
    "combat-camouflage": CardWords("Camouflage", "Combat", "Hide one ordered unit."),
    "combat-reinforcements": CardWords("Reinforcements", "Combat", "Roll for a fresh unit at your baseline."),
    "combat-frozen-ground": CardWords("Frozen Ground", "Combat", "Up to 3 ordered units move 1 hex more."),
    "combat-heat-of-battle": CardWords(
        "Heat of Battle", "Combat", "After a won close assault: advance, attack again."
    ),
    "combat-out-of-fuel": CardWords("Out of Fuel", "Combat", "An enemy armor goes back and may not battle."),
    "combat-ambuscade": CardWords("Ambuscade", "Combat", "Attacked in close assault: you roll first."),
    "combat-pull-back": CardWords("Pull Back", "Combat", "An attacked unit withdraws before the roll."),
    "combat-out-of-ammo": CardWords("Out of Ammo", "Combat", "An enemy unit may not battle."),
    "combat-infiltrators": CardWords("Infiltrators", "Combat", "One unit acts behind enemy lines."),
    "combat-street-fight": CardWords("Street Fight", "Combat", "+1 die in or beside a building."),
    "combat-reposition": CardWords("Reposition", "Combat", "Ordered artillery moves 2 hexes after battle."),
    "combat-fortify": CardWords("Fortify", "Combat", "Sandbags for an infantry or artillery unit."),
    "combat-spotter": CardWords("Spotter", "Combat", "+1 die for one attack of artillery."),
    "combat-winter-forest": CardWords(
        "Winter Forest", "Combat", "A unit may enter a forest and still battle."
    ),
    "last-resort": CardWords("Last Resort", "", "Order 1 unit."),
    "nothing": CardWords("Nothing", "", "No order can be given."),
}


def board_words(
    view: PlayerView, *, title: str = "", last: str = "", players: Mapping[Side, str] | None = None
) -> Words:
    """Words for a board."""
    if view.winner is not None:
        turn = f"Turn {view.turn}  ·  {SIDES[view.winner]} win"
    else:
        side = view.choice.side or view.active
        turn = f"Turn {view.turn}  ·  {SIDES[side]} to {DECISIONS.get(view.choice.kind, 'play')}"
    return Words(title or view.battle.replace("-", " ").title(), turn, SIDES, players or {}, last)


def hand_words(view: PlayerView, *, cards: Iterable[CardId] | None = None) -> HandWords:
    """Words for a hand; a card that cannot be played says why."""
    asked = view.choice.side == view.viewer
    note = f"Turn {view.turn}  ·  {DECISIONS.get(view.choice.kind, 'play') if asked else 'wait'}"
    playable = {one.card for one in view.legal if one.verb == "play"}
    reasons: dict[CardId, str] = {}
    if view.choice.kind == "play" and asked:
        for card in cards if cards is not None else view.hand:
            if card not in playable:
                reasons[card] = "Only as a reaction" if card == "ambush" else "Orders nothing now"
    return HandWords("Your hand", note, CARDS, reasons)


def scenario_words(view: PlayerView, scenario: Mapping[str, object]) -> ScenarioWords:
    """Words for the card of a battle, from its English texts."""
    texts = scenario.get("texts")
    english = texts.get("en") if isinstance(texts, Mapping) else None
    sheet: Mapping[str, object] = english if isinstance(english, Mapping) else {}
    rules = sheet.get("rules")
    facts = {
        side: known.nation.replace("-", " ").title() + ("  ·  moves first" if side == view.active else "")
        for side, known in view.sides.items()
    }
    when = "  ·  ".join(str(scenario[key]).title() for key in ("date", "front") if key in scenario)
    return ScenarioWords(
        str(sheet.get("title", view.battle)), when, SIDES, facts, str(sheet.get("briefing", "")),
        tuple(str(rule) for rule in rules) if isinstance(rules, (list, tuple)) else (),
    )  # fmt: skip
