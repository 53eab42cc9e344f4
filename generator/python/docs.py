"""Docstrings of the Python package: the contract's prose with Python's names, wrapped and indented."""

from __future__ import annotations

import json
import re
import textwrap

import prose
from model import Enum, Field, Interface, Method

from .names import error_class, identifier

WIDTH = 116
FUNCTIONS = {
    "danxi_schema": "`danxi.schema()`",
    "danxi_call": "`Session.call()`",
    "danxi_session_open": "`danxi.Session()`",
    "danxi_session_close": "`Session.close()`",
}


class Docs:
    """A renderer of the contract's prose with the names of the Python package."""

    def __init__(self, interface: Interface) -> None:
        self._interface = interface
        self._errors = {error.name: error_class(error) for error in interface.errors}

    def prose(self, text: str) -> str:
        return prose.render(text, self._reference)

    def _reference(self, kind: str, name: str) -> str:
        if kind == "error":
            return f"`{self._errors[name]}`"
        if kind == "method":
            service, method = name.split(".")
            return f"`{service}.{identifier(method)}()`"
        if kind == "function":
            return FUNCTIONS[name]
        if kind in ("param", "field"):
            return f"`{identifier(name)}`"
        if kind == "value":
            return f"`{literal(value(name))}`"
        return f"`{name}`"

    def field(self, f: Field) -> str:
        """Returns the description of a field or parameter: its summary, unit, range, values and default."""
        parts = [self.prose(f.summary)]
        if limits := bounds(f):
            parts.append(sentence(f"{limits} {f.unit}".strip()))
        elif f.unit and not re.search(rf"\b{f.unit}\b", parts[0]):
            parts.append(f"In {f.unit}.")
        if enum := self._interface.enum(f.type.name):
            parts.append(self.values(enum))
        if f.has_default:
            parts.append(f"Default: {literal(f.default)}.")
        if f.since:
            parts.append(f"Since {f.since}.")
        return " ".join(parts)

    def values(self, enum: Enum) -> str:
        if enum in self._interface.option_enums:
            return f"One of {', '.join(literal(name) for name in enum.names)}; see `danxi.{enum.name}`."
        return self.described_values(enum)

    def described_values(self, enum: Enum) -> str:
        described = "; ".join(f'"{v.name}": {self.prose(v.summary).rstrip(".")}' for v in enum.values)
        return f"{described}.{' A server may send others.' if enum.open else ''}"

    def raised(self, method: Method) -> list[str]:
        """Returns the entries of the section `Raises`: the errors that the method lists, or that follow from its sign-in or cache."""
        texts = dict(method.errors)
        if method.sign_in != "none":
            texts.setdefault("not_signed_in", "")
        if method.is_cached:
            texts.setdefault("not_cached", "")
        known = [e for e in self._interface.errors if e.name in texts]
        named = [f"{self._errors[e.name]}: {self.prose(texts[e.name] or e.summary)}" for e in known]
        return [*named, f"Error: The call failed{' for any other reason' if named else ''}; see `danxi.errors`."]

    def notes(self, method: Method) -> str:
        """Returns sentences about a method's sign-in, parameters, effect and cache."""
        notes = []
        if method.sign_in != "none":
            services = {"community": ["account"], "campus": ["campus"], "both": ["account", "campus"]}[method.sign_in]
            notes.append(
                f"The session must be signed in with {' and '.join(f'`{name}.login()`' for name in services)}."
            )
        if method.at_least_one:
            notes.append(
                f"At least one of {', '.join(f'`{identifier(name)}`' for name in method.at_least_one)} must be given."
            )
        if method.effect == "once":
            notes.append(
                "The request is sent at most once. If the connection breaks or the call times out, the request may have taken effect."
            )
        if method.cache_seconds:
            notes.append(f"A cached value is valid for {duration(method.cache_seconds)}.")
        if method.cache_rule:
            notes.append(f"Values are cached {self.prose(method.cache_rule)}.")
        return " ".join(notes)

    def returned(self, method: Method, type: str) -> list[str]:
        if method.returns is None:
            return []
        entity = None if method.returns.container else self._interface.entity(method.returns.name)
        summary = method.returns_summary or (entity.summary if entity else "")
        return [f"{type}: {self.prose(summary)}" if summary else type]

    def operations(self, method: Method) -> list[str]:
        urls = {
            section.name: str(key.default)
            for section in self._interface.configuration
            for key in section.keys
            if key.name == "base_url" and key.has_default
        }
        return [re.sub(r"\{(\w+)\}(?=/)", lambda m: urls.get(m[1], m[0]), text, count=1) for text in method.operations]


def value(name: str) -> object:
    try:
        return json.loads(name)
    except ValueError:
        return name


def literal(item: object) -> str:
    """Returns the Python literal of a JSON value."""
    if isinstance(item, str):
        return json.dumps(item, ensure_ascii=False)
    if isinstance(item, list):
        return f"[{', '.join(literal(member) for member in item)}]"
    if isinstance(item, dict):
        return "{" + ", ".join(f"{literal(key)}: {literal(member)}" for key, member in item.items()) + "}"
    return repr(item)


def bounds(f: Field) -> str:
    characters = "characters each" if f.type.container else "characters"
    is_nonempty = (f.min_length, f.max_length) == (1, None)
    lengths = "not empty" if is_nonempty else span(f.min_length, f.max_length, characters)
    if f.not_blank:
        lengths = ", ".join(filter(None, ["" if is_nonempty else lengths, "not only spaces"]))
    items = span(f.min_items, f.max_items, "items")
    items = f"{items} without duplicates".lstrip() if f.unique_items else items
    texts = [span(f.min, f.max, ""), items, lengths]
    return ", ".join(filter(None, texts))


def span(low: float | None, high: float | None, unit: str) -> str:
    text = ""
    if low is not None and high is not None:
        text = f"{low:,} to {high:,}"
    elif low is not None:
        text = f"at least {low:,}"
    elif high is not None:
        text = f"at most {high:,}"
    return f"{text} {unit}".strip() if text else ""


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def duration(seconds: int) -> str:
    for name, length in (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)):
        if seconds % length == 0:
            count = seconds // length
            return f"{count} {name}{'s' if count > 1 else ''}"
    raise AssertionError(seconds)


def docstring(indent: str, paragraphs: list[str], *sections: tuple[str, list[str]]) -> str:
    """Returns a docstring. Each section is a title and a list of entries, which get a hanging indent."""
    blocks = [
        fill(" ".join(part.split()), indent) for text in paragraphs for part in text.strip().split("\n\n") if part
    ]
    for title, entries in sections:
        if entries:
            hanging = indent + " " * 4
            lines = [fill(" ".join(entry.split()), hanging, hanging + " " * 4) for entry in entries]
            blocks.append("\n".join([f"{indent}{title}:", *lines]))
    text = "\n\n".join(blocks).replace("\\", "\\\\")
    opened = f'{indent}"""{text[len(indent) :]}'
    if "\n" not in text and not text.endswith('"'):
        return f'{opened}"""'
    return f'{opened}\n{indent}"""'


def fill(text: str, first: str, following: str | None = None) -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=first,
        subsequent_indent=first if following is None else following,
        break_long_words=False,
        break_on_hyphens=False,
    )
