"""A host is a class: its names, and methods marked with `@route`."""

from urllib.parse import unquote

from danxi_standin.web.messages import Request, Response


def route(method: str, pattern: str):
    """Marks a method as the handler of `METHOD pattern`; may be repeated on one method.

    A segment is literal, or a parameter: `{id:int}` a decimal integer, `{name}` decoded text,
    `{name:raw}` text as sent. Routes are tried in the order of their declaration.
    """

    def mark(handler):
        # Decorators apply from the bottom up; the order of declaration is from the top down.
        handler.routes = [(method, pattern), *getattr(handler, "routes", [])]
        return handler

    return mark


def _integer(raw: str) -> int:
    if not raw.removeprefix("-").isdecimal() or not raw.isascii():
        raise ValueError(raw)
    return int(raw)


_CONVERTERS = {"": unquote, "raw": str, "int": _integer}


class _Route:
    def __init__(self, method: str, pattern: str, handler):
        self.method = method
        self.handler = handler
        self.segments = [self._parse(segment) for segment in pattern.split("/")]

    @staticmethod
    def _parse(segment: str):
        """(literal, None, None), or (None, parameter name, converter)."""
        if not segment.startswith("{"):
            return segment, None, None
        name, _, kind = segment[1:-1].partition(":")
        return None, name, _CONVERTERS[kind]

    def match(self, raw_segments: list[str]) -> dict | None:
        parameters = {}
        for (literal, name, convert), raw in zip(self.segments, raw_segments):
            if literal is None:
                try:
                    parameters[name] = convert(raw)
                except ValueError:
                    return None
            elif literal != unquote(raw):
                return None
        return parameters


class Host:
    names: tuple[str, ...] = ()
    base_path = ""

    def __init__(self, campus):
        self.campus = campus
        self._routes: dict[int, list[_Route]] = {}
        for attribute in self._attributes():
            for method, pattern in getattr(attribute, "routes", ()):
                entry = _Route(method, self.base_path + pattern, attribute.__get__(self))
                self._routes.setdefault(len(entry.segments), []).append(entry)

    @classmethod
    def _attributes(cls):
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

    def handle(self, request: Request, handler, parameters: dict) -> Response:
        return handler(request, **parameters)

    def not_found(self, request: Request) -> Response:
        return Response(b"Not Found", 404, "text/plain")

    def method_not_allowed(self, request: Request, allowed: list[str]) -> Response:
        return Response(b"Method Not Allowed", 405, "text/plain", [("Allow", ", ".join(allowed))])
