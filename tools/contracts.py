"""Writes Tests/Contracts/operations.json: the operations of the community's servers as their OpenAPI documents describe them.

    DANXI_SERVER_FACTS=folder python3 tools/contracts.py

Only facts are kept: methods, paths, names and types of parameters and fields, limits, and status codes. Texts are left out.
"""

import json
import sys
from typing import Any

from server_facts import ROOT, contracts

TABLE = ROOT / "Tests" / "Contracts" / "operations.json"

# The keywords of JSON Schema that are kept.
KEYWORDS = {
    "type",
    "required",
    "enum",
    "minimum",
    "maximum",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
}  # fmt: skip


def facts() -> dict[str, Any]:
    """Returns the content of operations.json, made from the current OpenAPI documents."""
    return {path.stem: server(json.loads(path.read_text(encoding="utf-8"))) for path in contracts()}


def server(document: dict[str, Any]) -> dict[str, Any]:
    return {
        "operations": {
            f"{verb.upper()} {path}": operation(entry)
            for path, entries in sorted(document["paths"].items())
            for verb, entry in entries.items()
        },
        "schemas": {name: schema(entry) for name, entry in sorted(document["definitions"].items())},
    }


def operation(entry: dict[str, Any]) -> dict[str, Any]:
    parameters = entry.get("parameters", [])
    bodies = [each["schema"] for each in parameters if each["in"] == "body"]
    return {
        **({"deprecated": True} if entry.get("deprecated") else {}),
        "path": fields([each for each in parameters if each["in"] == "path"]),
        "query": fields([each for each in parameters if each["in"] == "query"]),
        "body": schema(bodies[0]) if bodies else None,
        "responses": {
            status: schema(response["schema"]) if "schema" in response else None
            for status, response in entry["responses"].items()
        },
    }


def fields(parameters: list[dict[str, Any]]) -> dict[str, Any]:
    """Returns a schema for the parameters in a path or a query."""
    properties = {each["name"]: schema(each) for each in parameters}
    for entry in properties.values():
        entry.pop("required", None)
    required = [each["name"] for each in parameters if each.get("required")]
    return {"properties": properties, **({"required": required} if required else {})}


def schema(entry: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in entry:
        return {"$ref": f"#/schemas/{entry['$ref'].rpartition('/')[2]}"}
    if "allOf" in entry:  # the documents use allOf only to add a description to a reference
        return schema(entry["allOf"][-1])
    kept = {key: value for key, value in entry.items() if key in KEYWORDS}
    if "properties" in entry:
        kept["properties"] = {name: schema(each) for name, each in entry["properties"].items()}
    for key in ("items", "additionalProperties"):
        if isinstance(entry.get(key), dict):
            kept[key] = schema(entry[key])
    return kept


def text(table: dict[str, Any]) -> str:
    """Returns the table as JSON, with one line for each operation and each schema."""
    lines = ["{"]
    for name, server in table.items():
        lines.append(f' "{name}": {{')
        for section, entries in server.items():
            lines.append(f'  "{section}": {{')
            lines.append(",\n".join(f"   {json.dumps(key)}: {json.dumps(entry)}" for key, entry in entries.items()))
            lines.append("  },")
        lines[-1] = "  }"
        lines.append(" },")
    lines[-1] = " }"
    return "\n".join([*lines, "}"]) + "\n"


def main() -> None:
    if not contracts():
        sys.exit("No documents were found. Set DANXI_SERVER_FACTS to the folder that contains contracts/*.json.")
    TABLE.write_text(text(facts()), encoding="utf-8")
    print(f"Wrote {TABLE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
