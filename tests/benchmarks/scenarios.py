"""How long it takes until all battles are listed and loaded, in a fresh process."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys

RUNS = 5
# Imports are timed apart: most of their time goes into the standard library, which the bot has loaded anyway.
PROBE = """
import json, time
marks = [time.perf_counter()]
import argparse, dataclasses, importlib.resources, json, tomllib
marks.append(time.perf_counter())
import scenarios
marks.append(time.perf_counter())
names = scenarios.ids()
marks.append(time.perf_counter())
for name in names:
    scenarios.load(name)
marks.append(time.perf_counter())
print(json.dumps([1000 * (b - a) for a, b in zip(marks, marks[1:])]))
"""
STEPS = ("standard library", "import scenarios", "list all", "load all")


def run() -> dict[str, float]:
    """Measure in fresh processes, print a table, return the medians in milliseconds."""
    rows = [
        json.loads(subprocess.run([sys.executable, "-c", PROBE], capture_output=True, check=True).stdout)
        for _ in range(RUNS)
    ]
    medians = {step: statistics.median(row[i] for row in rows) for i, step in enumerate(STEPS)}
    medians["list and load"] = medians["list all"] + medians["load all"]
    print(f"scenarios: median of {RUNS} fresh processes; expected: list and load in less than 50 ms")
    for step, milliseconds in medians.items():
        print(f"  {step:18} {milliseconds:7.1f} ms")
    return medians
