"""`danxi mcp`: serves the methods to agents as tools of the Model Context Protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

import danxi
from danxi._skipped import note

from . import images
from .app import App
from .background import Caller
from .folder import Folder, OutsideError
from .schema import HIDDEN
from .text import to_json
from .tools import ANSWER, Tool, tools
from .values import check_input

if TYPE_CHECKING:
    from mcp import types
    from mcp.server.context import ServerRequestContext

INSTRUCTIONS = (
    "Campus services of Fudan University and the DanXi community. If a tool reports that the person is not signed in, ask the person to run "
    "`danxi login` in a terminal. If a tool reports a captcha, read its characters; for a second factor, ask the person for the code. "
    f"Answer with {ANSWER.replace('.', '_')}, and repeat the call. {HIDDEN} hides a secret: the person can read it with the command `danxi`."
)


@click.command(
    "mcp",
    help="Serve the methods as tools of the Model Context Protocol on standard input and output, for agents. The tools only read, unless --write "
    "is given. Sign in with `danxi login` first, because no password passes through the agent.",
)
@click.option("--write", is_flag=True, help="Also offer methods that change something, such as new posts.")
@click.option(
    "--files",
    metavar="DIRECTORY",
    type=click.Path(exists=True, file_okay=False),
    help="Also offer tools that read and write files. The files must be below this directory.",
)
@click.option(
    "--hosts",
    metavar="NAMES",
    help="Hosts of whose URLs the agent may send requests, such as example.org,*.example.net, or * for all. Default: only hosts that the "
    "configuration names.",
)
@click.option("--services", metavar="NAMES", help="Services to offer, such as forum,course. Default: all.")
@click.pass_obj
def command(app: App, write: bool, files: str | None, hosts: str | None, services: str | None) -> None:
    if find_spec("mcp") is None:
        raise click.ClickException("`danxi mcp` needs the package mcp and Python 3.10 or later: pip install 'mcp>=2'")
    chosen = _names(services)
    if unknown := set(chosen) - set(app.interface.service_names):
        raise click.UsageError(
            f"unknown service {', '.join(sorted(unknown))}. The command `danxi --help` lists the services."
        )
    check_input()
    folder = Folder(files) if files else None
    offered = {tool.name: tool for tool in tools(app.interface, chosen, write, has_files=folder is not None)}
    asyncio.run(_serve(_restricted(app.configuration(), _names(hosts)), app, offered, folder))


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


async def _serve(configuration: Any, app: App, offered: Mapping[str, Tool], folder: Folder | None) -> None:
    from mcp import types
    from mcp.server.lowlevel import Server
    from mcp.server.stdio import stdio_server

    async with danxi.AsyncSession(configuration) as session:
        caller = Caller(session, app.interface)
        listed = types.ListToolsResult(tools=[_described(tool) for tool in offered.values()])

        async def list_tools(
            _: ServerRequestContext[Any], __: types.PaginatedRequestParams | None
        ) -> types.ListToolsResult:
            return listed

        async def call_tool(_: ServerRequestContext[Any], params: types.CallToolRequestParams) -> types.CallToolResult:
            if params.name not in offered:
                return _failed(f"Unknown tool {params.name}.")
            return await _call(caller, offered[params.name], params.arguments or {}, folder)

        server = Server(
            "danxi",
            version=app.interface.version,
            instructions=INSTRUCTIONS,
            on_list_tools=list_tools,
            on_call_tool=call_tool,
        )
        async with stdio_server() as (incoming, outgoing):
            await server.run(incoming, outgoing, server.create_initialization_options())


async def _call(caller: Caller, tool: Tool, arguments: dict[str, Any], folder: Folder | None) -> types.CallToolResult:
    from mcp import types

    known = {each.name for each in tool.parameters}
    if unknown := set(arguments) - known:
        return _failed(
            f"Unknown parameters: {', '.join(sorted(unknown))}. Parameters: {', '.join(sorted(known)) or 'none'}."
        )
    try:
        for name in tool.files:
            if folder and isinstance(path := arguments.get(name), str):
                arguments = {**arguments, name: folder.file(path)}
    except OutsideError as error:
        return _failed(str(error))
    try:
        result = await caller.request(tool.method, arguments)
    except danxi.Error as error:
        return _failed(f"{error.name}: {error.message}", error.detail.get("challenge"))
    output = tool.output(result.value, result.continuation)
    texts = [to_json(output)]
    if result.skipped_count:
        texts.append(note(result.skipped_count, result.skipped))
    return types.CallToolResult(
        content=[types.TextContent(type="text", text=text) for text in texts],
        structured_content=output,
    )


def _failed(message: str, challenge: Mapping[str, Any] | None = None) -> types.CallToolResult:
    """Returns an error for the agent, with the advice and the image of a challenge, if any."""
    from mcp import types

    content: list[types.ContentBlock] = [types.TextContent(type="text", text=message)]
    if challenge is not None:
        advice = (
            f"Answer the challenge with {ANSWER.replace('.', '_')} and the id {challenge['id']}, and repeat the call."
        )
        content.append(types.TextContent(type="text", text=advice))
        if image := challenge.get("image"):
            media_type, data = images.encoded(image)
            content.append(types.ImageContent(type="image", mime_type=media_type, data=data))
    return types.CallToolResult(content=content, is_error=True)


def _described(tool: Tool) -> types.Tool:
    from mcp import types

    effect = tool.method.effect
    return types.Tool(
        name=tool.name,
        description=tool.description,
        input_schema=tool.input_schema(),
        output_schema=tool.output_schema(),
        annotations=types.ToolAnnotations(
            title=tool.method.name,
            read_only_hint=tool.is_read_only,
            idempotent_hint=effect != "once",
            open_world_hint=True,
        ),
    )
