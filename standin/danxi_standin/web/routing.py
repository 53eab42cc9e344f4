"""The routes of a host: the decorator that registers handlers, and the search for the handler of a request."""

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import unquote

from danxi_standin.web.messages import Response

Handler = TypeVar("Handler", bound=Callable[..., Response])


def route(method: str, pattern: str) -> Callable[[Handler], Handler]:
    """Marks a function as the handler of an HTTP method and a path. A function may have several routes.

    A segment of `pattern` is a literal or a parameter: `{id:int}` is a decimal integer, `{name}` a percent-decoded string,
    `{name:raw}` the string as received. Routes are tried in the order of their declaration.
    """

    def mark(handler: Handler) -> Handler:
        # Python applies decorators from the bottom up, so each route is inserted before those that are already registered.
        handler.__dict__["routes"] = [(method, pattern), *getattr(handler, "routes", [])]
        return handler

    return mark


def _integer(raw: str) -> int:
    if not raw.removeprefix("-").isdecimal() or not raw.isascii():
        raise ValueError(raw)
    return int(raw)


_CONVERTERS: dict[str, Callable[[str], Any]] = {"": unquote, "raw": str, "int": _integer}


class _Route:
    def __init__(self, method: str, pattern: str, handler: Callable[..., Response]) -> None:
        self.method = method
        self.handler = handler
        self.segments = [self._parse(segment) for segment in pattern.split("/")]

    @staticmethod
    def _parse(segment: str) -> tuple[str | None, str, Callable[[str], Any]]:
        """Returns (literal, "", str) for a literal segment, and (None, name, converter) for a parameter."""
        if not segment.startswith("{"):
            return segment, "", str
        name, _, kind = segment[1:-1].partition(":")
        return None, name, _CONVERTERS[kind]

    def match(self, raw_segments: list[str]) -> dict[str, Any] | None:
        parameters: dict[str, Any] = {}
        for (literal, name, convert), raw in zip(self.segments, raw_segments, strict=True):
            if literal is None:
                try:
                    parameters[name] = convert(raw)
                except ValueError:
                    return None
            elif literal != unquote(raw):
                return None
        return parameters


class Router:
    """The routes of an object to those of its methods that are marked with `route`."""

    def __init__(self, owner: object, base_path: str) -> None:
        self._routes: dict[int, list[_Route]] = {}  # by the number of segments in the path
        for ancestor in reversed(type(owner).__mro__):
            for value in vars(ancestor).values():
                for method, pattern in getattr(value, "routes", ()):
                    entry = _Route(method, base_path + pattern, value.__get__(owner))
                    self._routes.setdefault(len(entry.segments), []).append(entry)

    def matches(self, path: str) -> dict[str, tuple[Callable[..., Response], dict[str, Any]]]:
        """Returns, for each HTTP method that the path accepts, the handler and its arguments."""
        segments = path.split("/")
        found: dict[str, tuple[Callable[..., Response], dict[str, Any]]] = {}
        for entry in self._routes.get(len(segments), ()):
            parameters = entry.match(segments)
            if parameters is not None:
                found.setdefault(entry.method, (entry.handler, parameters))
        return found
