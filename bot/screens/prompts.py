"""The open decision as a question with its buttons and lists: one entry a kind of decision.

Everything offered comes from the legal actions of the view; what is not legal is explained, never offered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.screens import (
    abilities,
    battle_prompts,
    ground_prompts,
    move_prompts,
    order_prompts,
    plans,
    react_prompts,
    team_turn,
)
from bot.screens.advice import beside_plan
from bot.screens.asked import Prompted, stacked
from bot.screens.chips import chip_lines
from bot.screens.clocks import until_in_team
from bot.screens.consents import asked_of_side
from bot.screens.deciding import Moment, decision_text, draft_text, heading, line_text, lines_left, way_text
from bot.screens.ended import over
from bot.screens.finishing import (
    closed_by_attack,
    draft_mark,
    finishing,
    ground_drafted,
    is_kept,
    leaves_text,
    lost_targets,
    question,
    targets_spare,
    wastes_turn,
)
from bot.screens.hints import hint_lines
from bot.screens.match import other_battle
from bot.screens.naming import chance_lines
from bot.screens.panel import away_lines, back_row
from bot.screens.reactions import answered_lines
from bot.screens.reasons import reason
from bot.screens.screen import LABEL, ROWS, Button, Row, Screen, cut, rows_of
from bot.screens.seating import chosen_by, is_team
from bot.screens.staff import suggested
from bot.screens.tools import overdue, tools
from engine.notation import described
from engine.rules.cards.table import CARDS

if TYPE_CHECKING:
    from engine.frames import Decision
    from engine.notation import Verb


#: What commits or closes a step.
_CLOSING: Final = ("confirm", "end", "ready")


def prompt(moment: Moment, before: str = "") -> Screen:
    """The current prompt for whoever looks: his decision, his plan, or whom the game waits for."""
    words, card, look = moment.words, moment.card, moment.look
    # The empty line ends what is quoted of the other side.
    happened = [*answered_lines(moment), *([before, ""] if before else [])]
    closing: list[str] = []
    if card.status == "over":
        asked = over(moment)
    elif card.status != "running":
        asked = Prompted([words("prompt-not-running")], [])
    elif card.goes_on or look.played_for or not (moment.legal or moment.drafted or _in_team(moment)):
        asked = waiting(moment)
        closing += [] if before else _resting(moment)
    elif moment.beside and not _in_team(moment):
        asked = battle_prompts.beside(moment, waiting(moment))
    else:
        asked = _asked(moment)
        happened = [*_away(moment), *happened]
        closing += [*_plan(moment), *_resting(moment)]
        below = team_turn.tools(moment) if _in_team(moment) else tools(moment)
        if described(moment.page[0]).verb == "use":
            # Half of something is chosen: what goes on without it is not to be taken for the way on.
            below = tuple([one for one in below if one.do not in _CLOSING])
        asked.rows[:] = beside_plan(moment, [*asked.rows, below])
    # Whose turn it is not has nothing to confirm, and so nothing to lose.
    if moment.asked == moment.side and len(look.sides) > 1:
        closing.append(words("prompt-asked-both", side=words(f"side-{moment.side}")))
    closing += [*asked.lines, *(lost_targets(moment) if closing else [])]
    consents, answers = asked_of_side(moment, asked.rows)
    text = stacked(
        [heading(moment), *team_turn.asked_of_another(moment)],
        asked,
        [*hint_lines(moment), *happened],
        [*consents, *closing],
    )
    rows = (*asked.rows, *answers)[:ROWS]
    return Screen(text, card.id, card.revision, rows, draft=draft_mark(moment))


def _resting(moment: Moment) -> list[str]:
    """What goes on by itself with an answer: nobody may believe that it is forgotten."""
    # Whoever decides about ground himself is asked by nobody else.
    rest = moment.look.rest if not moment.drafted else ()
    return [moment.words("said-lines-wait", lines=lines_left(moment.words, rest))] if rest else []


def _plan(moment: Moment) -> list[str]:
    """What is drafted, with what the dice may do and what no longer holds."""
    words, draft = moment.words, moment.draft
    said = plans.which(moment)
    if draft is None or not draft.lines:
        return [*said, words("plan-ahead")] if draft is not None and draft.ahead else said
    plan = ground_drafted(moment) or draft_text(words, draft.lines, instead=draft.together)
    # Of a deal each card stands beside its general.
    if plan and not (team_turn.deals(moment) and _only(moment, "play")):
        kept = is_kept(moment)
        key = "plan-so-far-ahead" if draft.ahead else "plan-so-far-kept" if kept else "draft-so-far"
        said.append(words(key, plan=plan))
        if kept and draft.spare.number:
            said.append("⚠️ " + words("lost-some-orders", number=draft.spare.number) + ".")
    said += leaves_text(words, [left for line in draft.lines for left in line.leaves])
    said += [words("prompt-undug", unit=at) for line in draft.lines for at in line.undug]
    said += [*targets_spare(moment), *plans.checked(moment), *plans.shown_then(moment)]
    if moment.card.odds:
        said += chance_lines(words, [one for line in draft.lines if line.why is None for one in line.weighed])
    return said + [
        f"⚠️ {line_text(words, line.text)}: {reason(words, line.why.key, line.why.params)}"
        for line in plans.broken(moment)
        if line.why is not None
    ]


def _away(moment: Moment) -> list[str]:
    """Whoever comes by and plans is told that a computer plays for his side."""
    return away_lines(moment.words, moment.card, moment.side) if moment.side is not None else []


def _only(moment: Moment, verb: Verb) -> bool:
    return moment.draft is not None and all(line.action.verb == verb for line in moment.draft.lines)


def _in_team(moment: Moment) -> bool:
    """Whether several generals draft at the same time, and this one is among them."""
    return moment.draft is not None and moment.draft.together and moment.draft.concerned


def _chooses(moment: Moment) -> bool:
    """Whether the card asks a general for something before his orders; then the question is that of anybody."""
    confirmed = moment.draft is not None and moment.draft.confirmed
    return bool(moment.legal) and not confirmed and moment.view.choice.kind in ("choose", "roll")


def _asked(moment: Moment) -> Prompted:
    page = described(moment.page[0])
    if page.verb == "use":
        return abilities.asked(moment, page.words)
    if _in_team(moment) and not _chooses(moment):
        return abilities.added(moment, team_turn.drafting(moment))
    if not moment.legal:
        return ready(moment)
    kind = moment.view.choice.kind
    asked = ASKS[kind](moment)
    # What a card may be played as stands among the cards.
    return asked if kind == "play" else abilities.added(moment, asked)


def ready(moment: Moment) -> Prompted:
    """Nothing is left to plan: what follows rolls dice, draws cards, ends the turn or is planned by several."""
    words, draft = moment.words, moment.draft
    chooses = plans.waits_for_card(moment)
    if chooses:
        return Prompted([words("prompt-draft-no-card", person=chooses)], [])
    ways = finishing(moment)
    # A team's card is chosen with what it asks first; then others draft.
    team = moment.side is not None and moment.card.team(moment.side)
    plays = ("play", "choose") if team and draft is not None and not draft.ready else ("play",)
    card_only = draft is not None and all(line.action.verb in plays for line in draft.lines)
    if not ways:
        fights = moment.view.choice.kind == "battle"
        key = (
            "prompt-card-ahead"
            if card_only
            else "prompt-ready-ahead-attack"
            if fights
            else "prompt-ready-ahead"
        )
        return Prompted([words(key)], [])
    key = "prompt-ready"
    rolls = draft is not None and draft.ready and draft.lines[-1].action.verb == "move" and not draft.ends
    if rolls and any(one.side == moment.side and one.ordered and not one.moved for one in moment.view.units):
        # Mines or ice: what the others do is asked once it has rolled.
        key = "prompt-ready-roll"
    if wastes_turn(moment):
        return Prompted([words("prompt-card-nobody", button=ways[0].label)], [])
    if card_only:
        key = "prompt-card-team" if team and draft is not None and not draft.ends else "prompt-card"
    if key == "prompt-card-team" and draft is not None and draft.falls_to is not None:
        # His alone are the units on the border, too: nobody learns that when it is done.
        named = words.named(f"<@{draft.falls_to}>")
        return Prompted([words("prompt-card-another", button=ways[0].label, person=named)], [])
    cards = sum(line.action.verb == "play" for line in draft.lines) if draft is not None else 0
    return Prompted([words(key, button=ways[0].label, cards=cards)], [])


def sure(moment: Moment, line: str) -> Screen:
    """Asked once before a line that would roll, draw or end the turn by itself; the button names it."""
    words = moment.words
    lines = [heading(moment)]
    if moment.draft is not None:
        plan = draft_text(words, moment.draft.lines)
        lines.append(words("draft-so-far", plan=plan) if plan else "")
    said = action_text(moment, line)
    lost, action = battle_prompts.second_battle(moment), described(line)
    lines += abilities.told(words, action.words)
    if moment.card.odds:
        lines += chance_lines(words, [one for one in moment.options("attack") if one.notation == line])
    if action.verb == "attack" and (closes := closed_by_attack(moment)):
        lines.append(words("prompt-attack-closes", what=closes))
    if lost is not None and action.verb == "attack" and action.unit != lost:
        lines.append(words("prompt-lost-battle", unit=lost, line=said))
    else:
        lines.append(words("prompt-sure-alone" if moment.card.alone else "prompt-sure", line=said))
    yes = Button(cut(said, LABEL), "sure-yes", line, style="good", emoji="✅")
    return question(moment, lines, yes._replace(style="bad", emoji="⚔️") if action.verb == "attack" else yes)


def action_text(moment: Moment, line: str) -> str:
    """An action as a player would say it."""
    words, action = moment.words, described(line)
    match action.verb:
        case "keep":
            return order_prompts.kept(moment, action.card)
        case "play":
            return words(f"card-{action.card}")
        case "move" | "retreat":
            return way_text(words, action)
        case "attack":
            return " × ".join(action.hexes)
        case "use":
            return abilities.action_text(words, action)
    plain = line == action.verb and words.has(f"action-{line}")
    return words(f"action-{line}") if plain else line


def waiting(moment: Moment) -> Prompted:
    """Nothing to decide for this person: whom the game waits for."""
    words, card = moment.words, moment.card
    if card.goes_on:
        on = Button(words("button-go-on"), "turn", style="good", emoji="▶️")
        return Prompted([words("prompt-thinking")], [(on, Button(words("button-view"), "view", emoji="🗺️"))])
    side = card.to_act
    names = ", ".join(f"<@{person}>" for person in card.awaited) or words("somebody")
    lines = [
        words(
            "prompt-waiting",
            side=words(f"side-{side}") if side else "",
            people=names,
            decision=decision_text(words, card),
        )
    ]
    lines += chosen_by(words, card, moment.side, moment.look.planned)
    # A team-mate has the team's time for his part, which is no business of the other side.
    if card.deadline is not None:
        lines.append(f"⏳ {until_in_team(words, card, card.team_due if side == moment.side else None)}")
    row = [Button(words("button-view"), "view", emoji="🗺️")]
    if moment.side is not None:
        row = [*other_battle(words, card), *row]
        row.append(Button(words("button-hand"), "hand", emoji="🃏"))
        row.append(Button(words("button-reactions"), "react", emoji="🛡️"))
        row += overdue(moment)
    rows: list[Row] = [tuple(row)]
    if moment.look.played_for:
        lines.append(words("prompt-played-for"))
    if _away(moment):
        lines += _away(moment)
        rows.append(back_row(words, card))
    if moment.side is not None and is_team(card, moment.side):
        rows.append(
            (
                Button(words("button-vote"), "vote", emoji="🗳️"),
                Button(words("button-staff"), "staff", emoji="⭐"),
                *moment.to_card,
            )
        )
    return Prompted(lines, rows)


def _play(moment: Moment) -> Prompted:
    """The cards in hand, one button each, with what each would do now."""
    if team_turn.deals(moment):
        return team_turn.deal(moment)
    words = moment.words
    listed = chip_lines(moment)
    buttons: list[Button] = []
    for one in order_prompts.plays(moment):
        listed.append(order_prompts.card_line(moment, one))
        buttons.append(order_prompts.card_button(moment, one))
    for one in moment.options("use"):
        buttons.append(moment.button(abilities.action_text(words, one), one.notation, emoji="✨"))
    listed += [
        words("prompt-play-reaction", number=number, card=words(f"card-{card}"))
        for card, number in moment.numbers.items()
        if card in CARDS and CARDS[card].reaction is not None
    ]
    combat = [
        f"{words(f'card-{card}')} ({number})"
        for card, number in moment.numbers.items()
        if card in moment.look.view.combat_hand
    ]
    listed += [words("prompt-play-combat", cards=" · ".join(combat))] if combat else []
    # Whoever plays both sides reads whose cards these are.
    both = len(moment.look.sides) > 1 and moment.side is not None
    asked = words("prompt-play-of", side=words(f"side-{moment.side}")) if both else words("prompt-play")
    lines = [*suggested(words, moment.look.votes), asked]
    if moment.may("pass"):
        lines = [words("prompt-play-nothing")]
        buttons.append(moment.button(words("action-pass"), "pass"))
    # A hand has twelve cards at most, and few abilities are for more than one of them: four rows have room for all.
    return Prompted(lines, [*rows_of(buttons)], listed)


ASKS: Final[Mapping[Decision, Callable[[Moment], Prompted]]] = {
    "play": _play,
    "order": order_prompts.order,
    "move": move_prompts.move,
    "battle": battle_prompts.battle,
    "retreat": battle_prompts.retreat,
    "advance": ground_prompts.advance,
    "keep": order_prompts.keep,
    "choose": battle_prompts.choose,
    "roll": battle_prompts.roll,
    "react": react_prompts.react,
    "over": over,
}
