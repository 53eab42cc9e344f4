"""`danxi serve` and its subcommands."""

from __future__ import annotations

import asyncio
import errno
from importlib.util import find_spec
from pathlib import Path

import click

from ..app import App
from ..text import to_json
from ..values import Integer
from . import addresses, files, visitors
from .addresses import DOCUMENTS, Address, Addresses

PORT = 8364
PACKAGES = ("starlette", "uvicorn", "jinja2")
PAGE = "page"  # the name with which all browsers are revoked


@click.group(
    "serve",
    invoke_without_command=True,
    subcommand_metavar="[COMMAND]",
    help="Serve a calendar, feeds, metrics and a page on this computer, until Ctrl-C.\n\n"
    "`danxi serve open` writes a link to the page, and `danxi serve add` gives a document an address for programs. The server asks the "
    "university only when it is asked itself, and each source at most once per interval. It only reads.",
)
@click.option("--port", type=Integer(0, 65535), default=PORT, help=f"Port of this computer. Default: {PORT}.")
@click.pass_context
def command(ctx: click.Context, port: int) -> None:
    if ctx.invoked_subcommand:
        return
    if missing := [name for name in PACKAGES if find_spec(name) is None]:
        raise click.ClickException(
            f"`danxi serve` needs the packages {', '.join(missing)}: pip install 'danxi[serve]', or "
            f"apt install {' '.join(f'python3-{name}' for name in missing)}"
        )
    from .run import run

    app: App = ctx.find_root().obj
    try:
        asyncio.run(run(app, port, files.directory()))
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise click.UsageError(f"port {port} is in use. Choose another one with --port.") from None
        raise


@command.command("open", help="Write a link to the page of the running server. It works once, within ten minutes.")
def open_page() -> None:
    from .endpoint import ask

    path = files.directory() / files.SOCKET
    try:
        click.echo(ask(path))
    except (FileNotFoundError, ConnectionError):
        raise click.ClickException("no server is running. Start it with `danxi serve`.") from None


@command.command("feeds", help="List the addresses of documents, with the names by which they are revoked.")
@click.option("--json", "as_json", is_flag=True, help="Write a JSON object for each address.")
def feeds(as_json: bool) -> None:
    for each in _addresses().all():
        _write(each, as_json)


@command.command(
    "add",
    help="Give a document a new address, and write it. Who has the address can read this document, and nothing else.\n\n\b\n"
    + "\n".join(f"{name:<29}{meaning}" for name, meaning in DOCUMENTS.items()),
)
@click.argument("document")
@click.option("--name", help="Name of the address, for example of the program that has it. Default: the document.")
@click.option("--json", "as_json", is_flag=True, help="Write a JSON object.")
def add(document: str, name: str | None, as_json: bool) -> None:
    try:
        _write(_addresses().add(name or document, document), as_json)
    except ValueError as problem:
        raise click.UsageError(str(problem)) from None


@command.command(
    "revoke",
    help=f"Revoke an address: it opens nothing any more. The name `{PAGE}` signs all browsers out of the page.",
)
@click.argument("name")
def revoke(name: str) -> None:
    found = visitors.dismiss(files.directory() / visitors.FILE) if name == PAGE else _addresses().revoke(name)
    if not found:
        raise click.UsageError(f"{name} has no address. `danxi serve feeds` lists them.")


def _addresses() -> Addresses:
    return Addresses(files.directory() / addresses.FILE)


def _write(address: Address, as_json: bool) -> None:
    url = address.url(_origin(files.directory()))
    if as_json:
        click.echo(to_json({"name": address.name, "document": address.document, "url": url}))
    else:
        click.echo(f"{address.name}\t{url}")


def _origin(directory: Path) -> str:
    return f"http://127.0.0.1:{files.read(directory / files.SETTINGS).get('port', PORT)}"
