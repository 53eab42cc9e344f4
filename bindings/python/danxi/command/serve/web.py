"""The web server: addresses of documents for programs, and the page for people. It only reads."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

import danxi

from .addresses import Addresses, is_document
from .documents import Documents, Unavailable
from .guard import Guard
from .page import Page
from .sources import PAUSE
from .visitors import COOKIE, Visitors
from .words import LANGUAGES, preferred

if TYPE_CHECKING:
    from starlette.types import ASGIApp

HOST = "127.0.0.1"
PAGE = "/page/"
VISIT, LANGUAGE = "danxi-page", "danxi-language"  # names of cookies
YEAR = 365 * 86_400


class Site:
    """The handlers of all requests."""

    def __init__(self, origin: str, documents: Documents, addresses: Addresses, visitors: Visitors) -> None:
        self._origin = origin
        self._documents = documents
        self._addresses = addresses
        self._visitors = visitors
        self._page = Page(documents)
        self._style = (files(__package__) / "templates" / "style.css").read_text("utf-8")

    def application(self) -> ASGIApp:
        routes = [
            Route("/", self._home),
            Route("/style.css", self._stylesheet),
            Route("/open/{key}", self._open),
            Route(PAGE, self._for_visitors(self._show_page)),
            Route(f"{PAGE}thread/{{number:int}}", self._for_visitors(self._show_thread)),
            Route("/{key}/{document:path}", self._document),
        ]
        application = Starlette(routes=routes)
        application.router.redirect_slashes = False  # an address is exact
        return Guard(application, self._origin)

    async def _home(self, request: Request) -> Response:
        return RedirectResponse(PAGE, status_code=303)

    async def _stylesheet(self, request: Request) -> Response:
        return tagged(request, self._style, "text/css")

    async def _document(self, request: Request) -> Response:
        key, path = request.path_params["key"], request.path_params["document"]
        if not is_document(path) or not self._addresses.opens(key, path):
            raise HTTPException(404, "This address opens nothing. `danxi serve feeds` lists the addresses.")
        try:
            document = await self._documents.get(path, f"{self._origin}/{key}/{path}")
        except (Unavailable, danxi.Error) as problem:
            raise HTTPException(503, str(problem), {"Retry-After": str(PAUSE)}) from None
        response = tagged(request, document.body, document.media_type)
        if document.age is not None:
            response.headers["Age"] = str(round(document.age))
        return response

    async def _open(self, request: Request) -> Response:
        words = self._words(request)
        if request.method == "HEAD":  # a program that looks where a link leads does not use it up
            return Response()
        cookie = self._visitors.enter(request.path_params["key"])
        if cookie is None:
            return html(request, self._page.closed(words), 403)
        # A redirect would not send the cookie if another site links here: the page that this response loads next does.
        response = html(request, self._page.opened(words, PAGE))
        response.set_cookie(VISIT, cookie, max_age=COOKIE, path=PAGE, httponly=True, samesite="strict")
        return response

    def _for_visitors(self, show: Callable[[Request, str], Awaitable[str]]) -> Callable[[Request], Awaitable[Response]]:
        """Returns a handler that shows a page to browsers with a cookie only."""

        async def handle(request: Request) -> Response:
            words = self._words(request)
            if not self._visitors.knows(request.cookies.get(VISIT, "")):
                return html(request, self._page.closed(words), 403)
            response = html(request, await show(request, words))
            if request.query_params.get("lang") in LANGUAGES:
                response.set_cookie(LANGUAGE, words, max_age=YEAR, path=PAGE, httponly=True, samesite="strict")
            return response

        return handle

    async def _show_page(self, request: Request, language: str) -> str:
        week, query = request.query_params.get("week", ""), request.query_params.get("q", "")
        number = int(week) if week.isdecimal() and len(week) <= 2 and int(week) > 0 else None
        return await self._page.show(language, number, query.strip()[:200])

    async def _show_thread(self, request: Request, language: str) -> str:
        start = request.query_params.get("start", "")
        number = int(start) if start.isdecimal() and len(start) <= 9 else 0
        try:
            return await self._page.thread(language, request.path_params["number"], number)
        except (danxi.NotFoundError, danxi.InvalidArgumentError) as error:
            raise HTTPException(404, str(error)) from None

    @staticmethod
    def _words(request: Request) -> str:
        """Returns the language of a request: that of the switch, else the one chosen before, else that of the browser."""
        for chosen in (request.query_params.get("lang"), request.cookies.get(LANGUAGE)):
            if chosen in LANGUAGES:
                return str(chosen)
        return preferred(request.headers.get("accept-language", ""))


def html(request: Request, body: str, status: int = 200) -> Response:
    response = tagged(request, body, "text/html", status)
    response.headers["Vary"] = "Accept-Language, Cookie"
    return response


def tagged(request: Request, body: str, media_type: str, status: int = 200) -> Response:
    """Returns a response with an entity tag, without its body if the client has it already."""
    content = body.encode("utf-8", "replace")
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and (tag in known or "*" in known):
        return Response(status_code=304, headers=headers)
    return Response(content, status, headers, media_type=media_type)


def listening(port: int) -> socket.socket:
    """Returns a socket of this computer that listens on a port, or on a free port if `port` is 0."""
    return socket.create_server((HOST, port))


async def serve(application: Any, listener: socket.socket) -> None:
    """Serves until SIGTERM. Nothing is logged, because URLs have the keys of addresses.

    Raises:
        KeyboardInterrupt: The process has got SIGINT.
    """
    import uvicorn

    class Server(uvicorn.Server):
        """A server without handlers of signals. Those of uvicorn end the process before the sessions are closed."""

        def install_signal_handlers(self) -> None:
            """Does nothing. Old versions of uvicorn call this method, and new ones `capture_signals`."""

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    configuration = uvicorn.Config(
        application,
        http="h11",
        ws="none",
        lifespan="off",
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=30,
    )
    server = Server(configuration)
    received: list[int] = []

    def end(number: int) -> None:
        server.force_exit = bool(received)
        server.should_exit = True
        received.append(number)

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, end, number)
    try:
        await server.serve([listener])
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
    if signal.SIGINT in received:
        raise KeyboardInterrupt
