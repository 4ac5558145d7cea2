"""A cup in words: its invitation, its round, its table; the same for everybody, whoever looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.facts.computers import is_computer, level_of
from bot.game.cups.course import battle_of, filled_to
from bot.screens.args import Dropped, arg_of
from bot.screens.battles import title_of
from bot.screens.clocks import terms, when
from bot.screens.match import match_lines
from bot.screens.screen import Button, Row, Screen, literal, whole_lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.facts.cup import Entrant, Pairing
    from bot.game.cups.standing import TableLine
    from bot.game.cups.values import CupLook, MyMatch
    from bot.i18n import Words
    from bot.screens.screen import Style

_HALVES: Final = ("", "½")
_QUARTERS: Final = ("", "¼", "½", "¾")
#: What only one reads may be longer: room for all of 32.
_OWN_TEXT: Final = 3900
#: The last three rounds of a knock-out have names.
_NAMED: Final = ("final", "semi-final", "quarter-final")


def parts(whole: int, of: Sequence[str]) -> str:
    """A number in halves or quarters: 2½."""
    number, rest = divmod(whole, len(of))
    return f"{number or ''}{of[rest]}" or "0"


def points(half: int) -> str:
    """Half points as points."""
    return parts(half, _HALVES)


def berger(quarters: int) -> str:
    """Sonneborn-Berger, which is counted in quarters."""
    return parts(quarters, _QUARTERS)


def mention(words: Words, entrant: Entrant) -> str:
    """Somebody in a text: a person is called, a computer named."""
    if is_computer(entrant.person):
        return f"{words(f'computer-{level_of(entrant.person)}')} {entrant.number}"
    return words.named(f"<@{entrant.person}>")


def name_of_cup(cup: CupLook) -> str:
    """What its organizer has called it, for a message."""
    return literal(cup.setup.name)


def round_name(words: Words, cup: CupLook, number: int) -> str:
    """What a round is called, from 1."""
    left = cup.rounds - number
    if cup.setup.kind == "knock-out" and left < min(len(_NAMED), cup.rounds):
        return words(f"cup-{_NAMED[left]}")
    return words("cup-round-of", round=number, rounds=cup.rounds)


def cup_entry(words: Words, cup: CupLook) -> str:
    """A cup in a list: what it is called, and how far it is."""
    if cup.status == "open":
        far = words("cup-entry-open", number=len(cup.course.entrants), most=cup.setup.players)
    else:
        far = round_name(words, cup, cup.round) if cup.status == "running" else words(f"status-{cup.status}")
    return f"{cup.setup.name} · {far}"


def battle_title(words: Words, cup: CupLook, number: int) -> str:
    """The battle of a round."""
    battle = battle_of(cup.setup, number)
    return title_of(words, battle.scenario, battle.titles)


def cup_panel(words: Words, cup: CupLook, threads: Mapping[int, int]) -> Screen:
    """The one message of a cup, edited as it goes on. Its buttons name it, for it belongs to no battle."""
    if cup.status == "open":
        return _invitation(words, cup)
    if cup.status == "cancelled":
        key = "cup-lapsed" if cup.course.ending == "expired" else "cup-called-off"
        return Screen(words(key, name=name_of_cup(cup)), redraw=True)
    lines = [words("cup-heading", name=name_of_cup(cup))]
    lines += [_result(words, cup)] if cup.status == "over" else []
    if cup.status == "running":
        title = literal(battle_title(words, cup, cup.round))
        lines.append(words("cup-now", round=round_name(words, cup, cup.round), battle=title))
        lines += pairing_lines(words, cup, threads)
    lines += table_lines(words, cup) if words.aloud else []
    return Screen(whole_lines(lines), rows=_rows(words, cup))


def _rows(words: Words, cup: CupLook) -> tuple[Row, ...]:
    table = Button(words("button-cup-table"), "cup-table", str(cup.id), emoji="🏅")
    if cup.status == "over":
        return ((table,),)
    mine = Button(words("button-cup-mine"), "cup-mine", str(cup.id), style="good", emoji="▶️")
    return ((mine, table),)


def _invitation(words: Words, cup: CupLook) -> Screen:
    setup, entrants = cup.setup, cup.course.entrants
    titles = [literal(title_of(words, one.scenario, one.titles)) for one in setup.battles]
    people = ", ".join(mention(words, one) for one in entrants)
    lines = [
        words("cup-heading", name=name_of_cup(cup)),
        words("cup-invites", person=f"<@{cup.created_by}>", kind=words(f"cup-kind-{setup.kind}")),
        words("cup-battles", number=len(titles), battles=", ".join(titles)),
        words("cup-match"),
        " · ".join(_terms(words, cup)),
        words("cup-there", number=len(entrants), most=setup.players, people=people or "–"),
        words("cup-expires", when=when(cup.expires_at)),
        *([f"-# {words('cup-sealed', seal=setup.seals)}"] if setup.seals else []),
    ]
    row = (
        Button(
            words("button-cup-join"), "cup-join", str(cup.id), style="good", emoji="✋", disabled=cup.full
        ),
        Button(words("button-cup-leave"), "cup-leave", str(cup.id), emoji="🚪"),
        Button(words("button-cup-start"), "cup-start", str(cup.id), emoji="▶️"),
        *_to_seals(words, cup),
    )
    return Screen(whole_lines(lines), rows=(row,))


def _to_seals(words: Words, cup: CupLook) -> tuple[Button, ...]:
    return (Button(words("button-seals"), "cup-seals", str(cup.id), emoji="🎲"),) if cup.setup.seals else ()


def _terms(words: Words, cup: CupLook) -> list[str]:
    setup = cup.setup
    said = [terms(words, setup.pace)]
    if setup.kind == "swiss" and setup.rounds:
        said.append(words("cup-rounds", rounds=setup.rounds))
    if setup.in_time:
        said.append(words("terms-in-time", least=setup.in_time))
    if setup.pace is not None and not setup.standin:
        said.append(words("terms-no-standin"))
    if setup.computer is not None:
        said.append(words("cup-computers", computer=words(f"computer-{setup.computer}")))
    return said


def pairing_lines(words: Words, cup: CupLook, threads: Mapping[int, int]) -> list[str]:
    """Who meets whom in the newest round, where, and what came of it."""
    return [pairing_line(words, cup, one, threads) for one in cup.pairings if one.both]


def pairing_line(words: Words, cup: CupLook, pairing: Pairing, threads: Mapping[int, int]) -> str:
    """One of them."""
    entrants = cup.course.entrants
    names = [mention(words, entrants[seed]) for seed in pairing.both]
    result = pairing.result
    if len(names) == 1:
        medals = result.medals[0] if result is not None else 0
        return words("cup-idle", person=names[0], medals=medals)
    one, other = names
    if result is None:
        known = [f"<#{threads[game]}>" for game in cup.battles.get(pairing.game or 0, ()) if game in threads]
        places = " ".join(known) or words("cup-played-apart" if _apart(cup, pairing) else "cup-being-set-up")
        return words("cup-meets", one=one, other=other, places=places)
    a, b = result.medals
    if result.how == "void":
        return words("cup-void", one=one, other=other)
    # The two figures stay on one line.
    score = f"{a}\u00a0:\u00a0{b}"
    if result.how == "forfeit":
        gone = [name for name, seed in zip(names, pairing.both, strict=True) if entrants[seed].dropped]
        return words("cup-forfeit", one=one, other=other, score=score, gone=", ".join(gone))
    return words("cup-result", one=one, other=other, score=score)


def _apart(cup: CupLook, pairing: Pairing) -> bool:
    """Whether two computers play it, whom nobody has to watch."""
    return all(is_computer(cup.course.entrants[seed].person) for seed in pairing.both)


def table_lines(words: Words, cup: CupLook, names: Mapping[int, str] | None = None) -> list[str]:
    """The table, a line each; with `names`, by seed, instead of mentions: for whoever cannot see the picture."""
    return [_table_line(words, cup, row, names) for row in cup.table]


def _table_line(words: Words, cup: CupLook, row: TableLine, names: Mapping[int, str] | None) -> str:
    who = mention(words, cup.course.entrants[row.seed]) if names is None else names[row.seed]
    if row.dropped:
        who = words("cup-out", name=who)
    if cup.setup.kind == "knock-out":
        return words("cup-line-knock-out", rank=row.rank, name=who, through=row.through, medals=row.medals)
    return words(
        "cup-line", rank=row.rank, name=who, points=points(row.points), medals=row.medals,
        berger=berger(row.berger), won=row.won, drawn=row.drawn, lost=row.lost,
    )  # fmt: skip


def standings_screen(words: Words, cup: CupLook) -> Screen:
    """The whole table for whoever asks, and what decides between those who are alike."""
    if cup.status in ("open", "cancelled"):
        return cup_panel(words, cup, {})
    lines = [words("cup-heading", name=name_of_cup(cup))]
    lines.append(_result(words, cup) if cup.status == "over" else round_name(words, cup, cup.round))
    lines += table_lines(words, cup)
    key = "cup-ties-knock-out" if cup.setup.kind == "knock-out" else "cup-ties"
    lines.append(f"-# {words(key)}")
    text = whole_lines(lines, _OWN_TEXT)
    row = _to_seals(words, cup)
    if cup.status == "running":
        row = (Button(words("button-cup-mine"), "cup-mine", str(cup.id), style="good", emoji="▶️"), *row)
    return Screen(text, rows=(row,) if row else ())


def _result(words: Words, cup: CupLook) -> str:
    """Who has won it, and whether it was ended before its time."""
    course = cup.course
    early = "-early" if course.ending == "ended" else ""
    if course.winner is None:
        return words(f"cup-no-winner{early}")
    return words(f"cup-winner{early}", person=mention(words, course.entrants[course.winner]))


def round_post(words: Words, cup: CupLook, number: int, link: str) -> Screen:
    """A round has been drawn: who meets whom. Nobody's phone rings; each battle calls those who play it."""
    title = literal(battle_title(words, cup, number))
    heading = words(
        "cup-round-begins", name=name_of_cup(cup), round=round_name(words, cup, number), battle=title
    )
    lines = [heading]
    for pairing in cup.course.rounds[number - 1]:
        names = [mention(words, cup.course.entrants[seed]) for seed in pairing.both]
        if len(names) == 2:
            lines.append(f"• {names[0]} – {names[1]}")
        elif names:
            lines.append(f"• {words('cup-idle-short', person=names[0])}")
    if link:
        lines.append(words("cup-table-link", link=link))
    return Screen(whole_lines(lines))


def final_post(words: Words, cup: CupLook) -> Screen:
    """A cup is over: who has won it, and the first three."""
    course = cup.course
    lines = [words("cup-over-heading", name=name_of_cup(cup)), _result(words, cup)]
    lines += table_lines(words, cup) if words.aloud else table_lines(words, cup)[:3]
    winner = None if course.winner is None else course.entrants[course.winner].person
    pings = (winner,) if winner is not None and winner > 0 else ()
    table = Button(words("button-cup-table"), "cup-table", str(cup.id), emoji="🏅")
    return Screen(whole_lines(lines), rows=((table,),), pings=pings)


def my_match(words: Words, mine: MyMatch, threads: Mapping[int, int]) -> Screen:
    """What somebody has to do in a cup now: his match, with the way to both battles, or why there is none."""
    cup, course = mine.cup, mine.cup.course
    lines = [words("cup-heading", name=name_of_cup(cup))]
    rows: tuple[Row, ...] = ()
    if course.entrants[mine.seed].dropped:
        lines.append(words("cup-mine-out"))
    elif cup.status != "running":
        lines.append(_result(words, cup) if cup.status == "over" else words("cup-mine-not-begun"))
    elif mine.pairing is None:
        lines.append(words("cup-mine-lost"))
    else:
        lines.append(f"**{round_name(words, cup, cup.round)}**")
        if mine.match is None or mine.pairing.result is not None:
            lines.append(pairing_line(words, cup, mine.pairing, threads))
            lines += [words("cup-mine-waits")] if mine.pairing.result is not None else []
        else:
            lines += match_lines(words, mine.match, threads)
            going = [card for card in mine.match.battles if card.status == "running"]
            buttons = [
                Button(words("button-take-turn-of", game=card.id), "open", str(card.id), style="good")
                for card in going
            ]
            rows = (tuple(buttons),) if buttons else ()
    if cup.status == "running" and not course.entrants[mine.seed].dropped:
        leave = Button(words("button-cup-drop"), "cup-drop", str(cup.id), style="bad", emoji="🚪")
        rows = (*rows, (leave,))
    # It may stand in the place of the table, whose picture goes.
    return Screen(whole_lines(lines), rows=rows, redraw=True)


def start_asked(words: Words, cup: CupLook) -> Screen:
    """Nobody can join any more once it has begun, and computers may take the seats of those who were to come."""
    there = len(cup.course.entrants)
    text = words(
        "cup-start-asked",
        name=name_of_cup(cup),
        number=there,
        most=cup.setup.players,
        computers=filled_to(cup.setup, there) - there,
    )
    return _sure(words, cup, text, "start", "good")


def drop_asked(words: Words, cup: CupLook, person: int, *, own: bool) -> Screen:
    """Dropping out cannot be taken back, nor can taking somebody out."""
    key = "drop" if own else "take-out"
    text = words(f"cup-{key}-asked", name=name_of_cup(cup), person=f"<@{person}>")
    back = Button(words("button-not-yet"), "cup-mine" if own else "cup-table", str(cup.id), emoji="↩️")
    yes = Button(
        words(f"button-cup-{key}-sure"), "cup-drop-sure", arg_of(Dropped(cup.id, person)), style="bad"
    )
    return Screen(text, rows=((back, yes),), redraw=True)


def end_asked(words: Words, cup: CupLook) -> Screen:
    """Nor can ending a cup."""
    key = "cup-end-asked" if cup.status == "running" else "cup-call-off-asked"
    return _sure(words, cup, words(key, name=name_of_cup(cup)), "end", "bad")


def _sure(words: Words, cup: CupLook, text: str, do: str, style: Style) -> Screen:
    """A question with its two answers; whoever says no is back at the table."""
    back = Button(words("button-not-yet"), "cup-table", str(cup.id), emoji="↩️")
    yes = Button(words(f"button-cup-{do}-sure"), f"cup-{do}-sure", str(cup.id), style=style)
    return Screen(text, rows=((back, yes),), redraw=True)
