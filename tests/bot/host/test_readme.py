"""What a host reads is what there is."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_setting_is_told() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    source = (ROOT / "bot" / "environment.py").read_text("utf-8")
    settings = set(re.findall(r"\b(?:FIELDPOST_[A-Z_]+|DATABASE_URL|DISCORD_TOKEN)\b", source))
    assert len(settings) >= 9
    table = readme[readme.index("| set … |") : readme.index("**Backups.**")]
    assert settings == set(re.findall(r"\b(?:FIELDPOST_[A-Z_]+|DATABASE_URL|DISCORD_TOKEN)\b", table))
