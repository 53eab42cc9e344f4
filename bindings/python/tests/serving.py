"""A base class for tests of `danxi serve` in this process: its site without a socket, and with a clock of the test."""

import asyncio
import contextlib
import datetime
import os
import re
import unittest.mock
from pathlib import Path

from .command import CommandTest, has

if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2"):
    from danxi.command.app import App
    from danxi.command.serve import addresses, visitors
    from danxi.command.serve.addresses import Addresses
    from danxi.command.serve.documents import Documents
    from danxi.command.serve.library import SharedLibrary
    from danxi.command.serve.sources import Sources
    from danxi.command.serve.visitors import Visitors
    from danxi.command.serve.web import Site

ORIGIN = "http://127.0.0.1:8364"
CAMPUS = datetime.timezone(datetime.timedelta(hours=8))
needs_packages = unittest.skipUnless(has("starlette", "uvicorn", "jinja2"), "the packages of danxi[serve] are missing")


class Response:
    """A response. Its headers have names in lower case."""

    def __init__(self, status, headers, body):
        self.status = status
        self.headers = {name.decode(): value.decode() for name, value in headers}
        self.cookies = [value.decode() for name, value in headers if name == b"set-cookie"]
        self.body = body.decode()


async def ask(application, path, method="GET", **headers):
    """Sends a request to an ASGI application. Names of headers have `_` instead of `-`."""
    path, _, query = path.removeprefix(ORIGIN).partition("?")
    sent = {
        "host": ORIGIN.removeprefix("http://"),
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    scope = {
        "type": "http", "http_version": "1.1", "method": method, "scheme": "http", "path": path, "raw_path": path.encode(),
        "query_string": query.encode(), "root_path": "", "server": ("127.0.0.1", 8364), "client": ("127.0.0.1", 50000),
        "headers": [(name.encode(), value.encode()) for name, value in sent.items() if value is not None],
    }  # fmt: skip
    messages = []

    async def receive():
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message):
        messages.append(message)

    await application(scope, receive, send)
    start = messages[0]
    return Response(start["status"], start["headers"], b"".join(each.get("body", b"") for each in messages[1:]))


class Clock:
    """A clock that only the test moves. It begins at midnight of today at the university."""

    def __init__(self):
        now = datetime.datetime.now(CAMPUS)
        self.time = datetime.datetime.combine(now.date(), datetime.time(), CAMPUS).timestamp()

    def __call__(self):
        return self.time


@needs_packages
class ServeTest(CommandTest, unittest.IsolatedAsyncioTestCase):
    """A test with a site, whose files are in the directory of the test."""

    def setUp(self):
        super().setUp()
        self.enterContext(unittest.mock.patch.dict(os.environ, self.environment, clear=True))
        self.clock = Clock()
        self.directory = Path(self.home) / "data/danxi/serve"
        self.directory.mkdir(0o700, parents=True)

    def library(self):
        """Returns the library of the site. Subclasses change its values."""
        return SharedLibrary(App())

    async def asyncSetUp(self):
        asyncio.get_running_loop().slow_callback_duration = 10  # tests run the command, which takes a while
        await self.start_site()

    async def start_site(self, origin=ORIGIN):
        """Starts the site, as a new process does."""
        library = self.library()
        self.addAsyncCleanup(library.close)
        self.sources = Sources(library, self.directory / "sources", self.clock)
        self.documents = Documents(self.sources)
        self.addresses = Addresses(self.directory / addresses.FILE)
        self.visitors = Visitors(self.directory / visitors.FILE, self.clock)
        self.site = Site(origin, self.documents, self.addresses, self.visitors).application()

    async def get(self, path, **options):
        return await ask(self.site, path, **options)

    def address(self, document, name=None):
        return self.addresses.add(name or document, document).url(ORIGIN)

    def count(self, pattern):
        """Returns the number of requests to the university since the last `forget`."""
        return sum(
            re.search(pattern, f"{each['host']}{each['path']}?{each['query']}") is not None for each in self.seen()
        )

    def seen(self):
        return self.campus.requests()[self.forgotten :]

    forgotten = 0

    def forget(self):
        self.forgotten = len(self.campus.requests())

    def visit(self):
        """Returns the cookie of a browser that has opened a link."""
        return f"danxi-page={self.visitors.enter(self.visitors.invite())}"

    @contextlib.contextmanager
    def failing(self, **options):
        """Makes the servers fail, or one of them."""
        self.campus.fault("status", status=500, **options)
        try:
            yield
        finally:
            self.campus.control("DELETE", "/faults")
