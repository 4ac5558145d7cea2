"""simcord's pages, mended: what they do twice or for nobody, and where a list is not as on Discord.

They are made for tests of a few messages. After an hour of play one took a second to be prepared, and while it is, no
press is taken.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PIL import Image
from simcord.backend.models import Message
from simcord.preview import __file__ as _preview
from simcord.preview import _action_plans, _component_projection, _markdown, _snapshot
from simcord.preview._assets import _Asset
from simcord.preview._pages import _Page

#: How many readers of texts are remembered: one for each place a text may stand in, and each crowd it may name.
_READERS: Final = 64
#: simcord's list of all messages for a search field that the try-out does not show.
_NO_LIST: Final = {
    "query": "",
    "filter": "all",
    "hasPrevious": False,
    "hasNext": False,
    "previousCursor": None,
    "nextCursor": None,
}

#: What is changed in simcord's own scripts: of each file, texts that stand in it once and what stands there instead.
SCRIPTS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    # Every page waits for eight fonts, 30 MB, of Arabic to Chinese; one that does not come is reported as an error for
    # as long as the page lives. Fonts come as they are needed, and a page without one is a page.
    "presentation.js": (("Promise.all(FONT_REQUIREMENTS.map(", "Promise.all([].map("),),
    # A picture that does not come at once, because the page is a moment behind the server or the server is busy, was
    # lost until its message changed: it is asked for again, as long as the page shows it.
    "assets.js": (
        ("    const pending = fetch(`/api/assets/", "    const ask = () => fetch(`/api/assets/"),
        (
            """cache: "no-store" }).then(async (response) => {
      if (!response.ok) throw""",
            """cache: "no-store" });
    const wanted = () => admittedEpoch === epoch && manifests[id] && manifests[id].available !== false;
    const persist = async (pause) => {
      const found = await ask().catch(() => null);
      if (found?.ok || pause > 5000 || !wanted()) return found || new Response(null, { status: 503 });
      await new Promise((go) => setTimeout(go, pause));
      return wanted() ? persist(2 * pause) : found || new Response(null, { status: 503 });
    };
    const pending = persist(200).then(async (response) => {
      if (!response.ok) throw""",
        ),
    ),
    # A picture that is there is there, whether or not a busy browser has unpacked it: with every change of person all
    # of a thread were unpacked before the page was ready, on a loaded machine more than a second. Its place is kept.
    "media.js": (
        (
            "if (image.decode) await image.decode();\n    else if (!image.complete) {",
            "if (!image.complete || !image.naturalWidth) {",
        ),
    ),
}


def script(name: str) -> str:
    """A script of simcord's as the try-out serves it. Raises RuntimeError where it is another one than was mended."""
    text = (Path(_preview).parent / "static" / name).read_text(encoding="utf-8")
    for old, new in SCRIPTS.get(name, ()):
        if text.count(old) != 1:
            raise RuntimeError(f"simcord's {name} is another one than was mended: {old!r}")
        text = text.replace(old, new)
    return text


def _no_list(_: object, __: _Page, ___: list[Message]) -> tuple[list[dict[str, object]], dict[str, object]]:
    return [], dict(_NO_LIST)


def _remembered(
    make: Callable[[Mapping[str, bool | str], Mapping[str, object]], object],
) -> Callable[[Mapping[str, bool | str], Mapping[str, object]], object]:
    """A reader of texts depends on the policy of its place and on the names it may meet, and keeps nothing."""
    readers: dict[str, object] = {}

    def reader(policy: Mapping[str, bool | str], context: Mapping[str, object]) -> object:
        key = repr((policy, context))
        if key not in readers:
            if len(readers) >= _READERS:
                readers.clear()
            readers[key] = make(policy, context)
        return readers[key]

    return reader


def _known_by_id(key: Callable[..., str | None], component: int) -> Callable[..., str | None]:
    """simcord knows a control by its place: it shows what was chosen from the list that stood there before, and a
    press on a page that is a moment behind would be one of what stands there by now. Discord knows it by its id.
    `component` is where it stands among the arguments."""

    def named(*words: object) -> str | None:
        found, item = key(*words), words[component]
        if found is not None and isinstance(item, Mapping) and item.get("custom_id"):
            return f"{found}.{item.get('custom_id')}"
        return found

    return named


def _size(body: bytes) -> tuple[int, int] | None:
    """Of a picture, by its first bytes; None for what is none."""
    try:
        with Image.open(io.BytesIO(body)) as picture:
            return picture.size
    except OSError:
        return None


def _sized(find: Callable[..., None]) -> Callable[..., None]:
    """A browser is told a picture's size with the message. simcord learns it when the picture is fetched: until then
    the page had no place for it, and the buttons below moved under the finger."""

    def found(page: _Page, record: _Asset, *more: object) -> None:
        find(page, record, *more)
        blob = page.preview._blobs.get(record.digest or "")  # noqa: SLF001 - simcord has no other way
        if record.validated or blob is None or not record.contentType.startswith("image/"):
            return
        size = _size(blob.data)
        if size is not None:
            record.width, record.height = size
            record.frames, record.mediaKind, record.validated = 1, "image", True

    return found


def mend() -> None:
    """Once for the process."""
    if vars(_snapshot)["_message_navigation"] is _no_list:
        return
    vars(_snapshot)["_message_navigation"] = _no_list
    vars(_markdown)["_markdown_parser"] = _remembered(vars(_markdown)["_markdown_parser"])
    pages, plans = vars(_component_projection), vars(_action_plans)
    pages["_control_key"] = _known_by_id(pages["_control_key"], 1)
    plans["_component_key"] = _known_by_id(plans["_component_key"], 0)
    setattr(_Page, "_resolve_blob", _sized(vars(_Page)["_resolve_blob"]))  # noqa: B010
