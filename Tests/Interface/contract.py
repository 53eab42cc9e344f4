"""The interface as lines of text: one for each name on which a program may rely. A release may add lines, but not remove or change them.

The lines are made from the OpenRPC document that `danxi_schema()` returns. A line contains everything that must not change. The required
parameters of a method are in the line of the method, because a release cannot add one. Each optional parameter has its own line.
"""

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
LIMITS = ("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems")


def lines(document: Schema, functions: list[str]) -> list[str]:
    """Returns the interface as sorted lines, made from an OpenRPC document and the names of the exported functions."""
    schemas = document["components"]["schemas"]
    found = [f"function {name}" for name in functions]
    for name, error in document["components"]["errors"].items():
        found.append(f"error {name} = {error['code']}, {'retryable' if error['data']['retryable'] else 'final'}")
    for method in document["methods"]:
        found += _method(method)
    inputs = _inputs(document)
    for name, schema in schemas.items():
        found += _entity(name, schema, name in inputs) if "properties" in schema else _enum(name, schema)
    return sorted(found)


def _method(method: Schema) -> Iterator[str]:
    name = method["name"]
    required = [f"{each['name']}: {_limited(each['schema'])}" for each in method["params"] if each["required"]]
    marks = [mark for mark in ("pages", "watch") if f"x-{mark}" in method]
    yield " ".join([f"method {name}({', '.join(required)}) -> {_type(method['result']['schema'])}", *marks])
    for each in method["params"]:
        if not each["required"]:
            yield f"option {name}.{each['name']}: {_limited(each['schema'])}"


def _entity(name: str, schema: Schema, is_input: bool) -> Iterator[str]:
    required = schema.get("required", [])
    if is_input:  # A new required field would break programs that pass such an entity.
        yield f"input {name}({', '.join(sorted(required))})"
    for field, each in schema["properties"].items():
        of = each.get("additionalProperties") or {}
        if "properties" in each:
            yield from _entity(f"{name}.{field}", each, is_input)
        elif "properties" in of:
            yield from _entity(f"{name}.{field}.NAME", of, is_input)
        else:
            yield f"field {name}.{field}: {_type(each)}{'' if field in required else '?'}"


def _enum(name: str, schema: Schema) -> Iterator[str]:
    values = [each["const"] for each in schema["anyOf"] if "const" in each]
    if len(values) < len(schema["anyOf"]):  # an open enum: programs must accept further values
        yield from (f"value {name}.{value}" for value in values)
    else:
        yield f"enum {name}: {' | '.join(sorted(values))}"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "allOf" in schema:
        return _type(schema["allOf"][0])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if schema.get("type") == "array":
        return f"[{_type(schema['items'])}]"
    if schema.get("type") == "object":
        return f"{{{_type(schema.get('additionalProperties') or {})}}}"
    form = schema.get("format", "password")
    return str(schema.get("type", "json")) if form == "password" else f"{schema['type']}({form})"


def _limited(schema: Schema) -> str:
    limits = [f" {name} {schema[name]}" for name in LIMITS if name in schema]
    default = f" = {schema['default']}" if "default" in schema else ""
    return _type(schema) + "".join(limits) + default


def _inputs(document: Schema) -> set[str]:
    """Returns the names of the schemas that callers pass: those of parameters, and the schemas in them."""
    schemas = document["components"]["schemas"]
    waiting = [name for method in document["methods"] for each in method["params"] for name in _names(each["schema"])]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _names(schemas[name])
    return found


def _names(value: Any) -> Iterator[str]:
    """Yields the names of the schemas to which a schema refers."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"].rpartition("/")[2]
        for each in value.values():
            yield from _names(each)
    elif isinstance(value, list):
        for each in value:
            yield from _names(each)
