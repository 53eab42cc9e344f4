"""The tools of `danxi mcp`: which methods an agent may call, and JSON Schemas of their inputs and outputs."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from ..schema import Interface, Method, Parameter, Schema

ANSWER = "campus.answer_challenge"

_REFERENCE = "#/components/schemas/"


class Tool:
    """A method as a tool.

    Attributes:
        parameters: Parameters that an agent may pass.
        changes_server: Whether the tool changes something at a server. The answer to a challenge does not count, because the person asked for
            it by signing in.
        is_read_only: Whether the tool changes neither the server nor a file.
        wraps: Whether the output has the value as its member `result`, because an output must be an object and the value is not one.
    """

    def __init__(self, method: Method, parameters: list[Parameter], interface: Interface) -> None:
        self.method = method
        self.name = method.name.replace(".", "_")
        self.parameters = parameters
        self.files = [each.name for each in parameters if each.file]
        self.changes_server = method.effect != "safe" and method.name != ANSWER
        self.is_read_only = method.effect == "safe" and not self.files
        self.wraps = interface.resolve(method.result).get("type") != "object"
        self._interface = interface
        self._has_secret = interface.has_secret(method.result)

    @property
    def description(self) -> str:
        return "\n\n".join(filter(None, [self.method.summary, self.method.description]))

    def input_schema(self) -> dict[str, Any]:
        properties = {each.name: {**each.schema, "description": _summary(each)} for each in self.parameters}
        required = [each.name for each in self.parameters if each.required]
        return self._closed(
            {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
        )

    def output_schema(self) -> dict[str, Any]:
        if not self.wraps:
            return self._closed(dict(self._interface.resolve(self.method.result)))
        properties: dict[str, Any] = {"result": self.method.result}
        if self.method.pages:
            properties["continuation"] = {
                "type": "string",
                "description": "Value for `continue_from`, if the list has further pages.",
            }
        return self._closed({"type": "object", "properties": properties, "required": ["result"]})

    def output(self, value: Any, continuation: str | None) -> dict[str, Any]:
        """Returns a value as the output, without its secrets."""
        if self._has_secret:
            value = self._interface.without_secrets(value, self.method.result)
        if not self.wraps:
            return dict(value)
        return {"result": value, **({} if continuation is None else {"continuation": continuation})}

    def _closed(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Returns a schema with the definitions of all entities that it refers to."""
        definitions: dict[str, Any] = {}
        closed: dict[str, Any] = _moved(schema)
        missing = _references(schema)
        while missing:
            name = missing.pop()
            if name not in definitions:
                definitions[name] = _moved(self._interface.entities[name])
                missing |= _references(self._interface.entities[name])
        return {**closed, **({"$defs": definitions} if definitions else {})}


def tools(
    interface: Interface,
    services: Collection[str] = (),
    can_write: bool = False,
    has_files: bool = False,
    can_administrate: bool = False,
) -> Iterator[Tool]:
    """Yields the tools.

    Methods that need a secret, or whose value is a secret, are left out, except for the answer to a challenge.

    Args:
        services: Names of the services whose methods become tools. Empty for all services.
        can_write: Whether to include methods that change something at a server.
        has_files: Whether to include methods and parameters that read or write files.
        can_administrate: Whether to include methods that only administrators of the community can use.
    """
    for method in interface.methods():
        if services and method.service not in services and method.name != ANSWER:
            continue
        if method.effect != "safe" and not can_write and method.name != ANSWER:
            continue
        if method.audience == "administrators" and not can_administrate:
            continue
        hidden = [each for each in method.parameters if _is_hidden(method, each, has_files)]
        if not any(each.required for each in hidden) and not _is_secret(interface.resolve(method.result)):
            yield Tool(method, [each for each in method.parameters if each not in hidden], interface)


def _summary(parameter: Parameter) -> str:
    return f"{parameter.summary} Relative to the person's folder for files." if parameter.file else parameter.summary


def _is_hidden(method: Method, parameter: Parameter, has_files: bool) -> bool:
    if parameter.name == "timeout_ms" or method.watch and parameter.name in ("interval_ms", "every_poll"):
        return True
    if parameter.file:
        return not has_files
    return parameter.secret and method.name != ANSWER


def _is_secret(result: Schema) -> bool:
    """Returns whether a value consists of secrets only."""
    fields = result.get("properties", {}).values()
    return bool(fields) and all(each.get("format") == "password" for each in fields)


def _moved(schema: Any) -> Any:
    """Returns a schema whose references point to its own definitions."""
    if isinstance(schema, dict):
        moved = {key: _moved(value) for key, value in schema.items()}
        if "$ref" in moved:
            moved["$ref"] = moved["$ref"].replace(_REFERENCE, "#/$defs/")
        return moved
    return [_moved(each) for each in schema] if isinstance(schema, list) else schema


def _references(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        own = {schema["$ref"][len(_REFERENCE) :]} if "$ref" in schema else set()
        return own.union(*(_references(value) for value in schema.values()))
    return set().union(*map(_references, schema)) if isinstance(schema, list) else set()
