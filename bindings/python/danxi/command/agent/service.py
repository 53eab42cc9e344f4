"""What an agent can do: the tools that it sees, and the calls behind them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import danxi
from danxi._skipped import note

from .. import accounts, images
from ..background import Caller
from ..text import to_json
from .catalog import Catalog, brief
from .confirmation import Confirmation, UnavailableError, question
from .folder import Folder, OutsideError
from .journal import Entry, Journal
from .tools import ANSWER, Tool

if TYPE_CHECKING:
    from mcp import types
    from mcp.server.context import ServerRequestContext

# The methods that are tools of their own by default: those of a student's day.
DIRECT = (
    "day.get_overview",
    "course.get_week",
    "exam.get_exams",
    "score.list_all_scores",
    "bus.next",
    "canteen.get_canteen_queuing",
    "library.get_library",
    "wallet.get_content",
    "elearning.list_todos",
    "forum.search_floor",
    "forum.list_floors_in_hole",
)
_FOUND = 8  # methods that `find` returns
_METHOD = {"type": "string", "description": "Name from find, such as bus.next."}
_PARAMETERS = {"type": "object", "description": "Parameters by name, as describe lists them."}
_CALL = {"type": "object", "properties": {"method": _METHOD, "parameters": _PARAMETERS}, "required": ["method"]}
_GENERAL: Mapping[str, tuple[str, dict[str, Any]]] = {
    "find": (
        "Find methods by words in English or Chinese, such as 空教室. Returns the best methods with their parameters.",
        {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]},
    ),
    "describe": (
        "Describe a method: JSON Schemas of its parameters and of its result.",
        {"type": "object", "properties": {"method": _METHOD}, "required": ["method"]},
    ),
    "call": ("Call a method that changes nothing.", _CALL),
    "call_write": (
        "Call a method that changes something, such as a new post or a downloaded file. The person confirms changes on a server.",
        _CALL,
    ),
}


class Agent:
    """Lists tools, and calls methods for an agent.

    Attributes:
        direct: The methods that are tools of their own, by the name of the tool.
        has_catalog: Whether the agent finds and calls all other methods with the tools `find`, `describe` and `call`.
        has_structure: Whether tools have output schemas, and results have structured content besides the text.
        asks: Whether the person confirms changes.
    """

    def __init__(
        self,
        caller: Caller,
        catalog: Catalog,
        direct: Sequence[Tool],
        folder: Folder | None,
        journal: Journal,
        *,
        has_catalog: bool,
        can_change: bool,
        has_structure: bool,
        asks: bool,
    ) -> None:
        self._caller = caller
        self._catalog = catalog
        self._folder = folder
        self._journal = journal
        self._confirmation = Confirmation()
        self.direct = {tool.name: tool for tool in direct}
        self.has_catalog = has_catalog
        self.can_change = can_change
        self.has_structure = has_structure
        self.asks = asks

    def tools(self) -> list[types.Tool]:
        from mcp import types

        found = [self._described(tool) for tool in self.direct.values()]
        for name, (description, schema) in _GENERAL.items() if self.has_catalog else ():
            if name != "call_write" or self.can_change:
                hints = types.ToolAnnotations(
                    read_only_hint=name != "call_write", destructive_hint=name == "call_write"
                )
                found.append(types.Tool(name=name, description=description, input_schema=schema, annotations=hints))
        return found

    async def call(
        self, context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        arguments = params.arguments or {}
        if params.name in self.direct:
            return await self._request(context, params, self.direct[params.name], arguments)
        if not self.has_catalog or params.name not in _GENERAL:
            return _failed(f"Unknown tool {params.name}.")
        if params.name == "find":
            return _text(to_json(self._catalog.find(str(arguments.get("query", "")), _FOUND)))
        name, parameters = arguments.get("method"), arguments.get("parameters") or {}
        tool = self._catalog.tool(name) if isinstance(name, str) else None
        if tool is None:
            return _failed(f"There is no method {name!r} that you may call. Use find to look for methods.")
        if params.name == "describe":
            return _text(to_json(self._catalog.describe(tool)))
        if not isinstance(parameters, dict):
            return _failed("`parameters` must be an object with the parameters by name.")
        if params.name == "call" and not (tool.is_read_only or tool.method.name == ANSWER):
            return _failed(f"{name} changes something. Call it with call_write.")
        return await self._request(context, params, tool, parameters)

    async def _request(
        self,
        context: ServerRequestContext[Any],
        params: types.CallToolRequestParams,
        tool: Tool,
        arguments: dict[str, Any],
    ) -> types.CallToolResult | types.InputRequiredResult:
        known = {each.name for each in tool.parameters}
        if unknown := set(arguments) - known:
            return _failed(
                f"Unknown parameters: {', '.join(sorted(unknown))}. Parameters: {', '.join(sorted(known)) or 'none'}."
            )
        try:
            arguments = self._inside(tool, arguments)
        except OutsideError as error:
            return _failed(str(error))
        confirmed = "not asked"
        if self.asks and tool.changes_server:
            try:
                answer = await self._confirmation.ask(
                    context, params, question(tool, arguments, await self._account(tool))
                )
            except UnavailableError:
                missing = self._written(Entry(self._journal, tool, arguments, "not asked"), "not called")
                return _failed(
                    "The person has to confirm changes, but the host cannot ask the person: it has no elicitation. "
                    "Nothing was changed. The person can start `danxi mcp` with --unconfirmed.",
                    *missing,
                )
            if not isinstance(answer, bool):
                return answer
            if not answer:
                missing = self._written(Entry(self._journal, tool, arguments, "declined"), "not called")
                return _failed("The person did not confirm the change. Nothing was changed.", *missing)
            confirmed = "by the person"
        return await self._result(tool, arguments, Entry(self._journal, tool, arguments, confirmed))

    async def _result(self, tool: Tool, arguments: dict[str, Any], entry: Entry) -> types.CallToolResult:
        """Calls a method. A change is in the journal before it is made, and is not made if it cannot be there."""
        if not tool.is_read_only and (missing := self._written(entry, "started")):
            return _failed(
                *missing, "Nothing was changed. Ask the person to make room for the journal, and repeat the call."
            )
        try:
            result = await self._caller.request(tool.method, arguments)
        except danxi.Error as error:
            missing = self._written(entry, error.name)
            return _failed(f"{error.name}: {error.message}", *missing, challenge=(error.detail or {}).get("challenge"))
        except asyncio.CancelledError:
            self._written(entry, "cancelled")
            raise
        missing = self._written(entry, "ok")
        output = tool.output(result.value, result.continuation)
        texts = [to_json(output)]
        if result.skipped_count:
            texts.append(note(result.skipped_count, result.skipped))
        return _text(*texts, *missing, structure=output if self.has_structure else None)

    def _written(self, entry: Entry, outcome: str) -> list[str]:
        """Adds an outcome to the journal. Returns no text, or one that says why the journal does not have it."""
        try:
            entry.write(outcome)
        except OSError as error:
            return [
                f"The journal {self._journal.path} could not be written ({error.strerror}): {outcome!r} is missing there."
            ]
        return []

    def _inside(self, tool: Tool, arguments: dict[str, Any]) -> dict[str, Any]:
        """Returns the arguments with absolute paths of files. Raises `OutsideError` for a path that leads out of the folder."""
        paths = {name: path for name in tool.files if isinstance(path := arguments.get(name), str)}
        return {
            **arguments,
            **({name: self._folder.file(path) for name, path in paths.items()} if self._folder else {}),
        }

    async def _account(self, tool: Tool) -> str:
        """Returns the accounts in whose name a change is made."""
        names = []
        for kind in accounts.kinds_of(tool.method):
            state = await self._caller.session.call(accounts.STATUS[kind])
            name = state.get("username") or state.get("account_id")
            names.append(f"{kind} {name}" if name else f"{kind}, not signed in")
        return ", ".join(names) or "none of the university or the community"

    def _described(self, tool: Tool) -> types.Tool:
        from mcp import types

        is_brief = self.has_catalog
        return types.Tool(
            name=tool.name,
            description=tool.method.summary if is_brief else tool.description,
            input_schema=brief(tool.input_schema()) if is_brief else tool.input_schema(),
            output_schema=tool.output_schema() if self.has_structure else None,
            annotations=types.ToolAnnotations(
                title=tool.method.name,
                read_only_hint=tool.is_read_only,
                destructive_hint=tool.changes_server,
                idempotent_hint=tool.method.effect != "once",
                open_world_hint=True,
            ),
        )


def _text(*texts: str, structure: dict[str, Any] | None = None) -> types.CallToolResult:
    from mcp import types

    content: list[types.ContentBlock] = [types.TextContent(type="text", text=text) for text in texts]
    return types.CallToolResult(content=content, structured_content=structure)


def _failed(*texts: str, challenge: Mapping[str, Any] | None = None) -> types.CallToolResult:
    """Returns an error for the agent, with the advice and the image of a challenge, if any."""
    from mcp import types

    content: list[types.ContentBlock] = [types.TextContent(type="text", text=text) for text in texts]
    if challenge is not None:
        advice = f"Answer the challenge with {ANSWER} and the id {challenge['id']}, and repeat the call."
        content.append(types.TextContent(type="text", text=advice))
        if image := challenge.get("image"):
            media_type, data = images.encoded(image)
            content.append(types.ImageContent(type="image", mime_type=media_type, data=data))
    return types.CallToolResult(content=content, is_error=True)
