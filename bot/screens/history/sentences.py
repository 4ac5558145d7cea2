"""The sentences of single kinds of events, as `events` lists them, and what they name: dice, small things."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.screens.naming import faces
from engine import events as ev
from engine.rules.cards.table import CARDS
from engine.types import SIDES

if TYPE_CHECKING:
    from bot.i18n import Words
    from bot.screens.history.events import Teller

#: Kinds of events that are told alike.
_OfUnit: TypeAlias = (
    ev.UnitOrdered
    | ev.UnitLeftBoard
    | ev.FiguresRestored
    | ev.FlagsIgnored
    | ev.GroundOffered
    | ev.UnitVanished
)
_OfCards: TypeAlias = ev.CardKept | ev.CardDiscarded
_OfMedal: TypeAlias = ev.MedalGained | ev.MedalLost
_OfObstacle: TypeAlias = ev.ObstacleRemoved | ev.ObstaclePlaced
_OfMarker: TypeAlias = ev.MarkerTurned | ev.MarkerPlaced | ev.MarkerRemoved
_OfTag: TypeAlias = ev.UnitTagged | ev.UnitUntagged
#: The first word of what dice are made of that confirm hits: they belong to the roll before.
CONFIRM: Final = "confirm"


def card_played(tell: Teller, event: ev.CardPlayed) -> str:
    """In Overlord with the general whose part begins: one card for all of them is told once for each."""
    said = _played(tell, event)
    if event.section is None or tell.view.board != "overlord":
        return said
    section = tell.words(f"section-{event.section}.short")
    return tell.words("event-card-general", said=said, section=section)


def _played(tell: Teller, event: ev.CardPlayed) -> str:
    names = {"side": tell.side(event.side), "card": tell.card(event.card), "effect": ""}
    if event.effect in CARDS:
        # Of a card that acts as another the flank is the other's.
        said = "card" if event.effect == event.card else "effect"
        names[said] = _for_a_flank(tell, event, tell.card(event.effect))
    if event.effect == event.card:
        return tell.words("event-card-played", **names)
    if event.effect == "last-resort":
        return tell.words("event-card-fallback", **names)
    if event.effect == "nothing":
        return tell.words("event-card-nothing", **names)
    return tell.words("event-card-played-as", **names)


def _for_a_flank(tell: Teller, event: ev.CardPlayed, name: str) -> str:
    """A card, and where that is for whoever sits opposite: its player's right is his left."""
    # Units On the Move may come from anywhere.
    flanks = {slot.section for slot in CARDS[event.effect].slots if slot.section is not None}
    opposite = tell.view.viewer in SIDES and tell.view.viewer != event.side
    if not opposite or flanks not in ({"left"}, {"right"}):
        return name
    return tell.words(f"card-of-their-{flanks.pop()}", card=name)


_MOVES: Final = {
    "ground": "event-unit-took-ground",
    "retreat": "event-unit-retreated",
    "exit": "event-unit-exited",
}


def unit_moved(tell: Teller, event: ev.UnitMoved) -> str:
    key = _MOVES.get(event.cause, "event-unit-moved")
    start, end = tell.names[event.way[0]], tell.names[event.way[-1]]
    return tell.words(key, unit=tell.unit(event.side), **{"from": start}, to=end)


def attack(tell: Teller, event: ev.AttackDeclared) -> str:
    return tell.words(
        "event-attack-declared",
        unit=tell.unit(event.side),
        **{"from": tell.names[event.origin]},
        target=tell.unit("axis" if event.side == "allies" else "allies"),
        at=tell.names[event.at],
        dice=event.dice,
    )


def made_of(words: Words, parts: tuple[tuple[str, int], ...]) -> str:
    """Where the dice came from: 3 range - 1 woods + 1 card = 3."""
    said: list[str] = []
    for label, dice in parts:
        sign = "" if not said and dice >= 0 else ("− " if dice < 0 else "+ ")
        said.append(f"{sign}{abs(dice)} {part(words, label)}")
    return " ".join(said)


def part(words: Words, label: str) -> str:
    """The source of some dice: ground, obstacle, card, a rule."""
    for room in ("part", "terrain", "obstacle", "rule"):
        if words.has(f"{room}-{label}"):
            return words.inside(f"{room}-{label}")
    return label


def is_again(event: ev.DiceRolled) -> bool:
    """Whether the hits of the roll before are confirmed by this one (GEN-9)."""
    return bool(event.made_of) and event.made_of[0][0] == CONFIRM


def dice(tell: Teller, event: ev.DiceRolled) -> str:
    if is_again(event):
        return tell.words("event-dice-again", faces=faces(event.faces), hits=event.hits)
    shown = faces(event.faces) or tell.words("event-no-dice")
    if event.strike.source == "battle":
        return tell.words("event-dice-rolled", faces=shown, hits=event.hits, flags=event.flags)
    at = tell.names[event.strike.at]
    return tell.words("event-strike", at=at, faces=shown, hits=event.hits, flags=event.flags)


#: Cards whose dice only say what may be done with them, by the step that rolls.
_BRINGS: Final = {"roll-for-orders": "event-roll-orders", "roll-to-restore": "event-roll-restores"}


def order_dice(tell: Teller, event: ev.OrderDiceRolled) -> str:
    """The dice of a card, and what they bring where no event of its own says it."""
    words = tell.words
    said = words(
        "event-order-dice-rolled",
        side=tell.side(event.side),
        card=tell.card(event.card),
        faces=faces(event.faces),
    )
    row = CARDS.get(event.card)
    key = next((_BRINGS[step] for step in row.steps if step in _BRINGS), "") if row is not None else ""
    if not key:
        return said
    counted = [(face, event.faces.count(face)) for face in ("infantry", "armor", "star")]
    what = ", ".join([words(f"event-roll-{face}", number=number) for face, number in counted if number])
    return f"{said} → {words(key, what=what) if what else words(f'{key}-none')}"


def in_vain(tell: Teller, event: ev.RollInVain) -> str:
    kind = tell.words(f"unit-{event.kind}") if event.kind is not None else ""
    return tell.words(f"event-roll-in-vain-{event.reason}", at=tell.names[event.at], kind=kind)


def lost(tell: Teller, event: ev.FiguresLost) -> str:
    key = "event-figures-lost" if event.cause == "hits" else "event-figures-lost-flags"
    return tell.words(
        key, unit=tell.unit(event.side), at=tell.names[event.at], lost=event.lost, left=event.left
    )


def at(key: str, *fields: str) -> Callable[[Teller, _OfUnit], str]:
    """Sentences with a unit, its hex and plain numbers."""

    def says(tell: Teller, event: _OfUnit) -> str:
        numbers = {name: getattr(event, name) for name in fields}
        return tell.words(key, unit=tell.unit(event.side), at=tell.names[event.at], **numbers)

    return says


def cards(key: str, *fields: str) -> Callable[[Teller, _OfCards], str]:
    """Sentences with a side and the cards named."""

    def says(tell: Teller, event: _OfCards) -> str:
        named = {name: tell.card(getattr(event, name)) for name in fields}
        return tell.words(key, side=tell.side(event.side), **named)

    return says


def medal(key: str) -> Callable[[Teller, _OfMedal], str]:
    def says(tell: Teller, event: _OfMedal) -> str:
        at = tell.objective(event.objective)
        return tell.words(key, side=tell.side(event.side), worth=event.worth, at=at)

    return says


def obstacle(key: str) -> Callable[[Teller, _OfObstacle], str]:
    return lambda tell, event: tell.words(
        key, at=tell.names[event.at], kind=tell.words(f"obstacle-{event.kind}")
    )


def drop_lost(tell: Teller, event: ev.DropLost) -> str:
    if event.at is None:
        return tell.words("event-drop-lost-off")
    return tell.words("event-drop-lost", at=tell.names[event.at])


def marker(key: str) -> Callable[[Teller, _OfMarker], str]:
    def says(tell: Teller, event: _OfMarker) -> str:
        value = getattr(event, "value", 0)
        return tell.words(
            key, kind=word(tell.words, "marker", event.kind), at=tell.names[event.at], value=value
        )

    return says


def tagged(tell: Teller, event: _OfTag) -> str:
    key = tag_key(event)
    key = f"{key}.{event.tag}" if tell.words.has(f"{key}.{event.tag}") else key
    tag = word(tell.words, "tag", event.tag)
    return tell.words(key, unit=tell.unit(event.side), at=tell.names[event.at], tag=tag)


def tag_key(event: _OfTag) -> str:
    """The sentence of a unit that carries something, or carries it no longer."""
    return "event-unit-tagged" if isinstance(event, ev.UnitTagged) else "event-unit-untagged"


def word(words: Words, room: str, name: str) -> str:
    """The name of a small thing; ids of the engine are English words already."""
    for one in (f"{room}-{name}", f"terrain-{name}", f"obstacle-{name}"):
        if words.has(one):
            return words.inside(one)
    return name.replace("-", " ")


def hazard(tell: Teller, event: ev.HazardRolled) -> str:
    return tell.words(
        "event-hazard-rolled",
        unit=tell.unit(event.side),
        at=tell.names[event.at],
        what=event.what,
        faces=faces(event.faces),
        hits=event.hits,
    )


def dealt(tell: Teller, event: ev.CardDealt) -> str:
    names = {"side": tell.side(event.side), "card": tell.card(event.card)}
    if event.general is None:
        return tell.words("event-card-dealt-chief", **names)
    return tell.words("event-card-dealt", section=tell.words(f"section-{event.general}"), **names)


def combat_card(tell: Teller, event: ev.CombatCardPlayed) -> str:
    names = {"side": tell.side(event.side), "card": tell.card(event.card)}
    if event.stubborn:
        return tell.words("event-combat-card-stubborn", **names)
    if event.general is None:
        return tell.words("event-combat-card-played", **names)
    return tell.words("event-combat-card-of-general", section=tell.words(f"section-{event.general}"), **names)


def combat_drawn(tell: Teller, event: ev.CombatCardsDrawn) -> str:
    cards = ", ".join(tell.card(card) for card in event.cards)
    if event.general is None:
        return tell.yours("event-combat-cards-drawn", event.side, cards=cards)
    section = tell.words(f"section-{event.general}")
    return tell.words("event-combat-cards-drawn-for", section=section, cards=cards)


def rule_medals(tell: Teller, e: ev.RuleMedals) -> str:
    key = "event-rule-medals" if e.number > 0 else "event-rule-medals-lost"
    return tell.words(
        key, side=tell.side(e.side), number=abs(e.number), what=tell.words(f"medals-for-{e.rule}")
    )
