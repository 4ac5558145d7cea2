"""What a unit may carry beyond its kind: the words of `Unit.tags`, and the hook files that say what each does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: Tags a unit may start with as a switch of its own, by their key in a scenario.
SWITCHES: Final = ("marked", "camouflaged", "spent", "slow", "steadfast", "ace", "stays-on-board")
#: Tags that carry a unit, named by its key `carrier`.
CARRIERS: Final = ("landing-craft", "boat")

#: Word -> names of hook files.
TAGS: Final[Mapping[str, tuple[str, ...]]] = {
    "marked": ("cross-hairs",),
    "camouflaged": ("camouflage",),
    "spent": (),
    "slow": ("slow",),
    "steadfast": ("steadfast",),
    "ace": ("ace",),
    "stays-on-board": ("stays-on-board",),
    "landing-craft": ("landing-craft",),
    "boat": ("boat",),
}
