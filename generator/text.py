"""Laying out text."""

import textwrap


def comment(text, prefix, width=110):
    """The text as lines that begin with prefix, wrapped; paragraphs stay apart."""
    lines = []
    for paragraph in text.strip().split("\n\n"):
        if lines:
            lines.append(prefix.rstrip())
        lines += textwrap.wrap(
            " ".join(paragraph.split()), width, initial_indent=prefix, subsequent_indent=prefix, break_on_hyphens=False
        )
    return "\n".join(lines)


def banner(source, mark):
    return f"{mark} Generated from {source} by `make generate`; do not edit.\n"
