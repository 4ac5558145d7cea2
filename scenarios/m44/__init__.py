"""The community's scenario files, in and out: names in `names`, geometry in `turning`, the rest by
direction.
"""

from __future__ import annotations

from scenarios.m44.exporting import as_text, export_m44
from scenarios.m44.importing import Imported, import_m44

__all__ = ["Imported", "as_text", "export_m44", "import_m44"]
