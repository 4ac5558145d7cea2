"""What happened, in sentences: one entry a kind of event, each a key of the catalogue and its parameters.

A new event needs a line in `_SAYS`, and a function in `sentences` where it takes more than that; the completeness test
walks the union and misses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from bot.screens.history import sentences
from bot.screens.naming import board_of, faces
from engine import events as ev

if TYPE_CHECKING:
    from bot.game.values import Look
    from bot.i18n import Words
    from engine.view import PlayerView

E = TypeVar("E", bound=ev.Event)
_Says: TypeAlias = "Callable[[Teller, ev.Event], str]"


class Teller:
    """Tells events in one language, naming the hexes of one board."""

    def __init__(self, words: Words, view: PlayerView, *, both: bool = False) -> None:
        self.words: Final = words
        self.view: Final = view
        #: One person plays both sides: "you" names neither.
        self.both: Final = both
        self.names: Final = board_of(view).names

    def __call__(self, event: ev.Event) -> str:
        """The sentence of an event."""
        return _SAYS[type(event)](self, event)

    def yours(self, key: str, side: str, **params: str) -> str:
        """What "you" do; of both sides of one person which of them it is."""
        return self.words(f"{key}-of" if self.both else key, side=self.side(side), **params)

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


def _line(kind: type[E], says: Callable[[Teller, E], str]) -> tuple[type, _Says]:
    """An entry: events of this kind are told so."""

    def told(tell: Teller, event: ev.Event) -> str:
        assert isinstance(event, kind)
        return says(tell, event)

    return kind, told


_SAYS: Final = dict[type, _Says](
    (
        _line(ev.CardPlayed, sentences.card_played),
        _line(
            ev.SectionChosen,
            lambda tell, e: tell.words(
                "event-section-chosen", side=tell.side(e.side), section=tell.words(f"section-{e.section}")
            ),
        ),
        _line(ev.UnitOrdered, sentences.at("event-unit-ordered")),
        _line(ev.UnitMoved, sentences.unit_moved),
        _line(ev.UnitLeftBoard, sentences.at("event-unit-left-board")),
        _line(ev.AttackDeclared, sentences.attack),
        _line(ev.BattleCancelled, lambda tell, e: tell.words(f"event-battle-cancelled-{e.reason}")),
        _line(
            ev.ReactionPlayed,
            lambda tell, e: tell.words(
                "event-reaction-played", side=tell.side(e.side), card=tell.card(e.card), at=tell.names[e.at]
            ),
        ),
        _line(ev.DiceRolled, sentences.dice),
        _line(ev.OrderDiceRolled, sentences.order_dice),
        _line(ev.RollInVain, sentences.in_vain),
        _line(ev.FiguresLost, sentences.lost),
        _line(ev.FiguresRestored, sentences.at("event-figures-restored", "restored")),
        _line(
            ev.UnitEliminated,
            lambda tell, e: tell.words(
                "event-unit-eliminated", unit=tell.words(f"unit-{e.kind}"), at=tell.names[e.at]
            ),
        ),
        _line(ev.FlagsIgnored, sentences.at("event-flags-ignored", "number")),
        _line(ev.GroundOffered, sentences.at("event-ground-offered")),
        _line(ev.ObstacleRemoved, sentences.obstacle("event-obstacle-removed")),
        _line(
            ev.TerrainChanged,
            lambda tell, e: tell.words(
                "event-terrain-changed", at=tell.names[e.at], terrain=tell.words(f"terrain-{e.terrain}.short")
            ),
        ),
        _line(ev.ObstaclePlaced, sentences.obstacle("event-obstacle-placed")),
        _line(
            ev.UnitArrived,
            lambda tell, e: tell.words(
                "event-unit-arrived", unit=tell.words(f"unit-{e.kind}"), at=tell.names[e.at]
            ),
        ),
        _line(ev.DropLost, sentences.drop_lost),
        _line(ev.MedalGained, sentences.medal("event-medal-gained")),
        _line(ev.MedalLost, sentences.medal("event-medal-lost")),
        _line(ev.RuleMedals, sentences.rule_medals),
        _line(
            ev.TargetsLost,
            lambda tell, e: tell.words(
                "event-targets-lost",
                units=", ".join([tell.names[at] for at in e.at]),
                number=len(e.at),
                over="yes" if e.over else "no",
            ),
        ),
        _line(
            ev.AttacksLeft,
            lambda tell, e: tell.words(
                "event-attacks-left",
                attacks=", ".join(
                    [
                        tell.words("event-attack-left", unit=tell.names[start], target=tell.names[end])
                        for start, end in e.attacks
                    ]
                ),
                over="yes" if e.over else "no",
            ),
        ),
        _line(
            ev.StepClosed, lambda tell, e: tell.words(f"event-step-closed-{e.step}", side=tell.side(e.side))
        ),
        _line(
            ev.CardsDrawn,
            lambda tell, e: tell.yours(
                "event-cards-drawn", e.side, cards=", ".join(tell.card(card) for card in e.cards)
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
        _line(
            ev.CardKept,
            lambda tell, e: tell.yours(
                "event-card-kept", e.side, card=tell.card(e.card), discarded=tell.card(e.discarded)
            ),
        ),
        _line(ev.CardDiscarded, sentences.cards("event-card-discarded", "card")),
        _line(ev.PileShuffled, lambda tell, e: tell.words("event-pile-shuffled", cards=e.cards)),
        _line(
            ev.TurnBegan,
            lambda tell, e: tell.words("event-turn-began", number=e.number, side=tell.side(e.side)),
        ),
        _line(
            ev.BattleWon, lambda tell, e: tell.words(f"event-battle-won-{e.reason}", side=tell.side(e.side))
        ),
        _line(ev.CardDealt, sentences.dealt),
        _line(
            ev.PoolFilled,
            lambda tell, e: tell.words(
                "event-pool-filled", side=tell.side(e.side), figures=e.figures, medals=e.medals
            ),
        ),
        _line(ev.CombatCardsDrawn, sentences.combat_drawn),
        _line(
            ev.CombatCardsDrawnUnseen,
            lambda tell, e: tell.words(
                "event-combat-cards-drawn-unseen", side=tell.side(e.side), number=e.number
            ),
        ),
        _line(ev.CombatCardPlayed, sentences.combat_card),
        _line(ev.MarkerTurned, sentences.marker("event-marker-turned")),
        _line(ev.MarkerPlaced, sentences.marker("event-marker-placed")),
        _line(ev.MarkerRemoved, sentences.marker("event-marker-removed")),
        _line(ev.UnitTagged, sentences.tagged),
        _line(ev.UnitUntagged, sentences.tagged),
        _line(ev.UnitVanished, sentences.at("event-unit-vanished")),
        _line(ev.HazardRolled, sentences.hazard),
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


def teller_of(words: Words, look: Look) -> Teller:
    """Tells somebody what he may know of a game."""
    return Teller(words, look.view, both=len(look.sides) > 1)


def told_events() -> frozenset[type]:
    """The events that have a sentence."""
    return frozenset(_SAYS)
