"""Themes are called what the renderer calls them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

#: The look that is closest to the one of that name; "standard" is what everybody has who chose nothing.
_NAMES = {"light": None, "dark": None, "contrast": "high-contrast"}


def upgrade() -> None:
    people = sa.table("people", sa.column("person", sa.BigInteger), sa.column("data", sa.Text))
    conn = op.get_bind()
    for person, text in conn.execute(sa.select(people.c.person, people.c.data)).all():
        data = json.loads(text)
        prefs = data.get("prefs", {})
        if prefs.get("theme") not in _NAMES:
            continue
        theme = _NAMES[prefs.pop("theme")]
        if theme is not None:
            prefs["theme"] = theme
        conn.execute(
            people.update().where(people.c.person == person).values(data=json.dumps(data, ensure_ascii=False))
        )
