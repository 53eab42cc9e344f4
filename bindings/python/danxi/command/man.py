"""`danxi man`: manual pages in roff."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click

from .app import App
from .cli import METHODS, OWN, cli
from .failures import STATUSES
from .methods import ServiceGroup

ENVIRONMENT = {
    "DANXI_CONFIG": "The configuration, as a JSON object, instead of the file.",
    "DANXI_EMAIL, DANXI_PASSWORD": "A community account, which is signed in when a method needs it.",
    "DANXI_CAMPUS_NUMBER, DANXI_CAMPUS_PASSWORD, DANXI_CAMPUS_TYPE": "A campus account. The type is undergraduate by default.",
    "DANXI_CAMPUS_TOTP": "The secret of the authenticator app for the campus account.",
    "DANXI_ACCOUNT": "Name of the account whose files are used, as --account.",
    "DANXI_PAGER, PAGER": "The program that shows more than a screen of output. Default: less. With cat, output is not paged.",
    "DANXI_LIBRARY": "Path of the shared library.",
    "NO_COLOR": "If it is set, nothing is colored.",
    "XDG_CONFIG_HOME, XDG_DATA_HOME": "Directories that contain the `danxi` directories of the files below. Default: ~/.config and ~/.local/share.",
}
FILES = {
    "~/.config/danxi/config.json": "The configuration: an object with the keys of danxi_session_open(), such as network and store.",
    "~/.local/share/danxi/store": "The sign-ins (mode 0600), caches, saved threads and subscriptions, unless the configuration names a store.",
    "~/.local/share/danxi/accounts.json": "The names of the accounts of the last logins. It has no passwords.",
    "~/.local/share/danxi/watch.json": "What danxi watch --exec has delivered.",
    "~/.local/share/danxi/serve": "The addresses of danxi serve, the last values of its sources, and its Unix socket (mode 0600).",
    "~/.local/share/danxi/accounts/NAME": "The same files for --account NAME.",
}


# Options of several methods, which the manual page of a service describes once, at its end.
COMMON = ("--cache", "--continue-from", "--timeout-ms", "--params", "--all", "--limit", "--columns", "--json")


@click.command("man", help="Write the manual page of the command, or of a service, for man -l.")
@click.argument("service", required=False)
@click.pass_obj
def command(app: App, service: str | None) -> None:
    if service is None:
        lines = _main_page(app)
    elif service in app.interface.service_names:
        lines = _service_page(app, service)
    else:
        raise click.UsageError(
            f"unknown service {service}. The services are: {', '.join(app.interface.service_names)}."
        )
    click.echo("\n".join(lines))


def _main_page(app: App) -> Iterator[str]:
    yield from _head(app, "danxi", cli.help or "")
    yield from (
        ".SH SYNOPSIS",
        ".B danxi",
        "[OPTIONS] COMMAND [ARGUMENTS]",
        ".br",
        ".B danxi",
        "[OPTIONS] SERVICE METHOD [ARGUMENTS]",
    )
    yield ".SH DESCRIPTION"
    yield _text(
        "Each method of a service is a command: required parameters are arguments, the others are options. On a terminal, lists are tables. "
        "Otherwise they are lines of fields separated by tabs, after a line with the names of the fields. With --json, lists are lines of JSON. "
        "danxi SERVICE METHOD --help describes a method."
    )
    with click.Context(cli, info_name="danxi", obj=app) as ctx:
        yield ".SH OPTIONS"
        yield from _records(_described(cli, ctx), indented=False)
        yield ".SH COMMANDS"
        for name in OWN:
            subcommand = cli.get_command(ctx, name)
            assert subcommand is not None
            yield from _definition(f"danxi {name}", OWN[name][1] if name in METHODS else subcommand.help or "")
            inner = click.Context(subcommand, ctx, info_name=name)
            yield from _records(_described(subcommand, inner))
            if isinstance(subcommand, click.Group) and name not in METHODS:
                yield from _subcommands(subcommand, inner)
        yield ".SH SERVICES"
        for name in app.interface.service_names:
            service = cli.get_command(ctx, name)
            yield from _definition(f"danxi {name}", (service and service.help) or "")
    for title, facts in (("ENVIRONMENT", ENVIRONMENT), ("FILES", FILES)):
        yield f".SH {title}"
        for name, text in facts.items():
            yield from _definition(name, text)
    yield ".SH EXIT STATUS"
    yield from _definition("0", "Success.")
    for status, (meaning, names) in STATUSES.items():
        yield from _definition(str(status), f"{meaning[0].upper()}{meaning[1:]} ({', '.join(names)}).")
    yield _text(
        "Ctrl-C and a closed pipe end the command by the signals SIGINT and SIGPIPE, which shells report as 130 and 141."
    )


def _subcommands(group: click.Group, ctx: click.Context) -> Iterator[str]:
    """Yields the definitions of the commands of a group such as `danxi serve`."""
    for name in group.list_commands(ctx):
        subcommand = group.get_command(ctx, name)
        assert subcommand is not None
        inner = click.Context(subcommand, ctx, info_name=name)
        usage = " ".join(subcommand.collect_usage_pieces(inner))
        yield from _definition(f"danxi {ctx.info_name} {name} {usage}", subcommand.help or "")
        yield from _records(_described(subcommand, inner))


def _service_page(app: App, name: str) -> Iterator[str]:
    service = app.interface.service(name)
    group = ServiceGroup(service)
    yield from _head(app, f"danxi-{name}", service.summary)
    yield from (".SH SYNOPSIS", f".B danxi {name}", "METHOD [ARGUMENTS]", ".SH METHODS")
    common: dict[str, str] = {}
    with click.Context(group, info_name=name, obj=app) as ctx:
        for verb in group.list_commands(ctx):
            method = group.get_command(ctx, verb)
            assert method is not None
            inner = click.Context(method, ctx, info_name=verb)
            yield f'.SS "{_escaped(" ".join([verb, *method.collect_usage_pieces(inner)]))}"'
            yield _text(method.help or "", ".PP")
            records = _described(method, inner)
            common.update(record for record in records if record[0].split()[0] in COMMON)
            yield from _records([record for record in records if record[0] not in common])
    yield ".SH COMMON OPTIONS"
    yield "Options of several methods:"
    yield from _records(list(common.items()), indented=False)
    yield from (".SH SEE ALSO", ".BR danxi (1)")


def _head(app: App, name: str, summary: str) -> Iterator[str]:
    yield f'.TH {name.upper()} 1 "" "danxi {app.interface.version}"'
    yield from (".SH NAME", f"{_escaped(name)} \\- {_escaped(summary.rstrip('.'))}")


def _described(subcommand: click.Command, ctx: click.Context) -> list[tuple[str, str]]:
    """Returns the arguments and options of a command that have a description."""
    records = (each.get_help_record(ctx) for each in subcommand.params)
    return [record for record in records if record and record[1]]


def _records(records: list[tuple[str, str]], indented: bool = True) -> Iterator[str]:
    if not records:
        return
    yield from (".RS",) if indented else ()
    for name, text in records:
        yield from _definition(name, text)
    yield from (".RE",) if indented else ()


def _definition(term: str, text: str) -> Iterator[str]:
    yield ".TP"
    yield f".B {_escaped(term)}"
    yield _text(text)


def _text(text: str, paragraph: str = ".IP") -> str:
    """Returns the paragraphs of a text in roff, separated by the macro `paragraph`."""
    paragraphs = (" ".join(each.replace("\b", "").split()) for each in text.split("\n\n"))
    return f"\n{paragraph}\n".join(_escaped(each) for each in paragraphs if each)


def _escaped(text: str) -> str:
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return re.sub(r"^([.'])", r"\\&\1", escaped, flags=re.MULTILINE)
