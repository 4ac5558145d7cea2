"""What happened, in sentences: one entry a kind of event, each a key of the catalogue and its parameters.

A new event needs a line in `_SAYS`; the completeness test walks the union and misses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from bot.screens.naming import board_of, faces
from engine import events as ev

if TYPE_CHECKING:
    from bot.i18n import Words
    from engine.view import PlayerView

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
E = TypeVar("E", bound=ev.Event)
#: The first word of what dice are made of that confirm hits: they belong to the roll before.
CONFIRM: Final = "confirm"
_Says: TypeAlias = "Callable[[Teller, ev.Event], str]"


class Teller:
    """Tells events in one language, naming the hexes of one board."""

    def __init__(self, words: Words, view: PlayerView) -> None:
        self.words: Final = words
        self.view: Final = view
        self.names: Final = board_of(view).names

    def __call__(self, event: ev.Event) -> str:
        """The sentence of an event."""
        return _SAYS[type(event)](self, event)

    def side(self, side: str | None) -> str:
        return self.words(f"side-{side}") if side else ""

    def unit(self, side: str) -> str:
        """A unit by its side: events name hexes, and hexes are what players look for."""
        return self.words(f"unit-of-{side}")

    def card(self, card: str) -> str:
        return self.words(f"card-{card}")

    def objective(self, number: int) -> str:
        """The hexes of an objective, or nothing where it has none."""
        medals = self.view.medals
        return ", ".join(medals[number].at) if 0 <= number < len(medals) else ""


def _card_played(tell: Teller, event: ev.CardPlayed) -> str:
    names = {"side": tell.side(event.side), "card": tell.card(event.card)}
    if event.effect == event.card:
        return tell.words("event-card-played", **names)
    if event.effect == "last-resort":
        return tell.words("event-card-fallback", **names)
    if event.effect == "nothing":
        return tell.words("event-card-nothing", **names)
    return tell.words("event-card-played-as", effect=tell.card(event.effect), **names)


_MOVES: Final = {
    "ground": "event-unit-took-ground",
    "retreat": "event-unit-retreated",
    "exit": "event-unit-exited",
}


def _unit_moved(tell: Teller, event: ev.UnitMoved) -> str:
    key = _MOVES.get(event.cause, "event-unit-moved")
    start, end = tell.names[event.way[0]], tell.names[event.way[-1]]
    return tell.words(key, unit=tell.unit(event.side), **{"from": start}, to=end)


def _attack(tell: Teller, event: ev.AttackDeclared) -> str:
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
            return words(f"{room}-{label}").lower()
    return label


def is_again(event: ev.DiceRolled) -> bool:
    """Whether the hits of the roll before are confirmed by this one (GEN-9)."""
    return bool(event.made_of) and event.made_of[0][0] == CONFIRM


def _dice(tell: Teller, event: ev.DiceRolled) -> str:
    if is_again(event):
        return tell.words("event-dice-again", faces=faces(event.faces), hits=event.hits)
    shown = faces(event.faces) or tell.words("event-no-dice")
    if event.strike.source == "battle":
        return tell.words("event-dice-rolled", faces=shown, hits=event.hits, flags=event.flags)
    at = tell.names[event.strike.at]
    return tell.words("event-strike", at=at, faces=shown, hits=event.hits, flags=event.flags)


def _lost(tell: Teller, event: ev.FiguresLost) -> str:
    key = "event-figures-lost" if event.cause == "hits" else "event-figures-lost-flags"
    return tell.words(
        key, unit=tell.unit(event.side), at=tell.names[event.at], lost=event.lost, left=event.left
    )


def _at(key: str, *fields: str) -> Callable[[Teller, _OfUnit], str]:
    """Sentences with a unit, its hex and plain numbers."""

    def says(tell: Teller, event: _OfUnit) -> str:
        numbers = {name: getattr(event, name) for name in fields}
        return tell.words(key, unit=tell.unit(event.side), at=tell.names[event.at], **numbers)

    return says


def _cards(key: str, *fields: str) -> Callable[[Teller, _OfCards], str]:
    """Sentences with a side and the cards named."""

    def says(tell: Teller, event: _OfCards) -> str:
        named = {name: tell.card(getattr(event, name)) for name in fields}
        return tell.words(key, side=tell.side(event.side), **named)

    return says


def _medal(key: str) -> Callable[[Teller, _OfMedal], str]:
    def says(tell: Teller, event: _OfMedal) -> str:
        at = tell.objective(event.objective)
        return tell.words(key, side=tell.side(event.side), worth=event.worth, at=at)

    return says


def _obstacle(key: str) -> Callable[[Teller, _OfObstacle], str]:
    return lambda tell, event: tell.words(
        key, at=tell.names[event.at], kind=tell.words(f"obstacle-{event.kind}")
    )


def _drop_lost(tell: Teller, event: ev.DropLost) -> str:
    if event.at is None:
        return tell.words("event-drop-lost-off")
    return tell.words("event-drop-lost", at=tell.names[event.at])


def _marker(key: str) -> Callable[[Teller, _OfMarker], str]:
    def says(tell: Teller, event: _OfMarker) -> str:
        value = getattr(event, "value", 0)
        return tell.words(
            key, kind=word(tell.words, "marker", event.kind), at=tell.names[event.at], value=value
        )

    return says


def _tagged(tell: Teller, event: _OfTag) -> str:
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
            return words(one).lower()
    return name.replace("-", " ")


def _hazard(tell: Teller, event: ev.HazardRolled) -> str:
    return tell.words(
        "event-hazard-rolled",
        unit=tell.unit(event.side),
        at=tell.names[event.at],
        what=event.what,
        faces=faces(event.faces),
        hits=event.hits,
    )


def _dealt(tell: Teller, event: ev.CardDealt) -> str:
    names = {"side": tell.side(event.side), "card": tell.card(event.card)}
    if event.general is None:
        return tell.words("event-card-dealt-chief", **names)
    return tell.words("event-card-dealt", section=tell.words(f"section-{event.general}"), **names)


def _combat_card(tell: Teller, event: ev.CombatCardPlayed) -> str:
    names = {"side": tell.side(event.side), "card": tell.card(event.card)}
    if event.stubborn:
        return tell.words("event-combat-card-stubborn", **names)
    if event.general is None:
        return tell.words("event-combat-card-played", **names)
    return tell.words("event-combat-card-of-general", section=tell.words(f"section-{event.general}"), **names)


def _combat_drawn(tell: Teller, event: ev.CombatCardsDrawn) -> str:
    cards = ", ".join(tell.card(card) for card in event.cards)
    if event.general is None:
        return tell.words("event-combat-cards-drawn", cards=cards)
    section = tell.words(f"section-{event.general}")
    return tell.words("event-combat-cards-drawn-for", section=section, cards=cards)


def _line(kind: type[E], says: Callable[[Teller, E], str]) -> tuple[type, _Says]:
    """An entry: events of this kind are told so."""

    def told(tell: Teller, event: ev.Event) -> str:
        assert isinstance(event, kind)
        return says(tell, event)

    return kind, told


def _rule_medals(tell: Teller, e: ev.RuleMedals) -> str:
    key = "event-rule-medals" if e.number > 0 else "event-rule-medals-lost"
    return tell.words(
        key, side=tell.side(e.side), number=abs(e.number), what=tell.words(f"medals-for-{e.rule}")
    )


_SAYS: Final = dict[type, _Says](
    (
        _line(ev.CardPlayed, _card_played),
        _line(
            ev.SectionChosen,
            lambda tell, e: tell.words(
                "event-section-chosen", side=tell.side(e.side), section=tell.words(f"section-{e.section}")
            ),
        ),
        _line(ev.UnitOrdered, _at("event-unit-ordered")),
        _line(ev.UnitMoved, _unit_moved),
        _line(ev.UnitLeftBoard, _at("event-unit-left-board")),
        _line(ev.AttackDeclared, _attack),
        _line(ev.BattleCancelled, lambda tell, e: tell.words(f"event-battle-cancelled-{e.reason}")),
        _line(
            ev.ReactionPlayed,
            lambda tell, e: tell.words(
                "event-reaction-played", side=tell.side(e.side), card=tell.card(e.card), at=tell.names[e.at]
            ),
        ),
        _line(ev.DiceRolled, _dice),
        _line(
            ev.OrderDiceRolled,
            lambda tell, e: tell.words(
                "event-order-dice-rolled",
                side=tell.side(e.side),
                card=tell.card(e.card),
                faces=faces(e.faces),
            ),
        ),
        _line(ev.FiguresLost, _lost),
        _line(ev.FiguresRestored, _at("event-figures-restored", "restored")),
        _line(
            ev.UnitEliminated,
            lambda tell, e: tell.words(
                "event-unit-eliminated", unit=tell.words(f"unit-{e.kind}"), at=tell.names[e.at]
            ),
        ),
        _line(ev.FlagsIgnored, _at("event-flags-ignored", "number")),
        _line(ev.GroundOffered, _at("event-ground-offered")),
        _line(ev.ObstacleRemoved, _obstacle("event-obstacle-removed")),
        _line(
            ev.TerrainChanged,
            lambda tell, e: tell.words(
                "event-terrain-changed", at=tell.names[e.at], terrain=tell.words(f"terrain-{e.terrain}.short")
            ),
        ),
        _line(ev.ObstaclePlaced, _obstacle("event-obstacle-placed")),
        _line(
            ev.UnitArrived,
            lambda tell, e: tell.words(
                "event-unit-arrived", unit=tell.words(f"unit-{e.kind}"), at=tell.names[e.at]
            ),
        ),
        _line(ev.DropLost, _drop_lost),
        _line(ev.MedalGained, _medal("event-medal-gained")),
        _line(ev.MedalLost, _medal("event-medal-lost")),
        _line(ev.RuleMedals, _rule_medals),
        _line(
            ev.TargetsLost,
            lambda tell, e: tell.words(
                "event-targets-lost",
                units=", ".join([tell.names[at] for at in e.at]),
                over="yes" if e.over else "no",
            ),
        ),
        _line(
            ev.StepClosed, lambda tell, e: tell.words(f"event-step-closed-{e.step}", side=tell.side(e.side))
        ),
        _line(
            ev.CardsDrawn,
            lambda tell, e: tell.words(
                "event-cards-drawn", cards=", ".join(tell.card(card) for card in e.cards)
            ),
        ),
        _line(
            ev.ChipLaid,
            lambda tell, e: tell.words("event-chip-laid", side=tell.side(e.side), card=tell.card(e.card)),
        ),
        _line(
            ev.ChipLaidUnseen, lambda tell, e: tell.words("event-chip-laid-unseen", side=tell.side(e.side))
        ),
        _line(
            ev.CardsDrawnUnseen,
            lambda tell, e: tell.words("event-cards-drawn-unseen", side=tell.side(e.side), number=e.number),
        ),
        _line(ev.CardKept, _cards("event-card-kept", "card", "discarded")),
        _line(ev.CardDiscarded, _cards("event-card-discarded", "card")),
        _line(ev.PileShuffled, lambda tell, e: tell.words("event-pile-shuffled", cards=e.cards)),
        _line(
            ev.TurnBegan,
            lambda tell, e: tell.words("event-turn-began", number=e.number, side=tell.side(e.side)),
        ),
        _line(
            ev.BattleWon, lambda tell, e: tell.words(f"event-battle-won-{e.reason}", side=tell.side(e.side))
        ),
        _line(ev.CardDealt, _dealt),
        _line(
            ev.PoolFilled,
            lambda tell, e: tell.words(
                "event-pool-filled", side=tell.side(e.side), figures=e.figures, medals=e.medals
            ),
        ),
        _line(ev.CombatCardsDrawn, _combat_drawn),
        _line(
            ev.CombatCardsDrawnUnseen,
            lambda tell, e: tell.words(
                "event-combat-cards-drawn-unseen", side=tell.side(e.side), number=e.number
            ),
        ),
        _line(ev.CombatCardPlayed, _combat_card),
        _line(ev.MarkerTurned, _marker("event-marker-turned")),
        _line(ev.MarkerPlaced, _marker("event-marker-placed")),
        _line(ev.MarkerRemoved, _marker("event-marker-removed")),
        _line(ev.UnitTagged, _tagged),
        _line(ev.UnitUntagged, _tagged),
        _line(ev.UnitVanished, _at("event-unit-vanished")),
        _line(ev.HazardRolled, _hazard),
        _line(
            ev.EffortRolled,
            lambda tell, e: tell.words(f"event-effort-{e.what}", at=tell.names[e.at], faces=faces(e.faces)),
        ),
        _line(
            ev.VisibilityRolled,
            lambda tell, e: tell.words(
                "event-visibility-rolled", faces=faces(e.faces), visibility=e.visibility
            ),
        ),
        _line(
            ev.RuleApplied,
            lambda tell, e: tell.words("event-rule-applied", rule=tell.words(f"rule-{e.rule}")),
        ),
    )
)


def told_events() -> frozenset[type]:
    """The events that have a sentence."""
    return frozenset(_SAYS)
