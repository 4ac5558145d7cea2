"""JSON as the store keeps it: without blanks, letters as they are."""

from __future__ import annotations

import json
from typing import Final

#: One encoder for all: `json.dumps` would make one for each call. Frozen values hold no circles to look for.
dumps: Final = json.JSONEncoder(check_circular=False, separators=(",", ":"), ensure_ascii=False).encode
