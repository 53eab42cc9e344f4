"""Shared by the suites: paths, the environment of programs, and the outcome of a suite."""

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build/check"
sys.dont_write_bytecode = True
for folder in ("tools", "standin", "Benchmarks"):
    sys.path.insert(0, str(ROOT / folder))

LIBRARY = ROOT / "build/lib"


@dataclass
class Outcome:
    """What a suite found: a line of figures, and its problems."""

    figures: str
    problems: list[str] = field(default_factory=list)


def environment() -> dict[str, str]:
    """Returns the environment of programs that use the library in build/lib, and no proxy."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return {
        **kept,
        "LD_LIBRARY_PATH": str(LIBRARY),
        "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
        "PYTHONPATH": str(ROOT / "bindings/python"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def compile_c(source: str) -> str:
    """Compiles a program of this folder for the library in build/lib, and returns its path."""
    program = BUILD / source.removesuffix(".c")
    BUILD.mkdir(parents=True, exist_ok=True)
    flags = ["-std=gnu11", "-D_GNU_SOURCE", "-g", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread"]
    paths = [f"-I{ROOT / 'include'}", f"-L{LIBRARY}", f"-Wl,-rpath,{LIBRARY}", "-ldanxi"]
    subprocess.run(["gcc", *flags, str(HERE / source), "-o", str(program), *paths], check=True)
    return str(program)


def compile_preload(source: str) -> str:
    """Compiles a library of this folder for LD_PRELOAD, and returns its path."""
    library = BUILD / source.replace(".c", ".so")
    BUILD.mkdir(parents=True, exist_ok=True)
    flags = ["-shared", "-fPIC", "-O1", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["gcc", *flags, str(HERE / source), "-o", str(library), "-ldl"], check=True)
    return str(library)
