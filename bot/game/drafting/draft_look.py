"""A draft as its owner sees it: his lines, the board after them, and what he may add."""

from __future__ import annotations

from typing import Final

from bot.errors import Refused, Told, told
from bot.facts.drafted import Arrow, DraftLine, Lost, Spare
from bot.game.drafting import ahead, alone
from bot.game.drafting.awaiting import has_part
from bot.game.drafting.overrun import held_in_draft
from bot.game.drafting.parts import DONE, STAGES
from bot.game.drafting.rehearsal import Legal, Rehearsal, Stand
from bot.game.drafting.rehearse import rehearse
from bot.game.reactions import standing
from bot.game.reading import looks
from bot.game.side import crews, teams
from bot.game.table.live import Live
from bot.game.values import DraftLook
from bot.store.seats import DraftRow
from engine import GameState, Side, to_act
from engine.frames import Battles
from engine.notation import described
from engine.outlook import foreseen, to_order

#: What waits for one's own turn.
_AT_ONCE: Final = ("attack", "roll", "pass")


def look_of(live: Live, person: int, side: Side) -> DraftLook:
    """The draft of one member, tried on the game; what he is asked in the other side's turn comes first."""
    key = (person, side)
    look = live.made.drafts.get(key)
    if look is None:
        answers = () if teams.together(live, side) else alone.answers(live, person, side)
        look = live.made.drafts[key] = (
            _question(live, person, side, answers) if answers else _look(live, person, side)
        )
    return look


def board_of(live: Live, person: int, side: Side) -> GameState:
    """The position that the draft of a member is looked at in."""
    asked = not teams.together(live, side) and alone.answers(live, person, side)
    return live.board if asked else rehearse(live, side).stand(person).state


def draft_of(live: Live, person: int, wanted: Side | None) -> DraftLook | None:
    """The draft of somebody who plays, while the game runs."""
    if live.row.status != "running" or not teams.sides_of(live.seats, person):
        return None
    return look_of(live, person, teams.side_for(live, person, wanted))


def legal_of(live: Live, person: int, side: Side) -> Legal:
    """What a person may do next, after his draft."""
    if teams.together(live, side):
        return rehearse(live, side).view(person).legal
    return alone.answers(live, person, side) or _addable(rehearse(live, side), person)


def _addable(tried: Rehearsal, person: int) -> Legal:
    """What may be added to a draft: a plan for the next turn holds nothing that rolls or draws at once."""
    view = tried.view(person)
    if not tried.ahead:
        return view.legal
    waits = (*_AT_ONCE, "end") if view.choice.kind == "battle" else _AT_ONCE
    return tuple([one for one in view.legal if one.verb not in waits])


def drafted(tried: Rehearsal, live: Live, person: int, side: Side) -> tuple[DraftLine, ...]:
    """The lines of a member, each with what is wrong with it."""
    row = live.drafts.get((person, side))
    if row is None or not row.lines:
        return ()
    lines, weighed = row.lines, tried.weighed(person)
    leaves, undug, sheds = tried.leaves(person), tried.undug(person), tried.sheds(person)
    beside = tried.beside(person)
    return tuple(
        DraftLine(
            line,
            None if fault is None else told(fault, game=live.row.id),
            weighed.get(number, ()),
            leaves.get(number, ()),
            undug.get(number, ()),
            sheds.get(number),
            beside.get(number, Spare()),
        )
        for number, (line, fault) in enumerate(zip(lines, tried.faults(person), strict=True))
    )


def arrows(live: Live, side: Side) -> tuple[Arrow, ...]:
    """What everybody has drafted for the same card, for one picture."""
    names = live.board.battle.board.names
    ghosts = {unit.at: unit for unit in live.view(side).units if unit.side == side}
    return tuple(
        Arrow(
            one.kind,
            one.person,
            tuple(names[h] for h in one.way),
            one.dice,
            ghosts.get(names[one.start]) if one.kind in ("move", "choose") else None,
        )
        for one in rehearse(live, side).drawn
    )


def _falls_to(live: Live, person: int, side: Side, stand: Stand) -> int | None:
    """Which other general alone carries out the card that somebody has drafted (TEAM-03)."""
    crew = teams.crew(live, side)
    if not crew.several or stand.state.turn.side != side:
        return None
    concerned = crew.concerned(stand.state)
    return concerned[0] if len(concerned) == 1 and concerned[0] != person else None


def _question(live: Live, person: int, side: Side, answers: Legal) -> DraftLook:
    """The board as it is, and what may be answered. The plan is kept, and seen again with the answer."""
    view = live.view(side)._replace(legal=answers)
    return DraftLook(
        lines=(),
        base=live.row.revision,
        ahead=False,
        view=view,
        legal=answers,
        highlight=standing.highlight(live),
        look=looks.look_of(live, person, side),
    )


def _look(live: Live, person: int, side: Side) -> DraftLook:
    tried = rehearse(live, side)
    stand, view = tried.stand(person), tried.view(person)
    # Each planned battle is foreseen from its own position.
    legal = view.legal if stand.battles is not None else foreseen(stand.state, _addable(tried, person))
    row = live.drafts.get((person, side))
    steps, ends = tried.left(person)
    plans = row.plans if row is not None else None
    look = DraftLook(
        lines=drafted(tried, live, person, side),
        base=live.row.revision if row is None else row.base,
        ahead=tried.ahead,
        view=view if legal is view.legal else view._replace(legal=legal),
        legal=legal,
        to_go=to_order(stand.state, legal),
        roster=tried.roster(person),
        spare=tried.spare(person),
        falls_to=_falls_to(live, person, side, stand)
        if not tried.several and row is not None and row.lines
        else None,
        ready=stand.last is not None,
        steps=steps,
        ends=ends,
        highlight=standing.highlight(live)
        if legal and to_act(live.board) == side and not tried.ahead
        else None,
        held=_held(stand, row),
        overrun=None if tried.several else teams.overrun_of(live, side),
        planned=plans is not None and not (plans.touched or tried.ahead or tried.several),
        plans=() if tried.several else ahead.looks_of(live, person, side),
        lost=_lost(tried, live, person),
        look=looks.look_of(live, person, side),
    )
    return _among_others(look, live, person, side, tried) if tried.several else look


def _lost(tried: Rehearsal, live: Live, person: int) -> tuple[Lost, ...]:
    """The units that his draft, or that of his team, takes their last target."""
    names = live.board.battle.board.names
    return tuple(
        Lost(names[one.at], names[one.target], None if one.why is None else told(Refused(one.why)))
        for one in tried.lapsed(person)
    )


def _held(stand: Stand, row: DraftRow | None) -> Told | None:
    """Why the tank that is to take the ground will not overrun from there, if that is the last thing planned."""
    if row is None or not row.lines or row.lines[-1] != "advance" or stand.battles is not None:
        return None
    battles = stand.state.pending[-1]
    if not isinstance(battles, Battles) or battles.current is None:
        return None
    deed = stand.state.deeds.get(battles.current)
    return None if deed is None else held_in_draft(stand.state, deed.at)


def _among_others(look: DraftLook, live: Live, person: int, side: Side, tried: Rehearsal) -> DraftLook:
    """What there is to be seen beside the own draft where several draft at the same time."""
    names, stand = live.board.battle.board.names, tried.stand(person)
    row = live.drafts.get((person, side))
    fighting = {one.way[0] for one in tried.drawn if one.kind == "attack"}
    able = tuple([names[h] for h in tried.undrafted.get(person, ())])
    others = _others(live, person, side, tried)
    planned = _plans_all(live, stand, row)
    return look._replace(
        together=True,
        stage=STAGES[DONE if stand.stage is None else stand.stage],
        confirmed=row is not None and row.ready,
        editor=row.editor if row is not None else None,
        undrafted=able if planned else (),
        live=() if planned else tuple(dict.fromkeys(able)),
        # Whoever is to attack from where it stands has not been forgotten.
        unmoved=tuple(names[h] for h in tried.unmoved.get(person, ()) if h not in fighting),
        overruns=tuple([names[h] for h in tried.overruns.get(person, ())]),
        arrows=arrows(live, side),
        concerned=person in teams.crew(live, side).concerned(live.board),
        later=teams.later(live, side),
        others=others,
        # The last one left is waited for whatever he has.
        spared=bool(others) and not has_part(tried, row, person),
    )


def _others(live: Live, person: int, side: Side, tried: Rehearsal) -> tuple[int, ...]:
    """Who is still to be ready after him, as it is reckoned when he says that he is."""
    silent = crews.missing(teams.crew(live, side), live.board, live.drafts)
    return tuple(
        one for one in silent if one != person and has_part(tried, live.drafts.get((one, side)), one)
    )


def _plans_all(live: Live, stand: Stand, row: DraftRow | None) -> bool:
    """Whether a member's battles are those planned: else whoever has planned none fights live (TEAM-05)."""
    lines = row.lines if row is not None else ()
    planned = stand.stage == DONE or any(described(line).verb == "attack" for line in lines)
    return live.board.battle.overlord or planned
