"""What an open decision would bring, as far as chance has no part in it: what prompts promise is found by doing it.

Only what whoever decides may know goes into it: his own cards, his own units, the open ground.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import ADVANCE, STAY, Attack, Choose, ChooseSection, MoveUnit, PlayCard, parse
from engine.after_moves import fights
from engine.dice import ScriptedDice
from engine.frames import (
    Advance,
    Battles,
    ChooseSectionFor,
    ChooseTargets,
    ChooseWounded,
    DealCards,
    Dealt,
    DigIn,
    MoveUnits,
    NextCard,
    OrderUnits,
    Play,
    RollToRestore,
)
from engine.hexes import hex_set, members
from engine.lapses import in_the_way
from engine.notation import Orders
from engine.odds import of_attack, of_choice
from engine.play import legal_actions
from engine.rules.cards.rows import EVERYBODY
from engine.rules.cards.table import CARDS, NOTHING
from engine.rules.chip import played_by, under_chip
from engine.rules.combat import dice_of, empty_target, targets, why_not_battle
from engine.rules.movement import moves_from
from engine.rules.orders import orderable
from engine.rules.overlord import copied
from engine.steps.advance import STEP as ADVANCING
from engine.steps.battles import clears
from engine.steps.card_choices import choose_section, section_options, why_not_restored, wounded
from engine.steps.dig_in import may_dig
from engine.steps.order_units import order
from engine.steps.play_card import acts_as, play
from engine.types import HALVES
from engine.view import shown
from engine.whatif import Calm, card_dealt

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from engine.actions import Action, TakeGround
    from engine.frames import Frame
    from engine.notation import ActionView, Verb
    from engine.state import Draft, GameState
    from engine.types import CardId, HexId, HexSet, ObstacleId, Section, Side

#: What brings no more than it says, where whoever is ordered neither battles from where he stands nor digs in.
_NO_MORE: Final = frozenset({"order", "end"})


def foreseen(state: GameState, legal: Sequence[ActionView]) -> tuple[ActionView, ...]:
    """Legal actions with what each would bring: dice, a battle left after the move, the units a card finds.

    It costs as much as doing them: only whoever decides is told.
    """
    verbs = {one.verb for one in legal}
    ordered = "order" in verbs
    rooted, digging = ordered and _battles_only(state), ordered and _digs(state)
    if verbs <= _NO_MORE and not (rooted or digging):
        return tuple(legal)
    return _with_more(state, legal, verbs, rooted=rooted, digging=digging)


def _with_more(
    state: GameState, legal: Sequence[ActionView], verbs: Collection[Verb], *, rooted: bool, digging: bool
) -> tuple[ActionView, ...]:
    board, names = state.battle.board, state.battle.board.names
    cards = cards_order(state) if "play" in verbs or "use" in verbs else {}
    dealt = deals_order(state) if "play" in verbs else {}
    listed = {shown(one, board).notation: one for one in legal_actions(state) if isinstance(one, MoveUnit)}
    lines = [one.notation for one in legal if one.verb == "move"]
    moves = {line: listed.get(line) or parse(line, board) for line in lines}
    brings = fights(state, moves.values())
    ways = [one for one in moves.values() if isinstance(one, MoveUnit)]
    blinding = in_the_way(state, ways) if ways else {}
    frame = state.pending[-1]
    striking = isinstance(frame, ChooseTargets)

    def said(one: ActionView) -> ActionView:
        match one.verb:
            case "attack":
                return _weighed(state, one)
            case "choose" if striking and len(one.hexes) == 1:
                return _struck(state, one)
            case "choose" if isinstance(frame, ChooseSectionFor) and one.section is not None:
                number = _given_in(state, frame, ChooseSection(one.section))
                return one._replace(orders=Orders(number, number))
            case "move":
                way = moves[one.notation]
                found, blinds = brings.get(way), blinding.get(way, ()) if isinstance(way, MoveUnit) else ()
                if found is None and not blinds:
                    return one
                against, walked = found or (None, None)
                return one._replace(
                    against=None if against is None else _named(state, against),
                    blinds=tuple([names[h] for h in blinds]),
                    walked=walked,
                )
            case "order" if rooted:
                return one._replace(against=_from_there(state, board.by_name[one.unit]))
            case "order" if digging:
                return one._replace(digs=may_dig(state, board.by_name[one.unit]))
            case "play":
                return one._replace(orders=dealt.get((one.card, one.section)) or cards.get(one.card))
            case "use" if played := played_by(state, one.words[0]):
                return one._replace(orders=cards.get(played))
            case "clear":
                return one._replace(clears=clears(state, board.by_name[one.unit]) or "")
            case "advance" if isinstance(frame, Advance):
                taken, left = _behind_ground(state, frame), _goes_on(state, frame, ADVANCE)
                sheds = tuple([(names[h], kind) for h, kind in left_on_ground(state)])
                return one._replace(against=taken, goes_on=left, sheds=sheds)
            case "stay" if isinstance(frame, Advance):
                return one._replace(goes_on=_goes_on(state, frame, STAY))
        return one

    return tuple([said(one) for one in legal])


def _battles_only(state: GameState) -> bool:
    """Whether whoever is ordered now battles from where he stands, as under Firefight (CARD-FIREFIGHT-1)."""
    return (
        isinstance(state.pending[-1], OrderUnits)
        and any(isinstance(one, Battles) for one in state.pending)
        and not any(isinstance(one, MoveUnits) for one in state.pending)
    )


def undug(state: GameState, ordered: Iterable[HexId]) -> list[HexId]:
    """Those who dig in by being ordered now and would put down nothing: the order is used up all the same (AMB-16)."""
    return [h for h in ordered if not may_dig(state, h)] if _digs(state) else []


def _digs(state: GameState) -> bool:
    """Whether whoever is ordered now digs in, as under Dig In."""
    return any(isinstance(one, DigIn) for one in state.pending)


def _named(state: GameState, aims: Iterable[tuple[HexId, int]]) -> tuple[tuple[str, int], ...]:
    names = state.battle.board.names
    return tuple([(names[at], dice) for at, dice in aims])


def _from_there(state: GameState, at: HexId) -> tuple[tuple[str, int], ...]:
    """The hexes that a unit may attack if it is ordered and stays, each with its dice."""
    draft = state.draft()
    order(draft, at, "order")
    unit = draft.units[at]
    if why_not_battle(draft, unit, at, draft.deeds.get(unit.id)) is not None:
        return ()
    return _named(state, targets(draft, unit, at))


def _behind_ground(state: GameState, frame: Advance) -> tuple[tuple[str, int], ...] | None:
    """Whom armor may attack once more from the ground it takes (OVR-01); None: nobody, or it may not."""
    draft = state.draft()
    number = draft.units[frame.origin].id
    ADVANCING.choose(draft, frame, ADVANCE, Calm())
    unit, deed = draft.units.get(frame.to), draft.deeds.get(number)
    if unit is None or unit.id != number or deed is None or not deed.more:
        return None
    if why_not_battle(draft, unit, frame.to, deed) is not None:
        return None
    return _named(state, targets(draft, unit, frame.to)) or None


def _goes_on(state: GameState, frame: Advance, answer: TakeGround) -> int:
    """How far the unit that has won ground may still go in a step of this turn to come, if that is its answer."""
    draft = state.draft()
    number = draft.units[frame.origin].id
    ADVANCING.choose(draft, frame, answer, Calm())
    deed = draft.deeds.get(number)
    if deed is None or not draft.unit_at(number, deed.at):
        return 0
    steps = [one for one in draft.pending if isinstance(one, MoveUnits) and one.owner == frame.owner]
    if not any(deed.round < one.round and one.only in (None, number) for one in steps):
        return 0
    ways = moves_from(draft, draft.units[deed.at], deed.at, deed)
    far = state.battle.board.distance
    return max([far(deed.at, one.way[-1]) for one in ways if not one.leaves], default=0)


def _weighed(state: GameState, attack: ActionView) -> ActionView:
    action = parse(attack.notation, state.battle.board)
    assert isinstance(action, Attack)
    unit = state.units[action.unit]
    target = state.units.get(action.target) or empty_target(unit)
    made_of = tuple(dice_of(state, unit, action.unit, target, action.target))
    return attack._replace(made_of=made_of, odds=of_attack(state, action))


def _struck(state: GameState, choice: ActionView) -> ActionView:
    action = parse(choice.notation, state.battle.board)
    assert isinstance(action, Choose)
    odds = of_choice(state, action)
    return choice if odds is None else choice._replace(made_of=(("card", odds.dice),), odds=odds)


def weighed(state: GameState, action: Action) -> tuple[ActionView, ...]:
    """An attack, or each strike of a card, that is chosen and not yet rolled: with what its dice may do."""
    board = state.battle.board
    if isinstance(action, Attack):
        return (_weighed(state, shown(action, board)),)
    if isinstance(action, Choose) and isinstance(state.pending[-1], ChooseTargets):
        return tuple([_struck(state, shown(Choose((h,)), board)) for h in action.hexes])
    return ()


def targets_beside(state: GameState, action: Action) -> tuple[int, tuple[HexId, ...]]:
    """How many more targets a card could strike beside those chosen, and which could be among them."""
    if not (isinstance(action, Choose) and isinstance(state.pending[-1], ChooseTargets)):
        return 0, ()
    chosen = set(action.hexes)
    wider = [set(one.hexes) for one in legal_actions(state) if isinstance(one, Choose)]
    wider = [one - chosen for one in wider if chosen < one]
    return max(map(len, wider), default=0), tuple(sorted(set().union(*wider)))


def to_order(state: GameState, legal: Sequence[ActionView]) -> int:
    """How many orders can still be given by these actions, one after the other."""
    number = state.battle.board.by_name
    units = hex_set([number[one.unit] for one in legal if one.verb == "order"])
    return orders_left(state, units) if units else 0


def cards_order(state: GameState) -> dict[CardId, Orders]:
    """For each card that may be played now and orders units at once: how many."""
    frame = state.pending[-1]
    if not isinstance(frame, Play):
        return {}
    orders = {}
    chip = under_chip(state, frame.owner)
    under = (chip,) if chip is not None else ()
    for card in (*[action.card for action in legal_actions(state) if isinstance(action, PlayCard)], *under):
        effect, section = acts_as(state, frame.owner, card)
        other = None if effect == card else effect
        if effect == NOTHING.id:
            # CARD-COUNTER-5: whoever plays it should know.
            orders[card] = Orders(0, 0, other)
            continue
        draft = state.draft()
        # The card under the chip is played as one of the hand is.
        draft.hands[frame.owner] = (*draft.hands[frame.owner], *under)
        play(draft, frame.owner, card, effect, section)
        top = draft.pending[-1]
        if isinstance(top, OrderUnits):
            named = sum([slot.number for slot in top.slots])
            able = sum(
                [_given(draft, top, mode) for mode in dict.fromkeys([slot.mode for slot in top.slots])]
            )
            orders[card] = Orders(able, able if named >= EVERYBODY else named, other)
        elif isinstance(top, ChooseSectionFor):
            by_section = tuple(
                [(one.section, _given_in(draft, top, one)) for one in section_options(draft, top)]
            )
            orders[card] = Orders(
                max([number for _, number in by_section], default=0), None, other, by_section
            )
        elif _heals_nobody(draft, top):
            orders[card] = Orders(0, 0, other)
        elif other is not None:
            orders[card] = Orders(0, None, other)
    return orders


def _heals_nobody(state: GameState, frame: Frame) -> bool:
    """Whether a card that orders those to whom it returns figures finds nobody who lacks one."""
    if isinstance(frame, ChooseWounded):
        return not wounded(state, frame)
    if not isinstance(frame, RollToRestore):
        return False
    return all(
        why_not_restored(state, state.units[h], h) is not None for h in members(state.masks[frame.owner])
    )


def deals_order(state: GameState) -> dict[tuple[CardId, Section | None], Orders]:
    """Overlord: for each card and each general what it would count as, and how many units it finds in his section.

    Of a card for one half of it the number in either half, from his own seat (OVL-05).
    """
    frame = state.pending[-1]
    if not isinstance(frame, DealCards):
        return {}
    return {
        (action.card, action.general): _dealt_orders(state, frame.owner, action.card, action.general)
        for action in legal_actions(state)
        if isinstance(action, PlayCard)
    }


def _dealt_orders(state: GameState, side: Side, card: CardId, general: Section | None) -> Orders:
    effect = copied(state, side, card, general)
    other = None if effect == card else effect
    if effect == NOTHING.id:
        return Orders(0, 0, other)
    after = card_dealt(state, NextCard(None, side, Dealt(card, general)))
    top = after.pending[-1]
    if ("choose-wounded" in CARDS[effect].steps and not isinstance(top, ChooseWounded)) or _heals_nobody(
        after, top
    ):
        return Orders(0, 0, other)
    if general is None or not isinstance(top, OrderUnits):
        return Orders(0, None, other)
    ways = [top._replace(either=())] + ([OrderUnits(side, top.either)] if top.either else [])
    able = [_given(after.draft(), one, "order") for one in ways]
    if top.either:
        return Orders(max(able), None, other, tuple(zip(HALVES[general], able, strict=True)))
    named = sum(slot.number for slot in top.slots)
    return Orders(able[0], able[0] if named >= EVERYBODY else named, other)


def _given_in(state: GameState, frame: ChooseSectionFor, choice: ChooseSection) -> int:
    """How many units of that section would be ordered."""
    draft = state.draft()
    choose_section(draft, frame, choice, ScriptedDice(()))
    top = draft.pending[-1]
    return _given(draft, top, "order") if isinstance(top, OrderUnits) else 0


def orders_left(state: GameState, among: HexSet) -> int:
    """How many of these units can still be ordered, one after the other."""
    frame = state.pending[-1]
    return _given(state.draft(), frame, "order", among) if isinstance(frame, OrderUnits) else 0


def _given(draft: Draft, frame: OrderUnits, mode: str, among: HexSet = -1) -> int:
    """Order one after the other until no order is left: whoever comes first, as many can be ordered in all."""
    if len(frame.slots) == 1 and not (frame.either or draft.deeds):
        # Everybody takes the same room: to count is enough.
        fit = orderable(draft, frame.owner, frame.slots, mode) & among
        return min(frame.slots[0].number, fit.bit_count())
    number = 0
    while hexes := orderable(draft, frame.owner, frame.slots, mode, frame.either) & among:
        order(draft, members(hexes)[0], mode)
        number += 1
    return number


def left_behind(before: GameState, after: GameState, left: Iterable[HexId]) -> list[tuple[HexId, ObstacleId]]:
    """What has gone with units from the hexes that they have left."""
    gone = []
    for h in dict.fromkeys(left):
        laid = [obstacle.kind for obstacle, _ in after.ground.spots[h].laid]
        gone += [(h, one.kind) for one, _ in before.ground.spots[h].laid if one.kind not in laid]
    return gone


def left_on_ground(state: GameState) -> list[tuple[HexId, ObstacleId]]:
    """What goes with the unit that has won ground, if it takes it; nothing where none is won."""
    frame = state.pending[-1]
    if not isinstance(frame, Advance):
        return []
    draft = state.draft()
    ADVANCING.choose(draft, frame, ADVANCE, Calm())
    return left_behind(state, draft, [frame.origin])
