"""What was noted for moderators as text, and back: each field by its name, of settings those that were set."""

from __future__ import annotations

import json
from typing import get_args

from bot.errors import Unreadable
from bot.facts.audit import Audited, AuditKind
from bot.store.text import coding
from bot.store.text.plain import dumps


def written(one: Audited) -> str:
    """Its fields as text; what it was stands beside it."""
    fields = coding.fields_of(one)
    del fields["what"]
    return dumps(one.settings if one.what == "setup" else fields)


def read(what: str, text: str) -> Audited | None:
    """What was noted. None: another release has noted it, and this one has no words for it."""
    if what not in get_args(AuditKind):
        return None
    data = json.loads(text)
    try:
        return coding.read(Audited, {"what": what, **({"settings": data} if what == "setup" else data)})
    except Unreadable:
        return coding.read(Audited, {"what": what})
