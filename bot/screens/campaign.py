"""A campaign in words: how it stands, what a battle changes in the next one, where reserves go, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bot.screens.args import hexes
from bot.screens.battles import title_of
from bot.screens.clocks import when
from bot.screens.naming import SIDE_SIGNS
from bot.screens.screen import LIST_LENGTH, Button, Choice, Row, Screen, Select, cut, literal, whole_lines
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.facts.campaign import Course, InCampaign
    from bot.game.reading.campaigns import CampaignLook
    from bot.game.values import GameCard
    from bot.i18n import Words
    from scenarios.campaign.shelf import CampaignSummary
    from scenarios.campaign.values import Changes, Record, StageResult

#: Letters of a campaign's own words in a message.
_PROSE: Final = 600
#: What stands between the hexes of a choice in a button.
BETWEEN: Final = "."


def campaign_title(words: Words, titles: Mapping[str, str]) -> str:
    """What a campaign is called."""
    return titles.get(words.language) or titles.get("en") or next(iter(titles.values()), "–")


def stage_title(words: Words, course: Course, stage: str) -> str:
    """What one of its battles is called."""
    return title_of(words, course.campaign.stages[stage].scenario, course.battles[stage].titles)


def within_lines(words: Words, within: InCampaign | None) -> list[str]:
    """Of a battle: the campaign it belongs to, and all that is otherwise in it than its own sheet says."""
    if within is None:
        return []
    title = literal(campaign_title(words, within.titles))
    line = words("campaign-within", title=title, number=within.number, longest=within.longest)
    changed = changes_lines(words, within.changes)
    return [line, *([words("campaign-otherwise"), *changed] if changed else [])]


def changes_lines(words: Words, changes: Changes) -> list[str]:
    """A line for each side for which anything is otherwise."""
    lines = []
    for side in SIDES:
        parts = [*_numbers(words, "cards", changes.cards.get(side, 0))]
        parts += _numbers(words, "medals", changes.medals.get(side, 0))
        if weak := changes.weakened.get(side):
            parts.append(words("campaign-weakened", hexes=", ".join(weak), number=len(weak)))
        if sent := changes.sent.get(side):
            parts.append(words("campaign-sent", units=units_named(words, sent)))
        if parts:
            lines.append(f"{SIDE_SIGNS[side]} {words(f'side-{side}')}: {'; '.join(parts)}")
    return lines


def _numbers(words: Words, what: str, number: int) -> list[str]:
    way = "more" if number > 0 else "fewer"
    return [words(f"campaign-{what}-{way}", number=abs(number))] if number else []


def units_named(words: Words, units: Iterable[Record]) -> str:
    """Infantry D6, Armor E7."""
    named = [(words(f"unit-{one['kind']}"), one["at"]) for one in units]
    return ", ".join(f"{unit} {at}" for unit, at in named)


def score_line(words: Words, look: CampaignLook) -> str:
    """🟦 Allies Ana 2 : 1 ⬛ Axis Bo."""
    points = look.score.points
    said = [
        f"{SIDE_SIGNS[side]} {words(f'side-{side}')} {words.named(', '.join(f'<@{one}>' for one in look.people(side)))}"
        for side in SIDES
    ]
    allies, axis = (points[side] for side in SIDES)
    return words("campaign-score", allies=said[0], axis=said[1], sum=f"{allies}\u00a0:\u00a0{axis}")


def result_line(words: Words, look: CampaignLook, number: int) -> str:
    """How one of its battles ended."""
    result = look.standing.results[number - 1]
    title = literal(stage_title(words, look.course, result.stage))
    medals = f"{result.medals.get('allies', 0)}\u00a0:\u00a0{result.medals.get('axis', 0)}"
    worth = look.course.campaign.stages[result.stage].worth
    if result.winner is None:
        return words("campaign-battle-drawn", number=number, title=title, medals=medals)
    return words(
        "campaign-battle-won", number=number, title=title, side=words(f"side-{result.winner}"), medals=medals,
        worth=worth,
    )  # fmt: skip


def _told_after(words: Words, look: CampaignLook, result: StageResult) -> list[str]:
    """What the end of a battle means, in the campaign's own words."""
    course = look.course
    side = result.winner
    if side is None:
        return []
    said = course.campaign.wording(words.language).after.get(result.stage, {}).get(side, "")
    return _quoted(said)


def _quoted(said: str) -> list[str]:
    """The campaign's own words; the empty line ends what is quoted."""
    return [f"> {literal(cut(said, _PROSE))}", ""] if said else []


def _told_before(words: Words, look: CampaignLook) -> list[str]:
    return _quoted(look.course.campaign.wording(words.language).before.get(look.standing.at, ""))


def campaign_lines(words: Words, look: CampaignLook, threads: Mapping[int, int]) -> list[str]:
    """The whole of it: every battle so far, the one that is to be played, what may follow, points and reserves."""
    lines = [result_line(words, look, number) for number in range(1, len(look.standing.results) + 1)]
    if not look.over:
        # The empty line ends the list.
        lines += [*_now(words, look, threads), "", *_then(words, look)]
    else:
        lines.append("")
    lines.append(score_line(words, look))
    if look.over:
        return [*lines, *_ended(words, look)]
    return [*lines, *_reserves(words, look), *_asked(words, look)]


def _now(words: Words, look: CampaignLook, threads: Mapping[int, int]) -> list[str]:
    number = len(look.standing.results) + 1
    title = literal(stage_title(words, look.course, look.standing.at))
    card = look.current
    if look.called_off:
        return [words("campaign-battle-off", number=number, title=title)]
    if card is None:
        key = "campaign-battle-waits" if look.begun else "campaign-never-begun"
        return [words(key, number=number, title=title)]
    place = f"<#{threads[card.id]}>" if card.id in threads else f"#{card.id}"
    key = "campaign-battle-open" if card.status == "open" else "campaign-battle-now"
    return [words(key, number=number, title=title, place=place)]


def _then(words: Words, look: CampaignLook) -> list[str]:
    """What may follow the battle that is to be played."""
    plan = look.course.campaign
    following = dict.fromkeys(path.next for path in plan.stages[look.standing.at].paths.values() if path.next)
    titles = [literal(stage_title(words, look.course, one)) for one in following]
    if not titles:
        return [words("campaign-last")]
    if len(titles) == 1:
        return [words("campaign-then", title=titles[0])]
    return [words("campaign-then-either", one=titles[0], other=titles[1])]


def _reserves(words: Words, look: CampaignLook) -> list[str]:
    known, card = look.standing.reserves, look.current
    if not any(known.values()):
        return []
    # What has been sent into the battle under way is in reserve no more.
    sent = {} if card is None or card.campaign is None else card.campaign.changes.sent
    left = {side: known.get(side, 0) - len(sent.get(side, ())) for side in SIDES}
    allies, axis = (f"{words(f'side-{side}')} {left[side]}" for side in SIDES)
    return [words("campaign-reserves", allies=allies, axis=axis)]


def _asked(words: Words, look: CampaignLook) -> list[str]:
    if not look.asked:
        return []
    people = ", ".join(f"<@{one}>" for side in look.asked for one in look.people(side))
    return [words("campaign-asks", people=words.named(people))]


def _ended(words: Words, look: CampaignLook) -> list[str]:
    """Who has won, and what is told of it."""
    if look.winner is None:
        return [words("campaign-gone" if look.gone else "campaign-drawn")]
    side = words(f"side-{look.winner}")
    people = words.named(", ".join(f"<@{one}>" for one in look.people(look.winner)))
    if look.given_up:
        return [words("campaign-given-up", side=side, people=people)]
    even = len(set(look.score.points.values())) == 1
    line = words("campaign-won-medals" if even else "campaign-won", side=side, people=people)
    said = look.course.campaign.wording(words.language).end.get(look.winner, "")
    return [line, *_quoted(said)[:1]]


def campaign_screen(
    words: Words, look: CampaignLook, threads: Mapping[int, int], until: float | None = None, said: str = ""
) -> Screen:
    """How a campaign stands, for whoever asks, with what he may do about it."""
    title = literal(campaign_title(words, titles_of(look)))
    lines = [*([said, ""] if said else []), words("campaign-heading", title=title)]
    lines += campaign_lines(words, look, threads)
    if look.asked and until is not None:
        lines.append(words("campaign-asks-until", when=when(until)))
    last = look.battles[-1]
    return Screen(whole_lines(lines), last.id, last.revision, tuple(_rows(words, look)))


def titles_of(look: CampaignLook) -> dict[str, str]:
    """Its title in every language it has."""
    return {language: one.title for language, one in look.course.campaign.texts.items()}


def _rows(words: Words, look: CampaignLook) -> list[Row]:
    row: list[Button] = []
    if look.mine is None:
        return []
    if look.mine in look.asked or (look.sent is not None and look.asked):
        row.append(Button(words("button-campaign-reserves"), "campaign-reserves", style="good", emoji="🪖"))
    if look.called_off:
        row.append(Button(words("button-campaign-again"), "campaign-again", style="good", emoji="🔁"))
    if look.current is not None and look.current.status == "running":
        row.append(Button(words("button-campaign-battle"), "campaign-battle", style="good", emoji="▶️"))
    if not look.over:
        row.append(Button(words("button-campaign-end"), "campaign-end", emoji="🏳️"))
    return [tuple(row)] if row else []


def to_campaign(words: Words) -> Button:
    """The way from a battle to its campaign."""
    return Button(words("button-campaign"), "campaign", emoji="🗺️")


def post(words: Words, look: CampaignLook, card: GameCard, number: int, until: float | None) -> Screen:
    """What everybody reads once a battle of a campaign is over: how it stands, what is carried over, what comes."""
    title = literal(campaign_title(words, titles_of(look)))
    lines = [words("campaign-heading", title=title)]
    if look.given_up or not 0 < number <= len(look.standing.results):
        lines += campaign_lines(words, look, {})
        return Screen(whole_lines(lines), card.id, card.revision, (_post_row(words, look),))
    lines += [result_line(words, look, one) for one in range(1, number + 1)]
    lines += _told_after(words, look, look.standing.results[number - 1]) or [""]
    lines.append(score_line(words, look))
    if look.over:
        lines += _ended(words, look)
    else:
        lines += _next(words, look, until)
    return Screen(whole_lines(lines), card.id, card.revision, (_post_row(words, look),))


def _next(words: Words, look: CampaignLook, until: float | None) -> list[str]:
    title = literal(stage_title(words, look.course, look.standing.at))
    number, longest = len(look.standing.results) + 1, look.course.campaign.longest
    lines = [
        "",
        words("campaign-next", title=title, number=number, longest=longest),
        *_told_before(words, look),
    ]
    within = look.battles[-1].campaign if len(look.battles) == number else None
    changed = changes_lines(words, look.changes if within is None else within.changes)
    if changed:
        lines += [words("campaign-otherwise"), *changed]
    lines += _reserves(words, look)
    if look.asked:
        lines += _asked(words, look)
        lines += [] if until is None else [words("campaign-asks-until", when=when(until))]
    else:
        lines.append(words("campaign-begins"))
    return lines


def _post_row(words: Words, look: CampaignLook) -> tuple[Button, ...]:
    row = [to_campaign(words)]
    if look.asked:
        row.insert(
            0, Button(words("button-campaign-reserves"), "campaign-reserves", style="good", emoji="🪖")
        )
    if look.called_off:
        row.insert(0, Button(words("button-campaign-again"), "campaign-again", style="good", emoji="🔁"))
    return tuple(row)


def reserves_screen(words: Words, look: CampaignLook, chosen: Sequence[str] | None) -> Screen:
    """Where one's reserve may go, what has been chosen, and the way to say so. Nobody else sees it."""
    last = look.battles[-1]
    title = literal(stage_title(words, look.course, look.standing.at))
    assert look.mine is not None
    own = look.standing.reserves.get(look.mine, 0)
    lines = [words("campaign-send-ask", title=title, own=own, most=look.most)]
    lines += changes_lines(words, look.changes)
    picked = [one for one in look.places if one["at"] in (chosen or ())]
    if chosen is not None:
        key = "campaign-send-chosen" if picked else "campaign-send-nothing"
        lines.append(words(key, units=units_named(words, picked)))
    elif look.sent is not None:
        sent = [one for one in look.places if one["at"] in look.sent]
        lines.append(
            words(
                "campaign-send-said" if sent else "campaign-send-said-nothing", units=units_named(words, sent)
            )
        )
    choices = tuple([_place(words, one, chosen=one in picked) for one in look.places])
    rows: list[Row] = [
        Select(words("campaign-send-hint", most=look.most), "campaign-choose", choices, most=look.most)
    ]
    buttons = []
    if picked:
        arg = hexes([str(one["at"]) for one in picked])
        buttons.append(Button(words("button-campaign-send"), "campaign-send", arg, style="good", emoji="🪖"))
    buttons.append(Button(words("button-campaign-keep"), "campaign-send", "", emoji="✋"))
    rows.append(tuple(buttons))
    return Screen(whole_lines(lines), last.id, last.revision, tuple(rows))


def _place(words: Words, unit: Record, *, chosen: bool) -> Choice:
    figures = words("campaign-figures", number=cast("int", unit["figures"]))
    return Choice(units_named(words, [unit]), str(unit["at"]), figures, chosen=chosen)


def sure_to_end(words: Words, look: CampaignLook) -> Screen:
    """Asked once: nothing takes it back."""
    last = look.battles[-1]
    title = literal(campaign_title(words, titles_of(look)))
    row = (
        Button(words("button-campaign-end-sure"), "campaign-end-sure", style="bad", emoji="🏳️"),
        Button(words("button-campaign-stay"), "campaign", emoji="↩️"),
    )
    return Screen(words("campaign-end-ask", title=title), last.id, last.revision, (row,))


def shelf(words: Words, known: Sequence[CampaignSummary], mine: Sequence[CampaignLook]) -> Screen:
    """All campaigns there are, and one's own."""
    lines = [words("campaign-shelf")]
    for one in known:
        if not one.faults:
            title = literal(campaign_title(words, one.titles))
            lines.append(words("campaign-shelf-line", title=title, length=one.length))
    going = [look for look in mine if not look.over and look.battles]
    if going:
        lines += ["", words("campaign-yours")]
        for look in going:
            title = literal(campaign_title(words, titles_of(look)))
            lines.append(f"- **{title}** · {score_line(words, look)}")
    rows: list[Row] = []
    if going:
        choices = tuple(
            Choice(cut(campaign_title(words, titles_of(look)), 100), str(look.battles[-1].id))
            for look in going[:LIST_LENGTH]
        )
        rows.append(Select(words("campaign-yours-hint"), "campaign-of", choices))
    return Screen(whole_lines(lines), rows=tuple(rows))
