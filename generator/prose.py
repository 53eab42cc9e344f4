"""References in the contract's prose, such as `{error:not_found}`, `{method:forum.get_hole}` and `{param:size}`.

The prose is the same for all languages. Each emitter renders its references in the form of one language: `{error:not_found}` becomes
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
    """Returns the text with its references replaced by the names in JSON and in `danxi_call()`, in backquotes."""

    def name(kind: str, name: str) -> str:
        return f"`{name}()`" if kind == "function" else f"`{name}`"

    return render(text, name)
