"""The layout of comments and signatures in generated files, and the banner that marks these files as generated."""

from __future__ import annotations

import textwrap


def comment(text: str, prefix: str, width: int = 110, hanging: str = "") -> str:
    """Returns a text as wrapped lines that begin with `prefix`.

    In a paragraph, the second and further lines are also indented by `hanging`.
    """
    lines: list[str] = []
    for paragraph in text.strip().split("\n\n"):
        if lines:
            lines.append(prefix.rstrip())
        lines += textwrap.wrap(
            " ".join(paragraph.split()),
            width,
            initial_indent=prefix,
            subsequent_indent=prefix + hanging,
            break_on_hyphens=False,
        )
    return "\n".join(lines)


# A part of the first line of each generated file, except of files in formats without comments, such as JSON.
BANNER = "by `make generate`; do not edit."


def banner(source: str, mark: str) -> str:
    return f"{mark} Generated from {source} {BANNER}\n"


def laid_out(head: str, arguments: list[str], tail: str, indent: str, width: int = 140) -> str:
    """Returns a signature or a call: on one line if it fits there, otherwise with one argument per line."""
    line = f"{head}({', '.join(arguments)}){tail}"
    if len(line) <= width - (0 if head.startswith(indent) else len(indent)):
        return line
    items = ",\n".join(f"{indent}    {argument}" for argument in arguments)
    return f"{head}(\n{items}\n{indent}){tail}"
