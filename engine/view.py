"""What one viewer may know of a game: a different type, filled field by field from allowed things only.

Renderer, words, autocomplete and computer players accept only a `PlayerView`, so a leak is a type error.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.actions import Action, text
from engine.battle import Battle
from engine.choice import ChoiceView, choice_of
from engine.events import Event
from engine.frames import KeepOne
from engine.ground import Ground, Spot
from engine.hexes import Board, members
from engine.memory import CHIPS, COMBAT_DECK, COMBAT_DISCARD, COMBAT_HANDS, POOLS, VISIBILITY
from engine.notation import ActionView, described
from engine.play import legal_actions, to_act
from engine.rules.chip import under_chip
from engine.rules.combat_piles import holders
from engine.rules.hooks import SECRET_WORDS
from engine.state import Deed, GameState, Unit
from engine.types import (
    SIDES,
    CardId,
    HexId,
    KindId,
    ObstacleId,
    RuleId,
    Section,
    Side,
    Table,
    TerrainId,
    UnitId,
    Viewer,
)
from engine.unseen import redacted, secret_of

#: Actions whose last word is for their own side only: which card was kept of those drawn, or taken (CC-4).
_SECRETLY: Final = ("keep", *[f"use {word}" for word in SECRET_WORDS])
#: No hands to be seen.
NOBODYS: Final[Mapping[Side, tuple[CardId, ...]]] = {}


class ObstacleView(NamedTuple):
    """An obstacle; `axis` in degrees, `facing` the edge it faces."""

    kind: ObstacleId
    side: Side | None
    axis: int | None
    facing: str | None


class MarkerView(NamedTuple):
    """A marker; the value of one that lies face down is None for everybody."""

    kind: str
    side: Side | None
    value: int | None
    face_up: bool


class HexView(NamedTuple):
    """One hex of the board."""

    name: str
    #: Row from the top and doubled column, as in the scenario editor.
    x: int
    y: int
    terrain: TerrainId
    exits: tuple[str, ...]
    obstacles: tuple[ObstacleView, ...]
    markers: tuple[MarkerView, ...]


class UnitView(NamedTuple):
    """One unit on the board."""

    at: str
    side: Side
    kind: KindId
    nation: str
    figures: int
    full: int
    worth: int
    tags: tuple[str, ...]
    #: Ordered this turn, and what it may still do.
    ordered: bool
    moved: bool
    battled: bool
    #: How it was ordered: by an order of the card, or On the Move.
    mode: str = ""
    #: The number by which events name it.
    id: UnitId = -1
    #: It has neither moved nor battled, which some cards ask.
    fresh: bool = True


class MedalView(NamedTuple):
    """An objective on the board."""

    kind: str
    #: None: for both sides.
    side: Side | None
    at: tuple[str, ...]
    worth: int
    needed: int
    holder: Side | None


class LabelView(NamedTuple):
    """A name printed on the map."""

    at: str
    text: str


class SideView(NamedTuple):
    """What everybody knows of a side."""

    side: Side
    seat: str
    medals: int
    to_win: int
    #: Number of cards in hand; which ones only in `PlayerView.hand`.
    cards: int
    units: int
    nation: str
    #: Number of combat cards in hand.
    combat_cards: int = 0
    #: Figures of vehicles it has destroyed, by kind; three of a kind are a medal (VP-POOL).
    pools: tuple[tuple[KindId, int], ...] = ()
    #: A card lies under its commissar's chip.
    chip: bool = False


class PlayerView(NamedTuple):
    """Everything one viewer may know."""

    viewer: Viewer
    battle: str
    board: str
    face: str
    rows: int
    width: int
    top: Side
    hexes: tuple[HexView, ...]
    labels: tuple[LabelView, ...]
    units: tuple[UnitView, ...]
    medals: tuple[MedalView, ...]
    sides: Mapping[Side, SideView]
    turn: int
    active: Side
    card: CardId | None
    effect: CardId | None
    section: Section | None
    choice: ChoiceView
    #: The viewer's own cards; a referee sees both hands in `all_hands`.
    hand: tuple[CardId, ...]
    #: The cards drawn of which one is to be kept.
    drawn: tuple[CardId, ...]
    all_hands: Mapping[Side, tuple[CardId, ...]]
    #: The open discard pile, and the number of cards in the draw pile.
    discard: tuple[CardId, ...]
    deck: int
    winner: Side | None
    rules: tuple[RuleId, ...]
    #: All legal actions of the viewer; empty if somebody else must decide.
    legal: tuple[ActionView, ...]
    ply: int
    #: The viewer's own combat cards; a referee sees both hands in `all_combat_hands`.
    combat_hand: tuple[CardId, ...] = ()
    #: Overlord: the general each of them belongs to; None: any of them.
    combat_generals: tuple[Section | None, ...] = ()
    all_combat_hands: Mapping[Side, tuple[CardId, ...]] = NOBODYS
    #: The used combat cards, which lie open, and the number of cards in their draw pile.
    combat_discard: tuple[CardId, ...] = ()
    combat_deck: int = 0
    #: The card under the viewer's own commissar's chip; a referee sees both in `all_chips`.
    chip: CardId | None = None
    all_chips: Mapping[Side, CardId] = MappingProxyType({})
    #: How far can be seen at night; None: there is no such rule.
    visibility: int | None = None


def project(state: GameState, viewer: Viewer) -> PlayerView:
    """The view of one side, of a spectator (neither hand), or of a referee (both hands)."""
    battle, names = state.battle, state.battle.board.names
    own: Side | None = viewer if viewer in SIDES else None
    face, labels, medals, rules = _fixed(battle)
    held, deeds = state.held, state.deeds
    return PlayerView(
        viewer=viewer,
        battle=battle.id,
        board=battle.board.kind,
        face=face,
        rows=battle.board.rows,
        width=battle.board.shape.width,
        top=battle.top,
        hexes=_hexes(state.ground, battle.ground),
        labels=labels,
        units=tuple([_unit(names[h], unit, deeds.get(unit.id)) for h, unit in sorted(state.units.items())]),
        medals=tuple([medal._replace(holder=held[n]) if n in held else medal for n, medal in medals]),
        sides={side: _side(state, side) for side in SIDES},
        turn=state.turn.number,
        active=state.turn.side,
        card=state.turn.card,
        effect=state.turn.effect,
        section=state.turn.section,
        choice=choice_of(state),
        hand=tuple(state.hands[own]) if own is not None else (),
        drawn=_drawn(state, viewer),
        all_hands={side: tuple(state.hands[side]) for side in SIDES} if viewer == "referee" else {},
        discard=known_discard(state, viewer),
        deck=len(state.deck),
        winner=state.winner,
        rules=rules,
        legal=legal_for(state, viewer),
        ply=state.ply,
        combat_hand=COMBAT_HANDS[own].of(state) if own is not None else (),
        combat_generals=holders(state, own) if own is not None and state.battle.overlord else (),
        all_combat_hands={side: COMBAT_HANDS[side].of(state) for side in SIDES}
        if viewer == "referee"
        else NOBODYS,
        combat_discard=COMBAT_DISCARD.of(state),
        combat_deck=len(COMBAT_DECK.of(state)),
        chip=under_chip(state, own) if own is not None else None,
        all_chips={side: card for side in SIDES if (card := under_chip(state, side))}
        if viewer == "referee"
        else {},
        visibility=VISIBILITY.of(state) if VISIBILITY.known(state) else None,
    )


def known_discard(state: GameState, viewer: Viewer) -> tuple[CardId, ...]:
    """The open pile as this viewer knows it: what another side took from it in secret seems to lie there still."""
    if viewer == "referee" or not state.battle.hooks.hidden_discards:
        return state.discard
    others = [side for side in SIDES if side != viewer]
    hidden = [
        card for hook in state.battle.hooks.hidden_discards for side in others for card in hook(state, side)
    ]
    # In order of the names: a gap would tell where the card lay.
    return tuple(sorted((*state.discard, *hidden))) if hidden else state.discard


@lru_cache(maxsize=256)
def _fixed(
    battle: Battle,
) -> tuple[str, tuple[LabelView, ...], tuple[tuple[int, MedalView], ...], tuple[RuleId, ...]]:
    """What no turn changes: the country, labels, objectives (held by nobody) and special rules."""
    scenario, names = battle.scenario, battle.board.names
    medals = [
        MedalView(o.kind, o.side, tuple(names[h] for h in members(o.hexes)), o.worth, o.needed, None)
        for o in battle.objectives
    ]
    return (
        str(scenario.get("face", "country")),
        tuple(LabelView(one["at"], str(one["text"])) for one in scenario.get("labels", ())),
        tuple(enumerate(medals)),
        tuple(sorted(battle.rules)),
    )


def _hexes(ground: Ground, first: Ground) -> tuple[HexView, ...]:
    """The same for everybody, and for as long as the ground does not change; what stands as it stood at `first` is
    shown as it was then."""
    if ground.shown is not None:
        return ground.shown
    if ground is first:
        hexes = tuple([_hex(ground.board, h, spot) for h, spot in enumerate(ground.spots)])
    else:
        hexes = tuple(
            [
                known if spot is before else _hex(ground.board, h, spot)
                for h, (spot, before, known) in enumerate(
                    zip(ground.spots, first.spots, _hexes(first, first), strict=True)
                )
            ]
        )
    ground.shown = hexes
    return hexes


def _hex(board: Board, h: HexId, spot: Spot) -> HexView:
    return HexView(
        board.names[h],
        *board.xy[h],
        spot.terrain,
        spot.exits,
        tuple([ObstacleView(*o) for o in spot.obstacles]),
        tuple([MarkerView(m.kind, m.side, m.value if m.face_up else None, m.face_up) for m in spot.markers]),
    )


#: A unit that was not ordered.
_IDLE: Final = (False, False, False, "")


@lru_cache(maxsize=16_384)
def _unit(name: str, unit: Unit, deed: Deed | None) -> UnitView:
    return UnitView(
        name,
        unit.side,
        unit.kind,
        unit.nation,
        unit.figures,
        unit.full,
        unit.worth,
        unit.tags,
        *(_IDLE if deed is None else (True, deed.round > 0, deed.battles > 0 or deed.spent, deed.mode)),
        unit.id,
        deed is None or deed.fresh,
    )


def _side(state: GameState, side: Side) -> SideView:
    battle = state.battle
    nations: Table = battle.scenario.get("nations", {})
    return SideView(
        side,
        "top" if side == battle.top else "bottom",
        state.medals(side),
        battle.to_win[side],
        len(state.hands[side]),
        state.masks[side].bit_count(),
        str(nations.get(side, "")),
        len(COMBAT_HANDS[side].of(state)),
        tuple(sorted(POOLS.of(state).get(side, {}).items())),
        bool(CHIPS[side].of(state)),
    )


def _drawn(state: GameState, viewer: Viewer) -> tuple[CardId, ...]:
    frame = state.pending[-1]
    if isinstance(frame, KeepOne) and viewer in (frame.owner, "referee"):
        return frame.cards
    return ()


def legal_for(state: GameState, viewer: Viewer) -> tuple[ActionView, ...]:
    """All legal actions of a viewer, in the order of their notation; nothing if somebody else must decide."""
    if to_act(state) != viewer:
        return ()
    board = state.battle.board
    return tuple([shown(action, board) for action in legal_actions(state)])


@lru_cache(maxsize=16_384)
def shown(action: Action, board: Board) -> ActionView:
    """An action by what it names on this board: the same ones are legal again and again."""
    return described(text(action, board))


def redact(event: Event, viewer: Viewer) -> Event | None:
    """What a viewer sees of an event; None: nothing at all."""
    owner = secret_of(event)
    return event if owner is None or viewer in (owner, "referee") else redacted(event)


def redact_line(line: str, side: Side | None, viewer: Viewer) -> str:
    """What a viewer may read of the notation of an action of a side: a card kept or taken in secret is not named."""
    if side is None or viewer in (side, "referee"):
        return line
    return next((words for words in _SECRETLY if line.startswith(f"{words} ")), line)
