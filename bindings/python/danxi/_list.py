"""The lists that methods return."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from ._show import list_html, list_text

Item = TypeVar("Item")


class ShownList(list[Item]):
    """A list with a short text, which notebooks show as a table.

    Attributes:
        entity: The class of the items, also of an empty list. None if they are no entities.
    """

    __slots__ = ("entity",)

    def __init__(self, items: Iterable[Item], entity: type | None) -> None:
        super().__init__(items)
        self.entity = entity

    def __repr__(self) -> str:
        return list_text(self)

    def _repr_html_(self) -> str | None:
        return list_html(self)

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return ShownList(found, self.entity) if isinstance(index, slice) else found

    def __reduce__(self) -> tuple[Any, ...]:
        return ShownList, (list(self), self.entity)
