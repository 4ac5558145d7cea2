"""What holds for every test."""

from __future__ import annotations

import os

# Some tests start a process of their own, and each one would compile all of the bot anew. Python's own way, which
# many containers turn off, is to keep what it has compiled beside the source. Workers start after this.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
