"""How the rules run here: compiled (see setup.py), or as the plain Python that they are."""

from __future__ import annotations

from types import FunctionType
from typing import Final

from engine.play import apply

#: A word for people who host or measure.
BUILD: Final = "pure" if isinstance(apply, FunctionType) else "native"
