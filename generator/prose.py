"""References within the contract's prose: `{error:not_found}`, `{method:forum.get_hole}`, `{param:size}` and so on.

Prose names no language. Each emitter renders the references in the form of its language: `{error:not_found}` becomes
`DANXI_ERROR_NOT_FOUND` in C and `NotFoundError` in Python.
"""

from __future__ import annotations

import re
from collections.abc import Callable

KINDS = ("error", "method", "param", "field", "entity", "enum", "value", "config", "function")
REFERENCE = re.compile(r"\{(" + "|".join(KINDS) + r"):([^{}]+)\}")


def references(text: str) -> list[tuple[str, str]]:
    """Returns the references of a text as pairs of kind and name."""
    return REFERENCE.findall(text)


def render(text: str, renderer: Callable[[str, str], str]) -> str:
    """Returns the text with each reference replaced by what `renderer(kind, name)` returns."""
    return REFERENCE.sub(lambda match: renderer(match[1], match[2]), text)


def neutral(text: str) -> str:
    """Renders references as the names that JSON and `danxi_call()` use, in backquotes."""

    def name(kind: str, name: str) -> str:
        return f"`{name}()`" if kind == "function" else f"`{name}`"

    return render(text, name)
