"""The names of the contract in Python: identifiers, classes and type hints."""

from __future__ import annotations

import keyword

from model import Error, ErrorGroup, Interface, Method, Service, Type, pascal

SCALARS = {
    "int": "int",
    "number": "float",
    "bool": "bool",
    "string": "str",
    "url": "str",
    "time": "Timestamp",
    "date": "dt.date",
    "time_of_day": "dt.time",
    "json": "Any",
}
ACCEPTED = {**SCALARS, "time": "dt.datetime | str", "date": "dt.date | str", "time_of_day": "dt.time | str"}
RESERVED = {*keyword.kwlist, "self"}

ACRONYMS = {"Json": "JSON", "Tls": "TLS"}
# The name `CancelledError` is taken: asyncio raises its own class of this name if the task that awaits a call is cancelled.
ERROR_CLASSES = {"cancelled": "CallCancelledError"}
BUILTIN_BASES = {
    "invalid_argument": "ValueError",
    "invalid_json": "ValueError",
    "timeout": "builtins.TimeoutError",
    "network": "ConnectionError",
    "tls": "ConnectionError",
    "storage": "OSError",
    "out_of_memory": "MemoryError",
}


def identifier(name: str) -> str:
    """Returns the name as an identifier: an underscore is appended to Python's keywords (PEP 8)."""
    return f"{name}_" if name in RESERVED else name


def error_class(error: Error) -> str:
    name = pascal(error.name)
    for word, acronym in ACRONYMS.items():
        name = name.replace(word, acronym)
    return ERROR_CLASSES.get(error.name, f"{name}Error")


def group_class(group: ErrorGroup) -> str:
    return f"{pascal(group.name)}Error"


def service_class(service: Service, is_async: bool) -> str:
    return f"{'Async' if is_async else ''}{pascal(service.name)}Service"


def method_name(method: Method) -> str:
    """Returns the name of the function that calls a method once: `poll_hole` for `watch_hole`, because the iterator is called `watch_hole`."""
    return method.name.replace("watch", "poll", 1) if method.watch else identifier(method.name)


def iterator_name(method: Method) -> str:
    """Returns the name of a list's iterator.

    It is `iter_holes` for the method `list_holes`, `iter_search_floor` for `search_floor`, and `iter_commit_files` for `get_commit`,
    which returns one thing with a list of files.
    """
    items = method.pages.items if method.pages else ""
    for verb in ("list_", "get_"):
        if method.name.startswith(verb):
            name = method.name[len(verb) :]
            return f"iter_{name}" if verb == "list_" or name.endswith(items) else f"iter_{name}_{items}"
    return f"iter_{method.name}"


class Types:
    """A renderer of the contract's types as type hints and converters in Python."""

    def __init__(self, interface: Interface) -> None:
        self._interface = interface

    def field(self, type: Type) -> str:
        name = self._item(type)
        name = {"list": f"tuple[{name}, ...]", "map": f"Mapping[str, {name}]"}.get(type.container, name)
        return f"{name} | None" if type.optional else name

    def parameter(self, type: Type) -> str:
        """Returns the type hint of a parameter. It also accepts types that are converted, such as `str` for a time."""
        enum = self._interface.enum(type.name)
        if enum:
            name = f"{enum.name} | str" if enum.open else enum.name
        else:
            name = ACCEPTED.get(type.name, f"{type.name} | Mapping[str, Any]")
        if type.container == "list":
            name = f"Sequence[{name}]"
        if type.container == "map":
            name = f"Mapping[str, {name}]"
        return f"{name} | None" if type.optional else name

    def result(self, type: Type | None) -> str:
        if type is None:
            return "None"
        name = self._item(type)
        name = {"list": f"list[{name}]", "map": f"dict[str, {name}]"}.get(type.container, name)
        return f"{name} | None" if type.optional else name

    def _item(self, type: Type) -> str:
        enum = self._interface.enum(type.name)
        if enum:
            return f"{enum.name} | str" if enum.open else enum.name
        return SCALARS.get(type.name, type.name)

    def converter(self, type: Type) -> str:
        """Returns the name of the function that converts a JSON value of the type, or an empty string if the value needs no conversion."""
        if self._interface.entity(type.name):
            return f"{type.name}.from_json"
        converters = {"time": "Timestamp.parse", "date": "parse_date", "time_of_day": "parse_time_of_day"}
        return converters.get(type.name, "")
