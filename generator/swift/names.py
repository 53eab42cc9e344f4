"""Names, types and literals in Swift, and the Swift module of each service, which the contract does not state."""

from __future__ import annotations

from model import Field, Method, Service, Type, camel, pascal
from prose import render

TYPES = {
    "int": "Int", "number": "Double", "bool": "Bool", "string": "String", "url": "String",
    "time": "Timestamp", "date": "CalendarDate", "time_of_day": "TimeOfDay",
    "json": "JSONValue",
}  # fmt: skip

KEYWORDS = {
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
}  # fmt: skip

MODULES = {"community": "DanXiKit", "campus": "FudanKit"}
# The Swift names of services that differ from the service's name in Pascal case, and the modules of general services that differ from the
# service's Swift name.
ACRONYMS = {"http": "HTTP", "graphql": "GraphQL", "github": "GitHub"}
KITS = {"http": "HTTPKit", "github": "GitHubKit", "store": "Storage"}
# The campus sign-in has its own module, because the module of the other campus services depends on it.
SIGN_IN = {"campus": "CampusSignIn"}
# The modules of enums that are not in their service's module, because a module on which the service's module depends needs the enums.
HOMES = {"WebVPNMode": "WebVPN", "LocalAddresses": "Networking"}
CLIENTS = {"community": "CommunityClient", "campus": "CampusClient"}


def module(service: Service) -> str:
    """Returns the Swift module of a service. The campus sign-in and each general service have their own module."""
    return SIGN_IN.get(service.name) or MODULES.get(service.group) or KITS.get(service.name) or swift_name(service)


def home(service: Service, type_name: str) -> str:
    """Returns the Swift module that defines the entity or enum `type_name` of a service."""
    return HOMES.get(type_name) or module(service)


def swift_name(service: Service) -> str:
    return ACRONYMS.get(service.name) or pascal(service.name)


def is_routed(service: Service) -> bool:
    """Returns whether a router makes the plain requests of a service as values, which the service's own client sends."""
    return service.group == "general" and bool(service.server)


def context(service: Service) -> str:
    """Returns the expression for the client and caches of a service or its group, or "" for a general service without requests."""
    if service.group in MODULES:
        return f"services.{service.group}"
    return f"services.{identifier(service.name)}" if any(m.operations or m.saved for m in service.methods) else ""


def identifier(name: str) -> str:
    """Returns a name in camel case, in backquotes if it is a keyword."""
    name = camel(name)
    return f"`{name}`" if name in KEYWORDS else name


def case_name(name: str) -> str:
    """Returns the name of an enum's case. A value in capitals, such as an abbreviation, becomes lower case."""
    return identifier(name.lower() if name.isupper() else name.replace("-", "_"))


def swift_type(type: Type) -> str:
    name = TYPES.get(type.name, type.name)
    name = {"list": f"[{name}]", "map": f"[String: {name}]"}.get(type.container, name)
    return name + ("?" if type.optional else "")


def reference(kind: str, name: str) -> str:
    """Returns the Swift form of a reference in the contract's prose."""
    if kind == "error":
        return f"``ErrorCode/{camel(name)}``"
    if (kind, name) == ("value", "null"):
        return "`nil`"
    return f"`{identifier(name)}`" if kind in {"param", "field"} else f"`{name}`"


def prose(text: str) -> str:
    return render(text, reference)


def span(f: Field, low: float | None, high: float | None) -> str:
    """Returns a Swift range expression, or the empty string if there is no bound."""
    if low is None and high is None:
        return ""
    return f"{'' if low is None else number(low)}...{'' if high is None else number(high)}"


def number(value: float) -> str:
    """Returns a numeric literal, in parentheses if it is negative."""
    return f"({value:_})" if value < 0 else f"{value:_}"


def literal(value: object) -> str:
    """Returns a value as an expression of the type JSONValue."""
    if isinstance(value, bool):
        return f".bool({str(value).lower()})"
    if isinstance(value, int):
        return f".integer({value:_})"
    if isinstance(value, float):
        return f".number({value:_})"
    if isinstance(value, list):
        return f".array([{', '.join(literal(item) for item in value)}])"
    return f".string({string(str(value))})"


def string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def label(p: Field) -> str:
    return identifier(p.name)


def argument_label(p: Field) -> str:
    """Returns the label of an argument in a call, where only three keywords need backquotes."""
    name = camel(p.name)
    return f"`{name}`" if name in {"inout", "let", "var"} else name


def function(m: Method) -> str:
    return camel(m.name)
