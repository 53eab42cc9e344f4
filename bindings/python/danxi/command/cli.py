"""The command and its subcommands. Modules of subcommands are imported when they are used."""

from __future__ import annotations

from importlib import import_module

import click

from .app import App
from .methods import ServiceGroup, method_command

# The summaries of the subcommands that are not services. Each one that is not in METHODS is `command` in the module with its name.
OWN = {
    "login": "Sign in, for this and later commands.",
    "logout": "Sign out.",
    "today": "Show a day: lessons, exams, deadlines, buses, balances and messages.",
    "watch": "Wait for messages, grades and meter readings.",
    "calendar": "Write the timetable as an iCalendar file.",
    "doctor": "Check versions, files, servers and sign-ins.",
    "rpc": "Serve all methods as JSON-RPC 2.0 on standard input and output.",
    "mcp": "Serve the methods to agents with the Model Context Protocol.",
    "completion": "Write a script that completes the command in a shell.",
    "man": "Write the manual page.",
}


# Subcommands that call a method under a shorter name.
METHODS = {"calendar": "course.calendar"}


class Root(click.Group):
    """The command `danxi`, which lists its own subcommands before the services."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*OWN, *_app(ctx).interface.service_names]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in METHODS:
            return method_command(cmd_name, _app(ctx).interface.method(METHODS[cmd_name]))
        if cmd_name in OWN:
            command: click.Command = import_module(f".{cmd_name}", __package__).command
            return command
        interface = _app(ctx).interface
        return ServiceGroup(interface.service(cmd_name)) if cmd_name in interface.service_names else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(OWN.items()))
        interface = _app(ctx).interface
        with formatter.section("Services, each with its methods as commands"):
            formatter.write_dl([(name, interface.service(name).summary) for name in interface.service_names])


def _app(ctx: click.Context) -> App:
    app: App = ctx.find_root().obj
    return app


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        import danxi

        click.echo(f"danxi {danxi.library_version()}")
        ctx.exit()


@click.command(
    cls=Root,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "auto_envvar_prefix": None},
    help="The campus services of Fudan University and the DanXi community.",
    epilog="`danxi SERVICE --help` lists the methods of a service.",
)
@click.option(
    "--config", metavar="FILE", help="File with the configuration in JSON. Default: ~/.config/danxi/config.json."
)
@click.option("-v", "--verbose", is_flag=True, help="Write the library's log, without secrets, to standard error.")
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Write the version."
)
@click.pass_context
def cli(ctx: click.Context, config: str | None, verbose: bool) -> None:
    _app(ctx).configure(config, verbose)
