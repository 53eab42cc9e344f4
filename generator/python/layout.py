"""The layout of generated Python code, which is that of `ruff format`."""

from __future__ import annotations

from collections.abc import Iterable

LINE = 120


def laid_out(head: str, arguments: Iterable[str], tail: str, brackets: str = "()") -> str:
    """Returns a signature, a call or a display: in one line, or with all arguments in a second line, or with one line per argument."""
    arguments = list(arguments)
    indent = " " * (len(head) - len(head.lstrip()))
    one = f"{head}{brackets[0]}{', '.join(arguments)}{brackets[1]}{tail}"
    if len(one) <= LINE:
        return one
    inner = f"{indent}    {', '.join(arguments)}"
    if len(inner) <= LINE and brackets == "()" and "*" not in arguments and not any("\n" in a for a in arguments):
        return f"{head}(\n{inner}\n{indent}){tail}"
    lines = "".join(f"{indent}    {argument},\n" for argument in arguments)
    return f"{head}{brackets[0]}\n{lines}{indent}{brackets[1]}{tail}"


def import_line(module: str, names: list[str]) -> str:
    names = sorted(names, key=lambda name: (not name[0].isupper(), name.lower()))
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= LINE:
        return line
    return f"from {module} import (\n" + "".join(f"    {name},\n" for name in names) + ")"


def exported(names: Iterable[str]) -> str:
    return "__all__ = [\n" + "".join(f'    "{name}",\n' for name in names) + "]"
