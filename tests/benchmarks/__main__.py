"""python -m tests.benchmarks [engine] [scenarios] [renderer] [bot] [--quick] [--json FILE]

Figures are ratios of CPU time, taken side by side in interleaved rounds, so that they hold on any machine.
`--quick` has those that take minutes (scale) do with one.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import sys
from pathlib import Path

import tests.benchmarks as package


def main(arguments: list[str]) -> int:
    """Run the named benchmarks, or all of them."""
    target = None
    if "--json" in arguments:
        place = arguments.index("--json")
        target = Path(arguments[place + 1])
        del arguments[place : place + 2]
    if "--quick" in arguments:
        arguments.remove("--quick")
        os.environ["BENCH_QUICK"] = "1"
    known = sorted(m.name for m in pkgutil.iter_modules(package.__path__) if not m.name.startswith("_"))
    unknown = [name for name in arguments if name not in known]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    figures = {}
    for name in arguments or known:
        print(f"== {name}")
        figures[name] = importlib.import_module(f"tests.benchmarks.{name}").run()
    text = json.dumps(figures, indent=1, default=str)
    print(text)
    if target is not None:
        target.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
