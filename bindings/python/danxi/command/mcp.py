"""`danxi mcp`: serves the methods to agents with the Model Context Protocol."""

from __future__ import annotations

import asyncio
import os
import secrets
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

import danxi

from .agent.catalog import Catalog
from .agent.folder import Folder
from .agent.journal import Journal
from .agent.service import DIRECT, Agent
from .agent.tools import ANSWER, tools
from .app import App
from .background import Caller
from .paths import data_directory
from .schema import HIDDEN
from .values import Integer, check_input

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server

TOKEN = "DANXI_MCP_TOKEN"
INSTRUCTIONS = (
    "Campus services of Fudan University and the DanXi community. Use the tools of a student's day directly; find other methods with find, "
    "and call them with call. If a call reports that the person is not signed in, ask the person to run `danxi login` in a terminal. If a "
    "call reports a captcha, read its characters; for a second factor, ask the person for the code. Answer with the method "
    f"{ANSWER}, and repeat the call. {HIDDEN} hides a secret: the person can read it with the command `danxi`."
)


@click.command(
    "mcp",
    help="Serve the methods to agents with the Model Context Protocol, on standard input and output. The agent only reads, unless --write is given. "
    "Sign in with `danxi login` first, because no password passes through the agent.",
)
@click.option(
    "--write",
    is_flag=True,
    help="Also offer methods that change something, such as new posts. You confirm each change.",
)
@click.option(
    "--unconfirmed",
    is_flag=True,
    help="With --write: do not ask before a change. A host that cannot ask needs this option.",
)
@click.option("--admin", is_flag=True, help="Also offer methods that only administrators of the community can use.")
@click.option(
    "--files",
    metavar="DIRECTORY",
    type=click.Path(exists=True, file_okay=False),
    help="Also offer methods that read and write files. The files must be below this directory.",
)
@click.option(
    "--hosts",
    metavar="NAMES",
    help="Hosts of whose URLs the agent may send requests, such as example.org,*.example.net, or * for all. Default: only hosts that the "
    "configuration names.",
)
@click.option(
    "--services",
    metavar="NAMES",
    help="Offer each method of these services as a tool, such as forum,course, or * for all. Default: some tools, and a search for the other "
    "methods.",
)
@click.option(
    "--structured", is_flag=True, help="Describe results with schemas, and return them also as structured content."
)
@click.option(
    "--http", "port", metavar="PORT", type=Integer(0, 65535), help="Serve HTTP on this port of this computer."
)
@click.pass_obj
def command(
    app: App,
    write: bool,
    unconfirmed: bool,
    admin: bool,
    files: str | None,
    hosts: str | None,
    services: str | None,
    structured: bool,
    port: int | None,
) -> None:
    if find_spec("mcp") is None:
        raise click.ClickException("`danxi mcp` needs the package mcp and Python 3.10 or later: pip install 'mcp>=2'")
    chosen = [] if services == "*" else _names(services)
    if unknown := set(chosen) - set(app.interface.service_names):
        raise click.UsageError(
            f"unknown service {', '.join(sorted(unknown))}. The command `danxi --help` lists the services."
        )
    if unconfirmed and not write:
        raise click.UsageError("--unconfirmed needs --write.")
    if port is None:
        check_input()
    folder = Folder(files) if files else None
    offered = list(tools(app.interface, chosen, can_write=write, has_files=folder is not None, can_administrate=admin))

    def agent(session: danxi.AsyncSession) -> Agent:
        return Agent(
            Caller(session, app.interface),
            Catalog(app.interface, offered),
            [tool for tool in offered if services or tool.method.name in DIRECT],
            folder,
            Journal(data_directory() / "agent.log"),
            has_catalog=services is None,
            can_change=write or folder is not None,
            has_structure=structured,
            asks=not unconfirmed,
        )

    async def serve() -> None:
        async with danxi.AsyncSession(_restricted(app.configuration(), _names(hosts))) as session:
            await _serve(_server(agent(session), app.interface.version), port)

    asyncio.run(serve())


def _names(option: str | None) -> list[str]:
    return [name.strip() for name in option.split(",")] if option else []


def _restricted(configuration: Any, hosts: list[str]) -> Any:
    """Returns a configuration that by default prevents the agent from reaching the local network and from sending data away in a URL.

    `network.local_addresses` is deny, unless the person has set this key. `hosts` are added to the person's `network.url_hosts`.
    """
    network = configuration.get("network") or {}
    if not isinstance(network, dict):
        return configuration
    known = network.get("url_hosts") or []
    own = {"local_addresses": network.get("local_addresses") or "deny", "url_hosts": [*known, *hosts]}
    return {**configuration, "network": {**network, **own}}


def _server(agent: Agent, version: str) -> Server[Any]:
    from mcp import types
    from mcp.server.lowlevel import Server

    listed = types.ListToolsResult(tools=agent.tools())

    async def list_tools(*_: Any) -> types.ListToolsResult:
        return listed

    return Server(
        "danxi", version=version, instructions=INSTRUCTIONS, on_list_tools=list_tools, on_call_tool=agent.call
    )


async def _serve(server: Server[Any], port: int | None) -> None:
    if port is None:
        from mcp.server.stdio import stdio_server

        async with stdio_server() as (incoming, outgoing):
            await server.run(incoming, outgoing, server.create_initialization_options())
        return
    from .agent import web

    given = os.environ.get(TOKEN)
    token = given or secrets.token_urlsafe(32)
    with web.listening(port) as listener:
        url = f"http://{web.HOST}:{listener.getsockname()[1]}{web.PATH}"
        click.echo(f"Listening on {url} for requests with this header:", err=True)
        click.echo(f"Authorization: Bearer {f'${TOKEN}' if given else token}", err=True)
        await web.serve(server, listener, token)
