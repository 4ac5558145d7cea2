"""Finished base pictures: in memory by bytes, and on disk so that a restart does not paint them again."""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
import threading
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image

#: Changes whenever the painting changes: older files are then never read again.
PAINTING: Final = 3
#: Three or four boards; what is not here is looked up on disk again.
_MEMORY: Final = 48 * 1024 * 1024
_DISK: Final = 700 * 1024 * 1024
#: The pixels as they lie in memory: the file is looked into, not read. A bitmap took four milliseconds, a third of a
#: draft's picture, and each process a copy of its own; the folder is bounded, and 700 MB hold fifty battles.
_SUFFIX: Final = ".rgbx"
#: Width and height before them.
_HEAD: Final = struct.Struct("<8xII")


def key_of(*facts: object) -> str:
    """One name for everything a picture depends on."""
    return hashlib.sha256(repr((PAINTING, *facts)).encode()).hexdigest()[:40]


class Bases:
    """The cache of base pictures. Only one is painted at a time: painting is what takes memory and time."""

    def __init__(self, folder: Path | None = None, *, memory: int = _MEMORY, disk: int = _DISK) -> None:
        self._folder: Final = folder
        self._memory: Final = memory
        self._disk: Final = disk
        self._kept: OrderedDict[str, Image.Image] = OrderedDict()
        self._unsaved: dict[str, Image.Image] = {}
        self._guard: Final = threading.Lock()
        #: Whoever paints a base may ask for the land below it.
        self._painting = threading.RLock()

    def __reduce__(self) -> tuple[Callable[[Path | None], Bases], tuple[Path | None]]:
        """Whoever draws in another process has what is on disk, and a memory of its own."""
        return _in_folder, (self._folder,)

    def get(self, key: str, paint: Callable[[], Image.Image]) -> Image.Image:
        """The base of that key, painted if nobody has it. Never change it: draw on a copy.

        Whoever only reads one from disk waits for nobody who paints.
        """
        base = self._there(key)
        if base is not None:
            return base
        with self._painting:
            base = self._there(key)
            if base is None:
                base = paint()
                if self._folder is not None:
                    with self._guard:
                        self._unsaved[key] = base
                self._remember(key, base)
        return base

    def _there(self, key: str) -> Image.Image | None:
        base = self._remembered(key)
        if base is None and (base := self._loaded(key)) is not None:
            self._remember(key, base)
        return base

    def give_up(self) -> None:
        """Whoever is painting may hang: others need not wait for the end of it."""
        self._painting = threading.RLock()

    def known(self, key: str) -> Image.Image | None:
        """The base of that key if nobody has to paint it; one that is on disk is not kept in memory for that."""
        return self._remembered(key) or self._loaded(key)

    def holds(self, key: str, *, stored: bool = False) -> bool:
        """Whether a base is in memory, or on disk, which takes as good as no time."""
        if self._remembered(key) is not None:
            return True
        return stored and self._folder is not None and (self._folder / f"{key}{_SUFFIX}").exists()

    def save(self) -> int:
        """Write what was painted since the last time to disk; the number of pictures written."""
        with self._guard:
            waiting, self._unsaved = self._unsaved, {}
        folder = self._folder
        if folder is None:
            return 0
        for key, image in waiting.items():
            folder.mkdir(parents=True, exist_ok=True)
            unfinished = folder / f"{key}.{os.getpid()}.tmp"
            with unfinished.open("wb") as file:
                file.write(_HEAD.pack(*image.size))
                file.write(image.tobytes("raw", "RGBX"))
            unfinished.replace(folder / f"{key}{_SUFFIX}")
        if waiting:
            self._tidy(folder)
        return len(waiting)

    def _tidy(self, folder: Path) -> None:
        """Keep the folder within its bounds: what was written longest ago goes, older formats with it."""
        files = sorted(
            (file for file in folder.iterdir() if file.is_file()),
            key=lambda file: file.stat().st_mtime,
            reverse=True,
        )
        total = 0
        for file in files:
            total += file.stat().st_size
            if total > self._disk:
                file.unlink(missing_ok=True)

    def clear(self) -> None:
        """Forget everything in memory; what is on disk stays."""
        with self._guard:
            self._kept.clear()

    def _remembered(self, key: str) -> Image.Image | None:
        with self._guard:
            base = self._kept.get(key)
            if base is not None:
                self._kept.move_to_end(key)
            return base

    def _remember(self, key: str, image: Image.Image) -> None:
        with self._guard:
            self._kept[key] = image
            total = sum(_bytes(one) for one in self._kept.values())
            while total > self._memory and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                total -= _bytes(dropped)

    def _loaded(self, key: str) -> Image.Image | None:
        if self._folder is None:
            return None
        try:
            with (self._folder / f"{key}{_SUFFIX}").open("rb") as file:
                stored = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            size = _HEAD.unpack_from(stored)
            pixels = memoryview(stored)[_HEAD.size :]
            if len(pixels) != 4 * size[0] * size[1]:
                return None
            return Image.frombuffer("RGB", size, pixels, "raw", "RGBX", 0, 1)  # type: ignore[arg-type]  # any buffer
        except (OSError, ValueError, struct.error):
            # a half-written or foreign file is no reason to fail: it is painted again
            return None


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * 4


@cache
def _in_folder(folder: Path | None) -> Bases:
    return Bases(folder)
