"""Pictures in words, for those who cannot see them: from the same view, so they never tell more than it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.aloud import aloud
from bot.screens.deciding import draft_text
from bot.screens.history.fights import deeds_of
from bot.screens.history.telling import sentences as sentences_of
from bot.screens.in_words import standing
from bot.screens.naming import numbered, sections_of
from bot.screens.screen import ALT, cut
from engine.events import TurnBegan
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.facts.drafted import Arrow
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine import PlayerView
    from engine.types import Section, Side


def board_alt(
    moment: Moment, view: PlayerView, part: Section | None = None, glow: str = "", story: str = ""
) -> str:
    """The board, or one's own part of a big one: what was just done, score, whose turn, what glows, then every unit by
    side."""
    words = moment.words
    board = words("alt-board", title=moment.name, turn=moment.card.turn, score=aloud(words, moment.score))
    story = aloud(words, story or own_story(moment))
    sentences = [story, board] if story else [board]
    if part is not None:
        sentences.append(words("alt-part", section=words(f"section-{part}.short")))
    if glow:
        sentences.append(glow)
    kinds = {kind: words(f"unit-{kind}.short") for kind in {unit.kind for unit in view.units}}
    stand: dict[Side, list[str]] = {side: [] for side in SIDES}
    for unit in view.units:
        if part is None or part in sections_of(view, moment.side or unit.side, unit.at):
            stand[unit.side].append(f"{unit.at} {kinds[unit.kind]} {unit.figures}")
    sentences += [f"{words(f'side-{side}')}: {', '.join(units) or '–'}." for side, units in stand.items()]
    held = ", ".join(
        f"{'/'.join(medal.at)} {words(f'side-{medal.holder}')}" for medal in view.medals if medal.holder
    )
    if held:
        sentences.append(words("alt-medals", held=held))
    return cut(" ".join(sentences), ALT)


def own_story(moment: Moment) -> str:
    """What has changed since somebody looked last: his draft, else what was done by his press and in answer to it."""
    words, events = moment.words, moment.answer or moment.happened
    if moment.draft is not None and moment.drafted:
        return words("words-draft", plan=draft_text(words, moment.draft.lines)) + "."
    if not events:
        return ""
    # The press, or the computer, that ended a turn has begun the next one.
    begun = next((event.number for event in events if isinstance(event, TurnBegan)), None)
    turn = moment.card.turn if begun is None else begun - 1
    return sentences_of(words, turn, deeds_of(moment.look.view, events))


def drafts_alt(words: Words, arrows: Iterable[Arrow]) -> str:
    """What all of a side have drafted."""
    drawn, said = tuple(arrows), []
    for kind, key, sign in (
        ("order", "draft-ordered", ""), ("move", "draft-moved", "→"), ("attack", "draft-fights", "×"),
    ):  # fmt: skip
        ways = [sign.join((one.way[0], one.way[-1])[: 1 + bool(sign)]) for one in drawn if one.kind == kind]
        if ways:
            said.append(words(key, what=", ".join(ways)))
    return aloud(words, words("words-draft", plan="; ".join(said)) + ".") if said else ""


def close_alt(moment: Moment, story: str) -> str:
    """A part of the board, enlarged: what has changed there."""
    told = aloud(moment.words, story or own_story(moment))
    return cut(" ".join(filter(None, [moment.words("alt-close-up"), told])), ALT)


def scenario_alt(words: Words, title: str, view: PlayerView) -> str:
    """A battlefield before the first card, and who stands where."""
    return cut(" ".join([words("alt-scenario", title=title), *standing(words, view)]), ALT)


def hand_alt(moment: Moment) -> str:
    """The hand: the names of its cards."""
    words = moment.words
    view = moment.look.view
    cards = ", ".join(f"{number} {words(f'card-{card}')}" for number, card in numbered(view))
    alt = words("alt-hand", cards=cards or words("hand-empty"))
    if view.chip is not None:
        alt += " " + words("staff-chip", card=words(f"card-{view.chip}"))
    return cut(alt, ALT)
