"""Winter combat cards: when they are drawn and played, and stubborn resistance (WW-CC). PROVISIONAL as their texts are.

In the own steps `use combat-card CARD [HEX…]` is open as long as the step is; it keeps no step open, so the end of
a step tells nobody what a hand holds. After the own battles, when an own unit is attacked, and when a retreat
leaves no choice, a window opens whenever the enemy could think that something is played in it.

In Overlord each card is a general's, who plays it on units of his own: on those that act under his card, after the
battles on those that did, in the other side's turn on those in his sector; against an enemy also if that one began or
ended its move there (WW-CC-9). Ruling: a Recon draws for the general to whom it was handed. `who` are the generals
concerned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import FlagsIgnored
from engine.frames import Battles, MoveUnits, OrderUnits, PlayCombat, React, RetreatUnit
from engine.memory import Remembered
from engine.rules import combat_piles as piles
from engine.rules.cards.combat import COMBAT
from engine.rules.cards.table import CARDS
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.rules.hooks import combat_effects as effects
from engine.rules.units import UNITS
from engine.types import OTHER, Section

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame, Strike
    from engine.rules.cards.combat import CombatRow, Moment
    from engine.rules.hookpoints import Step
    from engine.state import Draft, GameState, Unit
    from engine.types import CardId, Side, Table

WORD: Final = "combat-card"
STUBBORN: Final = "stubborn-resistance"
_WITH_SIGN: Final = frozenset(card for card, row in COMBAT.items() if row.stubborn)
_ATTACKED: Final = frozenset(card for card, row in COMBAT.items() if row.moment == "attacked")
_LATE: Final = frozenset(card for card, row in COMBAT.items() if row.moment == "late")
#: The turn in which the window after the battles was open.
_ASKED: Final = Remembered("combat-asked", bool, False)
#: Overlord: the generals who were handed a Recon in this turn.
_RECONS: Final = Remembered("combat-recons", tuple[Section, ...], ())


def hook(params: Table) -> Hook:
    """No parameters."""
    return Hook(
        "combat-cards",
        setup=piles.deal,
        turn_end=_turn_end,
        general_begins=_general_begins,
        mover=effects.mover,
        on_enter=effects.on_enter,
        dice=effects.dice,
        after_hits=effects.after_hits,
        after_ground=effects.after_ground,
        before_draw=_before_draw,
        may_react=_may_react,
        answers_again=_may_react,
        forced_retreat=_forced_retreat,
        gives=effects.LASTING,
        abilities={
            WORD: Ability(
                "order", _options, _refusal, _perform, holds=False, anywhere=True, step_of=_step_of
            ),
            STUBBORN: Ability(
                "order", _stubborn_options, _stubborn_refusal, _stubborn_perform, anywhere=True
            ),
        },
    )


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    effects.forget(draft)
    _ASKED.forget(draft)
    if CARDS[draft.turn.effect or "nothing"].reshuffles:
        # WW-CC-6: Their Finest Hour.
        piles.shuffle(draft, dice)
    if draft.battle.overlord:
        for general in _RECONS.of(draft):
            piles.draw(draft, side, dice, general)
        _RECONS.forget(draft)
    elif _draws_one(draft):
        piles.draw(draft, side, dice)


def _general_begins(draft: Draft, side: Side, general: Section) -> None:
    if _draws_one(draft):
        _RECONS.keep(draft, (*_RECONS.of(draft), general))


def _draws_one(state: GameState) -> bool:
    """WW-CC-5, XAMB-20: for a Recon card, besides its own draw; for a copy of one, too (CARD-COUNTER-1)."""
    row = CARDS[state.turn.effect or "nothing"]
    copied = CARDS[state.turn.card or "nothing"].copies_enemy
    recon = row.section is not None and row.draws > 1
    return recon and (state.battle.options.copied_recon == "draws" or not copied)


# WW-CC-9: whose units they are


def _who(state: GameState, frame: Frame, row: CombatRow, words: tuple[str, ...]) -> Collection[Section]:
    """The generals who may play such a card on these hexes."""
    assert frame.owner is not None
    lies_in = state.battle.sections[frame.owner]
    hexes = [state.battle.board.by_name[word] for word in words]
    if isinstance(frame, React):
        return _attacked(state, frame.strike, row)
    if isinstance(frame, PlayCombat):
        return lies_in[state.deeds[state.units[hexes[0]].id].start]
    general = state.turn.section
    landing = row.effect == "reinforcements" and general not in lies_in[hexes[0]]
    return () if general is None or landing else (general,)


def _attacked(state: GameState, strike: Strike, row: CombatRow) -> Collection[Section]:
    lies_in = state.battle.sections[OTHER[strike.side]]
    if not row.against or strike.unit is None or strike.origin is None:
        return lies_in[strike.at]
    return {*lies_in[strike.at], *lies_in[strike.origin], *lies_in[state.deeds[strike.unit].start]}


def _late(state: GameState, side: Side) -> Collection[Section]:
    """The generals whose units acted."""
    lies_in = state.battle.sections[side]
    return {section for deed in state.deeds.values() for section in lies_in[deed.start]}


# Windows: they open by what everybody knows


def _before_draw(draft: Draft, side: Side, dice: Dice) -> bool:
    if _ASKED.of(draft) or not draft.deeds or not piles.could_hold(draft, side, _LATE, _late(draft, side)):
        return False
    _ASKED.keep(draft, True)
    draft.pending.append(PlayCombat(side))
    return True


def _may_react(state: GameState, strike: Strike) -> bool:
    side = OTHER[strike.side]
    return any(
        piles.could_hold(state, side, frozenset((card,)), _attacked(state, strike, COMBAT[card]))
        for card in _ATTACKED
    )


def _forced_retreat(state: GameState, frame: RetreatUnit) -> Frame | None:
    if frame.binds or not piles.could_hold(state, frame.owner, _WITH_SIGN, _resisting(state, frame)):
        return None
    return PlayCombat(frame.owner, stubborn=True)


# Playing a card for what it says


def _moment(frame: Frame) -> Moment:
    match frame:
        case OrderUnits():
            return "order"
        case MoveUnits():
            return "move"
        case Battles():
            return "battle"
        case PlayCombat(stubborn=False):
            return "late"
        case React():
            return "attacked"
        case _:
            return "never"


def _step_of(words: tuple[str, ...]) -> Step | None:
    """The step a card is for; a line with one that is played after the battles closes all of them."""
    row = COMBAT.get("".join(words[:1]))
    match row.moment if row is not None else "order":
        case "late":
            return None
        case "move" | "battle" as step:
            return step
        case _:
            return "order"


def _options(state: GameState, frame: Frame) -> Iterable[Action]:
    moment = _moment(frame)
    if moment == "never" or frame.owner is None:
        return []
    uses: list[Action] = []
    for card in sorted(set(piles.hand(state, frame.owner))):
        row = COMBAT[card]
        if row.moment == moment:
            uses += [Use(WORD, (card, *words)) for words in _choices(state, frame, row)]
    return uses


def _choices(state: GameState, frame: Frame, row: CombatRow) -> Iterable[tuple[str, ...]]:
    """The words after a card with which one who holds it may play it now."""
    assert frame.owner is not None
    for words in effects.choices(state, frame, row):
        if row.id in piles.held(state, frame.owner, _who(state, frame, row, words)):
            yield words


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    moment = _moment(frame)
    if moment == "never" or frame.owner is None:
        return refuse("not-now", word=WORD)
    if not action.words:
        return refuse("name-one-card", word=WORD)
    card, *words = action.words
    if card not in piles.hand(state, frame.owner):
        return refuse("combat-card-not-in-hand", card=card)
    if COMBAT[card].moment != moment:
        return refuse("combat-card-not-now", card=card)
    row = COMBAT[card]
    if _among(tuple(words), set(_choices(state, frame, row)), row):
        return None
    if _among(tuple(words), set(effects.choices(state, frame, row)), row):
        return refuse("combat-card-of-another", card=card)
    return _why_not_so(state, frame, row, tuple(words)) or refuse("combat-card-not-so", card=card)


def _why_not_so(state: GameState, frame: Frame, row: CombatRow, words: tuple[str, ...]) -> Refusal | None:
    """The first unit that is named, or attacks, and that the card is not for."""
    if isinstance(frame, React):
        assert frame.strike.origin is not None
        return _not_for(row, state.units[frame.strike.origin])
    if row.effect == "reinforcements":
        return None
    if not words:
        return refuse("name-one-hex", word=row.id)
    for word in words:
        h = state.battle.board.by_name.get(word)
        unit = None if h is None else state.units.get(h)
        if unit is None:
            return refuse("no-unit-there", hex=word)
        if unit.side != frame.owner:
            return refuse("not-your-unit", hex=word)
        if unit.id not in state.deeds:
            return refuse("not-ordered", hex=word)
        refusal = _not_for(row, unit)
        if refusal is not None:
            return refusal
    return None


def _not_for(row: CombatRow, unit: Unit) -> Refusal | None:
    if UNITS[unit.kind].orders_as in row.only:
        return None
    return refuse("combat-card-not-for", card=row.id, kind=unit.kind)


def _among(words: tuple[str, ...], allowed: set[tuple[str, ...]], row: CombatRow) -> bool:
    """Whether the words are a choice; several hexes in any order."""
    several = 1 < len(words) <= row.units and len(set(words)) == len(words)
    return words in allowed or (several and all((word,) in allowed for word in words))


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    assert frame.owner is not None
    card, *words = action.words
    at = draft.battle.board.by_name[words[0]] if words else None
    piles.spend(draft, frame.owner, card, at, _who(draft, frame, COMBAT[card], tuple(words)))
    # WW-CC-2: any number of cards; a window stays open as long as everybody must think that there could be more.
    if isinstance(frame, React):
        draft.pending[-1] = frame._replace(again=True)
    elif isinstance(frame, PlayCombat):
        if not piles.could_hold(draft, frame.owner, _LATE, _late(draft, frame.owner)):
            draft.pending.pop()
    effects.perform(draft, frame, COMBAT[card], tuple(words), dice)


# Playing a card for its sign (WW-CC-10)


def _open_retreat(state: GameState, frame: Frame) -> RetreatUnit | None:
    if isinstance(frame, PlayCombat) and frame.stubborn:
        below = state.pending[-2]
        return below if isinstance(below, RetreatUnit) else None
    return frame if isinstance(frame, RetreatUnit) else None


def _resisting(state: GameState, retreat: RetreatUnit) -> Collection[Section]:
    return state.battle.sections[retreat.owner][retreat.at]


def _stubborn_options(state: GameState, frame: Frame) -> Iterable[Action]:
    retreat = _open_retreat(state, frame)
    if retreat is None or retreat.binds or retreat.flags < 1:
        return []
    cards: list[CardId] = sorted(set(piles.held(state, retreat.owner, _resisting(state, retreat))))
    return [Use(STUBBORN, (card,)) for card in cards if COMBAT[card].stubborn]


def _stubborn_refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    retreat = _open_retreat(state, frame)
    if retreat is None:
        return refuse("not-now", word=STUBBORN)
    if len(action.words) != 1:
        return refuse("name-one-card", word=STUBBORN)
    card = action.words[0]
    if card not in piles.hand(state, retreat.owner):
        return refuse("combat-card-not-in-hand", card=card)
    if not COMBAT[card].stubborn:
        return refuse("no-stubborn-sign", card=card)
    if card not in piles.held(state, retreat.owner, _resisting(state, retreat)):
        return refuse("combat-card-of-another", card=card)
    if retreat.binds or retreat.flags < 1:
        return refuse("flags-bind", hex=state.battle.board.names[retreat.at])
    return None


def _stubborn_perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    """One flag less; what the ground lets the unit ignore comes on top (XAMB-24)."""
    retreat = _open_retreat(draft, frame)
    assert retreat is not None
    if frame is not retreat:
        draft.pending.pop()
    who = _resisting(draft, retreat)
    piles.spend(draft, retreat.owner, action.words[0], retreat.at, who, stubborn=True)
    draft.say(FlagsIgnored, retreat.owner, retreat.unit, retreat.at, 1)
    flags = retreat.flags - 1
    draft.pending[-1] = retreat._replace(flags=flags, ignorable=min(flags, retreat.ignorable), asked=False)


RULES: Final = (SpecialRule("combat-cards", hook),)
