"""The engine compiled, for who wants it: `FIELDPOST_NATIVE=1 pip install .` (see README, "Host it").

Everything else about the package stands in pyproject.toml. Without the switch this does nothing; without a compiler it
says so, and the same source runs as plain Python.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

#: The compiler of Python to C; the types it goes by are those that CI checks.
COMPILER: Final = "mypy[mypyc]>=1.18"
#: Read or written by the annotations of their fields, which no compiler keeps; derived from elsewhere; or never waited
#: for.
AS_THEY_ARE: Final = frozenset(
    f"engine/{name}.py"
    for name in (
        "__init__", "__main__", "arena", "audit", "book", "build", "cases", "codec", "expectations", "frames",
        "lapses", "lines", "luck", "match", "notation", "options", "plain", "players/pipe", "reading",
        "record", "trial", "values", "variety", "verify", "view",
    )
)  # fmt: skip


class Compiles(build_ext):
    """Compiles what there is, or leaves all of it as it is: half an engine would be none."""

    def run(self) -> None:
        """Compile."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            self.warn(f"no native engine, it runs as plain Python: {error}")
            for made in [self.get_ext_fullpath(one.name) for one in self.extensions]:
                Path(made).unlink(missing_ok=True)
            self.extensions = []


def compiled() -> list[Extension]:
    """The engine as one library in C; none while the compiler is still to be fetched."""
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  (only who builds has it)
    except ImportError:
        return []
    modules = sorted(str(path) for path in Path("engine").rglob("*.py"))
    modules = [path for path in modules if path not in AS_THEY_ARE]
    options = ["--config-file=", "--always-true=NATIVE"]
    made: list[Extension] = mypycify(
        [*options, *modules],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir="build",
        group_name="engine",
    )
    for one in made if os.name == "posix" else ():
        # Nobody else calls what lies inside: calls from module to module go without a detour.
        one.extra_compile_args = [
            *one.extra_compile_args,
            "-fvisibility=hidden",
            "-fno-semantic-interposition",
        ]
    return made


if os.environ.get("FIELDPOST_NATIVE", "") not in ("", "0"):
    setup(setup_requires=[COMPILER], ext_modules=compiled(), cmdclass={"build_ext": Compiles})
else:
    setup()
