"""One file of HTML that needs nothing else: the board, the words, the data, and the script that shows them.

Nothing is fetched: a policy forbids everything but the very style and script that stand in the file. What others have
written (titles, names of places) comes in escaped, or packed among the data, where the script handles it as text.
"""

from __future__ import annotations

import base64
import html
import json
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from engine.types import SIDES, Side
from engine.view import LabelView
from renderer.layout import LABEL_RISE, Layout, corners
from renderer.page.sheet import colour, number, way
from renderer.theme import Land

_FOLDER: Final = Path(__file__).parents[1] / "assets" / "page"
_SCRIPTS: Final = ("inflate.js", "check.js", "page.js")
_HOLES: Final = re.compile(r"{{([\w:]+)}}")
_CODE: Final = re.compile(r"`([^`]*)`")
_IN_CODE: Final = r"<code>\1</code>"
#: What would turn the words after it round, and what no text holds.
_UNSEEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")


def plain(text: str) -> str:
    """Somebody else's words without signs that nobody sees."""
    return _UNSEEN.sub("", text)


def escaped(text: str) -> str:
    """Somebody else's words as they stand in HTML."""
    return html.escape(plain(text))


@cache
def style() -> str:
    """The style of every page."""
    return (_FOLDER / "page.css").read_text(encoding="utf-8")


@cache
def script() -> str:
    """The script of every page."""
    parts = [(_FOLDER / name).read_text(encoding="utf-8") for name in _SCRIPTS]
    return '(() => {\n"use strict";\n' + "\n".join(parts) + "})();\n"


def packed(data: Mapping[str, object], record: str | None) -> str:
    """The data of a page: how long they are, and what they are deflated, in letters that mean nothing in HTML.

    Bit by bit: whoever answers people meanwhile must not wait for a long battle.
    """
    deflater, length, bodies = zlib.compressobj(9, zlib.DEFLATED, -15), 0, []
    for part in _parts(data, record):
        text = part.encode("utf-8", "surrogatepass")
        length += len(text)
        bodies.append(deflater.compress(text))
    bodies.append(deflater.flush())
    return f"{length} {base64.b64encode(b''.join(bodies)).decode('ascii')}"


def _parts(data: Mapping[str, object], record: str | None) -> Iterator[str]:
    """JSON; the record as it is written already."""
    yield "{"
    for key, value in data.items():
        yield f"{_json(key)}:"
        if isinstance(value, list):
            yield "["
            for n, one in enumerate(value):
                yield f"{',' if n else ''}{_json(one)}"
            yield "],"
        else:
            yield f"{_json(value)},"
    yield f'"record":{record or "null"}}}'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def unpacked(page: str) -> dict[str, object]:
    """The data of a finished page once more."""
    found = re.search(r'<script id="data" type="application/octet-stream">(\d+) ([^<]*)</script>', page)
    if found is None:
        raise ValueError("no page of a battle")
    data: dict[str, object] = json.loads(zlib.decompress(base64.b64decode(found[2]), -15))
    return data


def policy() -> str:
    """Nothing is fetched, and nothing runs but what we have written."""

    def hashed(text: str) -> str:
        return "'sha256-" + base64.b64encode(sha256(text.encode()).digest()).decode("ascii") + "'"

    allowed = f"script-src {hashed(script())}; style-src {hashed(style())}"
    return f"default-src 'none'; {allowed}; base-uri 'none'; form-action 'none'"


def board(layout: Layout, colors: Land, labels: Iterable[LabelView], symbols: str, said: str) -> str:
    """The board without what moves on it."""
    wide, high = layout.land_width + 24, layout.land_height + 24
    cells = [(name, layout.on_land(cell)) for cell, name in layout.names.items()]
    grid = "".join([f"{way(corners(x, y))}Z" for _, (x, y) in cells])
    names = "".join(
        [f'<text x="{number(x)}" y="{number(y - LABEL_RISE + 8)}">{name}</text>' for name, (x, y) in cells]
    )
    at = dict(cells)
    places = "".join(
        [
            f'<text class="label" x="{number(at[one.at][0])}" y="{number(at[one.at][1] + 24)}">'
            f"{escaped(one.text)}</text>"
            for one in labels
            if one.at in at
        ]
    )
    lines = "".join(
        [
            f"M{number((layout.seen((column, 0))[0] + 1) * 50)} 0V{number(layout.land_height)}"
            for column in layout.lines
        ]
    )
    tips = "".join([_tip(kind, ink) for kind, ink in _TIPS])
    return (
        f'<svg id="board" viewBox="-12 -12 {number(wide)} {number(high)}" role="img" aria-label="{escaped(said)}">'
        # What is written on it is no more to be heard by itself than the rest.
        f'<g aria-hidden="true"><defs>{symbols}{tips}</defs>'
        f'<path d="{grid}" fill="{colour(colors.ground)}"/><g id="floors"></g>'
        f'<path d="{grid}" fill="none" stroke="{colour(colors.grid)}" stroke-opacity=".55" stroke-width="1.6"/>'
        f'<path d="{lines}" fill="none" stroke="#ffecbe" stroke-width="4" stroke-dasharray="18 14"/>'
        f'<g id="things"></g><g id="places">{places}</g><g class="name">{names}</g>'
        '<g id="medals"></g><g id="units"></g><g id="marks"></g></g></svg>'
    )


#: The heads of arrows.
_TIPS: Final = (("move", "#ffce3a"), ("attack", "#ff5a44"), ("retreat", "#7ec0ff"))


def _tip(kind: str, ink: str) -> str:
    return (
        f'<marker id="tip-{kind}" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.6" markerHeight="3.6" '
        f'orient="auto"><path d="M0 0L10 5L0 10Z" fill="{ink}" stroke="#1c1a12"/></marker>'
    )


def _button(name: str, sign: str, said: str) -> str:
    inside = f'<b aria-hidden="true">{sign}</b> <span>{said}</span>'
    return f'<button type="button" id="{name}" title="{said}">{inside}</button>'


#: The ways from step to step: their names, the signs on them, their labels.
_WAYS: Final = (
    ("first", "|‹‹", "first"), ("before", "‹‹", "turnBefore"), ("back", "‹", "back"), ("play", "►", "play"),
    ("on", "›", "on"), ("after", "››", "turnAfter"), ("last", "››|", "last"), ("smaller", "−", "smaller"),
    ("larger", "+", "larger"),
)  # fmt: skip


def _side(side: Side, said: Mapping[str, str]) -> str:
    return (
        f'<section class="side" aria-labelledby="side-{side}"><h2 id="side-{side}">{said[side]}</h2>'
        f'<p id="medals-{side}"></p><p id="rest-{side}" class="small"></p>'
        f'<p><strong>{said["hand"]}</strong> <span id="hand-{side}"></span></p>'
        f'<details><summary>{said["units"]}</summary><ul id="units-{side}"></ul></details></section>'
    )


def document(
    *, language: str, title: str, words: Mapping[str, str], drawn: str, places: str, notes: Sequence[str],
    proof: Sequence[str], data: Mapping[str, object], record: str | None, checkable: bool,
) -> bytes:  # fmt: skip
    """The file. The words may hold somebody else's; `drawn` is the board, `places` the names on it."""
    said = {key: escaped(value) for key, value in words.items()}
    offered = [name for name, there in (("check", checkable), ("save", record is not None)) if there]
    parts = {
        "language": escaped(language),
        "title": escaped(title),
        "policy": policy(),
        "style": style(),
        "script": script(),
        "board": drawn,
        "data": packed(data, record),
        "places": f'<p class="small">{escaped(places)}</p>' if places else "",
        "notes": "".join([f'<p class="small">{escaped(one)}</p>' for one in notes]),
        "buttons": "".join([_button(name, sign, said[label]) for name, sign, label in _WAYS]),
        "sides": "".join([_side(side, said) for side in SIDES]),
        "proof": "".join([f"<p>{_CODE.sub(_IN_CODE, escaped(one))}</p>" for one in proof]),
        "proofButtons": " ".join(
            [f'<button type="button" id="{name}">{said[name]}</button>' for name in offered]
        ),
        **{f"say:{key}": value for key, value in said.items()},
    }
    # In one pass: what is put in is never looked through again.
    page = _HOLES.sub(lambda hole: parts[hole[1]], (_FOLDER / "page.html").read_text(encoding="utf-8"))
    return page.encode("utf-8", "replace")
