"""Arguments and options of a subcommand, made from a method's parameters."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import click

from . import values
from .app import is_interactive, prompt
from .schema import COMMON, Method, Parameter

# Names of the options that subcommands have besides parameters. A parameter with one of these names gets the option --param-NAME.
TAKEN = ("json", "columns", "params", "help")
TAKEN_BY_PAGES = ("all", "limit")
PREFIX = "parameter_"  # in front of the names that click passes to the subcommand
FILE = "_file"


def options_of(method: Method, is_stream: bool = False) -> list[click.Parameter]:
    """Returns the arguments and options of a method's parameters: required ones are positional, secrets are read from files."""
    ordered = sorted(method.parameters, key=lambda each: each.name in COMMON)
    found: list[click.Parameter] = []
    for parameter in ordered:
        if is_stream and parameter.name == "timeout_ms":
            continue
        if parameter.secret:
            found.append(_secret(method, parameter))
        elif parameter.required:
            found.append(_argument(parameter))
        else:
            found.append(_option(method, parameter))
    file = click.Option(
        ["--params", "params"],
        metavar="FILE",
        help="Read further parameters from a file with a JSON object; - is standard input.",
    )
    return [*found, file]


def _argument(parameter: Parameter) -> click.Argument:
    return DescribedArgument(
        [f"{PREFIX}{parameter.name}"],
        # `fill_in` reports a missing argument, because --params may contain it.
        required=False,
        metavar=parameter.name.upper(),
        type=values.type_of(parameter),
        nargs=-1 if is_multiple(parameter) else 1,
        help=_summary(parameter),
    )


def _summary(parameter: Parameter) -> str:
    pipes = {"read": " - is standard input.", "write": " - is standard output."}
    return parameter.summary + pipes.get(parameter.file, "")


class DescribedArgument(click.Argument):
    """An argument whose description `DescribedCommand` shows in its help."""

    def __init__(self, *arguments: Any, help: str, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._described = help

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return f"{self.metavar}{'...' if self.nargs == -1 else ''}", self._described


class DescribedCommand(click.Command):
    """A command whose help describes its arguments before its options, with every version of click."""

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes nothing, because `format_options` writes the arguments."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, kind in (("Arguments", click.Argument), ("Options", click.Option)):
            records = (each.get_help_record(ctx) for each in self.get_params(ctx) if isinstance(each, kind))
            shown = [record for record in records if record is not None]
            if shown:
                with formatter.section(title):
                    formatter.write_dl(shown)


def _option(method: Method, parameter: Parameter) -> click.Option:
    name = option_name(method, parameter)
    is_flag = parameter.kind == "boolean"
    return click.Option(
        [f"--{name}/--no-{name}" if is_flag else f"--{name}", f"{PREFIX}{parameter.name}"],
        type=None if is_flag else values.type_of(parameter),
        default=None,
        multiple=is_multiple(parameter),
        help=_help(parameter),
    )


def _secret(method: Method, parameter: Parameter) -> click.Option:
    form = "" if parameter.kind == "string" else " as JSON"
    asked = " By default, you are asked for it." if parameter.required and not form else ""
    return click.Option(
        [f"--{option_name(method, parameter)}-file", f"{PREFIX}{parameter.name}{FILE}"],
        metavar="FILE",
        help=f"File with this secret{form}; - is standard input.{asked} {parameter.summary}",
    )


def is_multiple(parameter: Parameter) -> bool:
    """Returns whether the option of a parameter can be repeated: once for each value, or for each member of an object."""
    return parameter.is_repeated or parameter.kind == "object"


def option_name(method: Method, parameter: Parameter) -> str:
    taken = (*TAKEN, *TAKEN_BY_PAGES) if method.pages else TAKEN
    return f"param-{parameter.option}" if parameter.option in taken else parameter.option


def _help(parameter: Parameter) -> str:
    schema = parameter.schema
    facts = [_summary(parameter)]
    if is_multiple(parameter):
        facts.append("Repeat the option for several values.")
    if parameter.kind in ("array", "json") and not is_multiple(parameter):
        facts.append("JSON, or @FILE.")
    if "default" in schema:
        facts.append(f"[default: {json.dumps(schema['default'], ensure_ascii=False)}]")
    return " ".join(facts)


def from_command_line(method: Method, given: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the parameters of a call. Asks the person for required secrets that are missing.

    Args:
        given: The values that click has parsed.

    Raises:
        click.UsageError: A required parameter is missing, or a file cannot be read.
    """
    found = _from_file(given["params"]) if given.get("params") else {}
    for parameter in method.parameters:
        value = given.get(PREFIX + parameter.name)
        if parameter.secret:
            value = _read_secret(method, parameter, given.get(PREFIX + parameter.name + FILE))
        if parameter.kind == "object" and not parameter.secret:
            value = {name: each for members in value or () for name, each in members.items()}
        if isinstance(value, (tuple, dict)) and not value:
            value = None
        if value is not None:
            found[parameter.name] = list(value) if isinstance(value, tuple) else value
    # A continuation contains all parameters of its list.
    missing = [each for each in method.parameters if each.required and each.name not in found]
    if "continue_from" not in found:
        found.update({each.name: fill_in(method, each) for each in missing})
    return found


def fill_in(method: Method, parameter: Parameter) -> Any:
    """Returns the value of a missing parameter: a secret string that the person types, or the start of a list.

    Raises:
        click.UsageError: The parameter is neither a secret string nor the start of a list, or there is no terminal.
    """
    if method.pages and method.pages["parameter"] == parameter.name:
        return parameter.schema.get("minimum", 0)
    if not parameter.secret:
        raise click.UsageError(f"Missing argument '{parameter.name.upper()}'. {_missing(parameter)}")
    option = f"--{option_name(method, parameter)}-file"
    if parameter.kind != "string":
        raise click.UsageError(f"The secret `{parameter.name}` is missing. Pass {option}.")
    if not is_interactive():
        advice = f"Run the command in a terminal, or pass {option}."
        raise click.UsageError(f"The secret `{parameter.name}` is missing. {advice}")
    return prompt(parameter.name.capitalize().replace("_", " "), hide_input=True)


def _missing(parameter: Parameter) -> str:
    """Returns what a missing argument can be: the values of an enum with their meanings, or a description."""
    if not parameter.choices:
        return parameter.summary
    width = max(map(len, parameter.choices))
    values_ = (f"  {name:<{width}}  {text}" for name, text in parameter.choices.items())
    return "\n".join(["It is one of:", *values_])


def _read_secret(method: Method, parameter: Parameter, path: str | None) -> Any:
    if path is None:
        return None
    text = _read(path, option_name(method, parameter) + "-file")
    return text.rstrip("\r\n") if parameter.kind == "string" else _parsed(text, path)


def _from_file(path: str) -> dict[str, Any]:
    found = _parsed(_read(path, "params"), path)
    if not isinstance(found, dict):
        raise click.UsageError(f"{path} is not a JSON object.")
    return found


def _read(path: str, option: str) -> str:
    try:
        return values.read(path)
    except (OSError, UnicodeDecodeError) as problem:
        raise click.UsageError(f"--{option}: {problem}") from None


def _parsed(text: str, path: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as problem:
        raise click.UsageError(f"{path} is not JSON: {problem}") from None
