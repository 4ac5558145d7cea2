"""Positions from all battles, and their twins that differ in nothing but what is hidden from a side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import scenarios
from engine import GameState, SeededDice, apply, legal_actions, new_game, text
from engine.frames import KeepOne
from engine.memory import CHIPS, COMBAT_DECK, COMBAT_HANDS
from engine.rules import combat_piles as piles
from engine.rules.cards.table import CARDS
from engine.rules.hooks.command_car import TAKEN
from engine.types import OTHER, SIDES, Side

#: Every battle is played with all that can be hidden: mines on open ground, combat cards, a commissar's chip.
RULES = ("combat-cards", "winter-weather")
#: So many actions of a walk are left out between two positions.
_EVERY = 9


def mined(name: str, rng: Random) -> GameState:
    """The first position of a battle, with mines of both sides all over its open ground."""
    scenario = dict(scenarios.load(name))
    plain = new_game(scenario, SeededDice(name))
    names = plain.battle.board.names
    free = [
        names[h]
        for h, spot in enumerate(plain.ground.spots)
        if spot.terrain == "open" and not spot.obstacles and not spot.markers and h not in plain.units
    ]
    markers = dict(scenario.get("markers", {}))
    for number, h in enumerate(sorted(rng.sample(free, len(free) // 2))):
        markers.setdefault(h, [{"kind": "minefield", "side": SIDES[number % 2]}])
    rules = [rule for rule in RULES if rule not in {str(one) for one in scenario.get("special", {})}]
    special = {**(scenario.get("rules") or {}), "commissar": {"side": rng.choice(SIDES)}}
    return new_game({**scenario, "markers": markers, "rules": special}, SeededDice(name), rules=tuple(rules))


def positions(state: GameState, rng: Random, most: int) -> Iterator[GameState]:
    """States of a random game that likes what is rare, some actions apart."""
    number = 0
    while most:
        legal = legal_actions(state)
        if not legal:
            return
        rare = [one for one in legal if one.verb in ("use", "choose", "clear", "attack")]
        action = rng.choice(rare if rare and rng.random() < 0.4 else list(legal))
        # Steps that many a draft is made of are not closed at once.
        if action.verb == "end" and len(legal) > 1 and rng.random() < 0.7:
            action = rng.choice([one for one in legal if one.verb != "end"])
        state = apply(state, action, SeededDice("walk", state.ply, text(action, state.battle.board))).state
        number += 1
        if number % _EVERY == 0 and state.winner is None:
            yield state
            most -= 1


def twin(state: GameState, side: Side, rng: Random, *, mines: int | None) -> GameState:
    """The same position as far as a side may know it, with all that is hidden from it decided otherwise.

    `mines`: the strength of all that lie face down; None: any.
    """
    draft, other = state.draft(), OTHER[side]
    for h, here in enumerate(state.ground.spots):
        if any(not marker.face_up for marker in here.markers):
            drawn = [
                m if m.face_up else m._replace(value=rng.randrange(4) if mines is None else mines)
                for m in here.markers
            ]
            draft.ground = draft.ground.changed(h, here.marked(tuple(drawn)))
    secret = list(TAKEN[other].of(draft))
    cards = [*draft.hands[other], *draft.deck, *CHIPS[other].of(draft)]
    for card in secret:
        # Everybody knows that it was one of the discards: it stays where it is.
        if card in cards:
            cards.remove(card)
    top = draft.pending[-1]
    known = [card for card in secret if card in draft.hands[other]]
    rng.shuffle(cards)
    if CHIPS[other].of(draft):
        # No reaction lies there, and everybody knows that.
        under = next(card for card in cards if CARDS[card].reaction is None)
        cards.remove(under)
        CHIPS[other].keep(draft, (under,))
    held = len(draft.hands[other]) - len(known)
    draft.hands[other] = (*known, *cards[:held])
    draft.deck = tuple(cards[held:])
    if isinstance(top, KeepOne) and top.owner == other:
        deck = [*draft.deck, *top.cards]
        rng.shuffle(deck)
        draft.pending[-1] = top._replace(cards=tuple(deck[: len(top.cards)]))
        draft.deck = tuple(deck[len(top.cards) :])
    if piles.in_force(draft.battle) or COMBAT_HANDS[other].known(draft):
        mine, pile = list(piles.hand(state, other)), list(piles.deck(state))
        both = [*mine, *pile]
        rng.shuffle(both)
        COMBAT_HANDS[other].keep(draft, tuple(both[: len(mine)]))
        COMBAT_DECK.keep(draft, tuple(both[len(mine) :]))
    draft.legal = None
    return draft.freeze()
