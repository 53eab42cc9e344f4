"""`danxi watch`: writes new messages, grades and meter readings."""

from __future__ import annotations

import click

from . import accounts
from .app import App
from .delivery import deliver
from .output import Output
from .programs import Program
from .schema import Method
from .streams import follow

EXEC = "--exec"
# For required parameters that depend on the account: the method whose value has the parameter as its field `id`.
KNOWN = {"semester_id": "course.get_current_semester"}


def _watched(app: App) -> dict[str, Method]:
    """Returns, by service, the methods that can be watched and whose required parameters are all in `KNOWN`."""
    found = (method for method in app.interface.methods() if method.watch)
    return {method.service: method for method in found if _required(method) <= set(KNOWN)}


def _required(method: Method) -> set[str]:
    return {each.name for each in method.parameters if each.required}


class WatchCommand(click.Command):
    """A command whose option `--exec` takes all arguments that follow it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.obj.program = None
        if EXEC in args:
            position = args.index(EXEC)
            ctx.obj.program, args = args[position + 1 :], args[:position]
            if not ctx.obj.program:
                raise click.UsageError(f"{EXEC} needs a program: {EXEC} PROGRAM ARGS…")
        return super().parse_args(ctx, args)


@click.command(
    "watch",
    cls=WatchCommand,
    options_metavar="[OPTIONS]",
    help="Write new items until Ctrl-C, one line for each: the method and the item's fields.\n\n"
    "SERVICES are names such as forum (messages), score and electricity. Without names, all services are watched whose account is signed in. "
    "Other commands watch a single object, such as `danxi forum watch-hole`.\n\n"
    "--exec PROGRAM ARGS…, which must be last, runs a program for each new item instead, without a shell and one at a time. The item is JSON on its standard input, "
    "and the environment has DANXI_METHOD and the short fields, such as DANXI_ITEM_GRADE. An item counts as delivered when the program ends with status 0. "
    "After three failures the command ends with status 1, and the next one begins with this item.",
)
@click.argument("services", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Write JSON: an object with `method` and `item` for each line.")
@click.pass_obj
def command(app: App, services: tuple[str, ...], as_json: bool) -> None:
    app.as_json = as_json
    available = _watched(app)
    if unknown := set(services) - set(available):
        raise click.UsageError(
            f"{', '.join(sorted(unknown))} cannot be watched. Use one or more of these services: {', '.join(available)}."
        )
    signed_in = {kind for kind in accounts.KINDS if app.sign_in(kind)}
    chosen = [
        method
        for service, method in available.items()
        if service in services or not services and method.sign_in in signed_in
    ]
    if not chosen:
        raise click.UsageError("no account is signed in. Sign in with `danxi login`.")
    watched = [(method, {name: app.call(KNOWN[name])["id"] for name in _required(method)}) for method in chosen]
    click.echo(f"Watching {', '.join(method.name for method in chosen)}.", err=True)
    if app.program:
        deliver(app, watched, Program(app.program, app.interface))
    follow(app, watched, Output(app.interface, as_json), named=True)
