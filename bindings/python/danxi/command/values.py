"""Types of parameters on the command line, which convert typed text to JSON values."""

from __future__ import annotations

import datetime
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from .schema import Parameter

if TYPE_CHECKING:
    _Type = click.ParamType[Any]
else:
    # The class is generic only in newer versions of click.
    _Type = click.ParamType


ZONE = datetime.timezone(datetime.timedelta(hours=8))  # the university's time zone


class Integer(click.IntRange):
    """The type of an integer. Errors call it an integer, where those of click call it an integer range."""

    name = "integer"


class Number(click.FloatRange):
    """The type of a number. Errors call it a number, where those of click call it a float range."""

    name = "number"


class Choice(_Type):
    """The type of an enum. If the enum is open, other values are valid too."""

    name = "choice"

    def __init__(self, parameter: Parameter) -> None:
        self.choices = parameter.choices
        self._open = any("const" not in each for each in parameter.one["anyOf"])

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        return "[" + "|".join([*self.choices, *(["…"] if self._open else [])]) + "]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value not in self.choices and not self._open:
            self.fail(f"{value!r} is not one of {', '.join(self.choices)}.", param, ctx)
        return value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        found = (each for each in self.choices if each.startswith(incomplete))
        return [CompletionItem(each, help=self.choices[each]) for each in found]


class Date(_Type):
    """The type of a date. `today`, `tomorrow` and `yesterday` are dates in the university's time zone."""

    name = "date"
    # The words for a date, and its distance from today in days.
    near = {"yesterday": -1, "today": 0, "tomorrow": 1}

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value in self.near:
            today = datetime.datetime.now(ZONE).date()
            return (today + datetime.timedelta(self.near[value])).isoformat()
        try:
            return datetime.date.fromisoformat(value).isoformat()
        except ValueError:
            self.fail(f"{value!r} is not {self._expected()}.", param, ctx)

    def _expected(self) -> str:
        *words, last = self.near
        return f"a date such as 2024-10-11, or {', '.join(words)} or {last}"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(each) for each in self.near if each.startswith(incomplete)]


class Week(Date):
    """The type of a week: its number in the semester, or one of its days. `this`, `next` and `last` are weeks, seen from today."""

    name = "week"
    near = {"this": 0, "next": 7, "last": -7, **Date.near}
    _NUMBERS = range(1, 61)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        if isinstance(value, int) or value.isdecimal() and len(value) < 4:
            if int(value) not in self._NUMBERS:
                self.fail(f"the number of a week is from 1 to {self._NUMBERS[-1]}, not {value}.", param, ctx)
            return int(value)
        day: str = super().convert(value, param, ctx)
        return day

    def _expected(self) -> str:
        return f"the number of a week, {super()._expected()}"


class Time(_Type):
    """The type of an instant. A string without a time zone is in local time."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return rfc3339(value)
        except ValueError:
            example = "2024-10-11T20:00:22+08:00, or 2024-10-11 20:00 in local time"
            self.fail(f"{value!r} is not a time such as {example}.", param, ctx)


def rfc3339(text: str) -> str:
    """Returns a time in RFC 3339. A string in this form is not changed."""
    import danxi

    try:
        return danxi.Timestamp.parse(text).text
    except ValueError:
        return datetime.datetime.fromisoformat(text).astimezone().isoformat()


class Json(_Type):
    """The type of a JSON value: its text, or `@FILE` for the content of a file; `@-` is standard input."""

    name = "json"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str):
            return value
        try:
            return json.loads(read(value[1:]) if value.startswith("@") else value)
        except (OSError, ValueError) as problem:
            self.fail(f"the value cannot be read as JSON: {problem}. Pass a JSON value, or @FILE.", param, ctx)


class Member(_Type):
    """The type of a member of an object: `NAME=STRING` or `NAME:=JSON`. `@FILE` or JSON text passes the whole object."""

    name = "member"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        if value.startswith(("@", "{")):
            members = Json().convert(value, param, ctx)
            if not isinstance(members, dict):
                self.fail("the value is not a JSON object.", param, ctx)
            return members
        name, separator, text = value.partition("=")
        if not separator:
            self.fail(f"{value!r} is neither NAME=STRING nor NAME:=JSON.", param, ctx)
        if name.endswith(":"):
            return {name[:-1]: Json().convert(text, param, ctx)}
        return {name: text}


def read(path: str) -> str:
    """Returns the content of a file in UTF-8; `-` is standard input.

    Raises:
        OSError: The file cannot be read.
        UnicodeDecodeError: The content is not UTF-8.
    """
    if path != "-":
        return Path(path).read_text("utf-8")
    check_input()
    return sys.stdin.read()


def check_input() -> None:
    """Raises OSError if standard input is closed."""
    if sys.stdin is None:
        raise OSError("standard input cannot be read: it is closed")


def type_of(parameter: Parameter) -> _Type:
    """Returns the type of a parameter on the command line."""
    kind = parameter.kind
    if kind == "enum":
        return Choice(parameter)
    if kind in ("integer", "number"):
        least, most = parameter.one.get("minimum"), parameter.one.get("maximum")
        return Integer(least, most) if kind == "integer" else Number(least, most)
    if kind == "object":
        return Member()
    if parameter.file:
        is_folder = parameter.file == "folder"
        return click.Path(file_okay=not is_folder, dir_okay=is_folder, readable=False)
    simple: dict[str, _Type] = {"boolean": click.BOOL, "string": click.STRING, "date": Date(), "date-time": Time()}
    return simple.get(kind, Json())
