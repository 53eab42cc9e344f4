"""The base class of all hosts of the stand-in."""

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from danxi_standin.faults import Faults
from danxi_standin.web.messages import Request, Response
from danxi_standin.web.routing import Router
from danxi_standin.world import World


class Campus(Protocol):
    """The part of `Application` that hosts use."""

    world: World
    faults: Faults
    log: deque[dict[str, Any]]

    def forward(self, request: Request) -> Response:
        """Passes a request from one host, such as WebVPN, to another host, and returns the response of the other host."""

    def reset(self) -> None:
        """Restores the state in which the stand-in started."""


class Host:
    """A handler of the requests for one or more host names. The package `hosts` finds the subclasses that are served."""

    names: tuple[str, ...] = ()
    base_path = ""

    def __init__(self, campus: Campus) -> None:
        self.campus = campus
        self._router = Router(self, self.base_path)

    def respond(self, request: Request) -> Response:
        matches = self._router.matches(request.path)
        method = "GET" if request.method == "HEAD" else request.method
        if method in matches:
            return self.handle(request, *matches[method])
        return self.method_not_allowed(request, list(matches)) if matches else self.not_found(request)

    def handle(self, request: Request, handler: Callable[..., Response], parameters: dict[str, Any]) -> Response:
        return handler(request, **parameters)

    def not_found(self, request: Request) -> Response:
        return Response(b"Not Found", 404, "text/plain")

    def method_not_allowed(self, request: Request, allowed: list[str]) -> Response:
        return Response(b"Method Not Allowed", 405, "text/plain", [("Allow", ", ".join(allowed))])
