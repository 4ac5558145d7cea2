"""A battle, or a part of it, as `scenarios` reads it from its file: checked there, plain here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Sheet: TypeAlias = Mapping[str, object]
