"""Where the reference material is, if it is there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def facts() -> Path:
    """The folder of the scenario facts; a test that wants it is skipped on a plain clone."""
    shared = Path(os.environ.get("FIELDPOST_SHARED", ROOT.parent / "shared"))
    folder = shared / "scenario-facts"
    if not folder.is_dir():
        pytest.skip(f"needs ../shared: {folder} is not there")
    return folder


@pytest.fixture(scope="session")
def samples() -> Path:
    """The genuine editor files that come with the repository."""
    return Path(__file__).parent / "data"


@pytest.fixture(scope="session")
def example() -> str:
    """The complete example of scenarios/README.md, as somebody would type it."""
    text = (ROOT / "scenarios" / "README.md").read_text(encoding="utf-8")
    return text.split("```toml\n")[1].split("```")[0]
