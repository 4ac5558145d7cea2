"""The public words of a battle: panel, turn notice, invitation. Never more than a spectator knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.args import Taken, arg_of
from bot.screens.campaign import to_campaign, within_lines
from bot.screens.clocks import clock_line, pause_line, span, terms, until, when
from bot.screens.deciding import decision_text, score, title_of
from bot.screens.naming import SIDE_SIGNS
from bot.screens.reliability import in_time_line
from bot.screens.screen import Button, Row, Screen, rows_of, whole_lines
from bot.screens.seating import free_seats, is_team, join_buttons, seat_lines, seats_in_short
from bot.screens.verifying import sealed_line
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.facts.reliability import Reliability
    from bot.game.values import GameCard
    from bot.i18n import Words
    from engine import PlayerView, Side

#: Letters of a private message that are said back.
_NOBODY: Final[Mapping[int, Reliability]] = {}


def people(card: GameCard, side: Side) -> str:
    """Mentions read as names; `allowed_mentions` decides whether they ping."""
    return ", ".join(f"<@{person}>" for person in card.seated(side)) or "–"


def called(card: GameCard, side: Side) -> tuple[int, ...]:
    """The persons of a side whom the game waits for: of a team not everybody."""
    everybody = card.present(side)
    return tuple(one for one in everybody if one in card.awaited) or everybody


def calls(card: GameCard, side: Side | None) -> str:
    """Those persons as mentions; where computers play for all of them, these."""
    if side is None:
        return ""
    return ", ".join(f"<@{person}>" for person in called(card, side) or card.awaited)


def back_row(words: Words, card: GameCard) -> tuple[Button, ...]:
    """For whoever a computer plays for: one tap, wherever he comes by."""
    if card.status != "running" or not card.away:
        return ()
    return (Button(words("button-here-again"), "here-again", emoji="🙋"),)


def _taking(words: Words, card: GameCard) -> tuple[Button, ...]:
    """For whoever would go on in the seat of somebody who is away, once those who wait have called him."""
    return tuple(
        [
            Button(words("button-take-place"), "take-over", arg_of(Taken(one.side)), emoji="🪑")
            for one in card.vacancies
            if one.choice == "substitute" and card.status == "running"
        ]
    )


def away_lines(words: Words, card: GameCard, side: Side | None = None) -> list[str]:
    """For whom a computer plays until he is back; of one side, or of both."""
    return [
        words("panel-away", person=f"<@{one.person}>", computer=f"<@{one.computer}>")
        for one in card.away
        if side in (None, one.side)
    ] + [
        words("panel-judged" if one.choice == "judge" else "panel-substitute", side=words(f"side-{one.side}"))
        for one in card.vacancies
        if one.choice in ("judge", "substitute") and side in (None, one.side)
    ]


def seats_line(words: Words, card: GameCard) -> str:
    """🟦 Allies Ana · ⬛ Axis Bo"""
    sides: tuple[Side, Side] = ("allies", "axis")
    return " · ".join(
        f"{SIDE_SIGNS[side]} **{words(f'side-{side}')}** {words.named(people(card, side))}" for side in sides
    )


def panel(
    words: Words, card: GameCard, view: PlayerView, latest: Sequence[str] = (), match: str = ""
) -> Screen:
    """The pinned status of a battle, with the way to its match."""
    seats = seats_in_short(words, card) if is_team(card) else [seats_line(words, card)]
    lines = [f"## {title_of(words, card)}", *seats, f"🎖️ {score(words, card)}"]
    if card.status == "running":
        lines.append(_waiting_line(words, card))
        if card.paused:
            lines.append(pause_line(words, card))
        lines += [line for line in (clock_line(words, card),) if line]
        cards = {side: view.sides[side].cards for side in ("allies", "axis")}
        lines += away_lines(words, card)
        lines.append(words("panel-cards", deck=view.deck, allies=cards["allies"], axis=cards["axis"]))
    elif card.winner is not None:
        how = words(f"ending-{card.ending}")
        lines.append(
            words("result-won", side=words(f"side-{card.winner}"), how=how, score=score(words, card))
        )
    else:
        lines.append(words(f"result-{card.ending or 'cancelled'}"))
    if match:
        lines.append(match)
    if latest:
        lines += ["", *latest]
    late = free_seats(words, card) if card.status == "running" else []
    return Screen(whole_lines(lines), card.id, card.revision, (*panel_rows(words, card), *late))


def _waiting_line(words: Words, card: GameCard) -> str:
    side = card.to_act or card.active
    return words(
        "panel-waiting",
        turn=card.turn,
        side=words(f"side-{side}") if side else "",
        people=calls(card, side) or "–",
        decision=decision_text(words, card),
        until=until(words, card),
    )


def greeting(words: Words) -> Screen:
    """What whoever writes to the bot in private reads: where to begin."""
    row = (
        Button(words("button-tutorial"), "tutorial", style="good", emoji="🎓"),
        Button(words("button-browse"), "browse", emoji="📚"),
        Button(words("button-help"), "help", "start", emoji="❓"),
    )
    return Screen(words("greeting-private"), rows=(row,))


def panel_rows(words: Words, card: GameCard) -> tuple[Row, ...]:
    """The buttons under panel and notice: the same for everybody, whatever anybody holds."""
    if card.watched and card.status == "running":
        return (
            (
                Button(words("button-view"), "view", emoji="🗺️"),
                Button(words("button-log"), "log", emoji="📜"),
                Button(words("button-stop-watching"), "stop-watching", emoji="⏹️"),
                Button(words("button-more"), "more", emoji="⚙️"),
            ),
        )
    if card.status == "running":
        # In the first turn of each side there is no log of its own yet, and the story wants to be read.
        log = Button(words("button-log"), "log", emoji="📜")
        briefing = Button(words("button-details"), "details", emoji="📖")
        row: Row = (
            Button(words("button-take-turn"), "turn", style="good", emoji="▶️"),
            Button(words("button-hand"), "hand", emoji="🃏"),
            Button(words("button-view"), "view", emoji="🗺️"),
            log if card.turn > len(SIDES) else briefing,
            Button(words("button-more"), "more", emoji="⚙️"),
        )
        return tuple([one for one in (row, (*back_row(words, card), *_taking(words, card))) if one])
    again = Button(words("button-rematch"), "rematch", style="good", emoji="🔁")
    return (
        (
            Button(words("button-view"), "view", emoji="🗺️"),
            Button(words("button-log"), "log", emoji="📜"),
            again if card.campaign is None else to_campaign(words),
            Button(words("button-export"), "export", emoji="💾"),
        ),
    )


def notice(words: Words, card: GameCard, happened: Sequence[str], pings: Sequence[int]) -> Screen:
    """The turn begins: who must act, what the other side did, until when."""
    side = card.to_act or card.active
    named = words(f"side-{side}") if side else ""
    lines = [
        words("notice-turn", people=calls(card, side), turn=card.turn, side=named),
        f"{score(words, card)} · {words('notice-deadline', until=until(words, card))}",
    ]
    lines += [f"> {line}" for line in happened]
    return Screen(whole_lines(lines), card.id, card.revision, panel_rows(words, card), pings=tuple(pings))


def opening(words: Words, card: GameCard) -> list[str]:
    """What the first notice says instead of a recap; the story is behind [Briefing], a wall of text on a phone."""
    return [
        words("notice-opening", title=title_of(words, card)),
        *within_lines(words, card.campaign),
        f"-# {sealed_line(words, card, short=True)}",
    ]


def asked(words: Words, card: GameCard, question: str, pings: Sequence[int]) -> Screen:
    """The other side must decide something in the middle of a turn."""
    side = card.to_act
    text = words(
        "notice-asked",
        people=calls(card, side),
        question=question,
        when=when(card.deadline),
    )
    row = (
        Button(words("button-decide"), "decide", style="good", emoji="▶️"),
        Button(words("button-reactions"), "react", emoji="🛡️"),
    )
    return Screen(text, card.id, card.revision, (row,), pings=tuple(pings))


def resumed(words: Words, card: GameCard, happened: Sequence[str], pings: Sequence[int]) -> Screen:
    """What was asked has been answered: the side on turn goes on."""
    lines = [words("notice-resumed", people=calls(card, card.to_act), until=until(words, card))]
    lines += [f"> {line}" for line in happened]
    return Screen(whole_lines(lines), card.id, card.revision, panel_rows(words, card), pings=tuple(pings))


def invitation(
    words: Words, card: GameCard, title: str, known: Mapping[int, Reliability] = _NOBODY
) -> Screen:
    """An open game: who asks, how reliable those are who sit there, which battle, which seats are free. Its picture
    tells the story."""
    lines = [
        words("invitation-heading", title=f"#{card.id} {title}"),
        words("invitation-by-team" if is_team(card) else "invitation-by", person=f"<@{card.created_by}>"),
        *(seat_lines(words, card) if is_team(card) else [seats_line(words, card)]),
        in_time_line(words, known),
        invitation_terms(words, card),
        *within_lines(words, card.campaign),
        words("invitation-expires", when=when(card.expires_at)),
        f"-# {sealed_line(words, card)}",
    ]
    invited = [seat.person for seat in card.seats if seat.invited and seat.person is not None]
    if invited:
        lines.insert(2, words("invitation-asks", people=", ".join(f"<@{one}>" for one in invited)))
    return Screen(
        whole_lines([line for line in lines if line]),
        card.id,
        card.revision,
        (*rows_of(_seats(words, card, asked=bool(invited))), *free_seats(words, card)),
        pings=tuple(invited),
    )


def _seats(words: Words, card: GameCard, *, asked: bool) -> list[Button]:
    buttons = join_buttons(words, card)
    if is_team(card):
        buttons.append(Button(words("button-begin"), "begin", emoji="▶️"))
        buttons.append(Button(words("button-leave"), "leave", emoji="🚪"))
    buttons.append(Button(words("button-details"), "details", emoji="📖"))
    # A match is one of people; in a team computers may stand beside them.
    alone = bool(card.leg) and not is_team(card)
    if not asked and not alone and any(seat.person is None for seat in card.seats):
        key = "button-computers" if is_team(card) else "button-computer"
        buttons.append(Button(words(key), "computer", "veteran", emoji="🤖"))
    if asked:
        buttons.append(Button(words("button-decline"), "decline", emoji="🙅"))
    return buttons


def invitation_terms(words: Words, card: GameCard) -> str:
    """How quickly it is played, reactions, and what else differs from the usual game."""
    parts = [terms(words, card.pace, alone=card.practice), words(f"terms-{card.reactions}")]
    if is_team(card):
        parts.append(words("terms-team", time=span(words, card.team_seconds)))
    if card.leg:
        parts.append(words("terms-match-in-turn" if card.in_turn else "terms-match"))
    if card.practice:
        parts.append(words("terms-practice"))
    if card.in_time:
        parts.append(words("terms-in-time", least=card.in_time))
    if not card.odds:
        parts.append(words("terms-no-odds"))
    if card.pace is not None and not card.standin:
        parts.append(words("terms-no-standin"))
    if card.plain:
        parts.append(words("terms-plain"))
    if not card.options.tactic_cards:
        parts.append(words("terms-young"))
    parts += [
        words("terms-option", option=words(f"option-{name}"), value=words(f"option-{name}-{value}"))
        for name, value in card.options.changed().items()
        if words.has(f"option-{name}-{value}") and name != "tactic_cards"
    ]
    # Special rules that the battle itself does not have: nobody joins without knowing.
    parts += [words("terms-rule", rule=words(f"rule-{one}")) for one in card.rules]
    return " · ".join(parts)
