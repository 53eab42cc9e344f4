"""The command and its subcommands. Modules of subcommands are imported when they are used."""

from __future__ import annotations

from importlib import import_module

import click

from .app import App
from .methods import ServiceGroup, method_command
from .suggestions import by_keyword, unknown

# The subcommands that are not methods: the module and the name of the command in it, and the summary.
DAILY = {
    "today": ("screens.today:command", "Show a day: lessons, exams, deadlines, buses, balances and messages."),
    "next": ("screens.next:command", "Write the next lesson in one line, from the cache."),
    "week": ("screens.week:command", "Show a week of the timetable as a grid."),
    "exams": ("screens.lists:exams", "Show the exams to come."),
    "grades": ("screens.lists:grades", "Show all grades by semester."),
    "todo": ("screens.lists:todo", "Show what is to be handed in."),
    "loans": ("screens.lists:loans", "Show what is borrowed from the libraries."),
    "rooms": ("screens.places:rooms", "Show when the rooms of a building are free."),
    "card": ("screens.meters:card", "Show the balance of the campus card and the payments by day."),
    "power": ("screens.meters:power", "Show the electricity left and its use by day."),
}
TOOLS = {
    "login": ("login:command", "Sign in, for this and later commands."),
    "logout": ("logout:command", "Sign out."),
    "status": ("screens.status:command", "Show who is signed in, and until when."),
    "watch": ("watch:command", "Wait for messages, grades and meter readings."),
    "calendar": ("", "Write the timetable as an iCalendar file."),
    "doctor": ("doctor:command", "Check versions, files, servers and sign-ins."),
    "serve": ("serve.command:command", "Serve a calendar, feeds, metrics and a page on this computer."),
    "rpc": ("rpc:command", "Serve all methods as JSON-RPC 2.0 to other programs."),
    "mcp": ("mcp:command", "Serve the methods to agents with the Model Context Protocol."),
    "completion": ("completion:command", "Write a script that completes the command in a shell."),
    "man": ("man:command", "Write the manual page."),
}
OWN = {**DAILY, **TOOLS}

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
            module, _, name = OWN[cmd_name][0].partition(":")
            command: click.Command = getattr(import_module(f".{module}", __package__), name)
            return command
        interface = _app(ctx).interface
        return ServiceGroup(interface.service(cmd_name)) if cmd_name in interface.service_names else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        interface, names = _app(ctx).interface, self.list_commands(ctx)
        if args[0] not in names and not args[0].startswith("-"):
            raise unknown("command", args[0], names, by_keyword(interface, args[0]))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for heading, commands in (("Every day", DAILY), ("Accounts and other programs", TOOLS)):
            with formatter.section(heading):
                formatter.write_dl([(name, summary) for name, (_, summary) in commands.items()])
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
    epilog="`danxi SERVICE --help` lists the methods of a service. `danxi bus`, `danxi canteen` and `danxi library` show what matters now.",
)
@click.option(
    "--config", metavar="FILE", help="File with the configuration in JSON. Default: ~/.config/danxi/config.json."
)
@click.option(
    "--account",
    metavar="NAME",
    help="Use the account with this name, which has its own sign-ins. Default: $DANXI_ACCOUNT.",
)
@click.option("-v", "--verbose", is_flag=True, help="Write the library's log, without secrets, to standard error.")
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Write the version."
)
@click.pass_context
def cli(ctx: click.Context, config: str | None, account: str | None, verbose: bool) -> None:
    _app(ctx).configure(config, account, verbose)
