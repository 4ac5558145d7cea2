"""What people type: cards, sections and lines of a draft, called as our screens call them in any language we speak."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.errors import UserError
from bot.game.drafting.parting import parted
from bot.game.drafting.written import BETWEEN, HEX, as_notation, is_notation
from bot.i18n import languages, names, words_of
from bot.screens.screen import literal
from bot.screens.typed_abilities import as_ability
from engine.notation import card_said, described
from engine.rules.cards.table import CARDS
from engine.types import SECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.i18n import Words
    from engine.types import CardId, Section

_MOST: Final = 60
#: Letters that are the beginning of a card's name: fewer are a slip.
_BEGUN: Final = 4
#: How a draft shows a line: the key, what is put into it, and the verb of the notation.
_LINES: Final = (
    ("draft-chosen", "what", "choose"),
    ("draft-ordered", "what", "order"),
    ("draft-moved", "what", "move"),
    ("draft-fights", "what", "attack"),
    ("draft-clear", "hex", "clear"),
    ("draft-back", "way", "retreat"),
    ("draft-stands", "hex", "retreat"),
    ("draft-ground-of", "hex", "take"),
)
_ONE_WORD: Final = {
    "button-end-turn": "end",
    "button-ready": "ready",
    "draft-ground-taken": "advance",
    "draft-ground-left": "stay",
    "draft-advance": "advance",
    "draft-stay": "stay",
    "line-advance": "advance",
    "line-stay": "stay",
}
#: What stands before a whole draft.
_BEFORE: Final = ("draft-so-far", "plan-so-far-ahead", "plan-so-far-kept", "draft-text")
_WORD: Final = re.compile(r"[^\W_]+")
#: It is in no word of ours.
_HERE: Final = "§"
_NUMERAL: Final = re.compile(r"\s*\b\d+\b")
#: What does in a text what [Ready] does.
READY: Final = "ready"
#: Everybody whom the card may order, as its button says it.
ORDER_ALL: Final = "order all"
_EVERYBODY: Final = re.compile(
    r"(?:order\s+)?(?:all(?:\s+of\s+them)?|everybody|everyone|alle|alle\s+davon|allen|allemaal|iedereen)",
    re.IGNORECASE,
)
_HEX: Final = re.compile(rf"\b{HEX}\b")
#: A card by its number on the picture of the hand alone, and perhaps a section.
_NUMBERED: Final = re.compile(
    r"(?:(?:play|card|spiele|karte|speel|kaart)\s+)?#?(\d{1,2})((?:\s+[^\W\d]\D*)?)", re.IGNORECASE
)
#: A card's number on the picture of the hand, as it stands on the card's button.
_NUMBER: Final = re.compile(r"(^|[;\n])\s*\d+(?:,\s*\d+)*\s·\s")
#: The number of a line that somebody has numbered.
_LISTED: Final = re.compile(r"^\d{1,2}[.)]\s+(?=[^\W\d])")
_DROP: Final = re.compile(
    r"(?:air\s*)?(?:drop|dropping|absprung|abwurf|springe|spring|afspringen)\s*(?:(?:above|over|at|on|über|auf|bei|boven|op)\s+)?"
    rf"({HEX})",
    re.IGNORECASE,
)
#: An attack as its button or its line in the list shows it, with all that is said of it.
_SHOWN_ATTACK: Final = re.compile(
    rf"(?:^[ \t]*•[ \t]*|(?<![^\s;]))({HEX}\s*[×x]\s*{HEX})\b"
    r"(?:[^;\n·]*·\s*\d+ (?:🎲|\S+)[^;\n]*|\s·\s\d[^;\n]*)",
    re.MULTILINE,
)
#: What follows on a battle, in a draft, stands in brackets behind it.
_THEN: Final = re.compile(r"(.+?)\s*\((.+)\)")


# -- cards and sections ------------------------------------------------------------------------------------


def meant(words: Words, hand: Sequence[CardId], lines: Iterable[str], *, dealt: bool) -> tuple[str, ...]:
    """The lines with cards and sections by their ids. Where cards are `dealt`, a section beside one is a general's.

    Raises UserError for a card that is none.
    """
    return tuple([one for line in lines for one in _meant(words, hand, line, dealt=dealt)])


def _meant(words: Words, hand: Sequence[CardId], line: str, *, dealt: bool) -> tuple[str, ...]:
    told = described(line)
    if told.verb not in ("play", "keep") and is_notation(line):
        return (line,)
    if told.verb == "choose":
        section = told.section or section_named(" ".join(told.hexes))
        return (f"choose {section}",) if section is not None else (line,)
    ability = as_ability(line) if told.card not in CARDS else None
    if ability is not None:
        return (ability,)
    verb, card, general = card_said(line)
    said = f"{card} {general}".strip() if verb else line
    # No card is called by the one word of a line: end, pass, advance.
    if not said or line.lower() == told.verb or _HEX.search(said):
        return (line,)
    section = section_named(said) if not told.verb else None
    if section is not None:
        return (f"choose {section}",)
    found = _card_and_section(words, hand, said) or _card_begun(words, hand, said)
    if found is None:
        if verb:
            raise _no_card(words, hand, said)
        return (line,)
    known, section = found
    verb = verb or "play"
    if section is None:
        return (f"{verb} {known}",)
    if told.verb != "keep" and not dealt and "choose-section" in CARDS[known].steps:
        return f"{verb} {known}", f"choose {section}"
    return (f"{verb} {known} {section}",)


def reads_as_orders(text: str) -> bool:
    """Whether any line of a text is one of orders, however it is written: a slip in another one is said in its place.

    Whose cards are meant is no matter.
    """
    lines = as_notation(as_shown(text))
    if lines and _NUMBERED.fullmatch(lines[0].strip()):
        return True
    try:
        lines = meant(words_of(None), (), lines, dealt=False)
    except UserError:
        # A card of no such name: it was meant for one.
        return True
    return any(described(one).verb or one.lower() == READY for one in lines)


def by_number(hand: Mapping[int, CardId], line: str) -> str:
    """The line, or the card that bears this number on the picture of the hand: 5, play 5, #5, 5 left."""
    found = _NUMBERED.fullmatch(line.strip())
    card = hand.get(int(found[1])) if found is not None else None
    return line if found is None or card is None else f"play {card}{found[2]}"


def as_drop(line: str) -> str:
    """Of an air drop, the hex above which its figures fall, as its question and its button call it."""
    found = _DROP.fullmatch(line.strip())
    return line if found is None else f"choose {found[1].upper()}"


def section_named(said: str) -> Section | None:
    """The section of that name; how many units of it a button names is no matter."""
    return _sections().get(" ".join(word for word in _parts(said) if not word.isdigit()))


def _card_and_section(
    words: Words, hand: Sequence[CardId], said: str
) -> tuple[CardId, Section | None] | None:
    """The card of that name, and the section beside it if that is none of its name."""
    whole = card_named(words, hand, said)
    if whole is not None:
        return whole, None
    parts = _parts(said)
    if len(parts) > 1 and section_named(parts[0]) is not None:
        # Left attack, right flank assault: the section may stand first.
        first = 2 if section_named(" ".join(parts[:2])) is not None and len(parts) > 2 else 1
        parts = [*parts[first:], *parts[:first]]
    for number in range(1, len(parts)):
        name, section = " ".join(parts[:number]), section_named(" ".join(parts[number:]))
        if section is None:
            continue
        for called in (section, words(f"section-{section}.short")):
            card = card_named(words, hand, f"{name} {called}")
            if card is not None:
                return card, None
        card = card_named(words, hand, name)
        if card is not None:
            return card, section
    return None


def card_named(words: Words, hand: Sequence[CardId], said: str) -> CardId | None:
    """The card of that id or name; of several with one name the one in the hand."""
    if said in hand:
        # As the notation calls it, and so do most lines: no name need be looked at.
        return said
    # Its number on the picture of the hand stands before it on buttons.
    wanted = _squeezed(re.sub(r"^(?:\d+\s+)+", "", _plain(said)))
    named = [
        card
        for card in (*hand, *CARDS)
        if wanted in map(_squeezed, (card, words(f"card-{card}"), words(f"card-{card}.short")))
    ]
    found = [*named, *(card for card in (*hand, *CARDS) if card in _cards().get(wanted, ()))]
    return found[0] if found and wanted else None


def _card_begun(words: Words, hand: Sequence[CardId], said: str) -> tuple[CardId, Section | None] | None:
    """The only card of the hand whose name begins so, in any language."""
    begun = _squeezed(said)
    own = {card: (card, words(f"card-{card}"), words(f"card-{card}.short")) for card in hand}
    fits = {card for card in own if any(_squeezed(name).startswith(begun) for name in own[card])}
    fits |= {
        card for name, cards in _cards().items() if name.startswith(begun) for card in own.keys() & cards
    }
    return (fits.pop(), None) if len(fits) == 1 and len(begun) >= _BEGUN else None


def _no_card(words: Words, hand: Sequence[CardId], said: str) -> UserError:
    """That there is none of that name, with those one holds as they are called."""
    held = ", ".join(sorted({words(f"card-{card}") for card in hand}))
    return UserError("no-such-card-here", text=literal(said[:_MOST]), number=len(hand), cards=held)


def _plain(name: str) -> str:
    return " ".join(_parts(name))


def _squeezed(name: str) -> str:
    """A name as one word: people type it with blanks, with hyphens, or with neither."""
    return "".join(_parts(name))


def _parts(name: str) -> list[str]:
    """Its words in small letters, without signs."""
    return _WORD.findall(name.lower())


@cache
def _sections() -> Mapping[str, Section]:
    """The sections by all that they are called: right, right flank, right section."""
    called: dict[str, Section] = {}
    for section in SECTIONS:
        own = [name for key in ("", ".short", ".whole") for name in names(f"section-{section}{key}")]
        for name in (section, f"{section} flank", f"{section} section", *own):
            called.setdefault(_plain(name), section)
    return called


@cache
def _cards() -> Mapping[str, frozenset[CardId]]:
    """The cards by what they are called in other languages."""
    called: dict[str, set[CardId]] = {}
    for card in CARDS:
        for name in (*names(f"card-{card}"), *names(f"card-{card}.short")):
            called.setdefault(_squeezed(name), set()).add(card)
    return {name: frozenset(cards) for name, cards in called.items()}


# -- a draft as it is shown --------------------------------------------------------------------------------


def as_shown(text: str) -> str:
    """A text in which lines may be written as drafts show them, signs and words of any of our languages included."""
    return text if is_notation(text) else read_as_shown(text)


def read_as_shown(text: str) -> str:
    """The same line by line, however they are written."""
    return "; ".join(one for part in parts_of(text) for one in _as_line(part))


def parts_of(text: str) -> list[str]:
    """The parts of a text, each of which people mean as a line."""
    lines = BETWEEN.split(_NUMBER.sub(r"\1", _SHOWN_ATTACK.sub(r"\1", text)))
    return [one for line in lines for one in parted(_bare(line), _looks_shown)]


def _looks_shown(part: str) -> bool:
    return _any_shown().fullmatch(part) is not None


def _bare(line: str) -> str:
    """Without signs before it, bold letters, and what stands before a whole draft."""
    plain = _LISTED.sub("", re.sub(r"^[^\w~]+", "", line.replace("**", "")))
    before = next((found for one in _forms(_BEFORE) if (found := one.fullmatch(plain))), None)
    return _bare(before[1]) if before is not None else plain.strip()


def _as_line(line: str) -> Iterator[str]:
    ground = _ground().get(_plain(line))
    if ground is not None:
        yield ground
        return
    if _EVERYBODY.fullmatch(line) or any(
        form.fullmatch(_NUMERAL.sub(_HERE, line)) for form in _all_ordered()
    ):
        yield ORDER_ALL
        return
    if _any_shown().fullmatch(line) is None:
        yield line
        return
    for form, verb in _shown():
        found = form.fullmatch(line)
        if found is None or not (verb == "choose" or _HEX.search(found[1])):
            continue
        if verb == "attack":
            yield from _battles(found[1])
        else:
            yield f"{verb} {found[1]}"
        return
    yield line


def _battles(said: str) -> Iterator[str]:
    """Battles one after the other, each with what is done with its ground."""
    for one in said.split(","):
        then = _THEN.fullmatch(one.strip())
        ground = _ground().get(_plain(then[2])) if then is not None else None
        if then is None or ground is None:
            yield f"attack {one.strip()}"
        else:
            yield f"attack {then[1]}"
            yield ground


@cache
def _forms(keys: tuple[str, ...], what: str = "plan") -> tuple[re.Pattern[str], ...]:
    """What drafts say, in every language."""
    return tuple([_form(words_of(one)(key, **{what: _HERE})) for one in languages() for key in keys])


@cache
def _shown() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple([(form, verb) for key, what, verb in _LINES for form in _forms((key,), what)])


@cache
def _any_shown() -> re.Pattern[str]:
    """All of them at once: what is typed in the notation looks like none."""
    return re.compile("|".join([form.pattern for form, _ in _shown()]), re.IGNORECASE)


@cache
def _all_ordered() -> tuple[re.Pattern[str], ...]:
    """[Order all 3], in every language, with the number it names or without."""
    said = [words_of(one)("button-order-all", number=number) for one in languages() for number in (2, 3)]
    return tuple(
        [
            re.compile(re.escape(_NUMERAL.sub(_HERE, one)).replace(_HERE, f"{_HERE}?"), re.IGNORECASE)
            for one in said
        ]
    )


@cache
def _ground() -> Mapping[str, str]:
    """What buttons and drafts say of ground, and how a turn or a part is ended."""
    return {_plain(words_of(one)(key)): line for one in languages() for key, line in _ONE_WORD.items()}


def _form(said: str) -> re.Pattern[str]:
    plain = re.sub(r"^[^\w§]+", "", said.replace("*", ""))
    return re.compile(r"\s+".join(map(re.escape, plain.split())).replace(_HERE, "(.+)"), re.IGNORECASE)
