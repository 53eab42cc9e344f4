"""The base class of entities: the values with named fields that methods return."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from inspect import Signature

    from typing_extensions import Self, dataclass_transform
else:

    def dataclass_transform(**_):
        return lambda cls: cls


_new = object.__new__


class EntityType(type):
    """The metaclass of entities, which turns annotations into slots. Creating a dataclass takes 50 times as long and would slow imports."""

    _fields: tuple[str, ...]
    _defaults: dict[str, Any]

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> EntityType:
        hints = namespace.get("__annotations__", {})
        fields = tuple(field for field in hints if not field.startswith("_"))
        namespace["_defaults"] = {field: namespace.pop(field) for field in fields if field in namespace}
        namespace["_fields"] = namespace["__slots__"] = namespace["__match_args__"] = fields
        namespace["_mappings"] = frozenset(field for field in fields if "Mapping[" in str(hints[field]))
        namespace["_draft"] = None
        return super().__new__(mcls, name, bases, namespace)

    @property
    def __signature__(cls) -> Signature:
        from inspect import Parameter, Signature

        hints = cls.__annotations__
        defaults = {field: cls._defaults.get(field, Parameter.empty) for field in cls._fields}
        return Signature(
            [Parameter(f, Parameter.KEYWORD_ONLY, default=defaults[f], annotation=hints[f]) for f in cls._fields]
        )


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Entity(metaclass=EntityType):
    """An immutable value with named fields.

    Entities are made from keyword arguments, compare and hash by their fields, and can be pickled. `repr` is short: it hides secret
    fields, leaves out fields without a value, and cuts long strings. `to_json` has everything. Notebooks show an entity as a table.
    """

    if TYPE_CHECKING:
        _fields: tuple[str, ...]
        _defaults: dict[str, Any]
        _mappings: frozenset[str]
        _draft: type[Any] | None
    _secrets = frozenset[str]()
    _shown = list[str]()  # the paths to the fields that a person wants to see in a table, most important first

    def __init__(self, **values: Any) -> None:
        cls = type(self)
        if len(values) != len(cls._fields) or values.keys() != set(cls._fields):
            values = _complete(cls, values)
        for field in cls._fields:
            value = values[field]
            if value is not None and field in cls._mappings:
                value = MappingProxyType(dict(value))
            object.__setattr__(self, field, value)

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Self:
        """Makes an entity from a JSON object (a dict), such as a value that `Session.call()` returns. Unknown members are ignored.

        Raises:
            ValueError: A field is missing or invalid; the message names the field.
        """
        self = _new(cls._draft or _make_draft(cls))
        try:
            is_complete = self._fill(value)
        except (AttributeError, KeyError, TypeError, ValueError) as problem:
            raise _error(cls, self, value, problem) from problem
        if not is_complete:
            raise _error(cls, self, value)
        self.__class__ = cls
        return self  # type: ignore[no-any-return]

    def _fill(self: Any, value: Mapping[str, Any]) -> bool:
        """Sets all fields from the members of a JSON object. Generated entities replace this function by one that is faster and converts
        values.

        Returns:
            Whether all fields without a default have a value. If an exception was raised, the first field that is not set is the invalid one.
        """
        for field in self._fields:
            setattr(self, field, value.get(key(field)))
        return all(getattr(self, field) is not None for field in self._fields if field not in self._defaults)

    def to_json(self) -> dict[str, Any]:
        """Returns the entity as a JSON object (a dict). Secret fields are included; fields that are None are left out."""
        items = ((key(field), getattr(self, field)) for field in self._fields)
        return {name: _json(item) for name, item in items if item is not None}

    def __repr__(self) -> str:
        from ._show import entity_text

        return entity_text(self)

    def _repr_html_(self) -> str:
        from ._show import entity_html

        return entity_html(self)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self._fields)

    def __hash__(self) -> int:
        return hash((type(self), *(_hashable(getattr(self, field)) for field in self._fields)))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), {field: _plain(getattr(self, field)) for field in self._fields})

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable; cannot set {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable; cannot delete {name}")


def _make_draft(cls: type[Entity]) -> type[Any]:
    """Makes the class of the unfinished entities of a class: their fields can be set. An entity that is finished changes its class."""
    namespace: dict[str, Any] = {"__slots__": cls._fields, "_fields": cls._fields, "_defaults": cls._defaults}
    # Both functions are needed for CPython to see that nothing overrides the setting of attributes, which makes it five times as fast.
    namespace.update(__setattr__=object.__setattr__, __delattr__=object.__delattr__, _fill=cls._fill)
    cls._draft = type.__new__(EntityType, cls.__name__, cls.__bases__, namespace)
    return cls._draft


def _error(cls: type[Entity], draft: Any, value: Any, problem: Exception | None = None) -> ValueError:
    """Returns the error for the first field of an unfinished entity that is missing or invalid."""
    from collections.abc import Mapping

    if not isinstance(value, Mapping):
        return ValueError(f"{cls.__name__} is made from a JSON object (a dict), not from {type(value).__name__}")
    for field in cls._fields:
        name = key(field)
        if value.get(name) is None and field not in cls._defaults:
            return ValueError(f"{cls.__name__}: the field {name} is missing")
        if not hasattr(draft, field):
            return ValueError(f"{cls.__name__}.{name}: {problem}")
    raise AssertionError("no field of the entity is invalid")


def _complete(cls: type[Entity], values: dict[str, Any]) -> dict[str, Any]:
    values = {**cls._defaults, **values}
    missing = [field for field in cls._fields if field not in values]
    unknown = [field for field in values if field not in cls._fields]
    if missing or unknown:
        problem = f"missing: {', '.join(missing)}" if missing else f"unknown: {', '.join(unknown)}"
        raise TypeError(f"{cls.__name__}() takes its fields as keyword arguments; {problem}")
    return values


def _restore(cls: type[Entity], values: dict[str, Any]) -> Entity:
    return cls(**values)


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, MappingProxyType) else value


def _hashable(value: Any) -> Any:
    """Returns a hashable value, equal for equal values. Fields of the type `json` can hold lists and dicts."""
    if isinstance(value, (MappingProxyType, dict)):
        return frozenset((key, _hashable(item)) for key, item in value.items())
    return tuple(_hashable(item) for item in value) if isinstance(value, (list, tuple)) else value


def key(field: str) -> str:
    """Returns the JSON key of a field. If the key is a keyword of Python, the name of the field ends with an underscore."""
    return field[:-1] if field.endswith("_") else field


def _json(value: Any) -> Any:
    if isinstance(value, Entity):
        return value.to_json()
    if isinstance(value, (tuple, list)):
        return [_json(item) for item in value]
    if isinstance(value, (MappingProxyType, dict)):
        return {key: _json(item) for key, item in value.items()}
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    from ._time import written

    return written(value)


# Converters of containers, which are made from the converters of their elements


class ListOf:
    """A converter of lists from the converter of their items."""

    __slots__ = ("convert",)

    def __init__(self, convert: Callable[[Any], Any]) -> None:
        self.convert = convert

    def __call__(self, items: Iterable[Any]) -> list[Any]:
        return self.shown([self.convert(item) for item in items])

    def shown(self, items: list[Any]) -> list[Any]:
        """Returns the list of converted items that methods return."""
        from ._list import ShownList

        return ShownList(items, getattr(self.convert, "__self__", None))


def dict_of(decode: Callable[[Any], Any]) -> Callable[[Any], dict[str, Any]]:
    return lambda items: {key: decode(item) for key, item in items.items()}
