"""Runs the server: the documents and the page on a port, and a Unix socket for links to the page."""

from __future__ import annotations

from pathlib import Path

import click

from ..app import App
from . import addresses, files, visitors, web
from .addresses import Addresses
from .documents import Documents
from .endpoint import Endpoint
from .library import SharedLibrary
from .sources import Sources
from .visitors import Visitors
from .web import Site


async def run(app: App, port: int, directory: Path) -> None:
    """Serves until the process is asked to end.

    Raises:
        OSError: The port or the socket is in use.
    """
    guests = Visitors(directory / visitors.FILE)
    library = SharedLibrary(app)
    with web.listening(port) as listener:
        origin = f"http://{web.HOST}:{listener.getsockname()[1]}"

        def invite() -> str:
            return f"{origin}/open/{guests.invite()}"

        endpoint = Endpoint(directory / files.SOCKET, invite)
        server = await endpoint.open()
        try:
            files.write(directory / files.SETTINGS, {"port": listener.getsockname()[1]})
            documents = Documents(Sources(library, directory / "sources"))
            site = Site(origin, documents, Addresses(directory / addresses.FILE), guests)
            click.echo(f"Open the page with this link, which works once: {invite()}", err=True)
            await web.serve(site.application(), listener)
        finally:
            await endpoint.close(server)
            await library.close()
