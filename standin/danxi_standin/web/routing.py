"""The base class of hosts, and the decorator that registers their handlers."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import unquote

from danxi_standin.web.messages import Request, Response

if TYPE_CHECKING:
    from danxi_standin.campus import Campus

Handler = TypeVar("Handler", bound=Callable[..., Response])


def route(method: str, pattern: str) -> Callable[[Handler], Handler]:
    """Marks a method as the handler of `METHOD pattern`. One method may have several routes.

    A segment is a literal or a parameter: `{id:int}` is a decimal integer, `{name}` a percent-decoded string,
    `{name:raw}` the string as received. Routes are tried in the order of their declaration.
    """

    def mark(handler: Handler) -> Handler:
        # Python applies decorators from the bottom up, but the topmost route is the first.
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
        """Returns (literal, "", str) or (None, parameter name, converter)."""
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


class Host:
    """Answers requests for one or more host names. Subclasses are found and served automatically."""

    names: tuple[str, ...] = ()
    base_path = ""

    def __init__(self, campus: "Campus") -> None:
        self.campus = campus
        self._routes: dict[int, list[_Route]] = {}
        for attribute in self._attributes():
            for method, pattern in getattr(attribute, "routes", ()):
                entry = _Route(method, self.base_path + pattern, attribute.__get__(self))
                self._routes.setdefault(len(entry.segments), []).append(entry)

    @classmethod
    def _attributes(cls) -> list[Any]:
        return [value for ancestor in reversed(cls.__mro__) for value in vars(ancestor).values()]

    def answer(self, request: Request) -> Response:
        segments = request.path.split("/")
        method = "GET" if request.method == "HEAD" else request.method
        allowed = []
        for entry in self._routes.get(len(segments), ()):
            parameters = entry.match(segments)
            if parameters is None:
                continue
            if entry.method == method:
                return self.handle(request, entry.handler, parameters)
            allowed.append(entry.method)
        return self.method_not_allowed(request, allowed) if allowed else self.not_found(request)

    def handle(self, request: Request, handler: Callable[..., Response], parameters: dict[str, Any]) -> Response:
        return handler(request, **parameters)

    def not_found(self, request: Request) -> Response:
        return Response(b"Not Found", 404, "text/plain")

    def method_not_allowed(self, request: Request, allowed: list[str]) -> Response:
        return Response(b"Method Not Allowed", 405, "text/plain", [("Allow", ", ".join(allowed))])
