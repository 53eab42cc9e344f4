"""Common code of the suites: paths, the environment of programs, and the outcome of a suite."""

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build/check"
for folder in ("tools", "standin", "Benchmarks"):
    sys.path.insert(0, str(ROOT / folder))

LIBRARY = ROOT / "build/lib"


@dataclass
class Outcome:
    """Outcome of a suite: a line of figures, and the problems that it found."""

    figures: str
    problems: list[str] = field(default_factory=list)


def environment() -> dict[str, str]:
    """Returns the environment of programs that use the library in build/lib and no proxy."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return {
        **kept,
        "LD_LIBRARY_PATH": str(LIBRARY),
        "DANXI_LIBRARY": str(LIBRARY / "libdanxi.so.0"),
        "PYTHONPATH": str(ROOT / "bindings/python"),
    }


def use_package():
    """Lets this process import the Python package, with the library in build/lib."""
    sys.path.insert(0, str(ROOT / "bindings/python"))
    os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))


def compile_c(source: str) -> str:
    """Compiles a program of this folder for the library in build/lib, and returns its path."""
    flags = ["-std=gnu11", "-D_GNU_SOURCE", "-g", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread"]
    paths = [f"-I{ROOT / 'include'}", f"-L{LIBRARY}", f"-Wl,-rpath,{LIBRARY}", "-ldanxi"]
    return compiled(source.removesuffix(".c"), [*flags, str(HERE / source), *paths])


def compile_preload(source: str) -> str:
    """Compiles a library of this folder for LD_PRELOAD, and returns its path."""
    flags = ["-shared", "-fPIC", "-O1", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror"]
    return compiled(source.replace(".c", ".so"), [*flags, str(HERE / source), "-ldl"])


def compiled(name: str, arguments: list[str]) -> str:
    """Runs gcc. The output file is replaced atomically, because suites that run at the same time compile the same file."""
    BUILD.mkdir(parents=True, exist_ok=True)
    file = BUILD / name
    new = file.with_name(f"{name}.{os.getpid()}")
    subprocess.run(["gcc", *arguments, "-o", str(new)], check=True)
    new.replace(file)
    return str(file)
