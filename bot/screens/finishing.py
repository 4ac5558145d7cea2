"""Ways on from a step: buttons that say what they commit or end, and the one question about what would be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from bot.errors import Unused
from bot.screens.deciding import draft_text, heading
from bot.screens.reasons import reason
from bot.screens.screen import Button, Screen, cut, whole_lines
from bot.screens.typed_abilities import COMBAT_CARD
from engine.rules.cards.table import CARDS
from engine.rules.combat import battles_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.facts.drafted import Lost
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine.notation import ActionView, Verb

#: What a [Confirm] commits beside the plan: nothing; the end of the step, and attacks follow; its end, and something
#: else follows. It stands in the button, so that an old one is not taken for another.
COMMIT, ATTACK, ON = "", "attack", "on"
#: What is done with ground stands there, too: to take it and to stay follow each other in one message.
GROUND: Final = ("advance", "stay")
#: What a button shows that rolls.
DICE: Final = "🎲"
#: Lines of a plan that go without a question.
_FEW: Final = 2
#: Units whose targets are named in a question, too.
_FEW_ATTACKERS: Final = 3
#: Hexes named in a question before it says how many.
_NAMED: Final = 8


def finishing(moment: Moment) -> tuple[Button, ...]:
    """What closes the open step or commits the plan; the first leads on, the last one ends."""
    draft = moment.draft
    if draft is None or draft.ahead:
        return ()
    if not draft.legal:
        return (_committing(moment),) if draft.lines else ()
    if moment.view.choice.kind == "play" and draft.lines and moment.may("end"):
        # A deal is closed by it, too (OVL-04).
        return (_confirm(moment, _said(moment, "button-confirm"), ON),)
    if not draft.steps:
        return ()
    match draft.steps[0].kind:
        case "order":
            return (_end(moment),) if draft.ends else ()
        case "move":
            return _after_moves(moment)
        case _:
            return _after_battles(moment)


def _confirm(moment: Moment, label: str, then: str = COMMIT) -> Button:
    lines = moment.draft.lines if moment.draft is not None else ()
    ground = next((line.action.verb for line in reversed(lines) if line.action.verb in GROUND), COMMIT)
    return Button(cut(label, 80), "confirm", then or ground, style="good", emoji="✅")


def _said(moment: Moment, key: str, **params: str) -> str:
    """What a button says that commits, in other words where all of it was planned before the turn."""
    return moment.words(f"{key}.planned" if is_kept(moment) else key, **params)


def _committing(moment: Moment) -> Button:
    """Nothing can follow the plan: what is left is to commit it, and to roll for what it has chosen."""
    draft = moment.draft
    assert draft is not None
    last, row = draft.lines[-1].action, CARDS.get(moment.view.effect or "")
    at = ", ".join(last.hexes)
    if draft.ready and last.verb == "choose" and row is not None:
        if row.strike is not None:
            return Button(_said(moment, "button-fire", hexes=at), "confirm", COMMIT, style="bad", emoji=DICE)
        if "choose-wounded" in row.steps:
            return Button(
                _said(moment, "button-roll-for", hex=at), "confirm", COMMIT, style="good", emoji=DICE
            )
    if draft.ready and last.verb == "choose" and moment.view.choice.kind == "roll":
        return Button(_said(moment, "button-drop", hex=at), "confirm", COMMIT, style="bad", emoji=DICE)
    if draft.ready and last.verb == "move" and not draft.ends:
        # Mines or ice at its end.
        near = moment.chart.distance(last.unit, last.target) == 1
        key = "button-confirm-roll" if near else "button-confirm-roll-way"
        return _confirm(moment, _said(moment, key, hex=last.target))._replace(emoji=DICE)
    said = _said(moment, "button-confirm-end" if draft.ends else "button-confirm")
    on = _confirm(moment, _ground_label(moment) or said)
    return on._replace(style="plain", emoji="🏁") if wastes_turn(moment) else on


def wastes_turn(moment: Moment) -> bool:
    """Whether the card chosen finds nobody to order, and to confirm it is to have done nothing."""
    draft, kind = moment.draft, moment.view.choice.kind
    return draft is not None and draft.ready and draft.ends and kind in ("play", "choose")


def _after_moves(moment: Moment) -> tuple[Button, ...]:
    """[Confirm and attack ▸] where attacks follow; what ends the turn says so."""
    words, draft = moment.words, moment.draft
    assert draft is not None
    if len(draft.steps) == 1 and draft.ends:
        return (_end(moment),)
    fights = bool(attackers(moment))
    key = "button-confirm-attack" if fights else "button-confirm"
    if not draft.lines:
        key = "button-moves-done"
    label = _with_idle(moment, _said(moment, key) if draft.lines else words(key))
    on = _confirm(moment, label, ATTACK if fights else ON)
    return (on, _end(moment)) if fights and draft.ends else (on,)


def _after_battles(moment: Moment) -> tuple[Button, ...]:
    """Before the first attack the plan can be committed alone; to end costs the attacks that are left."""
    words, draft = moment.words, moment.draft
    assert draft is not None
    first = (
        (_confirm(moment, _ground_label(moment) or _said(moment, "button-confirm")),) if draft.lines else ()
    )
    if through(moment):
        return first
    if draft.ends and len(draft.steps) == 1:
        return (*first, _end(moment))
    label = _with_unused(moment, words("button-battles-done"))
    return (*first, Button(label, "end", "1", emoji="⏩"))


def ground_drafted(moment: Moment) -> str:
    """The ground just won, if to take it is all that is drafted: what it is called in the plan; else empty."""
    at = _ground_won(moment)
    if not at:
        return ""
    ways = finishing(moment)
    if not moment.legal or not ways:
        return moment.words("draft-ground-of", hex=at)
    if ways[0].do == "confirm" and ways[0].label == _ground_label(moment):
        return moment.words("draft-ground-won", hex=at)
    return moment.words("draft-ground-won-with", hex=at, button=ways[0].label)


def _ground_label(moment: Moment) -> str:
    draft = moment.draft
    if draft is not None and [line.text for line in draft.lines] == ["stay"]:
        return moment.words("button-stay-end" if _all_done(moment) else "button-confirm-stay")
    at, key = _ground_won(moment), "button-take-end" if _all_done(moment) else "button-confirm-ground"
    return moment.words(key, hex=at) if at else ""


def _all_done(moment: Moment) -> bool:
    """Whether the turn ends with what is drafted."""
    return moment.draft is not None and moment.draft.ends and not moment.draft.legal


def _ground_won(moment: Moment) -> str:
    draft, at = moment.draft, moment.look.view.choice.at
    return at or "" if draft is not None and [line.text for line in draft.lines] == ["advance"] else ""


def through(moment: Moment) -> bool:
    """Whether somebody of a team has done with his battles, and the step is open for others (TEAM-05)."""
    return _each_his_own(moment) and not moment.look.may_act


def still_fighting(moment: Moment) -> str:
    """Those of a team who have battles left that nobody has planned; empty: he who looks is the last, or alone."""
    people = moment.card.awaited
    return ", ".join(f"<@{one}>" for one in people) if _each_his_own(moment) and len(people) > 1 else ""


def _each_his_own(moment: Moment) -> bool:
    draft, side = moment.draft, moment.side
    return (
        draft is not None
        and not (draft.ahead or draft.together)
        and side is not None
        and side == moment.card.active
        and moment.card.team(side)
        and moment.view.choice.kind == "battle"
    )


def _end(moment: Moment) -> Button:
    assert moment.draft is not None
    label = moment.words("button-end-turn")
    label = _with_unused(moment, label) if attackers(moment) else _with_idle(moment, label)
    return Button(label, "end", str(len(moment.draft.steps)), emoji="🏁")


def _with_unused(moment: Moment, label: str) -> str:
    return with_unused(moment, label, sum(battles_left(moment, at) for at in attackers(moment)))


def with_unused(moment: Moment, label: str, number: int) -> str:
    """What closes a step, and how many attacks it leaves unused."""
    return f"{label} · {moment.words('button-unused', number=number)}" if number else label


def battles_left(moment: Moment, at: str) -> int:
    """How often a unit that may attack can do so yet: under some cards twice (TURN-04)."""
    unit = moment.chart.units.get(at)
    return battles_of(moment.view.effect, fresh=unit is not None and unit.fresh)


def _with_idle(moment: Moment, label: str) -> str:
    words, idle = moment.words, movers(moment)
    if not idle:
        return label
    stays = (
        words("button-stays.one", hex=idle[0]) if len(idle) == 1 else words("button-stays", number=len(idle))
    )
    return f"{label} · {stays}"


def attackers(moment: Moment) -> tuple[str, ...]:
    """The units that could still attack, now or once the moves are done."""
    return _units("attack", _open_battles(moment))


def _open_battles(moment: Moment) -> tuple[ActionView, ...]:
    """What may be done in the battles that are open or still to come."""
    steps = moment.draft.steps if moment.draft is not None else ()
    return tuple([action for one in steps if one.kind == "battle" for action in one.legal])


def movers(moment: Moment) -> tuple[str, ...]:
    """The units that could still move in the open step."""
    steps = moment.draft.steps[:1] if moment.draft is not None else ()
    return _units("move", [action for one in steps if one.kind == "move" for action in one.legal])


def _units(verb: Verb, legal: Iterable[ActionView]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([one.unit for one in legal if one.verb == verb]))


def lost(moment: Moment) -> str:
    """What would be lost if the open step or the turn ended now; empty: nothing."""
    words = moment.words
    parts = []
    draft = moment.draft
    if draft is not None and draft.ends and moment.may("order"):
        parts.append(words("lost-orders"))
    attacks = tuple([one for one in _open_battles(moment) if one.verb == "attack"])
    parts += unused_parts(words, Unused(0, movers(moment), attacks))
    cards = dict.fromkeys([one.words[1] for one in moment.options("use") if one.words[0] == COMBAT_CARD])
    if parts:
        # A card stays in the hand; but whoever is asked is told of all that he could do yet.
        parts += unused_parts(words, Unused(0, (), (), cards=tuple(cards)))
    if draft is not None and draft.spare.number and (parts or is_kept(moment)):
        # Whoever has said that he is done with his orders is not asked about them alone.
        parts += unused_parts(words, Unused(draft.spare.number, (), ()))
    return "; ".join(parts)


def closed_by_attack(moment: Moment) -> str:
    """What an attack would close that could still be done; empty: the battles are open, or nothing else is."""
    words, parts = moment.words, list[str]()
    if moment.drafted and moment.may("order"):
        parts.append(words("lost-orders"))
    if moment.drafted and movers(moment):
        parts += unused_parts(words, Unused(0, movers(moment), ()))
    return "; ".join(parts)


def unused_parts(words: Words, unused: Unused) -> list[str]:
    """What stays unused, as every question says it: attacks with their targets if they are few, moves, orders."""
    targets: dict[str, list[str]] = {}
    for one in unused.attacks:
        targets.setdefault(one.unit, []).append(one.target)
    parts = [words("lost-attack", unit=at, targets=named(aims)) for at, aims in targets.items()]
    if len(targets) > _FEW_ATTACKERS:
        parts = [words("lost-attacks", units=named(list(targets)))]
    if unused.moves:
        parts.append(words("lost-moves", units=named(unused.moves)))
    if unused.cards:
        cards = ", ".join(words(f"card-{card}") for card in unused.cards)
        parts.append(words("lost-cards", cards=cards))
    if unused.orders:
        parts.append(words("lost-some-orders", number=unused.orders))
    if unused.targets[0]:
        parts.append(targets_text(words, *unused.targets))
    return parts


def targets_text(words: Words, number: int, units: Sequence[str]) -> str:
    """What a card could strike beside the targets chosen."""
    return words("lost-targets", number=number, units=named(units))


def targets_spare(moment: Moment) -> list[str]:
    """The same of the draft, as long as there is a way back."""
    words, lines = moment.words, moment.draft.lines if moment.draft is not None else ()
    spare = [line.beside for line in lines if line.why is None and line.beside.number]
    return [
        words("said-spare-targets", what=targets_text(words, *one), button=words("button-undo"))
        for one in spare
    ]


def is_kept(moment: Moment) -> bool:
    """Whether what is drafted was planned before this turn began, by somebody who may have forgotten it."""
    return moment.draft is not None and moment.draft.planned and bool(moment.draft.lines)


def lost_targets(moment: Moment) -> list[str]:
    """Who has no target any more by what is drafted, and why: read before it counts."""
    words, lost = moment.words, moment.draft.lost if moment.draft is not None else ()
    return [words("prompt-loses-target", unit=one.at, why=_hidden(moment, one)) for one in lost]


def leaves_text(words: Words, left: Iterable[tuple[str, str]], *, if_taken: bool = False) -> list[str]:
    """What goes with units that leave, before it does; `if_taken`: only those that take ground."""
    key = "prompt-leaves.taken" if if_taken else "prompt-leaves"
    return [words(key, unit=at, kind=words(f"obstacle-{kind}.short")) for at, kind in left]


def _hidden(moment: Moment, lost: Lost) -> str:
    if lost.why is None:
        return moment.words("prompt-loses-target-bare", target=lost.target)
    between = moment.chart.units.get(str(lost.why.params.get("hex")))
    if lost.why.params.get("by") == "unit" and between is not None and between.side == moment.side:
        return moment.words("prompt-loses-target-own", hex=between.at, target=lost.target)
    return reason(moment.words, lost.why.key, lost.why.params)


def draft_mark(moment: Moment) -> str:
    """What a question about a draft knows it by."""
    lines = moment.draft.lines if moment.draft is not None else ()
    return f"{crc32(';'.join(line.text for line in lines).encode()):x}"


def named(units: Sequence[str]) -> str:
    """The first hexes of units, and how many more there are."""
    shown = ", ".join(units[:_NAMED])
    return shown if len(units) <= _NAMED else f"{shown} +{len(units) - _NAMED}"


def asked_first(moment: Moment, what: str, yes: Button, told: Sequence[str] = ()) -> Screen:
    """Asked once: what would be lost; before it what else is to be known."""
    words = moment.words
    lines = [heading(moment)]
    plan = draft_text(words, moment.draft.lines) if moment.draft is not None else ""
    if plan:
        lines.append(words("draft-so-far", plan=plan))
    lines += [*told, *([words("prompt-lost", what=what, question=yes.label)] if what else [])]
    return question(moment, lines, yes)


def question(moment: Moment, lines: Sequence[str], yes: Button, back: str = "turn") -> Screen:
    """Words, [yes], and [Back] alone at the bottom, where a phone's view ends and the finger is; no pictures, or the
    words would be above them, out of sight."""
    card, no = moment.card, Button(moment.words("button-back"), back, emoji="↩️")
    screen = Screen(whole_lines(lines), card.id, card.revision, ((yes,), (no,)), draft=draft_mark(moment))
    return screen.drawn()


def end_asked(moment: Moment, closes: str) -> Screen:
    """The question before so many steps are closed."""
    assert moment.draft is not None
    ends = moment.draft.ends and closes == str(len(moment.draft.steps))
    label = moment.words("button-end-sure" if ends else "button-battles-done")
    return asked_first(moment, lost(moment), Button(label, "end-sure", closes, style="bad", emoji="🏁"))


def roll_asked(moment: Moment, way: Button) -> Screen:
    """The question before a command rolls that does not say so, as the button does that it stands for."""
    return asked_first(moment, moment.words("lost-rolls"), way, targets_spare(moment))


def held_back(moment: Moment) -> Screen | None:
    """The question before a window for cards is passed by a command, which names none; None: nothing would go."""
    words, at = moment.words, moment.view.choice.at
    cards = [one.card for one in moment.options("play")]
    cards += [one.words[1] for one in moment.options("use") if len(one.words) > 1]
    if moment.view.choice.kind != "react" or not cards:
        return None
    what = words("lost-cards", cards=", ".join(words(f"card-{one}") for one in dict.fromkeys(cards)))
    passing = words("button-let-pass" if at else "button-play-nothing")
    return asked_first(moment, what, Button(passing, "sure-yes", "pass", style="bad", emoji="🏁"))


def goes_much(moment: Moment) -> bool:
    """Whether to begin anew would cost more than a few taps."""
    return moment.draft is not None and len(moment.draft.lines) > _FEW


def clear_asked(moment: Moment) -> Screen:
    """The question before a long plan goes."""
    yes = Button(moment.words("button-clear"), "clear-sure", style="bad", emoji="🗑️")
    # Of a card that is played only one's own part goes.
    key = "prompt-start-over" if moment.look.view.card is None else "prompt-start-over-part"
    return asked_first(moment, moment.words(key), yes)
