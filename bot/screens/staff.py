"""What a team reads in its own place: who leads what, everyone's draft and lamp, votes, plan. Never for other eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.abilities import action_text
from bot.screens.args import assigned
from bot.screens.clocks import until, until_in_team, when
from bot.screens.deciding import draft_text, line_text, score, title_of
from bot.screens.naming import in_play_where, listed, numbers
from bot.screens.reasons import reason
from bot.screens.screen import (
    LIST_LENGTH,
    ROW_BUTTONS,
    ROWS,
    Button,
    Choice,
    Row,
    Screen,
    Select,
    cut,
    rows_of,
    whole_lines,
)
from bot.screens.seating import seat_name, seat_of, step_of
from engine.notation import described
from engine.rules.cards.table import CARDS
from engine.types import SECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.facts.drafted import Arrow, Vote
    from bot.game.side.crews import Phase
    from bot.game.side.staff_values import GeneralLook, StaffLook
    from bot.game.values import GameCard
    from bot.i18n import Words
    from engine.notation import ActionView
    from engine.types import Section

LAMPS: Final = {"idle": "⚪", "to-draft": "📨", "drafting": "✍️", "ready": "✅", "done": "🏁"}
#: A general's draft in the panel: eight of them must fit one message.
_DRAFT: Final = 230
#: What stands below a call, by its route.
_CALLED: Final = ("turn", "all-ready", "staff", "view", "hand")
#: When somebody may be at work in his sections.
_AT_WORK: Final = ("act", "solo", "battle", "wait")
#: Votes shown; more are in [Suggest a card].
_VOTES: Final = 4


def panel(
    words: Words, staff: StaffLook, hand: Sequence[str], told: Sequence[str] = (), *, alone: bool = False
) -> Screen:
    """The side's panel; `alone`: for the one person who looks."""
    card = staff.game
    lines = [
        words("staff-heading", title=title_of(words, card), side=words(f"side-{staff.side}")),
        f"🎖️ {score(words, card)} · {words('side-turn', turn=card.turn)}",
        phase_line(words, staff),
        *[f"> {one}" for one in told],
        *dealt_lines(words, staff),
        "",
        words("staff-generals"),
        *[general_line(words, staff, one) for one in staff.generals],
        *shared_targets(words, staff.arrows, live=staff.view.board != "overlord"),
    ]
    if staff.plan is not None:
        plan = staff.plan
        lines.append(words("staff-plan", text=plan.text, person=str(plan.person), when=when(plan.at)))
    lines += suggested(words, staff.votes)
    lines += hand
    lamps = list(dict.fromkeys(one.lamp for one in staff.generals))
    if staff.phase not in ("open", "other", "over") and not words.aloud:
        lines.append(
            words("staff-signs", signs=" · ".join(f"{LAMPS[one]} {words(f'sign-{one}')}" for one in lamps))
        )
    rows = panel_rows(words, staff)
    if alone and not _asked(staff):
        # Nothing of the turn is his now: a green button would lead nowhere.
        rows = tuple([tuple([one for one in row if one.do not in ("turn", "ready")]) for row in rows])
    return Screen(whole_lines(lines), card.id, card.revision, rows)


def _asked(staff: StaffLook) -> bool:
    """Whether anything of the turn is for whoever looks; a plan for the next one always is."""
    mine = next((one for one in staff.generals if one.person == staff.person), None)
    drafts = staff.phase == "act" and mine is not None and mine.lamp != "idle"
    return staff.phase in ("other", "wait") or drafts or staff.person in staff.game.awaited


def panel_rows(words: Words, staff: StaffLook) -> tuple[tuple[Button, ...], ...]:
    """The buttons below the panel: the same for everybody of the side."""
    act = [Button(words("button-take-turn"), "turn", style="good", emoji="▶️")]
    if staff.phase == "other" and not set(staff.game.awaited) & set(staff.game.people(staff.side)):
        act = [Button(words("button-plan-ahead"), "turn", emoji="✍️")]
    if staff.phase == "act":
        act = [
            Button(words("button-my-orders"), "turn", style="good", emoji="▶️"),
            Button(words("button-ready"), "ready", style="good", emoji="✅"),
        ]
    act += [
        Button(words("button-hand"), "hand", emoji="🃏"),
        Button(words("button-view"), "view", emoji="🗺️"),
        Button(words("button-reactions"), "react", emoji="🛡️"),
    ]
    staff_row = [
        Button(words("button-vote"), "vote", emoji="🗳️"),
        Button(words("button-plan"), "plan", emoji="📌"),
        Button(words("button-say"), "say", emoji="💬"),
        Button(words("button-staff"), "staff", emoji="⭐"),
    ]
    if staff.late:
        staff_row.append(Button(words("button-all-ready"), "all-ready", style="bad", emoji="⏩"))
    return (tuple(act), tuple(staff_row))


def call_rows(words: Words, staff: StaffLook) -> tuple[tuple[Button, ...], ...]:
    """What whoever is called needs at once, in one row; the rest is below the panel."""
    found = {one.do: one for row in panel_rows(words, staff) for one in row}
    return (tuple([found[do] for do in _CALLED if do in found][:ROW_BUTTONS]),)


def phase_line(words: Words, staff: StaffLook) -> str:
    """What the side is about, and until when."""
    card = staff.game
    phase = f"{staff.phase}-deal" if staff.phase == "card" and deals(staff) else step_of(staff)
    who = ", ".join(f"<@{one}>" for one in card.awaited if one in card.seated(staff.side))
    after = then(words, card, staff.later, staff.phase)
    ready = sum(one.lamp in ("ready", "done") for one in staff.generals)
    asked = sum(one.lamp != "idle" for one in staff.generals)
    line = words(
        f"staff-phase-{phase}",
        people=who or f"<@{staff.commander}>",
        hex=staff.overrun or "",
        ready=ready,
        asked=asked,
        until=until_in_team(words, card, staff.due),
        clock=until(words, card),
        live=int(staff.view.board != "overlord"),
    )
    return " ".join([line, *after])


def then(words: Words, card: GameCard, later: Sequence[int], phase: Phase = "act") -> list[str]:
    """The computers that do their parts after the people whom the side waits for."""
    if not later:
        return []
    people, computers = (listed(words, [f"<@{one}>" for one in ones]) for ones in (card.awaited, later))
    return [words(f"team-then-{phase}", people=people, computers=computers, number=len(later))]


def deals(staff: StaffLook) -> bool:
    """Whether cards are handed to generals here (OVL-04)."""
    return staff.view.board == "overlord" and staff.game.options.overlord != "one-card"


def dealt_lines(words: Words, staff: StaffLook) -> list[str]:
    """The cards in play, and who carries each out."""
    lines = []
    for one in staff.cards:
        name = words(f"card-{one.card}")
        if one.general is None:
            line = words("staff-card", card=name)
        else:
            where = words(f"section-{one.general}.short")
            line = words(
                "staff-card-for", card=name, section=where, person=str(one.person or staff.commander)
            )
        lines.append(line)
    if not lines and staff.phase in ("act", "solo", "battle") and staff.view.card is not None:
        lines.append(words("staff-card", card=in_play_where(words, staff.view)))
    return lines


def cards_of(words: Words, staff: StaffLook) -> list[str]:
    """The cards in play by their names, each once."""
    cards = [words(f"card-{one.card}") for one in staff.cards]
    if not cards and staff.view.card is not None:
        cards = [in_play_where(words, staff.view)]
    return list(dict.fromkeys(cards))


def general_line(words: Words, staff: StaffLook, one: GeneralLook) -> str:
    """A lamp, a name, his sections, his draft."""
    seat = seat_of(staff.game, staff.side, one.person)
    where = listed(words, [words(f"section-{name}.short") for name in one.sections])
    role = seat_name(words, staff.game, seat) if seat is not None and not where else where
    leads = one.person == staff.commander
    star = f"{words('staff-chief') if words.aloud else '⭐'} " if leads else ""
    lamp = f"{words(f'sign-{one.lamp}')}:" if words.aloud else LAMPS[one.lamp]
    text = f"{lamp} {star}{words.named(f'<@{one.person}>')} ({role})"
    if one.stood_in_by is not None:
        return f"{text} – {words('staff-stood-in', person=str(one.stood_in_by))}"
    if one.lines:
        text += f": {cut(draft_text(words, one.lines, instead=True), _DRAFT)}"
        if one.editor is not None and one.editor != one.person:
            text += f" – {words('staff-editor', person=str(one.editor))}"
        broken = next((line for line in one.lines if line.why is not None), None)
        if broken is not None and broken.why is not None:
            text += f" ⚠️ {line_text(words, broken.text)}: {reason(words, broken.why.key, broken.why.params)}"
    return text


def shared_targets(words: Words, arrows: Iterable[Arrow], *, live: bool) -> list[str]:
    """Targets at which several generals aim: whose attack comes first, and what is left for the other then."""
    aims: dict[str, dict[str, int]] = {}
    for one in arrows:
        if one.kind == "attack":
            aims.setdefault(one.way[1], {}).setdefault(one.way[0], one.person)
    return [
        words(
            "staff-shared-target",
            units=listed(words, list(units)),
            target=target,
            first=next(iter(units)),
            live=int(live),
        )
        for target, units in aims.items()
        if len(set(units.values())) > 1
    ]


def said_lines(words: Words, staff: StaffLook) -> list[str]:
    """What members have said lately, for whoever reads it by himself."""
    return [
        words(
            "staff-said",
            person=str(one.person),
            when=when(one.at),
            text=cut("\n> ".join(one.text.splitlines()), _DRAFT),
        )
        for one in staff.says[-_VOTES:]
    ]


def suggested(words: Words, votes: Sequence[Vote]) -> list[str]:
    """What members would play, as whoever chooses reads it, too; nothing if nobody has said so."""
    return [words("staff-votes"), *[vote_line(words, one) for one in votes[:_VOTES]]] if votes else []


def vote_line(words: Words, vote: Vote) -> str:
    """A suggestion and who is for it."""
    names = ", ".join(f"<@{one}>" for one in vote.persons)
    return f"• **{card_line(words, vote.line)}** – {len(vote.persons)} ({names})"


def card_line(words: Words, line: str) -> str:
    """ "play attack-left left" as people say it."""
    action = described(line)
    if action.verb == "use":
        ability, *cards = action.words
        if not words.has(f"card-{ability}"):
            return action_text(words, action)
        return words("vote-use", ability=words(f"card-{ability}"), card=words(f"card-{cards[0]}"))
    name = words(f"card-{action.card}")
    if action.section is None:
        return name
    return words("vote-for", card=name, section=words(f"section-{action.section}.short"))


def _numbered(words: Words, staff: StaffLook, line: str) -> str:
    """The same with the card's number on the picture of the hand."""
    number = numbers(staff.view).get(described(line).card)
    said = card_line(words, line)
    return said if number is None else words("hand-button", number=number, card=said)


def votable(staff: StaffLook, legal: Iterable[ActionView] = ()) -> list[str]:
    """What may be suggested: what the commander may play now, else every card of the hand that can be played."""
    hand = list(numbers(staff.view))
    now = [one for one in legal if one.verb in ("play", "use")]
    if now:
        # As the cards lie on the picture of the hand.
        place = {card: number for number, card in enumerate(hand)}
        return [one.notation for one in sorted(now, key=lambda one: place.get(one.card, len(hand)))]
    lines = []
    for card in hand:
        if card not in staff.view.hand or CARDS[card].reaction is not None:
            continue
        lines += [f"play {card} {one}" for one in SECTIONS] if deals(staff) else [f"play {card}"]
    return lines


def vote_screen(words: Words, staff: StaffLook, lines: Sequence[str]) -> Screen:
    """What to suggest: one list, in Overlord one for each general."""
    card = staff.game
    now = staff.phase in ("open", "other", "card")
    text = [words("vote-heading", now=int(now)), *(vote_line(words, one) for one in staff.votes)]
    voted = {vote.line: len(vote.persons) for vote in staff.votes}
    lists: dict[str, list[Choice]] = {}
    for line in lines:
        group = described(line).section or ""
        note = words("vote-count", number=voted[line]) if line in voted else ""
        lists.setdefault(group, []).append(Choice(cut(_numbered(words, staff, line), 100), line, note))
    rows: list[Row] = []
    for group in ("left", "center", "right", ""):
        if group in lists:
            section = words(f"section-{group}.short") if group else ""
            hint = words("hint-vote-for", section=section) if group else words("hint-vote")
            rows.append(Select(hint, "vote-for", tuple(lists[group][:LIST_LENGTH]), arg=group))
    if any(staff.person in vote.persons for vote in staff.votes):
        rows.append((Button(words("button-no-vote"), "vote-for", "", emoji="↩️"),))
    if not rows:
        text.append(words("vote-nothing"))
    return Screen(whole_lines(text), card.id, card.revision, tuple(rows[:ROWS]))


def standable_later(staff: StaffLook) -> list[int]:
    """Whom this person may stand in for once their time is up: the commander for a general, any for the commander."""
    if staff.late or staff.due is None:
        return []
    others = [one.person for one in staff.generals if one.person != staff.person]
    return [one for one in others if staff.commander in (one, staff.person)]


def _assigning(words: Words, staff: StaffLook, names: Mapping[int, str]) -> list[Row]:
    """For the commander: who leads each section, and to whom he hands the command."""
    rows: list[Row] = []
    for section in SECTIONS:
        named = words(f"section-{section}.short")
        choices = tuple(
            Choice(
                words("staff-leads", name=names[one.person], section=named),
                str(one.person),
                chosen=section in one.sections,
            )
            for one in staff.generals
        )
        rows.append(Select(words("hint-assign", section=named), "assign", choices, section))
    others = tuple(
        Choice(words("staff-commands", name=names[one.person]), str(one.person))
        for one in staff.generals
        if one.person != staff.commander
    )
    return [*rows, Select(words("hint-command"), "command", others)]


def staff_screen(words: Words, staff: StaffLook, names: Mapping[int, str]) -> Screen:
    """Who leads what; for the commander lists to change it, for everybody what may be done about silent people.

    Lists and buttons show no mentions, so the names people go by are given.
    """
    card = staff.game
    text = [words("staff-generals"), *[general_line(words, staff, one) for one in staff.generals]]
    rows: list[Row] = []
    later = [one for one in staff.game.awaited if one in standable_later(staff)]
    if later:
        people = ", ".join(words.named(f"<@{one}>") for one in later)
        text.append(words("staff-standin-later", people=people, number=len(later), when=when(staff.due)))
    if staff.person == staff.commander and len(staff.generals) > 1:
        text.append(words("staff-assign"))
        rows += _assigning(words, staff, names)
    buttons = [
        Button(words("button-standin", name=names[one]), "standin", str(one), style="bad", emoji="🫡")
        for one in staff.standable
    ]
    if any(one.stood_in_by is not None and one.person == staff.person for one in staff.generals):
        buttons.append(Button(words("button-back-in"), "back-in", emoji="↩️"))
    if staff.may_confirm_all:
        buttons.append(Button(words("button-all-ready"), "all-ready", style="bad", emoji="⏩"))
    buttons.append(Button(words("button-leave"), "leave-sure", emoji="🚪"))
    room = (ROWS - len(rows)) * ROW_BUTTONS
    # What no row is left for is the last of them, and has a command.
    text += [words("staff-leave-typed")] if len(buttons) > room else []
    return Screen(whole_lines(text), card.id, card.revision, (*rows, *rows_of(buttons[:room])))


def assign_asked(words: Words, staff: StaffLook, sections: Mapping[Section, int]) -> Screen | None:
    """The question before sections are taken from people who are at work there and still have time; None: from nobody.

    What one gives away oneself needs no question.
    """
    if staff.late or staff.phase not in _AT_WORK:
        return None
    lines = [
        words(
            "ask-assign-from",
            sections=listed(words, [words(f"section-{one}.short") for one in gone]),
            person=str(general.person),
            heir=", ".join(dict.fromkeys(f"<@{sections[one]}>" for one in gone)),
            lamp=general.lamp if general.lines else "to-draft",
            plan=cut(draft_text(words, general.lines), _DRAFT),
        )
        for general in staff.generals
        if general.lamp not in ("idle", "done") and general.person != staff.person
        if (gone := [one for one in general.sections if sections.get(one) != general.person])
    ]
    if not lines:
        return None
    time = words("ask-assign-time", until=until_in_team(words, staff.game, staff.due))
    row = (
        Button(words("button-not-yet"), "staff", emoji="↩️"),
        Button(words("button-assign"), "assign-sure", assigned(sections), style="bad", emoji="🎖️"),
    )
    text = whole_lines([words("ask-assign"), *lines, time])
    return Screen(text, staff.game.id, staff.game.revision, (row,)).drawn()
