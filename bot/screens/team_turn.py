"""Prompts of a team's turn: cards dealt to generals; one general's orders, moves and battles, while others plan theirs.

The parts are those of the turn of one person (order_prompts, move_prompts, battle_prompts). What differs: battles are
planned, not fought, and ✅ stands for Confirm: the last ✅ of all carries everything out.
"""

from __future__ import annotations

from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING

from bot.facts.computers import humans
from bot.screens import battle_prompts, move_prompts, order_prompts
from bot.screens.abilities import action_text
from bot.screens.asked import Prompted
from bot.screens.deciding import decision_text
from bot.screens.finishing import leaves_text, named, with_unused
from bot.screens.marking import generals_of
from bot.screens.naming import ground, in_play_where
from bot.screens.readiness import is_last, promise, ready_asked, ready_label
from bot.screens.screen import LINE, LIST_LENGTH, ROWS, Button, Choice, Row, Screen, Select, cut
from bot.screens.seating import is_team
from bot.screens.sharing import is_shared, taken_by_others
from bot.screens.staff import shared_targets, suggested, then
from bot.screens.team_losses import lost_of_team
from engine.rules.cards.table import CARDS, NOTHING
from engine.rules.combat import battles_of
from engine.types import SECTIONS

if TYPE_CHECKING:
    from bot.facts.drafted import DraftLine
    from bot.game.values import DraftLook
    from bot.screens.deciding import Moment
    from engine.notation import ActionView
    from engine.types import Section


def deals(moment: Moment) -> bool:
    """Whether cards are handed to generals now (OVL-04)."""
    return moment.view.choice.kind == "play" and (
        moment.may("end") or any(one.section is not None for one in moment.options("play"))
    )


def deal(moment: Moment) -> Prompted:
    """One list a general, one for the Commander-in-Chief himself; what is dealt stands above."""
    words = moment.words
    dealt = _dealt(moment)
    lines: list[str] = []
    for section in SECTIONS:
        card = dealt.get(section)
        shown = words("deal-nothing") if card is None else f"**{words(f'card-{card}')}**"
        where = words(f"section-{section}.whole")
        if moment.side is not None and is_team(moment.card, moment.side):
            where = f"{where} · {_leads(moment, section)}"
        lines.append(words("deal-line", section=where, card=shown))
    if "" in dealt:
        lines.append(words("deal-line-own", card=words(f"card-{dealt['']}")))
    lines += _left_in_hand(moment)
    lists: dict[str, list[Choice]] = {}
    for one in order_prompts.plays(moment):
        label = words("hand-button", number=moment.numbers[one.card], card=words(f"card-{one.card}"))
        rules = " – ".join(filter(None, (_finds(moment, one), words(f"card-{one.card}.rules"))))
        lists.setdefault(one.section or "", []).append(Choice(label, one.notation, cut(rules, LINE)))
    for one in moment.options("use"):
        lists.setdefault("", []).append(Choice(cut(action_text(words, one), 100), one.notation))
    rows: list[Row] = []
    for general in (*SECTIONS, ""):
        if general in lists:
            where = words(f"section-{general}.short") if general else ""
            hint = words("hint-deal", section=where) if general else words("hint-deal-own")
            rows.append(Select(hint, "pick", tuple(lists[general][:LIST_LENGTH]), arg=f"deal-{general}"))
    # Whoever deals on has read the rest, and sees on a phone what he has dealt.
    asked = [words("deal-draws")] if dealt else [words("prompt-deal"), words("deal-draws")]
    if not dealt and any(CARDS[one.card].copies_enemy for one in moment.options("play")):
        asked.append(words("deal-copies"))
    return Prompted(asked, rows, [*suggested(words, moment.look.votes), *lines])


def _finds(moment: Moment, play: ActionView) -> str:
    """What a card would count as for a general, and how many units it would find in his section."""
    words, orders = moment.words, play.orders
    if orders is None:
        return ""
    if orders.effect == NOTHING.id:
        return words("deal-copies-nothing")
    said = [words("card-is-now", card=words(f"card-{orders.effect}"))] if orders.effect is not None else []
    if order_prompts.finds_nobody(play):
        said.append(words("card-finds-nobody"))
    elif orders.sections:
        (_, left), (_, right) = orders.sections
        said.append(words("deal-finds", left=left, right=right))
    elif orders.named is not None:
        said.append(words("card-finds", able=orders.able, named=orders.named))
    return " ".join(said)


def _left_in_hand(moment: Moment) -> list[str]:
    """The cards not dealt yet by their names, to be read on a phone: their rules are in the lists."""
    words = moment.words
    left: list[tuple[str, str]] = []
    for card, numbers in moment.numbers.items():
        held = moment.view.hand.count(card)
        if held:
            # Of equal cards the first on the picture are dealt.
            left.append((", ".join(numbers.split(", ")[-held:]), card))
    names = [words("hand-button", number=number, card=words(f"card-{card}")) for number, card in left]
    return [words("deal-left", cards="; ".join(names))] if names else []


def _dealt(moment: Moment) -> dict[str, str]:
    """Section ("" for the Commander-in-Chief) → card, of the plan so far."""
    said = [line.action for line in moment.draft.lines] if moment.draft is not None else []
    return {one.section or "": one.card for one in said if one.verb == "play"}


def _leads(moment: Moment, section: Section) -> str:
    """Whoever leads a section; of a free seat's the commander."""
    card, side = moment.card, moment.side
    seats = [seat for seat in card.seats if seat.side == side and seat.person is not None]
    for seat in seats:
        if section in seat.sections:
            return f"<@{seat.person}>"
    return f"<@{card.commander(side)}>" if side is not None else "–"


def drafting(moment: Moment) -> Prompted:
    """One general's part of the plan: his orders, then his moves, then his battles."""
    words, draft = moment.words, moment.draft
    assert draft is not None
    shared = shared_targets(words, draft.arrows, live=moment.view.board != "overlord") + _second_targets(
        moment
    )
    if draft.confirmed:
        names = ", ".join(f"<@{one}>" for one in moment.card.awaited) or "–"
        later = [words("prompt-draft-live", units=named(draft.live))] if draft.live else []
        later += _overruns(moment)
        ready = words("prompt-draft-ready", people=names, later=len(later))
        said = [ready, *then(words, moment.card, draft.later), *later, *_left_ground(moment), *shared]
        return Prompted([*said, *_numbered(moment)], [])
    asked = _of_stage(moment, draft)
    lines, rows = [*asked.lines], asked.rows
    if moment.view.card is not None:
        lines.insert(0, words("staff-card", card=in_play_where(words, moment.view)))
    if draft.stage != "order":
        lines += shared
    if draft.live and draft.stage != "order":
        lines.append(words("prompt-draft-live", units=named(draft.live)))
    lines += _overruns(moment)
    if moment.card.awaited and not draft.spared:
        lines.append(_waits(moment, draft))
    lines += _numbered(moment)
    if draft.stage == "move" and moment.may("end") and moment.drafted:
        rows.append((Button(words("button-plan-battles"), "do", "end", emoji="⚔️"),))
    return Prompted(lines, rows[: ROWS - 1], asked.listed)


def _waits(moment: Moment, draft: DraftLook) -> str:
    """Whose [Ready] is missing: the own one, and theirs for whom the card leaves something."""
    words, people = moment.words, humans(draft.others)
    silent = len(draft.others) + moment.look.may_act
    others = len(moment.card.seated(moment.side)) - silent if moment.side else 0
    if is_last(moment):
        return words("prompt-draft-last")
    # Whoever is the only one reads no name but those who come after him.
    key = "prompt-draft-waits" if people else "prompt-draft-waits-me"
    waits = words(key, people=", ".join(f"<@{one}>" for one in people), others=others)
    return " ".join([waits, *then(words, moment.card, draft.later)])


def _numbered(moment: Moment) -> list[str]:
    """Whose drafts the numbers on the picture mean, and that each has a stroke of his own."""
    generals = generals_of(moment.draft.arrows) if moment.draft is not None else ()
    if not generals:
        return []
    named = ", ".join(f"{number} <@{one}>" for number, one in enumerate(generals, 1))
    return [moment.words("prompt-draft-numbers", generals=named)]


def _overruns(moment: Moment) -> list[str]:
    """The ground from which the own units may attack once more: who does is asked when it is taken."""
    hexes = tuple(dict.fromkeys(moment.draft.overruns)) if moment.draft is not None else ()
    return [moment.words("prompt-draft-overrun", hexes=named(hexes), number=len(hexes))] if hexes else []


def _left_ground(moment: Moment) -> list[str]:
    """Of whoever is ready: the ground that nothing is said of, so that he stays."""
    left = unsaid_ground(moment)
    return [moment.words("prompt-draft-stays", hexes=", ".join(left), number=len(left))] if left else []


def unsaid_ground(moment: Moment) -> list[str]:
    """The ground that one's close assaults may win and of which nothing is said, each once."""
    return list(dict.fromkeys([line.action.target for line in _unsaid(moment)]))


def _unsaid(moment: Moment) -> list[DraftLine]:
    """The lines of these close assaults."""
    lines = moment.draft.lines if moment.draft is not None else ()
    return [
        line
        for line, behind in zip_longest(lines, lines[1:])
        if line.sheds is not None and (behind is None or behind.action.verb not in ("advance", "stay"))
    ]


def ready_question(moment: Moment) -> Screen | None:
    """The question before a general's ✅: what it leaves undone, and what is to be done with ground that is won; None:
    nothing is lost and all is said."""
    words, what = moment.words, lost_of_team(moment)
    draft = moment.draft
    open_ground = draft is not None and draft.together and draft.concerned and not draft.confirmed
    ground = unsaid_ground(moment) if open_ground else []
    if not ground:
        return ready_asked(moment, what) if what else None
    hexes = ", ".join(ground)
    told = words("prompt-ready-ground", hexes=hexes, number=len(ground))
    sheds = [left for line in _unsaid(moment) for left in line.sheds or ()]
    told = "\n".join([told, *leaves_text(words, sheds, if_taken=True)])
    asked = ready_asked(moment, what, told)
    # It speaks of ground alone: whatever else would be lost is asked about behind it.
    label = "button-take-ground" if what else "button-ready-ground"
    take = Button(
        words(label, hexes=named(ground)), "ready-ground", promise(moment), style="good", emoji="🚩"
    )
    sure = "button-ready-sure" if what else "button-ready-stay"
    stay = Button(words(sure), "ready-sure", promise(moment), style="bad" if what else "plain", emoji="✅")
    return asked._replace(rows=((take,), (stay,), asked.rows[-1]))


def _of_stage(moment: Moment, draft: DraftLook) -> Prompted:
    """What a general is asked in the step his plan has come to."""
    words = moment.words
    if draft.spared:
        # The others were quicker: of a card for a number of units, whoever leads them, nobody is left for him.
        return Prompted([words("prompt-draft-none"), *_shared(moment)], [])
    match draft.stage:
        case "order":
            asked = order_prompts.order(moment)
            return Prompted([*asked.lines, *_shared(moment)], asked.rows, asked.listed)
        case "move":
            return move_prompts.move(moment)
        case "battle":
            return _battles(moment)
        case _:
            return Prompted([words("prompt-draft-done")], [])


def _shared(moment: Moment) -> list[str]:
    """Of orders for a number of units wherever they stand: that all generals share them, and who has taken which."""
    words = moment.words
    if not is_shared(moment):
        return []
    taken = taken_by_others(moment)
    said = [
        words("prompt-shared-taken", person=f"<@{person}>", units=", ".join(units), number=len(units))
        for person, units in taken.items()
    ]
    return [words("prompt-shared", taken="; ".join(said), any=len(said))]


def _battles(moment: Moment) -> Prompted:
    """Attacks in the order they are to be fought; behind each what is to be done with the ground."""
    words = moment.words
    asked = battle_prompts.battle(moment, planned=True)
    lines, rows = [*asked.lines], asked.rows
    if moment.view.board == "overlord" and moment.options("attack"):
        lines.append(words("prompt-plan-unplanned"))
    elif moment.draft is not None and moment.draft.undrafted:
        # One attack is planned: of the others nobody is asked any more.
        lines.append(
            words("prompt-draft-unplanned", units=named(tuple(dict.fromkeys(moment.draft.undrafted))))
        )
    again = _second_shot(moment)
    if again:
        lines.insert(1, words("prompt-plan-again", unit=again))
    after: list[Button] = []
    target = moment.contested
    if moment.may("advance"):
        label = words("button-plan-advance", hex=target)
        after.append(Button(label, "do", "advance", style="good", emoji="🚩"))
    if moment.may("stay"):
        after.append(Button(words("button-plan-stay"), "do", "stay"))
    if after:
        spot = moment.chart.spots.get(target)
        where = ground(words, spot) if spot is not None else ""
        sheds = [
            left for line in _unsaid(moment) if line.action.target == target for left in line.sheds or ()
        ]
        lines[1:1] = [
            words("prompt-plan-ground", hex=f"{target} ({where})" if where else target),
            *leaves_text(words, sheds, if_taken=True),
        ]
        rows.append(tuple(after))
    return Prompted(lines, rows, asked.listed)


def _second_targets(moment: Moment) -> list[str]:
    """Of units that attack once: a second target planned is for when the first is gone, and no attack more."""
    draft = moment.draft
    if draft is None or battles_of(moment.view.effect, fresh=True) > 1:
        return []
    aims: dict[str, list[str]] = {}
    for line in draft.lines:
        if line.action.verb == "attack" and line.why is None:
            aims.setdefault(line.action.unit, []).append(line.action.target)
    return [
        moment.words("prompt-plan-second", unit=unit, first=first, second=second)
        for unit, targets in aims.items()
        for first, second in pairwise(dict.fromkeys(targets))
    ]


def _second_shot(moment: Moment) -> str:
    """A unit with an attack planned that may battle once more; empty: none."""
    draft = moment.draft
    assert draft is not None
    planned = {line.action.unit for line in draft.lines if line.action.verb == "attack"}
    return next((at for at in draft.undrafted if at in planned), "")


def tools(moment: Moment) -> tuple[Button, ...]:
    """The row below: ✅ or take it off, undo, look."""
    words, draft = moment.words, moment.draft
    assert draft is not None
    if draft.confirmed:
        return (
            Button(words("button-not-ready"), "not-ready", emoji="↩️"),
            Button(words("button-view"), "view", emoji="🗺️"),
            Button(words("button-staff"), "staff", emoji="⭐"),
        )
    early = not draft.lines or draft.stage == "order"
    label = ready_label(moment)
    if not early:
        label = with_unused(moment, label, len(draft.undrafted))
    # A card that must know something first (Medics & Mechanics) cannot be done with before.
    owes = bool(moment.legal) and all(one.verb == "choose" for one in moment.legal)
    buttons = (
        []
        if owes
        else [Button(label, "ready", promise(moment), style="plain" if early else "good", emoji="✅")]
    )
    if draft.lines:
        buttons.append(Button(words("button-undo"), "back", emoji="↩️"))
        buttons.append(Button(words("button-clear"), "clear", emoji="🗑️"))
    buttons.append(Button(words("button-view"), "view", emoji="🗺️"))
    if not draft.lines:
        buttons += [Button(words("button-staff"), "staff", emoji="⭐"), *moment.to_card]
    return tuple(buttons)


def asked_of_another(moment: Moment) -> list[str]:
    """In a team: who is asked in the other side's turn, and that his commander may answer for him."""
    if moment.side is None or moment.asked != moment.side or moment.look.may_act:
        return []
    words, card = moment.words, moment.card
    stands_in = moment.draft is not None and not moment.draft.ahead and moment.legal
    names = ", ".join(f"<@{person}>" for person in card.awaited)
    key = "prompt-asked-standin" if stands_in else "prompt-asked-other"
    return [words(key, people=names, decision=decision_text(words, card))]
