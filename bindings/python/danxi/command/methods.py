"""The subcommands of the services: `danxi SERVICE METHOD`, made from the schema when they are needed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import click

from . import accounts
from .app import App
from .output import Output
from .parameters import DescribedCommand, from_command_line, options_of
from .pipes import piped, writes_output
from .schema import Method, Service
from .streams import follow
from .suggestions import unknown
from .values import Integer

# The services whose command shows a screen if it is called without a method.
SCREENS = ("bus", "canteen", "library")
SAVING = "forum.save_thread"  # the method whose value is one line on a terminal
# The commands of services that are not plain methods, each with its module.
MORE = {"archive": {"run": "archive"}, "forum": {"read": "thread"}}
# The services whose arguments are those of a command unless another one follows: `danxi archive FOLDER`.
USUAL = {"archive": "run"}


class ServiceGroup(click.Group):
    """A service with a subcommand for each method. A method that can be watched has a second subcommand for a single poll."""

    def __init__(self, service: Service) -> None:
        screen = _screen(service.name)
        super().__init__(
            service.name,
            help=service.summary if screen is None else f"{service.summary}\n\nWithout a method: {screen.help}",
            no_args_is_help=screen is None,
            invoke_without_command=screen is not None,
            params=screen and screen.params,
            callback=screen and _without_method(screen),
        )
        self._more = MORE.get(service.name, {})
        self._methods: dict[str, tuple[Method, bool]] = {}
        for method in service.methods:
            self._methods[method.verb.replace("_", "-")] = method, method.watch is not None
            if method.watch:
                self._methods[method.verb.replace("watch", "poll").replace("_", "-")] = method, False

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self._more, *(name for name in self._methods if name not in self._more)]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        usual = USUAL.get(self.name or "")
        if usual and args and args[0] not in (*self.list_commands(ctx), *ctx.help_option_names):
            args = [usual, *args]
        return super().parse_args(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self._more:
            command: click.Command = import_module(f".screens.{self._more[cmd_name]}", __package__).command
            return command
        if cmd_name not in self._methods:
            return None
        method, is_stream = self._methods[cmd_name]
        return method_command(cmd_name, method, is_stream)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.list_commands(ctx) and not args[0].startswith("-"):
            raise unknown(f"method of {self.name}", args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)


def _screen(service: str) -> click.Command | None:
    """Returns the screen that the command of a service shows without a method, or None."""
    if service not in SCREENS:
        return None
    from .screens import places

    screen: click.Command = getattr(places, service)
    return screen


def _without_method(screen: click.Command) -> Callable[..., None]:
    """Returns a function that shows a screen, unless a method follows."""

    @click.pass_context
    def run(ctx: click.Context, /, **given: Any) -> None:
        if ctx.invoked_subcommand is None:
            ctx.invoke(screen, **given)

    return run


def method_command(name: str, method: Method, is_stream: bool = False) -> click.Command:
    """Returns the subcommand of a method.

    Args:
        is_stream: Whether the subcommand watches until Ctrl-C, instead of making a single call.
    """
    summary = f"Stream until Ctrl-C: {method.summary}" if is_stream else method.summary
    texts = [summary, *method.description.split("\n\n"), _requirements(method)]

    @click.pass_obj
    def run(app: App, /, **given: Any) -> None:
        app.as_json = given["as_json"]
        output = Output(app.interface, given["as_json"], _split(given["columns"]))
        parameters = from_command_line(method, given)
        if is_stream:
            for kind in accounts.kinds_of(method):
                app.sign_in(kind)
            follow(app, [(method, parameters)], output)
        elif given.get("every") or given.get("limit"):
            with output.paged():
                _write_pages(app, method, parameters, given["limit"], output)
        else:
            with piped(method, parameters) as piped_parameters:
                result = app.request(method, piped_parameters)
            accounts.after(method.name)
            if method.name == SAVING and output.is_terminal and not app.as_json:
                from .screens.thread import saved_line

                click.echo(saved_line(result.value))
            elif not writes_output(method, parameters):
                with output.paged():
                    output.value(result.value, method.result)
                if result.continuation is not None:
                    _hint("More items follow: use --all or --limit.")

    return DescribedCommand(
        name,
        callback=run,
        params=[*options_of(method, is_stream), *_output_options(method, is_stream)],
        help="\n\n".join(filter(None, texts)),
        short_help=method.summary,
    )


def _output_options(method: Method, is_stream: bool) -> list[click.Parameter]:
    found: list[click.Parameter] = []
    if method.pages and not is_stream:
        found += [
            click.Option(["--all", "every"], is_flag=True, help="Write the items of all pages."),
            click.Option(
                ["--limit"], type=Integer(1), help="Write at most this many items, from as many pages as needed."
            ),
        ]
    return [
        *found,
        click.Option(["--columns"], metavar="NAMES", help="Columns of tables, such as id,floors.first_floor.content."),
        click.Option(["--json", "as_json"], is_flag=True, help="Write JSON: one line for each item of a list."),
    ]


def _requirements(method: Method) -> str:
    needs = {"community": "a community account", "campus": "a campus account", "both": "both accounts"}
    return f"Needs {needs[method.sign_in]}: see `danxi login --help`." if method.sign_in in needs else ""


def _split(columns: str | None) -> list[str] | None:
    return [name.strip() for name in columns.split(",")] if columns else None


def _write_pages(app: App, method: Method, parameters: dict[str, Any], limit: int | None, output: Output) -> None:
    schema = app.interface.resolve(method.result)
    schema = app.interface.resolve(schema["properties"][method.items]) if method.items else schema
    count = 0
    for page in app.pages(method, parameters):
        items = page.value.get(method.items, []) if method.items else page.value
        if items:
            output.items(items[: limit and limit - count], schema["items"])
        count += len(items)
        if limit is not None and count >= limit:
            return
    if not count:
        output.items([], schema["items"])


def _hint(text: str) -> None:
    """Writes a note to standard error, unless standard output is a file or a pipe."""
    if sys.stdout.isatty():
        click.echo(click.style(text, dim=True), err=True)
