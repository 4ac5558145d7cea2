"""Lines as people write them, and as the bot's own screens show them, in the notation that the engine reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from engine.notation import VERBS, ActionView, described

HEX: Final = r"[A-Za-z]\d{1,2}"
#: What stands between two hexes of a way or an attack.
JOINS: Final = r"(?:-+>?|[→–>×*xX])"
#: Between two lines: as people part them, and as a draft is shown.
BETWEEN: Final = re.compile(r"[;\n]|\s·\s")
#: A sign between two hexes, or before the end of a way off the board.
_SIGN: Final = re.compile(rf"(?<=\d)\s*({JOINS})\s*(?={HEX}|exit\b)")
_FIGHTS: Final = "×*xX"
_FOUGHT: Final = re.compile(r"\dx")
#: What drafts call it, and what it is in the notation.
_VERBS: Final = {
    "orders": "order", "moves": "move", "attacks": "attack", "battle": "attack", "battles": "attack",
    "order": "order", "move": "move", "attack": "attack", "retreat": "retreat", "choose": "choose",
}  # fmt: skip
#: What people say for them in other languages, before a hex.
_SAID_VERBS: Final = {
    **dict.fromkeys(
        ("aktiviere", "aktivieren", "befehl", "befehle", "activeer", "activeren", "bevel"), "order"
    ),
    **dict.fromkeys(
        ("bewege", "bewegen", "zieh", "ziehe", "verplaats", "verplaatsen", "beweeg", "zet"), "move"
    ),
    **dict.fromkeys(("attacks", "angriff", "greife", "aanval", "val", "fire", "shoot"), "attack"),
}
#: Two or more hexes with signs between them: a way, or an attack.
_JOINED: Final = re.compile(rf"{HEX}(?:[-x](?:{HEX}|exit))+", re.IGNORECASE)
_SINGLE: Final = re.compile(rf"{HEX}|exit", re.IGNORECASE)
_SOMEWHERE: Final = re.compile(rf"{HEX}|\bexit\b", re.IGNORECASE)
_BARE: Final = re.compile(rf"{HEX}(?:\s*{JOINS}\s*(?:{HEX}|exit))+", re.IGNORECASE)
#: What people say between two hexes.
_TO: Final = frozenset(("to", "at", "on", "nach", "auf", "naar", "op", "an", "aan"))
#: What they say between units that are named one after the other.
_AND: Final = frozenset(("and", "und", "en", "&", "+"))
_LIST: Final = re.compile(r",|\s(?:and|und|en|&|\+)\s", re.IGNORECASE)
#: Whoever acts is named first: E5 to E6, E5 moves to E6, E5 attacks E6.
DOES: Final = re.compile(
    rf"(?P<unit>{HEX})\s+(?:(?P<moves>moves|moves to|zieht|zieht nach|gaat naar)|to|nach|naar|"
    rf"(?P<fights>attacks|battles|fires at|shoots at|greift|schießt auf|valt|schiet op))\s+(?:to\s+|nach\s+|naar\s+)?"
    rf"(?P<target>{HEX})(?:\s+(?:an|aan))?",
    re.IGNORECASE,
)
_SAID: Final = re.compile(r"(\w+)\s+(.*\w.*)")
_FIRST: Final = re.compile(rf"{HEX}(?:\b|[xX])")
#: What is done before anybody battles.
_EARLY: Final = ("order", "move")
#: Several of them are named in one line.
_LISTED: Final = ("order", "choose")
TAKEN: Final = re.compile(
    rf"(?:take(?:\s+(?:ground|(?P<at>{HEX})))?|(?P<won>{HEX})\s+taken|ground\s+taken|advance\s+(?P<to>{HEX}))",
    re.IGNORECASE,
)
#: Whoever has just been named fires: then fire at G3, greift G3 an, auf G3 feuern, G3 aanvallen.
_FIRED: Final = re.compile(
    rf"(?:(?:it|er|sie|es|hij|ze|het)\s+)?(?:"
    rf"(?:fires?|shoots?|attacks?|battles?|assaults?|feuert?|feuere|schieß(?:e|t|en)|schie(?:sse|sst)|angriff"
    rf"|schiet|schieten|vuurt?|aanval)\s+(?:(?:at|on|auf|op)\s+)?(?P<target>{HEX})"
    rf"|(?:greift|greife|greif)\s+(?P<greift>{HEX})(?:\s+an)?|valt?\s+(?P<valt>{HEX})(?:\s+aan)?"
    rf"|(?:(?:at|auf|op)\s+)?(?P<named>{HEX})\s+(?:angreifen|beschießen|aanvallen|beschieten)"
    rf"|(?:auf|op)\s+(?P<on>{HEX})\s+(?:feuern|schießen|schiessen|vuren|schieten)"
    rf"|[×x]\s*(?P<crossed>{HEX}))",
    re.IGNORECASE,
)
_LEFT: Final = re.compile(r"no\s+ground\s+taken|leave\s+ground", re.IGNORECASE)
#: Lines that nobody writes otherwise: most of what is typed, and all that is copied from a log.
_PLAIN: Final = (
    r"(?:end|roll|pass|advance|stay|(?:play|keep) [a-z-]+|(?:order|choose)(?: [A-Z]\d{1,2})+"
    r"|choose (?:left|center|right)|clear [A-Z]\d{1,2}|retreat [A-Z]\d{1,2}(?:-[A-Z]\d{1,2})*"
    r"|move [A-Z]\d{1,2}(?:-[A-Z]\d{1,2})+(?:-exit)?|attack [A-Z]\d{1,2}x[A-Z]\d{1,2})"
)
_PLAIN_LINES: Final = re.compile(rf"{_PLAIN}(?:; {_PLAIN})*")


def is_notation(source: str) -> bool:
    """Whether a text is in the notation beyond doubt, so that nothing in it need be understood."""
    return _PLAIN_LINES.fullmatch(source) is not None


def as_notation(source: str) -> tuple[str, ...]:
    """The lines of a text. What is no other way of writing one stays as it is, and is complained about later."""
    if is_notation(source):
        return tuple(source.split("; "))
    return understood(source)


def understood(source: str) -> tuple[str, ...]:
    """The same line by line, however they are written."""
    lines = (one.strip() for one in BETWEEN.split(source))
    return tuple(_with_ground([one for line in _with_attackers(lines) for one in _plain(line)]))


def _plain(line: str) -> Iterator[str]:
    does = DOES.fullmatch(line)
    if does is not None:
        yield (
            f"attack {does['unit']}x{does['target']}"
            if does["fights"]
            else f"move {does['unit']}-{does['target']}"
        )
        return
    said = _SAID.fullmatch(line)
    verb, rest = said.groups() if said is not None else ("", "")
    plain, parts = _VERBS.get(verb.lower()), _parts(line)
    if _FIRST.match(rest) is not None:
        plain = plain or _SAID_VERBS.get(verb.lower())
    if plain is None and parts and all(_BARE.fullmatch(one) for one in parts):
        # As a button, a list or a draft shows a way or an attack by itself.
        for one in parts:
            joined = _SIGN.sub(_sign, one)
            yield f"{'attack' if _FOUGHT.search(joined) else 'move'} {joined}"
    elif plain is None:
        yield from filter(None, (line.lower() if line.lower() in VERBS else line,))
    elif plain in _LISTED:
        named = [one for one in re.split(r"[\s,]+", rest) if one and one.lower() not in _AND]
        yield " ".join([plain, *named])
    elif _SOMEWHERE.search(rest) is None:
        # It may be a card that is called so.
        yield line
    else:
        # Of a draft: one unit after the other.
        yield from (f"{plain} {way}" for one in _parts(rest) for way in _ways(plain, one))


def order_verb(word: str) -> str | None:
    """What is done that people call so in one of our languages, of what units do; None: no such word."""
    return _VERBS.get(word) or _SAID_VERBS.get(word)


def _parts(said: str) -> list[str]:
    return [one.strip() for one in _LIST.split(said) if one.strip()]


def _ways(verb: str, said: str) -> Iterator[str]:
    """Ways or attacks, however their hexes are joined: E4-E5, E4 E5, E4 to E5; several with spaces between them."""
    fights = verb == "attack"
    joined = _SIGN.sub("x" if fights else _sign, said)
    words = [one for one in re.split(r"\s+", joined) if one.lower() not in _TO]
    single = all(_SINGLE.fullmatch(one) for one in words)
    if single and (len(words) == 2 or (len(words) > 2 and not fights)):
        yield ("x" if fights else "-").join(words)
    elif len(words) > 1 and all(_JOINED.fullmatch(one) for one in words):
        yield from words
    else:
        yield " ".join(words)


def _with_attackers(lines: Iterable[str]) -> Iterator[str]:
    """Attacks that name no unit: it is the one of the line before, where it has come to; of several it is none."""
    unit = won = ""
    for typed in lines:
        target = fired_at(typed) if unit else ""
        line = f"attack {unit}x{target}" if target else typed
        yield line
        if TAKEN.fullmatch(line) is not None:
            unit = won
            continue
        plain = [described(one) for one in _plain(line)]
        said = plain[0] if len(plain) == 1 and plain[0].verb in ("order", "move", "attack") else None
        acts = said is not None and (said.verb != "order" or len(said.hexes) == 1)
        unit = "" if said is None or not acts else said.hexes[-1 if said.verb == "move" else 0]
        won = said.target if said is not None and said.verb == "attack" else ""


def fired_at(part: str) -> str:
    """The hex that a part of a text attacks without naming who does; empty: it is no such part."""
    found = _FIRED.fullmatch(part)
    return next(filter(None, found.groups())) if found is not None else ""


def names_target(part: str, line: str) -> bool:
    """Whether a part of a text is that attack, said without its unit."""
    target, meant = fired_at(part.strip(" .,!")), described(line)
    return bool(target) and meant.verb == "attack" and target.upper() == meant.target.upper()


def _sign(found: re.Match[str]) -> str:
    return "x" if found[1] in _FIGHTS else "-"


def _with_ground(lines: Iterable[str]) -> Iterator[str]:
    """Taking and leaving ground as buttons and drafts say it; the hex named is that of the attack before."""
    target = ""
    for line in lines:
        taken = TAKEN.fullmatch(line)
        if taken is not None:
            at = taken["at"] or taken["won"] or taken["to"] or target
            yield "advance" if not target or at.upper() == target else line
        else:
            yield "stay" if _LEFT.fullmatch(line) else line
        said = described(line)
        target = said.target.upper() if said.verb == "attack" else target


def battles_last(lines: Sequence[str]) -> tuple[str, ...]:
    """The same lines with orders and moves that stand behind the first battle before it (TURN-02)."""
    verbs = [described(line).verb for line in lines]
    first = verbs.index("attack") if "attack" in verbs else len(lines)
    early, later = list(lines[:first]), [line for line in lines[first:] if described(line).verb not in _EARLY]
    late = [line for line in lines[first:] if described(line).verb in _EARLY]
    moves = next((at for at, verb in enumerate(verbs[:first]) if verb == "move"), first)
    orders = [line for line in late if described(line).verb == "order"]
    return (*early[:moves], *orders, *early[moves:], *[line for line in late if line not in orders], *later)


def begins_anew(
    drafted: Sequence[str], lines: Sequence[str], legal: Sequence[ActionView]
) -> Literal["same", "less", "other"] | None:
    """Whether a text begins with a card of its own, where none can be played behind the draft: one that has all of the
    draft in it, or leaves some of it out, or another one. None: it goes on from the draft."""
    first = described(lines[0])
    if first.verb != "play" or any(_alike(first, one) for one in legal):
        return None
    if not any(described(line).verb == "play" for line in drafted):
        # A card that is in play already is not in the draft: to begin anew would not help.
        return None
    if not left_out(drafted, lines):
        return "same"
    return "less" if any(_alike(first, described(line)) for line in drafted) else "other"


def left_out(drafted: Sequence[str], lines: Sequence[str]) -> tuple[str, ...]:
    """What of a draft is not in a text."""
    known = {one for line in lines for one in _single(line)}
    found = []
    for line in drafted:
        said, missing = described(line), [one for one in _single(line) if one not in known]
        if missing and said.verb in _LISTED and said.hexes:
            found.append(" ".join([said.verb, *[str(at) for _, at in missing]]))
        elif missing:
            found.append(line)
    return tuple(found)


def _alike(one: ActionView, other: ActionView) -> bool:
    return (one.verb, one.card, one.section) == (other.verb, other.card, other.section)


def _single(line: str) -> Iterator[tuple[object, ...]]:
    """What a line does, its units one by one; that a step ends says the line behind it."""
    said = described(line)
    if said.verb in _LISTED and said.hexes:
        yield from ((said.verb, at) for at in said.hexes)
    elif said.verb != "end":
        yield said.verb, said.card, said.section, said.hexes, said.words, said.leaves
