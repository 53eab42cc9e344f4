"""The error for mistakes in interface/*.toml, and functions that raise it if a condition does not hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class ContractError(ValueError):
    """A mistake in interface/*.toml. The message begins with the place of the mistake, such as `forum.get_hole.id`."""


def require(condition: Any, place: str, problem: str) -> None:
    """Raises `ContractError` unless the condition holds."""
    if not condition:
        raise ContractError(f"{place}: {problem}")


def require_distinct(place: str, named: Iterable[Any]) -> None:
    names = [each.name for each in named]
    twice = sorted({name for name in names if names.count(name) > 1})
    require(not twice, place, f"names are used twice: {', '.join(twice)}")


def require_free(names: Iterable[str], reserved: set[str], place: str = "") -> None:
    for name in names:
        require(name not in reserved, f"{place}{name}", "the name is reserved: choose another one")
