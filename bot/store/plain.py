"""JSON as the store keeps it: without blanks, letters as they are."""

from __future__ import annotations

import json
from typing import Final

#: One encoder for all: `json.dumps` would make one for each call.
dumps: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
