"""A change that somebody asks for, and what is answered to him: the same whatever the change is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.errors import AsksFirst, Chance, Refused, Told, Unused, UserError, told
from bot.facts.drafted import LeftBehind, Spare
from bot.game.acting.carry_out import Carried
from bot.game.acting.doing import before_step
from bot.game.acting.ground import held_back
from bot.game.drafting.alone import allowed, steps_left, targets_left, unordered
from bot.game.drafting.draft_look import draft_of
from bot.game.drafting.leaving import left_by, left_if_won
from bot.game.reading import looks
from bot.game.table.desk import Desk, Done, Making
from bot.game.table.live import Change, Live, Step
from bot.game.values import Outcome, Request
from engine import GameState, to_act
from engine.events import CardPlayed
from engine.frames import OrderUnits, PlayCombat
from engine.lines import read
from engine.notation import ActionView, described
from engine.outlook import to_order, weighed
from engine.play import why_not
from engine.reasons import OPEN_STEP
from engine.rules import combat_piles
from engine.rules.cards.combat import COMBAT
from engine.rules.cards.table import CARDS, NOTHING
from engine.rules.combat import battles_of
from engine.rules.units import UNITS
from engine.state import IDLE
from engine.view import legal_for

_SEEN_SECONDS: Final = 600.0


async def make(desk: Desk, request: Request, making: Making) -> Done:
    """Make it and store it; a second delivery of the same press does nothing.

    Raises UserError for a hasty press that would do what cannot be taken back, whatever the log would tell.
    """

    async def with_care(live: Live) -> Change:
        change = await making(live)
        _note_seen(change, request.person)
        if request.hasty and change.steps:
            raise UserError("too-quick")
        return change

    return await desk.change(request.game, with_care, interaction=request.interaction, person=request.person)


def ask_first(change: Change, person: int, lines: Sequence[str], behind: Sequence[str] = ()) -> None:
    """Lines of the own turn whose doing has not been seen yet, by themselves or `behind` a draft: raises AsksFirst if
    they roll, draw or end the turn, with what they leave undone.

    Nothing but `end` is asked about as [End turn] is: if it wastes the turn.
    """
    spoken, board = change.spoken if lines else None, change.live.board
    if spoken is None or board.turn.side != to_act(board):
        return
    unused, how = _unused(change, person, spoken, (*behind, *lines)), _how(change, spoken, lines)
    can, barred = _weighed(change, spoken, lines)
    only_ends = all(line.lower() == "end" for line in lines)
    if not only_ends or behind or barred or unused.wasteful:
        over = bool(can) and not (lines[-1].lower() == "end" or barred or unused.attacks)
        leaves = _leaves(change, spoken, lines)
        raise AsksFirst(unused, can, barred, how, behind=bool(behind), over=over, leaves=leaves)


def _spare(change: Change) -> Spare:
    """The orders that are left by steps that closed the order step, while nothing keeps it from being taken back."""
    if change.live.row.status != "running":
        # It has only begun.
        return Spare()
    side = change.live.board.turn.side
    for step in change.steps:
        before = before_step(change, step)
        closes = isinstance(before.pending[-1], OrderUnits) and not isinstance(
            step.state.pending[-1], OrderUnits
        )
        if closes and before.turn.side == side:
            last = change.steps[-1].state
            back = last.turn.number == before.turn.number and last.undo_floor == before.undo_floor
            given = {deed.start for deed in step.state.deeds.values()}
            return unordered(before, side, given) if back else Spare()
    return Spare()


def _leaves(change: Change, spoken: Step, lines: Sequence[str]) -> tuple[LeftBehind, ...]:
    """What goes with units that move up to where chance speaks, or take ground if they win it then."""
    steps = change.steps[: change.steps.index(spoken) + 1]
    made = [(step.row.notation or "", before_step(change, step), step.state) for step in steps]
    won = left_if_won(before_step(change, spoken), lines)
    return (*[left for one in made for left in left_by(*one)], *won)


def _note_seen(change: Change, person: int) -> None:
    """Somebody is here. Not at every tap: nobody asks to the minute, and it would be stored each time."""
    seen = change.memo.seen
    if abs(change.now - seen.get(person, -math.inf)) > _SEEN_SECONDS:
        change.memo = change.memo._replace(seen={**seen, person: change.now})


def _unused(change: Change, person: int, spoken: Step, lines: Sequence[str]) -> Unused:
    """What could still be done in the steps that are closed before chance speaks, and whom no line lets attack."""
    orders, moves, attacks = 0, list[str](), list[ActionView]()
    fights = {said.unit for said in map(described, lines) if said.verb == "attack"}
    for step in change.steps[: change.steps.index(spoken) + 1]:
        if step.row.notation != "end":
            continue
        before = before_step(change, step)
        legal = legal_for(before, before.turn.side)
        orders += to_order(before, legal)
        # Whoever is to fight from where it stands has not been forgotten.
        moves += [one.unit for one in legal if one.verb == "move" and one.unit not in fights]
        attacks += [one for one in legal if one.verb == "attack"]
    before = before_step(change, spoken)
    side = before.turn.side
    if lines[-1].lower() == "end" or described(spoken.row.notation or "").verb != "use":
        steps, _ = steps_left(change.live, before, person, side, allowed(change.live, before, person, side))
        attacks += [
            one for step in steps if step.kind == "battle" for one in step.legal if one.verb == "attack"
        ]
    left, nobody = _not_meant(before, attacks, lines), _orders_nobody(before, spoken)
    cards, free = _cards_left(before, lines), _targets_left(before, spoken)
    return Unused(orders, tuple(dict.fromkeys(moves)), left, nobody, cards, free)


def _targets_left(before: GameState, spoken: Step) -> Spare:
    """What the card whose targets are chosen with this step could strike besides."""
    line = spoken.row.notation or ""
    return targets_left(before, line) if described(line).verb == "choose" else Spare()


def _cards_left(before: GameState, lines: Sequence[str]) -> tuple[str, ...]:
    """The combat cards that could be played after the battles, in the window that a last `end` passes."""
    if lines[-1].lower() != "end":
        return ()
    side = before.turn.side
    if isinstance(before.pending[-1], PlayCombat):
        held = [one.words[1] for one in legal_for(before, side) if one.verb == "use" and len(one.words) > 1]
    else:
        acted = {deed.at for deed in before.deeds.values() if deed.at in before.units}
        kinds = {UNITS[before.units[at].kind].orders_as for at in acted}
        rows = [COMBAT[card] for card in combat_piles.hand(before, side)]
        held = [row.id for row in rows if row.moment == "late" and kinds & row.only]
    meant = {word for line in lines for word in described(line).words}
    return tuple(dict.fromkeys([card for card in held if card not in meant]))


def _not_meant(
    before: GameState, attacks: Sequence[ActionView], lines: Sequence[str]
) -> tuple[ActionView, ...]:
    """The attacks of units that could battle more often than lines let them."""
    board, said = before.battle.board, [described(line) for line in lines]
    meant = Counter([one.unit for one in said if one.verb == "attack"])
    moving = {one.unit for one in said if one.verb == "move"}
    found: dict[str, ActionView] = {}
    for one in attacks:
        unit = before.units.get(board.by_name[one.unit])
        deed = before.deeds.get(unit.id) if unit is not None else None
        fresh = deed is not None and deed.fresh
        # Whoever has yet to move away attacks from elsewhere, or not at all.
        away = fresh and one.unit in moving
        if not away and meant[one.unit] < battles_of(before.turn.effect, fresh=fresh):
            found.setdefault(one.notation, one)
    return tuple(found.values())


def _orders_nobody(before: GameState, spoken: Step) -> bool:
    """Whether a turn ends, without dice, in which a card that orders units has ordered none, or copied nothing."""
    if spoken.state.turn.number == before.turn.number or _rolls(spoken):
        return False
    # A card that nobody can be ordered by is played and over in one step.
    plays = next((event.effect for event in spoken.events if isinstance(event, CardPlayed)), None)
    effect = before.turn.effect or plays
    ordered = any(deed.mode != IDLE for deed in before.deeds.values())
    orders = effect is not None and (effect == NOTHING.id or "order" in CARDS[effect].steps)
    return orders and not ordered


def _rolls(spoken: Step) -> bool:
    return any(what != "shuffle" for what, _ in spoken.row.rolls)


def _how(change: Change, spoken: Step, lines: Sequence[str]) -> Chance:
    """What speaks first; of an attack behind it that it rolls, whatever ends the turn after it."""
    if _rolls(spoken) or any(described(line).verb == "attack" for line in lines):
        return "rolls"
    if spoken.state.turn.number != before_step(change, spoken).turn.number:
        return "ends"
    return "plays" if described(spoken.row.notation or "").words[:1] == ("combat-card",) else "draws"


def _weighed(
    change: Change, spoken: Step, lines: Sequence[str]
) -> tuple[tuple[ActionView, ...], tuple[tuple[ActionView, Told], ...]]:
    """What the dice of the attacks among some lines may do, as everything stands before the first is rolled; and what
    is against those that only its roll may bring about."""
    before = before_step(change, spoken)
    can: list[ActionView] = []
    barred: list[tuple[ActionView, Told]] = []
    for line in lines:
        said = described(line)
        if said.verb != "attack":
            continue
        attack = read(line, before)[0]
        refusal = why_not(before, attack)
        if refusal is None:
            can += weighed(before, attack)
        elif refusal.key not in OPEN_STEP:
            barred.append((said, told(Refused(refusal))))
    return tuple(can), tuple(barred)


async def outcome(desk: Desk, request: Request, making: Making) -> Outcome:
    """Make it, and say what came of it."""
    return await outcome_of(desk, request, await make(desk, request, making))


async def outcome_of(desk: Desk, request: Request, done: Done) -> Outcome:
    """What came of a change: what was done, and what he may do next, without another look at the game."""
    result = done.change.result if done.change is not None else None
    carried = result if isinstance(result, Carried) else Carried()
    seen = await looks.outcome_of(desk, done, request.person, request.side, carried.left)
    draft = draft_of(done.live, request.person, request.side)
    held = held_back(done.change) if done.change is not None else ()
    spare = _spare(done.change) if done.change is not None else Spare()
    return seen._replace(spare=spare, waiting=carried.waiting, waits=carried.rest, draft=draft, held=held)
