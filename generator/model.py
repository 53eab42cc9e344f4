"""The contract in memory: the content of interface/*.toml as dataclasses."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from mistakes import ContractError

SCALARS = {"int", "number", "bool", "string", "time", "date", "time_of_day", "url", "json"}
INTERVAL = "interval_ms"
STREAM_ONLY = (INTERVAL, "every_poll")  # the parameters of watched methods that only a stream uses


@dataclass(frozen=True)
class Type:
    """A type, such as `int`, `Tag`, `[Tag]` (a list) or `{time}` (an object whose values are times). `json` is any JSON value.

    With a final `?`, the value may be null or missing.
    """

    name: str
    container: str = ""  # "", "list" or "map"
    optional: bool = False

    @staticmethod
    def parse(text: str) -> Type:
        match = re.fullmatch(r"(?:\[(\w+)\]|\{(\w+)\}|(\w+))(\?)?", text)
        if not match:
            raise ContractError(f"{text} is not a type: expected a form such as int, [int], {{int}} or int?")
        listed, mapped, plain, optional = match.groups()
        container = "list" if listed else "map" if mapped else ""
        return Type(listed or mapped or plain, container, bool(optional))

    @property
    def is_scalar(self) -> bool:
        return self.name in SCALARS

    @property
    def is_json_text(self) -> bool:
        """Whether a C function takes a value of this type as JSON text."""
        return bool(self.container) or self.name == "json"


@dataclass(frozen=True)
class Field:
    """A field of an entity, a parameter of a method, an option of calls, or a key of the configuration."""

    name: str
    type: Type
    summary: str
    default: Any = None
    min: float | None = None
    max: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    min_items: int | None = None
    max_items: int | None = None
    not_blank: bool = False  # Whether a string, or each string of a list, must have a character that is not a space.
    unique_items: bool = False  # Whether the items of a list must differ.
    # A password, a means of payment or the number of an identity document: it is hidden in examples and in Python's `repr`.
    secret: bool = False
    # "read" or "write" if a string is the path of a file on the caller's machine that the call reads or writes, and "folder" for a folder.
    file: str = ""
    single: bool = False  # Whether a caller may pass a single value instead of a list with one item.
    unit: str = ""
    form: str = ""  # How a table for people shows the value, if its type does not decide: one of the `FORMS` in checks/shown.py.
    since: str = ""

    @property
    def has_default(self) -> bool:
        return self.default is not None

    @property
    def required(self) -> bool:
        """Whether a caller must pass the parameter."""
        return not self.type.optional and not self.has_default


@dataclass(frozen=True)
class EnumValue:
    name: str
    summary: str


@dataclass(frozen=True)
class Enum:
    """A type of strings with listed values. If it is open, a server may send other values."""

    name: str
    summary: str
    values: list[EnumValue]
    open: bool = False

    @property
    def names(self) -> list[str]:
        return [value.name for value in self.values]


@dataclass(frozen=True)
class Entity:
    name: str
    summary: str
    fields: list[Field]
    description: str = ""
    # The fields that a table for people shows, most important first. A path such as "places.room" names a field of an inner entity.
    shown: list[str] = field(default_factory=list)
    # If the entity is a row of a server's list: the fields without which a row is left out. Of the names in one item, one is enough.
    needs: list[list[str]] = field(default_factory=list)
    # The fields that the library makes from needed fields or from the call. All others are null if a row has no usable value.
    derived: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Request:
    """A plain JSON request. In `path`, `query` and `body`, `{name}` stands for a parameter. The value of `{+name}` may contain slashes."""

    method: str
    path: str
    query: dict[str, Any] = field(default_factory=dict)
    body: dict[str, Any] | None = None
    accept: str = ""  # The media type of the response, if it is not the server's usual one.


@dataclass(frozen=True)
class Pages:
    """The way to request the next page of a list."""

    kind: str  # How the next page is requested: by cursor, id, link, offset or page.
    parameter: str
    # For a cursor: the time by which the list is sorted, a field of the items. "{x}" stands for the field that parameter x names.
    field: str = ""
    items: str = ""  # The field of the result that holds the list. Empty if the result is the list.
    last: str = ""  # The field of the result that holds the number of the last page.
    id: str = ""  # The field that identifies an item. An item that several pages contain is returned once.
    # For a cursor: how many milliseconds after the last item's time the next page starts, so that items with the same time are not left
    # out.
    overlap_ms: int = 0


@dataclass(frozen=True)
class Watch:
    """The way to watch a method: a stream calls the method repeatedly, each time with the token of the previous result."""

    items: str  # The field of the result that holds the new items.
    interval_ms: int  # The default time between two polls.
    min_interval_ms: int
    store_news: bool = (
        True  # Whether a store keeps news for other sessions. False for values that are kept in memory only.
    )


@dataclass(frozen=True)
class Example:
    """An example call. The documentation shows it with `params`.

    Tests replace the values of parameters in `sources` with values from the results of other methods ("method:path").
    If such a parameter is a list, the value becomes its only item.
    """

    params: dict[str, Any]
    sources: dict[str, str] = field(default_factory=dict)
    account: str = "undergraduate"  # The kind of account to sign in with: undergraduate, graduate or moderator.
    outcome: str = "ok"  # "ok", or the name of the error that the call fails with.


@dataclass(frozen=True)
class Method:
    service: str
    name: str
    summary: str
    operations: list[str]
    sign_in: str
    since: str
    example: Example
    description: str = ""
    returns: Type | None = None
    returns_summary: str = ""
    parameters: list[Field] = field(default_factory=list)
    options: list[Field] = field(default_factory=list)
    request: Request | None = None
    effect: str = "safe"
    cache_seconds: int | None = None
    cache_rule: str = ""  # A phrase that states how long a cached value is valid, if the time is not fixed.
    cache_of: str = ""  # The method of the same service from whose cached value the result is made.
    updates: list[str] = field(
        default_factory=list
    )  # The methods of the same service whose cached values a call changes.
    # Words in English and Chinese by which people look for the method and that its name and texts do not have.
    keywords: list[str] = field(default_factory=list)
    audience: str = "everybody"  # or "administrators": only their accounts can use the method.
    # Whether a call for an account that is not an administrator's fails with `forbidden` before its request is sent.
    administrators_only: bool = False
    at_least_one: list[str] = field(default_factory=list)  # Optional parameters of which a caller must pass one.
    errors: dict[str, str] = field(default_factory=dict)
    pages: Pages | None = None
    watch: Watch | None = None
    saved: bool = False  # Whether a method of a general service that sends no request uses the store.

    @property
    def full_name(self) -> str:
        return f"{self.service}.{self.name}"

    @property
    def is_cached(self) -> bool:
        return self.cache_seconds is not None or bool(self.cache_rule)

    @property
    def required(self) -> list[Field]:
        return [p for p in self.parameters if p.required]

    @property
    def optional(self) -> list[Field]:
        return [p for p in self.parameters if not p.required]


@dataclass(frozen=True)
class Service:
    name: str
    group: str  # community, campus or general
    title: str
    summary: str
    since: str
    sign_in: str
    description: str = ""
    # Words in English and Chinese by which people look for the service and that its name and texts do not have.
    keywords: list[str] = field(default_factory=list)
    server: str = ""  # The section of the configuration with the base URL of requests.
    enums: list[Enum] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)
    methods: list[Method] = field(default_factory=list)

    @property
    def has_cache(self) -> bool:
        return any(method.is_cached for method in self.methods)


@dataclass(frozen=True)
class Error:
    number: int  # The value of the constant in C, and `code` in JSON.
    name: str
    summary: str
    retryable: bool
    scope: str  # Which calls can fail with the error; interface/errors.toml lists the values.
    group: str  # The name of its `ErrorGroup`.


@dataclass(frozen=True)
class ErrorGroup:
    """Errors that a program handles in the same way."""

    name: str
    summary: str


@dataclass(frozen=True)
class Section:
    """A section of the configuration."""

    name: str
    summary: str
    keys: list[Field]
    # For a section whose members the user names, such as `hosts`: the word for one member ("host"). Each member has all of `keys`.
    each: str = ""

    @property
    def class_name(self) -> str:
        return pascal(self.each or self.name)

    @property
    def path(self) -> str:
        """The beginning of the full name of each key, such as `network`, or `hosts.NAME` if the user names the members."""
        return f"{self.name}.NAME" if self.each else self.name


@dataclass(frozen=True)
class DayChange:
    """A public holiday, or a Saturday or Sunday on which people work."""

    date: str  # such as 2026-10-01
    is_off: bool
    name: str


@dataclass(frozen=True)
class Interface:
    """The whole contract. Its lists do not change; dataclasses.replace() makes another contract."""

    version: str
    error_groups: list[ErrorGroup]
    errors: list[Error]
    configuration: list[Section]
    options: list[Field]
    option_enums: list[Enum]
    services: list[Service]
    day_changes: dict[int, list[DayChange]]  # by year

    @property
    def entities(self) -> list[Entity]:
        return [entity for service in self.services for entity in service.entities]

    @property
    def enums(self) -> list[Enum]:
        return self.option_enums + [enum for service in self.services for enum in service.enums]

    @property
    def methods(self) -> list[Method]:
        return [method for service in self.services for method in service.methods]

    def service(self, name: str) -> Service:
        return next(service for service in self.services if service.name == name)

    def method(self, full_name: str) -> Method:
        return next(method for method in self.methods if method.full_name == full_name)

    def entity(self, name: str) -> Entity | None:
        return self._entities_by_name.get(name)

    def enum(self, name: str) -> Enum | None:
        return self._enums_by_name.get(name)

    @cached_property
    def _entities_by_name(self) -> dict[str, Entity]:
        return {entity.name: entity for entity in self.entities}

    @cached_property
    def _enums_by_name(self) -> dict[str, Enum]:
        return {enum.name: enum for enum in self.enums}

    def errors_of(self, method: Method) -> list[tuple[Error, str]]:
        """Returns the errors that a method lists, each with the text that the method gives for it or else the error's summary."""
        return [
            (error, method.errors[error.name] or error.summary) for error in self.errors if error.name in method.errors
        ]


# Names


def camel(name: str) -> str:
    head, *rest = name.split("_")
    return head + "".join(word.capitalize() for word in rest)


def pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))
