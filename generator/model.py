"""The interface definition in memory: what interface/*.toml says, checked."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

SCALARS = {"int", "number", "bool", "string", "time"}


@dataclass(frozen=True)
class Type:
    """`int`, `Tag`, `[Tag]` (a list), `{time}` (an object of them); with `?` it may be left out."""

    name: str
    container: str = ""  # "", "list" or "map"
    optional: bool = False

    @staticmethod
    def parse(text):
        match = re.fullmatch(r"(?:\[(\w+)\]|\{(\w+)\}|(\w+))(\?)?", text)
        if not match:
            raise ValueError(f"not a type: {text}")
        listed, mapped, plain, optional = match.groups()
        container = "list" if listed else "map" if mapped else ""
        return Type(listed or mapped or plain, container, bool(optional))

    @property
    def is_entity(self):
        return self.name not in SCALARS


@dataclass(frozen=True)
class Field:
    name: str
    type: Type
    doc: str
    min: int | None = None
    max: int | None = None
    values: tuple = ()


@dataclass(frozen=True)
class Entity:
    name: str
    doc: str
    fields: list
    built: bool = False  # whether the library makes it itself, beside reading it


@dataclass(frozen=True)
class Method:
    service: str
    name: str
    doc: str
    source: str
    returns: Type | None = None
    parameters: list = field(default_factory=list)
    store: bool = False  # whether the service's store answers it
    cached: bool = False  # whether it takes the option `cache`

    @property
    def full_name(self):
        return f"{self.service}.{self.name}"

    @property
    def required(self):
        return [p for p in self.parameters if not p.type.optional]

    @property
    def optional(self):
        return [p for p in self.parameters if p.type.optional]


@dataclass(frozen=True)
class Service:
    name: str
    directory: str  # below Sources/
    api: str  # the Swift namespace of its functions
    store: str  # the session's property that holds its store; empty without one
    doc: str
    entities: list
    methods: list
    context: str = (
        "session.community"  # where a call finds the service and its stores; empty if it needs nothing of the session
    )

    @property
    def swift_name(self):
        return pascal(self.name)

    @property
    def module(self):
        return self.directory.split("/")[0]


@dataclass(frozen=True)
class Error:
    value: int
    name: str
    doc: str
    retryable: bool


@dataclass(frozen=True)
class Interface:
    version: str
    errors: list
    services: list

    @property
    def entities(self):
        return [entity for service in self.services for entity in service.entities]

    @property
    def methods(self):
        return [method for service in self.services for method in service.methods]


# The options that calls take beside their own parameters.
TIMEOUT = Field(
    "timeout_ms",
    Type("int", optional=True),
    "How long the call may take, in milliseconds, 1 to 3,600,000. Default: network.timeout_ms.",
    1,
    3_600_000,
)
CACHE = Field(
    "cache",
    Type("string", optional=True),
    "`prefer`: a valid stored value, else the server (the default); `refresh`: the server; "
    "`only`: the stored value, however old, never the network, `not_cached` without one; "
    "`revalidate`: the stored value at once, however old, renewed behind.",
    values=("prefer", "refresh", "only", "revalidate"),
)


def options(method):
    """The call options of a method, which come after its own parameters."""
    return ([CACHE] if method.cached else []) + [TIMEOUT]


def load(root):
    directory = Path(root) / "interface"
    errors = [
        Error(value, entry["name"], entry["doc"], entry.get("retryable", False))
        for value, entry in enumerate(read(directory / "errors.toml")["error"], start=1)
    ]
    order = read(directory / "services.toml")
    services = [service(read(directory / f"{name}.toml")) for name in order["services"]]
    interface = Interface(order["version"], errors, services)
    check(interface)
    return interface


def read(path):
    with open(path, "rb") as file:
        return tomllib.load(file)


def service(table):
    entities = [
        Entity(e["name"], e["doc"].strip(), [parse_field(f) for f in e["fields"]], e.get("built", False))
        for e in table.get("entity", [])
    ]
    methods = [
        Method(
            table["service"], m["name"], m["doc"].strip(), m["source"],
            Type.parse(m["returns"]) if "returns" in m else None,
            [parse_field(p) for p in m.get("parameters", [])],
            m.get("store", False), m.get("cached", False),
        )
        for m in table["method"]
    ]  # fmt: skip
    context = {"context": table["context"]} if "context" in table else {}
    return Service(
        table["service"],
        table["directory"],
        table["api"],
        table.get("store", ""),
        table["doc"].strip(),
        entities,
        methods,
        **context,
    )


def parse_field(table):
    table = dict(table)
    table["type"] = Type.parse(table["type"])
    table["values"] = tuple(table.get("values", ()))
    return Field(**table)


def check(interface):
    names = [entity.name for entity in interface.entities]
    stores = {service.name: service.store for service in interface.services}
    reserved = {TIMEOUT.name, CACHE.name, "session", "options"}
    for name in {n for n in names if names.count(n) > 1}:
        raise ValueError(f"two entities are called {name}")
    for entity in interface.entities:
        for f in entity.fields:
            if f.type.is_entity and f.type.name not in names:
                raise ValueError(f"{entity.name}.{f.name}: no entity is called {f.type.name}")
    for method in interface.methods:
        if method.returns and method.returns.is_entity and method.returns.name not in names:
            raise ValueError(f"{method.full_name}: no entity is called {method.returns.name}")
        if method.store and not stores[method.service]:
            raise ValueError(f"{method.full_name}: {method.service} has no store")
        if method.cached and not (method.store and method.returns):
            raise ValueError(f"{method.full_name}: cached methods belong to a store and return a value")
        for p in method.parameters:
            if p.name in reserved:
                raise ValueError(f"{method.full_name}: {p.name} is reserved")
            if p.type.is_entity and p.type.name not in names:
                raise ValueError(f"{method.full_name}: no entity is called {p.type.name}")
            if p.type.is_entity and not (p.type.container == "list" and p.type.optional):
                raise ValueError(f"{method.full_name}: {p.name}: entities are parameters as an optional list only")


def camel(name):
    head, *rest = name.split("_")
    return head + "".join(word.capitalize() for word in rest)


def pascal(name):
    return "".join(word.capitalize() for word in name.split("_"))
