"""Compares the current interface with the interface of the baseline."""

import tempfile
from pathlib import Path

import contract
import headers
import kept
import library
import package

COMPILERS = ("gcc", "g++")
ASSERTION = "KEPT("  # the first characters of the assertions of layout.h


def problems() -> list[str]:
    """Returns every change of the current interface that breaks programs and has no reason."""
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        return line_problems() + layout_problems(kept.INCLUDE, folder) + binary_problems(kept.INCLUDE, folder)


def present_lines() -> list[str]:
    document, functions = library.document(kept.LIBRARY), library.exports(kept.LIBRARY)
    return contract.lines(document, functions) + package.lines(kept.ROOT)


def line_problems() -> list[str]:
    """Returns the changes of names in the built library and the Python package: methods, parameters, fields, errors, functions, classes."""
    reasons = {line: reason for line, reason in kept.justified().items() if not line.startswith(ASSERTION)}
    return kept.problems(kept.LINES.read_text(encoding="utf-8").splitlines(), present_lines(), reasons)


def layout_problems(include: Path, folder: Path) -> list[str]:
    """Returns the changes of enums and structures: the errors of C and C++ compilers for the kept assertions."""
    reasons = kept.justified()
    lines = kept.LAYOUT.read_text(encoding="utf-8").splitlines(keepends=True)
    source = folder / "layout.c"
    source.write_text("".join(line for line in lines if line.rstrip() not in reasons), encoding="utf-8")
    return [errors for errors in (headers.compiles(include, source, compiler) for compiler in COMPILERS) if errors]


def binary_problems(include: Path, folder: Path) -> list[str]:
    """Returns the changes of the types of functions, as libabigail reports them."""
    report = headers.changes(kept.DESCRIPTION, include, folder, kept.SUPPRESSIONS)
    return [report] if report else []
