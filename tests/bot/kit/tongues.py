"""Catalogues in a folder of a test's own: languages that are begun, whole or made up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import i18n, translating

LOCALE = Path(i18n.__file__).with_name("locale")


@contextmanager
def speaking_of(folder: Path) -> Iterator[Path]:
    """Every word is read from a folder, in which the languages of the house lie already, until the end of this."""
    for one in LOCALE.iterdir():
        folder.joinpath(one.name).mkdir(parents=True)
        for file in one.iterdir():
            folder.joinpath(one.name, file.name).symlink_to(file)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n, "_FOLDER", folder)
        forget()
        try:
            yield folder
        finally:
            patch.undo()
            forget()


def forget() -> None:
    """Nothing of what was read is known any more."""
    for known in (
        i18n.languages,
        i18n.boxes,
        i18n.term,
        i18n.bundle,
        i18n._terms,
        i18n._words,
        translating.catalogue,
    ):
        known.cache_clear()
