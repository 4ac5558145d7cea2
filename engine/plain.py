"""One short English line per key, for the command lines only. The bot has catalogues of its own by the same keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.errors import Refusal
from engine.events import Event
from engine.state import GameState
from engine.types import HexId, Side

REFUSALS: Final[Mapping[str, str]] = {
    "aboard": "the unit on {hex} is aboard a landing craft",
    "advance-or-stay": "first decide: advance to {hex}, or stay",
    "at-full-strength": "that {kind} is at full strength",
    "attack-card-only": "{word}: only with an Attack card",
    "battle-waits": "how the unit on {hex} falls back could touch this battle",
    "battle-or-end": "battle, or end the turn",
    "battle-over": "the battle is over: {winner} won",
    "battle-used": "the unit on {hex} used its battle for something else",
    "battled-already": "the unit on {hex} has battled",
    "battle-step-over": "the battles of this card are over",
    "beside-no-enemy": "no enemy stands next to the unit on {hex}",
    "beside-enemy": "the unit on {hex} stands next to an enemy",
    "bridge-ends-only": "{hex}: the bridge is entered and left at its ends only",
    "bridge-to-bridge": "{hex}: a bridge is entered from land, not from another bridge",
    "bridge-to-ice": "{hex}: no step leads from a bridge onto the ice beside it, or back",
    "bridge-used-up": "the tank on {hex} has laid its bridge",
    "cannot-clear": "a {kind} cannot remove {terrain} on {hex}",
    "camouflaged": "the unit on {hex} is camouflaged: it is attacked from the next hex only",
    "card-battles-nobody": "{card} lets nobody battle",
    "card-does-not-order-it": "the card does not order the {kind} on {hex}",
    "card-in-play": "{card} is in play",
    "card-is-a-reaction": "{card} is played in the enemy's turn",
    "card-moves-nobody": "{card} lets nobody move",
    "card-not-discarded": "{card} is not among the discards",
    "card-not-drawn": "{card} was not drawn",
    "card-not-in-hand": "{card} is not in the hand",
    "card-orders-nobody": "{card} orders nobody",
    "card-stands-alone": "{card} must be the only card of the turn",
    "chiefs-card": "{card} is played by the Commander-in-Chief himself",
    "choose-one-hex": "choose one hex",
    "choose-section-first": "first choose a section",
    "choose-targets-first": "first choose the targets",
    "choose-wounded-first": "first choose the unit to restore",
    "clear-mines-first": "on {hex} the engineers clear the mines and do not battle",
    "battle-back-or-pass": "battle back from {hex}, or pass",
    "too-dark": "too dark: {distance} hexes, and one sees {limit}",
    "too-dark-to-fly": "too dark to fly: one sees {limit} of 6 hexes",
    "banzai-close-only": "the unit on {hex} moved 2 hexes: it may only close in",
    "close-assault-only": "the card allows close assaults only",
    "closed-to-it": "{hex} is closed to this unit",
    "under-the-chip-first": "{card} goes under the chip; only a Recon or a Counter-Attack is played from the hand",
    "chip-filled-this-turn": "a card was put under the empty chip this turn",
    "name-a-card-for-the-chip": "name a card of the hand for the chip: use chip probe-left",
    "card-names-no-number": "the card orders everybody: it names no number of units",
    "broke-through-already": "the armor of this side has broken through",
    "enemy-baseline-only": "{hex} is not on the enemy's baseline",
    "smoke-hangs-together": "{hex} is not next to the smoke, or has some already",
    "boat-and-bridge": "{hex}: no boat goes under a bridge, or from the water onto it",
    "no-charges-there": "no bridge at {hex} may be blown",
    "no-unit-beside-bridge": "no unit of this side stands beside {hex}",
    "section-card-only": "{word}: only with a section card",
    "drop-is-aimed": "the scenario says above which hex they fall: roll",
    "no-train-there": "no engine of a train stands on {hex}",
    "name-train-and-hex": "name the engine and where it goes: use drive L3>I3",
    "no-free-track": "no free track leads to {hex}",
    "beside-the-train-only": "{hex}: units get off onto free hexes beside the train",
    "combat-card-not-for": "{card} is not for a {kind}",
    "combat-card-not-in-hand": "{card} is not among the combat cards in the hand",
    "combat-card-not-now": "{card} is played at another moment",
    "combat-card-not-so": "{card} cannot be played so",
    "combat-card-of-another": "{card} is another general's",
    "combat-card-or-pass": "play a combat card or pass",
    "entered-no-battle-terrain": "the unit entered {terrain} on {hex} this turn and may not battle",
    "flags-bind": "the unit on {hex} can ignore no flag",
    "general-has-a-card": "the {section} general has a card",
    "gives-no-figures": "a {kind} gives no figures away",
    "gives-too-much": "{number} figures at most",
    "ground-from-next-hex": "ground is taken after a close assault, by the unit that won it: nobody enters {hex}",
    "ground-from-where-it-began": "{terrain} at {hex} is taken only from the hex where the unit began its turn",
    "ground-not-won": "an enemy still stands on {hex}",
    "hill-not-held": "no unit of yours stands on the hill at {hex}",
    "impassable": "{terrain} at {hex} cannot be entered",
    "instead-of-orders": "{word}: only instead of every order",
    "keep-a-card-first": "first choose the card to keep",
    "keep-a-card-in-hand": "{number} card must stay in the hand",
    "kind-never-restored": "a {kind} is never restored",
    "landed-this-turn": "the unit on {hex} landed this turn and does not battle",
    "left-no-battle-terrain": "the unit left {terrain} on {hex} this turn and may not battle",
    "move-step-over": "all moves end before the first battle",
    "move-units-first": "this is the movement step",
    "moved-already": "the unit on {hex} has moved",
    "moved-too-far-to-battle": "moved {moved} hexes; only {limit} leave time to battle",
    "must-close-assault": "an enemy stands adjacent on {hex}: only close assault",
    "must-play-a-card": "a card must be played",
    "must-stop": "{terrain} at {hex} stops the move",
    "name-bridge-hex": "name the river hex: use bridge E6, or use bridge E5>E6",
    "name-giver-and-receiver": "name giver, receiver and figures: use resupply E4>E5 1",
    "name-one-card": "name one card to play as {word}",
    "name-one-hex": "name one hex for {word}",
    "name-one-unit": "name one unit to {word}",
    "name-smoke-hexes": "name the unit and one to {limit} hexes: use smoke E4 F5 G5",
    "name-two-caves": "name two caves: use tunnel E4 G6",
    "no-cave-there": "there is no cave on {hex}",
    "no-seal-beside-enemy": "an enemy stands next to {hex}: nobody seals the cave",
    "no-tunnel-for-it": "a {kind} uses no tunnels",
    "seals-no-cave": "a {kind} seals no cave",
    "name-the-bridge-tank": "two tanks could bridge {hex}: name one, use bridge E5>E6",
    "needs-a-general": "{card} is handed to a general: left, center or right",
    "never-attacks": "a {kind} never attacks a {other}",
    "never-battles": "a {kind} never battles",
    "no-assault-bridge": "a {kind} carries no bridge",
    "no-battle-here": "nobody battles from {terrain} at {hex}",
    "no-bridge-tank-there": "no tank with a bridge stands next to {hex}",
    "no-dice": "no dice are left against {hex}",
    "no-die-for-it": "no die is left for the {kind} on {hex}",
    "no-enemy-there": "no enemy stands on {hex}",
    "no-exit": "{hex} is no exit",
    "no-generals-here": "there are no generals in this battle",
    "no-line-of-sight": "no line of sight: {by} at {hex}",
    "no-more-cards": "{number} cards are handed out, no more this turn",
    "no-move": "the unit already stands on {hex}",
    "no-orders-left": "all {number} orders are given",
    "no-orders-left-there": "the card orders {number} in the {section} section, and those orders are given",
    "no-reaction": "{card} is no answer to an attack",
    "no-rest-beside-enemy": "an enemy stands next to {hex}: nobody recovers there",
    "no-retreat-there": "the unit cannot retreat to {hex}",
    "no-river-there": "no river to bridge on {hex}",
    "no-smoke-shells": "a {kind} has no smoke shells",
    "no-stubborn-sign": "{card} has no sign of stubborn resistance",
    "no-such-ability": "{word} is not possible in this battle",
    "no-such-unit-in-section": "no such unit in the {section} section",
    "no-target-in-section": "one target must lie in the {section} section",
    "no-unit-there": "no unit stands on {hex}",
    "no-way": "no way leads to {hex}",
    "nobody-recovers-there": "nobody recovers on {hex}",
    "nobody-retreats": "no unit has to retreat",
    "nobody-takes-ground": "in this game nobody takes ground",
    "not-adjacent": "{hex} is not next to {other}",
    "not-now": "{word} is not possible now",
    "not-ordered": "the unit on {hex} was not ordered",
    "not-your-unit": "the unit on {hex} is not yours",
    "nothing-to-clear": "nothing to remove on {hex}",
    "nothing-to-copy": "nothing to copy with {card}",
    "nothing-to-decide": "nothing is to be decided",
    "occupied": "{hex} is occupied",
    "on-the-move-only": "the unit on {hex} is on the move and does nothing else this turn",
    "one-kind-of-shell": "the unit on {hex} fires one kind of shell a turn",
    "order-units-first": "this is the order step",
    "ordered-already": "the unit on {hex} has its order",
    "other-unit-moves": "only one unit moves now, not the one on {hex}",
    "other-unit-retreats": "the unit on {hex} retreats",
    "order-step-over": "units are ordered before the first of them moves",
    "orders-in-one-half": "all orders of the card go to one half of the double section",
    "orders-left-for-others": "no order is left for the {kind}: those left are for {classes} only",
    "out-of-range": "out of range: {distance} hexes, {limit} at most",
    "pinned": "the unit on {hex} can never leave it",
    "play-a-card-first": "first play a card",
    "react-or-pass": "react or pass",
    "recon-only": "only a Recon card can be played so, not {card}",
    "retreat-first": "the unit on {hex} must retreat first",
    "retreat-too-short": "the retreat is {number} hexes at least",
    "roll-first": "first roll",
    "rule-of-the-other-side": "{word}: a rule of the other side",
    "smoke-not-connected": "the smoke hexes must touch one another",
    "stopped-this-turn": "the unit on {hex} had to stop there this turn",
    "take-a-card-or-pass": "take a discarded card, or pass",
    "takes-no-ground": "a {kind} never takes ground",
    "target-twice": "a target is named twice",
    "targets-not-connected": "the targets are not connected",
    "terrain-limits-entering": "{terrain} at {hex}: a move that enters it is {limit} long at most",
    "terrain-limits-leaving": "{terrain} at {hex}: a move out of it is one hex long",
    "terrain-limits-move": "the ground limits this move to {limit}",
    "too-far": "too far: {cost} hexes, {limit} at most",
    "too-many-targets": "{limit} targets at most",
    "too-steep": "{terrain} at {hex} cannot be climbed from here",
    "turn-ended": "the turn has ended",
    "wadi-ends-only": "{hex}: a wadi is entered and left by its open ends only",
    "wadi-next-hex-only": "{hex} lies in a wadi: only a neighbour battles into it or out of it",
    "way-blocked-by-unit": "a unit on {hex} is in the way",
    "way-crosses-itself": "the way crosses itself",
    "ways-differ": "the shortest ways to {hex} differ in what happens on them: name the way",
    "wrong-section": "{hex} lies in the {section} section",
}


def say_refusal(refusal: Refusal) -> str:
    """A refusal as a line."""
    return REFUSALS[refusal.key].format(**dict(refusal.params))


def say_event(event: Event, state: GameState) -> str:
    """An event as a line: its name and its fields, hexes by name."""
    words = []
    for name, value in zip(event._fields, event, strict=True):
        words.append(f"{name} {_say(name, value, state)}")
    return f"{type(event).__name__}: {', '.join(words)}" if words else type(event).__name__


def _say(name: str, value: object, state: GameState) -> str:
    names = state.battle.board.names
    if name in ("at", "origin", "to") and isinstance(value, int):
        return names[value]
    if name == "way" and isinstance(value, tuple):
        return "-".join(names[h] for h in value)
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return f"({', '.join(str(one) for one in value if one is not None)})"
        return " ".join(str(one) for one in value) or "-"
    return str(value)


#: Letters for terrain on a text board.
_GROUND: Final = {
    "open": ".", "forest": "f", "hedgerow": "e", "hill": "h", "town": "t", "river": "~", "ocean": "o", "beach": ",",
}  # fmt: skip
_UNITS: Final = {"infantry": "i", "armor": "a", "artillery": "g", "special-forces": "s", "elite-armor": "e"}
_MARK: Final[Mapping[Side, str]] = {"allies": "+", "axis": "-"}


def draw(state: GameState) -> str:
    """The board as text: ground letter, obstacle star, then side, unit letter and figures."""
    board = state.battle.board
    rows: dict[int, list[tuple[int, str]]] = {}
    for h, (x, y) in enumerate(board.xy):
        rows.setdefault(y, []).append((x, _cell(state, h)))
    lines = []
    for y in sorted(rows):
        number = f"{board.rows - y:>2} "
        indent = "" if y % 2 == 0 else "   "
        lines.append(number + indent + " ".join(cell for _, cell in sorted(rows[y])))
    width = board.shape.width
    lines.append("   " + " ".join(f"{chr(65 + n):<5}" for n in range(width)))
    return "\n".join(lines)


def _cell(state: GameState, h: HexId) -> str:
    spot, unit = state.ground.spots[h], state.units.get(h)
    ground = _GROUND.get(spot.terrain, spot.terrain[0].upper())
    ground += "*" if spot.obstacles else " "
    if unit is None:
        return f"{ground}   "
    return f"{ground}{_MARK[unit.side]}{_UNITS.get(unit.kind, unit.kind[0].upper())}{unit.figures}"
