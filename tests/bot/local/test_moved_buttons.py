"""A press in the try-out is of the button that was shown, or of none: never of what stands in its place by now."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from simcord.backend.errors import SetupError
from simcord.preview import _action_plans, _component_projection

from bot.local.mends import mend

_BUTTON = 2


def _message(*custom: str) -> Any:
    """A message with these buttons, numbered as Discord numbers all parts of a message."""
    row = [{"type": _BUTTON, "id": number, "custom_id": one} for number, one in enumerate(custom, start=2)]
    return SimpleNamespace(id=5, components=[{"type": 1, "id": 1, "components": row}])


def _shown(message: Any, place: int) -> str:
    """The key under which a page presses a button."""
    button = message.components[0]["components"][place]
    key = vars(_component_projection)["_control_key"](f"message:{message.id}", button, "0")
    assert isinstance(key, str)
    return key


def test_a_page_that_is_behind_presses_what_it_shows_or_nothing() -> None:
    """G4 was shown in the second place; meanwhile G3 stands there."""
    mend()
    before, now = _message("fp:do:1:0:order F4", "fp:do:1:0:order G4"), _message("fp:do:1:0:order G3")
    find, key = vars(_action_plans)["_find_scoped_component"], _shown(before, 1)
    assert find(before, key, types=(_BUTTON,))["custom_id"].endswith("G4")
    moved = _message("fp:do:1:0:order G4", "fp:do:1:0:order G3")
    for one in (now, moved):
        with pytest.raises(SetupError):
            find(one, key, types=(_BUTTON,))
