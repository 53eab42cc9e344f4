"""Conversion of entities to a table of pandas."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, get_args

from ._entity import Entity
from ._time import CAMPUS_TIME

if TYPE_CHECKING:
    from pandas import DataFrame

# The types of columns, by the annotation of a field. Columns of other types, such as tuples, hold Python objects.
_TYPES = {"int": "Int64", "float": "Float64", "bool": "boolean", "str": "string"}


def to_pandas(entities: Iterable[Entity]) -> DataFrame:
    """Returns entities of one class as a table of pandas, with a row for each entity and a column for each field.

    The fields of an entity within an entity are columns of their own, such as `floors.first_floor.content`. Missing values are missing in
    the table. Columns have the types `Int64`, `Float64`, `boolean` and `string`; an enum is a `category`; a time is a `datetime64` in
    Asia/Shanghai, and a date is a `datetime64` without a time zone. Times of day, tuples and mappings are Python objects. Secrets,
    and times that pandas cannot hold, are missing.

    Args:
        entities: A list that a method has returned, an iterator over all pages of a list, or a field that holds entities.

    Raises:
        ImportError: pandas is not installed.
        TypeError: The items are not entities of one class.
    """
    import pandas

    rows = list(entities)
    cls = type(rows[0]) if rows else getattr(entities, "entity", None) or Entity
    if not issubclass(cls, Entity) or any(type(row) is not cls for row in rows):
        raise TypeError("to_pandas() takes entities of one class, such as the list that a method of a session returns")
    return pandas.DataFrame({name: _column(kind, values) for name, kind, values in _columns(cls, rows, "")})


def _columns(cls: type[Entity], rows: list[Any], prefix: str) -> Iterator[tuple[str, object, list[Any]]]:
    """Yields the name, the type and the values of each column. The type is a name of pandas or of Python, or the values of an enum."""
    for field in cls._fields:
        values = [None if row is None or field in cls._secrets else getattr(row, field) for row in rows]
        kind = str(cls.__annotations__[field]).partition(" | ")[0]
        inner = getattr(sys.modules[cls.__module__], kind, None)
        if isinstance(inner, type) and issubclass(inner, Entity):
            yield from _columns(inner, values, f"{prefix}{field}.")
        else:
            yield prefix + field, get_args(inner) or kind, values


def _column(kind: object, values: list[Any]) -> Any:
    import pandas

    if isinstance(kind, tuple):
        # A newer library may send values that this package does not know.
        known = [*kind, *sorted({value for value in values if value is not None} - set(kind))]
        return pandas.Categorical(values, categories=known)
    if kind == "Timestamp":
        return pandas.to_datetime(pandas.Series(values, dtype=object), utc=True, errors="coerce").dt.tz_convert(
            CAMPUS_TIME
        )
    if kind == "dt.date":
        return pandas.to_datetime(pandas.Series(values, dtype=object), errors="coerce")
    return pandas.Series(values, dtype=_TYPES.get(str(kind), "object"))
